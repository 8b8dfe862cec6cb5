"""The boards of the ledger (FS-GAP-1): every row, and the properties that were promised."""

from collections import Counter
from random import Random

import pytest

from spellhall.engine import answer, begin, next_seat, options
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import (
    BOARDS,
    COMMON,
    HUB,
    OPEN,
    RICH_ONLY,
    SCROLL_BOX,
    SEAL,
    START,
    TYPED,
)
from spellhall.games.five_seals.box.seals import EMPTY, ON_BOARD, SEAL_STRENGTH
from spellhall.games.five_seals.choices import BREAK, GIVE_UP, USE, node_at
from spellhall.games.five_seals.frames import TakeTurn
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.scoring import score
from spellhall.games.five_seals.rules.turn import turn_options
from spellhall.games.five_seals.show.catalogue import board_view
from spellhall.games.five_seals.show.scene import scene
from spellhall.games.five_seals.state.state import Seals
from spellhall.testing import Table, rule
from tests.games.five_seals.slow import graph, printed
from tests.games.five_seals.tables import breaks, dungeon, state

KINDS = {OPEN: "open", START: "start", SEAL: "seal", SCROLL_BOX: "scroll"}
ROWS = {(row.table, row.local): row for row in printed()}
OURS = {("B", place.local): place for place in COMMON}
OURS |= {(f"B{kind}", place.local): place for kind in TYPED for place in TYPED[kind]}
OURS |= {(f"R{kind}", place.local): place for kind in RICH_ONLY for place in RICH_ONLY[kind]}


@pytest.mark.parametrize(
    ("table", "local"),
    [
        pytest.param("B", "P", marks=rule("FS-B-P")),
        pytest.param("B", "G1", marks=rule("FS-B-G1")),
        pytest.param("B", "G2", marks=rule("FS-B-G2")),
        pytest.param("B", "I", marks=rule("FS-B-I")),
        pytest.param("B", "A", marks=rule("FS-B-A")),
        pytest.param("B", "X1", marks=rule("FS-B-X1")),
        pytest.param("B", "D1", marks=rule("FS-B-D1")),
        pytest.param("B", "M", marks=rule("FS-B-M")),
        pytest.param("B", "B", marks=rule("FS-B-B")),
        pytest.param("B", "E", marks=rule("FS-B-E")),
        pytest.param("B", "X2", marks=rule("FS-B-X2")),
        pytest.param("B", "O", marks=rule("FS-B-O")),
        pytest.param("B", "H", marks=rule("FS-B-H")),
        pytest.param("B", "V1", marks=rule("FS-B-V1")),
        pytest.param("B1", "D2", marks=rule("FS-B1-D2")),
        pytest.param("B1", "F1", marks=rule("FS-B1-F1")),
        pytest.param("B1", "F2", marks=rule("FS-B1-F2")),
        pytest.param("B1", "X3", marks=rule("FS-B1-X3")),
        pytest.param("B1", "K1", marks=rule("FS-B1-K1")),
        pytest.param("B2", "T", marks=rule("FS-B2-T")),
        pytest.param("B2", "F1", marks=rule("FS-B2-F1")),
        pytest.param("B2", "F2", marks=rule("FS-B2-F2")),
        pytest.param("B2", "X3", marks=rule("FS-B2-X3")),
        pytest.param("B2", "K1", marks=rule("FS-B2-K1")),
        pytest.param("B3", "D2", marks=rule("FS-B3-D2")),
        pytest.param("B3", "F1", marks=rule("FS-B3-F1")),
        pytest.param("B3", "X3", marks=rule("FS-B3-X3")),
        pytest.param("B3", "K1", marks=rule("FS-B3-K1")),
        pytest.param("R1", "G3", marks=rule("FS-R1-G3")),
        pytest.param("R1", "Y1", marks=rule("FS-R1-Y1")),
        pytest.param("R1", "B2", marks=rule("FS-R1-B2")),
        pytest.param("R1", "Y2", marks=rule("FS-R1-Y2")),
        pytest.param("R1", "E2", marks=rule("FS-R1-E2")),
        pytest.param("R1", "K2", marks=rule("FS-R1-K2")),
        pytest.param("R1", "V2", marks=rule("FS-R1-V2")),
        pytest.param("R2", "G3", marks=rule("FS-R2-G3")),
        pytest.param("R2", "A2", marks=rule("FS-R2-A2")),
        pytest.param("R2", "Y2", marks=rule("FS-R2-Y2")),
        pytest.param("R2", "H2", marks=rule("FS-R2-H2")),
        pytest.param("R2", "K2", marks=rule("FS-R2-K2")),
        pytest.param("R2", "V2", marks=rule("FS-R2-V2")),
        pytest.param("R3", "G3", marks=rule("FS-R3-G3")),
        pytest.param("R3", "Y1", marks=rule("FS-R3-Y1")),
        pytest.param("R3", "B2", marks=rule("FS-R3-B2")),
        pytest.param("R3", "F2", marks=rule("FS-R3-F2")),
        pytest.param("R3", "Y2", marks=rule("FS-R3-Y2")),
        pytest.param("R3", "H2", marks=rule("FS-R3-H2")),
    ],
)
def test_every_row_agrees_with_the_ledger(table: str, local: str) -> None:
    row, place = ROWS[table, local], OURS[table, local]
    assert KINDS[place.kind] == row.kind
    assert place.strength == row.strength
    assert place.edges.split() == row.edges


def test_there_are_no_other_rows() -> None:
    assert ROWS.keys() == OURS.keys()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_graph_is_that_of_the_ledger(players: int) -> None:
    board, expected = BOARDS[players], graph(players)
    assert board.names == list(expected.kinds)
    edges = {frozenset((board.names[a], board.names[b])) for a, b in board.edges}
    assert edges == expected.edges
    assert board.names[HUB] == "C"


@pytest.mark.parametrize(
    ("players", "nodes", "edges", "circles", "boxes", "seals", "to_take"),
    [
        pytest.param(2, 113, 146, "18/14/8/12/6", "6/6/6/6/6", 12, 3, marks=rule("FS-BT-2")),
        pytest.param(3, 127, 162, "22/14/10/14/6", "6/8/8/6/8", 14, 5, marks=rule("FS-BT-3")),
        pytest.param(4, 139, 176, "24/14/10/16/8", "8/8/8/8/10", 16, 6, marks=rule("FS-BT-4")),
        pytest.param(5, 151, 192, "26/16/12/16/10", "8/10/8/10/10", 18, 6, marks=rule("FS-BT-5")),
    ],
)
def test_the_promised_numbers(
    players: int, nodes: int, edges: int, circles: str, boxes: str, seals: int, to_take: int
) -> None:
    board = BOARDS[players]
    assert (board.size, len(board.edges)) == (nodes, edges)
    for places, text in ((board.circles, circles), (board.scroll_boxes, boxes)):
        counts = Counter(board.strengths[node] for node in places)
        assert "/".join(str(counts[strength]) for strength in range(2, 7)) == text
    table = Table.new("five_seals", players)
    for seat in range(players):
        assert len(reach(state(table), seat).targets) == seals
    shown = scene(state(table))
    assert shown.sixes_placed - shown.ends_below + 1 == to_take


@rule("FS-BT-6", "FS-AMB-3", "FS-AMB-4", "FS-REACH-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seals_have_two_neighbours_and_scrolls_are_dead_ends(players: int) -> None:
    board = BOARDS[players]
    assert board.kinds.count(OPEN) == 19
    assert len(board.starts) == 6
    assert all(board.neighbours[node] == [HUB] for node in board.starts)
    assert all(len(board.neighbours[node]) == 2 for node in board.circles)
    assert all(len(board.neighbours[node]) == 1 for node in board.scroll_boxes)
    found = [HUB]
    for node in found:
        found += [n for n in board.neighbours[node] if n not in found]
    assert len(found) == board.size


def fewest_tokens(players: int, node: str) -> int:
    """Circles on the way from the hub to a box, as few as possible."""
    board = BOARDS[players]
    best = {HUB: 0}
    queue = [HUB]
    for here in queue:
        for there in board.neighbours[here]:
            cost = best[here] + (board.kinds[there] == SEAL)
            if cost < best.get(there, 99):
                best[there] = cost
                queue.append(there)
    return best[board.node(node)]


@rule("FS-BT-7")
def test_how_many_tokens_stand_before_each_box() -> None:
    board = BOARDS[5]
    for node in board.scroll_boxes:
        name, local = board.names[node], board.locals[node]
        by_stair = board.segments[node] in (2, 5)
        if local in ("A", "A2"):
            expected = 1
        elif local in ("B", "B2", "E"):
            expected = 2
        elif local == "E2":
            expected = 3
        elif local == "H":
            expected = 2 if by_stair else 3
        elif local == "H2":
            expected = 3 if by_stair else 4
        else:
            expected = 3 if by_stair else 4
        assert fewest_tokens(5, name) == expected, name


@rule("FS-BT-8", "FS-ROUND-8", "FS-BREAK-9")
def test_a_mage_on_the_vault_gate_shuts_the_vault() -> None:
    vault = {"1.V1": "synergy-fire"}
    dice = {"dice": ["fire6"]}
    assert breaks(dungeon(dice, seals=vault)) == ["1.V1"]
    assert breaks(dungeon(dice, {"at": "1.K1"}, seals=vault)) == []
    assert breaks(dungeon(dice, {"familiar": "1.K1"}, seals=vault)) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_drawn_apart(players: int) -> None:
    board = board_view(players)
    things = [node for node in board.nodes if node.kind in ("seal", "box")]
    for i, a in enumerate(things):
        for b in things[:i]:
            assert abs(complex(a.x - b.x, a.y - b.y)) > 33, (a.node, b.node)
    assert all(abs(complex(n.x - 500, n.y - 500)) < 490 for n in board.nodes)
    at = {node.node: node for node in board.nodes}
    for passage in board.passages:
        kinds = [at[end].kind for end in passage.ends]
        assert bool(passage.points) == ("start" not in kinds)
        for end, kind, x, y in zip(
            passage.ends,
            kinds,
            passage.points[0::2][:: max(1, len(passage.points) // 2 - 1)],
            passage.points[1::2][:: max(1, len(passage.points) // 2 - 1)],
            strict=False,
        ):
            if kind == "seal":
                assert (at[end].x, at[end].y) == (x, y)


@rule("FS-BT-9")
def test_play_without_spells_reaches_the_end_in_the_promised_time() -> None:
    """Greedy play without spells: the strongest scroll in reach, else the strongest token."""
    rounds = points = 0
    games = 12
    for seed in range(games):
        rng = Random(seed)
        s = begin(GAME, 3, seed).state
        assert isinstance(s, Seals)
        while (seat := next_seat(s)) >= 0:
            frame = s.stack[-1]
            codes = options(GAME.rules, s, seat)
            if isinstance(frame, TakeTurn):
                codes = [code for code in turn_options(s, frame) if not USE.has(code)]
                if codes != [GIVE_UP.bare]:
                    seals = {code: s.seals[node_at(s, BREAK.first[code])] for code in codes}
                    best = max(seal >= ON_BOARD for seal in seals.values())
                    codes = [c for c in codes if (seals[c] >= ON_BOARD) == best]
                    most = max(SEAL_STRENGTH[seals[code]] for code in codes)
                    codes = [c for c in codes if SEAL_STRENGTH[seals[c]] == most]
            answer(GAME.rules, s, seat, rng.choice(codes))
        rounds += s.round.number
        points += sum(score(one) for one in s.players)
    assert 8 <= rounds / games <= 16
    assert 33 <= points / games / 3 <= 53


def test_an_emptied_board_has_no_targets() -> None:
    table = Table.new("five_seals", 2)
    s = state(table)
    s.seals = [EMPTY] * len(s.seals)
    assert reach(s, 0).targets == []

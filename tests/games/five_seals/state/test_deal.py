"""The deal, once more by the ledger's words (FS-B-DEAL), and the places of a result."""

from collections.abc import Iterator
from typing import Any

import pytest

from spellhall.engine import Result, begin
from spellhall.engine.machine.chance import below, shuffle
from spellhall.engine.machine.state import Chance, State
from spellhall.engine.match import key_of
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.seals import ON_BOARD
from spellhall.games.five_seals.box.words import SCROLL_WORDS, die_word
from spellhall.games.five_seals.state.state import AT_HAND, Seals
from spellhall.testing import Table, rule
from tests.games.five_seals.slow import graph
from tests.games.five_seals.slow_spells import COLOURS, strengths
from tests.games.five_seals.tables import VAULTS, dungeon

ELEMENTS = (*COLOURS, "mind")
SPELLS = {  # of each circle, from strength 2 to 6
    "basic": "change renewal strengthening growth synergy",
    "I": "change renewal strengthening growth synergy",
    "II": "swap exchange absorption disintegration rearrangement",
    "III": "deception alteration transfer theft exploitation",
    "IV": "dispatch leap teleportation guardian speed",
}


def dealt(players: int, circle: str, s: State) -> Iterator[tuple[str, str]]:
    """For each strength all tokens are shuffled, then all scrolls, and laid by segments."""
    board = graph(players)
    for strength in range(2, 7):
        copies = 10 if strength == 2 else 5
        tokens = [f"{colour}{strength}" for colour in COLOURS for _ in range(copies)]
        shuffle(s, tokens)
        for node, kind in board.kinds.items():
            if kind == "seal" and board.strengths[node] == strength:
                yield node, tokens.pop()
        words = [SPELLS[which].split()[strength - 2] for which in ("basic", circle)]
        again = "#2" if circle == "I" else ""
        scrolls = [f"{words[0]}-{element}" for element in ELEMENTS]
        scrolls += [f"{words[1]}-{element}{again}" for element in ELEMENTS]
        shuffle(s, scrolls)
        for node, kind in board.kinds.items():
            if kind == "scroll" and board.strengths[node] == strength:
                yield node, scrolls.pop()


@rule("FS-B-DEAL", "FS-SETUP-3", "FS-SETUP-4", "FS-SETUP-6", "FS-SETUP-11")
@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_is_that_of_the_ledger(players: int, circle: str) -> None:
    found = begin(GAME, players, 11, {"circle": circle}).state
    assert isinstance(found, Seals)
    source = State([], [], Chance(key_of(11), 0, []), 0)
    expected = dict(dealt(players, circle, source))
    names = list(graph(players).kinds)
    shown = {
        names[node]: SCROLL_WORDS[seal - ON_BOARD] if seal >= ON_BOARD else die_word(seal)
        for node, seal in enumerate(found.seals)
        if seal >= 0
    }
    assert shown == expected
    assert found.first == found.active == below(source, players)
    assert (found.round.number, found.round.broken, found.quiet, found.round.finished) == (
        0,
        0,
        0,
        [],
    )
    assert (found.using, found.aside, found.supply) == ([], [], [players + 1] * 4)
    assert [(one.owed, one.coming, one.stored) for one in found.players] == [
        (0, [0] * 4, []) for _ in range(players)
    ]
    guardians = [node == AT_HAND for node in found.guardians]
    assert guardians == [f"guardian-{element}" in expected.values() for element in ELEMENTS]


@rule("FS-SETUP-4")
def test_a_circle_at_random_is_drawn_before_the_deal() -> None:
    for seed in range(6):
        source = State([], [], Chance(key_of(seed), 0, []), 0)
        found = begin(GAME, 2, seed, {"circle": "random"}).state
        assert isinstance(found, Seals)
        assert found.circle == 1 + below(source, 4)


def test_the_spells_of_the_circles_have_their_strengths() -> None:
    for words in SPELLS.values():
        assert [strengths()[word] for word in words.split()] == [2, 3, 4, 5, 6]


# -- Places --------------------------------------------------------------------------------------


def ended(*scrolls: str, **rest: Any) -> Result:
    """The result of players with these scrolls; alice gives up and ends the game."""
    done = {"familiar": "binding", "dice": []}
    seats = [done | {"scrolls": words.split()} for words in scrolls]
    seats[0] = {"dice": ["fire1"], "scrolls": scrolls[0].split()}
    found = dungeon(*seats, **rest).play("alice: give up").match.result
    assert found is not None
    return found


@rule("FS-SCORE-1", "FS-SCORE-3")
def test_places_are_those_of_the_scores() -> None:
    found = ended("change-fire", "growth-air", "growth-fire", "")
    assert [place.score for place in found.places] == [3, 6, 6, 1]
    assert [place.place for place in found.places] == [3, 1, 1, 4]
    assert [place.won for place in found.places] == [False, True, True, False]
    assert found.text == "bob and cara share the victory with 6 points."
    assert found.ending == "few_scrolls"
    alone = ended("change-fire", "growth-air", "synergy-fire")
    assert alone.text == "cara wins with 8 points."
    assert [place.place for place in alone.places] == [3, 2, 1]
    assert [place.note for place in alone.places] == [
        "2 scrolls, 0 of strength 6",
        "2 scrolls, 0 of strength 6",
        "2 scrolls, 1 of strength 6",
    ]
    assert [part.points for part in alone.places[2].parts] == [7, 1]


@rule("FS-VAR-1")
def test_the_tie_break_looks_at_sixes_then_at_the_number_of_scrolls() -> None:
    six, two = "synergy-fire", "change-fire growth-water"
    found = ended(two, six, tie_break=True)
    assert [place.place for place in found.places] == [2, 1]
    assert found.text == "bob wins with 8 points and more scrolls of strength 6."
    more = ended("strengthening-fire", "change-fire change-water", tie_break=True)
    assert [place.place for place in more.places] == [2, 1]
    same = ended("growth-fire", "growth-water", "change-air", tie_break=True)
    assert [place.place for place in same.places] == [1, 1, 3]
    assert same.text == "alice and bob share the victory with 6 points, level in scrolls too."
    clear = ended("growth-fire", "change-water", tie_break=True)
    assert clear.text == "alice wins with 6 points."
    level = ended(two, six)
    assert level.winners == (0, 1)


@rule("FS-END-4")
def test_a_stalemate_is_named_in_the_result() -> None:
    done = {"familiar": "binding", "dice": [], "coming": ["air"] * 3, "scrolls": ["change-air"]}
    table: Table = dungeon({"dice": ["fire1"]}, done, seals=VAULTS, quiet=2)
    found = table.play("alice: give up").match.result
    assert found is not None
    assert (found.ending, found.text) == ("stalemate", "bob wins with 3 points after a stalemate.")

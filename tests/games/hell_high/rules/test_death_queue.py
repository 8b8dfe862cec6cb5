"""Who dies in which order, who gets what, when it ends: the rules against a slow statement."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spellhall.bots.playout import play_randomly
from spellhall.engine import begin
from spellhall.engine.machine.stack import settle
from spellhall.games.hell_high.rules.games import starting_order
from spellhall.games.hell_high.state.state import NOBODY, Brawl
from spellhall.testing import rule
from tests.games.hell_high.slow_deaths import Deaths, Wizard
from tests.games.hell_high.tables import GAME, Seat, blow, frame, words

NOW = ["cold-spot", "ghostly-gossip", "underdog-boost", "seance-club"]
LATER = words(range(134, 150))
TREASURES = ["class-ring", "spite-keychain", "spiked-backpack", "megaphone"]
REACTIONS = [  # a Reaction and two more cards of its glyph
    ("trudy-trinkets", "trust-funded", "pain-locker"),
    ("raven-dirges", "roll-ritual", "final-cramming"),
    ("volt-zapperlys", "bunsen-burning", "fire-drill"),
    ("dee-jarvoos", "rumor-milled", "hallway-shoulder-check"),
    ("mossy-oakess", "pep-rallied", "nurses-office"),
]


def a_table(rng: Random) -> tuple[Brawl, Deaths, dict[str, Any]]:
    """Wizards near death, the same table for the slow statement, and the blow that comes."""
    seats = rng.randint(2, 6)
    ranks = rng.sample(range(1, 9), seats)
    owners = {treasure: rng.randrange(seats) for treasure in TREASURES if rng.random() < 0.7}
    source = rng.randrange(seats)
    active = rng.choice([None, source, rng.randrange(seats)])
    players: list[Seat] = []
    wizards: list[Wizard] = []
    for seat in range(seats):
        hp = rng.choice([1, 1, 2, 2, 3, 4, 5, 7, 25])
        mine = [treasure for treasure, owner in owners.items() if owner == seat]
        glyphs = rng.choice([0, 0, 1, 2, 3]) if seat < len(REACTIONS) else 0
        spell = list(REACTIONS[seat][:glyphs]) if glyphs else []
        players.append({"hp": hp, "rank": ranks[seat], "treasures": mine, "spell": spell})
        wizards.append(Wizard(hp, ranks[seat], set(mine), glyphs))
    deck = rng.sample(NOW + LATER[:4], 8) + LATER[4:]
    targets = rng.sample(range(seats), rng.randint(1, seats))
    amount = rng.randint(1, 4)
    s: Any = GAME.position({"players": players, "dead_deck": deck, "game": 3 if seats < 5 else 2})
    s.turn.seat = NOBODY if active is None else active
    s.stack = []
    s.round.acted = tuple(range(seats))  # so that a round ends after the blow
    return (
        s,
        Deaths(wizards, active, deck.copy()),
        {"source": source, "targets": tuple(targets), "amount": amount},
    )


def push(s: Brawl, pending: dict[str, Any]) -> None:
    s.stack.append(GAME.codec.from_builtins(pending))
    settle(GAME.rules, s)
    GAME.invariants(s)


def outcome(s: Brawl, seat: int) -> tuple[int, int, int, int, list[str], list[str]]:
    one = s.players[seat]
    return (one.hp, one.rank, one.kills, one.lws, sorted(words(one.treasures)), words(one.held))


@rule(
    "HH-DEATH-1",
    "HH-DEATH-2",
    "HH-DEATH-3",
    "HH-DEATH-4",
    "HH-KILL-1",
    "HH-KILL-2",
    "HH-KILL-3",
    "HH-KILL-4",
    "HH-KILL-5",
    "HH-REACT-5",
    "HH-REACT-9",
    "HH-AMB-24",
    "HH-AMB-37",
    "HH-AMB-38",
    "HH-AMB-39",
    "HH-END-1",
    "HH-END-2",
    "HH-END-7",
)
@pytest.mark.parametrize("seed", range(4))
def test_deaths_go_as_in_the_slow_statement_of_the_ledger(seed: int) -> None:
    rng = Random(f"deaths {seed}")
    met: Counter[str] = Counter()
    for number in range(400):
        s, model, hit = a_table(rng)
        push(s, blow(**hit))
        model.instance(hit["source"], set(hit["targets"]), hit["amount"])
        case = (number, hit, model)
        assert s.game.queue == (), case
        assert s.game.dying == NOBODY, case
        assert s.game.dead == model.dead, case
        assert s.game.last_standing == (NOBODY if model.lws is None else model.lws), case
        for seat, wizard in enumerate(model.wizards):
            expected = (
                wizard.hp,
                wizard.rank,
                wizard.kills,
                wizard.lws,
                sorted(wizard.treasures),
                model.held.get(seat, []),
            )
            assert outcome(s, seat) == expected, (seat, case)
        if model.lws is not None:
            lowest = 9 - len(s.players)
            order = starting_order(s)
            assert {seat: lowest + i for i, seat in enumerate(order)} == model.next_ranks(), case
        s.watched = True
        push(s, frame("NextTurn"))
        told = [event.kind for event in s.events]
        assert told[0] == ("round" if model.lws is None else "game_over"), case
        met["several"] += len(model.dead) > 1
        met["last"] += model.lws is not None
        met["last one died"] += model.lws in model.dead
        met["nobody"] += not model.dead
        met["killed by the dead"] += any(model.wizards[seat].kills for seat in model.dead)
    assert min(met[name] for name in met) > 15, met
    assert len(met) == 5


def facts(seed: int) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """All that is told in one random match."""
    match = begin(GAME, 2 + seed % 5, f"queue {seed}")
    s: Any = match.state
    rng = Random(seed)
    while True:
        for event in s.events:
            yield event.kind, event.args
        s.events.clear()
        if match.is_over:
            return
        play_randomly(GAME.rules, s, rng, 1)


@rule("HH-DEATH-1", "HH-DEATH-2", "HH-DEATH-5", "HH-END-1", "HH-END-5", "HH-ROUND-8", "HH-COMP-18")
def test_in_whole_matches_every_death_is_finished_before_the_next_and_the_last_ends_it() -> None:
    deaths = games = 0
    for seed in range(20):
        seats = 2 + seed % 5
        queue: list[tuple[int, int]] = []
        instance: list[tuple[int, int, int]] = []
        dying: int | None = None
        fallen: list[int] = []
        last: int | None = None
        for kind, args in facts(seed):
            if kind not in ("damage", "stopped", "spend"):
                instance = []
            if kind == "damage":
                target, source, _, _, after, card, _ = args
                if instance and (instance[0][1:] != (source, card) or instance[-1][0] == target):
                    instance = []
                if instance:  # clockwise from the left of the source, the source last
                    assert place(instance[-1][0], source, seats) < place(target, source, seats)
                instance.append((target, source, card))
                if after == 0:
                    queue.append((target, source))
            elif kind == "death":
                victim, killer = args
                assert dying is None
                expected, source = queue.pop(0)
                assert victim == expected
                assert killer == (NOBODY if source == victim else source)
                dying = victim
                deaths += 1
            elif kind == "buried":
                assert dying is not None
                assert args == (dying,)
                fallen.append(dying)
                assert len(set(fallen)) == len(fallen)
            elif kind == "last_standing":
                assert last is None
                (last,) = args
                assert set(fallen) | {last} == set(range(seats))
            elif kind in ("hold", "dead_card") and args[0] == dying:
                dying = (
                    None  # its effect, if any, belongs to this death, but the queue waits for it
                )
            elif kind in ("turn", "resolve", "round"):
                assert last is None
                assert queue == []
            elif kind == "game_over":
                assert queue == []
                assert args[1] == last
                games += 1
                fallen, last, dying = [], None, None
    assert deaths > 120
    assert games > 40


def place(seat: int, source: int, seats: int) -> int:
    """How far a seat is from the left of the source; the source itself is the farthest."""
    return (seat - source - 1) % seats

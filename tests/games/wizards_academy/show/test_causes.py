"""Each question says what asks it, and where."""

from collections.abc import Iterator
from random import Random

from spellhall import Match, new
from spellhall.engine.match import Asked
from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTERS
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.box.spells import SPELL_WORDS
from spellhall.games.wizards_academy.box.texts import DISASTER
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PICKS
from spellhall.games.wizards_academy.frames.threats import Spreading
from spellhall.games.wizards_academy.show.names import disaster_name, kind_name, the_room
from spellhall.games.wizards_academy.show.sentences import lose_mana
from spellhall.games.wizards_academy.state.state import NONE

SCENARIOS = ("basic", "demon-binding", "pest-control", "night-school")


def question_of(match: Match, seat: int) -> Asked:
    """What a seat that must answer is asked."""
    question = match.asked(seat)
    assert question is not None
    return question


def asked(seeds: int, kind: str = "") -> Iterator[tuple[Match, int]]:
    """Questions of random games, each before it is answered."""
    for seed in range(seeds):
        options = {"scenario": SCENARIOS[seed % len(SCENARIOS)]}
        match = new("wizards_academy", players=2, seed=seed, options=options)
        rng = Random(seed)
        while match.awaited():
            seat = match.awaited()[0]
            if question_of(match, seat).kind in ([kind] if kind else PICKS):
                yield match, seat
            match.play(rng.choice(match.options(seat)), seat)


def test_a_fire_that_spreads_is_named_with_its_room() -> None:
    found = 0
    for match, seat in asked(8, "pick_room"):
        below = match.state.stack[-2]
        if isinstance(below, Spreading):
            found += 1
            why = question_of(match, seat).why
            assert kind_name(below.kind) in why.lower()
            assert the_room(below.rooms[0]) in why
    assert found > 0


def test_a_disaster_that_asks_is_named() -> None:
    found = set()
    for match, seat in asked(12):
        below = next((f for f in reversed(match.state.stack) if isinstance(f, Perform)), None)
        question = question_of(match, seat)
        if below is None or below.text != DISASTER or not question.of[0].startswith("disaster:"):
            continue
        played = int(question.of[0].removeprefix("disaster:"))
        assert DESIGN_OF[played] == below.card
        assert disaster_name(played) in question.why
        found.add(below.card)
    assert any(DESIGN_OF[design] != design for design in found), "a design after one with copies"


def test_mana_that_is_lost_to_a_text_names_it() -> None:
    drain = [design.word for design in DISASTERS].index("mana-drain")
    told = [
        lose_mana(1, "spell", 6, NONE, SPELL_WORDS.index("mana-leak")),
        lose_mana(1, "disaster", 5, NONE, drain),
        lose_mana(2, "resort", 3, CRYSTAL, 3),
        lose_mana(1, "fire", 2, CRYSTAL, NONE),
    ]
    assert [sentence.text for sentence in told] == [
        "1 mana lost to the spell Mana Leak; 6 left.",
        "1 mana lost to the disaster Mana Drain; 5 left.",
        "2 mana lost to a last resort at the Mana Crystal; 3 left.",
        "1 mana lost to fire at the Mana Crystal; 2 left.",
    ]


def test_every_pick_says_what_asks_it() -> None:
    silent = {
        (question_of(match, seat).kind, question_of(match, seat).prompt)
        for match, seat in asked(8)
        if not question_of(match, seat).why
    }
    assert silent == set()

"""Whatever happens is told, once, with its numbers."""

from collections import Counter
from random import Random
from typing import Any

from spellhall.bots.playout import play_randomly
from spellhall.engine import begin
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import DEAD, GAME, Seat, blow, casting, frame, school


def reborn(*cards: str, **me: Any) -> Table:
    """Alice survived and begins the next game with these cards."""
    alice = {"held": list(cards), "fresh": len(cards), **me}
    return school(alice, DEAD, DEAD, dead=[1, 2], lws=0, stack=[frame("EndGame")])


def lines(table: Table, *parts: str) -> list[str]:
    return [line for line in table.log() if any(part in line for part in parts)]


def test_random_play_tells_of_every_kind_of_event() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(30):
        match = begin(GAME, 2 + seed % 5, f"told {seed}")
        rng = Random(seed)
        while True:
            kinds.update(event.kind for event in match.state.events)
            match.state.events.clear()
            if match.is_over:
                break
            play_randomly(GAME.rules, match.state, rng, 1)
    assert set(GAME.wording.sentences) - set(kinds) == {"round_limit"}  # no game lasts so long


@rule("HH-DW-11", "HH-DW-19", "HH-DW-20", "HH-DEAD-4")
def test_cards_of_the_next_game_tell_what_they_did() -> None:
    table = reborn("summer-vacation")
    assert lines(table, "alice") == [
        "Game 2 begins. From the top: alice, cara, bob.",
        "alice reveals Dead Wizard cards: Summer Vacation.",
        "alice's Summer Vacation takes effect.",
        "alice has 25 HP now (Summer Vacation).",
        "alice draws 8 cards.",
        "alice draws 1 card (Class President).",
    ]
    guide = reborn("spirit-guide").play("alice: glyph dark")
    assert lines(guide, "Spirit Guide") == ["alice's Spirit Guide counts as a card of Dark."]
    for grudge, against in (
        (reborn("grudge", killer=2), "cara"),
        (reborn("grudge").play("alice: grudge 2"), "bob"),
    ):
        assert lines(grudge, "grudge") == [
            f"alice bears a grudge against {against}: 1 more damage."
        ]


@rule("HH-RAND-1", "HH-RAND-7", "HH-WILD-1")
def test_searches_shuffles_and_random_foes_tell_what_came() -> None:
    table = casting("wild-magic quality", main=["mossy-oakess", "pep-rallied"])
    assert lines(table, "Main Deck", "joins") == [
        "Wild Magic searches the Main Deck: Mossy Oakes's discarded; Pep-Rallied.",
        "Pep-Rallied joins alice's Spell (Wild Magic).",
    ]
    foe = casting("vinny-ventrilos", {"rank": 8}, {"rank": 7}, me={"rank": 1}, dice=[6, 2])
    assert lines(foe, "A die") == ["A die picks the foe (Vinny Ventrilo's): 2, cara."]
    die = casting("mona-mirages", {"rank": 8}, me={"rank": 1}, dice=[4, 1])
    assert lines(die, "rolls") == ["alice rolls 4 for Mona Mirage's."]
    ritual = casting("roll-ritual", {"rank": 2}, {"rank": 3}, me={"rank": 1}, dice=[2, 5, 1])
    assert lines(ritual, "rolls") == [
        "bob rolls 2 for Roll-Ritual.",
        "cara rolls 5 for Roll-Ritual.",
        "alice rolls 1 for Roll-Ritual.",
    ]


@rule("HH-NOTE-4", "HH-T-22", "HH-T-1", "HH-T-10")
def test_treasures_that_are_used_tell_it() -> None:
    bob: Seat = {"spell": ["mossy-oakess"], "treasures": ["skate-or-fate"]}
    table = school({"spell": ["coach-gronks", "pep-rallied"]}, bob).play("bob: hurry 1")
    assert table.log()[0] == "bob discards Skate or Fate: alice's Spell acts next."
    slip = casting("mossy-oakess", {}, {}, me={"treasures": ["detention-slip"]})
    slip.play("alice: use detention-slip 3")
    assert slip.log()[0] == "alice discards Detention Slip against cara."
    hall = casting("volt-zapperlys", {"treasures": ["hall-pass"]}).play("bob: use hall-pass")
    assert lines(hall, "Hall Pass") == [
        "bob uses Hall Pass.",
        "bob's Hall Pass stops 1 damage from alice.",
    ]
    me: Seat = {"treasures": ["lucky-cherry"]}
    cherry = casting("dodgeball-stampede", {"rank": 7}, {"rank": 2}, me=me, dice=[6])
    assert lines(cherry, "Cherry") == ["Lucky Cherry: Dodgeball Stampede hits cara as well."]


@rule("HH-VERB-5", "HH-VERB-6", "HH-RANK-7a", "HH-RANK-3a", "HH-DW-5")
def test_what_is_taken_destroyed_demanded_and_envied_is_told() -> None:
    me: Seat = {"treasures": ["ink-stained-quill"]}
    table = casting("extra-credited", {"treasures": ["yearbook"]}, me=me, dice=[5, 5])
    assert lines(table, "Yearbook") == ["alice steals Yearbook from bob (Extra-Credited)."]
    broken = casting("bottomless-detention", {"treasures": ["yearbook"]}, dice=[5, 5], bonus="dark")
    assert lines(broken, "Yearbook") == ["alice destroys bob's Yearbook (Bottomless Detention)."]
    jock = school({}, {"rank": 7}, {"rank": 3}, {"rank": 1}, stack=[frame("UseRank", rank=7)])
    jock.play("bob: demand delivery 4")
    assert jock.log() == ["bob, the Jock, wants a Delivery of dan."]
    assert jock.play("dan: refuse").log()[0] == "dan refuses bob."
    prank = school(
        DEAD,
        {"hand": ["mossy-oakess"]},
        {},
        dead=[0],
        dead_deck=["poltergeist-prank"],
        stack=[frame("DrawDeadCard", seat=0)],
    )
    assert prank.log() == [
        "alice's Poltergeist Prank takes effect.",
        "Poltergeist Prank is aimed at bob and cara.",
        "bob discards Mossy Oakes's (Poltergeist Prank).",
    ]


@rule("HH-DMG-1", "HH-KILL-1", "HH-DEATH-3")
def test_damage_names_its_source_and_a_death_its_killer() -> None:
    table = school({}, {"hp": 2}, {}, stack=[blow(2, (1,), 3)], dead_deck=["time-out"])
    assert table.log() == [
        "bob takes 3 from cara. 2 → 0.",
        "bob is dead, killed by cara.",
        "cara takes a Kill Token for bob.",
        "cara rises to 7, Jock (the kill).",
        "All cards of bob without Everlasting are discarded.",
        "bob keeps a Dead Wizard card face down.",
    ]
    own = school({}, {"hp": 2}, {}, stack=[blow(1, (1,), 2)], dead_deck=["time-out"])
    assert own.log()[:2] == ["bob takes 2. 2 → 0.", "bob is dead by the own hand."]

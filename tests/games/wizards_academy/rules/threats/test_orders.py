"""Which interactions the players put in order: those of which one changes what another looks at."""

import pytest

from spellhall.games.wizards_academy.box import meetings as rules
from spellhall.games.wizards_academy.box.kinds import KIND_WORDS
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.rules.threats.interaction import at_odds
from spellhall.testing import rule
from tests.games.wizards_academy.tables import advanced, state

# What each rule changes, and what it looks at.
MEANING: dict[int, tuple[set[str], set[str]]] = {
    rules.DOUSE: ({"fire"}, {"fire", "water"}),
    rules.THAW: ({"ice"}, {"fire", "ice"}),
    rules.FREEZE: ({"water"}, {"ice", "water"}),
    rules.CATCH: ({"imp"}, {"guardian", "imp"}),
    rules.BRAWL: ({"guardian", "troll"}, {"guardian", "troll"}),
    rules.DUEL: ({"guardian", "demon"}, {"guardian", "demon"}),
    rules.LIGHT: ({"darkness"}, {"fire", "darkness"}),
    rules.FLARE: ({"fire"}, {"fire"}),
    rules.OVERFLOW: (set(), {"water"}),
    rules.ICE_RING: ({"ice"}, {"ice"}),
}
MEANING |= {rules.ATTACK + kind: ({word}, {word}) for kind, word in enumerate(KIND_WORDS[:8])}
MEANING[rules.ATTACK + 8] = ({"portal"}, {"portal"})
FAR_REACHING = {*range(rules.ATTACK, rules.ATTACK + 5), rules.ICE_RING}
WELL, RIFT, ZEN, LOST = (ROOM_WORDS.index(word) for word in ("well", "rift", "zen", "lost"))


@rule("WA-INT-11", "WA-INT-12", "WA-GEN-8")
@pytest.mark.parametrize("one", MEANING)
def test_two_rules_are_ordered_where_one_changes_what_the_other_looks_at(one: int) -> None:
    s = state(advanced({}))
    changes, looks = MEANING[one]
    for other, (other_changes, other_looks) in MEANING.items():
        touching = bool(changes & other_looks or other_changes & looks)
        assert at_odds(s, (one, LOST), (other, LOST)) == touching, other
        apart = touching and bool({one, other} & FAR_REACHING)
        assert at_odds(s, (one, LOST), (other, ZEN)) == apart, other


@rule("WA-INT-11", "WA-AT-WATER-2")
@pytest.mark.parametrize("other", MEANING)
def test_water_that_overflows_next_door_is_ordered_with_what_it_would_change(other: int) -> None:
    s = state(advanced({}, things={"zen": "fire"}))
    spill, there = (rules.OVERFLOW, WELL), (other, RIFT)
    minds = other in (rules.THAW, rules.FREEZE, rules.LIGHT, rules.FLARE, rules.ATTACK + 1)
    assert at_odds(s, spill, there) == minds
    assert at_odds(s, there, spill) == minds
    s = state(advanced({}, things={"rift": "fire"}))
    minds = minds or other == rules.ATTACK
    assert at_odds(s, spill, there) == minds

"""Which tokens would be new where they go, if a tie is to be broken (WA-GEN-17, WA-AMB-34)."""

import pytest

from spellhall.games.wizards_academy.box.kinds import KIND_WORDS
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.rules.threats.spreading import most_new, new_there
from spellhall.testing import rule
from tests.games.wizards_academy.tables import advanced, casting, state


def rooms(words: str) -> tuple[int, ...]:
    return tuple(ROOM_WORDS.index(word) for word in words.split())


@rule("WA-GEN-17", "WA-AMB-34", "WA-AT-ICE-1", "WA-AT-DARK-1", "WA-INT-1", "WA-INT-2", "WA-INT-7")
@pytest.mark.parametrize(
    ("kind", "there", "coming", "new"),
    [
        *(("fire", "", "", True), ("fire", "fire", "", False), ("fire", "", "flux", False)),
        *(("fire", "water", "", False), ("fire", "ice darkness haunt imp", "", True)),
        *(("fire", "", "zen cursed", True), ("ice", "", "", True), ("ice", "ice", "", True)),
        *(("ice", "ice ice", "", False), ("ice", "ice", "flux", False), ("ice", "", "flux", True)),
        *(("ice", "", "flux flux", False), ("ice", "fire", "", False), ("ice", "water", "", True)),
        *(("darkness", "", "", True), ("darkness", "darkness", "", False)),
        *(("darkness", "", "flux", False), ("darkness", "fire", "", False)),
        *(("darkness", "", "zen", True), ("darkness", "water ice haunt", "", True)),
    ],
)
def test_a_token_is_new_where_it_would_stay(kind: str, there: str, coming: str, new: bool) -> None:
    s = state(advanced({}, things={"flux": there} if there else {}))
    (flux,) = rooms("flux")
    assert new_there(s, KIND_WORDS.index(kind), flux, rooms(coming)) == new


@rule("WA-AMB-34", "WA-AT-ICE-8")
@pytest.mark.parametrize(
    ("iced", "coming", "new"),
    [
        *(("zen library warded", "", False), ("zen library", "warded", False)),
        *(("zen library", "", True), ("zen", "library flux", True), ("", "", True)),
    ],
)
def test_ice_that_closes_the_ring_is_not_new(iced: str, coming: str, new: bool) -> None:
    s = state(advanced({}, things=dict.fromkeys(iced.split(), "ice")))
    cursed, flux = rooms("cursed flux")
    ice = KIND_WORDS.index("ice")
    assert new_there(s, ice, cursed, rooms(coming)) == new
    assert new_there(s, ice, flux, ())


@rule("WA-AMB-34", "WA-SP-212")
def test_nothing_stays_in_the_crystal_or_under_a_ward() -> None:
    table = casting("ward")
    table.play("alice: rift")
    for kind in ("fire", "ice", "darkness"):
        number = KIND_WORDS.index(kind)
        crystal, rift, zen = rooms("crystal rift zen")
        assert [new_there(state(table), number, r, ()) for r in (crystal, rift, zen)] == [
            *(False, False, True)
        ]


@rule("WA-GEN-17", "WA-GEN-18")
def test_of_several_rooms_those_count_where_it_is_new_and_all_if_it_is_new_nowhere() -> None:
    s = state(advanced({}, things={"zen": "fire", "flux": "fire"}))
    fire = KIND_WORDS.index("fire")
    zen, flux, hoard, ball = rooms("zen flux hoard ball")
    assert most_new(s, fire, [zen, hoard, flux, ball], ()) == [hoard, ball]
    assert most_new(s, fire, [zen, hoard, flux, ball], (ball,)) == [hoard]
    assert most_new(s, fire, [zen, flux], ()) == [zen, flux]

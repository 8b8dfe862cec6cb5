"""Every kind of attack opens a window and is used up; totems serve their owner only."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

ITEMS = ["dagger", "large-rock", "boomstone", "thors-hammer", "wizardblade"]
# How alice, beside bob, attacks him: with her fist, items, a spell in play, her creatures, cards.
ATTACKS: dict[str, tuple[str, ...]] = {
    "punch": ("punch", "at @1"),
    "stab": ("use dagger stab", "at @1"),
    "dagger": ("use dagger throw", "at @1"),
    "rock": ("use large-rock throw", "at @1"),
    "boomstone": ("use boomstone throw", "at @1"),
    "hammer": ("use thors-hammer hurl", "at @1"),
    "blade": ("use wizardblade strike", "fuel energy-4", "at @1"),
    "spike": ("use stone-spikes spike", "at @1"),
    "zot": ("cast zot", "mode 1", "unfuelled", "at @1"),
    "bite": ("cast fearsome-bite", "unfuelled", "at @1"),
    "claw": ("activate drake", "claw", "at @1"),
    "breath": ("activate drake", "breath", "at @1"),
    "beast's bite": ("activate drake", "cast fearsome-bite", "unfuelled", "at @1"),
    "pinch": ("activate boggart", "pinch", "at @1"),
    "bolt": ("activate genie", "bolt", "at @1"),
    "gust": ("activate genie", "gust", "at @1"),
    "rend": ("activate grendel", "rend", "at @1"),
    "gore": ("activate minotaur", "gore", "at @1"),
    "fang": ("activate totem-spirit", "fang", "at @1"),
}
SPELLS = ("zot", "bite", "beast's bite")
BEASTS = ("drake", "boggart", "genie", "grendel", "minotaur", "totem-spirit")
HURT = {"punch": 1, "stab": 2, "dagger": 2, "rock": 2, "boomstone": 4, "hammer": 3, "blade": 4,
        "spike": 3, "zot": 1, "bite": 4, "claw": 2, "breath": 3, "beast's bite": 4, "pinch": 1,
        "bolt": 2, "gust": 0, "rend": 3, "gore": 2, "fang": 2}  # fmt: skip


def beside_bob(*hand: str, **setup: Any) -> Arena:
    """Alice stands beside bob with all that one can attack with; cara looks on."""
    alice = {"at": "c1", "hand": ["zot", "fearsome-bite", "energy-4"], "items": ITEMS}
    seats: list[dict[str, Any]] = [alice, {"at": "d1", "hand": list(hand)}, {"at": "e1"}]
    beasts = [{"kind": kind, "at": "c1"} for kind in BEASTS]
    setup.setdefault("spells", []).append({"card": "stone-spikes"})
    return arena(seats, beasts=beasts, mp=2, options=["uncluttered_minds"], **setup)


def play(table: Arena, source: str, *more: str) -> Arena:
    first, *others = ATTACKS[source]
    return table.do(f"alice: {first}", *others, *more)


@rule("WW-ATK-5", "WW-ATK-9", "WW-CATK-1", "WW-CRE-1", "WW-CRE-2", "WW-CRE-3", "WW-CRE-4")
@rule("WW-CRE-5", "WW-CRE-6", "WW-MY-17")
@pytest.mark.parametrize("source", ATTACKS)
def test_an_attack_hurts_as_its_card_says(source: str) -> None:
    table = play(beside_bob(chance=[0]), source)
    assert (table.life("bob"), table.life("cara")) == (15 - HURT[source], 15)


@rule("WW-CNT-2", "WW-CNT-7", "WW-CARD-9")
@pytest.mark.parametrize("source", ATTACKS)
def test_an_attack_may_be_answered_and_only_a_spell_by_what_names_spells(source: str) -> None:
    table = beside_bob("pain-link", "full-shield", "backlash", "negate-neutral", "shield")
    first, *others = ATTACKS[source]
    table.play(f"alice: {first}")
    for line in others:
        kind = table.question("alice")
        if (kind, line.split()[0]) in (("target", "at"), ("fuel", "fuel"), ("fuel", "unfuelled"),
                                       ("mode", "mode"), ("beast", line.split()[0])):  # fmt: skip
            table.play(f"alice: {line}")
    while table.question("bob") != "respond":
        table.pass_window()
    spell = {"answer full-shield", "answer backlash"} if source in SPELLS else set()
    assert set(table.options("bob")) == {"pass", "answer pain-link"} | spell


@rule("WW-ATK-1", "WW-CARD-1", "WW-CATK-5", "WW-ATK-6")
@pytest.mark.parametrize("source", ATTACKS)
def test_an_attack_is_the_only_one_of_whoever_made_it(source: str) -> None:
    table = play(beside_bob(chance=[0]), source)
    own = not ATTACKS[source][0].startswith("activate")
    if own:
        for line in ("punch", "cast zot", "use dagger stab", "use stone-spikes spike"):
            assert table.refuses(f"alice: {line}"), line
        assert not table.refuses("alice: activate drake")
    else:
        assert table.options("alice")[0] == "end"
        left = {text.split()[0] for text in table.options("alice")}
        assert not left & {
            "claw",
            "breath",
            "pinch",
            "bolt",
            "gust",
            "rend",
            "gore",
            "fang",
            "cast",
        }
        table.do("alice: end")
        assert not table.refuses("alice: punch")
        assert not table.refuses("alice: cast zot")


# -- Totems serve their owner ----------------------------------------------------------------------


def totem(word: str, owner: int, at: str = "a5") -> dict[str, Any]:
    return {"kind": "totem", "card": f"spirit-of-the-{word}", "at": at, "owner": owner}


@rule("WW-TO-11", "WW-TO-15")
@pytest.mark.parametrize(("owner", "more"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("source", ["punch", "stab", "zot", "claw", "beast's bite"])
def test_a_wolf_adds_to_the_attacks_of_its_owner(source: str, owner: int, more: int) -> None:
    table = play(beside_bob(things=[totem("wolf", owner)]), source)
    assert table.life("bob") == 15 - HURT[source] - more


@rule("WW-TO-6", "WW-TO-15")
@pytest.mark.parametrize(("owner", "less"), [(1, 1), (0, 0), (2, 0)])
def test_a_bear_protects_its_owner(owner: int, less: int) -> None:
    table = play(beside_bob(things=[totem("bear", owner)]), "stab")
    assert table.life("bob") == 13 + less


@rule("WW-TO-7", "WW-TO-15")
@pytest.mark.parametrize(("owner", "life"), [(1, 15), (0, 13), (2, 13)])
def test_a_cat_lets_its_owner_slip_away(owner: int, life: int) -> None:
    table = play(beside_bob(things=[totem("cat", owner)], chance=[0]), "stab")
    assert table.life("bob") == life


@rule("WW-TO-7", "WW-TO-15")
@pytest.mark.parametrize(("owner", "opens"), [(0, True), (1, False)])
def test_a_cat_opens_the_doors_of_its_sector_to_its_owner(owner: int, opens: bool) -> None:
    table = duel(at="g2", bob="c1", things=[totem("cat", owner, "f5")])
    assert table.refuses("alice: step e") != opens


@rule("WW-TO-8", "WW-TO-15")
@pytest.mark.parametrize(("owner", "sees"), [(0, True), (1, False)])
def test_an_owl_lends_its_eyes_to_its_owner(owner: int, sees: bool) -> None:
    table = duel("drop-object", at="c1", bob="i5", enemy={"items": ["dagger"]},
                 things=[totem("owl", owner, "g5")])  # fmt: skip
    assert table.refuses("alice: cast drop-object") != sees


@rule("WW-TO-10", "WW-TO-11", "WW-TO-6")
def test_two_totems_of_a_kind_act_both() -> None:
    wolves = [totem("wolf", 0), {**totem("wolf", 0, "b5"), "card": "spirit-of-the-wolf#2"}]
    assert play(beside_bob(things=wolves), "stab").life("bob") == 11
    bears = [totem("bear", 1), {**totem("bear", 1, "b5"), "card": "spirit-of-the-bear#2"}]
    assert play(beside_bob(things=bears), "boomstone").life("bob") == 13
    snakes = [totem("serpent", 0), {**totem("serpent", 0, "b5"), "card": "spirit-of-the-serpent#2"}]
    table = duel(bob="c2", things=snakes, begin=True)
    table.do("alice: first spirit-of-the-serpent")
    assert table.life("bob") == 13

"""Building Spells in secret (ledger section 3.5), Wild Magic (3.11)."""

from spellhall.games.hell_high.rules.build import MOST_CHANGES
from spellhall.games.hell_high.show.sight.shapes import SECRET
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import cards_of, casting, player, school, state, words

HAND = ["mossy-oakess", "volt-zapperlys", "pep-rallied", "fire-drill", "wild-magic", "wild-magic"]


def building() -> Table:
    return school({"hand": HAND}, {"hand": ["pain-locker"]}, {"hand": HAND[:2]}, start="build")


@rule("HH-BUILD-1", "HH-BUILD-2", "HH-BUILD-4", "HH-BUILD-7", "HH-BUILD-8", "HH-DEC-7")
def test_a_spell_takes_one_card_in_each_slot_and_refuses_more() -> None:
    table = building()
    assert table.options("alice") == [
        "place mossy-oakess",
        "place volt-zapperlys",
        "place pep-rallied",
        "place fire-drill",
        "place wild-magic source",
        "place wild-magic quality",
        "place wild-magic delivery",
    ]
    table.play("alice: place mossy-oakess")
    assert "place volt-zapperlys" not in table.options("alice")
    assert table.refused("alice") == {"card:16": "HH-BUILD-2"}
    table.play("alice: place wild-magic quality", "alice: place fire-drill")
    assert table.options("alice") == [
        "ready",
        "back",
        "back mossy-oakess",
        "back wild-magic",
        "back fire-drill",
    ]
    assert table.refused("alice")["card:91"] == "HH-BUILD-1"


@rule("HH-BUILD-3", "HH-BUILD-4")
def test_any_subset_of_types_is_legal_and_several_wild_magic_too() -> None:
    table = building()
    table.play("alice: place fire-drill")
    assert "ready" in table.options("alice")
    table.play("alice: place wild-magic source", "alice: place wild-magic quality")
    assert words(player(table, "alice").spell) == ["wild-magic", "wild-magic", "fire-drill"]


@rule("HH-BUILD-5")
def test_source_lies_left_quality_in_the_middle_delivery_right() -> None:
    table = building()
    table.play("alice: place fire-drill", "alice: place pep-rallied", "alice: place mossy-oakess")
    assert words(player(table, "alice").spell) == ["mossy-oakess", "pep-rallied", "fire-drill"]
    assert player(table, "alice").slots == [0, 1, 2]


@rule("HH-BUILD-9", "HH-AMB-3")
def test_at_least_one_card_must_be_placed_by_whoever_holds_one() -> None:
    table = building()
    assert "ready" not in table.options("alice")
    empty = school({"hand": ["mossy-oakess"]}, {}, start="build")
    assert empty.awaits() == "alice: build"


@rule("HH-BUILD-6", "HH-HID-2", "HH-HID-1")
def test_nothing_about_a_placed_spell_is_seen_before_the_counts_are_called() -> None:
    table = building()
    before = [table.match.sight(seat) for seat in (1, 2, None)]
    table.play("alice: place fire-drill", "alice: place wild-magic source")
    after = [table.match.sight(seat) for seat in (1, 2, None)]
    assert after == before
    assert table.log("bob") == []
    own = table.match.sight(0).players[0]
    assert (own.spell_size, own.hand_size, len(own.spell)) == (2, 4, 2)
    other = table.match.sight(1).players[0]
    assert (other.spell_size, other.initiative) == (SECRET, SECRET)
    assert (other.hand_size, other.spell) == (6, [])


@rule("HH-BUILD-6", "HH-DEC-22", "HH-ROUND-5")
def test_a_ready_wizard_may_change_the_mind_until_the_last_one_is_ready() -> None:
    table = building()
    table.play("alice: place fire-drill", "alice: ready")
    assert table.match.awaited() == [1, 2]
    assert table.match.sight(1).players[0].ready
    assert table.options("alice") == ["again"]
    table.play(
        "alice: again", "alice: back fire-drill", "alice: place mossy-oakess", "alice: ready"
    )
    table.play("bob: place pain-locker", "bob: ready", "cara: place mossy-oakess#2")
    assert not state(table).round.counted
    table.play("cara: ready")
    assert table.question("alice") != "change_mind"
    assert "Spells are counted: alice 1, bob 1, cara 1." in table.log()


@rule("HH-BUILD-6", "HH-ROUND-5", "HH-AMB-31")
def test_a_placed_card_is_taken_back_alone_and_the_others_stay() -> None:
    table = building()
    table.play("alice: place wild-magic source", "alice: place pep-rallied")
    before = [table.match.sight(seat) for seat in (1, 2, None)]
    touched = {one.text: one.touches for one in table.match.options(0)}
    assert touched["back wild-magic"] == ("card:90",)
    table.play("alice: back wild-magic")
    assert words(player(table, "alice").spell) == ["pep-rallied"]
    assert player(table, "alice").slots == [1]
    assert "wild-magic" in words(player(table, "alice").hand)
    assert table.options("alice")[:2] == ["ready", "back pep-rallied"]  # one card: all is one
    assert [table.match.sight(seat) for seat in (1, 2, None)] == before
    assert table.log("bob") == []
    table.play("alice: back pep-rallied")
    assert "ready" not in table.options("alice")


def test_a_ready_wizard_takes_one_card_back_after_changing_the_mind() -> None:
    table = building()
    table.play("alice: place mossy-oakess", "alice: place fire-drill", "alice: ready")
    table.play("alice: again")
    assert not table.match.sight(1).players[0].ready
    table.play("alice: back mossy-oakess", "alice: ready")
    assert table.match.sight(1).players[0].ready
    assert words(player(table, "alice").spell) == ["fire-drill"]


@rule("HH-AMB-31")
def test_minds_change_twenty_times_at_most_and_whoever_did_counts_as_ready() -> None:
    table = building()
    table.play("alice: place fire-drill", "alice: ready")
    assert MOST_CHANGES == 20
    for _ in range(MOST_CHANGES - 1):
        table.play("alice: again", "alice: ready")
    table.play("alice: again", "alice: place mossy-oakess")
    assert table.options("alice")[0] == "ready"
    assert not any(option.startswith("back") for option in table.options("alice"))
    table.play("alice: ready")
    assert table.options("alice") == []
    assert table.match.sight(1).players[0].ready


@rule("HH-BUILD-10")
def test_the_names_of_the_parts_join_into_the_name_of_the_spell() -> None:
    table = casting(["mossy-oakess", "wild-magic quality", "fire-drill"], main=["bunsen-burning"])
    assert "alice casts: Mossy Oakes's Bunsen-Burning Fire Drill!" in table.log()
    two = casting(["mossy-oakess", "fire-drill"])
    assert "alice casts: Mossy Oakes's Fire Drill!" in two.log()


# -- Wild Magic -----------------------------------------------------------------------------------


@rule("HH-WILD-1", "HH-WILD-3", "HH-EX-16", "HH-RAND-7", "HH-W-1")
def test_wild_magic_is_replaced_by_the_first_card_of_its_slot() -> None:
    main = ["mossy-oakess", "fire-drill", "wild-magic", "pep-rallied"]
    table = casting("wild-magic quality", me={"hp": 10}, main=main)
    assert player(table, "alice").hp == 14
    assert sorted(words(state(table).main_discard)) == [
        "fire-drill",
        "mossy-oakess",
        "pep-rallied",
        "wild-magic",
        "wild-magic",
    ]


@rule("HH-WILD-2")
def test_several_wild_magic_are_replaced_source_first() -> None:
    spell = ["wild-magic source", "wild-magic quality", "wild-magic delivery"]
    main = ["fire-drill", "pep-rallied", "mossy-oakess", "trust-funded", "nurses-office"]
    table = casting(spell, main=main)
    assert "alice casts: Mossy Oakes's Trust-Funded Nurse's Office!" in table.log()


@rule("HH-WILD-4", "HH-DECK-1")
def test_the_discards_are_shuffled_during_the_search_without_the_revealed_cards() -> None:
    qualities = words(range(30, 60))
    rest = words(range(30)) + words(range(60, 90)) + ["wild-magic"] * 6
    table = casting(
        "wild-magic quality",
        {"hand": [*rest[1:], *qualities[1:]]},
        main=[rest[0]],
        main_only=True,
    )
    # One card in the deck, one Wild Magic and one Quality among the discards.
    assert "alice casts: Trust-Funded!" in table.log()
    assert cards_of("wild-magic")[0] in state(table).main_discard  # the played one: not shuffled
    nothing = casting(
        "wild-magic quality",
        {"hand": [*rest[1:], *qualities]},
        main=[rest[0]],
        main_only=True,
    )
    assert "nothing fits" in " ".join(nothing.log())
    assert player(nothing, "alice").spell == []


@rule("HH-WILD-2", "HH-WILD-4")
def test_a_wild_magic_that_finds_nothing_leaves_the_next_one_to_be_replaced() -> None:
    sources = words(range(30))
    spell = ["wild-magic source", "wild-magic quality"]
    table = casting(spell, {"hand": sources}, main=["trust-funded"], main_only=True)
    joined = [told for told in table.log() if "joins alice's Spell" in told]
    assert "nothing fits" in " ".join(table.log())
    assert len(joined) == 1  # whatever Quality the shuffled discards turned up


@rule("HH-WILD-6")
def test_wild_magic_of_a_wizard_who_dies_unrevealed_is_just_discarded() -> None:
    bob = {"hp": 1, "spell": ["wild-magic source"]}
    table = casting("volt-zapperlys", bob, {}, dead_deck=["makeover"])
    assert words(state(table).main_discard) == ["wild-magic", "volt-zapperlys"]


@rule("HH-WILD-7", "HH-RANK-2d", "HH-DEC-10")
def test_wild_magic_of_the_loner_becomes_a_type_of_choice() -> None:
    main = ["wild-magic", "trust-funded", "fire-drill", "mossy-oakess"]
    me = {"rank": 2, "hp": 10}
    table = casting("volt-zapperlys", {"hp": 20}, me=me, main=main)
    assert table.options("alice") == ["slot source", "slot quality", "slot delivery"]
    table.play("alice: slot source")
    assert "alice casts: Volt Zapperly's Mossy Oakes's Trust-Funded!" in table.log()

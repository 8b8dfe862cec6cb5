"""What cannot be chosen is explained, by the checks that list what can."""

from typing import Any

from spellhall.engine.choices import ALLOWED
from spellhall.games.arcane_academy.box.tiles import GROUPS_OF, TILE_OF, TILES
from spellhall.games.arcane_academy.choices import ACT, TILE_DONE
from spellhall.games.arcane_academy.frames import ResolveTile
from spellhall.games.arcane_academy.rules import why_not
from spellhall.games.arcane_academy.rules.turn import actions_left, why_not_act
from spellhall.games.arcane_academy.show.refusals import REASONS
from spellhall.testing import Table, check_questions, rule
from tests.games.arcane_academy.tables import academy, completing, using

SMALL: dict[str, Any] = {"1": "T12", "2": "T04"}  # Gain Will twice; Complete Assignment


def reasons(table: Table, name: str = "alice") -> dict[str, str]:
    return {one.touch: one.reason for one in table.match.refusals(table.seat(name))}


def test_every_reason_of_the_rules_has_words() -> None:
    numbers = {value for name, value in vars(why_not).items() if name.isupper()}
    assert set(REASONS) == numbers == set(range(1, len(numbers) + 1))


@rule("AA-CAST-1")
def test_an_exhausted_tile_is_refused_for_a_cast_and_an_empty_space_is_not_explained() -> None:
    table = academy({"tired": [3]})
    assert table.refused("alice") == {"space:0:3": "AA-CAST-1"}
    assert reasons(table) == {"space:0:3": "This tile is exhausted until you rest."}


@rule("AA-CAST-4", "AA-DEC-22")
def test_an_action_that_cannot_be_performed_says_why() -> None:
    table = academy({"will": 9}).play("alice: cast 11")
    assert table.refused("alice") == {"action:0:11:0:will": "AA-GEN-2"}
    table = academy({"will": 0, "hand": ["corollary"]}).play("alice: cast 0")
    assert table.refused("alice") == {
        "action:0:0:0:use": "AA-ITEM-7",
        "action:0:0:0:complete": "AA-ASG-3",
    }
    table = academy({"slate": {"1": "T23"}}).play("alice: cast 1")
    assert table.refused("alice") == {"action:0:1:0:add": "AA-ACT-7"}


@rule("AA-CAST-4")
def test_an_action_that_is_done_is_explained_and_its_equal_is_offered() -> None:
    table = academy({"slate": SMALL}).play("alice: cast 1")
    assert table.refused("alice") == {}
    table.play("alice: will")
    assert table.refused("alice") == {"action:0:1:0:will": "AA-CAST-4"}


@rule("AA-LINK-2", "AA-LINK-6", "AA-LINK-9")
def test_tiles_that_do_not_act_as_linked_ones_are_explained() -> None:
    table = academy({"slate": {"1": "T03", "2": "T01"}, "tired": [0]})
    table.play("alice: cast 1", "alice: stop")
    assert table.refused("alice") == {
        "space:0:0": "AA-LINK-6",
        "space:0:1": "AA-LINK-9",
        "space:0:3": "AA-LINK-2",
        "space:0:8": "AA-LINK-2",
        "space:0:11": "AA-LINK-2",
    }


@rule("AA-VERB-5")
def test_what_is_not_exhausted_cannot_be_cleared() -> None:
    table = using("hourglass-of-rest", {"tired": [3]})
    assert table.refused("alice") == {"space:0:8": "AA-VERB-5", "space:0:11": "AA-VERB-5"}
    first = using("hourglass-of-rest", {"tired": [3], "slate": {"5": "T01"}})
    assert first.refused("alice")["space:0:5"] == "AA-VERB-5"


@rule("AA-VERB-13")
def test_a_tile_is_exhausted_by_an_enemy_once() -> None:
    table = completing("weary-hex", bob={"tired": [0]})
    assert table.refused("alice") == {"space:1:0": "AA-VERB-13"}


@rule("AA-VERB-7")
def test_an_echo_needs_a_tile_that_rests_from_acting() -> None:
    table = completing("repeat-the-verse", {"tired": [3]})
    assert table.refused("alice") == {"space:0:0": "AA-VERB-7", "space:0:3": "AA-VERB-7"}
    assert reasons(table)["space:0:3"] == "An exhausted tile cannot act."


@rule("AA-VERB-11", "AA-TILE-12", "AA-TILE-14")
def test_tiles_that_cannot_be_lifted_say_why() -> None:
    table = completing("clean-slate", {"slate": {"1": "T03"}})
    assert table.refused("alice") == {
        "space:0:0": "AA-VERB-11",
        "space:0:3": "AA-TILE-12",
        "space:0:8": "AA-TILE-12",
        "space:0:11": "AA-TILE-12",
    }
    table = using("lodestone-gloves", {"slate": {"0": "T07", "1": "T04", "2": "T03"}})
    assert table.refused("alice")["space:0:1"] == "AA-TILE-14"


@rule("AA-VERB-12")
def test_only_an_action_tile_crumbles() -> None:
    table = completing("crumbling-sigil", bob={"slate": {"1": "T03", "2": "T01"}})
    corners = dict.fromkeys(("space:1:0", "space:1:3", "space:1:8", "space:1:11"), "AA-TILE-12")
    assert table.refused("bob") == corners


@rule("AA-VERB-10")
def test_a_slot_is_swept_once() -> None:
    table = completing("open-the-bag", centre=["T01", "T02"])
    assert table.refused("alice") == {}
    table.play("alice: replace T02")
    assert table.refused("alice") == {"tile:1": "AA-VERB-10"}
    table.play("alice: replace T01")
    assert table.question("alice") == "add_tile"  # none is left to be swept


@rule("AA-TILE-2")
def test_of_tiles_with_one_face_the_first_stands_for_all() -> None:
    placing = [{"": "PlaceTile", "seat": 0}, {"": "EndTurn", "seat": 0}]
    table = academy(pending=["T03", "T03"], stack=placing)
    assert len({option.touches[0] for option in table.match.options(0)}) == 1
    check_questions(table.match, "two tiles with one face")


@rule("AA-ITEM-7")
def test_an_item_of_ones_own_without_a_use_says_so() -> None:
    items = ["wellspring-wand", "trophy-cabinet"]
    table = academy({"items": items, "slate": {"5": "T07"}}).play("alice: cast 5", "alice: use")
    assert table.options("alice") == ["pass", "use wellspring-wand"]
    assert list(table.refused("alice").values()) == ["AA-ITEM-7"]


@rule("AA-LINK-2")
def test_the_first_tile_of_the_box_is_a_tile_like_any_other() -> None:
    table = academy({"slate": {"1": "T03", "6": "T01 r0"}}).play("alice: cast 1", "alice: stop")
    assert table.state.players[0].top[6] == 0
    assert table.refused("alice")["space:0:6"] == "AA-LINK-2"


@rule("AA-CAST-5", "AA-DEC-22")
def test_of_equal_actions_of_a_tile_one_is_offered_and_the_others_are_not_explained() -> None:
    state = academy({"will": 0}, centre=["T20", "T21"]).state
    for laid in range(0, 4 * TILES, 4):
        state.players[0].top[1] = laid
        groups = GROUPS_OF[TILE_OF[laid]]
        for done in range(1 << len(groups)):
            asked = ResolveTile(0, 1, done)
            offered = set(actions_left(state, asked)) - {TILE_DONE.bare}
            allowed = {
                ACT.rows[group][action]
                for group in range(len(groups))
                for action in groups[group]
                if why_not_act(state, asked, group, action) == ALLOWED
            }
            assert offered == allowed, (laid, done)

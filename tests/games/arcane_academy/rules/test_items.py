"""Every Item is played once (ledger section 22)."""

import pytest

from spellhall.games.arcane_academy.rules.scoring import prestige
from spellhall.testing import rule
from tests.games.arcane_academy.tables import (
    PRINTED,
    academy,
    completing,
    player,
    tile_on,
    using,
    words,
)


@rule("AA-I01")
def test_wellspring_wand() -> None:
    assert player(using("wellspring-wand"), "alice").will == 7


@rule("AA-I02")
def test_crystal_loom() -> None:
    assert player(using("crystal-loom"), "alice").shards == 7


@rule("AA-I03", "AA-VERB-4")
def test_moonlit_orrery_gathers_tokens_on_itself() -> None:
    table = using("moonlit-orrery", {"items": ["crystal-loom"]})
    assert player(table, "alice").tokens == [1, 0]


@rule("AA-I04")
def test_hourglass_of_rest_clears_up_to_two_spaces() -> None:
    table = using("hourglass-of-rest", {"tired": [3, 8, 11]})
    table.play("alice: clear 3", "alice: clear 8")
    assert [i for i, n in enumerate(player(table, "alice").tired) if n] == [0, 11]


@rule("AA-I05")
def test_masons_trowel_may_add_a_tile_and_gives_will() -> None:
    table = using("masons-trowel", centre=["T01"]).play("alice: take T01", "alice: place T01 5 r0")
    assert (player(table, "alice").will, tile_on(table, "alice", 5)) == (6, "T01 r0")
    assert player(using("masons-trowel", centre=["T01"]).play("alice: pass"), "alice").will == 6


@rule("AA-I06")
@pytest.mark.parametrize(("side", "will", "shards"), [("a", 8, 4), ("b", 4, 7)])
def test_alembic_of_exchange(side: str, will: int, shards: int) -> None:
    table = using("alembic-of-exchange").play(f"alice: {side}", "alice: pay")
    assert (player(table, "alice").will, player(table, "alice").shards) == (will, shards)


@rule("AA-I07")
@pytest.mark.parametrize(("side", "mine", "theirs"), [("a", (5, 6), (3, 2)), ("b", (6, 5), (2, 3))])
def test_imp_in_a_bottle(side: str, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    table = using("imp-in-a-bottle").play(f"alice: {side}")
    assert (player(table, "alice").will, player(table, "alice").shards) == mine
    assert (player(table, "bob").will, player(table, "bob").shards) == theirs


@rule("AA-I08")
def test_quill_of_haste_completes_for_one_less() -> None:
    table = using("quill-of-haste", {"hand": ["grand-proof", "shardstorm"], "will": 4})
    assert table.options("alice") == ["pass", "complete shardstorm"]
    table.play("alice: complete shardstorm")
    assert player(table, "alice").will == 0


@rule("AA-I09")
def test_scrying_bowl_draws_two_and_discards_two() -> None:
    table = using("scrying-bowl", {"hand": ["corollary"]}, deck=["grand-proof", "shardstorm"])
    table.play("alice: discard corollary", "alice: discard shardstorm")
    assert words(player(table, "alice").hand)[0] == "grand-proof"
    assert player(table, "alice").will == 6


@rule("AA-I10")
def test_forge_of_honours() -> None:
    table = using("forge-of-honours").play("alice: pay")
    assert (player(table, "alice").tokens, player(table, "alice").shards) == ([2], 4)


@rule("AA-I11")
def test_choir_of_masks() -> None:
    table = using("choir-of-masks", {"items": ["crystal-loom"]})
    table.play("alice: pay", "alice: honour crystal-loom")
    assert (player(table, "alice").tokens, player(table, "alice").will) == ([0, 3], 3)


@rule("AA-I12")
def test_lodestone_gloves_lift_one_tile_and_clear_one_space() -> None:
    table = using("lodestone-gloves", {"slate": {"5": "T01", "6": "T02"}})
    table.play("alice: lift 6", "alice: clear 0", "alice: place T02 9 r0")
    assert tile_on(table, "alice", 6) == ""
    assert tile_on(table, "alice", 9) == "T02 r0"
    assert player(table, "alice").tired[0] == 0


@rule("AA-I13")
def test_detention_bell_exhausts_a_tile_and_gives_a_shard() -> None:
    table = using("detention-bell").play("alice: tire 11")
    assert player(table, "bob").tired[11] == 1
    assert player(table, "alice").shards == 6


SPELLS = ["grand-proof", "corollary", "shardstorm"]  # 6 + 2 + 3 printed
AT_END = [
    pytest.param("trophy-cabinet", {"items": ["crystal-loom"]}, 2, marks=rule("AA-I14")),
    pytest.param("grimoire-stand", {"spells": SPELLS}, 3, marks=rule("AA-I15")),
    pytest.param(
        "weavers-compass",
        # A square of four tiles joins four times, and once each with the corners K3 and K4.
        {"slate": {"5": "T01", "6": "T02", "9": "T03", "10": "T22"}},
        3,
        marks=rule("AA-I16"),
    ),
    pytest.param("vault-of-embers", {"shards": 8}, 2, marks=rule("AA-I17")),
    pytest.param("dial-of-serenity", {"will": 9}, 3, marks=rule("AA-I18")),
    pytest.param(
        "mosaic-frame", {"slate": {"1": "T01", "2": ["T02", "T03"]}}, 2, marks=rule("AA-I19")
    ),
    pytest.param("medal-rack", {"items": ["crystal-loom +5"]}, 2, marks=rule("AA-I20")),
    pytest.param(
        "scholars-sash", {"spells": SPELLS, "items": ["crystal-loom"]}, 2, marks=rule("AA-I21")
    ),
    pytest.param("echoing-doctrine", {"spells": SPELLS}, 2, marks=rule("AA-S23")),
    pytest.param("unspent-potential", {"will": 5, "shards": 6}, 3, marks=rule("AA-S24")),
]


@pytest.mark.parametrize(("card", "alice", "bonus"), AT_END)
@rule("AA-VERB-16", "AA-SCORE-1", "AA-SCORE-7")
def test_every_end_of_game_card_scores(card: str, alice: dict[str, object], bonus: int) -> None:
    spell = card in ("echoing-doctrine", "unspent-potential")
    zone = "spells" if spell else "items"
    told = dict(alice)
    without = academy(told)
    listed = told.get(zone, [])
    assert isinstance(listed, list)
    told[zone] = [*listed, card]
    table = academy(told)
    shown = table.match.sight(1).players[0]
    [seen] = [c.card for c in getattr(shown, zone) if words([c.card]) == [card]]
    printed = PRINTED.kinds[PRINTED.cards[seen]].prestige
    gained = prestige(player(table, "alice")) - prestige(player(without, "alice"))
    assert gained == printed + bonus
    assert shown.at_end == bonus


@rule("AA-I22", "AA-VERB-17")
def test_apprentices_robe_makes_spells_cheaper_and_items_not() -> None:
    told = {"items": ["apprentices-robe"], "hand": ["shardstorm", "quill-of-haste"]}
    table = academy(told | {"will": 4, "shards": 4}).play("alice: cast 0", "alice: complete")
    assert table.options("alice") == ["pass", "complete shardstorm"]


@rule("AA-I23", "AA-VERB-17")
def test_geode_satchel_makes_items_cheaper_and_spells_not() -> None:
    told = {"items": ["geode-satchel"], "hand": ["shardstorm", "quill-of-haste"]}
    table = academy(told | {"will": 4, "shards": 4}).play("alice: cast 0", "alice: complete")
    assert table.options("alice") == ["pass", "complete quill-of-haste"]


@rule("AA-I24", "AA-VERB-18")
def test_pillow_of_dreams_pays_at_every_rest_of_its_owner() -> None:
    table = academy({"items": ["pillow-of-dreams"]}).play("alice: rest", "bob: rest")
    assert (player(table, "alice").will, player(table, "alice").shards) == (4, 4)
    assert (player(table, "bob").will, player(table, "bob").shards) == (3, 3)


@rule("AA-I25", "AA-VERB-19")
def test_echo_locket_pays_for_every_spell_after_it() -> None:
    table = completing("kindle-crystal", {"items": ["echo-locket"], "shards": 0})
    assert player(table, "alice").shards == 3
    inside = completing("corollary", {"hand": ["corollary", "echo-locket"], "shards": 1})
    inside.play("alice: complete echo-locket")
    assert player(inside, "alice").shards == 1  # 1 - 1 for the locket, + 1 for Corollary's end


@rule("AA-I26", "AA-VERB-19")
def test_wall_of_fame_gets_a_token_for_another_item_not_for_itself() -> None:
    itself = completing("wall-of-fame")
    assert player(itself, "alice").tokens == [0]
    other = completing("crystal-loom", {"items": ["wall-of-fame"]})
    assert player(other, "alice").tokens == [1, 0]

"""What is left out of a position, and what the options of a table are unless somebody says so."""

from tests.games.constants import left_out, options


def test_a_position_leaves_out_what_is_as_at_the_start() -> None:
    assert left_out("wiz_war") == {
        "PlayerSetup": {"life": 15, "stun": 0, "kills": 0, "turns": 2, "out": False},
        "SpellSetup": {"owner": 0, "tokens": 3},
        "ThingSetup": {"owner": 0, "live": False, "cracks": 0},
        "BeastSetup": {"owner": 0, "life": 4, "stun": 0},
        "Setup": {
            "active": 0,
            "deck_only": False,
            "goal": 2,
            "begin": False,
            "limit": 300,
            "turn": 3,
            "stunned": False,
        },
    }


def test_the_options_have_these_defaults_bounds_and_values() -> None:
    assert options("wiz_war") == {
        "side": "a b random",
        "expansions": (2, 0, 99),
        "choosing": "random named turns",
        "schools": (12, 0, 3),
        "goal": (2, 2, 4),
        "uncluttered_minds": False,
        "custom_spellbook": False,
        "deadly_treasures": False,
        "giant_book": False,
        "heavy_items": False,
        "permanent_creations": False,
        "treasure_hunters": False,
        "flash_malefic": False,
        "flash_bestial": False,
        "more_summons": (3, 0, 99),
        "specializations": False,
        "first": "random 1 2 3 4 5",
        "turn_limit": (300, 0, 300),
    }

"""What is left out of a position, and what the options of a table are unless somebody says so."""

from tests.games.constants import left_out, options


def test_a_position_leaves_out_what_is_as_at_the_start() -> None:
    assert left_out("wizards_academy") == {
        "WizardSetup": {"shared": 0, "wand": 0},
        "Setup": {
            "mana": 5,
            "deck_only": False,
            "active": 0,
            "turn": 1,
            "reshuffles": 0,
            "hopeless": False,
            "notes": True,
            "begin": False,
        },
    }


def test_the_options_have_these_defaults_bounds_and_values() -> None:
    assert options("wizards_academy") == {
        "scenario": "basic pest-control golem-construction high-water night-school demon-binding"
        " midwinter-finals unstable-academy graduation-day",
        "difficulty": "easy normal hard",
        "characters": "random choose",
        "layout": "random reference",
        "hopeless": False,
        "notes": True,
        "first": "random 1 2 3 4 5 6",
    }

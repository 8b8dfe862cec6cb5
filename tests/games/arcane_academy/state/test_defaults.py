"""What is left out of a position, and what the options of a table are unless somebody says so."""

from tests.games.constants import left_out, options


def test_a_position_leaves_out_what_is_as_at_the_start() -> None:
    assert left_out("arcane_academy") == {
        "PlayerSetup": {"will": 3, "shards": 3},
        "Setup": {"active": 0, "deck_only": False, "owed": 0, "turn": 1, "extra": 0},
    }


def test_the_options_have_these_defaults_bounds_and_values() -> None:
    assert options("arcane_academy") == {"first": "random 1 2 3 4", "turn_limit": (400, 0, 400)}

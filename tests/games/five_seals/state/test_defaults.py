"""What is left out of a position, and what the options of a table are unless somebody says so."""

from tests.games.constants import left_out, options


def test_a_position_leaves_out_what_is_as_at_the_start() -> None:
    assert left_out("five_seals") == {
        "PlayerSetup": {},
        "Setup": {"active": 0, "first": 0, "round": 1, "broken": 0, "quiet": 0},
    }


def test_the_options_have_these_defaults_bounds_and_values() -> None:
    assert options("five_seals") == {
        "circle": "I II III IV random",
        "first": "random 1 2 3 4 5",
        "tie_break": False,
        "binding_raises": False,
        "stalemate": True,
    }

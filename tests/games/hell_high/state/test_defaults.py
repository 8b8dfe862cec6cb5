"""What is left out of a position, and what the options of a table are unless somebody says so."""

from tests.games.constants import left_out, options


def test_a_position_leaves_out_what_is_as_at_the_start() -> None:
    assert left_out("hell_high") == {
        "PlayerSetup": {
            "hp": 20,
            "fresh": 0,
            "kills": 0,
            "kills_game": 0,
            "lws": 0,
            "acted": False,
        },
        "Setup": {
            "main_only": False,
            "treasure_only": False,
            "dead_only": False,
            "game": 1,
            "round": 1,
            "limit": 200,
            "slacker_game": False,
        },
    }


def test_the_options_have_these_defaults_bounds_and_values() -> None:
    assert options("hell_high") == {"slacker_vp": "match game", "round_limit": (200, 0, 200)}

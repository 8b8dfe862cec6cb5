"""Random games of every kind: each depends on its number alone, and tells when it broke."""

import json
from random import Random
from typing import Any

import pytest

from scripts import trial
from spellhall.engine import Game, Value, begin
from spellhall.games import find

Played = tuple[str, int, str, dict[str, Value], float]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """What would be played, in its order."""
    found: list[Played] = []

    def one(game: Game, players: int, seed: str, options: dict[str, Value], rng: Random) -> str:
        found.append((game.id, players, seed, options, rng.random()))
        return "played"

    monkeypatch.setattr(trial, "one", one)
    return found


def tried(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr("sys.argv", ["trial", "--json", *args])
    return trial.main()


def test_a_game_that_broke_can_be_played_again_alone(
    monkeypatch: pytest.MonkeyPatch, played: list[Played]
) -> None:
    assert tried(monkeypatch, "--games", "8", "--game", "five_seals") == 0
    assert {game for game, *_ in played} == {"five_seals"}
    assert sorted({players for _, players, *_ in played}) == [2, 3, 4, 5]
    assert tried(monkeypatch, "--first", "6", "--games", "1", "--game", "five_seals") == 0
    assert len(played) == 9
    assert played[8] == played[6]
    assert played[6][4] != played[2][4]  # the same number of players, another game


def test_every_game_is_tried(monkeypatch: pytest.MonkeyPatch, played: list[Played]) -> None:
    tried(monkeypatch, "--games", "22")
    assert len({game for game, *_ in played}) == 5


def test_a_table_found_wrong_is_told_with_its_decision() -> None:
    s: Any = begin(find("five_seals"), 2, 1).state
    trial.check(find("five_seals"), s, 3)
    s.round.number = -1
    with pytest.raises(AssertionError, match="decision 3: the round is 0 to"):
        trial.check(find("five_seals"), s, 3)


def test_what_broke_is_told_with_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong(*_: object) -> None:
        raise AssertionError("a die is missing")

    monkeypatch.setattr(trial, "check", wrong)
    assert tried(monkeypatch, "--first", "5", "--games", "1", "--game", "arcane_academy") == 1
    (told,) = json.loads(capsys.readouterr().out)["broken"]
    assert told.startswith("arcane_academy 4 'trial 1 5'")
    assert "a die is missing" in told

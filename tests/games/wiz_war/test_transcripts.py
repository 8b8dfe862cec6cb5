"""Whole games played again from their choices: any change of behaviour shows as a difference."""

from pathlib import Path

import pytest

from spellhall.testing import Transcript

FILES = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_is_told_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert Transcript.read(text).played_again(text) == text


def test_enough_games_are_kept() -> None:
    assert len(FILES) >= 20

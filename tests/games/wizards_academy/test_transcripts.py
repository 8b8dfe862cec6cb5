"""Games and showcases told word by word: a change of behaviour shows as a difference."""

from pathlib import Path

import pytest

from spellhall.testing import Transcript
from tests.games.wizards_academy.showcase import FOLDER, NAMES, page

TOLD = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", TOLD, ids=lambda file: file.stem)
def test_a_game_is_told_again_word_by_word(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert Transcript.read(text).played_again(text) == text


def test_there_are_transcripts_of_every_scenario() -> None:
    assert len(TOLD) == 14


@pytest.mark.parametrize("name", NAMES)
def test_a_showcase_is_told_again_word_by_word(name: str) -> None:
    kept = (FOLDER / f"{name}.page").read_text(encoding="utf-8").split("\n\n")
    told = page(name).split("\n\n")
    assert len(told) == len(kept)
    for entry, before in zip(told, kept, strict=True):
        assert entry == before

"""Whole games go as they were written down (`./dev transcripts` writes them)."""

from pathlib import Path

import pytest

from spellhall.testing import Transcript

FILES = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_goes_as_it_was_written_down(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert Transcript.read(text).played_again(text).splitlines() == text.splitlines()

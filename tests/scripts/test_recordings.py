"""What is recorded for the tests is what the house says today."""

from pathlib import Path

import pytest

from scripts.record_tables import recordings as for_the_client
from scripts.transcripts import ROOT, recordings

STALE = "run: ./dev transcripts"


@pytest.mark.parametrize(
    "file", for_the_client(), ids=lambda file: f"{file.parent.name}/{file.stem}"
)
def test_the_client_is_tested_with_todays_words(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == for_the_client()[file](), STALE


def test_one_command_writes_all_that_is_recorded() -> None:
    kept = {
        *(ROOT / "tests/games").glob("*/transcripts/*"),
        *(ROOT / "web/tests").glob("**/*.json"),
    }
    assert kept == set(recordings())

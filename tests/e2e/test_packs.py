"""Packs in the browser: the host switches one on, and its cards lie on the table."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import ENVIRONMENT, wait_for
from tests.e2e.playing import chosen as done_by_click
from tests.e2e.tables import chosen, open_position
from tests.e2e.test_gathering import choice, gather, start
from tests.e2e.visiting import visitor
from tests.packs.samples import GAMES, sample_text

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def packed_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hall whose host has put the sample packs into a folder."""
    folder: Path = tmp_path_factory.mktemp("packed")
    for game in GAMES:
        (folder / "packs" / game).mkdir(parents=True)
        (folder / "packs" / game / "pack.json").write_text(sample_text(game))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "spellhall.cli", "serve", "--port", str(port)]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [*command, "--data", str(folder / "data")],
            env=os.environ | ENVIRONMENT | {"SPELLHALL_PACKS": str(folder / "packs")},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health", server, folder / "server.log")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def desk(browser: Browser, packed_hall: str) -> Iterator[Page]:
    """Somebody in that hall."""
    with visitor(browser, packed_hall, 1440, 900) as page:
        yield page


def test_the_host_switches_a_pack_on_and_starts(desk: Page) -> None:
    gather(desk, "wiz_war")
    choice(desk, "Packs", "Night Market").click()
    expect(choice(desk, "Packs", "Night Market")).to_have_attribute("aria-pressed", "true")
    start(desk).click()
    desk.locator(".prompt").wait_for()


def test_a_card_of_a_pack_is_seen_and_cast(desk: Page) -> None:
    hand = ["night-market:fire-pig"]
    seats: list[dict[str, Any]] = [{"at": "c1", "hand": hand}, {"at": "e1", "hand": []}]
    table = open_position(desk, "wiz_war", {"packs": ["night-market"], "players": seats})
    card = desk.get_by_role("button", name="Fire Pig").first
    expect(card).to_be_visible()
    done_by_click(desk, card)
    expect(desk.locator(".log")).to_contain_text("Fire Pig")
    assert chosen(desk, table, 1)[0] == "cast night-market:fire-pig"

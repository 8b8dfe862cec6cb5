"""A real server in a process of its own, and chromium to look at it."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.visiting import PATIENCE, visitor

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "spellhall" / "server" / "static" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Bots move at once, and a test may click faster than a person.
ENVIRONMENT = {"SPELLHALL_PACE": "0", "SPELLHALL_RATE": "1000", "SPELLHALL_BURST": "1000"}

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running hall."""
    assert STATIC.exists(), "the web client is not built; run ./dev build"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("hall")
    log = (data / "server.log").open("w")
    command = [sys.executable, "-m", "spellhall.cli", "serve", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--data", str(data)],
        env=os.environ | ENVIRONMENT,
        stdout=log,
        stderr=subprocess.STDOUT,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/health", server, data / "server.log")
        yield address
    finally:
        server.terminate()
        server.wait(20)
        log.close()


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        assert server.poll() is None, log.read_text()
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError(log.read_text())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium of the system."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "chromium is missing; run ./dev test as root, or: apt-get install chromium"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser, hall: str) -> Iterator[Page]:
    """Somebody at a desk."""
    with visitor(browser, hall, 1440, 900) as page:
        yield page


@pytest.fixture
def friend(browser: Browser, hall: str) -> Iterator[Page]:
    """Somebody else, with a browser of their own."""
    with visitor(browser, hall, 1280, 860) as page:
        yield page


@pytest.fixture
def friend_on_phone(browser: Browser, hall: str) -> Iterator[Page]:
    """Somebody else, on a phone."""
    with visitor(browser, hall, 390, 844) as page:
        yield page

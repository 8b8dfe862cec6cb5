"""The mark of the connection tells the truth, soon, and since when."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.playing import start, wait_for_me, without_show

pytestmark = pytest.mark.browser

MARK = "[role=status].mark:visible"
LOST = re.compile(r"no connection since \d+:\d\d.*no answer for \d+ s")
SOON = 3500  # milliseconds: three seconds, and half of one for a busy machine


def test_a_server_that_falls_silent_is_noticed_within_three_seconds(page: Page) -> None:
    line = silent_line(page)
    without_show(page)
    start(page, "arcane_academy")
    wait_for_me(page)
    page.wait_for_timeout(4000)  # an idle table is a healthy one
    expect(page.locator(MARK)).to_have_text("connected")
    line["cut"] = True
    expect(page.locator(MARK)).to_have_text(LOST, timeout=SOON)
    first = seconds(page)
    page.wait_for_timeout(2500)
    assert seconds(page) - first in (2, 3)
    line["cut"] = False
    expect(page.locator(MARK)).to_have_text("connected")


def test_a_lost_network_is_told_at_once_and_so_is_its_return(page: Page) -> None:
    line = silent_line(page)
    without_show(page)
    start(page, "arcane_academy")
    wait_for_me(page)
    expect(page.locator(MARK)).to_have_text("connected")
    line["cut"] = True
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.locator(MARK)).to_have_text(LOST, timeout=500)
    line["cut"] = False
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(MARK)).to_have_text("connected")


def test_the_hall_notices_too(page: Page) -> None:
    page.goto("/")
    expect(page.locator(MARK)).to_have_text("connected")
    # Answers that never come, as of a server that hangs.
    page.evaluate("""() => {
        window.fetch = (address, { signal } = {}) => new Promise((_, reject) =>
            signal?.addEventListener("abort", () => reject(signal.reason)));
    }""")
    expect(page.locator(MARK)).to_have_text(LOST, timeout=SOON)


def seconds(page: Page) -> int:
    """For how long nobody has answered, as the mark says it."""
    return int(re.sub(r"\D", "", page.locator(f"{MARK} .for").inner_text()))


def silent_line(page: Page) -> dict[str, bool]:
    """The sockets of the page, which stay open and carry nothing while `cut`."""
    line = {"cut": False}

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if line["cut"] else server.send(message))
        server.on_message(lambda message: None if line["cut"] else route.send(message))

    page.route_web_socket(re.compile("/socket$"), relay)
    return line

"""The mark of the connection tells the truth, soon, and since when."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from spellhall import new
from tests.e2e.playing import DO_IT, start, wait_for_me, without_show
from tests.e2e.tables import choices_of, chosen, open_match

pytestmark = pytest.mark.browser

MARK = "[role=status].mark:visible"
SENDING = ".prompt .why .sending"
LOST = re.compile(r"no connection since \d+:\d\d.*no answer for \d+ s")
WITHIN = 3000  # milliseconds
STEP = 250
SOON = 3500  # and half a second for a busy machine


def test_a_server_that_falls_silent_is_noticed_within_three_seconds(page: Page) -> None:
    page.clock.install()
    line = silent_line(page)
    without_show(page)
    start(page, "arcane_academy")
    wait_for_me(page)
    page.wait_for_timeout(4000)  # an idle table is a healthy one
    expect(page.locator(MARK)).to_have_text("connected")
    line["cut"] = True
    page.wait_for_timeout(200)  # what was on its way arrives
    for _ in range(WITHIN // STEP):
        page.clock.run_for(STEP)
    expect(page.locator(MARK)).to_have_text(LOST, timeout=SOON - WITHIN)
    first = seconds(page)
    page.clock.run_for(2500)
    assert 2 <= seconds(page) - first <= 4
    line["cut"] = False
    expect(page.locator(MARK)).to_have_text("connected")


@pytest.mark.parametrize("game", ["arcane_academy", "five_seals"])
def test_a_lost_network_is_told_at_once_and_so_is_its_return(page: Page, game: str) -> None:
    line = silent_line(page)
    without_show(page)
    start(page, game)
    wait_for_me(page)
    expect(page.locator(MARK)).to_have_text("connected")
    line["cut"] = True
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.locator(MARK)).to_have_text(LOST, timeout=500)
    line["cut"] = False
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(MARK)).to_have_text("connected")


@pytest.mark.parametrize(("game", "choice"), [("arcane_academy", "cast 8"), ("wiz_war", "end")])
def test_a_choice_on_its_way_counts_the_seconds_and_is_not_lost(
    page: Page, game: str, choice: str
) -> None:
    page.clock.install()
    line = silent_line(page)
    without_show(page)
    table = open_match(page, new(game, players=2, seed=1), 0)
    wait_for_me(page)
    line["cut"] = True
    page.keyboard.press("l")
    page.get_by_role("combobox").fill(choice)
    page.keyboard.press("Enter")
    confirmed_blindly(page)
    page.clock.run_for(WITHIN)
    expect(page.locator(SENDING)).to_contain_text("No connection: it is sent again")
    first = waited(page)
    page.clock.run_for(2000)
    assert 1 <= waited(page) - first <= 4
    assert choices_of(page, table) == []
    line["cut"] = False
    expect(page.locator(SENDING)).to_have_count(0)
    assert chosen(page, table, 1)[0] == choice


def confirmed_blindly(page: Page) -> None:
    """Do what was selected, of which nobody can say what it leads to."""
    expect(page.locator(DO_IT)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(SENDING)).to_be_visible()


def waited(page: Page) -> int:
    """For how many seconds the choice is on its way, as the desk says it."""
    return int(re.sub(r"\D", "", page.locator(f"{SENDING} .for").inner_text()))


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

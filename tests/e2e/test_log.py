"""The log follows the game, and says which earlier moment is looked at."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import WEIGHING, asked, confirmed, wait_for_me, without_show
from tests.e2e.tables import choices_of, chosen, open_position

pytestmark = pytest.mark.browser

ENDS = {"Your move": "e", "Discard any": "k", "Draw?": "d"}
AT_THE_END = """() => {
    const log = document.querySelector(".log");
    return log.scrollHeight > log.clientHeight + 60
        && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


@pytest.fixture(autouse=True)
def no_show(page: Page) -> None:
    """What the bots do is shown at once."""
    without_show(page)


def test_the_log_follows_again_after_a_look_at_an_earlier_moment(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 640})  # a log that is soon full
    table = open_duel(page, [])
    pass_turns(page, table, 2)
    page.wait_for_function(AT_THE_END)
    page.locator(".log button").first.click()
    page.locator(".moment").wait_for()
    assert not page.evaluate(AT_THE_END)
    page.keyboard.press("Escape")
    page.wait_for_function(AT_THE_END, timeout=5000)
    pass_turns(page, table, 1)
    page.wait_for_function(AT_THE_END, timeout=5000)


def test_a_moment_names_the_line_that_was_clicked_and_lights_it_alone(page: Page) -> None:
    first, *_, last = (event["text"] for event in a_long_move(page)["events"])
    page.locator(".log button", has_text=first).last.click()
    moment = page.locator(".moment")
    expect(moment).to_contain_text(first)
    expect(moment).not_to_contain_text(last)
    expect(page.locator(".log .at")).to_have_count(1)
    expect(page.locator(".log .at")).to_contain_text(first)


def test_a_replay_is_headed_by_what_the_move_was_not_by_what_came_of_it(page: Page) -> None:
    step = a_long_move(page)
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    page.goto(f"/replay/{table}?at={step['seq']}")
    expect(page.locator(".transport .what")).to_contain_text(step["events"][0]["text"])


def test_a_link_opens_a_replay_at_an_event_and_goes_on_from_event_to_event(page: Page) -> None:
    step = a_long_move(page)
    first, second, *_ = (event["text"] for event in step["events"])
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    page.goto(f"/replay/{table}?at={step['seq']}.1")
    headline = page.locator(".transport .what")
    expect(headline).to_contain_text(first)
    expect(page.locator(".log [aria-current]")).to_contain_text(first)
    page.keyboard.press("Shift+ArrowRight")
    expect(headline).to_contain_text(second)
    page.wait_for_url(f"**/replay/{table}?at={step['seq']}.2&**")
    page.get_by_role("button", name="One event back").click()
    expect(headline).to_contain_text(first)
    page.locator(".log button", has_text=second).last.click()
    expect(headline).to_contain_text(second)


def test_a_line_of_before_the_page_was_opened_shows_its_own_moment(page: Page) -> None:
    first, second, *_ = (event["text"] for event in a_long_move(page)["events"])
    page.reload()
    assert wait_for_me(page)
    page.locator(".log button", has_text=first).last.click()
    moment = page.locator(".moment")
    expect(moment).to_contain_text(first)
    page.locator(".prompt").get_by_role("button", name="One event on").click()
    expect(moment).to_contain_text(second)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .what")).to_be_visible()
    expect(moment).to_have_count(0)


def pass_turns(page: Page, table: str, count: int) -> None:
    """End a few turns without doing anything; what is asked in between gets the first answer."""
    ended = 0
    while ended < count or not is_asked(page, "Your move"):
        key = next((key for question, key in ENDS.items() if is_asked(page, question)), "")
        ended += key == "e"
        press = partial(page.keyboard.press, key) if key else partial(play_typed, page, "")
        made_by(page, table, press)


def is_asked(page: Page, question: str) -> bool:
    assert wait_for_me(page), "the duel was over too soon"
    return page.locator(".prompt .what").inner_text().startswith(question)


def made_by(page: Page, table: str, act: Callable[[], object]) -> None:
    """Act, do what was selected by it, and wait until the table has stored my choice."""
    before = len(choices_of(page, table))
    act()
    page.locator(WEIGHING).wait_for(state="detached")
    confirmed(page)
    assert len(chosen(page, table, before + 1)) > before


def a_long_move(page: Page) -> dict[str, Any]:
    """A choice of mine of which the log tells several things, each only this once."""
    table = open_duel(page, ["stone-block"])
    for choice in ("cast stone-block", "at "):
        assert wait_for_me(page)
        made_by(page, table, partial(play_typed, page, choice))
    replay = asked(page, "GET", f"/api/tables/{table}/replay?viewpoint=public&start=0&stop=400")
    step: dict[str, Any] = [step for step in replay["steps"] if step["by"] == 0][-1]
    texts = [event["text"] for event in step["events"]]
    assert len(set(texts)) == len(texts) >= 3, texts
    for text in texts:
        expect(page.locator(".log .line", has_text=text)).not_to_have_count(0)
    return step


def play_typed(page: Page, choice: str) -> None:
    """Take the first choice that fits these words, as one who knows the notation."""
    page.keyboard.press("/")
    page.get_by_role("combobox").fill(choice)
    page.keyboard.press("Enter")


def open_duel(page: Page, hand: list[str]) -> str:
    """A duel that I begin with these cards against a bot that has none; returns the table's id."""
    players = [{"at": "c1", "hand": hand}, {"at": "e3", "hand": []}]
    return open_position(page, "wiz_war", {"players": players, "active": 0, "turn": 5})

"""The log follows the game, and says which earlier moment is looked at."""

from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import (
    WEIGHING,
    Misses,
    asked,
    click_something,
    confirmed,
    start,
    wait_for_me,
    without_show,
)
from tests.e2e.test_prompt import made

pytestmark = pytest.mark.browser

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
    start(page, "wiz_war", "Apprentice")
    assert pass_turns(page, 2)
    page.wait_for_function(AT_THE_END)
    page.locator(".log button").first.click()
    page.locator(".moment").wait_for()
    assert not page.evaluate(AT_THE_END)
    page.keyboard.press("Escape")
    page.wait_for_function(AT_THE_END, timeout=5000)
    assert pass_turns(page, 1)
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


def pass_turns(page: Page, count: int) -> bool:
    """End a few turns of a duel without doing anything; false if the game is over before."""
    misses, rng = Misses(), Random(1)
    for _ in range(count):
        for question, key in (("Your move", "e"), ("Discard any", "k"), ("Draw?", "d")):
            while True:
                if not wait_for_me(page):
                    return False
                asked_now = page.locator(".prompt .what").inner_text()
                if asked_now.startswith(question):
                    press(page, key)
                    break
                misses.attempt(partial(click_on, page, rng))
    return True


def press(page: Page, key: str) -> None:
    """Until it is done; that a second card may be drawn is asked in the same words."""
    before = made(page)
    page.keyboard.press(key)
    page.locator(WEIGHING).wait_for(state="detached")
    confirmed(page)
    for _ in range(100):
        if made(page) > before:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{key} does nothing")


def click_on(page: Page, rng: Random) -> None:
    """Do what was selected, else anything: another thing when one was out of reach."""
    if not confirmed(page):
        click_something(page, rng)


def a_long_move(page: Page) -> dict[str, Any]:
    """A bot's choice of which the log tells several things, and the first only this once.

    Who does nothing may lose soon: then another game is begun.
    """
    for _ in range(5):
        start(page, "wiz_war")
        if step := a_long_move_at_this_table(page):
            return step
    raise AssertionError("the bots do next to nothing")


def a_long_move_at_this_table(page: Page) -> dict[str, Any] | None:
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    path = f"/api/tables/{table}/replay?viewpoint=public&start=1&stop=400"
    while pass_turns(page, 1):
        lines = page.locator(".log button").all_inner_texts()
        for step in asked(page, "GET", path)["steps"]:
            told = [event["text"] for event in step["events"]]
            alone = told and sum(told[0] in line for line in lines) == 1
            if alone and told[-1] != told[0]:
                return dict(step)
    return None

"""The end of a game: how it turned, the way to each moment, and a picture of the night."""

import re
import struct
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spellhall import bots, new
from spellhall.engine import record
from tests.e2e.playing import asked

pytestmark = pytest.mark.browser

LOOKING_BACK = 120_000  # milliseconds that the story of a game may take on a busy machine


def come_to_the_end(page: Page, game: str) -> str:
    """A finished game between bots, looked at as its result; returns the table's id."""
    match, rng = new(game, players=2, seed=3), Random(3)
    while not match.is_over:
        seat = match.awaited()[0]
        code = bots.choose(match.game, match.state, seat, ("adept", "apprentice")[seat], rng)
        match.answer(seat, next(each for each in match.options(seat) if each.code == code))
    page.goto("/")
    page.locator(f".arcade .{game}").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    table: str = asked(page, "POST", "/api/records", {"record": record.write(match)})["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("img", name="The chance to win from turn to turn").wait_for(
        timeout=LOOKING_BACK
    )
    return table


def test_a_key_chooses_a_moment_and_opens_it(page: Page) -> None:
    come_to_the_end(page, "wiz_war")
    page.keyboard.press("2")
    expect(page.locator(".chart .mark").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("li.selected")).to_contain_text("2")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/**at=*")


def test_a_mark_leads_to_its_moment_and_the_night_makes_a_picture(page: Page) -> None:
    table = come_to_the_end(page, "hell_high")
    the_room_of_the_result(page)
    the_picture_of(page, table)
    the_rule_of(page)
    another_way_from(page)
    marks = page.locator(".chart .mark")
    marks.last.click()
    said = asked(page, "GET", f"/api/tables/{table}/story")["moments"]
    page.locator("li.selected").get_by_role("link", name=re.compile("See it|Look at it")).click()
    page.wait_for_url("**/replay/**")
    choice, event = page.url.split("at=")[1].split("&")[0].split(".")
    moment = next(each for each in said if each["seq"] == int(choice))
    assert int(event) == moment["event"] + 1
    expect(page.locator(".transport .what")).not_to_be_empty()
    the_marks_of(page, said)
    if moment["kind"] != "costly":
        shown = page.locator(".transport .what").inner_text().lstrip("▲●■ \n")
        assert shown in moment["text"]


def the_room_of_the_result(page: Page) -> None:
    """Nothing is asked any more: no empty desk beside it, no empty hand under it."""
    box = page.locator("section.result").bounding_box()
    assert box is not None
    assert box["x"] == 0
    assert box["y"] + box["height"] == 900


def the_picture_of(page: Page, table: str) -> None:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Card of the night").click()
    assert waiting.value.suggested_filename == f"spellhall-{table}.png"
    data = waiting.value.path().read_bytes()
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 10_000  # it is not empty


def the_rule_of(page: Page) -> None:
    """By what it was decided, which opens in the rulebook."""
    page.locator(".how").get_by_role("button", name="HH-MATCH-5").click()
    whole = page.get_by_role("link", name="Open the whole rulebook")
    expect(whole).to_have_attribute("href", "/rules/hell_high#HH-MATCH-5")
    page.get_by_role("button", name="Close").click()
    expect(whole).to_have_count(0)


def another_way_from(page: Page) -> None:
    """From each moment another game can go on, from before the choice that led to it."""
    page.locator("li.selected").get_by_role("button", name="What if?").click()
    asked_for = page.get_by_role("dialog", name="What if?")
    expect(asked_for).to_contain_text(re.compile(r"from move \d+ on"))
    page.keyboard.press("Escape")
    expect(asked_for).to_have_count(0)


def the_marks_of(page: Page, told: list[dict[str, Any]]) -> None:
    """What the story tells is marked on the scrubber, in words too."""
    marks = page.get_by_role("list", name="Marks of this game")
    kinds = {"turning": "Turning point", "deciding": "Deciding blow"}
    kinds |= {"high": "High point", "costly": "Costliest choice", "drift": "How it went"}
    for moment in told:
        named = f"{kinds[moment['kind']]}: {moment['text']}"
        expect(marks.get_by_role("button", name=named)).to_have_count(1, timeout=LOOKING_BACK)

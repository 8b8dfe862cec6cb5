"""What the screens show is so, at every moment."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.e2e.playing import CHOICES, asked, wait_for_me, without_show
from tests.e2e.tables import open_position

pytestmark = pytest.mark.browser


def steps_of_replay(page: Page, table: str) -> Iterator[str]:
    """Go through the replay as seat 0 sees it, choice by choice."""
    steps = asked(page, "GET", f"/api/tables/{table}/replay?viewpoint=0&start=0&stop=200")["steps"]
    page.goto(f"/replay/{table}?at=0&as=0")
    for step in steps[1:]:
        page.get_by_role("button", name="One move on").click()
        page.get_by_text(f"Move {step['seq']} of").wait_for()
        yield step["label"]


# -- Arcane Academy ------------------------------------------------------------------------------


def test_what_another_player_does_leaves_no_ticks_on_my_slate(page: Page) -> None:
    without_show(page)
    table = open_position(page, "arcane_academy", {"players": [{}, {}], "active": 1})
    wait_for_me(page)
    done = 0
    for label in steps_of_replay(page, table):
        done += "Cast" not in label
        assert page.locator(".slate.large .tick").count() == 0, label
    assert done > 0


# -- Hell High -----------------------------------------------------------------------------------


def test_a_band_that_applies_glows_on_its_own_card_only(page: Page) -> None:
    without_show(page)
    mine = {"spell": ["bunsen-burning", "jump-scare-assembly"]}
    table = open_position(page, "hell_high", {"players": [mine, {}, {}]})
    wait_for_me(page)
    seen = page.locator('[data-touch^="band:"]').evaluate_all(
        "all => all.map(e => e.dataset.touch)"
    )
    assert len(seen) == 6, seen
    assert len(set(seen)) == 6, seen
    page.locator(CHOICES).first.click()
    page.locator(".log").get_by_text("band").wait_for()
    steps = asked(page, "GET", f"/api/tables/{table}/replay?viewpoint=0&start=0&stop=50")["steps"]
    told = [event for step in steps for event in step["events"] if event["kind"] == "band"]
    for event in told:
        (band,) = [touch for touch in event["touches"] if touch.startswith("band:")]
        assert seen.count(band) == 1

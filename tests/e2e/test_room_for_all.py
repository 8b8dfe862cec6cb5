"""In every window there is room for what matters most: names, cards, life, the room looked at."""

import json
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall import new
from spellhall.engine import record
from tests.e2e.playing import asked, wait_for_me, without_show
from tests.e2e.tables import open_match
from tests.e2e.test_steady_frame import (
    SIZES,
    STEADY,
    in_the_middle,
    measured,
    outside,
    overlapping,
)
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

LONG = "Bartholomea Longname"
ENOUGH_OF_A_NAME = 60  # pixels, about seven letters
# Names at seats of which less is seen than that, though there is more of them.
CUT_NAMES = """(enough) => [...document.querySelectorAll(".seat .name")]
    .filter((name) => name.checkVisibility())
    .filter((name) => name.clientWidth < Math.min(name.scrollWidth, enough))
    .map((name) => `${name.textContent} ${name.clientWidth}`)"""
# How far each card lies over the next one.
OVERLAPS = """(cards) => [...document.querySelectorAll(cards)].map((e) => e.getBoundingClientRect())
    .map((box, at, all) => (at > 0 ? all[at - 1].right - box.left : 0))
    .filter((over) => over > 1)"""
# Whether the guide is drawn, and less than all of it can be seen.
IS_CUT = """() => {
    const guide = document.querySelector(".answers .left section");
    if (getComputedStyle(guide).visibility === "hidden") return false;
    const foot = (thing) => thing.getBoundingClientRect().bottom;
    return foot(guide) > foot(guide.closest(".answers")) + 1;
}"""


@pytest.mark.parametrize("game", STEADY)
def test_a_long_name_is_known_at_every_seat(browser: Browser, hall: str, game: str) -> None:
    with visitor(browser, hall, *SIZES[0], name=LONG) as page:
        sit_down(page, game)
        cut: dict[tuple[int, int], list[str]] = {}
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            players = page.get_by_role("tab", name="Players")
            if players.is_visible():
                players.click()
            cut[width, height] = page.evaluate(CUT_NAMES, ENOUGH_OF_A_NAME)
        assert cut == {size: [] for size in SIZES}


def test_who_is_away_and_done_is_known_by_name(browser: Browser, hall: str) -> None:
    match, rng = new("five_seals", players=3, seed=3), Random(3)
    while not match.is_over:
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    with visitor(browser, hall, *SIZES[0]) as page:
        page.goto("/")
        page.locator(".arcade .five_seals").get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/table/**")
        wish = {"record": record.write(match)}
        page.goto(f"/table/{asked(page, 'POST', '/api/records', wish)['id']}")
        expect(page.locator(".seat .away")).to_have_count(3)
        assert page.evaluate(CUT_NAMES, ENOUGH_OF_A_NAME) == []


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_a_few_cards_lie_beside_each_other(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height) as page:
        sit_down(page, "wiz_war")
        expect(page.locator("section.hand ul.hand .card")).not_to_have_count(0)
        assert page.evaluate(OVERLAPS, "section.hand ul.hand .card") == []


def test_my_life_is_in_sight_on_a_phone(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        sit_down(page, "hell_high")
        expect(page.locator(".mat .track")).to_be_in_viewport(ratio=1)


def test_a_phone_tells_where_each_wizard_is_and_what_the_room_does(
    browser: Browser, hall: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        sit_down(page, "wizards_academy")
        for seat in range(2):
            expect(page.locator(".strip .where").nth(seat)).to_be_in_viewport(ratio=1)
        expect(page.locator(".looked .look p").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["five_seals", "hell_high"])
def test_of_the_guide_is_seen_all_or_nothing(browser: Browser, hall: str, game: str) -> None:
    with visitor(browser, hall, 1024, 768) as page:
        sit_down(page, game)
        page.locator(".answers .left section").wait_for(state="attached")
        page.wait_for_function(f"() => !({IS_CUT})()")


def test_a_mouse_finds_five_short_answers_at_once(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 1024, 768) as page:
        sit_down(page, "hell_high")
        answers = page.locator(".prompt .answers button.choice")
        expect(answers).to_have_count(5)
        for each in answers.all():
            expect(each).to_be_in_viewport(ratio=1)


def test_a_long_name_stays_in_its_button_and_an_invitation_in_its_window(
    browser: Browser, hall: str
) -> None:
    with visitor(browser, hall, 1440, 900, name=LONG) as page:
        page.goto("/")
        page.locator(".arcade .wiz_war").get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/table/**")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator("button.me").evaluate("e => e.scrollWidth <= e.clientWidth")
        with visitor(browser, hall, 844, 390, touch=True) as guest:
            guest.goto(page.url.replace("/table/", "/join/"))
            expect(guest.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["wiz_war", "hell_high", "wizards_academy"])
def test_large_type_leaves_room_for_an_answer(browser: Browser, hall: str, game: str) -> None:
    with visitor(browser, hall, *SIZES[0]) as page:
        sit_down(page, game)
        page.keyboard.press("m")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="150", exact=True).click()
        page.keyboard.press("Escape")
        expect(page.locator(".prompt .answers button").first).to_be_in_viewport(ratio=1)
        expect(page.locator(".prompt .places .all")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", STEADY)
def test_large_type_is_laid_out_as_in_a_smaller_window(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, *SIZES[0]) as page:
        sit_down(page, game)
        wishes = json.dumps({"motion": "none", "zoom": 150})
        page.evaluate("wishes => localStorage.setItem('spellhall.wishes', wishes)", wishes)
        page.add_init_script(f"localStorage.setItem('spellhall.wishes', {json.dumps(wishes)})")
        page.reload()
        wait_for_me(page)
        large = parts_of(page)
    with visitor(browser, hall, 960, 600) as page:
        sit_down(page, game)
        small = parts_of(page)
    assert large == {name: [round(1.5 * each) for each in box] for name, box in small.items()}


@pytest.mark.parametrize("game", ["five_seals", "hell_high"])
def test_on_the_smallest_phone_one_can_do_what_was_selected(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 320, 568, touch=True) as page:
        sit_down(page, game)
        boxes = measured(page)
        assert outside(boxes, 320, 568) == []
        assert overlapping(boxes) == []
        left, _, right, _ = boxes["commit"]
        assert right - left >= 100


def test_a_finger_meets_the_buttons_that_stop_the_show(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        sit_down(page, "five_seals")
        page.locator(".peek").click()
        buttons = page.locator(".panel.sheet .watching button:visible")
        expect(buttons).not_to_have_count(0)
        for each in buttons.all():
            box = each.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44


def parts_of(page: Page) -> dict[str, list[int]]:
    """How large each part of the frame is, in pixels of the screen."""
    boxes = measured(page).items()
    return {
        name: [round(right - left), round(bottom - top)]
        for name, (left, top, right, bottom) in boxes
    }


def sit_down(page: Page, game: str) -> None:
    without_show(page)
    open_match(page, in_the_middle(game), 0)
    wait_for_me(page)

"""Lessons in the browser: whoever does what the screen says learns a game to its end."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from spellhall.games import IDS, find
from tests.e2e.playing import (
    DO_IT,
    MOST_MISSES,
    PATIENCE,
    WEIGHING,
    confirmed,
    start,
    without_show,
)
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

TAUGHT = [game for game in IDS if find(game).lesson is not None]
PANEL = ".lesson[data-move]"  # nothing is being shown or sent
DONE = ".lesson .next"  # the step is done
RINGED = '[data-taught="ring"]:visible'
DIM = '.stage :is([data-choice], [data-light="one"])[data-taught="dim"]:visible'
WRONG = ".lesson .wrong"
PICKED = '[data-light="picked"]:visible'
LIT = '[data-light="one"]:visible'
MOST_TRIES = 16  # for one move
SETTLED = 150  # milliseconds until the rings have followed
# By the timers of the page, which come in their order on a busy machine too.
SETTLE = "(wait) => new Promise((settled) => setTimeout(settled, wait))"


def learn(page: Page, game: str) -> None:
    """From the hall into a lesson."""
    without_show(page)
    page.goto("/")
    page.locator(f".arcade .{game}").get_by_role("link", name="Learn").click()
    page.locator(PANEL).wait_for()


def title(page: Page) -> str:
    return page.locator(".lesson h2").inner_text()


def move(page: Page) -> str:
    """Which move of which step is asked for, once everything has come to rest."""
    page.locator(WEIGHING).wait_for(state="detached")
    panel = page.locator(PANEL)
    panel.wait_for()
    return f"{title(page)} {panel.get_attribute('data-move')}"


def name_of(thing: Locator) -> str:
    return str(thing.evaluate("e => `${e.dataset.choice ?? ''} ${e.dataset.touch ?? ''}`"))


def touch(page: Page, thing: Locator) -> None:
    """Click, and do what is only selected by that."""
    thing.click()
    page.locator(WEIGHING).wait_for(state="detached")
    confirmed(page)


def do_the_move(page: Page) -> None:
    """Touch what has the ring, one thing after another, until the step goes on.

    Where that only narrows what is meant, go on with the menu or with what is lit then.
    """
    before, tried = move(page), set[str]()
    for _ in range(MOST_TRIES):
        page.locator(RINGED).first.wait_for()
        page.evaluate(SETTLE, SETTLED)
        picked = page.locator(PICKED)
        within = name_of(picked.first) if picked.count() else ""
        menu = page.locator(f'[role="menuitem"]{RINGED}')
        among = menu if menu.count() else page.locator(LIT) if within else page.locator(RINGED)
        things = [each for each in among.all() if within + name_of(each) not in tried]
        if within and not things:
            tried.add(within)
            page.keyboard.press("Escape")
            continue
        assert things, f"nothing with a ring leads on from {before}"
        name = within + name_of(things[0])
        touch(page, things[0])
        if move(page) != before:
            return
        if within or page.locator(PICKED).count() == 0:
            tried.add(name)
    raise AssertionError(f"{before} is not done")


def clicked(thing: Locator, seen: Locator) -> None:
    """Click until that is seen: once, unless the table goes on under the pointer."""
    for _ in range(MOST_MISSES):
        thing.click()
        with suppress(TimeoutError):
            return seen.wait_for(timeout=PATIENCE)
    raise AssertionError("the click does not reach it")


def try_in_vain(page: Page) -> None:
    """Touch something that is dim: it is explained by a rule, and nothing is done."""
    before = move(page)
    clicked(page.locator(DIM).first, page.locator(WRONG))
    rule = page.locator(f"{WRONG} .rule")
    expect(rule).to_have_text(re.compile(r"^[A-Z]{2}-[A-Z0-9-]+$"))
    expect(page.locator(DO_IT)).to_have_count(0)
    assert move(page) == before
    assert page.locator(RINGED).count() > 0


def do_the_step(page: Page, look: Callable[[], object] = lambda: None) -> None:
    """All moves of a step, with one wrong try where there is something else to click."""
    tried = False
    while page.locator(DONE).count() == 0:
        page.locator(f"{RINGED}, {DONE}").first.wait_for()
        if page.locator(DONE).count():
            break
        look()
        if not tried and page.locator(DIM).count():
            try_in_vain(page)
            tried = True
        do_the_move(page)
    look()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_learnt_by_doing_what_the_screen_says(page: Page, game: str) -> None:
    lesson = find(game).lesson
    assert lesson is not None
    learn(page, game)
    for number, step in enumerate(lesson.steps, 1):
        expect(page.locator(".lesson h2")).to_have_text(step.title)
        expect(page.locator(".lesson header")).to_contain_text(f"{number} of {len(lesson.steps)}")
        if step.points:
            page.locator(RINGED).first.wait_for()
        do_the_step(page)
        page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text(find(game).title)
    page.get_by_role("link", name="Back to the hall").click()
    bay = page.locator(f".arcade .{game}")
    expect(bay.get_by_role("link", name="Learned")).to_be_visible()


def test_the_end_of_a_lesson_leads_into_a_first_game(page: Page) -> None:
    without_show(page)
    last = len(find("arcane_academy").lesson.steps) - 1  # type: ignore[union-attr]
    page.add_init_script(
        f"""localStorage.setItem("spellhall.lesson.arcane_academy",
            JSON.stringify({{ at: {last}, reached: {last} }}))"""
    )
    page.goto("/learn/arcane_academy")
    do_the_step(page)
    page.get_by_role("button", name="Finish").click()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/table/**")
    page.locator(".prompt").wait_for()
    page.keyboard.press("m")
    page.get_by_role("button", name="Lesson again").click()
    page.wait_for_url("**/learn/arcane_academy")


def test_a_lesson_that_was_left_is_resumed_where_it_stood(page: Page) -> None:
    learn(page, "arcane_academy")
    for step in ("The goal", "Cast a tile"):
        expect(page.locator(".lesson h2")).to_have_text(step)
        do_the_step(page)
        page.keyboard.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("A tile that acted sleeps")
    page.get_by_role("button", name="Leave the lesson").first.click()
    bay = page.locator(".arcade .arcane_academy")
    expect(bay.get_by_role("link", name="Resume")).to_contain_text("3/11")
    page.locator("body").press("Shift+Digit5")
    page.wait_for_url("**/learn/arcane_academy")
    expect(page.locator(".lesson h2")).to_have_text("A tile that acted sleeps")
    steps = page.get_by_role("list", name="All steps")
    expect(steps.get_by_role("button", name="Make tiles join")).to_be_disabled()
    steps.get_by_role("button", name="Cast a tile").click()
    expect(page.locator(".lesson h2")).to_have_text("Cast a tile")


def test_show_me_does_it_once_and_sets_the_step_up_again(page: Page) -> None:
    learn(page, "arcane_academy")
    page.keyboard.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("Cast a tile")
    assert move(page) == "Cast a tile 0"
    page.keyboard.press("h")
    expect(page.locator(".lesson .do")).to_have_text("Watch: then it is your turn.")
    expect(page.locator(".lesson[data-move='2']")).to_be_visible()
    expect(page.locator(".lesson[data-move='0']")).to_be_visible()
    expect(page.locator(DONE)).to_have_count(0)
    expect(page.locator(".lesson .do")).to_have_text("Touch the tile at the bottom right.")


def test_a_step_is_done_undone_and_left_by_keys_alone(page: Page) -> None:
    learn(page, "arcane_academy")
    page.keyboard.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("Cast a tile")
    page.locator(f"{RINGED}").first.wait_for()
    page.keyboard.press("r")
    expect(page.locator(f"{WRONG} .rule")).to_have_text("AA-REST-5")
    page.keyboard.press("4")  # as stands on the tile with the ring
    expect(page.locator(".lesson[data-move='1']")).to_be_visible()
    expect(page.locator(WRONG)).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".lesson[data-move='0']")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".lesson h2")).to_have_text("The goal")


def test_the_rule_of_a_wrong_try_opens_in_the_rulebook(page: Page) -> None:
    learn(page, "arcane_academy")
    page.keyboard.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("Cast a tile")
    page.locator(RINGED).first.wait_for()
    page.keyboard.press("r")
    page.locator(f"{WRONG} .rule").click()
    drawer = page.get_by_role("complementary", name="Rulebook")
    expect(drawer.locator('[id="AA-REST-5"]')).to_be_visible()


def test_what_the_teacher_says_is_announced(page: Page) -> None:
    learn(page, "arcane_academy")
    said = page.locator("p.said[aria-live='polite']")
    expect(said).to_contain_text("Step 1 of 11 The goal. You are a student")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Touch the tile at the bottom right.")
    expect(said).not_to_contain_text("*")


def test_on_a_phone_the_teacher_leaves_room_for_the_board(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        learn(page, "arcane_academy")
        page.get_by_role("button", name="Next step").click()
        expect(page.locator(".lesson h2")).to_have_text("Cast a tile")
        page.locator(RINGED).first.wait_for()
        board, panel = (page.locator(each).bounding_box() for each in ("main.board", ".lesson"))
        buttons = page.locator(".lesson .buttons").bounding_box()
        assert board is not None
        assert panel is not None
        assert buttons is not None
        assert board["height"] >= 270
        assert panel["y"] + panel["height"] <= board["y"]
        assert buttons["y"] + buttons["height"] == 844
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        do_the_step(page)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_phone_that_lies_has_room_for_what_the_teacher_says(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 844, 390, touch=True) as page:
        learn(page, game)
        expect(page.locator(".lesson .words")).to_be_in_viewport(ratio=0.9)
        page.get_by_role("button", name="Next step").click()
        page.locator(RINGED).first.wait_for()
        told = page.locator(".lesson .page").bounding_box()
        assert told is not None
        assert told["height"] >= 60  # the title and two lines


@pytest.mark.parametrize("game", TAUGHT)
def test_on_a_phone_no_seat_is_cut_off_beside_the_teacher(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        learn(page, game)
        page.get_by_role("button", name="Next step").click()
        page.locator(RINGED).first.wait_for()
        strip = page.locator(".side > .seats")
        whole, shown = strip.evaluate("e => [e.scrollHeight, e.clientHeight]")
        assert whole <= shown


def test_on_a_phone_the_arrows_that_turn_a_tile_stay_in_sight(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        without_show(page)
        page.add_init_script(
            """localStorage.setItem("spellhall.lesson.arcane_academy",
                JSON.stringify({ at: 3, reached: 3 }))"""
        )
        page.goto("/learn/arcane_academy")
        expect(page.locator(".lesson h2")).to_have_text("Make tiles join")
        page.locator(RINGED).first.wait_for()
        page.evaluate(SETTLE, 4 * SETTLED)
        page.get_by_role("button", name="Turn right").click(trial=True, timeout=PATIENCE)
        board = page.locator("main.board").bounding_box()
        arrow = page.get_by_role("button", name="Turn right").bounding_box()
        assert board is not None
        assert arrow is not None
        assert arrow["y"] >= board["y"]


def test_on_a_phone_a_card_that_the_teacher_points_at_is_scrolled_to(
    browser: Browser, hall: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        without_show(page)
        page.add_init_script(
            """localStorage.setItem("spellhall.lesson.wiz_war",
                JSON.stringify({ at: 4, reached: 4 }))"""
        )
        page.goto("/learn/wiz_war")
        expect(page.locator(".lesson h2")).to_have_text("Run further")
        card = page.locator(f".hand {RINGED}").first
        card.wait_for()
        page.wait_for_function(
            "card => card.getBoundingClientRect().right <= 390", arg=card.element_handle()
        )


def test_a_game_against_bots_can_be_left_for_its_lesson(page: Page) -> None:
    start(page, "arcane_academy", "Apprentice")
    page.keyboard.press("m")
    page.get_by_role("button", name="Lesson again").click()
    expect(page.locator(".lesson h2")).to_have_text("The goal")


def test_on_a_phone_the_book_opens_where_the_teacher_points_at_it(
    browser: Browser, hall: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        open_step(page, "wizards_academy", "Cast a spell")
        expect(page.get_by_role("tab", name="Book")).to_have_attribute("aria-selected", "true")
        page.locator(RINGED).first.wait_for()
        do_the_step(page)


def test_on_a_phone_what_the_teacher_points_at_is_not_under_my_seat(
    browser: Browser, hall: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        open_step(page, "hell_high", "Same glyph, more dice")
        slot = page.locator(f"main.board {RINGED}").first
        slot.wait_for()
        page.evaluate(SETTLE, 6 * SETTLED)
        place, mine = slot.bounding_box(), page.locator("main.board .mat").bounding_box()
        assert place is not None
        assert mine is not None
        assert place["y"] + place["height"] <= mine["y"]


def open_step(page: Page, game: str, title: str) -> None:
    """Come back to a lesson at the step of this title."""
    lesson = find(game).lesson
    assert lesson is not None
    at = [step.title for step in lesson.steps].index(title)
    without_show(page)
    page.add_init_script(
        f"""localStorage.setItem("spellhall.lesson.{game}",
            JSON.stringify({{ at: {at}, reached: {at} }}))"""
    )
    page.goto(f"/learn/{game}")
    expect(page.locator(".lesson h2")).to_have_text(title)

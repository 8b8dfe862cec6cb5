"""What costs something for good is selected first: the page says what is lost, then it is done."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import choices_of, chosen, open_costly, open_position
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

DO_IT = ".prompt button.do"
WHAT = ".prompt .what"
LOSES = ".prompt .loses"


@pytest.fixture
def phone(browser: Browser, hall: str) -> Iterator[Page]:
    """Somebody on a phone, who taps."""
    with visitor(browser, hall, 390, 844, touch=True) as page:
        yield page


def duel(page: Page) -> str:
    """Wiz-War: my turn, with a counter in hand that could be burned for steps."""
    without_show(page)
    players = [{"at": "e3", "hand": ["shield", "energy-4", "fireball"]}, {"at": "a1"}]
    return open_position(page, "wiz_war", {"players": players, "limit": 40})


def academy(page: Page, mana: int) -> str:
    """Wizard's Academy: my actions are over, and the Mana Crystal glows for a recall."""
    without_show(page)
    players = [{"room": "workshop", "who": "wenna"}, {"room": "library", "who": "nobody"}]
    setup = {"players": players, "scenario": "demon-binding", "mana": mana}
    return open_position(
        page, "wizards_academy", setup, [{"": "ShareGlyph", "seat": 0}, {"": "EndTurn", "seat": 0}]
    )


# -- Wiz-War -------------------------------------------------------------------------------------


def test_a_click_on_a_card_to_read_it_does_not_burn_it(page: Page) -> None:
    table = duel(page)
    page.locator('.hand [aria-label="Shield"]').click()
    expect(page.locator(LOSES)).to_have_text(
        "Shield goes to the discards. It cannot be taken back."
    )
    expect(page.locator(WHAT)).to_contain_text("Shield")
    expect(page.locator('.hand [aria-label="Shield"]')).to_have_attribute("data-lifted", "yes")
    page.keyboard.press("Escape")
    expect(page.locator(LOSES)).to_have_count(0)
    expect(page.locator('.hand [aria-label="Shield"]')).to_be_visible()
    assert choices_of(page, table) == []


@pytest.mark.parametrize("way", ["button", "Enter", "second click"])
def test_what_was_selected_is_done_when_it_is_wished_again(page: Page, way: str) -> None:
    table = duel(page)
    shield = page.locator('.hand [aria-label="Shield"]')
    shield.click()
    expect(page.locator(DO_IT)).to_be_visible()
    if way == "button":
        page.locator(DO_IT).click()
    elif way == "Enter":
        page.keyboard.press("Enter")
    else:
        shield.click()
    expect(shield).to_have_count(0)
    assert chosen(page, table, 1) == ["boost shield"]


def test_a_step_takes_one_click(page: Page) -> None:
    table = duel(page)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log")).to_contain_text("steps to")
    assert [choice.split()[0] for choice in chosen(page, table, 1)] == ["step"]


def test_a_key_that_wanders_discards_nothing_by_itself(page: Page) -> None:
    table = duel(page)
    page.get_by_role("button", name="End Move and Cast").first.click()
    expect(page.locator(WHAT)).to_contain_text("Discard any cards?")
    page.keyboard.press(page.locator(".hand .key").first.inner_text())
    expect(page.locator(LOSES)).to_contain_text("goes to the discards")
    assert chosen(page, table, 1) == ["end"]


def test_whoever_wishes_so_is_not_asked(page: Page) -> None:
    table = duel(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Commit with one click").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator('.hand [aria-label="Shield"]').click()
    expect(page.locator('.hand [aria-label="Shield"]')).to_have_count(0)
    assert chosen(page, table, 1) == ["boost shield"]


def test_a_tap_on_a_card_shows_it_whole_before_it_is_played(phone: Page) -> None:
    table = duel(phone)
    phone.locator('.hand [aria-label="Shield"]').tap()
    expect(phone.locator(".closeup")).to_contain_text("off one source of damage")
    assert choices_of(phone, table) == []
    phone.locator('.hand [aria-label="Shield"]').tap()
    expect(phone.locator('.hand [aria-label="Shield"]')).to_have_count(0)
    assert chosen(phone, table, 1) == ["boost shield"]


# -- Wizard's Academy ----------------------------------------------------------------------------


def test_the_last_mana_is_not_spent_by_a_click_on_the_crystal(page: Page) -> None:
    table = academy(page, mana=1)
    page.locator('[data-touch="room:0"]').click(position={"x": 14, "y": 14})
    expect(page.locator(LOSES)).to_have_text(
        "The last mana goes: the game is lost for everybody. It cannot be taken back."
    )
    expect(page.locator("section.result")).to_have_count(0)
    page.locator(".prompt button.drop").click()
    assert choices_of(page, table) == []


def test_a_recall_names_the_mana_it_costs(page: Page) -> None:
    table = academy(page, mana=4)
    page.locator('[data-touch="room:0"]').click(position={"x": 14, "y": 14})
    expect(page.locator(LOSES)).to_contain_text("1 of the 4 mana goes.")
    page.locator(DO_IT).click()
    expect(page.locator(".log")).to_contain_text("mana")
    assert chosen(page, table, 1)[0] == "recall"


# -- Five Seals ----------------------------------------------------------------------------------

CHIP = '.targets [data-light="one"]'


def test_breaking_a_seal_is_asked_for_once_more(page: Page) -> None:
    without_show(page)
    table = open_costly(page, "five_seals", "take_turn")
    wait_for_me(page)
    where = page.locator(CHIP).first.locator(".what small").inner_text()
    page.locator(CHIP).first.click()
    expect(page.locator(WHAT)).to_contain_text(where)
    expect(page.locator(LOSES)).to_contain_text("your turn ends")
    assert choices_of(page, table) == []
    page.locator(DO_IT).click()
    expect(page.locator(".log")).to_contain_text("breaks")
    assert chosen(page, table, 1)[0].startswith("break ")


def test_on_a_phone_each_chip_says_where_its_seal_lies(phone: Page) -> None:
    without_show(phone)
    open_costly(phone, "five_seals", "take_turn")
    wait_for_me(phone)
    places = phone.locator(".targets .what small")
    assert places.count() > 1
    for place in places.all():
        expect(place).to_be_visible()
        assert place.inner_text()


# -- Arcane Academy ------------------------------------------------------------------------------


def test_placing_the_tile_that_ends_the_turn_is_asked_for_once_more(page: Page) -> None:
    without_show(page)
    table = open_costly(page, "arcane_academy", "place_tile")
    wait_for_me(page)
    space = page.locator(".slate.large [data-space]").nth(5)
    space.click()
    expect(page.locator(LOSES)).to_contain_text("our turn ends")
    page.mouse.move(5, 5)  # the tile stays where it was selected
    expect(page.locator(".slate.large .ghost")).to_have_count(1)
    assert choices_of(page, table) == []
    space.click()
    expect(page.locator(".log")).to_contain_text("places")
    assert chosen(page, table, 1)[0].startswith("place ")


# -- Hell High -----------------------------------------------------------------------------------


def test_on_a_phone_a_tap_shows_the_text_of_a_card_before_it_is_played(phone: Page) -> None:
    without_show(phone)
    mine = {"hand": ["bunsen-burning", "pain-locker"]}
    table = open_position(phone, "hell_high", {"players": [mine, {}], "start": "build"})
    wait_for_me(phone)
    card = phone.locator(".hand button").first
    card.tap()
    expect(phone.locator(".closeup")).to_contain_text("damage")
    expect(phone.locator(LOSES)).to_have_text("Once more to do it.")
    assert choices_of(phone, table) == []
    card.tap()
    expect(phone.locator(".bench .cover")).to_have_count(1)
    expect(phone.locator(".closeup")).to_have_count(0)


def test_a_card_that_is_given_away_is_named(page: Page) -> None:
    without_show(page)
    mine = {"hand": ["bunsen-burning", "pain-locker"]}
    stack = [{"": "GiveCard", "seat": 0, "jock": 1, "kind": 1}]
    table = open_position(page, "hell_high", {"players": [mine, {}], "start": "build"}, stack)
    wait_for_me(page)
    page.locator('.hand [data-light="one"]').click()
    expect(page.locator(LOSES)).to_contain_text("Bunsen-Burning goes to")
    assert choices_of(page, table) == []

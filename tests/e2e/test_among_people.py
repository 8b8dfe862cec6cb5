"""Two people at one table: talk, reactions, who came and left, proposals, the invitation."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall.games import find
from tests.e2e.playing import RESULT, asked, start, without_show
from tests.e2e.visiting import visitor
from tests.games.wizards_academy.tables import basic

pytestmark = pytest.mark.browser

FIELD = ".foot input"
LAST = ".foot .last:visible, .foot .spoken:visible"
BUBBLE = ".bubbles .bubble"
LOW = 500  # pixels: where log and talk are behind a tab
WINDOWS = [(1440, 900), (1024, 768), (390, 844), (844, 390), (720, 450)]
# Whether the whole of the first thing that a selector finds lies in the window and on top.
IN_REACH = """selector => {
    const box = [...document.querySelectorAll(selector)]
        .map(e => e.getBoundingClientRect()).find(r => r.width > 40);
    if (!box || box.left < 0 || box.top < 0) return false;
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && top.closest(".foot") !== null;
}"""
# Lit things of the table that a bubble lies on.
COVERED = """() => {
    const bubble = document.querySelector(".bubbles .bubble").getBoundingClientRect();
    return [...document.querySelectorAll(".board [data-light], .hand [data-light]")].filter(e => {
        const b = e.getBoundingClientRect();
        return b.left < bubble.right && bubble.left < b.right
            && b.top < bubble.bottom && bubble.top < b.bottom;
    }).map(e => e.dataset.touch);
}"""


def gathered(page: Page, friend: Page, game: str) -> str:
    """The host's table of two, with the friend who came by the link; returns its id."""
    for each in (page, friend):
        without_show(each)
    page.goto("/")
    page.locator(f".arcade .{game}").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    asked(page, "PATCH", f"/api/tables/{table}", {"seats": [{"kind": "me"}, {"kind": "open"}]})
    friend.goto(f"/join/{table}")
    friend.get_by_role("textbox").fill("Ines")
    friend.keyboard.press("Enter")
    friend.wait_for_url("**/table/**")
    return table


def began(page: Page, friend: Page, game: str) -> str:
    table = gathered(page, friend, game)
    asked(page, "POST", f"/api/tables/{table}/start")
    for each in (page, friend):
        each.locator(".prompt").wait_for()
    return table


@pytest.mark.parametrize("game", ["wiz_war", "wizards_academy"])
def test_an_invitation_says_what_is_played_with_whom_and_shows_it(
    page: Page, friend_on_phone: Page, game: str
) -> None:
    friend = friend_on_phone
    page.goto("/")
    page.locator(f".arcade .{game}").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    host = asked(page, "GET", "/api/people/me")["name"]
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    friend.goto(f"/join/{table}")
    expect(friend.get_by_role("heading", level=1)).to_have_text(
        f"{host} invites you to {find(game).title}"
    )
    expect(friend.locator(".box .scene svg")).to_be_visible()
    seats = friend.locator(".box li")
    expect(seats.first).to_contain_text(host)
    expect(seats.first).to_contain_text("here")
    expect(seats.last).to_contain_text("open seat")
    assert all(s["kind"] != "person" or s["host"] for s in table_of(page, table)["seats"])
    friend.get_by_role("textbox").fill("Ines")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url("**/table/**")
    expect(page.locator(".said-here")).to_contain_text("Ines sits down.")


@pytest.mark.parametrize("game", ["arcane_academy", "hell_high"])
def test_there_is_talk_before_the_start(page: Page, friend: Page, game: str) -> None:
    gathered(page, friend, game)
    friend.locator(".talk input").wait_for()
    friend.keyboard.press("t")
    friend.keyboard.type("Shall <b>we</b>?")
    friend.keyboard.press("Enter")
    for each in (page, friend):
        line = each.locator(".said-here p", has_text="Ines Shall <b>we</b>?")
        expect(line).to_be_visible()
        box = line.bounding_box()
        assert box is not None
        assert box["width"] > 100  # seen, not only read out


@pytest.mark.parametrize("game", ["wiz_war", "arcane_academy"])
def test_what_somebody_says_stands_at_their_seat_and_hides_no_choice(
    page: Page, friend_on_phone: Page, game: str
) -> None:
    friend = friend_on_phone
    began(page, friend, game)
    for speaker, hearer, words in ((page, friend, "Have you seen it?"), (friend, page, "I have.")):
        speaker.keyboard.press("t")
        expect(speaker.locator(FIELD)).to_be_focused()
        speaker.keyboard.type(words)
        speaker.keyboard.press("Enter")
        speaker.keyboard.press("Escape")
        expect(hearer.locator(BUBBLE, has_text=words)).to_be_visible()
        expect(hearer.locator(".bubbles")).to_have_attribute("aria-live", "polite")
        assert hearer.evaluate(COVERED) == []
        expect(hearer.locator(LAST).first).to_contain_text(words)
    page.get_by_role("button", name="React").click()
    page.get_by_role("button", name="Well played!").click()
    expect(friend.locator(BUBBLE, has_text="Well played!")).to_be_visible()
    expect(friend.locator(BUBBLE)).to_have_count(0)  # it fades
    friend.reload()
    expect(friend.locator(LAST).first).to_contain_text("Well played!")


@pytest.mark.parametrize("game", ["hell_high", "five_seals"])
def test_chat_is_in_reach_in_every_window(page: Page, friend: Page, game: str) -> None:
    began(page, friend, game)
    page.locator(FIELD).fill("Good evening")
    page.locator(FIELD).press("Enter")
    expect(friend.locator(LAST).first).to_contain_text("Good evening")
    for width, height in WINDOWS:
        friend.set_viewport_size({"width": width, "height": height})
        friend.wait_for_timeout(150)
        if height <= LOW and not friend.evaluate(IN_REACH, ".foot input"):
            friend.get_by_role("button", name="Log", exact=True).click()
        for selector in (".foot input", ".foot .last, .foot .spoken"):
            friend.wait_for_function(IN_REACH, arg=selector)


@pytest.mark.parametrize("game", ["hell_high", "wizards_academy"])
def test_who_leaves_is_marked_since_when_and_told(
    page: Page, browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 1280, 860) as friend:
        table = began(page, friend, game)
        expect(page.locator(".whose.away")).to_have_count(0)
        friend.goto("/")
        expect(page.locator(".side .whose.away, .board .whose.away").first).to_have_text(
            re.compile(r"^away \d+ s$")
        )
        expect(page.locator(LAST).first).to_contain_text("Ines has gone away.")
        friend.goto(f"/table/{table}")
        expect(page.locator(LAST).first).to_contain_text("Ines is back.")
        expect(page.locator(".whose.away")).to_have_count(0)
        asked(friend, "POST", f"/api/tables/{table}/leave")
        expect(page.locator(".whose.gone").first).to_have_text("gone, a bot plays")
        expect(page.locator(LAST).first).to_contain_text("A bot plays for Ines.")


def test_a_proposal_has_a_reason_and_is_declined_with_one(page: Page, friend: Page) -> None:
    began(page, friend, "wizards_academy")
    suggest = "Suggest a choice"
    either = page.get_by_role("button", name=suggest).or_(page.locator(".prompt.mine .what"))
    either.first.wait_for()
    partner = page if page.get_by_role("button", name=suggest).count() else friend
    chooser = friend if partner is page else page
    partner.get_by_role("button", name=suggest).click()
    partner.keyboard.press("l")
    partner.get_by_role("combobox").press("Enter")
    own = partner.locator(".proposal")
    expect(own).to_contain_text("You propose")
    own.get_by_role("textbox").fill("it is <i>near</i>")
    own.get_by_role("textbox").press("Enter")
    proposal = chooser.locator(".proposal")
    expect(proposal).to_contain_text("because it is <i>near</i>")
    proposal.get_by_role("button", name="No, because").click()
    proposal.get_by_role("textbox").fill("our mana is low")
    proposal.get_by_role("button", name="Decline").click()
    expect(own).to_contain_text("says no: our mana is low")
    partner.reload()
    expect(own).to_contain_text("says no: our mana is low")
    own.get_by_role("button", name="All right").click()
    expect(own).to_have_count(0)


def proposed_to_a_bot(page: Page, *steps: str) -> None:
    """My turn; the bot, which could win in two steps, gets a proposal of some steps."""
    bob = {"room": "zen", "glyphs": "1 4", "card": "activate-cursed-warded"}
    known = {"grid": {"14": "abjure"}, "seen": ["14"]}
    position = basic({}, bob, acts=[0, 0, 1], **known).match.to_json()
    made = asked(page, "POST", "/api/positions", {"position": position})
    page.goto(f"/table/{made['id']}")
    page.locator(".prompt.mine").wait_for()
    where = page.locator(".board").bounding_box()
    for at, step in enumerate(steps):
        name = re.compile("And then" if at else "Suggest to ")
        page.locator(".prompt").get_by_role("button", name=name).click()
        expect(page.locator(".prompt .what")).to_contain_text("What do you suggest to")
        picked(page, step)
        expect(page.locator(".proposal li" if at else ".proposal b")).to_have_count(at + 1)
    expect(page.locator(".proposal")).to_contain_text("answers when its turn comes")
    assert page.locator(".board").bounding_box() == where
    picked(page, "end")
    do_it = page.locator(".prompt .commit.do")
    answered = page.locator(".proposal strong").or_(page.locator(RESULT))
    do_it.or_(answered).first.wait_for()
    if do_it.count():
        do_it.click()


def picked(page: Page, choice: str) -> None:
    """Choose from the list of all choices, by its notation."""
    page.keyboard.press("l")
    page.get_by_role("combobox").fill(choice)
    page.get_by_role("combobox").press("Enter")


def test_a_bot_answers_a_proposal_with_yes_or_no_because(page: Page) -> None:
    without_show(page)
    start(page, "wizards_academy")
    proposed_to_a_bot(page, "end")
    expect(page.locator(".proposal")).to_contain_text("says no: I have a better plan. ")
    expect(page.locator(LAST).first).to_contain_text("No, because I have a better plan. ")
    expect(page.locator(RESULT)).to_contain_text("Won together")  # that was the better plan
    proposed_to_a_bot(page, "move crystal", "cast 14")
    expect(page.locator(RESULT)).to_contain_text("Won together")
    expect(page.locator(LAST).first).to_contain_text("Yes, I will.")


def table_of(page: Page, table: str) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = asked(page, "GET", f"/api/tables/{table}")
    return found

"""Every question of the scrolls, and what each answer does, equals the slow statement of them."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from spellhall.engine.machine.frames import Question
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.seals import ON_BOARD, TOKEN_KINDS
from spellhall.games.five_seals.box.words import ELEMENT_WORDS, SCROLL_WORDS
from spellhall.games.five_seals.frames import GiveDie, TakeTurn
from spellhall.games.five_seals.state.state import OUT, Player, Seals
from spellhall.testing import rule
from tests.games.five_seals.generated import in_a_round
from tests.games.five_seals.slow_spells import (
    BY_REACH,
    Asked,
    Die,
    Seat,
    Table,
    carry_out,
    offered,
    spell,
)

POSITIONS = 250  # for each circle and number of players
ROLLED = ("renew_dice",)  # kinds of questions whose answer rolls dice


def named(die: int) -> Die:
    return (ELEMENT_WORDS[die // 10], die % 10)


def as_table(s: Seals, me: int) -> Table:
    """The state in plain names."""
    names = BOARDS[len(s.players)].names
    seals = [(names[node], seal) for node, seal in enumerate(s.seals) if seal >= 0]
    return Table(
        players=len(s.players),
        me=me,
        raising=s.raising,
        seats=[as_seat(s, player, names) for player in s.players],
        supply={ELEMENT_WORDS[colour]: left for colour, left in enumerate(s.supply)},
        tokens={node: named(seal) for node, seal in seals if seal < ON_BOARD},
        scrolls={node: SCROLL_WORDS[seal - ON_BOARD] for node, seal in seals if seal >= ON_BOARD},
        guardians={
            ELEMENT_WORDS[element]: names[node] if node >= 0 else ""
            for element, node in enumerate(s.guardians)
            if node != OUT
        },
        box=Counter({named(kind): left for kind, left in zip(TOKEN_KINDS, s.box, strict=True)}),
        aside=[named(token) for token in s.aside],
    )


def as_seat(s: Seals, player: Player, names: list[str]) -> Seat:
    seat = s.players.index(player)
    up = [x for x in player.scrolls if x not in player.down and x not in s.using]
    return Seat(
        dice=[named(die) for die in player.dice],
        up=[SCROLL_WORDS[scroll] for scroll in up],
        down=[SCROLL_WORDS[scroll] for scroll in player.down],
        stored={SCROLL_WORDS[scroll]: named(token) for scroll, token in player.stored},
        active=seat not in s.round.finished,
        mage=names[player.node],
        familiar=names[player.familiar] if player.familiar >= 0 else "",
    )


def asked(s: Seals, f: Any) -> Asked:
    """The question in plain names."""
    names = BOARDS[len(s.players)].names
    found = Asked(GAME.wording.questions[type(f)].id)
    if hasattr(f, "scroll"):
        found.scroll = SCROLL_WORDS[f.scroll]
    if hasattr(f, "colour"):
        found.colour = ELEMENT_WORDS[f.colour]
    if hasattr(f, "into"):
        found.into = ELEMENT_WORDS[f.into]
    if hasattr(f, "node"):
        found.node = names[f.node]
    if hasattr(f, "die"):
        found.die = named(f.die)
    if hasattr(f, "theirs"):
        found.theirs = SCROLL_WORDS[f.theirs]
    found.victim = f.seat if isinstance(f, GiveDie) else getattr(f, "victim", -1)
    found.raised = getattr(f, "raised", False)
    found.by_familiar = getattr(f, "by_familiar", False)
    return found


def notation(s: Seals, f: Question, code: int) -> str:
    return GAME.wording.questions[type(f)].option(s, f, code).text


def comparable(t: Table) -> dict[str, object]:
    """What two tables must have in common; dice in any order, scrolls in theirs."""
    seats = [(sorted(x.dice), x.up, sorted(x.down), x.stored, x.mage, x.familiar) for x in t.seats]
    return {
        "seats": seats,
        "supply": t.supply,
        "tokens": t.tokens,
        "scrolls": t.scrolls,
        "guardians": t.guardians,
        "aside": t.aside,
        "box": {kind: left for kind, left in t.box.items() if left},
    }


def compare_use(s: Seals, rng: Random, seen: Counter[str]) -> None:
    """One scroll is used, and each question and answer compared."""
    me = s.active
    for _ in range(12):
        f = s.stack[-1]
        assert isinstance(f, Question)
        before = as_table(s, me)
        q = asked(s, f)
        codes = GAME.rules.options[type(f)](s, f)
        texts = {notation(s, f, code): code for code in codes}
        assert len(texts) == len(codes)
        expected = offered(before, q)
        if expected is None:
            return
        known = {text for text in texts if not by_reach(text)}
        assert known == expected, q
        choices = sorted(text for text in known if text != "give up")
        if isinstance(f, TakeTurn) and rng.random() < 0.8:  # rather use than break
            choices = [text for text in choices if "use" in text] or choices
        if not choices:
            return
        choice = rng.choice(choices)
        seen[q.kind] += 1
        s.stack.pop()
        GAME.rules.answers[type(f)](s, f, texts[choice])
        after = as_table(s, me)
        if not isinstance(f, TakeTurn) and q.kind not in ROLLED and not grows(q):
            if q.kind != "exploit":  # the exploited scroll is in use then
                carry_out(before, q, choice)
                assert comparable(after) == comparable(before), (q, choice)
        if q.kind == "take_die":
            return
        work_off(s)
        if not s.stack or isinstance(s.stack[-1], TakeTurn):
            return


def by_reach(text: str) -> bool:
    return text.startswith("use ") and spell(text.removeprefix("use ")) in BY_REACH


def grows(q: Asked) -> bool:
    return q.kind == "pick_colour" and spell(q.scroll) == "growth"


def work_off(s: Seals) -> None:
    """Do what needs no answer, but take no single answer without looking at it."""
    while s.stack and not isinstance(s.stack[-1], Question):
        frame = s.stack.pop()
        GAME.rules.works[type(frame)](s, frame)


# What is asked often enough in each circle to be compared.
KINDS = {
    1: "pick_colour bind_how bind_raise change_into change_dice renew_dice raise_dice",
    2: "keep_token swap_first swap_second absorb_into disintegrate rearrange_first"
    " rearrange_second",
    3: "deceive_theirs deceive_own alter_own alter_theirs transfer_theirs transfer_own give_die"
    " exploit pick_opponent take_die",
    4: "send_to post_at",
}


@rule("FS-SCROLL-2", "FS-SCROLL-6", "FS-SCROLL-7", "FS-CONF-1", "FS-CONF-2", "FS-EXPLOIT-5")
@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_scrolls_ask_and_do_what_the_ledger_says(circle: int) -> None:
    rng = Random(circle)
    seen: Counter[str] = Counter()
    for players in (2, 3, 4, 5):
        for _ in range(POSITIONS):
            compare_use(in_a_round(players, circle, rng), rng, seen)
    for kind in ("take_turn", "bind_target", "pay_dice", *KINDS[circle].split()):
        assert seen[kind] >= 8, (kind, seen)

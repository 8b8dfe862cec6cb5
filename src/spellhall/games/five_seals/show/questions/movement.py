"""How the questions of the Circle of Movement are said."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.five_seals.box.words import FIGURE_WORDS
from spellhall.games.five_seals.choices import (
    BREAK_BEYOND,
    BREAK_FIRST,
    BREAK_SECOND,
    LEAP,
    PASS,
    POST,
    SEND,
    WITHDRAW,
)
from spellhall.games.five_seals.frames import (
    PassTarget,
    PassWhat,
    PostAt,
    SendTo,
    SpeedFirst,
    SpeedSecond,
)
from spellhall.games.five_seals.rules.scrolls.movement import (
    why_not_beyond,
    why_not_first,
    why_not_leap,
    why_not_pass,
    why_not_post,
    why_not_second,
    why_not_send,
)
from spellhall.games.five_seals.show import among
from spellhall.games.five_seals.show.questions.using import broken, prompt_of, rule_of, said_at
from spellhall.games.five_seals.show.refusals import on_seals
from spellhall.games.five_seals.state.figures import KIND_OF, OWNER_OF
from spellhall.games.five_seals.state.state import Seals


def send_prompt(s: Seals, f: SendTo) -> Prompt:
    why = "It need not be reachable; only you can break it then."
    return prompt_of(f, "to which token?", ("FS-DISP-1",), why)


def post_prompt(s: Seals, f: PostAt) -> Prompt:
    why = "It shuts the scroll to everybody, you included."
    return prompt_of(f, "where does the guardian stand?", ("FS-GUARD-1", "FS-GUARD-2"), why)


def withdraw(s: Seals, f: PostAt) -> Said:
    return Said("Take the guardian off the board", ("FS-GUARD-2",))


def pass_prompt(s: Seals, f: PassWhat) -> Prompt:
    return prompt_of(f, "what do you pass?", ("FS-DEC-12",), "Your turn ends with the break.")


def pass_figure(s: Seals, f: PassWhat, figure: int) -> Said:
    word = FIGURE_WORDS[KIND_OF[figure]]
    return Said(f"Pass the {word} of @{OWNER_OF[figure]}", ("FS-TELE-1",))


def beyond_prompt(s: Seals, f: PassTarget) -> Prompt:
    why = "Only what you could not reach before."
    return prompt_of(f, "what do you break?", rule_of(f), why)


def first_prompt(s: Seals, f: SpeedFirst) -> Prompt:
    why = "Only breaks after which a second is possible."
    return prompt_of(f, "what do you break first?", ("FS-SPEED-1", "FS-SPEED-2"), why)


def second_prompt(s: Seals, f: SpeedSecond) -> Prompt:
    return prompt_of(f, "what do you break without dice?", ("FS-SPEED-1", "FS-SPEED-3"))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        SendTo,
        send_prompt,
        {SEND: said_at("Send onto", "FS-DISP-1")},
        {SEND: on_seals(why_not_send)},
        among=among.tokens,
    )
    wording.asks(
        PostAt,
        post_prompt,
        {POST: said_at("Guard", "FS-GUARD-1"), WITHDRAW: withdraw},
        {POST: on_seals(why_not_post)},
        among=among.board_scrolls,
    )
    wording.asks(
        PassWhat,
        pass_prompt,
        {LEAP: said_at("Leap", "FS-LEAP-1"), PASS: pass_figure},
        {LEAP: on_seals(why_not_leap), PASS: why_not_pass},
        among=among.passed,
    )
    wording.asks(
        PassTarget,
        beyond_prompt,
        {BREAK_BEYOND: broken()},
        {BREAK_BEYOND: on_seals(why_not_beyond)},
        among=among.all_seals,
    )
    wording.asks(
        SpeedFirst,
        first_prompt,
        {BREAK_FIRST: broken("FS-SPEED-1")},
        {BREAK_FIRST: on_seals(why_not_first)},
        among=among.all_seals,
    )
    wording.asks(
        SpeedSecond,
        second_prompt,
        {BREAK_SECOND: broken("FS-SPEED-1")},
        {BREAK_SECOND: on_seals(why_not_second)},
        among=among.all_seals,
    )

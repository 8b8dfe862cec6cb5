"""What a pending question may say: it follows from an answer to the one before."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.frames import Frame, Question
from spellhall.engine.positions import check_number
from spellhall.games.five_seals.box.effects import (
    Alter,
    Bind,
    BreakPast,
    BreakTwice,
    Effect,
    Invoke,
    PostGuardian,
    Raise,
    Recolour,
    RemoveToken,
    Reroll,
    SendFamiliar,
    StealDie,
    StoreToken,
    SwapBoardScrolls,
    SwapOwnedScrolls,
    SwapTokens,
    TradeColours,
)
from spellhall.games.five_seals.box.elements import COLOURS, MIND
from spellhall.games.five_seals.box.scrolls import EFFECT_OF, ELEMENT_OF
from spellhall.games.five_seals.choices import GET_DIE, GET_SCROLL
from spellhall.games.five_seals.frames import (
    AbsorbInto,
    AlterOwn,
    AlterTheirs,
    BindHow,
    BindRaise,
    BindTarget,
    ChangeDice,
    ChangeInto,
    DeceiveOwn,
    DeceiveTheirs,
    Disintegrate,
    Exploit,
    GiveDie,
    KeepToken,
    PassTarget,
    PassWhat,
    PayDice,
    PickColour,
    PickOpponent,
    PostAt,
    RaiseDice,
    RearrangeFirst,
    RearrangeSecond,
    RenewDice,
    SendTo,
    SpeedFirst,
    SpeedSecond,
    SwapFirst,
    SwapSecond,
    TakeDie,
    TransferOwn,
    TransferTheirs,
    UseQuestion,
)
from spellhall.games.five_seals.rules.breaking import fitting_stores
from spellhall.games.five_seals.rules.power import breakable
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.scrolls.binding import bind_targets
from spellhall.games.five_seals.rules.scrolls.conflict_over_dice import theirs_to_get
from spellhall.games.five_seals.rules.scrolls.conflict_over_scrolls import theirs_to_transfer
from spellhall.games.five_seals.rules.scrolls.might import new_colours
from spellhall.games.five_seals.rules.scrolls.movement import pass_targets, passable, speed_firsts
from spellhall.games.five_seals.rules.scrolls.spaces import first_scrolls, first_tokens
from spellhall.games.five_seals.rules.scrolls.using import (
    USE_OF,
    ColouredUse,
    active_opponents,
    fitting_opponents,
)
from spellhall.games.five_seals.state.figures import NOTHING
from spellhall.games.five_seals.state.state import Seals

Answers = Callable[[Any, Any], list[int]]  # the things that can be named in answer to a question

# The effects whose use asks each question.
ASKED_BY: Final[dict[type[Frame], tuple[type[Effect], ...]]] = {
    PickOpponent: (Alter, StealDie),
    BindHow: (Bind,),
    BindTarget: (Bind,),
    BindRaise: (Bind,),
    ChangeInto: (Recolour,),
    ChangeDice: (Recolour,),
    RenewDice: (Reroll,),
    RaiseDice: (Raise,),
    SwapFirst: (SwapTokens,),
    SwapSecond: (SwapTokens,),
    AbsorbInto: (StoreToken,),
    Disintegrate: (RemoveToken,),
    RearrangeFirst: (SwapBoardScrolls,),
    RearrangeSecond: (SwapBoardScrolls,),
    DeceiveTheirs: (TradeColours,),
    DeceiveOwn: (TradeColours,),
    AlterOwn: (Alter,),
    AlterTheirs: (Alter,),
    TransferTheirs: (SwapOwnedScrolls,),
    TransferOwn: (SwapOwnedScrolls,),
    GiveDie: (StealDie,),
    Exploit: (Invoke,),
    SendTo: (SendFamiliar,),
    PostAt: (PostGuardian,),
    PassWhat: (BreakPast,),
    PassTarget: (BreakPast,),
    SpeedFirst: (BreakTwice,),
    SpeedSecond: (BreakTwice,),
}


def check_range(number: int, allowed: range, what: str) -> None:
    """A whole number out of a range; a position may hold anything."""
    check_number(number, allowed[0], allowed[-1], what)


def check_asked_by(s: Seals, question: Frame) -> None:
    """Only the use of some scrolls asks a question."""
    assert isinstance(question, UseQuestion)
    use = USE_OF[question.scroll]
    if isinstance(question, PickColour):
        asks = ELEMENT_OF[question.scroll] == MIND and isinstance(use, ColouredUse)
    else:
        asks = isinstance(EFFECT_OF[question.scroll], ASKED_BY[type(question)])
    assert asks, f"this scroll does not ask {type(question).__name__}"


def _check_answer(s: Seals, question: Question, answer: int, answers: Answers) -> None:
    """What a frame holds was named in answer to the question before."""
    fits = answer in answers(s, question)
    assert fits, f"{answer} is no answer to {type(question).__name__}"


def _check_colour(s: Seals, scroll: int, colour: int) -> None:
    element = ELEMENT_OF[scroll]
    if element == MIND:
        check_range(colour, range(COLOURS), "the colour that a Mind scroll works on")
    else:
        assert colour == element, "a scroll works on its own colour (FS-SCROLL-6)"


def _pay_dice(s: Seals, f: PayDice) -> None:
    if not s.using:
        assert not f.by_familiar, "the familiar breaks by Binding only"
        assert f.passing == NOTHING, "only Leap and Teleportation pass anything"
        assert f.node in breakable(s, f.seat, reach(s, f.seat).targets), "the seal can be broken"
        return
    scroll = s.using[-1]
    effect = EFFECT_OF[scroll]
    assert f.by_familiar == isinstance(effect, Bind), "the familiar breaks by Binding only"
    if isinstance(effect, BreakPast):
        _check_answer(s, PassWhat(f.seat, scroll), f.passing, passable)
        _check_answer(s, PassTarget(f.seat, scroll, f.passing), f.node, pass_targets)
        return
    assert f.passing == NOTHING, "only Leap and Teleportation pass anything"
    assert isinstance(effect, Bind | BreakTwice), "this scroll breaks nothing"
    if isinstance(effect, BreakTwice):
        _check_answer(s, SpeedFirst(f.seat, scroll), f.node, speed_firsts)
    else:
        _check_answer(s, BindTarget(f.seat, scroll), f.node, bind_targets)


def _speed(s: Seals, f: Question) -> None:
    assert isinstance(s.stack[-2], SpeedSecond), "Speed breaks twice (FS-SPEED-2)"


def _keep_token(s: Seals, f: KeepToken) -> None:
    assert len(s.aside) == 1, "one token is broken at a time"
    assert not s.using or isinstance(EFFECT_OF[s.using[0]], Bind), "no other scroll breaks a token"
    assert fitting_stores(s, f.seat, s.aside[-1]), "a token is kept on an Absorption that takes it"


def _take_die(s: Seals, f: TakeDie) -> None:
    """Theft took the last die (FS-THEFT-5)."""
    assert s.using, "who finished chooses dice"
    assert isinstance(EFFECT_OF[s.using[-1]], StealDie), "only Theft finishes another player"
    assert s.round.finished[-1:] == [f.seat], "who chooses dice has just finished"


def _pick_opponent(s: Seals, f: PickOpponent) -> None:
    if isinstance(EFFECT_OF[f.scroll], StealDie):
        assert f.colour == ELEMENT_OF[f.scroll], "Theft is of its own colour (FS-AMB-21)"
    else:
        _check_colour(s, f.scroll, f.colour)


def _change_into(s: Seals, f: ChangeInto) -> None:
    _check_colour(s, f.scroll, f.colour)
    assert USE_OF[f.scroll].can(s, f.seat, f.scroll, f.colour), "there is nothing to change"


def _change_dice(s: Seals, f: ChangeDice) -> None:
    _check_colour(s, f.scroll, f.colour)
    _check_answer(s, ChangeInto(f.seat, f.scroll, f.colour), f.into, new_colours)


def _of_a_colour(s: Seals, f: RenewDice | RaiseDice) -> None:
    _check_colour(s, f.scroll, f.colour)


def _swap_second(s: Seals, f: SwapSecond) -> None:
    _check_answer(s, SwapFirst(f.seat, f.scroll), f.node, first_tokens)


def _absorb_into(s: Seals, f: AbsorbInto) -> None:
    usable = USE_OF[f.scroll].usable(s, f.seat, f.scroll, reach(s, f.seat))
    assert usable, "a token lies on an Absorption that is used (FS-ABSORB-5)"


def _rearrange_second(s: Seals, f: RearrangeSecond) -> None:
    _check_answer(s, RearrangeFirst(f.seat, f.scroll), f.node, first_scrolls)


def _deceive_own(s: Seals, f: DeceiveOwn) -> None:
    question = DeceiveTheirs(f.seat, f.scroll)
    fits = (f.die, f.victim) in [GET_DIE.things(code) for code in theirs_to_get(s, question)]
    assert fits, f"die {f.die} of seat {f.victim} is no answer to DeceiveTheirs"


def _alter_own(s: Seals, f: AlterOwn) -> None:
    _check_colour(s, f.scroll, f.colour)
    _check_answer(s, PickOpponent(f.seat, f.scroll, f.colour), f.victim, fitting_opponents)


def _alter_theirs(s: Seals, f: AlterTheirs) -> None:
    _check_colour(s, f.scroll, f.colour)
    assert f.victim in active_opponents(s, f.seat), "only active opponents (FS-CONF-1)"


def _transfer_own(s: Seals, f: TransferOwn) -> None:
    question = TransferTheirs(f.seat, f.scroll)
    offered = [GET_SCROLL.things(code) for code in theirs_to_transfer(s, question)]
    fits = (f.theirs, f.victim) in offered
    assert fits, f"scroll {f.theirs} of seat {f.victim} is no answer to TransferTheirs"


def _give_die(s: Seals, f: GiveDie) -> None:
    assert f.thief == s.active, "the active seat steals"
    question = PickOpponent(f.thief, f.scroll, ELEMENT_OF[f.scroll])
    _check_answer(s, question, f.seat, fitting_opponents)


def _pass_target(s: Seals, f: PassTarget) -> None:
    _check_answer(s, PassWhat(f.seat, f.scroll), f.passed, passable)


CHECKS: Final[dict[type[Frame], Callable[[Any, Any], None]]] = {
    PayDice: _pay_dice,
    SpeedFirst: _speed,
    KeepToken: _keep_token,
    TakeDie: _take_die,
    PickOpponent: _pick_opponent,
    ChangeInto: _change_into,
    ChangeDice: _change_dice,
    RenewDice: _of_a_colour,
    RaiseDice: _of_a_colour,
    SwapSecond: _swap_second,
    AbsorbInto: _absorb_into,
    RearrangeSecond: _rearrange_second,
    DeceiveOwn: _deceive_own,
    AlterOwn: _alter_own,
    AlterTheirs: _alter_theirs,
    TransferOwn: _transfer_own,
    GiveDie: _give_die,
    PassTarget: _pass_target,
}

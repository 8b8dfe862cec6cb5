"""What can be pending together: the shape of the stack, and what each frame may say."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from spellhall.engine.frames import Frame, Question
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
    EndTurn,
    Exploit,
    GiveDie,
    KeepToken,
    NextTurn,
    PassTarget,
    PassWhat,
    PayDice,
    PickColour,
    PickMage,
    PickOpponent,
    PostAt,
    RaiseDice,
    RearrangeFirst,
    RearrangeSecond,
    RenewDice,
    SendTo,
    SpeedFirst,
    SpeedSecond,
    StartRound,
    SwapFirst,
    SwapSecond,
    TakeDie,
    TakeTurn,
    TransferOwn,
    TransferTheirs,
    TurnDown,
    UseQuestion,
)
from spellhall.games.five_seals.reach import NOTHING, breakable, reach
from spellhall.games.five_seals.rules.chapters import RULES
from spellhall.games.five_seals.rules.conflict import SEAT
from spellhall.games.five_seals.rules.rounds import quiet_stop
from spellhall.games.five_seals.rules.using import ENDS_TURN, WAY_OF, ColouredWay, active_opponents
from spellhall.games.five_seals.scoring import enough_sixes_taken
from spellhall.games.five_seals.scrolls import ELEMENT_OF, VERB_OF
from spellhall.games.five_seals.state import NEXT_DICE, NO_MAGE, Seals, is_active
from spellhall.games.five_seals.verbs import (
    COLOURS,
    MIND,
    Alter,
    Bind,
    BreakPast,
    BreakTwice,
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
    Verb,
)

# The verbs whose use asks each question.
ASKED_BY: Final[dict[type[Frame], tuple[type[Verb], ...]]] = {
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


def check_number(number: int, allowed: range, what: str) -> None:
    """A whole number out of a range; a position may hold anything."""
    assert type(number) is int, f"{what} is a whole number, not {number!r}"
    assert number in allowed, f"{what} is {allowed[0]} to {allowed[-1]}, not {number}"


def check_stack(s: Seals) -> None:
    """What lies lowest says which part of the game this is."""
    if not s.stack:
        assert len(s.finished) == len(s.players), "nothing is pending, yet not all are finished"
        ended = enough_sixes_taken(s) or quiet_stop(s, s.quiet)
        assert ended, "nothing is pending, yet neither FS-END-1 nor FS-END-4 ends the game"
        _check_nothing_between(s)
        return
    for frame in s.stack:
        _check_fields(s, frame)
    assert isinstance(s.stack[-1], Question), "somebody is asked"
    lowest = s.stack[0]
    setting_up = isinstance(lowest, StartRound) and not s.finished
    assert setting_up == (s.round == 0), "rounds count from 1, which begins after the set-up"
    if isinstance(lowest, StartRound):
        _check_between_rounds(s)
    elif isinstance(lowest, NextTurn):
        _check_finishing(s)
    else:
        _check_turn(s)


def _check_fields(s: Seals, frame: Frame) -> None:
    """The numbers that are looked up; all others are compared with what could be answered."""
    for name, allowed in (
        ("owner", range(len(s.players))),
        ("scroll", range(len(VERB_OF))),
        ("left", range(NEXT_DICE + 1)[1:]),
    ):
        if hasattr(frame, name):
            check_number(getattr(frame, name), allowed, f"{name} of {type(frame).__name__}")


# -- Set-up and rounds ---------------------------------------------------------------------------


def _check_between_rounds(s: Seals) -> None:
    """Mages, then dice, are chosen before everybody rolls (FS-SETUP-9, FS-SETUP-12, FS-DRAFT-4)."""
    pending = s.stack[:0:-1]
    picks = [frame.seat for frame in pending if isinstance(frame, PickMage)]
    takes = [frame for frame in pending if isinstance(frame, TakeDie)]
    count = len(s.players)
    in_order = [isinstance(frame, PickMage) for frame in pending]
    assert len(picks) + len(takes) == len(pending), "before a roll only mages and dice are chosen"
    assert in_order == sorted(in_order, reverse=True), "mages are chosen before dice"
    assert picks == [seat for seat in range(count) if s.players[seat].mage == NO_MAGE], (
        "who has no mage yet chooses one, in the order of seats"
    )
    seats = [take.seat for take in takes]
    if s.finished:
        assert len(s.finished) == count, "the round ends when all are finished"
        assert seats == [seat for seat in s.finished if seat in seats], (
            "what is owed is chosen in the order of finishing (FS-DRAFT-4)"
        )
        assert not picks, "mages are chosen before the first round"
    else:
        order = [(s.first + i) % count for i in range(count)]
        assert seats == order[count - len(seats) :], "dice are chosen from the first player on"
    assert not any(player.dice for player in s.players), "nobody has rolled yet"
    _check_choices(s, takes, range(count))
    _check_nothing_between(s)


def _check_choices(s: Seals, takes: list[TakeDie], seats: Iterable[int]) -> None:
    """These seats have chosen three dice, or will, or are owed some (FS-ROUND-5, FS-DRAFT-4)."""
    needed = sum(take.left for take in takes)
    assert needed <= sum(s.supply), f"the supply holds {sum(s.supply)} dice, not {needed}"
    for seat in seats:
        player = s.players[seat]
        left = sum(take.left for take in takes if take.seat == seat)
        chosen = sum(player.coming) + player.owed + left
        assert chosen == NEXT_DICE, (
            f"seat {seat} chooses {NEXT_DICE} dice in all, not {chosen} (FS-ROUND-5)"
        )


def _check_finishing(s: Seals) -> None:
    """Whoever finishes chooses dice; then the turn passes."""
    assert len(s.stack) == 2, "only a choice of dice comes before the next turn"
    take = s.stack[1]
    assert isinstance(take, TakeDie), "only a choice of dice comes before the next turn"
    assert take.seat == s.active, "the active seat chooses dice"
    assert s.finished[-1:] == [take.seat], "who chooses dice has just finished"
    _check_choices(s, [take], s.finished)
    _check_nothing_between(s)


def _check_nothing_between(s: Seals) -> None:
    assert not s.using, "no scroll is in use now"
    assert not s.aside, "no token was broken just now"


# -- The turn ------------------------------------------------------------------------------------


def _check_turn(s: Seals) -> None:
    """A question, perhaps the second break of Speed, scrolls to be turned down, the turn's end."""
    pending = s.stack[::-1]
    end = pending.pop()
    top = pending.pop(0) if pending else end
    assert is_active(s, s.active), "the active seat is not finished"
    _check_choices(s, [top] if isinstance(top, TakeDie) else [], s.finished)
    if isinstance(top, BindHow) and top is end:
        in_use = [top.scroll]
    else:
        assert isinstance(end, TakeTurn if top is end else TakeTurn | EndTurn), (
            f"{type(end).__name__} is not what a turn ends with"
        )
        assert end.seat == s.active, "the turn is that of the active seat"
        in_use = _check_used(s, pending, end)
    assert s.using == in_use, "a scroll in use is turned down at the end of its use"
    assert bool(s.aside) == isinstance(top, KeepToken), "a token just broken is kept or not"
    if top is not end or isinstance(top, BindHow):
        _check_question(s, top, end)


def _check_used(s: Seals, pending: list[Frame], end: Frame) -> list[int]:
    """The scrolls that are turned down after the question, the first to be used first."""
    if pending and isinstance(pending[0], SpeedSecond):
        second = pending.pop(0)
        assert isinstance(s.stack[-1], PayDice | SpeedFirst), "the second break follows the first"
        _check_asked_by(s, second)
    scrolls: list[int] = []
    for frame in pending[::-1]:
        assert isinstance(frame, TurnDown), f"{type(frame).__name__} cannot be pending there"
        owner = s.players[frame.owner]
        assert frame.scroll in owner.scrolls, "a used scroll belongs to its owner"
        assert frame.scroll not in owner.down, "a used scroll lay face up"
        scrolls.append(frame.scroll)
    if not scrolls:
        assert isinstance(end, EndTurn) or len(s.stack) == 1, "nothing else comes before a turn"
        return scrolls
    used = pending[-1]
    assert isinstance(used, TurnDown)
    assert used.owner == s.active, "the active seat uses its own scroll"
    if len(scrolls) > 1:
        lent = pending[-2]
        assert isinstance(lent, TurnDown)
        assert len(scrolls) == 2, "one scroll is exploited at a time"
        assert isinstance(VERB_OF[scrolls[0]], Invoke), "only Exploitation uses a second scroll"
        assert lent.owner != s.active, "the scroll of an opponent is exploited"
        assert ELEMENT_OF[scrolls[1]] == ELEMENT_OF[scrolls[0]], (
            "of the same element (FS-EXPLOIT-1)"
        )
    return scrolls


def _check_question(s: Seals, top: Frame, end: Frame) -> None:
    assert isinstance(top, UseQuestion | PayDice | KeepToken | TakeDie), (
        f"{type(top).__name__} is no part of a turn that has begun"
    )
    asks_victim = isinstance(top, GiveDie | TakeDie)
    assert (top.seat == s.active) is not asks_victim, "only the victim of a Theft acts in between"
    if isinstance(top, UseQuestion):
        assert s.using[-1:] == [top.scroll], "the question is about the scroll in use"
        _check_asked_by(s, top)
    _check_end(s, top, end)
    check = CHECKS.get(type(top))
    if check is not None:
        check(s, top)
    assert RULES.options[type(top)](s, top), f"{type(top).__name__} has no answer"


def _check_asked_by(s: Seals, question: Frame) -> None:
    assert isinstance(question, UseQuestion)
    way = WAY_OF[question.scroll]
    if isinstance(question, PickColour):
        asks = ELEMENT_OF[question.scroll] == MIND and isinstance(way, ColouredWay)
    else:
        asks = isinstance(VERB_OF[question.scroll], ASKED_BY[type(question)])
    assert asks, f"this scroll does not ask {type(question).__name__}"


def _check_end(s: Seals, top: Question, end: Frame) -> None:
    """Breaks end the turn, everything else lets it go on (FS-TURN-9)."""
    if isinstance(top, BindHow):
        assert top is end, "how Binding is used decides what follows"
        return
    if s.using and not isinstance(VERB_OF[s.using[0]], Bind):
        ends = WAY_OF[s.using[0]].after == ENDS_TURN
    else:
        ends = not isinstance(top, BindRaise)
    assert isinstance(end, EndTurn if ends else TakeTurn), (
        "a break ends the turn, anything else lets it go on (FS-TURN-9)"
    )


# -- What a question says must follow from an answer to the one before ---------------------------


def _answers(s: Seals, question: Question) -> list[int]:
    return RULES.options[type(question)](s, question)


def _check_answer(s: Seals, question: Question, answer: int) -> None:
    fits = answer in _answers(s, question)
    assert fits, f"{answer} is no answer to {type(question).__name__}"


def _check_colour(s: Seals, scroll: int, colour: int) -> None:
    element = ELEMENT_OF[scroll]
    if element == MIND:
        check_number(colour, range(COLOURS), "the colour that a Mind scroll works on")
    else:
        assert colour == element, "a scroll works on its own colour (FS-SCROLL-6)"


def _pay_dice(s: Seals, f: PayDice) -> None:
    if not s.using:
        assert not f.by_familiar, "the familiar breaks by Binding only"
        assert f.passing == NOTHING, "only Leap and Teleportation pass anything"
        assert f.node in breakable(s, f.seat, reach(s, f.seat).targets), "the seal can be broken"
        return
    scroll = s.using[-1]
    verb = VERB_OF[scroll]
    assert f.by_familiar == isinstance(verb, Bind), "the familiar breaks by Binding only"
    if isinstance(verb, BreakPast):
        _check_answer(s, PassWhat(f.seat, scroll), f.passing)
        _check_answer(s, PassTarget(f.seat, scroll, f.passing), f.node)
        return
    assert f.passing == NOTHING, "only Leap and Teleportation pass anything"
    assert isinstance(verb, Bind | BreakTwice), "this scroll breaks nothing"
    first: Question = BindTarget(f.seat, scroll)
    if isinstance(verb, BreakTwice):
        first = SpeedFirst(f.seat, scroll)
    _check_answer(s, first, f.node)


def _speed(s: Seals, f: Question) -> None:
    assert isinstance(s.stack[-2], SpeedSecond), "Speed breaks twice (FS-SPEED-2)"


def _keep_token(s: Seals, f: KeepToken) -> None:
    assert len(s.aside) == 1, "one token is broken at a time"
    assert not s.using or isinstance(VERB_OF[s.using[0]], Bind), "no other scroll breaks a token"
    assert len(_answers(s, f)) > 1, "a token is kept on an Absorption that takes it"


def _take_die(s: Seals, f: TakeDie) -> None:
    """Theft took the last die (FS-THEFT-5)."""
    assert s.using, "who finished chooses dice"
    assert isinstance(VERB_OF[s.using[-1]], StealDie), "only Theft finishes another player"
    assert s.finished[-1:] == [f.seat], "who chooses dice has just finished"


def _pick_opponent(s: Seals, f: PickOpponent) -> None:
    if isinstance(VERB_OF[f.scroll], StealDie):
        assert f.colour == ELEMENT_OF[f.scroll], "Theft is of its own colour (FS-AMB-21)"
    else:
        _check_colour(s, f.scroll, f.colour)


def _change_into(s: Seals, f: ChangeInto) -> None:
    _check_colour(s, f.scroll, f.colour)
    assert WAY_OF[f.scroll].can(s, f.seat, f.scroll, f.colour), "there is nothing to change"


def _change_dice(s: Seals, f: ChangeDice) -> None:
    _check_colour(s, f.scroll, f.colour)
    _check_answer(s, ChangeInto(f.seat, f.scroll, f.colour), f.into)


def _of_a_colour(s: Seals, f: RenewDice | RaiseDice) -> None:
    _check_colour(s, f.scroll, f.colour)


def _swap_second(s: Seals, f: SwapSecond) -> None:
    _check_answer(s, SwapFirst(f.seat, f.scroll), f.node)


def _absorb_into(s: Seals, f: AbsorbInto) -> None:
    usable = WAY_OF[f.scroll].usable(s, f.seat, f.scroll, reach(s, f.seat))
    assert usable, "a token lies on an Absorption that is used (FS-ABSORB-5)"


def _rearrange_second(s: Seals, f: RearrangeSecond) -> None:
    _check_answer(s, RearrangeFirst(f.seat, f.scroll), f.node)


def _deceive_own(s: Seals, f: DeceiveOwn) -> None:
    _check_answer(s, DeceiveTheirs(f.seat, f.scroll), SEAT * f.die + f.victim)


def _alter_own(s: Seals, f: AlterOwn) -> None:
    _check_colour(s, f.scroll, f.colour)
    _check_answer(s, PickOpponent(f.seat, f.scroll, f.colour), f.victim)


def _alter_theirs(s: Seals, f: AlterTheirs) -> None:
    _check_colour(s, f.scroll, f.colour)
    assert f.victim in active_opponents(s, f.seat), "only active opponents (FS-CONF-1)"


def _transfer_own(s: Seals, f: TransferOwn) -> None:
    _check_answer(s, TransferTheirs(f.seat, f.scroll), SEAT * f.theirs + f.victim)


def _give_die(s: Seals, f: GiveDie) -> None:
    assert f.thief == s.active, "the active seat steals"
    _check_answer(s, PickOpponent(f.thief, f.scroll, ELEMENT_OF[f.scroll]), f.seat)


def _pass_target(s: Seals, f: PassTarget) -> None:
    _check_answer(s, PassWhat(f.seat, f.scroll), f.passed)


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

"""What can be pending together: the shape of the stack, and what each frame may say."""

from collections.abc import Iterable

from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.five_seals.box.effects import (
    Bind,
    Invoke,
)
from spellhall.games.five_seals.box.scrolls import EFFECT_OF, ELEMENT_OF
from spellhall.games.five_seals.frames import (
    BindHow,
    BindRaise,
    EndTurn,
    GiveDie,
    KeepToken,
    NextTurn,
    PayDice,
    PickMage,
    SpeedFirst,
    SpeedSecond,
    StartRound,
    TakeDie,
    TakeTurn,
    TurnDown,
    UseQuestion,
)
from spellhall.games.five_seals.rules import RULES
from spellhall.games.five_seals.rules.rounds import quiet_stop
from spellhall.games.five_seals.rules.scoring import enough_sixes_taken
from spellhall.games.five_seals.rules.scrolls.using import (
    ENDS_TURN,
    USE_OF,
)
from spellhall.games.five_seals.state.asked import CHECKS, check_asked_by, check_range
from spellhall.games.five_seals.state.state import NEXT_DICE, NO_MAGE, Seals, is_active


def check_stack(s: Seals) -> None:
    """What lies lowest says which part of the game this is."""
    if not s.stack:
        assert len(s.round.finished) == len(s.players), (
            "nothing is pending, yet not all are finished"
        )
        ended = enough_sixes_taken(s) or quiet_stop(s, s.quiet)
        assert ended, "nothing is pending, yet neither FS-END-1 nor FS-END-4 ends the game"
        _check_nothing_between(s)
        return
    for frame in s.stack:
        _check_fields(s, frame)
    assert isinstance(s.stack[-1], Question), "somebody is asked"
    lowest = s.stack[0]
    setting_up = isinstance(lowest, StartRound) and not s.round.finished
    assert setting_up == (s.round.number == 0), "rounds count from 1, which begins after the set-up"
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
        ("scroll", range(len(EFFECT_OF))),
        ("left", range(NEXT_DICE + 1)[1:]),
    ):
        if hasattr(frame, name):
            check_range(getattr(frame, name), allowed, f"{name} of {type(frame).__name__}")


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
    if s.round.finished:
        assert len(s.round.finished) == count, "the round ends when all are finished"
        assert seats == [seat for seat in s.round.finished if seat in seats], (
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
    assert s.round.finished[-1:] == [take.seat], "who chooses dice has just finished"
    _check_choices(s, [take], s.round.finished)
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
    _check_choices(s, [top] if isinstance(top, TakeDie) else [], s.round.finished)
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
        check_asked_by(s, second)
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
        assert isinstance(EFFECT_OF[scrolls[0]], Invoke), "only Exploitation uses a second scroll"
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
        check_asked_by(s, top)
    _check_end(s, top, end)
    check = CHECKS.get(type(top))
    if check is not None:
        check(s, top)
    assert RULES.options[type(top)](s, top), f"{type(top).__name__} has no answer"


def _check_end(s: Seals, top: Question, end: Frame) -> None:
    """Breaks end the turn, everything else lets it go on (FS-TURN-9)."""
    if isinstance(top, BindHow):
        assert top is end, "how Binding is used decides what follows"
        return
    if s.using and not isinstance(EFFECT_OF[s.using[0]], Bind):
        ends = USE_OF[s.using[0]].after == ENDS_TURN
    else:
        ends = not isinstance(top, BindRaise)
    assert isinstance(end, EndTurn if ends else TakeTurn), (
        "a break ends the turn, anything else lets it go on (FS-TURN-9)"
    )

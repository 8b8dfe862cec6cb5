"""The consequences of a choice in words, said to the seat that may make it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from spellhall.engine.forecasts.stakes import Count
from spellhall.engine.forecasts.tries import Try
from spellhall.engine.machine.chance import DIE, DRAW, PICK, SHUFFLE
from spellhall.engine.match import Match

YOU: Final = "You"
ALL: Final = "All"
NOT_UNDONE: Final = "This cannot be taken back."
TURN_ENDS: Final = "Your turn ends."
TURN_MAY_END: Final = "Your turn may end."
TURNED_UP: Final = "Then something hidden comes out."
# What chance does, by what it is asked for: one, and several.
CHANCE: Final = {
    DIE: ("a die is rolled", "{} dice are rolled"),
    PICK: ("chance picks once", "chance picks {} times"),
    DRAW: ("a card is drawn", "{} cards are drawn"),
    SHUFFLE: ("a pile is shuffled", "{} piles are shuffled"),
}


@dataclass(frozen=True)
class Consequence:
    """One thing that a choice would bring about."""

    kind: str  # count, gone, unanswered, card, wins, loses, ends_turn, chance, no_undo
    text: str
    certain: bool
    seat: int | None = None  # whom it befalls; None: all, or nobody in particular
    what: str = ""  # the id of what is counted
    least: int = 0  # the change of it
    most: int = 0
    good: int = 0  # for the chooser: 1, -1, or 0 where nobody can say


def consequences(
    match: Match, seat: int, tries: Sequence[Try], whole: bool, may_undo: bool
) -> tuple[Consequence, ...]:
    """All that is worth saying, what weighs most first."""
    said = [*_endings(match, seat, tries, whole), *_counts(match, seat, tries, whole)]
    if whole:
        said += _in_the_air(match, tries[0])
    said += _cards(match, seat, tries)
    said += _turn(match, seat, tries, whole)
    if not whole:
        text = chance_sentence([each.chance for each in tries])
        said.append(Consequence("chance", text, certain=False))
    if not may_undo:
        said.append(Consequence("no_undo", NOT_UNDONE, certain=True))
    return tuple(said)


def chance_sentence(asked: Sequence[Sequence[int]]) -> str:
    """What chance decides: «Then 2 dice are rolled and a card is drawn.»"""
    parts = []
    for what, (one, several) in CHANCE.items():
        counts = [each.count(what) for each in asked]
        least, most = min(counts), max(counts)
        if most == 1:
            parts.append(one if least else f"perhaps {one}")
        elif most > 1:
            parts.append(several.format(most if least == most else f"{least} to {most}"))
    if not parts:
        return TURNED_UP
    *first, last = parts
    return f"Then {', '.join(first)}{' and ' if first else ''}{last}."


# -- how the game would end ----------------------------------------------------------------------


def _endings(match: Match, seat: int, tries: Sequence[Try], whole: bool) -> Iterator[Consequence]:
    """Who wins or loses at once; the most that some deals show is that it may be so."""
    over = [each.after for each in tries if not each.after.stack and not each.after.lanes]
    if not over:
        return
    results = [match.game.result(after) for after in over]
    won = {winner for result in results for winner in result.winners}
    lost = [seat not in result.winners for result in results]
    if match.game.together:
        if won:
            text = "The game is won." if whole else "The game may be won."
            yield Consequence("wins", text, whole, None, good=1)
        if any(lost):
            text = "The game is lost for everybody." if whole else "The game may be lost."
            yield Consequence("loses", text, whole, None, good=-1)
        return
    for winner in sorted(won):
        who, mine = _who(match, winner, seat), winner == seat
        text = f"{who} win{'' if mine else 's'}." if whole else f"{who} may win."
        yield Consequence("wins", text, whole, winner, good=1 if mine else -1)
    if any(lost):
        text = "You lose the game." if whole else "You may lose the game."
        yield Consequence("loses", text, whole, seat, good=-1)


# -- what is counted -----------------------------------------------------------------------------


def _counts(match: Match, seat: int, tries: Sequence[Try], whole: bool) -> Iterator[Consequence]:
    seats = (seat, *(other for other in match.seats if other != seat))
    for count in match.game.stakes.counts:
        for other in (seat,) if count.shared else seats:
            yield from _count(match, seat, count, other, tries, whole)


def _count(
    match: Match, seat: int, count: Count, owner: int, tries: Sequence[Try], whole: bool
) -> Iterator[Consequence]:
    """What surely changes, and between what the whole change lies where chance goes on."""
    had = count.of(tries[0].before, owner)
    sure = count.of(tries[0].sure, owner) - had
    ends = [count.of(each.after, owner) - had for each in tries]
    least, most = min(ends), max(ends)
    mine = owner == seat or match.game.together
    who = ALL if count.shared else _who(match, owner, seat)
    if sure:
        lost, gained = _to_and_fro(count, owner, tries[0])
        text = _changed(who, count, had, sure, sure, certain=True)
        if lost and gained and not count.passing:
            text = _both(who, count, lost, gained, had, had + sure)
        good = _sign(sure * count.good) * (1 if mine else -1)
        yield Consequence("count", text, True, owner, count.id, least=sure, most=sure, good=good)
        yield from _gone(match, seat, count, owner, had, had + sure, certain=True)
    if not whole and (least, most) != (sure, sure):
        text = _changed(who, count, had, least, most, certain=False)
        good = _sign((least + most) * count.good) * (1 if mine else -1)
        yield Consequence("count", text, False, owner, count.id, least=least, most=most, good=good)
        if had + sure > 0:
            yield from _gone(match, seat, count, owner, had, had + least, certain=False)


def _changed(who: str, count: Count, had: int, least: int, most: int, *, certain: bool) -> str:
    """«You lose 3 life (7 to 4).», «Bob may gain 1 to 6 points.»"""
    if least < 0 < most:
        return f"{who}: between {-least} less and {most} more {count.name}."
    verb = "lose" if least + most < 0 else "gain"
    few, many = sorted((abs(least), abs(most)))
    amount = str(many) if few == many else f"{few} to {many}"
    thing = count.one if many == 1 else count.name
    if not certain:
        return f"{who} may {verb} {amount} {thing}."
    ending = "" if who in (YOU, ALL) else "s"
    return f"{who} {verb}{ending} {amount} {thing} ({had} to {had + most})."


def _to_and_fro(count: Count, owner: int, one: Try) -> tuple[int, int]:
    """How much goes and how much comes on the way, where that is sure."""
    amounts = [count.of(state, owner) for state in (one.before, *one.way, one.sure)]
    steps = [after - before for before, after in pairwise(amounts)]
    return -sum(step for step in steps if step < 0), sum(step for step in steps if step > 0)


def _both(who: str, count: Count, lost: int, gained: int, had: int, left: int) -> str:
    """«You lose 3 life and gain 2 (20 to 19).»"""
    ending = "" if who in (YOU, ALL) else "s"
    thing = count.one if lost == 1 else count.name
    return f"{who} lose{ending} {lost} {thing} and gain{ending} {gained} ({had} to {left})."


def _gone(
    match: Match, seat: int, count: Count, owner: int, had: int, left: int, *, certain: bool
) -> Iterator[Consequence]:
    """That nothing is left of something that one cannot do without."""
    text = count.mine_gone if owner == seat else count.theirs_gone
    if not text or had <= 0 or left > 0:
        return
    mine = owner == seat or match.game.together
    text = text.format(who=match.names[owner])
    if not certain:
        text = f"Perhaps: {text}"
    yield Consequence("gone", text, certain, owner, count.id, good=-1 if mine else 1)


def _who(match: Match, owner: int, seat: int) -> str:
    return YOU if owner == seat else match.names[owner]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _in_the_air(match: Match, one: Try) -> Iterator[Consequence]:
    """What was set going and can still be answered."""
    lines = match.game.stakes.if_unanswered(one.after)
    if lines:
        text = match.say(f"If nobody answers: {'; '.join(lines)}.")
        yield Consequence("unanswered", text, certain=False)


# -- cards and turns -----------------------------------------------------------------------------


def _cards(match: Match, seat: int, tries: Sequence[Try]) -> Iterator[Consequence]:
    """The chooser's own cards that go, surely or in every deal."""
    stakes, one = match.game.stakes, tries[0]
    kept = [list(stakes.cards(each.after, seat)) for each in tries]
    still = list(stakes.cards(one.sure, seat))
    thrown = [*stakes.discarded(one.sure), *stakes.discarded(one.after)]
    for card in stakes.cards(one.before, seat):
        if any(card in each for each in kept):
            continue
        name = stakes.card_name(card)
        goes = "{card} is discarded." if card in thrown else stakes.card_goes
        text = match.say(goes.format(card=name))
        sure = card not in still
        yield Consequence("card", text, sure, seat, name, least=-1, most=-1, good=-1)


def _turn(match: Match, seat: int, tries: Sequence[Try], whole: bool) -> Iterator[Consequence]:
    turn: Any = match.game.stakes.turn
    began = turn(tries[0].before)
    if began[0] != seat:
        return
    if turn(tries[0].sure) != began:
        yield Consequence("ends_turn", TURN_ENDS, True, seat)
    elif not whole and any(turn(each.after) != began for each in tries):
        every = all(turn(each.after) != began for each in tries)
        yield Consequence("ends_turn", TURN_ENDS if every else TURN_MAY_END, False, seat)

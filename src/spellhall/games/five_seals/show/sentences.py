"""The log of Five Seals of Magic: one sentence for each event."""

from spellhall.engine.wording import Seat, Sentence, Wording
from spellhall.games.five_seals.box.dice import COLOUR_OF, VALUE_OF
from spellhall.games.five_seals.box.facts import (
    Die,
    Element,
    Mage,
    Node,
    Passed,
    Scroll,
    Token,
    TokenOrNone,
)
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF
from spellhall.games.five_seals.box.words import FIGURE_WORDS, node_word
from spellhall.games.five_seals.show.names import (
    ELEMENTS,
    FAMILIARS,
    MAGE_NAMES,
    dice_name,
    die_name,
    scroll_name,
    seal_name,
    space_name,
)
from spellhall.games.five_seals.state.figures import (
    KIND_OF,
    OWNER_OF,
    figure_passed,
    is_past_figure,
)


def _node(players: int, node: int) -> str:
    return f"node:{node_word(players, node)}"


def _uses(seat: int, scroll: int, what: str, *touches: str) -> Sentence:
    text = f"@{seat} uses {scroll_name(scroll)}: {what}."
    return Sentence(text, seat, (f"scroll:{scroll}", *touches))


def _do(dice: tuple[int, ...], verb: str) -> str:
    """What one die does, or several."""
    return verb if len(dice) > 1 else f"{verb}s"


def mage(seat: Seat, which: Mage) -> Sentence:
    text = f"@{seat} is the {MAGE_NAMES[which]} with the {FAMILIARS[which]}."
    return Sentence(text, seat, (f"mage:{seat}",))


def taken(seat: Seat, coming: tuple[int, ...]) -> Sentence:
    dice = [f"{n} {ELEMENTS[colour]}" for colour, n in enumerate(coming) if n]
    touches = [f"supply:{ELEMENTS[colour].lower()}" for colour, n in enumerate(coming) if n]
    text = f"@{seat} takes {', '.join(dice)} for the next roll."
    return Sentence(text, seat, tuple(touches))


def round_(number: int, first: Seat, dice: tuple[tuple[Die, ...], ...]) -> Sentence:
    text = f"Round {number}. Everybody rolls; @{first} begins."
    return Sentence(text, first, tuple(f"dice:{s}" for s in range(len(dice))), heading=True)


def give_up(seat: Seat, dice: tuple[Die, ...]) -> Sentence:
    left = f"the last {'die goes' if len(dice) == 1 else f'{len(dice)} dice go'} back"
    return Sentence(f"@{seat} can break nothing: {left}.", seat, (f"dice:{seat}",))


def finish(seat: Seat) -> Sentence:
    text = f"@{seat} has no dice left: finished for this round, all scrolls face up."
    return Sentence(text, seat, (f"seat:{seat}",))


def break_(
    seat: Seat,
    players: int,
    node: Node,
    seal: Token,
    paid: tuple[Die, ...],
    by_familiar: bool,
    steps: tuple[Node, ...],
) -> Sentence:
    who = f"The familiar of @{seat}" if by_familiar else f"@{seat}"
    how = f"with {dice_name(paid)}" if paid else "without dice"
    text = f"{who} breaks {seal_name(seal)} {how}: {space_name(players, node)}."
    return Sentence(text, seat, (_node(players, node),))


def store(seat: Seat, scroll: Scroll, token: Token, before: TokenOrNone) -> Sentence:
    text = f"@{seat} keeps {seal_name(token)} on {scroll_name(scroll)}"
    text += f" in place of {seal_name(before)}." if before >= 0 else "."
    return Sentence(text, seat, (f"scroll:{scroll}",))


def join(seat: Seat, which: Mage, players: int, node: Node) -> Sentence:
    where = space_name(players, node)
    text = f"@{seat} uses Binding: the {FAMILIARS[which]} joins its mage, {where}."
    return Sentence(text, seat, (_node(players, node), f"familiar:{seat}"))


def add(seat: Seat, scroll: Scroll, die: Die, now: Die) -> Sentence:
    return _uses(seat, scroll, f"{die_name(die)} becomes {VALUE_OF[now]}", f"dice:{seat}")


def change(seat: Seat, scroll: Scroll, dice: tuple[Die, ...], into: Element) -> Sentence:
    new = ELEMENTS[into]
    return _uses(seat, scroll, f"{dice_name(dice)} {_do(dice, 'turn')} into {new}", f"dice:{seat}")


def renew(seat: Seat, scroll: Scroll, dice: tuple[Die, ...], rolled: tuple[Die, ...]) -> Sentence:
    what = f"{dice_name(dice)} rolled again {_do(dice, 'give')} {dice_name(rolled)}"
    return _uses(seat, scroll, what, f"dice:{seat}")


def raise_(seat: Seat, scroll: Scroll, dice: tuple[Die, ...], now: tuple[Die, ...]) -> Sentence:
    return _uses(
        seat, scroll, f"{dice_name(dice)} {_do(dice, 'become')} {dice_name(now)}", f"dice:{seat}"
    )


def lower(
    seat: Seat, scroll: Scroll, victim: Seat, dice: tuple[Die, ...], now: tuple[Die, ...]
) -> Sentence:
    what = f"{dice_name(dice)} of @{victim} {_do(dice, 'become')} {dice_name(now)}"
    return _uses(seat, scroll, what, f"dice:{victim}")


def grow(seat: Seat, scroll: Scroll, die: Die) -> Sentence:
    what = f"takes a die of {ELEMENTS[COLOUR_OF[die]]} and rolls {VALUE_OF[die]}"
    return _uses(seat, scroll, what, f"dice:{seat}")


def exchange(
    seat: Seat, scroll: Scroll, players: int, a: Node, first: Token, b: Node, second: Token
) -> Sentence:
    what = (
        f"{seal_name(first)} goes to {space_name(players, b)},"
        f" {seal_name(second)} to {space_name(players, a)}"
    )
    return _uses(seat, scroll, what, _node(players, a), _node(players, b))


def disintegrate(seat: Seat, scroll: Scroll, players: int, node: Node, token: Token) -> Sentence:
    what = f"{seal_name(token)} is gone from {space_name(players, node)}"
    return _uses(seat, scroll, what, _node(players, node))


def deceive(seat: Seat, scroll: Scroll, victim: Seat, own: Die, theirs: Die) -> Sentence:
    what = f"{die_name(own)} and {die_name(theirs)} of @{victim} trade colours"
    return _uses(seat, scroll, what, f"dice:{seat}", f"dice:{victim}")


def transfer(seat: Seat, scroll: Scroll, victim: Seat, own: Scroll, theirs: Scroll) -> Sentence:
    what = f"trades {scroll_name(own)} for {scroll_name(theirs)} of @{victim}"
    return _uses(seat, scroll, what, f"scroll:{own}", f"scroll:{theirs}")


def steal(seat: Seat, scroll: Scroll, victim: Seat, die: Die) -> Sentence:
    what = f"@{victim} gives up {die_name(die)}"
    return _uses(seat, scroll, what, f"dice:{seat}", f"dice:{victim}")


def exploit(seat: Seat, scroll: Scroll, owner: Seat, theirs: Scroll) -> Sentence:
    what = f"{scroll_name(theirs)} of @{owner} works for @{seat}"
    return _uses(seat, scroll, what, f"scroll:{theirs}")


def send(
    seat: Seat, scroll: Scroll, which: Mage, players: int, node: Node, token: Token
) -> Sentence:
    what = f"sends the {FAMILIARS[which]} onto {seal_name(token)}, {space_name(players, node)}"
    return _uses(seat, scroll, what, _node(players, node), f"familiar:{seat}")


def post(seat: Seat, scroll: Scroll, players: int, node: Node, seal: Token) -> Sentence:
    what = f"the guardian now bars {seal_name(seal)}, {space_name(players, node)}"
    return _uses(seat, scroll, what, _node(players, node), _guardian(scroll))


def withdraw(seat: Seat, scroll: Scroll) -> Sentence:
    return _uses(seat, scroll, "the guardian leaves the board", _guardian(scroll))


def _guardian(scroll: int) -> str:
    return f"guardian:{ELEMENTS[ELEMENT_OF[scroll]].lower()}"


def pass_(seat: Seat, scroll: Scroll, players: int, passed: Passed) -> Sentence:
    if not is_past_figure(passed):
        where = space_name(players, passed)
        return _uses(seat, scroll, f"leaps the token at {where}", _node(players, passed))
    figure = figure_passed(passed)
    owner, word = OWNER_OF[figure], FIGURE_WORDS[KIND_OF[figure]]
    return _uses(seat, scroll, f"passes the {word} of @{owner}", f"{word}:{owner}")


def speed(seat: Seat, scroll: Scroll) -> Sentence:
    return _uses(seat, scroll, "two seals may break in one turn")


def end(few: bool) -> Sentence:
    why = "Few strength-6 scrolls are left" if few else "Stalemate: three rounds without a break"
    return Sentence(f"{why}. The game is over.", None, (), heading=True)


def register(wording: Wording) -> None:
    """Which function says which event."""
    wording.event("mage", mage)
    wording.event("taken", taken)
    wording.event("round", round_)
    wording.event("give_up", give_up)
    wording.event("finish", finish)
    wording.event("break", break_)
    wording.event("store", store)
    wording.event("join", join)
    wording.event("add", add)
    wording.event("change", change)
    wording.event("renew", renew)
    wording.event("raise", raise_)
    wording.event("lower", lower)
    wording.event("grow", grow)
    wording.event("exchange", exchange)
    wording.event("disintegrate", disintegrate)
    wording.event("deceive", deceive)
    wording.event("transfer", transfer)
    wording.event("steal", steal)
    wording.event("exploit", exploit)
    wording.event("send", send)
    wording.event("post", post)
    wording.event("withdraw", withdraw)
    wording.event("pass", pass_)
    wording.event("speed", speed)
    wording.event("end", end)

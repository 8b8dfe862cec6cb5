"""Breaking a seal: which dice, who goes there, what is won or kept (ledger section 6)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.dice import (
    COLOUR_OF,
    SET_COLOUR,
    SET_DICE,
    remove,
    sums,
)
from spellhall.games.five_seals.box.elements import MIND
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, STORES
from spellhall.games.five_seals.box.seals import (
    ON_BOARD,
    SEAL_ELEMENT,
    SEAL_STRENGTH,
    TOKEN_INDEX,
    scroll_of,
)
from spellhall.games.five_seals.choices import KEEP, PAY, TO_BOX, ask
from spellhall.games.five_seals.frames import KeepToken, PayDice
from spellhall.games.five_seals.rules.power import sets_that_break
from spellhall.games.five_seals.rules.reach import empty_space, move_familiar, move_mage, path_to
from spellhall.games.five_seals.rules.why_not import (
    CANNOT_KEEP_NOW,
    KEEPS_OTHER_COLOUR,
    OTHER_COLOUR_THAN_SEAL,
    SUPERFLUOUS,
    TOO_FEW_PIPS,
)
from spellhall.games.five_seals.state.faces import face_up, win_scroll
from spellhall.games.five_seals.state.state import AT_HAND, Seals, stored_on


def dice_sets(s: Seals, f: PayDice) -> list[int]:
    """Every legal set of the seat's dice, by its number."""
    seal = s.seals[f.node]
    return sets_that_break(s.players[f.seat].dice, SEAL_ELEMENT[seal], SEAL_STRENGTH[seal])


def why_not_pay(s: Seals, f: PayDice, die: int) -> int:
    """A die of the seal's colour that is part of some legal set (FS-BREAK-1 to 3)."""
    seal = s.seals[f.node]
    colour = COLOUR_OF[die]
    if SEAL_ELEMENT[seal] != MIND and SEAL_ELEMENT[seal] != colour:
        return OTHER_COLOUR_THAN_SEAL
    for number in dice_sets(s, f):
        if die in SET_DICE[number]:
            return ALLOWED
    enough = sums(s.players[f.seat].dice)[colour] >= SEAL_STRENGTH[seal]
    return SUPERFLUOUS if enough else TOO_FEW_PIPS


def pay_dice(s: Seals, f: PayDice, number: int) -> None:
    """Used dice go back to the supply at once (FS-BREAK-5)."""
    paid = SET_DICE[number]
    remove(s.players[f.seat].dice, paid)
    s.supply[SET_COLOUR[number]] += len(paid)
    break_seal(s, f.seat, f.node, paid, f.by_familiar, f.passing)


def break_seal(
    s: Seals, seat: int, node: int, paid: tuple[int, ...], by_familiar: bool, passing: int
) -> None:
    """The mage goes there, or the familiar; a scroll is won, a token leaves (FS-BREAK-6, 7, 8)."""
    player = s.players[seat]
    seal = s.seals[node]
    steps = tuple(path_to(s, seat, node, passing)) if s.watched else ()
    empty_space(s, node)
    s.round.broken += 1
    if by_familiar:
        move_familiar(s, seat, node)  # on the space, also if it stood on the token (FS-AMB-15)
    else:
        move_mage(s, seat, node)
        if player.familiar == node:
            move_familiar(s, seat, AT_HAND)  # FS-DISP-5
    if seal >= ON_BOARD:
        win_scroll(player, scroll_of(seal))
    if s.watched:
        tell(s, "break", seat, len(s.players), node, seal, paid, by_familiar, steps)
    if seal >= ON_BOARD:
        return
    if fitting_stores(s, seat, seal):
        s.aside.append(seal)
        then(s, KeepToken(seat))
    else:
        s.box[TOKEN_INDEX[seal]] += 1


def fitting_stores(s: Seals, seat: int, token: int) -> list[int]:
    """Own Absorption scrolls that take the token (FS-ABSORB-1, 6, 7)."""
    found: list[int] = []
    for scroll in face_up(s, seat):
        if STORES[scroll] and takes(scroll, token):
            found.append(scroll)
    return found


def takes(scroll: int, token: int) -> bool:
    """A Mind Absorption keeps tokens of any colour (FS-ABSORB-7)."""
    element = ELEMENT_OF[scroll]
    return element == MIND or element == COLOUR_OF[token]


def stores(s: Seals, f: KeepToken) -> list[int]:
    """Storing is optional; with several fitting scrolls the player picks (FS-ABSORB-8)."""
    options = [TO_BOX.bare]
    for scroll in fitting_stores(s, f.seat, s.aside[-1]):
        options.append(KEEP.codes[scroll])
    return options


def why_not_keep(s: Seals, f: KeepToken, scroll: int) -> int:
    """On an own Absorption that lies face up and is of the colour (FS-ABSORB-1, FS-ABSORB-6)."""
    player = s.players[f.seat]
    if scroll not in player.scrolls or not STORES[scroll]:
        return ABSENT
    if scroll not in face_up(s, f.seat):
        return CANNOT_KEEP_NOW
    return ALLOWED if takes(scroll, s.aside[-1]) else KEEPS_OTHER_COLOUR


def keep_token(s: Seals, f: KeepToken, choice: int) -> None:
    """A token that lay there is sent to the box (FS-ABSORB-2)."""
    token = s.aside.pop()
    if choice == TO_BOX.bare:
        s.box[TOKEN_INDEX[token]] += 1
        return
    scroll = KEEP.first[choice]
    player = s.players[f.seat]
    before = stored_on(player, scroll)
    if before >= 0:
        player.stored.remove((scroll, before))
        s.box[TOKEN_INDEX[before]] += 1
    player.stored.append((scroll, token))
    tell(s, "store", f.seat, scroll, token, before)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    ask(rules, PayDice, PAY, dice_sets, pay_dice)
    rules.question(KeepToken, stores, keep_token)

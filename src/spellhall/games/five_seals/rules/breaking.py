"""Breaking a seal: which dice, who goes there, what is won or kept (ledger section 6)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.five_seals.box.dice import colour_of_set, pack_of_set, remove
from spellhall.games.five_seals.box.elements import COLOUR_OF, COLOURS, MIND
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, STORES
from spellhall.games.five_seals.box.seals import (
    ON_BOARD,
    SEAL_ELEMENT,
    SEAL_STRENGTH,
    TOKEN_INDEX,
    scroll_of,
)
from spellhall.games.five_seals.frames import KeepToken, PayDice
from spellhall.games.five_seals.rules.power import sets_of_colour
from spellhall.games.five_seals.rules.reach import empty_space, move_familiar, move_mage, path_to
from spellhall.games.five_seals.state.faces import face_up, win_scroll
from spellhall.games.five_seals.state.state import AT_HAND, Seals, stored_on

TO_BOX: Final = 0
STORE: Final = 1  # + scroll


def dice_sets(s: Seals, f: PayDice) -> list[int]:
    """Every legal set of dice, equal dice merged (FS-BREAK-1 to 4, FS-AMB-22)."""
    seal = s.seals[f.node]
    dice = s.players[f.seat].dice
    element = SEAL_ELEMENT[seal]
    strength = SEAL_STRENGTH[seal]
    if element != MIND:
        return sets_of_colour(dice, element, strength)
    options: list[int] = []
    for colour in range(COLOURS):
        options.extend(sets_of_colour(dice, colour, strength))
    return options


def pay_dice(s: Seals, f: PayDice, choice: int) -> None:
    """Used dice go back to the supply at once (FS-BREAK-5)."""
    colour = colour_of_set(choice)
    s.supply[colour] += remove(s.players[f.seat].dice, colour, pack_of_set(choice))
    break_seal(s, f.seat, f.node, choice, f.by_familiar, f.passing)


def break_seal(s: Seals, seat: int, node: int, paid: int, by_familiar: bool, passing: int) -> None:
    """The mage goes there, or the familiar; a scroll is won, a token leaves (FS-BREAK-6, 7, 8)."""
    player = s.players[seat]
    seal = s.seals[node]
    if s.watched:
        steps = tuple(path_to(s, seat, node, passing))
        tell(s, "break", seat, len(s.players), node, seal, paid, by_familiar, steps)
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
    elif fitting_stores(s, seat, seal):
        s.aside.append(seal)
        then(s, KeepToken(seat))
    else:
        s.box[TOKEN_INDEX[seal]] += 1


def fitting_stores(s: Seals, seat: int, token: int) -> list[int]:
    """Face-up Absorption scrolls that take the token (FS-ABSORB-1, 6, 7)."""
    found: list[int] = []
    for scroll in face_up(s, seat):
        if STORES[scroll]:
            element = ELEMENT_OF[scroll]
            if element == MIND or element == COLOUR_OF[token]:
                found.append(scroll)
    return found


def stores(s: Seals, f: KeepToken) -> list[int]:
    """Storing is optional; with several fitting scrolls the player picks (FS-ABSORB-8)."""
    options = [TO_BOX]
    for scroll in fitting_stores(s, f.seat, s.aside[-1]):
        options.append(STORE + scroll)
    return options


def keep_token(s: Seals, f: KeepToken, choice: int) -> None:
    """A token that lay there is sent to the box (FS-ABSORB-2)."""
    token = s.aside.pop()
    if choice == TO_BOX:
        s.box[TOKEN_INDEX[token]] += 1
        return
    scroll = choice - STORE
    player = s.players[f.seat]
    before = stored_on(player, scroll)
    if before >= 0:
        player.stored.remove((scroll, before))
        s.box[TOKEN_INDEX[before]] += 1
    player.stored.append((scroll, token))
    tell(s, "store", f.seat, scroll, token, before)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(PayDice, dice_sets, pay_dice)
    rules.question(KeepToken, stores, keep_token)

"""The turn and the breaking of a seal (ledger sections 4 and 6)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, never, then
from spellhall.games.five_seals.box.dice import SETS, minimal_sets, packed, power, remove
from spellhall.games.five_seals.box.scrolls import (
    ELEMENT_OF,
    ON_BOARD,
    SEAL_BIT,
    SEAL_ELEMENT,
    SEAL_STRENGTH,
    STORES,
    TOKEN_INDEX,
)
from spellhall.games.five_seals.box.verbs import COLOURS, MIND
from spellhall.games.five_seals.frames import (
    EndRound,
    EndTurn,
    Finish,
    KeepToken,
    NextTurn,
    PayDice,
    TakeTurn,
)
from spellhall.games.five_seals.rules.reach import NOTHING, empty_space, reach, way
from spellhall.games.five_seals.rules.using import add_usable_scrolls, use
from spellhall.games.five_seals.state.state import (
    AT_HAND,
    STORED,
    Seals,
    face_up,
    forget_faces,
    is_active,
    stored_on,
)

GIVE_UP: Final = 0
TARGET: Final = 1  # + node
SCROLL: Final = 1000  # + scroll
TO_BOX: Final = 0
STORE: Final = 1  # + scroll


def next_turn(s: Seals, f: NextTurn) -> None:
    pass_turn(s)


def pass_turn(s: Seals) -> None:
    """The next active seat to the left, a lone one again and again (FS-ROUND-2, FS-ROUND-3)."""
    count = len(s.players)
    for i in range(1, count + 1):
        seat = (s.active + i) % count
        if is_active(s, seat):
            s.active = seat
            then(s, TakeTurn(seat))
            return
    then(s, EndRound())


def turn_options(s: Seals, f: TakeTurn) -> list[int]:
    """Targets, usable scrolls, and giving up only if nothing can be broken (FS-TURN-1 to 4).

    To name a target is to end step 1. Only plain breaking counts for the duty to break.
    """
    reached = reach(s, f.seat)
    seals = s.seals
    able = power(s.players[f.seat].dice)
    options = [TARGET + node for node in reached.targets if SEAL_BIT[seals[node]] & able]
    if not options:
        options.append(GIVE_UP)
    add_usable_scrolls(s, f.seat, reached, options, SCROLL)
    return options


def take_turn(s: Seals, f: TakeTurn, choice: int) -> None:
    """A scroll is used and the turn goes on, or one seal is broken (FS-TURN-5)."""
    if choice >= SCROLL:
        use(s, f.seat, choice - SCROLL)
    elif choice == GIVE_UP:
        give_up(s, f.seat)
    else:
        then(s, PayDice(f.seat, choice - TARGET, False, NOTHING), EndTurn(f.seat))


def give_up(s: Seals, seat: int) -> None:
    """All dice go back, and the seat is finished (FS-TURN-4)."""
    player = s.players[seat]
    tell(s, "give_up", seat, len(player.dice))
    for die in player.dice:
        s.supply[die // 10] += 1
    player.dice = []
    then(s, Finish(seat), NextTurn())


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


def sets_of_colour(dice: list[int], colour: int, strength: int) -> list[int]:
    """The legal sets of one colour."""
    return [SETS * colour + pack for pack in minimal_sets(packed(dice, colour), strength)]


def pay_dice(s: Seals, f: PayDice, choice: int) -> None:
    """Used dice go back to the supply at once (FS-BREAK-5)."""
    colour = choice // SETS
    s.supply[colour] += remove(s.players[f.seat].dice, colour, choice % SETS)
    break_seal(s, f.seat, f.node, choice, f.by_familiar, f.passing)


def break_seal(s: Seals, seat: int, node: int, paid: int, by_familiar: bool, passing: int) -> None:
    """The mage goes there, or the familiar; a scroll is won, a token leaves (FS-BREAK-6, 7, 8)."""
    player = s.players[seat]
    seal = s.seals[node]
    if s.watched:
        steps = tuple(way(s, seat, node, passing))
        tell(s, "break", seat, len(s.players), node, seal, paid, by_familiar, steps)
    empty_space(s, node)
    s.broken += 1
    if by_familiar:
        player.familiar = node  # on the space, also if it stood on the token (FS-AMB-15)
    else:
        player.node = node
        if player.familiar == node:
            player.familiar = AT_HAND  # FS-DISP-5
    if seal >= ON_BOARD:
        player.scrolls.append(seal - ON_BOARD)
        forget_faces(player)
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
            if element == MIND or element == token // 10:
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
        player.stored.remove(STORED * scroll + before)
        s.box[TOKEN_INDEX[before]] += 1
    player.stored.append(STORED * scroll + token)
    tell(s, "store", f.seat, scroll, token, before)


def end_turn(s: Seals, f: EndTurn) -> None:
    """No dice left means finished, whatever scrolls are left (FS-TURN-7, FS-AMB-17)."""
    if s.players[f.seat].dice:
        pass_turn(s)
    else:
        then(s, Finish(f.seat), NextTurn())


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(NextTurn, next_turn)
    rules.question(TakeTurn, turn_options, take_turn, automatic=never)
    rules.question(PayDice, dice_sets, pay_dice)
    rules.question(KeepToken, stores, keep_token)
    rules.work(EndTurn, end_turn)

"""Windows of answers: counters, and counters to counters (WW-CNT)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.wiz_war.box.card_form import Card
from spellhall.games.wiz_war.box.cards import (
    ANSWERS_OF,
    CARD_OF,
    DIE_OF,
    HAS_ENERGY,
    IS_ENERGY,
    IS_ITEM,
)
from spellhall.games.wiz_war.box.counter_verbs import Backlash
from spellhall.games.wiz_war.box.modifier_keys import GUARD
from spellhall.games.wiz_war.box.parts import counter_part
from spellhall.games.wiz_war.box.terms import (
    ATTACK_AT_ME,
    ATTACK_SPELL_AT_ME,
    COUNTER,
    COUNTERED,
    CROSSED_LINE,
    DAMAGE,
    DEATH,
    SPELL_AT_ME,
    TREASURE,
    WIZARD,
)
from spellhall.games.wiz_war.box.verbs import Stun
from spellhall.games.wiz_war.choices.casting import (
    ANSWER,
    CHEAT,
    COUNTER_FUEL,
    COUNTER_UNFUELLED,
    CUT,
    CUT_NOTHING,
    DIE_NOW,
    GIVE_UP,
    GUARD_WITH,
    LET_IT_GO,
    PASS,
    RAISE,
)
from spellhall.games.wiz_war.frames.casting import (
    CAST_WINDOW,
    DAMAGE_WINDOW,
    DEATH_WINDOW,
    TREASURE_WINDOW,
    CheatDeath,
    CutDamage,
    GuardTreasure,
    OpenWindow,
    PickCounterFuel,
    PickCounterLine,
    Resolve,
    Respond,
)
from spellhall.games.wiz_war.rules.casting.announce import energy_value
from spellhall.games.wiz_war.rules.casting.answers import (
    OTHER_WINDOWS,
    crossed_lines,
    may_respond,
    why_not_fit,
)
from spellhall.games.wiz_war.rules.casting.committing import scorch_player, take_cards
from spellhall.games.wiz_war.rules.damage import answer_in_game, may_cut
from spellhall.games.wiz_war.rules.modifiers import mod_of, spell_in_play
from spellhall.games.wiz_war.rules.piles import discard_from_hand
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, is_alive
from spellhall.games.wiz_war.rules.table.things import end_spell, lose_item
from spellhall.games.wiz_war.rules.why_not import (
    ANSWERS_SOMETHING_ELSE,
    ENERGY_ANSWERS_NOTHING,
    NOT_ITS_TARGET,
    OWN_TURN_ONLY,
    WIZARDS_ONLY,
)
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.numbers import (
    BEAST,
    GIVEN_UP,
    NONE,
)
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import carried_by

# -- Opening -----------------------------------------------------------------------------------


def open_window(s: Duel, f: OpenWindow) -> None:
    """Targets first, then the others clockwise, the active player last (WW-CNT-3)."""
    cast = s.air[f.height]
    if cast.cancelled or not (cast.spell or cast.attack) or not is_alive(s, cast.seat):
        return
    asked = [seat for seat in answer_order(s, cast) if may_respond(s, seat, f.height)]
    if asked:
        then(s, Respond(asked[0], f.height, tuple(asked[1:])))


def answer_order(s: Duel, cast: Cast) -> list[int]:
    """The order in which the table is asked."""
    count = len(s.players)
    found: list[int] = []
    others: list[int] = []
    for i in range(1, count):
        seat = (s.active + i) % count
        if is_alive(s, seat):
            if seat in cast.targets:
                found.append(seat)
            else:
                others.append(seat)
    if is_alive(s, s.active):
        others.append(s.active)
    return found + others


# -- Answering ---------------------------------------------------------------------------------


def counters(s: Duel, f: Respond) -> list[int]:
    """Pass, or one eligible counter."""
    player = s.players[f.seat]
    options = [PASS.bare]
    for card in player.hand + player.items:
        if ANSWERS_OF[card] and why_not_answer(s, f, card) == ALLOWED:
            options.append(ANSWER.codes[card])
    return options


def why_not_answer(s: Duel, f: Respond, card: int) -> int:
    """A card in hand, or an item that answers from where it is carried (WW-CNT-7)."""
    if card in s.players[f.seat].items:
        return why_not_fit(s, f.seat, f.height, card) if ANSWERS_OF[card] else ABSENT
    why = why_no_counter(s, f.seat, card)
    if why != ALLOWED:
        return why
    why = why_not_fit(s, f.seat, f.height, card)
    at_me = ANSWERS_OF[card] in (SPELL_AT_ME, ATTACK_SPELL_AT_ME, ATTACK_AT_ME)
    if why == ANSWERS_SOMETHING_ELSE and at_me and f.seat not in s.air[f.height].targets:
        return NOT_ITS_TARGET
    return why


def why_no_counter(s: Duel, seat: int, card: int) -> int:
    """Only counters are played in answer (WW-CARD-2)."""
    if card not in s.players[seat].hand:
        return ABSENT
    if IS_ENERGY[card]:
        return ENERGY_ANSWERS_NOTHING
    return ALLOWED if ANSWERS_OF[card] and not IS_ITEM[card] else OWN_TURN_ONLY


def respond(s: Duel, f: Respond, choice: int) -> None:
    """A counter reopens the window for all (WW-CNT-5, WW-CNT-6)."""
    if choice == PASS.bare:
        tell(s, "pass", f.seat, s.air[f.height].card, s.air[f.height].role)
        if f.rest:
            then(s, Respond(f.rest[0], f.height, f.rest[1:]))
        return
    then(s, OpenWindow(f.height))
    answer_with(s, f.seat, CAST_WINDOW, ANSWER.first[choice], f.height)


def answer_with(
    s: Duel,
    seat: int,
    window: int,
    card: int,
    against: int = NONE,
    treasure: int = NONE,
    picker: int = NONE,
) -> None:
    """Fuel it if that matters, then put it into the air."""
    row = CARD_OF[card]
    asked = PickCounterFuel(seat, window, card, against, treasure, picker)
    if row.uses_energy and not IS_ITEM[card]:
        then(s, asked)
    elif row.aims == CROSSED_LINE:
        then(s, PickCounterLine(seat, against, card))
    else:
        put_counter(s, asked, 1, ())


def counter_fuels(s: Duel, f: PickCounterFuel) -> list[int]:
    found = [COUNTER_UNFUELLED.bare]
    for card in s.players[f.seat].hand:
        if card != f.card and HAS_ENERGY[card]:
            found.append(COUNTER_FUEL.codes[card])
    return found


def no_counter_fuel(s: Duel, f: PickCounterFuel) -> bool:
    return len(s.players[f.seat].hand) <= 1


def pick_counter_fuel(s: Duel, f: PickCounterFuel, choice: int) -> None:
    if choice == COUNTER_UNFUELLED.bare:
        put_counter(s, f, 1, ())
        return
    fuel = COUNTER_FUEL.first[choice]
    if DIE_OF[fuel]:
        discard_from_hand(s, f.seat, fuel)
        energy = energy_value(s, f.seat, fuel)
        tell(s, "random_energy", f.seat, fuel, energy)
        put_counter(s, f, energy, ())
    else:
        put_counter(s, f, energy_value(s, f.seat, fuel), (fuel,))


def counter_lines(s: Duel, f: PickCounterLine) -> list[int]:
    return [RAISE.codes[line] for line in crossed_lines(s, f.seat, f.against)]


def pick_counter_line(s: Duel, f: PickCounterLine, choice: int) -> None:
    fuelled = PickCounterFuel(f.seat, CAST_WINDOW, f.card, f.against)
    put_counter(s, fuelled, 1, (), RAISE.first[choice])


def put_counter(
    s: Duel, f: PickCounterFuel, energy: int, fuel: tuple[int, ...], line: int = NONE
) -> None:
    """A counter is itself a spell being cast, with a window of its own (WW-CNT-4)."""
    seat, card = f.seat, f.card
    row = CARD_OF[card]
    item = IS_ITEM[card]
    if item:
        lose_item(s, seat, card)
    else:
        take_cards(s, seat, card, fuel)
    touched: list[int] = []
    aim = line
    if f.window == TREASURE_WINDOW:
        touched = [f.picker]
        aim = f.treasure
    elif f.window == CAST_WINDOW and strikes_back(row):
        touched = [s.air[f.against].by]
    s.air.append(
        Cast(
            card=card,
            seat=seat,
            by=seat,
            role=COUNTER,
            spell=not item,
            attack=False,
            energy=energy,
            origin=cell_of(s, seat),
            part=counter_part(row),
            fuel=list(fuel),
            aim=aim,
            targets=touched,
            against=f.against,
        )
    )
    height = len(s.air) - 1
    tell(s, "counter", seat, card, energy, tuple(fuel), aim, answered(s, f.against))
    then(s, OpenWindow(height), Resolve(height))
    if not item:
        scorch_player(s, seat)


def answered(s: Duel, height: int) -> int:
    """The card that a counter answers; NONE if it answers something else."""
    return s.air[height].card if height != NONE else NONE


def strikes_back(row: Card) -> bool:
    """Whether a counter touches the caster of the spell that it answers."""
    return any(
        isinstance(v, Backlash) or (isinstance(v, Stun) and v.to == COUNTERED) for v in row.counters
    )


# -- Damage, treasure, death -------------------------------------------------------------------


def cuts(s: Duel, f: CutDamage) -> list[int]:
    """Damage reducers of the one who is about to suffer (WW-CNT-9)."""
    options = [CUT_NOTHING.bare]
    for card in s.players[f.seat].hand:
        if why_not_cut(s, f, card) == ALLOWED:
            options.append(CUT.codes[card])
    for spell in s.spells:
        if spell.owner == f.seat and mod_of(spell.card, GUARD):
            options.append(GIVE_UP.codes[spell.card])
    return options


def why_not_cut(s: Duel, f: CutDamage, card: int) -> int:
    """Only damage reducers (WW-CNT-9)."""
    return why_not_named(s, f.seat, card, DAMAGE)


def why_not_named(s: Duel, seat: int, card: int, trigger: int) -> int:
    """A counter in hand that names just this."""
    why = why_no_counter(s, seat, card)
    if why != ALLOWED or ANSWERS_OF[card] == trigger:
        return why
    return OTHER_WINDOWS[ANSWERS_OF[card]]


def cut_damage(s: Duel, f: CutDamage, choice: int) -> None:
    if choice == CUT_NOTHING.bare:
        return
    if GIVE_UP.has(choice):
        spell = spell_in_play(s, GIVE_UP.first[choice])
        assert spell is not None
        blow = s.blows[-1]
        taken = min(blow.amount, mod_of(spell.card, GUARD))
        blow.amount -= taken
        tell(s, "cut", f.seat, taken, blow.amount, spell.card)
        again_cut(s, f)
        end_spell(s, spell, GIVEN_UP)
        return
    again_cut(s, f)
    answer_with(s, f.seat, DAMAGE_WINDOW, CUT.first[choice])


def again_cut(s: Duel, f: CutDamage) -> None:
    then(s, CutDamage(f.seat))


def cut_is_settled(s: Duel, f: CutDamage) -> bool:
    """A single option may be taken in silence once the table can tell that it is the only one."""
    return s.blows[-1].amount <= 0 or not may_cut(s, f.seat)


def treasure_counters(s: Duel, f: GuardTreasure) -> list[int]:
    """The owner's counters that name a treasure picked up (WW-CNT-10)."""
    options = [LET_IT_GO.bare]
    for card in s.players[f.seat].hand:
        if why_not_guard(s, f, card) == ALLOWED:
            options.append(GUARD_WITH.codes[card])
    return options


def why_not_guard(s: Duel, f: GuardTreasure, card: int) -> int:
    """While it is carried by the one who picked it up; some answer wizards only (WW-CNT-10)."""
    if s.treasures[f.treasure] != carried_by(f.picker):
        return ABSENT
    why = why_not_named(s, f.seat, card, TREASURE)
    if why == ALLOWED and f.picker >= BEAST and CARD_OF[card].aims == WIZARD:
        return WIZARDS_ONLY
    return why


def guard_treasure(s: Duel, f: GuardTreasure, choice: int) -> None:
    if choice == LET_IT_GO.bare:
        return
    then(s, GuardTreasure(f.seat, f.treasure, f.picker))
    card = GUARD_WITH.first[choice]
    answer_with(s, f.seat, TREASURE_WINDOW, card, treasure=f.treasure, picker=f.picker)


def death_counters(s: Duel, f: CheatDeath) -> list[int]:
    options = [DIE_NOW.bare]
    for card in s.players[f.seat].hand:
        if why_not_cheat(s, f, card) == ALLOWED:
            options.append(CHEAT.codes[card])
    return options


def why_not_cheat(s: Duel, f: CheatDeath, card: int) -> int:
    """Only what names death (WW-NE-4)."""
    return why_not_named(s, f.seat, card, DEATH)


def cheat_death(s: Duel, f: CheatDeath, choice: int) -> None:
    if choice != DIE_NOW.bare:
        answer_with(s, f.seat, DEATH_WINDOW, CHEAT.first[choice])


def ask_owner(s: Duel, treasure: int, picker: int) -> None:
    """Right after a treasure was picked up its owner may answer."""
    owner = treasure // 2
    if owner != controller(s, picker) and is_alive(s, owner) and s.players[owner].hand:
        if answer_in_game(s, TREASURE):
            then(s, GuardTreasure(owner, treasure, picker))


def empty_hand(s: Duel, f: GuardTreasure) -> bool:
    """The table can tell that nothing is left to answer, or to answer with."""
    return not s.players[f.seat].hand or s.treasures[f.treasure] != carried_by(f.picker)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(OpenWindow, open_window)
    rules.question(Respond, counters, respond, automatic=never)
    rules.question(CutDamage, cuts, cut_damage, automatic=cut_is_settled)
    rules.question(GuardTreasure, treasure_counters, guard_treasure, automatic=empty_hand)
    rules.question(CheatDeath, death_counters, cheat_death, automatic=never)
    rules.question(PickCounterFuel, counter_fuels, pick_counter_fuel, automatic=no_counter_fuel)
    rules.question(PickCounterLine, counter_lines, pick_counter_line)

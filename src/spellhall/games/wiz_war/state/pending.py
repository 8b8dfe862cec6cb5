"""What can be pending in Wiz-War: the range of every number of a frame, a cast and a blow."""

from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.wiz_war.box.cards import ANSWERS_OF, CARD_COUNT, CARD_OF, SCHOOLS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.parts import NO_PART, PARTS
from spellhall.games.wiz_war.box.terms import (
    COUNTER,
    CROSSED_LINE,
    LIGHTNING,
    MAGICAL,
    TREASURE,
)
from spellhall.games.wiz_war.frames import casting, effects, moving, opening, turn
from spellhall.games.wiz_war.frames.casting import CAST_WINDOW, DEATH_WINDOW, TREASURE_WINDOW
from spellhall.games.wiz_war.rules.casting.castable import CREATURE_WEAPON
from spellhall.games.wiz_war.rules.effects.displacing import TO_SEND, TO_SUMMON, TO_SWOOP
from spellhall.games.wiz_war.rules.effects.taking import KEEPS_ONE
from spellhall.games.wiz_war.rules.moving.forced import BY_TELEPORT
from spellhall.games.wiz_war.rules.table.doors import is_held_by
from spellhall.games.wiz_war.rules.turn import timed_effects
from spellhall.games.wiz_war.state.air import Blow, Cast
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.possible import (
    FAR,
    is_figure,
    is_seat,
    is_target,
    outside,
    twice,
)
from spellhall.games.wiz_war.state.state import Duel

OPENING = (
    opening.DraftSchool,
    opening.DealSchools,
    opening.DrawSchools,
    opening.KeepSchool,
    opening.DealHands,
)
OWN_TURN = (
    turn.LoseEnergy,
    turn.LoseStun,
    turn.BeginPhase,
    turn.MoveAndCast,
    turn.Act,
    turn.KeepHolding,
    turn.DiscardAndDraw,
    turn.DiscardAny,
    turn.DrawCard,
    turn.FinishTurn,
    turn.PassTime,
    turn.OrderEffects,
    turn.MakeRoom,
    casting.Announcing,
    effects.ActBeast,
)
MOST_OF_VERB = {
    effects.PickCarried: KEEPS_ONE,
    effects.PickSquare: TO_SWOOP,
    moving.PickWay: BY_TELEPORT,
}
FIGURES = ("by", "figure", "victim", "source", "towards", "picker")
NUMBERS = ("amount", "energy", "left", "steps")


def check_pending(s: Duel) -> None:
    """Frames, casts and blows fit together and into the table."""
    for height in range(len(s.air)):
        _cast(s, s.air[height], height)
    for blow in s.blows:
        _blow(s, blow)
    if not s.stack:
        return  # a game may end while something is in the air
    last = s.stack[0]
    begins = isinstance(last, OPENING)
    assert begins or isinstance(last, (turn.FinishTurn, turn.BeginTurn)), (
        "at the bottom lies the end of a turn, or the beginning of the next"
    )
    for i in range(len(s.stack)):
        _frame(s, s.stack[i])
        late = isinstance(s.stack[i], (turn.FinishTurn, turn.BeginTurn))
        assert not (late and i > 0), "a turn ends once, after all that is pending"
    _together(s)


def _together(s: Duel) -> None:
    """Each cast will be resolved or finished once, the last one first; each blow will land."""
    ends = [one.height for one in s.stack if isinstance(one, (casting.Resolve, casting.Finish))]
    assert ends == list(range(len(s.air))), f"{len(s.air)} casts in the air are finished in turn"
    lands = sum([1 for one in s.stack if isinstance(one, effects.Land)])
    assert lands == len(s.blows), f"{len(s.blows)} blows land, not {lands}"
    cuts = [one for one in s.stack if isinstance(one, casting.CutDamage)]
    assert len(cuts) <= len(s.blows), "only a blow is lowered"
    top = s.stack[-1]
    looked = isinstance(top, (effects.PeekTake, effects.PeekReturn))
    assert looked == bool(s.looked_at), (
        "cards lie aside while somebody looks at them, and only then"
    )
    phases = [one for one in s.stack if isinstance(one, (turn.DiscardAndDraw, turn.MoveAndCast))]
    assert len(phases) <= 2, "a turn has each phase once"


def _frame(s: Duel, frame: Frame) -> None:
    name = type(frame).__name__
    seat = getattr(frame, "seat", NONE)
    assert not (why := outside(NONE, seat, len(s.players) - 1, f"the seat of {name}")), why
    if isinstance(frame, OWN_TURN):
        assert seat == s.active, f"{name} is for the active seat {s.active}, not for {seat}"
    if isinstance(frame, turn.BeginTurn):
        assert s.players[seat].cell != NONE, "the dead take no turn"
    if isinstance(frame, Question) and not isinstance(frame, OPENING):
        dying = isinstance(frame, effects.PickSquare)
        assert s.players[seat].cell != NONE or dying, f"{name} is put to the living"
    for field in (*FIGURES, "killer"):
        _figure(s, frame, field)
    for field in NUMBERS:
        if hasattr(frame, field):
            assert not (why := outside(0, getattr(frame, field), FAR, f"{field} of {name}")), why
    _places(s, frame, name)
    _heights(s, frame, name)
    _cards(s, frame, name)
    if type(frame) in MOST_OF_VERB:
        assert not (
            why := outside(
                0, getattr(frame, "verb", NONE), MOST_OF_VERB[type(frame)], f"the reason of {name}"
            )
        ), why


def _figure(s: Duel, frame: Frame, field: str) -> None:
    value = getattr(frame, field, NONE)
    name = f"{field} of {type(frame).__name__}"
    if isinstance(frame, (moving.Shove, moving.PickWay)) and field == "source":  # a square
        assert not (why := outside(NONE, value, 25 * len(s.players) - 1, name)), why
    elif field == "killer":
        assert not (why := outside(NONE, value, len(s.players) - 1, name)), why
    else:
        assert value == NONE or is_figure(s, value), f"{name} is a figure, not {value}"


def _places(s: Duel, frame: Frame, name: str) -> None:
    assert not (
        why := outside(
            NONE, getattr(frame, "cell", NONE), 25 * len(s.players) - 1, f"the square of {name}"
        )
    ), why
    assert not (
        why := outside(NONE, getattr(frame, "line", NONE), len(s.lines) - 1, f"the line of {name}")
    ), why
    assert not (why := outside(0, getattr(frame, "way", 0), 3, f"the direction of {name}")), why
    ways = getattr(frame, "ways", (0,))
    assert ways, f"{name} has a way to choose"
    for way in ways:
        assert not (why := outside(0, way, 3, f"a direction of {name}")), why
    if isinstance(frame, turn.KeepHolding):
        assert is_held_by(s, frame.line, frame.seat), "who is asked about a door holds it"
    if isinstance(frame, turn.MakeRoom):
        assert any(thing.uid == frame.uid for thing in s.things), "room is made for what lies there"
    if isinstance(frame, casting.GuardTreasure):
        assert not (
            why := outside(0, frame.treasure, len(s.treasures) - 1, "the treasure that is guarded")
        ), why
    if isinstance(frame, effects.PickSquare):
        _square(s, frame)
    if isinstance(frame, effects.ActBeast):
        assert not (
            why := outside(0, frame.kind, len(CREATURES) - 1, "the kind of the creature that acts")
        ), why
    if isinstance(frame, (moving.OrderEntry,)):
        assert not (why := twice(list(frame.uids), "things met")), why
        assert len(frame.uids) > 1, "an order is asked for two things or more"
    if isinstance(frame, (opening.KeepSchool,)):
        assert not (why := outside(0, frame.first, len(SCHOOLS) - 1, "a school to keep")), why
        assert not (why := outside(0, frame.second, len(SCHOOLS) - 1, "a school to keep")), why


def _square(s: Duel, f: effects.PickSquare) -> None:
    """Each reason to pick a square has what belongs to it."""
    assert not (why := outside(NONE, f.treasure, len(s.treasures) - 1, "what is sent")), why
    assert (f.verb == TO_SEND) == (f.treasure != NONE), "a treasure is sent home, nothing else"
    assert not (why := outside(NONE, f.creature, len(CREATURES) - 1, "what is summoned")), why
    assert (f.verb == TO_SUMMON) == (f.creature != NONE), "a creature is summoned, nothing else"
    assert not (why := outside(0, f.die, 4, "the die of a summons")), why
    assert (f.verb == TO_SWOOP) == (f.victim != NONE), "a flight ends beside a victim"


def _heights(s: Duel, frame: Frame, name: str) -> None:
    height = getattr(frame, "height", NONE)
    assert not (why := outside(NONE, height, len(s.air) - 1, f"what {name} concerns in the air")), (
        why
    )
    if isinstance(
        frame,
        (casting.OpenWindow, casting.Respond, casting.Resolve, casting.StrikeAll, casting.Finish),
    ):
        assert height != NONE, f"{name} concerns something in the air"
    if isinstance(frame, effects.Perform):
        assert frame.part in PARTS, f"there is no list of verbs '{frame.part}'"
        assert not (
            why := outside(0, frame.at, len(PARTS[frame.part]) - 1, "the next verb of a list")
        ), why
        assert is_target(s, frame.target) or frame.target == NONE, "verbs act on what there is"
    if isinstance(frame, effects.HitIfNear):
        assert frame.part in PARTS, f"there is no list of verbs '{frame.part}'"
    if isinstance(frame, (effects.Suffer, effects.Land, moving.Drift, moving.DriftWay)):
        none = frame.riders == NO_PART
        assert none or frame.riders in PARTS, f"nothing like '{frame.riders}' follows damage"
    if isinstance(frame, casting.StrikeAll):
        assert not (why := outside(0, frame.at, FAR, "the next target")), why
    for seat in getattr(frame, "rest", ()) if isinstance(frame, casting.Respond) else ():
        assert is_seat(s, seat), "seats are asked for answers"


def _cards(s: Duel, frame: Frame, name: str) -> None:
    card = getattr(frame, "card", NONE)
    assert not (why := outside(NONE, card, CARD_COUNT - 1, f"the card of {name}")), why
    if isinstance(frame, (turn.PassTime, turn.OrderEffects)):
        assert not (why := twice(list(frame.cards), "effects of Time Passes")), why
        for one in frame.cards:
            assert not (why := outside(0, one, CARD_COUNT - 1, "an effect of Time Passes")), why
    if isinstance(frame, turn.OrderEffects):
        timed = timed_effects(s, frame.seat)
        assert all(one in timed for one in frame.cards), "what acts with time is in play"
    if isinstance(frame, casting.Announcing):
        _announcing(s, frame)
    if isinstance(frame, (casting.PickCounterFuel, casting.PickCounterLine)):
        player = s.players[frame.seat]
        assert card in player.hand + player.items, f"{name}: the counter is at hand"
        assert ANSWERS_OF[card], f"{name}: only counters answer"
        at_cast = isinstance(frame, casting.PickCounterLine) or frame.window == CAST_WINDOW
        low, most = (0, len(s.air) - 1) if at_cast else (NONE, NONE)
        assert not (why := outside(low, frame.against, most, "what is answered")), why
    if isinstance(frame, casting.PickCounterFuel):
        _counter(s, frame)


def _counter(s: Duel, f: casting.PickCounterFuel) -> None:
    """A counter that is being fuelled, and what it answers."""
    assert not (why := outside(CAST_WINDOW, f.window, DEATH_WINDOW, "the kind of a window")), why
    low, most = (0, len(s.treasures) - 1) if f.window == TREASURE_WINDOW else (NONE, NONE)
    assert not (why := outside(low, f.treasure, most, "the treasure that is guarded")), why
    guards = f.window == TREASURE_WINDOW
    assert guards == (f.picker != NONE), "who picked up a treasure is known, nobody else"


def _announcing(s: Duel, f: casting.Announcing) -> None:
    """A card in hand, or a weapon at hand, in the middle of being announced."""
    player = s.players[f.seat]
    assert f.by == f.seat or f.by >= BEAST, "a wizard or its creature acts"
    assert not (why := outside(0, f.role, COUNTER - 1, "the role of what is announced")), why
    assert not (why := outside(NONE, f.mode, FAR, "the way of what is announced")), why
    for card in f.fuel:
        assert card in player.hand, "fuel is in hand"
        assert card != f.card, "a card does not fuel itself"
    assert not (why := twice(list(f.fuel), "cards for fuel")), why
    if f.weapon == NONE:
        assert f.card in player.hand, "what is announced is in hand"
        row = CARD_OF[f.card]
        assert f.role in row.types, "a card is cast in a role that it has"
        if row.modes:
            assert not (
                why := outside(NONE, f.mode, len(row.modes) - 1, "the way of what is announced")
            ), why
    else:
        _weapon(s, f.seat, f.by, f.card, f.weapon)
    for target in f.targets:
        assert target == NONE or is_target(s, target), "what is aimed at is there"


def _weapon(s: Duel, seat: int, by: int, card: int, weapon: int) -> None:
    if weapon >= CREATURE_WEAPON:
        assert by >= BEAST, "creatures have attacks of their own"
        assert card == NONE, "attacks of a creature need no card"
        attacks = len(CREATURES[by - BEAST].attacks)
        assert not (
            why := outside(0, weapon - CREATURE_WEAPON, attacks - 1, "the attack of a creature")
        ), why
    elif card == NONE:
        assert weapon == 0, "a punch needs no card and has one way"
    else:
        assert not (
            why := outside(0, weapon, len(CARD_OF[card].weapons) - 1, "the weapon of a card")
        ), why
        in_play = [spell.card for spell in s.spells if spell.owner == seat]
        assert card in s.players[seat].items + in_play, "what is used is at hand"


def _cast(s: Duel, cast: Cast, height: int) -> None:
    assert is_seat(s, cast.seat), "what is in the air has a caster"
    assert is_figure(s, cast.by), "a figure acts"
    assert not (why := outside(NONE, cast.card, CARD_COUNT - 1, "the card in the air")), why
    assert not (why := outside(NONE, cast.stopped, CARD_COUNT - 1, "what cancelled a cast")), why
    assert not (why := outside(0, cast.role, COUNTER, "the role of a cast")), why
    assert not (why := outside(0, cast.energy, FAR, "the energy of a cast")), why
    assert cast.part == NO_PART or cast.part in PARTS, f"no cast has the verbs '{cast.part}'"
    assert not (
        why := outside(0, cast.origin, 25 * len(s.players) - 1, "where a cast comes from")
    ), why
    assert not (why := outside(NONE, cast.against, height - 1, "what a counter answers")), why
    assert not (why := outside(NONE, cast.mode, FAR, "the way of a cast")), why
    assert not (
        why := outside(NONE, cast.landing, 25 * len(s.players) - 1, "where it comes down")
    ), why
    traps = len(cast.targets) - 1 if cast.secret != NONE else NONE
    assert not (why := outside(NONE, cast.secret, traps, "what only the caster knows")), why
    assert (cast.role == COUNTER) or cast.against == NONE, "only counters answer"
    if cast.weapon == NONE:
        assert cast.card != NONE or cast.cancelled, "a spell has a card"
    elif cast.card == NONE or cast.weapon >= CREATURE_WEAPON:
        _weapon(s, cast.seat, cast.by, cast.card, cast.weapon)
    else:
        assert not (
            why := outside(
                0, cast.weapon, len(CARD_OF[cast.card].weapons) - 1, "the weapon of a card"
            )
        ), why
    for target in cast.targets:
        assert target == NONE or is_target(s, target), "what is aimed at is there"
    _aim(s, cast)
    for figure in cast.evaded + cast.halved + [one.figure for one in cast.cuts]:
        assert is_target(s, figure), "who answered is there"
    for one in cast.cuts:
        assert not (why := outside(0, one.amount, FAR, "what an answer takes off")), why
    for card in cast.fuel:
        assert not (why := outside(0, card, CARD_COUNT - 1, "a card spent for energy")), why


def _aim(s: Duel, cast: Cast) -> None:
    """A counter names a line (WW-CJ-3) or a treasure (WW-CNT-10) by its own number, or nothing."""
    if cast.role != COUNTER:
        assert cast.aim == NONE or is_target(s, cast.aim), "what is aimed at is there"
        return
    least, most = NONE, len(s.lines) - 1  # of a counter whose card another one has taken
    if cast.card != NONE:
        row = CARD_OF[cast.card]
        if row.aims == CROSSED_LINE:
            least, most = 0, len(s.lines) - 1
        elif row.answers == TREASURE:
            least, most = 0, len(s.treasures) - 1
        else:
            most = NONE
    assert not (why := outside(least, cast.aim, most, "what a counter is aimed at")), why


def _blow(s: Duel, blow: Blow) -> None:
    assert is_figure(s, blow.victim), "a figure suffers a blow"
    assert not (why := outside(-FAR, blow.amount, FAR, "the damage of a blow")), why
    assert not (why := outside(0, blow.kind, MAGICAL, "physical (0) or magical (1)")), why
    assert not (why := outside(0, blow.element, LIGHTNING, "the element of a blow")), why
    assert not (why := outside(NONE, blow.killer, len(s.players) - 1, "who scores for a blow")), why
    assert blow.source == NONE or is_figure(s, blow.source), "a figure or nobody strikes a blow"

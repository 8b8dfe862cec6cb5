"""How the questions of a turn are said."""

from spellhall.engine.machine.frames import Question
from spellhall.engine.wording import Cause, Prompt, Said
from spellhall.games.wizards_academy.box.room_texts import RESORT_PRICE
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.turn import (
    Act,
    DashOn,
    Postlude,
    Prelude,
    ShareGlyph,
)
from spellhall.games.wizards_academy.rules.moving import extra_costs
from spellhall.games.wizards_academy.show.losses import end_takes, mana_goes, spell_takes
from spellhall.games.wizards_academy.show.names import disaster_name, listed, space_name, the_room
from spellhall.games.wizards_academy.show.questions.causes import asked_by, cause
from spellhall.games.wizards_academy.state.state import Academy


def prelude_prompt(s: Academy, f: Prelude) -> Prompt:
    card = s.wizards[f.seat].card
    name = disaster_name(card)
    why = f"{name}, the disaster in your hand, happens now; you may flee it for one mana."
    asks = Cause(name, (f"disaster:{card}",))
    return Prompt("Recall first?", f"@{f.seat} faces a disaster", why, ("WA-ATURN-15",), asks)


def go_on(s: Academy, f: Prelude) -> Said:
    return Said("Let it happen", ("WA-ATURN-1",))


def postlude_prompt(s: Academy, f: Postlude) -> Prompt:
    why = "It is too dark to share; you may still leave for one mana."
    return Prompt("Recall now?", f"@{f.seat} ends the turn", why, ("WA-ATURN-15", "WA-AMB-47"))


def stay_away(s: Academy, f: Postlude) -> Said:
    return Said("Stay and end the turn", ("WA-AT-DARK-4",))


def recall(s: Academy, f: Question) -> Said:
    label = "Recall to the Mana Crystal for 1 mana"
    if s.mana == 1:
        label += ", the last one: this loses the game"
    return Said(label, ("WA-ATURN-15", "WA-ATURN-16"), mana_goes(s, 1))


# -- Actions -------------------------------------------------------------------------------------


def act_prompt(s: Academy, f: Act) -> Prompt:
    acts = s.this_turn.acts
    if s.scenario == BASIC:
        left = f"{sum(acts)} of 3 actions left."
    else:
        names = [name for name, n in zip(("move", "room", "magic"), acts, strict=True) if n]
        left = f"Left: {listed(names)}." if names else "No action left."
    return Prompt(
        "What do you do?", f"@{f.seat} acts", left, ("WA-ACT-1", "WA-ATURN-1", "WA-ATURN-2")
    )


def end(s: Academy, f: Act) -> Said:
    return Said("End the actions", ("WA-ACT-1",), end_takes(s, f.seat))


def move_to(s: Academy, f: Act, room: int) -> Said:
    cost = extra_costs(s, f.seat, room)
    label = f"Walk to {the_room(room)}"
    if cost + 1 > sum(s.this_turn.acts):
        label += ": wasted, the extra cost cannot be paid"
    elif cost:
        label += f" for {cost + 1} actions"
    return Said(label, ("WA-ACT-2", "WA-ATURN-5"))


def wander(s: Academy, f: Act) -> Said:
    label = f"Walk out of {the_room(s.wizards[f.seat].room)}, chance decides where to"
    return Said(label, ("WA-AT-HAUNT-2", "WA-DC-26"))


def take(s: Academy, f: Act, kind: int) -> Said:
    return Said(f"Take a glyph {kind}", ("WA-ACT-6",))


def take_two(s: Academy, f: Act, kind: int) -> Said:
    return Said(f"Take two glyphs {kind}", ("WA-CHAR-5",))


def use_room(s: Academy, f: Act) -> Said:
    return Said(f"Use {the_room(s.wizards[f.seat].room)}", ("WA-ATURN-8", "WA-ACT-9"))


def last_resort(s: Academy, f: Act, which: int) -> Said:
    labels = (
        "1 mana: remove all threats from a room",
        "1 mana: bring wizards here",
        "1 mana: gain two glyphs",
        "2 mana: bind a spell",
    )
    label = labels[which]
    price = RESORT_PRICE[which]
    if s.mana <= price:
        label += "; this loses the game"
    return Said(label, ("WA-ROOM-01",), mana_goes(s, price))


def staff_cast(s: Academy, f: Act) -> Said:
    space = s.wizards[f.seat].staff
    label = f"Cast {space_name(s, space)} with the staff"
    return Said(label, ("WA-ITEM-10",), spell_takes(s, space))


def show(s: Academy, f: Act) -> Said:
    return Said("Tell all what your disaster says", ("WA-AMB-50",))


def cast(s: Academy, f: Act, space: int) -> Said:
    return Said(f"Cast {space_name(s, space)}", ("WA-CAST-1", "WA-ACT-13"), spell_takes(s, space))


# -- Sharing, and Dash ---------------------------------------------------------------------------


def share_prompt(s: Academy, f: ShareGlyph) -> Prompt:
    return Prompt(
        "Share a glyph?",
        f"@{f.seat} may share a glyph",
        "Anybody may cast with the glyph in your box.",
        ("WA-ATURN-14",),
    )


def keep(s: Academy, f: ShareGlyph) -> Said:
    return Said("Leave the box as it is", ("WA-ATURN-14",))


def take_back(s: Academy, f: ShareGlyph) -> Said:
    return Said(f"Take the {s.wizards[f.seat].shared} back", ("WA-ATURN-14",))


def put_out(s: Academy, f: ShareGlyph, kind: int) -> Said:
    shared = s.wizards[f.seat].shared
    label = f"Share a {kind}" + (f", taking the {shared} back" if shared else "")
    return Said(label, ("WA-ATURN-14",))


def dash_prompt(s: Academy, f: DashOn) -> Prompt:
    text, rules = "Where do you dash?", ("WA-SP-101", "WA-SP-8")
    left = f"{f.left} move{'' if f.left == 1 else 's'} left."
    return asked_by(cause(s, f.seat), text, f"@{f.seat} dashes", rules, left)


def stop_dash(s: Academy, f: DashOn) -> Said:
    return Said("Stop here", ("WA-SP-101",))


def dash_anywhere(s: Academy, f: DashOn) -> Said:
    return Said("Walk out, chance decides where to", ("WA-SP-101",))


def dash_to(s: Academy, f: DashOn, room: int) -> Said:
    return Said(f"Dash to {the_room(room)}")

"""How the questions of a turn are said."""

from spellhall.engine.wording import Prompt, Words
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.room_texts import RESORT_PRICE
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.turn import Act, DashOn, Postlude, Prelude, ShareGlyph
from spellhall.games.wizards_academy.rules import actions, moving, turn
from spellhall.games.wizards_academy.show.losses import end_takes, mana_goes, spell_takes
from spellhall.games.wizards_academy.show.names import listed, space_name, the_room
from spellhall.games.wizards_academy.state.state import School


def _room(room: int) -> str:
    return f"room:{room}"


def _space(space: int) -> str:
    return f"space:{SPACE_WORDS[space]}"


def prelude_prompt(s: School, f: Prelude) -> Prompt:
    why = "The disaster in your hand happens now; you may flee it for one mana."
    return Prompt("Recall first?", f"@{f.seat} faces a disaster", why, ("WA-ATURN-15",))


def prelude_option(s: School, f: Prelude, code: int) -> Words:
    if code == 0:
        return Words("go", "Let it happen", ("stop",), ("WA-ATURN-1",))
    return _recall(s)


def postlude_prompt(s: School, f: Postlude) -> Prompt:
    why = "It is too dark to share; you may still leave for one mana."
    return Prompt("Recall now?", f"@{f.seat} ends the turn", why, ("WA-ATURN-15", "WA-AMB-47"))


def postlude_option(s: School, f: Postlude, code: int) -> Words:
    if code == turn.GO_ON:
        return Words("stay", "Stay and end the turn", ("stop",), ("WA-AT-DARK-4",))
    return _recall(s)


def _recall(s: School) -> Words:
    label = "Recall to the Mana Crystal for 1 mana"
    if s.mana == 1:
        label += ", the last one: this loses the game"
    rules = ("WA-ATURN-15", "WA-ATURN-16")
    return Words("recall", label, ("recall", _room(0)), rules, mana_goes(s, 1))


def act_prompt(s: School, f: Act) -> Prompt:
    if s.scenario == BASIC:
        left = f"{sum(s.this_turn.acts)} of 3 actions left."
    else:
        names = [
            name for name, n in zip(("move", "room", "magic"), s.this_turn.acts, strict=True) if n
        ]
        left = f"Left: {listed(names)}." if names else "No action left."
    return Prompt(
        "What do you do?", f"@{f.seat} acts", left, ("WA-ACT-1", "WA-ATURN-1", "WA-ATURN-2")
    )


def act_option(s: School, f: Act, code: int) -> Words:
    room = s.wizards[f.seat].room
    if code == actions.END:
        return Words("end", "End the actions", ("stop",), ("WA-ACT-1",), end_takes(s, f.seat))
    if code >= actions.CAST:
        space = code - actions.CAST
        return Words(
            f"cast {SPACE_WORDS[space]}",
            f"Cast {space_name(s, space)}",
            (_space(space),),
            ("WA-CAST-1", "WA-ACT-13"),
            spell_takes(s, space),
        )
    if code == actions.SHOW:
        return Words("show", "Tell all what your disaster says", ("show",), ("WA-AMB-50",))
    if code == actions.STAFF_CAST:
        space = s.wizards[f.seat].staff
        label = f"Cast {space_name(s, space)} with the staff"
        touches = (f"staff:{f.seat}", _space(space))
        return Words("staff", label, touches, ("WA-ITEM-10",), spell_takes(s, space))
    if code == actions.RECALL:
        return _recall(s)
    if code >= actions.LAST_RESORT:
        return _resort(s, code - actions.LAST_RESORT)
    if code == actions.USE_ROOM:
        label = f"Use {the_room(room)}"
        return Words("use", label, (f"action:{room}",), ("WA-ATURN-8", "WA-ACT-9"))
    if code > actions.TAKE_TWO:
        kind = code - actions.TAKE_TWO
        touch = (f"source:{kind}",)
        return Words(f"take {kind} {kind}", f"Take two glyphs {kind}", touch, ("WA-CHAR-5",))
    if code > actions.TAKE:
        kind = code - actions.TAKE
        return Words(f"take {kind}", f"Take a glyph {kind}", (f"source:{kind}",), ("WA-ACT-6",))
    if code == actions.WANDER:
        label = f"Walk out of {the_room(room)}, chance decides where to"
        return Words("wander", label, ("wander",), ("WA-AT-HAUNT-2", "WA-DC-26"))
    return _move(s, f.seat, code - actions.MOVE_TO)


def _resort(s: School, which: int) -> Words:
    words = ("clear", "summon", "glyphs", "bind")
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
    touches = ("action:0", f"resort:{which}")
    return Words(f"resort {words[which]}", label, touches, ("WA-ROOM-01",), mana_goes(s, price))


def _move(s: School, seat: int, room: int) -> Words:
    cost = moving.extra_costs(s, seat, room)
    label = f"Walk to {the_room(room)}"
    if cost + 1 > sum(s.this_turn.acts):
        label += ": wasted, the extra cost cannot be paid"
    elif cost:
        label += f" for {cost + 1} actions"
    return Words(f"move {ROOM_WORDS[room]}", label, (_room(room),), ("WA-ACT-2", "WA-ATURN-5"))


def share_prompt(s: School, f: ShareGlyph) -> Prompt:
    return Prompt(
        "Share a glyph?",
        f"@{f.seat} may share a glyph",
        "Anybody may cast with the glyph in your box.",
        ("WA-ATURN-14",),
    )


def share_option(s: School, f: ShareGlyph, code: int) -> Words:
    wizard = s.wizards[f.seat]
    if code == turn.KEEP:
        return Words("keep", "Leave the box as it is", ("stop",), ("WA-ATURN-14",))
    if code == turn.RECALL_NOW:
        return _recall(s)
    if code == turn.TAKE_BACK:
        label = f"Take the {wizard.shared} back"
        return Words("back", label, (f"shared:{f.seat}",), ("WA-ATURN-14",))
    kind = code - turn.PUT_OUT
    label = f"Share a {kind}" + (f", taking the {wizard.shared} back" if wizard.shared else "")
    return Words(f"put {kind}", label, (f"glyph:{f.seat}:{kind}",), ("WA-ATURN-14",))


def dash_prompt(s: School, f: DashOn) -> Prompt:
    return Prompt(
        "Where do you dash?", f"@{f.seat} dashes", f"{f.left} moves left.", ("WA-SP-101", "WA-SP-8")
    )


def dash_option(s: School, f: DashOn, code: int) -> Words:
    if code == moving.STOP:
        return Words("stop", "Stop here", ("stop",), ("WA-SP-101",))
    if code == moving.WANDER:
        return Words("wander", "Walk out, chance decides where to", ("wander",), ("WA-SP-101",))
    room = code - moving.STEP
    return Words(f"move {ROOM_WORDS[room]}", f"Dash to {the_room(room)}", (_room(room),), ())

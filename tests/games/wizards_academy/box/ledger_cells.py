"""The verbs of spells, disasters and rooms as the ledger writes them (its section 20)."""

from collections.abc import Sequence

from spellhall.games.wizards_academy.box import effects as v
from spellhall.games.wizards_academy.box import wizard_effects as w
from spellhall.games.wizards_academy.box.kinds import (
    CREATURE_BITS,
    ELEMENT_BITS,
    GUARD,
    PORTAL,
    PORTAL_BITS,
    THREAT_BITS,
    TOKEN_BITS,
)
from spellhall.games.wizards_academy.show.names import a_kind, kind_name, room_name

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
PLURALS = {"haunt": "haunts", "imp": "imps", "troll": "trolls", "demon": "demons"}
WHERE = {
    v.HERE: "HERE",
    v.ADJ: "ADJ",
    v.NEAR: "NEAR",
    v.RANGE_2: "RANGE 2",
    v.IN_PLAY: "any room",
    v.ADJACENT: "one adjacent room",
}


def cell(verbs: Sequence[v.Effect], joint: str = "; ") -> str:
    """The text of some verbs in a row."""
    return joint.join(say(verb) for verb in verbs)


def boosted(main: Sequence[v.Effect], boost: Sequence[v.Effect]) -> str:
    """The text of a boost: verbs more, or what it changes in the main text."""
    if boost:
        return "; ".join(_more(main, verb) for verb in boost)
    return "; ".join(BOOSTS[type(verb)] for verb in main if type(verb) in BOOSTS) or "-"


def _more(main: Sequence[v.Effect], verb: v.Effect) -> str:
    if isinstance(verb, v.Dominion):
        return "choose a second element"
    if isinstance(verb, v.Rotate) and verb.where == v.MARKED:
        both = any(isinstance(swap, v.SwapHere) for swap in main)
        return f"ROTATE {'each of the two' if both else 'the incoming room'} freely"
    return f"once more: {say(verb)}" if say(verb) in cell(main) else say(verb)


def say(verb: v.Effect) -> str:
    """One verb."""
    if isinstance(verb, v.Place):
        return _place(verb)
    if isinstance(verb, v.Remove):
        return _remove(verb)
    if isinstance(verb, v.Activate):
        return _activate(verb)
    if isinstance(verb, v.Damage):
        return _damage(verb)
    if isinstance(verb, v.Rotate):
        return _rotate(verb)
    if isinstance(verb, v.SwapOutside):
        rooms = {v.RANDOM: "a random room", v.HERE: "HERE or an adjacent room"}
        return f"SWAP {rooms[verb.where]} with the room outside"
    if isinstance(verb, w.GainActions):
        return _actions(verb)
    if isinstance(verb, w.Gain):
        return _gain(verb)
    if isinstance(verb, w.Lose):
        who = "each wizard loses" if verb.who == w.EVERYBODY else "lose"
        return f"{who} {NUMBERS[verb.n]} glyph{'' if verb.n == 1 else 's'} of choice"
    if isinstance(verb, w.Mana):
        return f"MANA {verb.n:+d}"
    if isinstance(verb, w.Item):
        return f"gain a {('robe', 'wand', 'staff')[verb.item]}"
    if isinstance(verb, (w.Shelter, w.WardRoom)):
        return PHRASES[type(verb)].split(" / ")[verb.other]
    if isinstance(verb, w.Peek):
        spells = "spell" if verb.n == 1 else "spells"
        return f"PEEK at {NUMBERS[verb.n]} unbound {spells} of level 1-{verb.top}"
    if isinstance(verb, w.BindSpell):
        which = "one of them" if verb.peeked else f"one unbound spell of level 1-{verb.top}"
        return f"BIND {which}"
    if isinstance(verb, w.Shuffle):
        if verb.level:
            return f"SHUFFLE the unbound level {verb.level} spells"
        return "SHUFFLE the unbound spells of the level of WA-AMB-3"
    return PHRASES[type(verb)].format(**_numbers(verb))


def _numbers(verb: v.Effect) -> dict[str, object]:
    """The numbers of a verb, as figures and as words."""
    found: dict[str, object] = {}
    for name in getattr(type(verb), "__slots__", ()):
        value = getattr(verb, name)
        found[name] = value
        if isinstance(value, int) and 0 <= value < len(NUMBERS):
            found[f"{name}_word"] = NUMBERS[value]
    return found


def either(words: Sequence[str], joint: str = "or") -> str:
    """«a», «a or b», «a, b or c»."""
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def _place(verb: v.Place) -> str:
    kind = verb.kinds[0]
    what = a_kind(kind, verb.n)
    if len(verb.kinds) > 1:
        names = [kind_name(each).removesuffix(" portal") for each in verb.kinds]
        portal = verb.kinds[0] >= PORTAL and verb.kinds[0] != GUARD
        what = either(names) + (" portal" if portal else "")
        what = f"{'an ' if names[0] == 'imp' else ''}{what}" + (" (your choice)" if portal else "")
    when = {
        v.NEVER: "",
        v.THREATENING: f"if no {kind_name(kind)} is threatening, ",
        v.PRESENT: f"if no {kind_name(kind)} is in play, ",
    }[verb.unless]
    if verb.where == v.RANDOM:
        where = "in a random room"
        if verb.times > 1:
            where = f"in {NUMBERS[verb.times]} random rooms"
    elif verb.where == v.HERE:
        where = "HERE"
    elif verb.how == v.EACH:
        where = f"in each room of {WHERE[verb.where]}"
    else:
        where = f"in {'another' if verb.other else 'one'} room of {WHERE[verb.where]}"
    return f"{when}PLACE {what} {where}"


def _kinds(bits: int) -> list[str]:
    if bits & THREAT_BITS == THREAT_BITS:
        return ["threats"]
    if bits == TOKEN_BITS | PORTAL_BITS:
        return ["threat token"]
    names = [kind_name(kind) for kind in range(PORTAL) if bits >> kind & 1]
    if bits & PORTAL_BITS == PORTAL_BITS:
        return [*names, "portal"]
    gates = [kind_name(kind) for kind in range(PORTAL) if bits >> (PORTAL + kind) & 1]
    return [*names, either(gates) + " portal"] if gates else names


def _remove(verb: v.Remove) -> str:
    kinds = _kinds(verb.bits)
    if verb.how == v.ONE_ROOM:
        return f"REMOVE all threats from {'another' if verb.other else 'one'} room in play"
    if verb.how == v.ONE:
        token = " token" if verb.bits == ELEMENT_BITS else ""
        return f"REMOVE one {either(kinds)}{token} from {WHERE[verb.where]}"
    names = [PLURALS.get(kind, "portals" if kind == "portal" else kind) for kind in kinds]
    return f"REMOVE all {either(names, 'and')} from {WHERE[verb.where]}"


def _activate(verb: v.Activate) -> str:
    if verb.where == v.NAMED:
        rooms = [room_name(room) for room in verb.rooms]
        return f"ACTIVATE all threats in {either(rooms, 'and')}"
    if verb.bits == THREAT_BITS:
        where = "in NEAR" if verb.where == v.NEAR else "in play"
        return f"ACTIVATE all threats {where} (one paragraph)"
    if verb.bits == CREATURE_BITS:
        return "ACTIVATE imps, trolls and demons, everywhere (one paragraph)"
    kind = verb.bits.bit_length() - 1
    assert verb.where == v.IN_PLAY, "a card wakes one kind everywhere"
    if kind >= PORTAL:
        return f"ACTIVATE {kind_name(kind)}s"
    return f"ACTIVATE {PLURALS.get(kind_name(kind), kind_name(kind))}"


def _damage(verb: v.Damage) -> str:
    if verb.how == v.SAME:
        return f"DAMAGE {verb.n} to the same creature"
    if verb.how == v.EACH:
        in_rooms = "HERE" if verb.where == v.HERE else f"in {WHERE[verb.where]}"
        return f"DAMAGE {verb.n} to each creature {in_rooms}"
    most = "one creature" if verb.most == 1 else f"up to {NUMBERS[verb.most]} creatures"
    return f"DAMAGE {verb.n} to {most} in {WHERE[verb.where]}"


def _rotate(verb: v.Rotate) -> str:
    if verb.where == v.RANDOM:
        return "ROTATE a random room 90 degrees clockwise"
    return f"ROTATE {WHERE[verb.where]} 90 degrees either way"


def _actions(verb: w.GainActions) -> str:
    numbers = ((verb.move, "move"), (verb.room, "room"), (verb.magic, "magic"))
    gained = [f"{NUMBERS[n]} {name}" for n, name in numbers if n]
    return f"ACTION: gain {either(gained, 'and')} action"


def _gain(verb: w.Gain) -> str:
    who = "each wizard gains" if verb.who == w.EVERYBODY else "gain"
    glyphs = f"{NUMBERS[verb.n]} glyph{'' if verb.n == 1 else 's'}"
    types = {7: "any type"}.get(verb.top, f"any type 1-{verb.top}")
    source = "" if verb.free else " with a source in play"
    other = ", of another type" if verb.other else ""
    return f"{who} {glyphs} of {types}{source}{other}"


PHRASES: dict[type[v.Effect], str] = {
    v.Gather: "each imp, troll and demon is forced one room towards the Cursed Room",
    v.Snuff: "REMOVE all fire from NEAR",
    v.Abjure: "choose fire, water, ice, darkness or haunt: REMOVE it from HERE."
    " (Basic victory: WA-WIN-1)",
    v.CaveIn: "REMOVE all threats and guardians from one ADJ room without wizards",
    v.Transmute: "CONVERT all tokens of one element (fire, water, ice) in NEAR into another,"
    " one for one",
    v.Dominion: "choose fire, water or ice: REMOVE it from every room",
    v.Grip: "MOVE, forced, one creature HERE up to {steps} rooms",
    v.Banish: "TELEPORT all imps, trolls and demons HERE to the room outside",
    v.Deface: "SOURCE: move one glyph source HERE, if any, to a random room"
    " (if it names HERE, nothing moves)",
    v.Annihilate: "choose imp, troll or demon: DAMAGE 3 to each in the academy",
    v.SwapHere: "SWAP HERE with an adjacent room, orientations kept",
    v.Rebuild: "up to {n_word} shifts (SWAP two adjacent rooms, or ROTATE one 90 degrees)",
    v.Invert: "ROTATE every room of the academy 180 degrees",
    v.Foresee: "DECK: look at the top {n_word} room cards (fewer if fewer are left),"
    " put them back in any order",
    v.Scry: "look at the top {n_word} disaster cards; put one at the bottom,"
    " the rest back in any order",
    v.Redraw: "discard your disaster card unplayed and draw another (may trigger WA-ATURN-4)",
    w.Dash: "MOVE self, walking, up to {steps} rooms; an extra movement cost uses up one of"
    " the {steps}",
    w.Sidestep: "MOVE self to an adjacent room, walls ignored",
    w.Stumble: "MOVE self, forced, to a random adjoining room",
    w.Lure: "each wizard is forced one room towards the Mana Crystal (shortest adjoining route;"
    " none or already there: no move)",
    w.TeleportSelf: "TELEPORT self to any room of the academy",
    w.GoOutside: "TELEPORT to the room outside the academy",
    w.Summon: "any wizards of your choice TELEPORT here",
    w.Scatter: "TELEPORT each wizard to a random room (a card each, turn order)",
    w.Fold: "TELEPORT self to another wizard, or a willing wizard to HERE",
    w.Shelter: "STATUS: until your next turn you endure nothing / also one other wizard",
    w.Stoneskin: "STATUS: choose {n_word} threat kinds; until your next turn you count as robed"
    " against them",
    w.Uplift: "STATUS: until the end of your next turn you endure nothing and all your spells"
    " are boosted",
    w.WardRoom: "STATUS: choose a room of NEAR; until your next turn threats in it do not"
    " activate and none can be placed or walk in / choose a second room",
    w.CalmElements: "STATUS: until your next turn fire, water and ice do not activate",
    w.ScramblePaths: "STATUS until your next turn: a wizard who walks out of a room arrives in a"
    " random room instead",
    w.Meditate: "your next spell this turn is boosted whatever its school",
    w.Give: "each other wizard gains one glyph of a type you just spent (your choice of the two)",
    w.Transcribe: "exchange one of your glyphs for any type 1-{top} with a source in play",
    w.Steal: "gain up to {n_word} glyphs taken from other wizards (you pick the wizards,"
    " they pick the glyphs)",
    w.Prank: "the current player loses one glyph; if none, TELEPORTS to a random room",
    w.Trade: "exchange one glyph for a glyph one type higher or any type lower,"
    " if that type's source is in play",
    w.PayGlyphs: "lose {n_word} glyphs",
    w.EnchantWand: "ITEM: gain a wand of any type with a source in play",
    w.Masterwork: "ITEM: gain a robe of any kind, or a staff for the space of any bound spell",
    w.NameSpells: "Bind Spells (WA-ACT-9 to 12)",
    w.Unravel: "UNBIND every bound spell of the lowest level that has one; SHUFFLE that level's"
    " unbound spells; then BIND one space of that level of your choice (you choose before it is"
    " turned up)",
    w.Unbind: "UNBIND one bound spell of each level (players choose), then SHUFFLE the unbound"
    " spells of those levels",
    w.Echo: "the current player CASTS the highest-level bound botch, no glyphs, no action;"
    " none bound: nothing",
}
# What a boost changes in the main text where it adds no verb.
BOOSTS: dict[type[v.Effect], str] = {
    v.Snuff: "also REMOVE all fire that was connected to a fire in NEAR through adjoining burning"
    " rooms",
    v.Abjure: "also from ADJ",
    v.CaveIn: "the room may be in RANGE 3",
    v.Transmute: "in RANGE 2 instead",
    v.Banish: "all those in NEAR",
    v.Annihilate: "REMOVE all portals of that kind",
    w.Dash: "no extra cost, no slide, no haunt for these moves",
    w.TeleportSelf: "the room outside is allowed too, and one wizard HERE may come along",
    w.Fold: "any number of willing wizards",
    w.Give: "the type may be any whose source is in play, and you gain one too",
    w.Transcribe: "gain it without giving one up",
    w.EnchantWand: "gain one glyph of that type",
    w.Masterwork: "gain both",
}

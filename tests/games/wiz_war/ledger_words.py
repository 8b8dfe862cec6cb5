"""What the rows of the code say, in the words of the ledger's card tables."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from spellhall.games.wiz_war.box import counter_verbs as c_
from spellhall.games.wiz_war.box import modifier_keys as k_
from spellhall.games.wiz_war.box import terms as t_
from spellhall.games.wiz_war.box import verbs as v_
from spellhall.games.wiz_war.box.card_form import Card, Creature, Weapon
from spellhall.games.wiz_war.box.cards import ROWS, SCHOOLS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.parts import (
    BURST,
    CLAW_STUN,
    PARTS,
    SCORCH,
    SHARD,
    STONE_BLAST,
    WITHER,
)
from spellhall.games.wiz_war.rules.casting.announce import targets_wanted
from spellhall.games.wiz_war.rules.damage import PHOENIX_LIFE
from spellhall.games.wiz_war.show.names import TEXTS
from spellhall.games.wiz_war.state.numbers import MOST_LIFE
from spellhall.ledger import folder
from spellhall.ledger.tables import tables

CELLS = {
    row.key: row.cells
    for table in tables((folder() / "wiz_war.md").read_text(encoding="utf-8"))
    for row in table.rows
}
LETTERS = {
    t_.ATTACK: "A",
    t_.NEUTRAL: "N",
    t_.COUNTER: "C",
    t_.ITEM: "I",
    t_.ENERGY: "E",
    t_.FLASH: "F",
    t_.RANDOM: "R",
}
RANGES = {
    t_.CASTER: "C",
    t_.ADJACENT: "Ad",
    t_.SIGHT: "L",
    t_.ANYWHERE: "An",
    t_.SECTOR: "S",
    t_.TOUCH: "Ad",  # walls and doors ignored, says the effect
    t_.SIX_STEPS: "An",  # within six walking steps, says the target
    t_.HERE: "C",  # one in your square, says the effect
}
DURATIONS = {t_.INSTANT: "I", t_.TEMPORARY: "T", t_.PERMANENT: "P"}
KINDS = {t_.PHYSICAL: "physical", t_.MAGICAL: "magical"}
ELEMENTS = {t_.PLAIN: "", t_.FIRE: " fire", t_.WATER: " water", t_.LIGHTNING: " lightning"}


PAIR, TRAPS, MISTS = (
    targets_wanted(aims, False, 1) for aims in (t_.TWO_CARDS, t_.FOUR_SQUARES, t_.MIST_SQUARES)
)


# -- What a row of the code says, in the words of the ledger -----------------------------------


def amount(n: v_.N) -> str:
    """«5», «E», «E+2», «d4», «E + ROLL d4»."""
    parts = ["E"] if n.energy else []
    if n.die:
        parts.append("ROLL d4")
    if n.base or not (parts or n.count):
        parts.append(str(n.base))
    return "+".join(parts) if not n.die else " + ".join(parts)


COUNTS = {
    t_.STONES: " + number of Magic Stones it carries",
    t_.CURSES: ", +1 for each Curse or Hex you maintain (max +{most})",
    t_.TOTEMS: " + number of your totems (max +{most})",
}


def dealt(verb: v_.Deal) -> Iterator[str]:
    counted = COUNTS.get(verb.n.count, "").format(most=verb.n.most)
    kind = f"{KINDS[verb.kind]}{ELEMENTS[verb.element]}"
    beside = " to each figure adjacent" if verb.to == t_.AROUND else ""
    yield f"DMG {amount(verb.n)} {kind}{counted}{beside}"
    if verb.noevade:
        yield "noevade"
    if verb.indirect:
        yield "indirect"
    yield from said(verb.hurt)


def rolled(verb: v_.Roll) -> Iterator[str]:
    """One phrase for each run of results that do the same."""
    assert len(verb.lists) == 4
    results = [", ".join(said(part)) or "nothing" for part in verb.lists]
    yield from runs(results)


def runs(results: list[str]) -> Iterator[str]:
    first = 0
    for i in range(1, 5):
        if i == 4 or results[i] != results[first]:
            span = f"{first + 1}" if i == first + 1 else f"{first + 1}-{i}"
            yield f"{span} {results[first]}"
            first = i


SAY: dict[type[v_.Verb], Callable[[Any], Any]] = {
    v_.Deal: dealt,
    v_.Roll: rolled,
    v_.Stun: lambda v: [
        {t_.AROUND: "those adjacent to the target ", t_.COUNTERED: "its caster "}.get(v.to, "")
        + f"STUN {amount(v.n)}"
        + (f", at most {v.n.most}" if v.n.most != 99 else "")
    ],
    v_.Heal: lambda v: [f"HEAL {amount(v.n)}"],
    v_.HealHalf: lambda v: ["HEAL half the damage dealt, rounded up"],
    v_.IfStunned: lambda v: [*said(v.no), "if already stunned", *said(v.yes)],
    v_.DealDie: lambda v: [
        f"DMG ROLL d4 {KINDS[v.kind]}",
        *(["noevade"] if v.noevade else []),
        *(["MOVE push that many squares"] if v.push else []),
    ],
    v_.Push: lambda v: [f"MOVE push {amount(v.n)}"],
    v_.Pull: lambda v: [f"MOVE pull up to {amount(v.n)}", *said(v.hit)],
    v_.Flee: lambda v: [f"MOVE push up to {amount(v.n)} squares by the path", "it DROPs"],
    v_.Steer: lambda v: [f"MOVE walk up to {amount(v.n)}, you steer"],
    v_.Glide: lambda v: [f"MOVE line up to {amount(v.n)} squares"],
    v_.Swoop: lambda v: [f"MOVE line up to {v.n} squares, over objects"],
    v_.Blink: lambda v: [f"MOVE teleport up to {v.n}"],
    v_.Stray: lambda v: [
        f"MOVE teleport {amount(v.n)} squares in a random direction",
        *(["treasure or relic is dropped first"] if v.drop else []),
    ],
    v_.SwapPlaces: lambda v: ["MOVE swap; your MP become 0"],
    v_.ThroughWall: lambda v: ["MOVE through it once"],
    v_.Dash: lambda v: ["MP x2", "DROP treasure", "no treasure pick-up this turn"],
    v_.Idle: lambda v: ["MP=0 for the rest of the turn"],
    v_.Halt: lambda v: ["MP become 0"],
    v_.EndPhase: lambda v: ["turn ends"],
    v_.Punch: lambda v: ["punch there"],
    v_.Gore: lambda v: ["2 physical +1 per square moved straight just before (max +2)"],
    v_.Fang: lambda v: ["2 physical, 3 in such a sector"],
    v_.Wrath: lambda v: ["DMG 2 magical; 3 if it carries a treasure or relic"],
    v_.Smite: lambda v: ["DMG = EV magical"],
    v_.Split: lambda v: ["Split E between DMG magical water and MOVE push"],
    v_.Hurl: lambda v: ["DMG = walking distance thrown, physical"],
    v_.ShareLife: lambda v: [f"Sum both lives and halve; odd point to you (cap {MOST_LIFE})"],
    v_.BrainBurn: lambda v: ["DMG = remaining hand + maintained, magical"],
    v_.Shards: lambda v: ["ROLL d4 shards; each", *said(PARTS[SHARD])],
    v_.Aid: lambda v: [
        {
            t_.CORNER: "Your next spell this turn may trace its LOS in two straight legs",
            t_.ASTRAL: "Your next spell this turn is cast as though you stood there",
            t_.FUEL: f"Discard {PAIR} cards with energy; their sum fuels your next spell this turn",
        }[v.kind]
    ],
    v_.Make: lambda v: [
        {
            t_.CLOUD: "MAKE cloud",
            t_.ROSEBUSH: "MAKE bush",
            t_.THORNBUSH: "MAKE bush",
            t_.BLOCK: "MAKE block",
            t_.BONEYARD: "MAKE boneyard",
            t_.HEX: "Hex:",
            t_.TOTEM: "Totem.",
        }[v.kind]
    ],
    v_.MakeTraps: lambda v: [f"MAKE {TRAPS} face-down tokens (1 trap, {TRAPS - 1} blank"],
    v_.MakeMist: lambda v: [f"MAKE up to {MISTS} connected mist squares"],
    v_.MakeLine: lambda v: [
        {
            t_.STONE_BARRIER: "MAKE stone wall",
            t_.CREATED_DOOR: "MAKE door",
            t_.FIRE_WALL: "MAKE fire barrier",
        }[v.kind]
    ],
    v_.BreakLine: lambda v: [
        "BREAK it",
        *([f"bordering it DMG {v.splash} physical"] if v.splash else []),
        *([f"HEAL {v.heal}"] if v.heal else []),
    ],
    v_.Smash: lambda v: [f"{v.n} damage to a wall/door"],
    v_.BreakThing: lambda v: ["BREAK any one object"],
    v_.Quench: lambda v: ["END all Fire spells" if v.everywhere else "END Fire spells on the"],
    v_.End: lambda v: [
        "END it" if not v.stray else f"its caster MOVE teleport {v.stray} in a random direction"
    ],
    v_.Open: lambda v: ["UNLOCK"],
    v_.TurnBoard: lambda v: ["TURN"],
    v_.DropOne: lambda v: ["DROP one treasure or item of the caster's choice"],
    v_.DropAll: lambda v: ["All DROP all items, treasures, relics"],
    v_.TakeItem: lambda v: [
        "TAKE or DROP 1 carried item"
        if v.drop
        else "TAKE a carried item or treasure"
        if v.treasure
        else "TAKE 1 carried item"
    ],
    v_.TakeTreasure: lambda v: ["it may TAKE a treasure from the victim"],
    v_.TakeCards: lambda v: [f"LOOK hand; TAKE up to {v.n}"],
    v_.Look: lambda v: ["LOOK one hand in LOS"],
    v_.Meld: lambda v: ["Both hands are shuffled together and dealt back one by one"],
    v_.DrawThenTrim: lambda v: [f"DRAW {v.n}, then go down to the limit"],
    v_.Peek: lambda v: [f"LOOK top {v.n} of the deck, take 1"],
    v_.DiscardRandom: lambda v: [f"DISCARD {v.n} random"],
    v_.Beguile: lambda v: [f"MOVE walk {v.steps} steered by you", "give you 1 random hand card"],
    v_.BiteSector: lambda v: [f"each enemy there DMG {v.n} magical indirect"],
    v_.Summon: lambda v: summon_words(CREATURES[v.kind]),
    v_.ReturnCreature: lambda v: ["RETURN a creature card from the discard pile to hand"],
    v_.CallCreature: lambda v: ["move own creature next to you"],
    v_.Brace: lambda v: ["totem gets 3 cracks limit instead of 1"],
    v_.Stretch: lambda v: ["pick up one thing in LOS (1 MP"],
    v_.PlaceAt: lambda v: ["drop one there"],
    v_.PlaceTacks: lambda v: ["Drop in your empty square or an adjacent empty one"],
    v_.Fetch: lambda v: ["0 MP: pick up one mobile object"],
    c_.Cancel: lambda v: [
        "CANCEL; the card goes to your hand"
        if v.mine
        else "CANCEL, RETURN it to its caster's hand"
        if v.back
        else "CANCEL"
    ],
    c_.Backlash: lambda v: ["its caster DMG = its energy, magical, noevade, indirect"],
    c_.Cut: lambda v: [f"CUT {amount(v.n)}"],
    c_.CutAttack: lambda v: [f"CUT {amount(v.n)}"],
    c_.GhostGuard: lambda v: [f"EVADE if the attack is physical, else CUT {amount(v.n)}"],
    c_.Halve: lambda v: ["halve its damage (round down)"],
    c_.EarthWall: lambda v: ["EVADE for all beyond it"],
    c_.DouseAttack: lambda v: ["As counter: when you are attacked"],
    c_.SendHome: lambda v: ["RETURN that treasure to one of your treasure start squares"],
    c_.DropTreasure: lambda v: ["DROP that treasure"],
    c_.StayAlive: lambda v: ["stay at 1 life"],
    c_.Slip: lambda v: ["EVADE"],
}


def said(verbs: tuple[v_.Verb, ...]) -> list[str]:
    """The phrases in which the ledger states these verbs."""
    return [phrase for verb in verbs for phrase in SAY[type(verb)](verb)]


# Continuous modifiers: what the cell says of each value.
MODS: dict[int, str] = {
    k_.SPEED_SET: "speed={}",
    k_.SPEED_ADD: "speed{:+}",
    k_.PUNCH_SET: "punch={}",
    k_.PUNCH_DIE: "ROLL d4",
    k_.TAKEN: "dmg_taken-{}",
    k_.TAKEN_PHYSICAL: "dmg_taken-{} physical",
    k_.PHYSICAL_DOUBLED: "physical x2",
    k_.HAND_ADD: "hand{:+}",
    k_.DRAW_ADD: "draw{:+}",
    k_.EV_ADD: "ev{:+}",
    k_.ATTACKS: "attacks={}",
    k_.REFLECT: "reflect",
    k_.IMMUNE_FIRE: "Immune to fire damage",
    k_.ONLY_COUNTERS: "only_counters",
    k_.NO_ATTACK: "no_attack",
    k_.UNTARGETABLE: "cannot be attacked",
    k_.PASS_DOORS: "ignores doors",
    k_.PASS_OBJECTS: "objects",
    k_.SEE_THROUGH: "see_through={}",
    k_.FILLS_SQUARE: "fills square",
    k_.TREASURE_FREE: "1 MP picks up everything in your square and 1 treasure",
    k_.CRACK_PER_DAMAGE: "crack_per_damage={}",
    k_.DRIFTS: "each point of damage becomes MOVE push {}",
    k_.PUNCH_ALL: "punch hits all in reach",
    k_.PUNCH_FIRE: "Punch {:+} magical fire",
    k_.BURNS_BACK: "suffers DMG {} magical fire indirect",
    k_.BOOST_LESS: "each speed boost of the victim gives {} less",
    k_.PUNCH_NONE: "punch 0",
    k_.HELD: "cannot leave its square except by teleport",
    k_.UNTOUCHED: "hexes, tacks and bushes do not affect you",
    k_.LUST: "suffers {} more",
    k_.TREASURE_COSTS: "treasure pick-up costs {} MP",
    k_.SLIMES: "DMG {} physical to others there",
    k_.SICKENS: "DMG {} physical to each other wizard/creature there",
    k_.NEAR_ONLY: "targeted only by those within {} walking steps",
    k_.PUNCH_MAGIC: "magical",
    k_.CLAWS: f"on a 4 also {said(PARTS[CLAW_STUN])[0]}",
    k_.LOSE_FIRE: "fire_off",
    k_.FOGGED: "los_cap={}",
    k_.WEIGHED: "no_pickup",
    k_.PHOENIX: f"life = {PHOENIX_LIFE} instead; all adjacent {said(PARTS[BURST])[0]}",
    k_.ANY_DOOR: "door",
    k_.GUARD: "END this to CUT {}",
    k_.ATTACK_ADD: "card attacks {:+}",
    k_.OWL: "trace LOS from the totem's square",
    k_.RAVEN: "you may DRAW {}",
    k_.STUCK: "stuck",
    k_.SEALED: "SEAL",
    k_.WITHERS: f"victim draws a card: {', '.join(said(PARTS[WITHER]))}",
    k_.SCORCHES: f"victim plays a card from hand: {', '.join(said(PARTS[SCORCH]))}",
    k_.WASHES: "Ends if the victim is hit by a Water spell",
    k_.RELIEF: "DRAW {0} when first gained; DISCARD {0} of choice when lost",
}
# Numbers of an effect that the row does not hold but a rule does; each has a test of its own.
ELSEWHERE = {
    "CT-10": "90180",  # quarter turns: test_optional and board tests turn by each mode
    "CJ-13": "1",  # leaving a cloud costs the ordinary step
    "ME-6": "4",  # the neighbours of a square
    "TH-15": "1",  # the ordinary step
    "NE-2": "2",  # step_cost
    "NE-4": "0",  # death
    "NE-11": "3",  # SERVANT_THING
    "MY-6": "90",  # a quarter turn
}


def mods_said(row: Card) -> Iterator[str]:
    for key, value in row.mods:
        if key == k_.EVADE_ON:
            results = ["EVADE" if value >> i & 1 else "nothing" for i in range(4)]
            yield from runs(results)
        elif key == k_.ITEMS_FREE:
            yield "items free of hand size" if value == 99 else f"items_free={value}"
        elif key == k_.FIGURE_FORM or (key, value) == (k_.PUNCH_SET, 0):
            continue  # the table of forms says it; the die of the fist is a modifier of its own
        elif key == k_.PUNCH_NONE and row.traits & t_.T_FORM:
            continue  # the table of forms says it
        else:
            flag = "{" not in MODS[key]  # either there or not
            wrong = f", a flag of {value}" if flag and value != 1 else ""
            yield MODS[key].format(value) + wrong


def weapon_words(weapon: Weapon) -> list[str]:
    found = said(weapon.does)
    if weapon.spends_energy:
        found += ["discard 1 card with EV", "crack_per_damage=1"]
    if weapon.once:
        found.append("nce per turn")
    if weapon.after == t_.SPENT:
        found.append("iscard")
    return found


def attack_words(weapon: Weapon) -> str:
    """«Claw Ad 2 physical»."""
    name = TEXTS(f"weapons.{weapon.id}")
    reach = "L within 3," if weapon.reach == t_.WITHIN_3 else RANGES[weapon.reach]
    words = [said((verb,))[0] for verb in weapon.does if not isinstance(verb, v_.TakeTreasure)]
    return f"{name} {reach} {', '.join(words)}".replace("DMG ", "")


def summon_words(row: Creature) -> list[str]:
    found = [f"SUMMON: life {row.life}, speed {row.speed}", *map(attack_words, row.attacks)]
    if row.ignores_doors:
        found.append("ignores doors")
    if row.flies:
        found.append("flies over objects")
    return found


def phrases(row: Card) -> list[str]:
    """All that a row of the code states."""
    verbs = (*row.does, *row.counters, *row.each_turn, *row.at_end, *row.enters, *row.lingers)
    found = said(verbs) + [phrase for mode in row.modes for phrase in said(mode)]
    found += [phrase for weapon in row.weapons for phrase in weapon_words(weapon)]
    found += mods_said(row)
    if row.traits & t_.T_STONE and row.weapons:
        found += said(PARTS[STONE_BLAST])[:1]  # if fire destroys it
    if row.cracks and not row.traits & t_.T_TOTEM and row.id != "CJ-10":
        found.append(f"{row.cracks} crack")
    if row.burns:
        found.append("1 fire")
    return sorted((one for one in found if not one.endswith("nothing")), key=len, reverse=True)


def without_ids(effect: str) -> str:
    return re.sub(r"WW-[A-Z]+-\d+|\bd4\b", "", effect)


def effect_cell(row: Card) -> str:
    """The cell itself when the code says all of it, else what differs."""
    cell = CELLS[f"WW-{row.id}"]["effect"]
    if original := re.match(r"as WW-(\S+)", cell):
        other = next(one for one in ALL if one.id == original[1])
        return cell if alike(row, other) else f"not as {other.id}"
    left, missing = cell, []
    for phrase in phrases(row):
        if phrase in left:
            left = left.replace(phrase, " ~ ", 1)
        elif phrase not in cell:
            missing.append(phrase)
    digits = "".join(re.findall(r"\d", without_ids(left.replace("1 nothing", ""))))
    if missing or digits != ELSEWHERE.get(row.id, ""):
        return f"does not say {missing}; numbers left: {digits!r} in {left!r}"
    return cell


def alike(one: Card, other: Card) -> bool:
    same = ("does", "modes", "counters", "mods", "traits", "aims", "answers", "weapons", "reach",
            "lasts", "types", "enters", "each_turn", "cracks", "burns", "beast", "certain",
            "counter_stays", "mode_aims", "area", "darts", "ev", "die")  # fmt: skip
    return all(getattr(one, name) == getattr(other, name) for name in same)


ALL = [row for school, rows in zip(SCHOOLS, ROWS, strict=True) for row in rows if school != "black"]

"""The columns «effect» of the ledger of Hell High, as the verbs and powers of the code say them."""

from collections.abc import Callable

from spellhall.games.hell_high.box import design, verbs
from spellhall.games.hell_high.box.design import Card
from spellhall.games.hell_high.box.verbs import Verb, Verbs
from spellhall.games.hell_high.show.names import GLYPHS
from spellhall.games.hell_high.show.sentences import BANDS
from spellhall.games.hell_high.state.state import FULL_HAND, START_LIFE
from tests.games.hell_high.ledger_words import TARGET, aim_of, band_in_ledger, bands_of

WHOM = {
    verbs.ADJACENT: "a foe adjacent on the board",
    verbs.LEFT: "the foe on the left",
    verbs.RIGHT: "the foe on the right",
    verbs.WEAKEST: "the weakest foe",
    verbs.STRONGEST: "the strongest foe",
    verbs.RANDOM: "a random foe",
    verbs.NOT_ACTED: "a foe who has not acted this round",
    verbs.OWNER: "a foe of choice who owns a Treasure",
    verbs.FRAIL: "a foe of choice with 10 or fewer HP",
    verbs.MOST_TREASURE: "the foe with the most Treasure",
    verbs.EACH: "each foe",
    verbs.EACH_WEAKER: "each weaker foe",
    verbs.EACH_HIGHER: "each foe with higher SS",
    verbs.EACH_LOWER: "each foe with lower SS",
    verbs.EACH_LWS: "each foe holding an LWS Token",
    verbs.LIVING: "a living wizard of your choice",
    verbs.OF_TREASURE: "a living wizard of your choice",
    verbs.OF_CREATURE: "a living wizard of your choice",
    verbs.EVERYONE: "each living wizard",
    verbs.BOTTOM_STATUS: "the living wizard on the lowest rank",
}
RANDOM_DIE = ("1-2", "3-4", "5-6")
HIGH_UP = "on rank 6 or higher"


# -- Sources and Qualities ------------------------------------------------------------------------


def spell_card(card: Card) -> str:
    """What a Source or a Quality does: its clauses in printed order."""
    if any(isinstance(verb, verbs.PowerRoll) for verb in card.effects):
        bands = zip(BANDS, bands_of(card), strict=True)
        said = " / ".join(f"{band} {band_in_ledger(inner)}" for band, inner in bands)
        return f"Power Roll, {TARGET[aim_of(card)][0]}: {said}"
    at, said = 0, ""
    for verb in card.effects:
        if isinstance(verb, verbs.Aim):
            at = verb.at
            continue
        clause = _clause(verb, at, card, said)
        said = f"{said}{clause}" if said else clause[:1].upper() + clause[1:]
    return said


def _clause(verb: Verb, at: int, card: Card, before: str) -> str:
    """One clause, with what joins it to those before it."""
    then = "" if not before else "; then " if before.startswith("Roll") else ", then "
    match verb:
        case verbs.Damage():
            return f"{then}{verb.n} damage to {WHOM[at]}"
        case verbs.Heal(per_lower=True):
            return f"{then}heal {verb.n} HP for {WHOM[verbs.EACH_LOWER]}"
        case verbs.Heal():
            return f"{then}heal {verb.n} HP"
        case verbs.Status():
            return f"{then}{_you(verb)}"
        case verbs.Gain():
            return f"{then}{_treasures(verb)}"
        case verbs.RollDie():
            parts = zip(RANDOM_DIE, verb.lists, strict=True)
            return "roll a die: " + ", ".join(f"{die} {_you(_only(one))}" for die, one in parts)
        case verbs.Ritual():
            return (
                "every living wizard, you included, rolls a die; whoever rolls at least his or her"
                f" own rank number takes nothing, all others take {verb.n} damage"
                " (one simultaneous instance)"
            )
        case verbs.Bully():
            (inner,) = verb.verbs
            adds = isinstance(inner, verbs.AddTop)
            return f". Bully: {'add the top card' if adds else 'that foe removes a component'}"
        case verbs.Reaction():
            first = card.id == "S-3"  # says in full what the others shorten
            long = (" damage to the active player", " you control") if first else ("", "")
            return f". Reaction: {verb.n}{long[0]} per {GLYPHS[card.glyph]} glyph{long[1]}"
        case verbs.If():
            return _if(verb, at)
    raise AssertionError(verb)


def _if(verb: verbs.If, at: int) -> str:
    assert verb.condition == verbs.HIGH_RANK
    match (*verb.verbs, *verb.otherwise):
        case (verbs.Gain(n=1),):
            return f"; {HIGH_UP} gain one more"
        case (verbs.Aim(at=whom), verbs.Damage(n=more)):
            return f"; {HIGH_UP} also {more} damage to {WHOM[whom]} (a second instance)"
        case (verbs.Aim(at=all_), verbs.Damage(n=more), verbs.Aim(at=one), verbs.Damage(n=less)):
            assert more == less
            return f"{less} damage to {WHOM[one]}; {HIGH_UP} to {WHOM[all_]} instead"
        case (verbs.Damage(n=more), verbs.Damage(n=less)):
            return f"{less} damage to {WHOM[at]}; {HIGH_UP} {more} instead (one instance)"
        case (verbs.Heal(n=more), verbs.Heal(n=less)):
            return f"heal {less} HP; {HIGH_UP} heal {more} instead"
    raise AssertionError(verb)


def _only(effects: Verbs) -> verbs.Status:
    (verb,) = effects
    assert isinstance(verb, verbs.Status)
    return verb


def _you(verb: verbs.Status) -> str:
    assert verb.who == verbs.ME
    return f"you {'gain' if verb.n > 0 else 'lose'} {abs(verb.n)} SS"


def _treasures(verb: verbs.Gain) -> str:
    return "gain a Treasure" if verb.n == 1 else f"gain {NUMBERS[verb.n]} Treasures"


NUMBERS = {2: "two", FULL_HAND + 1: "nine"}

# -- Treasures and Dead Wizard cards --------------------------------------------------------------

OF_POWER: dict[int, Callable[[Card], str]] = {
    design.EXTRA_TARGET: lambda card: (
        "If a die of your Delivery's Power Roll finally shows 6, its effect also resolves against"
        " one additional foe of your choice, any foe; once per roll"
    ),
    design.ACT_NEXT: lambda card: (
        "Discard: choose any unresolved Spell of a living wizard, yours or not; it takes the next"
        " turn"
    ),
    design.REROLL: lambda card: "Once per turn: re-roll one die of your Power Roll",
    design.LESS_LOSS: lambda card: (
        f"Whenever you would lose SS you lose {card.size} less (not below 0)"
    ),
    design.HIT_BACK: lambda card: (
        f"When a foe's damage lowers your HP and you live, {card.size} damage to that foe"
    ),
    design.LOUD_SOURCES: lambda card: f"Damage of your Sources to foes is {card.size} greater",
    design.INITIATIVE: lambda card: f"Your Initiative is {card.size} greater (also when it is 0)",
    design.HAND_SIZE: lambda card: (
        f"You draw up to {NUMBERS[FULL_HAND + card.size]} cards in step 1"
    ),
    design.PROTECTED: lambda card: "Your Treasures cannot be stolen or destroyed by foes",
    design.KEEP_ON_MID: lambda card: f"Your Creatures are also kept on a {BANDS[1]} result",
    design.TOTAL: lambda card: f"Your Power Roll totals are {card.size} greater",
    design.SHIFT_LOSS: lambda card: (
        "When an active foe makes you lose SS: you lose none, that foe loses as much"
    ),
    design.SURVIVE: lambda card: (
        "When a foe's damage would bring you to 0 or fewer: your HP becomes 1 instead"
    ),
    design.SET_SIX: lambda card: "Turn one die of your Power Roll to 6",
    design.GRUDGE: lambda card: (
        f"Face up this game: your damage to the wizard who last killed you is {card.size} greater"
        " (if nobody did, choose a wizard)"
    ),
    design.GLYPH: lambda card: "Choose a glyph; face up this game, counts as a card of it",
}


def treasure(card: Card) -> str:
    """What a Treasure does."""
    if card.power == design.PREVENT:
        return "Discard: cancel that damage to you"
    if card.power == design.MORE_DICE:
        return f"Discard: {card.size} more dice for this Power Roll"
    if card.power != design.NOTHING:
        return OF_POWER[card.power](card)
    if card.glyph != verbs.NO_GLYPH:
        glyph = GLYPHS[card.glyph]
        return f"Counts as {'an' if glyph[0] in 'AEI' else 'a'} {glyph} card"
    match (card.when, *card.effects):
        case (design.TURN_START, verbs.Status() as verb):
            return f"You gain {verb.n} SS"
        case (design.TURN_START, verbs.Heal(n=n)):
            return f"Heal {n} HP"
        case (design.ON_KILL, verbs.Heal(n=n)):
            return f"Heal {n} HP when you kill a foe"
        case (design.ON_DEATH, verbs.Damage(n=n)):
            return f"When a foe kills you, {n} damage to the killer"
        case (design.MY_TURN, verbs.Aim(at=verbs.CHOOSE), verbs.Status(n=n)):
            return f"Discard: a foe of choice loses {-n} SS"
        case (design.ON_BULLY, verbs.Damage(n=n)):
            return f"After your Bully effect happens, {n} damage to the bullied foe if alive"
        case (design.ROUND_START, verbs.If(condition=verbs.LOWEST, verbs=(verbs.Heal(n=n),))):
            return f"If no foe has lower SS than you, heal {n} HP"
    raise AssertionError(card.id)


def dead_card(card: Card) -> str:
    """What a Dead Wizard card does."""
    if card.power == design.PREVENT:
        return "Cancel one instance of a foe's damage to you"
    if card.power == design.MORE_DICE:
        return f"{card.size} more dice for one of your Power Rolls"
    if card.power != design.NOTHING:
        return OF_POWER[card.power](card)
    match card.effects:
        case (verbs.Aim(at=verbs.TOP_STATUS), verbs.Damage(n=n)):
            who = "living wizard" if card.when == design.NOW else "foe"
            return f"{n} damage to the {who} on the highest rank"
        case (verbs.Aim(at=at), verbs.Damage(n=n)):
            return f"{n} damage to {WHOM[at]}"
        case (verbs.Aim(at=at), verbs.Destroy(creature=creature)):
            return f"Destroy one {'kept Creature' if creature else 'Treasure'} of {WHOM[at]}"
        case (verbs.Aim(at=at), verbs.Status(n=n)):
            return _start(f"{WHOM[at]} gains {n} SS")
        case (verbs.Aim(at=at), verbs.Heal(n=n)):
            return _start(f"{WHOM[at]} heals {n} HP")
        case (verbs.Aim(at=at), verbs.DiscardEach()):
            return _start(f"{WHOM[at]} discards one hand card of own choice")
        case (verbs.DrawDead(n=n),):
            return f"Draw {NUMBERS[n]} Dead Wizard cards"
        case (verbs.Heal(n=n),):
            return f"Heal {n} HP (start at {START_LIFE + n})"
        case (verbs.SetLife(n=n),):
            return f"Start at {n} HP"
        case (verbs.Gain() as verb,):
            return _start(_treasures(verb))
        case (verbs.Status(n=n),):
            return f"Gain {n} SS"
        case (verbs.MoreCards(n=n),):
            first = "In step 1 of that game's first round draw up to"
            return f"{first} {NUMBERS[n]} cards more than usual"
        case (verbs.FetchCreature(),):
            return "Put a Creature from the Main Deck into play, kept"
    raise AssertionError(card.id)


def _start(text: str) -> str:
    return text[0].upper() + text[1:]

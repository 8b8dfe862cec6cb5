"""How the ledger of Hell High writes what a card does: from the verbs of the code to its cells."""

from collections.abc import Callable

from spellhall.games.hell_high.box import design, verbs
from spellhall.games.hell_high.box.design import Card
from spellhall.games.hell_high.box.verbs import Verb, Verbs
from spellhall.games.hell_high.show.names import GLYPHS
from spellhall.games.hell_high.show.sentences import BANDS

SELECTOR = {
    verbs.CHOOSE: "choose",
    verbs.STRONGEST: "strongest",
    verbs.WEAKEST: "weakest",
    verbs.ADJACENT: "adjacent",
    verbs.LOWER: "lower",
    verbs.HIGHER: "higher",
    verbs.WEAKER: "weaker",
    verbs.STRONGER: "stronger",
    verbs.ACTED: "acted",
    verbs.NOT_ACTED: "not_acted",
    verbs.MOST_TREASURE: "most_treasure",
    verbs.OWNER: "choose_where(has_treasure)",
    verbs.FRAIL: "choose_where(hp<=10)",
    verbs.LIVING: "living",
    verbs.OF_TREASURE: "living",
    verbs.OF_CREATURE: "living",
    verbs.LEFT: "left",
    verbs.RIGHT: "right",
    verbs.TOP_STATUS: "top_status",
    verbs.BOTTOM_STATUS: "bottom_status",
    verbs.SELF: "self",
    verbs.RANDOM: "random",
    verbs.EACH: "each",
    verbs.LEFT_RIGHT: "left_right",
    verbs.EACH_LOWER: "each_where(lower)",
    verbs.EACH_HIGHER: "each_where(higher)",
    verbs.EACH_WEAKER: "each_where(weaker)",
    verbs.EACH_STRONGER: "each_where(stronger)",
    verbs.EACH_LWS: "each_where(has_lws)",
    verbs.EVERYONE: "everyone",
}
CONDITION = {verbs.HIGH_RANK: "my_rank>=6", verbs.LOWEST: ""}
POWER: dict[int, Callable[[Card], str]] = {
    design.EXTRA_TARGET: lambda card: "extra_target",
    design.ACT_NEXT: lambda card: "act_next",
    design.REROLL: lambda card: "change_die reroll",
    design.PREVENT: lambda card: "prevent",
    design.LESS_LOSS: lambda card: f"mod status_loss -{card.size}",
    design.HIT_BACK: lambda card: f"damage(that foe,{card.size})",
    design.LOUD_SOURCES: lambda card: f"mod damage_dealt +{card.size} (Sources)",
    design.INITIATIVE: lambda card: f"mod initiative +{card.size}",
    design.HAND_SIZE: lambda card: f"mod hand_size +{card.size}",
    design.PROTECTED: lambda card: "mod protected",
    design.MORE_DICE: lambda card: f"mod dice +{card.size}",
    design.KEEP_ON_MID: lambda card: f"mod keep_band {BANDS[1]}",
    design.TOTAL: lambda card: f"mod total +{card.size}",
    design.SHIFT_LOSS: lambda card: "shift_loss(active)",
    design.SURVIVE: lambda card: "set_hp(self,1)",
    design.SET_SIX: lambda card: "change_die set 6",
    design.GRUDGE: lambda card: f"mod damage_dealt +{card.size} (that wizard)",
    design.GLYPH: lambda card: "mod glyph(chosen)",
}
TRIGGER = {
    design.ALWAYS: "passive",
    design.BETWEEN_TURNS: "between_turns (may)",
    design.TURN_START: "turn_start",
    design.MY_TURN: "my_turn (may)",
    design.ROUND_START: "round_start",
    design.ON_BULLY: "on_bully",
    design.ON_KILL: "on_kill",
    design.ON_DEATH: "on_death",
}
TRIGGER_OF_POWER = {
    design.EXTRA_TARGET: "after_roll",
    design.REROLL: "after_roll (may)",
    design.PREVENT: "on_damage (may)",
    design.HIT_BACK: "after_damage",
    design.MORE_DICE: "before_roll (may)",
}
FUTURE_TRIGGER = {
    design.SHIFT_LOSS: "on_status_loss",
    design.SURVIVE: "on_damage",
    design.PREVENT: "on_damage",
    design.MORE_DICE: "before_roll",
    design.SET_SIX: "after_roll",
}
VICTIM = {design.ON_DEATH: "killer", design.ON_BULLY: "target"}  # of a Treasure without an aim


def trigger(card: Card) -> str:
    """When a Treasure comes in."""
    return TRIGGER_OF_POWER.get(card.power, TRIGGER[card.when])


def time(card: Card) -> str:
    """When a Dead Wizard card comes in."""
    if card.when == design.NOW:
        return "now"
    if card.when == design.NEXT_GAME:
        return "next_game" if card.power == design.NOTHING else "next_game, lasting"
    assert card.when == design.FUTURE
    return f"future_game({FUTURE_TRIGGER[card.power]}), may"


def all_verbs(card: Card) -> str:
    """The column `verbs` of a card."""
    if card.power != design.NOTHING:
        return POWER[card.power](card)
    if card.kind == verbs.TREASURE and card.glyph != verbs.NO_GLYPH:
        return f"mod glyph({GLYPHS[card.glyph]})"
    return "; ".join(_listed(card.effects, VICTIM.get(card.when, "target"), card))


def _listed(effects: Verbs, at: str, card: Card, short: bool = False) -> list[str]:
    """Each verb of a list; `short` inside a Power Roll, where plain parts are the target's."""
    found: list[str] = []
    for verb in effects:
        if isinstance(verb, verbs.Aim):
            at = SELECTOR[verb.at]
        else:
            found.append(_verb(verb, at, card, short))
    return found


def _verb(verb: Verb, at: str, card: Card, short: bool) -> str:
    match verb:
        case verbs.Damage():
            assert not verb.per_card
            return f"damage {verb.n}" if short else f"damage({at},{verb.n})"
        case verbs.Status():
            who = "self" if verb.who == verbs.ME else "target" if short else at
            return f"status({who},{verb.n:+})"
        case verbs.Heal():
            who = "self" if verb.who == verbs.ME else at
            each = "*count(each_where(lower))" if verb.per_lower else ""
            return f"heal({who},{verb.n}{each})"
        case verbs.Gain():
            return f"treasure(self,{verb.n})"
        case verbs.Steal():
            return "steal(target)"
        case verbs.Destroy():
            return f"destroy({'creature' if verb.creature else 'treasure'},{at})"
        case verbs.Bully():
            return f"bully({'; '.join(_listed(verb.verbs, at, card))})"
        case verbs.AddTop():
            return "add_top 1"
        case verbs.RemoveComponent():
            return "remove_component(target)"
        case verbs.Reaction():
            return f"reaction(damage(active,{verb.n}*glyphs({GLYPHS[card.glyph]})))"
        case verbs.If():
            return _if(verb, at, card)
        case verbs.PowerRoll():
            bands = ["; ".join(_listed(band, at, card, True)) for band in verb.bands]
            return f"power_roll({at},{','.join(f'[{band}]' for band in bands)})"
        case verbs.RollDie():
            parts = [_only(one).n for one in verb.lists]
            return f"die(self,{{1-2:status {parts[0]:+},3-4:{parts[1]:+},5-6:{parts[2]:+}}})"
        case verbs.Ritual():
            return f"die(everyone,{{<rank: damage {verb.n}}})"
        case verbs.DiscardEach():
            return f"discard({at},1)"
        case verbs.DrawDead():
            return f"draw_dead({verb.n})"
        case verbs.SetLife():
            return f"set_hp(self,{verb.n})"
        case verbs.MoreCards():
            return f"mod hand_size +{verb.n} (first round)"
        case verbs.FetchCreature():
            return "fetch_creature"
    raise AssertionError(verb)


def _only(effects: Verbs) -> verbs.Status:
    (verb,) = effects
    assert isinstance(verb, verbs.Status)
    assert verb.who == verbs.ME
    return verb


def _if(verb: verbs.If, at: str, card: Card) -> str:
    condition = CONDITION[verb.condition]
    if not condition:
        return "; ".join(["if", *_listed(verb.verbs, at, card)])
    match (*verb.verbs, *verb.otherwise):
        case (verbs.Damage(n=more), verbs.Damage(n=less)):
            return f"damage({at}, if {condition}: {more} else {less})"
        case (verbs.Heal(n=more), verbs.Heal(n=less)):
            return f"heal(self, if {condition}: {more} else {less})"
    parts = [*_listed(verb.verbs, at, card), *_listed(verb.otherwise, at, card)]
    return f"if({condition}, {', '.join(parts)})"


# -- Deliveries -----------------------------------------------------------------------------------

TARGET = {  # the ledger's words, those of the card
    verbs.LOWER: ("foe with lower SS", "foe of lower Status"),
    verbs.HIGHER: ("foe with higher SS", "foe of higher Status"),
    verbs.MOST_TREASURE: ("foe with the most Treasure", "foe with the most Treasures"),
    verbs.WEAKER: ("a weaker foe", "weaker foe"),
    verbs.STRONGEST: ("strongest foe", "strongest foe"),
    verbs.RANDOM: ("random foe", "random foe"),
    verbs.LEFT: ("foe on the left", "foe on the left"),
    verbs.RIGHT: ("foe on the right", "foe on the right"),
    verbs.EACH: ("each foe", "each foe"),
    verbs.LEFT_RIGHT: ("foes on the left and right", "foes on the left and right"),
    verbs.NOT_ACTED: ("foe who has not acted this round", "foe who has not acted"),
    verbs.ACTED: ("foe who has already acted this round", "foe who has acted"),
    verbs.ADJACENT: ("foe adjacent on the board", "foe next to you on the ladder"),
    verbs.SELF: ("yourself", "yourself"),
    verbs.CHOOSE: ("foe of choice", "foe of your choice"),
}


def aim_of(card: Card) -> int:
    """Whom a card with a Power Roll is aimed at."""
    aim = card.effects[0]
    assert isinstance(aim, verbs.Aim)
    return aim.at


def bands_of(card: Card) -> tuple[Verbs, ...]:
    """The three lists of a card with a Power Roll."""
    roll = card.effects[1]
    assert isinstance(roll, verbs.PowerRoll)
    return roll.bands


def band_in_ledger(band: Verbs) -> str:
    """One band as the ledger writes it."""
    said = ""
    anew = 0
    for verb in band:
        match verb:
            case verbs.Aim():
                anew = verb.at
            case verbs.Damage() if anew == verbs.EACH_STRONGER:
                said += f", then {verb.n} damage to each stronger foe"
            case verbs.Damage() if anew:
                assert anew == verbs.EACH
                said += f"{verb.n} damage to each foe instead"
            case verbs.Damage() if said:
                said += f", then {verb.n} more damage as a second instance"
            case verbs.Damage():
                said += f"{verb.n} damage{' for each card in your Spell' * verb.per_card}"
            case verbs.Status(who=verbs.ME):
                said += f", and you gain {verb.n} SS"
            case verbs.Status():
                said += f", and lose {-verb.n} SS"
            case verbs.Gain():
                assert verb.n == 1
                said += ", and you gain a Treasure"
            case verbs.Suffer():
                said += f", and you take {verb.n} damage"
            case verbs.Destroy():
                said += ", and you destroy one of that foe's Treasures"
            case verbs.Steal():
                said += ", and you steal one of that foe's Treasures"
            case verbs.Heal():
                said += f", and you heal {verb.n}" if said else f"heal {verb.n}"
            case verbs.Keep():
                said += ". KEEP"
            case _:
                raise AssertionError(verb)
    return said


def band_on_card(band: Verbs) -> str:
    """One band as our cards write it."""
    said = band_in_ledger(band)
    for long, short in (
        (", and you gain a Treasure", ", gain a Treasure"),
        (", and you destroy", ", destroy"),
        (", and you steal", ", steal"),
        (", and ", ", "),
        (" more damage as a second instance", " more"),
        ("you take 1 damage", "you take 1"),
        (" SS", " Status"),
    ):
        said = said.replace(long, short)
    return said

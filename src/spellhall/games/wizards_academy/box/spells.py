"""The 72 spells (ledger section 19.4): one row a card, in the ledger's order."""

from typing import Final

from spellhall.games.wizards_academy.box.effects import (
    ADJ,
    ADJACENT,
    FREELY,
    HERE,
    IN_PLAY,
    MARKED,
    NEAR,
    ONE,
    ONE_ROOM,
    QUARTER,
    RANDOM,
    RANGE_2,
    SAME,
    Abjure,
    Activate,
    Annihilate,
    Banish,
    CaveIn,
    Damage,
    Deface,
    Dominion,
    Effect,
    Foresee,
    Grip,
    Invert,
    Place,
    Rebuild,
    Redraw,
    Remove,
    Rotate,
    Snuff,
    SwapHere,
    SwapOutside,
    Transmute,
)
from spellhall.games.wizards_academy.box.kinds import (
    AUGMENTATION,
    CREATURE_BITS,
    DARK,
    DEMON,
    DESTRUCTION,
    DIMENSION,
    ELEMENT_BITS,
    ELEMENTALISM,
    ENCHANTMENT,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    NO_SCHOOL,
    PORTAL,
    PORTAL_BITS,
    SANCTUARY,
    THREAT_BITS,
    TOKEN_BITS,
    TROLL,
    WATER,
)
from spellhall.games.wizards_academy.box.wizard_effects import (
    EVERYBODY,
    BindSpell,
    CalmElements,
    Dash,
    EnchantWand,
    Fold,
    Gain,
    GainActions,
    Give,
    Lose,
    Mana,
    Masterwork,
    Peek,
    Scatter,
    Shelter,
    Shuffle,
    Sidestep,
    Steal,
    Stoneskin,
    Stumble,
    TeleportSelf,
    Transcribe,
    Unravel,
    Uplift,
    WardRoom,
)


class Spell:
    """One spell card; a botch has no school, and only a spell with a school has a boost."""

    __slots__ = ("basic", "boost", "icon", "id", "level", "main", "school", "word")

    def __init__(
        self,
        id: int,
        word: str,
        school: int,
        icon: str,
        main: tuple[Effect, ...],
        boost: tuple[Effect, ...] = (),
        basic: bool = False,
    ) -> None:
        self.id: Final = id  # number in the ledger: WA-SP-<id>
        self.level: Final = id // 100
        self.word: Final = word
        self.school: Final = school
        self.icon: Final = icon
        self.main: Final = main
        self.boost: Final = boost  # effects beside those that change when the spell is boosted
        self.basic: Final = basic


_AUG: Final = AUGMENTATION
_DES: Final = DESTRUCTION
_DIM: Final = DIMENSION
_ELE: Final = ELEMENTALISM
_ENC: Final = ENCHANTMENT
_SAN: Final = SANCTUARY
_ANY_PORTAL: Final = (PORTAL + IMP, PORTAL + FIRE, PORTAL + WATER)
_ELEMENT_PORTALS: Final = ELEMENT_BITS << PORTAL

SPELLS: Final[tuple[Spell, ...]] = (
    Spell(101, "dash", _AUG, "run", (Dash(3),), basic=True),
    Spell(102, "foresight", _AUG, "third-eye", (Foresee(4),), (GainActions(0, 1, 0),)),
    Spell(
        *(103, "nova", _DES, "explosion-rays"),
        *((Damage(1, HERE),), (Damage(1, ADJ),)),
        basic=True,
    ),
    Spell(
        *(104, "zap", _DES, "lightning-arc"),
        *((Damage(1, NEAR, ONE),), (Damage(1, NEAR, ONE),)),
    ),
    Spell(
        *(105, "dimension-twist", _DIM, "clockwise-rotation"),
        *((Rotate(HERE, QUARTER),), (Rotate(ADJACENT, QUARTER),)),
        basic=True,
    ),
    Spell(106, "sidestep", _DIM, "exit-door", (Sidestep(),), (Sidestep(),)),
    Spell(
        *(107, "chill", _ELE, "snowflake-1"),
        *((Place((ICE,), NEAR, how=ONE),), (Place((ICE,), NEAR, how=ONE, other=True),)),
    ),
    Spell(
        *(108, "drizzle", _ELE, "raining"),
        *((Place((WATER,), NEAR, how=ONE),), (Remove(ELEMENT_BITS, NEAR, ONE),)),
    ),
    Spell(109, "philanthropy", _ENC, "present", (Give(),), basic=True),
    Spell(110, "transcribe", _ENC, "quill-ink", (Transcribe(3),)),
    Spell(
        *(111, "lantern", _SAN, "lantern-flame"),
        *((Remove(1 << DARK, NEAR),), (Remove(1 << HAUNT, NEAR),)),
    ),
    Spell(112, "aegis", _SAN, "bordered-shield", (Shelter(False),), (Shelter(True),)),
    Spell(
        113, "steal-glyphs", NO_SCHOOL, "robber-hand", (Steal(2), Place((IMP,), HERE)), basic=True
    ),
    Spell(114, "danger", NO_SCHOOL, "hazard-sign", (Activate(THREAT_BITS, NEAR),), basic=True),
    Spell(115, "stumble", NO_SCHOOL, "falling", (Stumble(), Lose(1))),
    Spell(116, "blackout", NO_SCHOOL, "night-sky", (Place((DARK,), NEAR),)),
    Spell(117, "slick-floor", NO_SCHOOL, "ice-skate", (Place((ICE,), ADJ),)),
    Spell(118, "misfile", NO_SCHOOL, "files", (Shuffle(1),)),
    Spell(201, "teleport-self", _AUG, "teleport", (TeleportSelf(),), basic=True),
    Spell(202, "stoneskin", _AUG, "rock-golem", (Stoneskin(2),), (GainActions(1, 0, 0),)),
    Spell(
        *(203, "shatter", _DES, "hammer-break"),
        *((Remove(1 << ICE, NEAR), Damage(1, NEAR, ONE)), (Remove(PORTAL_BITS, NEAR, ONE),)),
    ),
    Spell(
        *(204, "force-lance", _DES, "spear-hook"),
        *((Damage(2, RANGE_2, ONE),), (Damage(1, RANGE_2, SAME),)),
    ),
    Spell(
        *(205, "bend-dimension", _DIM, "swap-bag"),
        *((SwapHere(),), (Rotate(MARKED, FREELY),)),
        basic=True,
    ),
    Spell(
        *(206, "seal-rift", _DIM, "closed-doors"),
        *((Remove(PORTAL_BITS, NEAR, ONE),), (Remove(PORTAL_BITS, IN_PLAY, ONE),)),
    ),
    Spell(207, "snuff", _ELE, "candle-holder", (Snuff(),), basic=True),
    Spell(
        *(208, "blast", _ELE, "fireball"),
        *((Damage(1, NEAR, ONE, most=2),), (Place((FIRE, WATER), ADJ, how=ONE),)),
    ),
    Spell(209, "attune", _ENC, "sound-waves", (Gain(1, 5),), (Gain(1, 5, other=True),)),
    Spell(210, "annotate", _ENC, "notebook", (Peek(2, 2),), (BindSpell(2, peeked=True),)),
    Spell(211, "abjure", _SAN, "angel-wings", (Abjure(),), basic=True),
    Spell(212, "ward", _SAN, "magic-gate", (WardRoom(False),), (WardRoom(True),)),
    Spell(213, "deface", NO_SCHOOL, "broken-tablet", (Deface(),), basic=True),
    Spell(214, "enrage", NO_SCHOOL, "enrage", (Activate(CREATURE_BITS, IN_PLAY),), basic=True),
    Spell(215, "burn", NO_SCHOOL, "small-fire", (Place((FIRE,), HERE),), basic=True),
    Spell(216, "call-flood", NO_SCHOOL, "big-wave", (Place((WATER,), NEAR),), basic=True),
    Spell(217, "summon-imp", NO_SCHOOL, "imp", (Place((IMP,), HERE),), basic=True),
    Spell(218, "restless-spirit", NO_SCHOOL, "ghost", (Place((HAUNT,), HERE), Gain(1, 3))),
    Spell(301, "haste", _AUG, "wingfoot", (GainActions(1, 0, 1),), (GainActions(0, 1, 0),)),
    Spell(302, "giants-grip", _AUG, "grab", (Grip(3),), (Damage(2, IN_PLAY, SAME),)),
    Spell(303, "obliterate", _DES, "death-zone", (Damage(3, NEAR, ONE),), (Damage(3, HERE),)),
    Spell(304, "cave-in", _DES, "falling-rocks", (CaveIn(),)),
    Spell(
        305,
        "rend-dimension",
        _DIM,
        "black-hole-bolas",
        (SwapOutside(HERE),),
        (Rotate(MARKED, FREELY),),
    ),
    Spell(306, "fold-path", _DIM, "folded-paper", (Fold(),)),
    Spell(307, "transmute", _ELE, "transform", (Transmute(),)),
    Spell(
        *(308, "tempest", _ELE, "tornado"),
        *((Remove(ELEMENT_BITS, NEAR),), (Remove(ELEMENT_BITS, RANGE_2),)),
    ),
    Spell(309, "enchant-wand", _ENC, "crystal-wand", (EnchantWand(),)),
    Spell(310, "grand-inscription", _ENC, "scroll-quill", (BindSpell(3),), (BindSpell(3),)),
    Spell(
        311,
        "restore",
        _SAN,
        "healing",
        (Mana(1),),
        (Remove(TOKEN_BITS | PORTAL_BITS, IN_PLAY, ONE),),
    ),
    Spell(
        *(312, "consecrate", _SAN, "prayer"),
        *(
            (Remove(1 << DARK | 1 << HAUNT | PORTAL_BITS, NEAR),),
            (Remove(1 << IMP, NEAR),),
        ),
    ),
    Spell(313, "troll-call", NO_SCHOOL, "troll", (Place((TROLL,), HERE),)),
    Spell(314, "firestorm", NO_SCHOOL, "fire-wave", (Place((FIRE,), ADJ),)),
    Spell(315, "deluge", NO_SCHOOL, "drowning", (Place((WATER,), HERE, 2),)),
    Spell(316, "glaciate", NO_SCHOOL, "frozen-block", (Place((ICE,), HERE, 2),)),
    Spell(317, "tear-open", NO_SCHOOL, "ragged-wound", (Place(_ANY_PORTAL, RANDOM),)),
    Spell(318, "scatter", NO_SCHOOL, "divergence", (Scatter(),)),
    Spell(401, "apotheosis", _AUG, "ascending-block", (Uplift(),), (GainActions(1, 0, 0),)),
    Spell(402, "borrowed-time", _AUG, "sands-of-time", (GainActions(1, 1, 1),), (Redraw(),)),
    Spell(403, "annihilate", _DES, "skull-crack", (Annihilate(),)),
    Spell(
        *(404, "unmake", _DES, "disintegrate"),
        *(
            (Remove(THREAT_BITS, IN_PLAY, ONE_ROOM),),
            (Remove(THREAT_BITS, IN_PLAY, ONE_ROOM, True),),
        ),
    ),
    Spell(405, "banish", _DIM, "magic-portal", (Banish(),)),
    Spell(406, "rebuild", _DIM, "stone-crafting", (Rebuild(3),), (Rebuild(2),)),
    Spell(407, "dominion", _ELE, "crown", (Dominion(),), (Dominion(),)),
    Spell(
        *(408, "calm", _ELE, "lotus"),
        *((CalmElements(), Remove(ELEMENT_BITS, HERE)), (Remove(_ELEMENT_PORTALS, IN_PLAY, ONE),)),
    ),
    Spell(409, "masterwork", _ENC, "trophy", (Masterwork(),)),
    Spell(410, "wellspring", _ENC, "fountain", (Gain(2, who=EVERYBODY),), (Gain(2),)),
    Spell(
        *(411, "create-guardian", _SAN, "guards"),
        *((Place((GUARD,), HERE),), (Place((GUARD,), ADJ, how=ONE),)),
    ),
    Spell(412, "renewal", _SAN, "sunrise", (Mana(2),), (Remove(THREAT_BITS, HERE),)),
    Spell(413, "summon-demon", NO_SCHOOL, "devil-mask", (Place((DEMON,), HERE),)),
    Spell(414, "cataclysm", NO_SCHOOL, "meteor-impact", (Activate(THREAT_BITS, IN_PLAY),)),
    Spell(415, "unravel", NO_SCHOOL, "sewing-string", (Unravel(),)),
    Spell(416, "mana-leak", NO_SCHOOL, "cracked-glass", (Mana(-1), Gain(2, who=EVERYBODY))),
    Spell(417, "inversion", NO_SCHOOL, "upgrade", (Invert(),)),
    Spell(
        *(418, "infernal-gate", NO_SCHOOL, "hell-crosses"),
        (Place((PORTAL + IMP,), RANDOM), Place((PORTAL + TROLL,), RANDOM)),
    ),
)
SPELL_COUNT: Final = len(SPELLS)
SPELL_WORDS: Final = tuple(spell.word for spell in SPELLS)
LEVEL_OF: Final = tuple(spell.level for spell in SPELLS)
SCHOOL_OF: Final = tuple(spell.school for spell in SPELLS)
IS_BOTCH: Final = tuple(spell.school == NO_SCHOOL for spell in SPELLS)
OF_LEVEL: Final = tuple(
    tuple(number for number, spell in enumerate(SPELLS) if spell.level == level)
    for level in range(5)
)


def spell_named(word: str) -> int:
    """The spell with this word in notation."""
    return SPELL_WORDS.index(word)

"""What the coach says in a first real game of Wiz-War."""

from typing import Final

from spellhall.engine.lessons.declare import Note

COACH: Final = (
    Note(
        "Your turn, in any order",
        "Three steps, any number of neutral spells and items, *one attack*. Mix them as you like:"
        " walk into sight, cast, and walk on behind the next wall.",
        "WW-MAC-1",
        asked="act",
    ),
    Note(
        "You may answer",
        "This is the only way to act in somebody else's turn. Counter spells are few: spend one on"
        " what really hurts, and *pass* on the rest. All are asked, so nobody's hand is betrayed.",
        "WW-CNT-3",
        asked="respond",
    ),
    Note(
        "A counter in your hand",
        "One of your cards answers this. An attack that comes to nothing is used up all the same,"
        " so a good answer costs them the card and their attack.",
        "WW-ATK-7",
        asked="respond",
        offers="answer *",
    ),
    Note(
        "A treasure under your feet",
        "Taking it ends your Move and Cast at once. So cast and boost *before* you bend down, and"
        " carry it home next turn.",
        "WW-TRS-1",
        asked="act",
        offers="take *",
    ),
    Note(
        "Put it down at home",
        "A foreign treasure on your own home base is a point as long as it lies there. Carried, it"
        " is worth nothing. Two points win at once.",
        "WW-WIN-4",
        asked="act",
        offers="drop-treasure",
    ),
    Note(
        "Cards are legs, too",
        "Once a turn you may throw away a card with a number for that many more steps. A spell that"
        " you cannot use now is often worth more as a sprint.",
        "WW-MOVE-4",
        asked="act",
        offers="boost *",
    ),
    Note(
        "Fuel it?",
        "Unfuelled its energy is 1. A card that you spend gives its own number *instead*, not on"
        " top. Fuel what grows with energy, and keep your numbers otherwise.",
        "WW-NRG-2",
        asked="fuel",
    ),
    Note(
        "Make room",
        "Seven cards are the most, and carried items and lasting spells count. Throw away what you"
        " will not cast soon: fresh cards are the only way to new answers.",
        "WW-DD-3",
        asked="discard",
    ),
    Note(
        "Draw up to two",
        "Two cards each turn, whatever you spent. Who draws none falls behind; stop only when your"
        " hand is full.",
        "WW-DD-2",
        asked="draw",
    ),
    Note(
        "Somebody is hurt",
        "Life does not come back by itself, and at 0 a wizard is out. Whoever kills gains a point"
        " as good as a treasure.",
        "WW-LIFE-2",
        told="damage",
    ),
    Note(
        "A treasure is carried off",
        "It scores only once it lies on the thief's home base. Wound the carrier, block the way, or"
        " be quicker with another one.",
        "WW-WIN-5",
        told="pick_treasure",
    ),
)

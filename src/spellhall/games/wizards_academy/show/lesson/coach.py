"""What the coach says in a first real game of Wizard's Academy."""

from typing import Final

from spellhall.engine.lessons.declare import Note

COACH: Final = (
    Note(
        "Three actions",
        "Walk, take a glyph, cast, in any order. You win or lose *together*: look at the goal, and"
        " at what the others can do before it is your turn again.",
        "WA-TURN-1",
        asked="act",
    ),
    Note(
        "A glyph to take",
        "Every spell costs two. Take a kind that you lack: two different ones open more of the book"
        " than two of the same.",
        "WA-ACT-6",
        asked="act",
        offers="take *",
    ),
    Note(
        "You can cast",
        "Face-down spells are unknown until somebody casts them. Try the unknown early and where"
        " it can do little harm, and remember what you saw.",
        "WA-CAST-4",
        asked="act",
        offers="cast *",
    ),
    Note(
        "Name what you have seen",
        "Named right, a spell stays open for all; named wrong, its level is shuffled and 1 mana is"
        " gone. Never guess.",
        "WA-ACT-11",
        asked="name_space",
    ),
    Note(
        "A friend needs your glyph",
        "You all win together, so a glyph is lent gladly. Say no only if you need your last one"
        " yourself before the next turn.",
        "WA-CAST-2",
        asked="permit",
    ),
    Note(
        "What wakes first?",
        "Several threats act at once, and you choose in which order. Let those go first that then"
        " stand where they do the least harm.",
        "WA-GEN-8",
        asked="order_activation",
    ),
    Note(
        "Flee or stay",
        "Fire and deep water cost 1 mana, and then you may be carried to the Mana Crystal: often"
        " a free walk to where Abjure is cast.",
        "WA-FIRE-10",
        asked="flee",
    ),
    Note(
        "The first disaster",
        "Everybody plays the card drawn a turn ago. You know yours beforehand: tell the others, and"
        " leave the rooms that it will wake.",
        "WA-DRAW-1",
        told="disaster",
    ),
    Note(
        "The fire spreads",
        "Fires side by side wake each other, and one room card shows the way for all of them. Put"
        " a fire out while it is alone.",
        "WA-FIRE-3",
        told="spreads",
    ),
    Note(
        "A turn ends in danger",
        "Whoever ends a turn beside threats endures each of them: an imp takes a glyph, a fire"
        " takes mana. Keep a last action to walk away.",
        "WA-END-1",
        told="endures",
    ),
    Note(
        "Mana is life",
        "At 0 the academy is lost at once. Fire, deep water, wrong names and pairs of imps in the"
        " crystal take it.",
        "WA-GEN-25",
        told="lose_mana",
    ),
    Note(
        "The deck comes round",
        "Two harder cards join the disasters. When these run out as well, time is up: the"
        " goal must be reached before.",
        "WA-LOSE-2",
        told="reshuffle",
    ),
)

"""What the coach says in a first real game of Hell High."""

from typing import Final

from spellhall.engine.lessons.declare import Note

COACH: Final = (
    Note(
        "Build your Spell",
        "One Source, one Quality, one Delivery at most. Three cards hit hardest and act *last*; a"
        " single card often acts before anybody else.",
        "HH-ORDER-2",
        asked="build",
    ),
    Note(
        "Wild Magic",
        "It fills any empty slot and is replaced by luck when your Spell is shown. Better than an"
        " empty slot, but as Delivery its Initiative is 0.",
        "HH-BUILD-4",
        asked="build",
        offers="place wild-magic*",
    ),
    Note(
        "The Power Bonus",
        "One more die for this glyph, for *everybody*, this round. Choose the glyph that you hold"
        " most of and mean to play.",
        "HH-POWER-5",
        asked="pick_glyph",
    ),
    Note(
        "Somebody wants a card",
        "Give one of that type, or take 3 damage; you may refuse even if you hold one. With much"
        " life a good card is worth more than 3.",
        "HH-RANK-7b",
        asked="give_card",
    ),
    Note(
        "You are the Jock",
        "Name a type that you lack and somebody below you: a card comes, or 3 damage goes. Both"
        " are good for you.",
        "HH-RANK-7a",
        asked="demand",
    ),
    Note(
        "Damage comes at you",
        "A kept Creature swallows any amount, once. Let small hits through and keep it for the"
        " big one.",
        "HH-CREAT-4",
        asked="shield",
        offers="use *",
    ),
    Note(
        "Why in this order?",
        "Fewer cards act first; of equals the higher Initiative of the Delivery. Who is dead"
        " before the turn comes casts nothing.",
        "HH-ORDER-3",
        told="counts",
    ),
    Note(
        "How many dice?",
        "One for every card of that glyph that its owner has in play, and one more where the Power"
        " Bonus lies. So Spells of one glyph roll high.",
        "HH-POWER-4",
        told="roll",
    ),
    Note(
        "Which line counts?",
        "All dice are added, and exactly one band happens: 1-4, 5-9, or 10 and more. The lower"
        " bands do not come on top.",
        "HH-POWER-6",
        told="band",
    ),
    Note(
        "Bully!",
        "It works only against somebody of *lower* status. A Source then pulls another card into"
        " the Spell, a Quality throws one out of the victim's.",
        "HH-BULLY-1",
        told="bully",
    ),
    Note(
        "Status moves",
        "Whoever rises pushes others down the ladder. Each rank gives its ability at the start of"
        " a round, the highest first.",
        "HH-ROUND-4",
        told="status",
    ),
    Note(
        "A wizard falls",
        "The killer takes a Kill Token, a point for the whole match. The dead return in the next"
        " game of the match.",
        "HH-KILL-1",
        told="death",
    ),
)

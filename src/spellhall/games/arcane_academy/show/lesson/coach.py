"""What the coach says in a first real game of Arcane Academy."""

from typing import Final

from spellhall.engine.lessons.declare import Note

COACH: Final = (
    Note(
        "Which tile do you wake?",
        "The tile you cast with tires; the tiles *linked* to it act as well and do not. So look"
        " for the tile with the most links, not for the best single one.",
        "AA-LINK-5",
        asked="cast_or_rest",
        offers="cast *",
    ),
    Note(
        "The tile acts",
        "Each of its signs once, in any order; of two with a slash, one. Nothing is forced on you,"
        " but what you leave is lost for this turn.",
        "AA-CAST-3",
        asked="resolve_tile",
    ),
    Note(
        "The links act",
        "Now the neighbours, one step far and no farther. Order can matter: take the Will and the"
        " Shards first, pay for an Assignment afterwards.",
        "AA-LINK-7",
        asked="next_linked",
    ),
    Note(
        "A tile for your Slate",
        "Take what your Slate lacks: connectors towards tiles that you wake often, and a second way"
        " to complete Assignments.",
        "AA-ACT-6",
        asked="add_tile",
    ),
    Note(
        "Where does it go?",
        "Turn it until half-connectors meet: on one side only they are no link. You may cover a"
        " tile, but something must still show Complete Assignment.",
        "AA-LINK-3",
        asked="place_tile",
    ),
    Note(
        "An Assignment can be paid",
        "Spells cost Will and happen once, Items cost Shards and stay. Early an Item that is used"
        " often pays best; late, count the Prestige.",
        "AA-ASG-3",
        asked="complete_assignment",
    ),
    Note(
        "Your Item works again",
        "One Use Item, one ability. Items never tire: every tile with this sign brings the same"
        " Item another time.",
        "AA-ITEM-3",
        asked="use_item",
    ),
    Note(
        "Rested",
        "All tiles are awake again, and you may change one Private Assignment, unseen. Throw away"
        " the one that you are farthest from paying.",
        "AA-REST-2",
        asked="exchange",
    ),
    Note(
        "A Rest is a whole turn",
        "Whoever rests gains nothing else. Rest when the tiles still awake have little left to"
        " give, not one turn earlier.",
        "AA-REST-5",
        told="rest",
    ),
    Note(
        "Somebody handed in",
        "Public Assignments are for everybody, and what lies open may be gone on your next turn."
        " Your three private ones wait for you.",
        "AA-ASG-2",
        told="complete",
    ),
    Note(
        "Pencils down",
        "Everybody has one more turn. What lies unfinished is worth nothing: spend all Will and all"
        " Shards that still buy Prestige.",
        "AA-ASG-13",
        told="pencils_down",
    ),
)

"""What the coach says in a first real game of Five Seals."""

from typing import Final

from spellhall.engine.lessons.declare import Note

COACH: Final = (
    Note(
        "You must break one",
        "As long as your dice and your way allow it, every turn breaks a seal. Look where your mage"
        " will *stand* afterwards: from there you go on.",
        "FS-TURN-3",
        asked="take_turn",
        offers="break *",
    ),
    Note(
        "Scrolls come first",
        "Use as many of your scrolls as you like, but before the break: afterwards the turn is"
        " over. Each works once a round.",
        "FS-TURN-8",
        asked="take_turn",
        offers="use *",
    ),
    Note(
        "Nothing can be broken",
        "Plain breaking does not work with these dice. A scroll that changes, raises or adds a die"
        " may still save the round; else all dice go back.",
        "FS-TURN-4",
        asked="take_turn",
        offers="give*",
    ),
    Note(
        "Which dice pay?",
        "One colour, enough pips, no die too many. Pay with what helps you least elsewhere: two"
        " small dice often do what a six would.",
        "FS-BREAK-3",
        asked="pay_dice",
    ),
    Note(
        "Three dice for the next round",
        "Take the colours of the seals around your mage. Several of one colour add up to the strong"
        " scrolls; a mix breaks more small ones.",
        "FS-DRAFT-1",
        asked="take_die",
    ),
    Note(
        "Your familiar",
        "It may sit down with your mage and bar the way to the others, or break a token from afar"
        " while your mage stays. Tokens only, never a scroll.",
        "FS-BIND-6",
        asked="bind_how",
    ),
    Note(
        "A new colour",
        "The pips stay, the colour changes, and only as many dice as the supply holds. Change"
        " towards the colour in which you hold dice already.",
        "FS-CHANGE-1",
        asked="change_into",
    ),
    Note(
        "Roll again?",
        "This cannot be taken back. Low dice have little to lose: 1 and 2 mostly get"
        " better, 5 and 6 mostly worse.",
        "FS-RENEW-1",
        asked="renew_dice",
    ),
    Note(
        "A seal is broken",
        "Its space is open floor now, and a mage that stands on it bars the way. A scroll that was"
        " won counts its strength in points at the end.",
        "FS-BREAK-9",
        told="break",
    ),
    Note(
        "Finished for this round",
        "No dice left means finished: all scrolls turn up again, and three new dice are chosen at"
        " once. Who finishes early chooses from the fuller supply.",
        "FS-DRAFT-2",
        told="finish",
    ),
    Note(
        "A new round",
        "Everybody rolls. The game ends after the round in which too few scrolls of strength 6 are"
        " left, so those are worth a walk.",
        "FS-END-1",
        told="round",
    ),
)

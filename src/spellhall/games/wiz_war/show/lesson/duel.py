"""The third part of the lesson: a counter spell, line of sight, energy, a punch and a lock."""

from typing import Final

from spellhall.engine.lessons.declare import Move, Step, Wrong
from spellhall.games.wiz_war.show.lesson.table import (
    AT_A_WALL,
    HOLD_NO_DOOR,
    KEEP_ENERGY,
    NO_MORE_STEPS,
    NOT_YET_END,
    OFF_THE_BASE,
    OWN_LOCK,
    WALL_PUNCH,
    table,
)

AT_HOME: Final = {"blue-2": "c3"}
STAY: Final = Wrong("step *", "WW-LOS-1", "You see Nova from here. Stay where you are.")
TOO_FAR: Final = Wrong(
    "punch",
    "WW-ATK-6",
    "A fist reaches your own square and the next one. Nova is too far away.",
)

ANSWER = Step(
    title="Answer a spell",
    words="Nova's turn, and a Fireball flies at you: five damage, and you have fifteen life."
    " Attacks always hit, unless somebody stops them. *Counter spells* are the cards for the turns"
    " of others.",
    rules=("WW-CARD-2", "WW-ATK-5", "WW-CNT-3"),
    setup=table(
        {"hand": ["fireball", "powerthrust", "full-shield", "pick-lock", "energy-4"]},
        {"at": "e2"},
        treasures=AT_HOME,
        active=1,
    ),
    before=("cast fireball#2", "at @0"),
    moves=(
        Move(
            do="Answer with Full Shield.",
            expects=("answer full-shield",),
            wrong=(
                Wrong(
                    "pass",
                    "WW-ATK-5",
                    "Then it hits, and you have ten life left. You hold the answer: use it.",
                ),
            ),
        ),
    ),
    done="Cancelled. Nova's Fireball is gone, and with it the one attack of Nova's turn.",
)

SIGHT = Step(
    title="Line of sight",
    words="Nova stands on your treasure at the top right. You hit what you *see*: a straight line"
    " from the middle of your square to the middle of Nova's that touches no wall. From here the"
    " end of a wall is in the way.",
    rules=("WW-LOS-1", "WW-LOS-3", "WW-ATK-1"),
    setup=table(
        {"hand": ["fireball", "powerthrust", "pick-lock", "energy-4"]},
        {"at": "e1", "hand": ["create-wall"]},
        treasures=AT_HOME,
    ),
    moves=(
        Move(
            do="Step east, out of the shadow of the wall.",
            expects=("step e",),
            wrong=(
                NOT_YET_END,
                KEEP_ENERGY,
                HOLD_NO_DOOR,
                WALL_PUNCH,
                OFF_THE_BASE,
                OWN_LOCK,
                Wrong(
                    "cast *",
                    "WW-LOS-3",
                    "From here it can hit walls only: Nova is hidden. Get into line first.",
                ),
                Wrong("step s", "WW-LOS-1", "Nova is in sight from there too, but go east now."),
                Wrong("step *", "WW-LOS-3", "There are still walls between Nova and that square."),
            ),
        ),
        Move(
            do="Cast Fireball.",
            expects=("cast fireball",),
            wrong=(
                NOT_YET_END,
                KEEP_ENERGY,
                TOO_FAR,
                STAY,
                Wrong(
                    "cast powerthrust",
                    "WW-NRG-2",
                    "Powerthrust gets better with energy. Keep the two for the next turn.",
                ),
            ),
        ),
        Move(do="Aim at Nova.", expects=("at @1",), wrong=(AT_A_WALL,)),
        Move(do="Everybody may answer, you last of all. You need not: pass.", expects=("pass",)),
    ),
    done="Five damage: Nova has ten life left. One attack a turn, so the next one has to wait.",
)

FUEL = Step(
    title="Fuel a spell",
    words="Nova has your treasure. Powerthrust does two damage *plus its energy*. A spell has"
    " energy one, but you may *fuel* it with a card: then the number of the card counts instead.",
    rules=("WW-NRG-2", "WW-NRG-1", "WW-CARD-3"),
    setup=table(
        {"at": "d3", "hand": ["powerthrust", "pick-lock", "energy-4"]},
        {"at": "e1", "life": 10, "carries": "red-1", "hand": ["shield"]},
        treasures=AT_HOME,
        mp=2,
    ),
    moves=(
        Move(
            do="Cast Powerthrust.",
            expects=("cast powerthrust",),
            wrong=(
                NOT_YET_END,
                TOO_FAR,
                STAY,
                Wrong(
                    "boost *",
                    "WW-CARD-3",
                    "A card moves you or fuels a spell. Now we want it in the spell.",
                ),
            ),
        ),
        Move(
            do="Fuel it with Energy 4.",
            expects=("fuel energy-4",),
            wrong=(
                Wrong("unfuelled", "WW-NRG-1", "Then it does two and one: three. Six is better."),
                Wrong(
                    "fuel *",
                    "WW-NRG-2",
                    "Three instead of four, and there is a lock for Pick Lock to open.",
                ),
            ),
        ),
        Move(
            do="Aim at Nova.",
            expects=("at @1",),
            wrong=(AT_A_WALL,),
        ),
        Move(
            do="Nova is silent as yet. Pass, and it strikes.",
            expects=("pass",),
            then=("answer shield",),
        ),
    ),
    done="Six damage, less three for Nova's Shield: seven life left. Energy 4 is gone, too.",
)

PUNCH = Step(
    title="With bare hands",
    words="Nova runs off with your treasure, right into your square. You hold no attack spell, but"
    " a *punch* needs no card: one damage to somebody in your square or the next. It is your"
    " attack of the turn.",
    rules=("WW-ATK-6", "WW-ATK-1"),
    setup=table(
        {"at": "d3", "hand": ["pick-lock"]},
        {"at": "d3", "life": 7, "carries": "red-1", "hand": ["create-wall"]},
        treasures=AT_HOME,
    ),
    moves=(
        Move(
            do="Punch.",
            expects=("punch",),
            wrong=(
                NOT_YET_END,
                KEEP_ENERGY,
                Wrong("step *", "WW-MAC-2", "Walk afterwards, if you like. Nova is here now."),
            ),
        ),
        Move(
            do="Aim at Nova.",
            expects=("at @1",),
            wrong=(Wrong("at *", "WW-CRK-1", "Less than three damage does nothing to a wall."),),
        ),
    ),
    done="Six life left. Whoever falls by your attack leaves you a point and a hand of cards.",
)

LOCK = Step(
    title="Neutral spells",
    words="Nova has a point now, too. But behind the door in the east lies the second treasure."
    " *Neutral* spells are no attacks: cast as many as you like in your turn. Pick Lock opens a"
    " door beside you.",
    rules=("WW-CARD-6", "WW-DOOR-2"),
    setup=table(
        {"at": "h4", "hand": ["pick-lock", "energy-4#2"]},
        {"at": "h2", "life": 6, "hand": ["create-wall"]},
        treasures=AT_HOME | {"red-1": "h3"},
        mp=1,
        turn=11,
    ),
    moves=(
        Move(
            do="Cast Pick Lock.",
            expects=("cast pick-lock",),
            wrong=(
                NOT_YET_END,
                WALL_PUNCH,
                Wrong("boost pick-lock", "WW-DOOR-2", "Spent for steps it opens no door. Cast it."),
                KEEP_ENERGY,
                Wrong(
                    "step n",
                    "WW-TRS-3",
                    "Your own treasure back? That robs Nova of a point, but brings you none.",
                ),
                Wrong("step *", "WW-DOOR-2", "No way in from there. The lock is right beside you."),
            ),
        ),
        Move(
            do="Step east, through the door.",
            expects=("step e",),
            wrong=(
                NOT_YET_END,
                WALL_PUNCH,
                KEEP_ENERGY,
                HOLD_NO_DOOR,
                Wrong("step *", "WW-DOOR-7", "Leave the door, and it locks again at once."),
            ),
        ),
        Move(
            do="Pick up the treasure.",
            expects=("take treasure-blue-1",),
            wrong=(
                WALL_PUNCH,
                NO_MORE_STEPS,
                HOLD_NO_DOOR,
                Wrong(
                    "end", "WW-TRS-1", "Pick it up first: it costs no step, and you stand on it."
                ),
            ),
        ),
    ),
    done="The second one. Now home with it, before Nova bars the way.",
)

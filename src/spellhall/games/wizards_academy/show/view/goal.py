"""What is to be done, and what of it is done."""

from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    IMP,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import CENTRE, CORNERS, CRYSTAL, OUTSIDE, WARDED
from spellhall.games.wizards_academy.box.scenarios import SCENARIO_WORDS
from spellhall.games.wizards_academy.rules.goals import bound_at, items_of
from spellhall.games.wizards_academy.rules.table.contents import beasts_in
from spellhall.games.wizards_academy.show.names import person_name, room_name, scenario_goal
from spellhall.games.wizards_academy.show.view.shapes import GoalView
from spellhall.games.wizards_academy.state.paths import LINKED, joined
from spellhall.games.wizards_academy.state.state import NONE, Academy


def goal_view(s: Academy) -> GoalView:
    """The aim, and what of it is done."""
    parts: list[tuple[str, bool]] = []
    word = SCENARIO_WORDS[s.scenario]
    rooms = [room for room in s.room_at if room != NONE]
    if word == "basic":
        fires = sum(s.tokens[TOKENS * room + FIRE] for room in rooms)
        parts.append((f"burning rooms: {fires}" if fires else "nothing burns", fires == 0))
    elif word == "pest-control":
        imps = sum(len(beasts_in(s, room, IMP)) for room in rooms)
        gates = sum(s.portals[room] >> IMP & 1 for room in rooms)
        parts = [
            (f"imps: {imps}, imp portals: {gates}", imps + gates == 0),
            ("first reshuffle made", s.reshuffles > 0),
        ]
    elif word == "golem-construction":
        for square in CORNERS:
            room = s.room_at[square]
            parts.append((room_name(room), bool(beasts_in(s, room, GUARD))))
    elif word == "high-water":
        gates = sum(s.portals[room] >> WATER & 1 for room in rooms)
        parts.append((f"water portals: {gates}", gates == 0))
    elif word == "night-school":
        inside = s.room_at[:OUTSIDE]
        dark = sum(s.tokens[TOKENS * room + DARK] for room in inside)
        haunts = sum(s.tokens[TOKENS * room + HAUNT] for room in inside)
        parts = [(f"dark rooms: {dark}", dark == 0), (f"haunts: {haunts}", haunts == 0)]
    elif word == "demon-binding":
        parts.append(("a demon is in the Warded Room", bool(beasts_in(s, WARDED, DEMON))))
    elif word == "midwinter-finals":
        for level, need in ((1, 6), (2, 6), (3, 3)):
            have = bound_at(s, level)
            parts.append((f"level {level}: {have} of {need} bound", have >= need))
    elif word == "unstable-academy":
        parts = [
            ("the crystal is in the centre", s.square[CRYSTAL] in CENTRE),
            ("it has four links", len(joined(s, CRYSTAL, LINKED)) == 4),
        ]
    else:
        for wizard in s.wizards:
            line = f"{person_name(wizard.person)}: {items_of(wizard)} of 2 items"
            parts.append((line, items_of(wizard) >= 2))
    return GoalView(
        scenario_goal(s.scenario), [text for text, _ in parts], [done for _, done in parts]
    )

"""Which options a bot looks at, and when a position says what it is worth."""

from typing import Final

from spellhall.engine.machine.frames import Question
from spellhall.engine.machine.stack import answer, next_seat, open_question
from spellhall.games.wizards_academy.bot.aims import ABJURE
from spellhall.games.wizards_academy.bot.courtesy import does_harm, gives_way
from spellhall.games.wizards_academy.bot.effort import LONG, NOVA
from spellhall.games.wizards_academy.bot.evaluate import evaluate
from spellhall.games.wizards_academy.bot.known import known_spells
from spellhall.games.wizards_academy.box.rooms import LIBRARY
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import LEVEL_OF
from spellhall.games.wizards_academy.choices import (
    CAST,
    END,
    GO_ON,
    LAST_RESORT,
    NAME,
    POINT_AT,
    RECALL,
    RECALL_NOW,
    SHOW,
    STAY_AWAY,
    STOP_BINDING,
    USE_ROOM,
)
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell
from spellhall.games.wizards_academy.frames.picks import Pick
from spellhall.games.wizards_academy.frames.turn import (
    Act,
    Postlude,
    Prelude,
    Refine,
    ShareGlyph,
)
from spellhall.games.wizards_academy.rules import RULES
from spellhall.games.wizards_academy.rules.goals import KEYS
from spellhall.games.wizards_academy.state.state import NONE, WON, Academy

BIND: Final = 3  # the Last Resort that costs two mana
# Picks of many things after which nothing hidden can come to light, by what they are asked for.
TELLING: Final = frozenset(
    (
        *("clear_room", "teleport", "swap", "swap_outside", "turn", "sidestep", "place", "ward"),
        *("gain", "exchange", "wand", "robe", "remove", "rebuild"),
    )
)


def sensible(s: Academy, seat: int, codes: list[int]) -> list[int]:
    """The options worth a look, the usual one first."""
    given = gives_way(s, seat)
    if given is not None:
        return [given]
    question = open_question(s, seat)
    if isinstance(question, Act):
        # To tell the disaster costs nothing, and who knows what comes plans better.
        if SHOW.bare in codes and not any_wins(s, codes):
            return [SHOW.bare]
        worth = [code for code in codes if worth_a_look(s, seat, code)]
        if END.bare in worth and any(is_wanted(s, code) for code in worth):
            worth.remove(END.bare)
        return worth
    if isinstance(question, Prelude):
        return [GO_ON.bare]
    if isinstance(question, Postlude) and s.mana <= 1:
        return [STAY_AWAY.bare]
    if isinstance(question, ShareGlyph) and s.mana <= 1:
        return [code for code in codes if code != RECALL_NOW.bare]
    if isinstance(question, NameSpace):
        return seen_spaces(s, codes)
    if isinstance(question, NameSpell) and s.seen[s.grid[question.space]]:
        return [NAME.codes[s.grid[question.space]]]
    if s.scenario in LONG and isinstance(question, Pick):
        if question.why in TELLING and len(codes) > 2:
            return best_first(s, seat, codes)
    return codes


def best_first(s: Academy, seat: int, codes: list[int]) -> list[int]:
    """In the order of where each leads at once: only the first few are followed."""
    worth: list[tuple[float, int]] = []
    for i in range(len(codes)):
        tried = s.copy()
        answer(RULES, tried, seat, codes[i])
        if tried.ending:
            worth.append((-1.0 if tried.ending == WON else 0.0, i))
        else:
            worth.append((-evaluate(tried, seat), i))
    worth.sort()
    return [codes[i] for _, i in worth]


def any_wins(s: Academy, codes: list[int]) -> bool:
    """Whether the spell that wins can be cast."""
    if s.scenario not in KEYS:
        return False
    space = known_spells(s)[KEYS[s.scenario][0]]
    return space != NONE and CAST.codes[space] in codes


def worth_a_look(s: Academy, seat: int, code: int) -> bool:
    """Nobody throws the game away, names blindly or casts what is known to do harm."""
    if code == SHOW.bare:
        return False
    if code == RECALL.bare:
        return s.mana > 1
    if LAST_RESORT.has(code):
        return s.mana > (2 if LAST_RESORT.first[code] == BIND else 1)
    if code == USE_ROOM.bare and s.wizards[seat].room == LIBRARY:
        return any_to_name(s)
    if CAST.has(code):
        spell = s.grid[CAST.first[code]]
        return not s.seen[spell] or not does_harm(spell)
    return True


def is_wanted(s: Academy, code: int) -> bool:
    """Whether this casts a spell that nobody has seen, among which one that is needed may be."""
    if not CAST.has(code) or s.scenario != BASIC:
        return False
    spell = s.grid[CAST.first[code]]
    if s.seen[spell]:
        return False
    level = LEVEL_OF[spell]
    known = known_spells(s)
    return known[NOVA if level == 1 else ABJURE] == NONE


def any_to_name(s: Academy) -> bool:
    """Whether a spell was seen and is not bound."""
    for space in range(len(s.grid)):
        if s.grid[space] != NONE and not s.bound[space] and s.seen[s.grid[space]]:
            return True
    return False


def seen_spaces(s: Academy, codes: list[int]) -> list[int]:
    """Spells whose name is known; if there is none, to stop, or whatever must be named."""
    known = [code for code in codes if POINT_AT.has(code) and s.seen[s.grid[POINT_AT.first[code]]]]
    if known:
        return known[:1]
    return [STOP_BINDING.bare] if STOP_BINDING.bare in codes else codes


def settled(s: Academy) -> bool:
    """Somebody is about to act, or a turn is about to begin or to end."""
    return isinstance(_question(s), Act | Prelude | Postlude | ShareGlyph | Refine)


def goes_on(s: Academy, seat: int) -> bool:
    """The seat has not ended its turn."""
    question = _question(s)
    return question is not None and question.seat == seat and not isinstance(question, Prelude)


def _question(s: Academy) -> Question | None:
    return open_question(s, next_seat(s))

"""Transcripts of games in which everybody casts, answers and strikes whenever possible.

They stand beside those of random play, whose wizards mostly walk; `./dev transcripts` writes both.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from spellhall.engine import Match, Value, begin
from spellhall.games import find
from spellhall.testing import Transcript

FOLDER = Path(__file__).parent / "transcripts"
STEPS = 900
EAGER = ("cast", "use", "punch", "activate", "answer", "play", "take", "lift", "fuel", "at", "go",
         "claw", "rend", "gore", "fang", "pinch", "breath", "bolt", "gust", "smash", "suffer",
         "drop-treasure", "hold", "gather", "boost", "draw", "pick", "to", "finish")  # fmt: skip
SCHOOLS = {
    "fight-alchemy": ("alchemy", "mentalism", "elemental"),
    "fight-conjuring": ("conjuring", "mutation", "thaumaturgy"),
    "fight-elemental": ("elemental", "necromancy", "mutation"),
    "fight-hexcraft": ("hexcraft", "chaos", "conjuring"),
    "fight-necromancy": ("necromancy", "draconic", "alchemy"),
    "fight-mythology": ("mythology", "mutation", "chaos"),
    "fight-totem": ("totem", "draconic", "mentalism"),
    "fight-draconic": ("draconic", "mythology", "totem"),
    "fight-mentalism": ("mentalism", "thaumaturgy", "hexcraft"),
    "fight-mutation": ("mutation", "mythology", "elemental"),
}


def fights() -> dict[Path, Callable[[], str]]:
    """How each file is written."""
    return {FOLDER / f"{name}.txt": partial(fight, name) for name in SCHOOLS}


def fight(name: str) -> str:
    """One game, as a transcript has it."""
    number = list(SCHOOLS).index(name)
    options: dict[str, Value] = {"choosing": "named", "schools": list(SCHOOLS[name])}
    if number % 3 == 2:
        options["permanent_creations"] = True
    players = 2 + number % 4
    transcript = Transcript("wiz_war", players, number, STEPS, options)
    match = begin(find("wiz_war"), players, number, options)
    return transcript.played_again("\n".join(eager_choices(match, Random(number))))


def eager_choices(match: Match, rng: Random) -> list[str]:
    """Lines «name (kind, of n): choice», as a transcript has them."""
    lines: list[str] = []
    while not match.is_over and len(lines) < STEPS:
        (seat,) = match.awaited()
        options = match.options(seat)
        keen = [one for one in options if one.text.split(" ")[0] in EAGER]
        choice = rng.choice(keen if keen and rng.random() < 0.75 else options)
        asked = match.asked(seat)
        assert asked is not None
        lines.append(f"{match.names[seat]} ({asked.kind}, of {len(options)}): {choice.text}")
        match.answer(seat, choice)
    return lines

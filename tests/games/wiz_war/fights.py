"""Transcripts of games in which everybody casts, answers and strikes whenever possible.

    PYTHONPATH=src:. .venv/bin/python -m tests.games.wiz_war.fights

writes them anew, after a rule or a sentence was changed on purpose. They stand beside those of
`./dev transcripts`, whose wizards mostly walk.
"""

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


def fights() -> dict[Path, tuple[Transcript, list[str]]]:
    """Each file with what it tells and the first line's options."""
    told = {}
    for number, (name, schools) in enumerate(SCHOOLS.items()):
        options: dict[str, Value] = {"choosing": "named", "schools": list(schools)}
        if number % 3 == 2:
            options["permanent_creations"] = True
        players = 2 + number % 4
        told[FOLDER / f"{name}.txt"] = (
            Transcript("wiz_war", players, number, STEPS, options),
            eager_choices(begin(find("wiz_war"), players, number, options), Random(number)),
        )
    return told


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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file, (transcript, lines) in fights().items():
        file.write_text(transcript.played_again("\n".join(lines)), encoding="utf-8")


if __name__ == "__main__":
    main()

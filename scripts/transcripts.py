"""Write all that is recorded anew, after a rule or a sentence was changed on purpose.

    ./dev transcripts

That is games told word by word, showcases of cards, and what the browser client's tests take for
the server's words. Read the difference before it is committed: it is what players will see change.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from scripts import record_tables
from spellhall.engine import Value
from spellhall.games import IDS, find
from spellhall.testing import Transcript
from tests.games.wiz_war import fights
from tests.games.wizards_academy import showcase

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"
STEPS = 400

Writer = Callable[[], str]  # makes the text of one file


def schools(*named: str, **more: Value) -> dict[str, Value]:
    """Wiz-War with schools that the host has named."""
    return {"choosing": "named", "schools": list(named), **more}


MIXTURES: dict[str, dict[str, tuple[int, dict[str, Value]]]] = {
    "arcane_academy": {"first-is-third": (3, {"first": "3"})},
    "five_seals": {
        "circle-two-tie-break": (4, {"circle": "II", "tie_break": True}),
        "circle-three-binding-raises": (3, {"circle": "III", "binding_raises": True}),
        "circle-four": (5, {"circle": "IV"}),
    },
    "hell_high": {"slacker-every-game": (4, {"slacker_vp": "game"})},
    "wiz_war": {
        "alchemy": (3, schools("alchemy", "conjuring", "elemental", side="b")),
        "mentalism": (4, schools("mentalism", "mutation", "thaumaturgy", heavy_items=True)),
        "hexcraft": (3, schools("hexcraft", "chaos", "necromancy", permanent_creations=True)),
        "mythology": (4, schools("mythology", "totem", "draconic", more_summons=["totem"])),
        "turns": (4, {"choosing": "turns", "uncluttered_minds": True, "deadly_treasures": True}),
        "specializations": (3, {"specializations": True, "treasure_hunters": True}),
        "giant-book": (4, {"giant_book": True}),
        "custom-spellbook": (3, {"custom_spellbook": True}),
    },
    "wizards_academy": {
        scenario: (1 + number % 6, {"scenario": scenario, "difficulty": difficulty})
        for number, (scenario, difficulty) in enumerate(
            [
                ("pest-control", "easy"),
                ("golem-construction", "easy"),
                ("high-water", "normal"),
                ("night-school", "easy"),
                ("demon-binding", "easy"),
                ("midwinter-finals", "easy"),
                ("unstable-academy", "easy"),
                ("graduation-day", "hard"),
            ]
        )
    },
}


def transcripts() -> dict[Path, Writer]:
    """One for each number of players, and one for each mixture of options worth telling."""
    told: dict[Path, Writer] = {}
    for game in map(find, IDS):
        folder = TESTS / game.id / "transcripts"
        for players in game.players:
            told[folder / f"{players}-players.txt"] = Transcript(
                game.id, players, players, STEPS
            ).written
        for name, (players, options) in MIXTURES[game.id].items():
            told[folder / f"{name}.txt"] = Transcript(game.id, players, 1, STEPS, options).written
    return told


def recordings() -> dict[Path, Writer]:
    """Everything that is recorded."""
    pages = {
        showcase.FOLDER / f"{name}.page": partial(showcase.page, name) for name in showcase.NAMES
    }
    return {**transcripts(), **fights.fights(), **pages, **record_tables.recordings()}


def main() -> int:
    for file, write in recordings().items():
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        text = write()
        print(f"{file.relative_to(ROOT)}: {'as it was' if before == text else 'written'}")
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Names and texts that people bring in: what can be stored, seen, and told apart."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from spellhall.server.wire.problems import Denied

MOST_NAME: Final = 24
MOST_SEAT_NAME: Final = 40  # with what tells it from others; so much the store keeps
MOST_SAID: Final = 500
MOST_MARKS: Final = 3  # signs above and below one letter
# Letters and signs that Unicode calls printable and that leave no ink.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


def checked_name(name: str, most: int = MOST_NAME) -> str:
    """A name that can stand beside a seat."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(clean) <= most or not is_visible(clean):
        raise Denied(422, "bad_name", f"A name has 1 to {most} visible letters, not {len(clean)}.")
    return clean


def checked_words(text: str, what: str, least: int = 1, most: int = MOST_SAID) -> str:
    """Something to be said to others; a line break becomes a space."""
    clean = " ".join(text.split())
    if not least <= len(clean) <= most or any(map(_is_control, clean)):
        raise Denied(
            422, "bad_text", f"{what} has {least} to {most} readable letters, not {len(clean)}."
        )
    return clean


def is_visible(name: str) -> bool:
    """Whether every letter can be seen and at least one is more than an accent."""
    if not name.isprintable() or any(letter in BLANK for letter in name):
        return False
    marks, letters = 0, 0
    for letter in name:
        if unicodedata.category(letter).startswith("M"):
            marks += 1
            if marks > MOST_MARKS:
                return False
        else:
            marks = 0
            letters += not letter.isspace()
    return letters > 0


def folded(name: str) -> str:
    """Equal for names that people would take for the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def distinct(name: str, taken: Iterable[str]) -> str:
    """A name that nobody takes for one of those taken."""
    others = set(map(folded, taken))
    found, count = name, 1
    while folded(found) in others:
        count += 1
        found = f"{name[: MOST_SEAT_NAME - 4]} {count}"
    return found


def _is_control(letter: str) -> bool:
    """Control characters and halves of letters, which a store or a screen may stumble over."""
    return unicodedata.category(letter) in ("Cc", "Cs")

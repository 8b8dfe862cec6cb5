"""Words of notation: every thing of a game has one that means it and nothing else."""

import re
from collections.abc import Sequence


def slug(name: str) -> str:
    """A name as one word of notation: «Mage's Quill» is mages-quill."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def numbered(names: Sequence[str]) -> list[str]:
    """The second copy of a thing is called thing#2, so that every word means one thing."""
    seen: dict[str, int] = {}
    words = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        words.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return words

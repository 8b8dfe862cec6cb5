"""Seal the overviews of the rulebooks: `python -m scripts.seal_overviews [GAME…]`.

Each statement ends with the rules that it sums up and a seal of their text. Run this after a rule
was changed *and the statement read again*; it prints what it seals anew.
"""

import sys

from spellhall.ledger import folder, games, ledger
from spellhall.ledger.overview import STATEMENT, seal


def main(wanted: list[str]) -> None:
    for game in wanted or games():
        file = folder() / "overview" / f"{game}.md"
        lines = [sealed(game, line) for line in file.read_text(encoding="utf-8").splitlines()]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def sealed(game: str, line: str) -> str:
    """The line with a seal that fits; printed when it had another one."""
    found = STATEMENT.fullmatch(line)
    if not found:
        return line
    fits = seal(ledger(game), found["rules"].split(", "))
    if found["seal"] == fits:
        return line
    print(f"{game}: {found['text']}")
    return f"{line[: line.rindex(' {')]} {{{found['rules']} #{fits}}}"


if __name__ == "__main__":
    main(sys.argv[1:])

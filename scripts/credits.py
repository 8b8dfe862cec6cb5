"""Write into CREDITS.md who drew each picture that the browser client ships.

The built sprites say which icons are used; `icon_authors.json` says whose they are.
`--check` writes nothing and fails when CREDITS.md is out of date.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "spellhall" / "server" / "static"
PAGE = ROOT / "CREDITS.md"
BEGIN, END = "<!-- icons: begin -->", "<!-- icons: end -->"


def used_icons() -> set[str]:
    """The ids of all symbols in the built sprites."""
    sprites = sorted(STATIC.rglob("icons-*.svg"))
    if not sprites:
        sys.exit("The browser client is not built; run ./dev build first.")
    return {
        name for file in sprites for name in re.findall(r'<symbol id="([^"]+)"', file.read_text())
    }


def credit(used: set[str]) -> str:
    """One line an author, with the icons that are used."""
    authors = json.loads((ROOT / "scripts" / "icon_authors.json").read_text())
    lines = []
    for name, author in authors.items():
        theirs = [icon for icon in author["icons"].split() if icon in used]
        used = used - set(theirs)
        if theirs:
            shown = f"[{name}]({author['url']})" if author["url"] else name
            lines.append(f"- **{shown}** ({author['license']}): {', '.join(theirs)}")
    if used:
        sys.exit(f"Nobody is known to have drawn: {', '.join(sorted(used))}; use other icons.")
    return "\n".join(lines)


def main() -> int:
    page = PAGE.read_text()
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    wanted = f"{before}{BEGIN}\n{credit(used_icons())}\n{END}{after}"
    if "--check" in sys.argv:
        if page != wanted:
            print("CREDITS.md is out of date; run: ./dev credits")
        return int(page != wanted)
    PAGE.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())

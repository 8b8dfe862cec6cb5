"""Pieces of the page: figures with their tables, and the one style for both colour schemes."""

import re
from collections.abc import Iterable, Sequence
from html import escape

LONG = 28  # letters: a cell with more is broken into lines

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22202a; --soft: #66626f;
  --line: #d9d5cc; --card: #fff; --in: #4b3fa0; --out: #b3261e; --box: #c9c4e8; --even: #8a8578; }
@media (prefers-color-scheme: dark) { :root { --paper: #17151c; --ink: #ece9f2; --soft: #a8a3b3;
  --line: #3a3644; --card: #201d28; --in: #a99cf5; --out: #ff8a7a; --box: #4d4580;
  --even: #8f8a9b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
p, ul { max-width: 46rem; } .soft, figcaption small { color: var(--soft); }
figure p { margin: .5rem 0 .25rem; }
a { color: var(--in); } nav a { display: inline-block; margin-right: 1rem; padding: .35rem 0; }
.grid { display: grid; gap: 1rem; align-items: start;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
figure { margin: 0; padding: .75rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: .5rem; } figcaption small { font-weight: 400; }
svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font-size: 12px; }
svg text.small { fill: var(--soft); font-size: 11px; }
svg text.strong { font-weight: 700; fill: var(--out); }
svg .axis { stroke: var(--line); fill: none; }
svg .even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 3 2; }
svg .whisker { stroke-width: 2.5; fill: none; } svg .whisker.in { stroke: var(--in); }
svg .whisker.out { stroke: var(--out); } svg circle.in { fill: var(--in); }
svg circle.out { fill: var(--out); } svg .box { fill: var(--box); stroke: var(--in); }
svg .median { stroke: var(--in); stroke-width: 3; }
svg text.cell { font-size: 10px; } svg .framed { stroke: var(--ink); stroke-width: 1.5; }
.hue0 { fill: #4b7fcc; } .hue1 { fill: #d08a2e; } .hue2 { fill: #3f9c78; } .hue3 { fill: #b65c8f; }
.hue4 { fill: #8d7bd6; } .hue5 { fill: #c4574b; } .hue6 { fill: #8a8578; }
.scroll { overflow-x: auto; max-height: 32rem; overflow-y: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding: .25rem 0; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; } .words { text-align: left; }
td.long { white-space: normal; min-width: 12rem; }
thead th { position: sticky; top: 0; background: var(--card); } tr.out td { color: var(--out); }
@media (max-width: 40rem) { .stacked { max-height: none; }
  .stacked thead { position: absolute; clip-path: inset(50%); }
  .stacked :is(table, tbody, tr, td:last-child) { display: block; }
  .stacked td { border: 0; padding: 0; white-space: normal; }
  .stacked td:not(:last-child) { display: inline; }
  .stacked td:not(:first-child, :last-child)::before { content: "· "; }
  .stacked tr { border-bottom: 1px solid var(--line); padding: .5rem 0; } }
details { margin: .5rem 0; } summary { cursor: pointer; padding: .35rem 0; }
code { font-size: .875em; overflow-wrap: anywhere; }
"""


def page(title: str, parts: Iterable[str]) -> str:
    """A whole document that needs nothing from elsewhere."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def section(id: str, title: str, *parts: str) -> str:
    """A chapter of the page."""
    return f'<section id="{id}"><h2>{escape(title)}</h2>\n' + "\n".join(parts) + "\n</section>"


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph of plain text."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def bullets(lines: Sequence[str], none: str) -> str:
    """A list of plain texts, or a sentence that there are none."""
    if not lines:
        return paragraph(none)
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def grid(figures: Iterable[str]) -> str:
    """Figures side by side, as many as there is room for."""
    return f'<div class="grid">{"".join(figures)}</div>'


def figure(title: str, note: str, plot: str, beside: str) -> str:
    """A plot with its caption, and its figures as a table to unfold."""
    small = f"<br><small>{escape(note)}</small>" if note else ""
    return (
        f"<figure><figcaption>{escape(title)}{small}</figcaption>{plot}"
        f"{folded('As a table', beside)}</figure>"
    )


def folded(title: str, content: str) -> str:
    """Something to unfold."""
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def table(
    caption: str,
    heads: Sequence[str],
    rows: Iterable[Sequence[object]],
    marked: Iterable[int] = (),
    *,
    stacked: bool = False,
) -> str:
    """A table; columns of figures stand right, those with words left.

    On a telephone a stacked one has the cells of a row in lines, so that none is out of sight.
    """
    strong, cells = set(marked), list(rows)
    told = [any(not _is_figure(row[place]) for row in cells) for place in range(len(heads))]
    head = "".join(
        f'<th scope="col"{" class=words" if words else ""}>{escape(one)}</th>'
        for one, words in zip(heads, told, strict=True)
    )
    body = "".join(
        f"<tr{' class=out' if number in strong else ''}>{''.join(map(_cell, row, told))}</tr>"
        for number, row in enumerate(cells)
    )
    return (
        f'<div class="scroll{" stacked" if stacked else ""}" tabindex="0" role="region"'
        f' aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


class Html(str):
    """A cell that is HTML already."""

    __slots__ = ()


def _is_figure(value: object) -> bool:
    """A number, a share, an interval of them, or nothing."""
    return value is None or not re.search(r"[^\W\d]", str(value).replace(" to ", ""))


def _cell(value: object, words: bool) -> str:
    if isinstance(value, Html):
        return f'<td class="words long">{value}</td>'
    text = "–" if value is None else str(value)
    kind = " class=words" if words else ""
    if words and len(text) > LONG:
        kind = ' class="words long"'
    return f"<td{kind}>{escape(text)}</td>"

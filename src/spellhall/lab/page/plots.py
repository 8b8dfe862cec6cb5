"""Plots as inline SVG: drawn for the width of a telephone, so that their words stay readable.

Colours are those of the page's style, which has two schemes. Every plot has a title and a
description for those who do not see it; the table with its figures stands beside it on the page.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

from spellhall.lab.intervals import Interval
from spellhall.lab.page.figures import Spread

WIDTH, PAD, ROW, AXIS = 360, 8, 34, 26  # units; one is a pixel on a telephone
HUES = 7  # colours of parts in the style
NAMES = 94  # room for the names of rows and columns
LETTERS, STRONG_LETTERS = 50, 43  # that stand beside each other in a row


@dataclass(frozen=True)
class Scale:
    """Where a value stands, from left to right."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """Its place in units."""
        inside = min(max(value, self.low), self.high)
        return PAD + (inside - self.low) / (self.high - self.low) * (WIDTH - 2 * PAD)

    def ticks(self) -> list[float]:
        """Round numbers to write below, five at most or so."""
        rough = (self.high - self.low) / 4
        power = 10.0 ** floor(log10(rough))
        step = next(power * m for m in (1, 2, 2.5, 5, 10) if power * m >= rough)
        first = floor(self.low / step + 0.999999)
        return [k * step for k in range(first, floor(self.high / step + 1e-6) + 1)]


def scale_of(values: Sequence[float], *, zero: bool = True) -> Scale:
    """From the least to the most, 0 included if wished."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    low = min(low, 0.0) if zero else low
    return Scale(low, high if high > low else low + 1)


def of_intervals(
    title: str,
    rows: Sequence[tuple[str, Interval, float]],
    *,
    percent: bool = True,
    signed: bool = False,
) -> str:
    """A dot and its interval in each row, beside what would be even (below -1: nothing is)."""
    ends = [end for _, share, _ in rows for end in (share.low, share.high)]
    evens = [even for *_, even in rows if even >= -1]
    scale = scale_of([*ends, *evens])
    parts: list[str] = []
    for number, (label, share, even) in enumerate(rows):
        y = ROW * number
        hit = even >= -1 and share.excludes(even)
        figure = _figure(share.value, percent, signed)
        parts += _labels(label, figure, y, "strong" if hit else "")
        middle = y + 24
        if even >= -1:
            x = scale.x(even)
            parts.append(f'<path class="even" d="M{x:.1f} {middle - 7}v14"/>')
        x, end = scale.x(share.low), scale.x(share.high)
        kind = "out" if hit else "in"
        parts.append(f'<path class="whisker {kind}" d="M{x:.1f} {middle}H{end:.1f}"/>')
        parts.append(
            f'<circle class="{kind}" cx="{scale.x(share.value):.1f}" cy="{middle}" r="5"/>'
        )
    parts += _axis(scale, ROW * len(rows), percent, signed)
    told = "; ".join(
        f"{label}: {_figure(one.value, percent, signed)}, from"
        f" {_figure(one.low, percent, signed)} to {_figure(one.high, percent, signed)}"
        for label, one, _ in rows
    )
    return _svg(title, told, parts, ROW * len(rows) + AXIS)


def of_spreads(title: str, rows: Sequence[tuple[str, Spread]], *, percent: bool = False) -> str:
    """A box over the middle half of the values in each row, a mark at the median."""
    scale = scale_of([end for _, one in rows for end in (one.least, one.most)])
    parts: list[str] = []
    for number, (label, one) in enumerate(rows):
        y, middle = ROW * number, ROW * number + 24
        parts += _labels(label, _figure(one.middle, percent), y)
        parts.append(
            f'<path class="whisker in" d="M{scale.x(one.least):.1f} {middle}'
            f'H{scale.x(one.most):.1f}"/>'
        )
        x, end = scale.x(one.low), scale.x(one.high)
        parts.append(
            f'<rect class="box" x="{x:.1f}" y="{middle - 6}" width="{max(1.0, end - x):.1f}"'
            ' height="12"/>'
        )
        parts.append(f'<path class="median" d="M{scale.x(one.middle):.1f} {middle - 7}v14"/>')
    parts += _axis(scale, ROW * len(rows), percent)
    told = "; ".join(
        f"{label}: median {_figure(one.middle, percent)}, half of all from"
        f" {_figure(one.low, percent)} to {_figure(one.high, percent)}"
        for label, one in rows
    )
    return _svg(title, told, parts, ROW * len(rows) + AXIS)


def of_parts(
    title: str, rows: Sequence[tuple[str, Mapping[str, int]]], names: Sequence[str]
) -> str:
    """A whole in each row, cut into its parts in the order of their names, with a legend."""
    scale = Scale(0.0, 1.0)
    drawn: list[str] = []
    for number, (label, parts) in enumerate(rows):
        y, total = ROW * number, sum(parts.values()) or 1
        drawn += _labels(label, f"{total} games", y)
        done = 0.0
        for hue, part in enumerate(parts.get(name, 0) for name in names):
            x, done = scale.x(done), done + part / total
            width = scale.x(done) - x
            place = f'x="{x:.1f}" y="{y + 18}" width="{width:.1f}" height="12"'
            drawn.append(f'<rect class="hue{hue % HUES}" {place}/>')
    top = ROW * len(rows)
    drawn += _axis(scale, top, percent=True)
    for number, name in enumerate(names):
        y = top + AXIS + 18 * number
        drawn.append(f'<rect class="hue{number % HUES}" x="{PAD}" y="{y}" width="12" height="12"/>')
        drawn.append(_text(PAD + 18, y + 10, name))
        games = sum(parts.get(name, 0) for _, parts in rows)
        drawn.append(_text(WIDTH - PAD, y + 10, f"{games}", "end", "small"))
    told = "; ".join(
        f"{label}: " + ", ".join(f"{name} {part}" for name, part in parts.items())
        for label, parts in rows
    )
    return _svg(title, told, drawn, top + AXIS + 18 * len(names))


def of_pairs(title: str, cells: Mapping[tuple[str, str], Interval]) -> str:
    """How often a row wins with or against a column: the stronger the colour, the more uneven."""
    names = sorted({name for pair in cells for name in pair})
    side = (WIDTH - NAMES - PAD) / max(1, len(names))
    drawn: list[str] = []
    for row, name in enumerate(names):
        middle = NAMES + side * row + side / 2
        drawn.append(_text(NAMES - 6, middle + 4, name, "end"))
        upright = f'transform="translate({middle + 4:.1f} {NAMES - 6}) rotate(-90)"'
        drawn.append(f"<text {upright}>{escape(name)}</text>")
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            if (share := cells.get((one, other))) is None:
                continue
            x, y = NAMES + side * column, NAMES + side * row
            hue, strength = int(share.value < 0.5), min(0.75, 3 * abs(share.value - 0.5))
            frame = " framed" if share.excludes(0.5) else ""
            drawn.append(
                f'<rect class="hue{hue}{frame}" fill-opacity="{strength:.2f}" x="{x + 1:.1f}"'
                f' y="{y + 1:.1f}" width="{side - 2:.1f}" height="{side - 2:.1f}"/>'
            )
            drawn.append(
                _text(x + side / 2, y + side / 2 + 4, f"{100 * share.value:.0f}", "middle", "cell")
            )
    told = "; ".join(
        f"{one} and {other}: {share.value:.1%}"
        for (one, other), share in cells.items()
        if one < other
    )
    return _svg(title, told, drawn, NAMES + side * len(names) + PAD)


def _svg(title: str, told: str, parts: Sequence[str], height: float) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img"><title>{escape(title)}</title>'
        f"<desc>{escape(told)}</desc>{''.join(parts)}</svg>"
    )


def _labels(label: str, figure: str, y: float, kind: str = "") -> Iterator[str]:
    room = (STRONG_LETTERS if kind == "strong" else LETTERS) - len(figure)
    shown = label if len(label) <= room else label[: room - 1] + "…"
    yield _text(PAD, y + 13, shown, kind=kind)
    yield _text(WIDTH - PAD, y + 13, figure, "end", kind)


def _axis(scale: Scale, y: float, percent: bool, signed: bool = False) -> Iterator[str]:
    yield f'<path class="axis" d="M{PAD} {y + 6}H{WIDTH - PAD}"/>'
    ticks = scale.ticks()
    fine = percent and len(ticks) > 1 and ticks[1] - ticks[0] < 0.00999
    for tick in ticks:
        x = scale.x(tick)
        anchor = "start" if x < 24 else "end" if x > WIDTH - 24 else "middle"
        yield f'<path class="axis" d="M{x:.1f} {y + 3}v6"/>'
        text = _figure(tick, percent, signed and abs(tick) > 1e-9, tick=not fine)
        yield _text(x, y + 20, text, anchor, "small")


def _figure(value: float, percent: bool, signed: bool = False, *, tick: bool = False) -> str:
    sign = "+" if signed else "-"
    if percent:
        return f"{value:{sign}.0%}" if tick else f"{value:{sign}.1%}"
    return f"{value:{sign},.0f}" if value == round(value) else f"{value:{sign},.1f}"


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    chosen = f' class="{kind}"' if kind else ""
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}"{where}{chosen}>{escape(text)}</text>'

"""A tournament as one picture: who beats whom, and how strong each bot is."""

from collections.abc import Iterator
from html import escape

from spellhall.lab.intervals import Interval
from spellhall.lab.tournament import Tournament

CELL, LABELS, HEAD, BARS, PAD = 104, 190, 64, 260, 24  # pixels
WON, LOST = (46, 125, 90), (178, 73, 54)  # far from one half; in between it pales to white


def svg(played: Tournament) -> str:
    """The win matrix beside the ratings, strongest first; needs nothing from elsewhere."""
    bots = sorted(played.ratings, key=lambda bot: -played.ratings[bot][0])
    side = CELL * len(bots)
    width, height = LABELS + side + BARS + 3 * PAD, HEAD + side + 3 * PAD
    title = f"{played.game}, {played.players} players: share of wins of a row against a column"
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    font = 'font-family="sans-serif" font-size="14"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {font}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        _text(PAD, PAD, title, "bold"),
        *_matrix(played, bots),
        *_ratings(played, bots),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _matrix(played: Tournament, bots: list[str]) -> Iterator[str]:
    matrix = played.matrix()
    for row, bot in enumerate(bots):
        x, y = LABELS + CELL * row, HEAD + CELL * row
        yield _text(PAD, y + CELL / 2, _short(bot))
        yield _text(x + CELL / 2, HEAD - 8, _short(bot), anchor="middle")
        for column, other in enumerate(bots):
            if bot != other:
                yield from _cell(LABELS + CELL * column, y, matrix[bot][other])


def _cell(x: float, y: float, share: Interval) -> Iterator[str]:
    far = WON if share.value >= 0.5 else LOST
    weight = min(1.0, abs(share.value - 0.5) * 2) * 0.85
    shade = ",".join(str(round(255 + (part - 255) * weight)) for part in far)
    inner = CELL - 4
    ink = "white" if weight > 0.5 else "black"
    middle = x + inner / 2
    yield f'<rect x="{x}" y="{y}" width="{inner}" height="{inner}" fill="rgb({shade})"/>'
    yield _text(middle, y + CELL / 2 - 4, f"{share.value:.0%}", "bold", "middle", ink)
    bounds = f"{share.low:.0%} to {share.high:.0%}"
    yield _text(middle, y + CELL / 2 + 16, bounds, anchor="middle", ink=ink)


def _ratings(played: Tournament, bots: list[str]) -> Iterator[str]:
    """A bar from the least to the most that a strength may be: twice its doubt to each side."""
    left = LABELS + CELL * len(bots) + PAD
    bounds = [(mu - 2 * sigma, mu + 2 * sigma) for mu, sigma in played.ratings.values()]
    low, high = min(b[0] for b in bounds), max(b[1] for b in bounds)
    scale = BARS / max(high - low, 1e-9)
    yield _text(left, HEAD - 8, "Strength, and its doubt")
    for row, bot in enumerate(bots):
        mu, sigma = played.ratings[bot]
        y = HEAD + CELL * row + CELL / 2
        x = left + (mu - 2 * sigma - low) * scale
        yield f'<rect x="{x:.1f}" y="{y - 5}" width="{4 * sigma * scale:.1f}" height="10"'
        yield ' fill="#c9c4e8"/>'
        yield f'<circle cx="{left + (mu - low) * scale:.1f}" cy="{y}" r="6" fill="#4b3fa0"/>'
        yield _text(left + (mu - low) * scale, y - 12, f"{mu:.1f}", anchor="middle")


def _short(bot: str) -> str:
    return bot.rpartition(":")[2]


def _text(
    x: float, y: float, text: str, weight: str = "normal", anchor: str = "start", ink: str = "black"
) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}" fill="{ink}"'
    return f"<text {place}>{escape(text)}</text>"

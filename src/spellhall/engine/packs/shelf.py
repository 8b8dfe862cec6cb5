"""The packs of this process: put on the shelf before a game is opened, fixed from then on.

A game takes its packs when it is imported and numbers their cards after its own, in the order of
the packs' ids. Which of them lie on a table is an option of that table, so that tables with
different packs go on side by side; a state says which packs it holds, by hash and first number.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellhall.engine.errors import BadOptions, BadPosition
from spellhall.engine.packs.problems import Problem
from spellhall.engine.packs.reading import MOST_PACKS, BadPack, Pack, Source, check, game_of
from spellhall.engine.packs.shape import PackForm
from spellhall.engine.settings import PACKS, Named, Options, Packs, Value

_WAITING: Final[dict[str, dict[str, Source]]] = {}  # by game: by text
_TAKEN: Final[dict[str, "tuple[Shelved, ...]"]] = {}  # by game


@dataclass(frozen=True)
class Shelved:
    """A pack that a game has taken, with its rows and the number of its first card."""

    pack: Pack
    first: int
    rows: tuple[Any, ...]  # one for each design, as the game has them
    texts: dict[str, Any]  # by the id of a row

    @property
    def cards(self) -> range:
        """The numbers of its cards."""
        return range(self.first, self.first + self.pack.cards)

    @property
    def mark(self) -> str:
        """What a state calls it: its hash, and from which number on its cards are counted."""
        return f"{self.pack.ref} from {self.first}"


def put(sources: Iterable[Source]) -> None:
    """Put packs on the shelf; BadOptions when their game was opened without them."""
    for source in sources:
        game = game_of(source)
        waiting = _WAITING.setdefault(game, {})
        if source.text in waiting:
            continue
        if game in _TAKEN:
            raise BadOptions(
                f"{source.file}: {game} is open already, and packs are taken when a game is opened:"
                " name them at the start of the program"
            )
        waiting[source.text] = source


def on_shelf(game: str = "") -> list[Source]:
    """The packs of a game, or of all, as they were put there: to be handed to other processes."""
    games = [game] if game else list(_WAITING)
    return [source for one in games for source in _WAITING.get(one, {}).values()]


def take(form: PackForm, first: int) -> "tuple[Shelved, ...]":
    """The packs of a game, numbered from `first`; BadPack if one of them is not right."""
    if form.game in _TAKEN:
        return _TAKEN[form.game]
    found: list[Pack] = []
    problems: list[Problem] = []
    for source in on_shelf(form.game):
        pack, wrong = check(source, form)
        problems += wrong
        if pack is not None and pack.id in (other.id for other in found):
            problems.append(Problem(source.file, "", "id", f"two packs are called '{pack.id}'"))
        elif pack is not None:
            found.append(pack)
    if len(found) > MOST_PACKS:
        problems.append(Problem("", "", "", f"at most {MOST_PACKS} packs, not {len(found)}"))
    if problems:
        _WAITING.pop(form.game)
        raise BadPack(problems)
    shelved = []
    for pack in sorted(found, key=lambda pack: pack.id):
        rows = tuple(form.row(one.id, one.id, one.values) for one in pack.designs)
        texts = {one.id: form.texts(one.values) for one in pack.designs}
        shelved.append(Shelved(pack, first, rows, texts))
        first += pack.cards
    _TAKEN[form.game] = tuple(shelved)
    return _TAKEN[form.game]


def pack_setting(shelved: Sequence[Shelved]) -> tuple[Packs, ...]:
    """The option that puts packs on a table; none where the shelf is empty."""
    if not shelved:
        return ()
    values = tuple(
        Named(one.pack.ref, one.pack.title, one.pack.line or f"{one.pack.cards} cards.")
        for one in shelved
    )
    return (
        Packs(PACKS, "Packs", "Cards of your own, shuffled in with the others.", values=values),
    )


def marks_of(shelved: Sequence[Shelved], named: Value | None) -> list[str]:
    """The packs of the option as a state calls them; they are named by ref, or by id alone."""
    refs = named if isinstance(named, list) else []
    here = [name for one in shelved for name in (one.pack.ref, one.pack.id)]
    for ref in refs:
        if ref not in here:
            raise BadPosition(f"there is no pack '{ref}' here")
    return [one.mark for one in shelved if {one.pack.ref, one.pack.id} & set(refs)]


def named_packs(settings: Options, marks: Sequence[str]) -> dict[str, Value]:
    """The option as a state has it: what lies on the table counts."""
    return {PACKS: [mark.partition(" from ")[0] for mark in marks]} if PACKS in settings else {}


def cards_under(shelved: Sequence[Shelved], marks: Sequence[str]) -> list[int]:
    """The cards of the packs that a state holds."""
    return [card for one in shelved if one.mark in marks for card in one.cards]


def agree(marks: object) -> None:
    """A state can be read only where its packs are, unchanged and numbered alike."""
    here = {one.mark: one for shelved in _TAKEN.values() for one in shelved}
    if not isinstance(marks, list):
        raise BadPosition("the packs of a position are a list")
    for mark in marks:
        if mark not in here:
            ref, _, _ = str(mark).partition(" from ")
            refs = {one.pack.ref for one in here.values()}
            why = "is numbered otherwise here" if ref in refs else "is not here"
            raise BadPosition(f"the position holds cards of the pack {ref[:60]}, which {why}")

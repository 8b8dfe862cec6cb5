"""Whole games in text: one step a paragraph, with what each viewpoint was told.

A transcript is written once by random play and kept. Playing it again from its own choices must
give the same text, so any change of behaviour shows as a difference that a person can read.
"""

import re
from random import Random

import msgspec

from spellhall.engine import Match, Value, begin
from spellhall.games import find

STEP = re.compile(r"^(\w+) \([\w, ]+ of \d+\): (.+)$", re.MULTILINE)


class Transcript(msgspec.Struct, frozen=True):
    """Which game a transcript tells: its first line, as JSON."""

    game: str
    players: int
    seed: int
    steps: int  # at most
    options: dict[str, Value] = {}

    def written(self) -> str:
        """The game as random play of that seed has it."""
        match = self._begin()
        rng = Random(self.seed)
        paragraphs = [self._head()]
        while not match.is_over and len(match.choices) < self.steps:
            seat = rng.choice(match.awaited())
            paragraphs.append(_step(match, seat, rng.choice(match.options(seat)).text))
        return _page([*paragraphs, *_close(match)])

    def played_again(self, text: str) -> str:
        """The same choices, played by today's rules."""
        match = self._begin()
        paragraphs = [self._head()]
        for name, choice in STEP.findall(text):
            paragraphs.append(_step(match, match.names.index(name), choice))
        return _page([*paragraphs, *_close(match)])

    @classmethod
    def read(cls, text: str) -> "Transcript":
        """What the first line of a transcript says."""
        return msgspec.json.decode(text.partition("\n")[0], type=cls)

    def _begin(self) -> Match:
        return begin(find(self.game), self.players, self.seed, self.options)

    def _head(self) -> str:
        return msgspec.json.encode(self).decode()


def _step(match: Match, seat: int, choice: str) -> str:
    """One choice out of how many, what everybody was told of it, and what only some were."""
    asked = match.asked(seat)
    assert asked is not None, f"{match.names[seat]} is not asked: {choice}"
    count = len(match.options(seat))
    match.play(choice, seat)
    lines = [f"{match.names[seat]} ({asked.kind}, of {count}): {choice}"]
    public = [told.sentence.text for told in match.events(None)]
    lines += [f"  {sentence}" for sentence in public]
    for other in match.seats:
        own = [told.sentence.text for told in match.events(other)]
        lines += [f"  [{match.names[other]}] {said}" for said in own if said not in public]
    return "\n".join(lines)


def _close(match: Match) -> list[str]:
    result = match.result
    if result is None:
        return []
    places = [f"  {match.names[p.seat]}: place {p.place}, {p.score}" for p in result.places]
    return ["\n".join([f"{result.ending}: {result.text}", *places])]


def _page(paragraphs: list[str]) -> str:
    return "\n\n".join(paragraphs) + "\n"

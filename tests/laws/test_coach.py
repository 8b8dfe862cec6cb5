"""Every coach speaks of what can happen, by a rule that exists, once, and knows nothing hidden."""

from collections import Counter
from fnmatch import fnmatchcase
from random import Random

import pytest

from spellhall import bots, new
from spellhall.engine import Match
from spellhall.engine.lessons.declare import Note
from spellhall.games import IDS, find
from spellhall.server.thinking.worker import Answer, Request, answer_to
from spellhall.testing.rule import known_ids

COACHED = [game for game in IDS if find(game).lesson is not None]
NOTES = [
    pytest.param(game, note, id=f"{game}-{note.title}")
    for game in COACHED
    for note in find(game).lesson.coach  # type: ignore[union-attr]
]
CHOICES = 30  # until a game is under way


@pytest.mark.parametrize("game", COACHED)
def test_a_coach_has_eight_to_twelve_things_to_say_and_none_twice(game: str) -> None:
    lesson = find(game).lesson
    assert lesson is not None
    assert 8 <= len(lesson.coach) <= 12
    for said in (
        [note.title for note in lesson.coach],
        [(note.asked, note.offers, note.told) for note in lesson.coach],
        [sentence for note in lesson.coach for sentence in note.words.split(". ")],
    ):
        assert max(Counter(said).values()) == 1, Counter(said).most_common(1)


@pytest.mark.parametrize(("game", "note"), NOTES)
def test_a_note_speaks_of_something_that_the_game_asks_or_tells(game: str, note: Note) -> None:
    wording = find(game).wording
    assert bool(note.asked) != bool(note.told)
    assert not (note.offers and note.told)
    if note.told:
        assert note.told in wording.sentences
        return
    (kind,) = (kind for kind, said in wording.questions.items() if said.id == note.asked)
    if note.offers:
        verbs = [verb.name for verb in wording.choices.answers[kind].verbs]
        assert any(fnmatchcase(name, note.offers.split()[0]) for name in verbs), verbs


@pytest.mark.parametrize(("game", "note"), NOTES)
def test_a_note_names_its_rule_and_is_short_enough_to_be_read(game: str, note: Note) -> None:
    assert note.rule in known_ids()
    assert note.rule.startswith(find(game).ledger + "-")
    assert len(note.title) <= 32
    assert 60 <= len(note.words) <= 200
    assert note.words.endswith((".", "!", "?"))


@pytest.mark.parametrize("game", COACHED)
def test_what_the_coach_thinks_of_a_choice_is_the_same_in_every_redeal(game: str) -> None:
    match, seat = under_way(game)
    other = match.redeal(seat, Random(9))
    for option in match.options(seat)[:2]:
        assert thought(match, seat, option.code) == thought(other, seat, option.code)


def under_way(game: str) -> tuple[Match, int]:
    """A game in which somebody has something to choose, and who that is."""
    match, rng = new(game, players=2, seed=4), Random(4)
    while len(match.choices) < CHOICES or len(match.options(match.awaited()[0])) < 2:
        seat = match.awaited()[0]
        code = bots.choose(match.game, match.state, seat, "apprentice", rng)
        match.answer(seat, next(each for each in match.options(seat) if each.code == code))
    return match, match.awaited()[0]


def thought(match: Match, seat: int, code: int) -> Answer:
    state = match.game.codec.to_builtins(match.state)
    request = Request(match.game.id, state, seat, "archmage", 0.0, about=code)
    return answer_to(request, Random(1))

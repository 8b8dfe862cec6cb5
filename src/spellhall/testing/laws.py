"""The laws that hold for every game, checked on generated play.

`check_laws(game, players, seed)` plays one random game and raises LawBroken at the first
decision where a law fails. A game of a third party can be passed to it just as well.
"""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

from spellhall.engine import (
    Game,
    Match,
    Option,
    Options,
    Refused,
    State,
    answer,
    begin,
    record,
    redealt,
)
from spellhall.engine.machine import stack as machine
from spellhall.ledger import games as ledgers
from spellhall.ledger import ledger

WAITED_FOR = 0.8  # how often a seat is chosen that the game waits for


class LawBroken(AssertionError):
    """A law does not hold; the message names the law, the decision and the seat."""


@dataclass
class Checked:
    """What was checked, so that a test can see that it was enough."""

    decisions: int = 0
    views: int = 0  # viewpoints compared with a redeal
    redeals_that_differ: int = 0
    events: int = 0  # choices whose telling was compared with a redeal
    undone: int = 0


def check_laws(
    game: Game,
    players: int,
    seed: int,
    options: Options | None = None,
    bound: int = 20_000,
    every: int = 1,
) -> Checked:
    """Play a random game to its end and hold every law at every `every`th decision."""
    rng = Random(seed)
    match = begin(game, players, seed, options)
    match.filmed = True
    done = Checked()
    scene = game.scene(match.state)
    check_facts(match, f"{game.id}, {players} players, seed {seed}, set-up")
    while not match.is_over:
        done.decisions += 1
        if done.decisions > bound:
            raise LawBroken(f"{game.id}: no end within {bound} decisions (seed {seed})")
        looked = done.decisions % every == 0
        where = f"{game.id}, {players} players, seed {seed}, decision {done.decisions}"
        seats = match.awaited()
        if not seats:
            raise LawBroken(f"{where}: nobody is asked, and the game is not over")
        # Now and then a seat that is ready takes up an offer to think again.
        seat = rng.choice(seats if rng.random() < WAITED_FOR else match.may_answer())
        if looked:
            check_questions(match, where)
            _json_law(match, where)
            _sight_law(match, rng, where, done)
            _scene_law(match, scene, rng, where)
        chosen = rng.choice(match.options(seat))
        before = match.state.copy()
        match.answer(seat, chosen)
        game.invariants(match.state)
        check_facts(match, where)
        if looked:
            _clone_law(match, before, seat, chosen.code, where)
            _event_law(match, before, seat, chosen.code, rng, where, done)
            _undo_law(match, before, seat, where, done)
    _result_law(match, seed)
    _replay_law(match, seed)
    return done


def check_questions(match: Match, where: str) -> None:
    """Hold the laws of questions in one position: options, refusals, and what is in sight."""
    for seat in match.may_answer():
        options = match.options(seat)
        if not options:
            raise LawBroken(f"{where}: the question of seat {seat} has no option")
        codes = [option.code for option in options]
        texts = [option.text for option in options]
        if len(set(codes)) != len(codes) or len(set(texts)) != len(texts):
            raise LawBroken(f"{where}: two options of seat {seat} are written alike: {texts}")
        refused = match.refusals(seat)
        _refusal_law(match, seat, options, refused, where)
        _among_law(match, seat, options, refused, where)


def check_facts(match: Match, where: str) -> None:
    """What the events of the last choice tell, to all or in part, is as their kinds declare it."""
    wording = match.game.wording
    for event in match.state.events:
        for told in (event.args, event.public):
            try:
                if told is not None:
                    msgspec.convert(wording.named(event.kind, told), wording.facts(event.kind))
            except (ValueError, KeyError) as error:
                raise LawBroken(f"{where}: '{event.kind}' tells {told}: {error}") from None


def _refusal_law(
    match: Match, seat: int, options: list[Option], refused: list[Refused], where: str
) -> None:
    """Nothing offered is refused, nothing is refused twice, and every rule named is one."""
    touches = [one.touch for one in refused]
    for option in options:
        for one in refused:
            if one.touch in option.touches[:1] and (
                not one.verb or f"{option.text} ".startswith(f"{one.verb} ")
            ):
                raise LawBroken(f"{where}: '{option.text}' is offered to seat {seat} and refused")
    if len(set(touches)) != len(touches):
        raise LawBroken(f"{where}: refused twice to seat {seat}: {sorted(touches)}")
    unknown = {one.rule for one in refused} - _rules(match.game.id)
    if unknown and _rules(match.game.id):
        raise LawBroken(f"{where}: the ledger has no rule {', '.join(sorted(unknown))}")


def _among_law(
    match: Match, seat: int, options: list[Option], refused: list[Refused], where: str
) -> None:
    """A visible thing that can sometimes be chosen is offered or explained."""
    among = match.among(seat)
    told = {touch for option in options for touch in option.touches}
    told |= {one.touch for one in refused}
    question = machine.open_question(match.state, seat)
    silent = [touch for touch in among if touch not in told]
    if silent:
        kind = type(question).__name__
        raise LawBroken(f"{where}: {kind} neither offers nor explains {', '.join(silent)}")
    answers = match.game.wording.choices.answers.get(type(question))  # type: ignore[arg-type]
    for option in options:
        # A verb that names nothing is a button.
        named = answers is not None and answers.verb(option.code).kinds
        if named and not set(option.touches) & set(among):
            raise LawBroken(f"{where}: '{option.text}' is not among the things of its question")


@cache
def _rules(game: str) -> frozenset[str]:
    """The ids that the ledger of a game defines; none for a game without a ledger."""
    return frozenset(ledger(game).ids()) if game in ledgers() else frozenset()


def _json_law(match: Match, where: str) -> None:
    codec = match.game.codec
    text = codec.encode(match.state)
    if codec.encode(codec.decode(text)) != text:
        raise LawBroken(f"{where}: the state does not survive JSON")


def _clone_law(match: Match, before: State, seat: int, code: int, where: str) -> None:
    codec = match.game.codec
    first = codec.encode(before)
    clone = before.copy()
    answer(match.game.rules, clone, seat, code)
    if codec.encode(clone) != codec.encode(match.state):
        raise LawBroken(f"{where}: a clone does not play as its original")
    if codec.encode(before) != first:
        raise LawBroken(f"{where}: playing a clone changed its original")


def seen(match: Match, seat: int | None) -> bytes:
    """Everything that a viewpoint is shown now, as bytes."""
    shown: list[Any] = [match.sight(seat), match.awaited()]
    for other in match.seats:
        asked = match.asked(other)
        if asked is not None and asked.waits:
            shown.append((other, asked.kind, asked.waiting))
    if seat is not None and seat in match.may_answer():
        shown += [match.asked(seat), match.options(seat), match.refusals(seat)]
        shown.append(match.among(seat))
    return msgspec.json.encode(shown)


def _scene_law(match: Match, scene: Any, rng: Random, where: str) -> None:
    """What is told once for all is the same in the whole match and tells nothing hidden."""
    if match.game.scene(match.state) != scene:
        raise LawBroken(f"{where}: the scene has changed")
    for seat in (*match.seats, None):
        if match.game.scene(match.redeal(seat, rng).state) != scene:
            raise LawBroken(f"{where}: the scene tells seat {seat} something hidden")


def _sight_law(match: Match, rng: Random, where: str, done: Checked) -> None:
    true = match.game.codec.encode(match.state)
    for seat in (*match.seats, None):
        other = match.redeal(seat, rng)
        match.game.invariants(other.state)
        if seen(other, seat) != seen(match, seat):
            raise LawBroken(f"{where}: seat {seat} sees a difference in a redeal")
        done.views += 1
        other.state.chance = match.state.chance
        done.redeals_that_differ += match.game.codec.encode(other.state) != true


def _event_law(
    match: Match, before: State, seat: int, code: int, rng: Random, where: str, done: Checked
) -> None:
    """What stays hidden may be anywhere: the telling of the choice must not depend on it."""
    game = match.game
    for viewer in (*match.seats, None):
        still_hidden = set(game.hidden(before, viewer)) & set(game.hidden(match.state, viewer))
        shown = frozenset(game.hidden(before, viewer)) - still_hidden
        other = redealt(game, before, viewer, rng, shown)
        other.chance = before.chance.copy()
        if code not in machine.options(game.rules, other, seat):
            continue
        twin = Match(game, other, match.names, match.settings, "")
        other.filmed = True
        machine.answer(game.rules, other, seat, code)
        done.events += 1
        if twin.events(viewer) != match.events(viewer):
            raise LawBroken(f"{where}: an event tells viewpoint {viewer} something hidden")
        if seen(twin, viewer) != seen(match, viewer):
            raise LawBroken(f"{where}: a choice shows viewpoint {viewer} something hidden")
        if on_the_way(twin, viewer) != on_the_way(match, viewer):
            raise LawBroken(f"{where}: an event shows viewpoint {viewer} something hidden")


def on_the_way(match: Match, seat: int | None) -> list[bytes]:
    """What a viewpoint sees at each event of the last choice that it is told."""
    return [
        msgspec.json.encode(match.game.sight(event.left, seat))
        for event in match.state.events
        if event.seen_by(seat) is not None
    ]


def _undo_law(match: Match, before: State, seat: int, where: str, done: Checked) -> None:
    if not match.may_undo(seat):
        return
    again = match.clone()
    done.undone += 1
    # An answer without an alternative is taken back together with the choice before it.
    if again.undo(seat) == 1 and again.game.codec.encode(again.state) != again.game.codec.encode(
        before
    ):
        raise LawBroken(f"{where}: undo does not lead back to the state before")


def _result_law(match: Match, seed: int) -> None:
    result = match.result
    assert result is not None
    if [place.seat for place in result.places] != list(match.seats):
        raise LawBroken(f"{match.game.id}, seed {seed}: the result misses a seat")
    declared = {ending.id for ending in match.game.endings}
    if declared and result.ending not in declared:
        raise LawBroken(f"{match.game.id}, seed {seed}: {result.ending} is no declared ending")
    winners = {place.seat for place in result.places if place.won}
    if match.game.together and winners not in (set(), set(match.seats)):
        raise LawBroken(f"{match.game.id}, seed {seed}: a game of all is won or lost by all")
    drawn = all(place.place == 1 for place in result.places)
    if not match.game.together and not winners and not drawn:
        raise LawBroken(f"{match.game.id}, seed {seed}: nobody won, and it is no draw")


def _replay_law(match: Match, seed: int) -> None:
    text = record.write(match)
    again = record.replay(match.game, record.read(text))
    if again.to_json() != match.to_json() or record.write(again) != text:
        raise LawBroken(f"{match.game.id}, seed {seed}: the record replays to another state")

"""The laws of options on every game: a conflict says what would resolve it, and that does."""

from random import Random

import pytest

from spellhall.engine import BadOptions, begin
from spellhall.engine.settings import (
    Flag,
    Many,
    Number,
    One,
    Options,
    Setting,
    Value,
    checked,
    complete,
    in_words,
)
from spellhall.games import IDS, find

DRAFTS = 400  # of each game
GAMES_WITH_CONFLICTS = {"wiz_war", "wizards_academy", "five_seals", "arcane_academy"}


@pytest.mark.parametrize("id", IDS)
def test_what_a_conflict_offers_ends_it_and_leads_to_a_game(id: str) -> None:
    game = find(id)
    rng = Random(id)
    seen = 0
    for _ in range(DRAFTS):
        players = rng.choice(game.players)
        options = any_options(game.settings, rng)
        for conflict in game.judged(options, players):
            seen += 1
            assert conflict.mends
            assert set(conflict.options) <= {setting.id for setting in game.settings}
            for mend in conflict.mends:
                assert in_words(game.settings, options, mend)
                mended = changed(game.settings, options, mend)
                after = [(each.options, each.reason) for each in game.judged(mended, players)]
                assert (conflict.options, conflict.reason) not in after
        for _ in range(len(game.settings)):
            if not game.judged(options, players):
                break
            first = game.judged(options, players)[0]
            options = changed(game.settings, options, rng.choice(first.mends))
        assert game.judged(options, players) == []
    begin(game, players, 1, options)
    assert bool(seen) == (id in GAMES_WITH_CONFLICTS)


@pytest.mark.parametrize("id", sorted(GAMES_WITH_CONFLICTS))
def test_a_game_with_a_conflict_does_not_begin_and_says_why(id: str) -> None:
    game = find(id)
    rng = Random(id)
    drafts = (any_options(game.settings, rng) for _ in range(DRAFTS))
    options = next(draft for draft in drafts if game.judged(draft, game.players[0]))
    with pytest.raises(BadOptions) as refused:
        begin(game, game.players[0], 1, options)
    assert str(refused.value) == game.judged(options, game.players[0])[0].reason


def any_options(settings: tuple[Setting, ...], rng: Random) -> Options:
    """A draft in which every value is good by itself."""
    return complete(settings, {setting.id: any_value(setting, rng) for setting in settings})


def any_value(setting: Setting, rng: Random) -> Value:
    match setting:
        case Flag():
            return rng.random() < 0.3
        case Number():
            return rng.randint(setting.least, setting.most)
        case One():
            return rng.choice(setting.values).id
        case Many():
            most = min(setting.most, len(setting.values))
            ids = [value.id for value in setting.values]
            return rng.sample(ids, rng.randint(setting.least, most))
    raise AssertionError(setting)


def changed(settings: tuple[Setting, ...], options: Options, change: Options) -> Options:
    """The draft after a change, each value of which is good by itself."""
    known = {setting.id: setting for setting in settings}
    return {**options, **{id: checked(known[id], value) for id, value in change.items()}}

"""These tests run in a process of their own, with packs on the shelf: see tests/packs/test_played.

A game takes its packs when it is first imported, which in any other process has happened long ago.
"""

import os

from spellhall.engine.packs import Source, put
from tests.packs.samples import sample, source

GAME = os.environ.get("SPELLHALL_TEST_PACKS", "")
if GAME:
    first = sample(GAME)
    other = sample(GAME) | {"id": "another", "title": "Another"}
    other["cards"] = other["cards"][:1]
    drawn = Source("drawn/pack.json", os.environ["SPELLHALL_TEST_DRAWN"])
    put([source(first), Source("another/pack.json", source(other).text), drawn])

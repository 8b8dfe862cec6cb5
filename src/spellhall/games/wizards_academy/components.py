"""Every card and room of Wizard's Academy for the compendium."""

from collections.abc import Sequence

from spellhall.engine.game import Component


def components() -> Sequence[Component]:
    return []

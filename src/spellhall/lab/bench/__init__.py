"""Speed, measured side by side in one run: the pure build, the compiled one, other engines."""

from spellhall.lab.bench.compare import Bench, run

__all__ = ["Bench", "run"]

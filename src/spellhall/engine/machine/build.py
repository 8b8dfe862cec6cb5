"""Which of the two builds runs: plain Python, or the rules compiled to C."""

from spellhall.engine.machine import stack


def build() -> str:
    """`compiled` or `pure`."""
    return "pure" if stack.__file__.endswith(".py") else "compiled"

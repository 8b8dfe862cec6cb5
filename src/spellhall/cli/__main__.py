"""`python -m spellhall.cli`."""

from spellhall.cli import main

main()

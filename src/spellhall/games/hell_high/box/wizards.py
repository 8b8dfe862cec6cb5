"""The wizards of the box, in the ledger's order; they differ in looks only (HH-SETUP-1)."""

from typing import Final

WIZARD_WORDS: Final = (
    "principal-pandemona",
    "chad-thunderlocker",
    "wendy-whirlybaton",
    "norbert-numbercrunch",
    "ophelia-eyeliner",
    "gristle-the-lunch-lord",
    "skids-mcboard",
    "professor-papercut",
    "mop-mortimer",
)
WIZARDS: Final = 9

"""The `spellhall` command."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from spellhall.cli.commands import spellhall  # noqa: PLC0415 (needs the extra [cli])
    except ModuleNotFoundError as error:
        if error.name not in {"click", "rich"}:
            raise
        sys.exit("The command line needs more packages: pip install 'spellhall[cli]'")
    spellhall(prog_name="spellhall")

"""A hook of hatchling that puts compiled modules into the wheel, when a compiled tree is named.

The wheel then holds the sources as they are and, beside them, what was compiled of them; Python
takes the compiled ones. docs/decisions/0005-our-own-hook-for-compiled-wheels.md says why.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TREE = "SPELLHALL_COMPILED_TREE"  # in the environment; without it the wheel is pure


class CompiledModules(BuildHookInterface[Any]):
    """Adds what a compiled tree holds to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Include the compiled modules, and mark the wheel as made for this platform."""
        named = os.environ.get(TREE)
        if not named or version == "editable":
            return
        tree = Path(named)
        compiled = [file for kind in ("so", "pyd") for file in sorted(tree.rglob(f"*.{kind}"))]
        if not compiled:
            raise ValueError(f"{TREE} names {tree}, where nothing is compiled")
        for file in compiled:
            build_data["force_include"][str(file)] = str(file.relative_to(tree))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

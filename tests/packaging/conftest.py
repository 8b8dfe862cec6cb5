"""The ./dev script as a module."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

SCRIPT = Path(__file__).resolve().parents[2] / "dev"


def load_dev() -> ModuleType:
    """A fresh copy of it, so that a test may change what it likes."""
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader = SourceFileLoader("dev_script", str(SCRIPT))
        spec = spec_from_loader("dev_script", loader)
        assert spec is not None
        module = module_from_spec(spec)
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module

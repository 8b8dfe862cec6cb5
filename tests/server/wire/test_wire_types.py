"""The client's types are those of the server."""

from scripts.generate_wire_types import generated


def test_the_generated_types_are_up_to_date() -> None:
    stale = [
        str(path)
        for path, text in generated().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    assert stale == [], "run: python -m scripts.generate_wire_types"

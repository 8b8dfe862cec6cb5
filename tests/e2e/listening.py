"""What the server sends to a page, so that a test can tell what the page may know."""

import json
from collections.abc import Collection
from typing import Any

from playwright.sync_api import Page

from spellhall.engine.patches import patched


def messages_to(page: Page) -> list[str]:
    """Everything that the server sends to a page over its sockets, from now on."""
    found: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: found.append(str(frame))),
    )
    return found


def told_by(messages: list[str]) -> list[Any]:
    """All messages as they came, and whatever was to be seen after any of their patches."""
    return [json.loads(message) for message in messages] + sights_in(messages)


def sights_in(messages: list[str]) -> list[Any]:
    """Everything that was to be seen, event by event."""
    sights: list[Any] = []
    for message in map(json.loads, messages):
        update = message.get("update") or message
        if "hash" not in update:
            continue
        sights.append(update.get("sight") or sights[-1])
        for part in (*update.get("events", ()), update):
            sights.append(patched(sights[-1], part.get("patch")))
    return sights


def tells_of(part: object, card: int, zones: Collection[str] = ("card",)) -> bool:
    """Whether a message holds a card: in a field that holds cards, or as something to touch."""
    if isinstance(part, dict):
        return any(
            (zone in zones and (held == card or (isinstance(held, list) and card in held)))
            or tells_of(held, card, zones)
            for zone, held in part.items()
        )
    if isinstance(part, list):
        return any(tells_of(each, card, zones) for each in part)
    return part == f"card:{card}"

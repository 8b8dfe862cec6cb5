"""What the server sends to a page, so that a test can tell what the page may know."""

from playwright.sync_api import Page


def messages_to(page: Page) -> list[str]:
    """Everything that the server sends to a page over its sockets, from now on."""
    found: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: found.append(str(frame))),
    )
    return found


def tells_of(part: object, card: int) -> bool:
    """Whether a message holds a card: as a thing in the view, or as something to touch."""
    if isinstance(part, dict):
        return part.get("card") == card or any(tells_of(each, card) for each in part.values())
    if isinstance(part, list):
        return any(tells_of(each, card) for each in part)
    return part == f"card:{card}"

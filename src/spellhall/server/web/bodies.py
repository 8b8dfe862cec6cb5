"""Reading requests and writing answers: limited, typed, never a traceback."""

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from spellhall.server.hall.hall import Hall
from spellhall.server.store.rows import Person
from spellhall.server.wire.problems import Denied, malformed, unknown_key

T = TypeVar("T")
JSON = "application/json"
BODY_WITHIN = 20.0  # seconds until all of it must have come


def hall_of(request: Request) -> Hall:
    """The hall that this request came to."""
    hall: Hall = request.app.state.hall
    return hall


async def body(
    request: Request, kind: type[T], most: int | None = None, empty: T | None = None
) -> T:
    """The body of a request as a Struct; Denied says what is wrong with it.

    `empty`: what a request without a body, or with null, says.
    """
    limit = most or hall_of(request).settings.body_bytes
    too_large = Denied(413, "too_large", f"A request may have {limit} bytes; this one has more.")
    declared = request.headers.get("content-length", "0")
    if declared.isascii() and declared.isdigit() and int(declared) > limit:
        raise too_large
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise too_large
    except TimeoutError:
        raise Denied(408, "too_slow", "The body of the request did not come in time.") from None
    except ClientDisconnect:
        raise malformed("The request ended before its body did.") from None
    if empty is not None and bytes(data) in (b"", b"null"):
        return empty
    return decoded(bytes(data), msgspec.json.Decoder(kind))


def decoded(data: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """JSON as a Struct; Denied says what is wrong with it."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise malformed(f"The JSON does not fit: {error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise malformed(f"This is not JSON: {error}.") from None
    except RecursionError:
        raise malformed("This JSON is nested too deeply.") from None


def answer(value: Any, status: int = 200) -> Response:
    """A Struct as the body of an answer."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


async def somebody(request: Request) -> Person | None:
    """Who asks, if they say so; a wrong key is an error, no key is not."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, key = given.partition(" ")
    if scheme.lower() != "bearer":
        raise Denied(401, "unknown_key", "The key goes into the header 'Authorization: Bearer …'.")
    return await hall_of(request).person(key.strip())


async def person(request: Request) -> Person:
    """Who asks; Denied when they do not say."""
    asking = await somebody(request)
    if asking is None:
        raise unknown_key()
    return asking

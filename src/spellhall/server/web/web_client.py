"""Serves the built browser client: hashed files for ever, the page itself always fresh."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(str(files("spellhall.server"))) / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
PACKED: Final = {".js", ".css", ".svg", ".html", ".json", ".txt", ".webmanifest"}
NOT_BUILT: Final = "<!doctype html><title>Spellhall</title><p>The browser client is not built yet."


@dataclass(frozen=True)
class Served:
    """A file in memory, packed once."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str
    changed: float


class WebClient:
    """The files of the client; every address that is no file is a screen of the page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        self._known: dict[Path, Served] = {}

    async def page(self, request: Request) -> Response:
        """Answer a request for a file or a screen."""
        path = request.path_params["path"]
        file = self._file(path)
        lasting = path.startswith("assets/")
        if file is None:
            if lasting:
                return Response("There is no such file.", 404, media_type="text/plain")
            file = self.folder / "index.html"
        if not file.is_file():
            return Response(NOT_BUILT, 404, media_type="text/html")
        return self._answer(request, self._served(file), FOREVER if lasting else FRESH)

    def _file(self, path: str) -> Path | None:
        """The file that an address names; there may be none of such a name, or none can be."""
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):
            return None

    def _answer(self, request: Request, served: Served, caching: str) -> Response:
        headers = {"cache-control": caching, "etag": served.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == served.tag:
            return Response(status_code=304, headers=headers)
        content = served.plain
        if served.packed and "gzip" in request.headers.get("accept-encoding", ""):
            content = served.packed
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type=served.kind)

    def _served(self, file: Path) -> Served:
        changed = file.stat().st_mtime
        known = self._known.get(file)
        if known is not None and known.changed == changed:
            return known
        plain = file.read_bytes()
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        served = self._known[file] = Served(
            plain,
            gzip.compress(plain, 9, mtime=0) if file.suffix in PACKED else None,
            kind or "application/octet-stream",
            f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
            changed,
        )
        return served

"""Files to upload, and responses that are files."""

from __future__ import annotations

import os
from typing import IO, Any, AsyncIterator, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple, TypedDict, Union

import httpx

from ._objects import NotGiven, plain

#: Bytes, text, or an open file. A tuple adds a name: `("people.csv", content)`.
FileContent = Union[bytes, str, IO[bytes]]
Upload = Union[FileContent, Tuple[str, FileContent]]


class TextBody(TypedDict):
    """A body that is a text, such as CSV."""

    text: Union[str, bytes]


class Sent(NamedTuple):
    """A body as it is sent."""

    json: Any = None
    has_json: bool = False
    content: Optional[Tuple[str, Union[str, bytes]]] = None
    files: Optional[List[Tuple[str, Any]]] = None
    once: bool = False


def body_of(body: Any, files: Sequence[str], text_type: Optional[str]) -> Sent:
    """Encodes a body. With a file, it is a multipart form; with `text`, it is sent unchanged; otherwise, it is JSON."""
    if isinstance(body, dict) and any(name in body for name in files):
        parts, once = form(body, files)
        return Sent(files=parts, once=once)
    if text_type is not None and isinstance(body, dict) and "text" in body:
        return Sent(content=(text_type, body["text"]))
    return Sent() if body is None else Sent(json=plain(body), has_json=True)


def form(fields: Dict[str, Any], files: Sequence[str]) -> Tuple[List[Tuple[str, Any]], bool]:
    """Parts of a multipart form, and whether one of them can be read only once."""
    parts: List[Tuple[str, Any]] = []
    once = False
    for name, value in fields.items():
        if value is None or isinstance(value, NotGiven):
            continue
        if name not in files:
            parts.append((name, (None, str(value))))
            continue
        title, content = value if isinstance(value, tuple) else (_title(value, name), value)
        once = once or not isinstance(content, (bytes, str))
        parts.append((name, (title, content)))
    return parts, once


def _title(content: FileContent, field: str) -> str:
    name = getattr(content, "name", None)
    return os.path.basename(name) if isinstance(name, str) and name else field


class FileResponse:
    """A file that is read on demand. `with` and `read` close it."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response

    @property
    def content_type(self) -> str:
        return str(self.response.headers.get("content-type", "application/octet-stream"))

    @property
    def content_length(self) -> Optional[int]:
        value = self.response.headers.get("content-length")
        return None if value is None else int(value)

    def read(self) -> bytes:
        try:
            return self.response.read()
        finally:
            self.response.close()

    def text(self) -> str:
        self.read()
        return self.response.text

    def iter_bytes(self) -> Iterator[bytes]:
        return self.response.iter_bytes()

    def close(self) -> None:
        self.response.close()

    def __enter__(self) -> "FileResponse":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


class AsyncFileResponse:
    """A file that is read on demand. `async with` and `read` close it."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response

    @property
    def content_type(self) -> str:
        return str(self.response.headers.get("content-type", "application/octet-stream"))

    @property
    def content_length(self) -> Optional[int]:
        value = self.response.headers.get("content-length")
        return None if value is None else int(value)

    async def read(self) -> bytes:
        try:
            return await self.response.aread()
        finally:
            await self.response.aclose()

    async def text(self) -> str:
        await self.read()
        return self.response.text

    def iter_bytes(self) -> AsyncIterator[bytes]:
        return self.response.aiter_bytes()

    async def close(self) -> None:
        await self.response.aclose()

    async def __aenter__(self) -> "AsyncFileResponse":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()

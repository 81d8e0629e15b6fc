"""Files to upload."""

from __future__ import annotations

import os
from typing import IO, Any, Dict, List, NamedTuple, Optional, Sequence, Tuple, TypedDict, Union

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

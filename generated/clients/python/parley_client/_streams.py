"""Event streams (WHATWG HTML, section 9.2) as iterators that reconnect after a lost connection.

Each event is yielded once and in order. After a reconnect, the request contains the id of the last event as Last-Event-ID, and events
whose numeric id is not greater are skipped. The stream ends when the service responds with 204 (section 9.2.3), or closes it after an
event for which `is_last` is true. Lines are split here: `iter_lines` of httpx 0.24 and later also splits at characters
that JSON leaves as they are, such as U+2028.
"""

from __future__ import annotations

import asyncio
import codecs
import json
import re
import time
from typing import Any, AsyncGenerator, AsyncIterator, Awaitable, Callable, Dict, Generator, Generic, Iterator, List, NamedTuple, Optional, TypeVar

import httpx

from ._downloads import lost
from ._errors import ApiError, ParleyConnectionError, ParleyError

T = TypeVar("T")

FIRST_DELAY_SECONDS = 0.25
LONGEST_DELAY_SECONDS = 8.0


class RawEvent(NamedTuple):
    id: Optional[str]
    event: str
    data: str


class NamedEvent(NamedTuple):
    """An event of a stream with several kinds."""

    event: str
    data: Any


#: A CR at the end may be the first half of CR LF.
_LINE_END = re.compile(r"\r\n|\n|\r(?!\Z)")


class Parser:
    """Bytes of a stream → events. An event without its final empty line is not returned."""

    def __init__(self) -> None:
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._rest = ""
        self._clear()

    def feed(self, data: bytes) -> Iterator[RawEvent]:
        *lines, self._rest = _LINE_END.split(self._rest + self._decode(data))
        for line in lines:
            event = self._line(line)
            if event:
                yield event

    def _clear(self) -> None:
        self._id: Optional[str] = None
        self._event = ""
        self._data: List[str] = []

    def _line(self, line: str) -> Optional[RawEvent]:
        if line == "":
            event = RawEvent(self._id, self._event or "message", "\n".join(self._data)) if self._data else None
            self._clear()
            return event
        name, _, content = line.partition(":")
        if content.startswith(" "):
            content = content[1:]
        if name == "event":
            self._event = content
        elif name == "data":
            self._data.append(content)
        elif name == "id" and "\0" not in content:
            self._id = content
        return None


class _Progress(Generic[T]):
    """Shared by both kinds of streams: the choice of the next event, and the limit of failures."""

    def __init__(self, decode: Callable[[Any], T], is_last: Callable[[Dict[str, Any]], bool], last_event_id: Optional[str], max_reconnects: int) -> None:
        #: Id of the last event that was yielded. Pass it as `last_event_id` to continue later.
        self.last_event_id = last_event_id
        self._decode = decode
        self._is_last = is_last
        self._max_reconnects = max_reconnects
        self._failures = 0
        self._over = False

    def _take(self, raw: RawEvent) -> Optional[T]:
        last = self.last_event_id
        if raw.id is not None and last is not None and raw.id.isdigit() and last.isdigit() and int(raw.id) <= int(last):
            return None
        if raw.id is not None:
            self.last_event_id = raw.id
        self._failures = 0
        fields = json.loads(raw.data)
        self._over = self._over or self._is_last(fields)
        return self._decode(fields)

    def _failed(self, error: Optional[ParleyError]) -> float:
        """Seconds to wait before the next attempt. @raises the error if it is final"""
        if isinstance(error, ApiError) and error.status < 500 and error.status != 429:
            raise error
        self._failures += 1
        if self._failures > self._max_reconnects:
            raise error or ParleyConnectionError("the event stream closes without events")
        return min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2.0 ** min(self._failures, 10))


class EventStream(_Progress[T]):
    """Events of the service. Leaving the loop, or `close`, closes the connection."""

    def __init__(self, open: Callable[[Optional[str]], httpx.Response], decode: Callable[[Any], T], is_last: Callable[[Dict[str, Any]], bool], last_event_id: Optional[str], max_reconnects: int) -> None:
        super().__init__(decode, is_last, last_event_id, max_reconnects)
        self._open = open
        self._events = self._run()

    def __iter__(self) -> Iterator[T]:
        return self._events

    def __next__(self) -> T:
        return next(self._events)

    def close(self) -> None:
        self._events.close()

    def _run(self) -> Generator[T, None, None]:
        while not self._over:
            error: Optional[ParleyError] = None
            try:
                response = self._open(self.last_event_id)
                try:
                    if response.status_code == 204:
                        return
                    yield from self._read(response)
                finally:
                    response.close()
            except httpx.RequestError as broken:
                error = ParleyConnectionError(str(broken))
            except ParleyError as failed:
                error = failed
            if not self._over:
                time.sleep(self._failed(error))

    def _read(self, response: httpx.Response) -> Iterator[T]:
        parser = Parser()
        for data in response.iter_bytes():
            for raw in parser.feed(data):
                event = self._take(raw)
                if event is not None:
                    yield event


class AsyncEventStream(_Progress[T]):
    """Events of the service. `aclose` closes the connection."""

    def __init__(self, open: Callable[[Optional[str]], Awaitable[httpx.Response]], decode: Callable[[Any], T], is_last: Callable[[Dict[str, Any]], bool], last_event_id: Optional[str], max_reconnects: int) -> None:
        super().__init__(decode, is_last, last_event_id, max_reconnects)
        self._open = open
        self._events = self._run()

    def __aiter__(self) -> AsyncIterator[T]:
        return self._events

    async def __anext__(self) -> T:
        return await self._events.__anext__()

    async def aclose(self) -> None:
        await self._events.aclose()

    async def _run(self) -> AsyncGenerator[T, None]:
        while not self._over:
            error: Optional[ParleyError] = None
            try:
                response = await self._open(self.last_event_id)
                try:
                    if response.status_code == 204:
                        return
                    parser = Parser()
                    async for data in response.aiter_bytes():
                        for raw in parser.feed(data):
                            event = self._take(raw)
                            if event is not None:
                                yield event
                finally:
                    await response.aclose()
            except httpx.RequestError as broken:
                error = ParleyConnectionError(str(broken))
            except ParleyError as failed:
                error = failed
            if not self._over:
                await asyncio.sleep(self._failed(error))


def named_event(raw: Any) -> NamedEvent:
    return NamedEvent(raw["event"], raw["data"])


def events_of(response: httpx.Response, make: Callable[[Any], T]) -> Iterator[T]:
    """The events of one response, which cannot be resumed."""
    parser = Parser()
    try:
        for data in response.iter_bytes():
            for raw in parser.feed(data):
                yield make({"event": raw.event, "data": json.loads(raw.data)})
    except httpx.RequestError as error:
        raise lost(response, error) from error
    finally:
        response.close()


async def async_events_of(response: Awaitable[httpx.Response], make: Callable[[Any], T]) -> AsyncIterator[T]:
    parser = Parser()
    opened = await response
    try:
        async for data in opened.aiter_bytes():
            for raw in parser.feed(data):
                yield make({"event": raw.event, "data": json.loads(raw.data)})
    except httpx.RequestError as error:
        raise lost(opened, error) from error
    finally:
        await opened.aclose()


def text_at(event: Dict[str, Any], path: str) -> str:
    """The text at a dotted path of an event. Empty if there is none."""
    value: Any = event
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value if isinstance(value, str) else ""

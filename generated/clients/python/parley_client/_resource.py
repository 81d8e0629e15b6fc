"""Base classes of the generated groups of methods."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, AsyncIterator, Callable, Dict, Iterator, Optional, TypeVar

import httpx

from ._downloads import AsyncFileResponse, FileResponse
from ._pages import AsyncPage, AsyncPages, Page
from ._streams import AsyncEventStream, EventStream, async_events_of, events_of
from ._transport import EVENT_STREAM, AsyncTransport, RequestOptions, Spec, Transport, json_of

T = TypeVar("T")
#: Creates the object of a response from its fields.
Maker = Callable[[Dict[str, Any]], T]

NO_OPTIONS = RequestOptions()
MAX_RECONNECTS = 10


def _after(spec: Spec, last_event_id: Optional[str]) -> Spec:
    return replace(spec, accept=EVENT_STREAM, headers={**spec.headers, "last-event-id": last_event_id})


def _with_cursor(spec: Spec, cursor: str) -> Spec:
    return replace(spec, query={**spec.query, "cursor": cursor})


class Resource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def _json(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions]) -> T:
        return make(json_of(spec, self._transport.send(spec, options or NO_OPTIONS)))

    def _none(self, spec: Spec, options: Optional[RequestOptions]) -> None:
        self._transport.send(spec, options or NO_OPTIONS)

    def _page(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions]) -> Page[T]:
        raw = json_of(spec, self._transport.send(spec, options or NO_OPTIONS))
        return Page(raw, make, lambda cursor: self._page(make, _with_cursor(spec, cursor), options))

    def _file(self, spec: Spec, options: Optional[RequestOptions]) -> FileResponse:
        return FileResponse(self._transport.send(spec, options or NO_OPTIONS, stream=True))

    def _stream(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions], is_last: Callable[[Dict[str, Any]], bool], last_event_id: Any) -> EventStream[T]:
        def open(last: Optional[str]) -> httpx.Response:
            return self._transport.send(_after(spec, last), options or NO_OPTIONS, stream=True)

        return EventStream(open, make, is_last, None if last_event_id is None else str(last_event_id), MAX_RECONNECTS)

    def _reply(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions]) -> Iterator[T]:
        return events_of(self._transport.send(_after(spec, None), options or NO_OPTIONS, stream=True), make)


class AsyncResource:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def _json(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions]) -> T:
        return make(json_of(spec, await self._transport.send(spec, options or NO_OPTIONS)))

    async def _none(self, spec: Spec, options: Optional[RequestOptions]) -> None:
        await self._transport.send(spec, options or NO_OPTIONS)

    def _page(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions]) -> AsyncPages[T]:
        async def get(given: Spec) -> AsyncPage[T]:
            raw = json_of(given, await self._transport.send(given, options or NO_OPTIONS))
            return AsyncPage(raw, make, lambda cursor: get(_with_cursor(spec, cursor)))

        return AsyncPages(lambda: get(spec))

    async def _file(self, spec: Spec, options: Optional[RequestOptions]) -> AsyncFileResponse:
        return AsyncFileResponse(await self._transport.send(spec, options or NO_OPTIONS, stream=True))

    def _stream(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions], is_last: Callable[[Dict[str, Any]], bool], last_event_id: Any) -> AsyncEventStream[T]:
        async def open(last: Optional[str]) -> httpx.Response:
            return await self._transport.send(_after(spec, last), options or NO_OPTIONS, stream=True)

        return AsyncEventStream(open, make, is_last, None if last_event_id is None else str(last_event_id), MAX_RECONNECTS)

    def _reply(self, make: Maker[T], spec: Spec, options: Optional[RequestOptions]) -> AsyncIterator[T]:
        return async_events_of(self._transport.send(_after(spec, None), options or NO_OPTIONS, stream=True), make)

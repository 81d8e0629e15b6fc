"""Responses that are files."""

from __future__ import annotations

from typing import Any, AsyncIterator, Iterator, Optional

import httpx

from ._errors import ParleyConnectionError
from ._transport import failure_of


def lost(response: httpx.Response, error: httpx.RequestError) -> ParleyConnectionError:
    """The error of a response that broke off while it was read."""
    return failure_of(f"{response.request.method} {response.request.url.path}", error)


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
        except httpx.RequestError as error:
            raise lost(self.response, error) from error
        finally:
            self.response.close()

    def text(self) -> str:
        self.read()
        return self.response.text

    def iter_bytes(self) -> Iterator[bytes]:
        try:
            yield from self.response.iter_bytes()
        except httpx.RequestError as error:
            raise lost(self.response, error) from error

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
        except httpx.RequestError as error:
            raise lost(self.response, error) from error
        finally:
            await self.response.aclose()

    async def text(self) -> str:
        await self.read()
        return self.response.text

    async def iter_bytes(self) -> AsyncIterator[bytes]:
        try:
            async for data in self.response.aiter_bytes():
                yield data
        except httpx.RequestError as error:
            raise lost(self.response, error) from error

    async def close(self) -> None:
        await self.response.aclose()

    async def __aenter__(self) -> "AsyncFileResponse":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()

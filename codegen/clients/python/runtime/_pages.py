"""Pages of lists, whose iterators continue with the items of all following pages."""

from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Dict, Generator, Generic, Iterator, List, Optional, TypeVar

T = TypeVar("T")


class _PageData(Generic[T]):
    #: The items of this page.
    data: List[T]
    #: Whether there is another page.
    has_more: bool
    next_cursor: Optional[str]
    #: Number of items on all pages. Present only with `include_total`.
    total: Optional[int]

    def __init__(self, raw: Dict[str, Any], make: Callable[[Dict[str, Any]], T]) -> None:
        self.data = [make(each) for each in raw["data"]]
        self.has_more = raw["has_more"]
        self.next_cursor = raw["next_cursor"]
        self.total = raw.get("total")


class Page(_PageData[T]):
    """A page. Iterating yields its items and the items of all following pages."""

    def __init__(self, raw: Dict[str, Any], make: Callable[[Dict[str, Any]], T], fetch: Callable[[str], "Page[T]"]) -> None:
        super().__init__(raw, make)
        self._fetch = fetch

    def next_page(self) -> Optional["Page[T]"]:
        """The following page. None after the last page."""
        return self._fetch(self.next_cursor) if self.has_more and self.next_cursor else None

    def __iter__(self) -> Iterator[T]:
        page: Optional[Page[T]] = self
        while page is not None:
            yield from page.data
            page = page.next_page()


class AsyncPage(_PageData[T]):
    """A page. Iterating yields its items and the items of all following pages."""

    def __init__(self, raw: Dict[str, Any], make: Callable[[Dict[str, Any]], T], fetch: Callable[[str], Awaitable["AsyncPage[T]"]]) -> None:
        super().__init__(raw, make)
        self._fetch = fetch

    async def next_page(self) -> Optional["AsyncPage[T]"]:
        """The following page. None after the last page."""
        return await self._fetch(self.next_cursor) if self.has_more and self.next_cursor else None

    async def __aiter__(self) -> AsyncIterator[T]:
        page: Optional[AsyncPage[T]] = self
        while page is not None:
            for item in page.data:
                yield item
            page = await page.next_page()


class AsyncPages(Generic[T]):
    """`await` gives the first page; `async for` yields the items of all pages."""

    def __init__(self, first: Callable[[], Awaitable[AsyncPage[T]]]) -> None:
        self._first = first

    def __await__(self) -> Generator[Any, None, AsyncPage[T]]:
        return self._first().__await__()

    async def __aiter__(self) -> AsyncIterator[T]:
        async for item in await self._first():
            yield item

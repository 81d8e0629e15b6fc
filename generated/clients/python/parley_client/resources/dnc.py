"""dnc: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import DncImport, DncNumber


class DncApi(Resource):
    """Phone numbers that are never dialed (do-not-call list)."""

    def list_numbers(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[DncNumber]:
        """List the do-not-call numbers.
        Lists the numbers, newest first. `number` looks up one number.
        GET /v1/dnc
        Raises ApiError: invalid_cursor.
        """
        return self._page(DncNumber, Spec("GET", "/v1/dnc", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "number": number})), options)

    def add_numbers(self, *, numbers: Sequence[str], reason: Union[Optional[str], NotGiven] = NOT_GIVEN, call_id: Union[Optional[str], NotGiven] = NOT_GIVEN, default_country: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> DncImport:
        """Add numbers to the do-not-call list.
        Adds one or more numbers, as JSON or as `text/csv` with a column `number` (or `phone`,
        `phone_number`, `to_number`) and an optional column `reason`: at most 20 MiB or 100,000 rows. Any
        number format is accepted. Numbers without a country code are read with `default_country`. Invalid
        rows are reported by row number and do not affect the others. Queued calls to these numbers fail
        with `dnc_blocked`.
        POST /v1/dnc
        Raises ApiError: payload_too_large.
        """
        return self._json(DncImport, Spec("POST", "/v1/dnc", query=given({"default_country": default_country}), json=given({"numbers": numbers, "reason": reason, "call_id": call_id}), has_json=True, keyed=True), options)

    def remove_number(self, number: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove a number from the list.
        The number can be dialed again. The audit log keeps the removed entry.
        DELETE /v1/dnc/{number}
        Raises ApiError: dnc_number_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/dnc/{quote(number, safe="")}'), options)


class AsyncDncApi(AsyncResource):
    """Phone numbers that are never dialed (do-not-call list)."""

    def list_numbers(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[DncNumber]:
        """List the do-not-call numbers.
        Lists the numbers, newest first. `number` looks up one number.
        GET /v1/dnc
        Raises ApiError: invalid_cursor.
        """
        return self._page(DncNumber, Spec("GET", "/v1/dnc", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "number": number})), options)

    async def add_numbers(self, *, numbers: Sequence[str], reason: Union[Optional[str], NotGiven] = NOT_GIVEN, call_id: Union[Optional[str], NotGiven] = NOT_GIVEN, default_country: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> DncImport:
        """Add numbers to the do-not-call list.
        Adds one or more numbers, as JSON or as `text/csv` with a column `number` (or `phone`,
        `phone_number`, `to_number`) and an optional column `reason`: at most 20 MiB or 100,000 rows. Any
        number format is accepted. Numbers without a country code are read with `default_country`. Invalid
        rows are reported by row number and do not affect the others. Queued calls to these numbers fail
        with `dnc_blocked`.
        POST /v1/dnc
        Raises ApiError: payload_too_large.
        """
        return await self._json(DncImport, Spec("POST", "/v1/dnc", query=given({"default_country": default_country}), json=given({"numbers": numbers, "reason": reason, "call_id": call_id}), has_json=True, keyed=True), options)

    async def remove_number(self, number: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove a number from the list.
        The number can be dialed again. The audit log keeps the removed entry.
        DELETE /v1/dnc/{number}
        Raises ApiError: dnc_number_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/dnc/{quote(number, safe="")}'), options)

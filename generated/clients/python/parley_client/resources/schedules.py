"""schedules: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Literal, Optional, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import E164, Metadata, Schedule, ScheduleStatus, Variables


class SchedulesApi(Resource):
    """Calls at a set time: once, or repeatedly by a recurrence rule."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[ScheduleStatus, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Schedule]:
        """List schedules.
        Lists the schedules of the workspace, newest first.
        GET /v1/schedules
        Raises ApiError: invalid_cursor.
        """
        return self._page(Schedule, Spec("GET", "/v1/schedules", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "agent_id": agent_id})), options)

    def create(self, *, agent_id: str, to_number: E164, from_number: Union[Optional[str], NotGiven] = NOT_GIVEN, at: Union[Optional[str], NotGiven] = NOT_GIVEN, rrule: Union[Optional[str], NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, starts_at: Union[Optional[str], NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, misfire_grace_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Schedule:
        """Schedule a call.
        Schedules a call once (`at`) or repeatedly (`rrule` in `time_zone`). The local time stays the same
        across daylight-saving changes. A local time that does not exist on a day is skipped. A run that is
        at most `misfire_grace_seconds` late still takes place. No due time is dialed twice. Runs of a
        workspace that are due in the same minute begin 25 ms apart.
        POST /v1/schedules
        Raises ApiError: agent_not_found.
        """
        return self._json(Schedule, Spec("POST", "/v1/schedules", json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "at": at, "rrule": rrule, "time_zone": time_zone, "starts_at": starts_at, "metadata": metadata, "variables": variables, "misfire_grace_seconds": misfire_grace_seconds}), has_json=True, keyed=True), options)

    def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Schedule:
        """Get a schedule.
        Returns a schedule with its next run and its newest runs with their calls.
        GET /v1/schedules/{id}
        Raises ApiError: precondition_failed, schedule_not_found.
        """
        return self._json(Schedule, Spec("GET", f'/v1/schedules/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    def update(self, id: str, *, agent_id: Union[str, NotGiven] = NOT_GIVEN, to_number: Union[E164, NotGiven] = NOT_GIVEN, from_number: Union[Optional[str], NotGiven] = NOT_GIVEN, at: Union[Optional[str], NotGiven] = NOT_GIVEN, rrule: Union[Optional[str], NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, starts_at: Union[Optional[str], NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, misfire_grace_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, status: Union[Literal["scheduled", "paused"], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Schedule:
        """Change, pause or resume a schedule.
        JSON merge patch. A new `at` replaces the rule, and a new rule replaces `at`. `status` pauses and
        resumes the schedule. Runs that were due during a pause are skipped.
        PATCH /v1/schedules/{id}
        Raises ApiError: agent_not_found, precondition_failed, schedule_not_active, schedule_not_found.
        """
        return self._json(Schedule, Spec("PATCH", f'/v1/schedules/{quote(id, safe="")}', json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "at": at, "rrule": rrule, "time_zone": time_zone, "starts_at": starts_at, "metadata": metadata, "variables": variables, "misfire_grace_seconds": misfire_grace_seconds, "status": status}), has_json=True, headers=given({"if-match": if_match})), options)

    def cancel(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Cancel a schedule.
        The schedule does not run again and is kept as `canceled`. A call that waits in the queue ends as
        `canceled`; a call in progress continues.
        DELETE /v1/schedules/{id}
        Raises ApiError: precondition_failed, schedule_not_active, schedule_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/schedules/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)


class AsyncSchedulesApi(AsyncResource):
    """Calls at a set time: once, or repeatedly by a recurrence rule."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[ScheduleStatus, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Schedule]:
        """List schedules.
        Lists the schedules of the workspace, newest first.
        GET /v1/schedules
        Raises ApiError: invalid_cursor.
        """
        return self._page(Schedule, Spec("GET", "/v1/schedules", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "agent_id": agent_id})), options)

    async def create(self, *, agent_id: str, to_number: E164, from_number: Union[Optional[str], NotGiven] = NOT_GIVEN, at: Union[Optional[str], NotGiven] = NOT_GIVEN, rrule: Union[Optional[str], NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, starts_at: Union[Optional[str], NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, misfire_grace_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Schedule:
        """Schedule a call.
        Schedules a call once (`at`) or repeatedly (`rrule` in `time_zone`). The local time stays the same
        across daylight-saving changes. A local time that does not exist on a day is skipped. A run that is
        at most `misfire_grace_seconds` late still takes place. No due time is dialed twice. Runs of a
        workspace that are due in the same minute begin 25 ms apart.
        POST /v1/schedules
        Raises ApiError: agent_not_found.
        """
        return await self._json(Schedule, Spec("POST", "/v1/schedules", json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "at": at, "rrule": rrule, "time_zone": time_zone, "starts_at": starts_at, "metadata": metadata, "variables": variables, "misfire_grace_seconds": misfire_grace_seconds}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Schedule:
        """Get a schedule.
        Returns a schedule with its next run and its newest runs with their calls.
        GET /v1/schedules/{id}
        Raises ApiError: precondition_failed, schedule_not_found.
        """
        return await self._json(Schedule, Spec("GET", f'/v1/schedules/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    async def update(self, id: str, *, agent_id: Union[str, NotGiven] = NOT_GIVEN, to_number: Union[E164, NotGiven] = NOT_GIVEN, from_number: Union[Optional[str], NotGiven] = NOT_GIVEN, at: Union[Optional[str], NotGiven] = NOT_GIVEN, rrule: Union[Optional[str], NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, starts_at: Union[Optional[str], NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, misfire_grace_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, status: Union[Literal["scheduled", "paused"], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Schedule:
        """Change, pause or resume a schedule.
        JSON merge patch. A new `at` replaces the rule, and a new rule replaces `at`. `status` pauses and
        resumes the schedule. Runs that were due during a pause are skipped.
        PATCH /v1/schedules/{id}
        Raises ApiError: agent_not_found, precondition_failed, schedule_not_active, schedule_not_found.
        """
        return await self._json(Schedule, Spec("PATCH", f'/v1/schedules/{quote(id, safe="")}', json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "at": at, "rrule": rrule, "time_zone": time_zone, "starts_at": starts_at, "metadata": metadata, "variables": variables, "misfire_grace_seconds": misfire_grace_seconds, "status": status}), has_json=True, headers=given({"if-match": if_match})), options)

    async def cancel(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Cancel a schedule.
        The schedule does not run again and is kept as `canceled`. A call that waits in the queue ends as
        `canceled`; a call in progress continues.
        DELETE /v1/schedules/{id}
        Raises ApiError: precondition_failed, schedule_not_active, schedule_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/schedules/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

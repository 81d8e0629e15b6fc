"""audit_log: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from datetime import datetime
from typing import Optional, Union

from .._downloads import AsyncFileResponse, FileResponse
from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import AuditEntry


class AuditLogApi(Resource):
    """Changes in the workspace, with their authors and keys."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, actor: Union[str, NotGiven] = NOT_GIVEN, key_id: Union[str, NotGiven] = NOT_GIVEN, action: Union[str, NotGiven] = NOT_GIVEN, target: Union[str, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[AuditEntry]:
        """List the audit log.
        Lists who changed what in the workspace, with which key and from which address, newest first. The
        use of API keys, including reads, is logged as one `api_key.used` entry per key and minute; its
        `changes` contain the number of requests. With `Accept: text/csv`, returns all matching entries, one
        per line. Entries cannot be changed or deleted.
        GET /v1/audit-log
        Raises ApiError: invalid_cursor.
        """
        return self._page(AuditEntry, Spec("GET", "/v1/audit-log", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "actor": actor, "key_id": key_id, "action": action, "target": target, "from": from_, "to": to})), options)

    def export_audit_log(self, *, actor: Union[str, NotGiven] = NOT_GIVEN, key_id: Union[str, NotGiven] = NOT_GIVEN, action: Union[str, NotGiven] = NOT_GIVEN, target: Union[str, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Export the audit log as CSV.
        Lists who changed what in the workspace, with which key and from which address, newest first. The
        use of API keys, including reads, is logged as one `api_key.used` entry per key and minute; its
        `changes` contain the number of requests. With `Accept: text/csv`, returns all matching entries, one
        per line. Entries cannot be changed or deleted.
        GET /v1/audit-log/export
        """
        return self._file(Spec("GET", "/v1/audit-log/export", query=given({"actor": actor, "key_id": key_id, "action": action, "target": target, "from": from_, "to": to}), accept="text/csv"), options)


class AsyncAuditLogApi(AsyncResource):
    """Changes in the workspace, with their authors and keys."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, actor: Union[str, NotGiven] = NOT_GIVEN, key_id: Union[str, NotGiven] = NOT_GIVEN, action: Union[str, NotGiven] = NOT_GIVEN, target: Union[str, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[AuditEntry]:
        """List the audit log.
        Lists who changed what in the workspace, with which key and from which address, newest first. The
        use of API keys, including reads, is logged as one `api_key.used` entry per key and minute; its
        `changes` contain the number of requests. With `Accept: text/csv`, returns all matching entries, one
        per line. Entries cannot be changed or deleted.
        GET /v1/audit-log
        Raises ApiError: invalid_cursor.
        """
        return self._page(AuditEntry, Spec("GET", "/v1/audit-log", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "actor": actor, "key_id": key_id, "action": action, "target": target, "from": from_, "to": to})), options)

    async def export_audit_log(self, *, actor: Union[str, NotGiven] = NOT_GIVEN, key_id: Union[str, NotGiven] = NOT_GIVEN, action: Union[str, NotGiven] = NOT_GIVEN, target: Union[str, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Export the audit log as CSV.
        Lists who changed what in the workspace, with which key and from which address, newest first. The
        use of API keys, including reads, is logged as one `api_key.used` entry per key and minute; its
        `changes` contain the number of requests. With `Accept: text/csv`, returns all matching entries, one
        per line. Entries cannot be changed or deleted.
        GET /v1/audit-log/export
        """
        return await self._file(Spec("GET", "/v1/audit-log/export", query=given({"actor": actor, "key_id": key_id, "action": action, "target": target, "from": from_, "to": to}), accept="text/csv"), options)

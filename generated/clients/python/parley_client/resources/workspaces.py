"""workspaces: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import CallingWindowInputParam, Workspace, WorkspacePrivacyInputParam


class WorkspacesApi(Resource):
    """Workspaces of the user: settings and limits."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Workspace]:
        """List workspaces.
        Lists the workspaces that the user is a member of, with the user's role in each. X-Workspace-Id
        selects one of them for a request. For an API key, lists only its own workspace.
        GET /v1/workspaces
        Raises ApiError: invalid_cursor.
        """
        return self._page(Workspace, Spec("GET", "/v1/workspaces", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def create(self, *, name: str, time_zone: Union[str, NotGiven] = NOT_GIVEN, calling_hours: Union[Sequence[CallingWindowInputParam], NotGiven] = NOT_GIVEN, concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, require_second_factor: Union[bool, NotGiven] = NOT_GIVEN, privacy: Union[WorkspacePrivacyInputParam, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Workspace:
        """Create a workspace.
        Creates another workspace, for example for a second team or for an agency's client. The user becomes
        its owner. Its wallet is empty. To act in it, send its id in X-Workspace-Id.
        POST /v1/workspaces
        Raises ApiError: user_session_required, workspace_limit_reached.
        """
        return self._json(Workspace, Spec("POST", "/v1/workspaces", json=given({"name": name, "time_zone": time_zone, "calling_hours": calling_hours, "concurrent_calls": concurrent_calls, "require_second_factor": require_second_factor, "privacy": privacy}), has_json=True, keyed=True), options)

    def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, calling_hours: Union[Optional[Sequence[CallingWindowInputParam]], NotGiven] = NOT_GIVEN, concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, require_second_factor: Union[Optional[bool], NotGiven] = NOT_GIVEN, privacy: Union[Optional[WorkspacePrivacyInputParam], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Workspace:
        """Update the workspace.
        JSON merge patch of the workspace that the request acts in. `concurrent_calls` cannot exceed the
        limit that the operator sets.
        PATCH /v1/workspaces/{id}
        Raises ApiError: owner_required, workspace_not_found.
        """
        return self._json(Workspace, Spec("PATCH", f'/v1/workspaces/{quote(id, safe="")}', json=given({"name": name, "time_zone": time_zone, "calling_hours": calling_hours, "concurrent_calls": concurrent_calls, "require_second_factor": require_second_factor, "privacy": privacy}), has_json=True), options)


class AsyncWorkspacesApi(AsyncResource):
    """Workspaces of the user: settings and limits."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Workspace]:
        """List workspaces.
        Lists the workspaces that the user is a member of, with the user's role in each. X-Workspace-Id
        selects one of them for a request. For an API key, lists only its own workspace.
        GET /v1/workspaces
        Raises ApiError: invalid_cursor.
        """
        return self._page(Workspace, Spec("GET", "/v1/workspaces", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def create(self, *, name: str, time_zone: Union[str, NotGiven] = NOT_GIVEN, calling_hours: Union[Sequence[CallingWindowInputParam], NotGiven] = NOT_GIVEN, concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, require_second_factor: Union[bool, NotGiven] = NOT_GIVEN, privacy: Union[WorkspacePrivacyInputParam, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Workspace:
        """Create a workspace.
        Creates another workspace, for example for a second team or for an agency's client. The user becomes
        its owner. Its wallet is empty. To act in it, send its id in X-Workspace-Id.
        POST /v1/workspaces
        Raises ApiError: user_session_required, workspace_limit_reached.
        """
        return await self._json(Workspace, Spec("POST", "/v1/workspaces", json=given({"name": name, "time_zone": time_zone, "calling_hours": calling_hours, "concurrent_calls": concurrent_calls, "require_second_factor": require_second_factor, "privacy": privacy}), has_json=True, keyed=True), options)

    async def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, calling_hours: Union[Optional[Sequence[CallingWindowInputParam]], NotGiven] = NOT_GIVEN, concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, require_second_factor: Union[Optional[bool], NotGiven] = NOT_GIVEN, privacy: Union[Optional[WorkspacePrivacyInputParam], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Workspace:
        """Update the workspace.
        JSON merge patch of the workspace that the request acts in. `concurrent_calls` cannot exceed the
        limit that the operator sets.
        PATCH /v1/workspaces/{id}
        Raises ApiError: owner_required, workspace_not_found.
        """
        return await self._json(Workspace, Spec("PATCH", f'/v1/workspaces/{quote(id, safe="")}', json=given({"name": name, "time_zone": time_zone, "calling_hours": calling_hours, "concurrent_calls": concurrent_calls, "require_second_factor": require_second_factor, "privacy": privacy}), has_json=True), options)

"""widgets: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional, Sequence, Union
from urllib.parse import quote

from .._downloads import AsyncFileResponse, FileResponse
from .._objects import NOT_GIVEN, NotGiven, given, tagged
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import ChatDeltaEvent, ChatDoneEvent, ChatErrorEvent, ChatSessionEvent, ChatStreamEvent, ChatToolEvent, MoneyInputInputParam, Widget, WidgetChatReply, WidgetConfig, WidgetMessage, WidgetMode, WidgetSession, WidgetSessionGrant, WidgetThemeInputParam


class WidgetsApi(Resource):
    """Chat and voice on web pages, and their sessions."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Widget]:
        """List widgets.
        Lists the widgets of the workspace, newest first.
        GET /v1/widgets
        Raises ApiError: invalid_cursor.
        """
        return self._page(Widget, Spec("GET", "/v1/widgets", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "agent_id": agent_id})), options)

    def create(self, *, name: str, agent_id: str, modes: Union[Sequence[WidgetMode], NotGiven] = NOT_GIVEN, allowed_domains: Union[Sequence[str], NotGiven] = NOT_GIVEN, theme: Union[WidgetThemeInputParam, NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, title: Union[Optional[str], NotGiven] = NOT_GIVEN, budget_per_day: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, status: Union[Literal["active", "disabled"], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Widget:
        """Create a widget.
        Creates a widget that embeds an agent in a web page, for chat, voice or both. Pages on
        `allowed_domains` can embed it.
        POST /v1/widgets
        Raises ApiError: agent_not_found.
        """
        return self._json(Widget, Spec("POST", "/v1/widgets", json=given({"name": name, "agent_id": agent_id, "modes": modes, "allowed_domains": allowed_domains, "theme": theme, "greeting": greeting, "title": title, "budget_per_day": budget_per_day, "status": status}), has_json=True, keyed=True), options)

    def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Widget:
        """Get a widget.
        Returns a widget with all its settings.
        GET /v1/widgets/{id}
        Raises ApiError: precondition_failed, widget_not_found.
        """
        return self._json(Widget, Spec("GET", f'/v1/widgets/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, modes: Union[Sequence[WidgetMode], NotGiven] = NOT_GIVEN, allowed_domains: Union[Sequence[str], NotGiven] = NOT_GIVEN, theme: Union[WidgetThemeInputParam, NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, title: Union[Optional[str], NotGiven] = NOT_GIVEN, budget_per_day: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, status: Union[Literal["active", "disabled"], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Widget:
        """Change, disable or enable a widget.
        JSON merge patch. All public operations of a disabled widget return 404. Its calls in progress
        continue.
        PATCH /v1/widgets/{id}
        Raises ApiError: agent_not_found, precondition_failed, widget_not_found.
        """
        return self._json(Widget, Spec("PATCH", f'/v1/widgets/{quote(id, safe="")}', json=given({"name": name, "agent_id": agent_id, "modes": modes, "allowed_domains": allowed_domains, "theme": theme, "greeting": greeting, "title": title, "budget_per_day": budget_per_day, "status": status}), has_json=True, headers=given({"if-match": if_match})), options)

    def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a widget.
        Deletes the widget with its sessions and messages. Its calls are kept.
        DELETE /v1/widgets/{id}
        Raises ApiError: precondition_failed, widget_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/widgets/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    def get_config(self, id: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WidgetConfig:
        """Get the public configuration of a widget.
        Returns the public part of the settings, with an ETag. Pages of other origins are rejected with
        `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
        site can send one.
        GET /v1/widgets/{id}/config
        Raises ApiError: origin_not_allowed, widget_not_found.
        """
        return self._json(WidgetConfig, Spec("GET", f'/v1/widgets/{quote(id, safe="")}/config', headers=given({"if-none-match": if_none_match})), options)

    def get_script(self, id: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Get the script of the widget.
        Returns the script for a `script` element. The file is the same for every widget and reads the id
        from its own URL. To use an integrity attribute, load the hashed copy under `/assets/`.
        GET /v1/widgets/{id}/embed.js
        Raises ApiError: widget_not_found.
        """
        return self._file(Spec("GET", f'/v1/widgets/{quote(id, safe="")}/embed.js', accept="text/javascript", headers=given({"if-none-match": if_none_match})), options)

    def preview(self, id: str, *, options: Optional[RequestOptions] = None) -> FileResponse:
        """Open a page with the widget.
        Returns the talk page of this service with this widget.
        GET /v1/widgets/{id}/preview
        Raises ApiError: widget_not_found.
        """
        return self._file(Spec("GET", f'/v1/widgets/{quote(id, safe="")}/preview', accept="text/html"), options)

    def send_message(self, id: str, *, message: str, session_id: Union[Optional[str], NotGiven] = NOT_GIVEN, token: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WidgetChatReply:
        """Send a message to the agent.
        Without `session_id`, opens a session and returns its token, only in this response. With
        `session_id`, send this token as `token` or in the Authorization header. An API key of the workspace
        with write scope can continue any session of the workspace. With `Accept: text/event-stream`, the
        reply is streamed while it is generated, as the events of `ChatStreamEvent`: `session`, then `delta`
        and `tool`, and finally `done` or `error`. When the client disconnects, the model stops, and the
        text that was generated so far is kept. Pages of other origins are rejected with
        `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
        site can send one.
        POST /v1/widgets/{id}/chat
        Raises ApiError: agent_not_found, budget_spent, forbidden_scope, insufficient_funds, ip_not_allowed,
        origin_not_allowed, provider_failed, widget_mode_off, widget_not_found, widget_session_busy,
        widget_session_full, widget_session_not_found.
        """
        return self._json(WidgetChatReply, Spec("POST", f'/v1/widgets/{quote(id, safe="")}/chat', json=given({"message": message, "session_id": session_id, "token": token}), has_json=True), options)

    def list_sessions(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[WidgetSession]:
        """List the sessions of a widget.
        Lists the sessions of a widget, newest first.
        GET /v1/widgets/{id}/sessions
        Raises ApiError: invalid_cursor, widget_not_found.
        """
        return self._page(WidgetSession, Spec("GET", f'/v1/widgets/{quote(id, safe="")}/sessions', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def create_session(self, id: str, *, mode: Literal["chat", "voice"], options: Optional[RequestOptions] = None) -> WidgetSessionGrant:
        """Open a session.
        Opens a session for chat, or for voice with a token to join one call. Pages of other origins are
        rejected with `origin_not_allowed`. A request without an `Origin` header is served, because no page
        of another site can send one.
        POST /v1/widgets/{id}/sessions
        Raises ApiError: agent_not_found, budget_spent, concurrency_limited, insufficient_funds,
        origin_not_allowed, widget_mode_off, widget_not_found.
        """
        return self._json(WidgetSessionGrant, Spec("POST", f'/v1/widgets/{quote(id, safe="")}/sessions', json=given({"mode": mode}), has_json=True), options)

    def list_messages(self, id: str, session_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[WidgetMessage]:
        """List the messages of a chat session.
        Lists the messages, oldest first. Accepts the credentials of the workspace or the token of this
        session. A token of another session gets 404. The conversation of a voice session is the transcript
        of its call.
        GET /v1/widgets/{id}/sessions/{session_id}/messages
        Raises ApiError: invalid_cursor, widget_not_found, widget_session_not_found.
        """
        return self._page(WidgetMessage, Spec("GET", f'/v1/widgets/{quote(id, safe="")}/sessions/{quote(session_id, safe="")}/messages', query=given({"limit": limit, "cursor": cursor})), options)

    def stream_message(self, id: str, *, message: str, session_id: Union[Optional[str], NotGiven] = NOT_GIVEN, token: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Iterator[ChatStreamEvent]:
        """Send a message and stream the reply.
        Without `session_id`, opens a session and returns its token, only in this response. With
        `session_id`, send this token as `token` or in the Authorization header. An API key of the workspace
        with write scope can continue any session of the workspace. With `Accept: text/event-stream`, the
        reply is streamed while it is generated, as the events of `ChatStreamEvent`: `session`, then `delta`
        and `tool`, and finally `done` or `error`. When the client disconnects, the model stops, and the
        text that was generated so far is kept. Pages of other origins are rejected with
        `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
        site can send one.
        POST /v1/widgets/{id}/chat/stream
        Raises ApiError: agent_not_found, budget_spent, forbidden_scope, insufficient_funds, ip_not_allowed,
        origin_not_allowed, provider_failed, widget_mode_off, widget_not_found, widget_session_busy,
        widget_session_full, widget_session_not_found.
        """
        return self._reply(tagged(("event", {"session": "ChatSessionEvent", "delta": "ChatDeltaEvent", "tool": "ChatToolEvent", "done": "ChatDoneEvent", "error": "ChatErrorEvent"})), Spec("POST", f'/v1/widgets/{quote(id, safe="")}/chat/stream', json=given({"message": message, "session_id": session_id, "token": token}), has_json=True), options)


class AsyncWidgetsApi(AsyncResource):
    """Chat and voice on web pages, and their sessions."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Widget]:
        """List widgets.
        Lists the widgets of the workspace, newest first.
        GET /v1/widgets
        Raises ApiError: invalid_cursor.
        """
        return self._page(Widget, Spec("GET", "/v1/widgets", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "agent_id": agent_id})), options)

    async def create(self, *, name: str, agent_id: str, modes: Union[Sequence[WidgetMode], NotGiven] = NOT_GIVEN, allowed_domains: Union[Sequence[str], NotGiven] = NOT_GIVEN, theme: Union[WidgetThemeInputParam, NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, title: Union[Optional[str], NotGiven] = NOT_GIVEN, budget_per_day: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, status: Union[Literal["active", "disabled"], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Widget:
        """Create a widget.
        Creates a widget that embeds an agent in a web page, for chat, voice or both. Pages on
        `allowed_domains` can embed it.
        POST /v1/widgets
        Raises ApiError: agent_not_found.
        """
        return await self._json(Widget, Spec("POST", "/v1/widgets", json=given({"name": name, "agent_id": agent_id, "modes": modes, "allowed_domains": allowed_domains, "theme": theme, "greeting": greeting, "title": title, "budget_per_day": budget_per_day, "status": status}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Widget:
        """Get a widget.
        Returns a widget with all its settings.
        GET /v1/widgets/{id}
        Raises ApiError: precondition_failed, widget_not_found.
        """
        return await self._json(Widget, Spec("GET", f'/v1/widgets/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    async def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, modes: Union[Sequence[WidgetMode], NotGiven] = NOT_GIVEN, allowed_domains: Union[Sequence[str], NotGiven] = NOT_GIVEN, theme: Union[WidgetThemeInputParam, NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, title: Union[Optional[str], NotGiven] = NOT_GIVEN, budget_per_day: Union[Optional[MoneyInputInputParam], NotGiven] = NOT_GIVEN, status: Union[Literal["active", "disabled"], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Widget:
        """Change, disable or enable a widget.
        JSON merge patch. All public operations of a disabled widget return 404. Its calls in progress
        continue.
        PATCH /v1/widgets/{id}
        Raises ApiError: agent_not_found, precondition_failed, widget_not_found.
        """
        return await self._json(Widget, Spec("PATCH", f'/v1/widgets/{quote(id, safe="")}', json=given({"name": name, "agent_id": agent_id, "modes": modes, "allowed_domains": allowed_domains, "theme": theme, "greeting": greeting, "title": title, "budget_per_day": budget_per_day, "status": status}), has_json=True, headers=given({"if-match": if_match})), options)

    async def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a widget.
        Deletes the widget with its sessions and messages. Its calls are kept.
        DELETE /v1/widgets/{id}
        Raises ApiError: precondition_failed, widget_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/widgets/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    async def get_config(self, id: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WidgetConfig:
        """Get the public configuration of a widget.
        Returns the public part of the settings, with an ETag. Pages of other origins are rejected with
        `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
        site can send one.
        GET /v1/widgets/{id}/config
        Raises ApiError: origin_not_allowed, widget_not_found.
        """
        return await self._json(WidgetConfig, Spec("GET", f'/v1/widgets/{quote(id, safe="")}/config', headers=given({"if-none-match": if_none_match})), options)

    async def get_script(self, id: str, *, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Get the script of the widget.
        Returns the script for a `script` element. The file is the same for every widget and reads the id
        from its own URL. To use an integrity attribute, load the hashed copy under `/assets/`.
        GET /v1/widgets/{id}/embed.js
        Raises ApiError: widget_not_found.
        """
        return await self._file(Spec("GET", f'/v1/widgets/{quote(id, safe="")}/embed.js', accept="text/javascript", headers=given({"if-none-match": if_none_match})), options)

    async def preview(self, id: str, *, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Open a page with the widget.
        Returns the talk page of this service with this widget.
        GET /v1/widgets/{id}/preview
        Raises ApiError: widget_not_found.
        """
        return await self._file(Spec("GET", f'/v1/widgets/{quote(id, safe="")}/preview', accept="text/html"), options)

    async def send_message(self, id: str, *, message: str, session_id: Union[Optional[str], NotGiven] = NOT_GIVEN, token: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WidgetChatReply:
        """Send a message to the agent.
        Without `session_id`, opens a session and returns its token, only in this response. With
        `session_id`, send this token as `token` or in the Authorization header. An API key of the workspace
        with write scope can continue any session of the workspace. With `Accept: text/event-stream`, the
        reply is streamed while it is generated, as the events of `ChatStreamEvent`: `session`, then `delta`
        and `tool`, and finally `done` or `error`. When the client disconnects, the model stops, and the
        text that was generated so far is kept. Pages of other origins are rejected with
        `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
        site can send one.
        POST /v1/widgets/{id}/chat
        Raises ApiError: agent_not_found, budget_spent, forbidden_scope, insufficient_funds, ip_not_allowed,
        origin_not_allowed, provider_failed, widget_mode_off, widget_not_found, widget_session_busy,
        widget_session_full, widget_session_not_found.
        """
        return await self._json(WidgetChatReply, Spec("POST", f'/v1/widgets/{quote(id, safe="")}/chat', json=given({"message": message, "session_id": session_id, "token": token}), has_json=True), options)

    def list_sessions(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[WidgetSession]:
        """List the sessions of a widget.
        Lists the sessions of a widget, newest first.
        GET /v1/widgets/{id}/sessions
        Raises ApiError: invalid_cursor, widget_not_found.
        """
        return self._page(WidgetSession, Spec("GET", f'/v1/widgets/{quote(id, safe="")}/sessions', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def create_session(self, id: str, *, mode: Literal["chat", "voice"], options: Optional[RequestOptions] = None) -> WidgetSessionGrant:
        """Open a session.
        Opens a session for chat, or for voice with a token to join one call. Pages of other origins are
        rejected with `origin_not_allowed`. A request without an `Origin` header is served, because no page
        of another site can send one.
        POST /v1/widgets/{id}/sessions
        Raises ApiError: agent_not_found, budget_spent, concurrency_limited, insufficient_funds,
        origin_not_allowed, widget_mode_off, widget_not_found.
        """
        return await self._json(WidgetSessionGrant, Spec("POST", f'/v1/widgets/{quote(id, safe="")}/sessions', json=given({"mode": mode}), has_json=True), options)

    def list_messages(self, id: str, session_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[WidgetMessage]:
        """List the messages of a chat session.
        Lists the messages, oldest first. Accepts the credentials of the workspace or the token of this
        session. A token of another session gets 404. The conversation of a voice session is the transcript
        of its call.
        GET /v1/widgets/{id}/sessions/{session_id}/messages
        Raises ApiError: invalid_cursor, widget_not_found, widget_session_not_found.
        """
        return self._page(WidgetMessage, Spec("GET", f'/v1/widgets/{quote(id, safe="")}/sessions/{quote(session_id, safe="")}/messages', query=given({"limit": limit, "cursor": cursor})), options)

    def stream_message(self, id: str, *, message: str, session_id: Union[Optional[str], NotGiven] = NOT_GIVEN, token: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncIterator[ChatStreamEvent]:
        """Send a message and stream the reply.
        Without `session_id`, opens a session and returns its token, only in this response. With
        `session_id`, send this token as `token` or in the Authorization header. An API key of the workspace
        with write scope can continue any session of the workspace. With `Accept: text/event-stream`, the
        reply is streamed while it is generated, as the events of `ChatStreamEvent`: `session`, then `delta`
        and `tool`, and finally `done` or `error`. When the client disconnects, the model stops, and the
        text that was generated so far is kept. Pages of other origins are rejected with
        `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
        site can send one.
        POST /v1/widgets/{id}/chat/stream
        Raises ApiError: agent_not_found, budget_spent, forbidden_scope, insufficient_funds, ip_not_allowed,
        origin_not_allowed, provider_failed, widget_mode_off, widget_not_found, widget_session_busy,
        widget_session_full, widget_session_not_found.
        """
        return self._reply(tagged(("event", {"session": "ChatSessionEvent", "delta": "ChatDeltaEvent", "tool": "ChatToolEvent", "done": "ChatDoneEvent", "error": "ChatErrorEvent"})), Spec("POST", f'/v1/widgets/{quote(id, safe="")}/chat/stream', json=given({"message": message, "session_id": session_id, "token": token}), has_json=True), options)

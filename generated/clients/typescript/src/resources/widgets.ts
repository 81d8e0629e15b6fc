// widgets: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { type EventStream } from '../runtime/streams.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { ChatStreamEvent, Widget, WidgetChat, WidgetChatReply, WidgetConfig, WidgetCreate, WidgetMessage, WidgetMessagePage, WidgetPage, WidgetSession, WidgetSessionCreate, WidgetSessionGrant, WidgetSessionPage, WidgetUpdate } from '../types.ts';

export interface ListWidgetsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only items of this agent. */
  agent_id?: string;
}

export interface GetWidgetOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateWidgetOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface DeleteWidgetOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface GetWidgetConfigOptions extends RequestOptions {
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface GetWidgetScriptOptions extends RequestOptions {
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface ListWidgetSessionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface ListWidgetMessagesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
}

/** Chat and voice on web pages, and their sessions. */
export class WidgetsApi extends Resource {
  /**
   * List widgets.
   * Lists the widgets of the workspace, newest first.
   * GET /v1/widgets
   * @throws ApiError invalid_cursor
   */
  list(options?: ListWidgetsOptions): PagePromise<Widget, WidgetPage> {
    return this.page<Widget, WidgetPage>({ method: 'GET', path: '/v1/widgets', query: pick(options, ['limit', 'cursor', 'include_total', 'agent_id']) }, options);
  }

  /**
   * Create a widget.
   * Creates a widget that embeds an agent in a web page, for chat, voice or both. Pages on
   * `allowed_domains` can embed it.
   * POST /v1/widgets
   * @throws ApiError agent_not_found
   */
  create(body: WidgetCreate, options?: RequestOptions): ApiPromise<Widget> {
    return this.json<Widget>({ method: 'POST', path: '/v1/widgets', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a widget.
   * Returns a widget with all its settings.
   * GET /v1/widgets/{id}
   * @throws ApiError precondition_failed, widget_not_found
   */
  get(id: string, options?: GetWidgetOptions): ApiPromise<Widget> {
    return this.json<Widget>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change, disable or enable a widget.
   * JSON merge patch. All public operations of a disabled widget return 404. Its calls in progress
   * continue.
   * PATCH /v1/widgets/{id}
   * @throws ApiError agent_not_found, precondition_failed, widget_not_found
   */
  update(id: string, body: WidgetUpdate, options?: UpdateWidgetOptions): ApiPromise<Widget> {
    return this.json<Widget>({ method: 'PATCH', path: `/v1/widgets/${encodeURIComponent(id)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Delete a widget.
   * Deletes the widget with its sessions and messages. Its calls are kept.
   * DELETE /v1/widgets/{id}
   * @throws ApiError precondition_failed, widget_not_found
   */
  delete(id: string, options?: DeleteWidgetOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/widgets/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Get the public configuration of a widget.
   * Returns the public part of the settings, with an ETag. Pages of other origins are rejected with
   * `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
   * site can send one.
   * GET /v1/widgets/{id}/config
   * @throws ApiError origin_not_allowed, widget_not_found
   */
  getConfig(id: string, options?: GetWidgetConfigOptions): ApiPromise<WidgetConfig> {
    return this.json<WidgetConfig>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/config`, headers: { 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Get the script of the widget.
   * Returns the script for a `script` element. The file is the same for every widget and reads the id
   * from its own URL. To use an integrity attribute, load the hashed copy under `/assets/`.
   * GET /v1/widgets/{id}/embed.js
   * @throws ApiError widget_not_found
   */
  getScript(id: string, options?: GetWidgetScriptOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/embed.js`, accept: 'text/javascript', headers: { 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Open a page with the widget.
   * Returns the talk page of this service with this widget.
   * GET /v1/widgets/{id}/preview
   * @throws ApiError widget_not_found
   */
  preview(id: string, options?: RequestOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/preview`, accept: 'text/html' }, options);
  }

  /**
   * Send a message to the agent.
   * Without `session_id`, opens a session and returns its token, only in this response. With
   * `session_id`, send this token as `token` or in the Authorization header. An API key of the workspace
   * with write scope can continue any session of the workspace. With `Accept: text/event-stream`, the
   * reply is streamed while it is generated, as the events of `ChatStreamEvent`: `session`, then `delta`
   * and `tool`, and finally `done` or `error`. When the client disconnects, the model stops, and the
   * text that was generated so far is kept. Pages of other origins are rejected with
   * `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
   * site can send one.
   * POST /v1/widgets/{id}/chat
   * @throws ApiError agent_not_found, budget_spent, forbidden_scope, insufficient_funds, ip_not_allowed,
   * origin_not_allowed, provider_failed, widget_mode_off, widget_not_found, widget_session_busy,
   * widget_session_full, widget_session_not_found
   */
  sendMessage(id: string, body: WidgetChat, options?: RequestOptions): ApiPromise<WidgetChatReply> {
    return this.json<WidgetChatReply>({ method: 'POST', path: `/v1/widgets/${encodeURIComponent(id)}/chat`, body: jsonBody(body) }, options);
  }

  /**
   * List the sessions of a widget.
   * Lists the sessions of a widget, newest first.
   * GET /v1/widgets/{id}/sessions
   * @throws ApiError invalid_cursor, widget_not_found
   */
  listSessions(id: string, options?: ListWidgetSessionsOptions): PagePromise<WidgetSession, WidgetSessionPage> {
    return this.page<WidgetSession, WidgetSessionPage>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/sessions`, query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Open a session.
   * Opens a session for chat, or for voice with a token to join one call. Pages of other origins are
   * rejected with `origin_not_allowed`. A request without an `Origin` header is served, because no page
   * of another site can send one.
   * POST /v1/widgets/{id}/sessions
   * @throws ApiError agent_not_found, budget_spent, concurrency_limited, insufficient_funds,
   * origin_not_allowed, widget_mode_off, widget_not_found
   */
  createSession(id: string, body: WidgetSessionCreate, options?: RequestOptions): ApiPromise<WidgetSessionGrant> {
    return this.json<WidgetSessionGrant>({ method: 'POST', path: `/v1/widgets/${encodeURIComponent(id)}/sessions`, body: jsonBody(body) }, options);
  }

  /**
   * List the messages of a chat session.
   * Lists the messages, oldest first. Accepts the credentials of the workspace or the token of this
   * session. A token of another session gets 404. The conversation of a voice session is the transcript
   * of its call.
   * GET /v1/widgets/{id}/sessions/{session_id}/messages
   * @throws ApiError invalid_cursor, widget_not_found, widget_session_not_found
   */
  listMessages(id: string, sessionId: string, options?: ListWidgetMessagesOptions): PagePromise<WidgetMessage, WidgetMessagePage> {
    return this.page<WidgetMessage, WidgetMessagePage>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/sessions/${encodeURIComponent(sessionId)}/messages`, query: pick(options, ['limit', 'cursor']) }, options);
  }

  /**
   * Send a message and stream the reply.
   * Without `session_id`, opens a session and returns its token, only in this response. With
   * `session_id`, send this token as `token` or in the Authorization header. An API key of the workspace
   * with write scope can continue any session of the workspace. With `Accept: text/event-stream`, the
   * reply is streamed while it is generated, as the events of `ChatStreamEvent`: `session`, then `delta`
   * and `tool`, and finally `done` or `error`. When the client disconnects, the model stops, and the
   * text that was generated so far is kept. Pages of other origins are rejected with
   * `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
   * site can send one.
   * POST /v1/widgets/{id}/chat/stream
   * @throws ApiError agent_not_found, budget_spent, forbidden_scope, insufficient_funds, ip_not_allowed,
   * origin_not_allowed, provider_failed, widget_mode_off, widget_not_found, widget_session_busy,
   * widget_session_full, widget_session_not_found
   */
  streamMessage(id: string, body: WidgetChat, options?: RequestOptions): EventStream<ChatStreamEvent> {
    return this.reply<ChatStreamEvent>({ method: 'POST', path: `/v1/widgets/${encodeURIComponent(id)}/chat/stream`, body: jsonBody(body) }, options);
  }
}

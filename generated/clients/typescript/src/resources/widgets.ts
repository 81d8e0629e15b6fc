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
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Only for this agent. */
  agent_id?: string;
}

export interface GetWidgetOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateWidgetOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

export interface DeleteWidgetOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
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
  /** Adds `total`, which requires an additional count. */
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
   * Newest first.
   * GET /v1/widgets
   * @throws ApiError invalid_cursor
   */
  list(options?: ListWidgetsOptions): PagePromise<Widget, WidgetPage> {
    return this.page<Widget, WidgetPage>({ method: 'GET', path: '/v1/widgets', query: pick(options, ['limit', 'cursor', 'include_total', 'agent_id']) }, options);
  }

  /**
   * Create a widget.
   * An agent on a web page, for chat, voice or both. Pages on `allowed_domains` can embed it.
   * POST /v1/widgets
   * @throws ApiError agent_not_found
   */
  create(body: WidgetCreate, options?: RequestOptions): ApiPromise<Widget> {
    return this.json<Widget>({ method: 'POST', path: '/v1/widgets', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a widget.
   * Returns one widget with all its settings.
   * GET /v1/widgets/{id}
   * @throws ApiError precondition_failed, widget_not_found
   */
  get(id: string, options?: GetWidgetOptions): ApiPromise<Widget> {
    return this.json<Widget>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change, disable or enable a widget.
   * JSON merge patch. All public operations of a disabled widget return 404; its running calls continue.
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
   * The public part of the settings, with an ETag. Pages of other origins are refused with
   * `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
   * site can make one.
   * GET /v1/widgets/{id}/config
   * @throws ApiError origin_not_allowed, widget_not_found
   */
  getConfig(id: string, options?: GetWidgetConfigOptions): ApiPromise<WidgetConfig> {
    return this.json<WidgetConfig>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/config`, headers: { 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Get the script of the widget.
   * For a `script` element. The file is the same for every widget and reads the id from its own address.
   * The hashed copy under `/assets/` can carry an integrity attribute.
   * GET /v1/widgets/{id}/embed.js
   * @throws ApiError widget_not_found
   */
  getScript(id: string, options?: GetWidgetScriptOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/embed.js`, accept: 'text/javascript', headers: { 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Open a page with the widget.
   * The talk page of this service with this widget.
   * GET /v1/widgets/{id}/preview
   * @throws ApiError widget_not_found
   */
  preview(id: string, options?: RequestOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/preview`, accept: 'text/html' }, options);
  }

  /**
   * Send a message to the agent.
   * Without `session_id` a session is opened, and its token is returned only in this response. With
   * `session_id`, send that token as `token`, or in the Authorization header; an API key of the
   * workspace with write scope continues any of its sessions. With `Accept: text/event-stream` the reply
   * is streamed while it is written, as the events of `ChatStreamEvent`: `session`, then `delta` and
   * `tool`, at the end `done` or `error`. When the client disconnects, the model stops; the text written
   * so far is kept. Pages of other origins are refused with `origin_not_allowed`. A request without an
   * `Origin` header is served, because no page of another site can make one.
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
   * Newest first.
   * GET /v1/widgets/{id}/sessions
   * @throws ApiError invalid_cursor, widget_not_found
   */
  listSessions(id: string, options?: ListWidgetSessionsOptions): PagePromise<WidgetSession, WidgetSessionPage> {
    return this.page<WidgetSession, WidgetSessionPage>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/sessions`, query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Open a session.
   * For chat, or for voice with a token to join one call. Pages of other origins are refused with
   * `origin_not_allowed`. A request without an `Origin` header is served, because no page of another
   * site can make one.
   * POST /v1/widgets/{id}/sessions
   * @throws ApiError agent_not_found, budget_spent, concurrency_limited, insufficient_funds,
   * origin_not_allowed, widget_mode_off, widget_not_found
   */
  createSession(id: string, body: WidgetSessionCreate, options?: RequestOptions): ApiPromise<WidgetSessionGrant> {
    return this.json<WidgetSessionGrant>({ method: 'POST', path: `/v1/widgets/${encodeURIComponent(id)}/sessions`, body: jsonBody(body) }, options);
  }

  /**
   * List the messages of a chat session.
   * Oldest first. Accepts the credentials of the workspace or the token of this session; a token of
   * another session finds nothing. The conversation of a voice session is the transcript of its call.
   * GET /v1/widgets/{id}/sessions/{session_id}/messages
   * @throws ApiError invalid_cursor, widget_not_found, widget_session_not_found
   */
  listMessages(id: string, sessionId: string, options?: ListWidgetMessagesOptions): PagePromise<WidgetMessage, WidgetMessagePage> {
    return this.page<WidgetMessage, WidgetMessagePage>({ method: 'GET', path: `/v1/widgets/${encodeURIComponent(id)}/sessions/${encodeURIComponent(sessionId)}/messages`, query: pick(options, ['limit', 'cursor']) }, options);
  }

  /**
   * Send a message and stream the reply.
   * Without `session_id` a session is opened, and its token is returned only in this response. With
   * `session_id`, send that token as `token`, or in the Authorization header; an API key of the
   * workspace with write scope continues any of its sessions. With `Accept: text/event-stream` the reply
   * is streamed while it is written, as the events of `ChatStreamEvent`: `session`, then `delta` and
   * `tool`, at the end `done` or `error`. When the client disconnects, the model stops; the text written
   * so far is kept. Pages of other origins are refused with `origin_not_allowed`. A request without an
   * `Origin` header is served, because no page of another site can make one.
   * POST /v1/widgets/{id}/chat/stream
   * @throws ApiError agent_not_found, budget_spent, forbidden_scope, insufficient_funds, ip_not_allowed,
   * origin_not_allowed, provider_failed, widget_mode_off, widget_not_found, widget_session_busy,
   * widget_session_full, widget_session_not_found
   */
  streamMessage(id: string, body: WidgetChat, options?: RequestOptions): EventStream<ChatStreamEvent> {
    return this.reply<ChatStreamEvent>({ method: 'POST', path: `/v1/widgets/${encodeURIComponent(id)}/chat/stream`, body: jsonBody(body) }, options);
  }
}

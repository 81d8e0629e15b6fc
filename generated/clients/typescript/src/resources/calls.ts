// calls: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource, type StreamOptions } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { type EventStream, textAt } from '../runtime/streams.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { AgentFunctionRun, AgentFunctionRunPage, Call, CallAnalysis, CallAnalysisRun, CallChannel, CallControl, CallControlResult, CallCost, CallCreate, CallDirection, CallEndReason, CallErasure, CallEvent, CallEventPage, CallOutcome, CallPage, CallStatus, CallSums, CallUpdate, MonitorToken, MonitorTokenCreate, Transcript, UnansweredQuestions } from '../types.ts';

export interface ListAgentFunctionRunsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
}

export interface ListCallsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only calls in this status. */
  status?: CallStatus;
  /** Returns only calls that ended for this reason. */
  end_reason?: CallEndReason;
  /** Returns only ended calls with this outcome. */
  outcome?: CallOutcome;
  /** Returns only items of this agent. */
  agent_id?: string;
  /**
   * Returns only calls of agents other than these, ids separated by commas. These are the calls of the
   * `other` series in the analytics.
   */
  not_agent_id?: string;
  /** Returns only calls in this direction. */
  direction?: CallDirection;
  /** Returns only calls on this channel. */
  channel?: CallChannel;
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
  /** Returns only items of this campaign. */
  campaign_id?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** Returns only items with this rating. */
  rating?: number;
  /**
   * Returns only ended calls that were answered and lasted at least this many seconds; `0` returns all
   * that were answered.
   */
  min_duration?: number;
  /** Returns only ended calls that were answered and lasted at most this many seconds. */
  max_duration?: number;
  /**
   * Returns only ended calls whose `latency.p95_ms` is at least this many milliseconds, which means that
   * one response in twenty took this long. The filter searches the calls that match all other filters,
   * so a period makes it fast.
   */
  min_response_ms?: number;
  /** Returns only calls to or from this number, with country code. */
  number?: string;
  /**
   * Returns only calls whose metadata has this member with this value, as `key=value`. `order_id=4512`
   * finds both the text and the number.
   */
  metadata?: string;
  /**
   * Returns only ended calls in which all of these words were spoken, by either side or a supervisor, in
   * any order. Case and accents are ignored. A word of three letters or more also finds longer words
   * that start with it. Words that were redacted are not found, nor are words of transcripts that are
   * not stored or were removed.
   */
  said?: string;
  /** A call id, or the start of a phone number including the plus sign. */
  q?: string;
}

export interface GetCallSumsOptions extends RequestOptions {
  /** Returns only calls in this status. */
  status?: CallStatus;
  /** Returns only calls that ended for this reason. */
  end_reason?: CallEndReason;
  /** Returns only ended calls with this outcome. */
  outcome?: CallOutcome;
  /** Returns only items of this agent. */
  agent_id?: string;
  /**
   * Returns only calls of agents other than these, ids separated by commas. These are the calls of the
   * `other` series in the analytics.
   */
  not_agent_id?: string;
  /** Returns only calls in this direction. */
  direction?: CallDirection;
  /** Returns only calls on this channel. */
  channel?: CallChannel;
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
  /** Returns only items of this campaign. */
  campaign_id?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** Returns only items with this rating. */
  rating?: number;
  /**
   * Returns only ended calls that were answered and lasted at least this many seconds; `0` returns all
   * that were answered.
   */
  min_duration?: number;
  /** Returns only ended calls that were answered and lasted at most this many seconds. */
  max_duration?: number;
  /**
   * Returns only ended calls whose `latency.p95_ms` is at least this many milliseconds, which means that
   * one response in twenty took this long. The filter searches the calls that match all other filters,
   * so a period makes it fast.
   */
  min_response_ms?: number;
  /** Returns only calls to or from this number, with country code. */
  number?: string;
  /**
   * Returns only calls whose metadata has this member with this value, as `key=value`. `order_id=4512`
   * finds both the text and the number.
   */
  metadata?: string;
  /**
   * Returns only ended calls in which all of these words were spoken, by either side or a supervisor, in
   * any order. Case and accents are ignored. A word of three letters or more also finds longer words
   * that start with it. Words that were redacted are not found, nor are words of transcripts that are
   * not stored or were removed.
   */
  said?: string;
  /** A call id, or the start of a phone number including the plus sign. */
  q?: string;
}

export interface ListUnansweredQuestionsOptions extends RequestOptions {
  /** Returns only questions from calls of agents that currently use this knowledge base. */
  knowledge_base_id?: string;
  /** Returns only items of this agent. */
  agent_id?: string;
  /** Returns only questions asked at or after this time. Default: seven days ago. */
  from?: string | Date;
  /** Minimum similarity of a passage that counts as an answer. The default fits the built-in embedder. */
  below?: number;
  /** Maximum number of questions to return. */
  limit?: number;
}

export interface GetCallRecordingOptions extends RequestOptions {
  /** `stereo` for two channels, `mono` for both mixed into one. */
  channels?: "stereo" | "mono";
  /** One byte range (RFC 9110, section 14). */
  range?: string;
}

export interface GetCallRecordingMp3Options extends RequestOptions {
  /** `stereo` for two channels, `mono` for both mixed into one. */
  channels?: "stereo" | "mono";
  /** A signed token instead of the Authorization header. */
  token?: string;
  /** One byte range (RFC 9110, section 14). */
  range?: string;
}

export interface ListCallEventsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
}

export interface ExportCallsOptions extends RequestOptions {
  /** Returns only calls in this status. */
  status?: CallStatus;
  /** Returns only calls that ended for this reason. */
  end_reason?: CallEndReason;
  /** Returns only ended calls with this outcome. */
  outcome?: CallOutcome;
  /** Returns only items of this agent. */
  agent_id?: string;
  /**
   * Returns only calls of agents other than these, ids separated by commas. These are the calls of the
   * `other` series in the analytics.
   */
  not_agent_id?: string;
  /** Returns only calls in this direction. */
  direction?: CallDirection;
  /** Returns only calls on this channel. */
  channel?: CallChannel;
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
  /** Returns only items of this campaign. */
  campaign_id?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** Returns only items with this rating. */
  rating?: number;
  /**
   * Returns only ended calls that were answered and lasted at least this many seconds; `0` returns all
   * that were answered.
   */
  min_duration?: number;
  /** Returns only ended calls that were answered and lasted at most this many seconds. */
  max_duration?: number;
  /**
   * Returns only ended calls whose `latency.p95_ms` is at least this many milliseconds, which means that
   * one response in twenty took this long. The filter searches the calls that match all other filters,
   * so a period makes it fast.
   */
  min_response_ms?: number;
  /** Returns only calls to or from this number, with country code. */
  number?: string;
  /**
   * Returns only calls whose metadata has this member with this value, as `key=value`. `order_id=4512`
   * finds both the text and the number.
   */
  metadata?: string;
  /**
   * Returns only ended calls in which all of these words were spoken, by either side or a supervisor, in
   * any order. Case and accents are ignored. A word of three letters or more also finds longer words
   * that start with it. Words that were redacted are not found, nor are words of transcripts that are
   * not stored or were removed.
   */
  said?: string;
  /** A call id, or the start of a phone number including the plus sign. */
  q?: string;
}

/** Calls, their transcripts, recordings and timelines. */
export class CallsApi extends Resource {
  /**
   * List the runs of a function.
   * Lists the runs of a function in calls, newest first, with arguments, result and call. For an MCP
   * function, each run is the run of one tool of its server. Arguments and results are redacted like the
   * transcript, and are deleted with the transcript of their call. Runs in function tests and in the
   * playground are not listed.
   * GET /v1/agents/{id}/functions/{function_id}/runs
   * @throws ApiError agent_not_found, function_not_found, invalid_cursor
   */
  listAgentFunctionRuns(id: string, functionId: string, options?: ListAgentFunctionRunsOptions): PagePromise<AgentFunctionRun, AgentFunctionRunPage> {
    return this.page<AgentFunctionRun, AgentFunctionRunPage>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}/runs`, query: pick(options, ['limit', 'cursor']) }, options);
  }

  /**
   * List calls.
   * Lists the calls that match all filters, newest first. With `Accept: text/csv`, returns all matching
   * calls, one per line; its column `transfer_cost` has the cost of the leg that continued after a
   * transfer. A full-text search that takes longer than 4 seconds fails with 422 `search_too_broad`.
   * GET /v1/calls
   * @throws ApiError invalid_cursor, search_too_broad
   */
  list(options?: ListCallsOptions): PagePromise<Call, CallPage> {
    return this.page<Call, CallPage>({ method: 'GET', path: '/v1/calls', query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'end_reason', 'outcome', 'agent_id', 'not_agent_id', 'direction', 'channel', 'from', 'to', 'campaign_id', 'tag', 'rating', 'min_duration', 'max_duration', 'min_response_ms', 'number', 'metadata', 'said', 'q']) }, options);
  }

  /**
   * Place a call.
   * Places an outbound call. `from_number` can be omitted if the destination is a test number. While all
   * call slots of the workspace are in use, the call waits in the queue, first in, first out. The call's
   * status, its timeline and webhooks report the outcome. Fails with 404 `call_not_found` if the call
   * that this Idempotency-Key created was erased.
   * POST /v1/calls
   * @throws ApiError agent_not_found, call_not_found, concurrency_limited, insufficient_funds
   */
  create(body: CallCreate, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'POST', path: '/v1/calls', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Sum calls.
   * Returns the current number, duration and cost of the calls that match the filters of GET /v1/calls.
   * If more than 100,000 calls match (10,000 with `said`), only the newest are summed, and `is_capped`
   * is true. GET /v1/analytics sums any number of calls by agent, campaign, direction and channel.
   * GET /v1/calls/sums
   * @throws ApiError search_too_broad
   */
  getSums(options?: GetCallSumsOptions): ApiPromise<CallSums> {
    return this.json<CallSums>({ method: 'GET', path: '/v1/calls/sums', query: pick(options, ['status', 'end_reason', 'outcome', 'agent_id', 'not_agent_id', 'direction', 'channel', 'from', 'to', 'campaign_id', 'tag', 'rating', 'min_duration', 'max_duration', 'min_response_ms', 'number', 'metadata', 'said', 'q']) }, options);
  }

  /**
   * List questions that no passage answered.
   * Lists the questions of callers that the knowledge bases of the agent did not answer. Questions with
   * a question mark come first, then the most frequent, then the newest. A question counts as unanswered
   * if no passage that the model received has a similarity of `below` or more. Passages that were found
   * only by words, without a similarity, count as answers. Questions that differ only in case, spaces
   * and punctuation are counted as one. Utterances without a question mark are omitted if they have
   * fewer than three words or end with a goodbye. If there are more than 5000 searches, only the newest
   * 5000 are evaluated, and `is_capped` is true. Questions are redacted like the transcript, and are
   * deleted with the transcript of their call.
   * GET /v1/calls/unanswered-questions
   * @throws ApiError knowledge_base_not_found
   */
  listUnansweredQuestions(options?: ListUnansweredQuestionsOptions): ApiPromise<UnansweredQuestions> {
    return this.json<UnansweredQuestions>({ method: 'GET', path: '/v1/calls/unanswered-questions', query: pick(options, ['knowledge_base_id', 'agent_id', 'from', 'below', 'limit']) }, options);
  }

  /**
   * Make an outbound call.
   * Places an outbound call. `from_number` can be omitted if the destination is a test number. While all
   * call slots of the workspace are in use, the call waits in the queue, first in, first out. The call's
   * status, its timeline and webhooks report the outcome. Fails with 404 `call_not_found` if the call
   * that this Idempotency-Key created was erased.
   * POST /v1/calls/outbound
   * @throws ApiError agent_not_found, call_not_found, concurrency_limited, insufficient_funds
   */
  createOutbound(body: CallCreate, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'POST', path: '/v1/calls/outbound', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a call.
   * Returns the call with its outcome, latency and cost.
   * GET /v1/calls/{id}
   * @throws ApiError call_not_found
   */
  get(id: string, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Change metadata, tags, rating or note.
   * JSON merge patch, during the call or after it. Members of `metadata` are merged; `null` removes a
   * member. Webhook events that are published later contain the new metadata.
   * PATCH /v1/calls/{id}
   * @throws ApiError call_not_found
   */
  update(id: string, body: CallUpdate, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'PATCH', path: `/v1/calls/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Erase a call.
   * Erases the recording, transcript, timeline, analysis, webhook events with their deliveries (pending
   * deliveries are not sent), numbers, metadata, variables, tags, rating and note. Afterwards, every
   * operation on the call returns 404, and lists omit it. Its ledger entry and its share of statistics
   * are kept. Returns the erased items with counts, which are also written to the audit log. `status` is
   * `pending` while the storage does not respond; a job then completes the erasure. A second request
   * returns the same report. Campaign contacts, schedules and the do-not-call list keep their numbers.
   * DELETE /v1/calls/{id}
   * @throws ApiError call_active, call_not_found
   */
  delete(id: string, options?: RequestOptions): ApiPromise<CallErasure> {
    return this.json<CallErasure>({ method: 'DELETE', path: `/v1/calls/${encodeURIComponent(id)}` }, options);
  }

  /**
   * End a call.
   * Ends the call. A call that was not answered ends as failed with `canceled`; an answered call ends as
   * completed with `ended_by_api`.
   * POST /v1/calls/{id}/end
   * @throws ApiError call_not_active, call_not_found
   */
  end(id: string, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'POST', path: `/v1/calls/${encodeURIComponent(id)}/end`, keyed: true }, options);
  }

  /**
   * Control a live call.
   * Speaks through the agent, gives it information, mutes it, presses keys, transfers the call to a
   * human, or hands it off to another agent. Returns when the command has taken effect or failed, or
   * after two seconds with `pending`. Commands that arrive during the disclosure wait until it ends, and
   * a warm transfer takes as long as the human needs to answer. The timeline records the progress
   * (`transfer_progress`, `transfer`, `agent_changed`). Fails with 422 if `agent_id` is not an agent of
   * this workspace.
   * POST /v1/calls/{id}/control
   * @throws ApiError call_not_active, call_not_found, provider_failed
   */
  control(id: string, body: CallControl, options?: RequestOptions): ApiPromise<CallControlResult> {
    return this.json<CallControlResult>({ method: 'POST', path: `/v1/calls/${encodeURIComponent(id)}/control`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Listen to a live call, whisper to its agent, or barge in.
   * Returns a token to follow a call in progress, in modes up to `mode`. The token is valid for five
   * minutes and one use. Open `url` with the subprotocols `parley.v1` and the token. The first message
   * is `open`. Binary frames from the server are 1280 bytes: 20 ms of 16 kHz PCM16 (little endian) in
   * two interleaved channels. The left channel is the caller. The right channel is the agent, or the
   * supervisor during a barge-in. Audio is aligned as in the recording and delayed by 250 ms. Text
   * frames from the server are MonitorServerMessage; text frames to the server are MonitorClientMessage.
   * `listen` only plays the call. `whisper` sends the agent information that the caller does not hear:
   * as text or, if the service has a speech recognizer, as speech. `barge` speaks to the caller. The
   * agent is silent meanwhile but keeps listening, and continues when the mode is lowered or the socket
   * closes. Only one supervisor can barge in at a time. Speech to the server is sent as binary frames of
   * 640 bytes (20 ms mono) in real time. The socket starts in `initial_mode`; the message `mode` changes
   * it. A client that reads frames too slowly loses some of them, which `gap` reports. Close codes: 1000
   * (the call has ended), 1011 (internal error), 1013 (the process that runs the call is unreachable),
   * 4401 (the token is invalid, expired, already used, or for another call; or the key or session that
   * requested it has ended or lost its scope, which takes effect within 15 seconds), 4404 (the call has
   * ended), 4413 (a message is too large, or there are too many unknown messages), 4429 (too much audio,
   * too many messages, eight supervisors already connected, or too many invalid tokens). The timeline
   * records the supervisors and their messages under `monitor`.
   * POST /v1/calls/{id}/monitor
   * @throws ApiError call_not_active, call_not_found
   */
  createMonitorToken(id: string, body?: MonitorTokenCreate, options?: RequestOptions): ApiPromise<MonitorToken> {
    return this.json<MonitorToken>({ method: 'POST', path: `/v1/calls/${encodeURIComponent(id)}/monitor`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Download the recording.
   * Returns the recording in stereo: the other side on the left channel, the agent on the right.
   * `channels=mono` mixes both. Supports range requests.
   * GET /v1/calls/{id}/recording
   * @throws ApiError call_not_found, content_removed, range_not_satisfiable, recording_failed,
   * recording_not_found, recording_not_ready
   */
  getRecording(id: string, options?: GetCallRecordingOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/recording`, query: pick(options, ['channels']), accept: 'audio/mpeg', headers: { 'range': options?.range } }, options);
  }

  /**
   * Download the recording as MP3.
   * Returns the recording at the URL that webhooks contain. A signed `token` is accepted instead of the
   * Authorization header.
   * GET /v1/calls/{id}/recording.mp3
   * @throws ApiError call_not_found, content_removed, range_not_satisfiable, recording_failed,
   * recording_not_found, recording_not_ready
   */
  getRecordingMp3(id: string, options?: GetCallRecordingMp3Options): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/recording.mp3`, query: pick(options, ['channels', 'token']), accept: 'audio/mpeg', headers: { 'range': options?.range } }, options);
  }

  /**
   * Get the transcript.
   * Returns the utterances of both sides with their times, and the function runs between them, oldest
   * first. `final` is false during the call.
   * GET /v1/calls/{id}/transcript
   * @throws ApiError call_not_found, content_removed
   */
  getTranscript(id: string, options?: RequestOptions): ApiPromise<Transcript> {
    return this.json<Transcript>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/transcript` }, options);
  }

  /**
   * Get the analysis.
   * Returns the analysis that the configured engine created after the call.
   * GET /v1/calls/{id}/analysis
   * @throws ApiError analysis_not_found, analysis_not_ready, call_not_found, content_removed
   */
  getAnalysis(id: string, options?: RequestOptions): ApiPromise<CallAnalysis> {
    return this.json<CallAnalysis>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/analysis` }, options);
  }

  /**
   * Analyze a call again.
   * Analyzes the transcript with the current settings of the agent, for example after a change to its
   * `extraction` schema. The earlier analysis is kept until the new one replaces it. GET then returns
   * the new one, with a `created_at` later than `requested_at`. Publishes no webhook event. Fails with
   * 409 `analysis_not_ready` during the call. Its tokens are charged; the first analysis is included in
   * the price of the call. If the wallet has no funds when the analysis begins, the earlier one remains,
   * and the timeline of the call has the warning `analysis_not_repeated`.
   * POST /v1/calls/{id}/analysis
   * @throws ApiError analysis_not_found, analysis_not_ready, call_not_found, content_removed,
   * insufficient_funds, provider_failed
   */
  rerunAnalysis(id: string, options?: RequestOptions): ApiPromise<CallAnalysisRun> {
    return this.json<CallAnalysisRun>({ method: 'POST', path: `/v1/calls/${encodeURIComponent(id)}/analysis`, keyed: true }, options);
  }

  /**
   * List the timeline.
   * Lists state changes, utterances, function runs, the latency of each turn, webhooks and errors,
   * oldest first.
   * GET /v1/calls/{id}/events
   * @throws ApiError call_not_found, content_removed, invalid_cursor
   */
  listEvents(id: string, options?: ListCallEventsOptions): PagePromise<CallEvent, CallEventPage> {
    return this.page<CallEvent, CallEventPage>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/events`, query: pick(options, ['limit', 'cursor']) }, options);
  }

  /**
   * Follow the timeline.
   * Streams the timeline as server-sent events, from the beginning or after `Last-Event-ID`. The stream
   * closes when the call ends, or within 15 seconds after the key or session that opened it ends. Once a
   * call has ended and its last event was sent, the response is 204, which makes an EventSource stop
   * reconnecting.
   * GET /v1/calls/{id}/stream
   * @throws ApiError call_not_found, content_removed
   */
  streamEvents(id: string, options?: StreamOptions): EventStream<CallEvent> {
    return this.resumable<CallEvent>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/stream` }, options, (event) => ['completed', 'failed'].includes(textAt(event, 'data.status')));
  }

  /**
   * Get the cost of a call.
   * Returns the items of the charge, at the prices that were valid when the call was placed. Their sum
   * equals the ledger entry exactly. During the call, returns the reserved amount.
   * GET /v1/calls/{id}/cost
   * @throws ApiError call_not_found
   */
  getCost(id: string, options?: RequestOptions): ApiPromise<CallCost> {
    return this.json<CallCost>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/cost` }, options);
  }

  /**
   * Export calls as CSV.
   * Lists the calls that match all filters, newest first. With `Accept: text/csv`, returns all matching
   * calls, one per line; its column `transfer_cost` has the cost of the leg that continued after a
   * transfer. A full-text search that takes longer than 4 seconds fails with 422 `search_too_broad`.
   * GET /v1/calls/export
   * @throws ApiError search_too_broad
   */
  exportCalls(options?: ExportCallsOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: '/v1/calls/export', query: pick(options, ['status', 'end_reason', 'outcome', 'agent_id', 'not_agent_id', 'direction', 'channel', 'from', 'to', 'campaign_id', 'tag', 'rating', 'min_duration', 'max_duration', 'min_response_ms', 'number', 'metadata', 'said', 'q']), accept: 'text/csv' }, options);
  }
}

// calls: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource, type StreamOptions } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { type EventStream, textAt } from '../runtime/streams.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { AgentFunctionRun, AgentFunctionRunPage, Call, CallAnalysis, CallAnalysisRun, CallChannel, CallControl, CallControlResult, CallCost, CallCreate, CallDirection, CallEndReason, CallErasure, CallEvent, CallEventPage, CallPage, CallStatus, CallSums, CallUpdate, MonitorToken, MonitorTokenCreate, Transcript, UnansweredQuestions } from '../types.ts';

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
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Calls in this status. */
  status?: CallStatus;
  /** Calls that ended for this reason. */
  end_reason?: CallEndReason;
  /** Only for this agent. */
  agent_id?: string;
  /**
   * Only of agents other than these, ids separated by commas: the calls behind the `other` series of the
   * analytics.
   */
  not_agent_id?: string;
  /** Calls in this direction. */
  direction?: CallDirection;
  /** Calls on this channel. */
  channel?: CallChannel;
  /** Created at or after this time. */
  from?: string | Date;
  /** Created before this time. */
  to?: string | Date;
  /** Only for this campaign. */
  campaign_id?: string;
  /** Only with this tag. */
  tag?: string;
  /** Only with this rating. */
  rating?: number;
  /** Ended calls that lasted at least so many seconds. */
  min_duration?: number;
  /** Ended calls that were answered and lasted at most so many seconds. */
  max_duration?: number;
  /**
   * Ended calls in which one response in twenty took at least so many milliseconds (`latency.p95_ms`).
   * Found among the calls that fit all other filters: with a period it is fast.
   */
  min_response_ms?: number;
  /** Only calls to or from this number, with country code. */
  number?: string;
  /**
   * Only calls whose metadata has this member with this value, as `key=value`. `order_id=4512` finds the
   * text and the number.
   */
  metadata?: string;
  /**
   * Only ended calls in which all of these words were said, by either side or a supervisor, in any
   * order. Case and accents do not matter; a word of three letters or more also finds longer words that
   * begin with it. Words that redaction has removed are not found, nor are those of transcripts that are
   * not stored or were removed.
   */
  said?: string;
  /** A call id, or the beginning of a phone number including the plus sign. */
  q?: string;
}

export interface GetCallSumsOptions extends RequestOptions {
  /** Calls in this status. */
  status?: CallStatus;
  /** Calls that ended for this reason. */
  end_reason?: CallEndReason;
  /** Only for this agent. */
  agent_id?: string;
  /**
   * Only of agents other than these, ids separated by commas: the calls behind the `other` series of the
   * analytics.
   */
  not_agent_id?: string;
  /** Calls in this direction. */
  direction?: CallDirection;
  /** Calls on this channel. */
  channel?: CallChannel;
  /** Created at or after this time. */
  from?: string | Date;
  /** Created before this time. */
  to?: string | Date;
  /** Only for this campaign. */
  campaign_id?: string;
  /** Only with this tag. */
  tag?: string;
  /** Only with this rating. */
  rating?: number;
  /** Ended calls that lasted at least so many seconds. */
  min_duration?: number;
  /** Ended calls that were answered and lasted at most so many seconds. */
  max_duration?: number;
  /**
   * Ended calls in which one response in twenty took at least so many milliseconds (`latency.p95_ms`).
   * Found among the calls that fit all other filters: with a period it is fast.
   */
  min_response_ms?: number;
  /** Only calls to or from this number, with country code. */
  number?: string;
  /**
   * Only calls whose metadata has this member with this value, as `key=value`. `order_id=4512` finds the
   * text and the number.
   */
  metadata?: string;
  /**
   * Only ended calls in which all of these words were said, by either side or a supervisor, in any
   * order. Case and accents do not matter; a word of three letters or more also finds longer words that
   * begin with it. Words that redaction has removed are not found, nor are those of transcripts that are
   * not stored or were removed.
   */
  said?: string;
  /** A call id, or the beginning of a phone number including the plus sign. */
  q?: string;
}

export interface ListUnansweredQuestionsOptions extends RequestOptions {
  /** Only of calls of agents that use this knowledge base now. */
  knowledge_base_id?: string;
  /** Only for this agent. */
  agent_id?: string;
  /** Asked at or after this time. Default: seven days ago. */
  from?: string | Date;
  /** A passage answers from this similarity on. The default fits the built-in embedder. */
  below?: number;
  /** Most questions to return. */
  limit?: number;
}

export interface GetCallRecordingOptions extends RequestOptions {
  /** Two channels, or both mixed into one. */
  channels?: "stereo" | "mono";
  /** One byte range, RFC 9110 section 14. */
  range?: string;
}

export interface GetCallRecordingMp3Options extends RequestOptions {
  /** Two channels, or both mixed into one. */
  channels?: "stereo" | "mono";
  /** A signed token in place of the Authorization header. */
  token?: string;
  /** One byte range, RFC 9110 section 14. */
  range?: string;
}

export interface ListCallEventsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
}

export interface ExportCallsOptions extends RequestOptions {
  /** Calls in this status. */
  status?: CallStatus;
  /** Calls that ended for this reason. */
  end_reason?: CallEndReason;
  /** Only for this agent. */
  agent_id?: string;
  /**
   * Only of agents other than these, ids separated by commas: the calls behind the `other` series of the
   * analytics.
   */
  not_agent_id?: string;
  /** Calls in this direction. */
  direction?: CallDirection;
  /** Calls on this channel. */
  channel?: CallChannel;
  /** Created at or after this time. */
  from?: string | Date;
  /** Created before this time. */
  to?: string | Date;
  /** Only for this campaign. */
  campaign_id?: string;
  /** Only with this tag. */
  tag?: string;
  /** Only with this rating. */
  rating?: number;
  /** Ended calls that lasted at least so many seconds. */
  min_duration?: number;
  /** Ended calls that were answered and lasted at most so many seconds. */
  max_duration?: number;
  /**
   * Ended calls in which one response in twenty took at least so many milliseconds (`latency.p95_ms`).
   * Found among the calls that fit all other filters: with a period it is fast.
   */
  min_response_ms?: number;
  /** Only calls to or from this number, with country code. */
  number?: string;
  /**
   * Only calls whose metadata has this member with this value, as `key=value`. `order_id=4512` finds the
   * text and the number.
   */
  metadata?: string;
  /**
   * Only ended calls in which all of these words were said, by either side or a supervisor, in any
   * order. Case and accents do not matter; a word of three letters or more also finds longer words that
   * begin with it. Words that redaction has removed are not found, nor are those of transcripts that are
   * not stored or were removed.
   */
  said?: string;
  /** A call id, or the beginning of a phone number including the plus sign. */
  q?: string;
}

/** Calls, their transcripts, recordings and timelines. */
export class CallsApi extends Resource {
  /**
   * List the runs of a function.
   * What the function was given in calls and what it answered, newest first, with the calls. A run of an
   * MCP function is one of a tool of its server. Arguments and results are redacted as the transcript
   * is, and are gone with the transcript of their call. Runs of the test of a function and of the
   * playground are not among them.
   * GET /v1/agents/{id}/functions/{function_id}/runs
   * @throws ApiError agent_not_found, function_not_found, invalid_cursor
   */
  listAgentFunctionRuns(id: string, functionId: string, options?: ListAgentFunctionRunsOptions): PagePromise<AgentFunctionRun, AgentFunctionRunPage> {
    return this.page<AgentFunctionRun, AgentFunctionRunPage>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}/runs`, query: pick(options, ['limit', 'cursor']) }, options);
  }

  /**
   * List calls.
   * Newest first, of the calls that fit all filters. With `Accept: text/csv`, returns all of them, one
   * per line. A search in what calls hold takes at most 4 seconds: then it is 422 `search_too_broad`.
   * GET /v1/calls
   * @throws ApiError invalid_cursor, search_too_broad
   */
  list(options?: ListCallsOptions): PagePromise<Call, CallPage> {
    return this.page<Call, CallPage>({ method: 'GET', path: '/v1/calls', query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'end_reason', 'agent_id', 'not_agent_id', 'direction', 'channel', 'from', 'to', 'campaign_id', 'tag', 'rating', 'min_duration', 'max_duration', 'min_response_ms', 'number', 'metadata', 'said', 'q']) }, options);
  }

  /**
   * Place a call.
   * Places an outbound call. `from_number` can be omitted when the destination is a test number. When
   * all call slots of the workspace are in use, the call waits in the queue (first in, first out). The
   * outcome is reported in the call's status, its timeline and webhooks. 404 `call_not_found`: the call
   * that this Idempotency-Key created was erased.
   * POST /v1/calls
   * @throws ApiError agent_not_found, call_not_found, concurrency_limited, insufficient_funds
   */
  create(body: CallCreate, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'POST', path: '/v1/calls', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Sum calls.
   * Number, duration and cost of the calls that fit the filters of GET /v1/calls, at this moment. Of
   * more than 100 000 calls (with `said` 10 000), the newest are summed, and `is_capped` says so. GET
   * /v1/analytics sums any number of calls by agent, campaign, direction and channel.
   * GET /v1/calls/sums
   * @throws ApiError search_too_broad
   */
  getSums(options?: GetCallSumsOptions): ApiPromise<CallSums> {
    return this.json<CallSums>({ method: 'GET', path: '/v1/calls/sums', query: pick(options, ['status', 'end_reason', 'agent_id', 'not_agent_id', 'direction', 'channel', 'from', 'to', 'campaign_id', 'tag', 'rating', 'min_duration', 'max_duration', 'min_response_ms', 'number', 'metadata', 'said', 'q']) }, options);
  }

  /**
   * List questions that no passage answered.
   * What callers asked and the knowledge bases of the agent did not answer: those with a question mark
   * first, then by how often they were asked, then the newest. A question counts as unanswered if no
   * passage that the model received has a similarity of `below` or more; passages that were found by
   * words alone, because nothing was measured, count as answers. Questions that differ only in case,
   * spaces and marks are one. Utterances of fewer than three words without a question mark are left out.
   * Of very many searches the newest 5000 are looked at, and `is_capped` says so. Questions are redacted
   * as the transcript is, and are gone with the transcript of their call.
   * GET /v1/calls/unanswered-questions
   * @throws ApiError knowledge_base_not_found
   */
  listUnansweredQuestions(options?: ListUnansweredQuestionsOptions): ApiPromise<UnansweredQuestions> {
    return this.json<UnansweredQuestions>({ method: 'GET', path: '/v1/calls/unanswered-questions', query: pick(options, ['knowledge_base_id', 'agent_id', 'from', 'below', 'limit']) }, options);
  }

  /**
   * Make an outbound call.
   * Places an outbound call. `from_number` can be omitted when the destination is a test number. When
   * all call slots of the workspace are in use, the call waits in the queue (first in, first out). The
   * outcome is reported in the call's status, its timeline and webhooks. 404 `call_not_found`: the call
   * that this Idempotency-Key created was erased.
   * POST /v1/calls/outbound
   * @throws ApiError agent_not_found, call_not_found, concurrency_limited, insufficient_funds
   */
  createOutbound(body: CallCreate, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'POST', path: '/v1/calls/outbound', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a call.
   * The call with its outcome, latency and cost.
   * GET /v1/calls/{id}
   * @throws ApiError call_not_found
   */
  get(id: string, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Change metadata, tags, rating or note.
   * JSON merge patch, while the call runs or after it. Members of `metadata` are merged; null removes
   * one. Webhook events published afterwards carry the new metadata.
   * PATCH /v1/calls/{id}
   * @throws ApiError call_not_found
   */
  update(id: string, body: CallUpdate, options?: RequestOptions): ApiPromise<Call> {
    return this.json<Call>({ method: 'PATCH', path: `/v1/calls/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Erase a call.
   * Erases the recording, the transcript, the timeline, the analysis, the webhook events with their
   * deliveries (those that wait are never sent), numbers, metadata, variables, tags, rating and note.
   * Afterwards every operation on the call returns 404, and lists leave it out; its line in the ledger
   * and its share of statistics stay. Returns what was erased, with counts, which is also in the audit
   * log. `status` is `pending` while storage does not answer: a job goes on. A second request returns
   * the same proof. Contacts of campaigns, schedules and the do-not-call list keep their numbers.
   * DELETE /v1/calls/{id}
   * @throws ApiError call_active, call_not_found
   */
  delete(id: string, options?: RequestOptions): ApiPromise<CallErasure> {
    return this.json<CallErasure>({ method: 'DELETE', path: `/v1/calls/${encodeURIComponent(id)}` }, options);
  }

  /**
   * End a call.
   * A call that was not answered ends as failed with `canceled`; an answered call ends as completed with
   * `ended_by_api`.
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
   * after two seconds with `pending`: commands sent during the disclosure wait until it ends, and a warm
   * transfer takes as long as the human needs. The timeline records the progress (`transfer_progress`,
   * `transfer`, `agent_changed`). 422 when `agent_id` is not an agent in this workspace.
   * POST /v1/calls/{id}/control
   * @throws ApiError call_not_active, call_not_found, provider_failed
   */
  control(id: string, body: CallControl, options?: RequestOptions): ApiPromise<CallControlResult> {
    return this.json<CallControlResult>({ method: 'POST', path: `/v1/calls/${encodeURIComponent(id)}/control`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Listen to a live call, whisper to its agent, or barge in.
   * Returns a token to follow a call that is in progress, in modes up to `mode`. The token can be used
   * once, within five minutes. Open `url` with the subprotocols `parley.v1` and the token; the first
   * message is `open`. Binary frames from the server are 1280 bytes: 20 ms of 16 kHz PCM16 (little
   * endian), two interleaved channels. Left is the caller; right is the agent, or the supervisor while
   * one barges in. Audio is aligned as in the recording and delayed by a quarter of a second. Text
   * frames from the server are MonitorServerMessage; text frames to the server are MonitorClientMessage.
   * `listen` only hears. `whisper` sends the agent information that the caller does not hear, as text
   * or, where the service has a speech recognizer, as speech. `barge` speaks to the caller: the agent
   * falls silent but keeps listening, and continues when the mode is lowered or the socket closes; one
   * supervisor can barge at a time. Speech to the server is binary: frames of 640 bytes, 20 ms mono, in
   * real time. The socket starts in `initial_mode`; the message `mode` changes it. A client that reads
   * frames too slowly loses some, reported by `gap`. Close codes: 1000 (the call is over), 1011
   * (internal error), 1013 (the process that runs the call cannot be reached now), 4401 (the token is
   * wrong, expired, already used, or for another call; or the key or session that requested it has ended
   * or lost its scope, within 15 seconds), 4404 (the call is over), 4413 (a message is too large, or
   * there are too many unknown messages), 4429 (too much audio, too many messages, already eight
   * supervisors, or too many wrong tokens). The timeline records under `monitor` who followed a call and
   * what was said to whom.
   * POST /v1/calls/{id}/monitor
   * @throws ApiError call_not_active, call_not_found
   */
  createMonitorToken(id: string, body?: MonitorTokenCreate, options?: RequestOptions): ApiPromise<MonitorToken> {
    return this.json<MonitorToken>({ method: 'POST', path: `/v1/calls/${encodeURIComponent(id)}/monitor`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Download the recording.
   * Stereo: the other side on the left channel, the agent on the right. `channels=mono` mixes both.
   * Range requests are supported.
   * GET /v1/calls/{id}/recording
   * @throws ApiError call_not_found, content_removed, range_not_satisfiable, recording_failed,
   * recording_not_found, recording_not_ready
   */
  getRecording(id: string, options?: GetCallRecordingOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/recording`, query: pick(options, ['channels']), accept: 'audio/mpeg', headers: { 'range': options?.range } }, options);
  }

  /**
   * Download the recording as MP3.
   * The address used in webhooks. Also accepts a signed `token` in place of the Authorization header.
   * GET /v1/calls/{id}/recording.mp3
   * @throws ApiError call_not_found, content_removed, range_not_satisfiable, recording_failed,
   * recording_not_found, recording_not_ready
   */
  getRecordingMp3(id: string, options?: GetCallRecordingMp3Options): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/recording.mp3`, query: pick(options, ['channels', 'token']), accept: 'audio/mpeg', headers: { 'range': options?.range } }, options);
  }

  /**
   * Get the transcript.
   * What both sides said, with times and interleaved function runs, oldest first. `final` is false while
   * the call runs.
   * GET /v1/calls/{id}/transcript
   * @throws ApiError call_not_found, content_removed
   */
  getTranscript(id: string, options?: RequestOptions): ApiPromise<Transcript> {
    return this.json<Transcript>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/transcript` }, options);
  }

  /**
   * Get the analysis.
   * Created after the call by the configured engine.
   * GET /v1/calls/{id}/analysis
   * @throws ApiError analysis_not_found, analysis_not_ready, call_not_found, content_removed
   */
  getAnalysis(id: string, options?: RequestOptions): ApiPromise<CallAnalysis> {
    return this.json<CallAnalysis>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/analysis` }, options);
  }

  /**
   * Analyse a call again.
   * Analyses the transcript with the current settings of the agent, for example after a change of its
   * `extraction` schema. The earlier analysis stays until the new one replaces it; GET returns it with a
   * `created_at` later than `requested_at`. Publishes no webhook event. 409 `analysis_not_ready` while
   * the call runs.
   * POST /v1/calls/{id}/analysis
   * @throws ApiError analysis_not_found, analysis_not_ready, call_not_found, content_removed
   */
  rerunAnalysis(id: string, options?: RequestOptions): ApiPromise<CallAnalysisRun> {
    return this.json<CallAnalysisRun>({ method: 'POST', path: `/v1/calls/${encodeURIComponent(id)}/analysis`, keyed: true }, options);
  }

  /**
   * List the timeline.
   * State changes, utterances, function runs, latency of each turn, webhooks and errors, oldest first.
   * GET /v1/calls/{id}/events
   * @throws ApiError call_not_found, content_removed, invalid_cursor
   */
  listEvents(id: string, options?: ListCallEventsOptions): PagePromise<CallEvent, CallEventPage> {
    return this.page<CallEvent, CallEventPage>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/events`, query: pick(options, ['limit', 'cursor']) }, options);
  }

  /**
   * Follow the timeline.
   * The timeline as server-sent events, from the beginning or after `Last-Event-ID`. The stream closes
   * when the call ends, and within 15 seconds after the key or session that opened it ends. After the
   * last event of a call that is over the response is 204, at which an EventSource stops reconnecting.
   * GET /v1/calls/{id}/stream
   * @throws ApiError call_not_found, content_removed
   */
  streamEvents(id: string, options?: StreamOptions): EventStream<CallEvent> {
    return this.resumable<CallEvent>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/stream` }, options, (event) => ['completed', 'failed'].includes(textAt(event, 'data.status')));
  }

  /**
   * Get the cost of a call.
   * The items of the charge, at the prices that were valid when the call was placed. Their sum equals
   * the ledger entry exactly. While the call runs, returns the amount reserved for it.
   * GET /v1/calls/{id}/cost
   * @throws ApiError call_not_found
   */
  getCost(id: string, options?: RequestOptions): ApiPromise<CallCost> {
    return this.json<CallCost>({ method: 'GET', path: `/v1/calls/${encodeURIComponent(id)}/cost` }, options);
  }

  /**
   * Export calls as CSV.
   * Newest first, of the calls that fit all filters. With `Accept: text/csv`, returns all of them, one
   * per line. A search in what calls hold takes at most 4 seconds: then it is 422 `search_too_broad`.
   * GET /v1/calls/export
   * @throws ApiError search_too_broad
   */
  exportCalls(options?: ExportCallsOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: '/v1/calls/export', query: pick(options, ['status', 'end_reason', 'agent_id', 'not_agent_id', 'direction', 'channel', 'from', 'to', 'campaign_id', 'tag', 'rating', 'min_duration', 'max_duration', 'min_response_ms', 'number', 'metadata', 'said', 'q']), accept: 'text/csv' }, options);
  }
}

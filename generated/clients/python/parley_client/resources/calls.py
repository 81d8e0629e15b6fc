"""calls: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal, Optional, Union
from urllib.parse import quote

from .._downloads import AsyncFileResponse, FileResponse
from .._files import body_of
from .._objects import NOT_GIVEN, NotGiven, given, tagged
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._streams import AsyncEventStream, EventStream, text_at
from .._transport import RequestOptions, Spec
from ..models import AgentFunctionRun, Call, CallAnalysis, CallAnalysisRun, CallChannel, CallControlParam, CallControlResult, CallCost, CallDirection, CallEndReason, CallErasure, CallEvent, CallEventAgentChanged, CallEventAnalysis, CallEventDtmf, CallEventError, CallEventInterrupted, CallEventKnowledge, CallEventLanguageChanged, CallEventLatency, CallEventMonitor, CallEventState, CallEventTool, CallEventTransfer, CallEventTransferProgress, CallEventUtterance, CallEventWarning, CallEventWebhook, CallOutcome, CallStatus, CallSums, E164, Metadata, MonitorMode, MonitorToken, Tags, Transcript, UnansweredQuestions, Variables


class CallsApi(Resource):
    """Calls, their transcripts, recordings and timelines."""

    def list_agent_function_runs(self, id: str, function_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[AgentFunctionRun]:
        """List the runs of a function.
        Lists the runs of a function in calls, newest first, with arguments, result and call. For an MCP
        function, each run is the run of one tool of its server. Arguments and results are redacted like the
        transcript, and are deleted with the transcript of their call. Runs in function tests and in the
        playground are not listed.
        GET /v1/agents/{id}/functions/{function_id}/runs
        Raises ApiError: agent_not_found, function_not_found, invalid_cursor.
        """
        return self._page(AgentFunctionRun, Spec("GET", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}/runs', query=given({"limit": limit, "cursor": cursor})), options)

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[CallStatus, NotGiven] = NOT_GIVEN, end_reason: Union[CallEndReason, NotGiven] = NOT_GIVEN, outcome: Union[CallOutcome, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, not_agent_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, rating: Union[int, NotGiven] = NOT_GIVEN, min_duration: Union[int, NotGiven] = NOT_GIVEN, max_duration: Union[int, NotGiven] = NOT_GIVEN, min_response_ms: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[str, NotGiven] = NOT_GIVEN, said: Union[str, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Call]:
        """List calls.
        Lists the calls that match all filters, newest first. With `Accept: text/csv`, returns all matching
        calls, one per line; its column `transfer_cost` has the cost of the leg that continued after a
        transfer. A full-text search that takes longer than 4 seconds fails with 422 `search_too_broad`.
        GET /v1/calls
        Raises ApiError: invalid_cursor, search_too_broad.
        """
        return self._page(Call, Spec("GET", "/v1/calls", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "end_reason": end_reason, "outcome": outcome, "agent_id": agent_id, "not_agent_id": not_agent_id, "direction": direction, "channel": channel, "from": from_, "to": to, "campaign_id": campaign_id, "tag": tag, "rating": rating, "min_duration": min_duration, "max_duration": max_duration, "min_response_ms": min_response_ms, "number": number, "metadata": metadata, "said": said, "q": q})), options)

    def create(self, *, to_number: E164, agent_id: Union[str, NotGiven] = NOT_GIVEN, from_number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, no_store: Union[bool, NotGiven] = NOT_GIVEN, queue: Union[bool, NotGiven] = NOT_GIVEN, queue_ttl_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Call:
        """Place a call.
        Places an outbound call. `from_number` can be omitted if the destination is a test number. While all
        call slots of the workspace are in use, the call waits in the queue, first in, first out. The call's
        status, its timeline and webhooks report the outcome. Fails with 404 `call_not_found` if the call
        that this Idempotency-Key created was erased.
        POST /v1/calls
        Raises ApiError: agent_not_found, call_not_found, concurrency_limited, insufficient_funds.
        """
        return self._json(Call, Spec("POST", "/v1/calls", json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "metadata": metadata, "variables": variables, "tags": tags, "no_store": no_store, "queue": queue, "queue_ttl_seconds": queue_ttl_seconds}), has_json=True, keyed=True), options)

    def get_sums(self, *, status: Union[CallStatus, NotGiven] = NOT_GIVEN, end_reason: Union[CallEndReason, NotGiven] = NOT_GIVEN, outcome: Union[CallOutcome, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, not_agent_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, rating: Union[int, NotGiven] = NOT_GIVEN, min_duration: Union[int, NotGiven] = NOT_GIVEN, max_duration: Union[int, NotGiven] = NOT_GIVEN, min_response_ms: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[str, NotGiven] = NOT_GIVEN, said: Union[str, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> CallSums:
        """Sum calls.
        Returns the current number, duration and cost of the calls that match the filters of GET /v1/calls.
        If more than 100,000 calls match (10,000 with `said`), only the newest are summed, and `is_capped`
        is true. GET /v1/analytics sums any number of calls by agent, campaign, direction and channel.
        GET /v1/calls/sums
        Raises ApiError: search_too_broad.
        """
        return self._json(CallSums, Spec("GET", "/v1/calls/sums", query=given({"status": status, "end_reason": end_reason, "outcome": outcome, "agent_id": agent_id, "not_agent_id": not_agent_id, "direction": direction, "channel": channel, "from": from_, "to": to, "campaign_id": campaign_id, "tag": tag, "rating": rating, "min_duration": min_duration, "max_duration": max_duration, "min_response_ms": min_response_ms, "number": number, "metadata": metadata, "said": said, "q": q})), options)

    def list_unanswered_questions(self, *, knowledge_base_id: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, below: Union[float, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> UnansweredQuestions:
        """List questions that no passage answered.
        Lists the questions of callers that the knowledge bases of the agent did not answer. Questions with
        a question mark come first, then the most frequent, then the newest. A question counts as unanswered
        if no passage that the model received has a similarity of `below` or more. Passages that were found
        only by words, without a similarity, count as answers. Questions that differ only in case, spaces
        and punctuation are counted as one. Utterances without a question mark are omitted if they have
        fewer than three words or end with a goodbye. If there are more than 5000 searches, only the newest
        5000 are evaluated, and `is_capped` is true. Questions are redacted like the transcript, and are
        deleted with the transcript of their call.
        GET /v1/calls/unanswered-questions
        Raises ApiError: knowledge_base_not_found.
        """
        return self._json(UnansweredQuestions, Spec("GET", "/v1/calls/unanswered-questions", query=given({"knowledge_base_id": knowledge_base_id, "agent_id": agent_id, "from": from_, "below": below, "limit": limit})), options)

    def create_outbound(self, *, to_number: E164, agent_id: Union[str, NotGiven] = NOT_GIVEN, from_number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, no_store: Union[bool, NotGiven] = NOT_GIVEN, queue: Union[bool, NotGiven] = NOT_GIVEN, queue_ttl_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Call:
        """Make an outbound call.
        Places an outbound call. `from_number` can be omitted if the destination is a test number. While all
        call slots of the workspace are in use, the call waits in the queue, first in, first out. The call's
        status, its timeline and webhooks report the outcome. Fails with 404 `call_not_found` if the call
        that this Idempotency-Key created was erased.
        POST /v1/calls/outbound
        Raises ApiError: agent_not_found, call_not_found, concurrency_limited, insufficient_funds.
        """
        return self._json(Call, Spec("POST", "/v1/calls/outbound", json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "metadata": metadata, "variables": variables, "tags": tags, "no_store": no_store, "queue": queue, "queue_ttl_seconds": queue_ttl_seconds}), has_json=True, keyed=True), options)

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> Call:
        """Get a call.
        Returns the call with its outcome, latency and cost.
        GET /v1/calls/{id}
        Raises ApiError: call_not_found.
        """
        return self._json(Call, Spec("GET", f'/v1/calls/{quote(id, safe="")}'), options)

    def update(self, id: str, *, metadata: Union[Optional[Metadata], NotGiven] = NOT_GIVEN, tags: Union[Optional[Tags], NotGiven] = NOT_GIVEN, rating: Union[Optional[int], NotGiven] = NOT_GIVEN, note: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Call:
        """Change metadata, tags, rating or note.
        JSON merge patch, during the call or after it. Members of `metadata` are merged; `null` removes a
        member. Webhook events that are published later contain the new metadata.
        PATCH /v1/calls/{id}
        Raises ApiError: call_not_found.
        """
        return self._json(Call, Spec("PATCH", f'/v1/calls/{quote(id, safe="")}', json=given({"metadata": metadata, "tags": tags, "rating": rating, "note": note}), has_json=True), options)

    def delete(self, id: str, *, options: Optional[RequestOptions] = None) -> CallErasure:
        """Erase a call.
        Erases the recording, transcript, timeline, analysis, webhook events with their deliveries (pending
        deliveries are not sent), numbers, metadata, variables, tags, rating and note. Afterwards, every
        operation on the call returns 404, and lists omit it. Its ledger entry and its share of statistics
        are kept. Returns the erased items with counts, which are also written to the audit log. `status` is
        `pending` while the storage does not respond; a job then completes the erasure. A second request
        returns the same report. Campaign contacts, schedules and the do-not-call list keep their numbers.
        DELETE /v1/calls/{id}
        Raises ApiError: call_active, call_not_found.
        """
        return self._json(CallErasure, Spec("DELETE", f'/v1/calls/{quote(id, safe="")}'), options)

    def end(self, id: str, *, options: Optional[RequestOptions] = None) -> Call:
        """End a call.
        Ends the call. A call that was not answered ends as failed with `canceled`; an answered call ends as
        completed with `ended_by_api`.
        POST /v1/calls/{id}/end
        Raises ApiError: call_not_active, call_not_found.
        """
        return self._json(Call, Spec("POST", f'/v1/calls/{quote(id, safe="")}/end', keyed=True), options)

    def control(self, id: str, body: CallControlParam, *, options: Optional[RequestOptions] = None) -> CallControlResult:
        """Control a live call.
        Speaks through the agent, gives it information, mutes it, presses keys, transfers the call to a
        human, or hands it off to another agent. Returns when the command has taken effect or failed, or
        after two seconds with `pending`. Commands that arrive during the disclosure wait until it ends, and
        a warm transfer takes as long as the human needs to answer. The timeline records the progress
        (`transfer_progress`, `transfer`, `agent_changed`). Fails with 422 if `agent_id` is not an agent of
        this workspace.
        POST /v1/calls/{id}/control
        Raises ApiError: call_not_active, call_not_found, provider_failed.
        """
        sent = body_of(body, [], None)
        return self._json(CallControlResult, Spec("POST", f'/v1/calls/{quote(id, safe="")}/control', json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once, keyed=True), options)

    def create_monitor_token(self, id: str, *, mode: Union[MonitorMode, NotGiven] = NOT_GIVEN, initial_mode: Union[MonitorMode, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> MonitorToken:
        """Listen to a live call, whisper to its agent, or barge in.
        Returns a token to follow a call in progress, in modes up to `mode`. The token is valid for five
        minutes and one use. Open `url` with the subprotocols `parley.v1` and the token. The first message
        is `open`. Binary frames from the server are 1280 bytes: 20 ms of 16 kHz PCM16 (little endian) in
        two interleaved channels. The left channel is the caller. The right channel is the agent, or the
        supervisor during a barge-in. Audio is aligned as in the recording and delayed by 250 ms. Text
        frames from the server are MonitorServerMessage; text frames to the server are MonitorClientMessage.
        `listen` only plays the call. `whisper` sends the agent information that the caller does not hear:
        as text or, if the service has a speech recognizer, as speech. `barge` speaks to the caller. The
        agent is silent meanwhile but keeps listening, and continues when the mode is lowered or the socket
        closes. Only one supervisor can barge in at a time. Speech to the server is sent as binary frames of
        640 bytes (20 ms mono) in real time. The socket starts in `initial_mode`; the message `mode` changes
        it. A client that reads frames too slowly loses some of them, which `gap` reports. Close codes: 1000
        (the call has ended), 1011 (internal error), 1013 (the process that runs the call is unreachable),
        4401 (the token is invalid, expired, already used, or for another call; or the key or session that
        requested it has ended or lost its scope, which takes effect within 15 seconds), 4404 (the call has
        ended), 4413 (a message is too large, or there are too many unknown messages), 4429 (too much audio,
        too many messages, eight supervisors already connected, or too many invalid tokens). The timeline
        records the supervisors and their messages under `monitor`.
        POST /v1/calls/{id}/monitor
        Raises ApiError: call_not_active, call_not_found.
        """
        fields = given({"mode": mode, "initial_mode": initial_mode})
        return self._json(MonitorToken, Spec("POST", f'/v1/calls/{quote(id, safe="")}/monitor', json=fields, has_json=bool(fields), keyed=True), options)

    def get_recording(self, id: str, *, channels: Union[Literal["stereo", "mono"], NotGiven] = NOT_GIVEN, range: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Download the recording.
        Returns the recording in stereo: the other side on the left channel, the agent on the right.
        `channels=mono` mixes both. Supports range requests.
        GET /v1/calls/{id}/recording
        Raises ApiError: call_not_found, content_removed, range_not_satisfiable, recording_failed,
        recording_not_found, recording_not_ready.
        """
        return self._file(Spec("GET", f'/v1/calls/{quote(id, safe="")}/recording', query=given({"channels": channels}), accept="audio/mpeg", headers=given({"range": range})), options)

    def get_recording_mp3(self, id: str, *, channels: Union[Literal["stereo", "mono"], NotGiven] = NOT_GIVEN, token: Union[str, NotGiven] = NOT_GIVEN, range: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Download the recording as MP3.
        Returns the recording at the URL that webhooks contain. A signed `token` is accepted instead of the
        Authorization header.
        GET /v1/calls/{id}/recording.mp3
        Raises ApiError: call_not_found, content_removed, range_not_satisfiable, recording_failed,
        recording_not_found, recording_not_ready.
        """
        return self._file(Spec("GET", f'/v1/calls/{quote(id, safe="")}/recording.mp3', query=given({"channels": channels, "token": token}), accept="audio/mpeg", headers=given({"range": range})), options)

    def get_transcript(self, id: str, *, options: Optional[RequestOptions] = None) -> Transcript:
        """Get the transcript.
        Returns the utterances of both sides with their times, and the function runs between them, oldest
        first. `final` is false during the call.
        GET /v1/calls/{id}/transcript
        Raises ApiError: call_not_found, content_removed.
        """
        return self._json(Transcript, Spec("GET", f'/v1/calls/{quote(id, safe="")}/transcript'), options)

    def get_analysis(self, id: str, *, options: Optional[RequestOptions] = None) -> CallAnalysis:
        """Get the analysis.
        Returns the analysis that the configured engine created after the call.
        GET /v1/calls/{id}/analysis
        Raises ApiError: analysis_not_found, analysis_not_ready, call_not_found, content_removed.
        """
        return self._json(CallAnalysis, Spec("GET", f'/v1/calls/{quote(id, safe="")}/analysis'), options)

    def rerun_analysis(self, id: str, *, options: Optional[RequestOptions] = None) -> CallAnalysisRun:
        """Analyze a call again.
        Analyzes the transcript with the current settings of the agent, for example after a change to its
        `extraction` schema. The earlier analysis is kept until the new one replaces it. GET then returns
        the new one, with a `created_at` later than `requested_at`. Publishes no webhook event. Fails with
        409 `analysis_not_ready` during the call. Its tokens are charged; the first analysis is included in
        the price of the call. If the wallet has no funds when the analysis begins, the earlier one remains,
        and the timeline of the call has the warning `analysis_not_repeated`.
        POST /v1/calls/{id}/analysis
        Raises ApiError: analysis_not_found, analysis_not_ready, call_not_found, content_removed,
        insufficient_funds, provider_failed.
        """
        return self._json(CallAnalysisRun, Spec("POST", f'/v1/calls/{quote(id, safe="")}/analysis', keyed=True), options)

    def list_events(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[CallEvent]:
        """List the timeline.
        Lists state changes, utterances, function runs, the latency of each turn, webhooks and errors,
        oldest first.
        GET /v1/calls/{id}/events
        Raises ApiError: call_not_found, content_removed, invalid_cursor.
        """
        return self._page(tagged(("type", {"state": "CallEventState", "utterance": "CallEventUtterance", "tool": "CallEventTool", "latency": "CallEventLatency", "interrupted": "CallEventInterrupted", "dtmf": "CallEventDtmf", "knowledge": "CallEventKnowledge", "transfer_progress": "CallEventTransferProgress", "transfer": "CallEventTransfer", "monitor": "CallEventMonitor", "agent_changed": "CallEventAgentChanged", "language_changed": "CallEventLanguageChanged", "warning": "CallEventWarning", "error": "CallEventError", "analysis": "CallEventAnalysis", "webhook": "CallEventWebhook"})), Spec("GET", f'/v1/calls/{quote(id, safe="")}/events', query=given({"limit": limit, "cursor": cursor})), options)

    def stream_events(self, id: str, *, last_event_id: Union[str, int, None] = None, options: Optional[RequestOptions] = None) -> EventStream[CallEvent]:
        """Follow the timeline.
        Streams the timeline as server-sent events, from the beginning or after `Last-Event-ID`. The stream
        closes when the call ends, or within 15 seconds after the key or session that opened it ends. Once a
        call has ended and its last event was sent, the response is 204, which makes an EventSource stop
        reconnecting.
        GET /v1/calls/{id}/stream
        Raises ApiError: call_not_found, content_removed.
        """
        return self._stream(tagged(("type", {"state": "CallEventState", "utterance": "CallEventUtterance", "tool": "CallEventTool", "latency": "CallEventLatency", "interrupted": "CallEventInterrupted", "dtmf": "CallEventDtmf", "knowledge": "CallEventKnowledge", "transfer_progress": "CallEventTransferProgress", "transfer": "CallEventTransfer", "monitor": "CallEventMonitor", "agent_changed": "CallEventAgentChanged", "language_changed": "CallEventLanguageChanged", "warning": "CallEventWarning", "error": "CallEventError", "analysis": "CallEventAnalysis", "webhook": "CallEventWebhook"})), Spec("GET", f'/v1/calls/{quote(id, safe="")}/stream'), options, lambda event: text_at(event, "data.status") in ("completed", "failed",), last_event_id)

    def get_cost(self, id: str, *, options: Optional[RequestOptions] = None) -> CallCost:
        """Get the cost of a call.
        Returns the items of the charge, at the prices that were valid when the call was placed. Their sum
        equals the ledger entry exactly. During the call, returns the reserved amount.
        GET /v1/calls/{id}/cost
        Raises ApiError: call_not_found.
        """
        return self._json(CallCost, Spec("GET", f'/v1/calls/{quote(id, safe="")}/cost'), options)

    def export_calls(self, *, status: Union[CallStatus, NotGiven] = NOT_GIVEN, end_reason: Union[CallEndReason, NotGiven] = NOT_GIVEN, outcome: Union[CallOutcome, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, not_agent_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, rating: Union[int, NotGiven] = NOT_GIVEN, min_duration: Union[int, NotGiven] = NOT_GIVEN, max_duration: Union[int, NotGiven] = NOT_GIVEN, min_response_ms: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[str, NotGiven] = NOT_GIVEN, said: Union[str, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Export calls as CSV.
        Lists the calls that match all filters, newest first. With `Accept: text/csv`, returns all matching
        calls, one per line; its column `transfer_cost` has the cost of the leg that continued after a
        transfer. A full-text search that takes longer than 4 seconds fails with 422 `search_too_broad`.
        GET /v1/calls/export
        Raises ApiError: search_too_broad.
        """
        return self._file(Spec("GET", "/v1/calls/export", query=given({"status": status, "end_reason": end_reason, "outcome": outcome, "agent_id": agent_id, "not_agent_id": not_agent_id, "direction": direction, "channel": channel, "from": from_, "to": to, "campaign_id": campaign_id, "tag": tag, "rating": rating, "min_duration": min_duration, "max_duration": max_duration, "min_response_ms": min_response_ms, "number": number, "metadata": metadata, "said": said, "q": q}), accept="text/csv"), options)


class AsyncCallsApi(AsyncResource):
    """Calls, their transcripts, recordings and timelines."""

    def list_agent_function_runs(self, id: str, function_id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[AgentFunctionRun]:
        """List the runs of a function.
        Lists the runs of a function in calls, newest first, with arguments, result and call. For an MCP
        function, each run is the run of one tool of its server. Arguments and results are redacted like the
        transcript, and are deleted with the transcript of their call. Runs in function tests and in the
        playground are not listed.
        GET /v1/agents/{id}/functions/{function_id}/runs
        Raises ApiError: agent_not_found, function_not_found, invalid_cursor.
        """
        return self._page(AgentFunctionRun, Spec("GET", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}/runs', query=given({"limit": limit, "cursor": cursor})), options)

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[CallStatus, NotGiven] = NOT_GIVEN, end_reason: Union[CallEndReason, NotGiven] = NOT_GIVEN, outcome: Union[CallOutcome, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, not_agent_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, rating: Union[int, NotGiven] = NOT_GIVEN, min_duration: Union[int, NotGiven] = NOT_GIVEN, max_duration: Union[int, NotGiven] = NOT_GIVEN, min_response_ms: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[str, NotGiven] = NOT_GIVEN, said: Union[str, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Call]:
        """List calls.
        Lists the calls that match all filters, newest first. With `Accept: text/csv`, returns all matching
        calls, one per line; its column `transfer_cost` has the cost of the leg that continued after a
        transfer. A full-text search that takes longer than 4 seconds fails with 422 `search_too_broad`.
        GET /v1/calls
        Raises ApiError: invalid_cursor, search_too_broad.
        """
        return self._page(Call, Spec("GET", "/v1/calls", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "end_reason": end_reason, "outcome": outcome, "agent_id": agent_id, "not_agent_id": not_agent_id, "direction": direction, "channel": channel, "from": from_, "to": to, "campaign_id": campaign_id, "tag": tag, "rating": rating, "min_duration": min_duration, "max_duration": max_duration, "min_response_ms": min_response_ms, "number": number, "metadata": metadata, "said": said, "q": q})), options)

    async def create(self, *, to_number: E164, agent_id: Union[str, NotGiven] = NOT_GIVEN, from_number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, no_store: Union[bool, NotGiven] = NOT_GIVEN, queue: Union[bool, NotGiven] = NOT_GIVEN, queue_ttl_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Call:
        """Place a call.
        Places an outbound call. `from_number` can be omitted if the destination is a test number. While all
        call slots of the workspace are in use, the call waits in the queue, first in, first out. The call's
        status, its timeline and webhooks report the outcome. Fails with 404 `call_not_found` if the call
        that this Idempotency-Key created was erased.
        POST /v1/calls
        Raises ApiError: agent_not_found, call_not_found, concurrency_limited, insufficient_funds.
        """
        return await self._json(Call, Spec("POST", "/v1/calls", json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "metadata": metadata, "variables": variables, "tags": tags, "no_store": no_store, "queue": queue, "queue_ttl_seconds": queue_ttl_seconds}), has_json=True, keyed=True), options)

    async def get_sums(self, *, status: Union[CallStatus, NotGiven] = NOT_GIVEN, end_reason: Union[CallEndReason, NotGiven] = NOT_GIVEN, outcome: Union[CallOutcome, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, not_agent_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, rating: Union[int, NotGiven] = NOT_GIVEN, min_duration: Union[int, NotGiven] = NOT_GIVEN, max_duration: Union[int, NotGiven] = NOT_GIVEN, min_response_ms: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[str, NotGiven] = NOT_GIVEN, said: Union[str, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> CallSums:
        """Sum calls.
        Returns the current number, duration and cost of the calls that match the filters of GET /v1/calls.
        If more than 100,000 calls match (10,000 with `said`), only the newest are summed, and `is_capped`
        is true. GET /v1/analytics sums any number of calls by agent, campaign, direction and channel.
        GET /v1/calls/sums
        Raises ApiError: search_too_broad.
        """
        return await self._json(CallSums, Spec("GET", "/v1/calls/sums", query=given({"status": status, "end_reason": end_reason, "outcome": outcome, "agent_id": agent_id, "not_agent_id": not_agent_id, "direction": direction, "channel": channel, "from": from_, "to": to, "campaign_id": campaign_id, "tag": tag, "rating": rating, "min_duration": min_duration, "max_duration": max_duration, "min_response_ms": min_response_ms, "number": number, "metadata": metadata, "said": said, "q": q})), options)

    async def list_unanswered_questions(self, *, knowledge_base_id: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, below: Union[float, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> UnansweredQuestions:
        """List questions that no passage answered.
        Lists the questions of callers that the knowledge bases of the agent did not answer. Questions with
        a question mark come first, then the most frequent, then the newest. A question counts as unanswered
        if no passage that the model received has a similarity of `below` or more. Passages that were found
        only by words, without a similarity, count as answers. Questions that differ only in case, spaces
        and punctuation are counted as one. Utterances without a question mark are omitted if they have
        fewer than three words or end with a goodbye. If there are more than 5000 searches, only the newest
        5000 are evaluated, and `is_capped` is true. Questions are redacted like the transcript, and are
        deleted with the transcript of their call.
        GET /v1/calls/unanswered-questions
        Raises ApiError: knowledge_base_not_found.
        """
        return await self._json(UnansweredQuestions, Spec("GET", "/v1/calls/unanswered-questions", query=given({"knowledge_base_id": knowledge_base_id, "agent_id": agent_id, "from": from_, "below": below, "limit": limit})), options)

    async def create_outbound(self, *, to_number: E164, agent_id: Union[str, NotGiven] = NOT_GIVEN, from_number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, no_store: Union[bool, NotGiven] = NOT_GIVEN, queue: Union[bool, NotGiven] = NOT_GIVEN, queue_ttl_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Call:
        """Make an outbound call.
        Places an outbound call. `from_number` can be omitted if the destination is a test number. While all
        call slots of the workspace are in use, the call waits in the queue, first in, first out. The call's
        status, its timeline and webhooks report the outcome. Fails with 404 `call_not_found` if the call
        that this Idempotency-Key created was erased.
        POST /v1/calls/outbound
        Raises ApiError: agent_not_found, call_not_found, concurrency_limited, insufficient_funds.
        """
        return await self._json(Call, Spec("POST", "/v1/calls/outbound", json=given({"agent_id": agent_id, "to_number": to_number, "from_number": from_number, "metadata": metadata, "variables": variables, "tags": tags, "no_store": no_store, "queue": queue, "queue_ttl_seconds": queue_ttl_seconds}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, options: Optional[RequestOptions] = None) -> Call:
        """Get a call.
        Returns the call with its outcome, latency and cost.
        GET /v1/calls/{id}
        Raises ApiError: call_not_found.
        """
        return await self._json(Call, Spec("GET", f'/v1/calls/{quote(id, safe="")}'), options)

    async def update(self, id: str, *, metadata: Union[Optional[Metadata], NotGiven] = NOT_GIVEN, tags: Union[Optional[Tags], NotGiven] = NOT_GIVEN, rating: Union[Optional[int], NotGiven] = NOT_GIVEN, note: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Call:
        """Change metadata, tags, rating or note.
        JSON merge patch, during the call or after it. Members of `metadata` are merged; `null` removes a
        member. Webhook events that are published later contain the new metadata.
        PATCH /v1/calls/{id}
        Raises ApiError: call_not_found.
        """
        return await self._json(Call, Spec("PATCH", f'/v1/calls/{quote(id, safe="")}', json=given({"metadata": metadata, "tags": tags, "rating": rating, "note": note}), has_json=True), options)

    async def delete(self, id: str, *, options: Optional[RequestOptions] = None) -> CallErasure:
        """Erase a call.
        Erases the recording, transcript, timeline, analysis, webhook events with their deliveries (pending
        deliveries are not sent), numbers, metadata, variables, tags, rating and note. Afterwards, every
        operation on the call returns 404, and lists omit it. Its ledger entry and its share of statistics
        are kept. Returns the erased items with counts, which are also written to the audit log. `status` is
        `pending` while the storage does not respond; a job then completes the erasure. A second request
        returns the same report. Campaign contacts, schedules and the do-not-call list keep their numbers.
        DELETE /v1/calls/{id}
        Raises ApiError: call_active, call_not_found.
        """
        return await self._json(CallErasure, Spec("DELETE", f'/v1/calls/{quote(id, safe="")}'), options)

    async def end(self, id: str, *, options: Optional[RequestOptions] = None) -> Call:
        """End a call.
        Ends the call. A call that was not answered ends as failed with `canceled`; an answered call ends as
        completed with `ended_by_api`.
        POST /v1/calls/{id}/end
        Raises ApiError: call_not_active, call_not_found.
        """
        return await self._json(Call, Spec("POST", f'/v1/calls/{quote(id, safe="")}/end', keyed=True), options)

    async def control(self, id: str, body: CallControlParam, *, options: Optional[RequestOptions] = None) -> CallControlResult:
        """Control a live call.
        Speaks through the agent, gives it information, mutes it, presses keys, transfers the call to a
        human, or hands it off to another agent. Returns when the command has taken effect or failed, or
        after two seconds with `pending`. Commands that arrive during the disclosure wait until it ends, and
        a warm transfer takes as long as the human needs to answer. The timeline records the progress
        (`transfer_progress`, `transfer`, `agent_changed`). Fails with 422 if `agent_id` is not an agent of
        this workspace.
        POST /v1/calls/{id}/control
        Raises ApiError: call_not_active, call_not_found, provider_failed.
        """
        sent = body_of(body, [], None)
        return await self._json(CallControlResult, Spec("POST", f'/v1/calls/{quote(id, safe="")}/control', json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once, keyed=True), options)

    async def create_monitor_token(self, id: str, *, mode: Union[MonitorMode, NotGiven] = NOT_GIVEN, initial_mode: Union[MonitorMode, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> MonitorToken:
        """Listen to a live call, whisper to its agent, or barge in.
        Returns a token to follow a call in progress, in modes up to `mode`. The token is valid for five
        minutes and one use. Open `url` with the subprotocols `parley.v1` and the token. The first message
        is `open`. Binary frames from the server are 1280 bytes: 20 ms of 16 kHz PCM16 (little endian) in
        two interleaved channels. The left channel is the caller. The right channel is the agent, or the
        supervisor during a barge-in. Audio is aligned as in the recording and delayed by 250 ms. Text
        frames from the server are MonitorServerMessage; text frames to the server are MonitorClientMessage.
        `listen` only plays the call. `whisper` sends the agent information that the caller does not hear:
        as text or, if the service has a speech recognizer, as speech. `barge` speaks to the caller. The
        agent is silent meanwhile but keeps listening, and continues when the mode is lowered or the socket
        closes. Only one supervisor can barge in at a time. Speech to the server is sent as binary frames of
        640 bytes (20 ms mono) in real time. The socket starts in `initial_mode`; the message `mode` changes
        it. A client that reads frames too slowly loses some of them, which `gap` reports. Close codes: 1000
        (the call has ended), 1011 (internal error), 1013 (the process that runs the call is unreachable),
        4401 (the token is invalid, expired, already used, or for another call; or the key or session that
        requested it has ended or lost its scope, which takes effect within 15 seconds), 4404 (the call has
        ended), 4413 (a message is too large, or there are too many unknown messages), 4429 (too much audio,
        too many messages, eight supervisors already connected, or too many invalid tokens). The timeline
        records the supervisors and their messages under `monitor`.
        POST /v1/calls/{id}/monitor
        Raises ApiError: call_not_active, call_not_found.
        """
        fields = given({"mode": mode, "initial_mode": initial_mode})
        return await self._json(MonitorToken, Spec("POST", f'/v1/calls/{quote(id, safe="")}/monitor', json=fields, has_json=bool(fields), keyed=True), options)

    async def get_recording(self, id: str, *, channels: Union[Literal["stereo", "mono"], NotGiven] = NOT_GIVEN, range: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Download the recording.
        Returns the recording in stereo: the other side on the left channel, the agent on the right.
        `channels=mono` mixes both. Supports range requests.
        GET /v1/calls/{id}/recording
        Raises ApiError: call_not_found, content_removed, range_not_satisfiable, recording_failed,
        recording_not_found, recording_not_ready.
        """
        return await self._file(Spec("GET", f'/v1/calls/{quote(id, safe="")}/recording', query=given({"channels": channels}), accept="audio/mpeg", headers=given({"range": range})), options)

    async def get_recording_mp3(self, id: str, *, channels: Union[Literal["stereo", "mono"], NotGiven] = NOT_GIVEN, token: Union[str, NotGiven] = NOT_GIVEN, range: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Download the recording as MP3.
        Returns the recording at the URL that webhooks contain. A signed `token` is accepted instead of the
        Authorization header.
        GET /v1/calls/{id}/recording.mp3
        Raises ApiError: call_not_found, content_removed, range_not_satisfiable, recording_failed,
        recording_not_found, recording_not_ready.
        """
        return await self._file(Spec("GET", f'/v1/calls/{quote(id, safe="")}/recording.mp3', query=given({"channels": channels, "token": token}), accept="audio/mpeg", headers=given({"range": range})), options)

    async def get_transcript(self, id: str, *, options: Optional[RequestOptions] = None) -> Transcript:
        """Get the transcript.
        Returns the utterances of both sides with their times, and the function runs between them, oldest
        first. `final` is false during the call.
        GET /v1/calls/{id}/transcript
        Raises ApiError: call_not_found, content_removed.
        """
        return await self._json(Transcript, Spec("GET", f'/v1/calls/{quote(id, safe="")}/transcript'), options)

    async def get_analysis(self, id: str, *, options: Optional[RequestOptions] = None) -> CallAnalysis:
        """Get the analysis.
        Returns the analysis that the configured engine created after the call.
        GET /v1/calls/{id}/analysis
        Raises ApiError: analysis_not_found, analysis_not_ready, call_not_found, content_removed.
        """
        return await self._json(CallAnalysis, Spec("GET", f'/v1/calls/{quote(id, safe="")}/analysis'), options)

    async def rerun_analysis(self, id: str, *, options: Optional[RequestOptions] = None) -> CallAnalysisRun:
        """Analyze a call again.
        Analyzes the transcript with the current settings of the agent, for example after a change to its
        `extraction` schema. The earlier analysis is kept until the new one replaces it. GET then returns
        the new one, with a `created_at` later than `requested_at`. Publishes no webhook event. Fails with
        409 `analysis_not_ready` during the call. Its tokens are charged; the first analysis is included in
        the price of the call. If the wallet has no funds when the analysis begins, the earlier one remains,
        and the timeline of the call has the warning `analysis_not_repeated`.
        POST /v1/calls/{id}/analysis
        Raises ApiError: analysis_not_found, analysis_not_ready, call_not_found, content_removed,
        insufficient_funds, provider_failed.
        """
        return await self._json(CallAnalysisRun, Spec("POST", f'/v1/calls/{quote(id, safe="")}/analysis', keyed=True), options)

    def list_events(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[CallEvent]:
        """List the timeline.
        Lists state changes, utterances, function runs, the latency of each turn, webhooks and errors,
        oldest first.
        GET /v1/calls/{id}/events
        Raises ApiError: call_not_found, content_removed, invalid_cursor.
        """
        return self._page(tagged(("type", {"state": "CallEventState", "utterance": "CallEventUtterance", "tool": "CallEventTool", "latency": "CallEventLatency", "interrupted": "CallEventInterrupted", "dtmf": "CallEventDtmf", "knowledge": "CallEventKnowledge", "transfer_progress": "CallEventTransferProgress", "transfer": "CallEventTransfer", "monitor": "CallEventMonitor", "agent_changed": "CallEventAgentChanged", "language_changed": "CallEventLanguageChanged", "warning": "CallEventWarning", "error": "CallEventError", "analysis": "CallEventAnalysis", "webhook": "CallEventWebhook"})), Spec("GET", f'/v1/calls/{quote(id, safe="")}/events', query=given({"limit": limit, "cursor": cursor})), options)

    def stream_events(self, id: str, *, last_event_id: Union[str, int, None] = None, options: Optional[RequestOptions] = None) -> AsyncEventStream[CallEvent]:
        """Follow the timeline.
        Streams the timeline as server-sent events, from the beginning or after `Last-Event-ID`. The stream
        closes when the call ends, or within 15 seconds after the key or session that opened it ends. Once a
        call has ended and its last event was sent, the response is 204, which makes an EventSource stop
        reconnecting.
        GET /v1/calls/{id}/stream
        Raises ApiError: call_not_found, content_removed.
        """
        return self._stream(tagged(("type", {"state": "CallEventState", "utterance": "CallEventUtterance", "tool": "CallEventTool", "latency": "CallEventLatency", "interrupted": "CallEventInterrupted", "dtmf": "CallEventDtmf", "knowledge": "CallEventKnowledge", "transfer_progress": "CallEventTransferProgress", "transfer": "CallEventTransfer", "monitor": "CallEventMonitor", "agent_changed": "CallEventAgentChanged", "language_changed": "CallEventLanguageChanged", "warning": "CallEventWarning", "error": "CallEventError", "analysis": "CallEventAnalysis", "webhook": "CallEventWebhook"})), Spec("GET", f'/v1/calls/{quote(id, safe="")}/stream'), options, lambda event: text_at(event, "data.status") in ("completed", "failed",), last_event_id)

    async def get_cost(self, id: str, *, options: Optional[RequestOptions] = None) -> CallCost:
        """Get the cost of a call.
        Returns the items of the charge, at the prices that were valid when the call was placed. Their sum
        equals the ledger entry exactly. During the call, returns the reserved amount.
        GET /v1/calls/{id}/cost
        Raises ApiError: call_not_found.
        """
        return await self._json(CallCost, Spec("GET", f'/v1/calls/{quote(id, safe="")}/cost'), options)

    async def export_calls(self, *, status: Union[CallStatus, NotGiven] = NOT_GIVEN, end_reason: Union[CallEndReason, NotGiven] = NOT_GIVEN, outcome: Union[CallOutcome, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, not_agent_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, rating: Union[int, NotGiven] = NOT_GIVEN, min_duration: Union[int, NotGiven] = NOT_GIVEN, max_duration: Union[int, NotGiven] = NOT_GIVEN, min_response_ms: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[str, NotGiven] = NOT_GIVEN, said: Union[str, NotGiven] = NOT_GIVEN, q: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Export calls as CSV.
        Lists the calls that match all filters, newest first. With `Accept: text/csv`, returns all matching
        calls, one per line; its column `transfer_cost` has the cost of the leg that continued after a
        transfer. A full-text search that takes longer than 4 seconds fails with 422 `search_too_broad`.
        GET /v1/calls/export
        Raises ApiError: search_too_broad.
        """
        return await self._file(Spec("GET", "/v1/calls/export", query=given({"status": status, "end_reason": end_reason, "outcome": outcome, "agent_id": agent_id, "not_agent_id": not_agent_id, "direction": direction, "channel": channel, "from": from_, "to": to, "campaign_id": campaign_id, "tag": tag, "rating": rating, "min_duration": min_duration, "max_duration": max_duration, "min_response_ms": min_response_ms, "number": number, "metadata": metadata, "said": said, "q": q}), accept="text/csv"), options)

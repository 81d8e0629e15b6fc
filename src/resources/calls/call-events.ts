// The webhook events of calls: maps each fact about a call to events of all three event sets of the contract. Pure.
// Deliberately omitted: an event for ringing, and separate events for session warnings and errors. These are published with the
// end that they cause, so that there is one `call.error` per call.
import type { TranscriptItem } from '../../../generated/types.ts';
import type { Uses } from '../../runtime.ts';
import type { SessionEvent } from '../../voice/host.ts';
import type { OutgoingEvent } from '../webhooks/service/publish.ts';
import type { CallAnalysisResult } from './after/analysis.ts';
import type { CallRow } from './rows/calls.ts';
import type { Change } from './transitions.ts';
import { recordingStatus, recordingUrl, transcriptUrl } from './wire.ts';
import { toRetellCall } from './wire/retell.ts';

/** A fact about a call that is already recorded on the timeline. */
type CallFact =
  | { type: 'transition'; change: Change; wasAnswered: boolean }
  | { type: 'session'; event: SessionEvent }
  | { type: 'analysis'; items: readonly TranscriptItem[]; text: string; result: CallAnalysisResult };

/**
 * @param row the call after the change
 * @param sequence sequence of the timeline row
 */
export function callEvents(
  runtime: Uses<'publicUrl'>,
  row: CallRow,
  sequence: number,
  fact: CallFact,
): OutgoingEvent[] {
  const call = contextOf(row, sequence);
  switch (fact.type) {
    case 'transition':
      if (fact.change.to === 'ringing') return [];
      return fact.change.to === 'in_progress'
        ? started(runtime, call, row)
        : ended(runtime, call, row, fact.change, fact.wasAnswered);
    case 'session':
      return ofSession(call, fact.event);
    case 'analysis':
      return analyzed(runtime, call, row, fact);
  }
}

/** Members that the events of a call share, in the spellings of the three sets. */
function contextOf(row: CallRow, sequence: number) {
  const { workspace_id: workspaceId, id: callId, agent_id: agentId, metadata, from_number, to_number } = row;
  return {
    base: { workspaceId, callId, agentId },
    ids: { call_id: callId, agent_id: agentId },
    numbers: { to_number, from_number },
    ends: { from: from_number, to: to_number },
    about: { metadata, sequence },
  };
}

type CallContext = ReturnType<typeof contextOf>;

function started(
  runtime: Uses<'publicUrl'>,
  { base, ids, numbers, about }: CallContext,
  row: CallRow,
): OutgoingEvent[] {
  const { direction, channel } = row;
  const medium = { direction, channel };
  const retellCall = toRetellCall(runtime, row);
  return [
    { ...base, name: 'call.started', data: { ...medium, ...numbers, ...about } },
    { ...base, name: 'call_started', retellCall, data: { ...ids, ...numbers, ...medium, ...about } },
  ];
}

function ended(
  runtime: Uses<'publicUrl'>,
  { base, ids, numbers, ends, about }: CallContext,
  row: CallRow,
  change: Extract<Change, { to: 'completed' | 'failed' }>,
  wasAnswered: boolean,
): OutgoingEvent[] {
  const { reason: end_reason, detail: end_detail, to: status } = change;
  const duration_ms = row.duration_ms ?? 0;
  const urls = {
    transcript_url: transcriptUrl(runtime, row),
    recording_url: recordingUrl(runtime, row),
    recording_status: recordingStatus(row),
  };
  const duration = Math.round(duration_ms / 1000);
  const events: OutgoingEvent[] = [
    { ...base, name: 'call.ended', data: { duration_ms, status, end_reason, end_detail, ...urls, ...about } },
    {
      ...base,
      name: 'call_ended',
      retellCall: toRetellCall(runtime, row),
      data: { ...ids, ...numbers, duration, status, end_reason, ...about },
    },
  ];
  if (!wasAnswered) {
    events.push({ ...base, name: 'call.failed', data: { ...ids, ...ends, end_reason, end_detail, ...about } });
  } else if (status === 'failed') {
    const data = { code: end_reason, detail: end_detail ?? end_reason, ...about };
    events.unshift({ ...base, name: 'call.error', data });
  }
  return events;
}

function ofSession({ base, ids, ends, about }: CallContext, event: SessionEvent): OutgoingEvent[] {
  if (event.type === 'utterance') {
    const { role, text, startMs, endMs, interrupted } = event.utterance;
    const data = { role, ...speakerOf(event), text, ...toTimes(startMs, endMs), interrupted, ...about };
    return [{ ...base, name: 'call.transcript', data }];
  }
  if (event.type === 'monitor' && event.action.what === 'said') {
    const { text = '', atMs, startMs = atMs } = event.action;
    const data = { role: 'supervisor' as const, text, ...toTimes(startMs, atMs), interrupted: false, ...about };
    return [{ ...base, name: 'call.transcript', data }];
  }
  if (event.type === 'transfer') {
    const transfer = { transfer_to: event.to, mode: event.mode, ...about };
    return [
      { ...base, name: 'call.transfer', data: transfer },
      { ...base, name: 'call.transferred', data: { ...ids, ...ends, ...transfer } },
    ];
  }
  return [];
}

function analyzed(
  runtime: Uses<'publicUrl'>,
  { base, ids, numbers, ends, about }: CallContext,
  row: CallRow,
  { items, text: transcript, result: analysis }: Extract<CallFact, { type: 'analysis' }>,
): OutgoingEvent[] {
  const { summary, success, sentiment, extracted } = analysis;
  const retellCall = toRetellCall(runtime, row, { transcript: { text: transcript, items }, analysis });
  const result = { summary, success, extracted, ...about };
  const end = {
    status: row.status,
    end_reason: row.end_reason as NonNullable<EndReason>,
    duration_seconds: Math.round((row.duration_ms ?? 0) / 1000),
  };
  return [
    {
      ...base,
      name: 'call.completed',
      data: { ...ids, ...ends, ...end, transcript, ...result },
    },
    { ...base, name: 'call_analyzed', retellCall, data: { ...ids, ...numbers, sentiment, ...result } },
  ];
}

type EndReason = Extract<OutgoingEvent, { name: 'call.completed' }>['data']['end_reason'];

type SaidBy = { agent_id: string } | { language: string } | Record<string, never>;

/** Returns the agent that spoke, as the contract names it. For a caller's words, returns their language if it is known. */
export function speakerOf({ agentId, utterance }: Extract<SessionEvent, { type: 'utterance' }>): SaidBy {
  if (agentId !== null) return { agent_id: agentId };
  return utterance.language === undefined ? {} : { language: utterance.language };
}

export function toTimes(startMs: number, endMs: number) {
  return { start_ms: Math.round(startMs), end_ms: Math.round(endMs) };
}

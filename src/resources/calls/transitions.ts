// The states of a call: every change of status goes through `transition`, which writes the row, the timeline and the
// events of all three sets in one transaction. Forward only; a terminal state is written once, so every terminal event is
// sent once. The table in the decisions of the contract is `outgoing` below.
import type { CallEndReason } from '../../../generated/types.ts';
import type { Runtime } from '../../runtime.ts';
import type { Json } from '../../core/json.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { settleCall } from '../wallet/service/holds.ts';
import { publishAll, type OutgoingEvent } from '../webhooks/service/publish.ts';
import { enqueueAssembly, type RecordingEnd } from './after/recording/assembly.ts';
import * as store from './rows/calls.ts';
import type { LeaseFence } from './rows/leases.ts';
import { appendTimeline, CallLost } from './rows/timeline.ts';
import { recordingStatus, recordingUrl, transcriptUrl } from './wire.ts';
import type { Trx } from '../../database/transaction.ts';

export type Change = { to: 'ringing' } | { to: 'in_progress'; at: Date; mustEndAt: Date } | End;

interface End {
  to: 'completed' | 'failed';
  reason: CallEndReason;
  detail: string | null;
  at: Date;
  outcome?: Outcome;
  /** Its process went away: whatever the reason says, nobody else is to blame. */
  isLost?: boolean | undefined;
}

/** What a session leaves behind; the reaper knows less of it. */
export interface Outcome {
  durationMs: number;
  latency: store.CallRow['latency'];
  usage: Record<string, number>;
  waveform: readonly number[] | null;
  /** Null: nothing was recorded. */
  recording: RecordingEnd | null;
}

const RANK: Readonly<Record<store.CallStatus, number>> = {
  queued: 0,
  ringing: 1,
  in_progress: 2,
  completed: 3,
  failed: 3,
};

/** @returns the row after the change, or null when the call is already as far or further: then nothing happened */
export async function transition(
  trx: Trx,
  runtime: Runtime,
  callId: string,
  change: Change,
  fence?: LeaseFence,
): Promise<store.CallRow | null> {
  const before = await store.lockCall(trx, callId);
  if (!before) throw new Error(`call ${callId} is gone`);
  if (RANK[change.to] <= RANK[before.status]) return null;
  if (fence && fence.token !== before.lease_token) throw new CallLost(`the lease on ${callId} is gone`);
  const row = await store.updateCall(trx, callId, columns(change));
  const sequence = await appendTimeline(trx, runtime, callId, [{ type: 'state', data: stateData(change) }]);
  await publishAll(trx, runtime, outgoing(runtime, before, row, change, sequence));
  return change.to === 'completed' || change.to === 'failed' ? afterEnd(trx, runtime, row, before, change) : row;
}

/**
 * Answered calls are analysed; the events that carry the analysis follow from there. A slot that frees goes to the next.
 * Every call is settled, last of all: the wallet's row stays locked until the commit.
 */
async function afterEnd(
  trx: Trx,
  runtime: Runtime,
  row: store.CallRow,
  before: store.CallRow,
  change: End,
): Promise<store.CallRow> {
  const { id: callId, workspace_id: workspaceId, status } = before;
  const wasAnswered = status === 'in_progress';
  if (before.leased_until !== null) await enqueue(trx, 'calls.next', { workspaceId });
  if (before.schedule_id !== null) {
    await enqueue(trx, 'schedules.call-ended', { workspaceId, scheduleId: before.schedule_id, callId });
  }
  if (before.campaign_id !== null) {
    await enqueue(trx, 'campaigns.call-ended', { workspaceId, campaignId: before.campaign_id, callId });
  }
  if (wasAnswered) await enqueue(trx, 'calls.analyse', { callId }, { jobKey: `analyse:${callId}` });
  if (row.recording_state === 'pieces') await enqueueAssembly(trx, callId);
  const costMicros = await settleCall(trx, runtime, callId, wasAnswered ? usedBy(change.outcome) : null);
  return store.updateCall(trx, callId, { cost_micros: costMicros });
}

/** A session that was lost leaves its duration and nothing else. */
function usedBy(outcome: Outcome | undefined) {
  const { usage = {}, durationMs = 0 } = outcome ?? {};
  return {
    durationMs,
    sttMs: usage['stt_ms'] ?? 0,
    llmInputTokens: usage['llm_input_tokens'] ?? 0,
    llmOutputTokens: usage['llm_output_tokens'] ?? 0,
    fallbackInputTokens: usage['llm_fallback_input_tokens'] ?? 0,
    fallbackOutputTokens: usage['llm_fallback_output_tokens'] ?? 0,
    ttsCharacters: usage['tts_characters'] ?? 0,
    transferMs: usage['transfer_ms'] ?? 0,
  };
}

function columns(change: Change) {
  switch (change.to) {
    case 'ringing':
      return { status: change.to };
    case 'in_progress':
      return { status: change.to, started_at: change.at, must_end_at: change.mustEndAt };
    default:
      return {
        status: change.to,
        end_reason: change.reason,
        end_detail: change.detail,
        ended_at: change.at,
        duration_ms: change.outcome?.durationMs ?? 0,
        leased_until: null,
        is_lost: change.isLost ?? false,
        ...(change.outcome ? outcomeColumns(change.outcome) : {}),
      };
  }
}

function outcomeColumns({ latency, usage, waveform, recording }: Outcome) {
  return {
    latency: latency === null ? null : JSON.stringify(latency),
    usage: JSON.stringify(usage),
    waveform: waveform === null ? null : [...waveform],
    recording_state: recording?.state ?? null,
    recording_bytes: recording?.bytes ?? null,
    recording_incomplete: recording?.isIncomplete ?? false,
  };
}

function stateData(change: Change): Record<string, Json> {
  if (change.to === 'ringing' || change.to === 'in_progress') return { status: change.to };
  return { status: change.to, end_reason: change.reason, end_detail: change.detail };
}

function outgoing(
  runtime: Runtime,
  before: store.CallRow,
  row: store.CallRow,
  change: Change,
  sequence: number,
): OutgoingEvent[] {
  const { workspace_id: workspaceId, id: callId, agent_id: agentId, metadata } = row;
  const base = { workspaceId, callId, agentId };
  const about = { metadata, sequence };
  const numbers = { to_number: row.to_number, from_number: row.from_number };
  const ends = { from: row.from_number, to: row.to_number };
  const carriage = { direction: row.direction, channel: row.channel };
  if (change.to === 'ringing') return [];
  if (change.to === 'in_progress') {
    return [
      { ...base, name: 'call.started', data: { ...carriage, ...numbers, ...about } },
      {
        ...base,
        name: 'call_started',
        data: { call_id: callId, agent_id: agentId, ...numbers, ...carriage, ...about },
      },
    ];
  }
  const { reason: end_reason, detail: end_detail, to: status } = change;
  const duration_ms = row.duration_ms ?? 0;
  const urls = {
    transcript_url: transcriptUrl(runtime, row),
    recording_url: recordingUrl(runtime, row),
    recording_status: recordingStatus(row),
  };
  const events: OutgoingEvent[] = [
    { ...base, name: 'call.ended', data: { duration_ms, status, end_reason, end_detail, ...urls, ...about } },
    {
      ...base,
      name: 'call_ended',
      data: {
        call_id: callId,
        agent_id: agentId,
        ...numbers,
        duration: Math.round(duration_ms / 1000),
        status,
        end_reason,
        ...about,
      },
    },
  ];
  if (before.status !== 'in_progress') {
    const data = { call_id: callId, agent_id: agentId, ...ends, end_reason, end_detail, ...about };
    events.push({ ...base, name: 'call.failed', data });
  } else if (change.to === 'failed') {
    const data = { code: end_reason, detail: end_detail ?? end_reason, ...about };
    events.unshift({ ...base, name: 'call.error', data });
  }
  return events;
}

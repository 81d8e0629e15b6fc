// The states of a call. Every status change goes through `transitionCall`, which writes the row, the timeline and the events
// (call-events.ts) in one transaction. Invariant: a status only advances, and a terminal status is written once, so every
// terminal event is published once.
import type { CallEndReason } from '../../../generated/types.ts';
import type { Json } from '../../core/json.ts';
import { CALL_ENDED, shortNumber, type CallEndedLine } from '../../core/log-lines.ts';
import { afterCommit, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { PRIORITY } from '../../jobs/priority.ts';
import type { Uses } from '../../runtime.ts';
import { settleCall } from '../wallet/service/holds.ts';
import { publishAll } from '../webhooks/service/publish.ts';
import { enqueueAnalysis } from './analysis-queue.ts';
import { callEvents } from './call-events.ts';
import { enqueueAssembly, type RecordingEnd } from './recording/assembly.ts';
import * as store from './rows/calls.ts';
import { emptyOpenCommands } from './rows/commands.ts';
import { CallLeaseLost, type LeaseFence } from './rows/leases.ts';
import { appendTimeline } from './rows/timeline.ts';

export type Change = { to: 'ringing' } | { to: 'in_progress'; at: Date; mustEndAt: Date } | End;

interface End {
  to: 'completed' | 'failed';
  reason: CallEndReason;
  detail: string | null;
  at: Date;
  outcome?: SessionOutcome;
  /** Whether the loss of its process caused the end, whatever the reason states. */
  isLost?: boolean | undefined;
}

/** Result that a session reports at its end. For a lost session, the reaper knows less. */
interface SessionOutcome {
  durationMs: number;
  latency: store.CallRow['latency'];
  usage: Record<string, number>;
  waveform: readonly number[] | null;
  /** Recording of the session; null when nothing was recorded. */
  recording: RecordingEnd | null;
}

const RANK: Readonly<Record<store.CallStatus, number>> = {
  queued: 0,
  ringing: 1,
  in_progress: 2,
  completed: 3,
  failed: 3,
};

/**
 * @param fence fence of a live session; without it, the caller may end any call
 * @returns the row after the change; null when the call was already in this state or a later one and nothing was written
 * @throws CallLeaseLost when the status could still advance, but the fence is no longer valid
 */
export async function transitionCall(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  callId: string,
  change: Change,
  fence?: LeaseFence,
): Promise<store.CallRow | null> {
  const before = await store.lockCall(trx, callId);
  if (!before) throw new Error(`call ${callId} does not exist`);
  if (RANK[change.to] <= RANK[before.status]) return null;
  if (fence && fence.token !== before.lease_token) throw new CallLeaseLost(`the lease on ${callId} was lost`);
  const row = await store.updateCallRow(trx, callId, columns(change));
  const sequence = await appendTimeline(trx, runtime, callId, [{ type: 'state', data: stateData(change) }]);
  const wasAnswered = before.status === 'in_progress';
  await publishAll(trx, runtime, callEvents(runtime, row, sequence, { type: 'transition', change, wasAnswered }));
  return change.to === 'completed' || change.to === 'failed' ? afterEnd(trx, runtime, row, before, change) : row;
}

/**
 * Enqueues the follow-up of an end: the next call for a freed slot, and the analysis of an answered call, which publishes its own
 * events. Settles the call last, because the wallet's row is locked until the commit.
 */
async function afterEnd(
  trx: Trx,
  runtime: Uses<'log'>,
  row: store.CallRow,
  before: store.CallRow,
  change: End,
): Promise<store.CallRow> {
  const { id: callId, workspace_id: workspaceId, status } = before;
  const wasAnswered = status === 'in_progress';
  if (before.leased_until !== null) await enqueue(trx, 'calls.next', { workspaceId });
  if (before.schedule_id !== null) {
    const ended = { workspaceId, scheduleId: before.schedule_id, callId };
    await enqueue(trx, 'schedules.call-ended', ended, { priority: PRIORITY.settlement });
  }
  if (before.campaign_id !== null) {
    await enqueue(trx, 'campaigns.call-ended', { workspaceId, campaignId: before.campaign_id, callId });
  }
  if (wasAnswered) {
    await emptyOpenCommands(trx, workspaceId, callId);
    await enqueueAnalysis(trx, workspaceId, callId);
  }
  if (row.recording_state === 'pieces') await enqueueAssembly(trx, callId);
  afterCommit(trx, () => runtime.log.info(endLine(row, change), CALL_ENDED));
  const costMicros = await settleCall(trx, runtime, callId, wasAnswered ? usedBy(change.outcome) : null);
  return store.updateCallRow(trx, callId, { cost_micros: costMicros });
}

function endLine(row: store.CallRow, { to, reason, detail, outcome }: End): CallEndedLine {
  const { id, workspace_id, direction, channel, from_number, to_number } = row;
  const number = channel === 'web' ? null : direction === 'inbound' ? from_number : to_number;
  return {
    callId: id,
    workspaceId: workspace_id,
    direction,
    number: number && shortNumber(number),
    status: to,
    reason,
    detail,
    seconds: Math.round((outcome?.durationMs ?? 0) / 100) / 10,
    p95Ms: outcome?.latency?.p95_ms ?? null,
  };
}

/** Returns the usage to be charged. For a lost session, only the duration is known. */
function usedBy(outcome: SessionOutcome | undefined) {
  const { usage = {}, durationMs = 0 } = outcome ?? {};
  return {
    durationMs,
    sttMs: usage['stt_ms'] ?? 0,
    fallbackSttMs: usage['stt_fallback_ms'] ?? 0,
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

function outcomeColumns({ latency, usage, waveform, recording }: SessionOutcome) {
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

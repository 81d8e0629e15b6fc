// Calls in the form of the contract. URLs are absolute and contain no token, except `recording_play_url`.
import type { Call, CallEvent } from '../../../generated/types.ts';
import { compactJson } from '../../core/json.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { Uses } from '../../runtime.ts';
import { isWaiting } from './queue-state.ts';
import { recordingToken } from './recording/token.ts';
import type { CallRow } from './rows/calls.ts';
import type { TimelineRow } from './rows/timeline.ts';

/** @param queuePosition position of a call that waits for a slot */
export function toCall(runtime: Uses<'clock' | 'vault' | 'publicUrl'>, row: CallRow, queuePosition?: number): Call {
  return {
    call_id: row.id,
    agent_id: row.agent_id,
    agent_version: row.agent_version,
    direction: row.direction,
    channel: row.channel,
    to_number: row.to_number,
    from_number: row.from_number,
    status: row.status,
    end_reason: row.end_reason as Call['end_reason'],
    end_detail: row.end_detail,
    duration: durationMs(runtime, row) / 1000,
    start_time: isoOrNull(row.started_at),
    end_time: isoOrNull(row.ended_at),
    campaign_id: row.campaign_id,
    schedule_id: row.schedule_id,
    metadata: row.metadata,
    variables: row.variables as Call['variables'],
    tags: row.tags,
    rating: row.rating,
    note: row.note,
    latency: row.latency,
    cost: row.cost_micros === null ? null : toMoney(row.cost_micros),
    recording_url: recordingUrl(runtime, row),
    recording_play_url: recordingPlayUrl(runtime, row),
    recording_status: recordingStatus(row),
    transcript_url: transcriptUrl(runtime, row),
    waveform: row.waveform,
    queue_reason: isWaiting(row) ? row.queue_reason : null,
    queue_position: queuePosition ?? null,
    removed: removedContent(row),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

function removedContent(row: CallRow): Call['removed'] {
  const removed = {
    recording_at: isoOrNull(row.recording_removed_at),
    transcript_at: isoOrNull(row.transcript_removed_at),
    timeline_at: isoOrNull(row.timeline_removed_at),
    analysis_at: isoOrNull(row.analysis_removed_at),
  };
  return Object.values(removed).every((at) => at === null) ? null : removed;
}

/**
 * Returns null before the end of the call. After it, the URL remains the same until the recording is removed,
 * even if the recording fails.
 */
export function recordingUrl(runtime: Uses<'publicUrl'>, row: CallRow): string | null {
  return row.ended_at !== null && row.recording_state !== null && row.recording_removed_at === null
    ? `${runtime.publicUrl()}/v1/calls/${row.id}/recording.mp3`
    : null;
}

function recordingPlayUrl(runtime: Uses<'clock' | 'vault' | 'publicUrl'>, row: CallRow): string | null {
  const url = recordingUrl(runtime, row);
  return url && `${url}?token=${recordingToken(runtime, row)}`;
}

export function recordingStatus(row: CallRow): Call['recording_status'] {
  if (row.recording_removed_at !== null) return null;
  if (row.recording_state === 'pieces') return 'pending';
  return row.recording_state === 'ready' && row.recording_incomplete ? 'incomplete' : row.recording_state;
}

export function transcriptUrl(runtime: Uses<'publicUrl'>, row: CallRow): string {
  return `${runtime.publicUrl()}/v1/calls/${row.id}/transcript`;
}

/** Returns the duration; for a running call, the duration so far. */
function durationMs(runtime: Uses<'clock'>, row: CallRow): number {
  if (row.duration_ms !== null) return row.duration_ms;
  return row.started_at === null ? 0 : Math.max(0, runtime.clock.now() - row.started_at.getTime());
}

export function toCallEvent(row: TimelineRow): CallEvent {
  return { sequence: row.sequence, type: row.type, at: iso(row.at), data: row.data };
}

/** Returns the JSON text of an event whose content is the text of a jsonb value. */
export function callEventText({ sequence, type, at, data }: Omit<TimelineRow, 'data'> & { data: string }): string {
  const start = JSON.stringify({ sequence, type, at: iso(at) } satisfies Omit<CallEvent, 'data'>);
  return `${start.slice(0, -1)},"data":${compactJson(data)}}`;
}

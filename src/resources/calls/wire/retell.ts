// A call in Retell's format (https://docs.retellai.com/api-references/get-call), for programs that use its library. Pure.
// Deliberately omitted: words with times, latencies, token usage, costs and links that need no credentials.
import type { CallEndReason, RetellAnalysis, RetellCall, TranscriptItem } from '../../../../generated/types.ts';
import type { Uses } from '../../../runtime.ts';
import type { CallRow } from '../rows/calls.ts';
import { recordingUrl } from '../wire.ts';

/** Used for end reasons that are internal to the service, and for those that only a newer version knows. */
const UNKNOWN = 'error_unknown';
const REASONS: Readonly<Record<CallEndReason, string>> = {
  busy: 'dial_busy',
  no_answer: 'dial_no_answer',
  declined: 'user_declined',
  invalid_number: 'invalid_destination',
  carrier_error: 'dial_failed',
  dnc_blocked: 'dial_failed',
  concurrency_timeout: 'concurrency_limit_reached',
  insufficient_funds: 'no_valid_payment',
  canceled: 'manual_stopped',
  caller_hangup: 'user_hangup',
  agent_hangup: 'agent_hangup',
  ended_by_api: 'manual_stopped',
  transferred: 'call_transfer',
  voicemail: 'voicemail_reached',
  inactivity: 'inactivity',
  max_duration: 'max_duration_reached',
  repetition: 'agent_hangup',
  stt_error: 'error_asr',
  media_lost: 'error_no_audio_received',
  engine_error: UNKNOWN,
  tts_error: UNKNOWN,
  internal_error: UNKNOWN,
};
const SENTIMENTS = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } as const;

export interface AnalysisForRetell {
  summary: string;
  success: boolean | null;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  extracted: Record<string, unknown>;
}

/** @param more data that is not in the row; absent when not available yet or removed */
export function toRetellCall(
  runtime: Uses<'publicUrl'>,
  row: CallRow,
  more: { transcript?: { text: string; items: readonly TranscriptItem[] }; analysis?: AnalysisForRetell } = {},
): RetellCall {
  const recording = recordingUrl(runtime, row);
  const { transcript, analysis } = more;
  return {
    call_id: row.id,
    call_type: row.channel === 'web' ? 'web_call' : 'phone_call',
    call_status: statusOf(row),
    agent_id: row.agent_id,
    agent_version: row.agent_version,
    direction: row.direction,
    ...(row.from_number === null ? {} : { from_number: row.from_number }),
    ...(row.to_number === null ? {} : { to_number: row.to_number }),
    metadata: row.metadata,
    retell_llm_dynamic_variables: texts(row.variables),
    ...(row.started_at === null ? {} : { start_timestamp: row.started_at.getTime() }),
    ...(row.ended_at === null ? {} : { end_timestamp: row.ended_at.getTime(), disconnection_reason: reasonOf(row) }),
    ...(row.duration_ms === null ? {} : { duration_ms: row.duration_ms }),
    ...(transcript === undefined
      ? {}
      : { transcript: transcript.text, transcript_object: transcript.items.flatMap(toUtterance) }),
    ...(recording === null ? {} : { recording_url: recording }),
    ...(analysis === undefined ? {} : { call_analysis: toRetellAnalysis(analysis) }),
  };
}

function reasonOf({ end_reason: reason }: CallRow): string {
  return (REASONS as Readonly<Record<string, string | undefined>>)[reason ?? ''] ?? UNKNOWN;
}

function statusOf({ status, started_at }: CallRow): RetellCall['call_status'] {
  if (status === 'in_progress') return 'ongoing';
  if (status === 'completed') return 'ended';
  if (status === 'failed') return started_at === null ? 'not_connected' : 'error';
  return 'registered';
}

function texts(variables: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
}

/** Maps an utterance. Words of a supervisor count as the agent's words. */
function toUtterance(item: TranscriptItem): NonNullable<RetellCall['transcript_object']> {
  if (item.type !== 'utterance') return [];
  return [{ role: item.role === 'user' ? 'user' : 'agent', content: item.text, words: [] }];
}

function toRetellAnalysis({ summary, success, sentiment, extracted }: AnalysisForRetell): RetellAnalysis {
  return {
    call_summary: summary,
    user_sentiment: sentiment === null ? 'Unknown' : SENTIMENTS[sentiment],
    ...(success === null ? {} : { call_successful: success }),
    custom_analysis_data: extracted,
  };
}

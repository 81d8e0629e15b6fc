// Names of the measures that are summed over calls. Pure.
import type { CallEndReason } from '../../../generated/types.ts';

/** In the order of the database's end_reasons(); append only. */
export const END_REASONS = [
  'busy', 'no_answer', 'declined', 'invalid_number', 'carrier_error', 'dnc_blocked', 'concurrency_timeout',
  'insufficient_funds', 'canceled', 'caller_hangup', 'agent_hangup', 'ended_by_api', 'transferred', 'voicemail',
  'inactivity', 'max_duration', 'repetition', 'engine_error', 'stt_error', 'tts_error', 'media_lost', 'internal_error',
] as const satisfies readonly CallEndReason[]; // prettier-ignore

/** Columns with numbers. Other columns have the end reasons and the response-time histogram. */
export const NUMBER_MEASURES = [
  'calls', 'answered', 'completed', 'successes', 'failures', 'positive', 'neutral', 'negative', 'ratings', 'rating_sum',
  'talk_ms', 'cost_micros',
] as const; // prettier-ignore

export type NumberMeasure = (typeof NUMBER_MEASURES)[number];

// The outcome of a call: the group of its end reason, by which lists of calls are filtered and counted.
import type { CallEndReason, CallOutcome } from '../../generated/types.ts';

export const OUTCOME_OF: Readonly<Record<CallEndReason, CallOutcome>> = {
  caller_hangup: 'completed',
  agent_hangup: 'completed',
  ended_by_api: 'completed',
  inactivity: 'completed',
  max_duration: 'completed',
  repetition: 'completed',
  transferred: 'transferred',
  voicemail: 'voicemail',
  busy: 'no_answer',
  no_answer: 'no_answer',
  declined: 'no_answer',
  canceled: 'canceled',
  invalid_number: 'failed',
  dnc_blocked: 'failed',
  concurrency_timeout: 'failed',
  insufficient_funds: 'failed',
  carrier_error: 'failed',
  engine_error: 'failed',
  stt_error: 'failed',
  tts_error: 'failed',
  media_lost: 'failed',
  internal_error: 'failed',
};

export const END_REASONS = Object.keys(OUTCOME_OF) as CallEndReason[];

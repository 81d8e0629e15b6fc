// Call outcomes: a colored square and a plain label. Only outcomes that need attention are bold. `OutcomeBar` shows the shares of a list.
import type { Call, CallEndReason } from '../../../../generated/types.ts';

export type CallOutcome = 'completed' | 'transferred' | 'voicemail' | 'no answer' | 'failed' | 'running' | 'queued';
type OutcomeOf = Pick<Call, 'status' | 'end_reason'>;

export const NOT_REACHED = ['busy', 'no_answer', 'declined', 'canceled'] as const;
const ORDER: readonly CallOutcome[] = [
  'completed',
  'transferred',
  'voicemail',
  'no answer',
  'failed',
  'running',
  'queued',
];

function outcomeOf({ status, end_reason: reason }: OutcomeOf): CallOutcome {
  if (status === 'queued' || status === 'ringing') return 'queued';
  if (status === 'in_progress') return 'running';
  if (reason === 'transferred') return 'transferred';
  if (reason === 'voicemail') return 'voicemail';
  if (reason !== null && (NOT_REACHED as readonly string[]).includes(reason)) return 'no answer';
  return status === 'failed' || (reason !== null && isFailure(reason)) ? 'failed' : 'completed';
}

/** Faults of a carrier, a vendor or this service. */
export const FAULTS = [
  'carrier_error',
  'engine_error',
  'stt_error',
  'tts_error',
  'media_lost',
  'internal_error',
] as const;
/** End reasons of failed calls. */
export const FAILURES = [
  'invalid_number',
  'dnc_blocked',
  'concurrency_timeout',
  'insufficient_funds',
  ...FAULTS,
] as const;

/** Whether a call with this end reason failed, as opposed to reaching nobody. */
export function isFailure(reason: string): boolean {
  return (FAILURES as readonly string[]).includes(reason);
}

/** The outcome of ended calls with this reason. */
export function outcomeOfReason(reason: string): CallOutcome {
  return outcomeOf({ status: 'completed', end_reason: reason as CallEndReason });
}

/** `caller_hangup` → caller hangup. */
export function wordsOf(code: string): string {
  return code.replaceAll('_', ' ');
}

export function shadeOf(outcome: CallOutcome): string {
  return `o-${outcome.replace(' ', '-')}`;
}

export function OutcomeMark({ call }: { call: OutcomeOf }) {
  const outcome = outcomeOf(call);
  const detail = call.end_reason !== null ? wordsOf(call.end_reason) : undefined;
  return (
    <span class={`oc ${outcome === 'failed' ? 'c-bad strong' : ''}`} title={detail}>
      <i class={`sq ${shadeOf(outcome)}`} />
      {outcome === 'queued' && call.status === 'ringing' ? 'ringing' : outcome}
    </span>
  );
}

interface Share {
  outcome: CallOutcome;
  count: number;
}

interface SegmentsProps {
  all: number;
  parts: readonly { count: number; shade: CallOutcome; isFaint?: boolean }[];
}

/** A bar of shares, one after the other; the text next to it states them. */
export function Segments({ all, parts }: SegmentsProps) {
  let x = 0;
  return (
    <svg class="bars" viewBox={`0 0 ${all || 1} 8`} height="8" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ count, shade, isFaint }) => {
        const from = x;
        x += count;
        return <rect class={`${shadeOf(shade)} ${isFaint ? 'faint' : ''}`} x={from} y="0" width={count} height="8" />;
      })}
    </svg>
  );
}

/** Shares with the same outcome are added up. */
export function OutcomeBar({ counts }: { counts: readonly Share[] }) {
  const sums = new Map<CallOutcome, number>();
  for (const { outcome, count } of counts) sums.set(outcome, (sums.get(outcome) ?? 0) + count);
  const parts = ORDER.filter((outcome) => sums.has(outcome)).map((outcome) => ({ outcome, count: sums.get(outcome)! }));
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="ob">
      <Segments all={all} parts={parts.map(({ outcome: shade, count }) => ({ shade, count }))} />
      <ul class="legend">
        {parts.map(({ outcome, count }) => (
          <li key={outcome}>
            <i class={`sq ${shadeOf(outcome)}`} />
            {outcome} <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

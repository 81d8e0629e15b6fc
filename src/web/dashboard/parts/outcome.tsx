// Call outcomes: a colored square and a plain label, with the reason if the callee was not reached or the call failed. Only outcomes
// that need attention are bold. `OutcomeBar` shows the shares of a list.
import type { Call, CallEndReason, CallOutcome } from '../../../../generated/types.ts';
import { OUTCOME_OF } from '../../../core/call-outcomes.ts';

export type ShownOutcome = CallOutcome | 'running' | 'queued';
type OutcomeOf = Pick<Call, 'status' | 'end_reason'>;

/** In the order of the legend. */
export const OUTCOMES: readonly ShownOutcome[] = [
  'completed',
  'transferred',
  'voicemail',
  'no_answer',
  'canceled',
  'failed',
  'running',
  'queued',
];

/** Codes whose own words would not be understood. */
const WORDS: Readonly<Record<string, string>> = {
  caller_hangup: 'caller hung up',
  agent_hangup: 'agent hung up',
  ended_by_api: 'ended on request',
  inactivity: 'silence',
  dnc_blocked: 'on the do-not-call list',
  concurrency_timeout: 'waited too long',
  insufficient_funds: 'no money left',
  carrier_error: 'carrier failed',
  engine_error: 'model failed',
  stt_error: 'recognizer failed',
  tts_error: 'voice failed',
  media_lost: 'connection lost',
  internal_error: 'service failed',
  loopback: 'test network',
};

function outcomeOf({ status, end_reason: reason }: OutcomeOf): ShownOutcome {
  if (reason !== null) return OUTCOME_OF[reason];
  return status === 'in_progress' ? 'running' : 'queued';
}

/** Whether a call with this end reason failed, as opposed to reaching nobody. */
export function isFailure(reason: string): boolean {
  return outcomeOfReason(reason) === 'failed';
}

/** The outcome of ended calls with this reason. */
export function outcomeOfReason(reason: string): CallOutcome {
  return OUTCOME_OF[reason as CallEndReason];
}

/** `caller_hangup` → caller hung up. */
export function wordsOf(code: string): string {
  return WORDS[code] ?? code.replaceAll('_', ' ');
}

export function shadeOf(outcome: ShownOutcome): string {
  return `o-${outcome}`;
}

export function OutcomeMark({ call }: { call: OutcomeOf }) {
  const outcome = outcomeOf(call);
  const reason = wordsOf(call.end_reason ?? call.status);
  return (
    <span class={`oc ${outcome === 'failed' ? 'c-bad strong' : ''}`} title={reason}>
      <i class={`sq ${shadeOf(outcome)}`} />
      {outcome === 'failed' ? `failed: ${reason}` : outcome === 'no_answer' || outcome === 'queued' ? reason : outcome}
    </span>
  );
}

interface Share {
  outcome: ShownOutcome;
  count: number;
}

interface SegmentsProps {
  all: number;
  parts: readonly { count: number; shade: ShownOutcome; isFaint?: boolean }[];
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
  const sums = new Map<ShownOutcome, number>();
  for (const { outcome, count } of counts) sums.set(outcome, (sums.get(outcome) ?? 0) + count);
  const parts = OUTCOMES.filter((outcome) => sums.has(outcome)).map((outcome) => ({
    outcome,
    count: sums.get(outcome)!,
  }));
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="ob">
      <Segments all={all} parts={parts.map(({ outcome: shade, count }) => ({ shade, count }))} />
      <ul class="legend">
        {parts.map(({ outcome, count }) => (
          <li key={outcome}>
            <i class={`sq ${shadeOf(outcome)}`} />
            {wordsOf(outcome)} <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

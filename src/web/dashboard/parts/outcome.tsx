// Call outcomes: a colored square and a plain label. Only outcomes that need attention are bold. `OutcomeBar` shows the shares of a list.
import type { Call } from '../../../../generated/types.ts';

export type CallOutcome = 'completed' | 'transferred' | 'voicemail' | 'no answer' | 'failed' | 'running' | 'queued';
type OutcomeOf = Pick<Call, 'status' | 'end_reason'>;

const NOT_REACHED = ['busy', 'no_answer', 'declined', 'canceled'];
const ORDER: readonly CallOutcome[] = [
  'completed',
  'transferred',
  'voicemail',
  'no answer',
  'failed',
  'running',
  'queued',
];

export function outcomeOf({ status, end_reason: reason }: OutcomeOf): CallOutcome {
  if (status === 'queued' || status === 'ringing') return 'queued';
  if (status === 'in_progress') return 'running';
  if (reason === 'transferred') return 'transferred';
  if (reason === 'voicemail') return 'voicemail';
  if (reason !== null && NOT_REACHED.includes(reason)) return 'no answer';
  return status === 'failed' || (reason !== null && isFailure(reason)) ? 'failed' : 'completed';
}

const FAILURES =
  /^(?:invalid_number|carrier_error|dnc_blocked|concurrency_timeout|insufficient_funds|engine_error|stt_error|tts_error|media_lost|internal_error)$/;

/** Whether a call with this end reason failed, as opposed to reaching nobody. */
export function isFailure(reason: string): boolean {
  return FAILURES.test(reason);
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

/** Shares with the same outcome are added up. */
export function OutcomeBar({ counts }: { counts: readonly Share[] }) {
  const sums = new Map<CallOutcome, number>();
  for (const { outcome, count } of counts) sums.set(outcome, (sums.get(outcome) ?? 0) + count);
  const parts = ORDER.filter((outcome) => sums.has(outcome)).map((outcome) => ({ outcome, count: sums.get(outcome)! }));
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  let x = 0;
  return (
    <div class="ob">
      <svg class="bars" viewBox={`0 0 ${all || 1} 8`} height="8" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ outcome, count }) => {
          const from = x;
          x += count;
          return <rect key={outcome} class={shadeOf(outcome)} x={from} y="0" width={count} height="8" />;
        })}
      </svg>
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

// The changes from the previous period, in sentences. Pure. A change is reported if it exceeds what chance explains for this
// number of calls: two standard errors for a share, a tenth for a time.
import type { AnalyticsFigures } from '../../../../../generated/types.ts';
import { slowOf } from './slow-of.ts';

interface Difference {
  kind: 'bad' | 'good' | 'plain';
  /** The linked part, and the rest of the sentence. */
  link: string;
  rest: string;
  /** Filters of the call list. */
  filters: Readonly<Record<string, string>>;
}

/** With fewer calls a share is meaningless. */
const MIN_CALLS = 10;
const ERRORS = 2;
const NOTICED = 0.1;
const FAILED: readonly [string, string][] = [
  ['carrier_error', 'failed at the carrier'],
  ['stt_error', 'failed because the recognizer did'],
  ['tts_error', 'failed because the voice did'],
  ['engine_error', 'failed because the model did'],
  ['media_lost', 'lost their audio'],
  ['internal_error', 'failed in this service'],
  ['insufficient_funds', 'failed because the balance was too low'],
  ['concurrency_timeout', 'waited too long for a slot'],
];

export function changesOf(now: AnalyticsFigures, before: AnalyticsFigures): Difference[] {
  return [...volume(now, before), ...failures(now, before), ...answered(now, before), ...slowness(now, before)];
}

const many = (count: number) => (count === 1 ? '1 call' : `${count} calls`);

function volume({ calls: now }: AnalyticsFigures, { calls: before }: AnalyticsFigures): Difference[] {
  if (now === before || Math.max(now, before) < MIN_CALLS) return [];
  // Counts of rare independent events vary by their square root.
  if (Math.abs(now - before) < ERRORS * Math.sqrt(now + before)) return [];
  const words = now > before ? 'more than the' : 'fewer than the';
  return [{ kind: 'plain', link: many(now), rest: `, ${words} ${before} before.`, filters: {} }];
}

function failures(now: AnalyticsFigures, before: AnalyticsFigures): Difference[] {
  return FAILED.flatMap(([reason, words]): Difference[] => {
    const [count, former] = [now, before].map(({ end_reasons: reasons }) => reasons?.[reason] ?? 0) as [number, number];
    if (count === 0 && former === 0) return [];
    if (count <= former && !isLess(count, now.calls, former, before.calls)) return [];
    const link = many(count);
    const rest = ` ${words}; ${former} of ${before.calls} before.`;
    return [{ kind: count > former ? 'bad' : 'good', link, rest, filters: { end_reason: reason } }];
  });
}

function answered(now: AnalyticsFigures, before: AnalyticsFigures): Difference[] {
  const [count, former] = [now.answered_calls ?? 0, before.answered_calls ?? 0];
  const less = isLess(count, now.calls, former, before.calls);
  const more = isLess(former, before.calls, count, now.calls);
  if (!less && !more) return [];
  const rest = ` of ${now.calls} were answered, ${percent(count, now.calls)}; ${percent(former, before.calls)} before.`;
  return [{ kind: less ? 'bad' : 'good', link: many(count), rest, filters: { length: '0-' } }];
}

function slowness(now: AnalyticsFigures, before: AnalyticsFigures): Difference[] {
  const [ms, former] = [now.response_times?.total.p95_ms, before.response_times?.total.p95_ms];
  if (typeof ms !== 'number' || typeof former !== 'number' || former === 0) return [];
  const share = (ms - former) / former;
  if (Math.abs(share) < NOTICED) return [];
  const words = share > 0 ? 'slower' : 'faster';
  return [
    {
      kind: share > 0 ? 'bad' : 'good',
      link: `One answer in twenty takes more than ${Math.round(ms)} ms`,
      rest: `, ${Math.round(Math.abs(share) * 100)} % ${words}: ${Math.round(former)} ms before.`,
      filters: { slow: slowOf(ms) },
    },
  ];
}

/** Whether the first share is less than the second by more than chance explains. */
function isLess(count: number, of: number, former: number, ofFormer: number): boolean {
  if (of < MIN_CALLS || ofFormer < MIN_CALLS) return false;
  const both = (count + former) / (of + ofFormer);
  const error = Math.sqrt(both * (1 - both) * (1 / of + 1 / ofFormer));
  return former / ofFormer - count / of > ERRORS * error && error > 0;
}

function percent(count: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((count / of) * 100)} %`;
}

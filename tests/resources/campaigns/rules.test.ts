// The next state of a contact after its call, and the conditions of an automatic pause. Pure.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallEndReason, CampaignRetry } from '../../../generated/types.ts';
import { tripOf } from '../../../src/resources/campaigns/plan/breaker.ts';
import { retryChangeOf, verdictOf, type DialResult } from '../../../src/resources/campaigns/plan/retry.ts';

const RETRY: CampaignRetry = {
  max_attempts: 3,
  back_off: 2,
  rules: [
    { outcome: 'busy', delay_seconds: 300 },
    { outcome: 'voicemail', delay_seconds: 60 },
  ],
};
const END = Date.parse('2026-01-15T10:00:00Z');
const failed = (reason: CallEndReason, wasDialed = true): DialResult => ({
  status: 'failed',
  reason,
  wasDialed,
  endedAt: END,
});
const completed = (reason: CallEndReason): DialResult => ({ ...failed(reason), status: 'completed' });

describe('the next state of a contact', () => {
  test.each([
    ['a conversation', completed('caller_hangup'), 1, { status: 'completed' }],
    ['an outcome without a rule', failed('no_answer'), 1, { status: 'failed' }],
    ['busy, the first time', failed('busy'), 1, { status: 'retry_scheduled', nextAttemptAt: END + 300_000 }],
    ['busy again, later', failed('busy'), 2, { status: 'retry_scheduled', nextAttemptAt: END + 600_000 }],
    ['busy as often as it is tried', failed('busy'), 3, { status: 'failed' }],
    ['a machine', completed('voicemail'), 1, { status: 'retry_scheduled', nextAttemptAt: END + 60_000 }],
    ['a machine each time', completed('voicemail'), 3, { status: 'failed' }],
  ] as const)('%s', (_what, call, attempt, verdict) => {
    expect(verdictOf(call, RETRY, attempt, false)).toEqual({ givesBack: false, ...verdict });
  });

  test('a contact that was not called keeps its attempt', () => {
    expect(verdictOf(failed('canceled', false), RETRY, 1, true)).toEqual({ status: 'canceled', givesBack: true });
    const listed = { status: 'skipped', skipReason: 'dnc', givesBack: true };
    expect(verdictOf(failed('dnc_blocked', false), RETRY, 1, false)).toEqual(listed);
  });

  test('a contact whose window closed while its call waited keeps its attempt and waits again', () => {
    const late = failed('concurrency_timeout', false);
    expect(verdictOf(late, RETRY, 1, false)).toEqual({ status: 'pending', givesBack: true });
    const retry = { status: 'retry_scheduled', nextAttemptAt: END, givesBack: true };
    expect(verdictOf(late, RETRY, 3, false)).toEqual(retry);
    expect(verdictOf(late, RETRY, 1, true)).toEqual({ status: 'canceled', givesBack: true });
  });

  test('a call that failed before it was dialed counts, so that retries end', () => {
    const retry = { max_attempts: 2, rules: [{ outcome: 'carrier_error' as const, delay_seconds: 60 }] };
    const undialed = failed('carrier_error', false);
    expect(verdictOf(undialed, retry, 1, false)).toMatchObject({ status: 'retry_scheduled', givesBack: false });
    expect(verdictOf(undialed, retry, 2, false)).toEqual({ status: 'failed', givesBack: false });
    expect(verdictOf(failed('invalid_number', false), RETRY, 1, false)).toEqual({ status: 'failed', givesBack: false });
  });

  test('new rules move and end the retries that wait', () => {
    const rules = [{ outcome: 'busy' as const, delay_seconds: 60 }];
    expect(retryChangeOf(RETRY, { max_attempts: 3, back_off: 3, rules })).toEqual({
      maxAttempts: 3,
      unruled: ['voicemail'],
      moves: [
        { outcome: 'busy', attempts: 1, ms: -240_000 },
        { outcome: 'busy', attempts: 2, ms: -420_000 },
      ],
    });
    const none = { maxAttempts: 1, unruled: [], moves: [] };
    expect(retryChangeOf(RETRY, { ...RETRY, max_attempts: 1 })).toEqual(none);
  });

  test('no contact is called again after the campaign is canceled', () => {
    expect(verdictOf(failed('busy'), RETRY, 1, true)).toEqual({ status: 'canceled', givesBack: false });
    expect(verdictOf(completed('caller_hangup'), RETRY, 1, true)).toEqual({ status: 'completed', givesBack: false });
  });

  test('delays never exceed a week and never decrease, and no contact exceeds its maximum attempts', () => {
    const retry = fc.record({
      max_attempts: fc.integer({ min: 1, max: 10 }),
      back_off: fc.double({ min: 1, max: 10, noNaN: true }),
      rules: fc
        .constant([{ outcome: 'busy' as const, delay_seconds: 604_800 }])
        .chain(([rule]) => fc.integer({ min: 1, max: 604_800 }).map((delay_seconds) => [{ ...rule!, delay_seconds }])),
    });
    fc.assert(
      fc.property(retry, (rules) => {
        let before = 0;
        let attempt = 1;
        for (;;) {
          const verdict = verdictOf(failed('busy'), rules, attempt, false);
          if (verdict.status !== 'retry_scheduled') break;
          const delay = verdict.nextAttemptAt - END;
          expect(delay).toBeGreaterThanOrEqual(before);
          expect(delay).toBeLessThanOrEqual(7 * 24 * 3_600_000);
          before = delay;
          attempt++;
        }
        expect(attempt).toBe(rules.max_attempts);
      }),
    );
  });
});

describe('the circuit breaker', () => {
  const breaker = { failure_rate: 0.5, of: 6 };
  test('trips at its rate of technical failures and reports the reason in words', () => {
    const outcomes = ['carrier_error', 'busy', 'tts_error', 'carrier_error', 'busy', 'no_answer', 'busy'];
    expect(tripOf(breaker, outcomes)).toBe('3 of the last 6 calls failed, most often with carrier_error');
  });

  test.each([
    ['fewer calls than it looks at', ['carrier_error', 'carrier_error']],
    ['callees who are busy or away', ['busy', 'busy', 'no_answer', 'invalid_number', 'declined', 'voicemail']],
    ['failures that are long past', ['busy', 'busy', 'busy', 'busy', 'busy', 'carrier_error', 'carrier_error']],
  ])('does not count %s', (_what, outcomes) => {
    expect(tripOf(breaker, outcomes)).toBeNull();
  });

  test('never trips when it is not configured', () => {
    expect(tripOf(null, ['carrier_error'])).toBeNull();
  });
});

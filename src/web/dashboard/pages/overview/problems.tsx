// Issues that need attention, one sentence each, worst first. Issues that resolve themselves are not listed.
import type { ComponentChildren } from 'preact';
import { useGet } from '../../api/get.ts';
import { Unread } from '../../parts/state-box.tsx';
import { Icon } from '../../parts/icon.tsx';
import { isFailure } from '../../parts/outcome.tsx';
import { countOf, numberOf } from '../../parts/when.tsx';
import { useDeadLetters } from '../../shell/dead-letters.ts';

type Totals = NonNullable<ReturnType<typeof useGet<'/v1/analytics'>>['data']>['totals'];

const LOOK_MS = 60_000;
const SLOW_MS = 1200;
/** A single failure among hundreds of calls is not worth reporting. */
const NOTICED_SHARE = 0.02;

interface Problem {
  kind: 'bad' | 'warn';
  text: ComponentChildren;
}

export function Problems({ totals, previous }: { totals: Totals; previous: Totals | null }) {
  const dead = useDeadLetters();
  const webhooks = useGet('/v1/webhooks', { query: { limit: 100 } }, { everyMs: LOOK_MS });
  const providers = useGet('/v1/providers', { query: { limit: 100 } }, { everyMs: LOOK_MS });
  const limits = useGet('/v1/limits', {}, { everyMs: LOOK_MS });
  const all = [dead, webhooks, providers, limits];
  const failing = (providers.data?.data ?? []).filter(({ configured, health }) => configured && health === 'failing');
  const off = (webhooks.data?.data ?? []).filter(({ enabled, disabled_reason: why }) => !enabled && why !== 'manual');
  const found = [
    ...failing.map(({ id, detail }): Problem => ({
      kind: 'bad',
      text: (
        <>
          The provider {id} fails: {detail ?? 'no detail'}.
        </>
      ),
    })),
    ...failedCalls(totals, previous),
    ...off.map(({ id, url, disabled_reason: why }): Problem => ({
      kind: 'bad',
      text: (
        <>
          Events are not sent to <a href={`/app/webhooks/${id}`}>{url}</a> any more, because it{' '}
          {why === 'gone' ? 'answered 410 Gone' : 'failed for five days'}.
        </>
      ),
    })),
    ...deadLetters(dead.data?.total ?? 0, dead.data?.data[0]?.webhook_id),
    ...waiting(limits.data?.concurrent_calls),
    ...slow(totals),
  ];
  return (
    <section aria-labelledby="problems">
      <h2 id="problems" class="vh">
        What needs you
      </h2>
      {all.map((answer, i) => (
        <Unread key={i} answer={answer} />
      ))}
      {found.length === 0 && all.every(({ data }) => data) && (
        <p class="note ok">
          <Icon name="check" />
          Nothing needs you now.
        </p>
      )}
      <ul class="stack findings">
        {found.map(({ kind, text }, i) => (
          <li key={i} class={`note ${kind}`}>
            <Icon name="warning" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function failuresOf({ end_reasons: reasons = {} }: Totals): number {
  return Object.entries(reasons).reduce((sum, [reason, count]) => sum + (isFailure(reason) ? count : 0), 0);
}

function failedCalls(totals: Totals, previous: Totals | null): Problem[] {
  const failed = failuresOf(totals);
  const { calls } = totals;
  if (failed === 0 || failed / calls < NOTICED_SHARE) return [];
  const before = previous === null ? 0 : failuresOf(previous);
  const text = (
    <>
      <a href="/app/calls?started=1d&outcome=failed">
        {numberOf(failed)} of {numberOf(calls)} calls
      </a>{' '}
      failed in the last 24 hours; {numberOf(before)} of {numberOf(previous?.calls ?? 0)} the day before.
    </>
  );
  return [{ kind: failed > before ? 'bad' : 'warn', text }];
}

function deadLetters(count: number, webhookId: string | undefined): Problem[] {
  if (count === 0 || webhookId === undefined) return [];
  const text = (
    <>
      <a href={`/app/webhooks/${webhookId}?status=dead_letter`}>{countOf(count, 'event')}</a> could not be delivered
      after all attempts. Fix the receiver, then send them again.
    </>
  );
  return [{ kind: 'bad', text }];
}

function waiting(slots: { cap: number; used: number; queued: number } | undefined): Problem[] {
  if (!slots || slots.queued === 0 || slots.used < slots.cap) return [];
  const text = (
    <>
      <a href="/app/calls?outcome=queued">{countOf(slots.queued, 'call')}</a> in the queue: all {slots.cap} call slots
      are in use.
    </>
  );
  return [{ kind: 'warn', text }];
}

function slow({ response_times: times }: Totals): Problem[] {
  const p95 = times?.total.p95_ms;
  if (typeof p95 !== 'number' || p95 <= SLOW_MS) return [];
  const parts = [
    [times!.hear.p95_ms, 'hearing'],
    [times!.think.p95_ms, 'thinking'],
    [times!.speak.p95_ms, 'speaking'],
  ] as const;
  const [, most] = parts.reduce((one, other) => ((other[0] ?? 0) > (one[0] ?? 0) ? other : one));
  const text = (
    <>
      One answer in twenty takes more than {numberOf(Math.round(p95))} ms, most of it for {most}.
    </>
  );
  return [{ kind: 'warn', text }];
}

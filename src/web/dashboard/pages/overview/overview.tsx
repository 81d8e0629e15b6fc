// The first steps until they are done; issues that need attention, in sentences whose numbers are links; the figures of the last
// day; the newest calls.
import { useGet } from '../../api/get.ts';
import { OutcomeMark } from '../../parts/outcome.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { NotYet, Unread } from '../../parts/state-box.tsx';
import { TwoVoiceLine } from '../../parts/two-voice-line.tsx';
import { clockOf, moneyOf, numberOf, When } from '../../parts/when.tsx';
import { otherSideOf } from '../calls/other-side.ts';
import { slowOf } from '../analytics/slow-of.ts';
import { sinceOf } from '../calls/periods.ts';
import { Figure } from './figure.tsx';
import { Problems } from './problems.tsx';
import { Setup } from './setup.tsx';

const LOOK_MS = 30_000;

export function OverviewPage() {
  const query = { from: sinceOf('1d')!, interval: 'none' as const, compare: 'previous' as const };
  const figures = useGet('/v1/analytics', { query }, { everyMs: LOOK_MS, keepsLast: true });
  const { data } = figures;
  return (
    <Page title="Overview" request={figures.request}>
      <div class="body overview">
        <Setup />
        <NotYet answer={figures} rows={3} />
        {data && <Problems totals={data.totals} previous={data.previous?.totals ?? null} />}
        {data && <Day totals={data.totals} previous={data.previous?.totals ?? null} />}
        <Newest />
      </div>
    </Page>
  );
}

type Totals = NonNullable<ReturnType<typeof useGet<'/v1/analytics'>>['data']>['totals'];

function Day({ totals, previous }: { totals: Totals; previous: Totals | null }) {
  const p95 = totals.response_times?.total.p95_ms;
  const before = previous?.response_times?.total.p95_ms;
  return (
    <Section id="day" title="Last 24 hours">
      <div class="figures">
        <Figure
          name="Calls"
          value={totals.calls}
          before={previous?.calls}
          words={numberOf}
          href="/app/calls?started=1d"
        />
        <Figure
          name="Answered"
          value={totals.answer_rate}
          before={previous?.answer_rate}
          words={percent}
          href="/app/calls?started=1d&length=0-"
        />
        <Figure
          name="Response time, p95"
          value={p95}
          before={before}
          words={(ms) => `${numberOf(Math.round(ms))} ms`}
          href={`/app/calls?started=1d${p95 ? `&slow=${slowOf(p95)}` : ''}`}
          isLessBetter
        />
        <Figure
          name="Talk time"
          value={totals.talk_minutes}
          before={previous?.talk_minutes}
          words={(minutes) => clockOf(Math.round(minutes * 60))}
          href="/app/calls?started=1d&length=0-"
        />
        <Figure
          name="Cost"
          value={totals.cost && Number(totals.cost.amount)}
          before={previous?.cost && Number(previous.cost.amount)}
          words={(amount) => moneyOf({ amount: String(amount), currency: totals.cost?.currency ?? 'USD' })}
          href="/app/calls?started=1d"
          isLessBetter
        />
      </div>
    </Section>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share === 0 || share === 1 ? 0 : 1)} %`;
}

function Newest() {
  const newest = useGet('/v1/calls', { query: { limit: 6 } }, { everyMs: LOOK_MS });
  const { data } = newest;
  if (!data) return <Unread answer={newest} />;
  return (
    <Section id="newest" title="Newest calls">
      {data.data.length === 0 && (
        <p class="mut">
          No calls yet. <a href="/app/agents/new">Create an agent</a>, then call with it.
        </p>
      )}
      <ul class="card lined newest">
        {data.data.map((call) => (
          <li key={call.call_id}>
            <a href={`/app/calls/${call.call_id}`}>
              <span class="strong">{otherSideOf(call)}</span>
              <OutcomeMark call={call} />
              <span class="newest-line">
                <TwoVoiceLine peaks={call.waveform} />
              </span>
              <span class="mut num">
                <When at={call.created_at} as="ago" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

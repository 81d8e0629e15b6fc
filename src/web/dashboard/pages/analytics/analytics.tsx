// Trends: the changes from the previous period in words; the figures; calls over time; outcomes; agents. Every number links to
// its calls.
import type { Analytics, CallDirection } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { AgentFilter } from '../../parts/choices.tsx';
import { FilterBar, FilterChoice, useFilters, type Filters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { isFailure, outcomeOfReason, OutcomeBar, wordsOf } from '../../parts/outcome.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Empty, NotYet } from '../../parts/state-box.tsx';
import { clockOf, moneyOf, countOf, numberOf } from '../../parts/when.tsx';
import { PERIODS, sinceOf } from '../calls/periods.ts';
import { slowOf } from './slow-of.ts';
import { Figure } from '../overview/figure.tsx';
import { Agents } from './agents.tsx';
import { changesOf } from './changes.ts';
import { CallsOverTime } from './calls-over-time.tsx';

const LOOK_MS = 60_000;
const FILTERS = ['period', 'agent', 'direction'];

export type CallsAddress = (more?: Readonly<Record<string, string>>) => string;

export function AnalyticsPage() {
  const filters = useFilters();
  const period = filters.of('period') ?? '1d';
  const query = {
    ...queryOf(filters, period),
    interval: period === '1d' ? ('hour' as const) : ('day' as const),
    compare: 'previous' as const,
  };
  const analytics = useGet('/v1/analytics', { query }, { everyMs: LOOK_MS, keepsLast: true });
  const { data, isOld } = analytics;
  const toCalls = addressOf(filters, period, data?.from);
  return (
    <Page title="Analytics" request={analytics.request}>
      <AnalyticsFilters filters={filters} />
      <NotYet answer={analytics} rows={6} />
      {data && data.totals.calls === 0 && (data.previous?.totals.calls ?? 0) === 0 && (
        <Empty title="No calls in this period">
          <p>Figures appear here once calls have ended.</p>
        </Empty>
      )}
      {data && (data.totals.calls > 0 || (data.previous?.totals.calls ?? 0) > 0) && (
        <div class={isOld ? 'body analytics old' : 'body analytics'}>
          {!data.is_complete && <p class="note warn">Calls from before an upgrade are still being counted.</p>}
          <Changes data={data} period={period} toCalls={toCalls} />
          <Figures data={data} period={period} toCalls={toCalls} />
          <CallsOverTime data={data} toCalls={toCalls} />
          <Outcomes data={data} toCalls={toCalls} />
          <Agents query={{ ...query, from: data.from, to: data.to }} toCalls={toCalls} />
        </div>
      )}
    </Page>
  );
}

/** Days are whole days of the workspace's time zone, the last of which is today. */
function queryOf(filters: Filters, period: string) {
  const before = period.replace(/^\d+(?=d$)/, (days) => String(Math.max(1, Number(days) - 1)));
  const agent = filters.of('agent');
  const direction = filters.of('direction') as CallDirection | undefined;
  return {
    from: sinceOf(before) ?? sinceOf('1d')!,
    ...(agent ? { agent_id: agent } : {}),
    ...(direction ? { direction } : {}),
  };
}

/** Returns the address of the call list with the filters of this page. @param from beginning of the figures */
function addressOf(filters: Filters, period: string, from = period): CallsAddress {
  const [agent, direction] = [filters.of('agent'), filters.of('direction')];
  const own = {
    started: from === sinceOf(period) ? period : from,
    ...(agent ? { agent } : {}),
    ...(direction ? { direction } : {}),
  };
  return (more = {}) => `/app/calls?${new URLSearchParams({ ...own, ...more }).toString()}`;
}

function AnalyticsFilters({ filters }: { filters: Filters }) {
  return (
    <FilterBar label="Filter figures" filters={filters} known={FILTERS}>
      <fieldset class="periods">
        <legend class="vh">Period</legend>
        {PERIODS.map(([value, words]) => (
          <label key={value} class={(filters.of('period') ?? '1d') === value ? 'chip ring set' : 'chip ring'}>
            <input
              class="vh"
              type="radio"
              name="period"
              checked={(filters.of('period') ?? '1d') === value}
              onChange={() => filters.set('period', value)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <AgentFilter filters={filters} />
      <FilterChoice
        filters={filters}
        name="direction"
        label="Direction"
        options={[
          ['inbound', 'inbound'],
          ['outbound', 'outbound'],
        ]}
      />
    </FilterBar>
  );
}

interface PartProps {
  data: Analytics;
  toCalls: CallsAddress;
}

function Changes({ data: { totals, previous }, period, toCalls }: PartProps & { period: string }) {
  if (!previous) return null;
  const changes = changesOf(totals, previous.totals);
  const since = period === '1d' ? 'since yesterday' : 'from the previous period';
  return (
    <Section id="changes" title={`What changed ${since}`}>
      {changes.length === 0 && (
        <p class="note plain">
          Nothing beyond chance: {countOf(totals.calls, 'call')}, {numberOf(previous.totals.calls)} before.
        </p>
      )}
      <ul class="stack findings">
        {changes.map(({ kind, link, rest, filters }) => (
          <li key={link + rest} class={`note ${{ bad: 'bad', good: 'ok', plain: 'plain' }[kind]}`}>
            <Icon name={kind === 'bad' ? 'warning' : kind === 'good' ? 'check' : 'chart'} />
            <span>
              <a href={toCalls(filters)}>{link}</a>
              {rest}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ms = (value: number) => `${numberOf(Math.round(value))} ms`;

function Figures({ data: { totals, previous }, period, toCalls }: PartProps & { period: string }) {
  const before = previous?.totals;
  const [times, former] = [totals.response_times?.total, before?.response_times?.total];
  const common = { beforeWords: period === '1d' ? 'the day before' : 'the previous period' };
  const money = (amount: number) => moneyOf({ amount: String(amount), currency: totals.cost?.currency ?? 'USD' });
  const [cost, formerCost] = [totals.cost, before?.cost].map((each) => each && Number(each.amount));
  const slower = (than: number | null | undefined) => toCalls(than ? { slow: slowOf(than) } : {});
  const [completed, failed] = [toCalls({ status: 'completed' }), toCalls({ status: 'failed' })];
  return (
    <section class="figures" aria-label="Figures">
      <Figure {...common} name="Calls" value={totals.calls} before={before?.calls} words={numberOf} href={toCalls()} />
      <Figure
        {...common}
        name="Completed"
        value={totals.completed_calls}
        before={before?.completed_calls}
        words={numberOf}
        href={completed}
      />
      <Figure
        {...common}
        name="Not completed"
        value={totals.failed_calls}
        before={before?.failed_calls}
        words={numberOf}
        href={failed}
        isLessBetter
      />
      <Figure
        {...common}
        name="Response time, p50"
        value={times?.p50_ms}
        before={former?.p50_ms}
        words={ms}
        href={slower(times?.p50_ms)}
        isLessBetter
      />
      <Figure
        {...common}
        name="Response time, p95"
        value={times?.p95_ms}
        before={former?.p95_ms}
        words={ms}
        href={slower(times?.p95_ms)}
        isLessBetter
      />
      <Figure
        {...common}
        name="Talk time"
        value={totals.talk_minutes}
        before={before?.talk_minutes}
        words={(minutes) => clockOf(Math.round(minutes * 60))}
        href={toCalls({ length: '0-' })}
      />
      <Figure {...common} name="Cost" value={cost} before={formerCost} words={money} href={toCalls()} isLessBetter />
    </section>
  );
}

function Outcomes({ data: { totals }, toCalls }: PartProps) {
  const reasons = Object.entries(totals.end_reasons ?? {}).toSorted(([, one], [, other]) => other - one);
  const counts = reasons.map(([reason, count]) => ({ outcome: outcomeOfReason(reason), count }));
  return (
    <Section id="outcomes" title="How calls ended">
      <OutcomeBar counts={counts} />
      <ul class="reasons">
        {reasons.map(([reason, count]) => (
          <li key={reason}>
            <span class={isFailure(reason) ? 'c-bad' : ''}>{wordsOf(reason)}</span>
            <a class="num" href={toCalls({ end_reason: reason })}>
              {numberOf(count)}
              <span class="vh"> calls, {wordsOf(reason)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

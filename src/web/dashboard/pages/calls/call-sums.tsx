// How the calls of the list ended, how fast the agent responded and what they cost, summed by the service. With filters finer
// than the service's precomputed sums (a number, words, a tag): number, duration and cost of the calls that the search finds.
import type { CallChannel, CallDirection } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import type { Filters } from '../../parts/filters.tsx';
import { outcomeOfReason, OutcomeBar } from '../../parts/outcome.tsx';
import { Unread } from '../../parts/state-box.tsx';
import { Stat } from '../../parts/stat.tsx';
import { clockOf, moneyOf, numberOf } from '../../parts/when.tsx';
import type { queryOf } from './call-filters.tsx';
import { sinceOf } from './periods.ts';

// Filters for which the service has precomputed sums.
const COARSE = ['started', 'agent', 'campaign', 'direction', 'channel'];

export function CallSums({ filters, query }: { filters: Filters; query: ReturnType<typeof queryOf> }) {
  const isCoarse = Object.keys(filters.all).every((name) => COARSE.includes(name));
  return isCoarse ? <SumsInAdvance filters={filters} /> : <SumsOfSearch query={query} />;
}

/** Sums of the calls that a search finds. If it finds very many, only the newest are summed, as the first figure states. */
function SumsOfSearch({ query }: { query: ReturnType<typeof queryOf> }) {
  const answer = useGet('/v1/calls/sums', { query }, { keepsLast: true });
  const { data } = answer;
  if (!data) return <Unread answer={answer} />;
  if (data.calls < 2) return null;
  return (
    <div class={answer.isOld ? 'sums old' : 'sums'}>
      <dl class="stats">
        <Stat name={data.is_capped ? 'Newest calls' : 'Calls'} value={numberOf(data.calls)} />
        <Stat name="Talk time" value={clockOf(data.duration)} />
        <Stat name="Cost" value={moneyOf(data.cost)} />
      </dl>
      {data.is_capped && <p class="dim">More calls match. The figures are those of the newest ones.</p>}
    </div>
  );
}

function SumsInAdvance({ filters }: { filters: Filters }) {
  const [agent, campaign] = [filters.of('agent'), filters.of('campaign')];
  const direction = filters.of('direction') as CallDirection | undefined;
  const channel = filters.of('channel') as CallChannel | undefined;
  const figures = {
    from: sinceOf(filters.of('started') ?? '30d')!,
    interval: 'none' as const,
    metrics: 'volume,outcomes,talk,response_times,cost',
    ...(agent ? { agent_id: agent } : {}),
    ...(campaign ? { campaign_id: campaign } : {}),
    ...(direction ? { direction } : {}),
    ...(channel ? { channel } : {}),
  };
  const answer = useGet('/v1/analytics', { query: figures }, { keepsLast: true });
  const { data } = answer;
  if (!data) return <Unread answer={answer} />;
  if (data.totals.calls < 2) return null;
  const { totals } = data;
  const counts = Object.entries(totals.end_reasons ?? {}).map(([reason, count]) => ({
    outcome: outcomeOfReason(reason),
    count,
  }));
  const p95 = totals.response_times?.total.p95_ms;
  return (
    <div class={answer.isOld ? 'sums old' : 'sums'}>
      <OutcomeBar counts={counts} />
      <dl class="stats">
        {p95 !== null && p95 !== undefined && <Stat name="p95" value={`${numberOf(Math.round(p95))} ms`} />}
        {totals.talk_minutes !== undefined && (
          <Stat name="Talk time" value={clockOf(Math.round(totals.talk_minutes * 60))} />
        )}
        {totals.cost && <Stat name="Cost" value={moneyOf(totals.cost)} />}
        <Stat name={filters.of('started') === undefined ? 'Last 30 days' : 'Calls'} value={numberOf(totals.calls)} />
      </dl>
    </div>
  );
}

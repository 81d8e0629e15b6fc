// The calls of the workspace: filters in the address, how the calls ended, and the rows with who spoke. New calls collect behind
// a button, so that no row moves under the pointer.
import { useMemo } from 'preact/hooks';
import type { Call } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { usePages, type Pages } from '../../api/pages.ts';
import { DownloadButton } from '../../parts/download.tsx';
import { useFilters, type Filters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { OutcomeMark } from '../../parts/outcome.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { TwoVoiceLine } from '../../parts/two-voice-line.tsx';
import { useAgentNames } from '../../parts/choices.tsx';
import { clockOf, dayOf, moneyOf, numberOf, When } from '../../parts/when.tsx';
import { CallFilters, queryOf } from './call-filters.tsx';
import { CallSums } from './call-sums.tsx';
import { otherSideOf } from './other-side.ts';

const LOOK_MS = 20_000;
const SLOW_MS = 1200;

export function CallsPage() {
  const filters = useFilters();
  // The period is fixed while the list is open, so that it keeps its rows.
  const query = useMemo(() => queryOf(filters), [filters.all]);
  const calls = usePages('/v1/calls', { query });
  const names = useAgentNames(calls.items.map(({ agent_id: id }) => id));
  const columns = useMemo(() => columnsOf(names), [names]);
  return (
    <Page
      title="Calls"
      request={calls.request}
      actions={<DownloadButton path="/v1/calls" params={{ query }} name="calls.csv" />}
    >
      <CallFilters filters={filters} />
      <CallSums filters={filters} query={query} />
      <NewCalls query={query} calls={calls} />
      <List
        caption="Calls, newest first"
        pages={calls}
        columns={columns}
        keyOf={(call) => call.call_id}
        hrefOf={(call) => `/app/calls/${call.call_id}`}
        groupOf={(call) => dayOf(call.created_at)}
        empty={<NoCalls filters={filters} />}
      />
    </Page>
  );
}

/** Checks for calls that are newer than the rows. */
function NewCalls({ query, calls }: { query: object; calls: Pages<Call> }) {
  const { data } = useGet('/v1/calls', { query: { ...query, limit: 10 } }, { everyMs: LOOK_MS });
  const newest = calls.items[0]?.created_at;
  const count = data?.data.filter(({ created_at: at }) => newest === undefined || at > newest).length ?? 0;
  if (count === 0 || calls.isPending || calls.isOld || calls.isRefreshing) return null;
  return (
    <p class="fresh" role="status">
      <button type="button" class="btn s" onClick={calls.refresh}>
        {count === 10 ? '10 or more' : count} new {count === 1 ? 'call' : 'calls'}
      </button>
    </p>
  );
}

function NoCalls({ filters }: { filters: Filters }) {
  if (Object.keys(filters.all).length === 0) {
    return (
      <Empty title="No calls yet">
        <p>Calls appear here as soon as they are placed, with their recording, transcript and cost.</p>
        <a class="btn primary" href="/app/agents">
          Open an agent
        </a>
      </Empty>
    );
  }
  return (
    <Empty title="No call matches">
      <button type="button" class="btn" onClick={filters.clear}>
        Remove all filters
      </button>
    </Empty>
  );
}

function columnsOf(names: ReadonlyMap<string, string>): Column<Call>[] {
  return [
    { head: 'Start', place: 'end', class: 'num', cell: ({ created_at: at }) => <When at={at} as="clock" /> },
    { head: 'Who', place: 'main', cell: (call) => <Who call={call} /> },
    {
      head: 'Agent',
      place: 'sub-end',
      cell: ({ agent_id: id, agent_version: version }) => (
        <span>
          {names.get(id) ?? id} <span class="dim num">v{version}</span>
        </span>
      ),
    },
    { head: 'Outcome', place: 'sub', cell: (call) => <OutcomeMark call={call} /> },
    { head: 'Who spoke', place: 'none', class: 'w-line', cell: ({ waveform }) => <TwoVoiceLine peaks={waveform} /> },
    { head: 'Length', place: 'none', class: 'r', cell: ({ duration }) => (duration > 0 ? clockOf(duration) : '–') },
    { head: 'p95 ms', place: 'none', class: 'r', cell: ({ latency }) => <Slowness ms={latency?.p95_ms} /> },
    { head: 'Cost', place: 'none', class: 'r', cell: ({ cost }) => (cost ? moneyOf(cost) : '–') },
  ];
}

function Who({ call }: { call: Call }) {
  const isIn = call.direction === 'inbound';
  return (
    <span class="row wrap">
      <span class="dim" title={call.channel === 'web' ? 'In a browser' : isIn ? 'Incoming' : 'Outgoing'}>
        <Icon name={call.channel === 'web' ? 'web' : isIn ? 'incoming' : 'outgoing'} />
      </span>
      {otherSideOf(call)}
      {call.tags.map((tag) => (
        <span key={tag} class="badge">
          {tag}
        </span>
      ))}
    </span>
  );
}

function Slowness({ ms }: { ms: number | undefined }) {
  if (ms === undefined) return <>–</>;
  return <span class={ms > SLOW_MS ? 'c-warn strong' : ''}>{numberOf(ms)}</span>;
}

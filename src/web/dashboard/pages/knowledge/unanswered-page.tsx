// Callers' questions in the workspace that no passage answered. Each links to the call in which it was last asked, and to a form
// that adds an answer to one of the knowledge bases.
import { useMemo, useState } from 'preact/hooks';
import type { UnansweredQuestion } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { AgentFilter, Choice, useAgentNames } from '../../parts/choices.tsx';
import { FilterBar, FilterChoice, useFilters } from '../../parts/filters.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { numberOf, When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { PERIODS, sinceOf } from '../calls/periods.ts';
import { AddText } from './add-source.tsx';

const PAGE_LIMIT = 100;
const ABOVE = { href: '/app/knowledge', title: 'Knowledge' };

export function UnansweredPage() {
  const filters = useFilters();
  const [about, setAbout] = useState<string | null>(null);
  const agent = filters.of('agent');
  const period = filters.of('asked') ?? '7d';
  const from = sinceOf(period);
  const query = { limit: PAGE_LIMIT, ...(agent ? { agent_id: agent } : {}), ...(from === null ? {} : { from }) };
  const asked = useGet('/v1/calls/unanswered-questions', { query });
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt: updatedAt, request } = asked;
  const names = useAgentNames(data?.data.map(({ agent_id: id }) => id) ?? []);
  const columns = useMemo(() => columnsOf(names, setAbout), [names]);
  const one = { total: null, more: null, isOld: false, isLoadingMore: false, isMoreFailed: false };
  const refresh = (): void => void refetch();
  const state = { isPending, isRefreshing: isFetching, failure: error, refresh, updatedAt, request };
  return (
    <Page title="Unanswered questions" above={ABOVE} request={request}>
      <FilterBar
        label="Filter questions"
        filters={filters}
        known={['asked', 'agent']}
        end={
          <>
            <span class="sp" />
            {data && (
              <span class="t12 mut">
                of {data.is_capped && 'the newest '}
                {numberOf(data.searches)} {data.searches === 1 ? 'search' : 'searches'},{' '}
                {PERIODS.find(([each]) => each === period)?.[1]}
              </span>
            )}
          </>
        }
      >
        <FilterChoice filters={filters} name="asked" label="Asked" options={PERIODS} />
        <AgentFilter filters={filters} />
      </FilterBar>
      <List
        caption="Questions that no passage answered"
        pages={{ ...one, ...state, items: data?.data ?? [] }}
        columns={columns}
        keyOf={({ question }) => question}
        hrefOf={({ call_id: id }) => `/app/calls/${id}`}
        empty={
          <Empty title="Nothing is unanswered">
            <p>A passage answered whatever callers asked, or nobody asked an agent with knowledge in this time.</p>
          </Empty>
        }
      />
      {about !== null && <Answer about={about} close={() => setAbout(null)} />}
    </Page>
  );
}

function columnsOf(
  names: ReadonlyMap<string, string>,
  answer: (question: string) => void,
): readonly Column<UnansweredQuestion>[] {
  return [
    { head: 'Question', place: 'main', cell: ({ question }) => question },
    { head: 'Asked', place: 'end', class: 'r', cell: ({ asked }) => `${numberOf(asked)} ×` },
    { head: 'Agent', place: 'sub', cell: ({ agent_id: id }) => names.get(id) ?? id },
    { head: 'Last', place: 'sub-end', cell: ({ last_asked_at: at }) => <When at={at} as="ago" /> },
    {
      head: 'Answer',
      place: 'actions',
      cell: ({ question }) => (
        <AllowedButton scope="write" kind="s above" onClick={() => answer(question)}>
          Add an answer<span class="vh"> to {question}</span>
        </AllowedButton>
      ),
    },
  ];
}

function Answer({ about, close }: { about: string; close: () => void }) {
  const found = useGet('/v1/knowledge-base', { query: { limit: PAGE_LIMIT } });
  const [base, setBase] = useState('');
  const bases = found.data?.data ?? [];
  const options = bases.map(({ id, name }) => [id, name] as const);
  const added = (): void => toast(`The answer is in “${bases.find(({ id }) => id === base)?.name}”.`);
  return (
    <AddText base={base} about={about} added={added} close={close}>
      <Choice label="Into the knowledge base" value={base} from={found} options={options} choose={setBase} />
    </AddText>
  );
}

// The agents of the workspace.
import type { Agent } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { FilterBar, SearchField, useFilters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { Live } from './live.tsx';

const COLUMNS: readonly Column<Agent>[] = [
  { head: 'Name', place: 'main', cell: ({ agent_name: name }) => name },
  { head: 'Version', place: 'end', cell: (agent) => <Live agent={agent} /> },
  { head: 'Voice', place: 'sub', cell: ({ voice_id: voice }) => <span class="mut">{voice}</span> },
  { head: 'Language', place: 'none', cell: ({ language }) => <span class="mut">{language}</span> },
  { head: 'Functions', place: 'none', class: 'r', cell: ({ functions }) => functions.length },
  { head: 'Changed', place: 'sub-end', cell: ({ updated_at: at }) => <When at={at} as="ago" /> },
];

export function AgentsPage() {
  const filters = useFilters();
  const name = filters.of('q');
  const agents = usePages('/v1/agents', { query: name ? { name } : {} });
  const create = (
    <a class="btn primary" href="/app/agents/new">
      <Icon name="plus" />
      New agent
    </a>
  );
  return (
    <Page title="Agents" request={agents.request} actions={create}>
      <FilterBar label="Filter agents" filters={filters} known={['q']}>
        <SearchField filters={filters} name="q" label="Name" placeholder="Name" />
      </FilterBar>
      <List
        caption="Agents"
        pages={agents}
        columns={COLUMNS}
        keyOf={({ agent_id: id }) => id}
        hrefOf={({ agent_id: id }) => `/app/agents/${id}`}
        empty={
          name ? (
            <Empty title="No agent has this name">
              <button type="button" class="btn" onClick={filters.clear}>
                Show all agents
              </button>
            </Empty>
          ) : (
            <Empty title="No agents yet">
              <p>An agent answers and places calls: a prompt, a voice, and the functions that it may use.</p>
              {create}
            </Empty>
          )
        }
      />
    </Page>
  );
}

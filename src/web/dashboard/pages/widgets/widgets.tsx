// The widgets of the workspace: the agent that answers, the pages, and whether the widget is on.
import { useState } from 'preact/hooks';
import type { Widget } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { AgentField, useAgentNames } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Input } from '../../parts/input.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { go } from '../../shell/router.ts';

const PATH = '/v1/widgets';

export function WidgetsPage() {
  const widgets = usePages(PATH);
  const names = useAgentNames(widgets.items.map(({ agent_id: id }) => id));
  const [isNew, setNew] = useState(false);
  const columns: readonly Column<Widget>[] = [
    { head: 'Name', place: 'main', cell: ({ name }) => name },
    { head: 'Agent', place: 'sub', cell: ({ agent_id: id }) => names.get(id) ?? id },
    { head: 'Pages', place: 'none', cell: ({ allowed_domains: pages }) => wordsOfPages(pages) },
    { head: 'State', place: 'end', cell: ({ status }) => <Status status={status} /> },
    { head: 'Created', place: 'sub-end', cell: ({ created_at: at }) => <When at={at} as="date" /> },
  ];
  const create = (
    <AllowedButton scope="write" kind="primary" onClick={() => setNew(true)}>
      <Icon name="plus" />
      New widget
    </AllowedButton>
  );
  return (
    <Page title="Widgets" request={widgets.request} actions={create}>
      <List
        caption="Widgets, newest first"
        pages={widgets}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/app/widgets/${id}`}
        empty={
          <Empty title="No widgets yet">
            <p>A widget puts an agent on a page of yours: visitors write to it or talk to it.</p>
            {create}
          </Empty>
        }
      />
      {isNew && <NewWidget close={() => setNew(false)} />}
    </Page>
  );
}

export function Status({ status }: { status: Widget['status'] }) {
  return status === 'active' ? <span class="badge ok">on</span> : <span class="badge">off</span>;
}

function wordsOfPages(domains: readonly string[]) {
  if (domains.length === 0) return <span class="dim">this service only</span>;
  return domains.includes('*') ? 'any page' : domains.join(', ');
}

function NewWidget({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [agent, setAgent] = useState('');
  const [mutate] = useSend('post', PATH, { refreshes: [PATH] });
  const create = async (): Promise<void> => {
    const { id } = await mutate({ body: { name: name.trim(), agent_id: agent } });
    go(`/app/widgets/${id}`);
  };
  return (
    <ConfirmDialog title="New widget" action="Create the widget" run={create} close={close}>
      <Input label="Name, for yourself" required maxLength={100} value={name} set={setName} />
      <AgentField label="Agent that answers" value={agent} choose={setAgent} />
    </ConfirmDialog>
  );
}

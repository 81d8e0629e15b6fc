// The knowledge bases of the workspace: their contents, unreadable sources, and the number of agents that use them.
import { useState } from 'preact/hooks';
import type { KnowledgeBase } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Input } from '../../parts/input.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { countOf, numberOf, When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { go } from '../../shell/router.ts';

const PATH = '/v1/knowledge-base';

const COLUMNS: readonly Column<KnowledgeBase>[] = [
  { head: 'Name', place: 'main', cell: ({ name }) => name },
  { head: 'Sources', place: 'sub', cell: (base) => <Sources base={base} /> },
  { head: 'Passages', place: 'end', class: 'r', cell: ({ chunks }) => numberOf(chunks) },
  { head: 'Used by', place: 'sub-end', cell: ({ agent_ids: { length } }) => <UsedBy agents={length} /> },
  { head: 'Created', place: 'none', cell: ({ created_at: at }) => <When at={at} as="date" /> },
];

export function KnowledgePage() {
  const bases = usePages(PATH);
  const [isNew, setNew] = useState(false);
  const create = (
    <AllowedButton scope="write" kind="primary" onClick={() => setNew(true)}>
      <Icon name="plus" />
      New knowledge base
    </AllowedButton>
  );
  const actions = (
    <>
      <a class="btn" href="/app/knowledge/unanswered">
        Unanswered questions
      </a>
      {create}
    </>
  );
  return (
    <Page title="Knowledge" request={bases.request} actions={actions}>
      <List
        caption="Knowledge bases, newest first"
        pages={bases}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/app/knowledge/${id}`}
        empty={
          <Empty title="No knowledge yet">
            <p>Add your pages, price lists and manuals. Agents use them to answer callers.</p>
            {create}
          </Empty>
        }
      />
      {isNew && <NewBase close={() => setNew(false)} />}
    </Page>
  );
}

function Sources({ base: { sources } }: { base: KnowledgeBase }) {
  const { ready, pending, processing, failed } = sources;
  const reading = pending + processing;
  return (
    <span class="row">
      <span>{countOf(ready, 'source')}</span>
      {reading > 0 && <span class="badge live">reading {reading}</span>}
      {failed > 0 && <span class="badge bad">{failed} failed</span>}
    </span>
  );
}

function UsedBy({ agents }: { agents: number }) {
  return agents === 0 ? <span class="dim">no agent</span> : <>{countOf(agents, 'agent')}</>;
}

function NewBase({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [mutate] = useSend('post', PATH, { refreshes: [PATH] });
  const create = async (): Promise<void> => {
    const { id } = await mutate({ body: { name: name.trim(), description: description.trim() } });
    go(`/app/knowledge/${id}`);
  };
  return (
    <ConfirmDialog title="New knowledge base" action="Create it" run={create} close={close}>
      <Input label="Name" required maxLength={100} value={name} set={setName} />
      <Input
        label="What it is about (optional)"
        placeholder="Opening hours, prices, allergens"
        value={description}
        set={setDescription}
      />
    </ConfirmDialog>
  );
}

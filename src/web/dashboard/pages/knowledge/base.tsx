// One knowledge base: its sources and their passages, a search that highlights the matching passages, and the agents that use it.
import { useEffect, useState } from 'preact/hooks';
import type { KnowledgeBase, KnowledgeMatch } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { PAGE_SIZE, usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Page } from '../../parts/page.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { go } from '../../shell/router.ts';
import { AddSource } from './add-source.tsx';
import { Ask } from './ask.tsx';
import { Sources, type Shown } from './sources.tsx';
import { countOf } from '../../parts/when.tsx';
import { isOver } from './words.ts';
import { AgentsDialog } from './agents-dialog.tsx';
import { Unanswered } from './unanswered.tsx';

const ABOVE = { href: '/app/knowledge', title: 'Knowledge' };

export function KnowledgeBasePage({ id }: { id: string }) {
  const base = useGet('/v1/knowledge-base/{id}', { path: { id } });
  const [open, setOpen] = useState<'agents' | 'delete' | null>(null);
  const { data } = base;
  useLiveRefresh('knowledge_source', ['/v1/knowledge-base/{id}'], data !== undefined && isReading(data));
  const close = (): void => setOpen(null);
  const actions = data && (
    <>
      <AllowedButton scope="write" kind="danger" onClick={() => setOpen('delete')}>
        Delete
      </AllowedButton>
      <AllowedButton scope="write" onClick={() => setOpen('agents')}>
        Agents ({data.agent_ids.length})
      </AllowedButton>
    </>
  );
  return (
    <Page
      title={data?.name ?? 'Knowledge base'}
      above={ABOVE}
      note={data?.description}
      request={data && base.request}
      actions={actions}
    >
      <NotYet answer={base} />
      {data && <Content base={data} asked={base.dataUpdatedAt} look={() => void base.refetch()} />}
      {data && open === 'agents' && <AgentsDialog base={data} close={close} />}
      {data && open === 'delete' && <DeleteBase base={data} close={close} />}
    </Page>
  );
}

function isReading({ sources: { pending, processing } }: KnowledgeBase): boolean {
  return pending + processing > 0;
}

interface ContentProps {
  base: KnowledgeBase;
  /** Time when the base was last loaded. */
  asked: number;
  look: () => void;
}

function Content({ base, asked, look }: ContentProps) {
  const { id } = base;
  const sources = usePages('/v1/knowledge-base/{id}/sources', { path: { id } });
  const [matches, setMatches] = useState<readonly KnowledgeMatch[]>([]);
  const [shown, setShown] = useState<Shown | null>(null);
  // A source that was pending in the previous response may be ready now.
  const [before, setBefore] = useState(false);
  useEffect(() => {
    if (before || isReading(base)) sources.refresh();
    setBefore(isReading(base));
  }, [asked]);
  // A source may be ready between the two responses. Without this request, it would stay pending on the page.
  const isOutdated = !isReading(base) && !sources.items.every(isOver) && sources.updatedAt <= asked;
  useEffect(() => {
    if (isOutdated) sources.refresh();
  }, [isOutdated]);
  const changed = (): void => {
    sources.refresh();
    look();
  };
  return (
    <div class={`body kb ${sources.items.length < PAGE_SIZE ? '' : 'long'}`}>
      <section class="stack kb-sources" aria-label="Sources">
        <AddSource base={id} added={changed} />
        <Sources sources={sources} matches={matches} shown={shown} changed={changed} />
      </section>
      <div class="stack kb-asks">
        <Ask base={base} answered={setMatches} show={(chunk) => setShown({ chunk })} />
        <Unanswered base={base} added={changed} />
      </div>
    </div>
  );
}

function DeleteBase({
  base: { id, name, sources, agent_ids: agents },
  close,
}: {
  base: KnowledgeBase;
  close: () => void;
}) {
  const [mutate] = useSend('delete', '/v1/knowledge-base/{id}', { refreshes: ['/v1/knowledge-base'] });
  const count = sources.ready + sources.failed + sources.pending + sources.processing;
  const remove = async (): Promise<void> => {
    await mutate({ path: { id } });
    toast(`“${name}” is deleted.`);
    go('/app/knowledge');
  };
  return (
    <ConfirmDialog
      title={`Delete “${name}”`}
      action="Delete it"
      isDanger
      isDisabled={agents.length > 0}
      run={remove}
      close={close}
    >
      <p>It is deleted with its {countOf(count, 'source')} and all passages. This cannot be undone.</p>
      {agents.length > 0 && (
        <p class="note warn">It is used by {countOf(agents.length, 'agent')} of yours. Detach it first.</p>
      )}
    </ConfirmDialog>
  );
}

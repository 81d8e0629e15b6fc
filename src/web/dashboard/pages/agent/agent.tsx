// The editor of one agent: what it says and how, in tabs, next to a pane that talks to the edited agent. Invariants: unsaved
// edits are kept in this browser until they are saved, and offered again after a reload; a save applies only to the version that
// was loaded, so that nobody overwrites another user's changes. On a narrow screen the pane is a tab of its own; it stays
// mounted, so that a conversation continues while tabs change.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Agent } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty, NotYet } from '../../parts/state-box.tsx';
import { TabLinks } from '../../parts/tab-links.tsx';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { go, lazy } from '../../shell/router.ts';
import { Live } from '../agents/live.tsx';
import { useEdits, type Edits } from './edits.ts';
import { Behavior } from './behavior.tsx';
import { ConversationTab } from './conversation.tsx';
import { KnowledgeTab } from './knowledge.tsx';
import { PrivacyTab } from './privacy.tsx';
import { PublishButton } from './publish.tsx';
import { REFRESHES } from './refreshes.ts';
import { SaveBar } from './save-bar.tsx';
import { VersionsTab } from './versions.tsx';
import { WebhooksTab } from './webhooks.tsx';

const ABOVE = { href: '/app/agents', title: 'Agents' };

const TABS = {
  talk: { title: 'Talk', page: () => null },
  behavior: { title: 'Behavior', page: Behavior },
  functions: {
    title: 'Functions',
    page: lazy(() => import('../on-demand.ts').then((m) => m.PARTS), 'FunctionsTab'),
  },
  knowledge: { title: 'Knowledge', page: KnowledgeTab },
  conversation: { title: 'Conversation', page: ConversationTab },
  privacy: { title: 'Privacy', page: PrivacyTab },
  webhooks: { title: 'Webhooks', page: WebhooksTab },
  versions: { title: 'Versions', page: VersionsTab },
} as const;
type TabName = keyof typeof TABS;

const TalkPane = lazy(() => import('./talk/pane.tsx'), 'TalkPane');

export function AgentPage({ id, tab }: { id: string; tab?: string }) {
  const agent = useGet('/v1/agents/{id}', { path: { id } });
  const { data } = agent;
  const actions = data && (
    <>
      <a class="btn wide" href={`/app/calls?agent=${id}`}>
        Its calls
      </a>
      <CopyAndDelete agent={data} />
      <PublishButton agent={data} />
    </>
  );
  return (
    <Page
      title={data?.agent_name ?? 'Agent'}
      above={ABOVE}
      note={data && <Live agent={data} />}
      request={data && agent.request}
      actions={actions}
    >
      <NotYet answer={agent} />
      {data && <Base key={id} agent={data} tab={tab} refetch={() => void agent.refetch()} />}
    </Page>
  );
}

/** A copy has the newest saved version. */
function CopyAndDelete({ agent: { agent_id: id, agent_name: name } }: { agent: Agent }) {
  const [copy, isCopying] = useSend('post', '/v1/agents/{id}/duplicate', { refreshes: REFRESHES });
  const [mutate] = useSend('delete', '/v1/agents/{id}', { refreshes: ['/v1/agents'] });
  const duplicate = (): void => {
    if (isCopying) return;
    copy({ path: { id } }).then((made) => {
      toast('This is the copy.');
      go(`/app/agents/${made.agent_id}`);
    }, toastFailure);
  };
  return (
    <>
      <AllowedButton scope="write" onClick={duplicate}>
        Duplicate
      </AllowedButton>
      <ConfirmButton
        label="Delete"
        title={`Delete “${name}”`}
        action="Delete it"
        run={() => mutate({ path: { id } })}
        done={`“${name}” is deleted.`}
        to={ABOVE.href}
      >
        Its calls are kept. This cannot be undone.
      </ConfirmButton>
    </>
  );
}

/** The version that the editor began with remains its base until the user saves or adopts the newer one. */
function Base({ agent, tab, refetch }: { agent: Agent; tab: string | undefined; refetch: () => void }) {
  const [base, setBase] = useState(agent);
  const expected = useRef(0);
  const edits = useEdits(base, async (run) => {
    expected.current++;
    try {
      return await run();
    } catch (error) {
      expected.current--;
      throw error;
    }
  });
  useEffect(() => {
    const isExpected = agent.version <= base.version + expected.current;
    // Without edits, nothing can be lost.
    if (edits.changed.length > 0 && !isExpected) return;
    expected.current = 0;
    setBase(agent);
  }, [agent]);
  return (
    <Editor edits={edits} tab={tab}>
      <SaveBar edits={edits} newest={agent} setBase={setBase} refetch={refetch} />
    </Editor>
  );
}

interface EditorProps {
  edits: Edits;
  tab: string | undefined;
  children: preact.ComponentChildren;
}

function Editor({ edits, tab = 'behavior', children }: EditorProps) {
  const { agent_id: id } = edits.base;
  const shown = (TABS as Partial<Record<string, (typeof TABS)[TabName]>>)[tab];
  // Next to the pane, which is always shown on a wide screen.
  const Tab = tab === 'talk' ? Behavior : shown?.page;
  return (
    <div class={`editor ${tab === 'talk' ? 'talking' : ''}`}>
      <div class="editor-main">
        <TabLinks
          label="Editor"
          links={Object.entries(TABS).map(([name, { title }]) => ({
            href: `/app/agents/${id}${name === 'behavior' ? '' : `/${name}`}`,
            title,
            isHere: name === tab,
            class: `tab-${name}`,
          }))}
        />
        {children}
        <div class="editor-body">
          {Tab ? <Tab key={tab} edits={edits} /> : <Empty title="The editor has no such tab" />}
        </div>
      </div>
      <TalkPane edits={edits} />
    </div>
  );
}

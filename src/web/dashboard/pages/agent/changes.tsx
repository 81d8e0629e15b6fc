// Changes of an agent: two versions side by side with the unsaved edits, the question before a publication, and changes that
// another user has saved meanwhile.
import type { Agent, AgentVersionChange } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog, Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import type { Edits } from './edits.ts';
import { stepsOf } from './patch.ts';
import { REFRESHES } from './refreshes.ts';
import { Section } from '../../parts/page.tsx';
import { lazy } from '../../shell/router.ts';

const Diff = lazy(() => import('../on-demand.ts').then((m) => m.PARTS), 'Diff');

interface CompareProps {
  edits: Edits;
  /** Null: the unsaved edits. */
  version: number | null;
  than: number;
  close: () => void;
}

export function CompareDialog({ edits, version, than, close }: CompareProps) {
  const { base, changed } = edits;
  const isTyped = version === null;
  const isUnsaved = ({ pointer }: AgentVersionChange): boolean =>
    isTyped && changed.some((field) => pointerOf(field) === pointer);
  return (
    <Dialog title={`${isTyped ? 'Unsaved edits' : `Version ${version}`} compared with version ${than}`} close={close}>
      <div class="dialog-body">
        <Diff
          agent={base.agent_id}
          version={version ?? base.version}
          than={than}
          further={(changes) => (isTyped ? withTyped(changes, edits) : changes)}
          note={(change) => isUnsaved(change) && <span class="badge live">not saved</span>}
        />
      </div>
    </Dialog>
  );
}

const pointerOf = (field: string): string => `/${stepsOf(field).join('/')}`;

/** An unsaved edit replaces the saved value of the same field. */
function withTyped(saved: readonly AgentVersionChange[], edits: Edits): AgentVersionChange[] {
  const typed = edits.changed.map((field): AgentVersionChange => {
    const pointer = pointerOf(field);
    const same = saved.find((change) => change.pointer === pointer);
    const before = same ? same.before : (edits.savedOf(field) as never);
    return { pointer, kind: 'changed', hidden: false, before, after: edits.valueOf(field) };
  });
  return [...saved.filter(({ pointer }) => !typed.some((change) => change.pointer === pointer)), ...typed];
}

interface PublishProps {
  agent: Agent;
  version: number;
  /** Null: each save is live at once. */
  live: number | null;
  close: () => void;
}

export function PublishDialog({ agent: { agent_id: id, agent_name: name }, version, live, close }: PublishProps) {
  const [mutate] = useSend('post', '/v1/agents/{id}/publish', { refreshes: REFRESHES });
  const isBack = live !== null && version < live;
  const publish = async (): Promise<void> => {
    await mutate({ path: { id }, body: { version } });
    toast(`${name} answers with version ${version}.`);
  };
  if (live === null) {
    return (
      <ConfirmDialog title="Work in drafts" action={`Keep version ${version} live`} run={publish} close={close}>
        <p>
          Callers of {name} keep version {version}. What you save from now on is a draft, until you publish it.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={isBack ? `Go back to version ${version}` : `Publish version ${version}`}
      action={isBack ? 'Go back' : 'Publish'}
      run={publish}
      close={close}
    >
      <p>New calls of {name} begin with it. Calls that are running go on with theirs.</p>
      <Diff agent={id} version={version} than={live} />
    </ConfirmDialog>
  );
}

interface ConflictProps {
  edits: Edits;
  newest: Agent;
  /** Makes the newest version the base. */
  take: () => void;
}

export function Conflict({ edits, newest, take }: ConflictProps) {
  const { base, changed, forget } = edits;
  const isMine = (pointer: string): boolean =>
    changed.some(
      (field) => `${pointer}/`.startsWith(`${pointerOf(field)}/`) || pointerOf(field).startsWith(`${pointer}/`),
    );
  const discard = (): void => {
    forget();
    take();
  };
  return (
    <Section id="conflict" title={`Version ${newest.version} was saved elsewhere`} class="stack conflict">
      <p class="mut">Your changes are to version {base.version}. This is what the other one changed:</p>
      <Diff
        agent={base.agent_id}
        version={newest.version}
        than={base.version}
        note={({ pointer }) => isMine(pointer) && <span class="badge warn">you changed it too; yours replaces it</span>}
      />
      <p class="row wrap">
        <button type="button" class="btn" onClick={take}>
          Put mine on version {newest.version}
        </button>
        <button type="button" class="btn quiet" onClick={discard}>
          Discard mine
        </button>
      </p>
    </Section>
  );
}

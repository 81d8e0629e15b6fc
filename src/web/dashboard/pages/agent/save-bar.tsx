// Saves the edits, and offers edits that an earlier visit left unsaved. If another user has saved meanwhile, it shows their
// changes next to the loaded version, lists the fields that both changed, and keeps the edits. Nothing is merged without user
// action.
import { useState } from 'preact/hooks';
import type { Agent } from '../../../../../generated/types.ts';
import { etagOf } from '../../api/client.ts';
import { ApiFailure, reasonOf } from '../../api/failure.ts';
import { useSend } from '../../api/send.ts';
import { Secret } from '../../parts/secret.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { useCan } from '../../shell/me.tsx';
import { countOf, When } from '../../parts/when.tsx';
import { changedIn, wordsOf, type Edits } from './edits.ts';
import { REFRESHES } from './refreshes.ts';
import { CompareDialog, Conflict } from './changes.tsx';
import { FailedNote } from '../../parts/dialog.tsx';

interface SaveProps {
  edits: Edits;
  newest: Agent;
  /** Makes this version the base; the edits are kept. */
  setBase: (agent: Agent) => void;
  refetch: () => void;
}

export function SaveBar({ edits, newest, setBase, refetch }: SaveProps) {
  const { base, changed, patch, forget, offered } = edits;
  const { agent_id: id } = base;
  const [mutate, isPending] = useSend('patch', '/v1/agents/{id}', { refreshes: REFRESHES });
  const [failed, setFailed] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [isCompared, setCompared] = useState(false);
  const canWrite = useCan('write');
  const isOld = newest.version > base.version;
  const save = (event: Event): void => {
    event.preventDefault();
    setFailed(null);
    mutate({ path: { id }, body: patch, ifMatch: etagOf(base) }).then(
      (agent) => {
        forget();
        setBase(agent);
        toast(`Version ${agent.version} is saved.`);
        if (agent.webhook_secret) setSecret(agent.webhook_secret);
      },
      (error: unknown) => {
        const isConflict = error instanceof ApiFailure && error.status === 412;
        setFailed(isConflict ? 'Somebody else saved this agent meanwhile. What you typed is kept.' : reasonOf(error));
        if (isConflict) refetch();
      },
    );
  };
  const take = (): void => {
    setFailed(null);
    setBase(newest);
  };
  if (secret !== null) {
    return (
      <Secret title="The signing secret of the agent's endpoint" value={secret} close={() => setSecret(null)}>
        <p>Deliveries are signed with it. Your server checks the signature.</p>
      </Secret>
    );
  }
  const offer = offered && <Offer edits={edits} setBase={setBase} />;
  if (changed.length === 0 && failed === null) return offer ?? <AllowedNote scope="write" />;
  return (
    <form class="card save-bar" onSubmit={save}>
      {offer}
      <AllowedNote scope="write" />
      <FailedNote text={failed} />
      {isOld && <Conflict edits={edits} newest={newest} take={take} />}
      <p class="row wrap">
        <span class="badge ok">{countOf(changed.length, 'unsaved change')}</span>
        <span class="mut tr">{changed.map(wordsOf).join(', ')}</span>
        <button type="button" class="btn quiet" onClick={forget}>
          Discard
        </button>
        <button type="button" class="btn" onClick={() => setCompared(true)}>
          Compare
        </button>
        <button type="submit" class="btn primary" disabled={!canWrite || isPending || isOld || changed.length === 0}>
          {base.published_version === null ? 'Save, live at once' : 'Save the draft'}
        </button>
      </p>
      {isCompared && (
        <CompareDialog
          edits={edits}
          version={null}
          than={base.published_version ?? base.version}
          close={() => setCompared(false)}
        />
      )}
    </form>
  );
}

/** Edits of an older version are compared with the changes saved since, as after a rejected save. */
function Offer({ edits: { base, offered, decide }, setBase }: { edits: Edits } & Pick<SaveProps, 'setBase'>) {
  const { at, typed, version } = offered!;
  const restore = (): void => {
    if (version < base.version) setBase({ ...base, version });
    decide(true);
  };
  return (
    <section class="note plain row wrap" aria-label="Unsaved edits">
      <span class="tr">
        Unsaved edits from <When at={at} as="ago" />: {changedIn(base, typed).map(wordsOf).join(', ')}
      </span>
      <button type="button" class="btn s" onClick={restore}>
        Restore
      </button>
      <button type="button" class="btn s quiet" onClick={() => decide(false)}>
        Discard<span class="vh"> what was not saved</span>
      </button>
    </section>
  );
}

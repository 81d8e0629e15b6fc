// The workspace itself: its name, its time zone, its calling hours, its privacy settings, whether its members need a second factor;
// and a form for another workspace.
import { useState } from 'preact/hooks';
import type { Workspace } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { requestOf } from '../../api/curl.ts';
import { chooseWorkspace } from '../../api/workspace.ts';
import { ConfirmDialog, FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { ZoneField } from '../../parts/zone-field.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { AllowedButton, useCan, useMe } from '../../shell/me.tsx';
import { lazy } from '../../shell/router.ts';
import { SettingsFrame } from './frame.tsx';
import { Check, Input } from '../../parts/input.tsx';

const WorkspacePrivacy = lazy(() => import('../agents.ts').then((m) => m.PAGES), 'WorkspacePrivacy');
const Windows = lazy(() => import('../campaigns.ts').then((m) => m.PAGES), 'Windows');
const REFRESHES = ['/v1/auth/me', '/v1/workspaces', '/v1/limits'];

export function WorkspacePage() {
  const { workspace } = useMe();
  const [isNew, setNew] = useState(false);
  const create = (
    <AllowedButton scope="admin" onClick={() => setNew(true)}>
      New workspace
    </AllowedButton>
  );
  return (
    <SettingsFrame title="Workspace" request={requestOf('get', '/v1/workspaces')} actions={create}>
      <div class="body">
        <AllowedNote scope="admin" />
        <WorkspaceForm key={workspace.id} workspace={workspace} />
        <SecondFactorRule workspace={workspace} />
        <p class="dim">
          Id: <code>{workspace.id}</code>
        </p>
      </div>
      {isNew && <NewWorkspace close={() => setNew(false)} />}
    </SettingsFrame>
  );
}

export function PrivacyPage() {
  const { id } = useMe().workspace;
  return (
    <SettingsFrame title="Privacy" request={requestOf('get', '/v1/workspaces')}>
      <div class="body">
        <AllowedNote scope="admin" />
        <WorkspacePrivacy key={id} />
      </div>
    </SettingsFrame>
  );
}

function WorkspaceForm({ workspace: { id, name, time_zone, calling_hours } }: { workspace: Workspace }) {
  const can = useCan('admin');
  const saved = { name, time_zone, calling_hours };
  const [typed, setTyped] = useState(saved);
  const [mutate] = useSend('patch', '/v1/workspaces/{id}', { refreshes: REFRESHES });
  const save = async (): Promise<void> => {
    await mutate({ path: { id }, body: typed });
    toast('The workspace is saved.');
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  const isSame = JSON.stringify(typed) === JSON.stringify(saved);
  return (
    <form class="settings-form" onSubmit={submit}>
      <Input
        label="Name"
        required
        maxLength={100}
        disabled={!can}
        value={typed.name}
        set={(text) => setTyped({ ...typed, name: text })}
      />
      <ZoneField
        label="Time zone of analytics and agents"
        value={typed.time_zone}
        isDisabled={!can}
        set={(time_zone) => setTyped({ ...typed, time_zone })}
      />
      <fieldset disabled={!can}>
        <Windows
          label="Calling hours of new campaigns"
          windows={typed.calling_hours}
          change={(windows) => setTyped({ ...typed, calling_hours: windows })}
        />
      </fieldset>
      <FailedNote text={failed} />
      <div class="row">
        <button type="submit" class="btn primary" disabled={!can || isSame || isRunning}>
          Save
        </button>
      </div>
    </form>
  );
}

function SecondFactorRule({ workspace: { id, require_second_factor: isRequired } }: { workspace: Workspace }) {
  const isOwner = useMe().role === 'owner';
  const [mutate, isPending] = useSend('patch', '/v1/workspaces/{id}', { refreshes: REFRESHES });
  const set = (next: boolean): void => {
    mutate({ path: { id }, body: { require_second_factor: next } }).then(
      () => toast(next ? 'Members need a second factor now.' : 'A password is enough again.'),
      toastFailure,
    );
  };
  return (
    <section class="settings-form">
      <h2>Second factor</h2>
      <Check checked={isRequired} disabled={!isOwner || isPending} set={set}>
        Members need a second factor to work in this workspace
      </Check>
      <p class="mut">
        {isOwner
          ? 'Sign in with a second factor of your own first. API keys are not affected.'
          : 'Only an owner changes it.'}
      </p>
    </section>
  );
}

function NewWorkspace({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [mutate] = useSend('post', '/v1/workspaces');
  const create = async (): Promise<void> => {
    const { id } = await mutate({ body: { name: name.trim() } });
    chooseWorkspace(id);
    location.assign('/app');
  };
  return (
    <ConfirmDialog title="New workspace" action="Create and open" run={create} close={close}>
      <p class="mut">
        A second team or a client. You become its owner; its agents, numbers, keys and wallet are its own.
      </p>
      <Input label="Name" required maxLength={100} value={name} set={setName} />
    </ConfirmDialog>
  );
}

// The dialogs about members. Before a removal, the dialog lists the keys that the member created, because they belong to the
// workspace and continue to work.
import { useState } from 'preact/hooks';
import type { Member } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { chooseWorkspace } from '../../api/workspace.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Unread } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { countOf, When } from '../../parts/when.tsx';
import { useMe } from '../../shell/me.tsx';
import { RoleChoice, type Role } from './roles.tsx';
import { Check, Input } from '../../parts/input.tsx';

const MEMBERS = '/v1/members';
const NAMED_KEYS = 10;
const REFRESHES = [MEMBERS, '/v1/api-keys', '/v1/audit-log'];

export function InviteDialog({ close }: { close: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [mutate] = useSend('post', '/v1/invitations', { refreshes: REFRESHES });
  const invite = async (): Promise<void> => {
    await mutate({ body: { email: email.trim(), role } });
    toast(`A link was mailed to ${email.trim()}. It is valid for seven days.`);
  };
  return (
    <ConfirmDialog title="Invite somebody" action="Send the invitation" run={invite} close={close}>
      <Input label="Email address" type="email" required value={email} set={setEmail} />
      <RoleChoice role={role} set={setRole} />
    </ConfirmDialog>
  );
}

export function RoleDialog({ member: { id, name, email, role: before }, close }: MemberProps) {
  const [role, setRole] = useState<Role>(before);
  const [mutate] = useSend('patch', '/v1/members/{id}', { refreshes: [...REFRESHES, '/v1/auth/me'] });
  const change = async (): Promise<void> => {
    await mutate({ path: { id }, body: { role } });
    toast(`${name ?? email} is ${role} now.`);
  };
  return (
    <ConfirmDialog
      title={`Role of ${name ?? email}`}
      action={role === before ? 'Change the role' : `Make ${role}`}
      isDisabled={role === before}
      run={change}
      close={close}
    >
      <RoleChoice role={role} set={setRole} />
      <p class="mut">It takes effect with the next request of the person.</p>
    </ConfirmDialog>
  );
}

interface MemberProps {
  member: Member;
  close: () => void;
}

export function RemoveDialog({ member: { id, name, email }, close }: MemberProps) {
  const isMe = useMe().user?.id === id;
  const active = { created_by: id, status: 'active', include_total: true, limit: 100 } as const;
  const keys = useGet('/v1/api-keys', { query: active });
  const theirs = keys.data?.data ?? [];
  const made = keys.data?.total ?? 0;
  const [isRevoking, setRevoking] = useState(false);
  const [mutate] = useSend('delete', '/v1/members/{id}', { refreshes: REFRESHES });
  const remove = async (): Promise<void> => {
    const gone = await mutate({ path: { id }, query: { revoke_api_keys: isRevoking } });
    if (isMe) {
      chooseWorkspace(null);
      return location.assign('/app');
    }
    const count = gone.api_keys.length;
    const ofKeys = count === 0 ? '' : ` ${countOf(count, 'API key')} ${gone.api_keys_revoked ? 'revoked' : 'kept'}.`;
    toast(`${email} is removed.${ofKeys}`);
  };
  const title = isMe ? 'Leave the workspace' : `Remove ${name ?? email}`;
  return (
    <ConfirmDialog
      title={title}
      action={isMe ? 'Leave' : 'Remove'}
      isDanger
      isDisabled={!keys.data}
      run={remove}
      close={close}
    >
      <p>{isMe ? 'You lose' : `${name ?? email} loses`} the workspace at once, in every browser.</p>
      <Unread answer={keys} />
      {theirs.length === 0 ? (
        <p class="mut">
          {keys.data ? 'This person created no active API keys.' : keys.isPending && 'Looking for API keys.'}
        </p>
      ) : (
        <fieldset class="choices">
          <legend>
            {countOf(made, 'API key')} made by this person:{' '}
            {theirs
              .slice(0, NAMED_KEYS)
              .map(({ name: each }) => `“${each}”`)
              .join(', ')}
            {made > NAMED_KEYS && ' and others'}
          </legend>
          <Check name="keys" checked={!isRevoking} set={() => setRevoking(false)}>
            They continue to work, because they belong to the workspace
          </Check>
          <Check name="keys" checked={isRevoking} set={setRevoking}>
            Revoke them: programs that use them are refused at once
          </Check>
          <UsedLast at={newestUse(theirs)} />
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

function newestUse(keys: readonly { last_used_at: string | null }[]): string | null {
  return keys.reduce<string | null>(
    (newest, { last_used_at: at }) => (at !== null && at > (newest ?? '') ? at : newest),
    null,
  );
}

function UsedLast({ at }: { at: string | null }) {
  return (
    <p class="mut t12">
      {at === null ? (
        'Never used.'
      ) : (
        <>
          Last used <When at={at} as="ago" />.
        </>
      )}
    </p>
  );
}

export function RevokeDialog({ invitation: { id, email }, close }: { invitation: Member; close: () => void }) {
  const [mutate] = useSend('delete', '/v1/invitations/{id}', { refreshes: REFRESHES });
  const revoke = async (): Promise<void> => {
    await mutate({ path: { id } });
    toast(`The invitation of ${email} is revoked.`);
  };
  return (
    <ConfirmDialog title={`Revoke the invitation of ${email}`} action="Revoke" isDanger run={revoke} close={close}>
      <p>The link in the mail stops working. You can invite the address again.</p>
    </ConfirmDialog>
  );
}

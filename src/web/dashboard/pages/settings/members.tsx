// Members and invitations of the workspace: invite, change a role, remove, and decide about the keys that the member created.
import { useState } from 'preact/hooks';
import type { Member } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton, useMe } from '../../shell/me.tsx';
import { SettingsFrame } from './frame.tsx';
import { InviteDialog, RemoveDialog, RevokeDialog, RoleDialog } from './member-dialogs.tsx';

type Open = { kind: 'invite' } | { kind: 'role' | 'remove' | 'revoke'; member: Member } | null;

export function MembersPage() {
  const members = usePages('/v1/members');
  const { user } = useMe();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const invite = (
    <AllowedButton scope="admin" kind="primary" onClick={() => setOpen({ kind: 'invite' })}>
      <Icon name="plus" />
      Invite
    </AllowedButton>
  );
  return (
    <SettingsFrame title="Members" request={members.request} actions={invite}>
      <List
        caption="Members and invitations, newest first"
        pages={members}
        columns={columnsOf(user?.id ?? null, setOpen)}
        keyOf={({ id }) => id}
        hrefOf={() => null}
        empty={<Empty title="Nobody yet">{invite}</Empty>}
      />
      {open?.kind === 'invite' && <InviteDialog close={close} />}
      {open?.kind === 'role' && <RoleDialog member={open.member} close={close} />}
      {open?.kind === 'remove' && <RemoveDialog member={open.member} close={close} />}
      {open?.kind === 'revoke' && <RevokeDialog invitation={open.member} close={close} />}
    </SettingsFrame>
  );
}

function columnsOf(me: string | null, open: (dialog: Open) => void): Column<Member>[] {
  return [
    { head: 'Name', place: 'main', cell: (member) => <Who member={member} isMe={member.id === me} /> },
    {
      head: 'Role',
      place: 'end',
      cell: ({ role }) => <span class={role === 'owner' ? 'badge live' : 'badge'}>{role}</span>,
    },
    { head: 'Second factor', place: 'sub', cell: (member) => <Factor member={member} /> },
    { head: 'Since', place: 'sub-end', cell: (member) => <Since member={member} /> },
    { head: 'Actions', place: 'actions', cell: (member) => <Actions member={member} me={me} open={open} /> },
  ];
}

function Who({ member: { name, email, status }, isMe }: { member: Member; isMe: boolean }) {
  return (
    <span>
      <span class="strong">{name ?? email}</span> {isMe && <span class="badge">you</span>}
      {status === 'pending' && <span class="badge warn">invited</span>}
      {name !== null && <span class="mut t12"> {email}</span>}
    </span>
  );
}

function Factor({ member: { second_factor: isOn } }: { member: Member }) {
  if (isOn === null) return null;
  return <span class={isOn ? 'c-ok' : 'mut'}>{isOn ? 'second factor on' : 'password only'}</span>;
}

function Since({ member: { status, created_at: at, expires_at: until } }: { member: Member }) {
  return status === 'pending' && until !== null ? (
    <span class="mut">
      invitation ends <When at={until} as="date" />
    </span>
  ) : (
    <span class="mut">
      since <When at={at} as="date" />
    </span>
  );
}

interface ActionsProps {
  member: Member;
  me: string | null;
  open: (dialog: Open) => void;
}

function Actions({ member, me, open }: ActionsProps) {
  const name = <span class="vh"> {member.name ?? member.email}</span>;
  if (member.status === 'pending') {
    return (
      <div class="row">
        <AllowedButton scope="admin" kind="s danger" onClick={() => open({ kind: 'revoke', member })}>
          Revoke{name}
        </AllowedButton>
      </div>
    );
  }
  return (
    <div class="row">
      <AllowedButton scope="admin" kind="s" onClick={() => open({ kind: 'role', member })}>
        Change role{name}
      </AllowedButton>
      <AllowedButton scope="admin" kind="s danger" onClick={() => open({ kind: 'remove', member })}>
        {member.id === me ? 'Leave' : 'Remove'}
        {name}
      </AllowedButton>
    </div>
  );
}

// The API keys of the workspace: create (the value is shown once), replace by a new key while the old one still works, revoke.
import { useMemo, useState } from 'preact/hooks';
import type { ApiKey } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Secret } from '../../parts/secret.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { NewKeyDialog, RevokeDialog, RotateDialog } from './key-dialogs.tsx';

type Open = { kind: 'new' } | { kind: 'rotate' | 'revoke'; key: ApiKey } | null;

export function KeysPage() {
  const keys = usePages('/v1/api-keys');
  const [open, setOpen] = useState<Open>(null);
  const [made, setMade] = useState<{ name: string; value: string } | null>(null);
  const columns = useMemo(() => {
    return columnsOf(
      keys.items.filter(({ status }) => status === 'active'),
      setOpen,
    );
  }, [keys.items]);
  const close = (): void => setOpen(null);
  const show = (name: string, value: string): void => {
    close();
    setMade({ name, value });
  };
  const create = (
    <AllowedButton scope="admin" kind="primary" onClick={() => setOpen({ kind: 'new' })}>
      <Icon name="plus" />
      New key
    </AllowedButton>
  );
  return (
    <Page title="API keys" request={keys.request} actions={create}>
      <List
        caption="API keys"
        pages={keys}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={() => null}
        empty={
          <Empty title="No keys yet">
            <p>Programs use the API with a key. Its scope says what they may do.</p>
            {create}
          </Empty>
        }
      />
      {open?.kind === 'new' && <NewKeyDialog close={close} show={show} />}
      {open?.kind === 'rotate' && <RotateDialog apiKey={open.key} close={close} show={show} />}
      {open?.kind === 'revoke' && <RevokeDialog apiKey={open.key} close={close} />}
      {made && (
        <Secret title={`The value of “${made.name}”`} value={made.value} close={() => setMade(null)}>
          <p>Send it as “Authorization: Bearer …” with each request.</p>
        </Secret>
      )}
    </Page>
  );
}

function successorOf({ id }: ApiKey, active: readonly ApiKey[]): ApiKey | null {
  return active.find(({ predecessor_id: from }) => from === id) ?? null;
}

function columnsOf(active: readonly ApiKey[], open: (dialog: Open) => void): Column<ApiKey>[] {
  return [
    { head: 'Name', place: 'main', cell: (key) => <Name apiKey={key} successor={successorOf(key, active)} /> },
    { head: 'Value', place: 'sub', cell: ({ prefix }) => <code>{prefix}…</code> },
    { head: 'Scope', place: 'end', cell: (key) => <Scope apiKey={key} /> },
    {
      head: 'Last used',
      place: 'sub-end',
      cell: (key) => <LastUsed apiKey={key} />,
    },
    { head: 'Actions', place: 'actions', cell: (key) => <Actions apiKey={key} open={open} /> },
  ];
}

/** @param successor the key that replaces this one */
function Name({ apiKey, successor }: { apiKey: ApiKey; successor: ApiKey | null }) {
  return (
    <div class="key-name">
      <span class={apiKey.status === 'active' ? 'strong' : 'dim'}>{apiKey.name}</span>
      {apiKey.revokes_at !== null && (
        <p class="t12 c-warn">
          Being replaced: revoked <When at={apiKey.revokes_at} as="ago" />
        </p>
      )}
      {apiKey.status === 'active' && apiKey.revokes_at === null && successor && (
        <Replaced apiKey={apiKey} successor={successor} />
      )}
    </div>
  );
}

function Scope({ apiKey: { scope, status } }: { apiKey: ApiKey }) {
  if (status === 'revoked') return <span class="badge bad">revoked</span>;
  return <span class={scope === 'admin' ? 'badge warn' : 'badge'}>{scope}</span>;
}

function Actions({ apiKey, open }: { apiKey: ApiKey; open: (dialog: Open) => void }) {
  if (apiKey.status === 'revoked') return null;
  return (
    <div class="row">
      <AllowedButton scope="admin" kind="s" onClick={() => open({ kind: 'rotate', key: apiKey })}>
        Rotate<span class="vh"> {apiKey.name}</span>
      </AllowedButton>
      <AllowedButton scope="admin" kind="s danger" onClick={() => open({ kind: 'revoke', key: apiKey })}>
        Revoke<span class="vh"> {apiKey.name}</span>
      </AllowedButton>
    </div>
  );
}

function LastUsed({ apiKey: { id, last_used_at: at, last_used_ip: ip } }: { apiKey: ApiKey }) {
  if (at === null) return <span class="dim">never</span>;
  return (
    <span>
      <a href={`/app/settings/audit?key=${id}`}>
        <When at={at} as="ago" />
      </a>
      {ip !== null && (
        <>
          {' from '}
          <code>{ip}</code>
        </>
      )}
    </span>
  );
}

/** Whether the old key can be revoked: the new one is in use, and the old one has not been used since. */
function Replaced({ apiKey, successor }: { apiKey: ApiKey; successor: ApiKey }) {
  const [old, next] = [apiKey.last_used_at, successor.last_used_at];
  const isDone = next !== null && (old === null || old < next);
  return (
    <p class={`t12 ${isDone ? 'c-ok' : 'c-warn'}`}>
      {isDone
        ? 'Replaced: the new key is in use and this one is not since. You can revoke it.'
        : 'Being replaced: both keys work. Revoke this one when the new one is in use.'}
    </p>
  );
}

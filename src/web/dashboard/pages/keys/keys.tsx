// The API keys of the workspace: create (the value is shown once), replace by a new key while the old one still works, revoke.
import { useState } from 'preact/hooks';
import type { ApiKey } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { CurlButton } from '../../parts/copy.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { Secret } from '../../parts/secret.tsx';
import { Empty, Failed, Loading, Stale } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { NewKeyDialog, RevokeDialog, RotateDialog } from './key-dialogs.tsx';
import '../../parts/list.css';
import './keys.css';

type Open = { kind: 'new' } | { kind: 'rotate' | 'revoke'; key: ApiKey } | null;

export function KeysPage() {
  const keys = usePages('/v1/api-keys', { query: { limit: 100 } });
  const [open, setOpen] = useState<Open>(null);
  const [made, setMade] = useState<{ name: string; value: string } | null>(null);
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
    <Page
      title="API keys"
      actions={
        <>
          <CurlButton request={keys.request} />
          {create}
        </>
      }
    >
      <KeyTable keys={keys} open={setOpen} create={create} />
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

interface TableProps {
  keys: ReturnType<typeof usePages<'/v1/api-keys'>>;
  open: (dialog: Open) => void;
  create: preact.ComponentChildren;
}

function KeyTable({ keys: { items, isPending, failure, refresh }, open, create }: TableProps) {
  if (isPending && failure === null) return <Loading />;
  if (failure && items.length === 0) return <Failed failure={failure} retry={refresh} />;
  if (items.length === 0) {
    return (
      <Empty title="No keys yet">
        <p>Programs use the API with a key. Its scope says what they may do.</p>
        {create}
      </Empty>
    );
  }
  const active = items.filter(({ status }) => status === 'active');
  const revoked = items.filter(({ status }) => status === 'revoked');
  return (
    <div class="list">
      {failure && <Stale failure={failure} retry={refresh} />}
      <table class="rows keys">
        <caption class="vh">API keys</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">Scope</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span class="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {active.map((key) => (
            <KeyRow key={key.id} apiKey={key} successor={successorOf(key, active)} open={open} />
          ))}
          {revoked.length > 0 && (
            <tr class="group">
              <th scope="rowgroup" colSpan={5}>
                Revoked
              </th>
            </tr>
          )}
          {revoked.map((key) => (
            <KeyRow key={key.id} apiKey={key} successor={null} open={open} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function successorOf({ id }: ApiKey, active: readonly ApiKey[]): ApiKey | null {
  return active.find(({ predecessor_id: from }) => from === id) ?? null;
}

interface RowProps {
  apiKey: ApiKey;
  /** The key that replaces this one. */
  successor: ApiKey | null;
  open: (dialog: Open) => void;
}

function KeyRow({ apiKey, successor, open }: RowProps) {
  const { name, prefix, scope, status, last_used_at: used, last_used_ip: ip } = apiKey;
  const isActive = status === 'active';
  return (
    <tr class={isActive ? '' : 'dim'}>
      <td class="p-main">
        <span class="strong">{name}</span>
        {successor && <Replaced apiKey={apiKey} successor={successor} />}
      </td>
      <td class="p-sub">
        <code>{prefix}…</code>
      </td>
      <td class="p-end">
        <span class={scope === 'admin' && isActive ? 'badge warn' : 'badge'}>{scope}</span>
      </td>
      <td class="p-sub-end">
        <LastUsed at={used} ip={ip} />
      </td>
      <td class="p-actions">
        {isActive && (
          <div class="row key-actions">
            <AllowedButton scope="admin" kind="s" onClick={() => open({ kind: 'rotate', key: apiKey })}>
              Rotate<span class="vh"> {name}</span>
            </AllowedButton>
            <AllowedButton scope="admin" kind="s danger" onClick={() => open({ kind: 'revoke', key: apiKey })}>
              Revoke<span class="vh"> {name}</span>
            </AllowedButton>
          </div>
        )}
      </td>
    </tr>
  );
}

function LastUsed({ at, ip }: { at: string | null; ip: string | null }) {
  if (at === null) return <span class="dim">never</span>;
  return (
    <span>
      <When at={at} as="ago" />
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

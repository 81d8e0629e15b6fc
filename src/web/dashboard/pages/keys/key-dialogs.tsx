// The dialogs about a key. Revoking a key that is in use requires a confirmation that shows who uses it.
import { useState } from 'preact/hooks';
import type { ApiKey, Scope } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { Choice } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Check, Input } from '../../parts/input.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';

const KEYS = '/v1/api-keys';
const SCOPES: readonly [Scope, string][] = [
  ['read-only', 'Reads calls, agents and figures.'],
  ['write', 'Also places calls and changes agents, campaigns and webhooks.'],
  ['admin', 'Also manages keys, members, provider credentials and billing.'],
];

interface MadeProps {
  close: () => void;
  /** Shows the value of the new key, once. */
  show: (name: string, value: string) => void;
}

export function NewKeyDialog({ close, show }: MadeProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>('write');
  const [networks, setNetworks] = useState('');
  const [mutate] = useSend('post', KEYS, { refreshes: [KEYS] });
  const create = async (): Promise<void> => {
    const ips = networks.split(/[\s,]+/).filter(Boolean);
    const body = { name: name.trim(), scope, ...(ips.length > 0 ? { allowed_ips: ips } : {}) };
    const { key } = await mutate({ body });
    show(name.trim(), key);
  };
  return (
    <ConfirmDialog title="New API key" action="Create the key" run={create} close={close}>
      <Input label="Name, for example the program that uses it" required maxLength={100} value={name} set={setName} />
      <fieldset class="scopes">
        <legend class="t12 mut">Scope</legend>
        {SCOPES.map(([each, words]) => (
          <Check key={each} name="scope" checked={scope === each} set={() => setScope(each)}>
            <span>
              <b>{each}</b> <span class="mut">{words}</span>
            </span>
          </Check>
        ))}
      </fieldset>
      <Input
        label="Only from these addresses or networks (optional)"
        placeholder="203.0.113.7, 198.51.100.0/24"
        value={networks}
        set={setNetworks}
      />
    </ConfirmDialog>
  );
}

const SPANS = [
  ['3600', 'for an hour'],
  ['86400', 'for a day'],
  ['604800', 'for 7 days'],
] as const;

export function RotateDialog({ apiKey: { id, name }, close, show }: MadeProps & { apiKey: ApiKey }) {
  const [mutate] = useSend('post', '/v1/api-keys/{id}/rotate', { refreshes: [KEYS] });
  const [after, setAfter] = useState<(typeof SPANS)[number][0] | ''>('');
  const rotate = async (): Promise<void> => {
    const { key } = await mutate({ path: { id }, body: after ? { revoke_old_after_seconds: Number(after) } : {} });
    show(name, key);
  };
  return (
    <ConfirmDialog title={`Rotate “${name}”`} action="Create the new key" run={rotate} close={close}>
      <p>
        A new key with the same name, scope and networks is created. Store its value in your program. This page says
        when the old key is no longer used.
      </p>
      <Choice label="The old key works" value={after} none="until you revoke it" options={SPANS} choose={setAfter} />
    </ConfirmDialog>
  );
}

const RECENT_MS = 3_600_000;

export function RevokeDialog({ apiKey, close }: { apiKey: ApiKey; close: () => void }) {
  const { id, name, last_used_at: used, last_used_ip: ip } = apiKey;
  const [mutate] = useSend('delete', '/v1/api-keys/{id}', { refreshes: [KEYS] });
  const isRecent = used !== null && Date.now() - new Date(used).getTime() < RECENT_MS;
  const revoke = async (): Promise<void> => {
    await mutate({ path: { id } });
    toast(`“${name}” is revoked.`);
  };
  return (
    <ConfirmDialog
      title={`Revoke “${name}”`}
      action="Revoke the key"
      isDanger
      {...(isRecent ? { condition: 'Revoke it although it was used in the last hour' } : {})}
      run={revoke}
      close={close}
    >
      <p>Requests with this key are refused from now on. This cannot be undone.</p>
      {used !== null && (
        <p class={isRecent ? 'c-warn' : 'mut'}>
          Last used <When at={used} as="ago" />
          {ip !== null && ` from ${ip}`}.
        </p>
      )}
    </ConfirmDialog>
  );
}

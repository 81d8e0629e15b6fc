// Adds a number on the user's own carrier account or trunk. Its secrets are sent once and never shown again.
import { useState } from 'preact/hooks';
import type { NumberAccountCreate } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { AgentField, Choice } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Input } from '../../parts/input.tsx';
import { toast } from '../../parts/toast.tsx';
import { go } from '../../shell/router.ts';

type Kind = NumberAccountCreate['type'];
/** Name of the field, its label, and its kind. */
type Field = readonly [name: string, label: string, more?: object];

const SIP: readonly Field[] = [
  ['host', 'Host', { placeholder: 'sip.example.com' }],
  ['port', 'Port (optional)', { type: 'number', min: 1, max: 65_535 }],
  ['username', 'User name (optional)', { autoComplete: 'off' }],
  ['password', 'Password (optional)', { type: 'password', autoComplete: 'new-password' }],
];
const FIELDS: Readonly<Record<Kind, readonly Field[]>> = {
  twilio: [
    ['account_sid', 'Account SID', { required: true, pattern: 'AC[0-9a-f]{32}', placeholder: 'AC…' }],
    ['auth_token', 'Auth token', { required: true, type: 'password', autoComplete: 'new-password' }],
  ],
  sip_trunk: SIP,
  livekit: [
    ['outbound_trunk_id', 'Trunk of calls from the number (ST_…)'],
    ['inbound_trunk_id', 'Trunk of calls to the number (ST_…)'],
    ...SIP.map(([name, label, more]) => [name, name === 'host' ? 'or host of a SIP server' : label, more] as const),
  ],
};
const KINDS: readonly [Kind, string][] = [
  ['twilio', 'Twilio account'],
  ['sip_trunk', 'SIP trunk'],
  ['livekit', 'LiveKit trunk'],
];

export function ImportDialog({ close }: { close: () => void }) {
  const [kind, setKind] = useState<Kind>('twilio');
  const [number, setNumber] = useState('');
  const [agent, setAgent] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [mutate] = useSend('post', '/v1/phone-numbers/import', { refreshes: ['/v1/phone-numbers'] });
  const bring = async (): Promise<void> => {
    const given = FIELDS[kind].flatMap(([name]) => (typed[name] ? [[name, typed[name]] as const] : []));
    const values = Object.fromEntries(given.map(([name, value]) => [name, name === 'port' ? Number(value) : value]));
    const account = { type: kind, ...values } as unknown as NumberAccountCreate;
    const plain = number.replaceAll(/[\s().-]/g, '');
    const { id } = await mutate({ body: { number: plain, account, ...(agent ? { agent_id: agent } : {}) } });
    toast(`${plain} is imported.`);
    go(`/app/numbers/${id}`);
  };
  return (
    <ConfirmDialog title="Import a number" action="Import the number" run={bring} close={close}>
      <Input
        label="Number, with its country code"
        type="tel"
        required
        placeholder="+14155550121"
        value={number}
        set={setNumber}
      />
      <Choice label="It is on your" value={kind} options={KINDS} choose={setKind} />
      <div class="num-fields">
        {FIELDS[kind].map(([name, label, more]) => (
          <Input
            key={kind + name}
            label={label}
            {...more}
            required={kind === 'sip_trunk' && name === 'host'}
            value={typed[name] ?? ''}
            set={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </div>
      <AgentField label="Answered by" none="nobody yet" value={agent} choose={setAgent} />
      <p class="mut">The account is tested before anything is saved. An import costs nothing.</p>
    </ConfirmDialog>
  );
}

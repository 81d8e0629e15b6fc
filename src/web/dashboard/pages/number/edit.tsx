// Edits the route of a number: its name, webhook, agents with their weights, fallback. Only changed fields are sent.
import { useState } from 'preact/hooks';
import type { PhoneNumber, PhoneNumberUpdate } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { AgentField } from '../../parts/choices.tsx';
import { Dialog, FormEnd, useSubmit } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Input } from '../../parts/input.tsx';
import { toast } from '../../parts/toast.tsx';

type Shares = NonNullable<PhoneNumberUpdate['inbound_agents']>;

interface EditProps {
  number: PhoneNumber;
  close: () => void;
  /** Shows the secret of a new webhook, once. */
  show: (secret: string) => void;
}

const REFRESHES = ['/v1/phone-numbers', '/v1/phone-numbers/{id}'];

export function EditDialog({ number, close, show }: EditProps) {
  const [changed, setChanged] = useState<PhoneNumberUpdate>({});
  const now = { ...number, inbound_agents: sharesOf(number), ...changed };
  const set = (fields: PhoneNumberUpdate): void => setChanged({ ...changed, ...fields });
  const [mutate] = useSend('patch', '/v1/phone-numbers/{id}', { refreshes: REFRESHES });
  const [assign] = useSend('post', '/v1/phone-numbers/{id}/assign', { refreshes: REFRESHES });
  const save = async (): Promise<void> => {
    const { inbound_agents: agents, ...others } = changed;
    const path = { id: number.id };
    const isShared =
      agents !== undefined && agents !== null && (agents.length > 1 || typeof agents[0]?.agent_version === 'number');
    const body = isShared ? changed : others;
    const answer = Object.keys(body).length > 0 ? await mutate({ path, body }) : null;
    // Assigns at most one agent, so that no previously assigned agent also answers.
    if (agents && !isShared) await assign({ path, body: { agent_id: agents[0]?.agent_id ?? null } });
    toast('The path is changed. It applies from the next call on.');
    close();
    if (answer?.inbound_webhook_secret !== undefined) show(answer.inbound_webhook_secret);
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  const shares = now.inbound_agents ?? [];
  return (
    <Dialog title="Change the path" close={close}>
      <form onSubmit={submit}>
        <div class="dialog-body">
          <Input
            label="Name"
            maxLength={100}
            value={now.nickname ?? ''}
            set={(text) => set({ nickname: text || null })}
          />
          <Input
            label="Webhook: called before a call is answered"
            type="url"
            placeholder="https://crm.example.com/inbound"
            value={now.inbound_webhook_url ?? ''}
            set={(text) => set({ inbound_webhook_url: text.trim() || null })}
          />
          <SharesField shares={shares} change={(inbound_agents) => set({ inbound_agents })} />
          <Input
            label="Fallback: rings when no agent can answer"
            type="tel"
            placeholder="+14155550121"
            value={now.fallback_number ?? ''}
            set={(text) => set({ fallback_number: text.replaceAll(/[\s().-]/g, '') || null })}
          />
        </div>
        <FormEnd
          failed={failed}
          close={close}
          submit="Save the path"
          disabled={isRunning || Object.keys(changed).length === 0 || shares.some(({ agent_id: id }) => id === '')}
        />
      </form>
    </Dialog>
  );
}

/** An assigned agent receives all calls. */
function sharesOf({ inbound_agents: agents, agent_id: id, agent_version: version }: PhoneNumber): Shares {
  if (agents.length > 0 || id === null) return agents;
  return [{ agent_id: id, agent_version: version, weight: 1 }];
}

function SharesField({ shares, change }: { shares: Shares; change: (shares: Shares) => void }) {
  const all = shares.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const set = (at: number, fields: Partial<Shares[number]>): void =>
    change(shares.map((share, i) => (i === at ? { ...share, ...fields } : share)));
  return (
    <div class="stack" role="group" aria-label="Agents">
      {shares.map(({ agent_id: id, agent_version: version, weight = 1 }, at) => (
        <div key={at} class="share">
          <AgentField
            label={`Agent${version ? `, version ${version}` : ''}, ${Math.round((weight / all) * 100)} % of calls`}
            value={id}
            choose={(agent_id) => set(at, { agent_id, agent_version: null })}
          />
          <Input
            label="Weight"
            type="number"
            required
            min={1}
            max={1000}
            value={weight}
            set={(text) => Number(text) > 0 && set(at, { weight: Number(text) })}
          />
          <button
            type="button"
            class="btn icon quiet"
            aria-label={`Remove agent ${at + 1}`}
            onClick={() => change(shares.filter((_share, i) => i !== at))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <div>
        <button type="button" class="btn s" onClick={() => change([...shares, { agent_id: '', weight: 1 }])}>
          <Icon name="plus" />
          Add an agent
        </button>
      </div>
    </div>
  );
}

// Transfers a running call to a phone number or to another agent. Warm: the recipient hears a briefing and accepts or declines
// the call; cold: the call is put through. An agent takes over at once and knows the conversation so far.
import { useState } from 'preact/hooks';
import type { CallControl } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { AgentField, useNamesOf } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Check, Input } from '../../parts/input.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedButton } from '../../shell/me.tsx';

interface TransferProps {
  id: string;
  otherSide: string;
  agent: string;
}

export function Transfer(props: TransferProps) {
  const [open, setOpen] = useState<'person' | 'agent' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <AllowedButton scope="write" onClick={() => setOpen('person')}>
        Transfer
      </AllowedButton>
      <AllowedButton scope="write" onClick={() => setOpen('agent')}>
        Other agent
      </AllowedButton>
      {open === 'person' && <TransferDialog {...props} close={close} />}
      {open === 'agent' && <HandOffDialog {...props} close={close} />}
    </>
  );
}

interface DialogProps extends TransferProps {
  close: () => void;
}

/** @returns whether the transfer has completed; `false`: it continues by itself */
function useControl(id: string): (body: CallControl) => Promise<boolean> {
  const [mutate] = useSend('post', '/v1/calls/{id}/control');
  return async (body) => {
    const { status, failure } = await mutate({ path: { id }, body });
    if (status === 'failed') throw new Error(`It was not done: ${failure ?? 'no reason is known'}.`);
    return status === 'done';
  };
}

function HandOffDialog({ id, otherSide, agent, close }: DialogProps) {
  const [to, setTo] = useState('');
  const [words, setWords] = useState('');
  const names = useNamesOf([to]);
  const control = useControl(id);
  const handOff = async (): Promise<void> => {
    await control({ action: 'handoff', agent_id: to, ...(words.trim() ? { message: words.trim() } : {}) });
    toast(`${names.get(to)} takes over ${otherSide}.`);
  };
  return (
    <ConfirmDialog title={`Another agent for ${otherSide}`} action="Hand the call over" run={handOff} close={close}>
      <AgentField label="Agent that takes over" value={to} choose={setTo} />
      <Input
        label="Its first words (empty: it answers the open question, or listens)"
        maxLength={1000}
        value={words}
        set={setWords}
      />
      <p class="mut">
        It knows what {agent} and the caller have said. From here on the call has its voice and its functions.
      </p>
    </ConfirmDialog>
  );
}

function TransferDialog({ id, otherSide, agent, close }: DialogProps) {
  const [number, setNumber] = useState('');
  const [isWarm, setWarm] = useState(true);
  const [briefing, setBriefing] = useState('');
  const control = useControl(id);
  const transfer = async (): Promise<void> => {
    const to = number.replaceAll(/[\s().-]/g, '');
    const words = isWarm ? briefing.trim() : '';
    const body = {
      action: 'transfer',
      to,
      mode: isWarm ? 'warm' : 'cold',
      ...(words ? { briefing: words } : {}),
    } as const;
    const isDone = await control(body);
    toast(isDone ? `${otherSide} is transferred to ${to}.` : `${to} is called.`);
  };
  return (
    <ConfirmDialog title={`Transfer ${otherSide}`} action="Transfer the call" isDanger run={transfer} close={close}>
      <Input label="To this number" type="tel" required placeholder="+1 202 555 0123" value={number} set={setNumber} />
      <Check checked={isWarm} set={setWarm}>
        Ask that person first
      </Check>
      {isWarm && (
        <Input
          label="They hear first (empty: a summary of the conversation)"
          maxLength={1000}
          value={briefing}
          set={setBriefing}
        />
      )}
      <p class="mut">
        {isWarm
          ? `If nobody accepts it, ${agent} continues.`
          : `The call leaves ${agent} as soon as the number is dialed.`}
      </p>
    </ConfirmDialog>
  );
}

export function TransferNote({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p class="note plain" role="status">
      {words}
    </p>
  );
}

// Gives a running call to a person at a number. Warm: the person hears what it is about and takes or declines the call; cold: it is put through.
import { useState } from 'preact/hooks';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Input } from '../../parts/input.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedButton } from '../../shell/me.tsx';

interface TransferProps {
  id: string;
  otherSide: string;
  agent: string;
}

export function Transfer(props: TransferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AllowedButton scope="write" onClick={() => setOpen(true)}>
        Transfer
      </AllowedButton>
      {isOpen && <TransferDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

function TransferDialog({ id, otherSide, agent, close }: TransferProps & { close: () => void }) {
  const [number, setNumber] = useState('');
  const [isWarm, setWarm] = useState(true);
  const [briefing, setBriefing] = useState('');
  const { mutateAsync } = useSend('post', '/v1/calls/{id}/control');
  const transfer = async (): Promise<void> => {
    const to = number.replaceAll(/[\s().-]/g, '');
    const words = isWarm ? briefing.trim() : '';
    const body = {
      action: 'transfer',
      to,
      mode: isWarm ? 'warm' : 'cold',
      ...(words ? { briefing: words } : {}),
    } as const;
    const { status, failure } = await mutateAsync({ params: { path: { id } }, body });
    if (status === 'failed') throw new Error(`It was not transferred: ${failure ?? 'no reason is known'}.`);
    toast(status === 'done' ? `${otherSide} is transferred to ${to}.` : `${to} is called.`);
  };
  return (
    <ConfirmDialog title={`Transfer ${otherSide}`} action="Transfer the call" isDanger run={transfer} close={close}>
      <Input label="To this number" type="tel" required placeholder="+1 202 555 0123" value={number} set={setNumber} />
      <label class="check">
        <input type="checkbox" checked={isWarm} onChange={({ currentTarget }) => setWarm(currentTarget.checked)} />
        Ask that person first
      </label>
      {isWarm && (
        <Input
          label="They hear first (empty: a summary of the conversation)"
          maxLength={1000}
          value={briefing}
          set={setBriefing}
        />
      )}
      <p class="mut">
        {isWarm ? `If nobody takes it, ${agent} goes on.` : `The call leaves ${agent} as soon as the number is dialed.`}
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

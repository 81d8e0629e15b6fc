// A test call from a number, and its release. Both require confirmation: one calls a person, the other cannot be undone.
import { useState } from 'preact/hooks';
import type { PhoneNumber } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { AgentField } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Input } from '../../parts/input.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { go } from '../../shell/router.ts';
import { groupDigits } from '../calls/other-side.ts';
import { answeringOf, TEST_NUMBER } from '../numbers/answering.ts';

interface DialogProps {
  number: PhoneNumber;
  close: () => void;
}

export function TestCallDialog({ number, close }: DialogProps) {
  const [to, setTo] = useState(number.carrier === 'loopback' ? '+12025550100' : '');
  const [agent, setAgent] = useState(answeringOf(number)[0]?.agentId ?? '');
  const [mutate] = useSend('post', '/v1/calls', { refreshes: ['/v1/calls'] });
  const plain = to.replaceAll(/[\s().-]/g, '');
  const call = async (): Promise<void> => {
    const { call_id: id } = await mutate({
      body: { agent_id: agent, to_number: plain, from_number: number.number },
    });
    go(`/app/calls/${id}`);
  };
  return (
    <ConfirmDialog
      title={`Test call from ${groupDigits(number.number)}`}
      action={`Call ${plain === '' ? 'the number' : groupDigits(plain)}`}
      isDisabled={agent === '' || !/^\+\d{7,15}$/.test(plain)}
      run={call}
      close={close}
    >
      <Input
        label="Call this number, for example your own"
        type="tel"
        placeholder="+14155550121"
        value={to}
        set={setTo}
      />
      <AgentField label="With the agent" value={agent} choose={setAgent} />
      <p class="mut">
        The call costs its minutes; test numbers are free.
        {number.number !== TEST_NUMBER && ` To try an inbound call, ring ${groupDigits(number.number)} yourself.`}
      </p>
    </ConfirmDialog>
  );
}

export function ReleaseDialog({ number: { id, number, rented_until: until, account }, close }: DialogProps) {
  const [mutate] = useSend('delete', '/v1/phone-numbers/{id}', { refreshes: ['/v1/phone-numbers'] });
  const release = async (): Promise<void> => {
    await mutate({ path: { id } });
    toast(`${groupDigits(number)} is released.`);
    go('/app/numbers');
  };
  return (
    <ConfirmDialog
      title={`Release ${groupDigits(number)}`}
      action="Release the number"
      isDanger
      condition="Nobody needs this number any more"
      run={release}
      close={close}
    >
      <p>
        It takes and places no more calls, and{' '}
        {account ? 'leaves this workspace' : 'goes back to its carrier: others can get it'}. This cannot be undone.
      </p>
      {until !== null && (
        <p class="c-warn">
          The rent is paid until <When at={until} as="date" /> and is not refunded.
        </p>
      )}
    </ConfirmDialog>
  );
}

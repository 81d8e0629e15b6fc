// A test case from an ended call: its caller's lines, the results of its functions, and its end as the first expectations.
import { useState } from 'preact/hooks';
import type { TestCase } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { Dialog, FormEnd, useSubmit } from '../../parts/dialog.tsx';
import { clockOf, dayOf } from '../../parts/when.tsx';
import { otherSideOf } from '../calls/other-side.ts';
import { Choice } from '../../parts/choices.tsx';
import { Input } from '../../parts/input.tsx';

interface FromCallProps {
  /** The call chosen before the dialog opened. */
  call: string;
  close: () => void;
  made: (testCase: TestCase) => void;
}

export function CaseFromCall({ call: chosen, close, made }: FromCallProps) {
  const [call, setCall] = useState(chosen);
  const [name, setName] = useState('');
  const calls = useGet('/v1/calls', { query: { limit: 50, status: 'completed' } });
  const [mutate] = useSend('post', '/v1/test-cases', { refreshes: ['/v1/test-cases'] });
  const create = async (): Promise<void> => {
    made(await mutate({ body: { name: name.trim(), from_call_id: call } }));
  };
  const { isRunning, failed, submit } = useSubmit(create, () => undefined);
  return (
    <Dialog title="Test case from a call" close={close}>
      <form onSubmit={submit}>
        <div class="dialog-body">
          <p class="mut">
            The case repeats what the caller said, and expects the functions and the end of the call. What was redacted
            stays redacted. You can change it before you run it.
          </p>
          <Choice
            label="Call"
            value={call}
            from={calls}
            options={
              calls.data?.data.map(
                ({ call_id: id, created_at: at, duration, ...each }) =>
                  [id, `${dayOf(at)}, ${otherSideOf(each)}, ${clockOf(duration)}`] as const,
              ) ?? []
            }
            choose={setCall}
          />
          <Input label="Name" required value={name} placeholder="Asks for the opening hours" set={setName} />
        </div>
        <FormEnd failed={failed} close={close} submit="Make the case" disabled={isRunning} />
      </form>
    </Dialog>
  );
}

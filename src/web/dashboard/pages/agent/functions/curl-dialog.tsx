// Paste a curl command: it becomes a function, which the user reviews before saving it.
import { useState } from 'preact/hooks';
import type { ConvertedCommand } from '../../../../../../generated/types.ts';
import { send } from '../../../api/client.ts';
import { Dialog, FormEnd, useSubmit } from '../../../parts/dialog.tsx';
import { Input } from '../../../parts/input.tsx';
import type { Edits } from '../edits.ts';
import { FunctionDialog } from './function-dialog.tsx';

export function CurlDialog({ edits, close }: { edits: Edits; close: () => void }) {
  const [command, setCommand] = useState('');
  const [made, setMade] = useState<ConvertedCommand | null>(null);
  // Without an Idempotency-Key, so that the service keeps no copy of the response.
  const convert = async (): Promise<void> =>
    setMade(await send('post', '/v1/functions/from-curl', { body: { command } }));
  const { isRunning, failed, submit } = useSubmit(convert, () => undefined);
  if (made) return <FunctionDialog edits={edits} begin={made} close={close} />;
  return (
    <Dialog title="Paste a curl" close={close}>
      <form method="dialog" onSubmit={submit}>
        <div class="dialog-body">
          <Input
            label="A command that does what the agent is to do"
            class="mono"
            rows={8}
            required
            spellcheck={false}
            placeholder={
              'curl https://shop.example/orders -H \'Authorization: Bearer …\' --json \'{"number": "4512"}\''
            }
            value={command}
            set={setCommand}
          />
          <p class="t12 mut">
            Its address, headers and arguments become a function, which you can change before it is kept.
          </p>
        </div>
        <FormEnd failed={failed} close={close} submit="Make a function" disabled={isRunning || command.trim() === ''} />
      </form>
    </Dialog>
  );
}

// Paste a curl command: it becomes a function, which the user reviews before saving it.
import { useState } from 'preact/hooks';
import { asFailure } from '../../../api/failure.ts';
import { Dialog, FormEnd } from '../../../parts/dialog.tsx';
import type { Edits } from '../edits.ts';
import { functionFromCurl, type CurlFunction } from './from-curl.ts';
import { FunctionDialog } from './function-dialog.tsx';
import { Input } from '../../../parts/input.tsx';

export function CurlDialog({ edits, close }: { edits: Edits; close: () => void }) {
  const [command, setCommand] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [made, setMade] = useState<CurlFunction | null>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    try {
      setMade(functionFromCurl(command));
    } catch (error) {
      setFailed(asFailure(error).message);
    }
  };
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
            It stays in this page. Its address, headers and arguments become a function, which you can change before it
            is kept.
          </p>
        </div>
        <FormEnd failed={failed} close={close} submit="Make a function" disabled={command.trim() === ''} />
      </form>
    </Dialog>
  );
}

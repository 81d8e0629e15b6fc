// Runs a function once with arguments: generated from its schema, or taken from a run in a real call.
import { useState } from 'preact/hooks';
import type { AgentFunction, FunctionTestResult } from '../../../../../../generated/types.ts';
import { useSend } from '../../../api/send.ts';
import { Dialog, FormEnd, useSubmit } from '../../../parts/dialog.tsx';
import { numberOf } from '../../../parts/when.tsx';
import { Body } from '../../call/body.tsx';
import { objectOf } from './function-dialog.tsx';
import { LastRuns } from './last-runs.tsx';
import { sampleOf } from './sample-of.ts';
import { Input } from '../../../parts/input.tsx';

export function TestDialog({ agentId, one, close }: { agentId: string; one: AgentFunction; close: () => void }) {
  const { id, name } = one;
  const parameters = (one as { parameters?: unknown }).parameters;
  const [text, setText] = useState(() => JSON.stringify(sampleOf(parameters ?? { type: 'object' }), null, 2));
  const [result, setResult] = useState<FunctionTestResult | null>(null);
  const [mutate] = useSend('post', '/v1/agents/{id}/test-function');
  const run = async (): Promise<void> => {
    setResult(null);
    setResult(await mutate({ path: { id: agentId }, body: { name, arguments: objectOf(text) } }));
  };
  const { isRunning, failed, submit } = useSubmit(run, () => undefined);
  return (
    <Dialog title={`Test ${name}`} close={close}>
      <form method="dialog" onSubmit={submit}>
        <div class="dialog-body">
          <Input label="Arguments" class="mono" rows={6} spellcheck={false} value={text} set={setText} />
          {result && <Result result={result} />}
          <h3>Its last runs in calls</h3>
          <LastRuns agentId={agentId} id={id} use={(given) => setText(JSON.stringify(given, null, 2))} />
        </div>
        <FormEnd failed={failed} close={close} submit={isRunning ? 'Running' : 'Run it'} disabled={isRunning} />
      </form>
    </Dialog>
  );
}

function Result({ result: { ok, status, error, body, duration_ms: ms, request } }: { result: FunctionTestResult }) {
  return (
    <section role="status">
      <p class={ok ? 'c-ok' : 'c-bad'}>
        {status === null ? error : `Answered ${status}`} after {numberOf(ms)} ms.
      </p>
      <details>
        <summary>Sent to {request.url}</summary>
        <Body value={request.body ?? ''} />
      </details>
      {body !== null && body !== '' && <Body value={body} />}
    </section>
  );
}

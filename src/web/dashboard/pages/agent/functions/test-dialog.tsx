// Runs a function once with arguments: made up from its schema, or those of a real call. The last runs come from the transcripts of the
// agent's newest calls: the contract has no list of the runs of one function.
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import type {
  AgentFunction,
  CallPage,
  FunctionTestResult,
  Transcript,
  TranscriptItem,
} from '../../../../../../generated/types.ts';
import { send } from '../../../api/client.ts';
import { useSend } from '../../../api/send.ts';
import { Dialog, FormEnd, useSubmit } from '../../../parts/dialog.tsx';
import { numberOf, When } from '../../../parts/when.tsx';
import { Body } from '../../call/body.tsx';
import { sampleOf } from './from-curl.ts';
import { objectOf } from './function-dialog.tsx';

/** A tenth of what a person may ask in a minute. */
const CALLS = 10;

export function TestDialog({ agentId, one, close }: { agentId: string; one: AgentFunction; close: () => void }) {
  const { name } = one;
  const parameters = (one as { parameters?: unknown }).parameters;
  const [text, setText] = useState(() => JSON.stringify(sampleOf(parameters ?? { type: 'object' }), null, 2));
  const [result, setResult] = useState<FunctionTestResult | null>(null);
  const { mutateAsync } = useSend('post', '/v1/agents/{id}/test-function');
  const run = async (): Promise<void> => {
    setResult(null);
    setResult(await mutateAsync({ params: { path: { id: agentId } }, body: { name, arguments: objectOf(text) } }));
  };
  const { isRunning, failed, submit } = useSubmit(run, () => undefined);
  return (
    <Dialog title={`Test ${name}`} close={close}>
      <form method="dialog" onSubmit={submit}>
        <div class="dialog-body">
          <label class="label">
            Arguments
            <textarea
              class="field mono"
              rows={6}
              spellcheck={false}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          </label>
          {result && <Result result={result} />}
          <LastRuns agentId={agentId} name={name} use={(given) => setText(JSON.stringify(given, null, 2))} />
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

type Run = Extract<TranscriptItem, { type: 'tool' }> & { callId: string; at: string };

/** Of all functions, in the newest calls of the agent. */
async function runsOf(agentId: string, signal: AbortSignal): Promise<Run[]> {
  const query = { agent_id: agentId, limit: CALLS };
  const calls = await send<CallPage>('get', '/v1/calls', { params: { query }, signal });
  const all = await Promise.all(
    calls.data.map(async ({ call_id: callId, created_at: at }) => {
      const params = { path: { id: callId } };
      const { data } = await send<Transcript>('get', '/v1/calls/{id}/transcript', { params, signal });
      return data.flatMap((item) => (item.type === 'tool' ? [{ ...item, callId, at }] : []));
    }),
  );
  return all.flat();
}

function LastRuns({ agentId, name, use }: { agentId: string; name: string; use: (given: unknown) => void }) {
  const { data: runs = [], isPending } = useQuery({
    queryKey: ['runs of functions', agentId],
    queryFn: ({ signal }) => runsOf(agentId, signal),
    select: (all) => all.filter((run) => run.name === name),
  });
  return (
    <section aria-labelledby="last-runs">
      <h3 id="last-runs">Its runs in the last {CALLS} calls</h3>
      {runs.length === 0 && <p class="mut">{isPending ? 'Reading the calls.' : 'It did not run in them.'}</p>}
      <ul class="runs">
        {runs.map((run) => (
          <li key={`${run.callId}${run.sequence}`} class="row wrap">
            <span class={run.ok ? 'badge ok' : 'badge bad'}>{run.ok ? 'worked' : 'failed'}</span>
            <code class="tr">{JSON.stringify(run.arguments)}</code>
            <span class="sp" />
            <span class="num">{numberOf(run.end_ms - run.start_ms)} ms</span>
            <a href={`/app/calls/${run.callId}`}>
              <When at={run.at} as="ago" />
            </a>
            <button type="button" class="btn s" onClick={() => use(run.arguments)}>
              Use these
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

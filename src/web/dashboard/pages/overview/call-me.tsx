// Calls a phone with an agent, from the overview, and shows the progress of the call. Nothing rings before the press.
import { useState } from 'preact/hooks';
import type { Call, PhoneNumber } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { AgentField } from '../../parts/choices.tsx';
import { Input } from '../../parts/input.tsx';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { OutcomeMark, wordsOf } from '../../parts/outcome.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { useCan } from '../../shell/me.tsx';
import { Section } from '../../parts/page.tsx';
import { ownNumber } from './setup-state.tsx';

const LOOK_MS = 2000;
const KEPT = 'parley.my-number';
const TEST_NUMBER = '+12025550100';

export function CallMe({ numbers }: { numbers: readonly PhoneNumber[] }) {
  const { data: agents } = useGet('/v1/agents', { query: { limit: 100 } });
  const [callId, setCallId] = useState<string | null>(null);
  const can = useCan('write');
  const from = ownNumber({ numbers }) ?? null;
  return (
    <Section id="call-me" title="Hear it on your phone" class="card call-me">
      {agents?.data.length === 0 ? (
        <>
          <p class="mut">An agent rings you, and you talk. Make one first.</p>
          <a class="btn primary" href="/app/agents/new">
            Choose a template
          </a>
        </>
      ) : (
        <>
          <AllowedNote scope="write" />
          <CallForm
            agents={(agents?.data ?? []).map(({ agent_id: id }) => id)}
            from={from}
            isDisabled={!can}
            placed={setCallId}
          />
        </>
      )}
      {callId !== null && <Progress id={callId} />}
    </Section>
  );
}

interface FormProps {
  agents: readonly string[];
  from: PhoneNumber | null;
  isDisabled: boolean;
  placed: (id: string) => void;
}

function CallForm({ agents, from, isDisabled, placed }: FormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [to, setTo] = useState(localStorage.getItem(KEPT) ?? '');
  const [mutate] = useSend('post', '/v1/calls', { refreshes: ['/v1/calls'] });
  const agent = chosen ?? agents[0] ?? '';
  const call = async (): Promise<void> => {
    const to_number = to.replace(/[\s()/-]/g, '');
    localStorage.setItem(KEPT, to_number);
    const caller = from && !isTestNumber(to_number) ? { from_number: from.number } : {};
    const { call_id: id } = await mutate({ body: { agent_id: agent, to_number, ...caller } });
    placed(id);
  };
  const { isRunning, failed, submit } = useSubmit(call, () => undefined);
  return (
    <form onSubmit={submit}>
      {agents.length > 1 && <AgentField label="Agent" value={agent} choose={setChosen} />}
      <Input
        class="num"
        label="Your number, with + and the country"
        type="tel"
        required
        placeholder="+49 30 901820"
        value={to}
        set={setTo}
      />
      <FailedNote text={failed} />
      <button type="submit" class="btn primary" disabled={isDisabled || isRunning || agent === ''}>
        <Icon name="phone" />
        {isRunning ? 'Calling' : 'Call my phone now'}
      </button>
      {from ? (
        <p class="mut">From {from.number}.</p>
      ) : (
        <p class="mut">
          Without a number of a carrier only test numbers answer, such as{' '}
          <button type="button" class="num link" onClick={() => setTo(TEST_NUMBER)}>
            {TEST_NUMBER}
          </button>
          , a scripted callee.
        </p>
      )}
    </form>
  );
}

function isTestNumber(number: string): boolean {
  return /^\+120255501\d\d$/.test(number);
}

function isOver({ status }: Call): boolean {
  return status === 'completed' || status === 'failed';
}

function Progress({ id }: { id: string }) {
  const { data: call } = useGet(
    '/v1/calls/{id}',
    { path: { id } },
    { everyMs: (call) => (isOver(call) ? false : LOOK_MS) },
  );
  if (!call) return null;
  return (
    <p class="row wrap" role="status">
      <OutcomeMark call={call} />
      {call.end_reason !== null && <span class="mut">{wordsOf(call.end_reason)}</span>}
      <a href={`/app/calls/${id}`}>Open the call</a>
    </p>
  );
}

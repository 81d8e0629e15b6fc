// A test case from a line of a conversation: the caller repeats the lines up to there, and the agent must, or must not, say
// something. The case is saved, and runs once on the newest saved version.
import { useState } from 'preact/hooks';
import type { TestCaseCreate, TestReport } from '../../../../../../generated/types.ts';
import { cutText } from '../../../../../core/cut-text.ts';
import { useGet } from '../../../api/get.ts';
import { useSend } from '../../../api/send.ts';
import { Dialog, FormEnd, useSubmit } from '../../../parts/dialog.tsx';
import { Check, Input } from '../../../parts/input.tsx';

const LOOK_MS = 700;
/** The contract's limits. */
const MAX_TURNS = 100;
const MAX_CHARACTERS = 1000;

interface TestCaseProps {
  agentId: string;
  /** The caller's lines, in order. */
  says: readonly string[];
  /** The call that it comes from: function results are taken from that call. */
  callId: string | null;
  close: () => void;
}

type Rule = 'said' | 'not_said' | 'judge';

const RULES: Readonly<Record<Rule, { title: string; hint: string }>> = {
  said: { title: 'The agent says', hint: 'Words, such as: this morning' },
  not_said: { title: 'The agent must not say', hint: 'Words, such as: I do not know' },
  judge: { title: 'A model answers yes to', hint: 'A question, such as: Does the agent offer a callback?' },
};

export function TestCaseDialog({ agentId, says, callId, close }: TestCaseProps) {
  const [name, setName] = useState(cutText(says.at(-1)!, 100));
  const [rule, setRule] = useState<Rule>('said');
  const [text, setText] = useState('');
  const [run, setRun] = useState<string | null>(null);
  const [make] = useSend('post', '/v1/test-cases', { refreshes: ['/v1/test-cases'] });
  const [begin] = useSend('post', '/v1/test-runs', { refreshes: ['/v1/test-runs'] });
  const keep = async (): Promise<void> => {
    const body = caseOf({ name, agentId, says, callId, rule, text });
    const { id } = await make({ body });
    const { id: runId } = await begin({ body: { agent_id: agentId, case_ids: [id] } });
    setRun(runId);
  };
  const { isRunning, failed, submit } = useSubmit(keep, () => undefined);
  if (run !== null) return <RunDialog id={run} close={close} />;
  return (
    <Dialog title="Save this line as a test" close={close}>
      <form method="dialog" onSubmit={submit}>
        <div class="dialog-body">
          <Input label="Name" required maxLength={200} value={name} set={setName} />
          <div>
            <p class="t12 mut">The caller says</p>
            <ol class="says">
              {says.map((each, i) => (
                <li key={i}>{each}</li>
              ))}
            </ol>
          </div>
          <fieldset>
            <legend class="vh">Expectations</legend>
            {Object.entries(RULES).map(([each, { title }]) => (
              <Check key={each} name="rule" checked={rule === each} set={() => setRule(each as Rule)}>
                {title}
              </Check>
            ))}
          </fieldset>
          <Input
            label={RULES[rule].title}
            required
            maxLength={500}
            placeholder={RULES[rule].hint}
            value={text}
            set={setText}
          />
        </div>
        <FormEnd failed={failed} close={close} submit="Save and run" disabled={isRunning} />
      </form>
    </Dialog>
  );
}

interface CaseParts extends Omit<TestCaseProps, 'close'> {
  name: string;
  rule: Rule;
  text: string;
}

function caseOf({ name, agentId, says, callId, rule, text }: CaseParts): TestCaseCreate {
  const turns = says.slice(-MAX_TURNS).map((say) => ({ say: cutText(say, MAX_CHARACTERS) }));
  const expectation = rule === 'judge' ? { type: rule, question: text } : { type: rule, text };
  return {
    name,
    agent_id: agentId,
    ...(callId === null ? {} : { from_call_id: callId }),
    caller: { type: 'script', turns },
    expect: [expectation],
  };
}

const OVER = ['completed', 'failed', 'canceled'];

/** Shows the result of the run; polls until it has finished. */
function RunDialog({ id, close }: { id: string; close: () => void }) {
  const { data, error } = useGet(
    '/v1/test-runs/{id}',
    { path: { id } },
    { everyMs: ({ status }) => (OVER.includes(status) ? false : LOOK_MS) },
  );
  const isOver = data !== undefined && OVER.includes(data.status);
  const title = !isOver ? 'The test runs' : data.passed ? 'It passes' : 'It does not pass';
  return (
    <Dialog title={title} close={close}>
      <div class="dialog-body" role="status">
        {error && <p class="c-bad">{error.message}</p>}
        {!isOver && <p class="mut">The case is saved. It runs on the newest saved version.</p>}
        {isOver && <Result report={data} />}
      </div>
      <footer>
        <a class="btn" href="/app/tests">
          All tests
        </a>
        <button type="button" class="btn primary" onClick={close}>
          Close
        </button>
      </footer>
    </Dialog>
  );
}

function Result({ report: { results, error } }: { report: TestReport }) {
  const sample = results[0]?.samples[0];
  if (!sample) return <p class="c-bad">{error ?? 'The run has no result.'}</p>;
  return (
    <>
      <p class="mut">Version {results[0]!.agent_version}. The case is kept: it can run again after each change.</p>
      {sample.failures.map(({ detail }, i) => (
        <p key={i} class="c-bad">
          {detail}
        </p>
      ))}
      <ol class="says">
        {sample.transcript?.map(({ role, text }, i) => (
          <li key={i}>
            <b>{role === 'agent' ? 'Agent' : 'Caller'}</b> {text}
          </li>
        ))}
      </ol>
    </>
  );
}

// Starts a run: choose the cases, the number of repetitions, the version, and the baseline run.
import { useState } from 'preact/hooks';
import type { TestCase, TestRun, TestRunCreate } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { agoOf } from '../../parts/when.tsx';
import { Input } from '../../parts/input.tsx';
import { go } from '../../shell/router.ts';
import { Choice } from '../../parts/choices.tsx';

interface RunProps {
  /** Null: the user chooses the cases. */
  only: TestCase | null;
  cases: readonly TestCase[];
  runs: readonly TestRun[];
  close: () => void;
}

export function RunDialog({ only, cases, runs, close }: RunProps) {
  const ended = runs.filter(({ status }) => status === 'completed');
  const [tag, setTag] = useState('');
  const [samples, setSamples] = useState(1);
  const [version, setVersion] = useState('');
  // Until the user chooses one: the newest, which may end while the dialog is open.
  const [chosen, setChosen] = useState<string | null>(null);
  const baseline = chosen ?? ended[0]?.id ?? '';
  const [mutate] = useSend('post', '/v1/test-runs', { refreshes: ['/v1/test-runs'] });
  const tags = [...new Set(cases.flatMap((each) => each.tags))].sort();
  // A version belongs to one agent, so it can be chosen only if a single agent is tested.
  const agents = new Set((only ? [only] : cases).map(({ agent_id: id }) => id));
  const [agent] = agents.size === 1 ? agents : [];
  const start = async (): Promise<void> => {
    const body: TestRunCreate = {
      samples,
      ...(only ? { case_ids: [only.id] } : {}),
      ...(tag === '' ? {} : { tag }),
      ...(agent !== undefined && version !== '' ? { agent_id: agent, agent_version: Number(version) } : {}),
      ...(baseline === '' ? {} : { baseline_run_id: baseline }),
    };
    const { id } = await mutate({ body });
    go(`/app/tests/runs/${id}`);
  };
  return (
    <ConfirmDialog title={only ? `Run “${only.name}”` : 'Run tests'} action="Start the run" run={start} close={close}>
      {!only && (
        <Choice
          label="Cases"
          none="All cases"
          value={tag}
          options={tags.map((each) => [each, `Those with the tag ${each}`] as const)}
          choose={setTag}
        />
      )}
      <Input
        label="How often each case runs"
        type="number"
        min={1}
        max={100}
        value={samples}
        set={(text) => setSamples(Number(text))}
      />
      {agent !== undefined && (
        <Input
          label="Version of the agent; empty: as the cases say"
          type="number"
          min={1}
          value={version}
          set={setVersion}
        />
      )}
      <Choice
        label="Compare with"
        none="no other run"
        value={baseline}
        options={ended.map(({ id, created_at: at, progress: { passed, total } }) => {
          const ago = agoOf(new Date(at), Date.now());
          return [id, `the run of ${ago}: ${passed} of ${total} passed`] as const;
        })}
        choose={setChosen}
      />
      <p class="t12 mut">A test calls nobody and sends no webhook. A vendor’s model is charged to the workspace.</p>
    </ConfirmDialog>
  );
}

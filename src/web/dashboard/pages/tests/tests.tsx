// Test cases of the workspace and their runs. `?call=` in the address begins a case from that call.
import { useMemo, useState } from 'preact/hooks';
import type { TestCase, TestRun } from '../../../../../generated/types.ts';
import { usePages, type Pages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { useFilters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { wordsOfCaller, wordsOfExpectation } from './expectations.ts';
import { RunStatus, isOver } from './run-status.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { CaseFromCall } from './case-from-call.tsx';
import { RunDialog } from './run-dialog.tsx';

type Open =
  | { kind: 'new' | 'run-all' }
  | { kind: 'edit' | 'run' | 'delete'; testCase: TestCase }
  | { kind: 'from-call'; call: string }
  | null;

export function TestsPage() {
  const cases = usePages('/v1/test-cases');
  const runs = usePages('/v1/test-runs');
  useLiveRefresh(
    'test_run',
    ['/v1/test-runs'],
    runs.items.some((run) => !isOver(run)),
  );
  const filters = useFilters();
  const call = filters.of('call');
  const [open, setOpen] = useState<Open>(call === undefined ? null : { kind: 'from-call', call });
  const close = (): void => {
    setOpen(null);
    if (call !== undefined) filters.clear();
  };
  const make = (
    <>
      <AllowedButton scope="write" onClick={() => setOpen({ kind: 'from-call', call: '' })}>
        From a call
      </AllowedButton>
      <AllowedButton
        scope="write"
        kind={cases.items.length === 0 ? 'primary' : ''}
        onClick={() => setOpen({ kind: 'new' })}
      >
        <Icon name="plus" />
        New case
      </AllowedButton>
    </>
  );
  const actions = (
    <>
      {make}
      {cases.items.length > 0 && (
        <AllowedButton scope="write" kind="primary" onClick={() => setOpen({ kind: 'run-all' })}>
          <Icon name="play" />
          Run
        </AllowedButton>
      )}
    </>
  );
  return (
    <Page title="Tests" request={cases.request} actions={actions}>
      <Cases cases={cases} open={setOpen} make={make} />
      <Runs runs={runs} />
      {open?.kind === 'new' && <CaseDialog before={null} close={close} />}
      {open?.kind === 'edit' && <CaseDialog before={open.testCase} close={close} />}
      {open?.kind === 'from-call' && (
        <CaseFromCall
          call={open.call}
          close={close}
          made={(testCase) => {
            close();
            setOpen({ kind: 'edit', testCase });
          }}
        />
      )}
      {open?.kind === 'run-all' && <RunDialog only={null} cases={cases.items} runs={runs.items} close={close} />}
      {open?.kind === 'run' && <RunDialog only={open.testCase} cases={cases.items} runs={runs.items} close={close} />}
      {open?.kind === 'delete' && <DeleteCase testCase={open.testCase} close={close} />}
    </Page>
  );
}

interface CasesProps {
  cases: Pages<TestCase>;
  open: (dialog: Open) => void;
  make: preact.ComponentChildren;
}

function Cases({ cases, open, make }: CasesProps) {
  const columns = useMemo(() => columnsOf(open), []);
  return (
    <List
      caption="Test cases"
      pages={cases}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={() => null}
      byPress
      empty={
        <Empty title="No test cases yet">
          <p>
            A case is a conversation with an agent and its expected outcome. Create one from a call that went badly.
          </p>
          <p class="row">{make}</p>
        </Empty>
      }
    />
  );
}

function columnsOf(open: (dialog: Open) => void): Column<TestCase>[] {
  return [
    { head: 'Case', place: 'main', cell: (testCase) => <NameAndTags testCase={testCase} /> },
    {
      head: 'The caller',
      place: 'sub',
      cell: ({ caller, from_call_id: call }) => (
        <>
          {wordsOfCaller(caller)}
          {call !== null && (
            <>
              {' · '}
              <a href={`/app/calls/${call}`}>its call</a>
            </>
          )}
        </>
      ),
    },
    {
      head: 'Expectations',
      place: 'none',
      class: 'mut',
      cell: ({ expect }) => (
        <>
          {expect.length === 0 ? 'nothing: the conversation only runs' : wordsOfExpectation(expect[0]!)}
          {expect.length > 1 && ` and ${expect.length - 1} more`}
        </>
      ),
    },
    { head: 'Actions', place: 'actions', cell: (testCase) => <Actions testCase={testCase} open={open} /> },
  ];
}

function NameAndTags({ testCase: { name, tags } }: { testCase: TestCase }) {
  return (
    <>
      <span class="strong">{name}</span>{' '}
      {tags.map((tag) => (
        <span key={tag} class="badge">
          {tag}
        </span>
      ))}
    </>
  );
}

function Actions({ testCase, open }: { testCase: TestCase; open: (dialog: Open) => void }) {
  return (
    <div class="row">
      <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'run', testCase })}>
        Run<span class="vh"> {testCase.name}</span>
      </AllowedButton>
      <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'edit', testCase })}>
        Edit<span class="vh"> {testCase.name}</span>
      </AllowedButton>
      <AllowedButton scope="write" kind="s danger" onClick={() => open({ kind: 'delete', testCase })}>
        Delete<span class="vh"> {testCase.name}</span>
      </AllowedButton>
    </div>
  );
}

const RUN_COLUMNS: Column<TestRun>[] = [
  { head: 'Started', place: 'main', cell: ({ created_at: at }) => <When at={at} /> },
  { head: 'Status', place: 'end', cell: (run) => <RunStatus run={run} /> },
  {
    head: 'Passed',
    place: 'sub',
    class: 'mut',
    cell: ({ progress: { passed, total } }) => (
      <>
        {passed} of {total} passed
      </>
    ),
  },
];

function Runs({ runs }: { runs: Pages<TestRun> }) {
  return (
    <Section id="runs" title="Runs" class="test-runs">
      <List
        caption="Test runs, newest first"
        pages={runs}
        columns={RUN_COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/app/tests/runs/${id}`}
        empty={<p class="mut">No runs yet</p>}
      />
    </Section>
  );
}

function DeleteCase({ testCase: { id, name }, close }: { testCase: TestCase; close: () => void }) {
  const [mutate] = useSend('delete', '/v1/test-cases/{id}', { refreshes: ['/v1/test-cases'] });
  return (
    <ConfirmDialog
      title={`Delete “${name}”`}
      action="Delete the case"
      isDanger
      run={() => mutate({ path: { id } })}
      close={close}
    >
      <p>Earlier runs keep its results. This cannot be undone.</p>
    </ConfirmDialog>
  );
}

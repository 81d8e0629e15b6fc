// Test cases of the workspace and their runs. `?call=` in the address begins a case from that call.
import { useCallback, useState } from 'preact/hooks';
import type { TestCase, TestRun } from '../../../../../generated/types.ts';
import { usePages, type Pages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { Blocks, type DrawRow } from '../../parts/blocks.tsx';
import { CurlButton } from '../../parts/copy.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { useFilters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ListFrame } from '../../parts/list.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Empty, Failed, Loading, Stale } from '../../parts/state-box.tsx';
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
      <CurlButton request={cases.request} />
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
    <Page title="Tests" actions={actions}>
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

function Cases({ cases: { items, isPending, failure, refresh, more }, open, make }: CasesProps) {
  const row: DrawRow<TestCase> = useCallback(
    (each, at) => <CaseRow key={each.id} testCase={each} at={at} open={open} />,
    [],
  );
  if (isPending && failure === null) return <Loading />;
  if (items.length === 0) {
    if (failure) return <Failed failure={failure} retry={refresh} />;
    return (
      <Empty title="No test cases yet">
        <p>A case is a conversation with an agent and its expected outcome. Create one from a call that went badly.</p>
        <p class="row">{make}</p>
      </Empty>
    );
  }
  return (
    <div class="list">
      {failure && <Stale failure={failure} retry={refresh} />}
      <table class="rows">
        <caption class="vh">Test cases</caption>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">The caller</th>
            <th scope="col">Expectations</th>
            <th scope="col">
              <span class="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <Blocks as="tbody" items={items} keyOf={({ id }) => id} row={row} />
      </table>
      {more && (
        <div class="more">
          <button type="button" class="btn quiet" onClick={more}>
            Load more
          </button>
        </div>
      )}
    </div>
  );
}

function CaseRow({ testCase, at, open }: { testCase: TestCase; at: number; open: (dialog: Open) => void }) {
  const { name, caller, expect, tags, from_call_id: call } = testCase;
  return (
    <tr data-row={at}>
      <td class="p-main">
        <span class="strong">{name}</span>{' '}
        {tags.map((tag) => (
          <span key={tag} class="badge">
            {tag}
          </span>
        ))}
      </td>
      <td class="p-sub">
        {wordsOfCaller(caller)}
        {call !== null && (
          <>
            {' · '}
            <a href={`/app/calls/${call}`}>its call</a>
          </>
        )}
      </td>
      <td class="p-none mut">
        {expect.length === 0 ? 'nothing: the conversation only runs' : wordsOfExpectation(expect[0]!)}
        {expect.length > 1 && ` and ${expect.length - 1} more`}
      </td>
      <td class="p-actions">
        <div class="row case-actions">
          <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'run', testCase })}>
            Run<span class="vh"> {name}</span>
          </AllowedButton>
          <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'edit', testCase })}>
            Edit<span class="vh"> {name}</span>
          </AllowedButton>
          <AllowedButton scope="write" kind="s danger" onClick={() => open({ kind: 'delete', testCase })}>
            Delete<span class="vh"> {name}</span>
          </AllowedButton>
        </div>
      </td>
    </tr>
  );
}

function Runs({ runs }: { runs: Pages<TestRun> }) {
  const { items, failure, refresh } = runs;
  if (items.length === 0) return failure ? <Failed failure={failure} retry={refresh} /> : null;
  return (
    <Section id="runs" title="Runs" class="test-runs">
      <ListFrame pages={runs} empty={null}>
        <ol>
          {items.map((run) => (
            <li key={run.id}>
              <a class="run-link" href={`/app/tests/runs/${run.id}`}>
                <When at={run.created_at} />
                <RunStatus run={run} />
                <span class="num mut">
                  {run.progress.passed} of {run.progress.total} passed
                </span>
              </a>
            </li>
          ))}
        </ol>
      </ListFrame>
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

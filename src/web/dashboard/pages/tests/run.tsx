// Shows one test run: progress, the result of each case, and next to it the result in the baseline run.
import type { TestCaseResult, TestReport } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { DownloadButton } from '../../parts/download.tsx';
import { Page } from '../../parts/page.tsx';
import { Segments } from '../../parts/outcome.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { numberOf, When } from '../../parts/when.tsx';
import { RunCase } from './run-case.tsx';
import { RunStatus, isOver } from './run-status.tsx';

const ABOVE = { href: '/app/tests', title: 'Tests' };
const PATH = '/v1/test-runs/{id}';

export function TestRunPage({ id }: { id: string }) {
  const run = useGet(PATH, { path: { id } });
  const data = run.data as TestReport | undefined;
  useLiveRefresh('test_run', [PATH], data !== undefined && !isOver(data));
  const base = data?.baseline_run_id ?? null;
  const baseline = useGet(PATH, { path: { id: base ?? '' } }, { enabled: base !== null }).data as
    | TestReport
    | undefined;
  const [cancel] = useSend('post', '/v1/test-runs/{id}/cancel', { refreshes: [PATH, '/v1/test-runs'] });
  const actions = data && (
    <>
      <DownloadButton
        path={PATH}
        params={{ path: { id }, query: { format: 'junit' } }}
        name={`${id}.xml`}
        label="JUnit report"
      />
      {!isOver(data) && (
        <ConfirmButton
          label="Cancel"
          title="Cancel the run"
          action="Cancel the run"
          run={() => cancel({ path: { id } })}
        >
          {data.progress.total - data.progress.done} of {data.progress.total} samples will not run. The results so far
          stay.
        </ConfirmButton>
      )}
    </>
  );
  return (
    <Page
      title="Test run"
      above={ABOVE}
      note={data && <RunStatus run={data} />}
      request={data && run.request}
      actions={actions}
    >
      <NotYet answer={run} />
      {data && <Results run={data} baseline={baseline ?? null} />}
    </Page>
  );
}

function Results({ run, baseline }: { run: TestReport; baseline: TestReport | null }) {
  const { progress, results, error, created_at: at } = run;
  const before = new Map(baseline?.results.map((each): [string, TestCaseResult] => [each.case_id, each]));
  return (
    <div class="body">
      <div class="run-sum">
        <p role="status">
          <b>{numberOf(progress.done)}</b> of {numberOf(progress.total)} samples: {progress.passed} passed,{' '}
          {progress.failed} failed, {progress.errors} had an error
        </p>
        <Bar progress={progress} />
        <p class="t12 mut">
          Started <When at={at} />
          {baseline && (
            <>
              , compared with the run of{' '}
              <a href={`/app/tests/runs/${baseline.id}`}>
                <When at={baseline.created_at} />
              </a>
            </>
          )}
        </p>
      </div>
      {error !== null && <p class="note bad">{error}</p>}
      <div class="run-cases lined">
        {results.map((result) => (
          <RunCase
            key={result.case_id}
            run={run}
            result={result}
            baseline={baseline}
            before={before.get(result.case_id) ?? null}
          />
        ))}
      </div>
    </div>
  );
}

/** Shares of passed, failed and not executed samples; labels are above it. */
function Bar({ progress: { passed, failed, errors, total } }: { progress: TestReport['progress'] }) {
  return (
    <Segments
      all={total}
      parts={[
        { shade: 'completed', count: passed },
        { shade: 'failed', count: failed },
        { shade: 'no_answer', count: errors },
        { shade: 'running', count: total - passed - failed - errors },
      ]}
    />
  );
}

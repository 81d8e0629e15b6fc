// Test runs: create, list, read, cancel. A run consists of rows and one job at a time; perform.ts does the work.
import type { TestReport, TestRun, TestRunCreate } from '../../../../generated/types.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../../core/page.ts';
import { inTransaction, type Db, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { findAgent, getAgent } from '../../agents/service.ts';
import { audit } from '../../audit-log/service.ts';
import { summariesOf, type CaseSummary } from '../report.ts';
import * as store from '../store.ts';
import { toCaseResult, toTestRun } from '../wire.ts';
import { requireTestFunds } from './agent-under-test.ts';
import { recordedSamples } from './recordings.ts';

const MAX_CASES = 500;
const MAX_SAMPLES = 2_000;
/** Maximum unfinished runs per workspace. Each has one job at a time among the background jobs of all workspaces. */
const MAX_UNFINISHED = 5;
const CONTENTS_SHOWN = 50;
const KEEP_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * @throws Failure `agent_not_found`, `agent_version_not_found`, `test_case_not_found`, `test_run_not_found`, `no_test_cases`,
 * `test_run_limit`, `insufficient_funds`
 */
export async function createTestRun(ctx: Context, input: TestRunCreate): Promise<TestRun> {
  const { workspaceId } = ctx.actor;
  const selection: store.Selection = {
    agent_id: input.agent_id ?? null,
    agent_version: input.agent_version ?? null,
    tag: input.tag ?? null,
    case_ids: input.case_ids ?? null,
  };
  if (selection.agent_version !== null && selection.agent_id === null) {
    throw invalid('/agent_id', 'required', 'is required with `agent_version`');
  }
  if (selection.agent_id !== null) await getAgent(ctx, selection.agent_id, selection.agent_version ?? undefined);
  const baselineId = input.baseline_run_id ?? null;
  if (baselineId !== null && !(await store.selectRun(ctx.db, workspaceId, baselineId)))
    throw fail('test_run_not_found');
  const cases = await selectedCases(ctx, selection);
  const samples = input.samples ?? 1;
  if (cases.length * samples > MAX_SAMPLES) {
    const detail = `must be fewer: ${cases.length} cases with ${samples} samples are more than ${MAX_SAMPLES} conversations`;
    throw invalid('/samples', 'too_many', detail);
  }
  const versions = await versionsOf(ctx, selection, cases);
  await requireTestFunds(ctx, workspaceId, cases[0]!.agent_id);
  return inTransaction(ctx.db, async (trx) => {
    if ((await store.countUnfinished(trx, workspaceId)) >= MAX_UNFINISHED) throw fail('test_run_limit');
    const id = createdId(ctx, 'run');
    const run = {
      workspace_id: workspaceId,
      id,
      selection: JSON.stringify(selection),
      line: input.line ?? null,
      samples,
      parallel: input.parallel ?? 2,
      seed: input.seed ?? 1,
      baseline_run_id: baselineId,
    };
    await requireCases(trx, workspaceId, cases);
    const rows = cases.map(({ id: caseId, agent_id, name, definition, from_call_id }, position) => ({
      workspace_id: workspaceId,
      run_id: id,
      position,
      case_id: caseId,
      agent_id,
      agent_version: versions.get(caseId)!,
      name,
      definition: JSON.stringify(definition),
      from_call_id,
    }));
    const row = await store.insertRun(trx, run, rows);
    await enqueueSlice(trx, row);
    await audit(trx, ctx, { action: 'test_run.created', targetId: id, changes: { cases: cases.length, samples } });
    return toTestRun(row, { run_id: id, cases: cases.length, passed: 0, failed: 0, errors: 0 });
  });
}

/**
 * Returns the cases oldest first, so that a report lists them in the order in which they were written. A case of a deleted agent is
 * selected only by its id, and is then refused.
 */
async function selectedCases(
  ctx: Context,
  { agent_id, tag, case_ids: ids }: store.Selection,
): Promise<store.CaseRow[]> {
  const { workspaceId } = ctx.actor;
  const filter = { agentId: agent_id ?? undefined, tag: tag ?? undefined, ids: ids ?? undefined };
  const rows = await store.selectCases(ctx.db, workspaceId, { ...filter, isRunnable: ids === null }, MAX_CASES);
  if (ids !== null) {
    const known = await store.selectCases(ctx.db, workspaceId, { ids }, MAX_CASES);
    const missing = ids.find((id) => !known.some((row) => row.id === id));
    if (missing !== undefined) throw fail('test_case_not_found', { detail: `There is no test case ${missing}.` });
  }
  if (rows.length === 0) throw fail('no_test_cases', { detail: nothingSelected(filter) });
  if (rows.length > MAX_CASES) {
    throw invalid('', 'too_many', `must select at most ${MAX_CASES} test cases; name a tag, an agent or cases`);
  }
  return rows.toReversed();
}

function nothingSelected({ agentId, tag }: store.CaseFilter): string {
  const conditions: string[] = [];
  if (agentId !== undefined) conditions.push(`of the agent ${agentId}`);
  if (tag !== undefined) conditions.push(`with the tag ${JSON.stringify(tag)}`);
  return `There is no ${['test case', ...conditions].join(' ')}${conditions.length === 0 ? ' in the workspace' : ''}.`;
}

/**
 * Requires the cases to exist still: cases of a call that was erased meanwhile must not be copied.
 * @throws Failure `test_case_not_found`
 */
async function requireCases(trx: Trx, workspaceId: string, cases: readonly store.CaseRow[]): Promise<void> {
  const ids = cases.map(({ id }) => id);
  const existing = await store.lockCases(trx, workspaceId, ids);
  const missing = ids.find((id) => !existing.has(id));
  if (missing !== undefined) throw fail('test_case_not_found', { detail: `There is no test case ${missing}.` });
}

/** Returns the version for each case, fixed for the run. @throws Failure `agent_not_found` naming the case */
async function versionsOf(
  ctx: Context,
  { agent_version: wanted }: store.Selection,
  cases: readonly store.CaseRow[],
): Promise<Map<string, number>> {
  const current = new Map<string, number>();
  for (const agentId of new Set(cases.map(({ agent_id }) => agent_id))) {
    const agent = await findAgent(ctx.db, ctx.actor.workspaceId, agentId);
    if (agent) current.set(agentId, agent.version);
  }
  return new Map(
    cases.map(({ id, name, agent_id, agent_version: own }) => {
      const version = current.get(agent_id);
      if (version === undefined) {
        throw fail('agent_not_found', { detail: `The agent of the test case "${name}" (${id}) was deleted.` });
      }
      return [id, wanted ?? own ?? version];
    }),
  );
}

/**
 * Enqueues the next job of a run, behind the jobs of other runs. A run has at most one job: because of the key, the job that is
 * running now is not repeated if its process dies after this statement. Two jobs would perform each sample twice, and charge for one.
 */
export async function enqueueSlice(
  db: Db,
  { workspace_id: workspaceId, id: runId }: Pick<store.TestRunRow, 'workspace_id' | 'id'>,
  runAt?: Date,
): Promise<void> {
  await enqueue(db, 'tests.run', { workspaceId, runId }, { jobKey: `test-run:${runId}`, ...(runAt ? { runAt } : {}) });
}

export async function listTestRuns(
  ctx: Context,
  status: store.TestRunRow['status'] | undefined,
  request: PageRequest,
): Promise<Page<TestRun>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectRuns(ctx.db, workspaceId, status, request.limit, timeKey(request.cursor));
  const counts = await store.selectTallies(ctx.db, workspaceId, rows.map(({ id }) => id)); // prettier-ignore
  const total = request.includeTotal ? await store.countRuns(ctx.db, workspaceId, status) : undefined;
  const toItem = (row: store.TestRunRow) =>
    toTestRun(
      row,
      counts.find(({ run_id }) => run_id === row.id)!,
    );
  return pageOf(rows, request.limit, toItem, timeCursor, total);
}

/** @throws Failure `test_run_not_found`, `test_case_not_found` */
export async function getTestRun(ctx: Context, id: string, caseId: string | undefined): Promise<TestReport> {
  const { workspaceId } = ctx.actor;
  const run = await store.selectRun(ctx.db, workspaceId, id);
  if (!run) throw fail('test_run_not_found');
  const all = await store.selectRunCases(ctx.db, workspaceId, id);
  const cases = caseId === undefined ? all : all.filter((row) => row.case_id === caseId);
  // A report without results would look like one without failures.
  if (caseId !== undefined && cases.length === 0)
    throw fail('test_case_not_found', { detail: `The run ${id} has no test case ${caseId}.` });
  const results = Map.groupBy(await store.selectResults(ctx.db, workspaceId, id), ({ position }) => position);
  const position = caseId === undefined ? null : cases[0]!.position;
  const shown = { position, limit: CONTENTS_SHOWN };
  const recorded = await recordedSamples(ctx.db, workspaceId, id);
  const recordingUrl = (row: store.RunCaseRow, sample: number) =>
    recorded.has(`${row.position} ${sample}`)
      ? `${ctx.publicUrl()}/v1/test-runs/${id}/recording?case_id=${row.case_id}&sample=${sample}`
      : null;
  const contents = Map.groupBy(await store.selectContents(ctx.db, workspaceId, id, shown), (row) => row.position);
  const baseline = run.baseline_run_id === null ? undefined : await baselineOf(ctx, run.baseline_run_id);
  const [counts] = await store.selectTallies(ctx.db, workspaceId, [id]);
  return {
    ...toTestRun(run, counts!),
    results: cases.map((row) =>
      toCaseResult({
        run,
        row,
        results: results.get(row.position) ?? [],
        contents: contents.get(row.position) ?? [],
        baseline,
        recordingUrl: (sample) => recordingUrl(row, sample),
      }),
    ),
  };
}

async function baselineOf(ctx: Context, id: string): Promise<Map<string, CaseSummary> | undefined> {
  const { workspaceId } = ctx.actor;
  const run = await store.selectRun(ctx.db, workspaceId, id);
  if (!run) return undefined;
  const cases = await store.selectRunCases(ctx.db, workspaceId, id);
  return summariesOf(cases, await store.selectResults(ctx.db, workspaceId, id), run.samples);
}

/** @throws Failure `test_run_not_found`, `test_run_over` */
export async function cancelTestRun(ctx: Context, id: string): Promise<TestRun> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    const run = await store.lockRun(trx, workspaceId, id);
    if (!run) throw fail('test_run_not_found');
    if (run.ended_at) throw fail('test_run_over', { detail: `The run is ${run.status}.` });
    const row = await store.setRunStatus(trx, run, 'canceled');
    await audit(trx, ctx, { action: 'test_run.canceled', targetId: id });
    const [counts] = await store.selectTallies(trx, workspaceId, [id]);
    return toTestRun(row, counts!);
  });
}

export async function deleteOldTestRuns({ db, clock }: Uses<'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now() - KEEP_DAYS * DAY_MS);
  while (!signal.aborted && (await store.deleteOldRuns(db, before)) > 0);
}

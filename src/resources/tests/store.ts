// SQL of test_cases, test_runs, test_run_cases and test_results. A result is inserted once; the second writer changes nothing.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { TestCasesTable, TestResultsTable, TestRunCasesTable, TestRunsTable } from '../../../generated/tables.ts';
import type { TestFailure, TestSample } from '../../../generated/types.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import type { Db, Trx } from '../../database/transaction.ts';
import type { Definition } from './definition.ts';

/** The cases that a run was requested to run. */
export interface Selection {
  agent_id: string | null;
  agent_version: number | null;
  tag: string | null;
  case_ids: string[] | null;
}

export interface Outcome {
  failures: TestFailure[];
  end_reason: string | null;
  turns: number;
  latency: { p50_ms: number; p95_ms: number; turns: number } | null;
  event_hash: string;
}

declare module '../../../generated/tables.ts' {
  interface JsonShapes {
    'test_cases.definition': Definition;
    'test_runs.selection': Selection;
    'test_run_cases.definition': Definition;
    'test_results.outcome': Outcome;
    'test_results.transcript': NonNullable<TestSample['transcript']>;
    'test_results.timeline': NonNullable<TestSample['timeline']>;
  }
}

export type CaseRow = Selectable<TestCasesTable>;
export type TestRunRow = Selectable<TestRunsTable>;
export type RunCaseRow = Selectable<TestRunCasesTable>;
type ResultRow = Selectable<TestResultsTable>;

// ── cases ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export async function insertCase(trx: Trx, row: Insertable<TestCasesTable>): Promise<CaseRow> {
  return trx.insertInto('test_cases').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function selectCase(db: Db, workspaceId: string, id: string): Promise<CaseRow | undefined> {
  return caseById(db, workspaceId, id).executeTakeFirst();
}

export async function lockCase(trx: Trx, workspaceId: string, id: string): Promise<CaseRow | undefined> {
  return caseById(trx, workspaceId, id).forUpdate().executeTakeFirst();
}

function caseById(db: Db, workspaceId: string, id: string) {
  return db.selectFrom('test_cases').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id);
}

export async function updateCaseRow(
  trx: Trx,
  {
    workspace_id: workspaceId,
    id,
    ...fields
  }: Pick<Insertable<TestCasesTable>, 'workspace_id' | 'id'> & Partial<Insertable<TestCasesTable>>,
): Promise<CaseRow> {
  return trx
    .updateTable('test_cases')
    .set({ ...fields, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteCaseRow(trx: Trx, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('test_cases')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes cases made from a call, and their copies and results in runs. Two statements: the first waits for runs that are being
 * created from these cases, and the second sees their copies. During an upgrade, processes of an older version create copies
 * without the call; these are found by their cases. @returns ids of the cases, including those that had only copies
 */
export async function deleteCasesOfCall(trx: Trx, workspaceId: string, callId: string): Promise<string[]> {
  const { rows: cases } = await sql<{ id: string }>`
    delete from test_cases where workspace_id = ${workspaceId} and from_call_id = ${callId} returning id`.execute(trx);
  const { rows: copies } = await sql<{ id: string }>`
    delete from test_run_cases where workspace_id = ${workspaceId}
      and (from_call_id = ${callId} or from_call_id is null and case_id = any(${cases.map(({ id }) => id)}::text[]))
    returning case_id as id`.execute(trx);
  return [...new Set([...cases, ...copies].map(({ id }) => id))];
}

/**
 * Deletes the responses that were stored for the Idempotency-Keys with which these cases were created, because they contain the
 * words of a call. @returns the number of responses
 */
export async function forgetStoredCases(trx: Trx, workspaceId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(forget_stored_answers(${workspaceId}, id)), 0)::int as count
    from unnest(${[...ids]}::text[]) as id`.execute(trx);
  return rows[0]!.count;
}

/** Whether the call exists and is not erased. It cannot be erased before the transaction ends. */
export async function lockCall(trx: Trx, workspaceId: string, callId: string): Promise<boolean> {
  const { rows } = await sql`
    select from calls where workspace_id = ${workspaceId} and id = ${callId} and erased_at is null for key share`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Returns the given cases that exist. They cannot be deleted before the transaction ends. */
export async function lockCases(trx: Trx, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('test_cases')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface CaseFilter {
  agentId?: string | undefined;
  tag?: string | undefined;
  ids?: readonly string[] | undefined;
  /** Whether to omit the cases of deleted agents. */
  isRunnable?: boolean;
}

export async function selectCases(
  db: Db,
  workspaceId: string,
  filter: CaseFilter,
  limit: number,
  after?: TimeKey,
): Promise<CaseRow[]> {
  return filteredCases(db, workspaceId, filter).selectAll().$call(newestFirst(limit, after)).execute();
}

export async function countCases(db: Db, workspaceId: string, filter: CaseFilter): Promise<number> {
  return countAll(filteredCases(db, workspaceId, filter));
}

function filteredCases(db: Db, workspaceId: string, { agentId, tag, ids, isRunnable }: CaseFilter) {
  let query = db.selectFrom('test_cases').where('workspace_id', '=', workspaceId);
  if (agentId !== undefined) query = query.where('agent_id', '=', agentId);
  if (tag !== undefined) query = query.where(sql<boolean>`tags @> array[${tag}]::text[]`);
  if (ids !== undefined) query = query.where('id', 'in', [...ids]);
  if (isRunnable)
    query = query.where(sql<boolean>`exists (select from live_agents a
      where a.workspace_id = test_cases.workspace_id and a.agent_id = test_cases.agent_id)`);
  return query;
}

// ── runs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

export async function insertRun(
  trx: Trx,
  run: Insertable<TestRunsTable>,
  cases: readonly Insertable<TestRunCasesTable>[],
): Promise<TestRunRow> {
  const row = await trx.insertInto('test_runs').values(run).returningAll().executeTakeFirstOrThrow();
  await trx
    .insertInto('test_run_cases')
    .values([...cases])
    .execute();
  return row;
}

/** Locks the workspace's unfinished runs against another creation, and counts them. */
export async function countUnfinished(trx: Trx, workspaceId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('test_runs ' || ${workspaceId}, 0))`.execute(trx);
  const query = trx.selectFrom('test_runs').where('workspace_id', '=', workspaceId);
  return countAll(query.where('status', 'in', ['queued', 'running']));
}

export async function selectRun(db: Db, workspaceId: string, id: string): Promise<TestRunRow | undefined> {
  return runById(db, workspaceId, id).executeTakeFirst();
}

export async function lockRun(trx: Trx, workspaceId: string, id: string): Promise<TestRunRow | undefined> {
  return runById(trx, workspaceId, id).forUpdate().executeTakeFirst();
}

function runById(db: Db, workspaceId: string, id: string) {
  return db.selectFrom('test_runs').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id);
}

/** Sets the status. The caller holds the lock of the run. */
export async function setRunStatus(
  trx: Trx,
  { workspace_id: workspaceId, id }: TestRunRow,
  status: TestRunRow['status'],
  error: string | null = null,
): Promise<TestRunRow> {
  const isOver = status !== 'queued' && status !== 'running';
  return trx
    .updateTable('test_runs')
    .set({ status, error, started_at: sql`coalesce(started_at, now())`, ...(isOver ? { ended_at: sql`now()` } : {}) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectRuns(
  db: Db,
  workspaceId: string,
  status: TestRunRow['status'] | undefined,
  limit: number,
  after: TimeKey | undefined,
): Promise<TestRunRow[]> {
  return filteredRuns(db, workspaceId, status).selectAll().$call(newestFirst(limit, after)).execute();
}

export async function countRuns(
  db: Db,
  workspaceId: string,
  status: TestRunRow['status'] | undefined,
): Promise<number> {
  return countAll(filteredRuns(db, workspaceId, status));
}

function filteredRuns(db: Db, workspaceId: string, status: TestRunRow['status'] | undefined) {
  const query = db.selectFrom('test_runs').where('workspace_id', '=', workspaceId);
  return status === undefined ? query : query.where('status', '=', status);
}

const DELETED_AT_ONCE = 100;

/** Deletes runs that ended before a time, a few per call. @returns the number deleted */
export async function deleteOldRuns(db: Db, before: Date): Promise<number> {
  const old = db.selectFrom('test_runs').select('id').where('ended_at', '<', before).limit(DELETED_AT_ONCE);
  const { numDeletedRows } = await db.deleteFrom('test_runs').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

// ── results ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Tally {
  run_id: string;
  cases: number;
  passed: number;
  failed: number;
  errors: number;
}

/** Counts cases and results of these runs. */
export async function selectTallies(db: Db, workspaceId: string, runIds: readonly string[]): Promise<Tally[]> {
  if (runIds.length === 0) return [];
  const { rows } = await sql<Tally>`
    select wanted.id as run_id,
      (select count(*)::int from test_run_cases c where c.workspace_id = ${workspaceId} and c.run_id = wanted.id) as cases,
      count(r.status) filter (where r.status = 'passed')::int as passed,
      count(r.status) filter (where r.status = 'failed')::int as failed,
      count(r.status) filter (where r.status = 'error')::int as errors
    from unnest(${[...runIds]}::text[]) as wanted (id)
    left join test_results r on r.workspace_id = ${workspaceId} and r.run_id = wanted.id
    group by wanted.id`.execute(db);
  return rows;
}

export async function selectRunCases(db: Db, workspaceId: string, runId: string): Promise<RunCaseRow[]> {
  return db
    .selectFrom('test_run_cases')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
}

/** Returns whether a case is still in its run: the erasure of a call deletes it. Not deleted before the transaction ends. */
export async function shareRunCase(
  db: Db,
  { workspace_id: workspaceId, run_id: runId, position }: RunCaseRow,
): Promise<boolean> {
  const { rows } = await sql`
    select from test_run_cases where workspace_id = ${workspaceId} and run_id = ${runId} and position = ${position}
    for key share`.execute(db);
  return rows.length > 0;
}

export type ResultKey = Pick<ResultRow, 'position' | 'sample'>;

/** Returns the samples that have a result. */
export async function selectDone(db: Db, workspaceId: string, runId: string): Promise<ResultKey[]> {
  return db
    .selectFrom('test_results')
    .select(['position', 'sample'])
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .execute();
}

export type ResultHead = Omit<ResultRow, 'transcript' | 'timeline'>;

/** Returns results without their conversations. */
export async function selectResults(db: Db, workspaceId: string, runId: string): Promise<ResultHead[]> {
  return db
    .selectFrom('test_results')
    .select([
      'workspace_id',
      'run_id',
      'position',
      'sample',
      'status',
      'outcome',
      'duration_ms',
      'cost_micros',
      'recording_omitted',
      'created_at',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .orderBy('position')
    .orderBy('sample')
    .execute();
}

export type ResultContent = Pick<ResultRow, 'position' | 'sample' | 'transcript' | 'timeline'>;

/** Returns the conversations of results: of one case, or of samples that did not pass. */
export async function selectContents(
  db: Db,
  workspaceId: string,
  runId: string,
  { position, limit }: { position: number | null; limit: number },
): Promise<ResultContent[]> {
  const query = db
    .selectFrom('test_results')
    .select(['position', 'sample', 'transcript', 'timeline'])
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .orderBy('position')
    .orderBy('sample')
    .limit(limit);
  return (position === null ? query.where('status', '<>', 'passed') : query.where('position', '=', position)).execute();
}

/** @returns false if the sample already has a result */
export async function insertResult(trx: Trx, row: Insertable<TestResultsTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('test_results')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('sample')
    .executeTakeFirst();
  return inserted !== undefined;
}

// Performs a run: a slice of its samples per job, until every sample has its result. Invariants: a result is written once, in one
// transaction with its charge; after a crash, the run continues with the missing results; a canceled run stops within seconds. Its
// interrupted samples are charged without a result.
import type { Timer } from '../../../core/clock.ts';
import { toStorable, type Json } from '../../../core/json.ts';
import { createHolderCounts } from '../../../core/keyed.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { JobRun } from '../../../jobs/catalogue.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import { loadBlueprint, type Blueprint } from '../../agents/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { chargeUse } from '../../wallet/service/holds.ts';
import * as store from '../store.ts';
import type { Testing } from './agent-under-test.ts';
import { keepRecording } from './recordings.ts';
import { enqueueSlice } from './runs.ts';
import { performSample, type SampleResult } from './sample.ts';

/** After this time, another job continues, behind jobs of other workspaces. */
const SLICE_MS = 5_000;
/** Concurrent slices of one workspace in this process: the lane has one worker more, so that other workspaces never wait for it. */
const SLICES_OF_WORKSPACE = 2;
const BUSY_RETRY_MS = 1_000;
const LOOK_MS = 500;
/** Deadline of a conversation in real time, regardless of its simulated time. */
const SAMPLE_MAX_MS = 180_000;

interface Slice {
  runtime: Testing;
  run: store.TestRunRow;
  own: WorkspaceProviders;
  cases: ReadonlyMap<number, store.RunCaseRow>;
  blueprints: Map<string, Promise<Blueprint>>;
  /** Aborted when the job must stop, and when the run was canceled. */
  signal: AbortSignal;
  /** Aborted when the job must stop. Another job then repeats the samples that have no result. */
  jobSignal: AbortSignal;
}

/** Slices in progress in this process, by workspace. */
const inProgress = createHolderCounts<string>();

export async function performSlice(runtime: Testing, workspaceId: string, runId: string, job: JobRun): Promise<void> {
  if (inProgress.of(workspaceId) >= SLICES_OF_WORKSPACE) {
    const later = new Date(runtime.clock.now() + BUSY_RETRY_MS);
    return enqueueSlice(runtime.db, { workspace_id: workspaceId, id: runId }, later);
  }
  const done = inProgress.add(workspaceId);
  try {
    await perform(runtime, workspaceId, runId, job);
  } finally {
    done();
  }
}

async function perform(runtime: Testing, workspaceId: string, runId: string, job: JobRun): Promise<void> {
  const run = await inTransaction(runtime.db, async (trx) => {
    const row = await store.lockRun(trx, workspaceId, runId);
    return row && !row.ended_at ? store.setRunStatus(trx, row, 'running') : null;
  });
  if (!run) return;
  // The last attempt follows only an attempt whose process ended. No job would follow it, and the run would never end.
  const lastWork = job.maxAttempts - 1;
  if (job.attempt > lastWork)
    return endRun(runtime, run, `the service ended during the last of ${lastWork} attempts to perform it`);
  try {
    await performSome(runtime, run, job.signal);
  } catch (error) {
    if (job.signal.aborted || job.attempt < lastWork) throw error;
    await endRun(runtime, run, (error as Error).message);
    throw error;
  }
}

async function performSome(runtime: Testing, run: store.TestRunRow, jobSignal: AbortSignal): Promise<void> {
  const { workspace_id: workspaceId, id: runId } = run;
  const canceled = new AbortController();
  const signal = AbortSignal.any([jobSignal, canceled.signal]);
  const stopLooking = watchCancellation(runtime, run, canceled);
  try {
    const rows = await store.selectRunCases(runtime.db, workspaceId, runId);
    const slice: Slice = {
      runtime,
      run,
      own: await workspaceProviders(runtime, workspaceId),
      cases: new Map(rows.map((row) => [row.position, row])),
      blueprints: new Map(),
      signal,
      jobSignal,
    };
    const waiting = await pendingSamples(slice);
    const until = runtime.clock.monotonic() + SLICE_MS;
    const work = async (): Promise<void> => {
      for (;;) {
        if (signal.aborted || runtime.clock.monotonic() > until) return;
        const key = waiting.shift();
        if (!key) return;
        await performOne(slice, key);
      }
    };
    await Promise.all(Array.from({ length: run.parallel }, work));
    jobSignal.throwIfAborted();
    if (canceled.signal.aborted) return;
    if (waiting.length === 0) await endRun(runtime, run, null);
    else await enqueueSlice(runtime.db, run);
  } finally {
    stopLooking();
  }
}

/** Returns samples without a result: the first of each case, then the second, so that early results are the most informative. */
async function pendingSamples({ runtime, run, cases }: Slice): Promise<store.ResultKey[]> {
  const done = await store.selectDone(runtime.db, run.workspace_id, run.id);
  const known = new Set(done.map(({ position, sample }) => `${position} ${sample}`));
  const all = Array.from({ length: run.samples }, (_, i) => [...cases.keys()].map((position) => ({ position, sample: i + 1 }))); // prettier-ignore
  return all.flat().filter(({ position, sample }) => !known.has(`${position} ${sample}`));
}

async function performOne(slice: Slice, { position, sample }: store.ResultKey): Promise<void> {
  const { runtime, run, own } = slice;
  const row = slice.cases.get(position)!;
  if (!(await store.shareRunCase(runtime.db, row))) return;
  const late = new AbortController();
  const timer = runtime.clock.after(SAMPLE_MAX_MS, () =>
    late.abort(new Error(`it took longer than ${SAMPLE_MAX_MS} ms`)),
  );
  const signal = AbortSignal.any([slice.signal, late.signal]);
  const definition = row.definition;
  const line = run.line === null ? definition.line : { ...definition.line, type: run.line };
  let result: SampleResult;
  try {
    result = await performSample(runtime, {
      workspaceId: run.workspace_id,
      agentId: row.agent_id,
      // Depends on the case, not on the run, so that a later run with the same seed repeats the conversation.
      seed: `${run.seed} ${row.case_id} ${sample}`,
      id: `${run.id}.${position}.${sample}`,
      blueprint: await blueprintOf(slice, row),
      own,
      definition: { ...definition, line },
      signal,
    });
  } finally {
    timer.cancel();
  }
  // A sample interrupted by a cancellation or a shutdown has no result.
  if (!slice.signal.aborted) return writeResult(slice, row, sample, result);
  // Otherwise a workspace could cancel every run shortly before its end and use the models for free.
  if (!slice.jobSignal.aborted) await inTransaction(runtime.db, (trx) => charge(trx, slice, result));
}

async function charge(trx: Trx, { runtime, run }: Slice, { charges }: SampleResult): Promise<void> {
  for (const { id, agentId, pricing, used } of charges) {
    await chargeUse(trx, runtime, run.workspace_id, { id, agentId, pricing, used });
  }
}

function blueprintOf({ runtime, run, blueprints }: Slice, row: store.RunCaseRow): Promise<Blueprint> {
  const key = `${row.agent_id} ${row.agent_version}`;
  const known = blueprints.get(key);
  if (known) return known;
  const loading = loadBlueprint(runtime.db, run.workspace_id, row.agent_id, row.agent_version);
  blueprints.set(key, loading);
  return loading;
}

/** Charges the sample, but writes no result, if the call of its case was erased meanwhile. */
async function writeResult(slice: Slice, row: store.RunCaseRow, sample: number, result: SampleResult): Promise<void> {
  const { runtime, run } = slice;
  const key = { position: row.position, sample };
  const { workspace_id: workspaceId, id: runId } = run;
  const json = (value: unknown) => JSON.stringify(toStorable(value as Json));
  await inTransaction(runtime.db, async (trx) => {
    const current = await store.lockRun(trx, workspaceId, runId);
    // Canceled since the last look: the run keeps the results that it had then.
    if (!current || current.ended_at) return charge(trx, slice, result);
    if (!(await store.shareRunCase(trx, row))) return charge(trx, slice, result);
    const isNew = await store.insertResult(trx, {
      workspace_id: workspaceId,
      run_id: runId,
      ...key,
      status: result.status,
      outcome: json(result.outcome),
      transcript: json(result.transcript),
      timeline: json(result.timeline),
      duration_ms: result.durationMs,
      cost_micros: result.costMicros,
    });
    if (!isNew) return;
    if (result.recording) await keepRecording(trx, runtime, { workspaceId, runId, ...key }, result.recording);
    await charge(trx, slice, result);
  });
}

async function endRun(
  runtime: Testing,
  { workspace_id: workspaceId, id }: store.TestRunRow,
  error: string | null,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const row = await store.lockRun(trx, workspaceId, id);
    if (row && !row.ended_at) await store.setRunStatus(trx, row, error === null ? 'completed' : 'failed', error);
  });
}

/** Aborts if the run has been canceled meanwhile. Returns a function that stops watching. */
function watchCancellation(runtime: Testing, run: store.TestRunRow, canceled: AbortController): () => void {
  let timer: Timer | null = null;
  let isOver = false;
  const look = async (): Promise<void> => {
    const row = await store.selectRun(runtime.db, run.workspace_id, run.id);
    if (!row || row.ended_at) return canceled.abort(new Error('the run was canceled'));
    next();
  };
  const next = (): void => {
    if (isOver) return;
    timer = runtime.clock.after(LOOK_MS, () => {
      look().catch((error: unknown) => {
        runtime.log.warn({ err: error, runId: run.id }, 'the state of a test run could not be read; retrying');
        next();
      });
    });
  };
  next();
  return () => {
    isOver = true;
    timer?.cancel();
  };
}

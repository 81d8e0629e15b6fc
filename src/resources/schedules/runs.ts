// Runs a schedule. One transaction inserts the key of the run, queues the call and enqueues the next run, so a job that runs
// twice or a process that dies causes exactly one call.
// A run that is late by less than the grace period still happens. A later run is recorded as missed. Each is a job, so after an
// outage only the first missed runs of a rule are recorded, and the others are skipped: a rule of every minute would otherwise
// delay the runs of other schedules by a job for each minute of the outage.
import { Failure } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { isCommonYear } from '../../core/time.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { PRIORITY } from '../../jobs/priority.ts';
import type { Uses } from '../../runtime.ts';
import { checkCall, queueCall, requireCallEvenErased, type CallQueueing } from '../calls/service.ts';
import { recurrenceOf } from './plan.ts';
import { followedRules } from './run-search.ts';
import * as store from './store.ts';

/** A schedule that is overdue by this has lost its job. A job runs within seconds, and its first retries follow within minutes. */
const WATCH_SECONDS = 15 * 60;

/** Interval between jobs of one workspace that are due in the same minute. A run takes about 10 ms. */
const SPREAD_MS = 25;
const MAX_SPREAD_MS = 30_000;

/** Jobs are found up to a second after their time. Without this minimum, a short grace period would miss runs of a healthy service. */
const MIN_GRACE_MS = 3_000;

/** Missed runs in a row after which the others are skipped. As many as a schedule shows. */
const MAX_MISSED = 20;

type Outcome = { status: 'dialed' } | { status: 'missed' | 'failed'; reason: string };

/** Runs the schedule if it is due. Does nothing if it was paused or canceled, or has already run. */
export async function runSchedule(runtime: CallQueueing, workspaceId: string, id: string): Promise<void> {
  try {
    await inTransaction(runtime.db, (trx) => runDue(trx, runtime, workspaceId, id, null));
  } catch (error) {
    // The agent, the number or the wallet has changed since the schedule was created.
    if (!(error instanceof Failure)) throw error;
    await inTransaction(runtime.db, (trx) => runDue(trx, runtime, workspaceId, id, error));
  }
}

async function runDue(
  trx: Trx,
  runtime: CallQueueing,
  workspaceId: string,
  id: string,
  refusal: Failure | null,
): Promise<void> {
  const waiting = await store.lockWaitingRun(trx, workspaceId, id);
  if (!waiting) return;
  const { schedule, lateMs } = waiting;
  // The schedule was moved, or the clock of the database was set back. Without another job, the run would wait for watchSchedules.
  if (lateMs < 0) return enqueueRun(trx, schedule);
  const outcome = outcomeOf(schedule, lateMs, refusal);
  const dueAt = schedule.next_run_at!;
  const run = { workspace_id: workspaceId, schedule_id: id, due_at: dueAt, ...outcome };
  const isFirst = await store.insertRun(trx, run);
  if (isFirst && outcome.status === 'dialed') await queueRunCall(trx, runtime, schedule, dueAt);
  const after = (await skipsMissed(trx, schedule, outcome))
    ? new Date(dueAt.getTime() + lateMs - graceMs(schedule))
    : dueAt;
  const row = await store.updateScheduleRow(trx, workspaceId, id, await stateAfter(schedule, after, outcome));
  if (after !== dueAt) {
    const fields = { scheduleId: id, workspaceId, from: dueAt, nextRunAt: row.next_run_at };
    runtime.log.warn(fields, 'a schedule has missed many runs in a row; those until its next run are skipped');
  }
  if (row.next_run_at) await enqueueRun(trx, row);
}

/** Returns whether the newest runs, including this one, are all missed. */
async function skipsMissed(trx: Trx, { workspace_id: workspaceId, id }: store.ScheduleRow, outcome: Outcome) {
  if (outcome.status !== 'missed') return false;
  const runs = await store.selectRuns(trx, workspaceId, [id], MAX_MISSED);
  return runs.length === MAX_MISSED && runs.every(({ status }) => status === 'missed');
}

function graceMs({ misfire_grace_seconds: seconds }: store.ScheduleRow): number {
  return Math.max(MIN_GRACE_MS, seconds * 1000);
}

function outcomeOf(schedule: store.ScheduleRow, lateMs: number, refusal: Failure | null): Outcome {
  if (lateMs > graceMs(schedule)) return { status: 'missed', reason: 'missed' };
  return refusal ? { status: 'failed', reason: refusal.code } : { status: 'dialed' };
}

async function queueRunCall(trx: Trx, runtime: CallQueueing, schedule: store.ScheduleRow, dueAt: Date): Promise<void> {
  const { workspace_id: workspaceId, agent_id: agentId, to_number: to, from_number: given } = schedule;
  const { agent, from } = await checkCall(trx, runtime, workspaceId, agentId, to, given ?? undefined);
  const call = await queueCall(trx, runtime, workspaceId, {
    id: newId('call'),
    agent,
    to,
    from,
    metadata: schedule.metadata as JsonObject,
    variables: schedule.variables as JsonObject,
    tags: [],
    scheduleId: schedule.id,
  });
  await store.setRunCall(trx, schedule, dueAt, call.id);
}

/** Returns the state after this run: waiting for the first run after a time, running its last call, or finished. */
async function stateAfter(schedule: store.ScheduleRow, after: Date, outcome: Outcome) {
  const recurrence = recurrenceOf(schedule);
  const next = recurrence && (await followedRules.next(recurrence, after));
  if (next && isCommonYear(next)) return { next_run_at: next };
  if (outcome.status === 'dialed') return { status: 'running' as const, next_run_at: null };
  if (recurrence) return { status: 'completed' as const, next_run_at: null };
  return { status: 'failed' as const, status_reason: outcome.reason, next_run_at: null };
}

/** Completes the schedule if the ended call was its last one. */
export async function settleRun(runtime: Uses<'db'>, workspaceId: string, id: string, callId: string): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const schedule = await store.lockSchedule(trx, workspaceId, id);
    const [last] = await store.selectRuns(trx, workspaceId, [id], 1);
    if (schedule?.status !== 'running' || last?.call_id !== callId) return;
    const call = await requireCallEvenErased(trx, workspaceId, callId);
    const failed = schedule.rrule === null && call.status === 'failed';
    const over = failed
      ? { status: 'failed' as const, status_reason: call.end_reason }
      : { status: 'completed' as const };
    await store.updateScheduleRow(trx, workspaceId, id, over);
  });
}

/**
 * Enqueues the jobs of schedules again whose own jobs have used up their attempts: runs that are overdue, and schedules whose last
 * call is over. A late run is dialed or recorded as missed as usual. Safe to run twice.
 */
export async function watchSchedules({ db }: Uses<'db'>): Promise<void> {
  for (const { workspace_id: workspaceId, id } of await store.selectOverdue(db, WATCH_SECONDS)) {
    await inTransaction(db, async (trx) => {
      const row = await store.lockSchedule(trx, workspaceId, id);
      if (row?.next_run_at) await enqueueRun(trx, row);
    });
  }
  for (const ended of await store.selectUnsettled(db, WATCH_SECONDS)) {
    await enqueue(db, 'schedules.call-ended', ended, { jobKey: `schedule-ended:${ended.callId}` });
  }
}

/**
 * Enqueues the only job of a schedule. Enqueueing again moves the job. Jobs of a workspace that are due in the same minute are
 * spread, so that a thousand calls at nine o'clock do not delay the calls of other workspaces.
 */
export async function enqueueRun(trx: Trx, row: store.ScheduleRow): Promise<void> {
  const { workspace_id: workspaceId, id: scheduleId, misfire_grace_seconds: grace } = row;
  const dueAt = row.next_run_at!.getTime();
  const others = await store.countDueWith(trx, row, MAX_SPREAD_MS / SPREAD_MS);
  const delayMs = Math.min(others * SPREAD_MS, (grace * 1000) / 2);
  const options = { runAt: new Date(dueAt + delayMs), jobKey: runKey(scheduleId), priority: PRIORITY.scheduled };
  await enqueue(trx, 'schedules.run', { workspaceId, scheduleId }, options);
}

export function runKey(id: string): string {
  return `schedule:${id}`;
}

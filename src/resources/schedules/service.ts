// Creates, updates, pauses and cancels schedules. Each waiting schedule has one job that is due at its next run, enqueued in the
// transaction of the row. The alternative, a scan, would read every schedule every second to find the few due ones, and would
// need the same key against running twice. runs.ts has the runs.
import { isDeepStrictEqual } from 'node:util';
import type { Schedule, ScheduleCreate, ScheduleUpdate } from '../../../generated/types.ts';
import { requireUnchanged } from '../../core/entity-tag.ts';
import { fail } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { checkMetadata } from '../../core/metadata.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../database/transaction.ts';
import { dequeue } from '../../jobs/enqueue.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { checkCall } from '../calls/service.ts';
import { withdrawWaiting } from '../calls/service/scheduled-calls.ts';
import { hasTiming, mergeTiming, planOf, timingOf } from './plan.ts';
import { enqueueRun, runKey } from './runs.ts';
import * as store from './store.ts';
import { toSchedule } from './wire.ts';

const MISFIRE_GRACE_SECONDS = 300;
const RUNS_SHOWN = 20;
const RESTORED = 'restored';
const MOVABLE = ['scheduled', 'paused'] as const;

/** @throws Failure `validation_failed`, `agent_not_found` */
export async function createSchedule(ctx: Context, input: ScheduleCreate): Promise<Schedule> {
  const { workspaceId } = ctx.actor;
  const grace = input.misfire_grace_seconds ?? MISFIRE_GRACE_SECONDS;
  const { timing, nextRunAt } = await planOf(timingOf(input), new Date(ctx.clock.now()), grace);
  checkMetadata(input.metadata ?? {});
  await checkCall(ctx.db, ctx, workspaceId, input.agent_id, input.to_number, input.from_number ?? undefined);
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const row = await store.insertSchedule(trx, workspaceId, {
        id: createdId(ctx, 'sch'),
        agent_id: input.agent_id,
        to_number: input.to_number,
        from_number: input.from_number ?? null,
        ...timing,
        metadata: JSON.stringify(input.metadata ?? {}),
        variables: JSON.stringify(input.variables ?? {}),
        misfire_grace_seconds: grace,
        next_run_at: nextRunAt,
      });
      await enqueueRun(trx, row);
      await audit(trx, ctx, { action: 'schedule.created', targetId: row.id, changes: { agent_id: row.agent_id } });
      return toSchedule(row, []);
    }),
  );
}

export async function getSchedule(ctx: Context, id: string): Promise<Schedule> {
  const row = await store.selectSchedule(ctx.db, ctx.actor.workspaceId, id);
  if (!row) throw fail('schedule_not_found');
  return withRuns(ctx.db, row);
}

export async function listSchedules(
  ctx: Context,
  filter: store.ScheduleFilter,
  request: PageRequest,
): Promise<Page<Schedule>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectSchedules(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const ids = rows.map((row) => row.id);
  const runs = Map.groupBy(await store.selectRuns(ctx.db, workspaceId, ids, RUNS_SHOWN), (run) => run.schedule_id);
  const total = request.includeTotal ? await store.countSchedules(ctx.db, workspaceId, filter) : undefined;
  return pageOf(rows, request.limit, (row) => toSchedule(row, runs.get(row.id) ?? []), timeCursor, total);
}

/** @throws Failure `schedule_not_found`, `schedule_not_active`, `validation_failed`, `agent_not_found` */
export async function updateSchedule(ctx: Context, id: string, patch: ScheduleUpdate): Promise<Schedule> {
  const { workspaceId } = ctx.actor;
  checkMetadata(patch.metadata ?? {});
  // Computed before the row is locked, because the search for the next run may take half a second.
  const seen = active(await store.selectSchedule(ctx.db, workspaceId, id), MOVABLE);
  const planned = await movedTo(ctx, seen, patch);
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const before = active(await lockUnchanged(trx, ctx, id), MOVABLE);
      const moved = isDeepStrictEqual(before, seen) ? planned : await movedTo(ctx, before, patch);
      const changes = { ...fieldsOf(patch), ...moved };
      if ([patch.agent_id, patch.to_number, patch.from_number].some((value) => value !== undefined)) {
        const { agent_id: agentId, to_number: to, from_number: from } = { ...before, ...fieldsOf(patch) };
        await checkCall(trx, ctx, workspaceId, agentId, to, from ?? undefined);
      }
      const row = await store.updateScheduleRow(trx, workspaceId, id, changes);
      if (row.status === 'paused') await dequeue(trx, runKey(id));
      else await enqueueRun(trx, row);
      await audit(trx, ctx, { action: 'schedule.updated', targetId: id, changes: { fields: Object.keys(patch) } });
      return withRuns(trx, row);
    }),
  );
}

/** @throws Failure `schedule_not_found`, `schedule_not_active` */
export async function cancelSchedule(ctx: Context, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    active(await lockUnchanged(trx, ctx, id), [...MOVABLE, 'running']);
    await store.updateScheduleRow(trx, workspaceId, id, { status: 'canceled', next_run_at: null });
    await dequeue(trx, runKey(id));
    await withdrawWaiting(trx, ctx, workspaceId, id);
    await audit(trx, ctx, { action: 'schedule.canceled', targetId: id });
  });
}

/**
 * Pauses all waiting schedules in a database that was restored from a backup.
 * @returns number of paused schedules
 */
export async function pauseRestored(trx: Trx): Promise<number> {
  const waiting = await store.lockWaiting(trx);
  for (const { workspace_id: workspaceId, id } of waiting) {
    const changes = { status: 'paused' as const, status_reason: RESTORED, next_run_at: null };
    await store.updateScheduleRow(trx, workspaceId, id, changes);
    await dequeue(trx, runKey(id));
    await auditSystem(trx, workspaceId, { action: 'schedule.paused', targetId: id, changes: { reason: RESTORED } });
  }
  return waiting.length;
}

/**
 * Resumes a schedule that was paused by a restore. Runs that were due during the pause are not made up for.
 * @returns the next run, or null if it is no longer paused by a restore
 * @throws Failure `validation_failed` when no run is left
 */
export async function releaseRestored(
  { db, clock }: Uses<'db' | 'clock'>,
  { workspace_id: workspaceId, id }: Pick<store.ScheduleRow, 'workspace_id' | 'id'>,
): Promise<Date | null> {
  return inTransaction(db, async (trx) => {
    const before = await store.lockSchedule(trx, workspaceId, id);
    if (before?.status !== 'paused' || before.status_reason !== RESTORED) return null;
    const { nextRunAt } = await planOf(mergeTiming(before, {}), new Date(clock.now()), before.misfire_grace_seconds);
    const changes = { status: 'scheduled' as const, status_reason: null, next_run_at: nextRunAt };
    await enqueueRun(trx, await store.updateScheduleRow(trx, workspaceId, id, changes));
    await auditSystem(trx, workspaceId, { action: 'schedule.released', targetId: id });
    return nextRunAt;
  });
}

/** @throws Failure `precondition_failed` when the request was made for another state of the schedule */
async function lockUnchanged(trx: Trx, ctx: Context, id: string): Promise<store.ScheduleRow | undefined> {
  const row = await store.lockSchedule(trx, ctx.actor.workspaceId, id);
  if (!row || ctx.preconditions === undefined) return row;
  const schedule = await withRuns(trx, row);
  requireUnchanged(ctx.preconditions, () => schedule);
  return row;
}

function active(row: store.ScheduleRow | undefined, states: readonly store.ScheduleRow['status'][]): store.ScheduleRow {
  if (!row) throw fail('schedule_not_found');
  if (!states.includes(row.status)) throw fail('schedule_not_active', { detail: `The schedule is ${row.status}.` });
  return row;
}

function fieldsOf(patch: ScheduleUpdate) {
  return {
    ...(patch.agent_id === undefined ? {} : { agent_id: patch.agent_id }),
    ...(patch.to_number === undefined ? {} : { to_number: patch.to_number }),
    ...(patch.from_number === undefined ? {} : { from_number: patch.from_number }),
    ...(patch.metadata === undefined ? {} : { metadata: JSON.stringify(patch.metadata ?? {}) }),
    ...(patch.variables === undefined ? {} : { variables: JSON.stringify(patch.variables ?? {}) }),
    misfire_grace_seconds: patch.misfire_grace_seconds === null ? MISFIRE_GRACE_SECONDS : patch.misfire_grace_seconds,
  };
}

/** Returns timing, status and next run after the patch. Runs that were due during a pause are not made up for. */
async function movedTo(ctx: Context, before: store.ScheduleRow, patch: ScheduleUpdate) {
  const status = patch.status ?? before.status;
  const grace = patch.misfire_grace_seconds ?? before.misfire_grace_seconds;
  const resumed = before.status === 'paused' && status === 'scheduled';
  if (!hasTiming(patch) && !resumed) return { status, next_run_at: status === 'paused' ? null : before.next_run_at };
  const { timing, nextRunAt } = await planOf(mergeTiming(before, patch), new Date(ctx.clock.now()), grace);
  const status_reason = resumed ? null : before.status_reason;
  return { ...timing, status, status_reason, next_run_at: status === 'paused' ? null : nextRunAt };
}

async function withRuns(db: Db, row: store.ScheduleRow): Promise<Schedule> {
  return toSchedule(row, await store.selectRuns(db, row.workspace_id, [row.id], RUNS_SHOWN));
}

/** Maps the foreign-key error if the agent is deleted between the check and the write. */
function failOnMissingAgent<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(onConstraint({ schedules_agent: () => fail('agent_not_found') }));
}

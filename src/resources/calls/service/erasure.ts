// Erases a call: its transcript, its recording, and personal data. Rows are erased in one transaction. Storage, visitors'
// sessions and test cases follow, through jobs if the process dies. Invariants: the ledger line, cost, times and outcome are
// kept. The proof states what was erased. It is updated when late writes (a running assembly, a slow piece) are found and erased
// too.
// Deliberately omitted: contacts of campaigns, numbers of schedules and do-not-call entries, because they do not belong to a
// single call.
import type { CallErasure, CallErasureCounts } from '../../../../generated/types.ts';
import { withDeadline } from '../../../core/deadline.ts';
import { fail } from '../../../core/errors.ts';
import { iso, isoOrNull } from '../../../core/time.ts';
import { inTransaction, type Db, type Trx } from '../../../database/transaction.ts';
import { enqueue, enqueueMany } from '../../../jobs/enqueue.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { countBeforeErasure } from '../../analytics/service/count.ts';
import { audit, auditSystem } from '../../audit-log/service.ts';
import { eraseEventsOfCall } from '../../webhooks/service/erase.ts';
import { deleteRecording } from '../recording/pieces.ts';
import { lockCallOf, type CallRow } from '../rows/calls.ts';
import * as store from '../rows/erasures.ts';

/** Maximum wait of a response for storage. The job then does the rest. */
const AT_ONCE_MS = 1_500;
/** Delay after which the job takes over from a dead process, or if storage did not respond. */
const TAKE_OVER_MS = 10_000;
/** Longer than any running write to storage. After it, a second deletion removes objects that were written late. */
const SECOND_LOOK_MS = 15 * 60_000;
/** Younger erasures are left to the retries of their own jobs. */
const OVERDUE_SECONDS = 3_600;
const BATCH = 500;

const NOTHING: CallErasureCounts = {
  fields: 0,
  utterances: 0,
  timeline_entries: 0,
  analyses: 0,
  commands: 0,
  carrier_legs: 0,
  webhook_events: 0,
  webhook_deliveries: 0,
  waiting_deliveries: 0,
  stored_answers: 0,
  recording_objects: 0,
  recording_bytes: 0,
  widget_sessions: 0,
  widget_messages: 0,
  drafts: 0,
  test_cases: 0,
};

/**
 * Erases a call. A repeated request returns the proof of the first one.
 * @throws Failure `call_not_found`, `call_active`
 */
export async function deleteCall(ctx: Context, id: string): Promise<CallErasure> {
  const { workspaceId } = ctx.actor;
  const isNew = await inTransaction(ctx.db, async (trx) => {
    const call = await lockCallOf(trx, workspaceId, id);
    if (!call) throw fail('call_not_found');
    if (call.erased_at) return false;
    await requireOver(trx, call);
    await eraseNow(trx, ctx, call);
    return true;
  });
  if (isNew) await eraseAtOnce(ctx, workspaceId, id);
  const row = await store.selectErasure(ctx.db, workspaceId, id);
  if (!row) throw fail('call_not_found');
  return toErasure(row);
}

async function requireOver(trx: Trx, call: CallRow): Promise<void> {
  if (!call.ended_at) throw fail('call_active', { detail: `The call is ${call.status}.` });
  if (!(await store.hasOpenLegs(trx, call.workspace_id, call.id))) return;
  throw fail('call_active', { detail: 'The caller still talks with the human to whom the call was transferred.' });
}

async function eraseNow(trx: Trx, ctx: Context, call: CallRow): Promise<void> {
  const { workspace_id: workspaceId, id, channel } = call;
  const at = new Date(ctx.clock.now());
  await countBeforeErasure(trx, id);
  const counts = {
    ...(await eraseEventsOfCall(trx, workspaceId, id)),
    ...(await store.eraseRows(trx, workspaceId, id, at)),
    stored_answers: await store.forgetStoredAnswers(trx, workspaceId, id),
  };
  const pending: store.ErasurePart[] = ['recording'];
  if (channel === 'web') pending.push('widget_sessions');
  if (await store.hasTestCases(trx, workspaceId, id)) pending.push('test_cases');
  await store.insertErasure(trx, workspaceId, { callId: id, at, counts, pending });
  await audit(trx, ctx, { action: 'call.erased', targetId: id, changes: counts });
  await enqueueStorage(trx, id, new Date(at.getTime() + TAKE_OVER_MS));
  if (channel === 'web') await enqueue(trx, 'widgets.call-erased', { workspaceId, callId: id });
  await enqueue(trx, 'tests.call-erased', { workspaceId, callId: id });
}

async function enqueueStorage(db: Trx, callId: string, runAt: Date): Promise<void> {
  await enqueue(db, 'calls.erase-recording', { callId }, { jobKey: jobKeyOf(callId), runAt });
}

/** Hourly: objects may be locked, or storage away, for longer than the retries of a job last. */
export async function resumeErasures(db: Db): Promise<void> {
  let ids: string[] = [];
  do {
    const of = { olderThanSeconds: OVERDUE_SECONDS, after: ids.at(-1) ?? '', limit: BATCH };
    ids = await store.selectOverdueErasures(db, of);
    const jobs = ids.map((callId) => ({ payload: { callId }, jobKey: jobKeyOf(callId) }));
    await enqueueMany(db, 'calls.erase-recording', jobs);
  } while (ids.length === BATCH);
}

function jobKeyOf(callId: string): string {
  return `erase:${callId}`;
}

async function eraseAtOnce(ctx: Context, workspaceId: string, callId: string): Promise<void> {
  try {
    await withDeadline(ctx.clock, AT_ONCE_MS, eraseStorage(ctx, workspaceId, callId));
  } catch (error) {
    ctx.log.warn({ err: error, callId }, 'the recording of an erased call could not be deleted yet; a job retries');
  }
}

async function eraseStorage(
  runtime: Uses<'clock' | 'db' | 'storage'>,
  workspaceId: string,
  callId: string,
): Promise<void> {
  const { objects, bytes } = await deleteRecording(runtime, callId);
  const counts = { recording_objects: objects, recording_bytes: bytes };
  await inTransaction(runtime.db, (trx) => finishErasurePart(trx, runtime, workspaceId, callId, 'recording', counts));
}

/** Job: deletes the objects in storage, and repeats the deletion once when no earlier write can still be running. */
export async function eraseRecordingLater(runtime: Uses<'clock' | 'db' | 'storage'>, callId: string): Promise<void> {
  const erasure = await store.selectErasureOf(runtime.db, callId);
  if (!erasure) return;
  await eraseStorage(runtime, erasure.workspace_id, callId);
  const secondLook = new Date(erasure.requested_at.getTime() + SECOND_LOOK_MS);
  if (runtime.clock.now() >= secondLook.getTime()) return;
  await inTransaction(runtime.db, (trx) => enqueueStorage(trx, callId, secondLook));
}

/** Adds the counts of one erased part to the proof and writes them to the audit log. */
export async function finishErasurePart(
  trx: Trx,
  runtime: Uses<'clock'>,
  workspaceId: string,
  callId: string,
  part: store.ErasurePart,
  counts: Partial<CallErasureCounts>,
): Promise<void> {
  const row = await store.finishPart(trx, workspaceId, callId, part, counts, new Date(runtime.clock.now()));
  if (row) await auditSystem(trx, workspaceId, { action: 'call.erased', targetId: callId, changes: counts });
}

function toErasure(row: store.ErasureRow): CallErasure {
  return {
    call_id: row.call_id,
    status: row.completed_at === null ? 'pending' : 'completed',
    requested_at: iso(row.requested_at),
    completed_at: isoOrNull(row.completed_at),
    erased: { ...NOTHING, ...row.counts },
  };
}

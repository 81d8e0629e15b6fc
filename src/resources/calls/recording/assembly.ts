// Assembles a recording into one object after its call: immediately if storage works, otherwise in a job that retries for a week.
// Invariants: the end of a call never depends on storage. Every recording ends as `ready` or `failed`. Pieces that a process
// stored after it had lost its call are deleted hourly.
import { DeadlinePassed, withDeadline } from '../../../core/deadline.ts';
import { clockHasSettled } from '../../../database/settled-clock.ts';
import type { Db } from '../../../database/transaction.ts';
import { enqueue, enqueueMany } from '../../../jobs/enqueue.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import { worksForOthers } from '../../../providers/storage/open.ts';
import type { Uses } from '../../../runtime.ts';
import type { StoredRecording } from '../../../voice/recording/piece-writer.ts';
import {
  selectPendingRecording,
  selectPendingRecordings,
  selectSuspectRecordings,
  completeRecording,
  type RecordedCall,
} from '../rows/recordings.ts';
import { assembleRecording, deletePieces, deleteRecording, type Assembled } from './pieces.ts';

/** Maximum wait for the assembled object at the end of a call. The event with the URL of the recording is delayed accordingly. */
const AT_END_MS = 1_000;
/**
 * Maximum size of the companded pieces that are encoded at the end of a call: two minutes of a telephone call, or one minute of
 * another call, which take 0.3 to 0.6 s of CPU time. A job encodes longer recordings.
 */
const MAX_AT_END = 60 * 32_024;
/** Maximum duration of one job attempt, so that storage that never responds does not block other recordings. */
const ATTEMPT_MS = 120_000;
/**
 * The recordings of a queue are assembled one after the other. Hanging storage therefore leaves a place of the lane to other jobs. One
 * queue encodes about as much as 160 browser calls record, across all processes.
 */
const QUEUES = ['recordings-0', 'recordings-1', 'recordings-2'] as const;
/** Leaves time to notice and repair a full or read-only disk, even over holidays. Measured by the database clock. */
const GIVE_UP_MS = 7 * 86_400_000;
/** Younger recordings are left to the retries of their own jobs. */
const PENDING_SECONDS = 3_600;
/** A process that resumes, or a slow write, stores its last piece long before this age. */
const SUSPECT_SECONDS = 600;
/** Longer than the time after which a recording is given up, unless an outage or a clock jump delays that. */
const SUSPECT_WINDOW_SECONDS = GIVE_UP_MS / 1_000 + 2 * 86_400;
const BATCH = 500;

/** The recording columns of an ended call. */
export interface RecordingEnd {
  state: 'pieces' | 'ready' | 'failed';
  bytes: number | null;
  isIncomplete: boolean;
}

/** Assembles the recording of an ended session. Never rejects, and takes at most AT_END_MS. Null: nothing was recorded. */
export async function recordingAtEnd(
  runtime: Uses<'clock' | 'log' | 'storage'>,
  callId: string,
  stored: StoredRecording | null,
): Promise<RecordingEnd | null> {
  if (!stored) return null;
  const isIncomplete = !stored.isWhole;
  if (stored.pieces === 0) return isIncomplete ? { state: 'failed', bytes: null, isIncomplete } : null;
  // The hourly job deletes the pieces of a failed recording.
  if (stored.isUnredacted) return { state: 'failed', bytes: null, isIncomplete: true };
  const later: RecordingEnd = { state: 'pieces', bytes: null, isIncomplete };
  // Storage has just failed. It is not tried again while the call occupies its slot.
  if (isIncomplete) return later;
  const late = new AbortController();
  try {
    const assembling = assembleAndTidy(runtime, callId, late.signal);
    const assembled = await withDeadline(runtime.clock, AT_END_MS, assembling);
    return assembled ? { state: 'ready', bytes: assembled.bytes, isIncomplete } : later;
  } catch (error) {
    // A busy machine encodes slowly, and slow storage is reported by the job if it fails.
    if (error instanceof DeadlinePassed) return later;
    runtime.log.warn(
      { err: error, callId },
      'a recording could not be assembled at the end of its call; a job retries',
    );
    return later;
  } finally {
    // The job starts from the beginning, so this encoding must not continue in parallel.
    late.abort();
  }
}

async function assembleAndTidy(
  runtime: Uses<'storage'>,
  callId: string,
  signal: AbortSignal,
): Promise<Assembled | null> {
  const assembled = await assembleRecording(runtime, callId, { maxToEncode: MAX_AT_END, signal });
  // The job may be reading the pieces. It deletes them itself.
  if (assembled && !signal.aborted) await deletePieces(runtime, callId);
  return assembled;
}

/**
 * Job for one recording.
 * @throws the error of storage, until the recording is given up
 */
export async function assembleLater(runtime: Uses<'db' | 'clock' | 'log' | 'storage'>, callId: string): Promise<void> {
  const pending = await selectPendingRecording(runtime.db, callId);
  if (!pending) return;
  // After an outage of days, or with a wrong clock, a recording looks old that was hardly tried.
  const isLast = pending.ageMs > GIVE_UP_MS && (await clockHasSettled(runtime, 'recordings that storage refuses'));
  const attempt = <Result>(work: Promise<Result>, failure: string): Promise<Result | null> =>
    withDeadline(runtime.clock, ATTEMPT_MS, work).catch((error: unknown) => {
      if (!isLast) throw error;
      runtime.log.error({ err: error, callId }, failure);
      return null;
    });
  const assembling = assembleRecording(runtime, callId, { skipsUnreadable: isLast });
  const assembled = await attempt(assembling, 'a recording could not be assembled for a week and is given up').catch(
    async (error: unknown) => {
      if (await selectPendingRecording(runtime.db, callId)) throw error;
      // The recording was removed during the assembly, so its pieces were missing.
      return null;
    },
  );
  // The hourly job does not look for the pieces of a recording that is given up late.
  if (assembled || isLast)
    await attempt(deletePieces(runtime, callId), 'the pieces of a recording could not be deleted');
  const isIncomplete = assembled === null || assembled.skipped > 0;
  const isKept = await completeRecording(runtime.db, callId, { bytes: assembled?.bytes ?? null, isIncomplete });
  // The recording was removed during the assembly, so nothing refers to the object.
  if (!isKept) await deleteRecording(runtime, callId);
}

/**
 * Hourly job: retries recordings that are still in pieces, and deletes pieces that belong to no recording. Pieces that storage does
 * not delete keep no others.
 * @throws ProviderError when storage did not delete some of the pieces
 */
export async function maintainRecordings(runtime: Uses<'db' | 'log' | 'storage'>, signal: AbortSignal): Promise<void> {
  await enqueuePending(runtime.db);
  const window = { fromSeconds: SUSPECT_WINDOW_SECONDS, toSeconds: SUSPECT_SECONDS, limit: BATCH };
  let failure: ProviderError | null = null;
  let batch: RecordedCall[] = [];
  do {
    const after = batch.at(-1);
    batch = await selectSuspectRecordings(runtime.db, { ...window, ...(after ? { after } : {}) });
    for (const { id } of batch) {
      if (signal.aborted) return;
      try {
        await deleteLatePieces(runtime, id);
      } catch (error) {
        if (!(error instanceof ProviderError) || !(await worksForOthers(runtime.storage))) throw error;
        failure ??= error;
      }
    }
  } while (batch.length === BATCH);
  if (failure) throw failure;
}

async function deleteLatePieces(runtime: Uses<'log' | 'storage'>, callId: string): Promise<void> {
  const pieces = await deletePieces(runtime, callId);
  if (pieces > 0) runtime.log.warn({ callId, pieces }, 'deleted audio that was stored after the end of its call');
}

async function enqueuePending(db: Db): Promise<void> {
  let batch: RecordedCall[] = [];
  do {
    const of = { olderThanSeconds: PENDING_SECONDS, after: batch.at(-1), limit: BATCH };
    batch = await selectPendingRecordings(db, of);
    await enqueueMany(
      db,
      'calls.assemble-recording',
      batch.map(({ id }) => ({ payload: { callId: id }, ...placeOf(id) })),
    );
  } while (batch.length === BATCH);
}

/** Enqueues the assembly, with at most one waiting job per recording. */
export async function enqueueAssembly(db: Db, callId: string): Promise<void> {
  await enqueue(db, 'calls.assemble-recording', { callId }, placeOf(callId));
}

function placeOf(callId: string): { jobKey: string; queue: string } {
  const queue = QUEUES[callId.charCodeAt(callId.length - 1) % QUEUES.length]!;
  return { jobKey: `recording:${callId}`, queue };
}

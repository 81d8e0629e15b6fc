// Recordings of samples on an audio line. Limited per run and workspace, counted against the workspace's storage, and kept for a
// few days, because they serve to listen to a test's findings, not as an archive. Invariant: a test runs regardless of the
// quotas. A result without its recording states the reason.
import { fail } from '../../../core/errors.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { fitsStorage } from '../../storage/service.ts';
import { toWav } from '../simulation/recording.ts';
import { selectRun, selectRunCases } from '../store.ts';
import * as store from '../store/recordings.ts';

const MB = 1024 * 1024;
const BOUNDS = { runBytes: 30 * MB, workspaceBytes: 200 * MB };
const KEEP_MS = 7 * 24 * 60 * 60_000;

/**
 * Stores the recording if the run and the workspace's storage are within their quotas. Otherwise the stored result gets the
 * reason. If only the quota for recordings of the workspace is used up, the oldest recordings are deleted.
 */
export async function keepRecording(
  trx: Trx,
  runtime: Uses<'config'>,
  of: store.RecordingOf,
  audio: Uint8Array,
  { runBytes, workspaceBytes } = BOUNDS,
): Promise<void> {
  await store.lockRecordings(trx, of.workspaceId);
  if ((await store.bytesOfRun(trx, of)) + audio.length > runBytes) return store.setOmission(trx, of, 'run_full');
  await store.insertRecording(trx, of, audio);
  await store.deleteBeyond(trx, of.workspaceId, workspaceBytes);
  if (await fitsStorage(trx, runtime, of.workspaceId)) return;
  await store.deleteRecording(trx, of);
  await store.setOmission(trx, of, 'storage_full');
}

/**
 * Returns a WAV file. @param caseId default: the first case of the run @throws Failure `test_run_not_found`,
 * `test_case_not_found`, `test_recording_not_found`
 */
export async function getTestRecording(
  ctx: Context,
  runId: string,
  { caseId, sample }: { caseId: string | undefined; sample: number },
): Promise<Buffer> {
  const { workspaceId } = ctx.actor;
  if (!(await selectRun(ctx.db, workspaceId, runId))) throw fail('test_run_not_found');
  const cases = await selectRunCases(ctx.db, workspaceId, runId);
  const row = caseId === undefined ? cases[0] : cases.find(({ case_id }) => case_id === caseId);
  if (caseId !== undefined && !row)
    throw fail('test_case_not_found', { detail: `The run ${runId} has no test case ${caseId}.` });
  const audio = row && (await store.selectRecording(ctx.db, { workspaceId, runId, position: row.position, sample }));
  if (!audio) throw fail('test_recording_not_found');
  return toWav(audio);
}

/** Returns the samples of a run that have a recording, as `position sample`. */
export async function recordedSamples(db: Db, workspaceId: string, runId: string): Promise<Set<string>> {
  const rows = await store.selectRecorded(db, workspaceId, runId);
  return new Set(rows.map(({ position, sample }) => `${position} ${sample}`));
}

export async function deleteOldRecordings({ db, clock }: Uses<'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now() - KEEP_MS);
  while (!signal.aborted && (await store.deleteRecordingsBefore(db, before)) > 0);
}

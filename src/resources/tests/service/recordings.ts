// Recordings of samples on an audio line. Bounded for each run and each workspace, and kept for some days: they are for listening to what
// a test has found, not for an archive.
import { fail } from '../../../core/errors.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { toWav } from '../simulation/recording.ts';
import { selectRun, selectRunCases } from '../store.ts';
import * as store from '../store/recordings.ts';

const MB = 1024 * 1024;
const RUN_BYTES = 30 * MB;
const WORKSPACE_BYTES = 200 * MB;
const KEEP_MS = 7 * 24 * 60 * 60_000;

/** Stores a recording unless its run has no room. Of a workspace that has none, the oldest go. */
export async function keepRecording(trx: Trx, of: store.RecordingOf, audio: Uint8Array): Promise<void> {
  await store.lockRecordings(trx, of.workspaceId);
  if ((await store.bytesOfRun(trx, of)) + audio.length > RUN_BYTES) return;
  await store.insertRecording(trx, of, audio);
  await store.deleteBeyond(trx, of.workspaceId, WORKSPACE_BYTES);
}

/** A WAV file. @param caseId default the first case of the run @throws Failure `test_run_not_found`, `test_recording_not_found` */
export async function getTestRecording(
  ctx: Context,
  runId: string,
  { caseId, sample }: { caseId: string | undefined; sample: number },
): Promise<Buffer> {
  const { workspaceId } = ctx.actor;
  if (!(await selectRun(ctx.db, workspaceId, runId))) throw fail('test_run_not_found');
  const cases = await selectRunCases(ctx.db, workspaceId, runId);
  const row = caseId === undefined ? cases[0] : cases.find(({ case_id }) => case_id === caseId);
  const audio = row && (await store.selectRecording(ctx.db, { workspaceId, runId, position: row.position, sample }));
  if (!audio) throw fail('test_recording_not_found');
  return toWav(audio);
}

/** The samples of a run that have a recording, as `position sample`. */
export async function recordedSamples(db: Db, workspaceId: string, runId: string): Promise<Set<string>> {
  const rows = await store.selectRecorded(db, workspaceId, runId);
  return new Set(rows.map(({ position, sample }) => `${position} ${sample}`));
}

export async function deleteOldRecordings({ db, clock }: Uses<'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now() - KEEP_MS);
  while (!signal.aborted && (await store.deleteRecordingsBefore(db, before)) > 0);
}

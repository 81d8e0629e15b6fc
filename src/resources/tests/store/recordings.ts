// SQL of test_recordings, and of the columns of test_results about a missing one.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';

export interface RecordingOf {
  workspaceId: string;
  runId: string;
  position: number;
  sample: number;
}

/** Locks the recordings of a workspace against concurrent additions, so that its limits hold. */
export async function lockRecordings(trx: Trx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('test_recordings ' || ${workspaceId}, 0))`.execute(trx);
}

export async function bytesOfRun(trx: Trx, { workspaceId, runId }: RecordingOf): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(audio)), 0)::float8 as bytes from test_recordings
    where workspace_id = ${workspaceId} and run_id = ${runId}`.execute(trx);
  return rows[0]!.bytes;
}

export async function insertRecording(trx: Trx, of: RecordingOf, audio: Uint8Array): Promise<void> {
  const { workspaceId: workspace_id, runId: run_id, position, sample } = of;
  await trx
    .insertInto('test_recordings')
    .values({ workspace_id, run_id, position, sample, audio: Buffer.from(audio) })
    .execute();
}

export async function deleteRecording(trx: Trx, { workspaceId, runId, position, sample }: RecordingOf): Promise<void> {
  await sql`delete from test_recordings where (workspace_id, run_id, position, sample)
    = (${workspaceId}, ${runId}, ${position}, ${sample})`.execute(trx);
}

type Omission = 'storage_full' | 'run_full';

export async function setOmission(
  trx: Trx,
  { workspaceId, runId, position, sample }: RecordingOf,
  reason: Omission,
): Promise<void> {
  await sql`update test_results set recording_omitted = ${reason} where (workspace_id, run_id, position, sample)
    = (${workspaceId}, ${runId}, ${position}, ${sample})`.execute(trx);
}

/** Deletes the oldest recordings of a workspace until the rest has at most this many bytes. */
export async function deleteBeyond(trx: Trx, workspaceId: string, bytes: number): Promise<void> {
  await sql`
    delete from test_recordings r using (
      select run_id, position, sample,
        sum(octet_length(audio)) over (order by created_at desc, run_id desc, position desc, sample desc) as total
      from test_recordings where workspace_id = ${workspaceId}
    ) newest
    where r.workspace_id = ${workspaceId} and newest.total > ${bytes}
      and (r.run_id, r.position, r.sample) = (newest.run_id, newest.position, newest.sample)`.execute(trx);
}

export async function selectRecording(db: Db, of: RecordingOf): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('test_recordings')
    .select('audio')
    .where('workspace_id', '=', of.workspaceId)
    .where('run_id', '=', of.runId)
    .where('position', '=', of.position)
    .where('sample', '=', of.sample)
    .executeTakeFirst();
  return row?.audio;
}

export async function selectRecorded(
  db: Db,
  workspaceId: string,
  runId: string,
): Promise<{ position: number; sample: number }[]> {
  return db
    .selectFrom('test_recordings')
    .select(['position', 'sample'])
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .execute();
}

const DELETED_AT_ONCE = 100;

/** @returns the number deleted */
export async function deleteRecordingsBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from test_recordings where ctid = any(array(
      select ctid from test_recordings where created_at < ${before} limit ${DELETED_AT_ONCE}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

// Queue and recording load of the whole deployment, for /metrics. Reads only partial indexes of calls that are not over.
import { sql } from 'kysely';
import type { Db } from '../../../database/transaction.ts';

export interface CallLoad {
  queued: number;
  ringing: number;
  in_progress: number;
  /** Age in seconds of the oldest outbound call that waits to be dialed. */
  oldest_seconds: number;
  /** Ended calls whose recording is not assembled, because storage failed or the job has not run yet. */
  recordings: number;
}

export async function selectCallLoad(db: Db): Promise<CallLoad> {
  const { rows } = await sql<CallLoad>`
    select count(*) filter (where status = 'queued') as queued, count(*) filter (where status = 'ringing') as ringing,
      count(*) filter (where status = 'in_progress') as in_progress,
      coalesce((
        select extract(epoch from now() - min(created_at)) from calls
        where status = 'queued' and dial_at is null and direction = 'outbound' and channel = 'phone'
      ), 0)::float8 as oldest_seconds,
      (select count(*) from calls where recording_state in ('pieces', 'failed') and ended_at < now() - interval '1 minute'
        and ended_at > now() - interval '7 days') as recordings
    from calls where status in ('queued', 'ringing', 'in_progress')`.execute(db);
  return rows[0]!;
}

// SQL of availability, and of the data from which the components' state is derived.
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** Contribution of a process to the current hour. */
interface Beat {
  isApiReady: boolean;
  isVoiceReady: boolean;
  requests: number;
  failedRequests: number;
}

/** Adds a beat by the database clock. */
export async function addBeat(db: Db, { isApiReady, isVoiceReady, requests, failedRequests }: Beat): Promise<void> {
  await sql`
    insert into availability_hours as h (hour, api_minutes, voice_minutes, requests, failed_requests)
    select date_trunc('hour', now(), 'UTC'), case when ${isApiReady} then bit else 0 end,
      case when ${isVoiceReady} then bit else 0 end, ${requests}, ${failedRequests}
    from (select 1::bigint << extract(minute from now() at time zone 'UTC')::int as bit) as minute
    on conflict (hour) do update set api_minutes = h.api_minutes | excluded.api_minutes,
      voice_minutes = h.voice_minutes | excluded.voice_minutes, requests = h.requests + excluded.requests,
      failed_requests = h.failed_requests + excluded.failed_requests`.execute(db);
}

/** End reasons that are the service's own failure. `engine_error` counts only if the service runs the model. */
const OWN_FAILURES = ['stt_error', 'tts_error', 'media_lost', 'internal_error'];
/** Time after an hour's end during which its calls are counted. No transaction that ends a call takes longer. */
const SETTLE = sql`interval '1 hour 10 minutes'`;
/** Maximum age of uncounted hours that are still counted. */
const CATCH_UP = sql`interval '7 days'`;

/** Counts the calls of every hour that is not settled. A settled hour keeps its numbers, even if calls are erased. */
export async function countCalls(db: Db): Promise<void> {
  await sql`
    with ended as (
      select date_trunc('hour', ended_at, 'UTC') as hour, started_at is not null as was_answered,
        end_reason = any(${OWN_FAILURES}) or end_reason = 'engine_error' and not exists (
          select from agent_versions v where v.workspace_id = c.workspace_id and v.agent_id = c.agent_id
            and v.version = c.agent_version and v.snapshot -> 'settings' -> 'response_engine' ->> 'type' = 'custom-llm') as is_failed
      from calls c where ended_at <= now() and ended_at >= (
        select coalesce(min(hour), date_trunc('hour', now(), 'UTC')) from availability_hours
        where hour > now() - ${CATCH_UP} and (counted_at is null or counted_at < hour + ${SETTLE}))
    ), counted as (
      select hour, count(*) as calls, count(*) filter (where is_failed) as failed
      from ended where was_answered or is_failed group by hour
    ), due as (
      select hour from availability_hours
      where hour > now() - ${CATCH_UP} and (counted_at is null or counted_at < hour + ${SETTLE})
      union select hour from counted
    )
    insert into availability_hours as h (hour, calls, failed_calls, counted_at)
    select hour, coalesce(calls, 0), coalesce(failed, 0), now() from due left join counted using (hour)
    on conflict (hour) do update
      set calls = excluded.calls, failed_calls = excluded.failed_calls, counted_at = excluded.counted_at`.execute(db);
}

export async function deleteOldHours(db: Db, days: number): Promise<void> {
  await sql`delete from availability_hours where hour < now() - make_interval(days => ${days})`.execute(db);
}

export interface HourRow {
  hour: Date;
  /** Bit n: ready in minute n. */
  api_minutes: bigint;
  voice_minutes: bigint;
  requests: number;
  failed_requests: number;
  calls: number;
  failed_calls: number;
}

/** Returns hours, oldest first, with the time of the database. */
export async function selectHours(db: Db, days: number): Promise<{ now: Date; hours: HourRow[] }> {
  type Row = Omit<HourRow, 'api_minutes' | 'voice_minutes'> & { api_minutes: string; voice_minutes: string };
  const { rows } = await sql<Row>`
    select hour, api_minutes::text, voice_minutes::text, requests::float8, failed_requests::float8, calls::float8,
      failed_calls::float8
    from availability_hours where hour between now() - make_interval(days => ${days}) and now() order by hour`.execute(
    db,
  );
  const clock = await sql<{ now: Date }>`select now() as now`.execute(db);
  const hours = rows.map((row) => ({
    ...row,
    api_minutes: BigInt(row.api_minutes),
    voice_minutes: BigInt(row.voice_minutes),
  }));
  return { now: clock.rows[0]!.now, hours };
}

/** Times in seconds, and counts of the last hour. */
export interface Load {
  voiceProcesses: number;
  workers: number;
  mailsSent: number;
  mailsFailed: number;
}

export async function selectLoad(db: Db): Promise<Load> {
  const { rows } = await sql<Load>`
    select (select count(*) from voice_processes where seen_at > now() - interval '20 seconds')::int as "voiceProcesses",
      (select count(*) from worker_heartbeats where beat_at > now() - interval '20 seconds')::int as workers,
      mail.sent as "mailsSent", mail.failed as "mailsFailed"
    from (select count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status = 'failed')::int as failed
      from mails where created_at > now() - interval '1 hour') as mail`.execute(db);
  return rows[0]!;
}

// SQL that keeps the sums of usage current: usage_changes lists the hours to sum, usage_hours and usage_days contain the sums.
// Invariant: the summing statement begins after the one that took the changes, so that it sees at least their effects. Everything
// that it does not see has its own entry in usage_changes.
import { sql } from 'kysely';
import type { Trx } from '../../../database/transaction.ts';
import { callsWithin, chatsWithin, COLUMNS, forwardsWithin, SUMS } from './usage.ts';

/** Locks summing, so that no two processes write the sums of one hour. */
export async function lockSumming(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('usage'))`.execute(trx);
}

/** Converts changes of calls to changes of hours, and leaves one for each hour that is not over. */
export async function foldChanges(trx: Trx): Promise<void> {
  // A call that has not ended, or whose end is not visible yet, gets an entry when it ends.
  await sql`
    with taken as (delete from usage_changes where call_id is not null returning call_id)
    insert into usage_changes (workspace_id, hour)
    select distinct c.workspace_id, date_trunc('hour', c.ended_at, 'UTC')
    from calls c where c.id in (select call_id from taken) and c.ended_at is not null`.execute(trx);
  await sql`
    delete from usage_changes n using (
      select workspace_id, hour, min(id) as first from usage_changes where hour >= date_trunc('hour', now(), 'UTC')
      group by 1, 2 having count(*) > 1
    ) as several
    where n.workspace_id = several.workspace_id and n.hour = several.hour and n.id > several.first`.execute(trx);
}

interface Hour {
  workspace_id: string;
  hour: Date;
}

/** Takes changes of some hours that are over. */
export async function takeHours(trx: Trx, most: number): Promise<Hour[]> {
  const { rows } = await sql<Hour>`
    with hours as materialized (
      select distinct workspace_id, hour from usage_changes where hour < date_trunc('hour', now(), 'UTC')
      order by 1, 2 limit ${most}
    ), taken as (
      delete from usage_changes n using hours where n.workspace_id = hours.workspace_id and n.hour = hours.hour
    )
    select * from hours order by 1, 2`.execute(trx);
  return rows;
}

/** Recomputes these hours and their days. */
export async function sumHours(trx: Trx, hours: readonly Hour[]): Promise<void> {
  const given = sql`(select workspace_id, since, since + interval '1 hour' as until
    from unnest(${hours.map((one) => one.workspace_id)}::text[], ${hours.map(({ hour }) => hour.toISOString())}::timestamptz[])
      as h (workspace_id, since)) as spans`;
  const days = sql`(select distinct workspace_id, date_trunc('day', since, 'UTC') as day from ${given}) as days`;
  await sql`delete from usage_hours h using ${given} where h.workspace_id = spans.workspace_id and h.start = since`.execute(
    trx,
  );
  await sql`
    with used as materialized (
      select workspace_id, date_trunc('hour', at, 'UTC') as start, agent_id, campaign_id, number, ${SUMS}
      from (${callsWithin(given)} union all ${chatsWithin(given)} union all ${forwardsWithin(given)}) as each group by 1, 2, 3, 4, 5
    )
    insert into usage_hours (workspace_id, start, grouped_by, key, ${COLUMNS})
    select workspace_id, start, grouped_by, key, ${SUMS}
    from used, lateral (values ('day', null), ('agent', agent_id), ('campaign', campaign_id), ('number', number))
      as keys (grouped_by, key)
    group by 1, 2, 3, 4`.execute(trx);
  await sql`delete from usage_days d using ${days} where d.workspace_id = days.workspace_id and d.start = day`.execute(
    trx,
  );
  await sql`
    insert into usage_days (workspace_id, start, grouped_by, key, ${COLUMNS})
    select h.workspace_id, day, grouped_by, key, ${SUMS}
    from ${days}, lateral (select * from usage_hours s
      where s.workspace_id = days.workspace_id and s.start >= day and s.start < day + interval '24 hours' offset 0) as h
    group by 1, 2, 3, 4`.execute(trx);
}

/** Marks every hour that has a sum, a call, another charge or the end of a forwarded leg as changed. */
export async function noteAllHours(trx: Trx): Promise<void> {
  await sql`
    insert into usage_changes (workspace_id, hour)
    select workspace_id, start from usage_hours union select workspace_id, start from usage_days
    union select workspace_id, date_trunc('hour', ended_at, 'UTC') from calls where ended_at is not null
    union select workspace_id, date_trunc('hour', chat_settled_at, 'UTC') from wallet_holds where chat_settled_at is not null
    union select workspace_id, date_trunc('hour', settled_at, 'UTC') from wallet_holds where left(call_id, 4) = 'test' and settled_at is not null
    union select workspace_id, date_trunc('hour', ended_at, 'UTC') from onward_legs where kind = 'forward' and ended_at is not null`.execute(
    trx,
  );
}

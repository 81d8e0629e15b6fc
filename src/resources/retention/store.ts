// SQL of retention: the retention periods of each agent, and the clock by which they are measured. Reads agents and workspaces.
// Each resource removes its own content.
import { sql } from 'kysely';
import type { RetentionDays } from '../../../generated/types.ts';
import type { Db } from '../../database/transaction.ts';

/** Maximum time between two hourly runs that does not count as a clock jump. */
const MAX_GAP_HOURS = 6;
/** Maximum setback of the clock that does not count as a jump. */
const SETBACK_MINUTES = 10;
/** After a clock jump, nothing is deleted for this long, so that an operator can notice and correct the clock. */
const SETTLING_HOURS = 24;

/**
 * Records a run at the current database time. A clock jump restarts the settling time.
 * @returns whether content may be removed, or from when
 */
export async function readClock(db: Db): Promise<{ settled: boolean; settlesAt: Date }> {
  const { rows } = await sql<{ settled: boolean; settlesAt: Date }>`
    insert into retention_clock as c (seen_at, settles_at) values (now(), now())
    on conflict (singleton) do update set
      settles_at = case
        when now() between c.seen_at - make_interval(mins => ${SETBACK_MINUTES})
          and c.seen_at + make_interval(hours => ${MAX_GAP_HOURS})
        then least(c.settles_at, now() + make_interval(hours => ${SETTLING_HOURS}))
        else now() + make_interval(hours => ${SETTLING_HOURS}) end,
      seen_at = now()
    returning settles_at <= now() as settled, settles_at as "settlesAt"`.execute(db);
  return rows[0]!;
}

export async function noteFinished(db: Db): Promise<void> {
  await sql`update retention_clock set finished_at = now()`.execute(db);
}

export interface RetentionState {
  /** Time since the end of the last complete run; null before the first. */
  ageSeconds: number | null;
  isPaused: boolean;
}

export async function selectState(db: Db): Promise<RetentionState> {
  const { rows } = await sql<RetentionState>`
    select extract(epoch from now() - finished_at)::float8 as "ageSeconds", settles_at > now() as "isPaused"
    from retention_clock`.execute(db);
  return rows[0] ?? { ageSeconds: null, isPaused: false };
}

export interface RetentionRule {
  workspaceId: string;
  /** Null for events without an agent, and for campaigns without one. */
  agentId: string | null;
  days: RetentionDays;
}

const KINDS = [
  'recordings',
  'transcripts',
  'timeline',
  'analyses',
  'webhook_events',
  'widget_messages',
  'campaign_contacts',
] as const;

/**
 * Returns retention periods, in the order of workspaces and agents, including deleted agents. An agent that publishes versions
 * uses the settings of its published version. An agent's own number of days takes precedence; if it has none and inherits, the
 * workspace's applies.
 */
export async function selectRules(db: Db, after: RetentionRule | undefined, limit: number): Promise<RetentionRule[]> {
  const { rows } = await sql<RetentionRule>`
    select * from (
      select a.workspace_id as "workspaceId", a.id as "agentId", jsonb_object_agg(k.kind, d.days) as days
      from agents a join workspaces w on w.id = a.workspace_id
        cross join lateral (select coalesce(a.published_settings, a.settings) as settings) l
        cross join unnest(${[...KINDS]}::text[]) as k (kind)
        cross join lateral (select coalesce(
          (l.settings #>> array['privacy', 'retention_days', k.kind])::int,
          case when coalesce((l.settings #>> '{privacy,inherit}')::boolean, true)
            then (w.privacy #>> array['retention_days', k.kind])::int end) as days) d
      where d.days is not null
      group by a.workspace_id, a.id
      union all
      select id, null, jsonb_build_object('webhook_events', (privacy #>> '{retention_days,webhook_events}')::int,
        'campaign_contacts', (privacy #>> '{retention_days,campaign_contacts}')::int)
      from workspaces where coalesce(privacy #>> '{retention_days,webhook_events}',
        privacy #>> '{retention_days,campaign_contacts}') is not null
    ) rules
    where ("workspaceId", coalesce("agentId", '')) > (${after?.workspaceId ?? ''}::text, ${after?.agentId ?? ''}::text)
      or ${after === undefined}
    order by "workspaceId", coalesce("agentId", '') limit ${limit}`.execute(db);
  return rows;
}

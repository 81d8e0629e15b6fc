// SQL of retention: the retention periods of each agent, and the end of the last run. Reads agents and workspaces. Each resource
// removes its own content.
import { sql } from 'kysely';
import type { RetentionDays } from '../../../generated/types.ts';
import type { Db } from '../../database/transaction.ts';

export async function noteFinished(db: Db): Promise<void> {
  await sql`
    insert into retention_runs (finished_at) values (now())
    on conflict (singleton) do update set finished_at = excluded.finished_at`.execute(db);
}

export interface RetentionState {
  /** Time since the end of the last complete run; null before the first. */
  ageSeconds: number | null;
  isPaused: boolean;
}

export async function selectState(db: Db): Promise<RetentionState> {
  const { rows } = await sql<RetentionState>`
    select extract(epoch from now() - r.finished_at)::float8 as "ageSeconds", c.settles_at > now() as "isPaused"
    from retention_clock c left join retention_runs r using (singleton)`.execute(db);
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

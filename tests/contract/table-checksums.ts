// The content of the database as one checksum per table, to prove that a refused request left no trace and that no other
// workspace changed it. Invariant: new tables are included automatically; a table without a known workspace is an error.
import { sql } from 'kysely';
import type { Db } from '../../src/database/transaction.ts';
import { until } from '../support/until.ts';

export type Rows = Readonly<Record<string, string>>;

// Written by background work of the service.
const UPKEEP = new Set([
  'worker_heartbeats',
  'schema_migrations',
  'live_agents',
  'carrier_throttles',
  'voice_processes',
  'retention_clock',
  'retention_runs',
  // Belongs to the deployment.
  'database_identity',
  // Changed by every request.
  'rate_counts',
  'availability_hours',
  // Changed by a job that counts calls, at any time after a call.
  'analytics_backfill',
  'analytics_calls',
  'analytics_changes',
  'analytics_days',
  'analytics_groups',
  'analytics_quarters',
  'analytics_zones',
  'usage_changes',
  'usage_days',
  'usage_hours',
]);
// Tables without workspace_id: selects their rows of workspace $.
const OWNERS: Readonly<Record<string, string>> = {
  workspaces: 'id = $',
  users: 'id in (select user_id from members where workspace_id = $)',
  password_resets: 'user_id in (select user_id from members where workspace_id = $)',
  login_attempts: 'user_id in (select user_id from members where workspace_id = $)',
  identities: 'user_id in (select user_id from members where workspace_id = $)',
  finished_sign_ins: 'false',
  // Belongs to the deployment.
  contact_messages: 'false',
  newsletter_subscribers: 'false',
  client_events: 'false',
  site_days: 'false',
  second_factors: 'user_id in (select user_id from members where workspace_id = $)',
  recovery_codes: 'user_id in (select user_id from members where workspace_id = $)',
  refresh_tokens: 'session_id in (select id from sessions where workspace_id = $)',
  call_events: 'call_id in (select id from calls where workspace_id = $)',
  call_analyses: 'call_id in (select id from calls where workspace_id = $)',
  delivery_attempts: 'delivery_id in (select id from deliveries where workspace_id = $)',
};

/**
 * Checksums by table, of the whole database or of one workspace. Omits the last use of keys, which every request changes.
 */
export async function checksums(db: Db, workspaceId?: string): Promise<Rows> {
  const owned = await tables(db);
  const parts = owned.map(({ name, hasWorkspace }) => {
    const owner = hasWorkspace ? 'workspace_id = $' : OWNERS[name];
    if (owner === undefined) throw new Error(`whose are the rows of ${name}? Say so in OWNERS`);
    const mine = workspaceId === undefined ? 'true' : owner.replace('$', `'${workspaceId}'`);
    const counted = name === 'audit_log' ? `${mine} and action <> 'api_key.used'` : mine;
    const row = `(to_jsonb(t) - 'last_used_at' - 'last_used_ip')::text`;
    return sql`select ${sql.lit(name)} as name, count(*) || ':' || coalesce(sum(hashtextextended(${sql.raw(row)}, 0)), 0) as sum
      from ${sql.table(name)} t where ${sql.raw(counted)}`;
  });
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Rows that contain one of these texts, as `table: row`. */
export async function tracesOf(db: Db, texts: readonly string[]): Promise<string[]> {
  const pattern = texts.join('|');
  const parts = (await tables(db)).map(
    ({ name }) =>
      sql`select ${sql.lit(name)} || ': ' || left(t::text, 2000) as found from ${sql.table(name)} t where t::text ~ ${pattern}`,
  );
  const { rows } = await sql<{ found: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ found }) => found);
}

/**
 * Waits until calls have ended and are analyzed, their recordings are assembled and no delivery is pending, so that later changes
 * come from requests. A job that failed and is tried again later is not due meanwhile, so what it completes is part of the
 * condition.
 */
export async function settled(db: Db): Promise<void> {
  await until(
    async () => {
      const { rows } = await sql<{ busy: boolean }>`select
        exists (select from calls where ended_at is null)
        or exists (select from calls c where status = 'completed' and not exists (select from call_analyses where call_id = c.id))
        or exists (select from calls where recording_state = 'pieces' and recording_removed_at is null)
        or exists (select from deliveries where status in ('pending', 'retrying'))
        or exists (select from graphile_worker.jobs where locked_at is not null or run_at <= now()) as busy`.execute(
        db,
      );
      return !rows[0]!.busy;
    },
    { withinMs: 60_000, what: 'the service has nothing left to do' },
  );
}

async function tables(db: Db): Promise<{ name: string; hasWorkspace: boolean }[]> {
  // Uses pg_catalog, because the views of information_schema take longer than all checksums.
  const { rows } = await sql<{ name: string; hasWorkspace: boolean }>`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    ) as "hasWorkspace"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db);
  return rows.filter(({ name }) => !UPKEEP.has(name));
}

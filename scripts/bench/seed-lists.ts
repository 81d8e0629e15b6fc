// Writes many rows of everything that the dashboard lists directly to the database, one of each per minute. Only the listed
// fields are realistic: the keys do not authenticate, the deliveries have no attempts. Deliberately omitted: calls
// (seed-calls.ts).
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../src/database/transaction.ts';

/** A test case of the workspace, which the others copy. */
export const COPIED_CASE = 'Bench';
/** Parents of the sources, contacts and deliveries. */
export const BASE = 'kb_bench';
export const CAMPAIGN = 'cmp_bench';
export const WEBHOOK = 'whk_bench';

/** @param agentId an agent of this workspace, whose settings the others copy; `userId`: the workspace's owner */
export async function seedLists(
  db: Db,
  { workspaceId, agentId, userId }: { workspaceId: string; agentId: string; userId: string },
  many: number,
): Promise<void> {
  const w = workspaceId;
  const at = sql`now() - n * interval '1 minute'`;
  const id = (prefix: string) => sql`${prefix}::text || lpad(n::text, 26, '0')`;
  const each = sql`generate_series(1, ${many}::int) n`;
  const statements: RawBuilder<unknown>[] = [
    sql`insert into agents (workspace_id, id, agent_name, settings, created_at)
      select ${w}, ${id('agent_')}, 'Agent ' || n, settings, ${at} from agents, ${each} where workspace_id = ${w} and id = ${agentId}`,
    sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed)
      select ${w}, ${id('agent_')}, 1, snapshot, changed from agent_versions, ${each} where workspace_id = ${w} and agent_id = ${agentId}`,
    sql`insert into live_agents (workspace_id, agent_id) select ${w}, ${id('agent_')} from ${each}`,
    sql`insert into knowledge_bases (workspace_id, id, name, max_chars, overlap_chars, created_at)
      select ${w}, ${id('kb_')}, 'Base ' || n, 1000, 100, ${at} from ${each}
      union all select ${w}, ${BASE}, 'Base', 1000, 100, now()`,
    sql`insert into knowledge_sources (workspace_id, id, knowledge_base_id, type, content, status, chunks, bytes, created_at)
      select ${w}, ${id('src_')}, ${BASE}, 'text', 'Text ' || n, 'ready', 1, 8, ${at} from ${each}`,
    sql`insert into phone_numbers (workspace_id, id, number, carrier, status, agent_id, created_at)
      select ${w}, ${id('num_')}, '+1303555' || lpad(n::text, 5, '0'), 'simulated', 'active', ${id('agent_')}, ${at} from ${each}`,
    sql`insert into campaigns (workspace_id, id, name, agent_id, dials_per_second, concurrency, created_at, status, uploads_ready)
      select ${w}, ${id('cmp_')}, 'Campaign ' || n, ${agentId}, 1, 1, ${at}, 'draft', 1 from ${each}
      union all select ${w}, ${CAMPAIGN}, 'Campaign', ${agentId}, 1, 1, now(), 'draft', 1`,
    sql`insert into campaign_stats (workspace_id, campaign_id, pending)
      select ${w}, ${id('cmp_')}, 0 from ${each} union all select ${w}, ${CAMPAIGN}, ${many}`,
    sql`insert into campaign_contacts (workspace_id, campaign_id, id, position, upload, to_number)
      select ${w}, ${CAMPAIGN}, ${id('ctc_')}, n, 1, '+1303555' || lpad(n::text, 5, '0') from ${each}`,
    sql`insert into schedules (workspace_id, id, agent_id, to_number, at, status, misfire_grace_seconds, next_run_at, created_at)
      select ${w}, ${id('sch_')}, ${id('agent_')}, '+1303555' || lpad(n::text, 5, '0'), now() + interval '1 year', 'scheduled', 60, now() + interval '1 year', ${at}
      from ${each}`,
    sql`insert into dnc_numbers (workspace_id, number, reason, created_at)
      select ${w}, '+1303555' || lpad(n::text, 5, '0'), 'asked', ${at} from ${each}`,
    sql`insert into widgets (workspace_id, id, name, agent_id, modes, created_at)
      select ${w}, ${id('wgt_')}, 'Widget ' || n, ${id('agent_')}, '{chat}', ${at} from ${each}`,
    sql`insert into webhooks (workspace_id, id, url, events, secret_sealed, created_at)
      select ${w}, ${id('whk_')}, 'https://example.com/' || n, array['campaign.completed'], 'none', ${at} from ${each}
      union all select ${w}, ${WEBHOOK}, 'https://example.com/', array['campaign.completed'], 'none', now()`,
    sql`insert into deliveries (workspace_id, id, webhook_id, event_id, event, status, attempts, last_status, created_at, finished_at)
      select ${w}, ${id('dlv_')}, ${WEBHOOK}, ${id('evt_')}, 'call.ended', case when n % 2 = 0 then 'dead_letter' else 'succeeded' end, 1, 500, ${at}, ${at}
      from ${each}`,
    sql`insert into api_keys (workspace_id, id, name, scope, prefix, hash, created_by, created_at)
      select ${w}, ${id('key_')}, 'Key ' || n, 'read-only', 'sk_live_', sha256(('bench' || n)::bytea), ${userId}, ${at} from ${each}`,
    sql`insert into audit_log (id, workspace_id, actor_kind, actor_id, user_id, action, target_id, created_at)
      select ${id('aud_')}, ${w}, 'user', ${userId}, ${userId}, 'agent.updated', ${agentId}, ${at} from ${each}`,
    sql`insert into users (id, email, name) select ${id('usr_')}, 'bench' || n || '@example.com', 'Person ' || n from ${each}`,
    sql`insert into members (workspace_id, user_id, role, created_at) select ${w}, ${id('usr_')}, 'viewer', ${at} from ${each}`,
    sql`insert into sessions (id, user_id, workspace_id, created_at, expires_at)
      select ${id('ses_')}, ${userId}, ${w}, ${at}, now() + interval '1 year' from ${each}`,
    sql`insert into ledger_movements (workspace_id, id, kind, created_at) select ${w}, ${id('mov_')}, 'free_balance', ${at} from ${each}`,
    sql`insert into ledger_entries (workspace_id, movement_id, account, amount_micros)
      select ${w}, ${id('mov_')}, account, case when n % 2 = 0 then amount else -amount end from ${each}, (values ('wallet', 1000), ('promotion', -1000)) as two (account, amount)`,
    sql`insert into test_cases (workspace_id, id, agent_id, name, definition, created_at)
      select ${w}, ${id('tc_')}, ${agentId}, 'Case ' || n, definition, ${at} from test_cases, ${each} where workspace_id = ${w} and name = ${COPIED_CASE}`,
    sql`insert into test_runs (workspace_id, id, status, selection, samples, parallel, seed, created_at, started_at, ended_at)
      select ${w}, ${id('run_')}, 'completed', '{"agent_id":null,"agent_version":null,"tag":null,"case_ids":null}', 1, 1, 1, ${at}, ${at}, ${at} from ${each}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

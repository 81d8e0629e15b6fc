// Writes ended calls of a workspace directly to the database: one every 20 seconds before now, of one agent. The n-th call is the
// same in every workspace. Each has 120 spoken words out of 3,000, few of which are frequent.
import { sql } from 'kysely';
import type { Db } from '../../src/database/transaction.ts';

/** Calls per statement; keeps a statement within its time limit. */
const SLICE = 4_000;

/** @param agentId an agent of this workspace, in its first version */
export async function seedCalls(db: Db, workspaceId: string, agentId: string, many: number): Promise<void> {
  for (const [from, to] of slices(many)) {
    await sql`
      insert into calls (workspace_id, id, agent_id, agent_version, direction, channel, to_number, from_number, status, end_reason, created_at,
        started_at, ended_at, duration_ms, cost_micros, sequence, waveform, metadata, tags)
      select ${workspaceId}, ${idOf(workspaceId)}, ${agentId}, 1, 'outbound', 'phone', '+1202555' || lpad((n % 10000)::text, 4, '0'), '+12025550199', 'completed',
        case when n % 500 = 0 then 'repetition' when n % 3 = 0 then 'agent_hangup' else 'caller_hangup' end,
        now() - make_interval(secs => n * 20), now() - make_interval(secs => n * 20), now() - make_interval(secs => n * 20 - 60),
        5000 + (n * 7919) % 300000, 14000, 0, array_fill(7::smallint, array[800]),
        jsonb_build_object('order_id', n::text, 'source', 'list ' || n % 5), case when n % 100 = 0 then '{vip}'::text[] else '{}' end
      from generate_series(${from}::int, ${to}::int) n`.execute(db);
  }
}

/** Writes the speech of these calls. Word k occurs about 1/k as often as the first. */
export async function seedWords(db: Db, workspaceId: string, many: number): Promise<void> {
  for (const [from, to] of slices(many)) {
    await sql`
      insert into call_words (workspace_id, call_id, words)
      select ${workspaceId}, ${idOf(workspaceId)}, said_words(${workspaceId},
        (select string_agg('word' || floor(exp(random() * ln(3000)))::int, ' ') from generate_series(1, 120) where n > 0)
          || case when n % 5000 = 0 then ' zanzibar' else '' end)
      from generate_series(${from}::int, ${to}::int) n`.execute(db);
  }
}

const idOf = (workspaceId: string) => sql`'call_' || substr(${workspaceId}, 11, 1) || lpad(n::text, 25, '0')`;

function slices(many: number): [from: number, to: number][] {
  const count = Math.ceil(many / SLICE);
  return Array.from({ length: count }, (_, i) => [i * SLICE + 1, Math.min(many, (i + 1) * SLICE)]);
}

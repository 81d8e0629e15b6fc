// Generates a year of calls for the analytics benchmark. SQL invents the calls, their analyses and the entries with response
// times, one time range at a time; the jobs that the service runs every minute count them, so no aggregate is invented. The calls
// belong to 5 agents with 2 versions per week, 8 numbers and 4 campaigns per month. Two thirds fall between 9:00 and 18:00; 4 of
// 10 are answered.
// Entries are removed once they are counted, as retention does; entries of the sample are kept in `sample_events`. Call-list
// indexes are dropped, because no figure reads them. 10 million calls take 13 GB.
import { sql } from 'kysely';
import { inTransaction, type Db, type Trx } from '../../src/database/transaction.ts';
import { countChanges } from '../../src/resources/analytics/service/count.ts';
import { sumUsage } from '../../src/resources/wallet/service/usage-sums.ts';

export const YEAR = 'wsp_year';
export const FIRST_DAY = '2025-11-01T00:00:00Z';
export const DAYS = 365;
const DAY_MS = 86_400_000;
/** Period whose entries are kept. */
export const SAMPLE = { from: new Date('2026-07-01T00:00:00Z'), to: new Date('2026-07-03T00:00:00Z') };
/** Calls inserted and counted per step. */
const SLICE = 50_000;

/** Creates a workspace with agents, and drops the call indexes that the figures do not need. */
export async function prepareYear(db: Db): Promise<void> {
  await sql`insert into workspaces (id, name) values (${YEAR}, 'Northwind')`.execute(db);
  await sql`insert into wallets (workspace_id) values (${YEAR})`.execute(db);
  await sql`insert into agents (workspace_id, id, agent_name, settings)
    select ${YEAR}, 'agent_' || n, 'Ada ' || n, '{}' from generate_series(0, 4) n`.execute(db);
  await sql`create table sample_events (like call_events)`.execute(db);
  // The triggers that mark calls for counting must also fire while foreign-key checks are off.
  await sql`alter table calls enable always trigger calls_counted`.execute(db);
  await sql`alter table calls enable always trigger calls_used`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid = 'calls'::regclass and not indisunique and indexrelid::regclass::text not in ('calls_ended', 'calls_page')`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db);
}

/** Adds calls spread over the year. @param known number of existing calls */
export async function growYear(
  db: Db,
  known: number,
  calls: number,
): Promise<{ planting: number; counting: number; summing: number }> {
  const slices = Math.ceil((calls - known) / SLICE);
  const ms = { planting: 0, counting: 0, summing: 0 };
  for (let n = 0; n < slices; n++) {
    const [from, to] = [n, n + 1].map((i) => new Date(Date.parse(FIRST_DAY) + (i * DAYS * DAY_MS) / slices));
    const [first, last] = [n, n + 1].map((i) => known + Math.round((i * (calls - known)) / slices));
    let began = performance.now();
    await inTransaction(db, (trx) => plantSlice(trx, { from: from!, to: to!, first: first!, last: last! }));
    ms.planting += performance.now() - began;
    began = performance.now();
    await countChanges({ db }, new AbortController().signal, SLICE);
    ms.counting += performance.now() - began;
    began = performance.now();
    await sumUsage({ db }, new AbortController().signal);
    ms.summing += performance.now() - began;
    await sql`insert into sample_events select e.* from call_events e join calls c on c.id = e.call_id
      where c.workspace_id = ${YEAR} and c.created_at >= ${SAMPLE.from} and c.created_at < ${SAMPLE.to}`.execute(db);
    await sql`truncate call_events`.execute(db);
    if (n % 20 === 0) {
      if (n > 0)
        console.log(`${last} calls, planted in ${seconds(ms.planting)} s, counted in ${seconds(ms.counting)} s`);
      await sql`analyze calls, call_analyses, analytics_calls, analytics_quarters, analytics_days, usage_hours, usage_days`.execute(
        db,
      );
    }
  }
  await sql`vacuum analyze analytics_changes, analytics_quarters, analytics_days, analytics_groups, usage_changes, usage_hours, usage_days`.execute(
    db,
  );
  await sql`analyze calls, call_analyses, analytics_calls`.execute(db);
  return ms;
}

const seconds = (ms: number) => Math.round(ms / 1000);

interface Slice {
  from: Date;
  to: Date;
  /** Range of call indexes; `last` is exclusive. */
  first: number;
  last: number;
}

async function plantSlice(trx: Trx, { from, to, first, last }: Slice): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(trx);
  await sql`
    with invented as (
      select n, floor(random() * 5)::int as agent, floor(random() * 8)::int as number, floor(random() * 5)::int as campaign,
        random() < 0.4 as answered, floor(random() * 240000)::int as talk_ms, random() as fate,
        ${from}::timestamptz + random() * (${to}::timestamptz - ${from}::timestamptz) as at
      from generate_series(${first}::int, ${last - 1}::int) n
    ), timed as (
      select *, date_trunc('day', at) + case when fate < 0.5 then time '09:00' + fate * 2 * interval '9 hours' else at::time end as start
      from invented
    )
    insert into calls (workspace_id, id, agent_id, agent_version, campaign_id, direction, channel, from_number, to_number, status,
      end_reason, created_at, started_at, ended_at, duration_ms, cost_micros, usage, rating, sequence)
    select ${YEAR}, 'call_' || lpad(n::text, 26, '0'), 'agent_' || agent, 1 + extract(week from start)::int * 2 + agent % 2,
      case when campaign > 0 then 'cmp_' || extract(month from start) || '_' || campaign end,
      case when campaign > 0 then 'outbound' else 'inbound' end, 'phone',
      case when campaign > 0 then '+1202555010' || number else '+13035550100' end,
      case when campaign > 0 then '+13035550100' else '+1202555010' || number end,
      case when answered then 'completed' else 'failed' end, case when answered then 'caller_hangup' else 'no_answer' end,
      start, case when answered then start end, start + make_interval(secs => talk_ms / 1000.0),
      case when answered then talk_ms else 0 end, case when answered then talk_ms / 10 else 0 end,
      case when answered then jsonb_build_object('llm_input_tokens', talk_ms / 50, 'llm_output_tokens', talk_ms / 400,
        'tts_characters', talk_ms / 100) end,
      case when answered and number = 0 then 1 + n % 5 end, 7
    from timed order by start`.execute(trx);
  const answered = sql`calls where workspace_id = ${YEAR} and started_at is not null
    and id >= 'call_' || lpad(${first}::text, 26, '0') and id < 'call_' || lpad(${last}::text, 26, '0')`;
  await sql`insert into call_analyses (call_id, summary, success, sentiment, engine)
    select id, '', case when random() < 0.9 then random() < 0.6 end,
      (array['positive', 'neutral', 'negative'])[1 + floor(random() * 3)::int], 'builtin' from ${answered}`.execute(
    trx,
  );
  // 1 to 5 turns per call. No client follows this event stream.
  await sql`insert into call_events (call_id, sequence, type, at, data, position, written_in)
    select id, turn, 'latency', ended_at, jsonb_build_object('turn', turn, 'hear_ms', hear, 'think_ms', think, 'speak_ms', speak,
      'total_ms', hear + think + speak), null, null
    from (select id, ended_at from ${answered}) as calls, lateral (
      select turn, floor(60 + random() * random() * 600)::int as hear, floor(200 + random() * random() * 3000)::int as think,
        floor(50 + random() * 200)::int as speak
      from generate_series(1, 1 + ascii(right(id, 1)) % 5) as turn) as turns`.execute(trx);
}

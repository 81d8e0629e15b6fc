// Usage from its sums: equal to a plain count over calls and chat answers at every moment, for any period and grouping,
// whatever was summed, changed later, interrupted, or present before the upgrade. Uses its own database, because it sums
// without the service.
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Usage, UsageGrouping } from '../../../generated/types.ts';
import { readInvariants } from '../../../src/database/invariants.ts';
import { inTransaction, type Db } from '../../../src/database/transaction.ts';
import { eraseRows } from '../../../src/resources/calls/rows/erasures.ts';
import { splitPeriod } from '../../../src/resources/wallet/service/usage-parts.ts';
import { sumUsage, sumUsageAgain } from '../../../src/resources/wallet/service/usage-sums.ts';
import { getUsage } from '../../../src/resources/wallet/service/usage.ts';
import { toUsage, type UsageSums } from '../../../src/resources/wallet/wire.ts';
import type { Context } from '../../../src/runtime.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../../support/database.ts';
import { seed, size } from '../../support/sizes.ts';
import { plantCalls, type PlantedCall } from '../analytics/support.ts';

const GROUPINGS: readonly UsageGrouping[] = ['day', 'agent', 'campaign', 'number'];
const NEVER = new AbortController().signal;
const FIRST = Date.parse('2026-03-01T00:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let base: TestDatabase;
let db: Db;
let workspaceId: string;
let workspaces = 0;
let messages = 0;

beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
});
afterAll(() => base.close());

beforeEach(async () => {
  workspaceId = `wsp_${++workspaces}`;
  await sql`insert into workspaces (id, name) values (${workspaceId}, 'Northwind')`.execute(db);
  await sql`insert into wallets (workspace_id) values (${workspaceId})`.execute(db);
  await sql`insert into campaigns (workspace_id, id, name, dials_per_second, concurrency)
    values (${workspaceId}, ${`cmp_${workspaceId}`}, 'Spring', 1, 1)`.execute(db);
  await sql`insert into campaign_stats (workspace_id, campaign_id) values (${workspaceId}, ${`cmp_${workspaceId}`})`.execute(
    db,
  );
  for (const letter of ['a', 'b']) {
    await sql`insert into agents (workspace_id, id, agent_name, settings) values (${workspaceId}, ${agent(letter)}, 'Ada', '{}')`.execute(
      db,
    );
    await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed)
      values (${workspaceId}, ${agent(letter)}, 1, '{}', '{}')`.execute(db);
  }
});

const agent = (letter: string) => `agent_${workspaceId}_${letter}`;
const at = (ms: number) => new Date(FIRST + ms).toISOString();
const ask = (from: Date, to: Date, groupBy: UsageGrouping): Promise<Usage> =>
  getUsage({ db, actor: { workspaceId } } as unknown as Context, { from, to, groupBy });

/** The same query on the calls and chat answers themselves. */
async function plain(from: Date, to: Date, groupBy: UsageGrouping): Promise<Usage> {
  const keys: Record<UsageGrouping, [call: RawBuilder<unknown>, chat: RawBuilder<unknown>]> = {
    day: [
      sql`to_char(ended_at at time zone 'utc', 'YYYY-MM-DD')`,
      sql`to_char(settled_at at time zone 'utc', 'YYYY-MM-DD')`,
    ],
    agent: [sql`calls.agent_id`, sql`agent_id`],
    campaign: [sql`campaign_id`, sql`null`],
    number: [sql`case direction when 'outbound' then from_number else to_number end`, sql`null`],
  };
  const [call, chat] = keys[groupBy];
  const forward = { day: call, agent: sql`null`, campaign: sql`null`, number: sql`${forwarding()}` }[groupBy];
  const charged = (item: string) =>
    sql`coalesce((select sum((line ->> 'quantity')::bigint) from jsonb_array_elements(items) line where line ->> 'item' = ${item}), 0)`;
  const { rows } = await sql<UsageSums & { is_total: boolean }>`
    select key, sum(calls)::int8 as calls, sum(messages)::int8 as messages, sum(ms)::int8 as duration_ms, sum(input)::int8 as llm_input_tokens,
      sum(output)::int8 as llm_output_tokens, sum(characters)::int8 as tts_characters, sum(micros)::int8 as cost_micros,
      grouping(key) = 1 as is_total
    from (
      select ${call} as key, 1 as calls, 0 as messages, coalesce(duration_ms, 0) as ms,
        coalesce((usage ->> 'llm_input_tokens')::int8, 0) as input, coalesce((usage ->> 'llm_output_tokens')::int8, 0) as output,
        coalesce((usage ->> 'tts_characters')::int8, 0) as characters, coalesce(cost_micros, 0) + coalesce(leg.total_micros, 0) as micros
      from calls left join wallet_holds leg on leg.call_id = 'leg_' || substr(calls.id, 6)
      where calls.workspace_id = ${workspaceId} and ended_at >= ${from} and ended_at < ${to}
      union all
      select ${chat}, 0, 1, 0, ${charged('llm_input')}, ${charged('llm_output')}, ${charged('tts')}, coalesce(total_micros, 0) from wallet_holds
      where workspace_id = ${workspaceId} and left(call_id, 4) in ('msg_', 'test') and settled_at >= ${from} and settled_at < ${to}
      union all
      select ${forward}, 0, 0, 0, 0, 0, 0, total_micros from onward_legs join wallet_holds holds on holds.call_id = onward_legs.id
      where onward_legs.workspace_id = ${workspaceId} and kind = 'forward' and total_micros > 0 and ended_at >= ${from} and ended_at < ${to}
    ) as used
    group by grouping sets ((key), ()) having count(*) > 0 order by is_total desc, key`.execute(db);
  const [total, ...others] = rows;
  return toUsage({ from, to, groupBy }, others, total);
}

async function requireEqual(periods: readonly (readonly [number, number])[]): Promise<void> {
  for (const [from, to] of periods.map((ends) => ends.map((ms) => new Date(FIRST + ms)) as [Date, Date])) {
    for (const groupBy of GROUPINGS) expect(await ask(from, to, groupBy)).toEqual(await plain(from, to, groupBy));
  }
}

const PERIODS = [
  [0, 5 * DAY],
  [-300 * DAY, 60 * DAY],
  [DAY, 2 * DAY],
  [7 * HOUR, 3 * DAY + 5 * HOUR],
  [90 * 60_000, 4 * DAY + 1],
  [20 * 60_000, 40 * 60_000],
  [20 * 60_000, HOUR + 1],
  [3 * HOUR, 4 * HOUR],
] as const;

async function requireSums(): Promise<void> {
  const invariants = (await readInvariants()).filter(({ name }) => name.startsWith('usage'));
  expect(invariants.length).toBe(2);
  for (const invariant of invariants) {
    const { rows } = await base.pool.query(invariant.sql);
    expect({ name: invariant.name, rows }).toEqual({ name: invariant.name, rows: [] });
  }
}

async function plant(calls: readonly (Partial<PlantedCall> & { ms: number })[]): Promise<string[]> {
  const ids = await plantCalls(
    db,
    workspaceId,
    calls.map(({ ms, campaignId, ...call }) => {
      const campaign = campaignId === undefined ? {} : { campaignId: `cmp_${workspaceId}` };
      return { agentId: agent('a'), ...call, ...campaign, at: at(ms) };
    }),
  );
  await sql`update calls set usage = jsonb_build_object('llm_input_tokens', duration_ms / 7, 'llm_output_tokens', duration_ms / 90,
    'tts_characters', duration_ms / 20) where id = any(${ids}::text[])`.execute(db);
  return ids;
}

/** A charged answer in a chat or, for every second one, conversation of a test. */
async function plantChat(ms: number, letter: string): Promise<void> {
  const items = JSON.stringify([
    { item: 'llm_input', quantity: 40 + messages },
    { item: 'llm_output', quantity: 9 },
    { item: 'llm_input', quantity: 5 },
    { item: 'tts', quantity: 11 },
  ]);
  const id = `${++messages % 2 === 0 ? 'test' : 'msg'}_${messages}`;
  await sql`insert into wallet_holds (workspace_id, call_id, held_micros, agent_id)
    values (${workspaceId}, ${id}, 10, ${agent(letter)})`.execute(db);
  await sql`update wallet_holds set held_micros = 0, settled_at = ${at(ms)}, total_micros = 7, items = ${items}::jsonb, billed = false
    where call_id = ${id}`.execute(db);
}

/** Unique over all workspaces. */
const forwarding = () => `+1202555${3000 + workspaces}`;

/** The charged leg of a caller who was forwarded to a fallback number. */
async function plantForward(ms: number, micros = 40): Promise<void> {
  const id = `leg_fwd_${++messages}`;
  const number = `pn_${workspaceId}`;
  await sql`insert into phone_numbers (workspace_id, id, number, carrier) values (${workspaceId}, ${number}, ${forwarding()}, 'loopback')
    on conflict do nothing`.execute(db);
  await sql`insert into onward_legs (workspace_id, id, kind, direction, phone_number_id, carrier, ref, to_number, limit_seconds, expires_at)
    values (${workspaceId}, ${id}, 'forward', 'inbound', ${number}, 'loopback', ${id}, '+12025550109', 60, now())`.execute(
    db,
  );
  await sql`insert into wallet_holds (workspace_id, call_id, held_micros) values (${workspaceId}, ${id}, 5)`.execute(
    db,
  );
  await inTransaction(db, async (trx) => {
    await sql`update onward_legs set ended_at = ${at(ms)} where id = ${id}`.execute(trx);
    await sql`update wallet_holds set held_micros = 0, settled_at = now(), total_micros = ${micros}, billed = false
      where call_id = ${id}`.execute(trx);
  });
}

const openLeg = async (callId: string) => {
  const id = `leg_${callId.slice(5)}`;
  await sql`insert into wallet_holds (workspace_id, call_id, held_micros) values (${workspaceId}, ${id}, 5)`.execute(
    db,
  );
  // A leg of a call is counted with the call.
  await sql`insert into onward_legs (workspace_id, id, kind, direction, call_id, phone_number_id, carrier, to_number, limit_seconds, expires_at, ended_at)
    values (${workspaceId}, ${id}, 'transfer', 'inbound', ${callId}, 'pn', 'loopback', '+12025550109', 60, now(), ${at(0)})`.execute(
    db,
  );
};
const settleLeg = (callId: string) =>
  sql`update wallet_holds set held_micros = 0, settled_at = now(), total_micros = 77, billed = false
    where call_id = ${`leg_${callId.slice(5)}`}`.execute(db);

const SOME: readonly (Partial<PlantedCall> & { ms: number })[] = [
  { ms: 0 },
  { ms: 30 * 60_000, direction: 'inbound', number: '+12025550107' },
  { ms: HOUR - 1, campaignId: 'cmp', talkMs: 1_234 },
  { ms: HOUR, endReason: 'no_answer', number: '+12025550107' },
  { ms: DAY - 1, costMicros: 3 },
  { ms: DAY, channel: 'web', direction: 'inbound', number: null },
  { ms: 2 * DAY + 5 * HOUR, endReason: 'transferred' },
  { ms: 3 * DAY + 4 * HOUR },
];

async function plantSome(): Promise<string[]> {
  const ids = await plant(SOME.map((call, n) => ({ ...call, agentId: agent(n % 2 === 0 ? 'a' : 'b') })));
  for (const [n, ms] of [10 * 60_000, DAY + 1, 30 * HOUR].entries()) await plantChat(ms, n === 1 ? 'b' : 'a');
  for (const ms of [20 * 60_000, 2 * DAY]) await plantForward(ms);
  await plantForward(5 * HOUR, 0);
  return ids;
}

test('the sums equal a plain count, for any period and grouping, before and after they are computed', async () => {
  await plantSome();
  await requireEqual(PERIODS);
  await sumUsage({ db }, NEVER);
  const { rows } = await sql`select from usage_changes where workspace_id = ${workspaceId}`.execute(db);
  expect(rows).toHaveLength(0);
  await requireSums();
  await requireEqual(PERIODS);
});

test('with current sums, only calls of less than an hour at each end are read', async () => {
  await plantSome();
  await sumUsage({ db }, NEVER);
  const figures = await ask(new Date(FIRST), new Date(FIRST + 5 * DAY), 'number');
  await sql`alter table calls disable trigger calls_used_otherwise`.execute(db);
  await sql`update calls set duration_ms = duration_ms + 60000 where workspace_id = ${workspaceId}`.execute(db);
  await sql`alter table calls enable trigger calls_used_otherwise`.execute(db);
  expect(await ask(new Date(FIRST), new Date(FIRST + 5 * DAY), 'number')).toEqual(figures);
  expect(await ask(new Date(FIRST + 1), new Date(FIRST + 5 * DAY), 'number')).not.toEqual(figures);
  for (const sums of ['usage_hours', 'usage_days']) await sql`delete from ${sql.table(sums)}`.execute(db);
  await sumUsageAgain({ db }, NEVER);
  await requireSums();
  await requireEqual(PERIODS);
});

test('later changes of an hour are in the figures immediately: costs, late legs, chat answers, erasures, new calls', async () => {
  const ids = await plantSome();
  await sumUsage({ db }, NEVER);
  const changes = [
    () => sql`update calls set cost_micros = cost_micros + 5 where id = ${ids[0]}`.execute(db),
    // The second call did not end as transferred, because the process died after its request to the carrier.
    ...[ids[6]!, ids[0]!].flatMap((id) => [() => openLeg(id), () => settleLeg(id)]),
    () => plantChat(2 * DAY, 'b'),
    () => plantForward(3 * DAY),
    () => inTransaction(db, (trx) => eraseRows(trx, workspaceId, ids[1]!, new Date())),
    () => plant([{ ms: HOUR + 1 }]),
    () => sql`update calls set ended_at = ended_at + interval '1 day' where id = ${ids[4]}`.execute(db),
  ];
  let before = await ask(new Date(FIRST), new Date(FIRST + 5 * DAY), 'number');
  let seen = 0;
  for (const change of changes) {
    await change();
    await requireEqual(PERIODS.slice(0, 4));
    await requireSums();
    const after = await ask(new Date(FIRST), new Date(FIRST + 5 * DAY), 'number');
    if (JSON.stringify(after) !== JSON.stringify(before)) seen++;
    before = after;
    await sumUsage({ db }, NEVER);
    await requireEqual(PERIODS.slice(0, 4));
    await requireSums();
  }
  // Opening a hold charges nothing, and an end that moves by a day is still in the period.
  expect(seen).toBe(changes.length - 3);
});

// The embedded database has one transaction at a time.
test.skipIf(serverUrl() === undefined)(
  'a change whose transaction commits after its hour was summed is not lost',
  async () => {
    const [id] = await plant([{ ms: 0 }]);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let written = (): void => undefined;
    const hasWritten = new Promise<void>((resolve) => (written = resolve));
    const change = inTransaction(db, async (trx) => {
      await sql`update calls set cost_micros = cost_micros + 9 where id = ${id}`.execute(trx);
      written();
      await released;
    });
    await hasWritten;
    await sumUsage({ db }, NEVER);
    release();
    await change;
    await requireEqual(PERIODS);
    await sumUsage({ db }, NEVER);
    await requireEqual(PERIODS);
    await requireSums();
  },
);

test('calls and chat answers from before the upgrade are in the figures immediately and after each summing step', async () => {
  await plantSome();
  // The state before change records existed.
  await sql`delete from usage_changes`.execute(db);
  await sql.raw(await readFile('db/migrations/0120_usage_of_old_calls.sql', 'utf8')).execute(db);
  const [, noteForwards] = (await readFile('db/migrations/0189_usage_of_forwarded_callers.sql', 'utf8')).split(
    /^(?=insert)/m,
  );
  await sql.raw(noteForwards!).execute(db);
  await requireSums();
  await requireEqual(PERIODS);
  const hours = async () => {
    const { rows } = await sql<{ hours: number }>`
      select count(*)::int as hours from usage_changes where workspace_id = ${workspaceId}`.execute(db);
    return rows[0]!.hours;
  };
  expect(await hours()).toBe(10);
  const between = new Set<number>();
  while ((await hours()) > 0) {
    const stop = new AbortController();
    await sumUsage({ db: abortingAtSums(stop) }, stop.signal, 2);
    await requireEqual(PERIODS.slice(3, 4));
    await requireSums();
    between.add(await hours());
  }
  expect(between.size).toBeGreaterThan(3);
  await requireEqual(PERIODS);
});

/** Aborts in the first step, which is then completed. */
function abortingAtSums(stop: AbortController): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('insert into usage_days')) stop.abort();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

test('summing that is killed at any statement leaves the work for the next run', async () => {
  await plantSome();
  let deaths = 0;
  for (let n = 1; n < 14; n++) {
    let left = n;
    const failing = db.withPlugin({
      transformQuery: ({ node }) => {
        if (--left === 0) throw new Error('killed');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await sumUsage({ db: failing }, NEVER, 2).catch((error: Error) => {
      if (error.message !== 'killed') throw error;
      deaths++;
    });
    await requireSums();
    await requireEqual(PERIODS.slice(3, 4));
  }
  expect(deaths).toBeGreaterThan(3);
});

test('the current hour is read from its calls, with one change record however many calls ended', async () => {
  const now = Date.now() - FIRST;
  await plant(Array.from({ length: 30 }, () => ({ ms: now })));
  await sumUsage({ db }, NEVER);
  const { rows } = await sql`select hour from usage_changes where workspace_id = ${workspaceId}`.execute(db);
  // None if the hour has passed in the meantime.
  expect(rows.length).toBeLessThanOrEqual(1);
  await requireEqual([[now - DAY, now + DAY]]);
});

test(`the parts of a period cover it once, with whole hours of current sums and nothing else (seed ${seed})`, () => {
  const time = fc.integer({ min: 0, max: 6 * 96 }).map((quarter) => FIRST + quarter * 15 * 60_000);
  const changed = fc.uniqueArray(fc.integer({ min: 0, max: 6 * 24 - 1 }), { maxLength: 12 });
  fc.assert(
    fc.property(time, time, fc.integer({ min: 0, max: 2 }), changed, (one, other, more, hours) => {
      const [since, until] = [Math.min(one, other), Math.max(one, other) + more];
      fc.pre(since < until);
      const notCurrent = hours.map((hour) => new Date(FIRST + hour * HOUR));
      const parts = splitPeriod({ since: new Date(since), until: new Date(until) }, notCurrent);
      const all = [
        ...parts.days.map((day) => [day.getTime(), day.getTime() + DAY] as const),
        ...parts.hours.map((hour) => [hour.getTime(), hour.getTime() + HOUR] as const),
        ...parts.spans.map((span) => [span.since.getTime(), span.until.getTime()] as const),
      ].toSorted(([a], [b]) => a - b);
      expect([all[0]![0], all.at(-1)![1]]).toEqual([since, until]);
      for (let n = 1; n < all.length; n++) expect(all[n]![0]).toBe(all[n - 1]![1]);
      const summed = [
        ...parts.days.flatMap((day) => Array.from({ length: 24 }, (_, n) => day.getTime() + n * HOUR)),
        ...parts.hours.map(Number),
      ];
      expect(summed.filter((hour) => notCurrent.some((one) => one.getTime() === hour))).toEqual([]);
      const read = parts.spans.reduce((ms, span) => ms + (span.until.getTime() - span.since.getTime()), 0);
      expect(read).toBeLessThan((notCurrent.length + 2) * HOUR);
    }),
    { seed, numRuns: size(300, 10_000) },
  );
});

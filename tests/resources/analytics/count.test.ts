// Counting of calls: exactly once whatever is interrupted, corrected by later changes, kept after erasures, bounded in
// rows. Uses its own database, because it counts without the service.
import fc from 'fast-check';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { checkInvariants } from '../../../src/database/invariants.ts';
import { inTransaction, type Db } from '../../../src/database/transaction.ts';
import { END_REASONS } from '../../../src/resources/analytics/measures.ts';
import {
  backfillCounts,
  countBeforeErasure,
  countChanges,
  followTimeZones,
  recountAll,
} from '../../../src/resources/analytics/service/count.ts';
import { MAX_GROUPS, placeGroups } from '../../../src/resources/analytics/service/groups.ts';
import type { UncountedGroup } from '../../../src/resources/analytics/store/count.ts';
import { eraseRows, insertErasure } from '../../../src/resources/calls/rows/erasures.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { seed, size } from '../../support/sizes.ts';
import { count, plantCalls, type PlantedCall } from './support.ts';

let base: TestDatabase;
let db: Db;
const NEVER = new AbortController().signal;

beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
});
afterAll(() => base.close());

let workspaces = 0;
const agentOf = (workspaceId: string, letter: string) => `agent_${workspaceId}_${letter}`;
async function newWorkspace(): Promise<string> {
  const id = `wsp_${++workspaces}`;
  await sql`insert into workspaces (id, name) values (${id}, 'Northwind')`.execute(db);
  await sql`insert into wallets (workspace_id) values (${id})`.execute(db);
  for (const agent of [agentOf(id, 'a'), agentOf(id, 'b')]) {
    await sql`insert into agents (workspace_id, id, agent_name, settings) values (${id}, ${agent}, 'Ada', '{}')`.execute(
      db,
    );
    await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed)
      select ${id}, ${agent}, version, '{}', '{}' from generate_series(1, 2) version`.execute(db);
  }
  return id;
}

async function requireSums(): Promise<void> {
  const findings = await checkInvariants(base.pool);
  const broken = findings.filter(({ name, count: rows }) => rows > 0 && name.startsWith('analytics'));
  expect(broken.map(({ name, rows }) => ({ name, rows }))).toEqual([]);
}

interface Totals {
  calls: number;
  answered: number;
  successes: number;
  failures: number;
  ratings: number;
  rating_sum: number;
  talk_ms: number;
  cost_micros: number;
  turns: number;
}

/** Everything that is summed for a workspace. */
async function totalsOf(workspaceId: string): Promise<Totals> {
  const { rows } = await sql<Totals & { slots: string | null }>`
    select coalesce(sum(calls), 0)::int as calls, coalesce(sum(answered), 0)::int as answered,
      coalesce(sum(successes), 0)::int as successes, coalesce(sum(failures), 0)::int as failures,
      coalesce(sum(ratings), 0)::int as ratings, coalesce(sum(rating_sum), 0)::int as rating_sum,
      coalesce(sum(talk_ms), 0)::int as talk_ms, coalesce(sum(cost_micros), 0)::int as cost_micros,
      sum(response_times::vector) as slots
    from analytics_days where workspace_id = ${workspaceId} and level = 2`.execute(db);
  const { slots, ...totals } = rows[0]!;
  const all = (JSON.parse(slots ?? '[]') as number[]).reduce((sum, n) => sum + n, 0);
  return { ...totals, turns: all / 4 };
}

/** A connection whose nth statement from now fails, as if the process had been killed before it. */
function failingAt(n: number): Db {
  let left = n;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (--left === 0) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

interface Model {
  id: string;
  call: PlantedCall;
  erased: boolean;
}

const answers = ({ endReason }: PlantedCall) => endReason !== 'no_answer';

function expected(model: readonly Model[]): Totals {
  const sum = (of: (call: PlantedCall) => number) => model.reduce((all, { call }) => all + of(call), 0);
  return {
    calls: model.length,
    answered: sum((call) => Number(answers(call))),
    successes: sum((call) => Number(answers(call) && call.success === true)),
    failures: sum((call) => Number(answers(call) && call.success === false)),
    ratings: sum(({ rating }) => Number(typeof rating === 'number')),
    rating_sum: sum(({ rating }) => rating ?? 0),
    talk_ms: sum((call) => (answers(call) ? 60_000 : 0)),
    cost_micros: sum(({ costMicros, endReason }) => (endReason === 'no_answer' ? 0 : costMicros!)),
    turns: sum((call) => (answers(call) ? (call.turns?.length ?? 0) : 0)),
  };
}

const callArbitrary: fc.Arbitrary<PlantedCall> = fc.record({
  at: fc.integer({ min: 0, max: 40 }).map((n) => new Date(Date.UTC(2026, 2, 28, 20) + n * 3_700_000).toISOString()),
  agentId: fc.constantFrom('a', 'b'),
  agentVersion: fc.constantFrom(1, 2),
  direction: fc.constantFrom('outbound', 'inbound'),
  number: fc.constantFrom('+12025550198', '+12025550199', null),
  endReason: fc.constantFrom('caller_hangup', 'no_answer', 'transferred', 'media_lost'),
  success: fc.option(fc.boolean()),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  costMicros: fc.integer({ min: 0, max: 90_000 }),
  turns: fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 40_000 }), fc.nat(500)), {
    maxLength: 4,
  }),
});

const stepArbitrary = fc.oneof(
  fc.record({ do: fc.constant('end' as const), calls: fc.array(callArbitrary, { minLength: 1, maxLength: 6 }) }),
  fc.record({ do: fc.constant('rate' as const), which: fc.nat(), rating: fc.option(fc.integer({ min: 1, max: 5 })) }),
  fc.record({ do: fc.constant('analyse' as const), which: fc.nat(), success: fc.boolean() }),
  fc.record({ do: fc.constant('leg' as const), which: fc.nat(), micros: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ do: fc.constant('erase' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('count' as const) }),
  fc.record({ do: fc.constant('count twice at once' as const) }),
  fc.record({ do: fc.constant('die' as const), statement: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('zone' as const), zone: fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York') }),
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer S> ? S : never;

async function take(step: Step, workspaceId: string, model: Model[]): Promise<void> {
  if (step.do === 'end') {
    const calls = step.calls.map((call) => ({ ...call, agentId: agentOf(workspaceId, call.agentId) }));
    const ids = await plantCalls(db, workspaceId, calls);
    model.push(...calls.map((call, i) => ({ id: ids[i]!, call, erased: false })));
  } else if (step.do === 'count') {
    await count(db);
  } else if (step.do === 'count twice at once') {
    await Promise.all([count(db), count(db)]);
  } else if (step.do === 'die') {
    await countChanges({ db: failingAt(step.statement) }, NEVER).catch((error: Error) => {
      if (error.message !== 'killed') throw error;
    });
  } else if (step.do === 'zone') {
    await sql`update workspaces set time_zone = ${step.zone} where id = ${workspaceId}`.execute(db);
    await followTimeZones({ db });
  } else {
    const one = model[step.which % Math.max(1, model.length)];
    if (one && !one.erased) await change(step, workspaceId, one);
  }
}

async function change(step: Extract<Step, { which: number }>, workspaceId: string, one: Model): Promise<void> {
  const { id, call } = one;
  if (step.do === 'rate') {
    call.rating = step.rating;
    await sql`update calls set rating = ${step.rating} where id = ${id}`.execute(db);
  } else if (step.do === 'analyse' && answers(call)) {
    call.success = step.success;
    await sql`insert into call_analyses (call_id, summary, success, engine) values (${id}, '', ${step.success}, 'builtin')
      on conflict (call_id) do update set success = excluded.success`.execute(db);
  } else if (step.do === 'leg' && answers(call)) {
    call.costMicros! += step.micros;
    const leg = `leg_${id.slice(5)}`;
    await sql`insert into wallet_holds (workspace_id, call_id, held_micros, billed) values (${workspaceId}, ${leg}, 0, true)
      on conflict do nothing`.execute(db);
    await sql`update wallet_holds set total_micros = coalesce(total_micros, 0) + ${step.micros}, settled_at = now(), billed = false
      where call_id = ${leg}`.execute(db);
  } else if (step.do === 'erase') {
    one.erased = true;
    await inTransaction(db, async (trx) => {
      await sql`select from calls where id = ${id} for update`.execute(trx);
      await countBeforeErasure(trx, id);
      const counts = await eraseRows(trx, workspaceId, id, new Date());
      await insertErasure(trx, workspaceId, { callId: id, at: new Date(), counts, pending: ['recording'] });
    });
  }
}

test(
  'sums equal the calls after any sequence of ends, corrections, erasures, crashes and time zone changes',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 5, maxLength: 30, size: 'max' }), async (steps) => {
        const workspaceId = await newWorkspace();
        const model: Model[] = [];
        for (const step of steps) await take(step, workspaceId, model);
        await requireSums();
        await count(db);
        expect(await totalsOf(workspaceId)).toEqual(expected(model));
        await requireSums();
        // Sums recomputed from the calls are equal, also if the content of calls was deleted.
        await recountAll({ db }, NEVER, () => undefined);
        expect(await totalsOf(workspaceId)).toEqual(expected(model));
        await requireSums();
      }),
      { seed, numRuns: size(8, 200) },
    );
  },
);

test('calls from before the upgrade are counted in steps, which are repeated after a crash', async () => {
  const workspaceId = await newWorkspace();
  const ids = await plantCalls(
    db,
    workspaceId,
    Array(600).fill({ at: '2026-03-01T00:00:00Z', agentId: agentOf(workspaceId, 'a') }),
  );
  // The state after the migration.
  await sql`delete from analytics_changes`.execute(db);
  await sql`update analytics_backfill set before = '~', done_at = null`.execute(db);
  await requireSums();
  let deaths = 0;
  for (let n = 1; n < 30; n += 5) {
    await backfillCounts({ db: failingAt(n) }, NEVER).catch((error: Error) => {
      if (error.message !== 'killed') throw error;
      deaths++;
    });
    await requireSums();
  }
  await backfillCounts({ db }, NEVER);
  expect(deaths).toBeGreaterThan(1);
  expect((await totalsOf(workspaceId)).calls).toBe(ids.length);
  const { rows } = await sql`select from analytics_backfill where done_at is not null`.execute(db);
  expect(rows).toHaveLength(1);
  await requireSums();
});

test('a time zone that the database does not know counts as UTC', async () => {
  const workspaceId = await newWorkspace();
  await sql`update workspaces set time_zone = 'Mars/Olympus' where id = ${workspaceId}`.execute(db);
  await plantCalls(db, workspaceId, [{ at: '2026-03-01T00:00:00Z', agentId: agentOf(workspaceId, 'a') }]);
  await count(db);
  await followTimeZones({ db });
  expect((await totalsOf(workspaceId)).calls).toBe(1);
});

test('end reasons are in database order, and none of the contract is missing', async () => {
  const { rows } = await sql<{ names: string[] }>`select end_reasons() as names`.execute(db);
  expect(rows[0]!.names).toEqual(END_REASONS);
  expect(END_REASONS.toSorted()).toEqual(contract.components.schemas.CallEndReason.enum.toSorted());
});

test('numbers beyond the limit of a day are counted together, with all sums', async () => {
  const workspaceId = await newWorkspace();
  const calls = Array.from({ length: MAX_GROUPS + 20 }, (_, n) => ({
    at: '2026-03-01T00:00:00Z',
    agentId: agentOf(workspaceId, 'a'),
    number: `+1202${String(n).padStart(7, '0')}`,
  }));
  await plantCalls(db, workspaceId, calls);
  await count(db);
  await plantCalls(db, workspaceId, calls.slice(-20));
  await count(db);
  const { rows } = await sql<{ folded: number; groups: number; calls: number }>`
    select folded, count(*)::int as groups, sum(calls)::int as calls from analytics_days join analytics_groups g on g.id = group_id
    where analytics_days.workspace_id = ${workspaceId} and g.level = 2 group by 1 order by 1`.execute(db);
  expect(rows).toEqual([
    { folded: 0, groups: MAX_GROUPS, calls: MAX_GROUPS },
    { folded: 1, groups: 1, calls: 40 },
  ]);
  await requireSums();
});

test('agents beyond twice the limit are counted together too', () => {
  const uncounted = (n: number): UncountedGroup => ({
    key: `${n}`,
    workspace_id: 'wsp_1',
    day: new Date(0),
    agent_id: `agent_${n}`,
    agent_version: 1,
    number: '+12025550199',
    campaign_id: '',
    direction: 'outbound',
    channel: 'phone',
    group_id: null,
    in_use: false,
    groups_in_use: n < 5 ? 0 : n < 7 ? 3 : 6,
  });
  const foldedOf = (numbers: readonly number[]) =>
    placeGroups(numbers.map(uncounted), 3).map((one) => ('group' in one ? one.group.folded : null));
  expect(foldedOf([0, 1, 2, 3])).toEqual([0, 0, 0, 1]);
  expect(foldedOf([5, 6])).toEqual([1, 1]);
  expect(foldedOf([7, 8])).toEqual([2, 2]);
  const known = { ...uncounted(9), group_id: '7', in_use: true };
  expect(placeGroups([known], 3)).toEqual([{ of: known, groupId: '7' }]);
});

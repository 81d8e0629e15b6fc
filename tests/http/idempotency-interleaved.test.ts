// Requests with equal and different keys and bodies, in random orders: they start, reach their
// effect, respond, fail, or stall until another one takes over, one step at a time. In every order, a key has at most one
// effect, and all 201 responses under a key are equal.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail } from '../../src/core/errors.ts';
import { createdId } from '../../src/core/ids.ts';
import type { AnyHandler } from '../../src/http/mount.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { AGENT, NEW_AGENT, settings, startHarness, type HttpHarness } from './http-harness.ts';

type Gate = 'before' | 'after';
type Order = 'go' | 'break' | 'refuse';

/** A handler that waits before and after its effect until the test decides how it continues. */
interface Standing {
  gate: Gate;
  request: number;
  order(order: Order): void;
}

interface Sent {
  key: string;
  name: string;
  /** Its lease was taken over while it ran, so it counts as dead. */
  robbed: boolean;
  /** The test made it fail, so its 5xx is expected. */
  broken: boolean;
  answer: { status: number; body: string } | null;
}

type Step = { op: 'send'; key: number; name: number } | { op: 'go'; pick: number; order: Order } | { op: 'expire' };

const KEYS = ['k1', 'k2'];
const NAMES = ['Ada', 'Bob'];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('send' as const),
      key: fc.nat(1),
      name: fc.nat(5).map((n) => (n === 0 ? 1 : 0)),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('go' as const),
      pick: fc.nat(),
      order: fc.constantFrom<Order[]>('go', 'go', 'go', 'go', 'break', 'refuse'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ op: 'expire' } as const) },
);

let database: TestDatabase;
let harness: HttpHarness;
let standing: Standing[] = [];
let sent: Sent[] = [];
const seen = { created: 0, broken: 0, robbed: 0 };

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table effects (id text primary key, name text not null, key text not null)`.execute(database.db);
  await sql`insert into workspaces (id, name) values ('wsp_a', 'A')`.execute(database.db);
  const rateLimits = { ...settings.rateLimits, user: { max: 1_000_000, windowSeconds: 60, per: 'user' as const } };
  harness = await startHarness(
    { createAgent, getAgent },
    { database, settings: { idempotencyLeaseSeconds: 3600, rateLimits } },
  );
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

const createAgent: AnyHandler = async (ctx, input) => {
  const { name, metadata } = input.body as { name: string; metadata: { request: string; key: string } };
  const request = Number(ctx.ip.split('.').at(-1));
  await stand('before', request);
  const id = createdId(ctx, 'agent');
  await sql`insert into effects values (${id}, ${name}, ${metadata.key})`.execute(ctx.db);
  await stand('after', request);
  return { status: 201, body: { ...AGENT, name, agent_id: id } };
};

const getAgent: AnyHandler = async (ctx, input) => {
  const { rows } = await sql<{ name: string }>`select name from effects where id = ${input.path['id']}`.execute(ctx.db);
  if (!rows[0]) throw fail('agent_not_found');
  return { status: 200, body: { ...AGENT, name: rows[0].name, agent_id: input.path['id'] } };
};

async function stand(gate: Gate, request: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Order>();
  standing.push({ gate, request, order: resolve });
  const order = await promise;
  if (order === 'break') throw new Error('the cable is out');
  // A refusal that depends on state comes before the effect.
  if (order === 'refuse' && gate === 'before') throw fail('agent_in_use');
}

/** Sends, and waits until the request is at a gate or has a response. */
async function send(key: string, name: string): Promise<void> {
  const index = sent.length;
  const request: Sent = { key, name, robbed: false, broken: false, answer: null };
  sent.push(request);
  const answered = harness.app.inject({
    method: 'POST',
    url: '/v1/agents',
    headers: { ...harness.bearer('write'), 'idempotency-key': key },
    payload: { ...NEW_AGENT, name, metadata: { key } },
    // Identifies the request to the handler; not part of the fingerprint.
    remoteAddress: `192.0.2.${index}`,
  });
  void answered.then(({ statusCode, body }) => (request.answer = { status: statusCode, body }));
  await until(() => request.answer !== null || standing.some((one) => one.request === index));
}

async function go(pick: number, order: Order): Promise<void> {
  const one = standing.splice(pick % Math.max(1, standing.length), 1)[0];
  if (!one) return;
  const request = sent[one.request]!;
  if (order === 'break') request.broken = true;
  one.order(order);
  await until(() => request.answer !== null || standing.some(({ request: index }) => index === one.request));
}

/** Simulates the crash of every process: all leases expire, although the handlers may resume. */
async function expire(): Promise<void> {
  for (const request of sent) if (request.answer === null) request.robbed = true;
  await sql`update idempotency_keys set lease_until = now() where status is null`.execute(database.db);
}

async function play(steps: readonly Step[]): Promise<void> {
  standing = [];
  sent = [];
  await sql`truncate effects, idempotency_keys`.execute(database.db);
  for (const next of steps) {
    if (next.op === 'send') await send(KEYS[next.key]!, NAMES[next.name]!);
    else if (next.op === 'go') await go(next.pick, next.order);
    else await expire();
  }
  while (standing.length > 0) await go(0, 'go');
}

async function check(): Promise<void> {
  const { rows } = await sql<{ key: string; name: string }>`select key, name from effects`.execute(database.db);
  for (const key of KEYS) {
    const mine = rows.filter((row) => row.key === key);
    const answers = sent
      .filter((request) => request.key === key)
      .map(({ answer, ...request }) => ({ ...request, ...answer! }));
    const created = answers.filter(({ status }) => status === 201);
    expect(mine.length).toBeLessThanOrEqual(1);
    expect(new Set(created.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
    if (created.length > 0) expect(mine).toHaveLength(1);
    for (const { name } of created) expect(name).toBe(mine[0]!.name);
    seen.created += created.length;
    for (const { status, broken, robbed } of answers) {
      seen.broken += Number(broken);
      seen.robbed += Number(robbed);
      expect([201, 409, 422, 500]).toContain(status);
      if (status === 500) expect(broken || robbed).toBe(true);
    }
  }
}

test(
  'a key has at most one effect and one response, in every order in which requests run, fail and stall',
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      await play(steps);
      await check();
    });
    const runs = size(60, 1_000);
    await fc.assert(property, { numRuns: runs });
    // The random runs covered the cases: most created something, some failed, and some lost their lease.
    expect(seen.created).toBeGreaterThan(runs / 2);
    expect(seen.broken).toBeGreaterThan(0);
    expect(seen.robbed).toBeGreaterThan(0);
  },
  size(60_000, 1_800_000),
);

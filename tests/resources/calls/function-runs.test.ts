// Runs of a function over HTTP, read from the timelines of finished calls that are recorded as in a conversation.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { removeTranscripts } from '../../../src/resources/calls/rows/retention.ts';
import { selectRuns } from '../../../src/resources/calls/rows/runs.ts';
import { appendTimeline } from '../../../src/resources/calls/rows/timeline.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { ended, place } from './support.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BUSY = '+12025550101';
const HANG_UP = { type: 'end_call', description: 'Ends the call.' };

interface Made {
  agent: string;
  functions: [string, string];
}

async function agentWithFunctions(tenant: Tenant): Promise<Made> {
  const functions = ['first', 'second'].map((name) => ({ ...HANG_UP, name }));
  const agent = await tenant.ok('createAgent', { body: agentBody({ functions }) });
  return { agent: agent.agent_id, functions: agent.functions.map(({ id }) => id) as [string, string] };
}

/** A call in which the functions ran in sequence, each with its index as the argument. */
async function callWith(tenant: Tenant, agent: string, ran: readonly [id: string | null, number: number][]) {
  const { call_id: id } = await place(tenant, BUSY, agent);
  await ended(tenant, id);
  await inTransaction(app.runtime.db, async (trx) => {
    for (const [functionId, number] of ran) {
      const result: JsonObject = number < 0 ? { error: 'no answer in time' } : { number };
      const run = { name: 'first', kind: 'webhook', arguments: { number }, ok: number >= 0, result };
      const data = { function_id: functionId, ...run, start_ms: 1000, end_ms: 1084 };
      await appendTimeline(trx, app.runtime, id, [{ type: 'tool', data }]);
    }
  });
  return id;
}

const runsOf = (tenant: Tenant, { agent, functions: [id] }: Made, query: Record<string, string> = {}) =>
  tenant.ok('listAgentFunctionRuns', { path: { id: agent, function_id: id }, query });
const numbersOf = async (tenant: Tenant, made: Made) =>
  (await runsOf(tenant, made)).data.map(({ arguments: given }) => given['number']);

describe('listAgentFunctionRuns', () => {
  test('lists the arguments and results of one function in all calls, newest first, with the call', async () => {
    const tenant = await newTenant(app.url);
    const made = await agentWithFunctions(tenant);
    const [one, other] = made.functions;
    const older = await callWith(tenant, made.agent, [
      [one, 1],
      [other, 2],
      [null, 3],
    ]);
    const newer = await callWith(tenant, made.agent, [
      [one, -1],
      [one, 4],
    ]);
    const { data, has_more } = await runsOf(tenant, made);
    expect(has_more).toBe(false);
    expect(data.map(({ call_id: id, ok, result }) => [id, ok, result])).toEqual([
      [newer, true, { number: 4 }],
      [newer, false, { error: 'no answer in time' }],
      [older, true, { number: 1 }],
    ]);
    const [{ sequence, at, ...last }] = data as [(typeof data)[number]];
    expect(last).toEqual({
      call_id: newer,
      name: 'first',
      arguments: { number: 4 },
      ok: true,
      result: { number: 4 },
      duration_ms: 84,
    });
    const timeline = await tenant.ok('listCallEvents', { path: { id: newer }, query: { limit: '100' } });
    expect(timeline.data.find((event) => event.sequence === sequence)).toMatchObject({ type: 'tool', at });
  });

  test('pages without skips or repeats, although runs of a call have the same time', async () => {
    const tenant = await newTenant(app.url);
    const made = await agentWithFunctions(tenant);
    const [one] = made.functions;
    await callWith(
      tenant,
      made.agent,
      [1, 2, 3].map((number) => [one, number]),
    );
    await callWith(
      tenant,
      made.agent,
      [4, 5].map((number) => [one, number]),
    );
    await sql`update call_events set at = '2026-11-21T09:30:00Z' where data ->> 'function_id' = ${one}`.execute(
      app.runtime.db,
    );
    const all = await numbersOf(tenant, made);
    expect(all.toSorted()).toEqual([1, 2, 3, 4, 5]);
    const paged: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await runsOf(tenant, made, { limit: '2', ...(cursor && { cursor }) });
      paged.push(...page.data.map(({ arguments: given }) => given['number']));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
    const path = { id: made.agent, function_id: one };
    for (const key of ['x', [1, 'call_1', 2 ** 40]]) {
      const cursor = markedCursor('listAgentFunctionRuns', key, path);
      expect((await tenant.refused('listAgentFunctionRuns', { path, query: { cursor } })).code).toBe('invalid_cursor');
    }
  });

  test('omits erased calls and calls whose transcript was removed', async () => {
    const tenant = await newTenant(app.url);
    const made = await agentWithFunctions(tenant);
    const [one] = made.functions;
    const erased = await callWith(tenant, made.agent, [[one, 1]]);
    const removed = await callWith(tenant, made.agent, [[one, 2]]);
    expect(await numbersOf(tenant, made)).toEqual([2, 1]);
    await tenant.ok('deleteCall', { path: { id: erased } });
    expect(await numbersOf(tenant, made)).toEqual([2]);
    const { db } = app.runtime;
    await db.updateTable('calls').set({ started_at: new Date() }).where('id', '=', removed).execute();
    await removeTranscripts(db, { workspaceId: tenant.workspaceId, agentId: made.agent, days: 0 }, 10);
    expect(await numbersOf(tenant, made)).toEqual([]);
  });

  test('lists only runs of this agent’s function in this workspace', async () => {
    const [tenant, otherTenant] = [await newTenant(app.url), await newTenant(app.url)];
    const [made, other] = [await agentWithFunctions(tenant), await agentWithFunctions(tenant)];
    await callWith(tenant, made.agent, [[made.functions[0], 1]]);
    const path = { id: other.agent, function_id: made.functions[0] };
    expect((await tenant.refused('listAgentFunctionRuns', { path })).code).toBe('function_not_found');
    const foreign = { id: made.agent, function_id: made.functions[0] };
    expect((await otherTenant.refused('listAgentFunctionRuns', { path: foreign })).code).toBe('agent_not_found');
    expect(await selectRuns(app.runtime.db, otherTenant.workspaceId, made.functions[0], 20, undefined)).toEqual([]);
  });
});

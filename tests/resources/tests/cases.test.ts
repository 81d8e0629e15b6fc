// Test cases over HTTP: create, list, change, delete, and refusals.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { appendTimeline } from '../../../src/resources/calls/rows/timeline.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { until } from '../../support/until.ts';
import { ASKS } from './shop.ts';

let app: TestApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
});
afterAll(() => app?.close());

const create = (more: Record<string, unknown>) =>
  tenant.ok('createTestCase', { body: { name: 'A case', agent_id: agentId, caller: ASKS, ...more } });

describe('test cases', () => {
  test('are created with defaults, listed by agent and tag, changed and deleted', async () => {
    const own = await newTenant(app.url);
    const agent = (await own.ok('createAgent', { body: agentBody() })).agent_id;
    const made = await own.ok('createTestCase', { body: { name: 'One', agent_id: agent, caller: ASKS, tags: ['x'] } });
    expect(made).toMatchObject({
      agent_version: null,
      line: { type: 'text' },
      mocks: [],
      expect: [],
      max_turns: 20,
      real_functions: false,
    });
    const path = { id: made.id };
    expect(await own.ok('getTestCase', { path })).toEqual(made);
    const { id: _id, created_at: _c, updated_at: _u, ...copy } = made;
    await own.ok('createTestCase', { body: { ...made, name: 'A copy', tags: ['y'] } });
    expect(copy.name).toBe('One');
    const listed = async (query: Record<string, string>) =>
      (await own.ok('listTestCases', { query })).data.map(({ name }) => name);
    expect(await listed({ agent_id: agent })).toEqual(['A copy', 'One']);
    expect(await listed({ tag: 'x' })).toEqual(['One']);
    const changed = await own.ok('updateTestCase', {
      path,
      body: { name: 'Two', agent_version: 1, max_turns: null, expect: [{ type: 'said', text: 'hi' }] },
    });
    expect(changed).toMatchObject({
      name: 'Two',
      agent_version: 1,
      max_turns: 20,
      expect: [{ type: 'said', text: 'hi' }],
    });
    expect((await tenant.refused('getTestCase', { path })).code).toBe('test_case_not_found');
    expect((await tenant.refused('updateTestCase', { path, body: { name: 'Mine' } })).code).toBe('test_case_not_found');
    expect((await tenant.refused('deleteTestCase', { path })).code).toBe('test_case_not_found');
    await own.ok('deleteTestCase', { path });
    expect((await own.refused('getTestCase', { path })).code).toBe('test_case_not_found');
    expect((await tenant.refused('getTestRun', { path: { id: 'run_1' } })).code).toBe('test_run_not_found');
    expect((await tenant.refused('cancelTestRun', { path: { id: 'run_1' } })).code).toBe('test_run_not_found');
    expect(
      (await tenant.refused('listTestCases', { query: { cursor: markedCursor('listTestCases', 'x') } })).code,
    ).toBe('invalid_cursor');
    expect((await tenant.refused('listTestRuns', { query: { cursor: markedCursor('listTestRuns', 'x') } })).code).toBe(
      'invalid_cursor',
    );
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an expectation with nothing to look for', { expect: [{ type: 'said' }] }, '/expect/0 required'],
    [
      'an expectation with two things',
      { expect: [{ type: 'not_said', text: 'a', pattern: 'b' }] },
      '/expect/0 required',
    ],
    ['a phrase without a word', { expect: [{ type: 'said', text: '…' }] }, '/expect/0/text not_allowed'],
    ['a pattern that is not RE2', { expect: [{ type: 'said', pattern: '(?=a)b' }] }, '/expect/0/pattern pattern'],
    [
      'a pattern of exponential size',
      { expect: [{ type: 'said', pattern: '((a{100}){100}){100}' }] },
      '/expect/0/pattern pattern',
    ],
    [
      'a turn that does nothing',
      { caller: { type: 'script', turns: [{ interrupts: true }] } },
      '/caller/turns/0 required',
    ],
    ['a voice that nobody has', { line: { type: 'audio', voice_id: 'nobody-ada' } }, '/line/voice_id not_found'],
    ['no agent', { agent_id: undefined }, '/agent_id required'],
    ['no caller', { caller: undefined }, '/caller required'],
  ])('refuse %s', async (_what, more, error) => {
    const body = { name: 'A case', agent_id: agentId, caller: ASKS, ...more };
    expect((await tenant.refused('createTestCase', { body })).errors).toEqual([error]);
  });

  test('refuse an agent, a version and a call that do not exist', async () => {
    const body = { name: 'A case', agent_id: agentId, caller: ASKS };
    const code = async (more: Record<string, unknown>) =>
      (await tenant.refused('createTestCase', { body: { ...body, ...more } })).code;
    const nobody = await tenant.refused('createTestCase', { body: { ...body, agent_id: 'agent_1' } });
    expect([nobody.code, nobody.errors]).toEqual(['agent_not_found', ['/agent_id not_found']]);
    expect(await code({ agent_version: 99 })).toBe('agent_version_not_found');
    expect(await code({ from_call_id: 'call_1' })).toBe('call_not_found');
    const { id } = await create({});
    expect((await tenant.refused('updateTestCase', { path: { id }, body: { agent_version: 99 } })).code).toBe(
      'agent_version_not_found',
    );
  });

  test('of a deleted agent can no longer run, and do not prevent other cases', async () => {
    const gone = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
    const { id } = await create({ agent_id: gone, tags: ['kept'] });
    await create({ tags: ['kept'] });
    await tenant.ok('deleteAgent', { path: { id: gone } });
    const refused = await tenant.refused('createTestRun', { body: { case_ids: [id] } });
    expect(refused).toMatchObject({ code: 'agent_not_found' });
    expect(refused.body.detail).toContain('A case');
    const others = await tenant.ok('createTestRun', { body: { tag: 'kept' } });
    expect(others.progress.cases).toBe(1);
  });

  test('of a call have no mock of a run that the service refused, and at most 50 expectations', async () => {
    const { call_id: callId } = await tenant.ok('createCall', {
      body: { agent_id: agentId, to_number: '+12025550101' },
    });
    const path = { id: callId };
    await until(async () => (await tenant.ok('getCall', { path })).end_time !== null, { what: 'the call is over' });
    const { db } = app.runtime;
    const endWith = (reason: string) => sql`update calls set end_reason = ${reason} where id = ${callId}`.execute(db);
    await endWith('agent_hangup');
    const times = { start_ms: 1, end_ms: 2 };
    const ran = { name: 'lookup_order', kind: 'webhook', ok: true, result: { state: 'shipped' }, ...times };
    const run = { function_id: 'fn_1', arguments: { order_id: '4512' }, ...ran };
    const refused = { error: 'arguments.order_id: is required' };
    await inTransaction(db, (trx) =>
      appendTimeline(trx, app.runtime, callId, [
        { type: 'utterance', data: { role: 'user', text: 'Where is my order?', interrupted: false, ...times } },
        { type: 'tool', data: { ...run, function_id: null, arguments: {}, ok: false, result: refused } },
        { type: 'tool', data: { ...run, arguments: { order_id: '0' }, ok: false, result: { error: 'unknown order' } } },
        ...Array.from({ length: 49 }, () => ({ type: 'tool' as const, data: run })),
      ]),
    );
    const { mocks, expect: expected } = await tenant.ok('createTestCase', {
      body: { name: 'From life', from_call_id: callId },
    });
    await endWith('busy');
    expect([mocks.length, expected.length]).toEqual([50, 50]);
    expect(mocks.slice(0, 2)).toEqual([
      { function: 'lookup_order', match: { order_id: '0' }, error: 'unknown order' },
      { function: 'lookup_order', match: { order_id: '4512' }, result: { state: 'shipped' } },
    ]);
    expect(expected.at(-1)).toEqual({ type: 'end_reason', reason: 'agent_hangup' });
  });
});

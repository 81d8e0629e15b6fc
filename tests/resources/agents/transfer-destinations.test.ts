// The destinations of a transfer_call function: which scope allows which numbers, and what is stored.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { destinationsOf, destinationsOfAll } from '../../../src/resources/agents/functions/destinations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, type Client, type Tenant } from '../../support/client.ts';

const DESK = '+12025550109';
const SALES = '+12025550123';
const transfer = { type: 'transfer_call', name: 'to_human', description: 'To a human.' };

let app: TestApp;
let admin: Tenant;
let writer: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newTenant(app.url);
  const { key } = await admin.ok('createApiKey', { body: { name: 'work', scope: 'write' } });
  writer = clientOf(app.url, key);
});
afterAll(() => app.close());

const newAgent = async (by: Client, functions: unknown[] = []) =>
  by.ok('createAgent', { body: agentBody({ functions }) });

/** The destinations that a call reads from the stored function. */
async function allowed(id: string) {
  const query = app.runtime.db.selectFrom('agent_functions').select('settings').where('id', '=', id);
  return destinationsOf((await query.executeTakeFirstOrThrow()).settings as never);
}

describe('any destination', () => {
  test('requires admin scope in every operation that can set it', async () => {
    const { agent_id: id } = await newAgent(writer);
    const fixed = await writer.ok('createAgentFunction', { path: { id }, body: { ...transfer, to: DESK } });
    const path = { id, function_id: fixed.id };
    const any = { ...transfer, to: null };
    const attempts = [
      await writer.refused('createAgent', { body: agentBody({ functions: [any] }) }),
      await writer.refused('createAgentFunction', { path: { id }, body: { ...any, name: 'other' } }),
      await writer.refused('updateAgentFunction', { path, body: { to: null } }),
      await writer.refused('updateAgentFunction', { path, body: { to: null, allowed_destinations: null } }),
      await writer.refused('updateAgent', { path: { id }, body: { functions: [any] } }),
    ];
    for (const { status, code, body } of attempts) {
      expect([status, code]).toEqual([403, 'forbidden_scope']);
      expect(body).toMatchObject({ required_scope: 'admin', actual_scope: 'write' });
    }
    expect(await allowed(fixed.id)).toEqual({ to: DESK, destinations: [] });
    await admin.ok('updateAgentFunction', { path, body: { to: null } });
    expect(await allowed(fixed.id)).toEqual({ to: null, destinations: 'any' });
  });

  test('is never implied by an omitted number', async () => {
    for (const by of [admin, writer]) {
      const { errors } = await by.refused('createAgent', { body: agentBody({ functions: [transfer] }) });
      expect(errors).toEqual(['/functions/0/to required']);
    }
    const { agent_id: id, functions } = await newAgent(admin, [{ ...transfer, allowed_destinations: [DESK] }]);
    const path = { id, function_id: functions[0]!.id };
    const { errors } = await admin.refused('updateAgentFunction', { path, body: { allowed_destinations: null } });
    expect(errors).toEqual(['/to required']);
  });

  test('is kept when a write key changes other fields, and removed by a number', async () => {
    const { agent_id: id, functions } = await newAgent(admin, [{ ...transfer, to: null }]);
    const path = { id, function_id: functions[0]!.id };
    expect(functions[0]).not.toHaveProperty('to');
    await writer.ok('updateAgentFunction', { path, body: { description: 'Changed.' } });
    await writer.ok('updateAgent', { path: { id }, body: { functions: [{ ...transfer, to: null }] } });
    // A client sends the functions back unchanged.
    const read = await writer.ok('getAgent', { path: { id } });
    const same = await writer.ok('updateAgent', { path: { id }, body: { functions: read.functions } });
    expect(same.version).toBe(read.version);
    expect(await allowed(path.function_id)).toEqual({ to: null, destinations: 'any' });
    await writer.ok('updateAgentFunction', { path, body: { to: DESK } });
    const { code } = await writer.refused('updateAgentFunction', { path, body: { to: null } });
    expect(code).toBe('forbidden_scope');
  });

  test('stored without admin scope is refused in calls until an admin allows it', async () => {
    const { agent_id: id, functions } = await newAgent(admin, [{ ...transfer, to: DESK }]);
    const path = { id, function_id: functions[0]!.id };
    const settings = JSON.stringify({ to: null, message: null, mode: 'cold', briefing: null });
    await app.runtime.db.updateTable('agent_functions').set({ settings }).where('id', '=', path.function_id).execute();
    const refused = { to: null, destinations: [] };
    expect(await allowed(path.function_id)).toEqual(refused);
    await admin.ok('updateAgentFunction', { path, body: { description: 'Changed.' } });
    await writer.ok('updateAgentFunction', { path, body: { message: 'One moment.' } });
    expect((await writer.refused('updateAgentFunction', { path, body: { to: null } })).code).toBe('forbidden_scope');
    expect(await allowed(path.function_id)).toEqual(refused);
    await admin.ok('updateAgentFunction', { path, body: { to: null } });
    expect(await allowed(path.function_id)).toEqual({ to: null, destinations: 'any' });
  });
});

describe('allowed_destinations', () => {
  test('can be set with write scope, are returned and copied, and survive sending the list back', async () => {
    const listed = { ...transfer, to: null, allowed_destinations: [DESK, SALES] };
    const agent = await newAgent(writer, [listed]);
    const [fn] = agent.functions;
    expect(fn).toMatchObject({ ...transfer, allowed_destinations: [DESK, SALES] });
    expect(await allowed(fn!.id)).toEqual({ to: null, destinations: [DESK, SALES] });
    const path = { id: agent.agent_id };
    const same = await writer.ok('updateAgent', { path, body: { functions: agent.functions } });
    expect(same.version).toBe(1);
    const copy = await writer.ok('duplicateAgent', { path, body: {} });
    expect(await allowed(copy.functions[0]!.id)).toEqual({ to: null, destinations: [DESK, SALES] });
    const one = { path: { ...path, function_id: fn!.id }, body: { allowed_destinations: [SALES] } };
    expect(await writer.ok('updateAgentFunction', one)).toMatchObject({ allowed_destinations: [SALES] });
  });

  test('must be 1 to 100 different numbers, and only of a transfer_call function', async () => {
    const { agent_id: id, functions } = await newAgent(writer, [
      { type: 'end_call', name: 'bye', description: 'Hangs up.' },
    ]);
    const many = Array.from({ length: 101 }, (_, i) => `+1202555${1000 + i}`);
    for (const allowed_destinations of [[], ['12345'], [DESK, DESK], many]) {
      const body = { ...transfer, to: null, allowed_destinations };
      expect((await admin.refused('createAgentFunction', { path: { id }, body })).errors[0]).toMatch(
        /^\/allowed_destinations/,
      );
    }
    const path = { id, function_id: functions[0]!.id };
    const { errors } = await writer.refused('updateAgentFunction', { path, body: { allowed_destinations: [DESK] } });
    expect(errors).toEqual(['/allowed_destinations unknown_field']);
  });
});

describe('a number that can never be called', () => {
  const PREMIUM = '+19005551234';

  test('is refused with pointer and reason in every operation that could save it', async () => {
    const { agent_id: id } = await newAgent(writer);
    const { id: function_id } = await writer.ok('createAgentFunction', {
      path: { id },
      body: { ...transfer, to: DESK },
    });
    const [to, listed] = [{ to: PREMIUM }, { to: null, allowed_destinations: [DESK, PREMIUM] }];
    const other = { ...transfer, name: 'other' };
    const attempts = [
      await writer.refused('createAgent', { body: agentBody({ functions: [{ ...transfer, ...to }] }) }),
      await writer.refused('createAgentFunction', { path: { id }, body: { ...other, ...to } }),
      await writer.refused('createAgentFunction', { path: { id }, body: { ...other, ...listed } }),
      await writer.refused('updateAgentFunction', { path: { id, function_id }, body: to }),
      await writer.refused('updateAgent', { path: { id }, body: { functions: [{ ...transfer, ...to }] } }),
    ];
    expect(attempts.map(({ status, errors }) => [status, ...errors])).toEqual([
      [422, '/functions/0/to premium_number'],
      [422, '/to premium_number'],
      [422, '/allowed_destinations/1 premium_number'],
      [422, '/to premium_number'],
      [422, '/functions/0/to premium_number'],
    ]);
    const emergency = { path: { id }, body: { ...other, to: '+1911000000' } };
    expect((await writer.refused('createAgentFunction', emergency)).status).toBe(422);
    expect(await allowed(function_id)).toEqual({ to: DESK, destinations: [] });
  });

  test('in an older function does not prevent changes of its other fields', async () => {
    const { agent_id: id, functions } = await newAgent(writer, [{ ...transfer, to: DESK }]);
    const path = { id, function_id: functions[0]!.id };
    const settings = JSON.stringify({ to: PREMIUM, message: null, mode: 'cold', briefing: null });
    await app.runtime.db.updateTable('agent_functions').set({ settings }).where('id', '=', path.function_id).execute();
    await writer.ok('updateAgentFunction', { path, body: { description: 'Changed.' } });
    await writer.ok('updateAgentFunction', { path, body: { to: SALES } });
    expect((await writer.refused('updateAgentFunction', { path, body: { to: PREMIUM } })).status).toBe(422);
  });
});

test('a custom-llm server can transfer to the numbers of all transfer_call functions, and to none without such a function', () => {
  const fn = (settings: object, type = 'transfer_call') => ({ type, settings: settings as never });
  const fixed = fn({ to: DESK });
  const listed = fn({ to: null, allowed_destinations: [SALES, DESK] });
  expect(destinationsOfAll([])).toEqual([]);
  expect(destinationsOfAll([fn({ to: null }), fn({ to: SALES }, 'webhook')])).toEqual([]);
  expect(destinationsOfAll([fixed, listed, fn({ to: null })])).toEqual([DESK, SALES]);
  expect(destinationsOfAll([fixed, fn({ to: null, any_destination: true })])).toBe('any');
});

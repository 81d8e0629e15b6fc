// How the MCP server handles hostile, broken and busy clients: the checks of the HTTP API, and responses that name the
// error.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailbox } from '../../src/http/mcp-mailbox.ts';
import { createSessionIds, newSession } from '../../src/mcp/session.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { connect, overHttp, type McpTestClient } from './client.ts';

let app: TestApp;
let owner: Tenant;
let visitor: Tenant;
let agentId: string;
let mcp: McpTestClient;

beforeAll(async () => {
  app = await startTestApp();
  [owner, visitor] = await Promise.all([newTenant(app.url), newTenant(app.url)]);
  mcp = await connect(overHttp(app.url, owner.jwt), false);
  agentId = (await mcp.run<{ agent_id: string }>('build_agent', { name: 'Ada', prompt: 'You are Ada.' })).agent_id;
});

afterAll(async () => {
  await mcp.close();
  await app.close();
});

const ACCEPT = 'application/json, text/event-stream';

function post(message: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.jwt}`, 'content-type': 'application/json', accept: ACCEPT, ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
    ...(signal === undefined ? {} : { signal }),
  });
}

const toolCall = (id: number | string, name: string, input: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});

/** The result of a tool in the last event of a stream. */
async function resultOf(response: Response): Promise<Record<string, unknown>> {
  const events = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  const { result } = JSON.parse(events.at(-1)!.slice(6)) as { result: { structuredContent: Record<string, unknown> } };
  return result.structuredContent;
}

describe('credentials of MCP', () => {
  test('if missing, cause a 401 that states how to authenticate and where the metadata is', async () => {
    const response = await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { authorization: '' });
    expect(response.status).toBe(401);
    const challenge = response.headers.get('www-authenticate')!;
    expect(challenge).toMatch(/^Bearer realm="Parley".*resource_metadata="http/);
    const metadata = await fetch(/resource_metadata="([^"]+)"/.exec(challenge)![1]!);
    expect(await metadata.json()).toMatchObject({ resource: `${app.url}/mcp`, bearer_methods_supported: ['header'] });
  });

  test('that are revoked during a session end it', async () => {
    const { key, id } = await owner.ok('createApiKey', { body: { name: 'short', scope: 'write' } });
    const client = await connect(overHttp(app.url, key));
    await client.run('list_agents');
    await owner.ok('revokeApiKey', { path: { id } });
    await expect(client.run('list_agents')).rejects.toThrow('key_revoked');
    await client.close();
  });

  test('of another user do not open a session: its id is unknown to them', async () => {
    const begun = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize({}) });
    const session = begun.headers.get('mcp-session-id')!;
    const ping = { jsonrpc: '2.0', id: 2, method: 'ping' };
    expect((await post(ping, { 'mcp-session-id': session })).status).toBe(200);
    const foreign = { 'mcp-session-id': session, authorization: `Bearer ${visitor.jwt}` };
    expect((await post(ping, foreign)).status).toBe(404);
    for (const id of [`${session}x`, 'made.up', '', '..', 'a'.repeat(5_000)]) {
      expect((await post(ping, { 'mcp-session-id': id })).status, id.slice(0, 20)).toBe(404);
    }
  });

  test('do not find ids of another workspace, in any tool', async () => {
    const other = await connect(overHttp(app.url, visitor.jwt), false);
    const agent = { agent_id: agentId };
    const tools: [string, Record<string, unknown>, string][] = [
      ['list_agents', agent, 'agent_not_found'],
      ['change_agent', { ...agent, prompt: 'Obey me.' }, 'agent_not_found'],
      ['give_knowledge', { ...agent, text: 'Obey me.' }, 'agent_not_found'],
      ['add_function', { ...agent, type: 'end_call', name: 'x', description: 'x' }, 'agent_not_found'],
      ['ask_agent', { ...agent, message: 'Hello' }, 'agent_not_found'],
      ['place_call', { ...agent, to_number: '+12025550100' }, 'agent_not_found'],
      ['schedule_call', { ...agent, to_number: '+12025550100', at: '2099-01-01T00:00:00Z' }, 'agent_not_found'],
      ['build_campaign', { name: 'x', ...agent }, 'agent_not_found'],
      ['call_operation', { operation: 'deleteAgent', path: { id: agentId }, confirm: true }, 'agent_not_found'],
    ];
    for (const [name, input, code] of tools) expect((await other.failed(name, input)).code, name).toBe(code);
    await owner.ok('getAgent', { path: { id: agentId } });
    await other.close();
  });
});

function initialize(capabilities: object) {
  return { protocolVersion: '2025-11-25', capabilities, clientInfo: { name: 'raw', version: '1' } };
}

describe('pages of other origins and MCP', () => {
  test('are refused, and programs without an origin are not', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const refused = await post(ping, { origin: 'https://evil.example' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'origin_not_allowed' });
    expect((await post(ping, { origin: 'null' })).status).toBe(403);
    expect((await post(ping)).status).toBe(200);
  });
});

describe('arguments of MCP tools', () => {
  test.each([
    ['no arguments', 'place_call', {}, '/agent_id'],
    ['a wrong type', 'list_agents', { limit: 'many' }, '/limit'],
    ['an unknown one', 'read_call', { call_id: 'x', shell: 'rm' }, '/shell'],
    ['a wrong choice', 'control_call', { call_id: 'x', action: 'explode' }, '/action'],
  ])('%s are refused with the error and its position', async (_what, name, input, pointer) => {
    expect(await mcp.failed(name, input)).toMatchObject({
      code: 'validation_failed',
      errors: expect.arrayContaining([expect.objectContaining({ pointer })]) as object[],
    });
  });

  test('a fault that the operation finds has its pointer, cause and fix', async () => {
    const error = await mcp.failed('place_call', {
      agent_id: agentId,
      to_number: '+4930123456',
      confirm: true,
    });
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/from_number' }] });
    expect(error).toHaveProperty('fix');
    expect(error).toHaveProperty('request_id');
  });

  test('a path parameter is one segment: no argument reaches another operation', async () => {
    for (const id of [
      '..',
      '.',
      '',
      '../calls',
      '..%2fcalls',
      `${agentId}/functions`,
      `${agentId}?x=1`,
      '\u0000',
      '\ud800',
    ]) {
      const { code } = await mcp.failed('call_operation', { operation: 'deleteAgent', path: { id }, confirm: true });
      expect(['validation_failed', 'agent_not_found', 'not_found'], JSON.stringify(id)).toContain(code);
    }
    const extra = { operation: 'getAgent', path: { id: agentId, other: 'x' } };
    expect(await mcp.failed('call_operation', extra)).toMatchObject({ errors: [{ pointer: '/path/other' }] });
    await owner.ok('getAgent', { path: { id: agentId } });
  });

  test('names of the prototype are neither operations nor tools', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'deleteAgents']) {
      expect((await mcp.failed('call_operation', { operation: name })).code).toBe('operation_not_found');
      await expect(mcp.run(name)).rejects.toThrow('There is no tool');
    }
    const polluted = await post(
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_agents","__proto__":{}}}',
    );
    expect(polluted.status).toBe(400);
  });

  test('headers cannot be smuggled in through keys and tags', async () => {
    const create = { operation: 'createWebhook', body: { url: 'https://example.com/hook', events: ['call.ended'] } };
    const { code } = await mcp.failed('call_operation', { ...create, idempotency_key: 'a\r\nx-workspace-id: other' });
    expect(code).toBe('validation_failed');
  });

  test('a megabyte is refused before it is read, and a smaller argument is accepted', async () => {
    const huge = await post(toolCall(1, 'ask_agent', { agent_id: agentId, message: 'x'.repeat(1024 * 1024) }));
    expect(huge.status).toBe(413);
    const large = await post(toolCall(2, 'ask_agent', { agent_id: agentId, message: 'x'.repeat(900_000) }));
    expect(await resultOf(large)).toMatchObject({ error: { code: 'validation_failed' } });
    const deep = await post(
      `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"build_agent","arguments":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`,
    );
    expect(deep.status).toBeLessThan(500);
  });

  test.each([
    ['no JSON', '{', 400],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400],
    ['no JSON-RPC', '{"hello":1}', 400],
    ['nothing', '', 400],
    ['a number', '7', 400],
  ])('a body that is %s returns %s', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  test('other methods are 405, other media types 415, and 406 for clients that read no streams', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(`${app.url}/mcp`, { method, headers: { authorization: `Bearer ${owner.jwt}` } });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    expect((await post(ping, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(ping, { accept: 'application/json' })).status).toBe(406);
    expect((await post(ping, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  });
});

describe('responses of MCP tools', () => {
  test('read an export of any length up to the limit, and then close it', async () => {
    const answer = await mcp.run('call_operation', { operation: 'exportUsage' });
    expect(answer).toMatchObject({ status: 200, body: expect.any(String) as string });
  });

  test('contain no files or streams', async () => {
    for (const operation of ['getCallRecording', 'streamCallEvents', 'cloneVoice']) {
      const { code, fix } = await mcp.failed('call_operation', { operation, path: { id: 'x' } });
      expect([code, fix]).toEqual(['answer_not_text', expect.stringContaining('/v1/')]);
    }
  });

  test('are recorded in the audit log, with the address of the client', async () => {
    const { data } = await owner.ok('listAuditLog', { query: { target: agentId } });
    expect(data.at(-1)).toMatchObject({ action: 'agent.created', ip: '127.0.0.1' });
  });
});

describe('MCP operations that cost money or delete', () => {
  test('require confirm from clients that cannot ask, and state the consequence', async () => {
    const real = { agent_id: agentId, to_number: '+4930123456' };
    expect(await mcp.failed('place_call', real)).toMatchObject({
      code: 'confirmation_required',
      detail: expect.stringContaining('charged') as string,
      fix: expect.stringContaining('confirm: true') as string,
    });
    const { data } = await owner.ok('listCalls', { query: { agent_id: agentId } });
    expect(data).toEqual([]);
  });

  test('are refused without a question if their body is not valid', async () => {
    const wrong = { agent_id: agentId, to_number: '2025550142' };
    const refusal = { code: 'validation_failed', detail: expect.stringContaining('as +12025550142') as string };
    expect(await mcp.failed('place_call', wrong)).toMatchObject(refusal);
    const once = { ...wrong, at: '2099-01-01T09:00:00Z' };
    expect(await mcp.failed('schedule_call', once)).toMatchObject(refusal);
    expect(await mcp.failed('call_operation', { operation: 'createCall', body: wrong })).toMatchObject(refusal);
  });

  test('ask the user of a client that can, even if its model confirms', async () => {
    const asking = await connect(overHttp(app.url, owner.jwt));
    asking.person.says = 'cancel';
    const removal = { operation: 'deleteAgent', path: { id: agentId }, confirm: true };
    expect((await asking.failed('call_operation', removal)).code).toBe('confirmation_declined');
    await owner.ok('getAgent', { path: { id: agentId } });
    await asking.close();
  });

  test('accept no answer from another user or another session', async () => {
    const begin = async (jwt: string) => {
      const message = { jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize({ elicitation: {} }) };
      const response = await post(message, { authorization: `Bearer ${jwt}` });
      return { authorization: `Bearer ${jwt}`, 'mcp-session-id': response.headers.get('mcp-session-id')! };
    };
    const [own, second, foreign] = await Promise.all([begin(owner.jwt), begin(owner.jwt), begin(visitor.jwt)]);
    const cut = new AbortController();
    const removal = toolCall(5, 'call_operation', { operation: 'deleteAgent', path: { id: agentId } });
    const response = await post(removal, own, cut.signal);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (!seen.includes('elicitation/create')) seen += (await reader.read()).value ?? '';
    const { id } = JSON.parse(/data: (.*)/.exec(seen)![1]!) as { id: string };
    const accepted = { jsonrpc: '2.0', id, result: { action: 'accept', content: {} } };
    for (const headers of [second, foreign]) expect((await post(accepted, headers)).status).toBe(202);
    await owner.ok('getAgent', { path: { id: agentId } });
    // Another process receives the answer of the correct session.
    const { notifications, db, log } = app.runtime;
    const process = createMailbox(notifications, db, log);
    const { n: nonce } = JSON.parse(Buffer.from(own['mcp-session-id'].split('.')[0]!, 'base64url').toString()) as {
      n: string;
    };
    await process.post(`${nonce} ${owner.workspaceId} ${owner.userId}`, { ...accepted, result: { action: 'decline' } });
    process.close();
    while (!seen.includes('confirmation_declined')) seen += (await reader.read()).value ?? '';
    cut.abort();
  });
});

describe('concurrent MCP clients', () => {
  test('50 parallel sessions each get their own responses', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, () => connect(overHttp(app.url, owner.jwt))));
    const found = await Promise.all(
      clients.map((client, at) =>
        client.run<{ operation: string }>('search_operations', { operation: at % 2 ? 'getCall' : 'getAgent' }),
      ),
    );
    expect(found.map(({ operation }) => operation)).toEqual(clients.map((_, at) => (at % 2 ? 'getCall' : 'getAgent')));
    await Promise.all(clients.map((client) => client.close()));
  });

  test('a repeated message takes effect once', async () => {
    const begun = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize({}) });
    const session = { 'mcp-session-id': begun.headers.get('mcp-session-id')! };
    const build = toolCall(2, 'build_agent', { name: 'Once', prompt: 'Hello.' });
    const [one, two] = [await resultOf(await post(build, session)), await resultOf(await post(build, session))];
    expect(two['agent_id']).toBe(one['agent_id']);
    const again = await resultOf(await post(toolCall(3, 'build_agent', { name: 'Once', prompt: 'Hello.' }), session));
    expect(again['agent_id']).not.toBe(one['agent_id']);
  });

  test('a canceled request stops waiting, and so does one whose client disconnects', async () => {
    const placed = await mcp.run('place_call', { agent_id: agentId, to_number: '+12025550107' });
    const watch = { call_id: placed['call_id'], wait_seconds: 50 };
    const cancel = new AbortController();
    const waiting = mcp.client.callTool({ name: 'read_call', arguments: watch }, undefined, { signal: cancel.signal });
    const left = new AbortController();
    const gone = post(toolCall(9, 'read_call', watch), {}, left.signal).then((response) => response.text());
    await until(
      async () => (await owner.ok('getCall', { path: { id: placed['call_id'] as string } })).start_time !== null,
      {
        withinMs: 20_000,
        what: 'the call is answered',
      },
    );
    cancel.abort('enough');
    left.abort();
    await expect(waiting).rejects.toThrow('enough');
    await expect(gone).rejects.toThrow();
    // The session continues.
    expect(await mcp.run('control_call', { call_id: placed['call_id'], action: 'end' })).toHaveProperty('status');
  });
});

test('session ids are valid for their owner only', () => {
  const ids = createSessionIds('a secret of at least thirty-two bytes');
  const ada = { workspaceId: 'wsp_1', userId: 'usr_1' };
  const session = newSession({ elicitation: {} });
  expect(ids.open(ids.seal(session, ada), ada)).toEqual(session);
  expect(session.elicits).toBe(true);
  expect(newSession({ elicitation: { url: {} } }).elicits).toBe(false);
  expect(newSession(undefined).elicits).toBe(false);
  expect(ids.open(ids.seal(session, ada), { ...ada, workspaceId: 'wsp_2' })).toBeNull();
  expect(createSessionIds('another secret of at least 32 bytes').open(ids.seal(session, ada), ada)).toBeNull();
});

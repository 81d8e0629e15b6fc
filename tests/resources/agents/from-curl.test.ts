// Conversion of a curl command to a function: the request is kept, shell quoting is undone, and changes are reported.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convertCurlCommand } from '../../../src/resources/agents/functions/from-curl.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

describe('convertCurlCommand', () => {
  test('returns a function that an agent accepts, and creates and stores nothing', async () => {
    const command = `curl https://shop.example/orders -H 'Authorization: Bearer canary-4512' --json '{"number": "4512"}'`;
    const { function: made, arguments: sample } = await tenant.ok('convertCurlCommand', { body: { command } });
    expect(sample).toEqual({ number: '4512' });
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
    expect((await tenant.ok('listAgentFunctions', { path: { id } })).data).toEqual([]);
    const added = await tenant.ok('createAgentFunction', { path: { id }, body: { ...made, description: 'Finds.' } });
    expect(added).toMatchObject({ name: 'orders', url: made.url, parameters: made.parameters });
    const kept = await app.runtime.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('canary-4512');
  });

  test('reads the address, headers and the schema of the body from a multi-line command', () => {
    const made = convertCurlCommand(`curl -sS -X POST \\
      'https://shop.example/v2/orders/lookup' -H "Authorization: Bearer a\\"b" -H 'Content-Type: application/json' \\
      -d '{"number": "45 12", "urgent": true, "count": 2, "lines": [{"price": 1.5}]}'`);
    expect(made).toMatchObject({
      function: {
        type: 'webhook',
        name: 'lookup',
        url: 'https://shop.example/v2/orders/lookup',
        headers: { Authorization: 'Bearer a"b' },
      },
      arguments: { number: '45 12', urgent: true, count: 2 },
      notes: [],
    });
    expect(made.function.parameters).toEqual({
      type: 'object',
      properties: {
        number: { type: 'string' },
        urgent: { type: 'boolean' },
        count: { type: 'integer' },
        lines: {
          type: 'array',
          items: { type: 'object', properties: { price: { type: 'number' } }, required: ['price'] },
        },
      },
      required: ['number', 'urgent', 'count', 'lines'],
    });
  });

  test('turns query parameters into arguments, leaves ids out of the name, and reports that GET becomes POST', () => {
    const made = convertCurlCommand('curl -u größe:secret "https://shop.example/orders/4512?state=open"');
    expect(made.function).toMatchObject({ name: 'orders', url: 'https://shop.example/orders/4512' });
    expect(made.arguments).toEqual({ state: 'open' });
    expect(made.function.headers).toEqual({ Authorization: 'Basic Z3LDtsOfZTpzZWNyZXQ=' });
    expect(made.notes.map((note) => note.slice(0, 24))).toEqual([
      'The command sends a GET;',
      'Query parameters of the ',
    ]);
  });

  test.each([
    ['a command without an address', 'curl shop', 'must have an http or https address'],
    ['an invalid address', 'curl https://[', 'must have an http or https address'],
    ['a body without names', "curl https://a.example -d '[1]'", 'because arguments have names'],
    ['33 levels', `curl https://a.example -d '${'{"a":'.repeat(33)}1${'}'.repeat(33)}'`, 'at most 32 levels'],
    ['9000 levels', `curl https://a.example -d '${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}'`, 'at most 32 levels'],
  ])('refuses %s', async (_what, command, reason) => {
    const refused = await tenant.refused('convertCurlCommand', { body: { command } });
    expect([refused.status, refused.errors.join()]).toEqual([422, expect.stringContaining('/command')]);
    expect(() => convertCurlCommand(command)).toThrow(reason);
  });

  test('reads a command of the maximum length with unbalanced quotes within a second', () => {
    const started = performance.now();
    for (const part of [`"'`, `\\"`, `$'`, `' "`]) convertCurlCommand(`https://a.example ${part.repeat(49_000)}`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

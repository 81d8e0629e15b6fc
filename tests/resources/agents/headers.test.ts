// Headers of webhook functions: a header that cannot be sent is refused with a pointer when it is stored.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let owner: Tenant;

beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
}, 120_000);
afterAll(() => app?.close());

const webhook = (headers: Record<string, string>) => ({
  type: 'webhook',
  name: 'lookup',
  description: 'Finds an order.',
  url: 'https://example.invalid/orders',
  headers,
});

test.each([
  ['a space in the name', 'a b', 'x', 'wrong_format'],
  ['no name', '', 'x', 'wrong_format'],
  ['a line break in the value', 'X-Team', 'a\r\nX-Admin: 1', 'wrong_format'],
  ['a character beyond Latin-1', 'X-Team', '漢', 'wrong_format'],
  ['the length of the body', 'Content-Length', '3', 'not_allowed'],
  ['the host', 'host', 'example.org', 'not_allowed'],
])('%s is refused in a new agent, a new function and a change of one', async (_what, name, value, code) => {
  const headers = { [name]: value };
  const inAgent = await owner.refused('createAgent', { body: agentBody({ functions: [webhook(headers)] }) });
  expect(inAgent.errors).toEqual([`/functions/0/headers/${name} ${code}`]);
  const agent = await owner.ok('createAgent', {
    body: agentBody({ functions: [webhook({ Authorization: 'Bearer abc' })] }),
  });
  const path = { id: agent.agent_id, function_id: agent.functions[0]!.id };
  const added = await owner.refused('createAgentFunction', { path, body: { ...webhook(headers), name: 'other' } });
  expect(added.errors).toEqual([`/headers/${name} ${code}`]);
  const changed = await owner.refused('updateAgentFunction', { path, body: { headers } });
  expect(changed.errors).toEqual([`/headers/${name} ${code}`]);
});

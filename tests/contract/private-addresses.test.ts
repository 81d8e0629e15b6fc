// Every field of the contract in which a tenant can enter an address that the service will call refuses a private address,
// with a pointer to the field. The fields are derived from the document, so a new field fails here until it has a row.
// Resolved names are checked again at each connection (tests/providers/connection.test.ts).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import { inConversation } from '../resources/rtc/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { document } from './sample-requests.ts';

interface Schema {
  $ref?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** `operation pointer` for each field of a JSON request that contains an address. */
function addressFields(): string[] {
  const found = new Set<string>();
  const walk = (id: string, source: Schema, pointer: string, above: readonly Schema[]): void => {
    const name = source.$ref?.split('/').at(-1);
    const schema: Schema = name === undefined ? source : document.components.schemas[name]!;
    if (above.includes(schema)) return;
    const path = [...above, schema];
    if (schema.format === 'uri' || pointer.endsWith('url')) found.add(`${id} ${pointer}`);
    for (const [member, part] of Object.entries(schema.properties ?? {})) walk(id, part, `${pointer}/${member}`, path);
    for (const part of [...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) walk(id, part, pointer, path);
    if (schema.items) walk(id, schema.items, `${pointer}/0`, path);
  };
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item) as { operationId?: string; requestBody?: { content?: object } }[]) {
      const content = operation?.requestBody?.content as Record<string, { schema?: Schema }> | undefined;
      const schema = content?.['application/json']?.schema;
      if (schema) walk(operation.operationId!, schema, '', []);
    }
  }
  return [...found].sort();
}

const WEB = [
  'http://10.0.0.7/x',
  'https://169.254.169.254/latest',
  'http://[fd00::1]/',
  'http://[::ffff:192.168.0.1]/',
  'http://0xa000001/',
];
const SOCKETS = ['wss://10.0.0.7/x', 'wss://[fd00::1]/', 'wss://169.254.169.254/'];

interface Place {
  path?: Record<string, string>;
  addresses: readonly string[];
  /** One object of each kind that has such a field. */
  bodies(url: string): readonly Record<string, unknown>[];
}

let app: TestApp;
let tenant: Tenant;
let places: Record<string, Place>;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  const webhook = { type: 'webhook', name: 'lookup', description: 'Finds.', url: 'https://93.184.216.34/x' };
  const mcp = { type: 'mcp', name: 'shop', description: 'Tools.', url: 'https://93.184.216.34/mcp' };
  const agent = await tenant.ok('createAgent', { body: agentBody({ functions: [webhook, mcp] }) });
  const [number] = (await tenant.ok('listPhoneNumbers')).data;
  const hook = await tenant.ok('createWebhook', {
    body: { url: 'https://93.184.216.34/hook', events: ['call.ended'] },
  });
  const base = await tenant.ok('createKnowledgeBase', { body: { name: 'Handbook' } });
  const ofAgent = { id: agent.agent_id };
  const grant = await tenant.ok('createRtcToken', { body: { agent_id: ofAgent.id, transport: 'websocket' } });
  // A running call accepts a draft.
  await inConversation(app, grant);
  const engine = (url: string) => ({ response_engine: { type: 'custom-llm', websocket_url: url } });
  const functions = (url: string) => [{ functions: [{ ...webhook, url }] }, { functions: [{ ...mcp, url }] }];
  const web = (bodies: Place['bodies'], path?: Place['path']): Place => ({
    addresses: WEB,
    bodies,
    ...(path ? { path } : {}),
  });
  const socket = (bodies: Place['bodies'], path?: Place['path']): Place => ({
    ...web(bodies, path),
    addresses: SOCKETS,
  });
  const one = (field: string) => (url: string) => [{ [field]: url }];
  const messages = [{ role: 'user', text: 'Hi' }];
  places = {
    'addKnowledgeBaseSource /url': web(one('url'), { id: base.id }),
    'addKnowledgeBaseSourcePlural /url': web(one('url'), { id: base.id }),
    'controlCall /draft/response_engine/websocket_url': socket(
      (url) => [{ action: 'handoff', agent_id: ofAgent.id, draft: engine(url) }],
      { id: grant.call_id },
    ),
    'createAgent /functions/0/url': web((url) => functions(url).map(agentBody)),
    'createAgent /response_engine/websocket_url': socket((url) => [agentBody(engine(url))]),
    'createAgent /webhook_url': web((url) => [agentBody({ webhook_url: url })]),
    'createAgentFunction /url': web(
      (url) => [
        { ...webhook, name: 'two', url },
        { ...mcp, name: 'three', url },
      ],
      ofAgent,
    ),
    'createRtcToken /draft/response_engine/websocket_url': socket((url) => [
      { agent_id: ofAgent.id, draft: engine(url) },
    ]),
    'createWebhook /url': web((url) => [{ url, events: ['call.ended'] }]),
    'putProviderCredentials /base_url': web(
      (url) => [{ api_key: 'sk-1234567890', models: ['llama-3'], base_url: url }],
      {
        provider: 'openai',
      },
    ),
    'runAgentPlayground /draft/response_engine/websocket_url': socket(
      (url) => [{ messages, draft: engine(url) }],
      ofAgent,
    ),
    'updateAgent /functions/0/url': web(functions, ofAgent),
    'updateAgent /response_engine/websocket_url': socket((url) => [engine(url)], ofAgent),
    'updateAgent /webhook_url': web(one('webhook_url'), ofAgent),
    'updateAgentFunction /url': web(one('url'), { ...ofAgent, function_id: agent.functions[0]!.id }),
    'updatePhoneNumber /inbound_webhook_url': web(one('inbound_webhook_url'), { id: number!.id }),
    'updateWebhook /url': web(one('url'), { id: hook.id }),
  };
});
afterAll(() => app.close());

test('every field of the contract that contains an address has a row in this test', () => {
  expect(addressFields()).toEqual(Object.keys(places).sort());
});

test.each(addressFields())('%s refuses private addresses', async (field) => {
  const [id, pointer] = field.split(' ') as [OperationId, string];
  const { addresses, bodies, path = {} } = places[field]!;
  const wrong: string[] = [];
  for (const address of addresses) {
    for (const body of bodies(address)) {
      const { status, body: answer } = await tenant.send(id, { path, body });
      const { errors = [] } = answer as { errors?: { pointer: string; code: string }[] };
      const said = errors.map((error) => `${error.pointer} ${error.code}`).join();
      if (status !== 422 || said !== `${pointer} private_address`) wrong.push(`${address}: ${status} ${said}`);
    }
  }
  expect(wrong).toEqual([]);
});

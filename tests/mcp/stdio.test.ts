// The same tools over standard input and output, through a program that forwards messages to /mcp.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStdio } from '../../src/mcp/stdio.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { connect } from './client.ts';

const ROOT = join(import.meta.dirname, '..', '..');
let app: TestApp;
let owner: Tenant;

beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
});

afterAll(() => app.close());

test('a client that starts the program builds an agent, talks to it, and confirms before it is deleted', async () => {
  const { key } = await owner.ok('createApiKey', { body: { name: 'desktop', scope: 'write' } });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(ROOT, 'scripts', 'parley.js'), 'mcp'],
    env: { PARLEY_URL: `${app.url}/`, PARLEY_API_KEY: key },
    stderr: 'pipe',
  });
  const mcp = await connect(transport as Transport);
  const { tools } = await mcp.client.listTools();
  expect(tools.map(({ name }) => name)).toContain('place_call');
  const { agent_id: id } = await mcp.run<{ agent_id: string }>('build_agent', { name: 'Ada', prompt: 'You are Ada.' });
  expect(await mcp.run('ask_agent', { agent_id: id, message: 'Hello' })).toHaveProperty('text');
  const removal = { operation: 'deleteAgent', path: { id } };
  mcp.person.says = 'decline';
  expect(await mcp.failed('call_operation', removal)).toMatchObject({ code: 'confirmation_declined' });
  mcp.person.says = 'accept';
  expect(await mcp.run('call_operation', removal)).toMatchObject({ status: 204 });
  expect(mcp.person.asked).toHaveLength(2);
  await mcp.close();
});

interface Bridge {
  say(message: object): void;
  write(text: string): void;
  /** Ends the input. */
  end(): void;
  heard: { id?: unknown; result?: unknown; error?: { message: string } }[];
  reports: string[];
  stop: AbortController;
  ended: Promise<void>;
}

function bridge(url: string, credential: string): Bridge {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const heard: Bridge['heard'] = [];
  const reports: string[] = [];
  const stop = new AbortController();
  output.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.trim().split('\n')) heard.push(JSON.parse(line) as Bridge['heard'][number]);
  });
  const ended = serveStdio({
    url,
    credential: async () => credential,
    input,
    output,
    report: (line) => void reports.push(line),
    signal: stop.signal,
  });
  const write = (given: string): void => void input.write(given);
  const end = (): void => void input.end();
  return { say: (message) => write(`${JSON.stringify(message)}\n`), write, end, heard, reports, stop, ended };
}

const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'list_agents' } });

test('a refused key is reported in the response to each request, with the remedy', async () => {
  const client = bridge(app.url, 'sk_service_live_unknown');
  client.say({ jsonrpc: '2.0', id: 1, method: 'ping' });
  await until(() => client.heard.length === 1, { withinMs: 30_000, what: 'an answer' });
  expect(client.heard[0]).toMatchObject({
    id: 1,
    error: { message: expect.stringContaining('401 unauthorized') as string },
  });
  client.stop.abort();
  await client.ended;
});

test('an integer that would be rounded is refused with its place, and never reaches the service', async () => {
  const { key } = await owner.ok('createApiKey', { body: { name: 'exact', scope: 'write' } });
  const door = bridge(app.url, key);
  const line = (id: string, order: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"call_operation","arguments":{"body":{"order":${order}}}}}\n`;
  door.write(line('7', '9007199254740993') + line('9007199254740993', '1').slice(0, 50));
  door.write(line('9007199254740993', '1').slice(50));
  door.say({ jsonrpc: '2.0', id: 8, method: 'ping' });
  await until(() => door.heard.length === 3);
  expect(door.heard.toSorted((a, b) => Number(a.id) - Number(b.id))).toMatchObject([
    { id: null, error: { message: expect.stringContaining('/id is an integer beyond') } },
    { id: 7, error: { message: expect.stringContaining('/body/order is an integer beyond') } },
    { id: 8, result: {} },
  ]);
  door.stop.abort();
  await door.ended;
});

test('lines that are no messages are answered in one line each, and the following message is read', async () => {
  const { key } = await owner.ok('createApiKey', { body: { name: 'garbled', scope: 'write' } });
  const door = bridge(app.url, key);
  door.write('{"jsonrpc": "2.0", "id": 1,\n\n  \n[]\n{"id": 2}\n');
  door.say({ jsonrpc: '2.0', id: 3, method: 'ping' });
  await until(() => door.heard.length === 4);
  expect(door.heard.toSorted((a, b) => Number(a.id) - Number(b.id))).toMatchObject([
    { id: null, error: { code: -32_700, message: expect.stringContaining('not JSON') } },
    { id: null, error: { code: -32_600 } },
    { id: null, error: { code: -32_600, message: expect.stringContaining('one message of JSON-RPC 2.0 per line') } },
    { id: 3, result: {} },
  ]);
  expect(door.reports).toHaveLength(3);
  for (const report of door.reports) expect(report).not.toContain('\n');
  door.stop.abort();
  await door.ended;
});

test('a program that writes its messages and ends its output still reads the responses', async () => {
  const { key } = await owner.ok('createApiKey', { body: { name: 'piped', scope: 'write' } });
  const door = bridge(app.url, key);
  door.say({ jsonrpc: '2.0', id: 1, method: 'ping' });
  door.write(JSON.stringify(call(2)));
  door.end();
  await door.ended;
  expect(door.heard.map(({ id }) => id).toSorted()).toEqual([1, 2]);
});

test('a request that the service does not answer ends soon after its client', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const door = bridge(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, 'key');
  door.say(call(1));
  await once(silent, 'request');
  door.end();
  await door.ended;
  expect(door.heard).toEqual([]);
  silent.closeAllConnections();
  silent.close();
});

test('a service that is away, and one that breaks off in the middle, are answers, too', async () => {
  const broken: Server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': open\n\n', () => response.end());
  });
  broken.listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const { port } = broken.address() as AddressInfo;
  const client = bridge(`http://127.0.0.1:${port}`, 'key');
  client.say(call(7));
  await until(() => client.heard.length === 1, { withinMs: 30_000, what: 'an answer' });
  expect(client.heard[0]).toMatchObject({
    id: 7,
    error: { message: expect.stringContaining('before it was complete') as string },
  });
  broken.close();
  await once(broken, 'close');
  client.say(call(8));
  await until(() => client.heard.length === 2, { withinMs: 30_000, what: 'an answer' });
  expect(client.heard[1]).toMatchObject({
    id: 8,
    error: { message: expect.stringContaining('cannot be reached') as string },
  });
  expect(client.reports).toHaveLength(2);
  client.stop.abort();
  await client.ended;
});

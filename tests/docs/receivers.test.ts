// The receivers of examples/ against requests that the service signs, and against forged ones: users copy these programs.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  newWebhookSecret,
  signedHeaders,
  type SigningSecrets,
} from '../../src/resources/webhooks/service/signature.ts';
import { ROOT } from '../support/documents.ts';
import { freePort } from '../support/shell-document.ts';
import { until } from '../support/until.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const EVENT = JSON.stringify({
  event: 'call.completed',
  id: 'evt_1',
  ts: '2026-11-21T09:30:00.000Z',
  data: { call_id: 'call_1' },
});

const receivers = [
  { name: 'webhook-receiver.mjs', command: process.execPath, isThere: true },
  { name: 'webhook_receiver.py', command: 'python3', isThere: hasPython },
];

let child: ChildProcess | null = null;
let printed = '';
afterEach(async () => {
  if (!child) return;
  // Late output of one program must not count for the next.
  const closed = once(child, 'close');
  child.kill();
  await closed;
  child = null;
});

async function start(command: string, name: string, env: Record<string, string>): Promise<string> {
  const port = await freePort();
  printed = '';
  child = spawn(command, [join(ROOT, 'examples', name)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  await once(child.stdout!, 'data');
  return `http://127.0.0.1:${port}/hook`;
}

const now = (): number => Math.floor(Date.now() / 1000);
const secretsOf = (current: string, next: string | null = null): SigningSecrets => ({ current, next });

async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

describe.each(receivers.filter(({ isThere }) => isThere))('$name', ({ name, command }) => {
  test('accepts requests that the service signed, and handles a repeated event once', async () => {
    const secret = newWebhookSecret();
    const url = await start(command, name, { WEBHOOK_SECRET: secret });
    const headers = signedHeaders(secretsOf(secret), 'msg_1', now(), EVENT);
    expect([await post(url, headers, EVENT), await post(url, headers, EVENT)]).toEqual([204, 204]);
    const another = signedHeaders(secretsOf(secret), 'msg_2', now(), EVENT);
    expect(await post(url, another, EVENT)).toBe(204);
    await until(() => printed.match(/call\.completed/g)?.length === 2, { what: 'two events are handled' });
  });

  test('accepts both secrets during a rotation', async () => {
    const [old, next] = [newWebhookSecret(), newWebhookSecret()];
    const url = await start(command, name, { WEBHOOK_SECRET: next });
    expect(await post(url, signedHeaders(secretsOf(old, next), 'msg_1', now(), EVENT), EVENT)).toBe(204);
  });

  test('refuses another body, another secret, an old time and missing headers', async () => {
    const secret = newWebhookSecret();
    const url = await start(command, name, { WEBHOOK_SECRET: secret });
    const sign = (by: string, seconds: number) => signedHeaders(secretsOf(by), 'msg_1', seconds, EVENT);
    expect(await post(url, sign(secret, now()), EVENT.replace('call_1', 'call_2'))).toBe(401);
    expect(await post(url, sign(newWebhookSecret(), now()), EVENT)).toBe(401);
    expect(await post(url, sign(secret, now() - 3600), EVENT)).toBe(401);
    expect(await post(url, { ...sign(secret, now()), 'webhook-signature': 'v1,' }, EVENT)).toBe(401);
    for (const timestamp of ['²', '9'.repeat(400), '9'.repeat(5_000)]) {
      expect(await post(url, { ...sign(secret, now()), 'webhook-timestamp': timestamp }, EVENT)).toBe(401);
    }
    expect(await post(url, {}, EVENT)).toBe(401);
    expect(printed).not.toContain('call.completed');
  });
});

/** Runs a program that cannot start. Returns its exit code and what it printed on standard error. */
function failureOf(command: string, name: string, env: NodeJS.ProcessEnv, input = ''): [number | null, string] {
  const { status, stderr } = spawnSync(command, [join(ROOT, 'examples', name)], {
    env: { PATH: process.env['PATH'], ...env },
    input,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return [status, stderr];
}

const servers = [
  { name: 'webhook-receiver.mjs', command: process.execPath, needs: 'WEBHOOK_SECRET' },
  { name: 'webhook_receiver.py', command: 'python3', needs: 'WEBHOOK_SECRET' },
  { name: 'function-server.mjs', command: process.execPath, needs: 'FUNCTION_SECRET' },
  { name: 'browser/server.mjs', command: process.execPath, needs: 'TOKEN' },
  { name: 'custom-llm-server.mjs', command: process.execPath, needs: null },
].filter(({ command }) => command !== 'python3' || hasPython);

test.each(servers.filter(({ needs }) => needs !== null))(
  '$name names the setting that is missing, in one line',
  ({ name, command, needs }) => {
    const [status, printed] = failureOf(command, name, {});
    expect(printed).toMatch(new RegExp(`^Set ${needs} to .*\\n$`));
    expect(status).toBe(1);
  },
);

test.each(servers)('$name says that its port is in use, in one line', async ({ name, command, needs }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = needs === null ? {} : { [needs]: newWebhookSecret() };
  const [status, printed] = failureOf(command, name, { ...env, PORT: String(port) });
  expect(printed).toBe(`Set PORT: ${port} is in use.\n`);
  expect(status).toBe(1);
  other.close();
});

test.each([
  ['nothing', '', 'It is: empty'],
  ['a refusal of the operation', '{"status":409,"code":"call_not_active"}', 'call_not_active'],
  ['a text', 'curl: (7) Failed to connect', 'Failed to connect'],
])('supervisor.mjs shows its input in one line when it is %s', (_what, input, shown) => {
  const [status, printed] = failureOf(process.execPath, 'supervisor.mjs', {}, input);
  expect(printed).toContain(shown);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});

test('function-server.mjs refuses a request that the service did not sign', async () => {
  const secret = newWebhookSecret();
  const url = await start(process.execPath, 'function-server.mjs', { FUNCTION_SECRET: secret });
  const body = JSON.stringify({
    name: 'lookup_order',
    arguments: { order_number: '4512' },
    agent_id: 'agent_1',
    call: null,
  });
  expect(await post(url, signedHeaders(secretsOf(secret), 'msg_1', now(), body), body)).toBe(200);
  expect(await post(url, signedHeaders(secretsOf(newWebhookSecret()), 'msg_1', now(), body), body)).toBe(401);
  expect(await post(url, {}, body)).toBe(401);
});

test('function-server.mjs refuses a signed request of more than 1 MiB, and continues to serve', async () => {
  const secret = newWebhookSecret();
  const url = await start(process.execPath, 'function-server.mjs', { FUNCTION_SECRET: secret });
  const bodyOf = (order: string) =>
    JSON.stringify({ name: 'lookup_order', arguments: { order_number: order }, call: null });
  const send = (body: string) => post(url, signedHeaders(secretsOf(secret), 'msg_1', now(), body), body);
  expect(await send(bodyOf('1'.repeat(2 * 1024 * 1024)))).toBe(500);
  expect(await send(bodyOf('4512'))).toBe(200);
});

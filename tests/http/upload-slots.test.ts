// Slow uploads: they use up the slots of their own workspace only, and lose them.
import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createUploadSlots } from '../../src/http/upload-slots.ts';
import { until } from '../support/until.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
let url: string;
let begun = 0;
const done = { status: 200, body: { text: 'taken' } };
let work = async (): Promise<typeof done> => done;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await harness?.close();
});

async function start(settings: Parameters<typeof startHarness>[1]): Promise<void> {
  begun = 0;
  harness = await startHarness({ uploadFile: async () => work() }, settings);
  harness.app.server.on('request', () => (begun += 1));
  url = await harness.listen();
}

/** Sends the head of an upload and half of a file, and then nothing. */
function slow(key: string): { client: Socket; text: () => string } {
  const { port, hostname } = new URL(url);
  const client = connect(Number(port), hostname);
  let text = '';
  client.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
  client.write(
    `POST /v1/widgets/agent_1/files HTTP/1.1\r\nHost: x\r\nAuthorization: ${harness.bearer(key).authorization}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
  );
  clients.push(client);
  return { client, text: () => text };
}

async function upload(key: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob(['whole']), 'a.txt');
  return (await fetch(`${url}/v1/widgets/agent_1/files`, { method: 'POST', headers: harness.bearer(key), body }))
    .status;
}

test('slow uploads of one workspace block its own further uploads, but none of another workspace', async () => {
  await start({ settings: { formUploads: { perWorkspace: 2, perAddress: 8, together: 32 } } });
  const first = slow('write');
  slow('write');
  await until(() => begun === 2);
  await until(async () => (await upload('write')) === 429);
  expect(await upload('write.usr_b.wsp_b')).toBe(200);
  first.client.destroy();
  await until(async () => (await upload('write')) === 200);
});

test('an upload below the minimum rate ends with 408 and frees its slot', async () => {
  const minUploadRate = { graceMs: 100, bytesPerSecond: 10 * 1024 };
  await start({ settings: { formUploads: { perWorkspace: 1, perAddress: 8, together: 32 }, minUploadRate } });
  const { client, text } = slow('write');
  await until(() => text().startsWith('HTTP/1.1 408 '));
  expect(text()).toContain('"code":"request_timeout"');
  await until(() => client.closed);
  await until(async () => (await upload('write')) === 200);
});

test('the minimum rate does not apply while a received upload is processed', async () => {
  const minUploadRate = { graceMs: 1_500, bytesPerSecond: 10 * 1024 };
  work = async () => {
    const begunAt = performance.now();
    await until(() => performance.now() - begunAt > 2 * minUploadRate.graceMs);
    return done;
  };
  await start({ settings: { minUploadRate } });
  expect(await upload('write')).toBe(200);
});

test('an upload whose client has disconnected takes no slot', async () => {
  const slots = createUploadSlots(
    { perWorkspace: 1, perAddress: 1, together: 1 },
    { graceMs: 1_000, bytesPerSecond: 1 },
  );
  const request = { ip: '192.0.2.1', socket: { bytesRead: 0 } } as FastifyRequest;
  const replyOf = (closed: boolean) =>
    ({ raw: Object.assign(new EventEmitter(), { closed }) }) as unknown as FastifyReply;
  await expect(slots.receive(request, replyOf(true), async () => 'read')).rejects.toMatchObject({
    code: 'bad_request',
  });
  expect(await slots.receive(request, replyOf(false), async () => 'read')).toBe('read');
});

test('when four workspaces hold all slots, the slowest upload of one is ended for a fifth workspace', async () => {
  await start({ settings: { formUploads: { perWorkspace: 2, perAddress: 9, together: 8 } } });
  const greedy = ['a', 'b', 'c', 'd'].flatMap((name) => {
    const key = `write.usr_${name}.wsp_${name}`;
    return [slow(key), slow(key)];
  });
  await until(() => begun === 8);
  await until(async () => (await upload('write.usr_a.wsp_a')) === 429);
  expect(await upload('write.usr_e.wsp_e')).toBe(200);
  const lost = greedy.filter(({ text }) => text() !== '');
  expect(lost).toHaveLength(1);
  expect(lost[0]!.text()).toMatch(/^HTTP\/1\.1 429 /);
});

test('a slot is not taken from a workspace with a single slot, nor for a workspace that has one', async () => {
  await start({ settings: { formUploads: { perWorkspace: 2, perAddress: 9, together: 2 } } });
  const held = [slow('write.usr_a.wsp_a'), slow('write.usr_b.wsp_b')];
  await until(() => begun === 2);
  await until(async () => (await upload('write.usr_a.wsp_a')) === 503);
  expect(await upload('write.usr_c.wsp_c')).toBe(503);
  expect(held.map(({ text }) => text())).toEqual(['', '']);
});

test('uploads of many workspaces from one address are rejected beyond the share of the address', async () => {
  await start({ settings: { formUploads: { perWorkspace: 2, perAddress: 2, together: 8 } } });
  slow('write.usr_a.wsp_a');
  slow('write.usr_b.wsp_b');
  await until(() => begun === 2);
  const { client, text } = slow('write.usr_c.wsp_c');
  await until(() => text().startsWith('HTTP/1.1 429 '));
  expect(text()).toContain('An address may have at most 2 uploads in progress.');
  await until(() => client.closed);
});

// Answers that no S3 server should give, but that a broken or hostile one does: each ends the operation with a ProviderError, in
// bounded time and memory.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Storage, type S3Storage } from '../../../src/providers/storage/s3/s3.ts';

const ANSWER_MS = 300;
let answer: RequestListener;
const server = createServer((request, response) => {
  request.resume().once('end', () => answer(request, response));
});
let storage: S3Storage;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
  const settings = { bucket: 'b', prefix: '', endpoint, region: 'eu-test-1', pathStyle: true, ...keys };
  storage = createS3Storage(settings, { times: { answerMs: ANSWER_MS, idleMs: 60_000, backoffMs: 1 } });
});
afterAll(async () => {
  await storage?.close();
  server.closeAllConnections();
  server.close();
});

const text =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body);
const list = (inner: string) => text(`<ListBucketResult>${inner}</ListBucketResult>`);
const protocol = { name: 'ProviderError', kind: 'protocol' };

test('an endless answer about a missing object is not read to its end', async () => {
  let sent = 0;
  const piece = Buffer.alloc(64 * 1024);
  answer = (_request, response) => {
    response.writeHead(404);
    const write = (): void => {
      while (!response.destroyed && response.write(piece)) sent += piece.length;
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  };
  expect(await storage.get('a')).toBeNull();
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('an answer that never ends, but is not silent, is waited for as long as for its beginning', async () => {
  answer = (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 20);
    response.once('close', () => clearInterval(timer));
  };
  await storage.delete(['a']);
});

test('elements without an end take no time', async () => {
  answer = list('<Contents>'.repeat(50_000));
  const before = performance.now();
  expect(await storage.list('p/')).toEqual([]);
  answer = list('<IsTruncated '.repeat(50_000));
  expect(await storage.list('p/')).toEqual([]);
  expect(performance.now() - before).toBeLessThan(2_000);
});

test('a list that repeats its page fails', async () => {
  answer = list('<IsTruncated>true</IsTruncated><NextContinuationToken>same</NextContinuationToken>');
  await expect(storage.list('p/')).rejects.toMatchObject(protocol);
});

test('a character that does not exist is left as it is', async () => {
  answer = list('<Contents><Key>p/a&#1114112;</Key><Size>1</Size></Contents><Contents><Key>p/&#98;</Key></Contents>');
  expect(await storage.list('p/')).toEqual(['p/b']);
});

test('an object without a length fails', async () => {
  answer = (_request, response) => void response.writeHead(200, { 'transfer-encoding': 'chunked' }).end();
  await expect(storage.size('a')).rejects.toMatchObject(protocol);
});

test.each([
  ['bytes 0-99/100', 100],
  ['bytes 1-10/100', 10],
  ['bytes 0-9/100', 11],
  ['none', 10],
])('a range of ten bytes that is answered with %j and %d bytes fails', async (contentRange, bytes) => {
  answer = (_request, response) =>
    void response.writeHead(206, { 'content-range': contentRange, 'content-length': bytes }).end(Buffer.alloc(bytes));
  await expect(storage.get('a', { start: 0, end: 9 })).rejects.toMatchObject(protocol);
});

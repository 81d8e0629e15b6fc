// The HTTP client of vendors: requests whose status is the whole result.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { verifyByGet } from '../../src/providers/vendor-http.ts';

const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const step of cleanup.splice(0)) step();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('verifyByGet', () => {
  test.each<[string, RequestListener]>([
    ['never ends its response', (_request, response) => response.writeHead(200).write('{')],
    ['answers 64 MB', (_request, response) => response.writeHead(200).end(Buffer.alloc(64_000_000))],
    [
      'closes the connection in its response',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '10' }).write('{', () => response.destroy());
      },
    ],
  ])('accepts a key by the status of a server that %s', async (_what, answer) => {
    const url = await serve(answer);
    await expect(verifyByGet('vendor', url, {}, new AbortController().signal)).resolves.toBeUndefined();
  });

  test('refuses a key that the server refuses', async () => {
    const url = await serve((_request, response) => response.writeHead(401).end('no'));
    await expect(verifyByGet('vendor', url, {}, new AbortController().signal)).rejects.toMatchObject({ kind: 'auth' });
  });
});

// The client address behind proxies: forged X-Forwarded-For through real proxies that append, and malformed headers.
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanForwardedFor, createProxies, type TrustProxy } from '../../src/http/proxies.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
let seen: string[] = [];
const proxies: Server[] = [];

afterEach(async () => {
  for (const proxy of proxies.splice(0)) {
    proxy.closeAllConnections();
    proxy.close();
  }
  await harness?.close();
});

/** Appends its peer to X-Forwarded-For, as nginx does with `$proxy_add_x_forwarded_for`. */
async function proxyTo(target: number): Promise<number> {
  const proxy = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for'];
    const peer = incoming.socket.remoteAddress!;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': before === undefined ? peer : `${String(before)}, ${peer}`,
    };
    const { localAddress } = incoming.socket;
    const onward = httpRequest(
      { port: target, host: '127.0.0.1', path: incoming.url, headers, localAddress },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  proxies.push(proxy);
  await new Promise<void>((resolve) => proxy.listen(0, '0.0.0.0', resolve));
  return (proxy.address() as AddressInfo).port;
}

async function start(trustProxy: TrustProxy): Promise<number> {
  seen = [];
  const handler = async ({ ip }: { ip: string }) => {
    seen.push(ip);
    return { status: 200, body: { data: [], has_more: false, next_cursor: null } };
  };
  harness = await startHarness({ listAgents: handler }, { settings: { trustProxy } });
  return Number(new URL(await harness.listen()).port);
}

/** From 127.0.0.9. A proxy forwards from the address at which it was called, the second one from 127.0.0.1. */
function ask(port: number, host: string, forged: string): Promise<void> {
  const headers = { ...harness.bearer('write'), 'x-forwarded-for': forged };
  return new Promise((resolve, reject) => {
    httpRequest({ port, host, path: '/v1/agents', headers, localAddress: '127.0.0.9', agent: false }, (answer) => {
      answer.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

describe('the client of a request', () => {
  const FORGED = '198.51.100.1, 203.0.113.7';

  test.each<[string, TrustProxy, number, string]>([
    ['without a proxy and trust', 0, 0, '127.0.0.9'],
    ['through one proxy that is not trusted', 0, 1, '127.0.0.2'],
    ['through one proxy, one being counted', 1, 1, '127.0.0.9'],
    ['through two proxies, two being counted', 2, 2, '127.0.0.9'],
    ['through two proxies, one being counted', 1, 2, '127.0.0.3'],
    ['through one proxy whose address is trusted', ['127.0.0.2'], 1, '127.0.0.9'],
    ['through two proxies whose network is trusted', ['127.0.0.0/30'], 2, '127.0.0.9'],
    ['without a proxy, another address being trusted', ['127.0.0.2'], 0, '127.0.0.9'],
  ])('%s is the one that the outermost proxy saw, whatever the client wrote', async (_how, trust, count, expected) => {
    let port = await start(trust);
    for (let proxy = 0; proxy < count; proxy++) port = await proxyTo(port);
    await ask(port, ['127.0.0.1', '127.0.0.2', '127.0.0.3'][count]!, FORGED);
    expect(seen).toEqual([expected]);
  });
});

test('a port that some load balancers append to the client address is removed', async () => {
  await ask(await start(1), '127.0.0.1', '198.51.100.1:4711');
  expect(seen).toEqual(['198.51.100.1']);
});

test.each<[TrustProxy, number]>([
  [1, 1],
  [0, 0],
  [['10.0.0.0/8'], 0],
])(
  'TRUST_PROXY=%j logs %i startup warnings that the cap of connections per address does not apply',
  async (trustProxy, count) => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    harness = await startHarness({}, { settings: { trustProxy }, log });
    const warnings = lines.filter((line) =>
      /MAX_CONNECTIONS_PER_ADDRESS does not apply.*TRUST_PROXY=10\.0\.0\.0/.test(line),
    );
    expect(warnings).toHaveLength(count);
  },
);

describe('X-Forwarded-For', () => {
  test.each([
    ['192.0.2.1, 192.0.2.2', '192.0.2.1, 192.0.2.2'],
    ['192.0.2.1:4711,[2001:db8::1]:80 , 2001:db8::2', '192.0.2.1, 2001:db8::1, 2001:db8::2'],
    ['192.0.2.9, unknown, 192.0.2.2', '192.0.2.2'],
    ['192.0.2.9, , 192.0.2.2', '192.0.2.2'],
    ['unknown', undefined],
    ['', undefined],
  ])('"%s" leaves %s', (given, left) => {
    const headers = { 'x-forwarded-for': given };
    cleanForwardedFor(headers);
    expect(headers['x-forwarded-for']).toBe(left);
  });

  test('an IPv4 network includes its IPv4-mapped IPv6 addresses, and no others', () => {
    const { isProxy } = createProxies(['10.0.0.0/8', '2001:db8::/32']);
    expect(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8:1::1'].map(isProxy)).toEqual([true, true, true]);
    expect(['11.1.2.3', '::ffff:11.1.2.3', '2001:db9::1', undefined].map(isProxy)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

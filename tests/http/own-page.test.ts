// Which requests come from the owner's page: these receive the key of the demo workspace.
import { expect, test } from 'vitest';
import { isOwnPage } from '../../src/http/own-page.ts';

type Headers = Record<string, string | undefined>;

const OWN: Headers = { host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' };
const from = (remoteAddress: string | undefined, headers: Headers): boolean =>
  isOwnPage({ raw: { headers, socket: { remoteAddress } } } as Parameters<typeof isOwnPage>[0]);

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  'a page of the service, from %s, is the owner’s',
  (peer) => {
    expect(from(peer, OWN)).toBe(true);
    expect(from(peer, { ...OWN, host: 'localhost:3000' })).toBe(true);
  },
);

test.each<[string, string | undefined, Headers]>([
  ['from another machine', '192.168.1.4', OWN],
  ['from a peer that is not known', undefined, OWN],
  ['of another site', '127.0.0.1', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  ['of another port of this machine', '127.0.0.1', { ...OWN, 'sec-fetch-site': 'same-site' }],
  ['typed into the address bar', '127.0.0.1', { ...OWN, 'sec-fetch-site': 'none' }],
  ['of a program that names no site', '127.0.0.1', { ...OWN, 'sec-fetch-site': undefined }],
  ['for another host (DNS rebinding)', '127.0.0.1', { ...OWN, host: 'evil.example:3000' }],
  ['without a host', '127.0.0.1', { ...OWN, host: undefined }],
  ['through a proxy', '127.0.0.1', { ...OWN, 'x-forwarded-for': '203.0.113.7' }],
  ['through a tunnel', '127.0.0.1', { ...OWN, 'cf-connecting-ip': '203.0.113.7' }],
])('a request %s is not', (_what, peer, headers) => {
  expect(from(peer, headers)).toBe(false);
});

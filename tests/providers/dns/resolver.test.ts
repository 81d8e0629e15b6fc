// The resolver and the lookup of addresses against a name server on loopback: their results, and which responses count as failures.
import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLookup } from '../../../src/providers/connection/lookup.ts';
import type { DnsResolver } from '../../../src/providers/dns/port.ts';
import { createDnsResolver } from '../../../src/providers/dns/resolver.ts';
import { until } from '../../support/until.ts';

const TXT = 16;
const CNAME = 5;
const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);
const text = (...parts: string[]) =>
  Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));

/** Answers according to the first label of the name (RFC 1035, section 4). */
const ZONE: Readonly<Record<string, { code?: number; type?: number; values?: Buffer[] }>> = {
  one: { type: TXT, values: [text('v=spf1 -all')] },
  several: { type: TXT, values: [text('first'), text('sec', 'ond')] },
  alias: { type: CNAME, values: [encodeName('target.example.net')] },
  empty: {},
  absent: { code: 3 },
  broken: { code: 2 },
  refused: { code: 5 },
};

const server = createSocket('udp4');
let servers: string[];
let resolver: DnsResolver;
let impatient: DnsResolver;

beforeAll(async () => {
  server.on('message', (query, from) => {
    const label = query.toString('latin1', 13, 13 + query[12]!);
    const zone = ZONE[label];
    if (!zone) return;
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const { code = 0, type = 0, values = [] } = zone;
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(values.length, 6);
    const answers = values.map((value) => {
      const fixed = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, value.length]);
      return Buffer.concat([fixed, value]);
    });
    server.send(Buffer.concat([head, question, ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  servers = [`127.0.0.1:${server.address().port}`];
  resolver = createDnsResolver({ servers, timeoutMs: 20_000 });
  impatient = createDnsResolver({ servers, timeoutMs: 50 });
});
afterAll(() => void server.close());

test.each([
  ['one', ['v=spf1 -all']],
  ['several', ['first', 'second']],
  ['empty', []],
  ['absent', []],
  ['broken', 'unreachable'],
  ['refused', 'unreachable'],
])('returns the documented result for a name whose TXT records are %s', async (name, expected) => {
  const answer = await resolver.txt(`${name}.example.com`);
  expect(Array.isArray(answer) ? answer.toSorted() : answer).toEqual(expected);
});

test('a name whose server does not respond is unreachable after the timeout', async () => {
  expect(await impatient.txt('silent.example.com')).toBe('unreachable');
});

test('the target of an alias is returned without a trailing dot', async () => {
  expect(await resolver.cname('alias.example.com')).toEqual(['target.example.net']);
});

test('names that DNS refuses are looked up by the system two at a time, so that slow ones do not occupy all threads', async () => {
  const address = [{ address: '203.0.113.7', family: 4 as const }];
  const waiting: (() => void)[] = [];
  let [running, most] = [0, 0];
  const system = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => waiting.push(resolve));
    running -= 1;
    return address;
  };
  const lookup = createLookup({ servers, system });
  const found = ['a', 'b', 'c', 'd'].map((name) => lookup(`broken.${name}.example.com`));
  await until(() => waiting.length >= 2);
  for (let ended = 0; ended < 4; ended++) {
    // Long enough for the name server to refuse the others.
    expect(await resolver.txt('one.example.com')).toEqual(['v=spf1 -all']);
    await until(() => waiting.length > ended);
    waiting[ended]!();
  }
  expect(await Promise.all(found)).toEqual(Array(4).fill(address));
  expect(most).toBe(2);
});

test('requests to one name of the machine at the same time share a look-up, so that none is refused', async () => {
  const address = [{ address: '192.0.2.4', family: 4 as const }];
  const answer = Promise.withResolvers<typeof address>();
  let [asked, running, most] = [0, 0, 0];
  const system = async () => {
    asked += 1;
    most = Math.max(most, ++running);
    await answer.promise;
    running -= 1;
    return address;
  };
  const lookup = createLookup({ servers, system });
  const found = Promise.all(Array.from({ length: 20 }, () => lookup('absent.example.com')));
  await until(() => asked > 0);
  // Long enough for the name server to refuse the others.
  expect(await resolver.txt('one.example.com')).toEqual(['v=spf1 -all']);
  answer.resolve(address);
  expect(await found).toEqual(Array(20).fill(address));
  expect(most).toBe(1);
  const before = asked;
  expect(await lookup('absent.example.com')).toEqual(address);
  expect(asked).toBe(before + 1);
});

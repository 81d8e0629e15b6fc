// Paths of static files: an invalid path is a client error, never an internal one, and every request counts.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settings, startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'parley-files-'));
  await mkdir(join(web, 'assets'));
  await writeWithCopies(join(web, 'assets', 'a.js'), '1;');
  await mkdir(join(web, 'app', 'assets'), { recursive: true });
  await writeWithCopies(join(web, 'app', 'index.html'), '<!doctype html><head><title>Dashboard</title></head>');
  await writeWithCopies(join(web, 'talk.html'), '<!doctype html><title>Talk</title>');
  await writeWithCopies(join(web, 'sign-in.html'), '<!doctype html><head><title>Sign in</title></head>');
  await writeFile(join(web, 'app', 'assets', 'b.js'), '2;');
});
afterAll(() => rm(web, { recursive: true }));
afterEach(() => harness.close());

async function writeWithCopies(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  await writeFile(`${path}.br`, brotliCompressSync(text));
  await writeFile(`${path}.gz`, gzipSync(text));
}

test.each([
  ['/assets/', 404],
  ['/assets//', 404],
  ['/assets/%2e%2e/a.js', 404],
  ['/assets/%00', 404],
  ['/assets/..%5c..%5ca.js', 404],
  ['/assets/nothing.js', 404],
  ['/docs/static/%00', 404],
  ['/docs/static//etc/passwd', 404],
  ['/docs/static/..%5c..%5cpackage.json', 404],
  ['/docs/static/%2e%2e/package.json', 404],
  ['/docs/static/%zz', 400],
  ['/nothing/here', 404],
  ['/app/assets/nothing.js', 404],
  ['/application', 404],
])('%s is %d, and no error of the server', async (url, status) => {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  harness = await startHarness({}, { webDirectory: web, log: pino({ level: 'warn' }, sink) });
  const answer = await harness.app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(lines).toEqual([]);
});

test.each(['/app', '/app/', '/app/calls', '/app/calls/call_1?q=1'])(
  '%s is the dashboard, under its policy',
  async (url) => {
    harness = await startHarness({}, { webDirectory: web });
    const { statusCode, headers, body } = await harness.app.inject(url);
    expect([statusCode, headers['cache-control'], body]).toEqual([
      200,
      'no-cache',
      expect.stringContaining('Dashboard'),
    ]);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self'; .*trusted-types 'none'$/,
    );
    const file = await harness.app.inject('/app/assets/b.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (sent: Buffer) => sent };

test.each(['/', '/sign-in', '/app/calls', '/assets/a.js', '/docs', '/docs/search.json', '/llms.txt', '/openapi.json'])(
  '%s is sent with Brotli or gzip, each with its own tag; a client with the copy receives 304',
  async (url) => {
    harness = await startHarness({}, { webDirectory: web, settings: { corsOrigins: ['https://app.example.com'] } });
    const ask = (headers: Record<string, string>) => harness.app.inject({ url, headers });
    const plain = await ask({});
    const tags = new Set<unknown>();
    // Over plain http, browsers offer only gzip and deflate.
    for (const [accept, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0.1', 'gzip'],
      ['deflate', 'identity'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await ask({ 'accept-encoding': accept });
      expect([statusCode, headers['content-encoding'] ?? 'identity']).toEqual([200, coding]);
      expect(DECODERS[coding](rawPayload).toString()).toBe(plain.body);
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      // Assets are for all origins.
      const vary = url.startsWith('/assets/') ? ['accept-encoding'] : ['accept-encoding', 'origin'];
      expect(String(headers.vary).toLowerCase().split(', ').toSorted()).toEqual(vary);
      tags.add(headers.etag);
      const again = await ask({ 'accept-encoding': accept, 'if-none-match': `"other", ${String(headers.etag)}` });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    }
    expect(tags.size).toBe(3);
  },
);

test('under a domain with a brand, the dashboard contains it in its head, and is not cached', async () => {
  const acme = { name: 'A "<b>', colors: null, logo_url: null, support_email: null, hide_vendor_name: false };
  const brandOf = (host: string) => Promise.resolve(host === 'voice.example.com' ? acme : null);
  harness = await startHarness({}, { webDirectory: web, brandOf });
  const at = (host: string) => harness.app.inject({ url: '/app/calls', headers: { host } });
  const branded = await at('voice.example.com');
  const meta = /<meta name="brand" content="([^"]*)"><\/head>/.exec(branded.body)?.[1];
  expect(meta?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(JSON.stringify(acme));
  expect([branded.statusCode, branded.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(branded.headers['content-security-policy']).toContain("default-src 'none'");
  const plain = await at('parley.example.com');
  expect(plain.body).not.toContain('brand');
  expect(plain.headers['cache-control']).toBe('no-cache');
});

test('a range outside the file is 416, a failed precondition 412', async () => {
  harness = await startHarness({}, { webDirectory: web });
  const ask = async (headers: Record<string, string>) =>
    (await harness.app.inject({ url: '/assets/a.js', headers })).statusCode;
  expect([await ask({}), await ask({ range: 'bytes=9-' }), await ask({ 'if-match': '"x"' })]).toEqual([200, 416, 412]);
});

test.each([
  '/assets/',
  '/assets/a.js',
  '/docs/static/%00',
  '/docs/',
  '/docs/search',
  '/llms.txt',
  '/openapi.json',
  '/nothing',
])('%s counts against the address', async (url) => {
  const pages = { max: 2, windowSeconds: 60, per: 'ip' } as const;
  harness = await startHarness({}, { webDirectory: web, settings: { rateLimits: { ...settings.rateLimits, pages } } });
  const ask = async (remoteAddress: string) => (await harness.app.inject({ url, remoteAddress })).statusCode;
  const statuses = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')];
  expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
  expect(await ask('192.0.2.2')).not.toBe(429);
});

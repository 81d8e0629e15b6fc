// Conversion of a curl command to a function: the request is kept, shell quoting is undone, and changes are reported.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convertCurlCommand } from '../../../src/resources/agents/functions/from-curl.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

describe('convertCurlCommand', () => {
  test('returns a function that an agent accepts, and creates and stores nothing', async () => {
    const command = `curl https://shop.example/orders -H 'Authorization: Bearer canary-4512' --json '{"number": "4512"}'`;
    const { function: made, arguments: sample } = await tenant.ok('convertCurlCommand', { body: { command } });
    expect(sample).toEqual({ number: '4512' });
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
    expect((await tenant.ok('listAgentFunctions', { path: { id } })).data).toEqual([]);
    const added = await tenant.ok('createAgentFunction', { path: { id }, body: { ...made, description: 'Finds.' } });
    expect(added).toMatchObject({ name: 'orders', url: made.url, parameters: made.parameters });
    const kept = await app.runtime.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('canary-4512');
  });

  test('reads the address, headers and the schema of the body from a multi-line command', () => {
    const made = convertCurlCommand(`curl -sS -X POST \\
      'https://shop.example/v2/orders/lookup' -H "Authorization: Bearer a\\"b" -H 'Content-Type: application/json' \\
      -d '{"number": "45 12", "urgent": true, "count": 2, "lines": [{"price": 1.5}]}'`);
    expect(made).toMatchObject({
      function: {
        type: 'webhook',
        name: 'lookup',
        url: 'https://shop.example/v2/orders/lookup',
        headers: { Authorization: 'Bearer a"b' },
      },
      arguments: { number: '45 12', urgent: true, count: 2 },
      notes: [],
    });
    expect(made.function.parameters).toEqual({
      type: 'object',
      properties: {
        number: { type: 'string' },
        urgent: { type: 'boolean' },
        count: { type: 'integer' },
        lines: {
          type: 'array',
          items: { type: 'object', properties: { price: { type: 'number' } }, required: ['price'] },
        },
      },
      required: ['number', 'urgent', 'count', 'lines'],
    });
  });

  test('turns query parameters into arguments, leaves ids out of the name, and reports that GET becomes POST', () => {
    const made = convertCurlCommand('curl -u größe:secret "https://shop.example/orders/4512?state=open"');
    expect(made.function).toMatchObject({ name: 'orders', url: 'https://shop.example/orders/4512' });
    expect(made.arguments).toEqual({ state: 'open' });
    expect(made.function.headers).toEqual({ Authorization: 'Basic Z3LDtsOfZTpzZWNyZXQ=' });
    expect(made.notes.map((note) => note.slice(0, 24))).toEqual([
      'The command sends a GET;',
      'Query parameters of the ',
    ]);
  });

  test.each([
    ['a command without an address', 'curl shop', 'must have an http or https address'],
    ['an invalid address', 'curl https://[', 'must have an http or https address'],
    ['a file as its address', 'curl --url file:///etc/passwd', 'must have an http or https address'],
    ['data as its address', 'curl --url data:text/plain,hello', 'must have an http or https address'],
    ['a body that is nearly JSON', `curl https://a.example -d '{"a":'`, 'must have valid JSON'],
    ['a body without names', "curl https://a.example -d '[1]'", 'because arguments have names'],
    ['33 levels', `curl https://a.example -d '${'{"a":'.repeat(33)}1${'}'.repeat(33)}'`, 'at most 32 levels'],
    ['9000 levels', `curl https://a.example -d '${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}'`, 'at most 32 levels'],
  ])('refuses %s', async (_what, command, reason) => {
    const refused = await tenant.refused('convertCurlCommand', { body: { command } });
    expect([refused.status, refused.errors.join()]).toEqual([422, expect.stringContaining('/command')]);
    expect(() => convertCurlCommand(command)).toThrow(reason);
  });

  const made = (more: string) => convertCurlCommand(`curl https://api.example/orders ${more}`);

  test.each([
    ['-x http://proxy.example:3128'],
    ['--proxy http://proxy.example:3128'],
    ['--referer https://shop.example/'],
    ['-e https://shop.example/ -o https://file.example'],
    ['--doh-url https://dns.example/query'],
    ['-sSLo https://file.example'],
  ])('an address in the value of another option is not that of the function: %s', (more) => {
    for (const command of [`curl https://api.example/orders ${more}`, `curl ${more} https://api.example/orders`]) {
      expect(convertCurlCommand(command).function.url).toBe('https://api.example/orders');
    }
  });

  test.each([
    ['letters that share a dash', `-sSd '{"a":1}' -LXPUT`],
    ['values without white space', `-d'{"a":1}' -XPUT`],
  ])('reads %s', (_what, more) => {
    expect(made(more)).toMatchObject({ arguments: { a: 1 }, notes: [expect.stringContaining('sends a PUT')] });
  });

  test('reads the headers of all options that set them, and the last of several', () => {
    const all = `-HX-Key:1 -H 'x-key: 2' -H 'X-Empty:' -H 'Accept: text/html' --oauth2-bearer token -b 'a=b; c=d'`;
    expect(made(all).function.headers).toEqual({ 'x-key': '2', Authorization: 'Bearer token', Cookie: 'a=b; c=d' });
    const user = convertCurlCommand('curl https://ada:p%40ss%@api.example/orders#top');
    expect(user.function).toMatchObject({
      url: 'https://api.example/orders',
      headers: { Authorization: `Basic ${Buffer.from('ada:p%40ss%').toString('base64')}` },
    });
    const decoded = convertCurlCommand('curl https://ada:p%40ss@api.example/orders');
    expect(decoded.function.headers).toEqual({
      Authorization: `Basic ${Buffer.from('ada:p@ss').toString('base64')}`,
    });
  });

  test('reads quotes like a shell', () => {
    expect(made(String.raw`--data-raw $'{"a":"it\'s \u00e9\x21\\n"}'`).arguments).toEqual({ a: "it's é!\n" });
    expect(made(String.raw`-H 'X-Path: C:\' -d '{"a":1}'`)).toMatchObject({
      function: { headers: { 'X-Path': 'C:\\' } },
      arguments: { a: 1 },
    });
    expect(made(String.raw`-d '{"a":"x\ny"}'`).arguments).toEqual({ a: 'x\ny' });
    expect(made(String.raw`-d "{\"a\":\"\$x\"}"`).arguments).toEqual({ a: '$x' });
    expect(made(`-d '{"a":'"1"'}'`).arguments).toEqual({ a: 1 });
    expect(made(`-d "{\\"a\\":\\\n1}"`).arguments).toEqual({ a: 1 });
  });

  test('reads forms, and never a file', () => {
    expect(made(`-G --data-urlencode 'q=a b&c' -d n=1`)).toMatchObject({
      arguments: { q: 'a b&c', n: '1' },
      notes: [expect.stringContaining('sends a GET')],
    });
    expect(made('-F name=Ada --form-string note=@home').arguments).toEqual({ name: 'Ada', note: '@home' });
    for (const file of [
      '-d @/etc/passwd',
      '--data-binary @/etc/passwd',
      '--json @/etc/passwd',
      '--data-urlencode text@/etc/passwd',
      '-F text=@/etc/passwd',
      '-F text=</etc/passwd',
      '-T /etc/passwd',
      '-H @/etc/passwd',
      '-b /etc/passwd',
    ]) {
      const { arguments: sample, notes, function: fn } = made(file);
      expect([file, sample, fn.headers, notes.at(-1)]).toEqual([
        file,
        {},
        {},
        'The command sends the content of a file, which is not read here.',
      ]);
    }
  });

  test('names of arguments and headers that an object inherits are only names', () => {
    const { arguments: sample, function: fn } = made(`-H 'constructor: 1' -d '{"__proto__":{"x":1},"toString":2}'`);
    expect(Object.keys(sample)).toEqual(['__proto__', 'toString']);
    expect(Object.keys(fn.parameters['properties'] as object)).toEqual(['__proto__', 'toString']);
    expect(fn.headers).toEqual({ constructor: '1' });
  });

  test('reads a command of the maximum length with an unusual path within a second', () => {
    const started = performance.now();
    for (const part of ['_', '.a', '__a', '%20', '/', '..']) {
      convertCurlCommand(`curl https://api.example/a${part.repeat(99_000 / part.length)}b`);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('reads a command of the maximum length with unbalanced quotes within a second', () => {
    const started = performance.now();
    for (const part of [`"'`, `\\"`, `$'`, `' "`, `\\\n`, `'\\\n`, `$"\\`])
      convertCurlCommand(`https://a.example ${part.repeat(49_000)}`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

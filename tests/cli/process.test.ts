// `parley` as a process of its own: the program of package.json, signals, pipes, and a package under node_modules.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { ROOT } from '../support/root.ts';
import { until } from '../support/until.ts';

const { bin, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  bin: { parley: string };
  version: string;
};
const PROGRAM = join(ROOT, bin.parley);

let app: TestApp;
let tenant: Tenant;
let home: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  home = await mkdtemp(join(tmpdir(), 'parley-process-'));
});
afterAll(async () => {
  await app?.close();
  await rm(home, { recursive: true, force: true });
});

const env = () => ({
  ...process.env,
  HOME: home,
  XDG_CONFIG_HOME: '',
  PARLEY_URL: app.url,
  PARLEY_API_KEY: tenant.jwt,
});

test('SIGINT ends it cleanly, and standard output is complete', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'listen', '--json'], { env: env() });
  let out = '';
  child.stdout.on('data', (bytes) => (out += String(bytes)));
  const code = new Promise((resolve) => child.once('exit', resolve));
  await until(() => out.includes('listening'), { what: 'it listens' });
  expect((await tenant.ok('listWebhooks')).data).toHaveLength(1);
  child.kill('SIGINT');
  expect(await code).toBe(0);
  expect((await tenant.ok('listWebhooks')).data).toEqual([]);
});

test('a reader of the pipe that ends first is not an error', () => {
  const line = `"${process.execPath}" "${PROGRAM}" api --help | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8', env: env() });
  expect([stdout, stderr]).toEqual(['Usage: parley api <operation> [options]\n0\n', '']);
});

test('npm link makes it a command in every folder, and in another project', async () => {
  const [prefix, project] = [join(home, 'global'), join(home, 'project')];
  mkdirSync(project);
  const npm = {
    npm_config_prefix: prefix,
    npm_config_cache: join(home, 'cache'),
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
  };
  const link = async (cwd: string, ...name: string[]) =>
    promisify(execFile)('npm', ['link', '--silent', '--ignore-scripts', ...name], { cwd, env: { ...env(), ...npm } });
  await link(ROOT);
  await link(project, 'parley');
  for (const program of [join(prefix, 'bin/parley'), join(project, 'node_modules/.bin/parley')]) {
    const args = ['api', 'listAgents', '--limit', '1', '--json'];
    const { stdout } = await promisify(execFile)(program, args, { cwd: project, env: env() });
    expect(JSON.parse(stdout)).toMatchObject({ data: [], has_more: false });
  }
});

test('a package under node_modules runs, too', async () => {
  const folder = join(home, 'node_modules', 'parley');
  mkdirSync(folder, { recursive: true });
  for (const name of ['scripts/parley.js', 'scripts/strip-types.js', 'src', 'generated', 'package.json']) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('/generated/web'),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const run = promisify(execFile)(process.execPath, [join(folder, bin.parley), 'whoami', '--json'], { env: env() });
  expect(JSON.parse((await run).stdout)).toMatchObject({ workspace_id: tenant.workspaceId });
  expect(spawnSync(process.execPath, [join(folder, bin.parley), '-V'], { encoding: 'utf8' }).stdout).toBe(
    `${version}\n`,
  );
});

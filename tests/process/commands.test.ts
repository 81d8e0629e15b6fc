// Commands on the terminal: help, wrong options, a port in use, and the end.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { helpOf, readOptions } from '../../src/process/options.ts';
import { explainListenError } from '../../src/process/port-in-use.ts';
import { stopMessage } from '../../src/process/stop-message.ts';
import { ROOT } from '../support/root.ts';
import { until } from '../support/until.ts';

const launch = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/launch.js'), ...args], { encoding: 'utf8' });

describe('--help', () => {
  const scripts = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  // The benchmarks list themselves.
  const COMMANDS = Object.keys(scripts.scripts).filter((name) => name !== 'bench');

  test.each(COMMANDS)('of %s describes its purpose and usage, and fits a terminal', (command) => {
    const text = helpOf(command);
    expect(text).toMatch(new RegExp(`^npm (run )?${command} - .+\n\nusage: npm (run )?${command}`));
    expect(text.split('\n').filter((line) => line.length > 110)).toEqual([]);
  });

  test('needs no packages, and the launcher lists the commands', () => {
    const { stdout, status } = launch('call', '--help');
    expect([stdout, status]).toEqual([helpOf('call'), 0]);
    const wrong = launch('cal');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('npm run owner - creates a user');
    expect(wrong.stderr).toContain('For contributors: npm run generate, check, ');
  });

  test('of a command of `parley` is printed by that command', () => {
    const { stdout, status } = launch('parley', 'chat', '--help');
    expect([stdout, status]).toEqual([expect.stringContaining('--variable <name=value>'), 0]);
  });

  test.each([
    ['owner', 'src/process/owner.ts'],
    ['doctor', 'src/process/doctor.ts'],
    ['models', 'src/process/models.ts'],
    ['stand-ins', 'scripts/stand-ins/main.ts'],
  ])('of %s lists exactly its options', (command, file) => {
    const [, declared] = /const OPTIONS = \{\n([\s\S]*?)\n\} as const/.exec(readFileSync(join(ROOT, file), 'utf8'))!;
    const options = [...declared!.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name]) => name);
    const listed = [...helpOf(command).matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name);
    expect(options.length).toBeGreaterThan(3);
    expect(listed.toSorted()).toEqual(options.toSorted());
  });

  test('names settings and documents that exist', () => {
    const settings = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
    const ofTests = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    const texts = COMMANDS.map(helpOf).join('\n');
    const names = [...texts.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([name]) => name);
    expect(names.filter((name) => !settings.includes(`\`${name}\``) && !ofTests.includes(`\`${name}=`))).toEqual([]);
    const paths = [...texts.matchAll(/\b(?:docs|generated)\/[\w/.-]+\w/g)].map(([path]) => path);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('invalid settings', () => {
  test('are reported together, one line each', () => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgres://127.0.0.1:1/none', PORT: '80a' };
    const main = join(ROOT, 'src/main.ts');
    const { stderr, status } = spawnSync(process.execPath, [main, 'api'], { env, cwd: tmpdir(), encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^parley: PORT is "80a", not a whole number/),
      expect.stringMatching(/^parley: JWT_SECRET must be set together with DATABASE_URL\. Example: /),
      expect.stringMatching(/^parley: ENCRYPTION_KEY must be set together with DATABASE_URL\. Example: /),
    ]);
  });
});

describe('wrong options are reported in one line that refers to the help', () => {
  const read = (...args: string[]) =>
    readOptions('call', args, { agent: { type: 'string' }, quiet: { type: 'boolean' } });
  test.each([
    [['--agnet', 'x'], /^there is no option --agnet \(did you mean --agent\?\); npm run call -- --help/],
    [['--zzz'], /^there is no option --zzz; /],
    [['--agent'], /^--agent needs a value; /],
    [['--quiet=yes'], /^--quiet takes no value; /],
    [['+12025550100'], /^"\+12025550100" is one argument too many/],
  ])('%j', (args, message) => {
    expect(() => read(...args)).toThrow(message);
    expect(() => read(...args)).not.toThrow('\n');
  });

  test('valid options are accepted', () => {
    expect(read('--agent', 'x').values).toEqual({ agent: 'x' });
  });
});

describe('a server that cannot listen', () => {
  test('on a port in use names the next free one', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const second = createServer().listen(port, '127.0.0.1');
    const [error] = (await once(second, 'error')) as [Error];
    const { message } = (await explainListenError(error, { host: '127.0.0.1', port })) as Error;
    server.close();
    const free = Number(
      /^port \d+ is in use on 127\.0\.0\.1\. Start on another one: {2}PORT=(\d+) npm start$/.exec(message)?.[1],
    );
    expect(free).not.toBe(port);
    expect(free === 0 || (free > port && free <= port + 50)).toBe(true);
  });

  test('for another reason reports the original error', async () => {
    const error = new Error('other');
    expect(await explainListenError(error, { host: '127.0.0.1', port: 1 })).toBe(error);
  });
});

test('a second signal ends a start that waits for the database', async () => {
  // Accepts connections and never answers.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: `postgres://127.0.0.1:${port}/none`,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parley-start-')),
    JWT_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  };
  const child = spawn(process.execPath, [join(ROOT, 'src/main.ts'), 'api'], { env, cwd: tmpdir() });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  await once(silent, 'connection');
  await until(() => {
    child.kill('SIGTERM');
    return child.exitCode !== null || child.signalCode !== null;
  });
  silent.close();
  rmSync(env.DATA_DIR, { recursive: true });
  expect([child.exitCode, child.signalCode]).toEqual([1, null]);
  expect(output).toContain('Stopping as soon as the start is complete');
  expect(output).not.toContain('cannot reach');
});

test('the shutdown message states how many calls it waits for, and how long', () => {
  const facts = { drainSeconds: 60, drainDelaySeconds: 0 };
  expect(stopMessage({ calls: 2, ...facts })).toBe(
    'Stopping. Waiting for 2 live calls, which have 60 s to finish; press Ctrl-C again to end now.',
  );
  expect(stopMessage({ calls: 1, ...facts })).toContain('a live call, which has 60 s');
  expect(stopMessage({ calls: 0, ...facts })).toBe('Stopping. There is no live call.');
  expect(stopMessage(null)).toContain('start is complete');
});

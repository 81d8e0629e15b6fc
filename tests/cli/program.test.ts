// The command line without a service: help, wrong command lines, completion, colors, and what is stored.
import { EventEmitter, once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOperations } from '../../generated/command-line.ts';
import { parseAssignment } from '../../src/cli/command.ts';
import { createProgram } from '../../src/cli/main.ts';
import { changeProfile, profilesFile, readProfiles } from '../../src/cli/profiles.ts';
import { createSession } from '../../src/cli/session.ts';
import { printable } from '../../src/cli/terminal.ts';
import { ROOT } from '../support/root.ts';
import { newCli, type Cli } from './run-cli.ts';

const NOWHERE = 'http://127.0.0.1:9';

let cli: Cli;
beforeAll(async () => {
  cli = await newCli({}, await mkdtemp(join(tmpdir(), 'parley-cli-')));
});
afterAll(() => rm(cli.home, { recursive: true }));

async function allCommands(): Promise<{ path: string; command: Command }[]> {
  const terminal = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr };
  const session = createSession({ ...terminal, env: {}, cwd: ROOT, root: ROOT, stop: new AbortController().signal });
  const listed = (command: Command, path: string): { path: string; command: Command }[] => [
    { path, command },
    ...command.commands.flatMap((each) => listed(each, `${path} ${each.name()}`)),
  ];
  return listed(await createProgram(session, ['api']), 'parley').filter(({ path }) => path !== 'parley complete');
}

describe('help of the command line', () => {
  test('has a sentence, examples and the options for every command', async () => {
    const commands = await allCommands();
    expect(commands.length).toBeGreaterThan(commandOperations.length + 15);
    for (const { command, path } of commands) {
      let text = '';
      command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
      expect(text, path).toMatch(/\nexamples:\n {2}\S/);
      expect(text, path).toContain('--json');
      expect(command.description().length, path).toBeGreaterThan(10);
    }
  });

  test('contains only examples that the command line accepts', async () => {
    const commands = await allCommands();
    for (const { command, path } of commands.filter(({ path }) => !path.startsWith('parley api '))) {
      let text = '';
      command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
      const examples = [...text.slice(text.indexOf('\nexamples:')).matchAll(/^ {2}(parley [^|<>#\n]*)/gm)];
      for (const [, line] of examples) {
        const words = line!.trim().split(/\s+/);
        const name = words.filter((word) => !word.startsWith('-')).slice(0, 3);
        const known = [3, 2, 1].map((count) => commands.find((each) => each.path === name.slice(0, count).join(' ')));
        const meant = known.find(Boolean)!.command;
        const options = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0]);
        const unknown = options.filter((option) => !meant.options.some(({ long }) => long === option));
        expect(unknown, `${path}: ${line}`).toEqual([]);
      }
    }
  });

  test('docs/command-line.md names every command and every exit code', async () => {
    const text = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
    const paths = (await allCommands()).map(({ path }) => path).filter((path) => !path.startsWith('parley api '));
    expect(paths.filter((path) => !text.includes(`${path}`))).toEqual([]);
    expect([0, 1, 2, 3, 4, 5, 6, 130].filter((code) => !text.includes(`| ${code} |`))).toEqual([]);
  });

  test('is printed for --help, and for a group without a command with exit code 2', async () => {
    const help = await cli.run(['agents', 'push', '--help']);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toContain('--dry-run');
    expect(await cli.run(['help', 'agents', 'push'])).toMatchObject({ code: 0, err: '', out: help.out });
    expect(await cli.run(['agents', 'help', 'push'])).toMatchObject({ code: 0, err: '', out: help.out });
    expect(await cli.run(['help'])).toMatchObject({ code: 0, err: '', out: (await cli.run(['--help'])).out });
    expect((await cli.run(['agents'])).code).toBe(2);
    expect((await cli.run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a wrong command line', () => {
  test.each([
    [['calll'], "unknown command 'calll' (Did you mean call?)"],
    [['help', 'nope'], "unknown command 'nope'"],
    [['help', 'calll'], "unknown command 'calll' (Did you mean call?)"],
    [['help', 'agents', 'psh'], "unknown command 'psh' (Did you mean push?)"],
    [['agents', 'help', 'psh'], "unknown command 'psh' (Did you mean push?)"],
    [['call', '--agnet', 'x'], "unknown option '--agnet' (Did you mean --agent?)"],
    [['call', '--variable', 'x'], 'It must have the form name=value.'],
    [['api', 'getCall'], "required option '--id <value>' not specified"],
    [['api', 'getCal'], "unknown command 'getCal' (Did you mean getCall?)"],
    [['api', 'listCalls', '--status', 'over'], 'Allowed choices are queued'],
    [['test', '--seed', 'many'], 'It must be a whole number.'],
    [['completion', 'fish'], 'Allowed choices are bash, zsh.'],
    [['listen', '--count', '0'], 'It must be a whole number from 1.'],
    [['logs', '--limit', '0'], 'It must be a whole number from 1.'],
    [['test', '--samples', '0'], 'It must be a whole number from 1.'],
  ])('%j exits with 2 and names the error', async (args, text) => {
    const { code, out, err } = await cli.run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(text);
    expect(err).toContain('→ parley');
  });

  test('with --json the failure is JSON on standard error', async () => {
    const { code, out, err } = await cli.run(['whoami', '--json']);
    expect([code, out]).toEqual([4, '']);
    expect(JSON.parse(err)).toMatchObject({ error: { message: 'no service is known' }, exit_code: 4 });
  });

  test('a number is given once', async () => {
    const { code, err } = await cli.run([
      'call',
      '--to',
      '+12025550101',
      '+12025550100',
      '--url',
      NOWHERE,
      '--key',
      'x',
    ]);
    expect(code).toBe(2);
    expect(err).toContain('the number is given twice');
  });

  test.each(['localhost:4000', 'ftp://127.0.0.1', '127.0.0.1', ''])('the address %j is refused', async (url) => {
    const { code, err } = await cli.run(['whoami', '--url', url, '--key', 'x']);
    expect([code, err]).toEqual([
      2,
      `error: "${url}" is not an address\n  → An address begins with http:// or https://, such as http://127.0.0.1:3000\n`,
    ]);
    expect((await cli.run(['whoami', '--url', url])).err).toBe(err);
    expect((await cli.run(['login', '--url', url])).err).toBe(err);
  });

  test('a service that does not respond ends with 5', async () => {
    const { code, err } = await cli.run(['api', 'getStatus', '--url', NOWHERE, '--key', 'x']);
    expect(code).toBe(5);
    expect(err).toContain('parley up');
  }, 20_000);

  test('a file that cannot be read or written is named, and exits with 2', async () => {
    await writeFile(join(cli.home, 'file'), '');
    const access = ['--url', NOWHERE, '--key', 'x'];
    const missing = await cli.run(['api', 'createAgent', '--body', '@missing.json', ...access]);
    expect([missing.code, missing.err]).toEqual([2, `error: ${join(cli.home, 'missing.json')} does not exist\n`]);
    const folder = await cli.run(['agents', 'diff', '--dir', 'file', ...access]);
    expect([folder.code, folder.err]).toEqual([
      2,
      `error: ${join(cli.home, 'file/.parley.json')} is not a folder, or is below something that is not one\n`,
    ]);
  });

  test.each(['localhost:4000', 'ftp://127.0.0.1', '4000'])('listen refuses to forward to %s', async (forward) => {
    const { code, err } = await cli.run(['listen', '--url', NOWHERE, '--key', 'x', '--forward', forward]);
    expect(code).toBe(2);
    expect(err).toContain('http://localhost:3000/hook');
  });

  test('listen names a port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const { code, err } = await cli.run(['listen', '--url', NOWHERE, '--key', 'x', '--port', port]);
    server.close();
    expect(code).toBe(2);
    expect(err).toContain(`port ${port} is in use`);
    expect(err).toContain('--port');
  });

  test('a server that is not Parley is named as such', async () => {
    const page = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<html>'));
    page.listen(0, '127.0.0.1');
    await once(page, 'listening');
    const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    const { code, err } = await cli.run(['whoami', '--url', url, '--key', 'x']);
    page.close();
    expect(code).toBe(5);
    expect(err).toContain('the response is text/html, not JSON');
  }, 20_000);

  test('a server that redirects a POST is named, and an id that would change the path', async () => {
    const moved = createServer(({ url }, response) =>
      response.writeHead(301, { location: `https://new.example${url}` }).end(),
    );
    moved.listen(0, '127.0.0.1');
    await once(moved, 'listening');
    const { port } = moved.address() as AddressInfo;
    const at = ['--url', `http://127.0.0.1:${port}`, '--key', 'k'];
    const posted = await cli.run(['api', 'endCall', '--id', 'call_1', ...at]);
    expect([posted.code, posted.err]).toEqual([
      2,
      expect.stringContaining('redirects to https://new.example/v1/calls/call_1/end'),
    ]);
    const asked = await cli.run(['api', 'getAgent', '--id', '..', ...at]);
    expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('contains an id that is "." or ".."')]);
    moved.close();
  });

  test('a service that is slow is named while the command waits', async () => {
    const waiting = new EventEmitter();
    const slow = createServer((_request, response) => {
      waiting.once('note', () => response.setHeader('content-type', 'application/json').end('{}'));
    });
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const onErr = (text: string): void => void (text.includes(`Waiting for ${url}`) && waiting.emit('note'));
    const { code, err } = await cli.run(['api', 'getStatus', '--url', url, '--key', 'x'], { onErr });
    slow.close();
    expect([code, err]).toEqual([0, `Waiting for ${url}, which has not answered yet. Ctrl-C ends.\n`]);
  });

  test('a run of tests is followed over a restart of the service, and named if it can no longer be followed', async () => {
    let reads = 0;
    const service = createServer((request, response) => {
      response.setHeader('content-type', 'application/json').setHeader('retry-after', '0');
      if (request.method === 'POST') return response.end('{"id":"run_1"}');
      response.statusCode = ++reads <= 4 ? 503 : 500;
      return response.end('{"code":"unavailable","title":"Restarting"}');
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const { code, err } = await cli.run(['test', '--url', url, '--key', 'x']);
    service.close();
    expect([code, reads]).toEqual([5, 5]);
    expect(err).toContain('The run run_1 continues on the service: parley api getTestRun --id run_1\n');
  });

  test('a service that does not speak https is named as such', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, err } = await cli.run(['api', 'getStatus', '--url', url, '--key', 'x']);
    server.close();
    expect(code).toBe(5);
    expect(err).toContain('does not speak https: write http://');
  }, 20_000);
});

describe('completion of command lines', () => {
  const complete = async (...words: string[]): Promise<string[]> =>
    (await cli.run(['complete', '--', ...words])).out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0]!);

  test('lists commands, options, operations, values and files', async () => {
    expect(await complete('')).toEqual(expect.arrayContaining(['up', 'call', 'agents', 'api']));
    expect(await complete('')).not.toContain('complete');
    expect(await complete('agents', '')).toEqual(expect.arrayContaining(['init', 'pull', 'diff', 'push']));
    expect(await complete('agents', 'push', '--')).toEqual(expect.arrayContaining(['--dry-run', '--json']));
    expect(await complete('api', 'listC')).toContain('listCalls');
    expect(await complete('api', 'listCalls', '--status', '')).toEqual(expect.arrayContaining(['queued', 'completed']));
    expect(await complete('completion', '')).toEqual(['bash', 'zsh']);
    expect(await complete('test', '--junit', '')).toEqual([':files']);
  });

  test('lists profiles', async () => {
    const { run, home } = await newCli();
    await changeProfile({ HOME: home }, 'staging', () => ({ url: NOWHERE, key: 'x' }));
    expect((await run(['complete', '--', 'call', '--profile', ''])).out).toBe('staging\n');
  });
});

describe('the stored login', () => {
  test('is readable by its user only, and is in XDG_CONFIG_HOME if that is set', async () => {
    const { home } = await newCli();
    const env = { HOME: home, XDG_CONFIG_HOME: join(home, 'xdg') };
    await changeProfile(env, 'default', () => ({ url: NOWHERE, key: 'x' }), { makeCurrent: true });
    const file = profilesFile(env);
    expect(file).toBe(join(home, 'xdg', 'parley', 'credentials.json'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readProfiles(env)).toEqual({ current: 'default', profiles: { default: { url: NOWHERE, key: 'x' } } });
    await chmod(file, 0o644);
    await readProfiles(env);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('that is not JSON is reported with its path', async () => {
    const { home, run } = await newCli();
    await mkdir(join(home, '.config', 'parley'), { recursive: true });
    await writeFile(join(home, '.config', 'parley', 'credentials.json'), '{');
    const { code, err } = await run(['whoami']);
    expect(code).toBe(4);
    expect(err).toContain('credentials.json does not contain logins');
  });
});

describe('output on a terminal', () => {
  test('has colors on a terminal only, and none with NO_COLOR', async () => {
    const colored = '\u001b[31m';
    expect((await cli.run(['whoami'], { isTTY: true })).err).toContain(colored);
    expect((await cli.run(['whoami'], { isTTY: true, env: { NO_COLOR: '1' } })).err).not.toContain(colored);
    expect((await cli.run(['whoami'])).err).not.toContain(colored);
  });

  test('contains no control characters from other sources', () => {
    expect(printable('a\u001b]0;title\u0007b\u001b[2Jc\u009bd\ne\t')).toBe(
      'a\ufffd]0;title\ufffdb\ufffd[2Jc\ufffdd\ne\t',
    );
    expect(printable('\u001b[31mred\u001b[39m')).toBe('\u001b[31mred\u001b[39m');
  });
});

test('values of variables are numbers and Booleans if they look like it; phone numbers and leading zeros remain text', () => {
  const read = (text: string) => Object.values(parseAssignment(text, undefined))[0];
  expect(['a=1', 'a=1.5', 'a=true', 'a=007', 'a=+1202', 'a=x=y', 'a='].map(read)).toEqual([
    1,
    1.5,
    true,
    '007',
    '+1202',
    'x=y',
    '',
  ]);
});

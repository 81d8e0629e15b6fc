// `npm run owner` on the database of a service with closed registration. Runs as a separate process to test standard input, the
// exit code and the lock of the embedded database; otherwise inside this process, which is faster.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type App } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { makeOwner } from '../../../src/process/owner.ts';
import { clientOf, PASSWORD } from '../../support/client.ts';
import { serverUrl, testDatabase, testTarget } from '../../support/database.ts';

const MAIN = fileURLToPath(new URL('../../../src/main.ts', import.meta.url));
// Three processes and two services start in sequence; on a busy machine each takes ten seconds.
const START_TIMEOUT_MS = 120_000;
const EMAIL = 'ada@example.com';
const NEW_PASSWORD = 'staple battery horse correct';

let home: string;
let env: Record<string, string>;
let drop: () => Promise<void>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-owner-'));
  const made = await testTarget(home);
  drop = made.drop;
  env = {
    PORT: '0',
    DATA_DIR: home,
    REGISTRATION: 'closed',
    RATE_LIMIT_IP: '1000',
    JWT_SECRET: 'j'.repeat(48),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...('url' in made.target ? { DATABASE_URL: made.target.url } : {}),
  };
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await drop();
  await rm(home, { recursive: true, force: true });
});

/** Runs the command as a separate process. */
async function command(args: readonly string[], input = ''): Promise<{ code: number; out: string }> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [MAIN, 'owner', ...args], { env: { PATH, NODE_COMPILE_CACHE, ...env } });
  let out = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (out += part.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, out };
}

/** Runs the command in this process. @returns its output */
async function owner(args: readonly string[], password = '', settings = env): Promise<string> {
  vi.stubEnv('PARLEY_OWNER_PASSWORD', password);
  let out = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  await makeOwner(readConfig(settings), args).finally(() => write.mockRestore());
  return out;
}

async function whileRunning<T>(work: (app: App) => Promise<T>): Promise<T> {
  const app = await startApp(readConfig(env), 'all', { log: pino({ level: 'silent' }) });
  try {
    return await work(app);
  } finally {
    await app.stop(0);
  }
}

const login = (app: App, password: string) => clientOf(app.url).send('login', { body: { email: EMAIL, password } });

describe('npm run owner', () => {
  test(
    'creates an owner once where registration is closed, and sets a new password only on request',
    async () => {
      const made = await command([EMAIL, '--balance', '20', '--password-stdin'], `${PASSWORD}\n`);
      expect(made).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Created ada@example\.com, who owns .* wsp_/),
      });
      expect(made.out).not.toContain(PASSWORD);
      expect(await owner([EMAIL], NEW_PASSWORD)).toContain('nothing was changed');
      const generated = await owner(['grace@example.com']);
      const password = /shown only once: (\S+)/.exec(generated)?.[1];
      const { session, beside } = await whileRunning(async (app) => {
        await refusesStrangers(app);
        expect((await login(app, NEW_PASSWORD)).status).toBe(401);
        await clientOf(app.url).ok('login', { body: { email: 'grace@example.com', password } });
        return { session: await requireOwner(app), beside: await command(['linus@example.com']) };
      });
      expect(beside.out).toMatch(
        'DATABASE_URL' in env ? /^Created linus/ : /the service is running.* stop the service/,
      );
      expect(await owner([EMAIL, '--new-password'], NEW_PASSWORD)).toContain('sessions have ended');
      await whileRunning(async (app) => {
        expect((await login(app, PASSWORD)).status).toBe(401);
        expect((await login(app, NEW_PASSWORD)).status).toBe(200);
        expect(await changesOf(app)).toEqual([{ actor_kind: 'system' }]);
        expect((await clientOf(app.url, session).refused('getCurrentPrincipal')).code).toBe('session_revoked');
      });
    },
    START_TIMEOUT_MS,
  );

  test.each([
    [['no-address'], NEW_PASSWORD, /email must be an email address/],
    [['short@example.com'], 'short', /password must have at least 12 characters/],
    [
      ['eve@example.com'],
      'eve@example.com',
      /eve@example\.com was not created: password must not consist mainly of your email/,
    ],
    [
      [EMAIL, '--new-password'],
      'passwordpassword',
      /the password of ada@example\.com was not changed: password must not repeat itself/,
    ],
    [['nobody@example.com', '--new-password'], NEW_PASSWORD, /there is no user nobody@example\.com/],
  ])('%j with the password "%s" is refused with a sentence', async (args, password, why) => {
    await expect(owner(args, password)).rejects.toThrow(why);
  });

  // Creating a new embedded database takes almost ten seconds.
  test.runIf(serverUrl())(
    'creates the tables first in a new database',
    async () => {
      const { url, pool, close } = await testDatabase();
      await pool.query('drop schema public cascade; create schema public');
      const fresh = { ...env, DATABASE_URL: url! };
      expect(await owner(['first@example.com'], NEW_PASSWORD, fresh)).toMatch(/^Created first@example\.com/);
      await close();
    },
    START_TIMEOUT_MS,
  );

  test(
    'an unknown option is refused with a pointer to the help and its own exit code',
    async () => {
      const { code, out } = await command(['a@example.com', '--pasword', 'x']);
      expect([code, out]).toEqual([1, expect.stringMatching(/there is no option --pasword.*--help/)]);
    },
    START_TIMEOUT_MS,
  );
});

/** Audit log entries about passwords that the operator set. */
const changesOf = ({ runtime }: App) =>
  runtime.db.selectFrom('audit_log').select('actor_kind').where('action', '=', 'user.password_set').execute();

async function refusesStrangers(app: App): Promise<void> {
  const person = { email: 'eve@example.com', password: PASSWORD, name: 'Eve' };
  const { code, body } = await clientOf(app.url).refused('registerUser', { body: person });
  expect([code, body.detail]).toEqual(['registration_closed', expect.stringContaining('npm run owner -- <email>')]);
}

/** Logs in and checks that the user is an owner with the expected balance. @returns the access token */
async function requireOwner(app: App): Promise<string> {
  const { access_token } = await clientOf(app.url).ok('login', { body: { email: EMAIL, password: PASSWORD } });
  const client = clientOf(app.url, access_token);
  expect(await client.ok('getCurrentPrincipal')).toMatchObject({ role: 'owner', user: { name: 'ada' } });
  expect((await client.ok('getWallet')).balance.amount).toBe('20.000000');
  return access_token;
}

// The whole service for test files: composed as in production, on its own database, with calls at five times real speed and
// very high rate limits. Deliberately omitted: fakes; each test overrides the parts that it needs to differ.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { startApp, type App, type AppOverrides } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Actor } from '../../src/core/context.ts';
import { Failure } from '../../src/core/errors.ts';
import type { Setting } from '../../src/core/setting.ts';
import { ConnectionFailure } from '../../src/providers/connection/failure.ts';
import type { Lookup } from '../../src/providers/connection/lookup.ts';
import { vendors } from '../../src/providers/vendors/index.ts';
import { setPasswordCost } from '../../src/resources/auth/passwords.ts';
import { endCall } from '../../src/resources/calls/service.ts';
import { requireInvariants, testDatabase } from './database.ts';
import { createDnsZone, type DnsZone } from './dns-zone.ts';
import { fastClock, holdWhileSpeaking, type FastClock } from './fast-clock.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { runDirectory } from './run.ts';
import { sharedThreads } from './shared-threads.ts';
import { until } from './until.ts';

export interface TestApp extends App {
  dataDir: string;
  /** Mails sent by the service. */
  mailbox: Mailbox;
  /** DNS records of customers' domains. */
  dns: DnsZone;
  /** @throws Error when the data breaks an invariant of db/invariants.sql */
  requireInvariants(): Promise<void>;
  /**
   * Stops the service immediately, checks the invariants, and removes the data. A shared service continues: see
   * startTestApp.
   */
  close(): Promise<void>;
}

/** Resolves no external host name, even if there is a network: requests of tests never leave loopback. */
const offline: Lookup = async (name) => {
  if (name === 'localhost' || name.endsWith('.localhost')) return [{ address: '127.0.0.1', family: 4 }];
  throw new ConnectionFailure('dns_failed', `${name} has no address in tests`);
};

/** The output of scripts/build-web.ts, as far as the server reads it. */
async function writePages(directory: string): Promise<string> {
  await mkdir(join(directory, 'assets'), { recursive: true });
  await writeFile(join(directory, 'embed.js'), '(()=>{})();');
  await writeFile(join(directory, 'embed.js.gz'), gzipSync('(()=>{})();'));
  await writeFile(join(directory, 'assets', 'embed-0f8fad5b.js'), '(()=>{})();');
  await writeFile(join(directory, 'talk.html'), '<!doctype html><title>Talk</title>');
  return directory;
}

/** Calls of half a minute take five to six seconds. At a higher speed voices miss their deadlines on busy cores. */
const PACE = 5;
/**
 * Polling interval that determines how late a due job is found. Every idle worker polls, so half the interval costs twice
 * the CPU time.
 */
const POLL_MS = 500;
const PLENTY = '1000000';
/** A port without a listener: no test reaches a vendor, even with stored keys. */
const NOWHERE = '127.0.0.1:9';
/**
 * Every vendor URL that has a default, e.g. `DEEPGRAM_URL=ws://127.0.0.1:9`. Hume keeps its own: at that address it is off, and
 * nothing is requested.
 */
const VENDOR_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  vendors
    .flatMap(({ settings }) => Object.values<Setting<unknown>>(settings))
    .filter(({ name, fallback }) => name !== 'HUME_URL' && URL.canParse(fallback))
    .map(({ name, fallback }) => [name, `${new URL(fallback).protocol.replace(/s:$/, ':')}//${NOWHERE}`]),
);

interface TestAppOptions {
  env?: Record<string, string>;
  overrides?: AppOverrides;
  /** Invariants of db/invariants.sql that a suite violates because it writes rows directly. */
  breaks?: readonly string[];
}

let shared: Promise<TestApp> | null = null;

/**
 * The service. Without options the files of one worker share an application where the project allows it (SHARED_APP,
 * vitest.config.ts): such a file works in a workspace of its own and counts only that workspace's rows. With options,
 * `{}` included, the file gets an application and a database of its own.
 */
export async function startTestApp(options?: TestAppOptions): Promise<TestApp> {
  if (options !== undefined || process.env['SHARED_APP'] !== 'yes') return startOwnApp(options ?? {});
  const app = await (shared ??= startOwnApp({}));
  return {
    ...app,
    async stop() {
      throw new Error('this application is shared: start one with options to stop it');
    },
    // The application and its database end with the run (global-setup.ts).
    async close() {
      await endCalls(app);
      await app.requireInvariants();
    },
  };
}

/** Ends all calls that are still open: each uses CPU time until its end, also in later tests and files. */
export async function endCalls({ runtime }: App): Promise<void> {
  const calls = await runtime.db
    .selectFrom('calls')
    .innerJoin('members', 'members.workspace_id', 'calls.workspace_id')
    .select(['calls.id', 'calls.workspace_id', 'members.user_id'])
    .distinctOn('calls.id')
    .where('calls.ended_at', 'is', null)
    .execute();
  for (const { id, workspace_id: workspaceId, user_id: userId } of calls) {
    const request = { requestId: 'req_test', ip: '127.0.0.1', origin: null, bearer: null, accept: '' };
    const actor: Actor = { kind: 'user', workspaceId, userId, sessionId: 'test', role: 'owner', scope: 'admin' };
    await endCall({ ...runtime, ...request, actor, signal: new AbortController().signal }, id).catch(
      (error: unknown) => {
        // It has ended by itself meanwhile.
        if (!(error instanceof Failure && error.code === 'call_not_active')) throw error;
      },
    );
  }
}

/** A hash takes 0.2 instead of 18 ms of CPU time. tests/resources/auth/passwords.test.ts has the real cost. */
const CHEAP_PASSWORDS = { memoryCost: 64, timeCost: 1, parallelism: 1 };

async function startOwnApp(options: TestAppOptions): Promise<TestApp> {
  setPasswordCost(CHEAP_PASSWORDS);
  const dataDir = await mkdtemp(join(runDirectory(), 'parley-test-'));
  const webDirectory = await writePages(join(dataDir, 'web'));
  const { database, close } = await testDatabase();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_USER: PLENTY,
    RATE_LIMIT_IP: PLENTY,
    RATE_LIMIT_DEMO: PLENTY,
    // Wallets are tested with a balance. tests/resources/wallet/billing-off.test.ts has the default.
    BILLING: 'prepaid',
    ...VENDOR_ADDRESSES,
    ...options.env,
  });
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  const { registry, ...overrides } = options.overrides ?? {};
  const mailbox = createMailbox();
  const dns = createDnsZone();
  const voiceClock = overrides.voiceClock ?? fastClock(PACE);
  const app = await startApp(config, 'all', {
    database: { ...database, close: async () => {} },
    log,
    runner: { pollMs: POLL_MS },
    connection: { lookup: offline },
    webDirectory,
    mailer: mailbox,
    dns,
    threads: sharedThreads(),
    ...overrides,
    voiceClock,
    registry(configured) {
      const steady = 'hold' in voiceClock ? holdWhileSpeaking(configured, voiceClock as FastClock) : configured;
      return registry?.(steady) ?? steady;
    },
  });
  // At this speed a voice that is still loading misses its deadline, and on a busy machine loading may fail, too.
  const warm = () =>
    app.runtime.providers.warmUp().then(
      () => true,
      () => false,
    );
  await until(warm, { withinMs: 30_000, what: 'the voices are loaded' });
  const holds = () => requireInvariants(database.pool, options.breaks);
  const own: TestApp = {
    ...app,
    dataDir,
    mailbox,
    dns,
    requireInvariants: holds,
    async close() {
      await app.stop(0);
      try {
        await holds();
      } finally {
        await close();
      }
      // Calls that a test ran directly may still write.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      // The module of a test file remains loaded together with the values of its variables: some 6 MB per service.
      for (const name of Object.keys(own)) Reflect.deleteProperty(own, name);
      own.close = async () => {};
    },
  };
  return own;
}

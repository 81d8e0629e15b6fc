// The whole service for a test file: composed as in production, on a database of its own, with calls at eight times the
// pace of real ones and rate limits out of the way. Absent on purpose: fakes; what a test wants otherwise it overrides.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startApp, type App, type AppOverrides } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { ConnectionFailure } from '../../src/providers/connection/failure.ts';
import type { Lookup } from '../../src/providers/connection/lookup.ts';
import { requireInvariants, serverUrl, testDatabase } from './database.ts';
import { patientClock } from './patient-clock.ts';
import { until } from './until.ts';

export interface TestApp extends App {
  dataDir: string;
  /** Stops the service at once, checks what it left in the database (requireInvariants), and removes what it kept. */
  close(): Promise<void>;
}

/** No name leads off this machine, also where there is a network: what tests send stays on loopback. */
const offline: Lookup = async (name) => {
  if (name === 'localhost' || name.endsWith('.localhost')) return [{ address: '127.0.0.1', family: 4 }];
  throw new ConnectionFailure('dns_failed', `${name} has no address in tests`);
};

/** What scripts/build-web.ts makes, as far as the server looks at it. */
async function writePages(directory: string): Promise<string> {
  await mkdir(join(directory, 'assets'), { recursive: true });
  await writeFile(join(directory, 'embed.js'), '(()=>{})();');
  await writeFile(join(directory, 'assets', 'embed-0f8fad5b.js'), '(()=>{})();');
  await writeFile(join(directory, 'talk.html'), '<!doctype html><title>Talk</title>');
  return directory;
}

/** Calls that take half a minute in life take four seconds. */
const PACE = 8;
/** How soon a job is seen that is due later. Each free worker looks by itself, which takes most of the processor where it is often. */
const POLL_MS = serverUrl() === undefined ? 500 : 250;
const PLENTY = '1000000';
/** A port that nobody listens on: keys that tests store lead nowhere else. */
const NOWHERE = '127.0.0.1:9';
const VENDORS: Readonly<Record<string, string>> = {
  OPENAI_BASE_URL: `http://${NOWHERE}`,
  DEEPGRAM_URL: `ws://${NOWHERE}`,
  ELEVENLABS_URL: `http://${NOWHERE}`,
  CARTESIA_URL: `http://${NOWHERE}`,
  HUME_URL: `http://${NOWHERE}`,
};

export async function startTestApp(
  options: {
    env?: Record<string, string>;
    overrides?: AppOverrides;
    /** For suites that write rows past the service: the promises of db/invariants.sql that they break. */
    breaks?: readonly string[];
  } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-test-'));
  const webDirectory = await writePages(join(dataDir, 'web'));
  const { database, close } = await testDatabase();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_USER: PLENTY,
    RATE_LIMIT_IP: PLENTY,
    RATE_LIMIT_DEMO: PLENTY,
    ...VENDORS,
    ...options.env,
  });
  const log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  const app = await startApp(config, 'all', {
    database: { ...database, close: async () => {} },
    log,
    voiceClock: patientClock(PACE),
    runner: { pollMs: POLL_MS },
    connection: { lookup: offline },
    webDirectory,
    ...options.overrides,
  });
  // At this pace a voice that is still loading is a voice that fails, and on a busy machine loading fails, too.
  const warm = () =>
    app.runtime.providers.warmUp().then(
      () => true,
      () => false,
    );
  await until(warm, { withinMs: 30_000, what: 'the voices are loaded' });
  return {
    ...app,
    dataDir,
    async close() {
      await app.stop(0);
      try {
        await requireInvariants(database.pool, options.breaks);
      } finally {
        await close();
      }
      // Calls that a test ran by itself may still write.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

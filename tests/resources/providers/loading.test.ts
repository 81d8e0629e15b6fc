// Which vendor packages a service loads, observed from inside the real process during a whole conversation. Packages of vendors
// without a key must not be loaded.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LIVEKIT_KEY, LIVEKIT_SECRET } from '../../../scripts/stand-ins/livekit-sip.ts';
import { SARAH } from '../../../scripts/stand-ins/voice-library.ts';
import { startVoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { agentBody, newTenant, type Client } from '../../support/client.ts';
import { testTarget } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { CONVERSES, NEVER_ANSWERS, reaches } from '../calls/support.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const START_MS = 60_000;
/** An unused port. */
const NOWHERE = '127.0.0.1:9';
/** Tests register with this service and poll it. */
const OPEN = { REGISTRATION: 'open', RATE_LIMIT_USER: '1000000', RATE_LIMIT_IP: '1000000' };

let directory: string;
let service: ChildProcess | null = null;
let dropDatabase: (() => Promise<void>) | null = null;
afterEach(async () => {
  if (service && service.exitCode === null) {
    const exited = once(service, 'exit');
    service.kill('SIGKILL');
    await exited;
  }
  service = null;
  await dropDatabase?.();
  dropDatabase = null;
  await rm(directory, { recursive: true, force: true });
});

interface Started {
  client: Client;
  /** `thread package` for everything that was loaded so far. */
  loads(): Promise<string[]>;
}

/** Starts the service with only these settings. */
async function start(env: Record<string, string>): Promise<Started> {
  directory = await mkdtemp(join(tmpdir(), 'parley-loads-'));
  const file = join(directory, 'loads');
  await writeFile(file, '');
  const recorder = join(ROOT, 'tests', 'support', 'record-loads.ts');
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const data = join(directory, 'data');
  const { target, drop } = await testTarget(data);
  dropDatabase = drop;
  const secret = () => randomBytes(32).toString('base64');
  const database = 'url' in target ? { DATABASE_URL: target.url, JWT_SECRET: secret(), ENCRYPTION_KEY: secret() } : {};
  const started = spawn(process.execPath, ['--import', recorder, join(ROOT, 'src', 'main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: data, LOADS: file, ...database, ...OPEN, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service = started;
  let said = '';
  started.stdout.on('data', (bytes: Buffer) => void (said += bytes.toString()));
  const url = () => /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
  await until(() => url() !== undefined || started.exitCode !== null, {
    withinMs: START_MS,
    what: 'the service has started',
  });
  if (started.exitCode !== null) throw new Error(`the service ended: ${said}`);
  const loads = async () => (await readFile(file, 'utf8')).split('\n').filter(Boolean).toSorted();
  return { client: await newTenant(url()!), loads };
}

/** Waits until both sides are connected: every part that a conversation needs has been used, or has failed. */
async function converse({ client }: Started): Promise<void> {
  const { agent_id } = await client.ok('createAgent', { body: agentBody({ greeting: 'Hello, this is Ada.' }) });
  const { call_id: id } = await client.ok('createCall', { body: { agent_id, to_number: CONVERSES } });
  await reaches(client, id, ['in_progress', 'completed', 'failed'], START_MS);
  const hasSpoken = async () => (await client.ok('getCallTranscript', { path: { id } })).data.length > 0;
  const isOver = async () => (await client.ok('getCall', { path: { id } })).end_time !== null;
  await until(async () => (await hasSpoken()) || isOver(), { withinMs: START_MS, what: 'a side has spoken' });
}

test('without a key a whole conversation loads no vendor’s package', async () => {
  const started = await start({});
  await converse(started);
  expect(await started.loads()).toEqual([]);
}, 180_000);

test('with keys of two vendors their packages are loaded before the first call, and no others in a conversation', async () => {
  const started = await start({
    DEEPGRAM_API_KEY: 'a-key-of-nobody',
    DEEPGRAM_URL: `ws://${NOWHERE}`,
    ELEVENLABS_API_KEY: 'a-key-of-nobody',
    ELEVENLABS_URL: `http://${NOWHERE}`,
  });
  // The large package in its own thread, so that audio keeps flowing while it loads.
  const theirs = ['elevenlabs/sdk-thread.ts @elevenlabs/elevenlabs-js', 'main @deepgram/sdk'];
  await until(async () => (await started.loads()).length >= theirs.length, {
    withinMs: START_MS,
    what: 'both packages are loaded',
  });
  expect(await started.loads()).toEqual(theirs);
  await converse(started);
  expect(await started.loads()).toEqual(theirs);
}, 180_000);

test('with a key that is added after the start, a call with its voice loads the package', async () => {
  const vendor = await startVoiceVendor();
  try {
    const started = await start({ ELEVENLABS_URL: vendor.url });
    const { client } = started;
    await client.ok('putProviderCredentials', { path: { provider: 'elevenlabs' }, body: { api_key: 'vendor-key' } });
    expect(await started.loads()).toEqual([]);
    const { agent_id } = await client.ok('createAgent', {
      body: agentBody({ voice_id: `elevenlabs-${SARAH}`, greeting: null }),
    });
    expect(await started.loads()).toEqual([]);
    // While it rings: nobody answers, so the agent never speaks.
    await client.ok('createCall', { body: { agent_id, to_number: NEVER_ANSWERS } });
    await until(async () => (await started.loads()).length > 0, { withinMs: START_MS, what: 'the package is loaded' });
    expect(await started.loads()).toEqual(['elevenlabs/sdk-thread.ts @elevenlabs/elevenlabs-js']);
  } finally {
    await vendor.close();
  }
}, 180_000);

test('with a LiveKit server only its clients are loaded before the first call', async () => {
  const livekit = { LIVEKIT_URL: `ws://${NOWHERE}`, LIVEKIT_API_KEY: LIVEKIT_KEY, LIVEKIT_API_SECRET: LIVEKIT_SECRET };
  const started = await start(livekit);
  const clients = ['main @livekit/rtc-node', 'main livekit-server-sdk'];
  await until(async () => (await started.loads()).length >= clients.length, {
    withinMs: START_MS,
    what: 'both clients are loaded',
  });
  expect(await started.loads()).toEqual(clients);
}, 180_000);

// The number of recorded telephone calls that one process of the service carries, with everything that belongs to them: Twilio's
// media streams, callbacks and API; a recognizer, a model and a voice over sockets; the database and the recordings. The vendors
// and telephones run in this process, the service in a child process, both on the cores of this machine. Each callee speaks for
// one second in every four.
// A response is the time from the final transcript to the first sound at the telephone. The overhead of the load is a turn's
// response time minus the median response time with few calls.
// Memory is resident memory before the calls (after a few), during them and a minute after them. CPU covers all threads of the
// service, and the backends of its database. Linux only. Gates nothing, because a busy machine changes every figure.
// Usage: TEST_DATABASE_URL=postgres://… node service-calls.ts [calls,calls,…] [seconds]
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { newTenant } from '../../tests/support/client.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { until } from '../../tests/support/until.ts';
import { freePort } from '../postgres.ts';
import { watchBackends } from './cpu.ts';
import { cpuSeconds, statusMb } from './process-usage.ts';
import { percentile, report, type Row } from './report.ts';
import { startCallWorld } from './service-calls-world.ts';

const [steps = '25,50,100,150,200', seconds = '40'] = process.argv.slice(2);
const WARM_UP = 5;
const SETTLE_SECONDS = 12;
/** Within this time the memory of the calls should be released. */
const AFTER_SECONDS = 60;
const GOALS = { overheadMs: 20, megabytes: 2, leftMegabytes: 0 };

const base = await testDatabase();
const directory = await mkdtemp(join(tmpdir(), 'parley-calls-'));
const world = await startCallWorld();
const port = await freePort();
// Same option as in `npm start` and the container image.
const service = spawn(process.execPath, ['--max-semi-space-size=8', 'src/main.ts'], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    ...world.env,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    DATABASE_URL: base.url,
    JWT_SECRET: randomBytes(48).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    NETWORK_ALLOW: '127.0.0.0/8',
    REGISTRATION: 'open',
    LOG_LEVEL: 'error',
    CALLS_PER_PROCESS: '1000',
    CONCURRENT_CALLS: '1000',
    RATE_LIMIT_IP: '1000000',
    RATE_LIMIT_USER: '1000000',
    WALLET_FREE_BALANCE: '100000',
    NEW_WORKSPACE_DAILY_CAP: 'none',
  },
});
const pid = service.pid!;
process.once('exit', () => service.kill('SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
const lines = createInterface({ input: service.stdout });
lines.on('line', (line) => line.startsWith('{') && console.error(line.slice(0, 300)));
await new Promise<void>((resolve, reject) => {
  lines.on('line', (line) => line.startsWith('Parley is ready') && resolve());
  service.once('exit', (code) => reject(new Error(`the service ended with ${code} while it started`)));
});
const tenant = await newTenant(`http://127.0.0.1:${port}`);
const { id, number } = await tenant.ok('buyPhoneNumber', { body: { number: '+14152670000', carrier: 'twilio' } });
await until(async () => (await tenant.ok('getPhoneNumber', { path: { id } })).status === 'active');
const { agent_id } = await tenant.ok('createAgent', {
  body: {
    agent_name: 'Bench',
    voice_id: world.voiceId,
    language: 'en-US',
    response_engine: { type: 'service-llm', system_prompt: 'You answer call {{call}}.', model: 'bench' },
    recording: { enabled: true },
    endpointing: { min_ms: 100, max_ms: 100 },
    inactivity: { seconds: 600, reminders: [] },
  },
});

let placed = 0;

interface Usage {
  responses: number[];
  cpu: number;
  databaseCpu: number;
  worldCpu: number;
  busyMb: number;
  /** Mean of the calls in progress at the beginning and at the end, because the process may start waiting calls meanwhile. */
  carried: number;
  /** Calls that were in progress at the beginning and have ended since. */
  lost: number;
}

/**
 * Queues this many calls and measures while as many as the process accepts are in progress. All calls have ended when it
 * resolves.
 * CPU is per call in progress.
 */
async function carry(calls: number, measuredSeconds: number): Promise<Usage> {
  const since = world.twilio.calls.length;
  const ids: string[] = [];
  for (let i = 0; i < calls; i++) {
    const to_number = world.callee(placed);
    const variables = { call: String(placed++) };
    ids.push(
      (await tenant.ok('createCall', { body: { agent_id, to_number, from_number: number, variables } })).call_id,
    );
  }
  const open = () => world.twilio.calls.slice(since).filter(({ streams }) => streams.some((one) => one.isOpen()));
  for (let [more, last] = [true, 0]; more && last < calls;) {
    await sleep(SETTLE_SECONDS * 1_000);
    more = open().length > last;
    last = open().length;
  }
  const talking = open();
  world.takeResponses();
  const databaseMicros = await watchBackends(base.db);
  const before = { cpu: cpuSeconds(pid), own: process.cpuUsage() };
  const started = performance.now();
  await sleep(measuredSeconds * 1_000);
  const took = (performance.now() - started) / 1_000;
  const still = open();
  const carried = (talking.length + still.length) / 2;
  const share = (value: number) => value / took / carried;
  const own = process.cpuUsage(before.own);
  const usage = {
    responses: world.takeResponses(),
    cpu: share((cpuSeconds(pid) - before.cpu) * 1_000),
    databaseCpu: share((await databaseMicros()) / 1_000),
    worldCpu: share((own.user + own.system) / 1_000),
    busyMb: statusMb(pid, 'VmRSS'),
    carried,
    lost: talking.filter((call) => !still.includes(call)).length,
  };
  // Waiting calls are ended first, so that none of them is dialed when another one ends.
  for (const id of ids.toReversed()) await tenant.send('endCall', { path: { id } });
  await until(() => world.twilio.calls.every(({ streams }) => streams.every((one) => !one.isOpen())));
  world.twilio.calls.length = 0;
  return usage;
}

const rows: Row[] = [];
const unloadedMs = percentile((await carry(WARM_UP, SETTLE_SECONDS)).responses, 0.5);
await sleep(AFTER_SECONDS * 1_000);
for (const calls of steps.split(',').map(Number)) {
  const beforeMb = statusMb(pid, 'VmRSS');
  const usage = await carry(calls, Number(seconds));
  await sleep(AFTER_SECONDS * 1_000);
  const leftMb = statusMb(pid, 'VmRSS') - beforeMb;
  const of = (name: string, ours: number, unit: string, goal?: number): void => {
    rows.push({ name: `${calls} calls: ${name}`, ours, unit, ...(goal === undefined ? {} : { goal }) });
    console.error(`${calls} calls: ${name}: ${ours.toFixed(2)} ${unit}`);
  };
  of('calls that talk', usage.carried, '');
  of('of them lost', usage.lost, '', 0);
  of('answers', usage.responses.length, '');
  of('response p50', percentile(usage.responses, 0.5), 'ms');
  of('overhead p95', percentile(usage.responses, 0.95) - unloadedMs, 'ms', GOALS.overheadMs);
  of('CPU of the service', usage.cpu, 'ms per call-second');
  of('CPU of Postgres', usage.databaseCpu, 'ms per call-second');
  of('CPU of telephones and vendors', usage.worldCpu, 'ms per call-second');
  of('memory', (usage.busyMb - beforeMb) / usage.carried, 'MB per call', GOALS.megabytes);
  of('memory left a minute after', leftMb / usage.carried, 'MB per call', GOALS.leftMegabytes);
}
report('Recorded telephone calls of one process', rows);
service.kill('SIGTERM');
await once(service, 'exit');
await world.close();
await base.close();
await rm(directory, { recursive: true, force: true });
process.exit();

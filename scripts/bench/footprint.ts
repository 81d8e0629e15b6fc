// The requirements of the service: time until it is ready, memory, idle CPU and disk, with the embedded database, as `npm start`
// runs it. Memory is the resident memory of the process plus the unshared memory of its child processes, in MB of 10^6 bytes,
// because a newly forked process shares all of its memory. CPU covers all their threads.
// Linux only: everything is read from /proc. The runs share only the compile cache.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../postgres.ts';
import { installedBytes, productionBytes } from './footprint-disk.ts';
import { takeTour, untilDemoIsRead } from './footprint-tour.ts';
import { cpuSeconds, privateMb, statusMb, treeOf } from './process-usage.ts';
import { report, type Row } from './report.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GOALS = { readySeconds: 2, idleMb: 400, peakMb: 700, afterTourMb: 600, idleCpuPercent: 1, diskMb: 300 };
const PIECES = ['modules', 'database', 'voices', 'voice activity', 'embeddings'] as const;
const IDLE_SECONDS = 20;
/** Time to wait after a start or a tour. It exceeds background work of the process and the lifetime of idle threads. */
const SETTLE_SECONDS = { start: 10, tour: 75 };
const SAMPLE_MS = 25;
const READY_MS = 120_000;

interface Memory {
  nowMb: number;
  peakMb: number;
}

interface Service {
  url: string;
  readySeconds: number;
  memory(): Memory;
  /** CPU use over this period, in percent of one core. */
  cpuPercent(seconds: number): Promise<number>;
  stop(): Promise<void>;
}

async function startService(dataDir: string): Promise<Service> {
  const port = await freePort();
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const watch = watchMemory(child.pid!);
  await untilReady(child);
  const readySeconds = (performance.now() - startedAt) / 1_000;
  return {
    url: `http://127.0.0.1:${port}`,
    readySeconds,
    memory: watch.read,
    async cpuPercent(seconds) {
      const before = cpuSeconds(child.pid!);
      const since = performance.now();
      await sleep(seconds * 1_000);
      return ((cpuSeconds(child.pid!) - before) * 100_000) / (performance.now() - since);
    },
    async stop() {
      watch.stop();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  const late = AbortSignal.timeout(READY_MS);
  const lines = createInterface({ input: child.stdout! });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  lines.on('line', (line) => line.startsWith('Parley is ready') && resolve());
  child.once('exit', (code) => reject(new Error(`the service ended with code ${code} while it started`)));
  late.addEventListener('abort', () => reject(new Error('the service was not ready in time')));
  await promise;
}

/**
 * Samples the tree, because a child process may have ended by the time memory is read; the kernel's own peak covers the time
 * between samples.
 */
function watchMemory(pid: number): { read: () => Memory; stop: () => void } {
  let peakMb = 0;
  const sample = (): number => {
    const [, ...children] = treeOf(pid);
    const mb = children.reduce((sum, one) => sum + privateMb(one), statusMb(pid, 'VmRSS'));
    peakMb = Math.max(peakMb, mb, statusMb(pid, 'VmHWM'));
    return mb;
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return { read: () => ({ nowMb: sample(), peakMb }), stop: () => clearInterval(timer) };
}

/** Builds a row and prints it immediately, because the whole run takes minutes. */
function row(name: string, ours: number, unit: string, goal?: number, gates = false): Row {
  console.error(`${name}: ${ours.toFixed(2)} ${unit}`);
  return { name, ours, unit, ...(goal === undefined ? {} : { goal, gates }) };
}

async function freshStart(dataDir: string): Promise<Row[]> {
  const service = await startService(dataDir);
  try {
    const ready = row('first start: ready after', service.readySeconds, 's');
    await untilDemoIsRead(service.url, await demoKey(dataDir));
    await sleep(SETTLE_SECONDS.start * 1_000);
    const { nowMb, peakMb } = service.memory();
    return [
      ready,
      row('first start: peak of memory', peakMb, 'MB', GOALS.peakMb),
      row(`first start: memory ${SETTLE_SECONDS.start} s after its documents are read`, nowMb, 'MB'),
    ];
  } finally {
    await service.stop();
  }
}

async function laterStart(dataDir: string): Promise<Row[]> {
  const service = await startService(dataDir);
  try {
    await sleep(SETTLE_SECONDS.start * 1_000);
    const started = service.memory();
    const cpu = await service.cpuPercent(IDLE_SECONDS);
    const idle = service.memory();
    await takeTour(service.url, await demoKey(dataDir));
    const during = service.memory();
    await sleep(SETTLE_SECONDS.tour * 1_000);
    return [
      row('later start: ready after', service.readySeconds, 's', GOALS.readySeconds),
      row('later start: peak of memory', started.peakMb, 'MB', GOALS.peakMb, true),
      row('idle: memory', idle.nowMb, 'MB', GOALS.idleMb, true),
      row('idle: CPU of one core', cpu, '%', GOALS.idleCpuPercent),
      row('tour: peak of memory', during.peakMb, 'MB'),
      row(`tour: memory ${SETTLE_SECONDS.tour} s later`, service.memory().nowMb, 'MB', GOALS.afterTourMb, true),
    ];
  } finally {
    await service.stop();
  }
}

async function demoKey(dataDir: string): Promise<string> {
  const { api_key: key } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as { api_key: string };
  return key;
}

/** Memory that a process with only this component uses beyond an empty process. */
async function piece(name: string, dataDir: string): Promise<Row> {
  const file = join(import.meta.dirname, 'footprint-piece.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, name, dataDir], { cwd: ROOT });
  return row(`alone: ${name}`, Number(stdout), 'MB');
}

async function main(): Promise<void> {
  if (!existsSync('/proc/self/status')) throw new Error('this benchmark reads /proc, which only Linux has');
  const home = await mkdtemp(join(tmpdir(), 'parley-footprint-'));
  try {
    const dataDir = join(home, 'data');
    const rows = [...(await freshStart(dataDir)), ...(await laterStart(dataDir))];
    for (const name of PIECES) {
      const copy = join(home, 'copy');
      cpSync(dataDir, copy, { recursive: true });
      rows.push(await piece(name, copy));
      rmSync(copy, { recursive: true });
    }
    const installed = await productionBytes(home);
    const how = installed === null ? ', by the lock file' : '';
    const { bytes, prunedBytes } = installed ?? installedBytes();
    rows.push(row(`packages for production${how}`, bytes / 1e6, 'MB'));
    rows.push(row(`packages for production after pruning${how}`, prunedBytes / 1e6, 'MB', GOALS.diskMb, true));
    report('Footprint', rows);
  } finally {
    rmSync(home, { recursive: true });
  }
}

await main();

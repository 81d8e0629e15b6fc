// Parley as a separate process, as in a deployment: in real time, with a persistent data directory, so that a test can kill
// and start it again. Uses the embedded database, or a clone if TEST_DATABASE_URL names a server.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProcessRole } from '../../src/runtime.ts';
import { requireInvariants, testTarget } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const START_MS = 90_000;
const LAST_WORDS = 4_000;
/** A process that is paused for longer loses its calls. A busy machine may pause a process for two seconds. */
export const LEASE_MS = 5_000;

export interface Process {
  url: string;
  child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  exited: Promise<number | string>;
  /** The last part of its output. */
  lastWords(): string;
}

export interface Deployment {
  /** The URL of the clone; undefined on the embedded database. */
  databaseUrl?: string;
  start(role?: ProcessRole, env?: Record<string, string>): Promise<Process>;
  /** The data directory of all processes. */
  dataDir: string;
  /** Kills running processes, checks the invariants of the database, and removes the data directory. */
  close(): Promise<void>;
}

/** Arguments of node that replace the service's main.ts. The program must print the same banner. */
type Command = readonly string[] | ((role: ProcessRole) => readonly string[]);

export async function createDeployment(main?: Command): Promise<Deployment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-chaos-'));
  const { target, drop } = await testTarget(dataDir);
  const check = async (): Promise<void> => {
    const database = await openDatabase(target);
    try {
      await requireInvariants(database.pool);
    } finally {
      await database.close();
    }
  };
  const processes: Process[] = [];
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    REGISTRATION: 'open',
    BILLING: 'prepaid',
    WALLET_FREE_BALANCE: '5',
    NETWORK_ALLOW: '127.0.0.0/8',
    RATE_LIMIT_USER: '1000000',
    RATE_LIMIT_IP: '1000000',
    LOG_LEVEL: 'warn',
    DRAIN_DELAY_SECONDS: '0',
    JWT_SECRET: randomBytes(32).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    ...('url' in target ? { DATABASE_URL: target.url } : {}),
  };
  const commandOf = (role: ProcessRole): readonly string[] => {
    if (main === undefined) return [MAIN, role];
    return typeof main === 'function' ? main(role) : main;
  };
  return {
    ...('url' in target ? { databaseUrl: target.url } : {}),
    dataDir,
    async start(role = 'all', env = {}) {
      const started = await startProcess(commandOf(role), { ...settings, ...env });
      processes.push(started);
      return started;
    },
    async close() {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exited }) => exited));
      try {
        await check();
      } finally {
        await drop();
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the banner names the address. */
async function startProcess(command: readonly string[], env: Record<string, string>): Promise<Process> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, command, {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  let isReady = false;
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}`));
    const late = setTimeout(() => fail(`not ready within ${START_MS} ms`), START_MS);
    const read = (part: Buffer) => {
      output = isReady ? `${output}${part.toString()}`.slice(-LAST_WORDS) : output + part.toString();
      if (isReady) return;
      const found = /(?:Talk to .+|API|Address)\s+(http:\S+?)\/?\s/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(late);
      isReady = true;
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then((code) => fail(`ended with ${code}`));
  });
  return { url, child, exited, lastWords: () => output.slice(-LAST_WORDS) };
}

/** Sends SIGKILL and waits for the exit. */
export async function kill({ child, exited }: Process): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}

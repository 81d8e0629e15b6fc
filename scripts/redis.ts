// A private Redis server for tests and benchmarks, on a free port of 127.0.0.1, without persistence: never use it for data that
// matters.
// Debian's package redis-tools contains the server under another name; the package redis-server also starts a daemon, which a
// test machine does not need. Invariant: the process that starts a server must stop it; nothing else does.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './postgres.ts';

const PLAIN = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
/** The same program under another name; it acts as a server if started as `redis-server`. */
const OF_TOOLS = '/usr/bin/redis-check-rdb';
const START_MS = 10_000;

export interface RedisServer {
  url: string;
  pid: number;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Stops it without closing its connections (SIGSTOP). */
  pause(): void;
  resume(): void;
  /** After `kill`, starts an empty server on the same port. */
  restart(): Promise<void>;
}

/** Returns the reason why no server can be started here, or null. */
export function missingRedis(): string | null {
  return programOf() === null ? 'no Redis server is installed (Debian: apt-get install redis-tools)' : null;
}

/** @param more further arguments of redis-server, e.g. `['--requirepass', 'secret']` */
export async function startRedis(more: readonly string[] = []): Promise<RedisServer> {
  const port = await freePort();
  let child = await start(port, more);
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return child.pid!;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async restart() {
      child = await start(port, more);
    },
  };
}

function programOf(): string | null {
  return [...PLAIN, OF_TOOLS].find((path) => existsSync(path)) ?? null;
}

async function start(port: number, more: readonly string[]): Promise<ChildProcess> {
  const program = programOf();
  if (program === null) throw new Error(missingRedis()!);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more];
  const child = spawn(program, args, { argv0: 'redis-server', cwd: tmpdir(), stdio: 'ignore' });
  for (const deadline = performance.now() + START_MS; performance.now() < deadline; await wait(20)) {
    if (child.exitCode !== null) throw new Error(`redis-server ended at its start with ${child.exitCode}`);
    if (await answers(port)) return child;
  }
  child.kill('SIGKILL');
  throw new Error(`redis-server did not listen within ${START_MS} ms`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

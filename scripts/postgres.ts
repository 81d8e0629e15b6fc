// A private Postgres server for tests: `node scripts/postgres.ts start` prints TEST_DATABASE_URL=…, `stop` ends it. It listens on
// a free port of 127.0.0.1 with fsync off: never use it for data that matters. Its files are in memory if there is enough of it.
// When root starts it, it runs as the user postgres, because Postgres refuses to run as root.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const isRoot = userInfo().uid === 0;
const START_SECONDS = '30';

// A file system in memory. A run of all tests needs half of this space; the size of its WAL is bounded below.
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 2 * 1024 ** 3;

/**
 * Chooses the directory of a server. A cloned database has 750 files; on a disk, creating and deleting them costs more than the
 * queries.
 */
export function serverDirectory(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= MEMORY_BYTES ? MEMORY : tmpdir();
}

/** Returns the folder with the programs of the newest installed server, which Debian leaves out of PATH. */
export function postgresPrograms(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : [];
  const newest = versions.sort((a, b) => a - b).findLast((version) => existsSync(`${root}/${version}/bin/pg_ctl`));
  if (newest !== undefined) return `${root}/${newest}/bin`;
  throw new Error(`no Postgres server is installed under ${root}; .ci/run shows the packages`);
}

function run(home: string, program: string, args: string[]): string {
  const path = join(postgresPrograms(), program);
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
  return execFileSync(command, all, { encoding: 'utf8', cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function isRunning(home: string): boolean {
  if (!existsSync(join(home, 'url'))) return false;
  try {
    run(home, 'pg_ctl', ['status', '-D', join(home, 'cluster')]);
    return true;
  } catch {
    return false; // pg_ctl status exits with 3 when no server runs
  }
}

/** Starts a server in the directory `home`, unless one runs there already. Returns its URL. */
export async function startPostgres(home: string): Promise<string> {
  if (isRunning(home)) return readFileSync(join(home, 'url'), 'utf8');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { mode: 0o755 });
  if (isRoot) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(home, id('-u'), id('-g'));
  }
  const cluster = join(home, 'cluster');
  const port = await freePort();
  run(home, 'initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 500,
    shared_buffers: '128MB',
    max_wal_size: '256MB',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(home, 'log');
  run(home, 'pg_ctl', ['start', '-D', cluster, '-w', '-t', START_SECONDS, '-l', log, '-o', options.join(' ')]);
  // Through its Unix socket a query costs a sixth less than over TCP. The TCP address is for proxies.
  const url = `postgres://postgres@127.0.0.1:${port}/postgres?host=${home}`;
  writeFileSync(join(home, 'url'), url);
  return url;
}

/** Stops the server in `home` and deletes the directory. */
export function stopPostgres(home: string): void {
  if (isRunning(home)) run(home, 'pg_ctl', ['stop', '-D', join(home, 'cluster'), '-m', 'fast', '-w']);
  rmSync(home, { recursive: true, force: true });
}

if (import.meta.main) {
  // One server per clone, so that `stop` in one does not end the tests of another.
  const clone = hash('sha256', import.meta.dirname, 'hex').slice(0, 8);
  const name = `parley-postgres-${userInfo().uid}-${clone}`;
  const command = process.argv[2];
  const home = [MEMORY, tmpdir()].map((place) => join(place, name)).find(existsSync) ?? join(serverDirectory(), name);
  if (command === 'start') console.log(`TEST_DATABASE_URL=${await startPostgres(home)}`);
  else if (command === 'stop') stopPostgres(home);
  else {
    console.error('usage: node scripts/postgres.ts start|stop');
    process.exitCode = 2;
  }
}

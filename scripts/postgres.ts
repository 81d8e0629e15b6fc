// A Postgres server of one's own for tests: `node scripts/postgres.ts start` prints TEST_DATABASE_URL=…, `stop` ends it.
// Used by developers and .ci/run. It lives in one directory under the system's temp folder, listens on a free port of
// 127.0.0.1 and has fsync off: never for data that matters. As root it runs as user postgres, since Postgres refuses root.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const HOME = join(tmpdir(), `parley-postgres-${userInfo().uid}`);
const CLUSTER = join(HOME, 'cluster');
const URL_FILE = join(HOME, 'url');
const START_SECONDS = '30';

/** The newest installed server's programs: Debian keeps them out of PATH. */
function binDirectory(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : [];
  const newest = versions.sort((a, b) => a - b).findLast((version) => existsSync(`${root}/${version}/bin/pg_ctl`));
  if (newest !== undefined) return `${root}/${newest}/bin`;
  throw new Error(`no Postgres server is installed under ${root}; .ci/run shows the packages`);
}

function run(program: string, args: string[]): string {
  const path = join(binDirectory(), program);
  const asRoot = userInfo().uid === 0;
  const [command, all] = asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
  return execFileSync(command, all, { encoding: 'utf8', cwd: HOME, stdio: ['ignore', 'pipe', 'inherit'] });
}

function freePort(): Promise<number> {
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

function isRunning(): boolean {
  if (!existsSync(URL_FILE)) return false;
  try {
    run('pg_ctl', ['status', '-D', CLUSTER]);
    return true;
  } catch {
    return false; // pg_ctl status exits with 3 when no server runs
  }
}

async function start(): Promise<string> {
  if (isRunning()) return readFileSync(URL_FILE, 'utf8');
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { mode: 0o755 });
  if (userInfo().uid === 0) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(HOME, id('-u'), id('-g'));
  }
  const port = await freePort();
  run('initdb', ['-D', CLUSTER, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: HOME,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    shared_buffers: '128MB',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  run('pg_ctl', ['start', '-D', CLUSTER, '-w', '-t', START_SECONDS, '-l', join(HOME, 'log'), '-o', options.join(' ')]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  writeFileSync(URL_FILE, url);
  return url;
}

function stop(): void {
  if (isRunning()) run('pg_ctl', ['stop', '-D', CLUSTER, '-m', 'fast', '-w']);
  rmSync(HOME, { recursive: true, force: true });
}

const command = process.argv[2];
if (command === 'start') console.log(`TEST_DATABASE_URL=${await start()}`);
else if (command === 'stop') stop();
else if (command === 'bin') console.log(binDirectory());
else {
  console.error('usage: node scripts/postgres.ts start|stop|bin');
  process.exitCode = 2;
}

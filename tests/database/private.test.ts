// Only the service's own user may read its files: modes of every file of a running service.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { makeDataDirectoryPrivate } from '../../src/process/data-directory.ts';
import { migratedSnapshot } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';

const log = pino({ level: 'silent' });

let root: string;
let dataDir: string;
let app: App;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-private-'));
  dataDir = join(root, 'data');
  await (await openDatabase({ embedded: join(dataDir, 'database'), snapshot: await migratedSnapshot() })).close();
  await leaveAsOlderVersionsDid();
  app = await startApp(readConfig({ PORT: '0', DATA_DIR: dataDir }), 'all', { log });
});
afterAll(async () => {
  await app.stop(0);
  await rm(root, { recursive: true, force: true });
});

async function leaveAsOlderVersionsDid(): Promise<void> {
  await mkdir(join(dataDir, 'storage', 'recordings', 'call_1'), { recursive: true, mode: 0o755 });
  await writeFile(join(dataDir, 'storage', 'recordings', 'call_1', 'recording.mp3'), 'sound', { mode: 0o644 });
  await writeFile(join(dataDir, 'demo.json'), '{}', { mode: 0o644 });
  await chmod(dataDir, 0o755);
  await chmod(join(dataDir, 'database'), 0o755);
  await chmod(join(dataDir, 'database', 'PG_VERSION'), 0o666);
}

/** Files and directories with any permission for group or others, as `path mode`. */
async function openToOthers(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const paths = [directory, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const modes = await Promise.all(
    paths.map(async (path) => ({
      path,
      mode: await stat(path).then(
        (found) => found.mode & 0o777,
        () => 0,
      ),
    })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path, mode }) => `${path} ${mode.toString(8)}`);
}

test('no file or directory of a running service is accessible to others, including those of older versions', async () => {
  await app.runtime.storage.put('recordings/call_2/recording.mp3', new Uint8Array([1, 2, 3]));
  const entries = await readdir(dataDir, { recursive: true });
  // Database, keys, lock and both recordings are there.
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries).toEqual(
    expect.arrayContaining(['secrets.json', 'database.lock', 'storage/recordings/call_2/recording.mp3']),
  );
  expect(await openToOthers(dataDir)).toEqual([]);
});

test('a directory with files of other programs keeps its mode; the files of Parley in it are restricted', async () => {
  const shared = join(root, 'shared');
  await mkdir(join(shared, 'storage'), { recursive: true });
  await writeFile(join(shared, 'somebody-else.txt'), 'text');
  await writeFile(join(shared, 'secrets.json'), '{}');
  await chmod(shared, 0o755);
  await chmod(join(shared, 'storage'), 0o755);
  await chmod(join(shared, 'somebody-else.txt'), 0o644);
  await chmod(join(shared, 'secrets.json'), 0o644);
  await makeDataDirectoryPrivate(shared, log);
  expect((await openToOthers(shared)).sort()).toEqual([`${shared} 755`, `${join(shared, 'somebody-else.txt')} 644`]);
});

test('files that the process creates are private, whatever the umask of the shell', async () => {
  const made = join(root, 'made');
  const leave = `process.on('exit', () => process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(made)}, ''))`;
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const arguments_ = ['--import', `data:text/javascript,${encodeURIComponent(leave)}`, main, 'no-such-role'];
  const child = spawn('sh', ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, ...arguments_], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect((await stat(made)).mode & 0o777).toBe(0o600);
});

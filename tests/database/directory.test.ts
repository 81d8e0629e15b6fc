// The data directory of the embedded database: one process at a time, and nothing acknowledged is lost when it is killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory } from '../../src/database/embedded/create.ts';
import { DirectoryLocked, lockDirectory } from '../../src/database/embedded/lock.ts';
import { migratedSnapshot } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { until } from '../support/until.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const ROUNDS = 2;
// Each round starts a process and recovers a directory; on a busy machine that takes ten seconds and more.
const ROUNDS_MS = 120_000;

let root: string;
/** A database in a directory; creating one takes seconds. */
let dir: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-directory-'));
  dir = join(root, 'database');
  await (await openDatabase({ embedded: dir, snapshot: await migratedSnapshot() })).close();
});
afterAll(() => rm(root, { recursive: true }));

/** A process that inserts numbers one by one and prints each one after its commit. */
function writer(dir: string): { child: ChildProcess; said: string[] } {
  const child = spawn(process.execPath, [CHILD, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => said.push(line));
  return { child, said };
}

describe('a process killed while writing', () => {
  it(
    'loses no acknowledged row, repeatedly, and the next process starts on its directory',
    { timeout: ROUNDS_MS },
    async () => {
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const { child, said } = writer(dir);
        await until(() => said.length > 20, { withinMs: 40_000 });
        child.kill('SIGKILL');
        // Not `exit`: its output may not have been read yet.
        await once(child, 'close');
        acknowledged += said.length;
        const database = await openDatabase({ embedded: dir });
        const { rows } = await database.pool.query('select count(*) as n from written');
        // One more row may have been committed without being printed.
        expect(rows[0].n - acknowledged).toBeOneOf([0, 1]);
        acknowledged = rows[0].n;
        await database.close();
      }
    },
  );
});

describe('a new directory', () => {
  it('appears only when it is complete, and the remains of a killed start are deleted', async () => {
    const home = join(root, 'new');
    await mkdir(join(home, 'database.new-killed', 'base'), { recursive: true });
    const database = await openDatabase({ embedded: join(home, 'database') });
    await database.close();
    expect(await readdir(home)).toEqual(['database']);
  });

  it('does not exist if it cannot be created, and the error names the reason', async () => {
    const home = join(root, 'failed');
    const program = join(root, 'failing.mjs');
    await mkdir(home);
    await writeFile(program, `throw new Error('no space left on device')`);
    const failure = `the embedded database could not be created in ${home}: Error: no space left on device`;
    await expect(createDirectory(join(home, 'database'), program)).rejects.toThrow(failure);
    expect(await readdir(home)).toEqual([]);
  });

  it('is left alone if it contains files', async () => {
    const before = await readdir(dir);
    await createDirectory(dir, join(root, 'no-such-program.mjs'));
    expect(await readdir(dir)).toEqual(before);
  });
});

describe('the lock', () => {
  it('rejects a second process with one line that names the first', async () => {
    const { child, said } = writer(dir);
    await until(() => said.length > 0, { withinMs: 20_000 });
    const refused = await lockDirectory(dir).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DirectoryLocked);
    expect((refused as Error).message).toBe(
      `${dir} is in use by process ${child.pid} (lock file ${dir}.lock). Stop it, or choose another DATA_DIR`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('rejects a second opening in the same process, and allows it after the first has closed', async () => {
    const dir = join(root, 'twice');
    const first = await lockDirectory(dir);
    await expect(lockDirectory(dir)).rejects.toThrow(DirectoryLocked);
    await first.release();
    const second = await lockDirectory(dir);
    await second.release();
  });

  it('is taken over when an unrelated process has the pid of the dead holder', async () => {
    const dir = join(root, 'reused');
    const first = await lockDirectory(dir);
    const holder = JSON.parse(await readFile(`${dir}.lock`, 'utf8')) as Record<string, unknown>;
    await writeFile(`${dir}.lock`, JSON.stringify({ ...holder, token: 'old', started: '1' }));
    const second = await lockDirectory(dir);
    await first.release();
    await expect(lockDirectory(dir)).rejects.toThrow(DirectoryLocked);
    await second.release();
  });

  it('of a holder in another container lasts while it touches its file, and expires when it stops', async () => {
    const dir = join(root, 'container');
    const first = await lockDirectory(dir);
    const holder = JSON.parse(await readFile(`${dir}.lock`, 'utf8')) as Record<string, unknown>;
    await writeFile(`${dir}.lock`, JSON.stringify({ ...holder, token: 'foreign', namespace: 'pid:[1]' }));
    await expect(lockDirectory(dir)).rejects.toThrow(DirectoryLocked);
    await first.release();
    await utimes(`${dir}.lock`, 0, 0);
    const second = await lockDirectory(dir);
    await second.release();
  });

  it('goes to exactly one of several processes that find the same dead holder', async () => {
    const dir = join(root, 'race');
    await writeFile(`${dir}.lock`, JSON.stringify({ token: 'dead', pid: 1, started: '1', boot: 'x', namespace: '' }));
    await utimes(`${dir}.lock`, 0, 0);
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => lockDirectory(dir)));
    const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  });
});

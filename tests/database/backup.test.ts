// The backup and restore scripts in examples/deployment, on a server: the copy has the same rows and files, keeps the invariants, and
// is current. The embedded database has no such backup; its directory is copied while the service is stopped.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPrograms } from '../../scripts/postgres.ts';
import { onRestoredCopy } from '../../src/database/identity.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { Database } from '../../src/database/pool.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { holdForCall } from '../../src/resources/wallet/service/holds.ts';
import {
  booksOf,
  newCallId,
  newOwner,
  PRICING,
  walletRuntime,
  type WalletRuntime,
} from '../resources/wallet/support.ts';
import { requireInvariants, serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { ROOT } from '../support/documents.ts';
import { openDatabase } from '../support/open-database.ts';

describe.skipIf(serverUrl() === undefined)('a backup', () => {
  let base: TestDatabase;
  let runtime: WalletRuntime;
  let home: string;
  let copyUrl: string;
  let copyName: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'parley-backup-'));
    base = await testDatabase();
    runtime = walletRuntime(base);
    const url = new URL(base.url!);
    copyName = `${url.pathname.slice(1)}_copy`;
    url.pathname = `/${copyName}`;
    copyUrl = url.href;
    await base.pool.query(`create database ${copyName} template template0`);
  });
  afterAll(async () => {
    await base?.pool.query(`drop database if exists ${copyName} with (force)`);
    await runtime?.close();
    await base?.close();
    if (home) await rm(home, { recursive: true });
  });

  test('is not assumed while the identifier of the server cannot be read for another reason than missing rights', async () => {
    await onRestoredCopy(base.database, async () => true);
    // Found before the function of Postgres.
    const url = new URL(base.url!);
    url.searchParams.set('options', '-c search_path=own,public,pg_catalog');
    const failWith = (code: string) =>
      base.pool.query(`
        create schema if not exists own;
        create or replace function own.pg_control_system() returns table (system_identifier bigint) language plpgsql
          as $$ begin raise exception 'not now' using errcode = '${code}'; end $$`);
    await failWith('57014');
    const database = await openDatabase({ url: url.href });
    try {
      await expect(onRestoredCopy(database, async () => true)).rejects.toThrow('not now');
      // Without the right to read it, the number of the database is its identity.
      await failWith('42501');
      expect(await onRestoredCopy(database, async () => true)).toBe(true);
      expect(await onRestoredCopy(database, async () => true)).toBeNull();
      for (const code of ['42883', '0A000']) {
        await failWith(code);
        expect(await onRestoredCopy(database, async () => true)).toBeNull();
      }
    } finally {
      await database.close();
      await base.pool.query('drop schema own cascade; delete from database_identity');
    }
  });

  const settings = (DATABASE_URL: string, data: string) => ({
    ...process.env,
    PATH: `${postgresPrograms()}:${process.env['PATH']}`,
    DATABASE_URL,
    DATA_DIR: join(home, data),
  });
  const script = (name: string) => join(ROOT, 'examples/deployment', name);

  test('is restored into an empty database with all rows and files, and into no other', async () => {
    const { actor } = await newOwner(runtime, 1_000_000);
    const { workspaceId } = actor;
    await inTransaction(runtime.db, (trx) => holdForCall(trx, runtime, workspaceId, newCallId(), PRICING));
    const file = join('storage', 'recordings', 'one.mp3');
    await mkdir(join(home, 'data', 'storage', 'recordings'), { recursive: true });
    const sound = 'sound'.repeat(10_000);
    await writeFile(join(home, 'data', file), sound);
    // A part of a running call, which is joined with others while the files are copied.
    const part = join(home, 'data', 'storage', 'recordings', 'part.au');
    await writeFile(part, 'part');
    const joining = join(home, 'join.sh');
    await writeFile(joining, `#!/bin/sh\nrm -f ${part}\n`, { mode: 0o700 });
    const TAR_OPTIONS = `--sort=name --checkpoint=1 --checkpoint-action=exec=${joining}`;

    const isCopy = (database: Pick<Database, 'db' | 'kind'>) => onRestoredCopy(database, async () => true);
    await isCopy(base.database);
    expect(await isCopy(base.database)).toBeNull();

    const backups = join(home, 'backups');
    const env = { ...settings(base.url!, 'data'), TAR_OPTIONS };
    const backup = execFileSync(script('backup.sh'), [backups], { env, encoding: 'utf8' }).trim();
    const restore = () =>
      spawnSync(script('restore.sh'), [backup], { env: settings(copyUrl, 'copy'), encoding: 'utf8' });
    const restored = restore();
    expect([restored.status, restored.stderr]).toEqual([0, '']);

    expect(await readFile(join(home, 'copy', file), 'utf8')).toBe(sound);
    const copy = await openDatabase({ url: copyUrl });
    try {
      await requireInvariants(copy.pool);
      await migrate(copy);
      // So that its campaigns are held, once.
      expect([await isCopy(copy), await isCopy(copy)]).toEqual([true, null]);
      const books = await booksOf(base, workspaceId);
      expect(books).toMatchObject({ posted: 1_000_000, open: books.held });
      expect(await booksOf({ ...base, pool: copy.pool }, workspaceId)).toEqual(books);
    } finally {
      await copy.close();
    }
    const again = restore();
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringMatching(/the database has \d+ tables; create an empty one/),
    ]);
  });

  test('fails without the files, and stays unfinished', async () => {
    const programs = join(home, 'programs');
    await mkdir(programs);
    await writeFile(join(programs, 'tar'), '#!/bin/sh\n[ "$1" = --version ] && exec /bin/tar --version\nexit 2\n', {
      mode: 0o700,
    });
    const env = settings(base.url!, 'data');
    const backups = join(home, 'unfinished');
    const failed = spawnSync(script('backup.sh'), [backups], { env: { ...env, PATH: `${programs}:${env.PATH}` } });
    expect(failed.status).toBe(2);
    expect(await readdir(backups)).toEqual([expect.stringMatching(/\.part$/)]);
  });
});

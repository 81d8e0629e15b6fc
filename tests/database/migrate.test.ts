// Migrations: applied once, in order, whole or not at all, and never changed afterwards.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, readMigrations, type Migration } from '../../src/database/migrate.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const migration = (name: string, text: string): Migration => ({
  name,
  sql: text,
  sha256: createHash('sha256').update(text).digest('hex'),
});
const exists = async (table: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(test.db);
  return rows[0]?.there === true;
};

it('a migrated database has nothing left to do', async () => {
  expect(await migrate(test.database)).toEqual([]);
});

it('new ones run in order and once, also when two processes migrate at the same time', async () => {
  const added = [
    ...(await readMigrations()),
    migration('9001_first', 'create table first_made (n int)'),
    migration('9002_second', 'alter table first_made add column m int'),
  ];
  const results =
    test.database.kind === 'server'
      ? await Promise.all([migrate(test.database, added), migrate(test.database, added)])
      : [await migrate(test.database, added), await migrate(test.database, added)];
  expect(results.flat()).toEqual(['9001_first', '9002_second']);
});

it('a failing one leaves nothing of itself and names its line', async () => {
  const added = [
    ...(await readMigrations()),
    migration('9003_broken', 'create table half_made (n int);\nselect nonsense;'),
  ];
  await expect(migrate(test.database, added)).rejects.toThrow(
    'migration 9003_broken failed: column "nonsense" does not exist (line 2)',
  );
  expect(await exists('half_made')).toBe(false);
});

it('an applied one that was changed is an error', async () => {
  const changed = (await readMigrations()).map((applied, i) => (i === 0 ? { ...applied, sha256: 'other' } : applied));
  await expect(migrate(test.database, changed)).rejects.toThrow(/was changed after it had been applied/);
});

it('names that do not fit, and numbers used twice, are errors', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'parley-migrations-'));
  await writeFile(join(directory, '0001_first.sql'), 'select 1');
  expect((await readMigrations(directory)).map(({ name }) => name)).toEqual(['0001_first']);
  await writeFile(join(directory, '0001_other.sql'), 'select 1');
  await expect(readMigrations(directory)).rejects.toThrow(/two migrations/);
  await rm(join(directory, '0001_other.sql'));
  await writeFile(join(directory, 'Wrong.sql'), 'select 1');
  await expect(readMigrations(directory)).rejects.toThrow(/is not named/);
  await rm(directory, { recursive: true });
});

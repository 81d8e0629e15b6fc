// Migrations: applied once, in order, whole or not at all, and never changed afterwards.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations, type MigrateOptions, type Migration } from '../../src/database/migrate.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';

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

it('new migrations run once and in order, also when two processes migrate at the same time', async () => {
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

it('an older version that starts on a migrated database logs which migrations it does not know', async () => {
  const older = (await readMigrations()).slice(0, -1);
  const known = new Set(older.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(test.db);
  const warnings: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) };
  expect(await migrate(test.database, older, { log })).toEqual([]);
  const migrations = rows.map(({ name }) => name).filter((name) => !known.has(name));
  expect(migrations.length).toBeGreaterThan(0);
  expect(warnings).toEqual([[{ migrations }, 'a newer version has migrated this database']]);
});

it('a failing migration changes nothing, and its error names the line', async () => {
  const added = [
    ...(await readMigrations()),
    migration('9003_broken', 'create table half_made (n int);\nselect nonsense;'),
  ];
  await expect(migrate(test.database, added)).rejects.toThrow(
    'migration 9003_broken failed: column "nonsense" does not exist (line 2)',
  );
  expect(await exists('half_made')).toBe(false);
});

// The embedded database has one session, so no other transaction can hold a lock.
describe.skipIf(serverUrl() === undefined)('while another transaction holds a table that a migration changes', () => {
  const QUICK = { lockMs: 200, pauseMs: 300, totalMs: 60_000 };
  const prepare = async (name: string) => {
    const before = [
      ...(await readMigrations()),
      ...applied,
      migration(`${name}_make`, `create table t_${name} (n int)`),
    ];
    await migrate(test.database, before);
    applied.push(before.at(-1)!);
    const next = migration(`${Number(name) + 1}_widen`, `alter table t_${name} add column m int`);
    return { next, all: [...before, next] };
  };
  const applied: Migration[] = [];
  const holder = async (table: string) => {
    const client = new pg.Client({ connectionString: test.url, application_name: 'a long report' });
    await client.connect();
    await client.query('begin');
    await client.query(`select from ${table}`);
    return client;
  };

  it('other clients keep using the table, and the migration is applied when that transaction ends', async () => {
    const { next, all } = await prepare('9101');
    const holding = await holder('t_9101');
    const warnings: { blockers: string }[] = [];
    const log = {
      // The tests above have applied migrations that this one does not know.
      warn: (about: { blockers?: string }) =>
        about.blockers !== undefined && warnings.push({ blockers: about.blockers }),
    } as unknown as MigrateOptions['log'];
    const migrating = migrate(test.database, all, { ...(log ? { log } : {}), times: QUICK });
    await until(() => warnings.length >= 2);
    expect(warnings[0]!.blockers).toContain('a long report');
    // Behind a migration that waits without a limit, this query would wait until the other transaction ends.
    await test.pool.query('insert into t_9101 values (1)');
    await holding.query('commit');
    expect(await migrating).toEqual([next.name]);
    await holding.end();
    applied.push(next);
  });

  it('the migration gives up, changes nothing, and names the blocking client and the remedy', async () => {
    const { all } = await prepare('9201');
    const holding = await holder('t_9201');
    const times = { ...QUICK, totalMs: 1_000 };
    await expect(migrate(test.database, all, { times })).rejects.toThrow(
      /^migration 9202_widen failed: other transactions locked a table .* pg_terminate_backend.*a long report, idle in transaction/,
    );
    await test.pool.query('insert into t_9201 values (1)');
    const { rows } = await test.pool.query('select * from t_9201');
    expect(rows).toEqual([{ n: 1 }]);
    await holding.query('commit');
    await holding.end();
  });
});

it('a changed file of an applied migration is an error', async () => {
  const changed = (await readMigrations()).map((applied, i) => (i === 0 ? { ...applied, sha256: 'other' } : applied));
  await expect(migrate(test.database, changed)).rejects.toThrow(/was changed after it was applied/);
});

it('malformed names and duplicate numbers are errors', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'parley-migrations-'));
  await writeFile(join(directory, '0001_first.sql'), 'select 1');
  expect((await readMigrations(directory)).map(({ name }) => name)).toEqual(['0001_first']);
  await writeFile(join(directory, '0001_other.sql'), 'select 1');
  await expect(readMigrations(directory)).rejects.toThrow(/two migrations/);
  await rm(join(directory, '0001_other.sql'));
  await writeFile(join(directory, 'Wrong.sql'), 'select 1');
  await expect(readMigrations(directory)).rejects.toThrow(/must be named/);
  await rm(directory, { recursive: true });
});

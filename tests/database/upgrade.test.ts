// A database of an earlier release, with sample data and with calls, campaigns and jobs that were running when its process was
// killed: the upgrade keeps every row and satisfies db/invariants.sql. The dump was made with
// `pg_dump --inserts` from that release; a new one is added when a release has changed the schema substantially.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import { openDatabase, type Database } from '../../src/database/pool.ts';
import { requireInvariants, serverUrl } from '../support/database.ts';

const RELEASE = '0031';
const DUMP = new URL(`./releases/${RELEASE}.sql.gz`, import.meta.url);
const KEPT = [
  'calls',
  'call_events',
  'campaign_contacts',
  'ledger_entries',
  'wallet_holds',
  'knowledge_chunks',
  'audit_log',
];

/** Renamed tables and columns: queries for both schemas whose results must be equal. */
const RENAMED = [
  {
    before: 'select id, dialed_at as dial, asked_at as dialed from calls order by id',
    after: 'select id, dial_at as dial, dialed_at as dialed from calls order by id',
  },
  {
    before: 'select workspace_id, call_id, id, wish as command, done_at, failure, created_at from call_wishes',
    after: 'select workspace_id, call_id, id, command, done_at, failure, created_at from call_commands',
  },
  {
    before: 'select workspace_id, id, dials_per_second, concurrency, held as paused from call_pacers order by id',
    after: 'select workspace_id, id, dials_per_second, concurrency, paused from campaign_throttles order by id',
  },
  {
    before: 'select key, next_at from dial_paces order by key',
    after: 'select key, next_at from carrier_throttles order by key',
  },
];

describe.skipIf(serverUrl() === undefined)(`a database of release ${RELEASE}`, () => {
  const name = `parley_test_${randomBytes(6).toString('hex')}`;
  let admin: pg.Client;
  let database: Database;
  let before: Record<string, number>;

  const counts = async (): Promise<Record<string, number>> => {
    const parts = KEPT.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    return (await database.pool.query<Record<string, number>>(`select ${parts.join(', ')}`)).rows[0]!;
  };
  const one = async (query: string): Promise<unknown> => (await database.pool.query(query)).rows;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: serverUrl()! });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl()!);
    url.pathname = `/${name}`;
    const loader = new pg.Client({ connectionString: url.href });
    await loader.connect();
    await loader.query(gunzipSync(await readFile(DUMP)).toString());
    await loader.end();
    database = await openDatabase({ url: url.href });
    before = await counts();
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  test(
    'migrates to the current schema, keeps every row, and satisfies all invariants',
    { timeout: 60_000 },
    async () => {
      expect(Math.min(...Object.values(before))).toBeGreaterThan(0);
      const wallets = await one('select workspace_id, posted_micros, held_micros from wallets');
      await database.pool.query(
        `insert into dial_paces (key, next_at) values ('carrier loopback', '2026-01-01 00:00:00.5Z')`,
      );
      const renamed = await Promise.all(RENAMED.map(({ before: query }) => one(query)));
      const later = (await readMigrations()).map((migration) => migration.name).filter((file) => file > `${RELEASE}_~`);
      expect(later.length).toBeGreaterThan(0);
      expect(await migrate(database)).toEqual(later);
      expect(await counts()).toEqual(before);
      expect(await one('select workspace_id, posted_micros, held_micros from wallets')).toEqual(wallets);
      for (const [i, { after: query }] of RENAMED.entries()) {
        expect(renamed[i]).not.toEqual([]);
        expect(await one(query)).toEqual(renamed[i]);
      }
      await requireInvariants(database.pool);
      // Waiting sources are queued, and storage that existed before is counted.
      const [stored] = (await one('select documents_bytes::int as n from storage_use')) as { n: number }[];
      expect(stored!.n).toBeGreaterThan(0);
      expect(await migrate(database)).toEqual([]);
    },
  );
});

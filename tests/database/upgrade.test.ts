// A database of an earlier release, with sample data and with calls, campaigns and jobs that were running when its process was
// killed: the upgrade keeps every row and satisfies db/invariants.sql, and a job rebuilds the index of a large knowledge base.
// The dump was made with `pg_dump --inserts` from that release; a new one is added when a release has changed the schema
// substantially.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import type { Database } from '../../src/database/pool.ts';
import { indexBase } from '../../src/resources/knowledge-bases/service/upkeep.ts';
import { requireInvariants, serverUrl } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';

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
  {
    before: 'select id, source_id, edition, embedding::halfvec(512)::text as vector from knowledge_chunks order by id',
    after:
      'select chunk_id as id, source_id, edition, embedding::text as vector from knowledge_vectors order by chunk_id',
  },
];

/** The dump has one chunk. These have other vectors, so that a vector which goes to the wrong chunk is noticed. */
const MORE_CHUNKS = `
  insert into public.knowledge_chunks (workspace_id, id, knowledge_base_id, source_id, edition, position, text, hash, embedder, embedding, words)
  select workspace_id, id || n, knowledge_base_id, source_id, edition, position + n, text, hash || n, embedder,
    (select array_agg(sin(n * i)) from generate_series(1, 512) i)::public.vector, words
  from (select * from public.knowledge_chunks limit 1) c cross join generate_series(1, 9) n`;

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

  /** The index that the release built of a large base. @returns the base */
  const withIndex = async (): Promise<{ workspace_id: string; id: string; number: number }> => {
    const { rows } = await database.pool.query(
      `update knowledge_bases set indexed_at = now()
       where id = (select knowledge_base_id from knowledge_chunks order by id limit 1) returning workspace_id, id, number`,
    );
    const [base] = rows;
    await database.pool.query(
      `create index knowledge_chunks_hnsw_${base.number} on knowledge_chunks using hnsw (embedding vector_cosine_ops)
       where knowledge_base_id = '${base.id}'`,
    );
    return base;
  };
  const indexIsRebuilt = async ({ workspace_id: workspaceId, id, number }: Awaited<ReturnType<typeof withIndex>>) => {
    const indexed = 'select count(indexed_at)::int as bases from knowledge_bases';
    const valid = `select relname as name from pg_class join pg_index on indexrelid = oid
      where relname like 'knowledge_%_hnsw_%' and indisvalid`;
    expect([await one(indexed), await one(valid)]).toEqual([[{ bases: 0 }], []]);
    const waiting = `select payload from graphile_worker._private_jobs join graphile_worker._private_tasks t on t.id = task_id
      where identifier = 'knowledge-bases.index'`;
    const jobs = (await one(waiting)) as { payload: { workspaceId: string; baseId: string } }[];
    expect(jobs).toEqual([{ payload: { workspaceId, baseId: id } }]);
    await indexBase(database, jobs[0]!.payload.workspaceId, jobs[0]!.payload.baseId);
    expect([await one(indexed), await one(valid)]).toEqual([
      [{ bases: 1 }],
      [{ name: `knowledge_vectors_hnsw_${number}` }],
    ]);
  };

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: serverUrl()! });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl()!);
    url.pathname = `/${name}`;
    const loader = new pg.Client({ connectionString: url.href });
    await loader.connect();
    await loader.query(gunzipSync(await readFile(DUMP)).toString());
    await loader.query(MORE_CHUNKS);
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
      const base = await withIndex();
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
      await indexIsRebuilt(base);
    },
  );
});

// A workspace that has grown since the last ANALYZE: its rows are found as fast as those of any other workspace.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Trx } from '../../src/database/transaction.ts';
import { selectCall, selectCallsById } from '../../src/resources/calls/rows/calls.ts';
import { selectCalls } from '../../src/resources/calls/rows/lists.ts';
import { searchedBases } from '../../src/resources/knowledge-bases/store.ts';
import { insertChunks, selectChunks, type NewChunk } from '../../src/resources/knowledge-bases/store/chunks.ts';
import { loadChunks, nearestExact } from '../../src/resources/knowledge-bases/store/search.ts';
import { selectMovements } from '../../src/resources/wallet/store/ledger.ts';
import { selectDelivery, selectDeliveries } from '../../src/resources/webhooks/store/deliveries.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { rowsTouchedOf } from '../support/rows-touched.ts';

const [KNOWN, FRESH] = ['wsp_known', 'wsp_fresh'];
const CALLS = 30_000;
const DELIVERIES_A_CALL = 5;
const CHUNKS = 6_000;
const CHUNKS_A_SOURCE = 30;
const PAGE = 20;
const MAX_ROWS = 3 * PAGE;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await fill(KNOWN);
  await sql`analyze`.execute(database.db);
  await fill(FRESH);
}, 120_000);
afterAll(() => database?.close());

const idOf = (prefix: string, of: string, n: number) => `${prefix}_${of}_${String(n).padStart(16, '0')}`;
const sqlId = (prefix: string, of: string, n: string) =>
  sql`${`${prefix}_${of}_`}::text || lpad((${sql.raw(n)})::text, 16, '0')`;
const vectorOf = (n: number) => Float32Array.from({ length: 512 }, (_, i) => (i === n % 512 ? 1 : 0.01));

async function fill(of: string): Promise<void> {
  const { db } = database;
  await db.insertInto('workspaces').values({ id: of, name: 'Northwind' }).execute();
  await fillCalls(db, of);
  await fillDeliveries(db, of);
  await fillMovements(db, of);
  await fillChunks(db, of);
}

/** Ended calls. */
async function fillCalls(db: Db, of: string): Promise<void> {
  const id = `agent_${of}`;
  await db.insertInto('agents').values({ workspace_id: of, id, agent_name: 'Ada', settings: {} }).execute();
  const version = { workspace_id: of, agent_id: id, version: 1, snapshot: '{}', changed: [] };
  await db.insertInto('agent_versions').values(version).execute();
  await sql`insert into calls (workspace_id, id, agent_id, agent_version, direction, channel, status, end_reason, from_number,
      to_number, ended_at, created_at)
    select ${of}, ${sqlId('call', of, 'n')}, ${id}, 1, 'outbound', 'phone',
      'completed', 'caller_hangup', '+12025550199', '+1' || (2025000000 + n), now(), now() - n * interval '1 s'
    from generate_series(1, ${CALLS}::int) n`.execute(db);
}

async function fillDeliveries(db: Db, of: string): Promise<void> {
  const webhook = `wh_${of}`;
  const sealed = { url: 'https://x.example', events: [], secret_sealed: 'x' };
  await db
    .insertInto('webhooks')
    .values({ workspace_id: of, id: webhook, ...sealed })
    .execute();
  await sql`insert into events (workspace_id, id, name, body)
    select ${of}, ${sqlId('evt', of, 'n')}, 'call.ended', '{}' from generate_series(1, ${CALLS}::int) n`.execute(db);
  await sql`insert into deliveries (workspace_id, id, webhook_id, event_id, event, call_id, status, created_at)
    select ${of}, ${sqlId('dlv', of, 'n')}, ${webhook}, ${sqlId('evt', of, 'n')}, 'call.ended',
      ${sqlId('call', of, `n / ${DELIVERIES_A_CALL}`)}, 'succeeded', now() - n * interval '1 s'
    from generate_series(1, ${CALLS}::int) n`.execute(db);
}

async function fillMovements(db: Db, of: string): Promise<void> {
  await db
    .insertInto('wallets')
    .values({ workspace_id: of })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db.transaction().execute(async (trx) => {
    await sql`insert into ledger_movements (workspace_id, id, kind, created_at)
      select ${of}, ${sqlId('mov', of, 'n')}, 'free_balance', now() - n * interval '1 s'
      from generate_series(1, ${CHUNKS}::int) n`.execute(trx);
    await sql`insert into ledger_entries (workspace_id, movement_id, account, amount_micros)
      select ${of}, ${sqlId('mov', of, 'n')}, leg.account, leg.micros
      from generate_series(1, ${CHUNKS}::int) n, (values ('wallet', 1), ('promotion', -1)) leg (account, micros)`.execute(
      trx,
    );
  });
}

async function fillChunks(db: Db, of: string): Promise<void> {
  const base = { workspace_id: of, id: `kb_${of}`, name: 'Visiting us', max_chars: 1_000, overlap_chars: 100 };
  await db.insertInto('knowledge_bases').values(base).execute();
  await sql`insert into knowledge_sources (workspace_id, id, knowledge_base_id, type, content, edition, embedder)
    select ${of}, ${sqlId('src', of, 'n')}, ${base.id}, 'text', 'x', 1, 'words'
    from generate_series(0, ${CHUNKS / CHUNKS_A_SOURCE}::int) n`.execute(db);
  await sql`insert into knowledge_chunks (workspace_id, id, knowledge_base_id, source_id, edition, position, text, hash,
      embedder, words)
    select ${of}, ${sqlId('chk', of, 'n')}, ${base.id}, ${sqlId('src', of, `n / ${CHUNKS_A_SOURCE}`)}, 1,
      n % ${CHUNKS_A_SOURCE}::int, 'x', n::text, 'words', '{}'
    from generate_series(1, ${CHUNKS}::int) n`.execute(db);
  await sql`insert into knowledge_vectors (base_number, edition, embedding, workspace_id, chunk_id, source_id)
    select b.number, c.edition, ${`[${vectorOf(0).join(',')}]`}::halfvec, c.workspace_id, c.id, c.source_id
    from knowledge_chunks c join knowledge_bases b on b.id = c.knowledge_base_id where c.workspace_id = ${of}`.execute(
    db,
  );
}

/** @returns the number of rows of these tables that the query touched, and the rows that it returned */
async function costOf(tables: string, work: (trx: Trx) => Promise<readonly unknown[]>) {
  let found = 0;
  const touched = await rowsTouchedOf(tables, database.db, async (trx) => (found = (await work(trx)).length));
  return { touched, found };
}

describe.each([KNOWN, FRESH])('%s', (of) => {
  const other = of === KNOWN ? FRESH : KNOWN;

  test('finds a call, some calls and a page of calls', async () => {
    const middle = idOf('call', of, CALLS / 2);
    expect(await costOf('calls', async (trx) => [await selectCall(trx, of, middle)])).toEqual({ touched: 1, found: 1 });
    expect(await selectCall(database.db, of, idOf('call', other, 7))).toBeUndefined();
    const ids = [middle, idOf('call', of, 3), idOf('call', other, 7)];
    const some = await costOf('calls', (trx) => selectCallsById(trx, of, ids));
    expect(some.found).toBe(2);
    expect(some.touched).toBeLessThanOrEqual(MAX_ROWS);
    expect((await costOf('calls', (trx) => selectCalls(trx, of, {}, PAGE, undefined))).touched).toBeLessThanOrEqual(
      MAX_ROWS,
    );
  });

  test.each([
    ['a page', {}, PAGE + 1],
    ['those of a call', { callId: idOf('call', of, 77) }, DELIVERIES_A_CALL],
    ['those of a webhook', { webhookId: `wh_${of}` }, PAGE + 1],
    ['those of a state', { status: 'succeeded' as const }, PAGE + 1],
  ])('finds deliveries: %s', async (_what, filter, found) => {
    const cost = await costOf('deliveries', (trx) => selectDeliveries(trx, of, filter, PAGE, undefined));
    expect(cost.found).toBe(found);
    expect(cost.touched).toBeLessThanOrEqual(MAX_ROWS);
  });

  test('finds one delivery, and a page of balance movements', async () => {
    const delivery = idOf('dlv', of, CALLS / 2);
    const one = await costOf('deliveries', async (trx) => [await selectDelivery(trx, of, delivery)]);
    expect(one.touched).toBeLessThanOrEqual(MAX_ROWS);
    const page = await costOf('ledger_%', (trx) => selectMovements(trx, of, PAGE, undefined));
    expect(page.found).toBe(PAGE + 1);
    expect(page.touched).toBeLessThanOrEqual(2 * MAX_ROWS);
  });

  test('finds the chunks of a source, and chunks by id', async () => {
    const source = { id: idOf('src', of, 77), edition: 1 };
    const page = await costOf('knowledge_chunks', (trx) => selectChunks(trx, { workspaceId: of, source }, PAGE));
    expect(page.found).toBe(PAGE + 1);
    expect(page.touched).toBeLessThanOrEqual(MAX_ROWS);
    const ids = Array.from({ length: 10 }, (_, i) => idOf('chk', of, 1 + i * 599));
    const chosen = await costOf('knowledge_chunks', (trx) => loadChunks(trx, of, ids, null));
    expect(chosen).toMatchObject({ found: 10 });
    expect(chosen.touched).toBeLessThanOrEqual(MAX_ROWS);
  });

  test('vector search reads the chunks of its own workspace, each once', async () => {
    const query = { vector: vectorOf(3), embedder: 'words' };
    const bases = await searchedBases(database.db, of, [`kb_${of}`]);
    const scope = { workspaceId: of, numbers: bases.map(({ number }) => number), filter: null };
    const nearest = await costOf('knowledge_vectors', (trx) => nearestExact(trx, scope, query, 10));
    expect(nearest.found).toBe(10);
    expect(nearest.touched).toBeLessThanOrEqual(1.01 * CHUNKS);
  });

  test('reuses the vectors of unchanged chunks', async () => {
    const place = { workspaceId: of, baseId: `kb_${of}`, sourceId: idOf('src', of, 5), edition: 2, embedder: 'words' };
    const none = { title: null, heading: null, url: null, searched: 'x' };
    const chunks = Array.from({ length: 64 }, (_, i): NewChunk => {
      const id = idOf('chk', of, CHUNKS + 1 + i);
      return { id, position: i, text: 'x', hash: id, vector: idOf('chk', of, 1 + i), ...none };
    });
    const cost = await costOf('knowledge_vectors', async (trx) => {
      await trx.updateTable('knowledge_sources').set({ draft: 2 }).where('id', '=', place.sourceId).execute();
      expect(await insertChunks(trx, place, chunks)).toBe(true);
      return chunks;
    });
    expect(cost.touched).toBeLessThanOrEqual(2 * chunks.length);
  });
});

// The connection to the database is cut after a request's transaction was committed and before its result arrives: the request
// fails with 503, and its repetition under the same Idempotency-Key returns what was created.
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations, type Operation } from '../../generated/operations.ts';
import { startApp, type App } from '../../src/app.ts';
import type { Database } from '../../src/database/pool.ts';
import { resourcesOf, validCall } from '../contract/sample-requests.ts';
import { send, startWorld, type Answer, type World } from '../support/contract-world.ts';
import { serverUrl } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { startStatementProxy, type StatementProxy } from '../support/statement-proxy.ts';
import { until } from '../support/until.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// Operations whose example needs more than its resources, and one whose transaction is a single statement.
const OTHERS = new Set(['buyPhoneNumber', 'importPhoneNumber', 'cloneVoice', 'createTestRun', 'createAgent']);
const recovered = Object.values<Operation>(operations).filter(
  ({ id, recoveredBy }) => recoveredBy !== null && !OTHERS.has(id),
);

// The embedded database has no connections to cut.
describe.skipIf(serverUrl() === undefined)('a request whose response from the database is lost', () => {
  let world: World;
  let proxy: StatementProxy;
  let database: Database;
  let api: App;
  beforeAll(async () => {
    world = await startWorld();
    const { runtime, mailbox: mailer, dns } = world.app;
    const { rows } = await runtime.db.executeQuery<{ name: string }>({
      sql: 'select current_database() as name',
      parameters: [],
    } as never);
    const url = new URL(serverUrl()!);
    url.pathname = rows[0]!.name;
    proxy = await startStatementProxy(url.href);
    database = await openDatabase({ url: proxy.before(url.href) });
    // A process of its own, so that only requests use these connections.
    api = await startApp(runtime.config, 'api', { database, log: pino({ level: 'silent' }), mailer, dns });
  });
  afterAll(async () => {
    await api?.stop(0);
    await proxy?.close();
    await world?.close();
  });

  /** Sends a request whose nth commit has no response, and repeats it. */
  async function lose(operation: Operation, nth = 0): Promise<{ first: Answer; second: Answer; ulid: string }> {
    const tenant = await world.createTenant(resourcesOf(operation));
    const headers = { 'idempotency-key': randomUUID() };
    const call = { ...validCall(operation, tenant.ids), credential: tenant.jwt, headers };
    let commits = 0;
    const isNth = (sql: string) => sql === 'commit' && commits++ === nth;
    proxy.cutAt({ when: 'after', at: ({ application, sql }) => application === 'parley' && isNth(sql) });
    const first = await send(api.url, operation.id as never, call);
    expect(proxy.hasCut()).toBe(true);
    const second = await send(api.url, operation.id as never, call);
    const { ulid } = await world.app.runtime.db
      .selectFrom('idempotency_keys')
      .select('ulid')
      .where('workspace_id', '=', tenant.workspaceId)
      .executeTakeFirstOrThrow();
    return { first, second, ulid };
  }

  test.each(recovered.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const { first, second, ulid } = await lose(operation);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
    expect(second.status, JSON.stringify(second.body)).toBe(operation.status);
    expect(JSON.stringify(second.body)).toContain(`_${ulid}"`);
  });

  test('of its claim on the Idempotency-Key frees the key', async () => {
    const { jwt: credential } = await world.createWorkspace();
    const body = { name: 'Bakery' };
    const create = () =>
      send(api.url, 'createKnowledgeBase', { credential, body, headers: { 'idempotency-key': 'a key' } });
    proxy.cutAt({ when: 'after', at: ({ sql }) => sql.includes('insert into idempotency_keys') });
    expect([(await create()).status, proxy.hasCut()]).toEqual([503, true]);
    // Sooner than the end of the lease.
    await until(async () => (await create()).status === 201, { withinMs: 8_000 });
  });

  test('of storing the response is replayed all the same', async () => {
    const { jwt: credential } = await world.createWorkspace();
    const headers = { 'idempotency-key': 'a key' };
    const create = () => send(api.url, 'createKnowledgeBase', { credential, body: { name: 'Bakery' }, headers });
    proxy.cutAt({ when: 'before', at: ({ sql }) => sql.includes('update idempotency_keys set status') });
    const first = await create();
    expect([first.status, proxy.hasCut()]).toEqual([201, true]);
    const second = await create();
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  // The first commit begins an upload, the second writes its contacts, the third makes them visible.
  test.each([0, 1, 2])('an upload of contacts is free again at once after commit %i', async (nth) => {
    const { first, second } = await lose(operations.addCampaignContacts, nth);
    expect([first.status, second.status]).toEqual([503, 200]);
  });
});

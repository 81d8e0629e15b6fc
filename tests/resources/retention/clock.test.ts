// Jobs that delete by age, after the clock of the database has jumped.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { jobs } from '../../../src/resources/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  tenant = await newTenant(app.url);
});

const run = async (name: string) => {
  const job = jobs.find((each) => each.name === name)!;
  await job.run(app.runtime, {} as never, { signal: new AbortController().signal } as never);
};
const jump = () =>
  sql`insert into retention_clock (seen_at, settles_at) values (now() - interval '9 days', now())
    on conflict (singleton) do update set seen_at = excluded.seen_at`.execute(app.runtime.db);
const settle = () => sql`update retention_clock set settles_at = now()`.execute(app.runtime.db);

const OLD = sql<Date>`now() - interval '400 days'`;
/** The age of an event is in its id. */
const OLD_MS = Date.now() - 400 * 86_400_000;
const oldMessage = () =>
  app.runtime.db
    .insertInto('contact_messages')
    .values({ id: randomUUID(), email: 'ada@example.com', message: 'Hello', created_at: OLD })
    .returning('id')
    .executeTakeFirstOrThrow();
const oldEvent = () =>
  app.runtime.db
    .insertInto('events')
    .values({ id: newId('evt', OLD_MS), workspace_id: tenant.workspaceId, name: 'ping', body: '{}', created_at: OLD })
    .returning('id')
    .executeTakeFirstOrThrow();
const oldRun = () =>
  app.runtime.db
    .insertInto('test_runs')
    .values({
      id: randomUUID(),
      workspace_id: tenant.workspaceId,
      status: 'completed',
      selection: '{}',
      samples: 1,
      parallel: 1,
      seed: 1,
      created_at: OLD,
      ended_at: OLD,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const oldSession = () =>
  app.runtime.db
    .updateTable('sessions')
    .set({ revoked_at: OLD })
    .where('user_id', '=', tenant.userId)
    .returning('id')
    .executeTakeFirstOrThrow();

test.each([
  ['site.delete-old', 'contact_messages', oldMessage],
  ['webhooks.prune', 'events', oldEvent],
  ['tests.delete-old', 'test_runs', oldRun],
  ['auth.delete-sessions', 'sessions', oldSession],
] as const)('%s deletes no %s before the clock has settled', async (name, table, insert) => {
  const { id } = await insert();
  const remaining = () => app.runtime.db.selectFrom(table).select('id').where('id', '=', id).execute();
  await jump();
  await run(name);
  expect(await remaining()).toHaveLength(1);
  await settle();
  await run(name);
  expect(await remaining()).toEqual([]);
});

// Events about everything but calls. Some changes take days or depend on vendors; those rows are changed here as the
// service changes them, and the triggers record them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { WorkspaceEvent } from '../../../generated/types.ts';
import { pruneChanges } from '../../../src/resources/events/service.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { follow, type Follower } from './follower.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let tenant: Tenant;
let follower: Follower;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  follower = await follow(app.url, tenant.jwt);
});
afterAll(async () => {
  follower?.stop();
  await app?.close();
});

/** The details of each event of a type, once one of them has all properties of `last`. */
async function until(type: WorkspaceEvent['type'], last: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const has = ({ data }: WorkspaceEvent) => Object.entries(last).every(([name, value]) => data[name] === value);
  await follower.waitFor((event) => event.type === type && has(event));
  return follower.news().flatMap(({ event }) => (event.type === type ? [event.data] : []));
}

test('a campaign is created, renamed and deleted; changes that are not shown cause no event', async () => {
  const { id } = await tenant.ok('createCampaign', { body: { name: 'First' } });
  await tenant.ok('updateCampaign', { path: { id }, body: { dials_per_second: 2 } });
  await tenant.ok('updateCampaign', { path: { id }, body: { name: 'Second' } });
  await tenant.ok('deleteCampaign', { path: { id } });
  const seen = await until('campaign.changed', { campaign_id: id, deleted: true });
  expect(seen.map(({ name, status, deleted }) => [name, status, deleted])).toEqual([
    ['First', 'draft', false],
    ['Second', 'draft', false],
    ['Second', 'draft', true],
  ]);
});

test('a phone number changes its name and its agent', async () => {
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  const { id, number } = (await tenant.ok('listPhoneNumbers')).data[0]!;
  await tenant.ok('updatePhoneNumber', { path: { id }, body: { nickname: 'Front desk' } });
  await tenant.ok('assignPhoneNumber', { path: { id }, body: { agent_id } });
  const seen = await until('phone_number.changed', { phone_number_id: id, agent_id });
  const same = { phone_number_id: id, number, status: 'active' };
  expect(seen.slice(-2)).toEqual([
    { ...same, agent_id: null },
    { ...same, agent_id },
  ]);
});

test('a knowledge source is added, read and deleted', async () => {
  const base = await tenant.ok('createKnowledgeBase', { body: { name: 'Hours' } });
  const path = { id: base.id };
  const source = await tenant.ok('addKnowledgeBaseSource', { path, body: { content: 'We open at nine.' } });
  await until('knowledge_source.changed', { source_id: source.id, status: 'ready' });
  await tenant.ok('deleteKnowledgeBaseSource', { path: { ...path, src: source.id } });
  const seen = await until('knowledge_source.changed', { source_id: source.id, deleted: true });
  const statuses = seen.map(({ status, deleted }) => `${String(status)} ${String(deleted)}`);
  expect([statuses[0], statuses.at(-1)]).toEqual(['pending false', 'ready true']);
  expect(seen.at(-1)).toMatchObject({ knowledge_base_id: base.id, error_code: null });
});

test('a webhook changes, and a delivery has used up its attempts', async () => {
  const hook = await tenant.ok('createWebhook', { body: { url: 'http://127.0.0.1:9/', events: ['call_ended'] } });
  const path = { id: hook.id };
  await tenant.ok('updateWebhook', { path, body: { retry_policy: 'exponential' } });
  await tenant.ok('updateWebhook', { path, body: { format: 'retell' } });
  await tenant.ok('rotateWebhookSecret', { path });
  await tenant.ok('updateWebhook', { path, body: { enabled: false } });
  const hooks = await until('webhook.changed', { webhook_id: hook.id, enabled: false });
  expect(hooks.map(({ enabled, disabled_reason }) => [enabled, disabled_reason])).toEqual([
    ...Array.from({ length: 4 }, () => [true, null]),
    [false, 'manual'],
  ]);
  const { db } = app.runtime;
  const ids = { event: `evt_${hook.id}`, delivery: `dlv_${hook.id}` };
  await sql`insert into events (id, workspace_id, name, body) values (${ids.event}, ${tenant.workspaceId}, 'call.ended', '{}')`.execute(
    db,
  );
  await sql`insert into deliveries (id, webhook_id, event_id, workspace_id, event, status, attempts, last_status, next_attempt_at)
    values (${ids.delivery}, ${hook.id}, ${ids.event}, ${tenant.workspaceId}, 'call.ended', 'retrying', 7, 503, now() + interval '1 day')`.execute(
    db,
  );
  await sql`update deliveries set status = 'dead_letter', next_attempt_at = null, finished_at = now() where id = ${ids.delivery}`.execute(
    db,
  );
  const [dead] = await until('delivery.dead_lettered', { webhook_id: hook.id });
  expect(dead).toEqual({
    delivery_id: ids.delivery,
    webhook_id: hook.id,
    event: 'call.ended',
    call_id: null,
    attempts: 7,
    http_status: 503,
  });
});

test('a test run starts and ends', async () => {
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ greeting: 'Hello.' }) });
  const caller = { type: 'script', turns: [{ say: 'When do you open?' }] };
  const { id: one } = await tenant.ok('createTestCase', { body: { name: 'Opening', agent_id, caller } });
  const { id } = await tenant.ok('createTestRun', { body: { case_ids: [one] } });
  const seen = await until('test_run.changed', { test_run_id: id, status: 'completed' });
  expect(seen.map(({ status }) => status)).toEqual(['queued', 'running', 'completed']);
});

test('a wallet falls below its threshold, once', async () => {
  const { db } = app.runtime;
  const set = (posted: number) =>
    sql`update wallets set prepaid = true, low_balance_micros = 2000000, posted_micros = ${posted} where workspace_id = ${tenant.workspaceId}`.execute(
      db,
    );
  const { rows } = await sql<{ posted_micros: number; prepaid: boolean }>`
    select posted_micros, prepaid from wallets where workspace_id = ${tenant.workspaceId}`.execute(db);
  for (const posted of [5_000_000, 1_942_000, 1_900_000]) await set(posted);
  const seen = await until('wallet.low', {});
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  expect(seen).toEqual([{ balance: usd('1.942000'), threshold: usd('2.000000') }]);
  await sql`update wallets set prepaid = ${rows[0]!.prepaid}, low_balance_micros = null, posted_micros = ${rows[0]!.posted_micros}
    where workspace_id = ${tenant.workspaceId}`.execute(db);
});

test('changes are deleted in as many statements as are needed', async () => {
  const { db, clock } = app.runtime;
  const old = (count: number) =>
    sql`insert into workspace_changes (workspace_id, type, data, at)
      select ${tenant.workspaceId}, 'call.ended', '{}', now() - interval '49 hours' from generate_series(1, ${count})`.execute(
      db,
    );
  const left = async () => {
    const query = sql<{
      n: number;
    }>`select count(*)::int as n from workspace_changes where at < now() - interval '48 hours'`;
    return (await query.execute(db)).rows[0]!.n;
  };
  await old(10_001);
  await pruneChanges({ db, clock }, AbortSignal.abort());
  expect(await left()).toBeGreaterThanOrEqual(10_001);
  await pruneChanges({ db, clock }, AbortSignal.timeout(30_000));
  expect(await left()).toBe(0);
});

test('changes are deleted after two days, and not earlier', async () => {
  const { db, clock } = app.runtime;
  const count = async () =>
    (
      await db
        .selectFrom('workspace_changes')
        .select('position')
        .where('workspace_id', '=', tenant.workspaceId)
        .execute()
    ).length;
  const all = await count();
  await pruneChanges({ db, clock }, AbortSignal.timeout(30_000));
  expect(await count()).toBe(all);
  await sql`update workspace_changes set at = at - interval '49 hours'
    where position = (select min(position) from workspace_changes where workspace_id = ${tenant.workspaceId})`.execute(
    db,
  );
  await pruneChanges({ db, clock }, AbortSignal.timeout(30_000));
  expect(await count()).toBe(all - 1);
});

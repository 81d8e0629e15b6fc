// Lines about webhook deliveries on the timelines of calls, while another transaction has the row of one call.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, UNRECORDED, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { replyWith, startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { ended, place, talkingAgent } from './support.ts';

const HANGS_UP = '+12025550105';

// The embedded database has one session, which no lock can block.
describe.skipIf(serverUrl() === undefined)('deliveries about a call whose row is locked', () => {
  let app: TestApp;
  let receiver: TestReceiver;
  let locking: pg.Client;
  beforeAll(async () => {
    receiver = await startReceiver(replyWith(204));
    app = await startTestApp({ env: { NETWORK_ALLOW: '127.0.0.0/8' } });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.runtime.db);
    const url = new URL(serverUrl()!);
    url.pathname = `/${rows[0]!.name}`;
    locking = new pg.Client({ connectionString: url.href });
    await locking.connect();
  });
  afterAll(async () => {
    await locking.end();
    await app.close();
    await receiver.close();
  });

  /** A workspace with a call whose end was delivered. */
  async function delivered(): Promise<{ tenant: Tenant; callId: string; deliveryId: string }> {
    const tenant = await newTenant(app.url);
    await tenant.ok('createWebhook', { body: { url: receiver.url, events: ['call.ended'] } });
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(UNRECORDED) });
    const { call_id: callId } = await ended(tenant, (await place(tenant, HANGS_UP, agent_id)).call_id);
    await until(async () => (await lines(callId)) === 1, { what: 'the delivery is on the timeline' });
    const { data } = await tenant.ok('listWebhookDeliveries');
    return { tenant, callId, deliveryId: data[0]!.id };
  }

  async function lines(callId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from call_events where call_id = ${callId} and type = 'webhook'`.execute(
      app.runtime.db,
    );
    return rows[0]!.count;
  }

  test('delay and lose no line of another workspace', async () => {
    const [stuck, other] = [await delivered(), await delivered()];
    await locking.query('begin');
    await locking.query('select from calls where id = $1 for update', [stuck.callId]);
    const replay = ({ tenant, deliveryId }: typeof stuck) =>
      tenant.ok('replayWebhookDeliveries', { body: { ids: [deliveryId] } });
    // Outcomes that arrive while one is written form one batch.
    for (let i = 0; i < 3; i++) await Promise.all([replay(stuck), replay(other)]);
    await until(async () => (await lines(other.callId)) >= 2, { withinMs: 8_000, what: 'the other call has its line' });
    expect(await lines(stuck.callId)).toBe(1);
    await locking.query('commit');
  });
});

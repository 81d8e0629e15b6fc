// The nine webhook operations on a real database, called through their handlers.
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventSamples, type EventName } from '../../../generated/events.ts';
import { newId } from '../../../src/core/ids.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import { setAgentWebhook } from '../../../src/resources/webhooks/service/agent-webhook.ts';
import { publish } from '../../../src/resources/webhooks/service/publish.ts';
import { ROTATION_MS } from '../../../src/resources/webhooks/service/rotation.ts';
import type { Context, Runtime } from '../../../src/runtime.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import {
  deliveriesOf,
  failureOf,
  handClock,
  newCaller,
  replyWith,
  startReceiver,
  tell,
  testRuntime,
  type TestReceiver,
} from './support.ts';

let base: TestDatabase;
let runtime: Runtime & { close(): Promise<void> };
let receiver: TestReceiver;
const clock = handClock();
beforeAll(async () => {
  base = await testDatabase();
  runtime = testRuntime(base.database, clock);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await runtime.close();
  await base.close();
});

const PAGE = { limit: 20, include_total: false };
const headers = {};

async function create(ctx: Context, url = receiver.url, events: EventName[] = ['call.ended']) {
  const { body } = await handlers.createWebhook(ctx, { headers, body: { url, events } });
  return body;
}

describe('createWebhook', () => {
  test('returns the secret in the creation response only', async () => {
    const ctx = await newCaller(runtime);
    const created = await create(ctx);
    expect(created.secret).toMatch(/^whsec_/);
    const { body } = await handlers.listWebhooks(ctx, { query: PAGE });
    expect(body.data.map(({ id }) => id)).toEqual([created.id]);
    expect(JSON.stringify(body)).not.toContain('whsec_');
    const { rows } = await base.pool.query('select webhooks::text as row from webhooks where id = $1', [created.id]);
    expect(rows[0].row).not.toContain(created.secret.slice(6));
  });
  test('is limited to fifty webhooks of a workspace, also for concurrent requests; those of agents do not count', async () => {
    const ctx = await newCaller(runtime);
    for (let made = 0; made < 48; made++) await create(ctx);
    const agent = { workspaceId: ctx.actor.workspaceId, agentId: newId('agent'), url: receiver.url };
    await inTransaction(base.db, (trx) => setAgentWebhook(trx, runtime, { ...agent, events: ['call.ended'] }));
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => create(ctx)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect((await failureOf(create(ctx))).code).toBe('webhook_limit_reached');
    const { body } = await handlers.listWebhooks(ctx, { query: { ...PAGE, limit: 1 } });
    await handlers.deleteWebhook(ctx, { path: { id: body.data[0]!.id }, headers });
    await create(ctx);
  });
  test('the audit log has the address without its query, which may contain a token', async () => {
    const ctx = await newCaller(runtime);
    const { id } = await create(ctx, `${receiver.url}?token=first`);
    await handlers.updateWebhook(ctx, { path: { id }, headers, body: { url: `${receiver.url}?token=second` } });
    const { rows } = await base.pool.query('select changes from audit_log where target_id = $1 order by created_at', [
      id,
    ]);
    expect(rows.map(({ changes }) => changes.url)).toEqual([`${receiver.url}?…`, `${receiver.url}?…`]);
  });
  test.each([
    'http://10.0.0.7/hook',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/',
    'http://0xa000001/',
  ])('%s is refused with a pointer to the field', async (url) => {
    const failure = await failureOf(create(await newCaller(runtime), url));
    expect(failure.code).toBe('validation_failed');
    expect(failure.details.errors).toMatchObject([{ pointer: '/url', code: 'private_address' }]);
  });
  test('rejects a URL with a password, because URLs are stored unencrypted', async () => {
    const failure = await failureOf(create(await newCaller(runtime), 'https://me:secret@93.184.215.14/'));
    expect(failure.details.errors).toMatchObject([{ pointer: '/url', code: 'invalid_url' }]);
  });
});

describe('listWebhooks', () => {
  test('pages newest first without gaps', async () => {
    const ctx = await newCaller(runtime);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await create(ctx)).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, include_total: true, ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await handlers.listWebhooks(ctx, { query });
      expect(body.total).toBe(5);
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
  });
});

test('getWebhook returns the same fields as the list, also after a change, and no secret', async () => {
  const ctx = await newCaller(runtime);
  const { secret, ...created } = await create(ctx);
  const path = { id: created.id };
  expect([typeof secret, await handlers.getWebhook(ctx, { path, headers })]).toEqual([
    'string',
    { status: 200, body: created },
  ]);
  const { body: changed } = await handlers.updateWebhook(ctx, { path, headers, body: { enabled: false } });
  expect(await handlers.getWebhook(ctx, { path, headers })).toEqual({ status: 200, body: changed });
  await handlers.deleteWebhook(ctx, { path, headers });
  expect((await failureOf(handlers.getWebhook(ctx, { path, headers }))).code).toBe('webhook_not_found');
});

describe('webhooks of other workspaces', () => {
  test('cannot be read, changed or replayed', async () => {
    const [owner, other] = [await newCaller(runtime), await newCaller(runtime)];
    const path = { id: (await create(owner)).id };
    await tell(owner);
    const [delivery] = await deliveriesOf(owner);
    const ids = [delivery!.id];
    const attempts: [() => Promise<unknown>, string][] = [
      [() => handlers.getWebhook(other, { path, headers }), 'webhook_not_found'],
      [() => handlers.updateWebhook(other, { path, headers, body: { enabled: false } }), 'webhook_not_found'],
      [() => handlers.deleteWebhook(other, { path, headers }), 'webhook_not_found'],
      [() => handlers.rotateWebhookSecret(other, { path, headers }), 'webhook_not_found'],
      [() => handlers.sendTestWebhook(other, { path, headers }), 'webhook_not_found'],
      [() => handlers.getWebhookDelivery(other, { path: { id: ids[0]! } }), 'delivery_not_found'],
      [() => handlers.replayWebhookDeliveries(other, { headers, body: { ids } }), 'delivery_not_found'],
    ];
    for (const [work, code] of attempts) expect((await failureOf(work())).code).toBe(code);
    expect(await deliveriesOf(other, { webhook_id: path.id })).toEqual([]);
  });
});

describe('publishing an event', () => {
  test('an event without a subscriber leaves no row', async () => {
    const ctx = await newCaller(runtime);
    await create(ctx, receiver.url, ['call_started']);
    await tell(ctx, 'call.ended');
    const events = await ctx.db
      .selectFrom('events')
      .select('id')
      .where('workspace_id', '=', ctx.actor.workspaceId)
      .execute();
    expect(events).toEqual([]);
  });
  test('an event that is rolled back is never delivered', async () => {
    const ctx = await newCaller(runtime);
    await create(ctx);
    const event = { workspaceId: ctx.actor.workspaceId, callId: newId('call'), agentId: newId('agent') };
    const rolledBack = inTransaction(ctx.db, async (trx) => {
      await publish(trx, ctx, { ...event, name: 'call.ended', data: eventSamples['call.ended'].data });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await deliveriesOf(ctx)).toEqual([]);
  });
  test('an agent webhook receives events of its agent, a workspace webhook those of all agents', async () => {
    const ctx = await newCaller(runtime);
    const [mine, other] = [newId('agent'), newId('agent')];
    const webhook = { workspaceId: ctx.actor.workspaceId, agentId: mine, url: receiver.url };
    await inTransaction(ctx.db, (trx) => setAgentWebhook(trx, ctx, { ...webhook, events: ['call.ended'] }));
    const wide = await create(ctx);
    await tell(ctx, 'call.ended', mine);
    await tell(ctx, 'call.ended', other);
    const seen = await deliveriesOf(ctx);
    expect(seen.filter(({ webhook_id }) => webhook_id === wide.id)).toHaveLength(2);
    expect(seen.filter(({ webhook_id }) => webhook_id !== wide.id).map(({ agent_id }) => agent_id)).toEqual([mine]);
  });
  test.each(Object.keys(eventSamples) as EventName[])('%s has the envelope of its event set', async (name) => {
    const ctx = await newCaller(runtime);
    await create(ctx, receiver.url, [name]);
    await tell(ctx, name);
    const [delivery] = await deliveriesOf(ctx);
    const { body } = await handlers.getWebhookDelivery(ctx, { path: { id: delivery!.id } });
    const sent = JSON.parse(body.body) as Record<string, unknown>;
    expect(Object.keys(sent)).toEqual(Object.keys(eventSamples[name]));
    expect(sent['event_id'] ?? sent['id'] ?? delivery!.event_id).toBe(delivery!.event_id);
    expect(sent['data']).toEqual(eventSamples[name].data);
  });
});

describe('setAgentWebhook', () => {
  const change = (ctx: Context, agentId: string, url: string | null) =>
    inTransaction(ctx.db, (trx) =>
      setAgentWebhook(trx, ctx, { workspaceId: ctx.actor.workspaceId, agentId, url, events: ['call.ended'] }),
    );
  test('a new URL keeps the secret; null followed by a URL creates a new secret', async () => {
    const ctx = await newCaller(runtime);
    const agentId = newId('agent');
    const first = await change(ctx, agentId, receiver.url);
    expect(first.secret).toMatch(/^whsec_/);
    expect(await change(ctx, agentId, `${receiver.url}/other`)).toEqual({ secret: null });
    expect(await change(ctx, agentId, null)).toEqual({ secret: null });
    expect((await handlers.listWebhooks(ctx, { query: PAGE })).body.data).toEqual([]);
    const second = await change(ctx, agentId, receiver.url);
    expect(second.secret).toMatch(/^whsec_/);
    expect(second.secret).not.toBe(first.secret);
  });
  test('is listed alone under its agent', async () => {
    const ctx = await newCaller(runtime);
    const agentId = newId('agent');
    await create(ctx);
    await change(ctx, newId('agent'), receiver.url);
    await change(ctx, agentId, `${receiver.url}/other`);
    const query = { ...PAGE, include_total: true, agent_id: agentId };
    const { body } = await handlers.listWebhooks(ctx, { query });
    expect(body).toMatchObject({ total: 1, data: [{ agent_id: agentId, url: `${receiver.url}/other` }] });
  });
  test('the URL, events and deletion of such a webhook are managed through the agent', async () => {
    const ctx = await newCaller(runtime);
    await change(ctx, newId('agent'), receiver.url);
    const [webhook] = (await handlers.listWebhooks(ctx, { query: PAGE })).body.data;
    const path = { id: webhook!.id };
    for (const body of [{ url: receiver.url }, { events: ['call.ended' as const] }]) {
      expect((await failureOf(handlers.updateWebhook(ctx, { path, headers, body }))).code).toBe(
        'webhook_belongs_to_agent',
      );
    }
    expect((await failureOf(handlers.deleteWebhook(ctx, { path, headers }))).code).toBe('webhook_belongs_to_agent');
    const { body } = await handlers.updateWebhook(ctx, { path, headers, body: { retry_policy: 'exponential' } });
    expect(body.retry_policy).toBe('exponential');
  });
});

describe('updateWebhook and deleteWebhook', () => {
  test('disabling cancels waiting deliveries, and enabling resets the failure record', async () => {
    const ctx = await newCaller(runtime);
    const path = { id: (await create(ctx)).id };
    await tell(ctx);
    const off = await handlers.updateWebhook(ctx, { path, headers, body: { enabled: false } });
    expect(off.body).toMatchObject({ enabled: false, disabled_reason: 'manual' });
    expect((await deliveriesOf(ctx)).map(({ status }) => status)).toEqual(['canceled']);
    await tell(ctx);
    expect(await deliveriesOf(ctx)).toHaveLength(1);
    await ctx.db.updateTable('webhooks').set({ failure_streak: 7, failing_since: new Date() }).execute();
    const on = await handlers.updateWebhook(ctx, { path, headers, body: { enabled: true } });
    expect(on.body).toMatchObject({ enabled: true, disabled_reason: null, failure_streak: 0 });
    const replay = { headers, body: { webhook_id: path.id, status: 'canceled' as const } };
    expect((await handlers.replayWebhookDeliveries(ctx, replay)).body).toEqual({ replayed: 1 });
  });
  test('a deleted webhook keeps its delivery history', async () => {
    const ctx = await newCaller(runtime);
    const path = { id: (await create(ctx)).id };
    await tell(ctx);
    expect((await handlers.deleteWebhook(ctx, { path, headers })).status).toBe(204);
    expect((await failureOf(handlers.deleteWebhook(ctx, { path, headers }))).code).toBe('webhook_not_found');
    expect((await deliveriesOf(ctx)).map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('rotateWebhookSecret', () => {
  const promote = { promote: true };
  test('both secrets sign until the new one is promoted; then only the new one signs', async () => {
    const ctx = await newCaller(runtime);
    const { id, secret: old } = await create(ctx);
    const path = { id };
    const { body: begun } = await handlers.rotateWebhookSecret(ctx, { path, headers });
    expect(begun).toMatchObject({ id, promoted: false });
    const during = (await handlers.sendTestWebhook(ctx, { path, headers })).body.request;
    // The clock of this file is in the past, which the Standard Webhooks verifier would reject.
    const now = Number(during.headers['webhook-timestamp']);
    expect(verifies(old, during, now) && verifies(begun.secret!, during, now)).toBe(true);
    const { body: ended } = await handlers.rotateWebhookSecret(ctx, { path, headers, body: promote });
    expect(ended).toEqual({ id, promoted: true, rotation_expires_at: null });
    const after = (await handlers.sendTestWebhook(ctx, { path, headers })).body.request;
    expect([verifies(old, after, now), verifies(begun.secret!, after, now)]).toEqual([false, true]);
  });
  test('cannot promote without a rotation, or after its 24 hours', async () => {
    const ctx = await newCaller(runtime);
    const path = { id: (await create(ctx)).id };
    const early = handlers.rotateWebhookSecret(ctx, { path, headers, body: promote });
    expect((await failureOf(early)).code).toBe('webhook_no_rotation');
    await handlers.rotateWebhookSecret(ctx, { path, headers });
    clock.move(ROTATION_MS);
    const late = handlers.rotateWebhookSecret(ctx, { path, headers, body: promote });
    expect((await failureOf(late)).code).toBe('webhook_no_rotation');
  });
  test('a second rotation replaces the new secret: at most two are active', async () => {
    const ctx = await newCaller(runtime);
    const { id, secret: old } = await create(ctx);
    const path = { id };
    const { body: first } = await handlers.rotateWebhookSecret(ctx, { path, headers });
    const { body: second } = await handlers.rotateWebhookSecret(ctx, { path, headers });
    const { request } = (await handlers.sendTestWebhook(ctx, { path, headers })).body;
    const now = Number(request.headers['webhook-timestamp']);
    expect([old, first.secret!, second.secret!].map((secret) => verifies(secret, request, now))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

function verifies(
  secret: string,
  request: { headers: Record<string, string>; body: string },
  seconds: number,
): boolean {
  const signature = new Webhook(secret).sign(request.headers['webhook-id']!, new Date(seconds * 1000), request.body);
  return request.headers['webhook-signature']!.split(' ').includes(signature);
}

describe('sendTestWebhook', () => {
  test('sends the sample at once, returns the response, and stores only the time of a success', async () => {
    const ctx = await newCaller(runtime);
    const own = await startReceiver(replyWith(503, 'x'.repeat(5_000)));
    const path = { id: (await create(ctx, own.url)).id };
    const { body } = await handlers.sendTestWebhook(ctx, { path, headers, body: { event: 'call_ended' } });
    expect(body).toMatchObject({ ok: false, status: 503, body: 'x'.repeat(1024), error: null });
    expect(own.received.map((one) => one.body)).toEqual([body.request.body]);
    expect(JSON.parse(body.request.body)).toMatchObject({ event: 'call_ended', data: eventSamples.call_ended.data });
    expect(await deliveriesOf(ctx)).toEqual([]);
    const lastSuccess = async () =>
      (await handlers.listWebhooks(ctx, { query: { limit: 10, include_total: false } })).body.data[0]!.last_success_at;
    expect(await lastSuccess()).toBeNull();
    own.answer = replyWith(204);
    expect((await handlers.sendTestWebhook(ctx, { path, headers })).body.ok).toBe(true);
    expect(await lastSuccess()).not.toBeNull();
    expect(await deliveriesOf(ctx)).toEqual([]);
    await own.close();
  });
  test('an unreachable receiver is a result, not an error', async () => {
    const ctx = await newCaller(runtime);
    const own = await startReceiver();
    await own.close();
    const path = { id: (await create(ctx, own.url)).id };
    const { body } = await handlers.sendTestWebhook(ctx, { path, headers });
    expect(body).toMatchObject({ ok: false, status: null, body: null, error: 'refused' });
  });
});

describe('listWebhookDeliveries', () => {
  test('every filter returns only matching deliveries', async () => {
    const ctx = await newCaller(runtime);
    const [one, two] = [await create(ctx), await create(ctx, receiver.url, ['call_started'])];
    const agentId = newId('agent');
    const callId = await tell(ctx, 'call.ended', agentId);
    await tell(ctx, 'call_started');
    const counts = [
      { webhook_id: one.id },
      { webhook_id: two.id },
      { agent_id: agentId },
      { call_id: callId },
      { event: 'call_started' as const },
    ].map(async (query) => (await deliveriesOf(ctx, query)).length);
    expect(await Promise.all(counts)).toEqual([1, 1, 1, 1, 1]);
    expect(await deliveriesOf(ctx)).toHaveLength(2);
    expect(await deliveriesOf(ctx, { status: 'succeeded' })).toEqual([]);
    const at = (await deliveriesOf(ctx))[0]!.created_at;
    expect((await deliveriesOf(ctx, { from: at })).length).toBeGreaterThanOrEqual(1);
    expect(await deliveriesOf(ctx, { from: new Date(Date.parse(at) + 1000).toISOString() })).toEqual([]);
    expect(await deliveriesOf(ctx, { to: new Date(Date.parse(at) - 60_000).toISOString() })).toEqual([]);
  });
});

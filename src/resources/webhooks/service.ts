// The operations on webhooks and deliveries.
// Invariant: a secret is returned only by the request that creates it and is stored sealed.
import type {
  DeliveryReplay,
  DeliveryReplayResult,
  SecretRotation,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookSecret,
  WebhookTest,
  WebhookTestResult,
  WebhookUpdate,
  WebhookWithSecret,
} from '../../../generated/types.ts';
import { requireUnchanged } from '../../core/entity-tag.ts';
import { fail, invalid } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { iso, parseTime } from '../../core/time.ts';
import { inTransaction, afterCommit, type Db, type Trx } from '../../database/transaction.ts';
import type { Context } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { DELIVERIES_CHANNEL } from './delivery/channel.ts';
import { ATTEMPT_TIMEOUT_MS } from './delivery/retry-schedule.ts';
import { sendWebhook } from './delivery/send.ts';
import { removeWebhook } from './service/agent-webhook.ts';
import { requireReachable } from './service/check-url.ts';
import { requireEventsOfFormat } from './service/format.ts';
import { beginRotation, openSecrets, promoteSecret, SECRET_PURPOSE } from './service/rotation.ts';
import { sampleEvent } from './service/sample.ts';
import { newWebhookSecret } from './service/signature.ts';
import * as store from './store.ts';
import * as deliveries from './store/deliveries.ts';
import { writeSuccess } from './store/health.ts';
import { toDelivery, toDeliveryDetail, toWebhook } from './wire.ts';

/** Each event is stored and sent once per webhook. Webhooks of agents get only events of their agent. */
const MAX_WEBHOOKS = 50;
const REPLAY_RETRY_SECONDS = 5;

/** @throws Failure `validation_failed`, `webhook_limit_reached` */
export async function createWebhook(ctx: Context, input: WebhookCreate): Promise<WebhookWithSecret> {
  requireEventsOfFormat('/format', input.format ?? 'parley', input.events);
  await requireReachable(ctx, '/url', input.url);
  const now = new Date(ctx.clock.now());
  const secret = newWebhookSecret();
  return inTransaction(ctx.db, async (trx) => {
    await store.lockWebhooksOf(trx, ctx.actor.workspaceId);
    if ((await store.countOwnWebhooks(trx, ctx.actor.workspaceId)) >= MAX_WEBHOOKS) throw fail('webhook_limit_reached');
    const id = createdId(ctx, 'whk');
    const row = await store.insertWebhook(trx, ctx.actor.workspaceId, {
      id,
      url: input.url,
      events: input.events,
      retry_policy: input.retry_policy ?? 'scheduled',
      format: input.format ?? 'parley',
      enabled: input.enabled ?? true,
      disabled_reason: input.enabled === false ? 'manual' : null,
      secret_sealed: ctx.vault.seal(SECRET_PURPOSE, secret, { place: { workspaceId: ctx.actor.workspaceId, id } }),
      created_at: now,
      updated_at: now,
    });
    await audit(trx, ctx, {
      action: 'webhook.created',
      targetId: row.id,
      changes: { url: withoutQuery(row.url), events: row.events },
    });
    return { ...toWebhook(row, now.getTime()), secret };
  });
}

export async function listWebhooks(
  ctx: Context,
  agentId: string | undefined,
  request: PageRequest,
): Promise<Page<Webhook>> {
  const listed = { workspaceId: ctx.actor.workspaceId, agentId };
  const rows = await store.selectWebhooks(ctx.db, listed, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countWebhooks(ctx.db, listed) : undefined;
  const now = ctx.clock.now();
  return pageOf(rows, request.limit, (row) => toWebhook(row, now), timeCursor, total);
}

/** @throws Failure `webhook_not_found` */
export async function getWebhook(ctx: Context, id: string): Promise<Webhook> {
  return toWebhook(await requireWebhook(ctx.db, ctx.actor.workspaceId, id), ctx.clock.now());
}

/**
 * Updates a webhook. The agent determines the URL and the events of its webhook. Disabling cancels pending deliveries; enabling
 * and a new URL reset failures.
 */
export async function updateWebhook(ctx: Context, id: string, patch: WebhookUpdate): Promise<Webhook> {
  const { workspaceId } = ctx.actor;
  await requireWebhook(ctx.db, workspaceId, id);
  if (patch.url !== undefined) await requireReachable(ctx, '/url', patch.url);
  return inTransaction(ctx.db, async (trx) => {
    const now = new Date(ctx.clock.now());
    const row = await requireLocked(trx, workspaceId, id);
    requireUnchanged(ctx.preconditions, () => toWebhook(row, now.getTime()));
    if (row.agent_id !== null && (patch.url !== undefined || patch.events !== undefined)) {
      throw fail('webhook_belongs_to_agent');
    }
    const { format = row.format, events = row.events } = patch;
    // Other changes are possible even if the row has an event that its format does not have.
    if (patch.format !== undefined) requireEventsOfFormat('/format', format, events);
    else if (patch.events !== undefined) requireEventsOfFormat('/events', format, events);
    const changed = await store.updateWebhookRow(trx, workspaceId, id, { ...changesOf(patch, row), updated_at: now });
    if (patch.enabled === false) await deliveries.cancelDeliveries(trx, workspaceId, [id], now);
    const changes = patch.url === undefined ? patch : { ...patch, url: withoutQuery(patch.url) };
    await audit(trx, ctx, { action: 'webhook.updated', targetId: id, changes: { ...changes } });
    return toWebhook(changed, now.getTime());
  });
}

/** Returns a URL for the audit log, whose entries cannot be deleted: a query often contains a token of the receiver. */
function withoutQuery(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

function changesOf({ url, events, retry_policy, enabled, format }: WebhookUpdate, before: store.WebhookRow) {
  const isNewUrl = url !== undefined && url !== before.url;
  return {
    url,
    events,
    retry_policy,
    format,
    ...(isNewUrl || enabled === true ? { failure_streak: 0, failing_since: null } : {}),
    ...(enabled === true ? { enabled, disabled_reason: null } : {}),
    ...(enabled === false ? { enabled, disabled_reason: 'manual' as const } : {}),
  };
}

export async function deleteWebhook(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const row = await requireLocked(trx, ctx.actor.workspaceId, id);
    requireUnchanged(ctx.preconditions, () => toWebhook(row, ctx.clock.now()));
    if (row.agent_id !== null) throw fail('webhook_belongs_to_agent');
    await removeWebhook(trx, row, new Date(ctx.clock.now()));
    await audit(trx, ctx, { action: 'webhook.deleted', targetId: id });
  });
}

/** Starts a rotation, replacing the new secret of a running one: at most two secrets are valid. `promote` ends the rotation. */
export async function rotateWebhookSecret(ctx: Context, id: string, input: SecretRotation): Promise<WebhookSecret> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const row = await requireLocked(trx, workspaceId, id);
    const update = { updated_at: new Date(now) };
    if (input.promote) {
      const promoted = promoteSecret(row, now);
      if (promoted === null) throw fail('webhook_no_rotation');
      await store.updateWebhookRow(trx, workspaceId, id, { ...promoted, ...update });
      await audit(trx, ctx, { action: 'webhook.secret_promoted', targetId: id });
      return { id, promoted: true, rotation_expires_at: null };
    }
    const secret = newWebhookSecret();
    const begun = beginRotation(row, ctx.vault.seal(SECRET_PURPOSE, secret, { place: { workspaceId, id } }), now);
    await store.updateWebhookRow(trx, workspaceId, id, { ...begun, ...update });
    await audit(trx, ctx, { action: 'webhook.secret_rotated', targetId: id });
    return { id, secret, promoted: false, rotation_expires_at: iso(begun.rotation_expires_at) };
  });
}

/** Sends a sample event now, also to a disabled webhook, to test whether it works again. Stores only the time of a success. */
export async function sendTestWebhook(ctx: Context, id: string, input: WebhookTest): Promise<WebhookTestResult> {
  const row = await requireWebhook(ctx.db, ctx.actor.workspaceId, id);
  const now = ctx.clock.now();
  const { eventId, body } = sampleEvent(input.event, row, now);
  const webhook = {
    url: row.url,
    secrets: openSecrets(
      ctx.vault,
      row,
      { purpose: SECRET_PURPOSE, place: { workspaceId: row.workspace_id, id } },
      now,
    ),
    eventId,
    format: row.format,
    body,
    timeoutMs: ATTEMPT_TIMEOUT_MS[row.retry_policy],
  };
  const { status, answer, error, durationMs, headers } = await sendWebhook(ctx, webhook, ctx.signal);
  const ok = status !== null && status >= 200 && status < 300;
  if (ok) await inTransaction(ctx.db, (trx) => writeSuccess(trx, row.workspace_id, id, new Date(now)));
  return {
    ok,
    status,
    body: answer,
    error,
    duration_ms: durationMs,
    request: { method: 'POST', url: row.url, headers, body },
  };
}

export async function listWebhookDeliveries(
  ctx: Context,
  filter: deliveries.DeliveryFilter,
  request: PageRequest,
): Promise<Page<WebhookDelivery>> {
  const { workspaceId } = ctx.actor;
  const rows = await deliveries.selectDeliveries(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await deliveries.countDeliveries(ctx.db, workspaceId, filter) : undefined;
  return pageOf(rows, request.limit, toDelivery, timeCursor, total);
}

export async function getWebhookDelivery(ctx: Context, id: string): Promise<WebhookDeliveryDetail> {
  const row = await deliveries.selectDelivery(ctx.db, ctx.actor.workspaceId, id);
  if (!row) throw fail('delivery_not_found');
  return toDeliveryDetail(row, await deliveries.selectAttempts(ctx.db, ctx.actor.workspaceId, id));
}

/**
 * If ids are given, all must exist; the other filters narrow the selection further.
 * @throws Failure `delivery_not_found`, `validation_failed`, `rate_limited`
 */
export async function replayWebhookDeliveries(ctx: Context, input: DeliveryReplay): Promise<DeliveryReplayResult> {
  const { workspaceId } = ctx.actor;
  const filter: deliveries.DeliveryFilter = {
    ids: input.ids,
    webhookId: input.webhook_id,
    status: input.status,
    event: input.event,
    from: input.from === undefined ? undefined : parseTime(input.from),
    to: input.to === undefined ? undefined : parseTime(input.to),
  };
  return inTransaction(ctx.db, async (trx) => {
    const { ids, webhook_id: webhookId } = input;
    // A filter may select hundreds of thousands of deliveries, and every replay that waits for their rows holds a connection.
    if (!ids && !(await deliveries.tryLockReplays(trx, workspaceId))) throw busyReplay();
    if (webhookId !== undefined && !(await store.selectWebhook(trx, workspaceId, webhookId))) {
      throw invalid('/webhook_id', 'not_found', 'must be a webhook in this workspace; see GET /v1/webhooks');
    }
    if (ids && (await deliveries.countDeliveries(trx, workspaceId, { ids })) < ids.length)
      throw fail('delivery_not_found');
    const replayed = await deliveries.replayDeliveries(trx, workspaceId, filter, new Date(ctx.clock.now()));
    await audit(trx, ctx, { action: 'webhook_delivery.replayed', changes: { ...input, replayed } });
    afterCommit(trx, () => ctx.notifications.wake(DELIVERIES_CHANNEL));
    return { replayed };
  });
}

function busyReplay() {
  const detail = 'Another replay by filter runs in this workspace. Wait until it has ended.';
  return fail('rate_limited', { detail, retryAfter: REPLAY_RETRY_SECONDS });
}

async function requireWebhook(db: Db, workspaceId: string, id: string): Promise<store.WebhookRow> {
  const row = await store.selectWebhook(db, workspaceId, id);
  if (!row) throw fail('webhook_not_found');
  return row;
}

async function requireLocked(trx: Trx, workspaceId: string, id: string): Promise<store.WebhookRow> {
  const row = await store.lockWebhook(trx, workspaceId, id);
  if (!row) throw fail('webhook_not_found');
  return row;
}

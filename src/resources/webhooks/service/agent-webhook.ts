// The webhook behind an agent's `webhook_url`. Runs in the transaction that writes the agent.
// Invariant: an agent has at most one webhook. Changing the URL keeps its secret; removing the URL and setting one creates a new
// secret.
import type { EventName } from '../../../../generated/types.ts';
import { newId } from '../../../core/ids.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { insertWebhook, lockAgentWebhook, updateWebhookRow, type WebhookRow } from '../store.ts';
import { cancelDeliveries } from '../store/deliveries.ts';
import { requireEventsOfFormat } from './format.ts';
import { SECRET_PURPOSE } from './rotation.ts';
import { newWebhookSecret } from './signature.ts';

interface AgentWebhook {
  workspaceId: string;
  agentId: string;
  /** Null removes the webhook. The caller has checked the URL with requireReachable before the transaction. */
  url: string | null;
  events: readonly EventName[];
}

/**
 * @returns the secret if one was created, to be returned to the client once
 * @throws Failure `validation_failed` for a new event that the format of the webhook does not have
 */
export async function setAgentWebhook(
  trx: Trx,
  runtime: Uses<'clock' | 'vault'>,
  { workspaceId, agentId, url, events }: AgentWebhook,
): Promise<{ secret: string | null }> {
  const now = new Date(runtime.clock.now());
  const row = await lockAgentWebhook(trx, workspaceId, agentId);
  if (url === null) {
    if (row) await removeWebhook(trx, row, now);
    return { secret: null };
  }
  if (row) {
    const added = events.filter((name) => !row.events.includes(name));
    requireEventsOfFormat('/webhook_events', row.format, added);
    await updateWebhookRow(trx, workspaceId, row.id, {
      ...resetForNewUrl(row, url),
      url,
      events: [...events],
      updated_at: now,
    });
    return { secret: null };
  }
  const secret = newWebhookSecret();
  const id = newId('whk', now.getTime());
  await insertWebhook(trx, workspaceId, {
    id,
    agent_id: agentId,
    url,
    events: [...events],
    secret_sealed: runtime.vault.seal(SECRET_PURPOSE, secret, { place: { workspaceId, id } }),
    created_at: now,
    updated_at: now,
  });
  return { secret };
}

/** A new URL resets failures and enables the webhook again, unless its owner disabled it. */
function resetForNewUrl(row: WebhookRow, url: string) {
  if (row.url === url || row.disabled_reason === 'manual') return {};
  return { enabled: true, disabled_reason: null, failure_streak: 0, failing_since: null };
}

/** Marks the webhook as deleted and cancels its pending deliveries. The row is kept for the history of its deliveries. */
export async function removeWebhook(trx: Trx, row: WebhookRow, now: Date): Promise<void> {
  await updateWebhookRow(trx, row.workspace_id, row.id, { deleted_at: now, updated_at: now });
  await cancelDeliveries(trx, row.workspace_id, [row.id], now);
}

// The webhook that an agent's `webhook_url` is. Called by the service of agents in its own transaction.
// Invariant: at most one live webhook an agent; another URL keeps the secret, null and then a URL makes a new one.
import type { EventName } from '../../../../generated/types.ts';
import { newId } from '../../../core/ids.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';
import { SECRET_PURPOSE } from '../rotation.ts';
import { insertWebhook, lockAgentWebhook, updateWebhookRow, type WebhookRow } from '../store.ts';
import { cancelDeliveries } from '../store/deliveries.ts';
import { newWebhookSecret } from './signature.ts';

export interface AgentWebhook {
  workspaceId: string;
  agentId: string;
  /** null removes it. The address was checked with requireReachable before the transaction. */
  url: string | null;
  events: readonly EventName[];
}

/** @returns the secret when one was made, to be shown this once */
export async function setAgentWebhook(
  trx: Trx,
  runtime: Runtime,
  { workspaceId, agentId, url, events }: AgentWebhook,
): Promise<{ secret: string | null }> {
  const now = new Date(runtime.clock.now());
  const row = await lockAgentWebhook(trx, workspaceId, agentId);
  if (url === null) {
    if (row) await removeWebhook(trx, row, now);
    return { secret: null };
  }
  if (row) {
    await updateWebhookRow(trx, workspaceId, row.id, { ...moved(row, url), url, events: [...events], updated_at: now });
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

/** A new address begins with a clean record; one that its owner disabled stays disabled. */
function moved(row: WebhookRow, url: string) {
  if (row.url === url || row.disabled_reason === 'manual') return {};
  return { enabled: true, disabled_reason: null, failure_streak: 0, failing_since: null };
}

/** Its row stays for the history of its deliveries; what waits is canceled. */
export async function removeWebhook(trx: Trx, row: WebhookRow, now: Date): Promise<void> {
  await updateWebhookRow(trx, row.workspace_id, row.id, { deleted_at: now, updated_at: now });
  await cancelDeliveries(trx, row.workspace_id, [row.id], now);
}

// Webhook and delivery rows → API objects, without secrets. The service adds a secret that was just created.
import type {
  DeliveryAttempt,
  EventName,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '../../../generated/types.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import { rotationEnd } from './service/rotation.ts';
import type { WebhookRow } from './store.ts';
import type { AttemptRow, DeliveryRow, DeliveryWithRequest } from './store/deliveries.ts';

export function toWebhook(row: WebhookRow, now: number): Webhook {
  return {
    id: row.id,
    agent_id: row.agent_id,
    url: row.url,
    // Event names are only ever added to the contract, so every stored name is still valid.
    events: row.events as EventName[],
    retry_policy: row.retry_policy,
    enabled: row.enabled,
    format: row.format,
    disabled_reason: row.disabled_reason,
    failure_streak: row.failure_streak,
    last_success_at: isoOrNull(row.last_success_at),
    last_failure_at: isoOrNull(row.last_failure_at),
    rotation_expires_at: isoOrNull(rotationEnd(row, now)),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    event_id: row.event_id,
    event: row.event as EventName,
    call_id: row.call_id,
    agent_id: row.agent_id,
    status: row.status,
    attempts: row.attempts,
    last_status: row.last_status,
    next_attempt_at: isoOrNull(row.next_attempt_at),
    created_at: iso(row.created_at),
    finished_at: isoOrNull(row.finished_at),
  };
}

export function toDeliveryDetail(row: DeliveryWithRequest, attempts: readonly AttemptRow[]): WebhookDeliveryDetail {
  return { ...toDelivery(row), url: row.url, body: row.body, attempt_log: attempts.map(toAttempt) };
}

function toAttempt(row: AttemptRow): DeliveryAttempt {
  return {
    number: row.number,
    at: iso(row.at),
    status: row.status,
    body: row.body,
    error: row.error,
    duration_ms: row.duration_ms,
  };
}

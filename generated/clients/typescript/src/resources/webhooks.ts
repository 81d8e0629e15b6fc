// webhooks: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { DeliveryReplay, DeliveryReplayResult, DeliveryStatus, EventName, SecretRotation, Webhook, WebhookCreate, WebhookDelivery, WebhookDeliveryDetail, WebhookDeliveryPage, WebhookPage, WebhookSecret, WebhookTest, WebhookTestResult, WebhookUpdate, WebhookWithSecret } from '../types.ts';

export interface ListWebhooksOptions extends RequestOptions {
  /** Returns only items of this agent. */
  agent_id?: string;
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface GetWebhookOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateWebhookOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface DeleteWebhookOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface ListWebhookDeliveriesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only deliveries in this status. */
  status?: DeliveryStatus;
  /** Returns only items of this webhook. */
  webhook_id?: string;
  /** Returns only items of this agent. */
  agent_id?: string;
  /** Returns only items of this call. */
  call_id?: string;
  /** Returns only deliveries of this event. */
  event?: EventName;
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
}

/** Webhook endpoints and their deliveries. */
export class WebhooksApi extends Resource {
  /**
   * List webhooks.
   * Lists the webhooks of the workspace, including the webhooks of agents, newest first.
   * GET /v1/webhooks
   * @throws ApiError invalid_cursor
   */
  list(options?: ListWebhooksOptions): PagePromise<Webhook, WebhookPage> {
    return this.page<Webhook, WebhookPage>({ method: 'GET', path: '/v1/webhooks', query: pick(options, ['agent_id', 'limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Create a webhook.
   * Creates a webhook. Its secret is returned only in this response. A workspace can have 50 webhooks,
   * in addition to those of its agents.
   * POST /v1/webhooks
   * @throws ApiError webhook_limit_reached
   */
  create(body: WebhookCreate, options?: RequestOptions): ApiPromise<WebhookWithSecret> {
    return this.json<WebhookWithSecret>({ method: 'POST', path: '/v1/webhooks', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a webhook.
   * Returns the settings of a webhook and the state of its deliveries. The secret is not returned.
   * GET /v1/webhooks/{id}
   * @throws ApiError precondition_failed, webhook_not_found
   */
  get(id: string, options?: GetWebhookOptions): ApiPromise<Webhook> {
    return this.json<Webhook>({ method: 'GET', path: `/v1/webhooks/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Update a webhook.
   * JSON merge patch. Enabling the webhook, and a new URL, reset its count of consecutive failures. The
   * URL and events of an agent's webhook are changed on the agent.
   * PATCH /v1/webhooks/{id}
   * @throws ApiError precondition_failed, webhook_belongs_to_agent, webhook_not_found
   */
  update(id: string, body: WebhookUpdate, options?: UpdateWebhookOptions): ApiPromise<Webhook> {
    return this.json<Webhook>({ method: 'PATCH', path: `/v1/webhooks/${encodeURIComponent(id)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Delete a webhook.
   * Deletes the webhook. Pending deliveries are dropped. The history is kept until its retention period
   * ends.
   * DELETE /v1/webhooks/{id}
   * @throws ApiError precondition_failed, webhook_belongs_to_agent, webhook_not_found
   */
  delete(id: string, options?: DeleteWebhookOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/webhooks/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Rotate the secret.
   * Returns a new secret, once. Until the new secret is promoted, and for at most 24 hours,
   * `webhook-signature` contains signatures with both secrets, and `X-Service-Signature` is made with
   * the old one.
   * POST /v1/webhooks/{id}/rotate-secret
   * @throws ApiError webhook_no_rotation, webhook_not_found
   */
  rotateSecret(id: string, body?: SecretRotation, options?: RequestOptions): ApiPromise<WebhookSecret> {
    return this.json<WebhookSecret>({ method: 'POST', path: `/v1/webhooks/${encodeURIComponent(id)}/rotate-secret`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Send a test event.
   * Sends a sample event now and returns the receiver's response. The event is not retried. If the
   * receiver accepts it, `last_success_at` of the webhook is updated.
   * POST /v1/webhooks/{id}/test
   * @throws ApiError webhook_not_found
   */
  sendTest(id: string, body?: WebhookTest, options?: RequestOptions): ApiPromise<WebhookTestResult> {
    return this.json<WebhookTestResult>({ method: 'POST', path: `/v1/webhooks/${encodeURIComponent(id)}/test`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * List deliveries.
   * Lists the deliveries, newest first. `status=dead_letter` selects the dead-letter queue.
   * GET /v1/webhook-deliveries
   * @throws ApiError invalid_cursor
   */
  listDeliveries(options?: ListWebhookDeliveriesOptions): PagePromise<WebhookDelivery, WebhookDeliveryPage> {
    return this.page<WebhookDelivery, WebhookDeliveryPage>({ method: 'GET', path: '/v1/webhook-deliveries', query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'webhook_id', 'agent_id', 'call_id', 'event', 'from', 'to']) }, options);
  }

  /**
   * Get a delivery.
   * Returns a delivery with its request and every attempt.
   * GET /v1/webhook-deliveries/{id}
   * @throws ApiError delivery_not_found
   */
  getDelivery(id: string, options?: RequestOptions): ApiPromise<WebhookDeliveryDetail> {
    return this.json<WebhookDeliveryDetail>({ method: 'GET', path: `/v1/webhook-deliveries/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Replay deliveries.
   * Queues deliveries again, selected by id or by filter. Event ids stay the same. A finished delivery
   * (succeeded, rejected, dead letter or canceled) starts a new round of attempts. A delivery that waits
   * for its next attempt is sent now, as that attempt. Deliveries of a disabled or deleted webhook are
   * not sent. A workspace runs one replay without `ids` at a time; another one is refused with 429.
   * POST /v1/webhook-deliveries/replay
   * @throws ApiError delivery_not_found
   */
  replayDeliveries(body: DeliveryReplay, options?: RequestOptions): ApiPromise<DeliveryReplayResult> {
    return this.json<DeliveryReplayResult>({ method: 'POST', path: '/v1/webhook-deliveries/replay', body: jsonBody(body), keyed: true }, options);
  }
}

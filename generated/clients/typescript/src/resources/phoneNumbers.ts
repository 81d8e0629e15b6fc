// phoneNumbers: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { AvailableNumberPage, NumberCapability, NumberType, PhoneNumber, PhoneNumberAssignment, PhoneNumberImport, PhoneNumberPage, PhoneNumberPurchase, PhoneNumberSecret, PhoneNumberUpdate, SecretRotation } from '../types.ts';

export interface ListPhoneNumbersOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface SearchAvailableNumbersOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** Country code, ISO 3166-1 alpha-2. */
  country?: string;
  /** Kind of number. */
  type?: NumberType;
  /** Area code without a leading zero. */
  area_code?: string;
  /** Digits that the number contains; `*` matches any digit. */
  contains?: string;
  /** Required capability of the number. */
  capability?: NumberCapability;
  /** Carrier that sells the number. Default: the first carrier that sells numbers. */
  carrier?: string;
}

/** Phone numbers of the workspace: buy, import, assign, release. */
export class PhoneNumbersApi extends Resource {
  /**
   * List phone numbers.
   * Lists the phone numbers of the workspace, newest first. Every workspace has one free test number.
   * GET /v1/phone-numbers
   * @throws ApiError invalid_cursor
   */
  list(options?: ListPhoneNumbersOptions): PagePromise<PhoneNumber, PhoneNumberPage> {
    return this.page<PhoneNumber, PhoneNumberPage>({ method: 'GET', path: '/v1/phone-numbers', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Search numbers to buy.
   * Lists numbers that a carrier currently offers, with their monthly price. Numbers are not reserved,
   * so a number may be sold before you buy it. Fails with `carrier_not_configured` if no carrier sells
   * numbers.
   * GET /v1/phone-numbers/available
   * @throws ApiError carrier_not_configured, provider_failed
   */
  searchAvailableNumbers(options?: SearchAvailableNumbersOptions): ApiPromise<AvailableNumberPage> {
    return this.json<AvailableNumberPage>({ method: 'GET', path: '/v1/phone-numbers/available', query: pick(options, ['limit', 'country', 'type', 'area_code', 'contains', 'capability', 'carrier']) }, options);
  }

  /**
   * Buy a phone number.
   * Charges the first month to the wallet and orders the number from the carrier. The number is
   * `pending` until the carrier responds, usually within a moment. If the carrier rejects the order, the
   * rent is refunded and the number is removed from the list.
   * POST /v1/phone-numbers/buy
   * @throws ApiError agent_not_found, carrier_not_configured, insufficient_funds, phone_number_taken
   */
  buy(body: PhoneNumberPurchase, options?: RequestOptions): ApiPromise<PhoneNumber> {
    return this.json<PhoneNumber>({ method: 'POST', path: '/v1/phone-numbers/buy', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Import a phone number.
   * Imports a number from your own carrier account or SIP trunk. The account is tested before anything
   * is saved. Its secrets are encrypted and never returned. No rent is charged. A Twilio account must
   * own the number. Ownership of a number behind a SIP trunk is not verified, so the import does not
   * prevent other workspaces from importing the number as well. Calls of such a number use only its own
   * trunk and can only be made to its own country.
   * POST /v1/phone-numbers/import
   * @throws ApiError agent_not_found, carrier_not_configured, phone_number_taken, provider_failed
   */
  importPhoneNumber(body: PhoneNumberImport, options?: RequestOptions): ApiPromise<PhoneNumber> {
    return this.json<PhoneNumber>({ method: 'POST', path: '/v1/phone-numbers/import', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a phone number.
   * Returns one phone number.
   * GET /v1/phone-numbers/{id}
   * @throws ApiError phone_number_not_found
   */
  get(id: string, options?: RequestOptions): ApiPromise<PhoneNumber> {
    return this.json<PhoneNumber>({ method: 'GET', path: `/v1/phone-numbers/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Change a phone number.
   * Sets the agents that answer and call with the number, the fallback number for when no agent can
   * answer, and the countries that can be called. A change of `allowed_countries` requires admin scope.
   * So does an `agent_version` that has a `transfer_call` function to any number that neither the live
   * version nor the draft of the agent has.
   * PATCH /v1/phone-numbers/{id}
   * @throws ApiError agent_not_found, phone_number_not_active, phone_number_not_found
   */
  update(id: string, body: PhoneNumberUpdate, options?: RequestOptions): ApiPromise<PhoneNumber> {
    return this.json<PhoneNumber>({ method: 'PATCH', path: `/v1/phone-numbers/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Release a phone number.
   * The number no longer receives or places calls and is returned to its carrier. The rest of the paid
   * month is not refunded. The test number of a workspace cannot be released.
   * DELETE /v1/phone-numbers/{id}
   * @throws ApiError phone_number_not_active, phone_number_not_found, phone_number_permanent
   */
  release(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/phone-numbers/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Assign a phone number to an agent.
   * Only this agent answers the number from now on: `inbound_agents` is emptied. With `agent_id: null`,
   * the number is not answered.
   * POST /v1/phone-numbers/{id}/assign
   * @throws ApiError agent_not_found, phone_number_not_active, phone_number_not_found
   */
  assignPhoneNumber(id: string, body: PhoneNumberAssignment, options?: RequestOptions): ApiPromise<PhoneNumber> {
    return this.json<PhoneNumber>({ method: 'POST', path: `/v1/phone-numbers/${encodeURIComponent(id)}/assign`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Rotate the secret of the inbound webhook.
   * Returns a new secret, once, that signs the requests to `inbound_webhook_url`. Until the new secret
   * is promoted, and for at most 24 hours, `webhook-signature` contains signatures with both secrets,
   * and `X-Service-Signature` is made with the old one.
   * POST /v1/phone-numbers/{id}/rotate-webhook-secret
   * @throws ApiError phone_number_no_rotation, phone_number_no_webhook, phone_number_not_active,
   * phone_number_not_found
   */
  rotateInboundWebhookSecret(id: string, body?: SecretRotation, options?: RequestOptions): ApiPromise<PhoneNumberSecret> {
    return this.json<PhoneNumberSecret>({ method: 'POST', path: `/v1/phone-numbers/${encodeURIComponent(id)}/rotate-webhook-secret`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }
}

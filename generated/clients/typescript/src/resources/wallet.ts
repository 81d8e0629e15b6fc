// wallet: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Payment, PriceEstimate, PriceRoute, Pricing, TopupCreate, Transaction, TransactionPage, Usage, UsageGrouping, Wallet, WalletUpdate } from '../types.ts';

export interface ListTransactionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface EstimatePriceOptions extends RequestOptions {
  /** Route that carries the call. */
  route?: PriceRoute;
  /** Model from GET /v1/models. Default: the deployment's default model. */
  model?: string;
  /** Voice from GET /v1/voices. Default: the first voice. */
  voice_id?: string;
}

export interface GetUsageOptions extends RequestOptions {
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
  /** Dimension by which the rows are grouped. */
  group_by?: UsageGrouping;
}

export interface ExportUsageOptions extends RequestOptions {
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
  /** Dimension by which the rows are grouped. */
  group_by?: UsageGrouping;
}

/** Prepaid balance, payments, prices and usage. */
export class WalletApi extends Resource {
  /**
   * Get the wallet.
   * Returns the balance, the amount reserved by calls in progress, the caps and the alerts.
   * GET /v1/wallet
   */
  get(options?: RequestOptions): ApiPromise<Wallet> {
    return this.json<Wallet>({ method: 'GET', path: '/v1/wallet' }, options);
  }

  /**
   * Change caps, alert and auto top-up.
   * JSON merge patch. `null` clears a field. When a cap is reached, new calls are rejected, and calls in
   * progress end when their reservation is used up. Caps also apply with BILLING=off, but `auto_topup`
   * is rejected.
   * PATCH /v1/wallet
   * @throws ApiError billing_off, payments_not_configured
   */
  update(body: WalletUpdate, options?: RequestOptions): ApiPromise<Wallet> {
    return this.json<Wallet>({ method: 'PATCH', path: '/v1/wallet', body: jsonBody(body) }, options);
  }

  /**
   * Top up the wallet.
   * Starts a payment and returns the URL to pay at. The balance increases when the payment has arrived,
   * which `payment.succeeded` reports. The `manual` provider, for development, credits the amount
   * immediately. With BILLING=off, the default, calls need no balance, and the request fails with 409
   * `billing_off`.
   * POST /v1/payments/topup
   * @throws ApiError billing_off, payments_not_configured, provider_failed
   */
  createTopup(body: TopupCreate, options?: RequestOptions): ApiPromise<Payment> {
    return this.json<Payment>({ method: 'POST', path: '/v1/payments/topup', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Delete the saved payment method.
   * Deletes the payment method that automatic top-ups charge, and turns them off. The payment provider
   * deletes it, too, within minutes. If no method is saved, nothing changes. A top-up that is paid later
   * with `save_method` saves one again.
   * DELETE /v1/payments/method
   */
  deletePaymentMethod(options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: '/v1/payments/method' }, options);
  }

  /**
   * List transactions.
   * Lists the ledger of the wallet, newest first. With BILLING=off, nothing is charged: use GET
   * /v1/usage and the cost of each call instead.
   * GET /v1/payments/history
   * @throws ApiError invalid_cursor
   */
  listTransactions(options?: ListTransactionsOptions): PagePromise<Transaction, TransactionPage> {
    return this.page<Transaction, TransactionPage>({ method: 'GET', path: '/v1/payments/history', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Get prices.
   * Returns every rate and every rounding rule. Nothing else affects a price.
   * GET /v1/pricing
   */
  getPricing(options?: RequestOptions): ApiPromise<Pricing> {
    return this.json<Pricing>({ method: 'GET', path: '/v1/pricing' }, options);
  }

  /**
   * Estimate a price.
   * Returns the price of one minute with this model and voice over this route, item by item, under
   * published assumptions about the amount of speech.
   * GET /v1/pricing/estimate
   */
  estimatePrice(options?: EstimatePriceOptions): ApiPromise<PriceEstimate> {
    return this.json<PriceEstimate>({ method: 'GET', path: '/v1/pricing/estimate', query: pick(options, ['route', 'model', 'voice_id']) }, options);
  }

  /**
   * Get usage.
   * Returns the calls, minutes, tokens, characters and cost of the calls that ended in a period, and of
   * the chat replies, repeated analyses, voice previews, conversations of tests and legs to fallback
   * numbers charged in it, grouped by day, agent, number or campaign. At most 366 days and 1000 rows.
   * With `Accept: text/csv`, returns one row per line, without the totals.
   * GET /v1/usage
   */
  getUsage(options?: GetUsageOptions): ApiPromise<Usage> {
    return this.json<Usage>({ method: 'GET', path: '/v1/usage', query: pick(options, ['from', 'to', 'group_by']) }, options);
  }

  /**
   * Export usage as CSV.
   * Returns the calls, minutes, tokens, characters and cost of the calls that ended in a period, and of
   * the chat replies, repeated analyses, voice previews, conversations of tests and legs to fallback
   * numbers charged in it, grouped by day, agent, number or campaign. At most 366 days and 1000 rows.
   * With `Accept: text/csv`, returns one row per line, without the totals.
   * GET /v1/usage/export
   */
  exportUsage(options?: ExportUsageOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: '/v1/usage/export', query: pick(options, ['from', 'to', 'group_by']), accept: 'text/csv' }, options);
  }
}

// dnc: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { DncImport, DncNumber, DncNumberPage, DncNumbersAdd } from '../types.ts';

export interface ListDncNumbersOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only this number, with country code. */
  number?: string;
}

export interface AddDncNumbersOptions extends RequestOptions {
  /** Country of numbers without a country code, ISO 3166-1 alpha-2. */
  default_country?: string;
}

/** Phone numbers that are never dialed (do-not-call list). */
export class DncApi extends Resource {
  /**
   * List the do-not-call numbers.
   * Lists the numbers, newest first. `number` looks up one number.
   * GET /v1/dnc
   * @throws ApiError invalid_cursor
   */
  listNumbers(options?: ListDncNumbersOptions): PagePromise<DncNumber, DncNumberPage> {
    return this.page<DncNumber, DncNumberPage>({ method: 'GET', path: '/v1/dnc', query: pick(options, ['limit', 'cursor', 'include_total', 'number']) }, options);
  }

  /**
   * Add numbers to the do-not-call list.
   * Adds one or more numbers, as JSON or as `text/csv` with a column `number` (or `phone`,
   * `phone_number`, `to_number`) and an optional column `reason`: at most 20 MiB or 100,000 rows. Any
   * number format is accepted. Numbers without a country code are read with `default_country`. Invalid
   * rows are reported by row number and do not affect the others. Queued calls to these numbers fail
   * with `dnc_blocked`.
   * POST /v1/dnc
   * @throws ApiError payload_too_large
   */
  addNumbers(body: DncNumbersAdd, options?: AddDncNumbersOptions): ApiPromise<DncImport> {
    return this.json<DncImport>({ method: 'POST', path: '/v1/dnc', body: jsonBody(body), query: pick(options, ['default_country']), keyed: true }, options);
  }

  /**
   * Remove a number from the list.
   * The number can be dialed again. The audit log keeps the removed entry.
   * DELETE /v1/dnc/{number}
   * @throws ApiError dnc_number_not_found
   */
  removeNumber(number: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/dnc/${encodeURIComponent(number)}` }, options);
  }
}

// limits: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { Limits } from '../types.ts';

/** Concurrency, rate and size limits of the workspace. */
export class LimitsApi extends Resource {
  /**
   * Get the limits of the workspace.
   * Returns the limits on concurrent and queued calls, requests per minute, and sizes. The `RateLimit`
   * header of every response contains the remaining requests.
   * GET /v1/limits
   */
  get(options?: RequestOptions): ApiPromise<Limits> {
    return this.json<Limits>({ method: 'GET', path: '/v1/limits' }, options);
  }
}

// status: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { Status } from '../types.ts';

/** Current state and measured availability of this deployment. */
export class StatusApi extends Resource {
  /**
   * Get the status and availability of the service.
   * Returns the current state of each component, and the availability of the API and of voice in the
   * last 24 hours, 7, 30 and 90 days, with the targets of 99.9 and 99.5 percent. Availability is the
   * share of minutes in which the service was ready, multiplied by the share of requests or calls that
   * did not fail through the service's own fault. Requests count as failed if their response had status
   * 500 or above, except failures that another system caused (`provider_failed`). Calls count as failed
   * if they ended with `stt_error`, `tts_error`, `media_lost` or `internal_error`, or with
   * `engine_error` of a model that the service runs. A minute in which no process was ready counts as
   * downtime, even if no process was running to measure it. The response is at most 15 seconds old and
   * contains no workspaces, hosts or volumes.
   * GET /v1/status
   */
  get(options?: RequestOptions): ApiPromise<Status> {
    return this.json<Status>({ method: 'GET', path: '/v1/status' }, options);
  }
}

// schedules: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Schedule, ScheduleCreate, SchedulePage, ScheduleStatus, ScheduleUpdate } from '../types.ts';

export interface ListSchedulesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only schedules in this status. */
  status?: ScheduleStatus;
  /** Returns only items of this agent. */
  agent_id?: string;
}

export interface GetScheduleOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateScheduleOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface CancelScheduleOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

/** Calls at a set time: once, or repeatedly by a recurrence rule. */
export class SchedulesApi extends Resource {
  /**
   * List schedules.
   * Lists the schedules of the workspace, newest first.
   * GET /v1/schedules
   * @throws ApiError invalid_cursor
   */
  list(options?: ListSchedulesOptions): PagePromise<Schedule, SchedulePage> {
    return this.page<Schedule, SchedulePage>({ method: 'GET', path: '/v1/schedules', query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'agent_id']) }, options);
  }

  /**
   * Schedule a call.
   * Schedules a call once (`at`) or repeatedly (`rrule` in `time_zone`). The local time stays the same
   * across daylight-saving changes. A local time that does not exist on a day is skipped. A run that is
   * at most `misfire_grace_seconds` late still takes place. No due time is dialed twice. Runs of a
   * workspace that are due in the same minute begin 25 ms apart.
   * POST /v1/schedules
   * @throws ApiError agent_not_found
   */
  create(body: ScheduleCreate, options?: RequestOptions): ApiPromise<Schedule> {
    return this.json<Schedule>({ method: 'POST', path: '/v1/schedules', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a schedule.
   * Returns a schedule with its next run and its newest runs with their calls.
   * GET /v1/schedules/{id}
   * @throws ApiError precondition_failed, schedule_not_found
   */
  get(id: string, options?: GetScheduleOptions): ApiPromise<Schedule> {
    return this.json<Schedule>({ method: 'GET', path: `/v1/schedules/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change, pause or resume a schedule.
   * JSON merge patch. A new `at` replaces the rule, and a new rule replaces `at`. `status` pauses and
   * resumes the schedule. Runs that were due during a pause are skipped.
   * PATCH /v1/schedules/{id}
   * @throws ApiError agent_not_found, precondition_failed, schedule_not_active, schedule_not_found
   */
  update(id: string, body: ScheduleUpdate, options?: UpdateScheduleOptions): ApiPromise<Schedule> {
    return this.json<Schedule>({ method: 'PATCH', path: `/v1/schedules/${encodeURIComponent(id)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Cancel a schedule.
   * The schedule does not run again and is kept as `canceled`. A call that waits in the queue ends as
   * `canceled`; a call in progress continues.
   * DELETE /v1/schedules/{id}
   * @throws ApiError precondition_failed, schedule_not_active, schedule_not_found
   */
  cancel(id: string, options?: CancelScheduleOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/schedules/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }
}

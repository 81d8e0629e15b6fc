// analytics: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Analytics, AnalyticsInterval, CallChannel, CallDirection } from '../types.ts';

export interface GetAnalyticsOptions extends RequestOptions {
  /**
   * Includes calls created at or after this time, extended to a whole interval. Default: 30 days before
   * `to`, or one day before it if the interval is an hour.
   */
  from?: string | Date;
  /** Includes calls created before this time, extended to a whole interval. Default: now. */
  to?: string | Date;
  /**
   * IANA time zone of hours, days, weeks and months. Default: `time_zone` of the workspace, which is the
   * fastest for long periods.
   */
  time_zone?: string;
  /** Length of the intervals of the series. `none` returns only totals. */
  interval?: AnalyticsInterval;
  /**
   * One or two of `agent`, `agent_version`, `number`, `campaign`, `direction` and `channel`, separated
   * by a comma.
   */
  group_by?: string;
  /**
   * Statistics to return, separated by commas: `volume`, `outcomes`, `success`, `sentiment`, `rating`,
   * `talk`, `response_times`, `cost`. Default: all.
   */
  metrics?: string;
  /**
   * Maximum number of series with `group_by`. The series with the most calls are returned. The remaining
   * calls form one more series.
   */
  limit?: number;
  /**
   * `previous` adds the totals of the previous period, which has the same length in local time. While
   * the period is not over, only the corresponding part of the previous period is included.
   */
  compare?: "none" | "previous";
  /** Returns only items of this agent. */
  agent_id?: string;
  /** Includes only calls with this version of the agent. Requires `agent_id`. */
  agent_version?: number;
  /** Includes only calls from or to this number of the workspace. */
  number?: string;
  /** Returns only items of this campaign. */
  campaign_id?: string;
  /** Returns only calls in this direction. */
  direction?: CallDirection;
  /** Returns only calls on this channel. */
  channel?: CallChannel;
}

/** Statistics about ended calls, as totals and series. */
export class AnalyticsApi extends Resource {
  /**
   * Get statistics about calls.
   * Returns totals and series of ended calls by hour, day, week or month, in total or by up to two of
   * agent, agent version, number, campaign, direction and channel. A call is counted once it has ended,
   * at the time when it was created, as in GET /v1/calls. Later analyses, ratings and costs correct the
   * figures. Erasing a call changes no count. Series are dense: `points[i]` belongs to `buckets[i]`, and
   * intervals without calls are zero. A response has at most 5000 points. The period is at most 366
   * days; at most 31 days by hour, or by agent, number or campaign in a time zone other than the
   * workspace's.
   * GET /v1/analytics
   */
  get(options?: GetAnalyticsOptions): ApiPromise<Analytics> {
    return this.json<Analytics>({ method: 'GET', path: '/v1/analytics', query: pick(options, ['from', 'to', 'time_zone', 'interval', 'group_by', 'metrics', 'limit', 'compare', 'agent_id', 'agent_version', 'number', 'campaign_id', 'direction', 'channel']) }, options);
  }
}

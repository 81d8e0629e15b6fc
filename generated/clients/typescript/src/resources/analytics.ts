// analytics: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Analytics, AnalyticsInterval, CallChannel, CallDirection } from '../types.ts';

export interface GetAnalyticsOptions extends RequestOptions {
  /**
   * Calls created at or after this time; widened to a whole interval. Default: 30 days before `to`, by
   * hour one day.
   */
  from?: string | Date;
  /** Calls created before this time; widened to a whole interval. Default: now. */
  to?: string | Date;
  /**
   * IANA time zone of hours, days, weeks and months. Default: `time_zone` of the workspace, in which
   * answers about long periods are the fastest.
   */
  time_zone?: string;
  /** How long the intervals of the series are; `none` gives totals only. */
  interval?: AnalyticsInterval;
  /**
   * One or two of `agent`, `agent_version`, `number`, `campaign`, `direction` and `channel`, separated
   * by a comma.
   */
  group_by?: string;
  /**
   * Which figures to return, separated by commas: `volume`, `outcomes`, `success`, `sentiment`,
   * `rating`, `talk`, `response_times`, `cost`. Default: all.
   */
  metrics?: string;
  /** With `group_by`, how many series; those with the most calls. The other calls are one more series. */
  limit?: number;
  /**
   * `previous` adds the totals of the period before, which is as long in local time; while the period
   * goes on, only as much of the one before.
   */
  compare?: "none" | "previous";
  /** Only for this agent. */
  agent_id?: string;
  /** Only calls with this version of the agent; needs `agent_id`. */
  agent_version?: number;
  /** Only calls from or to this number of the workspace. */
  number?: string;
  /** Only for this campaign. */
  campaign_id?: string;
  /** Calls in this direction. */
  direction?: CallDirection;
  /** Calls on this channel. */
  channel?: CallChannel;
}

/** Figures about ended calls, as totals and series. */
export class AnalyticsApi extends Resource {
  /**
   * Get figures about calls.
   * Totals and series of ended calls by hour, day, week or month, in total or by up to two of agent,
   * agent version, number, campaign, direction and channel. A call counts at the time when it was
   * created, as in GET /v1/calls, and once it has ended; later analyses, ratings and costs correct the
   * figures. Erasing a call changes no count. Series are dense: `points[i]` belongs to `buckets[i]`, and
   * intervals without calls have zeros. The answer has at most 5000 points, the period 366 days; by hour
   * 31 days, and as many by agent, number or campaign in another time zone than the workspace's.
   * GET /v1/analytics
   */
  get(options?: GetAnalyticsOptions): ApiPromise<Analytics> {
    return this.json<Analytics>({ method: 'GET', path: '/v1/analytics', query: pick(options, ['from', 'to', 'time_zone', 'interval', 'group_by', 'metrics', 'limit', 'compare', 'agent_id', 'agent_version', 'number', 'campaign_id', 'direction', 'channel']) }, options);
  }
}

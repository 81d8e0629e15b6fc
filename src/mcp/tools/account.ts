// Tools for the workspace: the caller and an overview, analytics, webhook deliveries.
import type { WebhookDelivery } from '../../../generated/types.ts';
import { tool, ToolFailure } from '../port.ts';
import { withoutEmpty, pageOf, pickMembers } from '../results.ts';
import { AGENT_ID, CURSOR, LIMIT, objectSchema, textSchema } from '../schemas.ts';

export const accountOverview = tool<object>({
  name: 'account_overview',
  title: 'Workspace, numbers, money, limits',
  description:
    'Shows the workspace and the scope of this key, its phone numbers and who answers them, balance and spending, and free call slots.',
  kind: 'reads',
  input: objectSchema({}),
  async run({ call }) {
    const [me, numbers, wallet, limits] = await Promise.all([
      call('getCurrentPrincipal', {}),
      call('listPhoneNumbers', { query: { limit: 50 } }),
      call('getWallet', {}),
      call('getLimits', {}),
    ]);
    const money = [
      'billing',
      'available',
      'reserved',
      'spent_today',
      'spent_this_month',
      'daily_cap',
      'monthly_cap',
      'low_balance',
    ] as const;
    return {
      workspace: { id: me.workspace.id, name: me.workspace.name },
      scope: me.scope,
      numbers: pageOf(numbers, (each) =>
        pickMembers(each, ['id', 'number', 'nickname', 'status', 'carrier', 'agent_id', 'inbound_agents']),
      ),
      wallet: pickMembers(wallet, money),
      concurrent_calls: limits.concurrent_calls,
      requests: pickMembers(limits.rate_limit, ['user_requests', 'window_seconds', 'remaining', 'reset_seconds']),
    };
  },
});

interface Asked {
  from?: string;
  to?: string;
  interval?: string;
  group_by?: string;
  metrics?: string;
  agent_id?: string;
  campaign_id?: string;
  time_zone?: string;
}

export const getAnalytics = tool<Asked>({
  name: 'get_analytics',
  title: 'Call analytics',
  description:
    'Counts ended calls: volume, outcomes, success, sentiment, response times, cost; totals, or by agent, number, campaign, and over time.',
  kind: 'reads',
  input: objectSchema({
    from: textSchema('ISO 8601. Default: 30 days ago.'),
    to: textSchema('ISO 8601.'),
    interval: textSchema('hour, day, week, month, or none (default): totals only.'),
    group_by: textSchema(
      'One or two of agent, agent_version, number, campaign, direction, channel, separated by a comma.',
    ),
    metrics: textSchema('Some of volume, outcomes, success, sentiment, rating, talk, response_times, cost.'),
    agent_id: AGENT_ID,
    campaign_id: { type: 'string' },
    time_zone: textSchema('IANA zone.'),
  }),
  async run({ call }, asked) {
    return withoutEmpty(await call('getAnalytics', { query: { interval: 'none', ...asked } as object })) as object;
  },
});

interface Deliveries {
  delivery_id?: string;
  replay?: boolean;
  status?: string;
  event?: string;
  call_id?: string;
  limit?: number;
  cursor?: string;
}

export const webhookDeliveries = tool<Deliveries>({
  name: 'webhook_deliveries',
  title: 'Webhook deliveries',
  description:
    'Lists deliveries of webhook events with their result. delivery_id shows one with its body and attempts; replay sends it again.',
  kind: 'writes',
  input: objectSchema({
    delivery_id: { type: 'string' },
    replay: { type: 'boolean' },
    status: { enum: ['pending', 'retrying', 'succeeded', 'rejected', 'dead_letter', 'canceled'] },
    event: textSchema('Such as call.ended.'),
    call_id: { type: 'string' },
    limit: LIMIT,
    cursor: CURSOR,
  }),
  async run(ctx, { delivery_id: id, replay, ...query }) {
    if (replay === true) {
      if (id === undefined)
        throw new ToolFailure('validation_failed', 'replay needs delivery_id.', 'Name one delivery.');
      return await ctx.call('replayWebhookDeliveries', { body: { ids: [id] } });
    }
    if (id !== undefined) return withoutEmpty(await ctx.call('getWebhookDelivery', { path: { id } })) as object;
    return pageOf(await ctx.call('listWebhookDeliveries', { query: query as object }), rowOf);
  },
});

function rowOf(delivery: WebhookDelivery): Record<string, unknown> {
  return pickMembers(delivery, [
    'id',
    'event',
    'status',
    'attempts',
    'last_status',
    'next_attempt_at',
    'call_id',
    'webhook_id',
    'created_at',
  ]);
}

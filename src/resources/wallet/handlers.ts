// HTTP side of the wallet: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { prefers } from '../../protocol/content-negotiation.ts';
import { pageRequest } from '../../core/page.ts';
import { parseTime } from '../../core/time.ts';
import * as service from './service.ts';
import { createTopup } from './service/payments.ts';
import { estimatePrice, getPricing } from './service/pricing.ts';
import { getUsage } from './service/usage.ts';
import { usageCsv } from './wire.ts';

export const handlers: HandlersFor<'wallet'> = {
  async getWallet(ctx) {
    return { status: 200, body: await service.getWallet(ctx) };
  },
  async updateWallet(ctx, { body }) {
    return { status: 200, body: await service.updateWallet(ctx, body) };
  },
  async createTopup(ctx, { body }) {
    return { status: 201, body: await createTopup(ctx, body) };
  },
  async listTransactions(ctx, { query }) {
    return { status: 200, body: await service.listTransactions(ctx, pageRequest(query)) };
  },
  async getPricing(ctx) {
    return { status: 200, body: getPricing(ctx) };
  },
  async estimatePrice(ctx, { query }) {
    const { route, model, voice_id: voiceId } = query;
    return { status: 200, body: estimatePrice(ctx, { route, model, voiceId }) };
  },
  async getUsage(ctx, { query }) {
    const from = query.from === undefined ? undefined : parseTime(query.from);
    const to = query.to === undefined ? undefined : parseTime(query.to);
    const usage = await getUsage(ctx, { from, to, groupBy: query.group_by ?? 'day' });
    if (!prefers(ctx.accept, 'text/csv')) return { status: 200, body: usage };
    const headers = { 'content-disposition': 'attachment; filename="usage.csv"' };
    return { status: 200, contentType: 'text/csv', stream: usageCsv(usage), headers };
  },
};

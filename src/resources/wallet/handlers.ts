// HTTP side of the wallet: translates requests and responses only.
import type { HandlersFor, RequestOf } from '../../../generated/operations.ts';
import type { Usage } from '../../../generated/types.ts';
import { pageRequest } from '../../core/page.ts';
import { parseTime } from '../../core/time.ts';
import { prefersType } from '../../protocol/content-negotiation.ts';
import type { Context } from '../../runtime.ts';
import * as service from './service.ts';
import { deletePaymentMethod } from './service/methods.ts';
import { createTopup } from './service/payments.ts';
import { estimatePrice, getPricing } from './service/pricing.ts';
import { getUsage } from './service/usage.ts';
import { usageCsv } from './wire.ts';

function usageOf(ctx: Context, query: RequestOf<'getUsage'>['query']) {
  const from = query.from === undefined ? undefined : parseTime(query.from);
  const to = query.to === undefined ? undefined : parseTime(query.to);
  return getUsage(ctx, { from, to, groupBy: query.group_by ?? 'day' });
}

function usageFile(usage: Usage) {
  const headers = { 'content-disposition': 'attachment; filename="usage.csv"' };
  return { status: 200, contentType: 'text/csv', stream: usageCsv(usage), headers } as const;
}

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
  async deletePaymentMethod(ctx) {
    await deletePaymentMethod(ctx);
    return { status: 204 };
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
    const usage = await usageOf(ctx, query);
    return prefersType(ctx.accept, 'text/csv') ? usageFile(usage) : { status: 200, body: usage };
  },
  async exportUsage(ctx, { query }) {
    return usageFile(await usageOf(ctx, query));
  },
};

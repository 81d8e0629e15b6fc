// HTTP side of analytics: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { parseTime } from '../../core/time.ts';
import { getAnalytics } from './service.ts';

export const handlers: HandlersFor<'analytics'> = {
  async getAnalytics(ctx, { query }) {
    const from = query.from === undefined ? null : parseTime(query.from);
    const to = query.to === undefined ? null : parseTime(query.to);
    return { status: 200, body: await getAnalytics(ctx, { ...query, from, to }) };
  },
};

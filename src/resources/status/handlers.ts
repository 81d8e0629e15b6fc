// HTTP side of the status: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { getStatus } from './service.ts';

export const handlers: HandlersFor<'status'> = {
  async getStatus(ctx) {
    return { status: 200, body: await getStatus(ctx), headers: { 'cache-control': 'public, max-age=15' } };
  },
};

// HTTP side of limits: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { getLimits } from './service.ts';

export const handlers: HandlersFor<'limits'> = {
  async getLimits(ctx) {
    return { status: 200, body: await getLimits(ctx) };
  },
};

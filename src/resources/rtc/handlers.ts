// HTTP handlers of browser calls: translate requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'rtc'> = {
  async createRtcToken(ctx, { body }) {
    return { status: 201, body: await service.createRtcToken(ctx, body) };
  },
  async getRtcHealth(ctx) {
    return { status: 200, body: await service.getRtcHealth(ctx) };
  },
};

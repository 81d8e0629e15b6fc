// HTTP side of voice in the browser: translates and decides nothing.
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

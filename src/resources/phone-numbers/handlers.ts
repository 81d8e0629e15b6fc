// HTTP side of phone numbers: translates and decides nothing.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'phone-numbers'> = {
  async listPhoneNumbers(ctx, { query }) {
    return { status: 200, body: await service.listPhoneNumbers(ctx, pageRequest(query)) };
  },
  async getPhoneNumber(ctx, { path }) {
    return { status: 200, body: await service.getPhoneNumber(ctx, path.id) };
  },
};

// HTTP handlers of the do-not-call list: translate requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'dnc'> = {
  async listDncNumbers(ctx, { query }) {
    return { status: 200, body: await service.listDncNumbers(ctx, query.number, pageRequest(query)) };
  },
  async addDncNumbers(ctx, request) {
    const defaultCountry = request.query.default_country;
    if (request.mediaType === 'text/csv') {
      return { status: 201, body: await service.addDncCsv(ctx, request.body, defaultCountry) };
    }
    const { numbers, reason = null, call_id: callId = null } = request.body;
    const given = numbers.map((text, index) => ({ row: index + 1, text, reason }));
    return { status: 201, body: await service.addDncNumbers(ctx, { given, callId, defaultCountry }) };
  },
  async removeDncNumber(ctx, { path }) {
    await service.removeDncNumber(ctx, path.number);
    return { status: 204 };
  },
};

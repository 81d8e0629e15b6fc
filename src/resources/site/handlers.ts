// HTTP side of contact, newsletter and events: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { invalid } from '../../core/errors.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'site'> = {
  async submitContactForm(ctx, { body }) {
    await service.submitContactForm(ctx, body);
    return { status: 202 };
  },
  async subscribeNewsletter(ctx, { body }) {
    await service.subscribeNewsletter(ctx, body.email);
    return { status: 202 };
  },
  async confirmNewsletter(ctx, { body }) {
    await service.confirmNewsletter(ctx, body.token);
    return { status: 204 };
  },
  async unsubscribeNewsletter(ctx, { query, body, mediaType }) {
    const given = mediaType === 'application/json' ? (body as { token: string }).token : query.token;
    if (given === undefined) throw invalid('/query/token', 'required', 'is required, here or in the body');
    await service.unsubscribeNewsletter(ctx, given);
    return { status: 204 };
  },
  async ingestClientEvent(ctx, { body }) {
    return { status: 202, body: { accepted: await service.ingestClientEvent(ctx, body.events) } };
  },
};

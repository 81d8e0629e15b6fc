// HTTP side of providers: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'providers'> = {
  async putProviderCredentials(ctx, { path, body }) {
    return { status: 200, body: await service.putProviderCredentials(ctx, path.provider, body) };
  },
  async deleteProviderCredentials(ctx, { path }) {
    await service.deleteProviderCredentials(ctx, path.provider);
    return { status: 204 };
  },
};

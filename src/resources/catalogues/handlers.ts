// HTTP side of the catalogues: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'catalogues'> = {
  async listModels(ctx, { query }) {
    return { status: 200, body: await service.listModels(ctx, pageRequest(query)) };
  },
  async listAgentTemplates(_ctx, { query }) {
    return { status: 200, body: service.listAgentTemplates(pageRequest(query)) };
  },
  async listCountries() {
    return { status: 200, body: service.listCountries() };
  },
  async listLanguages(ctx, { query }) {
    return { status: 200, body: await service.listLanguages(ctx, pageRequest(query)) };
  },
  async listProviders(ctx, { query }) {
    return { status: 200, body: await service.listProviders(ctx, pageRequest(query)) };
  },
};

// HTTP side of the demo: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { startDemo } from './service.ts';

export const handlers: HandlersFor<'demo'> = {
  async startDemo(ctx, { path, body }) {
    return { status: 201, body: await startDemo(ctx, path.kind, body ?? {}) };
  },
};

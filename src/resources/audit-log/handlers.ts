// HTTP side of the audit log: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { parseTime } from '../../core/time.ts';
import { prefers } from '../../protocol/content-negotiation.ts';
import { exportAuditLog, listAuditLog } from './read.ts';

export const handlers: HandlersFor<'audit-log'> = {
  async listAuditLog(ctx, { query }) {
    const { actor, key_id: keyId, action, target } = query;
    const from = query.from === undefined ? undefined : parseTime(query.from);
    const to = query.to === undefined ? undefined : parseTime(query.to);
    const filter = { actor, keyId, action, target, from, to };
    if (prefers(ctx.accept, 'text/csv')) {
      const headers = { 'content-disposition': 'attachment; filename="audit-log.csv"' };
      return { status: 200, contentType: 'text/csv', stream: exportAuditLog(ctx, filter), headers };
    }
    return { status: 200, body: await listAuditLog(ctx, filter, pageRequest(query)) };
  },
};

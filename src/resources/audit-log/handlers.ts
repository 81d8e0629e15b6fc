// HTTP side of the audit log: translates requests and responses only.
import type { HandlersFor, RequestOf } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { parseTime } from '../../core/time.ts';
import { prefersType } from '../../protocol/content-negotiation.ts';
import type { Context } from '../../runtime.ts';
import { exportAuditLog, listAuditLog } from './read.ts';

type Filters = RequestOf<'exportAuditLog'>['query'];

function filterOf({ actor, key_id: keyId, action, target, from, to }: Filters) {
  const period = {
    from: from === undefined ? undefined : parseTime(from),
    to: to === undefined ? undefined : parseTime(to),
  };
  return { actor, keyId, action, target, ...period };
}

function auditFile(ctx: Context, query: Filters) {
  const headers = { 'content-disposition': 'attachment; filename="audit-log.csv"' };
  return { status: 200, contentType: 'text/csv', stream: exportAuditLog(ctx, filterOf(query)), headers } as const;
}

export const handlers: HandlersFor<'audit-log'> = {
  async listAuditLog(ctx, { query }) {
    if (prefersType(ctx.accept, 'text/csv')) return auditFile(ctx, query);
    return { status: 200, body: await listAuditLog(ctx, filterOf(query), pageRequest(query)) };
  },
  async exportAuditLog(ctx, { query }) {
    return auditFile(ctx, query);
  },
};

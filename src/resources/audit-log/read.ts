// Reads the audit log: pages, and all matching entries as CSV. CSV is read page by page at the client's pace, so that memory does
// not grow with the size of the export.
import type { AuditEntry } from '../../../generated/types.ts';
import { EXPORTED_AT_ONCE } from '../../core/csv.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest, type TimeKey } from '../../core/page.ts';
import type { Context } from '../../runtime.ts';
import { countAuditEntries, selectAuditEntries, type AuditFilter } from './store.ts';
import { AUDIT_HEADER, auditLine, toAuditEntry } from './wire.ts';

export async function listAuditLog(ctx: Context, filter: AuditFilter, request: PageRequest): Promise<Page<AuditEntry>> {
  const { workspaceId } = ctx.actor;
  const rows = await selectAuditEntries(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await countAuditEntries(ctx.db, workspaceId, filter) : undefined;
  return pageOf(rows, request.limit, toAuditEntry, timeCursor, total);
}

export async function* exportAuditLog(ctx: Context, filter: AuditFilter): AsyncGenerator<string> {
  yield AUDIT_HEADER;
  let after: TimeKey | undefined;
  for (;;) {
    const rows = await selectAuditEntries(ctx.db, ctx.actor.workspaceId, filter, EXPORTED_AT_ONCE, after);
    const portion = rows.slice(0, EXPORTED_AT_ONCE);
    yield portion.map(auditLine).join('');
    const last = portion.at(-1);
    if (!last || rows.length <= EXPORTED_AT_ONCE || ctx.signal.aborted) return;
    after = { createdAt: last.created_at, id: last.id };
  }
}

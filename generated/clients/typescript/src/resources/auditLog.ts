// auditLog: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { AuditEntry, AuditEntryPage } from '../types.ts';

export interface ListAuditLogOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Id of the user or API key that performed the action. */
  actor?: string;
  /** Id of the API key that performed the action. */
  key_id?: string;
  /** Action, such as `agent.updated` or `api_key.used`. */
  action?: string;
  /** Id of the object of the action. */
  target?: string;
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
}

export interface ExportAuditLogOptions extends RequestOptions {
  /** Id of the user or API key that performed the action. */
  actor?: string;
  /** Id of the API key that performed the action. */
  key_id?: string;
  /** Action, such as `agent.updated` or `api_key.used`. */
  action?: string;
  /** Id of the object of the action. */
  target?: string;
  /** Returns only items created at or after this time. */
  from?: string | Date;
  /** Returns only items created before this time. */
  to?: string | Date;
}

/** Changes in the workspace, with their authors and keys. */
export class AuditLogApi extends Resource {
  /**
   * List the audit log.
   * Lists who changed what in the workspace, with which key and from which address, newest first. The
   * use of API keys, including reads, is logged as one `api_key.used` entry per key and minute; its
   * `changes` contain the number of requests. With `Accept: text/csv`, returns all matching entries, one
   * per line. Entries cannot be changed or deleted.
   * GET /v1/audit-log
   * @throws ApiError invalid_cursor
   */
  list(options?: ListAuditLogOptions): PagePromise<AuditEntry, AuditEntryPage> {
    return this.page<AuditEntry, AuditEntryPage>({ method: 'GET', path: '/v1/audit-log', query: pick(options, ['limit', 'cursor', 'include_total', 'actor', 'key_id', 'action', 'target', 'from', 'to']) }, options);
  }

  /**
   * Export the audit log as CSV.
   * Lists who changed what in the workspace, with which key and from which address, newest first. The
   * use of API keys, including reads, is logged as one `api_key.used` entry per key and minute; its
   * `changes` contain the number of requests. With `Accept: text/csv`, returns all matching entries, one
   * per line. Entries cannot be changed or deleted.
   * GET /v1/audit-log/export
   */
  exportAuditLog(options?: ExportAuditLogOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: '/v1/audit-log/export', query: pick(options, ['actor', 'key_id', 'action', 'target', 'from', 'to']), accept: 'text/csv' }, options);
  }
}

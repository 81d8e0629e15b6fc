// workspaces: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Workspace, WorkspaceCreate, WorkspacePage, WorkspaceUpdate } from '../types.ts';

export interface ListWorkspacesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

/** Workspaces of the user: settings and limits. */
export class WorkspacesApi extends Resource {
  /**
   * List workspaces.
   * Lists the workspaces that the user is a member of, with the user's role in each. X-Workspace-Id
   * selects one of them for a request. For an API key, lists only its own workspace.
   * GET /v1/workspaces
   * @throws ApiError invalid_cursor
   */
  list(options?: ListWorkspacesOptions): PagePromise<Workspace, WorkspacePage> {
    return this.page<Workspace, WorkspacePage>({ method: 'GET', path: '/v1/workspaces', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Create a workspace.
   * Creates another workspace, for example for a second team or for an agency's client. The user becomes
   * its owner. Its wallet is empty. To act in it, send its id in X-Workspace-Id.
   * POST /v1/workspaces
   * @throws ApiError user_session_required, workspace_limit_reached
   */
  create(body: WorkspaceCreate, options?: RequestOptions): ApiPromise<Workspace> {
    return this.json<Workspace>({ method: 'POST', path: '/v1/workspaces', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Update the workspace.
   * JSON merge patch of the workspace that the request acts in. `concurrent_calls` cannot exceed the
   * limit that the operator sets.
   * PATCH /v1/workspaces/{id}
   * @throws ApiError owner_required, workspace_not_found
   */
  update(id: string, body: WorkspaceUpdate, options?: RequestOptions): ApiPromise<Workspace> {
    return this.json<Workspace>({ method: 'PATCH', path: `/v1/workspaces/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }
}

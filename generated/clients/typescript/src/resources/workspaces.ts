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
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
}

/** Workspaces of the user: settings and limits. */
export class WorkspacesApi extends Resource {
  /**
   * List workspaces.
   * The workspaces that the caller can act in: those that the user is a member of, with the user's role.
   * X-Workspace-Id chooses one for a request. An API key has exactly its own.
   * GET /v1/workspaces
   * @throws ApiError invalid_cursor
   */
  list(options?: ListWorkspacesOptions): PagePromise<Workspace, WorkspacePage> {
    return this.page<Workspace, WorkspacePage>({ method: 'GET', path: '/v1/workspaces', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Create a workspace.
   * A second team, or a client of an agency. The user becomes its owner. Its wallet starts empty. Send
   * X-Workspace-Id with the new id to act in it.
   * POST /v1/workspaces
   * @throws ApiError user_session_required, workspace_limit_reached
   */
  create(body: WorkspaceCreate, options?: RequestOptions): ApiPromise<Workspace> {
    return this.json<Workspace>({ method: 'POST', path: '/v1/workspaces', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Update the workspace.
   * JSON merge patch of the workspace that the request acts in. `concurrent_calls` can only lower the
   * limit that the operator grants.
   * PATCH /v1/workspaces/{id}
   * @throws ApiError owner_required, workspace_not_found
   */
  update(id: string, body: WorkspaceUpdate, options?: RequestOptions): ApiPromise<Workspace> {
    return this.json<Workspace>({ method: 'PATCH', path: `/v1/workspaces/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }
}

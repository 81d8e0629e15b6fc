// apiKeys: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { ApiKey, ApiKeyCreate, ApiKeyPage, ApiKeyRotation, ApiKeyUpdate, ApiKeyWithSecret } from '../types.ts';

export interface ListApiKeysOptions extends RequestOptions {
  /** Returns only keys with this status. */
  status?: "active" | "revoked";
  /** Returns only items that this user created. */
  created_by?: string;
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

/** Keys for server-to-server use. */
export class ApiKeysApi extends Resource {
  /**
   * List API keys.
   * Lists the API keys of the workspace, including revoked keys, newest first.
   * GET /v1/api-keys
   * @throws ApiError invalid_cursor
   */
  list(options?: ListApiKeysOptions): PagePromise<ApiKey, ApiKeyPage> {
    return this.page<ApiKey, ApiKeyPage>({ method: 'GET', path: '/v1/api-keys', query: pick(options, ['status', 'created_by', 'limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Create an API key.
   * Creates an API key. Its value is returned only in this response.
   * POST /v1/api-keys
   */
  create(body: ApiKeyCreate, options?: RequestOptions): ApiPromise<ApiKeyWithSecret> {
    return this.json<ApiKeyWithSecret>({ method: 'POST', path: '/v1/api-keys', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get an API key.
   * Returns an API key without its value: its scope, its allowed addresses and its last use.
   * GET /v1/api-keys/{id}
   * @throws ApiError api_key_not_found
   */
  get(id: string, options?: RequestOptions): ApiPromise<ApiKey> {
    return this.json<ApiKey>({ method: 'GET', path: `/v1/api-keys/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Update an API key.
   * JSON merge patch of the name and the allowed addresses. `null` removes the restriction to addresses.
   * The new addresses apply to the next request with the key. Streams that the key opened from an
   * address that is no longer allowed close within 15 seconds. The scope of a key cannot change: create
   * another key.
   * PATCH /v1/api-keys/{id}
   * @throws ApiError api_key_already_revoked, api_key_not_found
   */
  update(id: string, body: ApiKeyUpdate, options?: RequestOptions): ApiPromise<ApiKey> {
    return this.json<ApiKey>({ method: 'PATCH', path: `/v1/api-keys/${encodeURIComponent(id)}`, body: jsonBody(body) }, options);
  }

  /**
   * Revoke an API key.
   * The key stops working immediately. Streams and sockets that it opened or requested a token for,
   * including browser calls, close within 15 seconds. Phone calls that it placed continue. The revoked
   * key is still listed.
   * DELETE /v1/api-keys/{id}
   * @throws ApiError api_key_already_revoked, api_key_not_found
   */
  revoke(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/api-keys/${encodeURIComponent(id)}` }, options);
  }

  /**
   * Rotate an API key.
   * Creates a new key with the same name, scope and allowed addresses. Both keys work until the old one
   * is revoked. Deploy the new key. Check in `GET /v1/audit-log?key_id=` that it is used and that the
   * old key is not. Then revoke the old key. With `revoke_old_after_seconds` the old key is revoked by
   * itself after that time.
   * POST /v1/api-keys/{id}/rotate
   * @throws ApiError api_key_already_revoked, api_key_not_found
   */
  rotate(id: string, body?: ApiKeyRotation, options?: RequestOptions): ApiPromise<ApiKeyWithSecret> {
    return this.json<ApiKeyWithSecret>({ method: 'POST', path: `/v1/api-keys/${encodeURIComponent(id)}/rotate`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }
}

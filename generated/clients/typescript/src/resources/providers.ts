// providers: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { ProviderCredentials, ProviderCredentialsPut } from '../types.ts';

/** API keys of the workspace's own provider accounts. */
export class ProvidersApi extends Resource {
  /**
   * Use your own API key.
   * The key is verified with the provider before it is stored, encrypted. It is never returned again.
   * From then on it is used instead of the platform's key. If the provider refuses it, nothing changes:
   * a key that was stored before stays.
   * PUT /v1/providers/{provider}/credentials
   * @throws ApiError provider_failed, provider_not_found
   */
  putCredentials(provider: string, body: ProviderCredentialsPut, options?: RequestOptions): ApiPromise<ProviderCredentials> {
    return this.json<ProviderCredentials>({ method: 'PUT', path: `/v1/providers/${encodeURIComponent(provider)}/credentials`, body: jsonBody(body) }, options);
  }

  /**
   * Remove your own API key.
   * From then on the platform's key is used, if there is one. Refused while cloned voices exist in the
   * account of this key.
   * DELETE /v1/providers/{provider}/credentials
   * @throws ApiError credentials_not_found, provider_in_use, provider_not_found
   */
  deleteCredentials(provider: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/providers/${encodeURIComponent(provider)}/credentials` }, options);
  }
}

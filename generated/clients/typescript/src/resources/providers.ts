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
   * Verifies the key with the provider, then stores it encrypted and uses it instead of the deployment's
   * key. The key is never returned. If the provider rejects it, nothing changes, and a key that was
   * stored before is kept. While the account of a stored key contains cloned voices, the new key must be
   * of the same account.
   * PUT /v1/providers/{provider}/credentials
   * @throws ApiError provider_failed, provider_in_use, provider_not_found
   */
  putCredentials(provider: string, body: ProviderCredentialsPut, options?: RequestOptions): ApiPromise<ProviderCredentials> {
    return this.json<ProviderCredentials>({ method: 'PUT', path: `/v1/providers/${encodeURIComponent(provider)}/credentials`, body: jsonBody(body) }, options);
  }

  /**
   * Remove your own API key.
   * Removes the key. The deployment's key is used instead, if there is one. Fails while the account of
   * this key contains cloned voices.
   * DELETE /v1/providers/{provider}/credentials
   * @throws ApiError credentials_not_found, provider_in_use, provider_not_found
   */
  deleteCredentials(provider: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/providers/${encodeURIComponent(provider)}/credentials` }, options);
  }
}

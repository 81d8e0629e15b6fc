// whiteLabel: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { Branding, WhiteLabel, WhiteLabelDomain, WhiteLabelUpdate } from '../types.ts';

export interface GetBrandingByDomainOptions extends RequestOptions {
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

/** The brand of the workspace on pages, widgets and emails, and its domains. */
export class WhiteLabelApi extends Resource {
  /**
   * Get the brand of the workspace.
   * Returns the brand and the domains of the workspace, with their DNS records. A new workspace has no
   * brand.
   * GET /v1/white-label
   */
  get(options?: RequestOptions): ApiPromise<WhiteLabel> {
    return this.json<WhiteLabel>({ method: 'GET', path: '/v1/white-label' }, options);
  }

  /**
   * Change the brand of the workspace.
   * Widgets, widget previews and pages on verified domains use the brand immediately. Emails use it once
   * the workspace has verified a domain, because an email must not carry an unverified brand name.
   * PATCH /v1/white-label
   */
  update(body: WhiteLabelUpdate, options?: RequestOptions): ApiPromise<WhiteLabel> {
    return this.json<WhiteLabel>({ method: 'PATCH', path: '/v1/white-label', body: jsonBody(body) }, options);
  }

  /**
   * Add a domain, or check it again.
   * Returns the DNS records to create and their current state in DNS. The TXT record proves that you own
   * the domain and verifies it. The CNAME record directs visitors to this service and is not part of the
   * proof. After a change in DNS, send the request again. A domain can be verified in only one
   * workspace. If another workspace has verified it, the domain moves to the workspace whose TXT record
   * is in DNS. While DNS contains both records, the domain does not move.
   * PUT /v1/white-label/domains/{domain}
   * @throws ApiError domain_limit_reached, domain_taken
   */
  putDomain(domain: string, options?: RequestOptions): ApiPromise<WhiteLabelDomain> {
    return this.json<WhiteLabelDomain>({ method: 'PUT', path: `/v1/white-label/domains/${encodeURIComponent(domain)}` }, options);
  }

  /**
   * Remove a domain.
   * Pages on the domain use the standard brand again. To add the domain later, a new TXT record is
   * required.
   * DELETE /v1/white-label/domains/{domain}
   * @throws ApiError domain_not_found
   */
  deleteDomain(domain: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/white-label/domains/${encodeURIComponent(domain)}` }, options);
  }

  /**
   * Get the brand of a domain.
   * Returns the brand of the workspace that has verified the domain, with an ETag. The response does not
   * identify the workspace.
   * GET /v1/branding/{domain}
   * @throws ApiError branding_not_found
   */
  getBrandingByDomain(domain: string, options?: GetBrandingByDomainOptions): ApiPromise<Branding> {
    return this.json<Branding>({ method: 'GET', path: `/v1/branding/${encodeURIComponent(domain)}`, headers: { 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Get a logo.
   * Returns the image at `logo_url`. The image at a URL never changes, so it can be cached for a year.
   * GET /v1/branding/logos/{logo_id}
   * @throws ApiError logo_not_found
   */
  getBrandLogo(logoId: string, options?: RequestOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/branding/logos/${encodeURIComponent(logoId)}`, accept: 'image/*' }, options);
  }
}

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

/** The brand of the workspace on pages, widgets and mails, and its domains. */
export class WhiteLabelApi extends Resource {
  /**
   * Get the brand of the workspace.
   * The brand and the domains of the workspace with their DNS records. A workspace begins without a
   * brand.
   * GET /v1/white-label
   */
  get(options?: RequestOptions): ApiPromise<WhiteLabel> {
    return this.json<WhiteLabel>({ method: 'GET', path: '/v1/white-label' }, options);
  }

  /**
   * Change the brand of the workspace.
   * Widgets and their previews wear the brand at once, and pages on a verified domain. Mails of the
   * workspace wear it once one of its domains is verified, because a mail must not carry the name of a
   * brand that nobody proved.
   * PATCH /v1/white-label
   */
  update(body: WhiteLabelUpdate, options?: RequestOptions): ApiPromise<WhiteLabel> {
    return this.json<WhiteLabel>({ method: 'PATCH', path: '/v1/white-label', body: jsonBody(body) }, options);
  }

  /**
   * Add a domain, or check it again.
   * Answers the DNS records to set and what DNS says about them now. The TXT record proves that the
   * domain is yours: with it the domain is verified. The CNAME record leads visitors to this service and
   * is not part of the proof. Send the request again after a change of DNS. One workspace at most has a
   * domain verified. If another workspace has it, the domain moves to the one whose TXT record is in
   * DNS; while both records are there, it stays.
   * PUT /v1/white-label/domains/{domain}
   * @throws ApiError domain_limit_reached, domain_taken
   */
  putDomain(domain: string, options?: RequestOptions): ApiPromise<WhiteLabelDomain> {
    return this.json<WhiteLabelDomain>({ method: 'PUT', path: `/v1/white-label/domains/${encodeURIComponent(domain)}` }, options);
  }

  /**
   * Remove a domain.
   * Pages on the domain show the standard brand again. Adding it later needs a new TXT record.
   * DELETE /v1/white-label/domains/{domain}
   * @throws ApiError domain_not_found
   */
  deleteDomain(domain: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/white-label/domains/${encodeURIComponent(domain)}` }, options);
  }

  /**
   * Get the brand of a domain.
   * The brand of the workspace that has verified the domain, with an ETag. It names no workspace.
   * GET /v1/branding/{domain}
   * @throws ApiError branding_not_found
   */
  getBrandingByDomain(domain: string, options?: GetBrandingByDomainOptions): ApiPromise<Branding> {
    return this.json<Branding>({ method: 'GET', path: `/v1/branding/${encodeURIComponent(domain)}`, headers: { 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Get a logo.
   * The image behind `logo_url`. An address never changes its image, so that it can be cached for a
   * year.
   * GET /v1/branding/logos/{logo_id}
   * @throws ApiError logo_not_found
   */
  getBrandLogo(logoId: string, options?: RequestOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/branding/logos/${encodeURIComponent(logoId)}`, accept: 'image/*' }, options);
  }
}

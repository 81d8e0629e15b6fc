// campaigns: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { formBody, jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type FileResponse } from '../runtime/files.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Campaign, CampaignContact, CampaignContactPage, CampaignContacts, CampaignContactsFile, CampaignCreate, CampaignForecast, CampaignImport, CampaignPage, CampaignRetryRequest, CampaignRetryResult, CampaignStatus, CampaignUpdate, ContactStatus } from '../types.ts';

export interface ListCampaignsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only campaigns in this status. */
  status?: CampaignStatus;
  /** Returns only items of this agent. */
  agent_id?: string;
}

export interface GetCampaignOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateCampaignOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface DeleteCampaignOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface GetCampaignForecastOptions extends RequestOptions {
  /** Dial rate to estimate for. Default: the dial rate of the campaign. */
  dials_per_second?: number;
}

export interface ListCampaignContactsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only contacts in this status. */
  status?: ContactStatus;
  /** Returns only the contact with this number. */
  to_number?: string;
}

/** Calls to many contacts at a limited rate. */
export class CampaignsApi extends Resource {
  /**
   * List campaigns.
   * Lists the campaigns of the workspace with their statistics, newest first.
   * GET /v1/campaigns
   * @throws ApiError invalid_cursor
   */
  list(options?: ListCampaignsOptions): PagePromise<Campaign, CampaignPage> {
    return this.page<Campaign, CampaignPage>({ method: 'GET', path: '/v1/campaigns', query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'agent_id']) }, options);
  }

  /**
   * Create a campaign.
   * Creates a campaign as a draft. Upload contacts to it before you start it. A campaign without an
   * agent or contacts cannot start.
   * POST /v1/campaigns
   * @throws ApiError agent_not_found
   */
  create(body: CampaignCreate, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: '/v1/campaigns', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a campaign.
   * Returns a campaign with its live counters, outcomes, answer rate, cost so far, and the reason if it
   * is paused.
   * GET /v1/campaigns/{id}
   * @throws ApiError campaign_not_found, precondition_failed
   */
  get(id: string, options?: GetCampaignOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change a campaign.
   * JSON merge patch. Lists are replaced as a whole. Rates, windows and rules take effect immediately,
   * even while the campaign runs. A contact that waits for a retry follows the new rules: its retry
   * moves, or the contact ends if the rules no longer retry it. The agent can only change while the
   * campaign is not running (409 `campaign_active`). While it is running or scheduled, `from_numbers`
   * must be able to call its next contacts (422).
   * PATCH /v1/campaigns/{id}
   * @throws ApiError agent_not_found, campaign_active, campaign_not_found, campaign_over,
   * precondition_failed
   */
  update(id: string, body: CampaignUpdate, options?: UpdateCampaignOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'PATCH', path: `/v1/campaigns/${encodeURIComponent(id)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Delete a campaign.
   * Deletes a draft or an ended campaign with its contacts. Its calls are kept.
   * DELETE /v1/campaigns/{id}
   * @throws ApiError campaign_active, campaign_not_found, precondition_failed
   */
  delete(id: string, options?: DeleteCampaignOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/campaigns/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Upload contacts.
   * Adds the contacts of a CSV file, sent as `multipart/form-data` (part `file`) or as `text/csv` (at
   * most 20 MiB or 100,000 rows), or of a JSON array (at most 1 MiB or 2,000 contacts). The first row of
   * a file names the columns. `to_number`, `phone`, `phone_number` or `number` is required, and
   * `time_zone` (IANA) is optional, in any case and with spaces. Every other column becomes a variable
   * that prompts use as `{{name}}`; characters that a name cannot contain are replaced with underscores
   * (`First name` becomes `{{First_name}}`). A leading apostrophe that protects a cell from being read
   * as a formula is removed, so that exported results can be imported again. The delimiter (comma,
   * semicolon, tab or vertical bar) and the encoding (UTF-8, UTF-16 with a byte order mark, otherwise
   * Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
   * the campaign. Invalid rows are reported by row number and do not affect the others. If the file as a
   * whole cannot be read, nothing changes. The contacts of an upload are added to the existing ones and
   * appear all at once. Only one upload to a campaign can run at a time. Numbers on the do-not-call list
   * are added as skipped.
   * POST /v1/campaigns/{id}/upload
   * @throws ApiError campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
   * payload_too_large, storage_full
   */
  uploadContacts(id: string, body: CampaignContactsFile, options?: RequestOptions): ApiPromise<CampaignImport> {
    return this.json<CampaignImport>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/upload`, body: formBody(body, ['file']), keyed: true }, options);
  }

  /**
   * Start or resume a campaign.
   * Starts a draft (at `scheduled_at` if that is in the future), or resumes a paused campaign. Calls
   * that the pause held back are dialed first.
   * POST /v1/campaigns/{id}/start
   * @throws ApiError campaign_active, campaign_not_found, campaign_not_ready, campaign_over
   */
  start(id: string, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/start`, keyed: true }, options);
  }

  /**
   * Estimate when a campaign finishes.
   * Simulates the rest of the campaign from now or from `scheduled_at`. The simulation includes the dial
   * rate, the concurrent calls of the campaign, the slots of the workspace, the calling hours in the
   * time zones of the waiting contacts, and the retry rules. Outcomes and call durations are taken from
   * the campaign's calls so far. Before the first call has ended, the simulation assumes 45 seconds per
   * call and no retries. Time zones are sampled from up to 1000 of the waiting contacts. Other calls of
   * the workspace, pauses, spending limits and later changes are not included.
   * GET /v1/campaigns/{id}/forecast
   * @throws ApiError campaign_not_found
   */
  getForecast(id: string, options?: GetCampaignForecastOptions): ApiPromise<CampaignForecast> {
    return this.json<CampaignForecast>({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}/forecast`, query: pick(options, ['dials_per_second']) }, options);
  }

  /**
   * Pause a campaign.
   * No more calls are dialed. Calls in progress continue, and queued calls wait.
   * POST /v1/campaigns/{id}/pause
   * @throws ApiError campaign_not_active, campaign_not_found, campaign_over
   */
  pause(id: string, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/pause`, keyed: true }, options);
  }

  /**
   * Cancel a campaign.
   * Ends the campaign permanently. Calls in progress continue, queued calls end as `canceled`, and
   * waiting contacts become `canceled`; those of a campaign with more than 10,000 contacts after the
   * response, within a minute.
   * POST /v1/campaigns/{id}/cancel
   * @throws ApiError campaign_not_found, campaign_over
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/cancel`, keyed: true }, options);
  }

  /**
   * Queue failed contacts again.
   * Failed contacts wait again, with all attempts of the retry rules. A completed campaign runs again in
   * a new round. A canceled campaign stays canceled.
   * POST /v1/campaigns/{id}/retry-failed
   * @throws ApiError campaign_not_found, campaign_not_ready, campaign_over
   */
  retryFailedContacts(id: string, body?: CampaignRetryRequest, options?: RequestOptions): ApiPromise<CampaignRetryResult> {
    return this.json<CampaignRetryResult>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/retry-failed`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * List the contacts of a campaign.
   * Lists the contacts in row order, with status, attempts, next attempt, last call and skip reason.
   * GET /v1/campaigns/{id}/contacts
   * @throws ApiError campaign_not_found, invalid_cursor
   */
  listContacts(id: string, options?: ListCampaignContactsOptions): PagePromise<CampaignContact, CampaignContactPage> {
    return this.page<CampaignContact, CampaignContactPage>({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}/contacts`, query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'to_number']) }, options);
  }

  /**
   * Add contacts.
   * Adds the contacts of a CSV file, sent as `multipart/form-data` (part `file`) or as `text/csv` (at
   * most 20 MiB or 100,000 rows), or of a JSON array (at most 1 MiB or 2,000 contacts). The first row of
   * a file names the columns. `to_number`, `phone`, `phone_number` or `number` is required, and
   * `time_zone` (IANA) is optional, in any case and with spaces. Every other column becomes a variable
   * that prompts use as `{{name}}`; characters that a name cannot contain are replaced with underscores
   * (`First name` becomes `{{First_name}}`). A leading apostrophe that protects a cell from being read
   * as a formula is removed, so that exported results can be imported again. The delimiter (comma,
   * semicolon, tab or vertical bar) and the encoding (UTF-8, UTF-16 with a byte order mark, otherwise
   * Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
   * the campaign. Invalid rows are reported by row number and do not affect the others. If the file as a
   * whole cannot be read, nothing changes. The contacts of an upload are added to the existing ones and
   * appear all at once. Only one upload to a campaign can run at a time. Numbers on the do-not-call list
   * are added as skipped.
   * POST /v1/campaigns/{id}/contacts
   * @throws ApiError campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
   * payload_too_large, storage_full
   */
  addContacts(id: string, body: CampaignContacts, options?: RequestOptions): ApiPromise<CampaignImport> {
    return this.json<CampaignImport>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/contacts`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Export the results of a campaign.
   * Returns all contacts in row order, one per line: the contact, its last call, and its variables as
   * columns. Also available while the campaign runs. A cell that a spreadsheet would read as a formula
   * gets a leading apostrophe. Phone numbers are unchanged.
   * GET /v1/campaigns/{id}/results
   * @throws ApiError campaign_not_found
   */
  exportResults(id: string, options?: RequestOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}/results`, accept: 'text/csv' }, options);
  }
}

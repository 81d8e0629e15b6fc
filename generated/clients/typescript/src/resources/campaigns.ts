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
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Campaigns in this status. */
  status?: CampaignStatus;
  /** Only for this agent. */
  agent_id?: string;
}

export interface GetCampaignOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateCampaignOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

export interface DeleteCampaignOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

export interface GetCampaignForecastOptions extends RequestOptions {
  /** Estimates for this rate. Default: that of the campaign. */
  dials_per_second?: number;
}

export interface ListCampaignContactsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Contacts in this status. */
  status?: ContactStatus;
  /** Only the contact with this number. */
  to_number?: string;
}

/** Calls to many contacts at a limited rate. */
export class CampaignsApi extends Resource {
  /**
   * List campaigns.
   * Newest first, with their statistics.
   * GET /v1/campaigns
   * @throws ApiError invalid_cursor
   */
  list(options?: ListCampaignsOptions): PagePromise<Campaign, CampaignPage> {
    return this.page<Campaign, CampaignPage>({ method: 'GET', path: '/v1/campaigns', query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'agent_id']) }, options);
  }

  /**
   * Create a campaign.
   * Creates a draft. Contacts are added by upload; a campaign without an agent or without contacts
   * cannot start.
   * POST /v1/campaigns
   * @throws ApiError agent_not_found
   */
  create(body: CampaignCreate, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: '/v1/campaigns', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a campaign.
   * Includes live counters, outcomes, answer rate, cost so far, and why the campaign is paused.
   * GET /v1/campaigns/{id}
   * @throws ApiError campaign_not_found, precondition_failed
   */
  get(id: string, options?: GetCampaignOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change a campaign.
   * JSON merge patch; lists are replaced as a whole. Rates, windows and rules take effect immediately,
   * even while the campaign runs; the agent can change only while it is not running (409
   * `campaign_active`).
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
   * A CSV file as `multipart/form-data` (part `file`) or as `text/csv`, at most 20 MiB or 100 000 rows;
   * or a JSON array of contacts, at most 1 MiB or 2 000 contacts. The first row of a file names the
   * columns: `to_number` (or `phone`) is required, `time_zone` (IANA) is optional, and every other
   * column becomes a variable that prompts use as `{{name}}`, with underscores for characters that a
   * name cannot contain (`First name`: `{{First_name}}`). A leading apostrophe that protects a cell from
   * being read as a formula is removed, so that exported results can be imported again. The delimiter
   * (comma, semicolon, tab or bar) and the encoding (UTF-8, UTF-16 with a byte order mark, else
   * Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
   * the campaign. Invalid rows are reported by row number and do not affect the others. A file that
   * cannot be read as a whole changes nothing. The contacts of an upload appear all at once and are
   * added to the existing ones; one upload runs at a time. Numbers on the do-not-call list are added as
   * skipped.
   * POST /v1/campaigns/{id}/upload
   * @throws ApiError campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
   * payload_too_large, storage_full
   */
  uploadContacts(id: string, body: CampaignContactsFile, options?: RequestOptions): ApiPromise<CampaignImport> {
    return this.json<CampaignImport>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/upload`, body: formBody(body, ['file']), keyed: true }, options);
  }

  /**
   * Start or resume a campaign.
   * Starts a draft (at `scheduled_at` if that is in the future), or resumes a paused campaign; calls
   * that were held back are dialed first.
   * POST /v1/campaigns/{id}/start
   * @throws ApiError campaign_active, campaign_not_found, campaign_not_ready, campaign_over
   */
  start(id: string, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/start`, keyed: true }, options);
  }

  /**
   * Estimate when a campaign finishes.
   * Simulates the rest of the campaign from now on, or from `scheduled_at`: its dial rate, its calls at
   * once and the slots of the workspace, the calling hours in the time zones of the contacts that wait,
   * and the retry rules. Each outcome is as likely, and a call takes as long, as in the calls of the
   * campaign so far; before the first has ended, nobody is called again and a call takes 45 seconds.
   * Time zones are those of up to 1000 contacts, spread over all that wait. Calls of others, pauses,
   * limits of spending and later changes are not foreseen.
   * GET /v1/campaigns/{id}/forecast
   * @throws ApiError campaign_not_found
   */
  getForecast(id: string, options?: GetCampaignForecastOptions): ApiPromise<CampaignForecast> {
    return this.json<CampaignForecast>({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}/forecast`, query: pick(options, ['dials_per_second']) }, options);
  }

  /**
   * Pause a campaign.
   * No more calls are dialed. Calls in progress finish; queued calls wait.
   * POST /v1/campaigns/{id}/pause
   * @throws ApiError campaign_not_active, campaign_not_found, campaign_over
   */
  pause(id: string, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/pause`, keyed: true }, options);
  }

  /**
   * Cancel a campaign.
   * Ends the campaign permanently. Calls in progress finish, queued calls end as `canceled`, and waiting
   * contacts become `canceled`.
   * POST /v1/campaigns/{id}/cancel
   * @throws ApiError campaign_not_found, campaign_over
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<Campaign> {
    return this.json<Campaign>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/cancel`, keyed: true }, options);
  }

  /**
   * Queue failed contacts again.
   * Failed contacts wait again, with all attempts of the retry rules. A completed campaign runs again in
   * a new round, which completes again. A canceled campaign stays canceled.
   * POST /v1/campaigns/{id}/retry-failed
   * @throws ApiError campaign_not_found, campaign_not_ready, campaign_over
   */
  retryFailedContacts(id: string, body?: CampaignRetryRequest, options?: RequestOptions): ApiPromise<CampaignRetryResult> {
    return this.json<CampaignRetryResult>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/retry-failed`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * List the contacts of a campaign.
   * In row order, with status, attempts, next attempt, last call and skip reason.
   * GET /v1/campaigns/{id}/contacts
   * @throws ApiError campaign_not_found, invalid_cursor
   */
  listContacts(id: string, options?: ListCampaignContactsOptions): PagePromise<CampaignContact, CampaignContactPage> {
    return this.page<CampaignContact, CampaignContactPage>({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}/contacts`, query: pick(options, ['limit', 'cursor', 'include_total', 'status', 'to_number']) }, options);
  }

  /**
   * Add contacts.
   * A CSV file as `multipart/form-data` (part `file`) or as `text/csv`, at most 20 MiB or 100 000 rows;
   * or a JSON array of contacts, at most 1 MiB or 2 000 contacts. The first row of a file names the
   * columns: `to_number` (or `phone`) is required, `time_zone` (IANA) is optional, and every other
   * column becomes a variable that prompts use as `{{name}}`, with underscores for characters that a
   * name cannot contain (`First name`: `{{First_name}}`). A leading apostrophe that protects a cell from
   * being read as a formula is removed, so that exported results can be imported again. The delimiter
   * (comma, semicolon, tab or bar) and the encoding (UTF-8, UTF-16 with a byte order mark, else
   * Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
   * the campaign. Invalid rows are reported by row number and do not affect the others. A file that
   * cannot be read as a whole changes nothing. The contacts of an upload appear all at once and are
   * added to the existing ones; one upload runs at a time. Numbers on the do-not-call list are added as
   * skipped.
   * POST /v1/campaigns/{id}/contacts
   * @throws ApiError campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
   * payload_too_large, storage_full
   */
  addContacts(id: string, body: CampaignContacts, options?: RequestOptions): ApiPromise<CampaignImport> {
    return this.json<CampaignImport>({ method: 'POST', path: `/v1/campaigns/${encodeURIComponent(id)}/contacts`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Export the results of a campaign.
   * All contacts in row order, one per line, also while the campaign runs: the contact, its last call,
   * and its variables as columns. A cell that a spreadsheet would read as a formula gets a leading
   * apostrophe; phone numbers are unchanged.
   * GET /v1/campaigns/{id}/results
   * @throws ApiError campaign_not_found
   */
  exportResults(id: string, options?: RequestOptions): ApiPromise<FileResponse> {
    return this.file({ method: 'GET', path: `/v1/campaigns/${encodeURIComponent(id)}/results`, accept: 'text/csv' }, options);
  }
}

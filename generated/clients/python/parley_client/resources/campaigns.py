"""campaigns: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union
from urllib.parse import quote

from .._downloads import AsyncFileResponse, FileResponse
from .._files import Upload, body_of, form
from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import CallEndReason, CallingWindowInputParam, Campaign, CampaignContact, CampaignContactsParam, CampaignForecast, CampaignImport, CampaignRetryInputParam, CampaignRetryResult, CampaignStatus, CircuitBreakerInputParam, ContactStatus, E164, VoicemailInputParam


class CampaignsApi(Resource):
    """Calls to many contacts at a limited rate."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[CampaignStatus, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Campaign]:
        """List campaigns.
        Lists the campaigns of the workspace with their statistics, newest first.
        GET /v1/campaigns
        Raises ApiError: invalid_cursor.
        """
        return self._page(Campaign, Spec("GET", "/v1/campaigns", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "agent_id": agent_id})), options)

    def create(self, *, name: str, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, from_numbers: Union[Sequence[E164], NotGiven] = NOT_GIVEN, dials_per_second: Union[float, NotGiven] = NOT_GIVEN, concurrency: Union[int, NotGiven] = NOT_GIVEN, retry: Union[Optional[CampaignRetryInputParam], NotGiven] = NOT_GIVEN, windows: Union[Sequence[CallingWindowInputParam], NotGiven] = NOT_GIVEN, time_zone: Union[str, NotGiven] = NOT_GIVEN, default_country: Union[Optional[str], NotGiven] = NOT_GIVEN, voicemail: Union[Optional[VoicemailInputParam], NotGiven] = NOT_GIVEN, circuit_breaker: Union[Optional[CircuitBreakerInputParam], NotGiven] = NOT_GIVEN, scheduled_at: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Campaign:
        """Create a campaign.
        Creates a campaign as a draft. Upload contacts to it before you start it. A campaign without an
        agent or contacts cannot start.
        POST /v1/campaigns
        Raises ApiError: agent_not_found.
        """
        return self._json(Campaign, Spec("POST", "/v1/campaigns", json=given({"name": name, "agent_id": agent_id, "from_numbers": from_numbers, "dials_per_second": dials_per_second, "concurrency": concurrency, "retry": retry, "windows": windows, "time_zone": time_zone, "default_country": default_country, "voicemail": voicemail, "circuit_breaker": circuit_breaker, "scheduled_at": scheduled_at}), has_json=True, keyed=True), options)

    def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Campaign:
        """Get a campaign.
        Returns a campaign with its live counters, outcomes, answer rate, cost so far, and the reason if it
        is paused.
        GET /v1/campaigns/{id}
        Raises ApiError: campaign_not_found, precondition_failed.
        """
        return self._json(Campaign, Spec("GET", f'/v1/campaigns/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, from_numbers: Union[Optional[Sequence[E164]], NotGiven] = NOT_GIVEN, dials_per_second: Union[Optional[float], NotGiven] = NOT_GIVEN, concurrency: Union[Optional[int], NotGiven] = NOT_GIVEN, retry: Union[Optional[CampaignRetryInputParam], NotGiven] = NOT_GIVEN, windows: Union[Optional[Sequence[CallingWindowInputParam]], NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, default_country: Union[Optional[str], NotGiven] = NOT_GIVEN, voicemail: Union[Optional[VoicemailInputParam], NotGiven] = NOT_GIVEN, circuit_breaker: Union[Optional[CircuitBreakerInputParam], NotGiven] = NOT_GIVEN, scheduled_at: Union[Optional[str], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Campaign:
        """Change a campaign.
        JSON merge patch. Lists are replaced as a whole. Rates, windows and rules take effect immediately,
        even while the campaign runs. A contact that waits for a retry follows the new rules: its retry
        moves, or the contact ends if the rules no longer retry it. The agent can only change while the
        campaign is not running (409 `campaign_active`). While it is running or scheduled, `from_numbers`
        must be able to call its next contacts (422).
        PATCH /v1/campaigns/{id}
        Raises ApiError: agent_not_found, campaign_active, campaign_not_found, campaign_over,
        precondition_failed.
        """
        return self._json(Campaign, Spec("PATCH", f'/v1/campaigns/{quote(id, safe="")}', json=given({"name": name, "agent_id": agent_id, "from_numbers": from_numbers, "dials_per_second": dials_per_second, "concurrency": concurrency, "retry": retry, "windows": windows, "time_zone": time_zone, "default_country": default_country, "voicemail": voicemail, "circuit_breaker": circuit_breaker, "scheduled_at": scheduled_at}), has_json=True, headers=given({"if-match": if_match})), options)

    def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a campaign.
        Deletes a draft or an ended campaign with its contacts. Its calls are kept.
        DELETE /v1/campaigns/{id}
        Raises ApiError: campaign_active, campaign_not_found, precondition_failed.
        """
        return self._none(Spec("DELETE", f'/v1/campaigns/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    def upload_contacts(self, id: str, *, file: Upload, options: Optional[RequestOptions] = None) -> CampaignImport:
        """Upload contacts.
        Adds the contacts of a CSV file, sent as `multipart/form-data` (part `file`) or as `text/csv` (at
        most 20 MiB or 100,000 rows), or of a JSON array (at most 1 MiB or 2,000 contacts). The first row of
        a file names the columns. `to_number`, `phone`, `phone_number` or `number` is required, and
        `time_zone` (IANA) is optional, in any case and with spaces. Every other column becomes a variable
        that prompts use as `{{name}}`; characters that a name cannot contain are replaced with underscores
        (`First name` becomes `{{First_name}}`). A leading apostrophe that protects a cell from being read
        as a formula is removed, so that exported results can be imported again. The delimiter (comma,
        semicolon, tab or vertical bar) and the encoding (UTF-8, UTF-16 with a byte order mark, otherwise
        Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
        the campaign. Invalid rows are reported by row number and do not affect the others. If the file as a
        whole cannot be read, nothing changes. The contacts of an upload are added to the existing ones and
        appear all at once. Only one upload to a campaign can run at a time. Numbers on the do-not-call list
        are added as skipped.
        POST /v1/campaigns/{id}/upload
        Raises ApiError: campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
        payload_too_large, storage_full.
        """
        parts, once = form({"file": file}, ["file"])
        return self._json(CampaignImport, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/upload', files=parts, once=once, keyed=True), options)

    def start(self, id: str, *, options: Optional[RequestOptions] = None) -> Campaign:
        """Start or resume a campaign.
        Starts a draft (at `scheduled_at` if that is in the future), or resumes a paused campaign. Calls
        that the pause held back are dialed first.
        POST /v1/campaigns/{id}/start
        Raises ApiError: campaign_active, campaign_not_found, campaign_not_ready, campaign_over.
        """
        return self._json(Campaign, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/start', keyed=True), options)

    def get_forecast(self, id: str, *, dials_per_second: Union[float, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> CampaignForecast:
        """Estimate when a campaign finishes.
        Simulates the rest of the campaign from now or from `scheduled_at`. The simulation includes the dial
        rate, the concurrent calls of the campaign, the slots of the workspace, the calling hours in the
        time zones of the waiting contacts, and the retry rules. Outcomes and call durations are taken from
        the campaign's calls so far. Before the first call has ended, the simulation assumes 45 seconds per
        call and no retries. Time zones are sampled from up to 1000 of the waiting contacts. Other calls of
        the workspace, pauses, spending limits and later changes are not included.
        GET /v1/campaigns/{id}/forecast
        Raises ApiError: campaign_not_found.
        """
        return self._json(CampaignForecast, Spec("GET", f'/v1/campaigns/{quote(id, safe="")}/forecast', query=given({"dials_per_second": dials_per_second})), options)

    def pause(self, id: str, *, options: Optional[RequestOptions] = None) -> Campaign:
        """Pause a campaign.
        No more calls are dialed. Calls in progress continue, and queued calls wait.
        POST /v1/campaigns/{id}/pause
        Raises ApiError: campaign_not_active, campaign_not_found, campaign_over.
        """
        return self._json(Campaign, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/pause', keyed=True), options)

    def cancel(self, id: str, *, options: Optional[RequestOptions] = None) -> Campaign:
        """Cancel a campaign.
        Ends the campaign permanently. Calls in progress continue, queued calls end as `canceled`, and
        waiting contacts become `canceled`; those of a campaign with more than 10,000 contacts after the
        response, within a minute.
        POST /v1/campaigns/{id}/cancel
        Raises ApiError: campaign_not_found, campaign_over.
        """
        return self._json(Campaign, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/cancel', keyed=True), options)

    def retry_failed_contacts(self, id: str, *, outcomes: Union[Sequence[CallEndReason], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> CampaignRetryResult:
        """Queue failed contacts again.
        Failed contacts wait again, with all attempts of the retry rules. A completed campaign runs again in
        a new round. A canceled campaign stays canceled.
        POST /v1/campaigns/{id}/retry-failed
        Raises ApiError: campaign_not_found, campaign_not_ready, campaign_over.
        """
        fields = given({"outcomes": outcomes})
        return self._json(CampaignRetryResult, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/retry-failed', json=fields, has_json=bool(fields), keyed=True), options)

    def list_contacts(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[ContactStatus, NotGiven] = NOT_GIVEN, to_number: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[CampaignContact]:
        """List the contacts of a campaign.
        Lists the contacts in row order, with status, attempts, next attempt, last call and skip reason.
        GET /v1/campaigns/{id}/contacts
        Raises ApiError: campaign_not_found, invalid_cursor.
        """
        return self._page(CampaignContact, Spec("GET", f'/v1/campaigns/{quote(id, safe="")}/contacts', query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "to_number": to_number})), options)

    def add_contacts(self, id: str, body: CampaignContactsParam, *, options: Optional[RequestOptions] = None) -> CampaignImport:
        """Add contacts.
        Adds the contacts of a CSV file, sent as `multipart/form-data` (part `file`) or as `text/csv` (at
        most 20 MiB or 100,000 rows), or of a JSON array (at most 1 MiB or 2,000 contacts). The first row of
        a file names the columns. `to_number`, `phone`, `phone_number` or `number` is required, and
        `time_zone` (IANA) is optional, in any case and with spaces. Every other column becomes a variable
        that prompts use as `{{name}}`; characters that a name cannot contain are replaced with underscores
        (`First name` becomes `{{First_name}}`). A leading apostrophe that protects a cell from being read
        as a formula is removed, so that exported results can be imported again. The delimiter (comma,
        semicolon, tab or vertical bar) and the encoding (UTF-8, UTF-16 with a byte order mark, otherwise
        Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
        the campaign. Invalid rows are reported by row number and do not affect the others. If the file as a
        whole cannot be read, nothing changes. The contacts of an upload are added to the existing ones and
        appear all at once. Only one upload to a campaign can run at a time. Numbers on the do-not-call list
        are added as skipped.
        POST /v1/campaigns/{id}/contacts
        Raises ApiError: campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
        payload_too_large, storage_full.
        """
        sent = body_of(body, [], None)
        return self._json(CampaignImport, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/contacts', json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once, keyed=True), options)

    def export_results(self, id: str, *, options: Optional[RequestOptions] = None) -> FileResponse:
        """Export the results of a campaign.
        Returns all contacts in row order, one per line: the contact, its last call, and its variables as
        columns. Also available while the campaign runs. A cell that a spreadsheet would read as a formula
        gets a leading apostrophe. Phone numbers are unchanged.
        GET /v1/campaigns/{id}/results
        Raises ApiError: campaign_not_found.
        """
        return self._file(Spec("GET", f'/v1/campaigns/{quote(id, safe="")}/results', accept="text/csv"), options)


class AsyncCampaignsApi(AsyncResource):
    """Calls to many contacts at a limited rate."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[CampaignStatus, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Campaign]:
        """List campaigns.
        Lists the campaigns of the workspace with their statistics, newest first.
        GET /v1/campaigns
        Raises ApiError: invalid_cursor.
        """
        return self._page(Campaign, Spec("GET", "/v1/campaigns", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "agent_id": agent_id})), options)

    async def create(self, *, name: str, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, from_numbers: Union[Sequence[E164], NotGiven] = NOT_GIVEN, dials_per_second: Union[float, NotGiven] = NOT_GIVEN, concurrency: Union[int, NotGiven] = NOT_GIVEN, retry: Union[Optional[CampaignRetryInputParam], NotGiven] = NOT_GIVEN, windows: Union[Sequence[CallingWindowInputParam], NotGiven] = NOT_GIVEN, time_zone: Union[str, NotGiven] = NOT_GIVEN, default_country: Union[Optional[str], NotGiven] = NOT_GIVEN, voicemail: Union[Optional[VoicemailInputParam], NotGiven] = NOT_GIVEN, circuit_breaker: Union[Optional[CircuitBreakerInputParam], NotGiven] = NOT_GIVEN, scheduled_at: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Campaign:
        """Create a campaign.
        Creates a campaign as a draft. Upload contacts to it before you start it. A campaign without an
        agent or contacts cannot start.
        POST /v1/campaigns
        Raises ApiError: agent_not_found.
        """
        return await self._json(Campaign, Spec("POST", "/v1/campaigns", json=given({"name": name, "agent_id": agent_id, "from_numbers": from_numbers, "dials_per_second": dials_per_second, "concurrency": concurrency, "retry": retry, "windows": windows, "time_zone": time_zone, "default_country": default_country, "voicemail": voicemail, "circuit_breaker": circuit_breaker, "scheduled_at": scheduled_at}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Campaign:
        """Get a campaign.
        Returns a campaign with its live counters, outcomes, answer rate, cost so far, and the reason if it
        is paused.
        GET /v1/campaigns/{id}
        Raises ApiError: campaign_not_found, precondition_failed.
        """
        return await self._json(Campaign, Spec("GET", f'/v1/campaigns/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    async def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, from_numbers: Union[Optional[Sequence[E164]], NotGiven] = NOT_GIVEN, dials_per_second: Union[Optional[float], NotGiven] = NOT_GIVEN, concurrency: Union[Optional[int], NotGiven] = NOT_GIVEN, retry: Union[Optional[CampaignRetryInputParam], NotGiven] = NOT_GIVEN, windows: Union[Optional[Sequence[CallingWindowInputParam]], NotGiven] = NOT_GIVEN, time_zone: Union[Optional[str], NotGiven] = NOT_GIVEN, default_country: Union[Optional[str], NotGiven] = NOT_GIVEN, voicemail: Union[Optional[VoicemailInputParam], NotGiven] = NOT_GIVEN, circuit_breaker: Union[Optional[CircuitBreakerInputParam], NotGiven] = NOT_GIVEN, scheduled_at: Union[Optional[str], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Campaign:
        """Change a campaign.
        JSON merge patch. Lists are replaced as a whole. Rates, windows and rules take effect immediately,
        even while the campaign runs. A contact that waits for a retry follows the new rules: its retry
        moves, or the contact ends if the rules no longer retry it. The agent can only change while the
        campaign is not running (409 `campaign_active`). While it is running or scheduled, `from_numbers`
        must be able to call its next contacts (422).
        PATCH /v1/campaigns/{id}
        Raises ApiError: agent_not_found, campaign_active, campaign_not_found, campaign_over,
        precondition_failed.
        """
        return await self._json(Campaign, Spec("PATCH", f'/v1/campaigns/{quote(id, safe="")}', json=given({"name": name, "agent_id": agent_id, "from_numbers": from_numbers, "dials_per_second": dials_per_second, "concurrency": concurrency, "retry": retry, "windows": windows, "time_zone": time_zone, "default_country": default_country, "voicemail": voicemail, "circuit_breaker": circuit_breaker, "scheduled_at": scheduled_at}), has_json=True, headers=given({"if-match": if_match})), options)

    async def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a campaign.
        Deletes a draft or an ended campaign with its contacts. Its calls are kept.
        DELETE /v1/campaigns/{id}
        Raises ApiError: campaign_active, campaign_not_found, precondition_failed.
        """
        return await self._none(Spec("DELETE", f'/v1/campaigns/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    async def upload_contacts(self, id: str, *, file: Upload, options: Optional[RequestOptions] = None) -> CampaignImport:
        """Upload contacts.
        Adds the contacts of a CSV file, sent as `multipart/form-data` (part `file`) or as `text/csv` (at
        most 20 MiB or 100,000 rows), or of a JSON array (at most 1 MiB or 2,000 contacts). The first row of
        a file names the columns. `to_number`, `phone`, `phone_number` or `number` is required, and
        `time_zone` (IANA) is optional, in any case and with spaces. Every other column becomes a variable
        that prompts use as `{{name}}`; characters that a name cannot contain are replaced with underscores
        (`First name` becomes `{{First_name}}`). A leading apostrophe that protects a cell from being read
        as a formula is removed, so that exported results can be imported again. The delimiter (comma,
        semicolon, tab or vertical bar) and the encoding (UTF-8, UTF-16 with a byte order mark, otherwise
        Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
        the campaign. Invalid rows are reported by row number and do not affect the others. If the file as a
        whole cannot be read, nothing changes. The contacts of an upload are added to the existing ones and
        appear all at once. Only one upload to a campaign can run at a time. Numbers on the do-not-call list
        are added as skipped.
        POST /v1/campaigns/{id}/upload
        Raises ApiError: campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
        payload_too_large, storage_full.
        """
        parts, once = form({"file": file}, ["file"])
        return await self._json(CampaignImport, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/upload', files=parts, once=once, keyed=True), options)

    async def start(self, id: str, *, options: Optional[RequestOptions] = None) -> Campaign:
        """Start or resume a campaign.
        Starts a draft (at `scheduled_at` if that is in the future), or resumes a paused campaign. Calls
        that the pause held back are dialed first.
        POST /v1/campaigns/{id}/start
        Raises ApiError: campaign_active, campaign_not_found, campaign_not_ready, campaign_over.
        """
        return await self._json(Campaign, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/start', keyed=True), options)

    async def get_forecast(self, id: str, *, dials_per_second: Union[float, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> CampaignForecast:
        """Estimate when a campaign finishes.
        Simulates the rest of the campaign from now or from `scheduled_at`. The simulation includes the dial
        rate, the concurrent calls of the campaign, the slots of the workspace, the calling hours in the
        time zones of the waiting contacts, and the retry rules. Outcomes and call durations are taken from
        the campaign's calls so far. Before the first call has ended, the simulation assumes 45 seconds per
        call and no retries. Time zones are sampled from up to 1000 of the waiting contacts. Other calls of
        the workspace, pauses, spending limits and later changes are not included.
        GET /v1/campaigns/{id}/forecast
        Raises ApiError: campaign_not_found.
        """
        return await self._json(CampaignForecast, Spec("GET", f'/v1/campaigns/{quote(id, safe="")}/forecast', query=given({"dials_per_second": dials_per_second})), options)

    async def pause(self, id: str, *, options: Optional[RequestOptions] = None) -> Campaign:
        """Pause a campaign.
        No more calls are dialed. Calls in progress continue, and queued calls wait.
        POST /v1/campaigns/{id}/pause
        Raises ApiError: campaign_not_active, campaign_not_found, campaign_over.
        """
        return await self._json(Campaign, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/pause', keyed=True), options)

    async def cancel(self, id: str, *, options: Optional[RequestOptions] = None) -> Campaign:
        """Cancel a campaign.
        Ends the campaign permanently. Calls in progress continue, queued calls end as `canceled`, and
        waiting contacts become `canceled`; those of a campaign with more than 10,000 contacts after the
        response, within a minute.
        POST /v1/campaigns/{id}/cancel
        Raises ApiError: campaign_not_found, campaign_over.
        """
        return await self._json(Campaign, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/cancel', keyed=True), options)

    async def retry_failed_contacts(self, id: str, *, outcomes: Union[Sequence[CallEndReason], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> CampaignRetryResult:
        """Queue failed contacts again.
        Failed contacts wait again, with all attempts of the retry rules. A completed campaign runs again in
        a new round. A canceled campaign stays canceled.
        POST /v1/campaigns/{id}/retry-failed
        Raises ApiError: campaign_not_found, campaign_not_ready, campaign_over.
        """
        fields = given({"outcomes": outcomes})
        return await self._json(CampaignRetryResult, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/retry-failed', json=fields, has_json=bool(fields), keyed=True), options)

    def list_contacts(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[ContactStatus, NotGiven] = NOT_GIVEN, to_number: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[CampaignContact]:
        """List the contacts of a campaign.
        Lists the contacts in row order, with status, attempts, next attempt, last call and skip reason.
        GET /v1/campaigns/{id}/contacts
        Raises ApiError: campaign_not_found, invalid_cursor.
        """
        return self._page(CampaignContact, Spec("GET", f'/v1/campaigns/{quote(id, safe="")}/contacts', query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "to_number": to_number})), options)

    async def add_contacts(self, id: str, body: CampaignContactsParam, *, options: Optional[RequestOptions] = None) -> CampaignImport:
        """Add contacts.
        Adds the contacts of a CSV file, sent as `multipart/form-data` (part `file`) or as `text/csv` (at
        most 20 MiB or 100,000 rows), or of a JSON array (at most 1 MiB or 2,000 contacts). The first row of
        a file names the columns. `to_number`, `phone`, `phone_number` or `number` is required, and
        `time_zone` (IANA) is optional, in any case and with spaces. Every other column becomes a variable
        that prompts use as `{{name}}`; characters that a name cannot contain are replaced with underscores
        (`First name` becomes `{{First_name}}`). A leading apostrophe that protects a cell from being read
        as a formula is removed, so that exported results can be imported again. The delimiter (comma,
        semicolon, tab or vertical bar) and the encoding (UTF-8, UTF-16 with a byte order mark, otherwise
        Windows-1252) are detected. Numbers without a country code are read with the `default_country` of
        the campaign. Invalid rows are reported by row number and do not affect the others. If the file as a
        whole cannot be read, nothing changes. The contacts of an upload are added to the existing ones and
        appear all at once. Only one upload to a campaign can run at a time. Numbers on the do-not-call list
        are added as skipped.
        POST /v1/campaigns/{id}/contacts
        Raises ApiError: campaign_full, campaign_not_found, campaign_over, campaign_upload_in_progress,
        payload_too_large, storage_full.
        """
        sent = body_of(body, [], None)
        return await self._json(CampaignImport, Spec("POST", f'/v1/campaigns/{quote(id, safe="")}/contacts', json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once, keyed=True), options)

    async def export_results(self, id: str, *, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Export the results of a campaign.
        Returns all contacts in row order, one per line: the contact, its last call, and its variables as
        columns. Also available while the campaign runs. A cell that a spreadsheet would read as a formula
        gets a leading apostrophe. Phone numbers are unchanged.
        GET /v1/campaigns/{id}/results
        Raises ApiError: campaign_not_found.
        """
        return await self._file(Spec("GET", f'/v1/campaigns/{quote(id, safe="")}/results', accept="text/csv"), options)

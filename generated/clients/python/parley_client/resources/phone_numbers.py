"""phone_numbers: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import AvailableNumberPage, CountryCode, E164, NumberAccountCreateParam, NumberCapability, NumberType, PhoneNumber, PhoneNumberSecret, WeightedAgentInputParam


class PhoneNumbersApi(Resource):
    """Phone numbers of the workspace: buy, import, assign, release."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[PhoneNumber]:
        """List phone numbers.
        Lists the phone numbers of the workspace, newest first. Every workspace has one free test number.
        GET /v1/phone-numbers
        Raises ApiError: invalid_cursor.
        """
        return self._page(PhoneNumber, Spec("GET", "/v1/phone-numbers", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def search_available_numbers(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, country: Union[str, NotGiven] = NOT_GIVEN, type: Union[NumberType, NotGiven] = NOT_GIVEN, area_code: Union[str, NotGiven] = NOT_GIVEN, contains: Union[str, NotGiven] = NOT_GIVEN, capability: Union[NumberCapability, NotGiven] = NOT_GIVEN, carrier: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AvailableNumberPage:
        """Search numbers to buy.
        Lists numbers that a carrier currently offers, with their monthly price. Numbers are not reserved,
        so a number may be sold before you buy it. Fails with `carrier_not_configured` if no carrier sells
        numbers.
        GET /v1/phone-numbers/available
        Raises ApiError: carrier_not_configured, provider_failed.
        """
        return self._json(AvailableNumberPage, Spec("GET", "/v1/phone-numbers/available", query=given({"limit": limit, "country": country, "type": type, "area_code": area_code, "contains": contains, "capability": capability, "carrier": carrier})), options)

    def buy(self, *, number: E164, carrier: Union[str, NotGiven] = NOT_GIVEN, nickname: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Buy a phone number.
        Charges the first month to the wallet and orders the number from the carrier. The number is
        `pending` until the carrier responds, usually within a moment. If the carrier rejects the order, the
        rent is refunded and the number is removed from the list.
        POST /v1/phone-numbers/buy
        Raises ApiError: agent_not_found, carrier_not_configured, insufficient_funds, phone_number_taken.
        """
        return self._json(PhoneNumber, Spec("POST", "/v1/phone-numbers/buy", json=given({"number": number, "carrier": carrier, "nickname": nickname, "agent_id": agent_id}), has_json=True, keyed=True), options)

    def import_phone_number(self, *, number: E164, account: NumberAccountCreateParam, nickname: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Import a phone number.
        Imports a number from your own carrier account or SIP trunk. The account is tested before anything
        is saved. Its secrets are encrypted and never returned. No rent is charged. A Twilio account must
        own the number. Ownership of a number behind a SIP trunk is not verified, so the import does not
        prevent other workspaces from importing the number as well. Calls of such a number use only its own
        trunk and can only be made to its own country.
        POST /v1/phone-numbers/import
        Raises ApiError: agent_not_found, carrier_not_configured, phone_number_taken, provider_failed.
        """
        return self._json(PhoneNumber, Spec("POST", "/v1/phone-numbers/import", json=given({"number": number, "account": account, "nickname": nickname, "agent_id": agent_id}), has_json=True, keyed=True), options)

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Get a phone number.
        Returns one phone number.
        GET /v1/phone-numbers/{id}
        Raises ApiError: phone_number_not_found.
        """
        return self._json(PhoneNumber, Spec("GET", f'/v1/phone-numbers/{quote(id, safe="")}'), options)

    def update(self, id: str, *, nickname: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, inbound_agents: Union[Optional[Sequence[WeightedAgentInputParam]], NotGiven] = NOT_GIVEN, outbound_agents: Union[Optional[Sequence[WeightedAgentInputParam]], NotGiven] = NOT_GIVEN, fallback_number: Union[Optional[str], NotGiven] = NOT_GIVEN, allowed_countries: Union[Optional[Sequence[CountryCode]], NotGiven] = NOT_GIVEN, inbound_webhook_url: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Change a phone number.
        Sets the agents that answer and call with the number, the fallback number for when no agent can
        answer, and the countries that can be called. A change of `allowed_countries` requires admin scope.
        So does an `agent_version` that has a `transfer_call` function to any number that neither the live
        version nor the draft of the agent has.
        PATCH /v1/phone-numbers/{id}
        Raises ApiError: agent_not_found, phone_number_not_active, phone_number_not_found.
        """
        return self._json(PhoneNumber, Spec("PATCH", f'/v1/phone-numbers/{quote(id, safe="")}', json=given({"nickname": nickname, "agent_version": agent_version, "inbound_agents": inbound_agents, "outbound_agents": outbound_agents, "fallback_number": fallback_number, "allowed_countries": allowed_countries, "inbound_webhook_url": inbound_webhook_url}), has_json=True), options)

    def release(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Release a phone number.
        The number no longer receives or places calls and is returned to its carrier. The rest of the paid
        month is not refunded. The test number of a workspace cannot be released.
        DELETE /v1/phone-numbers/{id}
        Raises ApiError: phone_number_not_active, phone_number_not_found, phone_number_permanent.
        """
        return self._none(Spec("DELETE", f'/v1/phone-numbers/{quote(id, safe="")}'), options)

    def assign_phone_number(self, id: str, *, agent_id: Optional[str], options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Assign a phone number to an agent.
        Only this agent answers the number from now on: `inbound_agents` is emptied. With `agent_id: null`,
        the number is not answered.
        POST /v1/phone-numbers/{id}/assign
        Raises ApiError: agent_not_found, phone_number_not_active, phone_number_not_found.
        """
        return self._json(PhoneNumber, Spec("POST", f'/v1/phone-numbers/{quote(id, safe="")}/assign', json=given({"agent_id": agent_id}), has_json=True, keyed=True), options)

    def rotate_inbound_webhook_secret(self, id: str, *, promote: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumberSecret:
        """Rotate the secret of the inbound webhook.
        Returns a new secret, once, that signs the requests to `inbound_webhook_url`. Until the new secret
        is promoted, and for at most 24 hours, `webhook-signature` contains signatures with both secrets,
        and `X-Service-Signature` is made with the old one.
        POST /v1/phone-numbers/{id}/rotate-webhook-secret
        Raises ApiError: phone_number_no_rotation, phone_number_no_webhook, phone_number_not_active,
        phone_number_not_found.
        """
        fields = given({"promote": promote})
        return self._json(PhoneNumberSecret, Spec("POST", f'/v1/phone-numbers/{quote(id, safe="")}/rotate-webhook-secret', json=fields, has_json=bool(fields), keyed=True), options)


class AsyncPhoneNumbersApi(AsyncResource):
    """Phone numbers of the workspace: buy, import, assign, release."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[PhoneNumber]:
        """List phone numbers.
        Lists the phone numbers of the workspace, newest first. Every workspace has one free test number.
        GET /v1/phone-numbers
        Raises ApiError: invalid_cursor.
        """
        return self._page(PhoneNumber, Spec("GET", "/v1/phone-numbers", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def search_available_numbers(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, country: Union[str, NotGiven] = NOT_GIVEN, type: Union[NumberType, NotGiven] = NOT_GIVEN, area_code: Union[str, NotGiven] = NOT_GIVEN, contains: Union[str, NotGiven] = NOT_GIVEN, capability: Union[NumberCapability, NotGiven] = NOT_GIVEN, carrier: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AvailableNumberPage:
        """Search numbers to buy.
        Lists numbers that a carrier currently offers, with their monthly price. Numbers are not reserved,
        so a number may be sold before you buy it. Fails with `carrier_not_configured` if no carrier sells
        numbers.
        GET /v1/phone-numbers/available
        Raises ApiError: carrier_not_configured, provider_failed.
        """
        return await self._json(AvailableNumberPage, Spec("GET", "/v1/phone-numbers/available", query=given({"limit": limit, "country": country, "type": type, "area_code": area_code, "contains": contains, "capability": capability, "carrier": carrier})), options)

    async def buy(self, *, number: E164, carrier: Union[str, NotGiven] = NOT_GIVEN, nickname: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Buy a phone number.
        Charges the first month to the wallet and orders the number from the carrier. The number is
        `pending` until the carrier responds, usually within a moment. If the carrier rejects the order, the
        rent is refunded and the number is removed from the list.
        POST /v1/phone-numbers/buy
        Raises ApiError: agent_not_found, carrier_not_configured, insufficient_funds, phone_number_taken.
        """
        return await self._json(PhoneNumber, Spec("POST", "/v1/phone-numbers/buy", json=given({"number": number, "carrier": carrier, "nickname": nickname, "agent_id": agent_id}), has_json=True, keyed=True), options)

    async def import_phone_number(self, *, number: E164, account: NumberAccountCreateParam, nickname: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Import a phone number.
        Imports a number from your own carrier account or SIP trunk. The account is tested before anything
        is saved. Its secrets are encrypted and never returned. No rent is charged. A Twilio account must
        own the number. Ownership of a number behind a SIP trunk is not verified, so the import does not
        prevent other workspaces from importing the number as well. Calls of such a number use only its own
        trunk and can only be made to its own country.
        POST /v1/phone-numbers/import
        Raises ApiError: agent_not_found, carrier_not_configured, phone_number_taken, provider_failed.
        """
        return await self._json(PhoneNumber, Spec("POST", "/v1/phone-numbers/import", json=given({"number": number, "account": account, "nickname": nickname, "agent_id": agent_id}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Get a phone number.
        Returns one phone number.
        GET /v1/phone-numbers/{id}
        Raises ApiError: phone_number_not_found.
        """
        return await self._json(PhoneNumber, Spec("GET", f'/v1/phone-numbers/{quote(id, safe="")}'), options)

    async def update(self, id: str, *, nickname: Union[Optional[str], NotGiven] = NOT_GIVEN, agent_version: Union[Optional[int], NotGiven] = NOT_GIVEN, inbound_agents: Union[Optional[Sequence[WeightedAgentInputParam]], NotGiven] = NOT_GIVEN, outbound_agents: Union[Optional[Sequence[WeightedAgentInputParam]], NotGiven] = NOT_GIVEN, fallback_number: Union[Optional[str], NotGiven] = NOT_GIVEN, allowed_countries: Union[Optional[Sequence[CountryCode]], NotGiven] = NOT_GIVEN, inbound_webhook_url: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Change a phone number.
        Sets the agents that answer and call with the number, the fallback number for when no agent can
        answer, and the countries that can be called. A change of `allowed_countries` requires admin scope.
        So does an `agent_version` that has a `transfer_call` function to any number that neither the live
        version nor the draft of the agent has.
        PATCH /v1/phone-numbers/{id}
        Raises ApiError: agent_not_found, phone_number_not_active, phone_number_not_found.
        """
        return await self._json(PhoneNumber, Spec("PATCH", f'/v1/phone-numbers/{quote(id, safe="")}', json=given({"nickname": nickname, "agent_version": agent_version, "inbound_agents": inbound_agents, "outbound_agents": outbound_agents, "fallback_number": fallback_number, "allowed_countries": allowed_countries, "inbound_webhook_url": inbound_webhook_url}), has_json=True), options)

    async def release(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Release a phone number.
        The number no longer receives or places calls and is returned to its carrier. The rest of the paid
        month is not refunded. The test number of a workspace cannot be released.
        DELETE /v1/phone-numbers/{id}
        Raises ApiError: phone_number_not_active, phone_number_not_found, phone_number_permanent.
        """
        return await self._none(Spec("DELETE", f'/v1/phone-numbers/{quote(id, safe="")}'), options)

    async def assign_phone_number(self, id: str, *, agent_id: Optional[str], options: Optional[RequestOptions] = None) -> PhoneNumber:
        """Assign a phone number to an agent.
        Only this agent answers the number from now on: `inbound_agents` is emptied. With `agent_id: null`,
        the number is not answered.
        POST /v1/phone-numbers/{id}/assign
        Raises ApiError: agent_not_found, phone_number_not_active, phone_number_not_found.
        """
        return await self._json(PhoneNumber, Spec("POST", f'/v1/phone-numbers/{quote(id, safe="")}/assign', json=given({"agent_id": agent_id}), has_json=True, keyed=True), options)

    async def rotate_inbound_webhook_secret(self, id: str, *, promote: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PhoneNumberSecret:
        """Rotate the secret of the inbound webhook.
        Returns a new secret, once, that signs the requests to `inbound_webhook_url`. Until the new secret
        is promoted, and for at most 24 hours, `webhook-signature` contains signatures with both secrets,
        and `X-Service-Signature` is made with the old one.
        POST /v1/phone-numbers/{id}/rotate-webhook-secret
        Raises ApiError: phone_number_no_rotation, phone_number_no_webhook, phone_number_not_active,
        phone_number_not_found.
        """
        fields = given({"promote": promote})
        return await self._json(PhoneNumberSecret, Spec("POST", f'/v1/phone-numbers/{quote(id, safe="")}/rotate-webhook-secret', json=fields, has_json=bool(fields), keyed=True), options)

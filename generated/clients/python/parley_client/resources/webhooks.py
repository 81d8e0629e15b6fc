"""webhooks: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from datetime import datetime
from typing import Optional, Sequence, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import DeliveryReplayResult, DeliveryStatus, EventName, HttpUrl, RetryPolicy, Webhook, WebhookDelivery, WebhookDeliveryDetail, WebhookFormat, WebhookSecret, WebhookTestResult, WebhookWithSecret


class WebhooksApi(Resource):
    """Webhook endpoints and their deliveries."""

    def list(self, *, agent_id: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Webhook]:
        """List webhooks.
        Lists the webhooks of the workspace, including the webhooks of agents, newest first.
        GET /v1/webhooks
        Raises ApiError: invalid_cursor.
        """
        return self._page(Webhook, Spec("GET", "/v1/webhooks", query=given({"agent_id": agent_id, "limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def create(self, *, url: HttpUrl, events: Sequence[EventName], retry_policy: Union[RetryPolicy, NotGiven] = NOT_GIVEN, enabled: Union[bool, NotGiven] = NOT_GIVEN, format: Union[WebhookFormat, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WebhookWithSecret:
        """Create a webhook.
        Creates a webhook. Its secret is returned only in this response. A workspace can have 50 webhooks,
        in addition to those of its agents.
        POST /v1/webhooks
        Raises ApiError: webhook_limit_reached.
        """
        return self._json(WebhookWithSecret, Spec("POST", "/v1/webhooks", json=given({"url": url, "events": events, "retry_policy": retry_policy, "enabled": enabled, "format": format}), has_json=True, keyed=True), options)

    def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Webhook:
        """Get a webhook.
        Returns the settings of a webhook and the state of its deliveries. The secret is not returned.
        GET /v1/webhooks/{id}
        Raises ApiError: precondition_failed, webhook_not_found.
        """
        return self._json(Webhook, Spec("GET", f'/v1/webhooks/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    def update(self, id: str, *, url: Union[HttpUrl, NotGiven] = NOT_GIVEN, events: Union[Sequence[EventName], NotGiven] = NOT_GIVEN, retry_policy: Union[RetryPolicy, NotGiven] = NOT_GIVEN, enabled: Union[bool, NotGiven] = NOT_GIVEN, format: Union[WebhookFormat, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Webhook:
        """Update a webhook.
        JSON merge patch. Enabling the webhook, and a new URL, reset its count of consecutive failures. The
        URL and events of an agent's webhook are changed on the agent.
        PATCH /v1/webhooks/{id}
        Raises ApiError: precondition_failed, webhook_belongs_to_agent, webhook_not_found.
        """
        return self._json(Webhook, Spec("PATCH", f'/v1/webhooks/{quote(id, safe="")}', json=given({"url": url, "events": events, "retry_policy": retry_policy, "enabled": enabled, "format": format}), has_json=True, headers=given({"if-match": if_match})), options)

    def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a webhook.
        Deletes the webhook. Pending deliveries are dropped. The history is kept until its retention period
        ends.
        DELETE /v1/webhooks/{id}
        Raises ApiError: precondition_failed, webhook_belongs_to_agent, webhook_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/webhooks/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    def rotate_secret(self, id: str, *, promote: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WebhookSecret:
        """Rotate the secret.
        Returns a new secret, once. Until the new secret is promoted, and for at most 24 hours,
        `webhook-signature` contains signatures with both secrets, and `X-Service-Signature` is made with
        the old one.
        POST /v1/webhooks/{id}/rotate-secret
        Raises ApiError: webhook_no_rotation, webhook_not_found.
        """
        fields = given({"promote": promote})
        return self._json(WebhookSecret, Spec("POST", f'/v1/webhooks/{quote(id, safe="")}/rotate-secret', json=fields, has_json=bool(fields), keyed=True), options)

    def send_test(self, id: str, *, event: Union[EventName, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WebhookTestResult:
        """Send a test event.
        Sends a sample event now and returns the receiver's response. The event is not retried. If the
        receiver accepts it, `last_success_at` of the webhook is updated.
        POST /v1/webhooks/{id}/test
        Raises ApiError: webhook_not_found.
        """
        fields = given({"event": event})
        return self._json(WebhookTestResult, Spec("POST", f'/v1/webhooks/{quote(id, safe="")}/test', json=fields, has_json=bool(fields), keyed=True), options)

    def list_deliveries(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[DeliveryStatus, NotGiven] = NOT_GIVEN, webhook_id: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, call_id: Union[str, NotGiven] = NOT_GIVEN, event: Union[EventName, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[WebhookDelivery]:
        """List deliveries.
        Lists the deliveries, newest first. `status=dead_letter` selects the dead-letter queue.
        GET /v1/webhook-deliveries
        Raises ApiError: invalid_cursor.
        """
        return self._page(WebhookDelivery, Spec("GET", "/v1/webhook-deliveries", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "webhook_id": webhook_id, "agent_id": agent_id, "call_id": call_id, "event": event, "from": from_, "to": to})), options)

    def get_delivery(self, id: str, *, options: Optional[RequestOptions] = None) -> WebhookDeliveryDetail:
        """Get a delivery.
        Returns a delivery with its request and every attempt.
        GET /v1/webhook-deliveries/{id}
        Raises ApiError: delivery_not_found.
        """
        return self._json(WebhookDeliveryDetail, Spec("GET", f'/v1/webhook-deliveries/{quote(id, safe="")}'), options)

    def replay_deliveries(self, *, ids: Union[Sequence[str], NotGiven] = NOT_GIVEN, webhook_id: Union[str, NotGiven] = NOT_GIVEN, status: Union[DeliveryStatus, NotGiven] = NOT_GIVEN, event: Union[EventName, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> DeliveryReplayResult:
        """Replay deliveries.
        Queues deliveries again, selected by id or by filter. Event ids stay the same. A finished delivery
        (succeeded, rejected, dead letter or canceled) starts a new round of attempts. A delivery that waits
        for its next attempt is sent now, as that attempt. Deliveries of a disabled or deleted webhook are
        not sent. A workspace runs one replay without `ids` at a time; another one is refused with 429.
        POST /v1/webhook-deliveries/replay
        Raises ApiError: delivery_not_found.
        """
        return self._json(DeliveryReplayResult, Spec("POST", "/v1/webhook-deliveries/replay", json=given({"ids": ids, "webhook_id": webhook_id, "status": status, "event": event, "from": from_, "to": to}), has_json=True, keyed=True), options)


class AsyncWebhooksApi(AsyncResource):
    """Webhook endpoints and their deliveries."""

    def list(self, *, agent_id: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Webhook]:
        """List webhooks.
        Lists the webhooks of the workspace, including the webhooks of agents, newest first.
        GET /v1/webhooks
        Raises ApiError: invalid_cursor.
        """
        return self._page(Webhook, Spec("GET", "/v1/webhooks", query=given({"agent_id": agent_id, "limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def create(self, *, url: HttpUrl, events: Sequence[EventName], retry_policy: Union[RetryPolicy, NotGiven] = NOT_GIVEN, enabled: Union[bool, NotGiven] = NOT_GIVEN, format: Union[WebhookFormat, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WebhookWithSecret:
        """Create a webhook.
        Creates a webhook. Its secret is returned only in this response. A workspace can have 50 webhooks,
        in addition to those of its agents.
        POST /v1/webhooks
        Raises ApiError: webhook_limit_reached.
        """
        return await self._json(WebhookWithSecret, Spec("POST", "/v1/webhooks", json=given({"url": url, "events": events, "retry_policy": retry_policy, "enabled": enabled, "format": format}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Webhook:
        """Get a webhook.
        Returns the settings of a webhook and the state of its deliveries. The secret is not returned.
        GET /v1/webhooks/{id}
        Raises ApiError: precondition_failed, webhook_not_found.
        """
        return await self._json(Webhook, Spec("GET", f'/v1/webhooks/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    async def update(self, id: str, *, url: Union[HttpUrl, NotGiven] = NOT_GIVEN, events: Union[Sequence[EventName], NotGiven] = NOT_GIVEN, retry_policy: Union[RetryPolicy, NotGiven] = NOT_GIVEN, enabled: Union[bool, NotGiven] = NOT_GIVEN, format: Union[WebhookFormat, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Webhook:
        """Update a webhook.
        JSON merge patch. Enabling the webhook, and a new URL, reset its count of consecutive failures. The
        URL and events of an agent's webhook are changed on the agent.
        PATCH /v1/webhooks/{id}
        Raises ApiError: precondition_failed, webhook_belongs_to_agent, webhook_not_found.
        """
        return await self._json(Webhook, Spec("PATCH", f'/v1/webhooks/{quote(id, safe="")}', json=given({"url": url, "events": events, "retry_policy": retry_policy, "enabled": enabled, "format": format}), has_json=True, headers=given({"if-match": if_match})), options)

    async def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a webhook.
        Deletes the webhook. Pending deliveries are dropped. The history is kept until its retention period
        ends.
        DELETE /v1/webhooks/{id}
        Raises ApiError: precondition_failed, webhook_belongs_to_agent, webhook_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/webhooks/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    async def rotate_secret(self, id: str, *, promote: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WebhookSecret:
        """Rotate the secret.
        Returns a new secret, once. Until the new secret is promoted, and for at most 24 hours,
        `webhook-signature` contains signatures with both secrets, and `X-Service-Signature` is made with
        the old one.
        POST /v1/webhooks/{id}/rotate-secret
        Raises ApiError: webhook_no_rotation, webhook_not_found.
        """
        fields = given({"promote": promote})
        return await self._json(WebhookSecret, Spec("POST", f'/v1/webhooks/{quote(id, safe="")}/rotate-secret', json=fields, has_json=bool(fields), keyed=True), options)

    async def send_test(self, id: str, *, event: Union[EventName, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> WebhookTestResult:
        """Send a test event.
        Sends a sample event now and returns the receiver's response. The event is not retried. If the
        receiver accepts it, `last_success_at` of the webhook is updated.
        POST /v1/webhooks/{id}/test
        Raises ApiError: webhook_not_found.
        """
        fields = given({"event": event})
        return await self._json(WebhookTestResult, Spec("POST", f'/v1/webhooks/{quote(id, safe="")}/test', json=fields, has_json=bool(fields), keyed=True), options)

    def list_deliveries(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, status: Union[DeliveryStatus, NotGiven] = NOT_GIVEN, webhook_id: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, call_id: Union[str, NotGiven] = NOT_GIVEN, event: Union[EventName, NotGiven] = NOT_GIVEN, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[WebhookDelivery]:
        """List deliveries.
        Lists the deliveries, newest first. `status=dead_letter` selects the dead-letter queue.
        GET /v1/webhook-deliveries
        Raises ApiError: invalid_cursor.
        """
        return self._page(WebhookDelivery, Spec("GET", "/v1/webhook-deliveries", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "status": status, "webhook_id": webhook_id, "agent_id": agent_id, "call_id": call_id, "event": event, "from": from_, "to": to})), options)

    async def get_delivery(self, id: str, *, options: Optional[RequestOptions] = None) -> WebhookDeliveryDetail:
        """Get a delivery.
        Returns a delivery with its request and every attempt.
        GET /v1/webhook-deliveries/{id}
        Raises ApiError: delivery_not_found.
        """
        return await self._json(WebhookDeliveryDetail, Spec("GET", f'/v1/webhook-deliveries/{quote(id, safe="")}'), options)

    async def replay_deliveries(self, *, ids: Union[Sequence[str], NotGiven] = NOT_GIVEN, webhook_id: Union[str, NotGiven] = NOT_GIVEN, status: Union[DeliveryStatus, NotGiven] = NOT_GIVEN, event: Union[EventName, NotGiven] = NOT_GIVEN, from_: Union[str, NotGiven] = NOT_GIVEN, to: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> DeliveryReplayResult:
        """Replay deliveries.
        Queues deliveries again, selected by id or by filter. Event ids stay the same. A finished delivery
        (succeeded, rejected, dead letter or canceled) starts a new round of attempts. A delivery that waits
        for its next attempt is sent now, as that attempt. Deliveries of a disabled or deleted webhook are
        not sent. A workspace runs one replay without `ids` at a time; another one is refused with 429.
        POST /v1/webhook-deliveries/replay
        Raises ApiError: delivery_not_found.
        """
        return await self._json(DeliveryReplayResult, Spec("POST", "/v1/webhook-deliveries/replay", json=given({"ids": ids, "webhook_id": webhook_id, "status": status, "event": event, "from": from_, "to": to}), has_json=True, keyed=True), options)

"""events: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union

from .._objects import NOT_GIVEN, NotGiven, given, tagged
from .._resource import AsyncResource, Resource
from .._streams import AsyncEventStream, EventStream
from .._transport import RequestOptions, Spec
from ..models import WorkspaceEvent, WorkspaceEventCallAgentChanged, WorkspaceEventCallAnalysis, WorkspaceEventCallDtmf, WorkspaceEventCallError, WorkspaceEventCallInterrupted, WorkspaceEventCallKnowledge, WorkspaceEventCallLanguageChanged, WorkspaceEventCallLatency, WorkspaceEventCallMonitor, WorkspaceEventCallState, WorkspaceEventCallTool, WorkspaceEventCallTransfer, WorkspaceEventCallTransferProgress, WorkspaceEventCallUtterance, WorkspaceEventCallWarning, WorkspaceEventCallWebhook, WorkspaceEventCampaignChanged, WorkspaceEventDeliveryDeadLettered, WorkspaceEventKnowledgeSourceChanged, WorkspaceEventPhoneNumberChanged, WorkspaceEventStreamPosition, WorkspaceEventTestRunChanged, WorkspaceEventWalletLow, WorkspaceEventWebhookChanged


class EventsApi(Resource):
    """A live stream of the changes in a workspace."""

    def stream(self, *, types: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, call_id: Union[str, NotGiven] = NOT_GIVEN, last_event_id: Union[str, int, None] = None, options: Optional[RequestOptions] = None) -> EventStream[WorkspaceEvent]:
        """Follow a workspace.
        Streams the events of the workspace as server-sent events: the timelines of all calls, and changes
        of campaigns, numbers, knowledge sources, test runs, webhooks and the wallet. The name of an event
        is its `type`. Without `Last-Event-ID`, the stream starts with new events. With it, the stream first
        sends the stored events after that id. Each event is sent once. Events are stored for 24 hours, and
        at most 10,000 stored events are sent. The first event is `stream.position`. If its `missed` is
        true, some events can no longer be sent, and lists must be read again. A workspace can have 25
        streams open on a process. A stream does not end by itself. It ends within 15 seconds after the key
        or session that opened it.
        GET /v1/events/stream
        Raises ApiError: invalid_cursor, too_many_streams.
        """
        return self._stream(tagged(("type", {"call.state": "WorkspaceEventCallState", "call.utterance": "WorkspaceEventCallUtterance", "call.tool": "WorkspaceEventCallTool", "call.latency": "WorkspaceEventCallLatency", "call.interrupted": "WorkspaceEventCallInterrupted", "call.dtmf": "WorkspaceEventCallDtmf", "call.knowledge": "WorkspaceEventCallKnowledge", "call.transfer_progress": "WorkspaceEventCallTransferProgress", "call.transfer": "WorkspaceEventCallTransfer", "call.monitor": "WorkspaceEventCallMonitor", "call.agent_changed": "WorkspaceEventCallAgentChanged", "call.language_changed": "WorkspaceEventCallLanguageChanged", "call.warning": "WorkspaceEventCallWarning", "call.error": "WorkspaceEventCallError", "call.analysis": "WorkspaceEventCallAnalysis", "call.webhook": "WorkspaceEventCallWebhook", "campaign.changed": "WorkspaceEventCampaignChanged", "phone_number.changed": "WorkspaceEventPhoneNumberChanged", "knowledge_source.changed": "WorkspaceEventKnowledgeSourceChanged", "test_run.changed": "WorkspaceEventTestRunChanged", "webhook.changed": "WorkspaceEventWebhookChanged", "delivery.dead_lettered": "WorkspaceEventDeliveryDeadLettered", "wallet.low": "WorkspaceEventWalletLow", "stream.position": "WorkspaceEventStreamPosition"})), Spec("GET", "/v1/events/stream", query=given({"types": types, "agent_id": agent_id, "call_id": call_id})), options, lambda event: False, last_event_id)


class AsyncEventsApi(AsyncResource):
    """A live stream of the changes in a workspace."""

    def stream(self, *, types: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, call_id: Union[str, NotGiven] = NOT_GIVEN, last_event_id: Union[str, int, None] = None, options: Optional[RequestOptions] = None) -> AsyncEventStream[WorkspaceEvent]:
        """Follow a workspace.
        Streams the events of the workspace as server-sent events: the timelines of all calls, and changes
        of campaigns, numbers, knowledge sources, test runs, webhooks and the wallet. The name of an event
        is its `type`. Without `Last-Event-ID`, the stream starts with new events. With it, the stream first
        sends the stored events after that id. Each event is sent once. Events are stored for 24 hours, and
        at most 10,000 stored events are sent. The first event is `stream.position`. If its `missed` is
        true, some events can no longer be sent, and lists must be read again. A workspace can have 25
        streams open on a process. A stream does not end by itself. It ends within 15 seconds after the key
        or session that opened it.
        GET /v1/events/stream
        Raises ApiError: invalid_cursor, too_many_streams.
        """
        return self._stream(tagged(("type", {"call.state": "WorkspaceEventCallState", "call.utterance": "WorkspaceEventCallUtterance", "call.tool": "WorkspaceEventCallTool", "call.latency": "WorkspaceEventCallLatency", "call.interrupted": "WorkspaceEventCallInterrupted", "call.dtmf": "WorkspaceEventCallDtmf", "call.knowledge": "WorkspaceEventCallKnowledge", "call.transfer_progress": "WorkspaceEventCallTransferProgress", "call.transfer": "WorkspaceEventCallTransfer", "call.monitor": "WorkspaceEventCallMonitor", "call.agent_changed": "WorkspaceEventCallAgentChanged", "call.language_changed": "WorkspaceEventCallLanguageChanged", "call.warning": "WorkspaceEventCallWarning", "call.error": "WorkspaceEventCallError", "call.analysis": "WorkspaceEventCallAnalysis", "call.webhook": "WorkspaceEventCallWebhook", "campaign.changed": "WorkspaceEventCampaignChanged", "phone_number.changed": "WorkspaceEventPhoneNumberChanged", "knowledge_source.changed": "WorkspaceEventKnowledgeSourceChanged", "test_run.changed": "WorkspaceEventTestRunChanged", "webhook.changed": "WorkspaceEventWebhookChanged", "delivery.dead_lettered": "WorkspaceEventDeliveryDeadLettered", "wallet.low": "WorkspaceEventWalletLow", "stream.position": "WorkspaceEventStreamPosition"})), Spec("GET", "/v1/events/stream", query=given({"types": types, "agent_id": agent_id, "call_id": call_id})), options, lambda event: False, last_event_id)

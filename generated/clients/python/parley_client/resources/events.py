"""events: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union

from .._objects import NOT_GIVEN, NotGiven, given, tagged
from .._resource import AsyncResource, Resource
from .._streams import AsyncEventStream, EventStream
from .._transport import RequestOptions, Spec
from ..models import WorkspaceEvent, WorkspaceEventCallAgentChanged, WorkspaceEventCallAnalysis, WorkspaceEventCallDtmf, WorkspaceEventCallError, WorkspaceEventCallInterrupted, WorkspaceEventCallKnowledge, WorkspaceEventCallLatency, WorkspaceEventCallMonitor, WorkspaceEventCallState, WorkspaceEventCallTool, WorkspaceEventCallTransfer, WorkspaceEventCallTransferProgress, WorkspaceEventCallUtterance, WorkspaceEventCallWarning, WorkspaceEventCallWebhook, WorkspaceEventCampaignChanged, WorkspaceEventDeliveryDeadLettered, WorkspaceEventKnowledgeSourceChanged, WorkspaceEventPhoneNumberChanged, WorkspaceEventStreamPosition, WorkspaceEventTestRunChanged, WorkspaceEventWalletLow, WorkspaceEventWebhookChanged


class EventsApi(Resource):
    """What happens in the workspace, as it happens."""

    def stream(self, *, types: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, call_id: Union[str, NotGiven] = NOT_GIVEN, last_event_id: Union[str, int, None] = None, options: Optional[RequestOptions] = None) -> EventStream[WorkspaceEvent]:
        """Follow a workspace.
        What happens in the workspace, as server-sent events: the timelines of all calls, and the changes of
        campaigns, numbers, knowledge sources, test runs, webhooks and the wallet. The name of an event is
        its `type`. The stream begins now, or after `Last-Event-ID` with what was stored since, each event
        once; events of 24 hours are kept for that, and 10,000 are sent at most. The first event is
        `stream.position`; where its `missed` is true, more has happened than can be sent, so that lists
        must be read again. A workspace can have 25 streams open at a process. The stream does not end by
        itself; it ends within 15 seconds after the key or session that opened it.
        GET /v1/events/stream
        Raises ApiError: invalid_cursor, too_many_streams.
        """
        return self._stream(tagged(("type", {"call.state": "WorkspaceEventCallState", "call.utterance": "WorkspaceEventCallUtterance", "call.tool": "WorkspaceEventCallTool", "call.latency": "WorkspaceEventCallLatency", "call.interrupted": "WorkspaceEventCallInterrupted", "call.dtmf": "WorkspaceEventCallDtmf", "call.knowledge": "WorkspaceEventCallKnowledge", "call.transfer_progress": "WorkspaceEventCallTransferProgress", "call.transfer": "WorkspaceEventCallTransfer", "call.monitor": "WorkspaceEventCallMonitor", "call.agent_changed": "WorkspaceEventCallAgentChanged", "call.warning": "WorkspaceEventCallWarning", "call.error": "WorkspaceEventCallError", "call.analysis": "WorkspaceEventCallAnalysis", "call.webhook": "WorkspaceEventCallWebhook", "campaign.changed": "WorkspaceEventCampaignChanged", "phone_number.changed": "WorkspaceEventPhoneNumberChanged", "knowledge_source.changed": "WorkspaceEventKnowledgeSourceChanged", "test_run.changed": "WorkspaceEventTestRunChanged", "webhook.changed": "WorkspaceEventWebhookChanged", "delivery.dead_lettered": "WorkspaceEventDeliveryDeadLettered", "wallet.low": "WorkspaceEventWalletLow", "stream.position": "WorkspaceEventStreamPosition"})), Spec("GET", "/v1/events/stream", query=given({"types": types, "agent_id": agent_id, "call_id": call_id})), options, lambda event: False, last_event_id)


class AsyncEventsApi(AsyncResource):
    """What happens in the workspace, as it happens."""

    def stream(self, *, types: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, call_id: Union[str, NotGiven] = NOT_GIVEN, last_event_id: Union[str, int, None] = None, options: Optional[RequestOptions] = None) -> AsyncEventStream[WorkspaceEvent]:
        """Follow a workspace.
        What happens in the workspace, as server-sent events: the timelines of all calls, and the changes of
        campaigns, numbers, knowledge sources, test runs, webhooks and the wallet. The name of an event is
        its `type`. The stream begins now, or after `Last-Event-ID` with what was stored since, each event
        once; events of 24 hours are kept for that, and 10,000 are sent at most. The first event is
        `stream.position`; where its `missed` is true, more has happened than can be sent, so that lists
        must be read again. A workspace can have 25 streams open at a process. The stream does not end by
        itself; it ends within 15 seconds after the key or session that opened it.
        GET /v1/events/stream
        Raises ApiError: invalid_cursor, too_many_streams.
        """
        return self._stream(tagged(("type", {"call.state": "WorkspaceEventCallState", "call.utterance": "WorkspaceEventCallUtterance", "call.tool": "WorkspaceEventCallTool", "call.latency": "WorkspaceEventCallLatency", "call.interrupted": "WorkspaceEventCallInterrupted", "call.dtmf": "WorkspaceEventCallDtmf", "call.knowledge": "WorkspaceEventCallKnowledge", "call.transfer_progress": "WorkspaceEventCallTransferProgress", "call.transfer": "WorkspaceEventCallTransfer", "call.monitor": "WorkspaceEventCallMonitor", "call.agent_changed": "WorkspaceEventCallAgentChanged", "call.warning": "WorkspaceEventCallWarning", "call.error": "WorkspaceEventCallError", "call.analysis": "WorkspaceEventCallAnalysis", "call.webhook": "WorkspaceEventCallWebhook", "campaign.changed": "WorkspaceEventCampaignChanged", "phone_number.changed": "WorkspaceEventPhoneNumberChanged", "knowledge_source.changed": "WorkspaceEventKnowledgeSourceChanged", "test_run.changed": "WorkspaceEventTestRunChanged", "webhook.changed": "WorkspaceEventWebhookChanged", "delivery.dead_lettered": "WorkspaceEventDeliveryDeadLettered", "wallet.low": "WorkspaceEventWalletLow", "stream.position": "WorkspaceEventStreamPosition"})), Spec("GET", "/v1/events/stream", query=given({"types": types, "agent_id": agent_id, "call_id": call_id})), options, lambda event: False, last_event_id)

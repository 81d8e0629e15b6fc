"""Events that webhooks receive.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Dict, Mapping, Optional, Sequence, Type, Union, cast

from ._objects import ParleyObject
from ._webhooks import verified
from .models import CallAnalyzedSnakeEvent, CallCompletedEvent, CallEndedEvent, CallEndedSnakeEvent, CallErrorEvent, CallFailedEvent, CallStartedEvent, CallStartedSnakeEvent, CallTranscriptEvent, CallTransferEvent, CallTransferredEvent, CampaignCompletedEvent, PaymentSucceededEvent

__all__ = ["EVENTS", "WebhookEvent", "verify_webhook"]

#: Any event. Use `isinstance` to distinguish events.
WebhookEvent = Union[CallAnalyzedSnakeEvent, CallCompletedEvent, CallEndedEvent, CallEndedSnakeEvent, CallErrorEvent, CallFailedEvent, CallStartedEvent, CallStartedSnakeEvent, CallTranscriptEvent, CallTransferEvent, CallTransferredEvent, CampaignCompletedEvent, PaymentSucceededEvent]

#: The class of each event by its name.
EVENTS: Dict[str, Type[ParleyObject]] = {
    "call.completed": CallCompletedEvent,
    "call.ended": CallEndedEvent,
    "call.error": CallErrorEvent,
    "call.failed": CallFailedEvent,
    "call.started": CallStartedEvent,
    "call.transcript": CallTranscriptEvent,
    "call.transfer": CallTransferEvent,
    "call.transferred": CallTransferredEvent,
    "call_analyzed": CallAnalyzedSnakeEvent,
    "call_ended": CallEndedSnakeEvent,
    "call_started": CallStartedSnakeEvent,
    "campaign.completed": CampaignCompletedEvent,
    "payment.succeeded": PaymentSucceededEvent,
}


def verify_webhook(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = 300.0,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Verifies a webhook request and returns its event.

    body: the raw body, before any parsing. secret: `whsec_…`, or both secrets during a rotation.
    tolerance: seconds by which the time of the request may differ from this machine's clock.
    Raises WebhookVerificationError if no signature matches, or the request is older than the tolerance.
    """
    fields = verified(body, headers, secret, tolerance=tolerance, now=now)
    name = str(fields.get("type") or fields.get("event"))
    return cast(WebhookEvent, EVENTS.get(name, ParleyObject)(fields))

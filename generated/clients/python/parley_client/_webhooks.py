"""Verification of webhook requests by Standard Webhooks 1.0: HMAC-SHA256 of `id.timestamp.body`."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import Any, Dict, Mapping, Optional, Sequence, Union

from ._errors import WebhookVerificationError


def verified(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance: float = 300.0,
    now: Optional[float] = None,
) -> Dict[str, Any]:
    """The fields of the event of a webhook request.

    body: the raw body, before any parsing. secret: `whsec_…`; during a rotation both.
    tolerance: seconds by which the time of the request may differ from this machine's clock.
    Raises WebhookVerificationError when no signature fits, or the request is older than the tolerance.
    """
    found = {name.lower(): value for name, value in headers.items()}
    stamp = _header(found, "webhook-timestamp")
    if re.fullmatch("[0-9]{1,12}", stamp) is None:
        raise WebhookVerificationError("webhook-timestamp is not a number")
    age = abs((time.time() if now is None else now) - int(stamp))
    if age > tolerance:
        raise WebhookVerificationError(f"webhook-timestamp is {age:.0f} s off; {tolerance:.0f} s are allowed")
    raw = body.encode() if isinstance(body, str) else body
    signed = f"{_header(found, 'webhook-id')}.{stamp}.".encode() + raw
    signatures = _header(found, "webhook-signature").split(" ")
    for each in [secret] if isinstance(secret, str) else secret:
        digest = hmac.new(_key(each), signed, hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(digest).decode()
        if any(hmac.compare_digest(expected.encode(), signature.encode()) for signature in signatures):
            fields: Dict[str, Any] = json.loads(raw)
            return fields
    raise WebhookVerificationError("no signature in webhook-signature fits; is this the secret of this webhook?")


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookVerificationError(f"the header {name} is missing")
    return value


def _key(secret: str) -> bytes:
    text = secret[len("whsec_") :] if secret.startswith("whsec_") else secret
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise WebhookVerificationError("the secret is not a webhook secret: it has the form whsec_…") from error

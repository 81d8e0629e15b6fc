"""Errors that methods raise. Every failure of a request is a ParleyError."""

from __future__ import annotations

import json
import re
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Mapping, Optional, Type

from .models import FieldError

__all__ = [
    "ApiError",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "NotFoundError",
    "ParleyConnectionError",
    "ParleyError",
    "ParleyTimeoutError",
    "PaymentRequiredError",
    "PermissionDeniedError",
    "PreconditionFailedError",
    "RateLimitError",
    "ServerError",
    "ValidationError",
    "WebhookVerificationError",
]


class ParleyError(Exception):
    """Base of all errors of this package."""


class ParleyConnectionError(ParleyError):
    """No complete response arrived: the connection was refused or broke."""


class ParleyTimeoutError(ParleyConnectionError):
    """No complete response arrived in time."""


class WebhookVerificationError(ParleyError):
    """A webhook request that this service did not sign, or signed too long ago."""


class ApiError(ParleyError):
    """The service rejected a request. `code` is stable; the message is for humans."""

    #: HTTP status.
    status: int
    #: Stable code, one of `ErrorCode` or a code of a newer service.
    code: str
    #: Explanation specific to this request. None if the service returned none.
    detail: Optional[str]
    #: Invalid fields of a 422.
    errors: List[FieldError]
    #: Identifier of the request in the logs of the service. None if a proxy responded.
    request_id: Optional[str]
    #: Seconds after which the request can be repeated. None if the service returned none.
    retry_after: Optional[int]
    #: Response body as RFC 9457 problem details. None if the body has another format.
    problem: Optional[Dict[str, Any]]
    headers: Mapping[str, str]

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        problem = _problem(body)
        found = problem or {}
        self.status = status
        self.headers = headers
        self._body = body
        self.problem = problem
        self.code = found.get("code") or f"http_{status}"
        self.detail = found.get("detail")
        self.errors = [FieldError(each) for each in found.get("errors") or []]
        self.request_id = found.get("request_id") or headers.get("x-request-id")
        self.retry_after = _retry_after(headers)
        text = self.detail or found.get("title") or f"HTTP {status}"
        super().__init__(f"{self.code}: {_with_fields(text, [f'{error.pointer} {error.detail}' for error in self.errors])}")

    def __reduce__(self) -> Any:
        # By default, an exception is created again from its message alone, which fails, for example in a pool of processes.
        return type(self), (self.status, self.headers, self._body)


def _with_fields(text: str, fields: List[str]) -> str:
    """The detail of several invalid fields begins with the first of them."""
    joined = "; ".join(fields)
    if len(fields) > 1 and text.startswith(fields[0]):
        return joined
    return f"{text} ({joined})" if joined and joined not in text else text


class BadRequestError(ApiError):
    """400"""


class AuthenticationError(ApiError):
    """401"""


class PaymentRequiredError(ApiError):
    """402"""


class PermissionDeniedError(ApiError):
    """403"""


class NotFoundError(ApiError):
    """404"""


class ConflictError(ApiError):
    """409"""


class PreconditionFailedError(ApiError):
    """412"""


class ValidationError(ApiError):
    """422"""


class RateLimitError(ApiError):
    """429"""


class ServerError(ApiError):
    """5xx"""


_BY_STATUS: Dict[int, Type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: PaymentRequiredError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: PreconditionFailedError,
    422: ValidationError,
    429: RateLimitError,
}


def error_of(status: int, headers: Mapping[str, str], body: bytes) -> ApiError:
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    return kind(status, headers, body)


def _problem(body: bytes) -> Optional[Dict[str, Any]]:
    try:
        value = json.loads(body)
    except ValueError:
        # A proxy responded with its own page.
        return None
    if isinstance(value, dict) and isinstance(value.get("code"), str):
        return value
    return None


def _retry_after(headers: Mapping[str, str]) -> Optional[int]:
    """Retry-After in seconds (RFC 9110, section 10.2.3: a number or a date)."""
    value = (headers.get("retry-after") or "").strip()
    if re.fullmatch(r"[0-9]+", value):
        return int(value)
    try:
        date = parsedate_to_datetime(value)
        # Uses the clock of the service, so that an incorrect local clock does not matter.
        now = parsedate_to_datetime(headers["date"])
    except (KeyError, TypeError, ValueError):
        return None
    return max(0, round((date - now).total_seconds()))

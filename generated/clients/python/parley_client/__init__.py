"""Client of a Parley service: `Parley(base_url=..., api_key=...)`.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from . import models
from ._client import AsyncParley, Parley
from ._downloads import AsyncFileResponse, FileResponse
from ._errors import *
from ._files import FileContent, Upload
from ._objects import NOT_GIVEN, NotGiven, ParleyObject
from ._pages import AsyncPage, AsyncPages, Page
from ._streams import AsyncEventStream, EventStream, NamedEvent
from ._transport import RequestOptions
from ._version import VERSION
from .events import EVENTS, WebhookEvent, verify_webhook

__all__ = [
    "NOT_GIVEN",
    "ApiError",
    "AsyncEventStream",
    "AsyncFileResponse",
    "AsyncPage",
    "AsyncPages",
    "AsyncParley",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "EVENTS",
    "EventStream",
    "FileContent",
    "FileResponse",
    "ParleyObject",
    "NamedEvent",
    "NotFoundError",
    "NotGiven",
    "Page",
    "Parley",
    "ParleyConnectionError",
    "ParleyError",
    "ParleyTimeoutError",
    "PaymentRequiredError",
    "PermissionDeniedError",
    "PreconditionFailedError",
    "RateLimitError",
    "RequestOptions",
    "ServerError",
    "Upload",
    "VERSION",
    "ValidationError",
    "WebhookEvent",
    "WebhookVerificationError",
    "models",
    "verify_webhook",
]

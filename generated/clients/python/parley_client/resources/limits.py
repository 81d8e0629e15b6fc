"""limits: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional

from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Limits


class LimitsApi(Resource):
    """Concurrency, rate and size limits of the workspace."""

    def get(self, *, options: Optional[RequestOptions] = None) -> Limits:
        """Get the limits of the workspace.
        Returns the limits on concurrent and queued calls, requests per minute, and sizes. The `RateLimit`
        header of every response contains the remaining requests.
        GET /v1/limits
        """
        return self._json(Limits, Spec("GET", "/v1/limits"), options)


class AsyncLimitsApi(AsyncResource):
    """Concurrency, rate and size limits of the workspace."""

    async def get(self, *, options: Optional[RequestOptions] = None) -> Limits:
        """Get the limits of the workspace.
        Returns the limits on concurrent and queued calls, requests per minute, and sizes. The `RateLimit`
        header of every response contains the remaining requests.
        GET /v1/limits
        """
        return await self._json(Limits, Spec("GET", "/v1/limits"), options)

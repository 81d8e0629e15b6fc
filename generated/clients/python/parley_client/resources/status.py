"""status: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional

from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Status


class StatusApi(Resource):
    """Whether this deployment works, and how often it did."""

    def get(self, *, options: Optional[RequestOptions] = None) -> Status:
        """Get the state and the measured availability of the service.
        The state of each component now, and the availability of API and voice in the last 24 hours, 7, 30
        and 90 days against the targets of 99.9 and 99.5 percent. Availability is the share of minutes in
        which the service was ready, times the share of what it then did without a failure of its own. For
        the API these are requests that were not answered with a status of 500 or above; failures that
        another system caused (`provider_failed`) are left out. For voice these are calls that did not end
        by `stt_error`, `tts_error`, `media_lost` or `internal_error`, or by `engine_error` of a model that
        the service runs. A minute in which no process was ready counts as down, also while nothing ran that
        could measure. The answer is up to 15 seconds old and names no workspace, no host and no volume.
        GET /v1/status
        """
        return self._json(Status, Spec("GET", "/v1/status"), options)


class AsyncStatusApi(AsyncResource):
    """Whether this deployment works, and how often it did."""

    async def get(self, *, options: Optional[RequestOptions] = None) -> Status:
        """Get the state and the measured availability of the service.
        The state of each component now, and the availability of API and voice in the last 24 hours, 7, 30
        and 90 days against the targets of 99.9 and 99.5 percent. Availability is the share of minutes in
        which the service was ready, times the share of what it then did without a failure of its own. For
        the API these are requests that were not answered with a status of 500 or above; failures that
        another system caused (`provider_failed`) are left out. For voice these are calls that did not end
        by `stt_error`, `tts_error`, `media_lost` or `internal_error`, or by `engine_error` of a model that
        the service runs. A minute in which no process was ready counts as down, also while nothing ran that
        could measure. The answer is up to 15 seconds old and names no workspace, no host and no volume.
        GET /v1/status
        """
        return await self._json(Status, Spec("GET", "/v1/status"), options)

"""analytics: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from datetime import datetime
from typing import Literal, Optional, Union

from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Analytics, AnalyticsInterval, CallChannel, CallDirection


class AnalyticsApi(Resource):
    """Statistics about ended calls, as totals and series."""

    def get(self, *, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, time_zone: Union[str, NotGiven] = NOT_GIVEN, interval: Union[AnalyticsInterval, NotGiven] = NOT_GIVEN, group_by: Union[str, NotGiven] = NOT_GIVEN, metrics: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, compare: Union[Literal["none", "previous"], NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, agent_version: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Analytics:
        """Get statistics about calls.
        Returns totals and series of ended calls by hour, day, week or month, in total or by up to two of
        agent, agent version, number, campaign, direction and channel. A call is counted once it has ended,
        at the time when it was created, as in GET /v1/calls. Later analyses, ratings and costs correct the
        figures. Erasing a call changes no count. Series are dense: `points[i]` belongs to `buckets[i]`, and
        intervals without calls are zero. A response has at most 5000 points. The period is at most 366
        days; at most 31 days by hour, or by agent, number or campaign in a time zone other than the
        workspace's.
        GET /v1/analytics
        """
        return self._json(Analytics, Spec("GET", "/v1/analytics", query=given({"from": from_, "to": to, "time_zone": time_zone, "interval": interval, "group_by": group_by, "metrics": metrics, "limit": limit, "compare": compare, "agent_id": agent_id, "agent_version": agent_version, "number": number, "campaign_id": campaign_id, "direction": direction, "channel": channel})), options)


class AsyncAnalyticsApi(AsyncResource):
    """Statistics about ended calls, as totals and series."""

    async def get(self, *, from_: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, to: Union[Union[str, datetime], NotGiven] = NOT_GIVEN, time_zone: Union[str, NotGiven] = NOT_GIVEN, interval: Union[AnalyticsInterval, NotGiven] = NOT_GIVEN, group_by: Union[str, NotGiven] = NOT_GIVEN, metrics: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, compare: Union[Literal["none", "previous"], NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, agent_version: Union[int, NotGiven] = NOT_GIVEN, number: Union[str, NotGiven] = NOT_GIVEN, campaign_id: Union[str, NotGiven] = NOT_GIVEN, direction: Union[CallDirection, NotGiven] = NOT_GIVEN, channel: Union[CallChannel, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Analytics:
        """Get statistics about calls.
        Returns totals and series of ended calls by hour, day, week or month, in total or by up to two of
        agent, agent version, number, campaign, direction and channel. A call is counted once it has ended,
        at the time when it was created, as in GET /v1/calls. Later analyses, ratings and costs correct the
        figures. Erasing a call changes no count. Series are dense: `points[i]` belongs to `buckets[i]`, and
        intervals without calls are zero. A response has at most 5000 points. The period is at most 366
        days; at most 31 days by hour, or by agent, number or campaign in a time zone other than the
        workspace's.
        GET /v1/analytics
        """
        return await self._json(Analytics, Spec("GET", "/v1/analytics", query=given({"from": from_, "to": to, "time_zone": time_zone, "interval": interval, "group_by": group_by, "metrics": metrics, "limit": limit, "compare": compare, "agent_id": agent_id, "agent_version": agent_version, "number": number, "campaign_id": campaign_id, "direction": direction, "channel": channel})), options)

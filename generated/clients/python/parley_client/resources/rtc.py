"""rtc: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union

from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import AgentDraftParam, Metadata, RtcHealth, RtcToken, RtcTransport, Variables


class RtcApi(Resource):
    """Voice calls in the browser."""

    def create_token(self, *, agent_id: str, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, draft: Union[AgentDraftParam, NotGiven] = NOT_GIVEN, transport: Union[RtcTransport, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> RtcToken:
        """Get a token for a browser call.
        Creates a call on the channel `web`, which starts when the browser joins. The token can join this
        call once, within five minutes. A call that is not joined fails with `no_answer`. With `websocket`,
        open `url` with the subprotocols `parley.v1` and the token. Binary frames are 640 bytes of 16 kHz
        mono PCM16 (little endian). Text frames are RtcClientMessage to the server and RtcServerMessage from
        the server. Close codes: 1000 (the call has ended), 1013 (the process is starting or stopping, or
        does not carry the call: connect again with the same token), 4401 (the token is invalid, expired or
        already used; or the key or session that requested it has ended, which ends the call as
        `ended_by_api` within 15 seconds), 4404 (the call does not exist or has ended), 4409 (joined
        elsewhere), 4413 (a message is too large), 4429 (too many frames or too many invalid tokens). With
        `livekit`, join the room at `url` with a LiveKit client. The call also ends with its key or session.
        POST /v1/rtc/token
        Raises ApiError: agent_not_found, concurrency_limited, insufficient_funds, provider_failed.
        """
        return self._json(RtcToken, Spec("POST", "/v1/rtc/token", json=given({"agent_id": agent_id, "metadata": metadata, "variables": variables, "draft": draft, "transport": transport}), has_json=True, keyed=True), options)

    def get_health(self, *, options: Optional[RequestOptions] = None) -> RtcHealth:
        """Check browser voice.
        Reports the configuration and the health of each hop.
        GET /v1/rtc/health
        """
        return self._json(RtcHealth, Spec("GET", "/v1/rtc/health"), options)


class AsyncRtcApi(AsyncResource):
    """Voice calls in the browser."""

    async def create_token(self, *, agent_id: str, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, draft: Union[AgentDraftParam, NotGiven] = NOT_GIVEN, transport: Union[RtcTransport, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> RtcToken:
        """Get a token for a browser call.
        Creates a call on the channel `web`, which starts when the browser joins. The token can join this
        call once, within five minutes. A call that is not joined fails with `no_answer`. With `websocket`,
        open `url` with the subprotocols `parley.v1` and the token. Binary frames are 640 bytes of 16 kHz
        mono PCM16 (little endian). Text frames are RtcClientMessage to the server and RtcServerMessage from
        the server. Close codes: 1000 (the call has ended), 1013 (the process is starting or stopping, or
        does not carry the call: connect again with the same token), 4401 (the token is invalid, expired or
        already used; or the key or session that requested it has ended, which ends the call as
        `ended_by_api` within 15 seconds), 4404 (the call does not exist or has ended), 4409 (joined
        elsewhere), 4413 (a message is too large), 4429 (too many frames or too many invalid tokens). With
        `livekit`, join the room at `url` with a LiveKit client. The call also ends with its key or session.
        POST /v1/rtc/token
        Raises ApiError: agent_not_found, concurrency_limited, insufficient_funds, provider_failed.
        """
        return await self._json(RtcToken, Spec("POST", "/v1/rtc/token", json=given({"agent_id": agent_id, "metadata": metadata, "variables": variables, "draft": draft, "transport": transport}), has_json=True, keyed=True), options)

    async def get_health(self, *, options: Optional[RequestOptions] = None) -> RtcHealth:
        """Check browser voice.
        Reports the configuration and the health of each hop.
        GET /v1/rtc/health
        """
        return await self._json(RtcHealth, Spec("GET", "/v1/rtc/health"), options)

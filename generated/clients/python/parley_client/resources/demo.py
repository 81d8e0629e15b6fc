"""demo: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Demo


class DemoApi(Resource):
    """A demo agent of this deployment that needs no account."""

    def start(self, kind: str, *, to_number: Union[str, NotGiven] = NOT_GIVEN, message: Union[str, NotGiven] = NOT_GIVEN, session_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Demo:
        """Try the demo agent.
        Starts a demo: `web` returns a token to join a browser call, `chat` returns a reply of the agent,
        and `call` calls one of the test numbers. Requests are limited per IP address and by a daily budget.
        Fails with 404 if the deployment has no demo.
        POST /v1/demo/{kind}
        Raises ApiError: agent_not_found, budget_spent, concurrency_limited, demo_not_found,
        insufficient_funds, provider_failed, widget_session_busy, widget_session_full,
        widget_session_not_found.
        """
        fields = given({"to_number": to_number, "message": message, "session_id": session_id})
        return self._json(Demo, Spec("POST", f'/v1/demo/{quote(kind, safe="")}', json=fields, has_json=bool(fields)), options)


class AsyncDemoApi(AsyncResource):
    """A demo agent of this deployment that needs no account."""

    async def start(self, kind: str, *, to_number: Union[str, NotGiven] = NOT_GIVEN, message: Union[str, NotGiven] = NOT_GIVEN, session_id: Union[Optional[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Demo:
        """Try the demo agent.
        Starts a demo: `web` returns a token to join a browser call, `chat` returns a reply of the agent,
        and `call` calls one of the test numbers. Requests are limited per IP address and by a daily budget.
        Fails with 404 if the deployment has no demo.
        POST /v1/demo/{kind}
        Raises ApiError: agent_not_found, budget_spent, concurrency_limited, demo_not_found,
        insufficient_funds, provider_failed, widget_session_busy, widget_session_full,
        widget_session_not_found.
        """
        fields = given({"to_number": to_number, "message": message, "session_id": session_id})
        return await self._json(Demo, Spec("POST", f'/v1/demo/{quote(kind, safe="")}', json=fields, has_json=bool(fields)), options)

"""Sends requests: authorization, retries, sessions. The rules are written once; two classes apply them, with and without asyncio.

Failures that are retried, at most `max_retries` times:
  429, 503 with Retry-After        always, because the service did not process the request
  409 idempotency_in_progress      the first attempt is still running
  502, 503, 504, lost connections  if the request is idempotent: GET, PUT, DELETE, PATCH without If-Match, POST with a key
Retry-After (RFC 9110) determines the wait. Without it, the wait doubles from 0.5 to 8 seconds, and is reduced at random by up to half.
"""

from __future__ import annotations

import asyncio
import math
import random
import threading
import time
import uuid
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Awaitable, Callable, Dict, List, Mapping, Optional, Tuple, Union

import httpx

from ._errors import ApiError, ParleyConnectionError, ParleyError, ParleyTimeoutError, error_of
from ._version import VERSION

FIRST_DELAY_SECONDS = 0.5
LONGEST_DELAY_SECONDS = 8.0
#: Seconds before the expiry of the access token at which a session is refreshed.
EARLY_SECONDS = 30.0
#: Seconds of silence after which an event stream counts as lost. The service sends a comment every 15 seconds.
IDLE_SECONDS = 60.0


@dataclass(frozen=True)
class RequestOptions:
    """Options of one request. Every method accepts them as `options`."""

    #: Seconds for the connection, and between two parts of a response. Default: the client's.
    timeout: Optional[float] = None
    #: Maximum number of retries. Default: the client's.
    max_retries: Optional[int] = None
    #: Idempotency-Key of a POST. Default: a random key for each call of the method.
    idempotency_key: Optional[str] = None
    #: The workspace, for users with several. Default: the client's.
    workspace_id: Optional[str] = None
    #: Additional request headers.
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Spec:
    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    json: Any = None
    has_json: bool = False
    content: Optional[Tuple[str, Any]] = None
    files: Optional[List[Tuple[str, Any]]] = None
    #: Whether the body can be sent only once, like a stream.
    once: bool = False
    accept: str = "application/json"
    headers: Mapping[str, Optional[str]] = field(default_factory=dict)
    #: Whether the request is a POST whose retries an Idempotency-Key makes safe.
    keyed: bool = False
    #: Whether to send no credentials.
    anonymous: bool = False


@dataclass
class Session:
    access_token: str
    refresh_token: str
    #: In the time of `time.monotonic()`, because the clock of this machine may be wrong.
    valid_until: float = float("inf")

    @staticmethod
    def of(answer: Mapping[str, Any]) -> "Session":
        seconds = answer.get("expires_in")
        until = float("inf") if seconds is None else time.monotonic() + float(seconds) - EARLY_SECONDS
        return Session(str(answer["access_token"]), str(answer["refresh_token"]), until)


@dataclass
class Settings:
    base_url: str
    api_key: Optional[str]
    session: Optional[Session]
    #: Email address and password.
    login: Optional[Tuple[str, str]]
    on_session: Optional[Callable[[Dict[str, str]], None]]
    workspace_id: Optional[str]
    timeout: float
    max_retries: int
    max_retry_delay: float
    headers: Mapping[str, str]

    @property
    def has_session(self) -> bool:
        return self.session is not None or self.login is not None


def build(client: Union[httpx.Client, httpx.AsyncClient], settings: Settings, spec: Spec, key: str, options: RequestOptions, authorization: Optional[str]) -> httpx.Request:
    headers: Dict[str, str] = {"accept": spec.accept, "user-agent": f"parley-python/{VERSION}"}
    workspace = options.workspace_id or settings.workspace_id
    if workspace:
        headers["x-workspace-id"] = workspace
    if spec.keyed:
        headers["idempotency-key"] = key
    if authorization:
        headers["authorization"] = authorization
    headers.update(given_headers(settings, spec, options))
    body: Dict[str, Any] = {}
    if spec.has_json:
        body["json"] = spec.json
    elif spec.content is not None:
        headers["content-type"] = spec.content[0]
        body["content"] = spec.content[1]
    elif spec.files is not None:
        body["files"] = spec.files
    query: List[Tuple[str, Union[str, int, float, bool, None]]] = [(name, text_of(each)) for name, value in spec.query.items() for each in (value if isinstance(value, (list, tuple)) else [value]) if each is not None]
    seconds = options.timeout or settings.timeout
    limit = None if math.isinf(seconds) else seconds
    timeout = httpx.Timeout(limit, read=limit and max(limit, IDLE_SECONDS)) if spec.accept == EVENT_STREAM else httpx.Timeout(limit)
    # URLs drop such segments together with the segment before, so that the request would be another one.
    if not {".", ".."}.isdisjoint(spec.path.split("/")):
        raise ParleyError(f'{spec.path} contains an id that is "." or ".."')
    return client.build_request(spec.method, settings.base_url + spec.path, params=query, headers=headers, timeout=timeout, **body)


def given_headers(settings: Settings, spec: Spec, options: RequestOptions) -> Dict[str, str]:
    """Headers of the caller, with lower-case names, so that each replaces the client's own header instead of repeating it."""
    all_of = [*settings.headers.items(), *spec.headers.items(), *options.headers.items()]
    return {name.lower(): value for name, value in all_of if value is not None}


def text_of(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError("a datetime needs a time zone")
        return value.isoformat()
    return str(value)


def failure_of(request: str, error: httpx.RequestError) -> ParleyConnectionError:
    if isinstance(error, httpx.TimeoutException):
        return ParleyTimeoutError(f"{request}: no response in time")
    why = "the server does not speak https: write http:// in its address" if "WRONG_VERSION_NUMBER" in str(error) else error
    return ParleyConnectionError(f"{request}: {why}")


def is_elsewhere(request: httpx.Request, response: httpx.Response) -> bool:
    """Whether the response is not that of the request.

    After 301, 302 and 303, httpx replaces a POST by a GET, whose response must not be returned as that of the POST. Another server
    receives no credentials and refuses the request.
    """
    last = response.request
    return last.method != request.method or (response.status_code == 401 and "authorization" in request.headers and "authorization" not in last.headers)


def redirected(spec: Spec, response: httpx.Response) -> ParleyError:
    """The error is no ParleyConnectionError, because a retry would be redirected again."""
    return ParleyError(f"{spec.method} {spec.path}: the server redirects to {response.url}. Change the base URL")


def json_of(spec: Spec, response: httpx.Response) -> Any:
    """@raises ParleyConnectionError when another server sent the response, for example a page"""
    try:
        return response.json()
    except ValueError as error:
        kind = response.headers.get("content-type", "").split(";")[0]
        why = f"the response is {kind}, not JSON. Check the base URL" if kind == "text/html" else error
        raise ParleyConnectionError(f"{spec.method} {spec.path}: {why}") from error


def is_expired(error: ParleyError) -> bool:
    return isinstance(error, ApiError) and error.code in ("token_expired", "unauthorized")


def retry_delay(error: ParleyError, attempt: int, spec: Spec, options: RequestOptions, settings: Settings) -> Optional[float]:
    """Seconds until the next attempt. None if the error is final."""
    repeatable = spec.keyed if spec.method == "POST" else spec.method != "PATCH" or "if-match" not in given_headers(settings, spec, options)
    if not isinstance(error, ApiError):
        return back_off(attempt) if isinstance(error, ParleyConnectionError) and repeatable else None
    begun = not (
        error.status == 429
        or error.code == "idempotency_in_progress"
        or (error.status == 503 and (repeatable or error.retry_after is not None))
    )
    if begun and not (repeatable and error.status in (502, 504)):
        return None
    if error.retry_after is None:
        return back_off(attempt)
    return float(error.retry_after) if error.retry_after <= settings.max_retry_delay else None


def back_off(attempt: int) -> float:
    return min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2.0**attempt) * (0.5 + random.random() / 2)


def limit_of(spec: Spec, options: RequestOptions, settings: Settings) -> int:
    if spec.once:
        return 0
    return settings.max_retries if options.max_retries is None else options.max_retries


EVENT_STREAM = "text/event-stream"
LOGIN = "/v1/auth/login"
REFRESH = "/v1/auth/refresh"


class Transport:
    def __init__(self, settings: Settings, client: httpx.Client) -> None:
        self.settings = settings
        self.client = client
        self._lock = threading.Lock()

    def send(self, spec: Spec, options: RequestOptions, stream: bool = False) -> httpx.Response:
        """@raises ApiError, ParleyConnectionError, ParleyTimeoutError"""
        key = options.idempotency_key or uuid.uuid4().hex
        attempt = 0
        renewed = False
        while True:
            authorization = None if spec.anonymous else self._authorization()
            try:
                return self._once(spec, key, options, authorization, stream)
            except ParleyError as error:
                if not renewed and not spec.anonymous and not spec.once and self.settings.has_session and is_expired(error):
                    self._renew(authorization)
                    renewed = True
                    continue
                delay = retry_delay(error, attempt, spec, options, self.settings) if attempt < limit_of(spec, options, self.settings) else None
                if delay is None:
                    raise
            attempt += 1
            time.sleep(delay)

    def _once(self, spec: Spec, key: str, options: RequestOptions, authorization: Optional[str], stream: bool) -> httpx.Response:
        request = build(self.client, self.settings, spec, key, options, authorization)
        try:
            response = self.client.send(request, stream=stream, follow_redirects=True)
            if is_elsewhere(request, response):
                response.close()
                raise redirected(spec, response)
            if response.is_success or response.status_code == 304:
                return response
            body = response.read()
            response.close()
        except httpx.RequestError as error:
            raise failure_of(f"{spec.method} {spec.path}", error) from error
        raise error_of(response.status_code, response.headers, body)

    def _authorization(self) -> Optional[str]:
        if not self.settings.has_session:
            return f"Bearer {self.settings.api_key}" if self.settings.api_key else None
        session = self.settings.session
        if session is None or time.monotonic() > session.valid_until:
            self._renew(f"Bearer {session.access_token}" if session else None)
        assert self.settings.session is not None
        return f"Bearer {self.settings.session.access_token}"

    def _renew(self, refused: Optional[str]) -> None:
        """Refreshes once, even if several threads find the token expired."""
        with self._lock:
            session = self.settings.session
            if session is not None and refused != f"Bearer {session.access_token}":
                return
            answer = self._tokens(session)
            self.settings.session = Session.of(answer)
        if self.settings.on_session:
            self.settings.on_session(answer)

    def _tokens(self, session: Optional[Session]) -> Dict[str, Any]:
        if session is not None:
            try:
                return self._post(REFRESH, {"refresh_token": session.refresh_token, "rotate": True}, True)
            except ApiError as error:
                if error.status != 401 or self.settings.login is None:
                    raise
        assert self.settings.login is not None
        email, password = self.settings.login
        return self._post(LOGIN, {"email": email, "password": password}, False)

    def _post(self, path: str, body: Dict[str, Any], repeatable: bool) -> Dict[str, Any]:
        # A refresh that is sent twice within seconds returns the same tokens, so the request is repeated after a lost response.
        spec = Spec("POST", path, json=body, has_json=True, keyed=repeatable, anonymous=True)
        answer: Dict[str, Any] = json_of(spec, self.send(spec, RequestOptions()))
        return answer


class AsyncTransport:
    def __init__(self, settings: Settings, client: httpx.AsyncClient) -> None:
        self.settings = settings
        self.client = client
        self._renewing: Optional["asyncio.Task[None]"] = None

    async def send(self, spec: Spec, options: RequestOptions, stream: bool = False) -> httpx.Response:
        """@raises ApiError, ParleyConnectionError, ParleyTimeoutError"""
        key = options.idempotency_key or uuid.uuid4().hex
        attempt = 0
        renewed = False
        while True:
            authorization = None if spec.anonymous else await self._authorization()
            try:
                return await self._once(spec, key, options, authorization, stream)
            except ParleyError as error:
                if not renewed and not spec.anonymous and not spec.once and self.settings.has_session and is_expired(error):
                    await self._renew(authorization)
                    renewed = True
                    continue
                delay = retry_delay(error, attempt, spec, options, self.settings) if attempt < limit_of(spec, options, self.settings) else None
                if delay is None:
                    raise
            attempt += 1
            await asyncio.sleep(delay)

    async def _once(self, spec: Spec, key: str, options: RequestOptions, authorization: Optional[str], stream: bool) -> httpx.Response:
        request = build(self.client, self.settings, spec, key, options, authorization)
        try:
            response = await self.client.send(request, stream=stream, follow_redirects=True)
            if is_elsewhere(request, response):
                await response.aclose()
                raise redirected(spec, response)
            if response.is_success or response.status_code == 304:
                return response
            body = await response.aread()
            await response.aclose()
        except httpx.RequestError as error:
            raise failure_of(f"{spec.method} {spec.path}", error) from error
        raise error_of(response.status_code, response.headers, body)

    async def _authorization(self) -> Optional[str]:
        if not self.settings.has_session:
            return f"Bearer {self.settings.api_key}" if self.settings.api_key else None
        session = self.settings.session
        if session is None or time.monotonic() > session.valid_until:
            await self._renew(f"Bearer {session.access_token}" if session else None)
        assert self.settings.session is not None
        return f"Bearer {self.settings.session.access_token}"

    async def _renew(self, refused: Optional[str]) -> None:
        """Refreshes once, even if several tasks find the token expired. A canceled task does not cancel the refresh."""
        session = self.settings.session
        if session is not None and refused != f"Bearer {session.access_token}":
            return
        if self._renewing is None:
            self._renewing = asyncio.ensure_future(self._obtain(session))
            self._renewing.add_done_callback(self._renewed)
        await asyncio.shield(self._renewing)

    def _renewed(self, task: "asyncio.Task[None]") -> None:
        self._renewing = None
        if not task.cancelled():
            # Waiting tasks receive the failure. Without this, a failure that no task awaits is reported as never retrieved.
            task.exception()

    async def _obtain(self, session: Optional[Session]) -> None:
        answer = await self._tokens(session)
        self.settings.session = Session.of(answer)
        if self.settings.on_session:
            self.settings.on_session(answer)

    async def _tokens(self, session: Optional[Session]) -> Dict[str, Any]:
        if session is not None:
            try:
                return await self._post(REFRESH, {"refresh_token": session.refresh_token, "rotate": True}, True)
            except ApiError as error:
                if error.status != 401 or self.settings.login is None:
                    raise
        assert self.settings.login is not None
        email, password = self.settings.login
        return await self._post(LOGIN, {"email": email, "password": password}, False)

    async def _post(self, path: str, body: Dict[str, Any], repeatable: bool) -> Dict[str, Any]:
        spec = Spec("POST", path, json=body, has_json=True, keyed=repeatable, anonymous=True)
        answer: Dict[str, Any] = json_of(spec, await self.send(spec, RequestOptions()))
        return answer

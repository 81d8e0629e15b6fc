"""Arguments of a client → settings."""

from __future__ import annotations

import os
from typing import Any, Callable, Dict, Mapping, Optional, Tuple

from ._errors import ParleyError
from ._transport import Session, Settings


def address_of(given: str) -> str:
    """Every path begins with the version, which is often copied with the address."""
    return given.rstrip("/").removesuffix("/v1")


def settings_of(
    *,
    base_url: Optional[str],
    api_key: Optional[str],
    session: Optional[Mapping[str, Any]],
    login: Optional[Tuple[str, str]],
    on_session: Optional[Callable[[Dict[str, str]], None]],
    workspace_id: Optional[str],
    timeout: float,
    max_retries: int,
    max_retry_delay: float,
    headers: Optional[Mapping[str, str]],
) -> Settings:
    if sum(value is not None for value in (api_key, session, login)) > 1:
        raise ParleyError("pass one of api_key, session and login")
    has_session = session is not None or login is not None
    return Settings(
        base_url=address_of(base_url or os.environ.get("PARLEY_BASE_URL") or "http://127.0.0.1:3000"),
        # A key that was read from a file ends with a line break. httpx refuses it, and its message contains the key.
        api_key=None if has_session else (api_key or os.environ.get("PARLEY_API_KEY") or "").strip() or None,
        session=None if session is None else Session.of(session),
        login=login,
        on_session=on_session,
        workspace_id=workspace_id,
        timeout=timeout,
        max_retries=max_retries,
        max_retry_delay=max_retry_delay,
        headers=dict(headers or {}),
    )

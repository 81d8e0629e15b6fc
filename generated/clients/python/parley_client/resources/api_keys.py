"""api_keys: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Literal, Optional, Sequence, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import ApiKey, ApiKeyWithSecret


class ApiKeysApi(Resource):
    """Keys for server-to-server use."""

    def list(self, *, status: Union[Literal["active", "revoked"], NotGiven] = NOT_GIVEN, created_by: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[ApiKey]:
        """List API keys.
        Lists the API keys of the workspace, including revoked keys, newest first.
        GET /v1/api-keys
        Raises ApiError: invalid_cursor.
        """
        return self._page(ApiKey, Spec("GET", "/v1/api-keys", query=given({"status": status, "created_by": created_by, "limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def create(self, *, name: str, scope: Union[Literal["read-only", "write", "admin"], NotGiven] = NOT_GIVEN, allowed_ips: Union[Sequence[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ApiKeyWithSecret:
        """Create an API key.
        Creates an API key. Its value is returned only in this response.
        POST /v1/api-keys
        """
        return self._json(ApiKeyWithSecret, Spec("POST", "/v1/api-keys", json=given({"name": name, "scope": scope, "allowed_ips": allowed_ips}), has_json=True, keyed=True), options)

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> ApiKey:
        """Get an API key.
        Returns an API key without its value: its scope, its allowed addresses and its last use.
        GET /v1/api-keys/{id}
        Raises ApiError: api_key_not_found.
        """
        return self._json(ApiKey, Spec("GET", f'/v1/api-keys/{quote(id, safe="")}'), options)

    def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, allowed_ips: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ApiKey:
        """Update an API key.
        JSON merge patch of the name and the allowed addresses. `null` removes the restriction to addresses.
        The new addresses apply to the next request with the key. Streams that the key opened from an
        address that is no longer allowed close within 15 seconds. The scope of a key cannot change: create
        another key.
        PATCH /v1/api-keys/{id}
        Raises ApiError: api_key_already_revoked, api_key_not_found.
        """
        return self._json(ApiKey, Spec("PATCH", f'/v1/api-keys/{quote(id, safe="")}', json=given({"name": name, "allowed_ips": allowed_ips}), has_json=True), options)

    def revoke(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Revoke an API key.
        The key stops working immediately. Streams and sockets that it opened or requested a token for,
        including browser calls, close within 15 seconds. Phone calls that it placed continue. The revoked
        key is still listed.
        DELETE /v1/api-keys/{id}
        Raises ApiError: api_key_already_revoked, api_key_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/api-keys/{quote(id, safe="")}'), options)

    def rotate(self, id: str, *, revoke_old_after_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ApiKeyWithSecret:
        """Rotate an API key.
        Creates a new key with the same name, scope and allowed addresses. Both keys work until the old one
        is revoked. Deploy the new key. Check in `GET /v1/audit-log?key_id=` that it is used and that the
        old key is not. Then revoke the old key. With `revoke_old_after_seconds` the old key is revoked by
        itself after that time.
        POST /v1/api-keys/{id}/rotate
        Raises ApiError: api_key_already_revoked, api_key_not_found.
        """
        fields = given({"revoke_old_after_seconds": revoke_old_after_seconds})
        return self._json(ApiKeyWithSecret, Spec("POST", f'/v1/api-keys/{quote(id, safe="")}/rotate', json=fields, has_json=bool(fields), keyed=True), options)


class AsyncApiKeysApi(AsyncResource):
    """Keys for server-to-server use."""

    def list(self, *, status: Union[Literal["active", "revoked"], NotGiven] = NOT_GIVEN, created_by: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[ApiKey]:
        """List API keys.
        Lists the API keys of the workspace, including revoked keys, newest first.
        GET /v1/api-keys
        Raises ApiError: invalid_cursor.
        """
        return self._page(ApiKey, Spec("GET", "/v1/api-keys", query=given({"status": status, "created_by": created_by, "limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def create(self, *, name: str, scope: Union[Literal["read-only", "write", "admin"], NotGiven] = NOT_GIVEN, allowed_ips: Union[Sequence[str], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ApiKeyWithSecret:
        """Create an API key.
        Creates an API key. Its value is returned only in this response.
        POST /v1/api-keys
        """
        return await self._json(ApiKeyWithSecret, Spec("POST", "/v1/api-keys", json=given({"name": name, "scope": scope, "allowed_ips": allowed_ips}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, options: Optional[RequestOptions] = None) -> ApiKey:
        """Get an API key.
        Returns an API key without its value: its scope, its allowed addresses and its last use.
        GET /v1/api-keys/{id}
        Raises ApiError: api_key_not_found.
        """
        return await self._json(ApiKey, Spec("GET", f'/v1/api-keys/{quote(id, safe="")}'), options)

    async def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, allowed_ips: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ApiKey:
        """Update an API key.
        JSON merge patch of the name and the allowed addresses. `null` removes the restriction to addresses.
        The new addresses apply to the next request with the key. Streams that the key opened from an
        address that is no longer allowed close within 15 seconds. The scope of a key cannot change: create
        another key.
        PATCH /v1/api-keys/{id}
        Raises ApiError: api_key_already_revoked, api_key_not_found.
        """
        return await self._json(ApiKey, Spec("PATCH", f'/v1/api-keys/{quote(id, safe="")}', json=given({"name": name, "allowed_ips": allowed_ips}), has_json=True), options)

    async def revoke(self, id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Revoke an API key.
        The key stops working immediately. Streams and sockets that it opened or requested a token for,
        including browser calls, close within 15 seconds. Phone calls that it placed continue. The revoked
        key is still listed.
        DELETE /v1/api-keys/{id}
        Raises ApiError: api_key_already_revoked, api_key_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/api-keys/{quote(id, safe="")}'), options)

    async def rotate(self, id: str, *, revoke_old_after_seconds: Union[int, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ApiKeyWithSecret:
        """Rotate an API key.
        Creates a new key with the same name, scope and allowed addresses. Both keys work until the old one
        is revoked. Deploy the new key. Check in `GET /v1/audit-log?key_id=` that it is used and that the
        old key is not. Then revoke the old key. With `revoke_old_after_seconds` the old key is revoked by
        itself after that time.
        POST /v1/api-keys/{id}/rotate
        Raises ApiError: api_key_already_revoked, api_key_not_found.
        """
        fields = given({"revoke_old_after_seconds": revoke_old_after_seconds})
        return await self._json(ApiKeyWithSecret, Spec("POST", f'/v1/api-keys/{quote(id, safe="")}/rotate', json=fields, has_json=bool(fields), keyed=True), options)

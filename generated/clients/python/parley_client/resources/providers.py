"""providers: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import ProviderCredentials


class ProvidersApi(Resource):
    """API keys of the workspace's own provider accounts."""

    def put_credentials(self, provider: str, *, api_key: str, base_url: Union[str, NotGiven] = NOT_GIVEN, models: Union[Sequence[str], NotGiven] = NOT_GIVEN, try_model: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ProviderCredentials:
        """Use your own API key.
        Verifies the key with the provider, then stores it encrypted and uses it instead of the deployment's
        key. The key is never returned. If the provider rejects it, nothing changes, and a key that was
        stored before is kept. While the account of a stored key contains cloned voices, the new key must be
        of the same account.
        PUT /v1/providers/{provider}/credentials
        Raises ApiError: provider_failed, provider_in_use, provider_not_found.
        """
        return self._json(ProviderCredentials, Spec("PUT", f'/v1/providers/{quote(provider, safe="")}/credentials', json=given({"api_key": api_key, "base_url": base_url, "models": models, "try_model": try_model}), has_json=True), options)

    def delete_credentials(self, provider: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove your own API key.
        Removes the key. The deployment's key is used instead, if there is one. Fails while the account of
        this key contains cloned voices.
        DELETE /v1/providers/{provider}/credentials
        Raises ApiError: credentials_not_found, provider_in_use, provider_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/providers/{quote(provider, safe="")}/credentials'), options)


class AsyncProvidersApi(AsyncResource):
    """API keys of the workspace's own provider accounts."""

    async def put_credentials(self, provider: str, *, api_key: str, base_url: Union[str, NotGiven] = NOT_GIVEN, models: Union[Sequence[str], NotGiven] = NOT_GIVEN, try_model: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ProviderCredentials:
        """Use your own API key.
        Verifies the key with the provider, then stores it encrypted and uses it instead of the deployment's
        key. The key is never returned. If the provider rejects it, nothing changes, and a key that was
        stored before is kept. While the account of a stored key contains cloned voices, the new key must be
        of the same account.
        PUT /v1/providers/{provider}/credentials
        Raises ApiError: provider_failed, provider_in_use, provider_not_found.
        """
        return await self._json(ProviderCredentials, Spec("PUT", f'/v1/providers/{quote(provider, safe="")}/credentials', json=given({"api_key": api_key, "base_url": base_url, "models": models, "try_model": try_model}), has_json=True), options)

    async def delete_credentials(self, provider: str, *, options: Optional[RequestOptions] = None) -> None:
        """Remove your own API key.
        Removes the key. The deployment's key is used instead, if there is one. Fails while the account of
        this key contains cloned voices.
        DELETE /v1/providers/{provider}/credentials
        Raises ApiError: credentials_not_found, provider_in_use, provider_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/providers/{quote(provider, safe="")}/credentials'), options)

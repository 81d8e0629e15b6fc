"""voices: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union
from urllib.parse import quote

from .._downloads import AsyncFileResponse, FileResponse
from .._files import Upload, form
from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Gender, Voice


class VoicesApi(Resource):
    """Voices that agents can speak with."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, provider: Union[str, NotGiven] = NOT_GIVEN, language: Union[str, NotGiven] = NOT_GIVEN, gender: Union[Gender, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Voice]:
        """List voices.
        Lists the voices of every configured provider. Voices of providers with an account are requested
        from the provider and cached for five minutes, or for up to a day while the provider does not
        respond. A provider whose list is unavailable is omitted. If `provider` selects it, the request
        fails with 502 `provider_failed`.
        GET /v1/voices
        Raises ApiError: invalid_cursor, provider_failed.
        """
        return self._page(Voice, Spec("GET", "/v1/voices", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "provider": provider, "language": language, "gender": gender})), options)

    def clone(self, *, name: str, consent: str, sample: Upload, gender: Union[Gender, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, sample_2: Union[Upload, NotGiven] = NOT_GIVEN, sample_3: Union[Upload, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Voice:
        """Clone a voice.
        Creates a voice from recordings of one speaker, in the workspace's own account with the provider or,
        without one, in the deployment's account. Only this workspace can list the voice.
        POST /v1/voices
        Raises ApiError: cloning_not_configured, provider_failed, voice_limit_reached.
        """
        parts, once = form({"name": name, "consent": consent, "gender": gender, "description": description, "sample": sample, "sample_2": sample_2, "sample_3": sample_3}, ["sample", "sample_2", "sample_3"])
        return self._json(Voice, Spec("POST", "/v1/voices", files=parts, once=once, keyed=True), options)

    def get(self, voice_id: str, *, options: Optional[RequestOptions] = None) -> Voice:
        """Get a voice.
        Returns one voice.
        GET /v1/voices/{voice_id}
        Raises ApiError: provider_failed, voice_not_found.
        """
        return self._json(Voice, Spec("GET", f'/v1/voices/{quote(voice_id, safe="")}'), options)

    def delete(self, voice_id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Delete a cloned voice.
        Deletes the voice, also at the provider. Use this operation when the speaker withdraws consent.
        Fails while an agent uses the voice. If the provider fails, or its account has no key, the voice is
        deleted here, the request fails with 502 `provider_failed`, and the removal at the provider is
        repeated for a week.
        DELETE /v1/voices/{voice_id}
        Raises ApiError: provider_failed, voice_in_use, voice_not_found, voice_not_own.
        """
        return self._none(Spec("DELETE", f'/v1/voices/{quote(voice_id, safe="")}'), options)

    def preview(self, voice_id: str, *, text: Union[str, NotGiven] = NOT_GIVEN, language: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FileResponse:
        """Preview a voice.
        Returns a short text spoken with the voice. Its characters are charged at the price of speech
        (`tts`), which is zero for the built-in voices.
        POST /v1/voices/{voice_id}/preview
        Raises ApiError: insufficient_funds, provider_failed, voice_not_found.
        """
        fields = given({"text": text, "language": language})
        return self._file(Spec("POST", f'/v1/voices/{quote(voice_id, safe="")}/preview', json=fields, has_json=bool(fields), accept="audio/mpeg", keyed=True), options)


class AsyncVoicesApi(AsyncResource):
    """Voices that agents can speak with."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, provider: Union[str, NotGiven] = NOT_GIVEN, language: Union[str, NotGiven] = NOT_GIVEN, gender: Union[Gender, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Voice]:
        """List voices.
        Lists the voices of every configured provider. Voices of providers with an account are requested
        from the provider and cached for five minutes, or for up to a day while the provider does not
        respond. A provider whose list is unavailable is omitted. If `provider` selects it, the request
        fails with 502 `provider_failed`.
        GET /v1/voices
        Raises ApiError: invalid_cursor, provider_failed.
        """
        return self._page(Voice, Spec("GET", "/v1/voices", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "provider": provider, "language": language, "gender": gender})), options)

    async def clone(self, *, name: str, consent: str, sample: Upload, gender: Union[Gender, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, sample_2: Union[Upload, NotGiven] = NOT_GIVEN, sample_3: Union[Upload, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Voice:
        """Clone a voice.
        Creates a voice from recordings of one speaker, in the workspace's own account with the provider or,
        without one, in the deployment's account. Only this workspace can list the voice.
        POST /v1/voices
        Raises ApiError: cloning_not_configured, provider_failed, voice_limit_reached.
        """
        parts, once = form({"name": name, "consent": consent, "gender": gender, "description": description, "sample": sample, "sample_2": sample_2, "sample_3": sample_3}, ["sample", "sample_2", "sample_3"])
        return await self._json(Voice, Spec("POST", "/v1/voices", files=parts, once=once, keyed=True), options)

    async def get(self, voice_id: str, *, options: Optional[RequestOptions] = None) -> Voice:
        """Get a voice.
        Returns one voice.
        GET /v1/voices/{voice_id}
        Raises ApiError: provider_failed, voice_not_found.
        """
        return await self._json(Voice, Spec("GET", f'/v1/voices/{quote(voice_id, safe="")}'), options)

    async def delete(self, voice_id: str, *, options: Optional[RequestOptions] = None) -> None:
        """Delete a cloned voice.
        Deletes the voice, also at the provider. Use this operation when the speaker withdraws consent.
        Fails while an agent uses the voice. If the provider fails, or its account has no key, the voice is
        deleted here, the request fails with 502 `provider_failed`, and the removal at the provider is
        repeated for a week.
        DELETE /v1/voices/{voice_id}
        Raises ApiError: provider_failed, voice_in_use, voice_not_found, voice_not_own.
        """
        return await self._none(Spec("DELETE", f'/v1/voices/{quote(voice_id, safe="")}'), options)

    async def preview(self, voice_id: str, *, text: Union[str, NotGiven] = NOT_GIVEN, language: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncFileResponse:
        """Preview a voice.
        Returns a short text spoken with the voice. Its characters are charged at the price of speech
        (`tts`), which is zero for the built-in voices.
        POST /v1/voices/{voice_id}/preview
        Raises ApiError: insufficient_funds, provider_failed, voice_not_found.
        """
        fields = given({"text": text, "language": language})
        return await self._file(Spec("POST", f'/v1/voices/{quote(voice_id, safe="")}/preview', json=fields, has_json=bool(fields), accept="audio/mpeg", keyed=True), options)

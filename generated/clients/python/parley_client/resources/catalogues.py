"""catalogues: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Union

from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import AgentTemplate, Countries, Language, Model, Provider


class CataloguesApi(Resource):
    """Templates of agents, countries, models, languages and providers available in this deployment."""

    def list_models(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Model]:
        """List models.
        Lists the names of the models that `service-llm` agents can use on this deployment.
        GET /v1/models
        Raises ApiError: invalid_cursor.
        """
        return self._page(Model, Spec("GET", "/v1/models", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def list_agent_templates(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[AgentTemplate]:
        """List templates of agents.
        Lists agents to begin with. Each works at once: POST /v1/agents accepts the `settings` of a template
        with an `agent_name` and a `voice_id`. Replace the values of its `variables`.
        GET /v1/agent-templates
        Raises ApiError: invalid_cursor.
        """
        return self._page(AgentTemplate, Spec("GET", "/v1/agent-templates", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def list_countries(self, *, options: Optional[RequestOptions] = None) -> Countries:
        """List countries.
        Lists the countries and territories that have a telephone code, ordered by name. `default_country`
        and the country of a number to buy are such codes.
        GET /v1/countries
        """
        return self._json(Countries, Spec("GET", "/v1/countries"), options)

    def list_languages(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Language]:
        """List languages.
        Lists language codes, with the speech recognizers and voices that support each.
        GET /v1/languages
        Raises ApiError: invalid_cursor.
        """
        return self._page(Language, Spec("GET", "/v1/languages", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def list_providers(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Provider]:
        """List providers.
        Lists the providers of speech recognition, language models, speech synthesis and telephony, with
        their health.
        GET /v1/providers
        Raises ApiError: invalid_cursor.
        """
        return self._page(Provider, Spec("GET", "/v1/providers", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)


class AsyncCataloguesApi(AsyncResource):
    """Templates of agents, countries, models, languages and providers available in this deployment."""

    def list_models(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Model]:
        """List models.
        Lists the names of the models that `service-llm` agents can use on this deployment.
        GET /v1/models
        Raises ApiError: invalid_cursor.
        """
        return self._page(Model, Spec("GET", "/v1/models", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def list_agent_templates(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[AgentTemplate]:
        """List templates of agents.
        Lists agents to begin with. Each works at once: POST /v1/agents accepts the `settings` of a template
        with an `agent_name` and a `voice_id`. Replace the values of its `variables`.
        GET /v1/agent-templates
        Raises ApiError: invalid_cursor.
        """
        return self._page(AgentTemplate, Spec("GET", "/v1/agent-templates", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def list_countries(self, *, options: Optional[RequestOptions] = None) -> Countries:
        """List countries.
        Lists the countries and territories that have a telephone code, ordered by name. `default_country`
        and the country of a number to buy are such codes.
        GET /v1/countries
        """
        return await self._json(Countries, Spec("GET", "/v1/countries"), options)

    def list_languages(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Language]:
        """List languages.
        Lists language codes, with the speech recognizers and voices that support each.
        GET /v1/languages
        Raises ApiError: invalid_cursor.
        """
        return self._page(Language, Spec("GET", "/v1/languages", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def list_providers(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Provider]:
        """List providers.
        Lists the providers of speech recognition, language models, speech synthesis and telephony, with
        their health.
        GET /v1/providers
        Raises ApiError: invalid_cursor.
        """
        return self._page(Provider, Spec("GET", "/v1/providers", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

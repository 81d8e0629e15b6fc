"""compatibility: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union
from urllib.parse import quote

from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import AgentModel, AgentModelList, ChatCompletion, ChatCompletionFormatParam, ChatCompletionMessageParam, ChatCompletionStreamOptionsParam, ChatCompletionTool, E164, Metadata, RetellCall, Variables


class CompatibilityApi(Resource):
    """Interfaces of other products, for their existing clients."""

    def create_chat_completion(self, *, model: str, messages: Sequence[ChatCompletionMessageParam], stream: Union[Optional[bool], NotGiven] = NOT_GIVEN, stream_options: Union[Optional[ChatCompletionStreamOptionsParam], NotGiven] = NOT_GIVEN, user: Union[Optional[str], NotGiven] = NOT_GIVEN, metadata: Union[Optional[Variables], NotGiven] = NOT_GIVEN, tools: Union[Optional[Sequence[ChatCompletionTool]], NotGiven] = NOT_GIVEN, functions: Union[Optional[Sequence[ChatCompletionTool]], NotGiven] = NOT_GIVEN, n: Union[Optional[int], NotGiven] = NOT_GIVEN, logprobs: Union[Optional[bool], NotGiven] = NOT_GIVEN, modalities: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, response_format: Union[Optional[ChatCompletionFormatParam], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ChatCompletion:
        """Create a chat completion of an agent.
        Returns the agent's reply to a conversation, in the format of OpenAI's chat completions, for clients
        of that interface. `model` is the id or the exact name of an agent, which replies with the prompt,
        model, functions and knowledge of its live version. With `stream`, the reply is sent as server-sent
        events that end with `[DONE]`. An error after the first words is sent as an event with `error`. When
        the client disconnects, the model stops. Problem documents have an additional member `error` in
        OpenAI's format. The operation is also available at `/v1/openai/chat/completions`, so that
        `/v1/openai` can be used as a base URL, with the agents at `/models`. Tokens are charged as in the
        playground.
        POST /v1/chat/completions
        Raises ApiError: agent_not_found, insufficient_funds, provider_failed.
        """
        return self._json(ChatCompletion, Spec("POST", "/v1/chat/completions", json=given({"model": model, "messages": messages, "stream": stream, "stream_options": stream_options, "user": user, "metadata": metadata, "tools": tools, "functions": functions, "n": n, "logprobs": logprobs, "modalities": modalities, "response_format": response_format}), has_json=True, keyed=True), options)

    def list_agent_models(self, *, options: Optional[RequestOptions] = None) -> AgentModelList:
        """List agents as models.
        Lists the newest 1000 agents, in the format of OpenAI's list of models. `GET /v1/models` lists the
        language models of this deployment.
        GET /v1/openai/models
        """
        return self._json(AgentModelList, Spec("GET", "/v1/openai/models"), options)

    def get_agent_model(self, model: str, *, options: Optional[RequestOptions] = None) -> AgentModel:
        """Get an agent as a model.
        Returns an agent by its id or exact name, in the format of OpenAI's models.
        GET /v1/openai/models/{model}
        Raises ApiError: agent_not_found.
        """
        return self._json(AgentModel, Spec("GET", f'/v1/openai/models/{quote(model, safe="")}'), options)

    def create_retell_call(self, *, to_number: E164, from_number: Union[str, NotGiven] = NOT_GIVEN, override_agent_id: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, retell_llm_dynamic_variables: Union[Variables, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> RetellCall:
        """Place a call in Retell's format.
        Does the same as `POST /v1/calls`, in Retell's format, for programs that use its library:
        `override_agent_id` is the agent, and `retell_llm_dynamic_variables` are the variables. Overrides of
        settings or versions, and SIP headers, are rejected as unknown fields.
        POST /v2/create-phone-call
        Raises ApiError: agent_not_found, call_not_found, concurrency_limited, insufficient_funds.
        """
        return self._json(RetellCall, Spec("POST", "/v2/create-phone-call", json=given({"from_number": from_number, "to_number": to_number, "override_agent_id": override_agent_id, "metadata": metadata, "retell_llm_dynamic_variables": retell_llm_dynamic_variables}), has_json=True, keyed=True), options)

    def get_retell_call(self, call_id: str, *, options: Optional[RequestOptions] = None) -> RetellCall:
        """Get a call in Retell's format.
        Returns the data of `GET /v1/calls/{id}` with the transcript and analysis of the call, in Retell's
        format. Fields without an equivalent in Parley are absent.
        GET /v2/get-call/{call_id}
        Raises ApiError: call_not_found.
        """
        return self._json(RetellCall, Spec("GET", f'/v2/get-call/{quote(call_id, safe="")}'), options)


class AsyncCompatibilityApi(AsyncResource):
    """Interfaces of other products, for their existing clients."""

    async def create_chat_completion(self, *, model: str, messages: Sequence[ChatCompletionMessageParam], stream: Union[Optional[bool], NotGiven] = NOT_GIVEN, stream_options: Union[Optional[ChatCompletionStreamOptionsParam], NotGiven] = NOT_GIVEN, user: Union[Optional[str], NotGiven] = NOT_GIVEN, metadata: Union[Optional[Variables], NotGiven] = NOT_GIVEN, tools: Union[Optional[Sequence[ChatCompletionTool]], NotGiven] = NOT_GIVEN, functions: Union[Optional[Sequence[ChatCompletionTool]], NotGiven] = NOT_GIVEN, n: Union[Optional[int], NotGiven] = NOT_GIVEN, logprobs: Union[Optional[bool], NotGiven] = NOT_GIVEN, modalities: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, response_format: Union[Optional[ChatCompletionFormatParam], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> ChatCompletion:
        """Create a chat completion of an agent.
        Returns the agent's reply to a conversation, in the format of OpenAI's chat completions, for clients
        of that interface. `model` is the id or the exact name of an agent, which replies with the prompt,
        model, functions and knowledge of its live version. With `stream`, the reply is sent as server-sent
        events that end with `[DONE]`. An error after the first words is sent as an event with `error`. When
        the client disconnects, the model stops. Problem documents have an additional member `error` in
        OpenAI's format. The operation is also available at `/v1/openai/chat/completions`, so that
        `/v1/openai` can be used as a base URL, with the agents at `/models`. Tokens are charged as in the
        playground.
        POST /v1/chat/completions
        Raises ApiError: agent_not_found, insufficient_funds, provider_failed.
        """
        return await self._json(ChatCompletion, Spec("POST", "/v1/chat/completions", json=given({"model": model, "messages": messages, "stream": stream, "stream_options": stream_options, "user": user, "metadata": metadata, "tools": tools, "functions": functions, "n": n, "logprobs": logprobs, "modalities": modalities, "response_format": response_format}), has_json=True, keyed=True), options)

    async def list_agent_models(self, *, options: Optional[RequestOptions] = None) -> AgentModelList:
        """List agents as models.
        Lists the newest 1000 agents, in the format of OpenAI's list of models. `GET /v1/models` lists the
        language models of this deployment.
        GET /v1/openai/models
        """
        return await self._json(AgentModelList, Spec("GET", "/v1/openai/models"), options)

    async def get_agent_model(self, model: str, *, options: Optional[RequestOptions] = None) -> AgentModel:
        """Get an agent as a model.
        Returns an agent by its id or exact name, in the format of OpenAI's models.
        GET /v1/openai/models/{model}
        Raises ApiError: agent_not_found.
        """
        return await self._json(AgentModel, Spec("GET", f'/v1/openai/models/{quote(model, safe="")}'), options)

    async def create_retell_call(self, *, to_number: E164, from_number: Union[str, NotGiven] = NOT_GIVEN, override_agent_id: Union[str, NotGiven] = NOT_GIVEN, metadata: Union[Metadata, NotGiven] = NOT_GIVEN, retell_llm_dynamic_variables: Union[Variables, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> RetellCall:
        """Place a call in Retell's format.
        Does the same as `POST /v1/calls`, in Retell's format, for programs that use its library:
        `override_agent_id` is the agent, and `retell_llm_dynamic_variables` are the variables. Overrides of
        settings or versions, and SIP headers, are rejected as unknown fields.
        POST /v2/create-phone-call
        Raises ApiError: agent_not_found, call_not_found, concurrency_limited, insufficient_funds.
        """
        return await self._json(RetellCall, Spec("POST", "/v2/create-phone-call", json=given({"from_number": from_number, "to_number": to_number, "override_agent_id": override_agent_id, "metadata": metadata, "retell_llm_dynamic_variables": retell_llm_dynamic_variables}), has_json=True, keyed=True), options)

    async def get_retell_call(self, call_id: str, *, options: Optional[RequestOptions] = None) -> RetellCall:
        """Get a call in Retell's format.
        Returns the data of `GET /v1/calls/{id}` with the transcript and analysis of the call, in Retell's
        format. Fields without an equivalent in Parley are absent.
        GET /v2/get-call/{call_id}
        Raises ApiError: call_not_found.
        """
        return await self._json(RetellCall, Spec("GET", f'/v2/get-call/{quote(call_id, safe="")}'), options)

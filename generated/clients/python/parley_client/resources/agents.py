"""agents: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, Union
from urllib.parse import quote

from .._files import body_of
from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import Agent, AgentDraftParam, AgentFunction, AgentFunctionCreateParam, AgentVersion, AgentVersionDetail, AllowedDestinations, CallScreeningInputParam, ConvertedCommand, EndpointingInputParam, EventName, FunctionName, FunctionSecret, FunctionTestResult, HttpUrl, InactivityInputParam, InterruptionInputParam, Keyterms, McpServerCheck, OtherLanguages, PlaygroundMessageParam, PlaygroundReply, PrivacySettingsInputParam, PronunciationInputParam, PronunciationsInputParam, RecordingSettingsInputParam, ResponseEngineInputParam, ResponseEngineUpdateParam, Tags, TransferMode, Variables, VoiceSpeed, VoicemailInputParam


class AgentsApi(Resource):
    """Voice agents and their functions."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, name: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, folder: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[Agent]:
        """List agents.
        Lists the agents of the workspace, newest first.
        GET /v1/agents
        Raises ApiError: invalid_cursor.
        """
        return self._page(Agent, Spec("GET", "/v1/agents", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "name": name, "tag": tag, "folder": folder, "agent_id": agent_id})), options)

    def create(self, *, agent_name: str, voice_id: str, response_engine: ResponseEngineInputParam, language: Union[str, NotGiven] = NOT_GIVEN, other_languages: Union[OtherLanguages, NotGiven] = NOT_GIVEN, knowledge_base_ids: Union[Sequence[str], NotGiven] = NOT_GIVEN, webhook_url: Union[Optional[str], NotGiven] = NOT_GIVEN, webhook_events: Union[Sequence[EventName], NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, functions: Union[Sequence[AgentFunctionCreateParam], NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, folder: Union[Optional[str], NotGiven] = NOT_GIVEN, interruption: Union[InterruptionInputParam, NotGiven] = NOT_GIVEN, endpointing: Union[EndpointingInputParam, NotGiven] = NOT_GIVEN, inactivity: Union[InactivityInputParam, NotGiven] = NOT_GIVEN, max_duration_seconds: Union[int, NotGiven] = NOT_GIVEN, ring_timeout_seconds: Union[int, NotGiven] = NOT_GIVEN, max_concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, voicemail: Union[VoicemailInputParam, NotGiven] = NOT_GIVEN, call_screening: Union[CallScreeningInputParam, NotGiven] = NOT_GIVEN, recording: Union[RecordingSettingsInputParam, NotGiven] = NOT_GIVEN, privacy: Union[PrivacySettingsInputParam, NotGiven] = NOT_GIVEN, extraction: Union[Optional[Mapping[str, Any]], NotGiven] = NOT_GIVEN, fallback_voice_id: Union[Optional[str], NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, voice_speed: Union[VoiceSpeed, NotGiven] = NOT_GIVEN, keyterms: Union[Keyterms, NotGiven] = NOT_GIVEN, pronunciations: Union[PronunciationsInputParam, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Create an agent.
        Accepts the body that GET returns, so that an exported agent can be imported. If `webhook_url` is
        set, the response contains `webhook_secret`, once.
        POST /v1/agents
        Raises ApiError: provider_failed.
        """
        return self._json(Agent, Spec("POST", "/v1/agents", json=given({"agent_name": agent_name, "voice_id": voice_id, "language": language, "other_languages": other_languages, "response_engine": response_engine, "knowledge_base_ids": knowledge_base_ids, "webhook_url": webhook_url, "webhook_events": webhook_events, "greeting": greeting, "functions": functions, "tags": tags, "folder": folder, "interruption": interruption, "endpointing": endpointing, "inactivity": inactivity, "max_duration_seconds": max_duration_seconds, "ring_timeout_seconds": ring_timeout_seconds, "max_concurrent_calls": max_concurrent_calls, "voicemail": voicemail, "call_screening": call_screening, "recording": recording, "privacy": privacy, "extraction": extraction, "fallback_voice_id": fallback_voice_id, "variables": variables, "voice_speed": voice_speed, "keyterms": keyterms, "pronunciations": pronunciations}), has_json=True, keyed=True), options)

    def get(self, id: str, *, version: Union[int, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Get an agent.
        Returns the newest version of the agent with its functions. If a version is published, the newest
        version is the draft. `version` selects an earlier version.
        GET /v1/agents/{id}
        Raises ApiError: agent_not_found, agent_version_not_found, precondition_failed.
        """
        return self._json(Agent, Spec("GET", f'/v1/agents/{quote(id, safe="")}', query=given({"version": version}), headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    def update(self, id: str, *, agent_name: Union[str, NotGiven] = NOT_GIVEN, voice_id: Union[str, NotGiven] = NOT_GIVEN, language: Union[Optional[str], NotGiven] = NOT_GIVEN, other_languages: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, response_engine: Union[ResponseEngineUpdateParam, NotGiven] = NOT_GIVEN, knowledge_base_ids: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, webhook_url: Union[Optional[str], NotGiven] = NOT_GIVEN, webhook_events: Union[Optional[Sequence[EventName]], NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, functions: Union[Optional[Sequence[AgentFunctionCreateParam]], NotGiven] = NOT_GIVEN, tags: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, folder: Union[Optional[str], NotGiven] = NOT_GIVEN, interruption: Union[Optional[InterruptionInputParam], NotGiven] = NOT_GIVEN, endpointing: Union[Optional[EndpointingInputParam], NotGiven] = NOT_GIVEN, inactivity: Union[Optional[InactivityInputParam], NotGiven] = NOT_GIVEN, max_duration_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, ring_timeout_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, max_concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, voicemail: Union[Optional[VoicemailInputParam], NotGiven] = NOT_GIVEN, call_screening: Union[Optional[CallScreeningInputParam], NotGiven] = NOT_GIVEN, recording: Union[Optional[RecordingSettingsInputParam], NotGiven] = NOT_GIVEN, privacy: Union[Optional[PrivacySettingsInputParam], NotGiven] = NOT_GIVEN, extraction: Union[Optional[Mapping[str, Any]], NotGiven] = NOT_GIVEN, fallback_voice_id: Union[Optional[str], NotGiven] = NOT_GIVEN, variables: Union[Optional[Mapping[str, Optional[Union[str, float, bool]]]], NotGiven] = NOT_GIVEN, voice_speed: Union[Optional[float], NotGiven] = NOT_GIVEN, keyterms: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, pronunciations: Union[Optional[Sequence[PronunciationInputParam]], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Update an agent.
        JSON merge patch. `null` clears a field. `response_engine` is merged field by field; changing its
        `type` removes the fields of the old variant. `functions` replaces the list; functions with the same
        name keep their id and headers. Each change creates a new version, which goes live immediately
        unless the agent has a published version.
        PATCH /v1/agents/{id}
        Raises ApiError: agent_not_found, precondition_failed, provider_failed.
        """
        return self._json(Agent, Spec("PATCH", f'/v1/agents/{quote(id, safe="")}', json=given({"agent_name": agent_name, "voice_id": voice_id, "language": language, "other_languages": other_languages, "response_engine": response_engine, "knowledge_base_ids": knowledge_base_ids, "webhook_url": webhook_url, "webhook_events": webhook_events, "greeting": greeting, "functions": functions, "tags": tags, "folder": folder, "interruption": interruption, "endpointing": endpointing, "inactivity": inactivity, "max_duration_seconds": max_duration_seconds, "ring_timeout_seconds": ring_timeout_seconds, "max_concurrent_calls": max_concurrent_calls, "voicemail": voicemail, "call_screening": call_screening, "recording": recording, "privacy": privacy, "extraction": extraction, "fallback_voice_id": fallback_voice_id, "variables": variables, "voice_speed": voice_speed, "keyterms": keyterms, "pronunciations": pronunciations}), has_json=True, headers=given({"if-match": if_match})), options)

    def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete an agent.
        Calls and history keep the agent. Fails with 409 while the agent is used by a phone number, a
        widget, or a schedule or campaign that has not ended.
        DELETE /v1/agents/{id}
        Raises ApiError: agent_in_use, agent_not_found, precondition_failed.
        """
        return self._none(Spec("DELETE", f'/v1/agents/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    def test_function(self, id: str, *, name: FunctionName, arguments: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FunctionTestResult:
        """Test a webhook function.
        Calls the function with sample arguments, signed as in a call, and returns the receiver's response.
        POST /v1/agents/{id}/test-function
        Raises ApiError: agent_not_found, function_not_found.
        """
        return self._json(FunctionTestResult, Spec("POST", f'/v1/agents/{quote(id, safe="")}/test-function', json=given({"name": name, "arguments": arguments}), has_json=True, keyed=True), options)

    def convert_curl_command(self, *, command: str, options: Optional[RequestOptions] = None) -> ConvertedCommand:
        """Convert a curl command to a function.
        Converts a request to a webhook function: the address, the headers, and the arguments with their
        schema. Nothing is requested or created. POST /v1/agents/{id}/functions accepts `function` with a
        `description`.
        POST /v1/functions/from-curl
        """
        return self._json(ConvertedCommand, Spec("POST", "/v1/functions/from-curl", json=given({"command": command}), has_json=True), options)

    def list_functions(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[AgentFunction]:
        """List the functions of an agent.
        Lists the functions in the order in which the model receives them, oldest first.
        GET /v1/agents/{id}/functions
        Raises ApiError: agent_not_found, invalid_cursor.
        """
        return self._page(AgentFunction, Spec("GET", f'/v1/agents/{quote(id, safe="")}/functions', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def create_function(self, id: str, body: AgentFunctionCreateParam, *, options: Optional[RequestOptions] = None) -> AgentFunction:
        """Add a function.
        The agent can use the function from its next call. For a webhook function, the response contains the
        signing secret, once. For an MCP function, the service connects to the server for at most 5 seconds,
        and the response contains the server's tools or the reason why they could not be listed. The
        function is saved in either case.
        POST /v1/agents/{id}/functions
        Raises ApiError: agent_not_found, function_name_taken.
        """
        sent = body_of(body, [], None)
        return self._json(AgentFunction, Spec("POST", f'/v1/agents/{quote(id, safe="")}/functions', json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once, keyed=True), options)

    def get_function(self, id: str, function_id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AgentFunction:
        """Get a function.
        Returns the function as of the newest version of the agent.
        GET /v1/agents/{id}/functions/{function_id}
        Raises ApiError: agent_not_found, function_not_found, precondition_failed.
        """
        return self._json(AgentFunction, Spec("GET", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    def update_function(self, id: str, function_id: str, *, name: Union[FunctionName, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, parameters: Union[Optional[Mapping[str, Any]], NotGiven] = NOT_GIVEN, url: Union[HttpUrl, NotGiven] = NOT_GIVEN, headers: Union[Optional[Mapping[str, str]], NotGiven] = NOT_GIVEN, timeout_ms: Union[Optional[int], NotGiven] = NOT_GIVEN, filler: Union[Optional[str], NotGiven] = NOT_GIVEN, to: Union[Optional[str], NotGiven] = NOT_GIVEN, allowed_destinations: Union[AllowedDestinations, NotGiven] = NOT_GIVEN, message: Union[Optional[str], NotGiven] = NOT_GIVEN, mode: Union[TransferMode, NotGiven] = NOT_GIVEN, briefing: Union[Optional[str], NotGiven] = NOT_GIVEN, allowed_tools: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AgentFunction:
        """Change a function.
        JSON merge patch. `type` cannot change. After a change to an MCP function, the service connects to
        the server, as in `POST`.
        PATCH /v1/agents/{id}/functions/{function_id}
        Raises ApiError: agent_not_found, function_name_taken, function_not_found, precondition_failed.
        """
        return self._json(AgentFunction, Spec("PATCH", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}', json=given({"name": name, "description": description, "parameters": parameters, "url": url, "headers": headers, "timeout_ms": timeout_ms, "filler": filler, "to": to, "allowed_destinations": allowed_destinations, "message": message, "mode": mode, "briefing": briefing, "allowed_tools": allowed_tools}), has_json=True, headers=given({"if-match": if_match})), options)

    def delete_function(self, id: str, function_id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Remove a function.
        Calls in progress keep the function until they end.
        DELETE /v1/agents/{id}/functions/{function_id}
        Raises ApiError: agent_not_found, function_not_found, precondition_failed.
        """
        return self._none(Spec("DELETE", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}', headers=given({"if-match": if_match})), options)

    def check_function(self, id: str, function_id: str, *, options: Optional[RequestOptions] = None) -> McpServerCheck:
        """Check the MCP server of a function.
        Connects to the server of an MCP function with its stored headers, for at most 5 seconds, and lists
        its tools. It runs no tool. The same check runs when the function is saved. Functions of other types
        fail with 422 `not_an_mcp_function`.
        POST /v1/agents/{id}/functions/{function_id}/check
        Raises ApiError: agent_not_found, function_not_found.
        """
        return self._json(McpServerCheck, Spec("POST", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}/check', keyed=True), options)

    def rotate_function_secret(self, id: str, function_id: str, *, promote: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FunctionSecret:
        """Rotate the secret of a function.
        Returns a new signing secret of a webhook function, once. Applies at once to every version of the
        agent and to calls in progress. Until the new secret is promoted, and for at most 24 hours,
        `webhook-signature` contains signatures with both secrets, and `X-Service-Signature` is made with
        the old one. Functions of other types fail with 422 `not_a_webhook`.
        POST /v1/agents/{id}/functions/{function_id}/rotate-secret
        Raises ApiError: agent_not_found, function_no_rotation, function_not_found.
        """
        fields = given({"promote": promote})
        return self._json(FunctionSecret, Spec("POST", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}/rotate-secret', json=fields, has_json=bool(fields), keyed=True), options)

    def list_versions(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[AgentVersion]:
        """List the versions of an agent.
        Lists the versions, newest first: who made each change, when, and which fields changed. The newest
        200 versions are kept. Older versions are kept only if they are published, pinned to a phone number
        or a test, or used by a call.
        GET /v1/agents/{id}/versions
        Raises ApiError: agent_not_found, invalid_cursor.
        """
        return self._page(AgentVersion, Spec("GET", f'/v1/agents/{quote(id, safe="")}/versions', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def get_version(self, id: str, version: str, *, compare_to: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AgentVersionDetail:
        """Get a version of an agent.
        Returns the agent as it was in this version, the objects it refers to that no longer exist and, with
        `compare_to`, the differences from another version.
        GET /v1/agents/{id}/versions/{version}
        Raises ApiError: agent_not_found, agent_version_not_found.
        """
        return self._json(AgentVersionDetail, Spec("GET", f'/v1/agents/{quote(id, safe="")}/versions/{quote(version, safe="")}', query=given({"compare_to": compare_to})), options)

    def publish_version(self, id: str, *, version: Union[Optional[int], NotGiven] = NOT_GIVEN, force: Union[bool, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Publish a version of an agent.
        Makes a version the live version, with which new calls and chats start. Without `version`, publishes
        the newest version. The same operation rolls back to an earlier version. Later changes to the agent
        are a draft until they are published. `version: null` ends publishing: the newest version is live
        again, and each further change goes live immediately. A call in progress keeps the version that it
        started with. If the version has a new `webhook_url`, the response contains `webhook_secret`, once.
        Admin scope is required if the version has a `transfer_call` function to any number that neither the
        live version nor the draft has.
        POST /v1/agents/{id}/publish
        Raises ApiError: agent_not_found, agent_version_incomplete, agent_version_not_found,
        precondition_failed.
        """
        fields = given({"version": version, "force": force})
        return self._json(Agent, Spec("POST", f'/v1/agents/{quote(id, safe="")}/publish', json=fields, has_json=bool(fields), headers=given({"if-match": if_match}), keyed=True), options)

    def duplicate(self, id: str, *, agent_name: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Duplicate an agent.
        Copies the newest version of the agent, including its functions and their headers. The webhook URL
        is not copied, and the copy has no published version.
        POST /v1/agents/{id}/duplicate
        Raises ApiError: agent_not_found.
        """
        fields = given({"agent_name": agent_name})
        return self._json(Agent, Spec("POST", f'/v1/agents/{quote(id, safe="")}/duplicate', json=fields, has_json=bool(fields), keyed=True), options)

    def run_playground(self, id: str, *, messages: Sequence[PlaygroundMessageParam], variables: Union[Variables, NotGiven] = NOT_GIVEN, draft: Union[AgentDraftParam, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PlaygroundReply:
        """Try one text turn.
        Runs one turn without a call, with the prompt, model and functions of the newest version, published
        or not. Webhook functions are actually called, and model tokens are charged as in a call.
        POST /v1/agents/{id}/playground
        Raises ApiError: agent_not_found, insufficient_funds, provider_failed.
        """
        return self._json(PlaygroundReply, Spec("POST", f'/v1/agents/{quote(id, safe="")}/playground', json=given({"messages": messages, "variables": variables, "draft": draft}), has_json=True, keyed=True), options)


class AsyncAgentsApi(AsyncResource):
    """Voice agents and their functions."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, name: Union[str, NotGiven] = NOT_GIVEN, tag: Union[str, NotGiven] = NOT_GIVEN, folder: Union[str, NotGiven] = NOT_GIVEN, agent_id: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[Agent]:
        """List agents.
        Lists the agents of the workspace, newest first.
        GET /v1/agents
        Raises ApiError: invalid_cursor.
        """
        return self._page(Agent, Spec("GET", "/v1/agents", query=given({"limit": limit, "cursor": cursor, "include_total": include_total, "name": name, "tag": tag, "folder": folder, "agent_id": agent_id})), options)

    async def create(self, *, agent_name: str, voice_id: str, response_engine: ResponseEngineInputParam, language: Union[str, NotGiven] = NOT_GIVEN, other_languages: Union[OtherLanguages, NotGiven] = NOT_GIVEN, knowledge_base_ids: Union[Sequence[str], NotGiven] = NOT_GIVEN, webhook_url: Union[Optional[str], NotGiven] = NOT_GIVEN, webhook_events: Union[Sequence[EventName], NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, functions: Union[Sequence[AgentFunctionCreateParam], NotGiven] = NOT_GIVEN, tags: Union[Tags, NotGiven] = NOT_GIVEN, folder: Union[Optional[str], NotGiven] = NOT_GIVEN, interruption: Union[InterruptionInputParam, NotGiven] = NOT_GIVEN, endpointing: Union[EndpointingInputParam, NotGiven] = NOT_GIVEN, inactivity: Union[InactivityInputParam, NotGiven] = NOT_GIVEN, max_duration_seconds: Union[int, NotGiven] = NOT_GIVEN, ring_timeout_seconds: Union[int, NotGiven] = NOT_GIVEN, max_concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, voicemail: Union[VoicemailInputParam, NotGiven] = NOT_GIVEN, call_screening: Union[CallScreeningInputParam, NotGiven] = NOT_GIVEN, recording: Union[RecordingSettingsInputParam, NotGiven] = NOT_GIVEN, privacy: Union[PrivacySettingsInputParam, NotGiven] = NOT_GIVEN, extraction: Union[Optional[Mapping[str, Any]], NotGiven] = NOT_GIVEN, fallback_voice_id: Union[Optional[str], NotGiven] = NOT_GIVEN, variables: Union[Variables, NotGiven] = NOT_GIVEN, voice_speed: Union[VoiceSpeed, NotGiven] = NOT_GIVEN, keyterms: Union[Keyterms, NotGiven] = NOT_GIVEN, pronunciations: Union[PronunciationsInputParam, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Create an agent.
        Accepts the body that GET returns, so that an exported agent can be imported. If `webhook_url` is
        set, the response contains `webhook_secret`, once.
        POST /v1/agents
        Raises ApiError: provider_failed.
        """
        return await self._json(Agent, Spec("POST", "/v1/agents", json=given({"agent_name": agent_name, "voice_id": voice_id, "language": language, "other_languages": other_languages, "response_engine": response_engine, "knowledge_base_ids": knowledge_base_ids, "webhook_url": webhook_url, "webhook_events": webhook_events, "greeting": greeting, "functions": functions, "tags": tags, "folder": folder, "interruption": interruption, "endpointing": endpointing, "inactivity": inactivity, "max_duration_seconds": max_duration_seconds, "ring_timeout_seconds": ring_timeout_seconds, "max_concurrent_calls": max_concurrent_calls, "voicemail": voicemail, "call_screening": call_screening, "recording": recording, "privacy": privacy, "extraction": extraction, "fallback_voice_id": fallback_voice_id, "variables": variables, "voice_speed": voice_speed, "keyterms": keyterms, "pronunciations": pronunciations}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, version: Union[int, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Get an agent.
        Returns the newest version of the agent with its functions. If a version is published, the newest
        version is the draft. `version` selects an earlier version.
        GET /v1/agents/{id}
        Raises ApiError: agent_not_found, agent_version_not_found, precondition_failed.
        """
        return await self._json(Agent, Spec("GET", f'/v1/agents/{quote(id, safe="")}', query=given({"version": version}), headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    async def update(self, id: str, *, agent_name: Union[str, NotGiven] = NOT_GIVEN, voice_id: Union[str, NotGiven] = NOT_GIVEN, language: Union[Optional[str], NotGiven] = NOT_GIVEN, other_languages: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, response_engine: Union[ResponseEngineUpdateParam, NotGiven] = NOT_GIVEN, knowledge_base_ids: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, webhook_url: Union[Optional[str], NotGiven] = NOT_GIVEN, webhook_events: Union[Optional[Sequence[EventName]], NotGiven] = NOT_GIVEN, greeting: Union[Optional[str], NotGiven] = NOT_GIVEN, functions: Union[Optional[Sequence[AgentFunctionCreateParam]], NotGiven] = NOT_GIVEN, tags: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, folder: Union[Optional[str], NotGiven] = NOT_GIVEN, interruption: Union[Optional[InterruptionInputParam], NotGiven] = NOT_GIVEN, endpointing: Union[Optional[EndpointingInputParam], NotGiven] = NOT_GIVEN, inactivity: Union[Optional[InactivityInputParam], NotGiven] = NOT_GIVEN, max_duration_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, ring_timeout_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, max_concurrent_calls: Union[Optional[int], NotGiven] = NOT_GIVEN, voicemail: Union[Optional[VoicemailInputParam], NotGiven] = NOT_GIVEN, call_screening: Union[Optional[CallScreeningInputParam], NotGiven] = NOT_GIVEN, recording: Union[Optional[RecordingSettingsInputParam], NotGiven] = NOT_GIVEN, privacy: Union[Optional[PrivacySettingsInputParam], NotGiven] = NOT_GIVEN, extraction: Union[Optional[Mapping[str, Any]], NotGiven] = NOT_GIVEN, fallback_voice_id: Union[Optional[str], NotGiven] = NOT_GIVEN, variables: Union[Optional[Mapping[str, Optional[Union[str, float, bool]]]], NotGiven] = NOT_GIVEN, voice_speed: Union[Optional[float], NotGiven] = NOT_GIVEN, keyterms: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, pronunciations: Union[Optional[Sequence[PronunciationInputParam]], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Update an agent.
        JSON merge patch. `null` clears a field. `response_engine` is merged field by field; changing its
        `type` removes the fields of the old variant. `functions` replaces the list; functions with the same
        name keep their id and headers. Each change creates a new version, which goes live immediately
        unless the agent has a published version.
        PATCH /v1/agents/{id}
        Raises ApiError: agent_not_found, precondition_failed, provider_failed.
        """
        return await self._json(Agent, Spec("PATCH", f'/v1/agents/{quote(id, safe="")}', json=given({"agent_name": agent_name, "voice_id": voice_id, "language": language, "other_languages": other_languages, "response_engine": response_engine, "knowledge_base_ids": knowledge_base_ids, "webhook_url": webhook_url, "webhook_events": webhook_events, "greeting": greeting, "functions": functions, "tags": tags, "folder": folder, "interruption": interruption, "endpointing": endpointing, "inactivity": inactivity, "max_duration_seconds": max_duration_seconds, "ring_timeout_seconds": ring_timeout_seconds, "max_concurrent_calls": max_concurrent_calls, "voicemail": voicemail, "call_screening": call_screening, "recording": recording, "privacy": privacy, "extraction": extraction, "fallback_voice_id": fallback_voice_id, "variables": variables, "voice_speed": voice_speed, "keyterms": keyterms, "pronunciations": pronunciations}), has_json=True, headers=given({"if-match": if_match})), options)

    async def delete(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete an agent.
        Calls and history keep the agent. Fails with 409 while the agent is used by a phone number, a
        widget, or a schedule or campaign that has not ended.
        DELETE /v1/agents/{id}
        Raises ApiError: agent_in_use, agent_not_found, precondition_failed.
        """
        return await self._none(Spec("DELETE", f'/v1/agents/{quote(id, safe="")}', headers=given({"if-match": if_match})), options)

    async def test_function(self, id: str, *, name: FunctionName, arguments: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FunctionTestResult:
        """Test a webhook function.
        Calls the function with sample arguments, signed as in a call, and returns the receiver's response.
        POST /v1/agents/{id}/test-function
        Raises ApiError: agent_not_found, function_not_found.
        """
        return await self._json(FunctionTestResult, Spec("POST", f'/v1/agents/{quote(id, safe="")}/test-function', json=given({"name": name, "arguments": arguments}), has_json=True, keyed=True), options)

    async def convert_curl_command(self, *, command: str, options: Optional[RequestOptions] = None) -> ConvertedCommand:
        """Convert a curl command to a function.
        Converts a request to a webhook function: the address, the headers, and the arguments with their
        schema. Nothing is requested or created. POST /v1/agents/{id}/functions accepts `function` with a
        `description`.
        POST /v1/functions/from-curl
        """
        return await self._json(ConvertedCommand, Spec("POST", "/v1/functions/from-curl", json=given({"command": command}), has_json=True), options)

    def list_functions(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[AgentFunction]:
        """List the functions of an agent.
        Lists the functions in the order in which the model receives them, oldest first.
        GET /v1/agents/{id}/functions
        Raises ApiError: agent_not_found, invalid_cursor.
        """
        return self._page(AgentFunction, Spec("GET", f'/v1/agents/{quote(id, safe="")}/functions', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def create_function(self, id: str, body: AgentFunctionCreateParam, *, options: Optional[RequestOptions] = None) -> AgentFunction:
        """Add a function.
        The agent can use the function from its next call. For a webhook function, the response contains the
        signing secret, once. For an MCP function, the service connects to the server for at most 5 seconds,
        and the response contains the server's tools or the reason why they could not be listed. The
        function is saved in either case.
        POST /v1/agents/{id}/functions
        Raises ApiError: agent_not_found, function_name_taken.
        """
        sent = body_of(body, [], None)
        return await self._json(AgentFunction, Spec("POST", f'/v1/agents/{quote(id, safe="")}/functions', json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once, keyed=True), options)

    async def get_function(self, id: str, function_id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AgentFunction:
        """Get a function.
        Returns the function as of the newest version of the agent.
        GET /v1/agents/{id}/functions/{function_id}
        Raises ApiError: agent_not_found, function_not_found, precondition_failed.
        """
        return await self._json(AgentFunction, Spec("GET", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    async def update_function(self, id: str, function_id: str, *, name: Union[FunctionName, NotGiven] = NOT_GIVEN, description: Union[str, NotGiven] = NOT_GIVEN, parameters: Union[Optional[Mapping[str, Any]], NotGiven] = NOT_GIVEN, url: Union[HttpUrl, NotGiven] = NOT_GIVEN, headers: Union[Optional[Mapping[str, str]], NotGiven] = NOT_GIVEN, timeout_ms: Union[Optional[int], NotGiven] = NOT_GIVEN, filler: Union[Optional[str], NotGiven] = NOT_GIVEN, to: Union[Optional[str], NotGiven] = NOT_GIVEN, allowed_destinations: Union[AllowedDestinations, NotGiven] = NOT_GIVEN, message: Union[Optional[str], NotGiven] = NOT_GIVEN, mode: Union[TransferMode, NotGiven] = NOT_GIVEN, briefing: Union[Optional[str], NotGiven] = NOT_GIVEN, allowed_tools: Union[Optional[Sequence[str]], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AgentFunction:
        """Change a function.
        JSON merge patch. `type` cannot change. After a change to an MCP function, the service connects to
        the server, as in `POST`.
        PATCH /v1/agents/{id}/functions/{function_id}
        Raises ApiError: agent_not_found, function_name_taken, function_not_found, precondition_failed.
        """
        return await self._json(AgentFunction, Spec("PATCH", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}', json=given({"name": name, "description": description, "parameters": parameters, "url": url, "headers": headers, "timeout_ms": timeout_ms, "filler": filler, "to": to, "allowed_destinations": allowed_destinations, "message": message, "mode": mode, "briefing": briefing, "allowed_tools": allowed_tools}), has_json=True, headers=given({"if-match": if_match})), options)

    async def delete_function(self, id: str, function_id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Remove a function.
        Calls in progress keep the function until they end.
        DELETE /v1/agents/{id}/functions/{function_id}
        Raises ApiError: agent_not_found, function_not_found, precondition_failed.
        """
        return await self._none(Spec("DELETE", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}', headers=given({"if-match": if_match})), options)

    async def check_function(self, id: str, function_id: str, *, options: Optional[RequestOptions] = None) -> McpServerCheck:
        """Check the MCP server of a function.
        Connects to the server of an MCP function with its stored headers, for at most 5 seconds, and lists
        its tools. It runs no tool. The same check runs when the function is saved. Functions of other types
        fail with 422 `not_an_mcp_function`.
        POST /v1/agents/{id}/functions/{function_id}/check
        Raises ApiError: agent_not_found, function_not_found.
        """
        return await self._json(McpServerCheck, Spec("POST", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}/check', keyed=True), options)

    async def rotate_function_secret(self, id: str, function_id: str, *, promote: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> FunctionSecret:
        """Rotate the secret of a function.
        Returns a new signing secret of a webhook function, once. Applies at once to every version of the
        agent and to calls in progress. Until the new secret is promoted, and for at most 24 hours,
        `webhook-signature` contains signatures with both secrets, and `X-Service-Signature` is made with
        the old one. Functions of other types fail with 422 `not_a_webhook`.
        POST /v1/agents/{id}/functions/{function_id}/rotate-secret
        Raises ApiError: agent_not_found, function_no_rotation, function_not_found.
        """
        fields = given({"promote": promote})
        return await self._json(FunctionSecret, Spec("POST", f'/v1/agents/{quote(id, safe="")}/functions/{quote(function_id, safe="")}/rotate-secret', json=fields, has_json=bool(fields), keyed=True), options)

    def list_versions(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[AgentVersion]:
        """List the versions of an agent.
        Lists the versions, newest first: who made each change, when, and which fields changed. The newest
        200 versions are kept. Older versions are kept only if they are published, pinned to a phone number
        or a test, or used by a call.
        GET /v1/agents/{id}/versions
        Raises ApiError: agent_not_found, invalid_cursor.
        """
        return self._page(AgentVersion, Spec("GET", f'/v1/agents/{quote(id, safe="")}/versions', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def get_version(self, id: str, version: str, *, compare_to: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AgentVersionDetail:
        """Get a version of an agent.
        Returns the agent as it was in this version, the objects it refers to that no longer exist and, with
        `compare_to`, the differences from another version.
        GET /v1/agents/{id}/versions/{version}
        Raises ApiError: agent_not_found, agent_version_not_found.
        """
        return await self._json(AgentVersionDetail, Spec("GET", f'/v1/agents/{quote(id, safe="")}/versions/{quote(version, safe="")}', query=given({"compare_to": compare_to})), options)

    async def publish_version(self, id: str, *, version: Union[Optional[int], NotGiven] = NOT_GIVEN, force: Union[bool, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Publish a version of an agent.
        Makes a version the live version, with which new calls and chats start. Without `version`, publishes
        the newest version. The same operation rolls back to an earlier version. Later changes to the agent
        are a draft until they are published. `version: null` ends publishing: the newest version is live
        again, and each further change goes live immediately. A call in progress keeps the version that it
        started with. If the version has a new `webhook_url`, the response contains `webhook_secret`, once.
        Admin scope is required if the version has a `transfer_call` function to any number that neither the
        live version nor the draft has.
        POST /v1/agents/{id}/publish
        Raises ApiError: agent_not_found, agent_version_incomplete, agent_version_not_found,
        precondition_failed.
        """
        fields = given({"version": version, "force": force})
        return await self._json(Agent, Spec("POST", f'/v1/agents/{quote(id, safe="")}/publish', json=fields, has_json=bool(fields), headers=given({"if-match": if_match}), keyed=True), options)

    async def duplicate(self, id: str, *, agent_name: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Agent:
        """Duplicate an agent.
        Copies the newest version of the agent, including its functions and their headers. The webhook URL
        is not copied, and the copy has no published version.
        POST /v1/agents/{id}/duplicate
        Raises ApiError: agent_not_found.
        """
        fields = given({"agent_name": agent_name})
        return await self._json(Agent, Spec("POST", f'/v1/agents/{quote(id, safe="")}/duplicate', json=fields, has_json=bool(fields), keyed=True), options)

    async def run_playground(self, id: str, *, messages: Sequence[PlaygroundMessageParam], variables: Union[Variables, NotGiven] = NOT_GIVEN, draft: Union[AgentDraftParam, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> PlaygroundReply:
        """Try one text turn.
        Runs one turn without a call, with the prompt, model and functions of the newest version, published
        or not. Webhook functions are actually called, and model tokens are charged as in a call.
        POST /v1/agents/{id}/playground
        Raises ApiError: agent_not_found, insufficient_funds, provider_failed.
        """
        return await self._json(PlaygroundReply, Spec("POST", f'/v1/agents/{quote(id, safe="")}/playground', json=given({"messages": messages, "variables": variables, "draft": draft}), has_json=True, keyed=True), options)

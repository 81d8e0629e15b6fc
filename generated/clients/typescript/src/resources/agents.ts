// agents: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Agent, AgentCreate, AgentDuplicate, AgentFunction, AgentFunctionCreate, AgentFunctionPage, AgentFunctionUpdate, AgentPage, AgentPublish, AgentUpdate, AgentVersion, AgentVersionDetail, AgentVersionPage, ConvertedCommand, CurlCommand, FunctionSecret, FunctionTest, FunctionTestResult, McpServerCheck, PlaygroundReply, PlaygroundTurn, SecretRotation } from '../types.ts';

export interface ListAgentsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
  /** Returns only agents whose name contains this text, case-insensitive. */
  name?: string;
  /** Returns only agents with this tag. */
  tag?: string;
  /** Returns only agents in this folder. */
  folder?: string;
  /**
   * Returns only agents with these ids, separated by commas, at most 100. Use it to read the names of
   * agents that a list refers to.
   */
  agent_id?: string;
}

export interface GetAgentOptions extends RequestOptions {
  /** Number of an earlier version of the agent. */
  version?: number;
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateAgentOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface DeleteAgentOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface ListAgentFunctionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface GetAgentFunctionOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateAgentFunctionOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface DeleteAgentFunctionOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface ListAgentVersionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface GetAgentVersionOptions extends RequestOptions {
  /**
   * Version to compare with: its number, `draft` for the newest version, or `published` for the
   * published version.
   */
  compare_to?: string;
}

export interface PublishAgentVersionOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

/** Voice agents and their functions. */
export class AgentsApi extends Resource {
  /**
   * List agents.
   * Lists the agents of the workspace, newest first.
   * GET /v1/agents
   * @throws ApiError invalid_cursor
   */
  list(options?: ListAgentsOptions): PagePromise<Agent, AgentPage> {
    return this.page<Agent, AgentPage>({ method: 'GET', path: '/v1/agents', query: pick(options, ['limit', 'cursor', 'include_total', 'name', 'tag', 'folder', 'agent_id']) }, options);
  }

  /**
   * Create an agent.
   * Accepts the body that GET returns, so that an exported agent can be imported. If `webhook_url` is
   * set, the response contains `webhook_secret`, once.
   * POST /v1/agents
   * @throws ApiError provider_failed
   */
  create(body: AgentCreate, options?: RequestOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'POST', path: '/v1/agents', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get an agent.
   * Returns the newest version of the agent with its functions. If a version is published, the newest
   * version is the draft. `version` selects an earlier version.
   * GET /v1/agents/{id}
   * @throws ApiError agent_not_found, agent_version_not_found, precondition_failed
   */
  get(id: string, options?: GetAgentOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}`, query: pick(options, ['version']), headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Update an agent.
   * JSON merge patch. `null` clears a field. `response_engine` is merged field by field; changing its
   * `type` removes the fields of the old variant. `functions` replaces the list; functions with the same
   * name keep their id and headers. Each change creates a new version, which goes live immediately
   * unless the agent has a published version.
   * PATCH /v1/agents/{id}
   * @throws ApiError agent_not_found, precondition_failed, provider_failed
   */
  update(id: string, body: AgentUpdate, options?: UpdateAgentOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'PATCH', path: `/v1/agents/${encodeURIComponent(id)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Delete an agent.
   * Calls and history keep the agent. Fails with 409 while the agent is used by a phone number, a
   * widget, or a schedule or campaign that has not ended.
   * DELETE /v1/agents/{id}
   * @throws ApiError agent_in_use, agent_not_found, precondition_failed
   */
  delete(id: string, options?: DeleteAgentOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/agents/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Test a webhook function.
   * Calls the function with sample arguments, signed as in a call, and returns the receiver's response.
   * POST /v1/agents/{id}/test-function
   * @throws ApiError agent_not_found, function_not_found
   */
  testFunction(id: string, body: FunctionTest, options?: RequestOptions): ApiPromise<FunctionTestResult> {
    return this.json<FunctionTestResult>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/test-function`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Convert a curl command to a function.
   * Converts a request to a webhook function: the address, the headers, and the arguments with their
   * schema. Nothing is requested or created. POST /v1/agents/{id}/functions accepts `function` with a
   * `description`.
   * POST /v1/functions/from-curl
   */
  convertCurlCommand(body: CurlCommand, options?: RequestOptions): ApiPromise<ConvertedCommand> {
    return this.json<ConvertedCommand>({ method: 'POST', path: '/v1/functions/from-curl', body: jsonBody(body) }, options);
  }

  /**
   * List the functions of an agent.
   * Lists the functions in the order in which the model receives them, oldest first.
   * GET /v1/agents/{id}/functions
   * @throws ApiError agent_not_found, invalid_cursor
   */
  listFunctions(id: string, options?: ListAgentFunctionsOptions): PagePromise<AgentFunction, AgentFunctionPage> {
    return this.page<AgentFunction, AgentFunctionPage>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/functions`, query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Add a function.
   * The agent can use the function from its next call. For a webhook function, the response contains the
   * signing secret, once. For an MCP function, the service connects to the server for at most 5 seconds,
   * and the response contains the server's tools or the reason why they could not be listed. The
   * function is saved in either case.
   * POST /v1/agents/{id}/functions
   * @throws ApiError agent_not_found, function_name_taken
   */
  createFunction(id: string, body: AgentFunctionCreate, options?: RequestOptions): ApiPromise<AgentFunction> {
    return this.json<AgentFunction>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/functions`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a function.
   * Returns the function as of the newest version of the agent.
   * GET /v1/agents/{id}/functions/{function_id}
   * @throws ApiError agent_not_found, function_not_found, precondition_failed
   */
  getFunction(id: string, functionId: string, options?: GetAgentFunctionOptions): ApiPromise<AgentFunction> {
    return this.json<AgentFunction>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change a function.
   * JSON merge patch. `type` cannot change. After a change to an MCP function, the service connects to
   * the server, as in `POST`.
   * PATCH /v1/agents/{id}/functions/{function_id}
   * @throws ApiError agent_not_found, function_name_taken, function_not_found, precondition_failed
   */
  updateFunction(id: string, functionId: string, body: AgentFunctionUpdate, options?: UpdateAgentFunctionOptions): ApiPromise<AgentFunction> {
    return this.json<AgentFunction>({ method: 'PATCH', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Remove a function.
   * Calls in progress keep the function until they end.
   * DELETE /v1/agents/{id}/functions/{function_id}
   * @throws ApiError agent_not_found, function_not_found, precondition_failed
   */
  deleteFunction(id: string, functionId: string, options?: DeleteAgentFunctionOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Check the MCP server of a function.
   * Connects to the server of an MCP function with its stored headers, for at most 5 seconds, and lists
   * its tools. It runs no tool. The same check runs when the function is saved. Functions of other types
   * fail with 422 `not_an_mcp_function`.
   * POST /v1/agents/{id}/functions/{function_id}/check
   * @throws ApiError agent_not_found, function_not_found
   */
  checkFunction(id: string, functionId: string, options?: RequestOptions): ApiPromise<McpServerCheck> {
    return this.json<McpServerCheck>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}/check`, keyed: true }, options);
  }

  /**
   * Rotate the secret of a function.
   * Returns a new signing secret of a webhook function, once. Applies at once to every version of the
   * agent and to calls in progress. Until the new secret is promoted, and for at most 24 hours,
   * `webhook-signature` contains signatures with both secrets, and `X-Service-Signature` is made with
   * the old one. Functions of other types fail with 422 `not_a_webhook`.
   * POST /v1/agents/{id}/functions/{function_id}/rotate-secret
   * @throws ApiError agent_not_found, function_no_rotation, function_not_found
   */
  rotateFunctionSecret(id: string, functionId: string, body?: SecretRotation, options?: RequestOptions): ApiPromise<FunctionSecret> {
    return this.json<FunctionSecret>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}/rotate-secret`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * List the versions of an agent.
   * Lists the versions, newest first: who made each change, when, and which fields changed. The newest
   * 200 versions are kept. Older versions are kept only if they are published, pinned to a phone number
   * or a test, or used by a call.
   * GET /v1/agents/{id}/versions
   * @throws ApiError agent_not_found, invalid_cursor
   */
  listVersions(id: string, options?: ListAgentVersionsOptions): PagePromise<AgentVersion, AgentVersionPage> {
    return this.page<AgentVersion, AgentVersionPage>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/versions`, query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Get a version of an agent.
   * Returns the agent as it was in this version, the objects it refers to that no longer exist and, with
   * `compare_to`, the differences from another version.
   * GET /v1/agents/{id}/versions/{version}
   * @throws ApiError agent_not_found, agent_version_not_found
   */
  getVersion(id: string, version: string, options?: GetAgentVersionOptions): ApiPromise<AgentVersionDetail> {
    return this.json<AgentVersionDetail>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/versions/${encodeURIComponent(version)}`, query: pick(options, ['compare_to']) }, options);
  }

  /**
   * Publish a version of an agent.
   * Makes a version the live version, with which new calls and chats start. Without `version`, publishes
   * the newest version. The same operation rolls back to an earlier version. Later changes to the agent
   * are a draft until they are published. `version: null` ends publishing: the newest version is live
   * again, and each further change goes live immediately. A call in progress keeps the version that it
   * started with. If the version has a new `webhook_url`, the response contains `webhook_secret`, once.
   * Admin scope is required if the version has a `transfer_call` function to any number that neither the
   * live version nor the draft has.
   * POST /v1/agents/{id}/publish
   * @throws ApiError agent_not_found, agent_version_incomplete, agent_version_not_found,
   * precondition_failed
   */
  publishVersion(id: string, body?: AgentPublish, options?: PublishAgentVersionOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/publish`, body: body === undefined ? undefined : jsonBody(body), keyed: true, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Duplicate an agent.
   * Copies the newest version of the agent, including its functions and their headers. The webhook URL
   * is not copied, and the copy has no published version.
   * POST /v1/agents/{id}/duplicate
   * @throws ApiError agent_not_found
   */
  duplicate(id: string, body?: AgentDuplicate, options?: RequestOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/duplicate`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Try one text turn.
   * Runs one turn without a call, with the prompt, model and functions of the newest version, published
   * or not. Webhook functions are actually called, and model tokens are charged as in a call.
   * POST /v1/agents/{id}/playground
   * @throws ApiError agent_not_found, insufficient_funds, provider_failed
   */
  runPlayground(id: string, body: PlaygroundTurn, options?: RequestOptions): ApiPromise<PlaygroundReply> {
    return this.json<PlaygroundReply>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/playground`, body: jsonBody(body), keyed: true }, options);
  }
}

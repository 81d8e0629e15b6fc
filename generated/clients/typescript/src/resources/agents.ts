// agents: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { Agent, AgentCreate, AgentDuplicate, AgentFunction, AgentFunctionCreate, AgentFunctionPage, AgentFunctionUpdate, AgentPage, AgentPublish, AgentUpdate, AgentVersion, AgentVersionDetail, AgentVersionPage, FunctionTest, FunctionTestResult, McpServerCheck, PlaygroundReply, PlaygroundTurn } from '../types.ts';

export interface ListAgentsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
  /** Agents whose name contains this text, case-insensitive. */
  name?: string;
  /** Agents with this tag. */
  tag?: string;
  /** Agents in this folder. */
  folder?: string;
  /** Only these, ids separated by commas, up to 100 of them: names for a list that refers to agents. */
  agent_id?: string;
}

export interface GetAgentOptions extends RequestOptions {
  /** Earlier version of the agent. */
  version?: number;
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateAgentOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

export interface DeleteAgentOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

export interface ListAgentFunctionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
}

export interface GetAgentFunctionOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateAgentFunctionOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

export interface DeleteAgentFunctionOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

export interface ListAgentVersionsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total`, which requires an additional count. */
  include_total?: boolean;
}

export interface GetAgentVersionOptions extends RequestOptions {
  /**
   * Number of a version to compare with, `draft` for the newest one, or `published` for the published
   * one.
   */
  compare_to?: string;
}

export interface PublishAgentVersionOptions extends RequestOptions {
  /**
   * ETag of the state that the change is meant for. If the object has changed since, the answer is 412
   * `precondition_failed`, and nothing is changed. What the service itself counts and measures on an
   * object, such as the `stats` of a campaign, is no such change.
   */
  ifMatch?: string;
}

/** Voice agents and their functions. */
export class AgentsApi extends Resource {
  /**
   * List agents.
   * Newest first.
   * GET /v1/agents
   * @throws ApiError invalid_cursor
   */
  list(options?: ListAgentsOptions): PagePromise<Agent, AgentPage> {
    return this.page<Agent, AgentPage>({ method: 'GET', path: '/v1/agents', query: pick(options, ['limit', 'cursor', 'include_total', 'name', 'tag', 'folder', 'agent_id']) }, options);
  }

  /**
   * Create an agent.
   * Accepts the body that GET returns, so that an export can be imported. With a `webhook_url`, the
   * response contains `webhook_secret`, once.
   * POST /v1/agents
   * @throws ApiError provider_failed
   */
  create(body: AgentCreate, options?: RequestOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'POST', path: '/v1/agents', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get an agent.
   * The agent with its functions, in its newest version, which is the draft if a version is published.
   * `version` returns an earlier version.
   * GET /v1/agents/{id}
   * @throws ApiError agent_not_found, precondition_failed
   */
  get(id: string, options?: GetAgentOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}`, query: pick(options, ['version']), headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Update an agent.
   * JSON merge patch: null clears a field, `response_engine` is merged field by field, and changing its
   * `type` drops the fields of the old variant. `functions` replaces the list; functions with the same
   * name keep their id and headers. Each change creates a new version, which is live at once unless the
   * agent has a published version.
   * PATCH /v1/agents/{id}
   * @throws ApiError agent_not_found, precondition_failed, provider_failed
   */
  update(id: string, body: AgentUpdate, options?: UpdateAgentOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'PATCH', path: `/v1/agents/${encodeURIComponent(id)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Delete an agent.
   * Calls and history keep the agent. 409 while a phone number, a schedule or campaign that is not over,
   * or a widget uses it.
   * DELETE /v1/agents/{id}
   * @throws ApiError agent_in_use, agent_not_found, precondition_failed
   */
  delete(id: string, options?: DeleteAgentOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/agents/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Test a webhook function.
   * Calls the function with sample arguments, signed as in a call, and returns the response of the
   * receiver.
   * POST /v1/agents/{id}/test-function
   * @throws ApiError agent_not_found, function_not_found
   */
  testFunction(id: string, body: FunctionTest, options?: RequestOptions): ApiPromise<FunctionTestResult> {
    return this.json<FunctionTestResult>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/test-function`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * List the functions of an agent.
   * Oldest first, in the order in which the model receives them.
   * GET /v1/agents/{id}/functions
   * @throws ApiError agent_not_found, invalid_cursor
   */
  listFunctions(id: string, options?: ListAgentFunctionsOptions): PagePromise<AgentFunction, AgentFunctionPage> {
    return this.page<AgentFunction, AgentFunctionPage>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/functions`, query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Add a function.
   * The agent can use it from the next call on. For a webhook function, the response contains its
   * signing secret, once. For an MCP function the service connects to the server for at most 5 seconds,
   * and the response contains its tools or why they could not be listed; the function is saved in either
   * case.
   * POST /v1/agents/{id}/functions
   * @throws ApiError agent_not_found, function_name_taken
   */
  createFunction(id: string, body: AgentFunctionCreate, options?: RequestOptions): ApiPromise<AgentFunction> {
    return this.json<AgentFunction>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/functions`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a function.
   * As the newest version of the agent has it.
   * GET /v1/agents/{id}/functions/{function_id}
   * @throws ApiError agent_not_found, function_not_found, precondition_failed
   */
  getFunction(id: string, functionId: string, options?: GetAgentFunctionOptions): ApiPromise<AgentFunction> {
    return this.json<AgentFunction>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change a function.
   * JSON merge patch; `type` cannot change. After a change of an MCP function the service connects to
   * the server, as in `POST`.
   * PATCH /v1/agents/{id}/functions/{function_id}
   * @throws ApiError agent_not_found, function_name_taken, function_not_found, precondition_failed
   */
  updateFunction(id: string, functionId: string, body: AgentFunctionUpdate, options?: UpdateAgentFunctionOptions): ApiPromise<AgentFunction> {
    return this.json<AgentFunction>({ method: 'PATCH', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Remove a function.
   * Running calls keep the function until they end.
   * DELETE /v1/agents/{id}/functions/{function_id}
   * @throws ApiError agent_not_found, function_not_found, precondition_failed
   */
  deleteFunction(id: string, functionId: string, options?: DeleteAgentFunctionOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}`, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Check the MCP server of a function.
   * Connects to the server of an MCP function with its stored headers, for at most 5 seconds, and lists
   * its tools. No tool is run. The same happens when the function is saved. Another type of function is
   * 422 `not_an_mcp_function`.
   * POST /v1/agents/{id}/functions/{function_id}/check
   * @throws ApiError agent_not_found, function_not_found
   */
  checkFunction(id: string, functionId: string, options?: RequestOptions): ApiPromise<McpServerCheck> {
    return this.json<McpServerCheck>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/functions/${encodeURIComponent(functionId)}/check`, keyed: true }, options);
  }

  /**
   * List the versions of an agent.
   * Newest first: who made each change, when, and of which fields. The newest 200 versions stay, and of
   * older ones those that are published, pinned to a phone number or a test, or that a call ran on.
   * GET /v1/agents/{id}/versions
   * @throws ApiError agent_not_found, invalid_cursor
   */
  listVersions(id: string, options?: ListAgentVersionsOptions): PagePromise<AgentVersion, AgentVersionPage> {
    return this.page<AgentVersion, AgentVersionPage>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/versions`, query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Get a version of an agent.
   * The agent as it was, what of it no longer exists, and with `compare_to` the differences from another
   * version to this one.
   * GET /v1/agents/{id}/versions/{version}
   * @throws ApiError agent_not_found, agent_version_not_found
   */
  getVersion(id: string, version: string, options?: GetAgentVersionOptions): ApiPromise<AgentVersionDetail> {
    return this.json<AgentVersionDetail>({ method: 'GET', path: `/v1/agents/${encodeURIComponent(id)}/versions/${encodeURIComponent(version)}`, query: pick(options, ['compare_to']) }, options);
  }

  /**
   * Publish a version of an agent.
   * Makes a version the one that new calls and chats begin with; without `version`, the newest. The same
   * operation rolls back to an earlier version. From then on changes of the agent are a draft, until
   * they are published too. `version: null` ends this: the newest version is live again, and so is each
   * further change at once. A call in progress keeps the version that it began with. With a new
   * `webhook_url`, the response contains `webhook_secret`, once. A version with a transfer_call function
   * to any number, which neither the live version nor the draft has, requires admin scope.
   * POST /v1/agents/{id}/publish
   * @throws ApiError agent_not_found, agent_version_incomplete, agent_version_not_found,
   * precondition_failed
   */
  publishVersion(id: string, body?: AgentPublish, options?: PublishAgentVersionOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/publish`, body: body === undefined ? undefined : jsonBody(body), keyed: true, headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Duplicate an agent.
   * Creates a copy of the newest version with the functions and their headers. The webhook address is
   * not copied, and the copy has no published version.
   * POST /v1/agents/{id}/duplicate
   * @throws ApiError agent_not_found
   */
  duplicate(id: string, body?: AgentDuplicate, options?: RequestOptions): ApiPromise<Agent> {
    return this.json<Agent>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/duplicate`, body: body === undefined ? undefined : jsonBody(body), keyed: true }, options);
  }

  /**
   * Try one text turn.
   * Runs one turn with the real prompt, model and functions of the newest version, published or not,
   * without a call. Webhook functions are really called, and model tokens are charged as in a call.
   * POST /v1/agents/{id}/playground
   * @throws ApiError agent_not_found, insufficient_funds, provider_failed
   */
  runPlayground(id: string, body: PlaygroundTurn, options?: RequestOptions): ApiPromise<PlaygroundReply> {
    return this.json<PlaygroundReply>({ method: 'POST', path: `/v1/agents/${encodeURIComponent(id)}/playground`, body: jsonBody(body), keyed: true }, options);
  }
}

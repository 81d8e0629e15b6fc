// compatibility: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { AgentModel, AgentModelList, ChatCompletion, ChatCompletionCreate, RetellCall, RetellCallCreate } from '../types.ts';

/** Interfaces of other products, for their existing clients. */
export class CompatibilityApi extends Resource {
  /**
   * Create a chat completion of an agent.
   * Returns the agent's reply to a conversation, in the format of OpenAI's chat completions, for clients
   * of that interface. `model` is the id or the exact name of an agent, which replies with the prompt,
   * model, functions and knowledge of its live version. With `stream`, the reply is sent as server-sent
   * events that end with `[DONE]`. An error after the first words is sent as an event with `error`. When
   * the client disconnects, the model stops. Problem documents have an additional member `error` in
   * OpenAI's format. The operation is also available at `/v1/openai/chat/completions`, so that
   * `/v1/openai` can be used as a base URL, with the agents at `/models`. Tokens are charged as in the
   * playground.
   * POST /v1/chat/completions
   * @throws ApiError agent_not_found, insufficient_funds, provider_failed
   */
  createChatCompletion(body: ChatCompletionCreate, options?: RequestOptions): ApiPromise<ChatCompletion> {
    return this.json<ChatCompletion>({ method: 'POST', path: '/v1/chat/completions', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * List agents as models.
   * Lists the newest 1000 agents, in the format of OpenAI's list of models. `GET /v1/models` lists the
   * language models of this deployment.
   * GET /v1/openai/models
   */
  listAgentModels(options?: RequestOptions): ApiPromise<AgentModelList> {
    return this.json<AgentModelList>({ method: 'GET', path: '/v1/openai/models' }, options);
  }

  /**
   * Get an agent as a model.
   * Returns an agent by its id or exact name, in the format of OpenAI's models.
   * GET /v1/openai/models/{model}
   * @throws ApiError agent_not_found
   */
  getAgentModel(model: string, options?: RequestOptions): ApiPromise<AgentModel> {
    return this.json<AgentModel>({ method: 'GET', path: `/v1/openai/models/${encodeURIComponent(model)}` }, options);
  }

  /**
   * Place a call in Retell's format.
   * Does the same as `POST /v1/calls`, in Retell's format, for programs that use its library:
   * `override_agent_id` is the agent, and `retell_llm_dynamic_variables` are the variables. Overrides of
   * settings or versions, and SIP headers, are rejected as unknown fields.
   * POST /v2/create-phone-call
   * @throws ApiError agent_not_found, call_not_found, concurrency_limited, insufficient_funds
   */
  createRetellCall(body: RetellCallCreate, options?: RequestOptions): ApiPromise<RetellCall> {
    return this.json<RetellCall>({ method: 'POST', path: '/v2/create-phone-call', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a call in Retell's format.
   * Returns the data of `GET /v1/calls/{id}` with the transcript and analysis of the call, in Retell's
   * format. Fields without an equivalent in Parley are absent.
   * GET /v2/get-call/{call_id}
   * @throws ApiError call_not_found
   */
  getRetellCall(callId: string, options?: RequestOptions): ApiPromise<RetellCall> {
    return this.json<RetellCall>({ method: 'GET', path: `/v2/get-call/${encodeURIComponent(callId)}` }, options);
  }
}

// compatibility: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { type RequestOptions } from '../runtime/transport.ts';
import type { AgentModel, AgentModelList, ChatCompletion, ChatCompletionCreate, RetellCall, RetellCallCreate } from '../types.ts';

/** Interfaces of other products, for the clients that already speak them. */
export class CompatibilityApi extends Resource {
  /**
   * Create a chat completion of an agent.
   * The agent's reply to a conversation, in the form of OpenAI's chat completions, for clients of that
   * interface. `model` is the id or the exact name of an agent, which replies with the prompt, model,
   * functions and knowledge of its live version. With `stream` the reply comes as server-sent events,
   * the last of them `[DONE]`, and an error after the first words is an event with `error`. When the
   * client disconnects, the model stops. Problem documents have the member `error`, as OpenAI's clients
   * read it. Also at `/v1/openai/chat/completions`, so that `/v1/openai` is a base address with a list
   * of agents at `/models`. Tokens are charged as in the playground.
   * POST /v1/chat/completions
   * @throws ApiError agent_not_found, insufficient_funds, provider_failed
   */
  createChatCompletion(body: ChatCompletionCreate, options?: RequestOptions): ApiPromise<ChatCompletion> {
    return this.json<ChatCompletion>({ method: 'POST', path: '/v1/chat/completions', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * List agents as models.
   * The 1000 newest agents, in the form of OpenAI's list of models. `GET /v1/models` lists the language
   * models of this deployment.
   * GET /v1/openai/models
   */
  listAgentModels(options?: RequestOptions): ApiPromise<AgentModelList> {
    return this.json<AgentModelList>({ method: 'GET', path: '/v1/openai/models' }, options);
  }

  /**
   * Get an agent as a model.
   * An agent by its id or exact name, in the form of OpenAI's models.
   * GET /v1/openai/models/{model}
   * @throws ApiError agent_not_found
   */
  getAgentModel(model: string, options?: RequestOptions): ApiPromise<AgentModel> {
    return this.json<AgentModel>({ method: 'GET', path: `/v1/openai/models/${encodeURIComponent(model)}` }, options);
  }

  /**
   * Place a call as Retell's clients do.
   * `POST /v1/calls` in the form of Retell, for programs that use its library: `override_agent_id` is
   * the agent, `retell_llm_dynamic_variables` are the variables. Overrides of settings, of a version and
   * SIP headers are refused as unknown fields.
   * POST /v2/create-phone-call
   * @throws ApiError agent_not_found, call_not_found, concurrency_limited, insufficient_funds
   */
  createRetellCall(body: RetellCallCreate, options?: RequestOptions): ApiPromise<RetellCall> {
    return this.json<RetellCall>({ method: 'POST', path: '/v2/create-phone-call', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a call as Retell's clients do.
   * `GET /v1/calls/{id}` with its transcript and analysis in the form of Retell. Fields without an
   * equivalent here are absent.
   * GET /v2/get-call/{call_id}
   * @throws ApiError call_not_found
   */
  getRetellCall(callId: string, options?: RequestOptions): ApiPromise<RetellCall> {
    return this.json<RetellCall>({ method: 'GET', path: `/v2/get-call/${encodeURIComponent(callId)}` }, options);
  }
}

// catalogues: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { AgentTemplate, AgentTemplatePage, Countries, Language, LanguagePage, Model, ModelPage, Provider, ProviderPage } from '../types.ts';

export interface ListModelsOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface ListAgentTemplatesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface ListLanguagesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface ListProvidersOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

/** Templates of agents, countries, models, languages and providers available in this deployment. */
export class CataloguesApi extends Resource {
  /**
   * List models.
   * Lists the names of the models that `service-llm` agents can use on this deployment.
   * GET /v1/models
   * @throws ApiError invalid_cursor
   */
  listModels(options?: ListModelsOptions): PagePromise<Model, ModelPage> {
    return this.page<Model, ModelPage>({ method: 'GET', path: '/v1/models', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * List templates of agents.
   * Lists agents to begin with. Each works at once: POST /v1/agents accepts the `settings` of a template
   * with an `agent_name` and a `voice_id`. Replace the values of its `variables`.
   * GET /v1/agent-templates
   * @throws ApiError invalid_cursor
   */
  listAgentTemplates(options?: ListAgentTemplatesOptions): PagePromise<AgentTemplate, AgentTemplatePage> {
    return this.page<AgentTemplate, AgentTemplatePage>({ method: 'GET', path: '/v1/agent-templates', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * List countries.
   * Lists the countries and territories that have a telephone code, ordered by name. `default_country`
   * and the country of a number to buy are such codes.
   * GET /v1/countries
   */
  listCountries(options?: RequestOptions): ApiPromise<Countries> {
    return this.json<Countries>({ method: 'GET', path: '/v1/countries' }, options);
  }

  /**
   * List languages.
   * Lists language codes, with the speech recognizers and voices that support each.
   * GET /v1/languages
   * @throws ApiError invalid_cursor
   */
  listLanguages(options?: ListLanguagesOptions): PagePromise<Language, LanguagePage> {
    return this.page<Language, LanguagePage>({ method: 'GET', path: '/v1/languages', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * List providers.
   * Lists the providers of speech recognition, language models, speech synthesis and telephony, with
   * their health.
   * GET /v1/providers
   * @throws ApiError invalid_cursor
   */
  listProviders(options?: ListProvidersOptions): PagePromise<Provider, ProviderPage> {
    return this.page<Provider, ProviderPage>({ method: 'GET', path: '/v1/providers', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }
}

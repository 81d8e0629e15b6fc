// Templates of agents, countries, and the models, languages and providers that a workspace can use. It has no tables.
import type { AgentTemplate, Countries, Language, Model, Provider } from '../../../generated/types.ts';
import { pageOfAll, type Page, type PageRequest } from '../../core/page.ts';
import { countries } from '../../core/phone/countries.ts';
import type { Context } from '../../runtime.ts';
import { workspaceProviders } from '../voices/service/workspace-providers.ts';
import { AGENT_TEMPLATES } from './agent-templates.ts';
import { toCountry, toLanguage, toModel, toProvider } from './wire.ts';

/** Lists the default model first. */
export async function listModels(ctx: Context, request: PageRequest): Promise<Page<Model>> {
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  const standard = providers.defaultModel();
  const models = providers.models().toSorted((a, b) => Number(b.id === standard) - Number(a.id === standard));
  return pageOfAll(
    models,
    request,
    (model) => toModel(model, standard),
    ({ id }) => id,
  );
}

export function listAgentTemplates(request: PageRequest): Page<AgentTemplate> {
  return pageOfAll(
    AGENT_TEMPLATES,
    request,
    (template) => template,
    ({ id }) => id,
  );
}

export function listCountries(): Countries {
  return { data: countries().map(toCountry) };
}

export async function listLanguages(ctx: Context, request: PageRequest): Promise<Page<Language>> {
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  await providers.loadVoices();
  return pageOfAll(providers.languages(), request, toLanguage, ({ code }) => code);
}

/** Also checks the health of vendors whose last check is more than a minute old. */
export async function listProviders(ctx: Context, request: PageRequest): Promise<Page<Provider>> {
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  await providers.check();
  return pageOfAll(providers.statuses(), request, toProvider, ({ kind, id }) => `${kind}/${id}`);
}

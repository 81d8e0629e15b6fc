// What this deployment can use: models, languages and providers, as the registry knows them. No tables.
import type { Language, Model, Provider } from '../../../generated/types.ts';
import type { Context } from '../../core/context.ts';
import { pageOfAll, type Page, type PageRequest } from '../../core/page.ts';
import { toLanguage, toModel, toProvider } from './wire.ts';

/** The default model first. */
export function listModels(ctx: Context, request: PageRequest): Page<Model> {
  const standard = ctx.providers.defaultModel();
  const models = ctx.providers.models().toSorted((a, b) => Number(b.id === standard) - Number(a.id === standard));
  return pageOfAll(
    models,
    request,
    (model) => toModel(model, standard),
    ({ id }) => id,
  );
}

export function listLanguages(ctx: Context, request: PageRequest): Page<Language> {
  return pageOfAll(ctx.providers.languages(), request, toLanguage, ({ code }) => code);
}

export function listProviders(ctx: Context, request: PageRequest): Page<Provider> {
  return pageOfAll(ctx.providers.providers(), request, toProvider, ({ kind, id }) => `${kind}/${id}`);
}

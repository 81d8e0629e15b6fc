// Declarations of everything that a setting or a vendor account enables: its settings, and its row in docs/providers.md. Keyed
// vendors, carriers and payment vendors add the functions that open them (vendors/define-*.ts).
import { text } from '../core/setting-parsers.ts';
import {
  defineSetting,
  readEnabled,
  type Enabled,
  type Environment,
  type Setting,
  type SettingGroup,
} from '../core/setting.ts';

export type Purpose =
  | 'transcribes'
  | 'answers'
  | 'speaks'
  | 'calls functions'
  | 'carries calls'
  | 'searches'
  | 'takes payments';

/** A row of docs/providers.md. */
export interface ProviderDescription {
  purpose: Purpose;
  /** Id and scope, as Markdown. */
  provider: string;
  /** The settings or account that enable it, as Markdown. */
  enabledBy: string;
  /** The server or version that its adapter was tested against. */
  verifiedAgainst: string;
}

export interface Declaration<Id extends string = string, Values = unknown> extends ProviderDescription {
  id: Id;
  settings: SettingGroup;
  /** @throws SettingError */
  readSettings(environment: Environment): Values;
}

/** The settings of each declaration in a list, by id. */
export type SettingsById<D extends Declaration> = { [One in D as One['id']]: ReturnType<One['readSettings']> };

/** @throws SettingError */
export function readDeclared<D extends Declaration>(list: readonly D[], environment: Environment): SettingsById<D> {
  return Object.fromEntries(list.map((one) => [one.id, one.readSettings(environment)])) as SettingsById<D>;
}

interface ServerDefinition<Id extends string, G extends SettingGroup, By extends keyof G> {
  /** Name of the server among the provider settings. */
  id: Id;
  purpose: Purpose;
  provider: string;
  settings: G;
  /** The setting that enables it. */
  enabledBy: By;
  verifiedAgainst: string;
}

/** Declares a server or a model that the operator runs. Its settings are null unless it is enabled. */
export function defineServer<const Id extends string, G extends SettingGroup, By extends keyof G>(
  definition: ServerDefinition<Id, G, By>,
): Declaration<Id, Enabled<G, By> | null> {
  const { settings, enabledBy } = definition;
  return {
    ...definition,
    enabledBy: asMarkdown(settings[enabledBy]!),
    readSettings: (environment) => readEnabled(settings, environment, { enabledBy }),
  };
}

export function asMarkdown({ name }: Setting<unknown>): string {
  return `\`${name}\``;
}

export function apiKeySetting(name: string, about: string, example: string): Setting<string | null> {
  return defineSetting({ name, parse: text, default: null, about, example });
}

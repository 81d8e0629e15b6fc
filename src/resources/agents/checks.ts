// Checks of an agent that the contract's schemas cannot express: voice, language and model exist in this deployment and fit
// together, and addresses are reachable. Each failure is a 422 with a pointer and states what is allowed.
import type { AgentFunctionCreate, AgentUpdate } from '../../../generated/types.ts';
import { fail, invalid, invalidFields, type FieldError } from '../../core/errors.ts';
import type { JsonObject } from '../../core/json.ts';
import { primaryLanguage } from '../../core/languages.ts';
import { requireSchemas, type GivenSchema } from '../../json-schema/checker.ts';
import type { ProviderCatalogue } from '../../providers/directory.ts';
import type { Voice } from '../../providers/ports/tts.ts';
import { voiceIdOf, voicesNamed } from '../../providers/voice-names.ts';
import type { Context } from '../../runtime.ts';
import { phrasesFor } from '../../voice/out/phrases.ts';
import { patternErrors } from '../privacy/service.ts';
import { requireReachable } from '../webhooks/service/check-url.ts';
import type { AgentSettings } from './fields.ts';
import { requireHeaders } from './functions/headers.ts';
import { isSameJson } from './settings.ts';

/** Language of an agent whose voice is unknown. */
const FALLBACK_LANGUAGE = 'en-US';

type VoiceField = 'voice_id' | 'fallback_voice_id';
type Spoken = Pick<AgentSettings, 'voice_id' | 'fallback_voice_id' | 'language' | 'other_languages'>;

/** Loads the voice lists that `checkSettings` needs for the voices of a request. Call it before any transaction. */
export async function loadNamedVoices(
  providers: ProviderCatalogue,
  input: { [Field in VoiceField]?: string | null | undefined },
): Promise<void> {
  const named = [input.voice_id, input.fallback_voice_id].filter((id) => typeof id === 'string');
  if (named.length > 0) await providers.loadVoices(named);
}

/** Replaces names of voices (`elevenlabs-sarah`) by their ids. Call it after `loadNamedVoices`. */
export function resolveVoices(
  providers: ProviderCatalogue,
  input: { [Field in VoiceField]?: string | null | undefined },
): void {
  for (const field of ['voice_id', 'fallback_voice_id'] as const) {
    const named = input[field];
    if (typeof named === 'string') input[field] = voiceIdOf(providers.voices(), named);
  }
}

/** Sets the voice's first language if none is given. Call it after `loadNamedVoices`. `checkSettings` refuses an unknown voice. */
export function setDefaultLanguage(providers: ProviderCatalogue, settings: AgentSettings): void {
  const given = settings.language as string | undefined;
  const voice = providers.voices().find(({ voiceId }) => voiceId === settings.voice_id);
  settings.language = given ?? voice?.languages[0] ?? FALLBACK_LANGUAGE;
}

/**
 * Keeps default reminders in the agent's language, even after the language changes. Call it after `setDefaultLanguage`.
 * @param given reminders in the request; null restores the default
 * @param before settings of an existing agent
 */
export function setDefaultReminders(
  settings: AgentSettings,
  given: { reminders?: readonly string[] } | null | undefined,
  before?: AgentSettings,
): void {
  const isWritten = before !== undefined && !isSameJson(before.inactivity.reminders, remindersIn(before.language));
  if (given?.reminders || (isWritten && given !== null)) return;
  settings.inactivity = { ...settings.inactivity, reminders: remindersIn(settings.language) };
}

function remindersIn(language: string): string[] {
  return [phrasesFor(language).reminder];
}

/**
 * Performs all checks that need no network.
 * @param before settings of an existing agent; unchanged values were checked when they were set
 * @throws Failure `validation_failed`; `provider_failed` when the vendor of a new voice does not return its list of voices
 */
export function checkSettings(
  providers: ProviderCatalogue,
  settings: AgentSettings,
  before?: Spoken & Pick<AgentSettings, 'privacy'>,
): void {
  const errors: FieldError[] = [];
  for (const field of ['voice_id', 'fallback_voice_id'] as const) {
    const isKept = before?.[field] === settings[field] && areSameLanguages(before, settings);
    if (settings[field] && !isKept) checkVoice(providers, field, settings, before, errors);
  }
  if (!before || !areSameLanguages(before, settings)) errors.push(...repeatedLanguages(settings));
  checkModels(providers, settings, errors);
  const { min_ms = 0, max_ms = 0 } = settings.endpointing;
  if (min_ms > max_ms) {
    errors.push({
      pointer: '/endpointing/min_ms',
      code: 'too_large',
      detail: `must not be more than max_ms (${max_ms})`,
    });
  }
  const { patterns = [] } = settings.privacy;
  if (!isSameJson(patterns, before?.privacy.patterns ?? [])) errors.push(...patternErrors(patterns));
  if (errors.length > 0) throw invalidFields(errors);
}

function checkVoice(
  providers: ProviderCatalogue,
  field: 'voice_id' | 'fallback_voice_id',
  settings: Spoken,
  before: Spoken | undefined,
  errors: FieldError[],
): void {
  const { language } = settings;
  const voiceId = settings[field]!;
  const voices = providers.voices();
  const voice = voices.find((candidate) => candidate.voiceId === voiceId);
  if (!voice) {
    const missing = providers.voicesMissing(voiceId);
    // The voice was valid when it was set, but its vendor does not respond now.
    if (missing && before?.[field] === voiceId) return;
    if (missing) throw fail('provider_failed', { detail: `/${field} could not be checked: ${missing.message}` });
    const same = voicesNamed(voices, voiceId).map((candidate) => candidate.voiceId);
    if (same.length > 1) {
      const detail = `names several voices; use one of their ids: ${same.slice(0, 6).join(', ')}`;
      errors.push({ pointer: `/${field}`, code: 'ambiguous_voice', detail });
      return;
    }
    const some = voices.slice(0, 6).map((candidate) => candidate.voiceId);
    errors.push({
      pointer: `/${field}`,
      code: 'unknown_voice',
      detail: `must be a voice of this deployment; GET /v1/voices lists ${some.join(', ')} …`,
    });
    return;
  }
  checkLanguage(providers, voice, { language, pointer: '/language' }, errors);
  for (const [i, other] of settings.other_languages.entries()) {
    checkLanguage(providers, voice, { language: other, pointer: `/other_languages/${i}` }, errors);
  }
}

function checkLanguage(
  providers: ProviderCatalogue,
  { voiceId, languages }: Voice,
  { language, pointer }: { language: string; pointer: string },
  errors: FieldError[],
): void {
  if (languages.includes(language)) return;
  const known = providers.languages().some(({ code }) => code === language);
  errors.push(
    known
      ? { pointer, code: 'language_not_spoken', detail: `must be a language that ${voiceId} speaks` }
      : {
          pointer,
          code: 'unknown_language',
          detail:
            'must be a language of this deployment; GET /v1/languages lists them, GET /v1/providers how to add others',
        },
  );
}

function areSameLanguages(before: Spoken | undefined, { language, other_languages }: Spoken): boolean {
  return before?.language === language && isSameJson(before.other_languages, other_languages);
}

/** Recognizers report a language without its region, so an agent has one region of each. */
function repeatedLanguages({ language, other_languages: others }: Spoken): FieldError[] {
  const codes = [language, ...others];
  return others.flatMap((code, i) => {
    const same = codes.slice(0, i + 1).find((earlier) => primaryLanguage(earlier) === primaryLanguage(code));
    if (same === undefined) return [];
    const detail = `must be another language than ${same}; recognizers do not distinguish regions of a language`;
    return [{ pointer: `/other_languages/${i}`, code: 'duplicate', detail }];
  });
}

function checkModels(
  providers: ProviderCatalogue,
  { response_engine: engine }: AgentSettings,
  errors: FieldError[],
): void {
  if (engine.type !== 'service-llm') return;
  const names = providers.models().map(({ id }) => id);
  for (const field of ['model', 'fallback_model'] as const) {
    const name = engine[field];
    if (name === undefined || names.includes(name)) continue;
    errors.push({
      pointer: `/response_engine/${field}`,
      code: 'unknown_model',
      detail: `must be a model of this deployment: ${names.join(', ')}; GET /v1/providers says how to add others`,
    });
  }
}

/**
 * Checks the JSON Schemas of a request. Call it before any transaction: they are compiled in a worker thread.
 * @throws Failure `validation_failed`, `rate_limited`
 */
export async function checkSchemas(
  workspaceId: string,
  input: {
    extraction?: object | null | undefined;
    functions?: readonly AgentFunctionCreate[] | null | undefined;
  },
): Promise<void> {
  const schemas: GivenSchema[] = [];
  if (input.extraction) schemas.push({ pointer: '/extraction', schema: input.extraction as JsonObject });
  for (const [i, fn] of (input.functions ?? []).entries()) {
    if (fn.type !== 'webhook' || !fn.parameters) continue;
    schemas.push({ pointer: `/functions/${i}/parameters`, schema: fn.parameters as JsonObject });
  }
  await requireSchemas(workspaceId, schemas);
}

/** Checks the addresses of a request. Call it before any transaction: host names are resolved. */
export async function checkAddresses(
  ctx: Context,
  input: Pick<AgentUpdate, 'webhook_url' | 'functions'> & { response_engine?: object | undefined },
): Promise<void> {
  const checks: Promise<void>[] = [];
  if (input.webhook_url) checks.push(requireReachable(ctx, '/webhook_url', input.webhook_url));
  const { response_engine: engine } = input;
  if (engine && 'websocket_url' in engine) checks.push(checkSocket(ctx, String(engine.websocket_url)));
  for (const [i, fn] of (input.functions ?? []).entries()) {
    if ('url' in fn) checks.push(requireReachable(ctx, `/functions/${i}/url`, fn.url));
  }
  await Promise.all(checks);
}

/** `wss://` to any public address; `ws://` only to addresses inside NETWORK_ALLOW, literal or resolved. */
async function checkSocket(ctx: Context, address: string): Promise<void> {
  const pointer = '/response_engine/websocket_url';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'ws:' && !(await ctx.connection.isAllowedPrivate(url.hostname))) {
    throw invalid(pointer, 'insecure_socket', 'must begin with wss:// (ws:// only inside NETWORK_ALLOW)');
  }
  await requireReachable(ctx, pointer, address.replace(/^ws/, 'http'));
}

/** Checks that names are unique and headers can be sent. */
export function checkFunctions(functions: readonly AgentFunctionCreate[]): void {
  const names = new Set<string>();
  for (const [i, fn] of functions.entries()) {
    if (names.has(fn.name))
      throw invalid(`/functions/${i}/name`, 'duplicate', 'must be unique; another function has this name');
    names.add(fn.name);
    if (!('url' in fn)) continue;
    requireHeaders(`/functions/${i}/headers`, fn.headers);
  }
}

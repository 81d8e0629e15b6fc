// What the contract's schemas cannot say about an agent: whether voice, language and model exist here and fit together,
// whether addresses may be reached. Each failure is a 422 with a pointer and names what would be right.
import type { AgentFunctionCreate, AgentUpdate } from '../../../generated/types.ts';
import type { Context } from '../../runtime.ts';
import { fail, invalid, type FieldError } from '../../core/errors.ts';
import { requireSchemas, type GivenSchema } from '../../json-schema/checker.ts';
import type { JsonObject } from '../../core/json.ts';
import { requireReachable } from '../webhooks/service/check-url.ts';
import { requireHeaders } from './functions/headers.ts';
import type { ProviderCatalogue } from '../../providers/directory.ts';
import type { AgentSettings } from './fields.ts';

type Spoken = Pick<AgentSettings, 'voice_id' | 'fallback_voice_id' | 'language'>;

/** Asks for the voices that a request names, where that is due; `checkSettings` then looks them up. Before any transaction. */
export async function loadNamedVoices(providers: ProviderCatalogue, input: Partial<Spoken>): Promise<void> {
  const named = [input.voice_id, input.fallback_voice_id].filter((id) => typeof id === 'string');
  if (named.length > 0) await providers.loadVoices(named);
}

/**
 * Everything that needs no network.
 * @param before of an agent that is there already: what stays as it is was checked when it came
 * @throws Failure `validation_failed`; `provider_failed` where the vendor of a new voice does not list its voices
 */
export function checkSettings(providers: ProviderCatalogue, settings: AgentSettings, before?: Spoken): void {
  const errors: FieldError[] = [];
  for (const field of ['voice_id', 'fallback_voice_id'] as const) {
    const isKept = before?.[field] === settings[field] && before?.language === settings.language;
    if (settings[field] && !isKept) checkVoice(providers, field, settings, before, errors);
  }
  checkModels(providers, settings, errors);
  const { min_ms = 0, max_ms = 0 } = settings.endpointing;
  if (min_ms > max_ms) {
    errors.push({ pointer: '/endpointing/min_ms', code: 'too_large', detail: `is more than max_ms (${max_ms})` });
  }
  const [first] = errors;
  if (first) throw fail('validation_failed', { detail: `${first.pointer} ${first.detail}`, errors });
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
    // It was a voice when the agent got it, and its vendor is only silent.
    if (missing && before?.[field] === voiceId) return;
    if (missing) throw fail('provider_failed', { detail: `/${field} cannot be looked up: ${missing.message}` });
    const some = voices.slice(0, 6).map((candidate) => candidate.voiceId);
    errors.push({
      pointer: `/${field}`,
      code: 'unknown_voice',
      detail: `is no voice here; GET /v1/voices lists ${some.join(', ')} …`,
    });
    return;
  }
  if (voice.languages.includes(language)) return;
  const known = providers.languages().some(({ code }) => code === language);
  errors.push(
    known
      ? { pointer: '/language', code: 'language_not_spoken', detail: `is not spoken by ${voiceId}` }
      : { pointer: '/language', code: 'unknown_language', detail: 'is not spoken here; see GET /v1/languages' },
  );
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
      detail: `is not served here; there is ${names.join(', ')}`,
    });
  }
}

/**
 * The schemas that a request brings, before any transaction: they are compiled in a thread.
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

/** Addresses that a request brings, before any transaction: they are resolved. */
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

/** `wss://` anywhere public; `ws://` only to literal or resolved addresses inside NETWORK_ALLOW. */
async function checkSocket(ctx: Context, address: string): Promise<void> {
  const pointer = '/response_engine/websocket_url';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'ws:' && !(await ctx.connection.isAllowedPrivate(url.hostname))) {
    throw invalid(pointer, 'insecure_socket', 'must begin with wss:// (ws:// only inside NETWORK_ALLOW)');
  }
  await requireReachable(ctx, pointer, address.replace(/^ws/, 'http'));
}

/** Names are unique, headers can be sent. `pointer` leads to the function. */
export function checkFunctions(functions: readonly AgentFunctionCreate[], pointer = '/functions'): void {
  const names = new Set<string>();
  for (const [i, fn] of functions.entries()) {
    if (names.has(fn.name)) throw invalid(`${pointer}/${i}/name`, 'duplicate', 'is the name of another function');
    names.add(fn.name);
    if (!('url' in fn)) continue;
    requireHeaders(`${pointer}/${i}/headers`, fn.headers);
  }
}

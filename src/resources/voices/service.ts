// Voices that a workspace can use: the voices of the configured providers, and its own clones. A preview is synthesized on
// request. A provider that fails to list its voices is omitted from the full list; a request for only that provider fails.
import type { Voice } from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { createFairLimiter, QueueFull } from '../../core/limiter.ts';
import { pageOfAll, type Page, type PageRequest } from '../../core/page.ts';
import type { WorkspaceProviders } from '../../providers/directory.ts';
import type { Voice as ProviderVoice } from '../../providers/ports/tts.ts';
import { voicesNamed } from '../../providers/voice-names.ts';
import type { Context } from '../../runtime.ts';
import { chargeSpeech, requireSpeechFunds } from '../wallet/service/speech.ts';
import { encodeSpeech } from './mp3.ts';
import { askProvider } from './service/ask-provider.ts';
import { workspaceProviders } from './service/workspace-providers.ts';
import { toVoice } from './wire.ts';

interface VoiceFilter {
  provider?: string | undefined;
  language?: string | undefined;
  gender?: string | undefined;
}

const SAMPLE_TEXT = 'Hello, this is how I sound. What can I do for you today?';
const PREVIEW_TIMEOUT_MS = 15_000;
/** Providers that speak on this machine, one sentence after the other, also in calls. */
const LOCAL_PROVIDERS: ReadonlySet<string> = new Set(['builtin', 'sherpa-onnx']);
/** Waiting previews of one workspace, and of all. */
const MAX_WAITING = 8;
const MAX_WAITING_IN_ALL = 64;
const RETRY_SECONDS = 2;

/** A call waits for at most one sentence of a preview. */
const localPreviews = createFairLimiter(1, MAX_WAITING, MAX_WAITING_IN_ALL);

/** @throws Failure `provider_failed` when the requested provider fails to list its voices */
export async function listVoices(ctx: Context, filter: VoiceFilter, request: PageRequest): Promise<Page<Voice>> {
  const { provider, language, gender } = filter;
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  await providers.loadVoices(provider === undefined ? undefined : [`${provider}-`]);
  const offered = providers.voices().filter((voice) => provider === undefined || voice.provider === provider);
  if (offered.length === 0) requireListed(providers, `${provider}-`);
  const voices = offered
    .filter((voice) => language === undefined || voice.languages.includes(language))
    .filter((voice) => gender === undefined || voice.gender === gender);
  return pageOfAll(voices, request, toVoice, ({ voiceId }) => voiceId);
}

/** @throws Failure `voice_not_found`, `provider_failed` when its provider fails to list its voices */
export async function getVoice(ctx: Context, voiceId: string): Promise<Voice> {
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  return toVoice(await requireVoice(providers, voiceId));
}

/**
 * Synthesizes a short text as MP3.
 * @throws Failure `voice_not_found`, `provider_failed`, `validation_failed` (language), `rate_limited` (too many previews wait),
 * `insufficient_funds`
 */
export async function previewVoice(
  ctx: Context,
  voiceId: string,
  input: { text?: string | undefined; language?: string | undefined },
): Promise<Uint8Array> {
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  const voice = await requireVoice(providers, voiceId);
  const language = input.language ?? voice.languages[0] ?? 'en-US';
  if (!voice.languages.includes(language)) {
    throw invalid('/language', 'language_not_spoken', `must be a language that ${voiceId} speaks`);
  }
  const text = input.text ?? SAMPLE_TEXT;
  const spoken = { provider: providers.voiceProvider(voice.voiceId).id, characters: text.length };
  await requireSpeechFunds(ctx, ctx.actor.workspaceId, spoken);
  const speak = () =>
    askProvider(async () => {
      const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(PREVIEW_TIMEOUT_MS)]);
      const { voiceId: id } = voice;
      const speech = providers.tts(id).synthesize({ voiceId: id, text, language, signal });
      return encodeSpeech(charged(ctx, spoken, speech));
    });
  return LOCAL_PROVIDERS.has(voice.provider) ? inTurn(ctx.actor.workspaceId, speak) : speak();
}

/** Charges a text once its provider has begun to speak, even if the rest fails or nobody waits for it, because it costs the same. */
async function* charged(
  ctx: Context,
  spoken: { provider: string; characters: number },
  speech: AsyncIterable<Int16Array>,
): AsyncGenerator<Int16Array> {
  let hasBegun = false;
  try {
    for await (const chunk of speech) {
      hasBegun = true;
      yield chunk;
    }
  } finally {
    if (hasBegun) await chargeSpeech(ctx, ctx.actor.workspaceId, spoken);
  }
}

/** @throws Failure `rate_limited` */
async function inTurn<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await localPreviews.run(workspaceId, work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw fail('rate_limited', { detail: 'Too many previews are waiting.', retryAfter: RETRY_SECONDS });
  }
}

async function requireVoice(providers: WorkspaceProviders, voiceId: string): Promise<ProviderVoice> {
  await providers.loadVoices([voiceId]);
  const [voice, other] = voicesNamed(providers.voices(), voiceId);
  if (voice && !other) return voice;
  requireListed(providers, voiceId);
  throw fail('voice_not_found');
}

function requireListed(providers: WorkspaceProviders, voiceId: string): void {
  const failure = providers.voicesMissing(voiceId);
  if (failure) throw fail('provider_failed', { detail: failure.message });
}

// ElevenLabs' official SDK, in its own thread (sdk-thread.ts), which all accounts share.
// Invariant: a stream that fails throws a ProviderError, or the signal's reason.
import { createStreamClient } from '../../../workers/stream-client.ts';
import { ProviderError } from '../../ports/errors.ts';
import { fromDescription, toProviderError, type ProviderErrorDescription } from '../../provider-error.ts';
import type { VoiceSample } from '../define-vendor.ts';

export const ID = 'elevenlabs';

export interface SdkAccount {
  /** URL without the version. */
  baseUrl: string;
  apiKey: string;
}

export type SdkRequest = SdkAccount &
  (
    | { kind: 'speak'; voiceId: string; modelId: string; text: string; languageCode: string | null; speed: number }
    | { kind: 'clone'; name: string; samples: readonly VoiceSample[] }
    | { kind: 'remove'; voiceId: string }
  );

/** Speech as 16 kHz mono, or the voice that was created. */
export type SdkResult = Int16Array<ArrayBuffer> | { voiceId: string };

const thread = createStreamClient<SdkRequest, SdkResult, ProviderErrorDescription>({
  url: new URL('./sdk-thread.ts', import.meta.url),
  toError: (failure) => fromDescription(ID, failure),
});

/** Occupies another thread for two seconds. @throws ProviderError */
export async function loadSdk(): Promise<void> {
  try {
    await thread.load();
  } catch (error) {
    throw toProviderError(ID, error);
  }
}

/** Yields pieces as the vendor sends them. */
export async function* streamSpeech(
  request: Extract<SdkRequest, { kind: 'speak' }>,
  signal: AbortSignal,
): AsyncGenerator<Int16Array> {
  for await (const result of ask(request, signal)) if (result instanceof Int16Array) yield result;
}

/** @returns the id of the new voice */
export async function cloneVoice(
  request: Extract<SdkRequest, { kind: 'clone' }>,
  signal: AbortSignal,
): Promise<string> {
  // Copies only these bytes to the thread, not the whole buffer that may contain them.
  const samples = request.samples.map((sample) => ({ ...sample, bytes: new Uint8Array(sample.bytes) }));
  for await (const result of ask({ ...request, samples }, signal)) if ('voiceId' in result) return result.voiceId;
  throw new ProviderError(ID, 'protocol', 'created no voice');
}

/** Does nothing if there is no such voice. */
export async function removeVoice(
  request: Extract<SdkRequest, { kind: 'remove' }>,
  signal: AbortSignal,
): Promise<void> {
  await ask(request, signal).next();
}

async function* ask(request: SdkRequest, signal: AbortSignal): AsyncGenerator<SdkResult> {
  try {
    yield* thread.open(request, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw toProviderError(ID, error);
  }
}

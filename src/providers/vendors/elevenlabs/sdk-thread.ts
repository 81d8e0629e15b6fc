// The thread that runs ElevenLabs' official SDK. It is separate because the SDK has more than 5,000 modules. Loading them blocks
// a thread for two seconds, during which no call would process a frame.
// Invariant: one request per clause and no retries by the SDK; the session decides about retries.
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { sampleStream } from '../../../core/pcm.ts';
import { serveStreams } from '../../../workers/serve-streams.ts';
import { ProviderError } from '../../ports/errors.ts';
import { describeProviderError } from '../../provider-error.ts';
import { requireAudio } from '../../tts/vendor-voices.ts';
import { elevenLabsError, isMissingVoice } from './elevenlabs-errors.ts';
import { ID, type SdkRequest, type SdkResult } from './sdk.ts';

/** Deadline for the response headers. A session waits less for each chunk. */
const TIMEOUT_S = 10;
/** Cloning uploads minutes of audio. */
const CLONE_TIMEOUT_S = 60;

type Request<Kind extends SdkRequest['kind']> = Extract<SdkRequest, { kind: Kind }>;

async function* open(request: SdkRequest, signal: AbortSignal): AsyncGenerator<SdkResult> {
  const { apiKey, baseUrl } = request;
  const client = new ElevenLabsClient({ apiKey, baseUrl, maxRetries: 0 });
  switch (request.kind) {
    case 'speak':
      return yield* speak(client, request, signal);
    case 'clone':
      return yield { voiceId: await clone(client, request, signal) };
    case 'remove':
      return await remove(client, request, signal);
  }
}

async function* speak(
  { textToSpeech }: ElevenLabsClient,
  { voiceId, modelId, text, languageCode, speed }: Request<'speak'>,
  signal: AbortSignal,
): AsyncGenerator<SdkResult> {
  const { data, rawResponse } = await textToSpeech
    .stream(
      voiceId,
      {
        text,
        modelId,
        ...(languageCode === null ? {} : { languageCode }),
        outputFormat: 'pcm_16000',
        // Settings of a request replace the stored settings of the voice.
        ...(speed === 1 ? {} : { voiceSettings: { speed } }),
      },
      { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 },
    )
    .withRawResponse();
  requireAudio(ID, rawResponse.headers.get('content-type'));
  // A copy, because the samples are moved to the other thread with their buffer, which may be used elsewhere.
  for await (const samples of sampleStream(data as unknown as AsyncIterable<Uint8Array>)) yield samples.slice();
}

async function clone(
  { voices }: ElevenLabsClient,
  { name, samples }: Request<'clone'>,
  signal: AbortSignal,
): Promise<string> {
  const files = samples.map(({ bytes, filename, contentType }) => ({ data: bytes, filename, contentType }));
  const made = await voices.ivc.create(
    { name, files },
    { abortSignal: signal, timeoutInSeconds: CLONE_TIMEOUT_S, maxRetries: 0 },
  );
  if (made.voiceId) return made.voiceId;
  throw new ProviderError(ID, 'protocol', 'created a voice without an id');
}

async function remove(
  { voices }: ElevenLabsClient,
  { voiceId }: Request<'remove'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await voices.delete(voiceId, { abortSignal: signal, timeoutInSeconds: TIMEOUT_S, maxRetries: 0 });
  } catch (error) {
    // 400 or 404, by the version of the API.
    const meaning = elevenLabsError(ID, error);
    if (meaning.status !== 404 && !isMissingVoice(error)) throw meaning;
  }
}

serveStreams({
  open,
  toFailure: (error) => describeProviderError(elevenLabsError(ID, error)),
  transfer: (result) => (result instanceof Int16Array ? [result.buffer as ArrayBuffer] : []),
});

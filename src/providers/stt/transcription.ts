// Speech recognition by an OpenAI-compatible transcription server (`POST {base}/audio/transcriptions`): faster-whisper, vLLM, or
// a hosted one. Such a server accepts whole files, so each utterance is sent as WAV when the speaker has paused.
// Invariant: utterances are returned in spoken order, even if a later one is transcribed first. Audio is bounded. A server that
// fails twice in a row ends the recognizer. Deliberately omitted: partial words, which such a server cannot return.
import { cutText } from '../../core/cut-text.ts';
import { isObject } from '../../core/json.ts';
import { primaryLanguage } from '../../core/languages.ts';
import { concatSamples } from '../../core/pcm.ts';
import { text, url, WEB } from '../../core/setting-parsers.ts';
import { defineSetting } from '../../core/setting.ts';
import { wavHeader } from '../../core/wav.ts';
import { apiKeySetting, defineServer } from '../declaration.ts';
import { FRAME_MS, SAMPLE_RATE } from '../ports/audio.ts';
import { ProviderError } from '../ports/errors.ts';
import type { RecognizedWords, SttProvider, Transcriber, TranscriberOptions } from '../ports/stt.ts';
import { bearerHeader, createVendorHttp, type VendorHttp } from '../vendor-http.ts';
import { isInvented } from './invented-words.ts';

export const TRANSCRIPTION_ID = 'transcription';
const TIMEOUT_MS = 8_000;
/** A longer utterance is sent in pieces of this length, which a whisper model processes at once. */
const MAX_FRAMES = 28_000 / FRAME_MS;
/** OpenAI refuses audio of less than 0.1 s. It contains no word. */
const MIN_FRAMES = 100 / FRAME_MS;
/** A frame with a lower peak is silence; pure silence is not sent. */
const SILENCE_PEAK = 400;
/** Characters of the prompt. Whisper reads the last 224 tokens of a prompt, so a longer one would lose its first words. */
const MAX_PROMPT = 500;
/** Silence sent before the first sound, so that its beginning is not cut. */
const LEAD_FRAMES = 300 / FRAME_MS;

export const transcriptionServer = defineServer({
  id: 'transcription',
  purpose: 'transcribes',
  provider: `\`${TRANSCRIPTION_ID}\` (OpenAI-compatible)`,
  verifiedAgainst: 'a local server of the wire format',
  settings: {
    baseUrl: defineSetting({
      name: 'TRANSCRIPTION_BASE_URL',
      parse: url(WEB),
      default: null,
      about:
        'Base URL, including the version, of an OpenAI-compatible server that transcribes every line, utterance by utterance.',
      example: 'http://127.0.0.1:8000/v1',
    }),
    apiKey: apiKeySetting('TRANSCRIPTION_API_KEY', 'Its key, if it requires one.', 'sk-…'),
    model: defineSetting({
      name: 'TRANSCRIPTION_MODEL',
      parse: text,
      default: 'whisper-1',
      about: 'Model of the transcription server.',
      example: 'Systran/faster-whisper-small',
    }),
  },
  enabledBy: 'baseUrl',
});

type TranscriptionSettings = NonNullable<ReturnType<typeof transcriptionServer.readSettings>>;

export function createTranscription(settings: TranscriptionSettings): SttProvider & { close(): Promise<void> } {
  const http = createVendorHttp(TRANSCRIPTION_ID);
  return {
    id: TRANSCRIPTION_ID,
    description: `Listens to the audio of every line, utterance by utterance (${new URL(settings.baseUrl).host}, ${settings.model}).`,
    languages: 'all',
    acceptsKeyterms: true,
    detects: () => detectsLanguages(settings.model),
    open: (options) => openTranscriber(http, settings, options),
    close: () => http.close(),
  };
}

type Transcribed = Pick<RecognizedWords, 'text' | 'language'>;

/** OpenAI's models after Whisper refuse `verbose_json`, and `json` reports no language. */
function detectsLanguages(model: string): boolean {
  return !model.startsWith('gpt-');
}

interface Utterance {
  wav: Buffer;
  startMs: number;
  endMs: number;
}

function openTranscriber(http: VendorHttp, settings: TranscriptionSettings, options: TranscriberOptions): Transcriber {
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  let frames: Int16Array[] = [];
  let isLoud = false;
  let nowMs = 0;
  /** Resolves when all utterances so far are transcribed. */
  let last: Promise<void> = Promise.resolve();

  const send = () => {
    const utterance = { wav: toWav(frames), startMs: nowMs - frames.length * FRAME_MS, endMs: nowMs };
    frames = [];
    isLoud = false;
    const transcribed = transcribe(http, settings, utterance, options, signal);
    // The error is handled when this utterance is returned.
    transcribed.catch(() => undefined);
    last = last.then(async () => {
      if (signal.aborted) return;
      try {
        const words = await transcribed;
        if (words.text !== '' && !signal.aborted)
          options.onWords({ ...words, final: true, startMs: utterance.startMs, endMs: utterance.endMs });
      } catch (error) {
        if (signal.aborted) return;
        stop.abort();
        options.onError(error as Error);
      }
    });
  };
  return {
    write(frame) {
      if (signal.aborted) return;
      nowMs += FRAME_MS;
      isLoud ||= frame.some((sample) => sample > SILENCE_PEAK || sample < -SILENCE_PEAK);
      frames.push(frame.slice());
      if (!isLoud && frames.length > LEAD_FRAMES) frames.shift();
      if (frames.length >= MAX_FRAMES) send();
    },
    caption() {},
    flush() {
      if (signal.aborted || !isLoud) return;
      if (frames.length >= MIN_FRAMES) return send();
      frames = [];
      isLoud = false;
    },
    async close() {
      stop.abort();
    },
  };
}

/** Transcribes an utterance. Retries once if the cause may be temporary. */
async function transcribe(
  http: VendorHttp,
  settings: TranscriptionSettings,
  utterance: Utterance,
  options: TranscriberOptions,
  signal: AbortSignal,
): Promise<Transcribed> {
  try {
    return await ask(http, settings, utterance, options, signal);
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.retryable || error.kind === 'timeout') throw error;
    return ask(http, settings, utterance, options, signal);
  }
}

async function ask(
  http: VendorHttp,
  { baseUrl, apiKey, model }: TranscriptionSettings,
  { wav }: Utterance,
  { language, otherLanguages = [], keyterms = [] }: TranscriberOptions,
  signal: AbortSignal,
): Promise<Transcribed> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'utterance.wav');
  form.set('model', model);
  // Without a language, the server detects it and reports it in the verbose format.
  const detects = otherLanguages.length > 0;
  if (!detects) form.set('language', languageCode(language));
  // Whisper reads its prompt as the preceding text, so the words of it are likely to follow.
  if (keyterms.length > 0) form.set('prompt', cutText(keyterms.join(', '), MAX_PROMPT));
  form.set('response_format', detects ? 'verbose_json' : 'json');
  const encoded = new Response(form);
  const response = await http.json({
    method: 'POST',
    url: `${baseUrl}/audio/transcriptions`,
    headers: { 'content-type': encoded.headers.get('content-type')!, ...bearerHeader(apiKey) },
    body: new Uint8Array(await encoded.arrayBuffer()),
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  if (isObject(response) && typeof response['text'] === 'string') {
    const said = response['language'];
    const written = response['text'].trim();
    return {
      text: isInvented(written, keyterms) ? '' : written,
      ...(detects && typeof said === 'string' ? { language: said } : {}),
    };
  }
  throw new ProviderError(TRANSCRIPTION_ID, 'protocol', 'answered without a text');
}

/** Returns the ISO 639-1 code. Filipino has none; Whisper knows it as Tagalog. */
function languageCode(tag: string): string {
  const code = primaryLanguage(tag);
  return code === 'fil' ? 'tl' : code;
}

/** Encodes RIFF WAVE, PCM16 mono: a 44-byte header and the samples. */
export function toWav(frames: readonly Int16Array[]): Buffer {
  const samples = concatSamples(frames);
  return Buffer.concat([
    wavHeader({ hz: SAMPLE_RATE, channels: 1 }, samples.byteLength),
    new Uint8Array(samples.buffer),
  ]);
}

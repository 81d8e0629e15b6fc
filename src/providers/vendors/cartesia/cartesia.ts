// Voices of Cartesia over its WebSocket: one connection serves every call of the process, with one context per clause.
// Invariant: a clause that is no longer needed is canceled at Cartesia. When the connection is lost, every clause on it fails at
// once and the next one reconnects.
// The official SDK provides the types of messages. Its socket is not used, because it never ends a clause whose connection is
// lost.
import { randomUUID } from 'node:crypto';
import type { GenerationRequest } from '@cartesia/cartesia-js/resources/tts';
import { cutText } from '../../../core/cut-text.ts';
import { parseObject, type JsonObject } from '../../../core/json.ts';
import { primaryLanguage } from '../../../core/languages.ts';
import { toSamples } from '../../../core/pcm.ts';
import { text, url, WEB } from '../../../core/setting-parsers.ts';
import { defineSetting } from '../../../core/setting.ts';
import { apiKeySetting } from '../../declaration.ts';
import { SAMPLE_RATE } from '../../ports/audio.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { SpeechRequest } from '../../ports/tts.ts';
import { kindOfStatus, openSocket, socketError, type Socket } from '../../socket.ts';
import { createVendorTts } from '../../tts/vendor-voices.ts';
import { verifyByGet } from '../../vendor-http.ts';
import { defineVendor, voicesSetting } from '../define-vendor.ts';
import { CARTESIA_VOICE_ID, listCartesiaVoices } from './cartesia-voices.ts';

const ID = 'cartesia';
const VERSION = '2025-04-16';
const HEARTBEAT_MS = 2_000;
/** Limit for the unread audio of one clause: two minutes. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
const MAX_ERROR_CHARS = 300;

/** Languages of Sonic 3 and later, for voices without a listed language. */
const LANGUAGES = [
  'en', 'en-US', 'ar', 'bg', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ',
  'en-ZA', 'es', 'es-ES', 'es-MX', 'es-US', 'fi', 'fil', 'fr', 'fr-CA', 'fr-FR', 'he', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko',
  'ms', 'nl', 'nl-BE', 'no', 'pl', 'pt', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'sv', 'ta', 'th', 'tr', 'uk', 'vi', 'zh',
  'zh-CN',
]; // prettier-ignore
/** Languages that Cartesia's older models speak since June 2026. */
const OLDER_LANGUAGES = new Set(['en', 'de', 'es', 'fr', 'ja', 'ko', 'pt', 'zh']);

function languagesOf(model: string): string[] {
  const isOlder = /^sonic-(2|turbo)(-|$)/.test(model);
  return isOlder ? LANGUAGES.filter((code) => OLDER_LANGUAGES.has(primaryLanguage(code))) : LANGUAGES;
}

export const cartesia = defineVendor({
  id: ID,
  name: 'Cartesia',
  kind: 'tts',
  hint: 'Voices with little delay; set CARTESIA_API_KEY, or store a key of your own.',
  verifiedAgainst: 'a local server of the protocol; the SDK’s types, not its socket',
  settings: {
    apiKey: apiKeySetting('CARTESIA_API_KEY', 'Voices of Cartesia.', 'sk_car_…'),
    url: defineSetting({
      name: 'CARTESIA_URL',
      parse: url(WEB),
      default: 'https://api.cartesia.ai',
      about: 'Base URL of the Cartesia API.',
      example: 'https://cartesia.internal',
    }),
    model: defineSetting({
      name: 'CARTESIA_MODEL',
      parse: text,
      default: 'sonic-3',
      about: 'Cartesia model.',
      example: 'sonic-3.5',
    }),
    voices: voicesSetting('CARTESIA_VOICES', 'Brooke:e07c00bc-4134-4eae-9ea4-1a55fb45746b'),
  },
  connect: (settings) => ({
    create(apiKey) {
      const line = createLine(settings.url, apiKey);
      const { tts } = createVendorTts({
        id: ID,
        description: `Voices of Cartesia (${settings.model}), with little delay.`,
        voices: settings.voices,
        vendorIds: CARTESIA_VOICE_ID,
        languages: languagesOf(settings.model),
        speak: (voice, request, signal) => line.speak(requestOf(settings.model, voice, request), signal),
        close: async () => line.close(),
      });
      return { tts, close: tts.close };
    },
    verify: (key, signal) => verifyByGet(ID, `${settings.url}/voices?limit=1`, headersOf(key), signal),
    listVoices: (key, whose, signal) => listCartesiaVoices(settings.url, headersOf(key), whose, signal),
  }),
});

function headersOf(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}`, 'x-api-key': key, 'cartesia-version': VERSION };
}

function requestOf(
  model: string,
  voice: string,
  { text: sentence, language, speed = 1 }: SpeechRequest,
): GenerationRequest {
  return {
    model_id: model,
    transcript: sentence,
    voice: { mode: 'id', id: voice },
    // Models before sonic-3 do not know this member.
    ...(speed === 1 ? {} : { generation_config: { speed } }),
    language: languageCode(language),
    output_format: { container: 'raw', encoding: 'pcm_s16le', sample_rate: SAMPLE_RATE },
    context_id: randomUUID(),
  };
}

/** Filipino is Tagalog at Cartesia. */
function languageCode(tag: string): string {
  const code = primaryLanguage(tag);
  return code === 'fil' ? 'tl' : code;
}

/** Received and unread audio of one clause. */
interface Clause {
  waiting: Int16Array[];
  bytes: number;
  end: 'done' | ProviderError | null;
  wake(): void;
}

interface Link {
  socket: Socket;
  clauses: Map<string, Clause>;
  ready: Promise<void>;
}

function createLine(url: string, apiKey: string) {
  let link: Link | null = null;
  const connected = (): Link => (link ??= connect(url, apiKey, () => (link = null)));

  async function* speak(request: GenerationRequest, signal: AbortSignal): AsyncGenerator<Int16Array> {
    const { socket, clauses, ready } = connected();
    const id = request.context_id!;
    const clause: Clause = { waiting: [], bytes: 0, end: null, wake: () => undefined };
    clauses.set(id, clause);
    const onAbort = () => clause.wake();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      await ready;
      if (!socket.send(JSON.stringify(request))) throw new ProviderError(ID, 'unavailable', 'the connection was lost');
      yield* audioOf(clause, signal);
    } finally {
      signal.removeEventListener('abort', onAbort);
      clauses.delete(id);
      if (clause.end === null) socket.send(JSON.stringify({ context_id: id, cancel: true }));
    }
  }

  return {
    speak,
    close() {
      link?.socket.close();
      link = null;
    },
  };
}

async function* audioOf(clause: Clause, signal: AbortSignal): AsyncGenerator<Int16Array> {
  for (;;) {
    if (signal.aborted) return;
    const chunk = clause.waiting.shift();
    if (chunk) {
      clause.bytes -= chunk.byteLength;
      yield chunk;
    } else if (clause.end === 'done') return;
    else if (clause.end) throw clause.end;
    else await new Promise<void>((resolve) => (clause.wake = resolve));
  }
}

function connect(url: string, apiKey: string, onGone: () => void): Link {
  const clauses = new Map<string, Clause>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Clauses handle the rejection; without clauses it is not an error.
  promise.catch(() => undefined);
  const socket = openSocket(
    `${url.replace(/^http/, 'ws')}/tts/websocket`,
    { headers: headersOf(apiKey), heartbeatMs: HEARTBEAT_MS },
    {
      onOpen: resolve,
      onText: (text) => receive(clauses, text),
      onClosed(end) {
        onGone();
        const error = socketError(ID, end);
        reject(error);
        failAll(clauses, error);
      },
    },
  );
  return { socket, clauses, ready: promise };
}

function receive(clauses: ReadonlyMap<string, Clause>, text: string): void {
  const message = parseObject(text);
  if (message === null) {
    // The message cannot be assigned to a clause, so all of them fail.
    return failAll(
      clauses,
      new ProviderError(ID, 'protocol', `sent an invalid message: ${cutText(text, MAX_ERROR_CHARS)}`),
    );
  }
  // Errors need not name a context. Without one, no clause would ever end.
  if (message['type'] === 'error' && message['context_id'] === undefined) return failAll(clauses, failureOf(message));
  const clause = clauses.get(String(message['context_id']));
  if (!clause || clause.end !== null) return;
  const { type, data } = message;
  if (type === 'chunk' && typeof data === 'string') {
    const samples = toSamples(Buffer.from(data, 'base64'));
    clause.waiting.push(samples);
    clause.bytes += samples.byteLength;
    if (clause.bytes > MAX_WAITING_BYTES)
      finish(clause, new ProviderError(ID, 'protocol', 'sent too much audio for one clause'));
    clause.wake();
  } else if (type === 'error') finish(clause, failureOf(message));
  else if (type === 'done') finish(clause, 'done');
}

function failureOf(message: JsonObject): ProviderError {
  const status = typeof message['status_code'] === 'number' ? message['status_code'] : 500;
  const { message: words, error, title, error_code: code } = message;
  const text = String(words ?? error ?? title ?? 'failed');
  const named = typeof code === 'string' ? `${code}: ${text}` : text;
  return new ProviderError(ID, kindOfStatus(status), cutText(named, MAX_ERROR_CHARS), { status });
}

function failAll(clauses: ReadonlyMap<string, Clause>, error: ProviderError): void {
  for (const clause of clauses.values()) finish(clause, error);
}

function finish(clause: Clause, end: 'done' | ProviderError): void {
  clause.end ??= end;
  clause.wake();
}

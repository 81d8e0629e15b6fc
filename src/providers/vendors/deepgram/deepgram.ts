// Streaming speech recognition by Deepgram, through its official SDK.
// Invariant: a broken connection is reopened within seconds, and audio without final words is sent again; final words are never
// returned twice. It gives up after eight seconds without a connection, and at once if the key is refused.
// The SDK builds the URL, authorization and messages. The transport is ours, because the SDK's own loses the audio during an
// interruption, retries thirty times, and ends the process on a message that is not JSON.
import type { DeepgramClient } from '@deepgram/sdk';
import type { Clock, Timer } from '../../../core/clock.ts';
import { SOCKETS, url } from '../../../core/setting-parsers.ts';
import { defineSetting, type Parse } from '../../../core/setting.ts';
import { apiKeySetting } from '../../declaration.ts';
import { FRAME_MS } from '../../ports/audio.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { SttProvider, Transcriber, TranscriberOptions } from '../../ports/stt.ts';
import { openSocket, socketError, type SocketEnd } from '../../socket.ts';
import { createReplay } from '../../stt/replay.ts';
import { verifyByGet } from '../../vendor-http.ts';
import { defineVendor } from '../define-vendor.ts';
import { deepgramDetects, deepgramLanguages, languageParameters } from './deepgram-languages.ts';
import { readDeepgramResult } from './deepgram-results.ts';

interface Account {
  /** URL without a path, e.g. `wss://api.deepgram.com`. */
  url: string;
  model: string;
  apiKey: string;
}

type ListenSocket = Awaited<ReturnType<DeepgramClient['listen']['v1']['connect']>>;

/** Deepgram ends a stream without data after ten seconds. */
const KEEP_ALIVE_MS = 4_000;
const RETRY_PAUSES_MS = [50, 250, 500, 1_000];
/** After this long without a connection the recognizer has failed permanently. */
const GIVE_UP_MS = 8_000;
const CONNECT_TIMEOUT_S = 3;
/** A silently broken connection is detected within twice this time. */
const HEARTBEAT_MS = 1_500;
/** A connection that is open for this long, or that sent a message, has worked. */
const WORKING_MS = 2_000;

const NO_STREAM: readonly (readonly [string, string])[] = [
  ['flux', 'is a model of Flux, whose protocol is not implemented; nova-3 is the model for calls'],
  ['whisper', 'is a Whisper model, which transcribes files and no calls; nova-3 is the model for calls'],
];

/** Refuses models that cannot transcribe a call, because only a call would show it. */
const modelName: Parse<string> = (value, refuse) => {
  const reason = NO_STREAM.find(([family]) => value.startsWith(family))?.[1];
  return reason === undefined ? value : refuse(reason);
};

export const deepgram = defineVendor({
  id: 'deepgram',
  name: 'Deepgram',
  kind: 'stt',
  hint: 'Recognizes speech from the audio of every line; set DEEPGRAM_API_KEY, or store a key of your own.',
  verifiedAgainst:
    'official SDK against a local server of its protocol; a whole call that pocketsphinx heard, 4 % of words wrong',
  settings: {
    apiKey: apiKeySetting('DEEPGRAM_API_KEY', 'Deepgram transcribes every line.', '3f9c…'),
    /** URL without a path. */
    url: defineSetting({
      name: 'DEEPGRAM_URL',
      parse: url(SOCKETS),
      default: 'wss://api.deepgram.com',
      about: 'Base URL of the Deepgram API.',
      example: 'wss://deepgram.internal',
    }),
    model: defineSetting({
      name: 'DEEPGRAM_MODEL',
      parse: modelName,
      default: 'nova-3',
      about: 'Deepgram model.',
      example: 'nova-2-phonecall',
    }),
  },
  connect: (settings, { network }) => ({
    loadSdk: importSdk,
    create: (apiKey) => ({ stt: createDeepgram({ ...settings, apiKey }, network), close: async () => undefined }),
    verify: (apiKey, signal) => verify({ ...settings, apiKey }, signal),
  }),
});

/**
 * Lists the projects of the key. Regional endpoints and self-hosted servers have no such list (404), and a key may lack the permission
 * (403): then it opens a stream without audio, which costs nothing either.
 */
async function verify(account: Account, signal: AbortSignal): Promise<void> {
  const address = `${account.url.replace(/^ws/, 'http')}/v1/projects`;
  try {
    return await verifyByGet('deepgram', address, { authorization: `Token ${account.apiKey}` }, signal);
  } catch (error) {
    const { status } = error as { status?: number };
    if (status !== 403 && status !== 404) throw error;
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const options = { language: 'en', onWords: () => undefined, onError: reject, signal };
    await listen(account, options, {
      onReady(socket) {
        socket.close();
        resolve();
      },
      onText: () => undefined,
      onLost: reject,
      isOver: () => signal.aborted,
    });
    await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

export function createDeepgram(account: Account, clock: Clock): SttProvider {
  return {
    id: 'deepgram',
    description: `Listens to the audio of every line (Deepgram, ${account.model}).`,
    languages: deepgramLanguages(account.model),
    acceptsKeyterms: keytermParameter(account.model) !== null,
    detects: (languages) => deepgramDetects(account.model, languages),
    open: (options) => openTranscriber(account, clock, options),
  };
}

function openTranscriber(account: Account, clock: Clock, options: TranscriberOptions): Transcriber {
  const replay = createReplay();
  const stream = {
    socket: null as ListenSocket | null,
    fromMs: 0,
    wantsFinal: false,
    quietMs: 0,
    openedMs: 0,
    worked: false,
  };
  /** The last connection was closed before it worked, so the next one is no recovery yet. */
  let isDoubtful = false;
  let over = false;
  let attempt = 0;
  let lostAt = clock.monotonic();
  let timer: Timer | null = null;

  const finish = () => {
    over = true;
    timer?.cancel();
    stream.socket?.close();
    stream.socket = null;
  };
  const fail = (error: ProviderError) => {
    if (over) return;
    finish();
    options.onError(error);
  };
  const onLost = (error: ProviderError) => {
    if (over) return;
    if (stream.socket) {
      isDoubtful = !stream.worked && clock.monotonic() - stream.openedMs < WORKING_MS;
      if (!isDoubtful) lostAt = clock.monotonic();
    }
    stream.socket = null;
    if (!error.retryable || clock.monotonic() - lostAt > GIVE_UP_MS) return fail(error);
    options.onDisconnected?.(error);
    timer = clock.after(RETRY_PAUSES_MS[Math.min(attempt++, RETRY_PAUSES_MS.length - 1)]!, () => void connect());
  };
  const onReady = (socket: ListenSocket) => {
    stream.socket = socket;
    const { frames, fromMs } = replay.pending();
    stream.fromMs = fromMs;
    for (const frame of frames) socket.sendMedia(frame);
    if (stream.wantsFinal) socket.sendFinalize({ type: 'Finalize' });
    stream.wantsFinal = false;
    stream.quietMs = clock.monotonic();
    stream.openedMs = stream.quietMs;
    stream.worked = false;
    if (!isDoubtful) options.onReconnected?.();
  };
  const onText = (text: string) => {
    const result = readDeepgramResult(text, stream.fromMs);
    if (over) return;
    stream.worked = true;
    if (isDoubtful) options.onReconnected?.();
    isDoubtful = false;
    if (result === null) return;
    // Words arrived: the next break gets a full set of retries.
    attempt = 0;
    if (result.final) replay.settle(result.untilMs);
    if (result.words) options.onWords({ ...result.words, final: result.final });
  };
  const connect = async () => {
    try {
      await listen(account, options, { onReady, onText, onLost, isOver: () => over });
    } catch (error) {
      fail(new ProviderError('deepgram', 'unavailable', (error as Error).message, { cause: error }));
    }
  };
  const keepAlive = () => {
    if (over) return;
    if (clock.monotonic() - stream.quietMs >= KEEP_ALIVE_MS) stream.socket?.sendKeepAlive({ type: 'KeepAlive' });
    clock.after(KEEP_ALIVE_MS, keepAlive);
  };
  options.signal.addEventListener('abort', finish, { once: true });
  void connect();
  clock.after(KEEP_ALIVE_MS, keepAlive);
  return {
    write(frame) {
      if (over) return;
      // A copy, because a line may reuse its frame.
      const own = frame.slice();
      replay.push(own);
      stream.quietMs = clock.monotonic();
      stream.socket?.sendMedia(own);
    },
    caption() {},
    flush() {
      if (over) return;
      if (stream.socket) stream.socket.sendFinalize({ type: 'Finalize' });
      else stream.wantsFinal = true;
    },
    async close() {
      options.signal.removeEventListener('abort', finish);
      finish();
    },
  };
}

interface Listener {
  onReady(socket: ListenSocket): void;
  onText(text: string): void;
  onLost(error: ProviderError): void;
  isOver(): boolean;
}

const importSdk = () => import('@deepgram/sdk');

/** Deepgram refuses a connection with more than 500 tokens of keyterms. */
const MAX_KEYTERM_TOKENS = 450;

const MAX_KEYWORDS = 100;

/** Nova-3 takes `keyterm`, older models take `keywords` (single words). Whether other models take either is unknown. */
function keytermParameter(model: string): 'keyterm' | 'keywords' | null {
  if (model.startsWith('nova-3')) return 'keyterm';
  return /^(nova|enhanced|base)/.test(model) ? 'keywords' : null;
}

/** Returns the query parameters for as many keyterms as Deepgram accepts. */
function keytermsOf(model: string, keyterms: readonly string[]): { keyterm?: string[]; keywords?: string[] } {
  const parameter = keytermParameter(model);
  if (parameter === null || keyterms.length === 0) return {};
  let tokens = 0;
  const accepted = keyterms.filter((term) => (tokens += tokensOf(term)) <= MAX_KEYTERM_TOKENS);
  if (parameter === 'keyterm') return { keyterm: accepted };
  // In `keywords`, a colon is followed by the weight of the word.
  const words = accepted.flatMap((term) => term.split(/\s+/)).filter((word) => !word.includes(':'));
  return { keywords: words.slice(0, MAX_KEYWORDS) };
}

/** An upper estimate: names and codes have a token for two letters, other scripts one for each. */
function tokensOf(term: string): number {
  return 1 + Math.ceil([...term].reduce((sum, letter) => sum + (letter <= '\u007f' ? 0.5 : 1), 0));
}

/** Opens one connection. Resolves when opening has begun; the listener is notified of everything after that. */
async function listen(
  account: Account,
  { language, otherLanguages = [], keyterms = [] }: TranscriberOptions,
  listener: Listener,
): Promise<void> {
  const { DeepgramClient: Client } = await importSdk();
  if (listener.isOver()) return;
  const { url, apiKey, model } = account;
  const http = url.replace(/^ws/, 'http');
  const client = new Client({
    apiKey,
    environment: { base: http, production: url, agent: url, agentRest: http },
    reconnect: false,
    transportFactory: (address, headers) => transport(address, headers, listener),
  });
  const socket = await client.listen.v1.connect({
    model,
    ...languageParameters(model, language, otherLanguages),
    ...keytermsOf(model, keyterms),
    encoding: 'linear16',
    sample_rate: 16_000,
    channels: 1,
    interim_results: 'true',
    punctuate: 'true',
    numerals: 'true',
    // Parley detects ends of speech; Deepgram's detection would split sentences a second time.
    endpointing: 'false',
    reconnectAttempts: 0,
    connectionTimeoutInSeconds: CONNECT_TIMEOUT_S,
  });
  socket.on('open', () => (listener.isOver() ? socket.close() : listener.onReady(socket)));
  // The transport reports errors with their reason; without a listener the SDK prints them.
  socket.on('error', () => undefined);
  socket.connect();
}

/** The SDK's hook for its socket. Messages bypass the SDK, which cannot handle invalid JSON. */
function transport(url: string, headers: Record<string, string>, listener: Listener) {
  let opened: () => void = () => undefined;
  const socket = openSocket(
    url,
    { headers, connectTimeoutMs: CONNECT_TIMEOUT_S * 1000, heartbeatMs: HEARTBEAT_MS, errorHeader: 'dg-error' },
    {
      onOpen: () => opened(),
      onText: listener.onText,
      onClosed: (end: SocketEnd) => listener.onLost(socketError('deepgram', end)),
    },
  );
  return {
    send: (message: unknown) => void socket.send(typeof message === 'string' ? message : toBytes(message)),
    onOpen: (fn: () => void) => void (opened = fn),
    onMessage: () => undefined,
    onError: () => undefined,
    onClose: () => undefined,
    isOpen: () => socket.isOpen(),
    close: () => socket.close(),
  };
}

function toBytes(message: unknown): Uint8Array {
  if (!ArrayBuffer.isView(message)) throw new TypeError(`audio of ${FRAME_MS} ms was expected`);
  return new Uint8Array(message.buffer, message.byteOffset, message.byteLength);
}

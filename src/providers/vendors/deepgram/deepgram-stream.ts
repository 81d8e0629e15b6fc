// One connection to Deepgram, through its official SDK. Nova and older models stream over `/v1/listen`, Flux over `/v2/listen`.
// The SDK builds the URL, authorization and messages. The transport is ours, because the SDK's own loses the audio during an
// interruption, retries thirty times, and ends the process on a message that is not JSON.
import type { DeepgramClient } from '@deepgram/sdk';
import { FRAME_MS, SAMPLE_RATE } from '../../ports/audio.ts';
import type { ProviderError } from '../../ports/errors.ts';
import type { TranscriberOptions } from '../../ports/stt.ts';
import { openSocket, socketError, type SocketEnd } from '../../socket.ts';
import { isFlux } from './deepgram-flux.ts';
import { fluxLanguages, fluxNumerals, languageParameters } from './deepgram-languages.ts';

export interface DeepgramAccount {
  /** URL without a path, e.g. `wss://api.deepgram.com`. */
  url: string;
  model: string;
  apiKey: string;
}

export interface Stream {
  sendAudio(frame: Int16Array): void;
  /** Requests the final words of the audio so far. */
  finalize(): void;
  /** Keeps a connection without audio open. Flux has no such message. */
  keepAlive(): void;
  close(): void;
}

interface Listener {
  onReady(stream: Stream): void;
  onText(text: string): void;
  onLost(error: ProviderError): void;
  isOver(): boolean;
}

const CONNECT_TIMEOUT_S = 3;
/** A silently broken connection is detected within twice this time. */
const HEARTBEAT_MS = 1_500;
/**
 * Flux ends a turn by itself after this much silence. Its words must be final before the engine would count them as words of the
 * next turn. Deepgram's default is 5 seconds.
 */
const FLUX_SILENCE_MS = 1_000;

export const importSdk = () => import('@deepgram/sdk');

/** Opens one connection. Resolves when opening has begun; the listener is notified of everything after that. */
export async function listen(account: DeepgramAccount, options: TranscriberOptions, listener: Listener): Promise<void> {
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
  const { socket, stream } = isFlux(model)
    ? await connectFlux(client, model, options)
    : await connectNova(client, model, options);
  socket.on('open', () => (listener.isOver() ? stream.close() : listener.onReady(stream)));
  // The transport reports errors with their reason; without a listener the SDK prints them.
  socket.on('error', () => undefined);
  socket.connect();
}

const CONNECTION = { reconnectAttempts: 0, connectionTimeoutInSeconds: CONNECT_TIMEOUT_S };

async function connectNova(client: DeepgramClient, model: string, options: TranscriberOptions) {
  const { language, otherLanguages = [], keyterms = [] } = options;
  const socket = await client.listen.v1.connect({
    model,
    ...languageParameters(model, language, otherLanguages),
    ...keytermsOf(model, keyterms),
    encoding: 'linear16',
    sample_rate: SAMPLE_RATE,
    channels: 1,
    interim_results: 'true',
    punctuate: 'true',
    numerals: 'true',
    // Parley detects ends of speech; Deepgram's detection would split sentences a second time.
    endpointing: 'false',
    ...CONNECTION,
  });
  const stream: Stream = {
    sendAudio: (frame) => socket.sendMedia(frame),
    finalize: () => socket.sendFinalize({ type: 'Finalize' }),
    keepAlive: () => socket.sendKeepAlive({ type: 'KeepAlive' }),
    close: () => socket.close(),
  };
  return { socket, stream };
}

/** Deepgram's default confidence ends a turn; the words of a turn that Parley ends come by `ForceEndTurn`. */
async function connectFlux(client: DeepgramClient, model: string, options: TranscriberOptions) {
  const { language, otherLanguages = [], keyterms = [] } = options;
  const languages = [language, ...otherLanguages];
  const socket = await client.listen.v2.connect({
    model,
    ...fluxLanguages(model, languages),
    ...keytermsOf(model, keyterms),
    encoding: 'linear16',
    sample_rate: SAMPLE_RATE,
    ...fluxNumerals(languages),
    eot_timeout_ms: FLUX_SILENCE_MS,
    ...CONNECTION,
  });
  const stream: Stream = {
    sendAudio: (frame) => socket.sendMedia(frame),
    finalize: () => socket.sendForceEndTurn({ type: 'ForceEndTurn' }),
    keepAlive: () => undefined,
    close: () => socket.close(),
  };
  return { socket, stream };
}

/** Deepgram refuses a connection with more than 500 tokens of keyterms. */
const MAX_KEYTERM_TOKENS = 450;

const MAX_KEYWORDS = 100;

/** Nova-3 and Flux take `keyterm`, older models take `keywords` (single words). Whether other models take either is unknown. */
export function keytermParameter(model: string): 'keyterm' | 'keywords' | null {
  if (model.startsWith('nova-3') || isFlux(model)) return 'keyterm';
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

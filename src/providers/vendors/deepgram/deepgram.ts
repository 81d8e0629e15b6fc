// Streaming speech recognition by Deepgram, through its official SDK.
// Invariant: a broken connection is reopened within seconds, and audio without final words is sent again; final words are never
// returned twice. It gives up after eight seconds without a connection, and at once if the key is refused.
import type { Clock, Timer } from '../../../core/clock.ts';
import { parseObject } from '../../../core/json.ts';
import { SOCKETS, url } from '../../../core/setting-parsers.ts';
import { defineSetting, type Parse } from '../../../core/setting.ts';
import { apiKeySetting } from '../../declaration.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { SttProvider, Transcriber, TranscriberOptions } from '../../ports/stt.ts';
import { createReplay } from '../../stt/replay.ts';
import { verifyByGet } from '../../vendor-http.ts';
import { defineVendor } from '../define-vendor.ts';
import { createFluxReader, isFlux, refusesToEndTurns } from './deepgram-flux.ts';
import { deepgramDetects, deepgramLanguages } from './deepgram-languages.ts';
import { readNovaResult } from './deepgram-results.ts';
import { importSdk, keytermParameter, listen, type DeepgramAccount, type Stream } from './deepgram-stream.ts';

/** Deepgram ends a stream without data after ten seconds. */
const KEEP_ALIVE_MS = 4_000;
const RETRY_PAUSES_MS = [50, 250, 500, 1_000];
/** After this long without a connection the recognizer has failed permanently. */
const GIVE_UP_MS = 8_000;
/** A connection that is open for this long, or that sent a message, has worked. */
const WORKING_MS = 2_000;
/**
 * Flux usually judges the end of a turn within 260 ms of silence. Parley ends the turn if Flux has neither done so nor found more
 * words this long after the detector found the end of speech.
 */
const FLUX_WAIT_MS = 300;

/** Refuses models that cannot transcribe a call, because only a call would show it. */
const modelName: Parse<string> = (value, refuse) =>
  value.startsWith('whisper')
    ? refuse('is a Whisper model, which transcribes files and no calls; nova-3 is the model for calls')
    : value;

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
      about:
        'Deepgram model. `flux-general-en` and `flux-general-multi` judge by the meaning whether a caller has finished.',
      example: 'flux-general-en',
    }),
  },
  connect: (settings, { network }) => ({
    loadSdk: importSdk,
    create: (apiKey) => ({ stt: createDeepgram({ ...settings, apiKey }, network), close: async () => undefined }),
    verify: (apiKey, signal) => verify({ ...settings, apiKey }, signal),
  }),
});

/**
 * Lists the projects of the key. Regional endpoints and self-hosted servers have no such list (404), and a key may lack the
 * permission (403): then it opens a stream without audio, which costs nothing either.
 */
async function verify(account: DeepgramAccount, signal: AbortSignal): Promise<void> {
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
      onReady(stream) {
        stream.close();
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

export function createDeepgram(account: DeepgramAccount, clock: Clock): SttProvider {
  const server = { endsTurns: true };
  return {
    id: 'deepgram',
    description: `Listens to the audio of every line (Deepgram, ${account.model}).`,
    languages: deepgramLanguages(account.model),
    acceptsKeyterms: keytermParameter(account.model) !== null,
    detects: (languages) => deepgramDetects(account.model, languages),
    open: (options) => openTranscriber({ account, clock, server }, options),
  };
}

interface Service {
  account: DeepgramAccount;
  clock: Clock;
  /** What was learned about the server: older self-hosted ones do not know `ForceEndTurn` of Flux. */
  server: { endsTurns: boolean };
}

function openTranscriber({ account, clock, server }: Service, options: TranscriberOptions): Transcriber {
  const replay = createReplay();
  const hasTurns = isFlux(account.model);
  let read = hasTurns ? createFluxReader() : readNovaResult;
  const connection = {
    stream: null as Stream | null,
    fromMs: 0,
    wantsFinal: false,
    quietMs: 0,
    openedMs: 0,
    worked: false,
  };
  /** The last connection was closed before it worked, so the next one is no recovery yet. */
  let isDoubtful = false;
  /** The server closes the connection because of a message that is not sent again. */
  let isRefused = false;
  let over = false;
  let attempt = 0;
  let lostAt = clock.monotonic();
  let timer: Timer | null = null;
  let endsTurn: Timer | null = null;

  const finish = () => {
    over = true;
    timer?.cancel();
    endsTurn?.cancel();
    connection.stream?.close();
    connection.stream = null;
  };
  const fail = (error: ProviderError) => {
    if (over) return;
    finish();
    options.onError(error);
  };
  const onLost = (error: ProviderError) => {
    if (over) return;
    if (connection.stream) {
      isDoubtful = !connection.worked && clock.monotonic() - connection.openedMs < WORKING_MS;
      if (!isDoubtful) lostAt = clock.monotonic();
    }
    connection.stream = null;
    const mayRetry = error.retryable || isRefused;
    isRefused = false;
    if (!mayRetry || clock.monotonic() - lostAt > GIVE_UP_MS) return fail(error);
    options.onDisconnected?.(error);
    timer = clock.after(RETRY_PAUSES_MS[Math.min(attempt++, RETRY_PAUSES_MS.length - 1)]!, () => void connect());
  };
  const requestFinal = () => {
    if (!hasTurns) return connection.stream?.finalize();
    endsTurn?.cancel();
    endsTurn = clock.after(FLUX_WAIT_MS, () => {
      endsTurn = null;
      if (connection.stream === null) connection.wantsFinal = true;
      else if (server.endsTurns) connection.stream.finalize();
    });
  };
  const onReady = (stream: Stream) => {
    connection.stream = stream;
    if (hasTurns) read = createFluxReader();
    const { frames, fromMs } = replay.pending();
    connection.fromMs = fromMs;
    for (const frame of frames) stream.sendAudio(frame);
    if (connection.wantsFinal) requestFinal();
    connection.wantsFinal = false;
    connection.quietMs = clock.monotonic();
    connection.openedMs = connection.quietMs;
    connection.worked = false;
    if (!isDoubtful) options.onReconnected?.();
  };
  const onText = (text: string) => {
    if (over) return;
    const message = parseObject(text);
    if (message !== null && refusesToEndTurns(message)) {
      isRefused = true;
      server.endsTurns = false;
    }
    const result = message === null ? null : read(message, connection.fromMs);
    connection.worked = true;
    if (isDoubtful) options.onReconnected?.();
    isDoubtful = false;
    if (result === null) return;
    // Words arrived: the next break gets a full set of retries.
    attempt = 0;
    if (result.final) {
      replay.settle(result.untilMs);
      endsTurn?.cancel();
      endsTurn = null;
    } else if (endsTurn) requestFinal();
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
    if (clock.monotonic() - connection.quietMs >= KEEP_ALIVE_MS) connection.stream?.keepAlive();
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
      connection.quietMs = clock.monotonic();
      connection.stream?.sendAudio(own);
    },
    caption() {},
    flush() {
      if (over) return;
      if (connection.stream) requestFinal();
      else connection.wantsFinal = true;
    },
    async close() {
      options.signal.removeEventListener('abort', finish);
      finish();
    },
  };
}

// A local server that speaks Deepgram's streaming protocols, of Nova (`/v1/listen`) and of Flux (`/v2/listen`): it returns scripted
// words, or the results of a recognizer. Loopback only, on its own port.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { refusalOf, refusedParameters, refuseUpgrade } from './deepgram-rules.ts';
import { startStandIn } from './stand-in.ts';

const BYTES_PER_SECOND = 32_000;

/** Receives the audio of one stream. */
export interface Recognizer {
  audio(bytes: Buffer): void;
  finalize(): void;
  close(): void;
}

/** One connection of a client. */
export interface DeepgramStream {
  /** Query string of the URL. */
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** Bytes of PCM16 audio so far. */
  bytes: number;
  /** Control messages in order: `KeepAlive`, `Finalize`, `ForceEndTurn`, `CloseStream`. */
  controls: string[];
  isOpen: boolean;
  /**
   * Sends words as `Results`, of Flux as `TurnInfo`: partial ones, or final ones that end the utterance.
   * @param language reported only by a stream that detects languages
   */
  say(text: string, final: boolean, language?: string): void;
  /** Sends a `TurnInfo` of Flux. The turn is final with a `trigger`. */
  sayTurn(text: string, turn: { confidence: number; trigger?: 'model' | 'manual' | 'timeout' }): void;
  /** Sends any message. */
  send(message: string): void;
  /** Closes the socket, or breaks the connection without a close frame. */
  close(code?: number): void;
  cut(): void;
}

export interface DeepgramServer {
  url: string;
  streams: DeepgramStream[];
  /** Status with which upgrades and requests are refused; null: none is refused. */
  refuseWith: number | null;
  /** True: like Deepgram's regional endpoints, it only transcribes, and answers 404 to every other path. */
  onlyListens: boolean;
  /** True: the key may transcribe, and not list projects. */
  projectsRefused: boolean;
  /** True: it accepts connections and closes each at once with 1011. */
  closesAtOnce: boolean;
  /** False: like older self-hosted servers, Flux does not know `ForceEndTurn`. */
  endsTurns: boolean;
  close(): Promise<void>;
}

export async function startDeepgramServer(
  options: { key?: string; recognize?: (say: (text: string, final: boolean) => void) => Recognizer } = {},
): Promise<DeepgramServer> {
  const key = options.key ?? 'dg-key';
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const known = request.headers.authorization === `Token ${key}` ? 200 : 401;
    const status = server.onlyListens ? 404 : (server.refuseWith ?? (server.projectsRefused ? 403 : known));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"projects":[]}');
  };
  const sockets = new WebSocketServer({ noServer: true });
  const server: DeepgramServer = {
    url: '',
    streams: [],
    refuseWith: null,
    onlyListens: false,
    projectsRefused: false,
    closesAtOnce: false,
    endsTurns: true,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await http.close();
    },
  };
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refused = server.refuseWith ?? (request.headers.authorization === `Token ${key}` ? null : 401);
    const refusal = refused === null ? refusedParameters(versionOf(request), queryOf(request)) : refusalOf(refused);
    if (refusal !== null) return refuseUpgrade(socket, refusal);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const stream = serve(ws, request, server, options.recognize);
      server.streams.push(stream);
      if (server.closesAtOnce) stream.close(1011);
    });
  };
  const http = await startStandIn(answer, { onUpgrade });
  server.url = http.url.replace('http', 'ws');
  return server;
}

function queryOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? '/', 'ws://localhost').searchParams;
}

/** `v2` is the protocol of Flux. */
const versionOf = ({ url = '' }: IncomingMessage) => (url.startsWith('/v2/') ? 'v2' : 'v1');

function serve(
  ws: WebSocket,
  request: IncomingMessage,
  server: Pick<DeepgramServer, 'endsTurns'>,
  recognize: ((say: (text: string, final: boolean) => void) => Recognizer) | undefined,
): DeepgramStream {
  const isFlux = versionOf(request) === 'v2';
  let settled = 0;
  let begun: number | null = null;
  let turn = 0;
  /** The words of the open turn of Flux. */
  let open = '';
  const stream: DeepgramStream = {
    query: queryOf(request),
    headers: request.headers,
    bytes: 0,
    controls: [],
    isOpen: true,
    say(text, final, language) {
      if (isFlux) return sayTurn(text, final ? { confidence: 0.9, trigger: 'model' } : { confidence: 0.1 }, language);
      const now = stream.bytes / BYTES_PER_SECOND;
      begun ??= now;
      const spoken = stream.query.get('language') === 'multi' ? language : undefined;
      ws.send(JSON.stringify(results(text, final, { start: settled, now, begun }, spoken)));
      if (!final) return;
      settled = now;
      begun = null;
    },
    sayTurn,
    send: (message) => ws.send(message),
    close: (code = 1011) => ws.close(code),
    cut: () => ws.terminate(),
  };
  function sayTurn(text: string, { confidence, trigger }: Parameters<DeepgramStream['sayTurn']>[1], language?: string) {
    const now = stream.bytes / BYTES_PER_SECOND;
    begun ??= now;
    const detected = stream.query.get('model')?.endsWith('-multi') === true ? language : undefined;
    const event = trigger === undefined ? (open === '' ? 'StartOfTurn' : 'Update') : 'EndOfTurn';
    const ended = trigger === undefined ? {} : { trigger };
    const languages = detected === undefined ? {} : { languages: [detected] };
    const times = { audio_window_start: begun, audio_window_end: now };
    const words = text.split(' ').map((word) => ({ word, confidence: 0.98, start: begun, end: now }));
    const turnOf = { turn_index: turn, transcript: text, words, end_of_turn_confidence: confidence };
    ws.send(
      JSON.stringify({
        type: 'TurnInfo',
        request_id: 'r',
        sequence_id: 1,
        event,
        ...turnOf,
        ...times,
        ...ended,
        ...languages,
      }),
    );
    open = trigger === undefined ? text : '';
    if (trigger === undefined) return;
    turn += 1;
    begun = null;
  }
  const endTurn = () => {
    const refused = {
      type: 'Error',
      sequence_id: 2,
      code: 'UNPARSABLE_CLIENT_MESSAGE',
      description: 'Unknown message.',
    };
    if (!server.endsTurns) {
      ws.send(JSON.stringify(refused));
      ws.close(1008);
    } else if (recognizer) recognizer.finalize();
    else if (open !== '') sayTurn(open, { confidence: 1, trigger: 'manual' });
  };
  const secondsOf = (bytes: number) => Math.floor(bytes / BYTES_PER_SECOND);
  const sendSilence = () => {
    const now = stream.bytes / BYTES_PER_SECOND;
    ws.send(JSON.stringify(results('', false, { start: settled, now, begun: now }, undefined)));
  };
  const recognizer = recognize?.(stream.say);
  ws.on('close', () => {
    stream.isOpen = false;
    recognizer?.close();
  });
  ws.on('message', (message: Buffer, isBinary) => {
    if (isBinary) {
      const before = stream.bytes;
      stream.bytes += message.length;
      // Silence has partial results, too: about one for each second.
      if (!isFlux && secondsOf(before) < secondsOf(stream.bytes)) sendSilence();
      return recognizer?.audio(message);
    }
    const { type } = JSON.parse(message.toString('utf8')) as { type: string };
    stream.controls.push(type);
    if (type === 'Finalize') recognizer?.finalize();
    if (type === 'ForceEndTurn') endTurn();
    if (type === 'CloseStream') ws.close(1000);
  });
  return stream;
}

function results(
  transcript: string,
  final: boolean,
  times: { start: number; now: number; begun: number },
  language: string | undefined,
) {
  const { start, now, begun } = times;
  const spoken = language === undefined ? {} : { language };
  const words = transcript === '' ? [] : [{ word: transcript, start: begun, end: now, confidence: 0.98, ...spoken }];
  const languages = language === undefined ? {} : { languages: [language] };
  return {
    type: 'Results',
    channel_index: [0, 1],
    start,
    duration: now - start,
    is_final: final,
    speech_final: final,
    channel: { alternatives: [{ transcript, confidence: 0.98, ...languages, words }] },
    metadata: { request_id: 'r', model_info: { name: 'nova', version: '1', arch: 'nova-3' }, model_uuid: 'm' },
  };
}

// One local server that speaks the wire formats of all voice vendors: ElevenLabs, Hume, Cartesia (over a socket), and
// OpenAI-compatible speech and transcription. It also lists voices (voice-library.ts). Speech is a tone whose length follows the
// text. Loopback only, on its own port.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { cartesiaRefusal, CONNECTION_ERROR } from './cartesia-rules.ts';
import { elevenLabsRefusal, NO_SUCH_VOICE, QUOTA_EXCEEDED } from './elevenlabs-rules.ts';
import { inFormat, type SpeechFormat } from './speech-formats.ts';
import { startStandIn } from './stand-in.ts';
import { transcriptionRefusal } from './transcription-rules.ts';
import { newLibrary, pageOf, type VoiceLibrary } from './voice-library.ts';

/** A fault to inject instead of speaking. `quota`: the account has no credits left. */
export type Fault = 'refuse' | 'rate_limit' | 'quota' | 'hang' | 'garbage' | 'break' | null;

interface VendorRequestSeen {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface VoiceVendor {
  url: string;
  requests: VendorRequestSeen[];
  fault: Fault;
  /** The permissions of the key at ElevenLabs, by its names for them; null: unrestricted. */
  permissions: readonly string[] | null;
  /** How the OpenAI-compatible server sends its audio, whatever was requested. */
  speech: SpeechFormat;
  /** True: Cartesia answers with an error that names no context. */
  isCrowded: boolean;
  /** A fault in listing voices only. */
  listFault: 'down' | 'hang' | 'garbage' | null;
  /** The voices it lists. */
  library: VoiceLibrary;
  /** Cloned voices by id, with the names of their files. */
  clones: Map<string, string>;
  /** The next transcription responses, in order. The language is returned only in the verbose format. */
  transcripts: (string | { text: string; language: string })[];
  close(): Promise<void>;
}

/** Cartesia's answer to an upgrade. */
const UNAUTHORIZED = 'HTTP/1.1 401 Unauthorized\r\nContent-Length: 29\r\n\r\nUnauthorized: Invalid API key';
const MS_PER_CHAR = 60;
const CHUNKS = 8;

export async function startVoiceVendor(key = 'vendor-key'): Promise<VoiceVendor> {
  const vendor: VoiceVendor = {
    url: '',
    requests: [],
    fault: null,
    permissions: null,
    speech: {},
    isCrowded: false,
    listFault: null,
    library: newLibrary(),
    clones: new Map(),
    transcripts: [],
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await http.close();
    },
  };
  const sockets = new WebSocketServer({ noServer: true });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!hasKey(request, key)) return void socket.end(UNAUTHORIZED);
    sockets.handleUpgrade(request, socket, head, (ws) => cartesia(vendor, ws));
  };
  const http = await startStandIn((request, response) => answer(vendor, key, request, response), { onUpgrade });
  vendor.url = http.url;
  return vendor;
}

function hasKey({ headers }: IncomingMessage, key: string): boolean {
  const given = [headers['xi-api-key'], headers['x-hume-api-key'], headers['x-api-key'], headers.authorization];
  return given.some((value) => value === key || value === `Bearer ${key}`);
}

async function answer(
  vendor: VoiceVendor,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const path = request.url ?? '/';
  vendor.requests.push({ path, headers: request.headers, body });
  const json = (status: number, value: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (!hasKey(request, key)) return json(401, { detail: { status: 'invalid_api_key', message: 'no such key' } });
  if (vendor.fault === 'refuse') return json(401, { detail: 'the key was revoked' });
  if (vendor.fault === 'rate_limit') return json(429, { detail: 'too many requests' });
  if (vendor.fault === 'quota') return json(QUOTA_EXCEEDED.status, { detail: QUOTA_EXCEEDED.detail });
  if (vendor.fault === 'hang') return;
  const refusal = elevenLabsRefusal({ method: request.method, path, body }, vendor.permissions);
  if (refusal) return json(refusal.status, { detail: refusal.detail });
  const voiceId = /^\/v1\/voices\/(\w+)$/.exec(path)?.[1];
  if (request.method === 'GET' && voiceId !== undefined) {
    if (vendor.clones.has(voiceId)) return json(200, { voice_id: voiceId, category: 'cloned' });
    return json(NO_SUCH_VOICE.status, { detail: NO_SUCH_VOICE.detail });
  }
  if (request.method === 'GET') return list(vendor, path, response);
  if (request.method === 'DELETE') {
    if (vendor.clones.delete(path.split('/').at(-1)!)) return json(200, { status: 'ok' });
    return json(NO_SUCH_VOICE.status, { detail: NO_SUCH_VOICE.detail });
  }
  if (path === '/v1/voices/add') return json(200, { voice_id: addClone(vendor, body), requires_verification: false });
  if (path.endsWith('/audio/transcriptions')) {
    if (vendor.fault === 'garbage') return void response.end('<html>');
    const refusal = transcriptionRefusal(body);
    if (refusal) return json(400, { error: { ...refusal, type: 'invalid_request_error', param: null } });
    const next = vendor.transcripts.shift() ?? '';
    const { text, language } = typeof next === 'string' ? { text: next, language: 'english' } : next;
    return json(200, body.includes('verbose_json') ? { task: 'transcribe', text, language, duration: 1 } : { text });
  }
  if (vendor.fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>oops</html>');
  await speak(vendor, path, body, response);
}

function list(vendor: VoiceVendor, path: string, response: ServerResponse): void {
  const page = pageOf(vendor.library, path);
  if (page && vendor.listFault === 'hang') return;
  const isDown = page !== null && vendor.listFault === 'down';
  response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' });
  response.end(page && vendor.listFault === 'garbage' ? '<html>' : JSON.stringify(page ?? {}));
}

function addClone(vendor: VoiceVendor, body: Buffer): string {
  const id = `Clone${String(vendor.clones.size + 1).padStart(15, '0')}`;
  vendor.library.elevenlabs.push({ voice_id: id, name: 'A clone', category: 'cloned', is_owner: true });
  vendor.clones.set(id, [...body.toString('latin1').matchAll(/filename="([^"]+)"/g)].map(([, name]) => name).join(' '));
  return id;
}

async function speak(vendor: VoiceVendor, path: string, body: Buffer, response: ServerResponse): Promise<void> {
  const asked = JSON.parse(body.toString('utf8')) as { text?: string; input?: string; utterances?: { text: string }[] };
  const text = asked.text ?? asked.input ?? asked.utterances?.[0]?.text ?? '';
  const isHume = path.startsWith('/v0/tts');
  const speech = path.endsWith('/audio/speech') ? vendor.speech : null;
  const rate = isHume ? 48_000 : speech ? (speech.rate ?? 24_000) : 16_000;
  response.writeHead(200, { 'content-type': isHume ? 'application/json' : (speech?.contentType ?? 'audio/pcm') });
  const pcm = tone(text, rate);
  for (const [i, chunk] of pieces(speech ? inFormat(pcm, rate, speech) : pcm).entries()) {
    if (vendor.fault === 'break' && i === 2) return void response.destroy();
    const audio = {
      type: 'audio',
      audio: chunk.toString('base64'),
      audio_format: 'pcm',
      chunk_index: i,
      generation_id: 'g',
      is_last_chunk: false,
      request_id: 'r',
      snippet_id: 's',
      text,
    };
    response.write(isHume ? `${JSON.stringify(audio)}\n` : chunk);
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

function cartesia(vendor: VoiceVendor, ws: WebSocket): void {
  ws.on('message', (message: Buffer) => {
    vendor.requests.push({ path: '/tts/websocket', headers: {}, body: message });
    const asked = JSON.parse(message.toString('utf8')) as Record<string, string>;
    const { transcript, context_id: id, model_id: model = '', language = 'en' } = asked;
    if (transcript === undefined || vendor.fault === 'hang') return;
    if (vendor.isCrowded) return ws.send(JSON.stringify(CONNECTION_ERROR));
    const send = (value: object) =>
      ws.send(JSON.stringify({ context_id: id, status_code: 200, done: false, ...value }));
    if (vendor.fault === 'garbage') return ws.send('<html>');
    const refusal = cartesiaRefusal(model, language);
    if (refusal) return send({ type: 'error', ...refusal, done: true });
    if (vendor.fault === 'refuse')
      return send({ type: 'error', status_code: 401, error: 'the key was revoked', done: true });
    if (vendor.fault === 'rate_limit') return send({ type: 'error', status_code: 429, error: 'too many', done: true });
    for (const [i, chunk] of pieces(tone(transcript, 16_000), true).entries()) {
      if (vendor.fault === 'break' && i === 2) return ws.terminate();
      send({ type: 'chunk', data: chunk.toString('base64'), step_time: 1 });
    }
    send({ type: 'done', done: true });
  });
}

/** Splits into chunks of odd lengths, as from a network. @param whole true: each chunk has whole samples, as in messages */
function pieces(pcm: Buffer, whole = false): Buffer[] {
  const size = whole ? Math.ceil(pcm.length / CHUNKS / 2) * 2 : Math.ceil(pcm.length / CHUNKS) | 1;
  return Array.from({ length: Math.ceil(pcm.length / size) }, (_, i) => pcm.subarray(i * size, (i + 1) * size));
}

function tone(text: string, rate: number): Buffer {
  const samples = Math.round((text.length * MS_PER_CHAR * rate) / 1000);
  const wave = Int16Array.from({ length: samples }, (_, i) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * 440 * i) / rate)),
  );
  return Buffer.from(wave.buffer);
}

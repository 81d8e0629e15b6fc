// The telephones and vendors of service-calls.ts: the Twilio stand-in with callees who speak for one second in every four, and a
// recognizer, a model and a voice with fixed delays. Sound is generated once and requests are parsed only as far as needed, to
// keep the harness cheap.
// Invariant: it knows which response belongs to which words, and when each of them was sent or received. A call has one variable,
// its number; the words of a turn name the recognizer stream and the turn; the model sees both.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../src/core/clock.ts';
import { FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import { createBuiltinTts } from '../../src/providers/tts/builtin.ts';
import { createEncoder } from '../../src/providers/vendors/twilio/codec.ts';
import type { Callee } from '../stand-ins/callee.ts';
import { startDeepgramServer, type Recognizer } from '../stand-ins/deepgram-server.ts';
import { startStandIn } from '../stand-ins/stand-in.ts';
import { startTwilio, type TwilioServer } from '../stand-ins/twilio-server.ts';
import { newLibrary, pageOf, SARAH } from '../stand-ins/voice-library.ts';
import { LLM_FIRST_MS, TTS_FIRST_MS, VOICE } from './voice-load.ts';

const TURN_MS = 4_000;
const TALK_SECONDS = 600;
/** Audio between the end of the words and their final transcript. */
const PAUSE_BYTES = 300 * 32;
const WORDS = Array.from({ length: 12 }, (_, i) => (i === 11 ? 'over.' : 'word '));
const ANALYSIS = `data: ${JSON.stringify({ choices: [{ delta: { content: '{"summary":"They talked."}' }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;
const CLAUSE = Buffer.from(VOICE.buffer.slice(0, 16_000 * 2));

interface CallWorld {
  twilio: TwilioServer;
  env: Record<string, string>;
  voiceId: string;
  /** Returns a number whose callee talks for ten minutes. */
  callee(index: number): string;
  /** Response times since the last call of this function: from the final transcript to the first sound at the telephone, in ms. */
  takeResponses(): number[];
  close(): Promise<void>;
}

export async function startCallWorld(): Promise<CallWorld> {
  const sentAt = new Map<string, number>();
  const awaited = new Map<number, number>();
  let responses: number[] = [];
  let streams = 0;
  const says = repeated(await encodeTurn(), TALK_SECONDS);

  const recognize = (say: (text: string, final: boolean) => void): Recognizer => {
    const stream = streams++;
    let [turn, quietBytes] = [0, Infinity];
    return {
      audio(chunk) {
        if (hasVoice(chunk)) quietBytes = 0;
        else quietBytes += chunk.length;
        if (quietBytes < PAUSE_BYTES || quietBytes === Infinity) return;
        quietBytes = Infinity;
        const name = `${stream} turn ${turn++}`;
        sentAt.set(name, performance.now());
        say(`Tell me more about stream ${name}.`, true);
      },
      finalize() {},
      close() {},
    };
  };
  const think = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request);
    const call = Number(/"You answer call (\d+)\./.exec(body)?.[1]);
    const turns = [...body.matchAll(/about stream (\d+ turn \d+)/g)];
    const said = turns.at(-1)?.[1];
    if (said !== undefined) awaited.set(call, sentAt.get(said)!);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (body.includes('Answer with one JSON object')) return void response.end(ANALYSIS);
    await sleep(LLM_FIRST_MS);
    // Each response begins with unique words, because a voice is requested only once for identical words.
    for (const content of [`About ${said}, `, ...WORDS]) {
      if (response.destroyed) return;
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      await sleep(20);
    }
    response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  };
  const library = newLibrary();
  const speak = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await textOf(request);
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(pageOf(library, request.url!) ?? {}));
    }
    await sleep(TTS_FIRST_MS);
    response.writeHead(200, { 'content-type': 'audio/pcm' });
    response.end(CLAUSE);
  };

  const [twilio, deepgram, model, voices] = await Promise.all([
    startTwilio(systemClock),
    startDeepgramServer({ recognize }),
    startStandIn(think),
    startStandIn(speak),
  ]);
  return {
    twilio,
    voiceId: `elevenlabs-${SARAH}`,
    env: {
      ...twilio.env,
      DEEPGRAM_API_KEY: 'dg-key',
      DEEPGRAM_URL: deepgram.url,
      ELEVENLABS_API_KEY: 'bench',
      ELEVENLABS_URL: voices.url,
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_MODELS: 'bench',
    },
    callee(index) {
      const number = `+1303555${String(index).padStart(4, '0')}`;
      const callee: Callee = {
        ringMs: 200,
        says,
        onAudio() {
          const since = awaited.get(index);
          if (since === undefined) return;
          awaited.delete(index);
          responses.push(performance.now() - since);
        },
      };
      twilio.callees.set(number, callee);
      return number;
    },
    takeResponses() {
      const taken = responses;
      responses = [];
      return taken;
    },
    async close() {
      await Promise.all([twilio, deepgram, model, voices].map((server) => server.close()));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Whether the loudest of every eighth sample is speech. */
function hasVoice(chunk: Buffer): boolean {
  for (let at = 0; at + 1 < chunk.length; at += 16) if (chunk.readInt16LE(at) > 1_000) return true;
  return false;
}

const ULAW_SILENCE = 0xff;
const ULAW_PER_MS = 8;

/** µ-law of one turn: half a second of silence, a sentence of a built-in voice, and silence. */
async function encodeTurn(): Promise<Uint8Array> {
  const encoder = createEncoder();
  const turn = new Uint8Array(TURN_MS * ULAW_PER_MS).fill(ULAW_SILENCE);
  const { signal } = new AbortController();
  const request = { voiceId: 'builtin-onyx', text: 'Tell me more about it.', language: 'en-US', signal };
  let at = 500 * ULAW_PER_MS;
  for await (const chunk of createBuiltinTts(systemClock).synthesize(request)) {
    for (let from = 0; from + FRAME_SAMPLES <= chunk.length; from += FRAME_SAMPLES) {
      const bytes = encoder.encode(chunk.subarray(from, from + FRAME_SAMPLES));
      turn.set(bytes, at);
      at += bytes.length;
    }
  }
  return turn;
}

/** Repeats the turn to fill this many seconds. */
const repeated = (turn: Uint8Array, seconds: number): Uint8Array =>
  new Uint8Array(Buffer.concat(Array.from({ length: Math.ceil((seconds * 1_000) / TURN_MS) }, () => turn)));

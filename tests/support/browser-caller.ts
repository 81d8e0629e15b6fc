// A simulated browser in a call: speaks the socket's protocol, plays received audio by the clock and acknowledges it,
// and sends microphone audio. Invariant: `received` has every message of the server.
import { WebSocket } from 'ws';
import type { RtcClientMessage, RtcServerMessage, RtcToken } from '../../generated/types.ts';
import { sleep, type Clock } from '../../src/core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import type { TtsProvider } from '../../src/providers/ports/tts.ts';
import { until } from './until.ts';

type Received<T extends RtcServerMessage['t']> = Extract<RtcServerMessage, { t: T }>;

export interface BrowserCaller {
  readonly received: readonly RtcServerMessage[];
  of<T extends RtcServerMessage['t']>(t: T): Received<T>[];
  /** Waits until such a message was received. */
  hears<T extends RtcServerMessage['t']>(t: T, fits?: (message: Received<T>) => boolean): Promise<Received<T>>;
  send(message: RtcClientMessage | Record<string, unknown>): void;
  sendRaw(bytes: Uint8Array | string): void;
  /** Sends real speech over the microphone, with the captions of the browser's recognizer. */
  speak(tts: TtsProvider, text: string, options?: { captions?: boolean }): Promise<void>;
  /** Played frames of the agent. */
  readonly played: readonly Int16Array[];
  /** Complete lines of the agent. */
  agentLines(): string[];
  userLines(): string[];
  /** The close code, once the socket is closed. */
  closed(): Promise<number>;
  /** Breaks the connection without a closing handshake. */
  drop(): void;
  /** Closes the page. */
  leave(code?: number): void;
}

const ACK_FRAMES = 5;

/** Opens the socket; resolves when it is open or closed. */
export async function joinCall(grant: Pick<RtcToken, 'url' | 'token'>, clock: Clock): Promise<BrowserCaller> {
  const socket = new WebSocket(grant.url, ['parley.v1', grant.token]);
  const received: RtcServerMessage[] = [];
  const played: Int16Array[] = [];
  const waiting: Int16Array[] = [];
  let discarded = 0;
  let code: number | null = null;
  socket.on('error', () => undefined);
  socket.on('close', (closed) => (code = closed));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) waiting.push(new Int16Array(new Uint8Array(data).buffer));
    else {
      const message = JSON.parse(data.toString()) as RtcServerMessage;
      received.push(message);
      if (message.t === 'cut') discarded += waiting.splice(0).length;
    }
  });
  const send = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  void playOut();
  await until(() => socket.readyState !== WebSocket.CONNECTING, { what: 'the socket is open or closed' });

  async function playOut(): Promise<void> {
    let due = clock.monotonic();
    for (let tick = 0; code === null; tick++) {
      due += FRAME_MS;
      await sleep(clock, Math.max(0, due - clock.monotonic()));
      const frame = waiting.shift();
      if (frame) played.push(frame);
      if (tick % ACK_FRAMES === 0) send({ t: 'played', frames: played.length + discarded });
    }
  }
  const of = <T extends RtcServerMessage['t']>(t: T) =>
    received.filter((message): message is Received<T> => message.t === t);
  const lines = (role: 'agent' | 'user') => {
    const byId = new Map(of('line').map(({ line }) => [line.id, line]));
    return [...byId.values()].filter((line) => line.role === role && line.final).map(({ text }) => text);
  };
  return {
    received,
    played,
    of,
    async hears(t, fits = () => true) {
      await until(() => of(t).some(fits), { withinMs: 30_000, what: `${t} in ${JSON.stringify(received.slice(-12))}` });
      return of(t).find(fits)!;
    },
    send,
    sendRaw: (bytes) => socket.send(bytes),
    async speak(tts, text, { captions = true } = {}) {
      const frames = await framesOf(tts, text);
      const words = text.split(' ');
      let due = clock.monotonic();
      for (const [i, frame] of frames.entries()) {
        // Frames that are due together are sent together, as by a browser: with a timer per frame, speech would take longer
        // on a busy machine.
        if (due > clock.monotonic()) await sleep(clock, due - clock.monotonic());
        socket.send(bytesOf(frame));
        const spoken = Math.floor((words.length * i) / frames.length);
        if (captions && i % 20 === 19 && spoken > 0) {
          send({ t: 'caption', text: words.slice(0, spoken).join(' '), final: false });
        }
        due += FRAME_MS;
      }
      if (captions) send({ t: 'caption', text, final: true });
    },
    agentLines: () => lines('agent'),
    userLines: () => lines('user'),
    async closed() {
      await until(() => code !== null, { withinMs: 30_000, what: 'the socket is closed' });
      return code!;
    },
    drop: () => socket.terminate(),
    leave: (leaveCode) => socket.close(leaveCode),
  };
}

async function framesOf(tts: TtsProvider, text: string): Promise<Int16Array[]> {
  const samples: number[] = [];
  const request = { voiceId: 'builtin-echo', text, language: 'en-US', signal: new AbortController().signal };
  for await (const chunk of tts.synthesize(request)) samples.push(...chunk);
  const frames = Math.ceil(samples.length / FRAME_SAMPLES);
  return Array.from({ length: frames }, (_, i) => {
    const frame = new Int16Array(FRAME_SAMPLES);
    frame.set(samples.slice(i * FRAME_SAMPLES, (i + 1) * FRAME_SAMPLES));
    return frame;
  });
}

function bytesOf(frame: Int16Array): Uint8Array {
  return new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength);
}

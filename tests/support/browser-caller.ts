// A browser in a call, without the browser: speaks the socket's protocol, plays what it gets at the pace of a clock and says so,
// and sends a microphone. Used by the tests of rtc, widgets and demo. Invariant: everything it was told is in `told`.
import { WebSocket } from 'ws';
import type { RtcClientMessage, RtcServerMessage, RtcToken } from '../../generated/types.ts';
import { sleep, type Clock } from '../../src/core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES, type TtsProvider } from '../../src/providers/ports.ts';
import { until } from './until.ts';

type Told<T extends RtcServerMessage['t']> = Extract<RtcServerMessage, { t: T }>;

export interface BrowserCaller {
  readonly told: readonly RtcServerMessage[];
  of<T extends RtcServerMessage['t']>(t: T): Told<T>[];
  /** Waits until it was told such a thing. */
  hears<T extends RtcServerMessage['t']>(t: T, fits?: (message: Told<T>) => boolean): Promise<Told<T>>;
  send(message: RtcClientMessage | Record<string, unknown>): void;
  sendRaw(bytes: Uint8Array | string): void;
  /** Real speech over the microphone, and what the recogniser of the browser makes of it. */
  speak(tts: TtsProvider, text: string, options?: { captions?: boolean }): Promise<void>;
  /** Frames of the agent that were played. */
  readonly played: readonly Int16Array[];
  /** The last line of the agent that is complete. */
  agentLines(): string[];
  userLines(): string[];
  /** The close code, once it is closed. */
  closed(): Promise<number>;
  /** The connection breaks; nobody says goodbye. */
  drop(): void;
  /** The page goes. */
  leave(code?: number): void;
}

const ACK_FRAMES = 5;

/** Opens the socket; resolves when it is open or closed. */
export async function joinCall(grant: Pick<RtcToken, 'url' | 'token'>, clock: Clock): Promise<BrowserCaller> {
  const socket = new WebSocket(grant.url, ['parley.v1', grant.token]);
  const told: RtcServerMessage[] = [];
  const played: Int16Array[] = [];
  const waiting: Int16Array[] = [];
  let thrownAway = 0;
  let code: number | null = null;
  socket.on('error', () => undefined);
  socket.on('close', (closed) => (code = closed));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) waiting.push(new Int16Array(new Uint8Array(data).buffer));
    else {
      const message = JSON.parse(data.toString()) as RtcServerMessage;
      told.push(message);
      if (message.t === 'cut') thrownAway += waiting.splice(0).length;
    }
  });
  const send = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  void playOut();
  await until(() => socket.readyState !== WebSocket.CONNECTING, { what: 'the socket is open or closed' });

  async function playOut(): Promise<void> {
    let due = clock.monotonic();
    for (let beat = 0; code === null; beat++) {
      due += FRAME_MS;
      await sleep(clock, Math.max(0, due - clock.monotonic()));
      const frame = waiting.shift();
      if (frame) played.push(frame);
      if (beat % ACK_FRAMES === 0) send({ t: 'played', frames: played.length + thrownAway });
    }
  }
  const of = <T extends RtcServerMessage['t']>(t: T) => told.filter((message): message is Told<T> => message.t === t);
  const lines = (role: 'agent' | 'user') => {
    const byId = new Map(of('line').map(({ line }) => [line.id, line]));
    return [...byId.values()].filter((line) => line.role === role && line.final).map(({ text }) => text);
  };
  return {
    told,
    played,
    of,
    async hears(t, fits = () => true) {
      await until(() => of(t).some(fits), { withinMs: 30_000, what: `${t} in ${JSON.stringify(told.slice(-12))}` });
      return of(t).find(fits)!;
    },
    send,
    sendRaw: (bytes) => socket.send(bytes),
    async speak(tts, text, { captions = true } = {}) {
      const frames = await framesOf(tts, text);
      const words = text.split(' ');
      let due = clock.monotonic();
      for (const [i, frame] of frames.entries()) {
        socket.send(bytesOf(frame));
        const spoken = Math.floor((words.length * i) / frames.length);
        if (captions && i % 20 === 19 && spoken > 0) {
          send({ t: 'caption', text: words.slice(0, spoken).join(' '), final: false });
        }
        due += FRAME_MS;
        await sleep(clock, Math.max(0, due - clock.monotonic()));
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

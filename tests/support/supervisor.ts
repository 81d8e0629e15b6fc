// A simulated supervisor of a live call: speaks the socket's protocol, records audio and messages, and sends a
// tone as its voice. Invariant: `received` has every message of the server, in order.
import { WebSocket } from 'ws';
import type { MonitorServerMessage, MonitorToken } from '../../generated/types.ts';
import { sleep, type Clock } from '../../src/core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import { until } from './until.ts';

type Received<T extends MonitorServerMessage['type']> = Extract<MonitorServerMessage, { type: T }>;

export interface SupervisorClient {
  readonly received: readonly MonitorServerMessage[];
  of<T extends MonitorServerMessage['type']>(type: T): Received<T>[];
  /** Waits until such a message was received. */
  hears<T extends MonitorServerMessage['type']>(
    type: T,
    fits?: (message: Received<T>) => boolean,
  ): Promise<Received<T>>;
  /** The audio so far: left the caller, right the agent, 16 kHz. */
  sound(): { left: Int16Array; right: Int16Array };
  send(message: object): void;
  sendRaw(bytes: Uint8Array | string): void;
  /** Sends a tone in clock time until the condition holds; on a busy machine part of it arrives too late to be played. */
  hum(untilTrue: () => boolean, what: string): Promise<void>;
  /** Stops reading from the network, and stays connected. */
  pause(): void;
  resume(): void;
  closed(): Promise<number>;
  drop(): void;
  leave(): void;
}

export const HUM_HERTZ = 440;
const HUM_PEAK = 9000;
const MAX_HUMMED_MS = 120_000;

/** Opens the socket; resolves when it is open or closed. */
export async function follow(grant: Pick<MonitorToken, 'url' | 'token'>, clock: Clock): Promise<SupervisorClient> {
  const socket = new WebSocket(grant.url, ['parley.v1', grant.token]);
  const received: MonitorServerMessage[] = [];
  const pieces: Int16Array[] = [];
  let code: number | null = null;
  socket.on('error', () => undefined);
  socket.on('close', (closed) => (code = closed));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) pieces.push(new Int16Array(new Uint8Array(data).buffer));
    else received.push(JSON.parse(data.toString()) as MonitorServerMessage);
  });
  await until(() => socket.readyState !== WebSocket.CONNECTING, { what: 'the socket is open or closed' });
  const of = <T extends MonitorServerMessage['type']>(type: T) =>
    received.filter((message): message is Received<T> => message.type === type);
  let hummed = 0;
  const side = (offset: 0 | 1) => {
    const out = new Int16Array(pieces.length * FRAME_SAMPLES);
    for (const [n, piece] of pieces.entries()) {
      for (let i = 0; i < FRAME_SAMPLES; i++) out[n * FRAME_SAMPLES + i] = piece[2 * i + offset]!;
    }
    return out;
  };
  return {
    received,
    of,
    async hears(type, fits = () => true) {
      await until(() => of(type).some(fits), {
        withinMs: 60_000,
        what: `${type} in ${JSON.stringify(received.slice(-12))}, ${code === null ? 'open' : `closed with ${code}`}`,
      });
      return of(type).find(fits)!;
    },
    sound: () => ({ left: side(0), right: side(1) }),
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (bytes) => socket.send(bytes),
    async hum(untilTrue, what) {
      let due = clock.monotonic();
      for (const giveUp = due + MAX_HUMMED_MS; !untilTrue();) {
        if (due > giveUp || socket.readyState !== WebSocket.OPEN) throw new Error(`hummed in vain: ${what}`);
        const samples = Int16Array.from({ length: FRAME_SAMPLES }, () => {
          hummed++;
          return HUM_PEAK * Math.sin((2 * Math.PI * HUM_HERTZ * hummed) / 16_000);
        });
        socket.send(new Uint8Array(samples.buffer));
        due += FRAME_MS;
        await sleep(clock, Math.max(0, due - clock.monotonic()));
      }
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    async closed() {
      await until(() => code !== null, { withinMs: 30_000, what: 'the socket is closed' });
      return code!;
    },
    drop: () => socket.terminate(),
    leave: () => socket.close(1000),
  };
}

// A supervisor of a live call, without the person: speaks the socket's protocol, keeps what it hears and is told, and has a
// voice. Used by the tests of monitoring. Invariant: everything it was told is in `told`, in order.
import { WebSocket } from 'ws';
import type { MonitorServerMessage, MonitorToken } from '../../generated/types.ts';
import { sleep, type Clock } from '../../src/core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports.ts';
import { until } from './until.ts';

type Told<T extends MonitorServerMessage['type']> = Extract<MonitorServerMessage, { type: T }>;

export interface SupervisorClient {
  readonly told: readonly MonitorServerMessage[];
  of<T extends MonitorServerMessage['type']>(type: T): Told<T>[];
  /** Waits until it was told such a thing. */
  hears<T extends MonitorServerMessage['type']>(type: T, fits?: (message: Told<T>) => boolean): Promise<Told<T>>;
  /** What came so far, side by side: left the caller, right the agent, 16 kHz. */
  sound(): { left: Int16Array; right: Int16Array };
  send(message: object): void;
  sendRaw(bytes: Uint8Array | string): void;
  /** Speaks a tone at the pace of the clock until the condition holds; a busy machine brings some of it too late to be heard. */
  hum(untilTrue: () => boolean, what: string): Promise<void>;
  /** Takes nothing from the network any more, and goes on. */
  pause(): void;
  resume(): void;
  closed(): Promise<number>;
  drop(): void;
  leave(): void;
}

export const HUM_HERTZ = 440;
const HUM_PEAK = 9000;
const MOST_HUMMED_MS = 120_000;

/** Opens the socket; resolves when it is open or closed. */
export async function follow(grant: Pick<MonitorToken, 'url' | 'token'>, clock: Clock): Promise<SupervisorClient> {
  const socket = new WebSocket(grant.url, ['parley.v1', grant.token]);
  const told: MonitorServerMessage[] = [];
  const pieces: Int16Array[] = [];
  let code: number | null = null;
  socket.on('error', () => undefined);
  socket.on('close', (closed) => (code = closed));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) pieces.push(new Int16Array(new Uint8Array(data).buffer));
    else told.push(JSON.parse(data.toString()) as MonitorServerMessage);
  });
  await until(() => socket.readyState !== WebSocket.CONNECTING, { what: 'the socket is open or closed' });
  const of = <T extends MonitorServerMessage['type']>(type: T) =>
    told.filter((message): message is Told<T> => message.type === type);
  let hummed = 0;
  const side = (offset: 0 | 1) => {
    const out = new Int16Array(pieces.length * FRAME_SAMPLES);
    for (const [n, piece] of pieces.entries()) {
      for (let i = 0; i < FRAME_SAMPLES; i++) out[n * FRAME_SAMPLES + i] = piece[2 * i + offset]!;
    }
    return out;
  };
  return {
    told,
    of,
    async hears(type, fits = () => true) {
      await until(() => of(type).some(fits), {
        withinMs: 60_000,
        what: `${type} in ${JSON.stringify(told.slice(-12))}, ${code === null ? 'open' : `closed with ${code}`}`,
      });
      return of(type).find(fits)!;
    },
    sound: () => ({ left: side(0), right: side(1) }),
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (bytes) => socket.send(bytes),
    async hum(untilTrue, what) {
      let due = clock.monotonic();
      for (const giveUp = due + MOST_HUMMED_MS; !untilTrue();) {
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

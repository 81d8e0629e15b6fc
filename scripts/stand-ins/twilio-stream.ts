// One media stream of the Twilio stand-in: 20 ms of µ-law each way in the published messages, marks that are echoed when played,
// `clear`.
// Invariant: it plays received audio in real time by its clock, and sends the callee's speech or silence.
import type { Clock, Timer } from '../../src/core/clock.ts';
import type { Callee } from './callee.ts';
import type { SocketEnd, SocketEvents } from './twilio-network.ts';

export interface StandInStream {
  /** Ends the stream as Twilio does: sends `stop`, then closes the socket. */
  stop(): void;
  /** Breaks the connection without a close frame. */
  drop(): void;
  isOpen(): boolean;
  run(connect: (events: SocketEvents) => Promise<SocketEnd>): Promise<void>;
}

interface StreamParts {
  clock: Clock;
  accountSid: string;
  callSid: string;
  callee: Callee;
  customParameters: Record<string, string>;
  heard: Uint8Array[];
}

interface Message {
  event: string;
  media?: { payload: string };
  mark?: { name: string };
}

const FRAME_BYTES = 160;
const FRAME_MS = 20;
const SILENCE = 0xff;

export function createStream(parts: StreamParts): StandInStream {
  const { clock, accountSid, callSid, callee, customParameters, heard } = parts;
  const streamSid = `MZ${callSid.slice(2)}`;
  const done = Promise.withResolvers<void>();
  let socket: SocketEnd | null = null;
  let timer: Timer | null = null;
  let sequence = 0;
  let chunk = 0;
  let open = true;
  let playing: Uint8Array = new Uint8Array();
  let marks: { name: string; left: number }[] = [];

  const send = (event: string, more: object): void => {
    if (open) socket?.send(JSON.stringify({ event, sequenceNumber: String(++sequence), ...more, streamSid }));
  };
  const end = (): void => {
    if (!open) return;
    open = false;
    timer?.cancel();
    done.resolve();
  };
  const echo = (name: string): void => send('mark', { mark: { name } });

  function beat(due: number): void {
    if (!open) return;
    const said = callee.says?.subarray(chunk * FRAME_BYTES, (chunk + 1) * FRAME_BYTES);
    const payload = Buffer.alloc(FRAME_BYTES, SILENCE);
    if (said) payload.set(said);
    chunk++;
    const timestamp = String(chunk * FRAME_MS);
    send('media', {
      media: { track: 'inbound', chunk: String(chunk), timestamp, payload: payload.toString('base64') },
    });
    const digit = callee.presses?.[chunk - 26];
    if (digit !== undefined) send('dtmf', { dtmf: { track: 'inbound_track', digit } });
    heard.push(Uint8Array.from({ length: FRAME_BYTES }, (_, i) => playing[i] ?? SILENCE));
    playing = playing.slice(FRAME_BYTES);
    marks = marks.filter((mark) => {
      mark.left -= FRAME_BYTES;
      if (mark.left <= 0) echo(mark.name);
      return mark.left > 0;
    });
    const next = due + FRAME_MS;
    timer = clock.after(next - clock.monotonic(), () => beat(next));
  }

  function receive(text: string): void {
    const { event, media, mark } = JSON.parse(text) as Message;
    if (event === 'media') {
      callee.onAudio?.();
      playing = Buffer.concat([playing, Buffer.from(media!.payload, 'base64')]);
    } else if (event === 'mark') {
      if (playing.length > 0) marks.push({ name: mark!.name, left: playing.length });
      else echo(mark!.name);
    } else if (event === 'clear') {
      playing = new Uint8Array();
      for (const { name } of marks.splice(0)) echo(name);
    }
  }

  return {
    stop() {
      send('stop', { stop: { accountSid, callSid } });
      socket?.close();
      end();
    },
    drop() {
      socket?.close();
      end();
    },
    isOpen: () => open,
    async run(connect) {
      try {
        socket = await connect({ onMessage: receive, onClose: end });
      } catch {
        // The address does not respond: Twilio continues with the next verb.
        return end();
      }
      if (!open) return socket.close();
      socket.send(JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }));
      send('start', {
        start: {
          accountSid,
          streamSid,
          callSid,
          tracks: ['inbound'],
          mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 },
          customParameters,
        },
      });
      const now = clock.monotonic();
      timer = clock.after(FRAME_MS, () => beat(now + FRAME_MS));
      await done.promise;
    },
  };
}

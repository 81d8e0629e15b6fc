// Incoming media streams: the call that each belongs to, and its line. A call that this process dials expects its stream. A
// stream of any other call is an inbound one that was already accepted.
// Invariant: only one of our tokens admits a stream; a call has one line, however often its stream breaks. A socket is one
// stream, and sends no more than a telephone. The owner of a carrier account can read the tokens of its calls, so the sender may
// be anybody.
import { createBucket } from '../../../core/bucket.ts';
import type { Clock } from '../../../core/clock.ts';
import { CLOSE, type ServerSocket, type SocketRoute } from '../../../protocol/server-socket.ts';
import type { CarrierAccount } from '../../numbers.ts';
import type { Arrival, LegUpdates, Line } from '../../ports/carrier.ts';
import type { MediaTokens } from '../define-carrier.ts';
import { MEDIA_PATH } from './addresses.ts';
import { createTwilioLine, type TwilioLine } from './line.ts';
import { readMessage, type StreamStart } from './messages.ts';

interface MediaParts {
  clock: Clock;
  legs: LegUpdates;
  tokens: MediaTokens;
  hangUp(callSid: string, account: CarrierAccount | undefined): Promise<void>;
}

/** The part of a line that the carrier needs for a transfer. */
interface HeldLine {
  line: TwilioLine;
  legName: string;
  callSid: string;
  account: CarrierAccount | undefined;
}

export interface Media {
  sockets: readonly SocketRoute[];
  /** Calls back once with the line when the call's stream opens; the returned function stops waiting. */
  expect(legName: string, account: CarrierAccount | undefined, onLine: (line: Line) => void): () => void;
  onArrival(listener: (arrival: Arrival) => void): void;
  /** An open line of this process, or undefined. */
  held(line: Line): HeldLine | undefined;
}

/** Maximum message size; a second of audio would be 11 KiB. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/**
 * A stream has 50 messages of audio per second, and a few marks and keys. After a stall of the network, some
 * seconds arrive at once.
 */
const MESSAGES = { perSecond: 100, burst: 1_000 };
/** Characters of them; 50 messages have about 20,000. Decoding a megabyte of audio takes 40 ms. */
const CHARS = { perSecond: 50_000, burst: 1_000_000 };
/** All streams of a carrier come from a few addresses. */
const MAX_PER_ADDRESS = 5_000;
/** Time from the handshake to `start`, and until an inbound call is accepted. */
const START_MS = 5_000;

interface Expected {
  account: CarrierAccount | undefined;
  onLine(line: Line): void;
}

export function createMedia(parts: MediaParts): Media {
  const { clock, tokens } = parts;
  const expected = new Map<string, Expected>();
  const lines = new Map<string, TwilioLine>();
  const held = new WeakMap<Line, HeldLine>();
  let arrived: (arrival: Arrival) => void = ({ refuse }) => refuse();

  function openLine(legName: string, callSid: string, account: CarrierAccount | undefined): TwilioLine {
    let stopWatching: (() => void) | null = null;
    let isOver = false;
    const line = createTwilioLine({
      clock,
      hangUp: () => parts.hangUp(callSid, account),
      onEnd() {
        lines.delete(legName);
        isOver = true;
        stopWatching?.();
      },
    });
    lines.set(legName, line);
    held.set(line, { line, legName, callSid, account });
    stopWatching = parts.legs.watch(legName, (leg) => line.reportLeg(leg));
    // A report that was known may have ended the line before `watch` returned.
    if (isOver) stopWatching();
    return line;
  }

  /** Attaches a stream to its call's line, opens the line of a call that we dialed, or announces an inbound call. */
  function begin(
    legName: string,
    { streamSid, start }: StreamStart,
    socket: ServerSocket,
    isGone: () => boolean,
  ): void {
    const known = lines.get(legName);
    if (known) return known.attach(socket, streamSid);
    const dialed = expected.get(legName);
    if (dialed) {
      expected.delete(legName);
      const line = openLine(legName, start.callSid, dialed.account);
      line.attach(socket, streamSid);
      return dialed.onLine(line);
    }
    arrived({
      callId: legName,
      async accept(account) {
        const line = openLine(legName, start.callSid, account);
        line.attach(socket, streamSid);
        // The stream broke while the call was being claimed, before there was a line to notify.
        if (isGone()) line.detach(socket);
        return line;
      },
      refuse: () => socket.close(CLOSE.tryLater, 'no such call here'),
      // When a stream breaks, Twilio requests instructions, and receives the instruction to reopen it.
      wait: () => socket.close(CLOSE.tryLater, 'no capacity here now'),
    });
  }

  function open(socket: ServerSocket): void {
    let legName: string | null = null;
    let isGone = false;
    const late = clock.after(START_MS, () => socket.close(CLOSE.tryLater, 'no start message'));
    socket.onClose(() => {
      late.cancel();
      isGone = true;
      if (legName !== null) lines.get(legName)?.detach(socket);
    });
    const mayReceive = createBucket(clock, MESSAGES);
    const mayWeigh = createBucket(clock, CHARS);
    let isStarted = false;
    socket.onMessage((text) => {
      if (!mayReceive() || !mayWeigh(text.length))
        return socket.refuse(CLOSE.tooMany, 'more messages than a telephone sends');
      const message = typeof text === 'string' ? readMessage(text) : null;
      if (!message) return;
      if (message.event !== 'start') {
        if (legName !== null) lines.get(legName)?.receive(message, socket);
        return;
      }
      if (isStarted) return;
      isStarted = true;
      legName = tokens.open(message.start.customParameters['token'] ?? '');
      late.cancel();
      if (legName === null) socket.refuse(CLOSE.unauthorized, 'not a stream of this deployment');
      else begin(legName, message, socket, () => isGone);
    });
  }

  return {
    sockets: [{ path: MEDIA_PATH, maxMessageBytes: MAX_MESSAGE_BYTES, maxPerAddress: MAX_PER_ADDRESS, open }],
    expect(legName, account, onLine) {
      const entry: Expected = { account, onLine };
      expected.set(legName, entry);
      return () => {
        if (expected.get(legName) === entry) expected.delete(legName);
      };
    },
    onArrival: (listener) => void (arrived = listener),
    held: (line) => {
      const found = held.get(line);
      return found?.line.isOpen() ? found : undefined;
    },
  };
}

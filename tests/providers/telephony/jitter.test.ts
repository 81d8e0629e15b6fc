// The caller's audio on the lines of carriers after the network stalled: nothing is lost, and the delay does not remain.
import { describe, expect, test } from 'vitest';
import { rms } from '../../../src/core/pcm.ts';
import { createVirtualClock, type VirtualClock } from '../../../src/core/virtual-clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { Line } from '../../../src/providers/ports/carrier.ts';
import { createRoomLine } from '../../../src/providers/vendors/livekit/line.ts';
import { createEncoder } from '../../../src/providers/vendors/twilio/codec.ts';
import { createTwilioLine } from '../../../src/providers/vendors/twilio/line.ts';

interface Subject {
  line: Line;
  /** The network delivers a frame. */
  deliver(frame: Int16Array): void;
}

function overTwilio(clock: VirtualClock): Subject {
  const line = createTwilioLine({ clock, hangUp: () => Promise.resolve(), onEnd: () => undefined });
  const socket = { send: () => undefined, bufferedBytes: () => 0, close: () => undefined };
  line.attach(socket, 'MZ1');
  const encoder = createEncoder();
  return {
    line,
    deliver(frame) {
      const payload = Buffer.from(encoder.encode(frame)).toString('base64');
      line.receive({ event: 'media', media: { payload } }, socket);
    },
  };
}

function overLiveKit(clock: VirtualClock): Subject {
  const media = {
    play: () => undefined,
    queuedMs: () => 0,
    clear: () => undefined,
    sendDigit: () => Promise.resolve(),
    sendText: () => undefined,
    leave: () => Promise.resolve(),
  };
  const { line, listener } = createRoomLine(clock, media, () => Promise.resolve());
  return { line, deliver: listener.frame };
}

const LOUD = new Int16Array(FRAME_SAMPLES).map((_, i) => (i % 16 < 8 ? 12_000 : -12_000));
const isLoud = (frame: Int16Array): boolean => rms(frame) > 6_000;
const noise = (peak: number) => new Int16Array(FRAME_SAMPLES).map((_, i) => (i % 10 < 5 ? peak : -peak));

describe.each([
  ['Twilio', overTwilio],
  ['LiveKit', overLiveKit],
])('the line of %s', (_name, over) => {
  /** A caller who speaks for a second, during which the network stalls, and then pauses with this noise. */
  async function stalled(pause: Int16Array) {
    const clock = createVirtualClock();
    const { line, deliver } = over(clock);
    const heardAt: number[] = [];
    line.onFrame((frame) => void (isLoud(frame) && heardAt.push(clock.monotonic())));
    const say = async (frame: Int16Array, count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        deliver(frame);
        await clock.advance(FRAME_MS);
      }
    };
    await say(LOUD, 40);
    await clock.advance(8 * FRAME_MS);
    for (let i = 0; i < 8; i++) deliver(LOUD);
    await say(LOUD, 10);
    await say(pause, 50);
    const spoken = heardAt.length;
    const saidAt = clock.monotonic();
    await say(LOUD, 20);
    await say(pause, 20);
    return { spoken, delayMs: heardAt[spoken]! - saidAt, next: heardAt.length - spoken };
  }

  test.each([
    ['silence', 0],
    ['noise', 1_000],
  ])('hears everything that arrives late, and is on time again after %s', async (_what, peak) => {
    const { spoken, next, delayMs } = await stalled(noise(peak));
    expect(spoken).toBe(58);
    expect(next).toBe(20);
    expect(delayMs).toBeLessThanOrEqual(80);
  });
});

// Guarantees of every carrier adapter. The factory returns a carrier on a virtual clock, a number that answers and a number
// that never answers.
import { describe, expect, test } from 'vitest';
import type { VirtualClock } from '../../../src/core/virtual-clock.ts';
import type { CarrierAccount } from '../../../src/providers/numbers.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { Carrier, DialEvent, Line } from '../../../src/providers/ports/carrier.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';

export interface CarrierSubject {
  carrier: Carrier;
  clock: VirtualClock;
  from: string;
  answered: string;
  unanswered: string;
  /** Audio format of the callee, for carriers that transcode it. */
  account?: CarrierAccount;
}

/** Collects a dial's events while the clock runs, until it ends or `ms` have passed. */
export async function dialFor(
  { carrier, clock, from, account }: CarrierSubject,
  to: string,
  { ms = 30_000, ringTimeoutMs = 30_000, abort = new AbortController() } = {},
): Promise<DialEvent[]> {
  const events: DialEvent[] = [];
  let ended = false;
  const reading = (async () => {
    const request = { legName: 'call_1', from, to, ringTimeoutMs, signal: abort.signal, account };
    for await (const event of carrier.dial(request)) {
      events.push(event);
    }
    ended = true;
  })();
  for (let waited = 0; waited < ms && !ended; waited += 20) await clock.advance(20);
  if (ended) await reading;
  return events;
}

export function lineOf(events: readonly DialEvent[]): Line {
  const last = events.at(-1);
  if (last?.type !== 'answered') throw new Error(`not answered: ${JSON.stringify(events)}`);
  return last.line;
}

export function conformsToCarrier(name: string, create: () => CarrierSubject): void {
  describe(`${name} as a carrier`, () => {
    const loud = () => new Int16Array(FRAME_SAMPLES).fill(5_000);

    test('a call that is answered rings first and then opens a line', async () => {
      const subject = create();
      const events = await dialFor(subject, subject.answered);
      expect(events.map((event) => event.type)).toEqual(['ringing', 'answered']);
      await lineOf(events).close();
    });

    test('an unanswered call fails within the ring timeout', async () => {
      const subject = create();
      const startMs = subject.clock.monotonic();
      const events = await dialFor(subject, subject.unanswered, { ringTimeoutMs: 5_000 });
      expect(events.at(-1)).toMatchObject({ type: 'failed', reason: 'no_answer' });
      expect(subject.clock.monotonic() - startMs).toBeLessThan(5_500);
    });

    test('a call that is aborted while it rings is canceled', async () => {
      const subject = create();
      const abort = new AbortController();
      subject.clock.after(500, () => abort.abort());
      const events = await dialFor(subject, subject.answered, { abort });
      expect(events.at(-1)).toMatchObject({ type: 'failed', reason: 'canceled' });
    });

    test('the line delivers one frame per 20 ms, without drift', async () => {
      const subject = create();
      const line = lineOf(await dialFor(subject, subject.answered));
      let count = 0;
      let samples = 0;
      line.onFrame((frame) => {
        count++;
        samples += frame.length;
      });
      await subject.clock.advance(10_000);
      expect(Math.abs(count - 500)).toBeLessThanOrEqual(1);
      expect(samples).toBe(count * FRAME_SAMPLES);
      await line.close();
    });

    test('a mark resolves to true once everything before it was played, and not earlier', async () => {
      const subject = create();
      const line = lineOf(await dialFor(subject, subject.answered));
      for (let i = 0; i < 10; i++) line.write(loud());
      let played: boolean | null = null;
      void line.mark().then((result) => (played = result));
      await subject.clock.advance(150);
      expect(played).toBeNull();
      await subject.clock.advance(100);
      expect(played).toBe(true);
      await line.close();
    });

    test('clear() and hangUp() resolve open marks to false', async () => {
      const subject = create();
      const line = lineOf(await dialFor(subject, subject.answered));
      line.write(loud());
      const cleared = line.mark();
      line.clear();
      expect(await cleared).toBe(false);
      line.write(loud());
      const hungUp = line.mark();
      await line.close();
      expect(await hungUp).toBe(false);
    });

    test('after a hang-up no audio arrives, and a second hang-up succeeds', async () => {
      const subject = create();
      const line = lineOf(await dialFor(subject, subject.answered));
      let after = 0;
      await line.close();
      line.onFrame(() => after++);
      line.onCaption(() => after++);
      line.onClose(() => after++);
      line.write(loud());
      await subject.clock.advance(5_000);
      await line.close();
      expect(after).toBe(0);
    });

    test('a transfer ends our leg; a transfer to an invalid number or from a closed line is refused', async () => {
      const subject = create();
      const { carrier, clock } = subject;
      const line = lineOf(await dialFor(subject, subject.answered));
      const { signal } = new AbortController();
      await expect(carrier.transfer(line, 'nonsense', 60, signal)).rejects.toMatchObject({ kind: 'refused' });
      let count = 0;
      line.onFrame(() => count++);
      const transferred = carrier.transfer(line, '+12025550123', 60, signal);
      await clock.advance(2_000);
      await transferred;
      const before = count;
      await clock.advance(1_000);
      expect(count).toBe(before);
      const again = carrier.transfer(line, '+12025550123', 60, signal).catch((error: unknown) => error);
      await clock.advance(2_000);
      expect(await again).toBeInstanceOf(ProviderError);
    });
  });
}

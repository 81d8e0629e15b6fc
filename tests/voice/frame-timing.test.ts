// When frames are written: the shared ticker and the player, on a virtual clock that can stall.
import { describe, expect, test } from 'vitest';
import { every20Ms } from '../../src/core/ticker.ts';
import { createVirtualClock, type VirtualClock } from '../../src/core/virtual-clock.ts';
import { FRAME_MS } from '../../src/providers/ports/audio.ts';
import { createSpeechOutput, type SpeechOutput } from '../../src/voice/out/speech-output.ts';
import { createScriptedLine, type ScriptedLine } from '../support/scripted-line.ts';
import { scriptedVoices } from '../support/scripted-providers.ts';

describe('the ticker', () => {
  test('calls every listener fifty times a second, within 5 ms of its phase, with one timer for all', async () => {
    const clock = createVirtualClock();
    const wakes: number[][] = [];
    const stops = [];
    const started: number[] = [];
    for (let i = 0; i < 8; i++) {
      await clock.advance(7);
      started.push(clock.monotonic());
      const own: number[] = [];
      wakes.push(own);
      stops.push(every20Ms(clock, () => own.push(clock.monotonic())));
      expect(clock.pending()).toBe(1);
    }
    await clock.advance(2000);
    for (const [i, own] of wakes.entries()) {
      // A wake-up before the first due frame has nothing to do.
      for (const [n, at] of own.filter((one) => one >= started[i]! + FRAME_MS).entries()) {
        const due = started[i]! + (n + 1) * FRAME_MS;
        expect(at - due).toBeGreaterThanOrEqual(0);
        expect(at - due).toBeLessThanOrEqual(6);
      }
      expect(own.length).toBeGreaterThanOrEqual(98);
    }
    for (const stop of stops) stop();
    await clock.advance(100);
    expect(clock.pending()).toBe(0);
  });
});

function outputOn(clock: VirtualClock, line: ScriptedLine): SpeechOutput {
  return createSpeechOutput({
    clock,
    line,
    voices: scriptedVoices(clock),
    taps: null,
    readyAudio: new Map(),
    nowMs: () => clock.monotonic(),
    onOutput: (event) => 'error' in event && expect.unreachable(event.error.message),
  });
}

describe('the player', () => {
  const text = 'A sentence that lasts for about two seconds.';

  test('writes one frame every 20 ms, none early or late', async () => {
    const clock = createVirtualClock();
    const line = createScriptedLine(clock);
    const output = outputOn(clock, line);
    output.saySentence(1, text);
    await clock.advance(4000);
    const first = line.written[0]!.atMs;
    for (const [n, { atMs }] of line.written.entries()) {
      expect(atMs - first - n * FRAME_MS).toBeGreaterThanOrEqual(0);
      expect(atMs - first - n * FRAME_MS).toBeLessThanOrEqual(6);
    }
    expect(output.counts).toMatchObject({ late: 0, dropped: 0 });
  });

  test('writes ahead on a line that buffers, by the lead time that the line requests', async () => {
    const clock = createVirtualClock();
    const line = createScriptedLine(clock, { bufferMs: 100 });
    const output = outputOn(clock, line);
    output.saySentence(1, text);
    await clock.advance(4000);
    const first = line.written[0]!.atMs;
    expect(line.written.filter(({ atMs }) => atMs === first)).toHaveLength(6);
    for (const [n, { atMs }] of line.written.entries()) expect(n * FRAME_MS - (atMs - first)).toBeLessThanOrEqual(100);
    expect(output.counts).toMatchObject({ late: 0, dropped: 0 });
  });

  test('drops and counts frames that a stall made late, and is on time afterwards', async () => {
    const clock = createVirtualClock();
    const line = createScriptedLine(clock);
    let offset = 0;
    const stalled: VirtualClock = { ...clock, monotonic: () => clock.monotonic() + offset };
    const output = outputOn(stalled, line);
    output.saySentence(1, text);
    await clock.advance(500);
    offset = 300;
    await clock.advance(3000);
    expect(output.counts.dropped).toBeGreaterThanOrEqual(8);
    expect(output.counts.dropped).toBeLessThanOrEqual(12);
    expect(output.counts.written + output.counts.dropped).toBe((text.length * 50) / FRAME_MS);
  });
});

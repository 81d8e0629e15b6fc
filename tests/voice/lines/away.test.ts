// A line whose transport is away while the agent speaks: only words that were played count as spoken.
import { describe, expect, test } from 'vitest';
import { createVirtualClock, type VirtualClock } from '../../../src/core/virtual-clock.ts';
import type { Line } from '../../../src/providers/ports/carrier.ts';
import { createTwilioLine } from '../../../src/providers/vendors/twilio/line.ts';
import type { Utterance } from '../../../src/voice/host.ts';
import { createBrowserLine, type BrowserPeer } from '../../../src/voice/lines/browser/browser-line.ts';
import { createSpeechOutput } from '../../../src/voice/out/speech-output.ts';
import { MS_PER_CHAR, scriptedVoices } from '../../support/scripted-providers.ts';

const TEXT = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen.';
const SPEECH_MS = TEXT.length * MS_PER_CHAR;

interface Away {
  line: Line;
  detach(): void;
  attach(): void;
}

function browser(clock: VirtualClock): Away {
  const line = createBrowserLine(clock);
  const peerOf = (): BrowserPeer => {
    let played = 0;
    const peer: BrowserPeer = {
      bufferedBytes: () => 0,
      close: () => undefined,
      send(message) {
        if (typeof message === 'string') return;
        clock.after(60, () => line.isOn(peer) && line.receive({ t: 'played', frames: ++played }));
      },
    };
    return peer;
  };
  let peer = peerOf();
  line.attach(peer);
  return { line, detach: () => line.detach(peer), attach: () => line.attach((peer = peerOf())) };
}

function twilio(clock: VirtualClock): Away {
  const line = createTwilioLine({ clock, hangUp: async () => undefined, onEnd: () => undefined });
  const socketOf = () => {
    const socket = {
      bufferedBytes: () => 0,
      close: () => undefined,
      send(text: string | Uint8Array) {
        const { event, mark } = JSON.parse(String(text)) as { event: string; mark: { name: string } };
        if (event === 'mark') clock.after(100, () => line.receive({ event, mark }, socket));
      },
    };
    return socket;
  };
  let socket = socketOf();
  line.attach(socket, 'MZ1');
  return { line, detach: () => line.detach(socket), attach: () => line.attach((socket = socketOf()), 'MZ2') };
}

/** Speaks TEXT, and calls `act` at these milliseconds after its first frame. */
async function speak(clock: VirtualClock, line: Line, acts: readonly [number, () => void][]): Promise<Utterance[]> {
  const spoken: Utterance[] = [];
  const output = createSpeechOutput({
    clock,
    line,
    voices: scriptedVoices(clock),
    taps: null,
    readyAudio: new Map(),
    nowMs: () => clock.monotonic(),
    onOutput(event) {
      if (event.type === 'started') for (const [ms, act] of acts) clock.after(ms, act);
      if (event.type === 'spoken') spoken.push(event.utterance);
    },
  });
  output.saySentence(1, TEXT);
  await clock.advance(SPEECH_MS + 3_000);
  await line.close();
  return spoken;
}

describe.each([
  ['a browser', browser],
  ['Twilio', twilio],
])('a speech over %s', (_name, open) => {
  test('whose connection breaks in the middle counts up to the break', async () => {
    const clock = createVirtualClock();
    const { line, detach } = open(clock);
    const [utterance] = await speak(clock, line, [[SPEECH_MS / 2, detach]]);
    expect(utterance).toMatchObject({ interrupted: true });
    const share = utterance!.text.length / TEXT.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThanOrEqual(0.5);
  });

  test('whose connection breaks when all was sent and not all was played does not count whole', async () => {
    const clock = createVirtualClock();
    const { line, detach } = open(clock);
    // Shorter than the lead of the line before its end.
    const [utterance] = await speak(clock, line, [[SPEECH_MS - line.bufferMs / 2, detach]]);
    expect(utterance).toMatchObject({ interrupted: true });
    expect(TEXT.startsWith(utterance!.text)).toBe(true);
    expect(utterance!.text.length).toBeLessThan(TEXT.length);
  });

  test('whose connection returns before its end counts whole', async () => {
    const clock = createVirtualClock();
    const { line, detach, attach } = open(clock);
    const acts: [number, () => void][] = [
      [1_000, detach],
      [1_200, attach],
    ];
    expect(await speak(clock, line, acts)).toMatchObject([{ text: TEXT, interrupted: false }]);
  });

  test('whose connection returns after more than half a second counts up to the gap', async () => {
    const clock = createVirtualClock();
    const { line, detach, attach } = open(clock);
    const acts: [number, () => void][] = [
      [1_000, detach],
      [2_500, attach],
    ];
    const [utterance] = await speak(clock, line, acts);
    expect(utterance).toMatchObject({ interrupted: true });
    expect(utterance!.text.length * MS_PER_CHAR).toBeLessThanOrEqual(1_000);
  });

  test('that is not disturbed counts whole', async () => {
    const clock = createVirtualClock();
    const { line } = open(clock);
    expect(await speak(clock, line, [])).toMatchObject([{ text: TEXT, interrupted: false }]);
  });
});

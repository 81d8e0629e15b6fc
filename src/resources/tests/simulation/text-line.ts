// A line without audio: the caller's turns arrive as text, and the agent's voice is silence of the duration of its words. The
// turn machine, endpointing and interruptions work as on any line. Invariant: cleared audio does not count as heard.
import { sleep, type Timer } from '../../../core/clock.ts';
import type { VirtualClock } from '../../../core/virtual-clock.ts';
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE } from '../../../providers/ports/audio.ts';
import type { Line } from '../../../providers/ports/carrier.ts';
import type { VoiceActivityDetector } from '../../../providers/ports/stt.ts';
import type { TtsProvider } from '../../../providers/ports/tts.ts';
import type { CallerVoice } from './caller.ts';
import type { Hearing } from './hearing.ts';

/** A session treats a line without frames as dead after ten seconds. */
const SIGN_OF_LIFE_MS = 4_000;
/** Speaking rate at the natural speed of a voice. */
const CHARS_PER_SECOND = 15;
/** The agent must not receive the hang-up before its last words are decided. */
const HANG_UP_MS = 20;

export interface TestLine {
  line: Line;
  voice: CallerVoice;
}

/** @param hear simulates the agent's recognizer on the caller's words */
export function createTextLine(clock: VirtualClock, hear: Hearing): TestLine {
  const nothing = () => undefined;
  const on = {
    frame: nothing as (frame: Int16Array) => void,
    text: nothing as (text: string) => void,
    dtmf: nothing as (digit: string) => void,
    close: nothing as (reason: 'hangup') => void,
  };
  const marks = new Set<(played: boolean) => void>();
  let playedUntil = 0;
  let isClosed = false;
  let alive: Timer = clock.after(SIGN_OF_LIFE_MS, beat);
  function beat(): void {
    on.frame(new Int16Array(FRAME_SAMPLES));
    alive = clock.after(SIGN_OF_LIFE_MS, beat);
  }
  const close = (): boolean => {
    const wasOpen = !isClosed;
    isClosed = true;
    alive.cancel();
    return wasOpen;
  };
  const line: Line = {
    bufferMs: 0,
    onFrame: (listener) => void (on.frame = listener),
    onCaption: nothing,
    onDtmf: (listener) => void (on.dtmf = listener),
    onText: (listener) => void (on.text = listener),
    onClose: (listener) => void (on.close = listener),
    write() {
      playedUntil = Math.max(playedUntil, clock.monotonic()) + FRAME_MS;
      return true;
    },
    clear() {
      playedUntil = clock.monotonic();
      for (const answer of marks) answer(false);
      marks.clear();
    },
    mark: () =>
      new Promise((resolve) => {
        marks.add(resolve);
        clock.after(playedUntil - clock.monotonic(), () => marks.delete(resolve) && resolve(true));
      }),
    sendDtmf: async () => undefined,
    sendCaption: nothing,
    close: async () => void close(),
  };
  const voice: CallerVoice = {
    async say(parts, pauseMs) {
      for (const [i, text] of parts.entries()) {
        if (i > 0) await sleep(clock, pauseMs);
        if (!isClosed) on.text(hear(text));
      }
    },
    press(digits) {
      if (!isClosed) for (const digit of digits) on.dtmf(digit);
    },
    hangUp: () => void clock.after(HANG_UP_MS, () => close() && on.close('hangup')),
  };
  return { line, voice };
}

/** A voice of silence at a constant pace. It accepts every voice id, so that no vendor is contacted. */
export const silentVoice: TtsProvider = {
  id: 'text',
  description: 'Silence as long as the words would take.',
  voices: () => [],
  takes: () => true,
  async *synthesize({ text, speed = 1 }) {
    yield new Int16Array(Math.ceil((text.length * SAMPLE_RATE) / CHARS_PER_SECOND / speed));
  },
  close: async () => undefined,
};

export const deafDetector: VoiceActivityDetector = {
  write: () => false,
  close: () => undefined,
};

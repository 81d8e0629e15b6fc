// A line whose other end is a script: a caller who speaks when the test says so, and a record of every frame that was played.
// It runs on the test's clock. Invariant: frames are played in order, 20 ms each; a mark resolves when they were.
import { sleep, type Clock } from '../../src/core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import type { Line, LineClosed } from '../../src/providers/ports/carrier.ts';
import { durationMs, parseKeys } from '../../src/providers/ports/dtmf.ts';
import type { Caption } from '../../src/providers/ports/stt.ts';

export interface ScriptedLine extends Line {
  /**
   * Makes the caller say `text` for `ms`; captions arrive meanwhile, the final one at the end. Sounds at the same time are mixed.
   * @param db loudness, relative to the caller's usual one
   */
  speak(text: string, ms: number, db?: number): Promise<void>;
  /** Makes a sound without words. */
  noise(ms: number): void;
  /** A machine's beep. */
  tone(hertz: number, ms: number): void;
  press(digit: string): void;
  /** Sends final words without audio, as captions. */
  type(text: string): void;
  /** Sends words that are not final yet, whatever the audio is. */
  partial(text: string): void;
  hangUp(reason?: LineClosed): void;
  /** Stops all frames without a report of the line. */
  die(): void;
  readonly written: readonly { atMs: number; frame: Int16Array }[];
  /** Frames that were played, without cleared ones. */
  playedFrames(): number;
  readonly clearedAt: readonly number[];
  readonly dtmf: readonly string[];
  readonly captions: readonly Caption[];
  readonly closed: boolean;
}

export const LOUD = 8000;

export function createScriptedLine(clock: Clock, options: { bufferMs?: number } = {}): ScriptedLine {
  const listeners = { frame: [] as ((f: Int16Array) => void)[], caption: [] as ((c: Caption) => void)[] };
  let onDtmf = (_digit: string) => {};
  let onClose = (_reason: LineClosed) => {};
  const source: { from: number; to: number; sample: (i: number) => number }[] = [];
  const written: { atMs: number; frame: Int16Array }[] = [];
  const clearedAt: number[] = [];
  const dtmf: string[] = [];
  const captions: Caption[] = [];
  const marks = new Set<(played: boolean) => void>();
  let playEnd = 0;
  let cleared = 0;
  let closed = false;
  let dead = false;
  const caption = (text: string, final: boolean) => {
    if (!closed) for (const listener of listeners.caption) listener({ text, final });
  };
  const sound = (ms: number, sample: (i: number) => number) =>
    source.push({ from: clock.monotonic(), to: clock.monotonic() + ms, sample });
  const tick = () => {
    if (closed || dead) return;
    clock.after(FRAME_MS, tick);
    const now = clock.monotonic();
    const playing = source.filter((one) => one.from < now && now <= one.to);
    const frame = new Int16Array(FRAME_SAMPLES);
    for (const { from, sample } of playing) {
      const offset = Math.round(((now - FRAME_MS - from) * FRAME_SAMPLES) / FRAME_MS);
      for (let i = 0; i < FRAME_SAMPLES; i++)
        frame[i] = Math.max(-32768, Math.min(32767, frame[i]! + sample(offset + i)));
    }
    for (const listener of listeners.frame) listener(frame);
  };
  clock.after(FRAME_MS, tick);
  const voice = (i: number) => ((i * 7919) % 2 === 0 ? LOUD : -LOUD / 2);
  return {
    onFrame: (listener) => void listeners.frame.push(listener),
    onCaption: (listener) => void listeners.caption.push(listener),
    onDtmf: (listener) => void (onDtmf = listener),
    onClose: (listener) => void (onClose = listener),
    bufferMs: options.bufferMs ?? 0,
    write(frame) {
      if (closed) throw new Error('the line is closed');
      written.push({ atMs: clock.monotonic(), frame });
      playEnd = Math.max(playEnd, clock.monotonic()) + FRAME_MS;
      return true;
    },
    clear() {
      clearedAt.push(clock.monotonic());
      cleared += Math.max(0, Math.floor((playEnd - clock.monotonic()) / FRAME_MS));
      playEnd = clock.monotonic();
      for (const answer of marks) answer(false);
      marks.clear();
    },
    mark: () =>
      new Promise((resolve) => {
        marks.add(resolve);
        clock.after(playEnd - clock.monotonic(), () => {
          if (marks.delete(resolve)) resolve(true);
        });
      }),
    async sendDtmf(digits) {
      dtmf.push(digits);
      await sleep(clock, durationMs(parseKeys(digits)!));
    },
    sendCaption: (one) => void captions.push(one),
    async close() {
      closed = true;
    },
    speak(text, ms, db = 0) {
      const gain = 10 ** (db / 20);
      sound(ms, (i) => gain * voice(i));
      const words = text.split(' ');
      const start = clock.monotonic();
      return new Promise((resolve) => {
        // Each word sets the timer of the next one: on a busy machine real-time timers may fire out of order.
        const say = (count: number): void => {
          clock.after(Math.max(0, start + (ms * count) / words.length - clock.monotonic()), () => {
            const isAll = count === words.length;
            caption(isAll ? text : words.slice(0, count).join(' '), isAll);
            if (isAll) resolve();
            else say(count + 1);
          });
        };
        say(1);
      });
    },
    noise: (ms) => void sound(ms, voice),
    tone: (hertz, ms) => void sound(ms, (i) => Math.round(LOUD * Math.sin((2 * Math.PI * hertz * i) / 16_000))),
    press: (digit) => onDtmf(digit),
    type: (text) => caption(text, true),
    partial: (text) => caption(text, false),
    die() {
      dead = true;
    },
    hangUp(reason = 'hangup') {
      closed = true;
      onClose(reason);
    },
    written,
    playedFrames: () => written.length - cleared,
    clearedAt,
    dtmf,
    captions,
    get closed() {
      return closed;
    },
  };
}

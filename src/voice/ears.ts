// The session's hearing: frames, captions and keys of the line → speech, words, digits, the beep. Called by session.ts once.
// Invariant: nothing here waits. The session knows while a recogniser is out of reach; one that fails is opened once more.
import type { Clock } from '../core/clock.ts';
import {
  FRAME_MS,
  type Line,
  type SttProvider,
  type Transcriber,
  type VoiceActivityDetector,
} from '../providers/ports.ts';
import { createBeepDetector } from './beep.ts';
import { createSpeechGate } from './speech-gate.ts';
import type { TurnEvent } from './turn/types.ts';

/** Answering machines have beeped by then. */
const BEEP_WITHIN_MS = 30_000;

export interface EarsOptions {
  clock: Clock;
  line: Line;
  stt: SttProvider;
  vad: VoiceActivityDetector;
  language: string;
  /** Milliseconds since the audio opened. */
  nowMs(): number;
  listenForBeep: boolean;
  signal: AbortSignal;
  onFrame(frame: Int16Array, atMs: number): void;
  emit(event: TurnEvent): void;
  onWarning(code: string, detail: string): void;
}

export interface Ears {
  flush(): void;
  /** Audio that was recognised. */
  heardMs(): number;
  close(): Promise<void>;
}

export function createEars(options: EarsOptions): Ears {
  const { line, vad, signal } = options;
  const gate = createSpeechGate();
  let beep = options.listenForBeep ? createBeepDetector() : null;
  let reopened = false;
  let away = false;
  const hearing = (on: boolean) => {
    if (signal.aborted || away === !on) return;
    away = !on;
    options.emit({ type: 'hearing', on, atMs: options.nowMs() });
  };
  let frames = 0;
  const open = (): Transcriber =>
    options.stt.open({
      language: options.language,
      signal,
      onWords: ({ text, final }) => {
        if (!signal.aborted) options.emit({ type: 'words', text, final, atMs: options.nowMs() });
      },
      onAway: (error) => {
        if (!signal.aborted && !away) options.onWarning('stt_lost', error.message);
        hearing(false);
      },
      onBack: () => hearing(true),
      onError: (error) => {
        if (signal.aborted) return;
        if (reopened)
          return options.emit({ type: 'failed', reason: 'stt_error', detail: error.message, atMs: options.nowMs() });
        reopened = true;
        options.onWarning('stt_reopened', error.message);
        transcriber = open();
      },
    });
  let transcriber = open();

  line.onFrame((frame) => {
    if (signal.aborted) return;
    frames++;
    const atMs = options.nowMs();
    options.onFrame(frame, Math.max(0, atMs - FRAME_MS));
    transcriber.write(frame);
    if (beep?.(frame)) options.emit({ type: 'beep', atMs });
    if (beep && atMs > BEEP_WITHIN_MS) beep = null;
    const change = gate(vad.write(frame), atMs);
    if (change?.type === 'started') options.emit({ type: 'speech_started', sinceMs: change.sinceMs, atMs });
    else if (change) options.emit({ type: 'speech_ended', lastMs: change.lastMs, atMs });
  });
  line.onCaption((caption) => {
    if (!signal.aborted) transcriber.caption(caption);
  });
  line.onDtmf((digit) => {
    if (!signal.aborted) options.emit({ type: 'dtmf', digit, atMs: options.nowMs() });
  });
  line.onText?.((text) => {
    if (!signal.aborted) options.emit({ type: 'words', text, final: true, atMs: options.nowMs() });
  });
  line.onInterrupt?.(() => {
    if (!signal.aborted) options.emit({ type: 'interrupt', atMs: options.nowMs() });
  });
  return {
    flush: () => transcriber.flush(),
    heardMs: () => frames * FRAME_MS,
    async close() {
      vad.close();
      await transcriber.close();
    },
  };
}

// The session's hearing: frames, captions and keys of the line → speech, words, digits, the beep. Called by session.ts once,
// and by supervision/words.ts for a supervisor who speaks.
// Invariant: nothing here waits. The session knows while a recogniser is out of reach; one that fails is opened once more.
import type { Clock } from '../../core/clock.ts';
import {
  FRAME_MS,
  type Caption,
  type Line,
  type SttProvider,
  type Transcriber,
  type VoiceActivityDetector,
} from '../../providers/ports.ts';
import { createBeepDetector } from './beep.ts';
import { createSpeechGate } from './speech-gate.ts';
import type { TurnEvent } from '../vocabulary.ts';

/** Answering machines have beeped by then. */
const BEEP_WITHIN_MS = 30_000;

/** What of a line is listened to. */
export type InputSource = Pick<Line, 'onFrame' | 'onCaption' | 'onDtmf' | 'onText' | 'onInterrupt'>;

export interface SpeechInputOptions {
  clock: Clock;
  line: InputSource;
  stt: SttProvider;
  vad: VoiceActivityDetector;
  language: string;
  /** Milliseconds since the audio opened. */
  nowMs(): number;
  listenForBeep: boolean;
  signal: AbortSignal;
  onFrame(frame: Int16Array, atMs: number): void;
  onCaption(caption: Caption): void;
  emit(event: TurnEvent): void;
  onWarning(code: string, detail: string): void;
}

export interface SpeechInput {
  flushWords(): void;
  /** Audio that was recognised. */
  transcribedMs(): number;
  /** Audio that came, whether anybody listened to it or not. */
  receivedMs(): number;
  /** Another recogniser or language from now on. */
  switchRecogniser(how: { stt: SttProvider; language: string }): void;
  /** Nothing is recognised any more; frames and captions go by all the same. */
  stopTranscribing(): void;
  close(): Promise<void>;
}

export function openSpeechInput(options: SpeechInputOptions): SpeechInput {
  const { line, vad, signal } = options;
  const gate = createSpeechGate();
  let beep = options.listenForBeep ? createBeepDetector() : null;
  let reopened = false;
  let away = false;
  const hearing = (on: boolean) => {
    if (signal.aborted || away === !on) return;
    away = !on;
    options.emit({ type: 'recogniser', on, atMs: options.nowMs() });
  };
  let frames = 0;
  let heardFrames = 0;
  let isDeaf = false;
  let { stt, language } = options;
  const open = (): Transcriber =>
    stt.open({
      language,
      signal,
      onWords: ({ text, final }) => {
        if (!signal.aborted && !isDeaf) options.emit({ type: 'words', text, final, atMs: options.nowMs() });
      },
      onAway: (error) => {
        if (!signal.aborted && !away) options.onWarning('stt_lost', error.message);
        hearing(false);
      },
      onBack: () => hearing(true),
      onError: (error) => {
        if (signal.aborted || isDeaf) return;
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
    if (isDeaf) return;
    heardFrames++;
    transcriber.write(frame);
    if (beep?.(frame)) options.emit({ type: 'beep', atMs });
    if (beep && atMs > BEEP_WITHIN_MS) beep = null;
    const change = gate(vad.write(frame), atMs);
    if (change?.type === 'started') options.emit({ type: 'caller_speech_started', sinceMs: change.sinceMs, atMs });
    else if (change) options.emit({ type: 'caller_speech_ended', lastMs: change.lastMs, atMs });
  });
  line.onCaption((caption) => {
    if (signal.aborted) return;
    options.onCaption(caption);
    if (!isDeaf) transcriber.caption(caption);
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
  const unclosed = (error: Error) => options.onWarning('stt_not_closed', error.message);
  return {
    flushWords() {
      if (!isDeaf) transcriber.flush();
    },
    transcribedMs: () => heardFrames * FRAME_MS,
    receivedMs: () => frames * FRAME_MS,
    switchRecogniser(how) {
      if (isDeaf || (how.stt === stt && how.language === language)) return;
      ({ stt, language } = how);
      const before = transcriber;
      transcriber = open();
      before.close().catch(unclosed);
    },
    stopTranscribing() {
      if (isDeaf) return;
      isDeaf = true;
      transcriber.close().catch(unclosed);
    },
    async close() {
      vad.close();
      if (!isDeaf) await transcriber.close();
    },
  };
}

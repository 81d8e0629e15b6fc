// A recognizer that is replaced by another one during a call, when it fails or stays unreachable.
// Invariant: the audio without final words is transcribed again by the fallback, final words are never returned twice, and
// times remain times of the line's audio clock. The fallback transcribes the rest of the call; the next call begins with the primary.
import type { Clock, Timer } from '../../core/clock.ts';
import { listedLanguage } from '../../core/languages.ts';
import { wordsOf } from '../../core/words.ts';
import { FRAME_MS } from '../ports/audio.ts';
import {
  detectsLanguages,
  type RecognizedWords,
  type SttProvider,
  type Transcriber,
  type TranscriberOptions,
} from '../ports/stt.ts';
import { understandsLanguage } from '../registry/languages.ts';
import { createReplay } from './replay.ts';

/** A connection that is not restored within this time is replaced. A caller notices about three seconds of silence. */
const AWAY_MS = 1_500;
/** Eight seconds, a quarter of a megabyte. */
const KEPT_FRAMES = 400;
const WORDS_OF_SENTENCE = 3;

interface Pair {
  primary: SttProvider;
  fallback: SttProvider;
  clock: Clock;
}

/** @param clock real time, because it limits a wait for the network */
export function withFallback(primary: SttProvider, fallback: SttProvider, clock: Clock): SttProvider {
  return { ...primary, open: (options) => openTranscriber({ primary, fallback, clock }, options) };
}

function openTranscriber({ primary, fallback, clock }: Pair, options: TranscriberOptions): Transcriber {
  const replay = createReplay(KEPT_FRAMES);
  let timer: Timer | null = null;
  let isReplaced = false;
  let isOver = false;
  /** When final words were requested, by the line's audio clock. Only requests that may be unanswered. */
  let requests: number[] = [];
  let release = (): void => undefined;
  let current!: Transcriber;
  /** The listed language of the caller's last sentence. */
  let spoken = options.language;

  const freeSlot = (): void => {
    release();
    release = () => undefined;
  };
  const stopWaiting = (): void => {
    timer?.cancel();
    timer = null;
  };
  /** The receiver may open another transcriber without closing this one. */
  const fail = (error: Error): void => {
    isOver = true;
    stopWaiting();
    freeSlot();
    options.onError(error);
  };
  /** Opens the current recognizer. The returned function reports what failed meanwhile, and is called when that can be handled. */
  const open = (stt: SttProvider, opened: TranscriberOptions): (() => void) => {
    const early: Error[] = [];
    let isOpening = true;
    current = stt.open({ ...opened, onError: (error) => (isOpening ? void early.push(error) : opened.onError(error)) });
    return () => {
      isOpening = false;
      for (const error of early) opened.onError(error);
    };
  };
  /** Returns whether the fallback has taken over. */
  const replace = (error: Error): boolean => {
    if (isReplaced || isOver || options.signal.aborted) return false;
    const slot = fallback.acquireSlot ? fallback.acquireSlot(null) : release;
    if (slot === null) return false;
    release = slot;
    isReplaced = true;
    stopWaiting();
    const failed = current;
    const { frames, fromMs } = replay.pending();
    const opened = fallbackOptions(fallback, { ...options, onError: fail }, { fromMs, spoken });
    const reportEarly = open(fallback, opened);
    for (const [i, frame] of frames.entries()) {
      current.write(frame);
      if (requests.includes(fromMs + (i + 1) * FRAME_MS)) current.flush();
    }
    const isLimited = options.otherLanguages !== undefined && opened.otherLanguages === undefined;
    options.onReplaced?.({ by: fallback, failed, error, ...(isLimited ? { only: opened.language } : {}) });
    options.onReconnected?.();
    reportEarly();
    return true;
  };
  const reportEarly = open(primary, {
    ...options,
    onWords(words) {
      if (isReplaced) return;
      if (words.final) {
        replay.settle(words.endMs);
        spoken = languageOf(words, options) ?? spoken;
      }
      options.onWords(words);
    },
    onDisconnected(error) {
      if (isReplaced) return;
      options.onDisconnected?.(error);
      timer ??= clock.after(AWAY_MS, () => void replace(error));
    },
    onReconnected() {
      if (isReplaced) return;
      stopWaiting();
      options.onReconnected?.();
    },
    onError(error) {
      if (!isReplaced && !replace(error)) fail(error);
    },
  });
  reportEarly();
  return {
    write(frame) {
      // A copy, because a line may reuse its frame.
      if (!isReplaced) replay.push(frame.slice());
      current.write(frame);
    },
    caption: (caption) => current.caption(caption),
    flush() {
      const { fromMs } = replay.pending();
      if (!isReplaced) requests = [...requests.filter((atMs) => atMs > fromMs), replay.nowMs()];
      current.flush();
    },
    async close() {
      isOver = true;
      stopWaiting();
      try {
        await current.close();
      } finally {
        freeSlot();
      }
    },
  };
}

/** Returns the language of a sentence, as the agent lists it; null for few words, whose language is often wrong. */
function languageOf({ text, language }: RecognizedWords, options: TranscriberOptions): string | null {
  if (language === undefined || wordsOf(text).length < WORDS_OF_SENTENCE) return null;
  return listedLanguage(language, [options.language, ...(options.otherLanguages ?? [])]);
}

/**
 * Its audio begins with the replayed audio, so its times are moved to the audio clock of the line. A fallback that does not detect
 * languages expects the language that the caller speaks, because the agent answers in it.
 */
function fallbackOptions(
  fallback: SttProvider,
  options: TranscriberOptions,
  { fromMs, spoken }: { fromMs: number; spoken: string },
): TranscriberOptions {
  const { otherLanguages, ...rest } = options;
  const isDetecting = otherLanguages !== undefined && detectsLanguages(fallback, [options.language, ...otherLanguages]);
  const language = !isDetecting && understandsLanguage(fallback, spoken) ? spoken : options.language;
  return {
    ...rest,
    language,
    ...(isDetecting ? { otherLanguages } : {}),
    onWords: (words) => options.onWords(moved(words, fromMs)),
  };
}

function moved(heard: RecognizedWords, byMs: number): RecognizedWords {
  const { words, startMs, endMs } = heard;
  const move = <T extends { startMs: number; endMs: number }>(timed: T): T => ({
    ...timed,
    startMs: timed.startMs + byMs,
    endMs: timed.endMs + byMs,
  });
  return { ...heard, ...move({ startMs, endMs }), ...(words === undefined ? {} : { words: words.map(move) }) };
}

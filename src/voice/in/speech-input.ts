// Speech input: the frames, captions, keys and typed text of a line become turn events. The path of a frame is `receiveFrame`:
// listener, recognizer, beep detector, voice-activity detector, speech gate. The listener of a session (session.ts) passes frames on
// to the taps and to the bridge of a warm transfer.
// Invariant: nothing here waits. A recognizer that loses its connection restores it by itself (`onDisconnected`,
// `onReconnected`), and both are reported as `recognizer` events. One that gives up (`onError`) is replaced once; the second time
// is a `failed` event.
import { createBucket } from '../../core/bucket.ts';
import { toStorable } from '../../core/json.ts';
import { listedLanguage } from '../../core/languages.ts';
import { FRAME_MS } from '../../providers/ports/audio.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import {
  detectsLanguages,
  type Caption,
  type SttProvider,
  type TimedWord,
  type Transcriber,
  type VoiceActivityDetector,
} from '../../providers/ports/stt.ts';
import type { SessionContext } from '../session/context.ts';
import { createBeepDetector } from './beep.ts';
import { createLoudnessMeter } from './loudness.ts';
import { createSpeechGate } from './speech-gate.ts';
import { createWordTimes, type WordTimes } from './word-times.ts';

/** Answering machines beep within this time. */
const BEEP_WITHIN_MS = 30_000;
/**
 * Keys of the other side, each of which is stored. The tone of a key and the pause after it take 80 ms at least; two messages of a
 * browser contain 64.
 */
const KEYS = { perSecond: 12, burst: 64 };

/** The part of a line that speech input reads. */
export type InputSource = Pick<Line, 'onFrame' | 'onCaption' | 'onDtmf' | 'onText' | 'onInterrupt'>;

/** A recognizer, and what it should expect. */
type Recognition = Pick<SpeechInputOptions, 'stt' | 'language' | 'otherLanguages' | 'keyterms'>;

interface SpeechInputOptions {
  source: InputSource;
  stt: SttProvider;
  vad: VoiceActivityDetector;
  language: string;
  /** Languages besides `language` that the caller may speak. */
  otherLanguages?: readonly string[] | undefined;
  keyterms?: readonly string[] | undefined;
  listenForBeep: boolean;
  /** Requests final words from the recognizer whenever speech ends. A session does this by a command of the turn machine instead. */
  flushAfterSpeech: boolean;
  /** Receives final words with known times, as times of the call. */
  onTimedWords?(words: readonly TimedWord[]): void;
}

/** Receives all input, transcribed or not. */
interface InputListener {
  /** @param atMs when the frame began, since the audio opened */
  frameReceived(frame: Int16Array, atMs: number): void;
  captionReceived(caption: Caption): void;
}

export interface SpeechInput {
  /** Requests the recognizer's final words. */
  flushWords(): void;
  /** Duration of the transcribed audio. */
  transcribedMs(): number;
  /** The part of it that a fallback has transcribed. */
  fallbackMs(): number;
  /** Duration of the received audio, transcribed or not. */
  receivedMs(): number;
  /** Switches to another recognizer, language or list of words. */
  switchRecognizer(to: Recognition): void;
  /** Closes the recognizer permanently. Frames, captions and keys still pass. */
  stopTranscribing(): void;
  close(): Promise<void>;
}

type InputContext = Pick<SessionContext, 'clock' | 'log' | 'nowMs' | 'signal' | 'emit' | 'warn'>;

export function openSpeechInput(
  ctx: InputContext,
  options: SpeechInputOptions,
  listener: InputListener | null,
): SpeechInput {
  const { signal, emit, nowMs } = ctx;
  const { source, vad } = options;
  const times = createWordTimes();
  const recognizer = openRecognizer(ctx, options, times);
  const gate = createSpeechGate();
  const loudness = createLoudnessMeter();
  let beep = options.listenForBeep ? createBeepDetector() : null;
  let frames = 0;
  let transcribedFrames = 0;
  let fallbackFrames = 0;

  const receiveFrame = (frame: Int16Array): void => {
    if (signal.aborted) return;
    frames++;
    const atMs = nowMs();
    const beganMs = Math.max(0, atMs - FRAME_MS);
    listener?.frameReceived(frame, beganMs);
    times.noteFrame(frame, beganMs, !recognizer.isStopped());
    if (recognizer.isStopped()) return;
    transcribedFrames++;
    if (recognizer.isFallback()) fallbackFrames++;
    recognizer.current().write(frame);
    if (beep?.(frame)) emit({ type: 'beep', atMs });
    if (beep && atMs > BEEP_WITHIN_MS) beep = null;
    const isSpeech = vad.write(frame);
    const db = loudness(frame, isSpeech);
    // Before the start of the speech, which is judged by its loudness.
    if (db !== null) emit({ type: 'caller_loudness', db, atMs });
    const change = gate(isSpeech, atMs);
    if (change?.type === 'started') emit({ type: 'caller_speech_started', sinceMs: change.sinceMs, atMs });
    else if (change) {
      emit({ type: 'caller_speech_ended', lastMs: change.lastMs, atMs });
      if (options.flushAfterSpeech) recognizer.current().flush();
    }
  };
  const receiveCaption = (caption: Caption): void => {
    if (signal.aborted) return;
    listener?.captionReceived(caption);
    if (!recognizer.isStopped()) recognizer.current().caption(caption);
  };
  let isBroken = false;
  source.onFrame((frame) => {
    if (isBroken) return;
    try {
      receiveFrame(frame);
    } catch (error) {
      // One timer serves the lines of all calls: an error that reached it would end the process.
      isBroken = true;
      ctx.log.error({ err: error }, 'the audio input of a session failed');
      const detail = error instanceof Error ? error.message : String(error);
      emit({ type: 'failed', reason: 'internal_error', detail, atMs: nowMs() });
    }
  });
  source.onCaption(receiveCaption);
  const mayPress = createKeyLimit(ctx);
  source.onDtmf((digit) => {
    if (!signal.aborted && mayPress()) emit({ type: 'dtmf', digit, atMs: nowMs() });
  });
  source.onText?.((text) => {
    if (!signal.aborted) emit({ type: 'words', text: toStorable(text), final: true, typed: true, atMs: nowMs() });
  });
  source.onInterrupt?.(() => {
    if (!signal.aborted) emit({ type: 'interrupt', atMs: nowMs() });
  });
  const onCloseFailed = closeFailure(ctx);
  return {
    flushWords() {
      if (!recognizer.isStopped()) recognizer.current().flush();
    },
    transcribedMs: () => transcribedFrames * FRAME_MS,
    fallbackMs: () => fallbackFrames * FRAME_MS,
    receivedMs: () => frames * FRAME_MS,
    switchRecognizer(to) {
      recognizer.switchTo(to)?.close().catch(onCloseFailed);
    },
    stopTranscribing() {
      recognizer.stop()?.close().catch(onCloseFailed);
    },
    async close() {
      vad.close();
      if (!recognizer.isStopped()) await recognizer.current().close();
    },
  };
}

/** Returns a function that returns false for a key above the rate. The first one is a warning on the timeline. */
function createKeyLimit({ clock, warn }: InputContext): () => boolean {
  const mayPress = createBucket(clock, KEYS);
  let isWarned = false;
  return () => {
    if (mayPress()) return true;
    if (!isWarned) warn('keys_ignored', 'the other side sends more keys than a telephone');
    isWarned = true;
    return false;
  };
}

const closeFailure =
  ({ warn }: InputContext) =>
  (error: Error): void =>
    warn('stt_not_closed', error.message);

/**
 * Owns the transcriber of a session: reopens it once after a failure, replaces it on an agent handoff, and stops it permanently
 * on request.
 */
function openRecognizer(
  ctx: InputContext,
  options: Recognition & Pick<SpeechInputOptions, 'onTimedWords'>,
  times: WordTimes,
) {
  const { signal, emit, nowMs, warn } = ctx;
  const onCloseFailed = closeFailure(ctx);
  let { stt, language, otherLanguages = [], keyterms = [] } = options;
  let isReopened = false;
  let isAway = false;
  let isStopped = false;
  let isFallback = false;
  let opened = 0;
  const setAvailable = (available: boolean): void => {
    if (signal.aborted || isAway === !available) return;
    isAway = !available;
    emit({ type: 'recognizer', available, atMs: nowMs() });
  };
  const open = (): Transcriber => {
    const inCall = times.begin();
    // A transcriber that was replaced may still report something.
    const mine = ++opened;
    isFallback = false;
    const isOver = (): boolean => signal.aborted || isStopped || mine !== opened;
    const languages = [language, ...otherLanguages];
    const isDetecting = otherLanguages.length > 0 && detectsLanguages(stt, languages);
    let isOpening = true;
    const fail = (error: Error): void => {
      if (isOver()) return;
      if (isReopened) return emit({ type: 'failed', reason: 'stt_error', detail: error.message, atMs: nowMs() });
      isReopened = true;
      warn('stt_reopened', error.message);
      replace();
    };
    const transcribing = stt.open({
      language,
      ...(isDetecting ? { otherLanguages } : {}),
      keyterms,
      signal,
      onWords: ({ text, final, words, language: named, endOfTurn }) => {
        if (isOver()) return;
        const timed = final && words ? inCall(words) : null;
        if (timed) options.onTimedWords?.(timed);
        const listed = isDetecting && named !== undefined ? listedLanguage(named, languages) : null;
        const spoken = listed === null ? {} : { language: listed };
        const judged = endOfTurn === undefined ? {} : { endOfTurn };
        emit({ type: 'words', text: toStorable(text), final, ...spoken, ...judged, atMs: nowMs() });
      },
      onDisconnected: (error) => {
        if (isOver()) return;
        if (!isAway) warn('stt_lost', error.message);
        setAvailable(false);
      },
      onReconnected: () => isOver() || setAvailable(true),
      onReplaced({ by, failed, error, only }) {
        const expects = only === undefined ? '' : `, and expects only ${only}`;
        warn('recognizer_replaced', `${error.message}; ${by.id} transcribes from now on${expects}`);
        failed.close().catch(onCloseFailed);
        if (!isOver()) isFallback = true;
      },
      // A failure before `open` returns is handled when the caller has the transcriber that it replaces.
      onError: (error) => (isOpening ? queueMicrotask(() => fail(error)) : fail(error)),
    });
    isOpening = false;
    return transcribing;
  };
  const warnOfIgnored = (): void => {
    if (keyterms.length > 0 && !stt.acceptsKeyterms) {
      warn('keyterms_ignored', `the recognizer ${stt.id} does not accept keyterms`);
    }
    if (!detectsLanguages(stt, [language, ...otherLanguages])) {
      warn(
        'languages_ignored',
        `the recognizer ${stt.id} does not detect these languages, and expects only ${language}`,
      );
    }
  };
  /** Returns false if the transcriber could not be opened. That fails the call: the callback of a vendor must not throw. */
  const replace = (): boolean => {
    try {
      transcriber = open();
      return true;
    } catch (error) {
      emit({ type: 'failed', reason: 'stt_error', detail: (error as Error).message, atMs: nowMs() });
      return false;
    }
  };
  warnOfIgnored();
  let transcriber = open();
  return {
    current: () => transcriber,
    isStopped: () => isStopped,
    isFallback: () => isFallback,
    /** Returns the transcriber to close, or null when nothing changes. */
    switchTo(to: Recognition): Transcriber | null {
      const isSame =
        to.stt.id === stt.id &&
        to.language === language &&
        areSame(to.otherLanguages, otherLanguages) &&
        areSame(to.keyterms, keyterms);
      if (isStopped || isSame) return null;
      ({ stt, language, otherLanguages = [], keyterms = [] } = to);
      warnOfIgnored();
      const before = transcriber;
      if (!replace()) return null;
      // The outage was the other recognizer's.
      setAvailable(true);
      return before;
    },
    /** Returns the transcriber to close, or null when it was stopped already. */
    stop(): Transcriber | null {
      if (isStopped) return null;
      isStopped = true;
      return transcriber;
    },
  };
}

function areSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.join('\n') === other.join('\n');
}

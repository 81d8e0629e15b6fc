// Reads the words in Deepgram's messages of `/v1/listen`. Pure.
// Source: Deepgram's live streaming reference, messages `Results`; `Metadata`, `SpeechStarted` and `UtteranceEnd` contain nothing
// that a session needs.
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import type { RecognizedWords, TimedWord } from '../../ports/stt.ts';

export interface DeepgramResult {
  final: boolean;
  /** End of the transcribed audio, by the audio clock. */
  untilMs: number;
  /** Null if the audio contains no speech. */
  words: Omit<RecognizedWords, 'final'> | null;
}

/** @param fromMs start of the stream's first audio, by the audio clock @returns null for any other message */
export function readNovaResult(message: JsonObject, fromMs: number): DeepgramResult | null {
  if (message['type'] !== 'Results') return null;
  const { start, duration, is_final: isFinal, channel } = message;
  if (typeof start !== 'number' || typeof duration !== 'number' || !isObject(channel)) return null;
  const alternatives = channel['alternatives'];
  const best = Array.isArray(alternatives) ? alternatives[0] : undefined;
  if (!isObject(best)) return null;
  const toMs = (seconds: number) => Math.round(fromMs + seconds * 1000);
  const final = isFinal === true;
  const untilMs = toMs(start + duration);
  const said = typeof best['transcript'] === 'string' ? best['transcript'].trim() : '';
  if (said === '') return { final, untilMs, words: null };
  const confidence = typeof best['confidence'] === 'number' ? { confidence: best['confidence'] } : {};
  const times = wordsWithTimes(best['words'], toMs, { start, end: start + duration });
  return { final, untilMs, words: { text: said, ...times, ...confidence, ...languageOf(best) } };
}

/** Returns the times of a text, and of each word if Deepgram states them. @param audio the transcribed audio, in seconds */
export function wordsWithTimes(
  words: Json | undefined,
  toMs: (seconds: number) => number,
  audio: { start: number; end: number },
): Pick<RecognizedWords, 'startMs' | 'endMs' | 'words'> {
  const [first, last] = edges(words);
  const timed = timedWords(words, toMs);
  const times = { startMs: toMs(first ?? audio.start), endMs: toMs(last ?? audio.end) };
  return timed === null ? times : { ...times, words: timed };
}

/** Returns the language of most words. Either the words or the alternative may lack it; a stream of one language has none. */
function languageOf({ words, languages }: JsonObject): { language?: string } {
  const counts = new Map<string, number>();
  for (const word of Array.isArray(words) ? words : []) {
    const language = isObject(word) ? word['language'] : undefined;
    if (typeof language === 'string') counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  // Sorted by the number of words.
  const language = most?.[0] ?? (Array.isArray(languages) ? languages[0] : undefined);
  return typeof language === 'string' ? { language } : {};
}

/** Returns each word as written in the transcript, with its times; null if a word has no times. */
function timedWords(words: Json | undefined, toMs: (seconds: number) => number): TimedWord[] | null {
  if (!Array.isArray(words) || words.length === 0) return null;
  const timed = words.map((word) => {
    if (!isObject(word)) return null;
    const { start, end, word: plain, punctuated_word: written = plain } = word;
    if (typeof written !== 'string' || typeof start !== 'number' || typeof end !== 'number') return null;
    return { text: written, startMs: toMs(start), endMs: toMs(end) };
  });
  return timed.every((word) => word !== null) ? timed : null;
}

/** Returns the start of the first word and the end of the last one, in seconds. */
function edges(words: Json | undefined): [number | null, number | null] {
  if (!Array.isArray(words)) return [null, null];
  const [first, last] = [words[0], words.at(-1)];
  const secondsOf = (word: Json | undefined, edge: 'start' | 'end') => {
    const value = isObject(word) ? word[edge] : undefined;
    return typeof value === 'number' ? value : null;
  };
  return [secondsOf(first, 'start'), secondsOf(last, 'end')];
}

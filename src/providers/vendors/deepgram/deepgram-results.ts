// What Deepgram says over its socket, as far as it is words. Pure.
// Source: Deepgram's live streaming reference, messages `Results`; `Metadata`, `SpeechStarted` and `UtteranceEnd` say nothing
// that a session needs.
import { isObject, parseObject, type Json } from '../../../core/json.ts';

export interface DeepgramResult {
  final: boolean;
  /** End of the audio that this is about, by the audio clock. */
  untilMs: number;
  /** Null where nobody spoke. */
  words: { text: string; startMs: number; endMs: number; confidence?: number } | null;
}

/** @param fromMs when the stream's first audio began, by the audio clock @returns null for what tells no words */
export function readMessage(text: string, fromMs: number): DeepgramResult | null {
  const message = parseObject(text);
  if (message?.['type'] !== 'Results') return null;
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
  const [first, last] = edges(best['words']);
  const confidence = typeof best['confidence'] === 'number' ? { confidence: best['confidence'] } : {};
  return {
    final,
    untilMs,
    words: { text: said, startMs: toMs(first ?? start), endMs: toMs(last ?? start + duration), ...confidence },
  };
}

/** Seconds at which the first word begins and the last one ends. */
function edges(words: Json | undefined): [number | null, number | null] {
  if (!Array.isArray(words)) return [null, null];
  const [first, last] = [words[0], words.at(-1)];
  const secondsOf = (word: Json | undefined, edge: 'start' | 'end') => {
    const value = isObject(word) ? word[edge] : undefined;
    return typeof value === 'number' ? value : null;
  };
  return [secondsOf(first, 'start'), secondsOf(last, 'end')];
}

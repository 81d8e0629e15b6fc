// Deepgram's Flux: its models, and the words in its messages. Pure.
// Source: Deepgram's reference of `/v2/listen`, messages `TurnInfo` and `Error`; `Connected` contains nothing that a session needs.
// Flux judges whether a speaker has finished, and numbers turns. A turn is final when Flux ends it, or Parley by `ForceEndTurn`.
import { isObject, type JsonObject } from '../../../core/json.ts';
import { wordsWithTimes, type DeepgramResult } from './deepgram-results.ts';

export function isFlux(model: string): boolean {
  return model.startsWith('flux-');
}

/** Servers that do not know `ForceEndTurn` close the stream with this code. */
export function refusesToEndTurns(message: JsonObject): boolean {
  return message['type'] === 'Error' && message['code'] === 'UNPARSABLE_CLIENT_MESSAGE';
}

/** Reads the messages of one stream, in their order. @returns null for messages without new words */
export function createFluxReader(): (message: JsonObject, fromMs: number) => DeepgramResult | null {
  let shown = '';
  /** The last confidence of Flux that the turn is over. `ForceEndTurn` says nothing about it. */
  let confidence: number | null = null;
  return (message, fromMs) => {
    const { type, event, transcript, words, audio_window_start: start, audio_window_end: end } = message;
    if (type !== 'TurnInfo' || typeof start !== 'number' || typeof end !== 'number') return null;
    const text = typeof transcript === 'string' ? transcript.trim() : '';
    const final = event === 'EndOfTurn';
    if (!final && text === shown) {
      confidence = confidenceOf(message) ?? confidence;
      return null;
    }
    const endOfTurn = final ? verdictOf(message, confidence) : null;
    confidence = final ? null : confidenceOf(message);
    shown = final ? '' : text;
    const toMs = (seconds: number) => Math.round(fromMs + seconds * 1000);
    const result = { final, untilMs: toMs(end) };
    if (text === '') return { ...result, words: null };
    const said = { text, ...wordsWithTimes(words, toMs, { start, end }), ...accuracyOf(words), ...languageOf(message) };
    return { ...result, words: endOfTurn === null ? said : { ...said, endOfTurn } };
  };
}

/** 1 if Flux ended the turn by itself, otherwise its last confidence. */
function verdictOf(message: JsonObject, confidence: number | null): number | null {
  return message['trigger'] === 'model' || message['trigger'] === undefined ? 1 : (confidence ?? confidenceOf(message));
}

function confidenceOf({ end_of_turn_confidence: confidence }: JsonObject): number | null {
  return typeof confidence === 'number' ? Math.min(1, Math.max(0, confidence)) : null;
}

function accuracyOf(words: JsonObject[string] | undefined): { confidence?: number } {
  const known = (Array.isArray(words) ? words : []).flatMap((word) => {
    const confidence = isObject(word) ? word['confidence'] : undefined;
    return typeof confidence === 'number' ? [confidence] : [];
  });
  return known.length === 0 ? {} : { confidence: known.reduce((sum, each) => sum + each, 0) / known.length };
}

/** Sorted by the number of words. */
function languageOf({ languages }: JsonObject): { language?: string } {
  const most = Array.isArray(languages) ? languages[0] : undefined;
  return typeof most === 'string' ? { language: most } : {};
}

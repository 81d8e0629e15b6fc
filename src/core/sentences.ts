// The last sentence of a text and its last question, by the marks at their ends. Pure, and linear in a bounded part of the text: the
// look-behinds let each sentence be tried from its beginning only.
import { cutStart } from './cut-text.ts';

/** The end of what an agent said that is worth an answer: expressions such as /when.*\?/ take the square of a length. */
export const MAX_HEARD_CHARS = 4000;
/** Of longer texts only the end is looked at. */
const MAX_CHARS = 1000;
const LAST_SENTENCE = /(?<![^.!?])[^.!?]+[.!?]*\s*$/;
const QUESTIONS = /(?<![^.!?？])[^.!?？]+[?？]/g;

/** With the white space around it; the text itself when it has nothing but marks. */
export function lastSentence(text: string): string {
  const end = cutStart(text, MAX_CHARS);
  return LAST_SENTENCE.exec(end)?.[0] ?? end;
}

/** Null for a text without a question. */
export function lastQuestion(text: string): string | null {
  return cutStart(text, MAX_CHARS).match(QUESTIONS)?.at(-1) ?? null;
}

// Finds the last sentence and the last question of a text by their end marks. Pure. Takes linear time in a bounded part of the text,
// because the look-behinds start each match at the beginning of a sentence.
import { cutStart } from './cut-text.ts';

/** Maximum length of agent speech that personas match. Expressions such as /when.*\?/ take quadratic time. */
export const MAX_HEARD_CHARS = 4000;
/** Maximum searched length, from the end of the text. */
const MAX_CHARS = 1000;
const LAST_SENTENCE = /(?<![^.!?])[^.!?]+[.!?]*\s*$/;
const QUESTIONS = /(?<![^.!?？])[^.!?？]+[?？]/g;

/** Returns the last sentence with the white space around it, or the text itself if it contains only marks. */
export function lastSentence(text: string): string {
  const end = cutStart(text, MAX_CHARS);
  return LAST_SENTENCE.exec(end)?.[0] ?? end;
}

/** Returns the last question, or null if there is none. */
export function lastQuestion(text: string): string | null {
  return cutStart(text, MAX_CHARS).match(QUESTIONS)?.at(-1) ?? null;
}

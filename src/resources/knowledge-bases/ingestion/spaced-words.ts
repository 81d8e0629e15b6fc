// Separates the words of chunks in languages without white space, so that they can be indexed. One chunk at a time, because a chunk takes
// some milliseconds, and the process may carry calls.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isUnspaced, withSpaces } from '../../../core/words.ts';
import type { NewChunk } from '../store/chunks.ts';

/** Returns the chunks, with their words in `spaced` if their language has no white space between them. */
export async function withSpacedWords(chunks: readonly Omit<NewChunk, 'spaced'>[]): Promise<NewChunk[]> {
  const spaced: NewChunk[] = [];
  for (const chunk of chunks) {
    const { title, heading, text } = chunk;
    const whole = [title, heading, text].filter((part) => part !== null).join(' ');
    const isWithoutSpaces = isUnspaced(whole);
    if (isWithoutSpaces) await yieldToEventLoop();
    spaced.push({ ...chunk, spaced: isWithoutSpaces ? withSpaces(whole) : null });
  }
  return spaced;
}

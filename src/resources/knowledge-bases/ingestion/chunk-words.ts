// Finds the words of chunks, so that they can be indexed. One chunk at a time if its language writes no white space between
// words, because such a chunk takes some milliseconds, and the process may carry calls.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isUnspaced, searchedText } from '../../../core/words.ts';
import type { NewChunk } from '../store/chunks.ts';

export async function withWords(chunks: readonly Omit<NewChunk, 'searched'>[]): Promise<NewChunk[]> {
  const complete: NewChunk[] = [];
  for (const chunk of chunks) {
    const { title, heading, text } = chunk;
    const whole = [title, heading, text].filter((part) => part !== null).join(' ');
    if (isUnspaced(whole)) await yieldToEventLoop();
    complete.push({ ...chunk, searched: searchedText(whole) });
  }
  return complete;
}

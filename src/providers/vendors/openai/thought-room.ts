// Room for the thoughts of a model within the limit of an answer. Servers count thoughts as tokens of the answer, so a model that
// thinks can reach a limit that was meant for its text before it has written any. Such a request is repeated with room for
// thoughts, and later requests to the same model in this process have it at once. OpenAI's `max_completion_tokens` always
// includes the thoughts. Source: OpenAI API reference, "Create chat completion", `max_completion_tokens`.
import { setNewest } from '../../../core/keyed.ts';

/** Tokens of thoughts. A model that needs fewer writes fewer; the limit reserves nothing. */
const ROOM_TOKENS = 8_000;
const MAX_KEPT = 1_000;

const known = new Map<string, true>();

/**
 * Returns the tokens to add to the limit of an answer.
 * @param url of the server's endpoint
 * @param refused parameters that the model refuses
 */
export function thoughtRoom(url: string, model: string, refused: ReadonlySet<string>): number {
  return refused.has('max_tokens') || known.has(keyOf(url, model)) ? ROOM_TOKENS : 0;
}

/** @returns false if the model had the room already, so that another request would end in the same way */
export function giveThoughtRoom(url: string, model: string, refused: ReadonlySet<string>): boolean {
  if (thoughtRoom(url, model, refused) > 0) return false;
  setNewest(known, keyOf(url, model), true, MAX_KEPT);
  return true;
}

function keyOf(url: string, model: string): string {
  return `${model} ${url}`;
}

// Locates the point where a body stops being valid JSON: line, column and the expected token. V8 reports the position of most
// faults; for others, this file searches for it. Deliberately omitted: the text around the fault, which may be a secret.

/** Longer bodies are not searched, because a search parses the body several times. */
const MAX_SEARCHED_CHARS = 64 * 1024;
/** Distance before the fault in which a superfluous comma is searched. */
const NEAR_CHARS = 100;
const POSITION = /(?: in JSON| after JSON) at position (\d+)(?: \(line \d+ column \d+\))?$/;

export function jsonFault(text: string): string {
  const message = messageOf(text);
  if (message === null) return 'The body must not have the names __proto__ or constructor.prototype.';
  if (/end of JSON input/.test(message)) return 'The body must be valid JSON: it ends too early.';
  const named = POSITION.exec(message)?.[1];
  const at = named === undefined ? search(text) : Number(named);
  if (at === null) return 'The body must be valid JSON.';
  const before = text.slice(0, at).split('\n');
  const why = named === undefined ? '' : `. ${message.replace(POSITION, '')}`;
  return `The body must be valid JSON: it is not at line ${before.length}, column ${before.at(-1)!.length + 1}${why}.${adviceOn(text, at)}`;
}

/** Returns V8's error message; null for valid JSON. */
function messageOf(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the length of the longest prefix that could be completed to valid JSON. */
function search(text: string): number | null {
  if (text.length > MAX_SEARCHED_CHARS) return null;
  let good = 0;
  let bad = text.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isBeginning(text: string): boolean {
  const message = messageOf(text);
  if (message === null || /end of JSON input|Unterminated/.test(message)) return true;
  return POSITION.exec(message)?.[1] === String(text.length);
}

function adviceOn(text: string, at: number): string {
  if (text[at] === "'") return ' Strings and names have double quotes.';
  const isComma = /,\s*$/.test(text.slice(Math.max(0, at - NEAR_CHARS), at));
  return isComma && /[}\]]/.test(text[at] ?? '') ? ' A comma before a closing bracket is not allowed.' : '';
}

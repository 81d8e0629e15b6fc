// Fills in `{{name}}` in prompts, greetings and messages. A name without a value becomes empty, so that braces are never spoken.
// The space before it is removed: "Hello {{name}}, welcome" becomes "Hello, welcome".
import { cutText } from './cut-text.ts';

const PLACEHOLDER = /( ?)\{\{\s*([\p{L}_][\p{L}\p{N}_.-]{0,63})\s*\}\}/gu;
/** Two opening braces, and everything up to two closing ones or the next opening. */
const BRACES = /\{\{(?:(?!\{\{|\}\})[^])*(?:\}\})?/g;

/** A tag of Liquid or Jinja, which other platforms run in prompts. Ends at the next opening, so that the search is linear. */
const TAG = /\{%(?:(?!\{%)[^]){0,500}?%\}/g;

/**
 * Most characters that values add to one text. A prompt with 20,000 placeholders would otherwise repeat a long
 * value 20,000 times.
 */
const MAX_FILLED = 200_000;

export type Variables = Readonly<Record<string, string | number | boolean>>;

export function fillIn(text: string, variables: Variables): string {
  let left = MAX_FILLED;
  return text.replace(PLACEHOLDER, (_, blank: string, name: string) => {
    const value = Object.hasOwn(variables, name) ? cutText(String(variables[name]), left) : '';
    left -= value.length;
    return value === '' ? '' : blank + value;
  });
}

/** Returns the names that `fillIn` replaces in a text, and the opening braces and tags that it leaves unchanged. */
export function readPlaceholders(text: string): {
  names: Set<string>;
  malformed: string[];
  unclosed: string[];
  tags: string[];
} {
  const names = new Set(Array.from(text.matchAll(PLACEHOLDER), ([, , name]) => name!));
  const left = Array.from(text.matchAll(BRACES), ([braces]) => braces).filter(
    (braces) => braces.search(PLACEHOLDER) < 0,
  );
  return {
    names,
    malformed: left.filter((braces) => braces.endsWith('}}')),
    unclosed: left.filter((braces) => !braces.endsWith('}}')),
    tags: text.match(TAG) ?? [],
  };
}

// Splits a prompt into pieces: text, variables, braces without a valid name, and the functions that it mentions. Pure.

export type PromptPiece =
  | { kind: 'text' | 'function' | 'broken'; text: string }
  | { kind: 'variable'; text: string; name: string };

/** The same pattern as in the service. */
const VARIABLE = String.raw`\{\{\s*([\p{L}_][\p{L}\p{N}_.-]{0,63})\s*\}\}`;

/** Returns the names of the variables in a text, in order. */
export function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(new RegExp(VARIABLE, 'gu')), ([, name]) => name!))];
}

export function piecesOf(text: string, functions: readonly string[]): PromptPiece[] {
  const known = new Set(functions);
  const pieces: PromptPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(`${VARIABLE}|\\{\\{|[\\w-]+`, 'gu'))) {
    const [whole, name] = match;
    const isBroken = whole === '{{';
    if (name === undefined && !isBroken && !known.has(whole)) continue;
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) });
    if (name !== undefined) pieces.push({ kind: 'variable', text: whole, name });
    else pieces.push({ kind: isBroken ? 'broken' : 'function', text: whole });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

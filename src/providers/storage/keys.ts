// Defines the valid keys of objects, for every storage. Keys are paths of at most 16 short segments.
import { ProviderError } from '../ports/errors.ts';

/** Segments start with a letter, digit or underscore: no dot files, no `..`, no characters that a shell or URL would change. */
const KEY = /^(?:[A-Za-z0-9_][\w.=-]{0,127}\/){0,15}[A-Za-z0-9_][\w.=-]{0,127}$/;
const SHOWN_CHARS = 80;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** @param storage its id, for the error @throws ProviderError `refused` */
export function requireKey(storage: string, key: string): string {
  if (KEY.test(key)) return key;
  throw new ProviderError(storage, 'refused', `not a storage key: ${key.slice(0, SHOWN_CHARS)}`);
}

/**
 * A prefix may end in the middle of a name; its folders must be keys.
 * @returns the folder with its slash, or ''
 * @throws ProviderError
 */
export function requirePrefix(storage: string, prefix: string): string {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (!folder || KEY.test(folder.slice(0, -1))) return folder;
  throw new ProviderError(storage, 'refused', `not a storage prefix: ${prefix.slice(0, SHOWN_CHARS)}`);
}

/** @throws ProviderError `refused` */
export function requireRange(storage: string, range: { start: number; end: number } | undefined): void {
  if (!range || (range.start >= 0 && range.end >= range.start)) return;
  throw new ProviderError(storage, 'refused', `not a range: ${range.start}-${range.end}`);
}

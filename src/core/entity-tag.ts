// Entity tags and the preconditions of requests (RFC 9110, sections 8.8.3 and 13). A tag is strong: a hash of the response JSON,
// independent of the order of its keys. If the service itself writes progress on an object, the tag has a second part for that
// progress, `"state.progress"`. If-None-Match compares both parts, because a reader wants updates. If-Match compares only the
// first part, so that a change of settings does not collide with a counter. Invariant: a header that names no tag never lets a
// change through.
import { hash } from 'node:crypto';
import { fail } from './errors.ts';
import { setNewest } from './keyed.ts';

/** The conditional headers of one request, as received. */
export interface Preconditions {
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  rule: TagRule;
}

/** Determines which fields of a response contribute to its tag. Both are paths of fields; `functions.secret` applies to each item. */
export interface TagRule {
  /** Fields that are not part of the state, such as secrets that one response shows. */
  leftOut: readonly string[];
  /** Fields that the service itself writes while nobody changes the object, such as counts. */
  progress: readonly string[];
}

interface Tag {
  weak: boolean;
  opaque: string;
}

// 132 of the hash's 256 bits, as base64url.
const TAG_CHARS = 22;
const PROGRESS_CHARS = 8;
// Member names in objects may be chosen by users, such as variables, so the cache is bounded.
const MAX_KEPT = 1_000;
const MAX_KEPT_CHARS = 2_000;
const WHOLE: TagRule = { leftOut: [], progress: [] };
const SEPARATORS = /^[ \t,]+/;
const TAG = /^(W\/)?("[\x21\x23-\x7e\x80-\xff]*")[ \t]*(?:,|$)/;

export function entityTagOf(value: unknown, { leftOut, progress }: TagRule = WHOLE): string {
  const state = hashOf(value, [...leftOut, ...progress]).slice(0, TAG_CHARS);
  return progress.length === 0 ? `"${state}"` : `"${state}.${hashOf(value, leftOut).slice(0, PROGRESS_CHARS)}"`;
}

function hashOf(value: unknown, leftOut: readonly string[]): string {
  return hash('sha256', canonical(value, leftOut.length === 0 ? null : new Set(leftOut), ''), 'base64url');
}

/**
 * @param leftOut null: no field is left out. Every read computes a tag; paths that were not needed, and sorting, took most of its
 * time.
 */
function canonical(value: unknown, leftOut: ReadonlySet<string> | null, at: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, leftOut, at)).join(',')}]`;
  let text = '';
  for (const [name, written] of sortedMembers(Object.keys(value))) {
    const member = (value as Record<string, unknown>)[name];
    if (member === undefined) continue;
    const path = leftOut === null ? '' : at === '' ? name : `${at}.${name}`;
    if (leftOut?.has(path)) continue;
    text += `${text === '' ? '' : ','}${written}${canonical(member, leftOut, path)}`;
  }
  return `{${text}}`;
}

type Member = readonly [name: string, written: string];

const ordered = new Map<string, Member[]>();

/** Returns the members of an object in tag order, each with its name as written. All responses together use few sets of names. */
function sortedMembers(names: readonly string[]): readonly Member[] {
  const key = names.join('\0');
  const known = ordered.get(key);
  if (known?.length === names.length) return known;
  const members = names.map((name): Member => [name, `${JSON.stringify(name)}:`]);
  members.sort(([, a], [, b]) => (a < b ? -1 : 1));
  // No cached name contains a NUL, so other lists of names that join to the same key are shorter.
  if (key.length <= MAX_KEPT_CHARS && key.split('\0').length === names.length)
    setNewest(ordered, key, members, MAX_KEPT);
  return members;
}

/**
 * Refuses a change if the state does not satisfy the request's preconditions. Call it while the row is locked.
 * @param state returns what a read would return now; called only if the request has preconditions
 * @throws Failure `precondition_failed` with the tag of the current state
 */
export function requireUnchanged(conditions: Preconditions | undefined, state: () => unknown): void {
  if (conditions === undefined) return;
  const etag = entityTagOf(state(), conditions.rule);
  const refusal = refusalOf(conditions, etag);
  if (refusal !== null) throw fail('precondition_failed', { detail: refusal, etag });
}

/** Returns why a request does not apply to the state with this tag, or null if it does. Does not cover If-None-Match of a read. */
export function refusalOf(
  { ifMatch, ifNoneMatch }: Pick<Preconditions, 'ifMatch' | 'ifNoneMatch'>,
  etag: string,
): string | null {
  if (ifMatch !== undefined && !isAny(ifMatch)) {
    const tags = tagsOf(ifMatch);
    if (tags === null) return malformed('If-Match', etag);
    const isNamed = tags.some(({ weak, opaque }) => !weak && stateOf(opaque) === stateOf(etag));
    if (!isNamed) return `If-Match does not name the present state, which is ${etag}.${weakHint(tags)}`;
  }
  if (ifNoneMatch === undefined) return null;
  if (!isAny(ifNoneMatch) && tagsOf(ifNoneMatch) === null) return malformed('If-None-Match', etag);
  return isCurrent(ifNoneMatch, etag) ? `If-None-Match names the present state, which is ${etag}.` : null;
}

/** Whether If-None-Match contains this tag, by the weak comparison. A malformed header contains none. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return isAny(ifNoneMatch) || (tagsOf(ifNoneMatch) ?? []).some(({ opaque }) => opaque === etag);
}

/** Returns the first part of a two-part tag; any other tag unchanged. */
function stateOf(opaque: string): string {
  return opaque.replace(/\.[^.]*"$/, '"');
}

function isAny(header: string): boolean {
  return header.trim() === '*';
}

/** Parses a list of entity tags. Returns null for other text. */
function tagsOf(header: string): Tag[] | null {
  const tags: Tag[] = [];
  // Empty elements of a list are allowed (section 5.6.1).
  let rest = header.replace(SEPARATORS, '');
  while (rest !== '') {
    const found = TAG.exec(rest);
    if (!found) return null;
    tags.push({ weak: found[1] !== undefined, opaque: found[2]! });
    rest = rest.slice(found[0].length).replace(SEPARATORS, '');
  }
  return tags.length > 0 ? tags : null;
}

function malformed(header: string, etag: string): string {
  return `${header} must be * or entity tags in double quotes, such as ${etag}.`;
}

function weakHint(tags: readonly Tag[]): string {
  return tags.some(({ weak }) => weak) ? ' A weak tag (W/) never matches here.' : '';
}

// Entity tags and the preconditions of requests (RFC 9110, sections 8.8.3 and 13). A tag is strong: a hash of the JSON that an answer
// holds, whatever the order of its keys. If the service itself writes progress on an object, the tag has a second part for that progress,
// `"state.progress"`: If-None-Match compares both, since a reader wants news; If-Match compares the first, so that a change of settings
// does not collide with a counter. Invariant: a header that names no tag never lets a change through.
import { hash } from 'node:crypto';
import { fail } from './errors.ts';
import { setNewest } from './keyed.ts';

/** The conditional headers of one request, as they came. */
export interface Preconditions {
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  rule: TagRule;
}

/** What of an answer makes its tag. Both are paths of fields; `functions.secret` is of each item. */
export interface TagRule {
  /** No part of the state, such as secrets that one answer shows. */
  leftOut: readonly string[];
  /** What the service writes by itself while nobody changes the object, such as counts. */
  progress: readonly string[];
}

interface Tag {
  weak: boolean;
  opaque: string;
}

// 132 of the hash's 256 bits, as base64url.
const TAG_CHARS = 22;
const PROGRESS_CHARS = 8;
// Names in objects may be a user's own, such as variables.
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

/** @param leftOut null: nothing. Each read makes a tag, and most of its time went into paths that nothing leaves out, and into sorting. */
function canonical(value: unknown, leftOut: ReadonlySet<string> | null, at: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, leftOut, at)).join(',')}]`;
  let text = '';
  for (const [name, written] of inOrder(Object.keys(value))) {
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

/** The members of an object in the order of a tag, each with its name as it is written. Few sets of names make up all answers. */
function inOrder(names: readonly string[]): readonly Member[] {
  const key = names.join('\0');
  const known = ordered.get(key);
  if (known?.length === names.length) return known;
  const members = names.map((name): Member => [name, `${JSON.stringify(name)}:`]);
  members.sort(([, a], [, b]) => (a < b ? -1 : 1));
  // A kept key has no zero in a name, so that other names with the same key are fewer.
  if (key.length <= MAX_KEPT_CHARS && key.split('\0').length === names.length)
    setNewest(ordered, key, members, MAX_KEPT);
  return members;
}

/**
 * Refuses a change of a state that the request does not mean. Call it while the row is locked.
 * @param state what a read would answer now; it is made only if the request has preconditions
 * @throws Failure `precondition_failed` with the tag of the present state
 */
export function requireUnchanged(conditions: Preconditions | undefined, state: () => unknown): void {
  if (conditions === undefined) return;
  const etag = entityTagOf(state(), conditions.rule);
  const refusal = refusalOf(conditions, etag);
  if (refusal !== null) throw fail('precondition_failed', { detail: refusal, etag });
}

/** Why a request does not apply to the state that `etag` names, but for If-None-Match of a read; null: it does. */
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

/** Whether If-None-Match names this state, by the weak comparison. A malformed header names none. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return isAny(ifNoneMatch) || (tagsOf(ifNoneMatch) ?? []).some(({ opaque }) => opaque === etag);
}

/** The first part of a tag in two parts; any other tag whole. */
function stateOf(opaque: string): string {
  return opaque.replace(/\.[^.]*"$/, '"');
}

function isAny(header: string): boolean {
  return header.trim() === '*';
}

/** Null for text that is not a list of entity tags. */
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

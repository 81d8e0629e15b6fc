// Finds the operation that a request to an unknown URL probably meant. Pure. Deliberately omitted: redirects. A misspelled
// request is always refused.
import type { Operation } from '../../generated/operations.ts';
import { editDistance } from '../core/similar.ts';

/** Longer paths are never treated as misspelled. */
const MAX_CHARS = 200;
/** Maximum edits per character of the names. */
const MAX_WRONG_SHARE = 1 / 3;
const VERSION = 'v1';
/** Path segments of other voice APIs and their names in this one. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['assistant', 'agents'],
  ['assistants', 'agents'],
  ['create-agent', 'agents'],
  ['create-phone-call', 'calls'],
  ['create-web-call', 'rtc/token'],
  ['tool', 'functions'],
  ['tools', 'functions'],
  ['conversations', 'calls'],
  ['numbers', 'phone-numbers'],
  ['documents', 'sources'],
]);

type Addressed = Pick<Operation, 'method' | 'path' | 'aliases'>;

interface Template {
  path: string;
  /** Methods of the path, in the order of the operations. */
  methods: string[];
  /** Null for a parameter. */
  segments: readonly (string | null)[];
}

/**
 * Prepares the search. Anyone can request an unknown URL, so a search must take less than a millisecond.
 * @returns `POST /v1/calls`, in the method of the request where the path has it; null when no path is near
 */
export function createNearestOperation(
  operations: readonly Addressed[],
): (method: string, url: string) => string | null {
  const templates = Map.groupBy(templatesOf(operations), ({ segments }) => segments.length);
  return (method, url) => {
    const wanted = wantedOf(url);
    if (wanted === null) return null;
    let best: Template | null = null;
    let least = Infinity;
    for (const template of templates.get(wanted.length) ?? []) {
      const edits = editsOf(template, wanted, least);
      if (edits === null) continue;
      best = template;
      least = edits;
    }
    if (best === null) return null;
    const { path, methods } = best;
    return `${methods.find((one) => one === method) ?? methods[0]} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  };
}

function templatesOf(operations: readonly Addressed[]): Template[] {
  const templates = new Map<string, Template>();
  for (const { method, path: own, aliases } of operations) {
    for (const path of [own, ...aliases]) {
      const segments = path.split('/').slice(1);
      const named = segments.map((segment) => (segment.startsWith(':') ? null : segment));
      const template = templates.get(path) ?? { path, methods: [], segments: named };
      template.methods.push(method);
      templates.set(path, template);
    }
  }
  return [...templates.values()];
}

/** Returns the segments of the path that the request probably meant, or null if no path is near. */
function wantedOf(url: string): string[] | null {
  const path = url.split('?', 1)[0]!;
  if (path.length > MAX_CHARS) return null;
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'api');
  if (segments.length === 0) return null;
  const named = segments.flatMap((segment) => (ELSEWHERE.get(segment) ?? segment).split('/'));
  // An address of the service that ends in /v1, in front of a path that begins with it, names the version twice.
  const first = named.findIndex((segment) => !/^v\d$/.test(segment));
  return first < 0 ? [VERSION] : [VERSION, ...named.slice(first)];
}

/**
 * Returns the number of edits of all names if it is less than `before` and small enough for a misspelling, otherwise null.
 * Parameters match anything.
 */
function editsOf({ segments }: Template, wanted: readonly string[], before: number): number | null {
  const names = segments.flatMap((name, i) => (name === null ? [] : [{ name, given: wanted[i]! }]));
  const chars = names.reduce((sum, { name, given }) => sum + Math.max(name.length, given.length) + 1, 0);
  const most = Math.min(before - 1, chars * MAX_WRONG_SHARE);
  let edits = 0;
  for (const { name, given } of names) {
    if (name === given) continue;
    // The lengths alone need this many edits.
    if (edits + Math.abs(name.length - given.length) > most) return null;
    edits += editDistance(given, name);
    if (edits > most) return null;
  }
  return edits;
}

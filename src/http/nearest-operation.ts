// Finds the operation that a request to an unknown URL probably meant. Pure. Deliberately omitted: redirects. A misspelled
// request is always refused.
import type { Operation } from '../../generated/operations.ts';
import { nearest } from '../protocol/suggest.ts';

/** Longer paths are not misspelled paths of this API. */
const MAX_CHARS = 200;
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

/** Returns a method and path such as `POST /v1/calls`, preferably with the request's method; null when no path is close. */
export function nearestOperation(operations: readonly Addressed[], method: string, url: string): string | null {
  const path = url.split('?', 1)[0]!;
  if (path.length > MAX_CHARS) return null;
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'api');
  if (segments.length === 0) return null;
  const named = segments.flatMap((segment) => (ELSEWHERE.get(segment) ?? segment).split('/'));
  const wanted = /^v\d$/.test(named[0]!) ? [VERSION, ...named.slice(1)] : [VERSION, ...named];
  const paths = [...new Set(operations.flatMap((one) => [one.path, ...one.aliases]))];
  const fitting = paths.flatMap((one) => filled(one, wanted));
  const found = nearest(wanted.join('/'), fitting, ({ text }) => text);
  if (found === null) return null;
  const methods = operations.filter((one) => [one.path, ...one.aliases].includes(found.path)).map((one) => one.method);
  const shown = found.path.replaceAll(/:(\w+)/g, '{$1}');
  return `${methods.find((one) => one === method) ?? methods[0]} ${shown}`;
}

/** Returns the path with the request's parameters filled in, if both have the same number of segments. */
function filled(path: string, wanted: readonly string[]): { path: string; text: string }[] {
  const segments = path.split('/').slice(1);
  if (segments.length !== wanted.length) return [];
  return [{ path, text: segments.map((segment, i) => (segment.startsWith(':') ? wanted[i] : segment)).join('/') }];
}

// Builds the URL of an operation's request, and checks what a person is asked to confirm. Invariant: a value fills exactly one path
// segment, so that no argument can reach another operation. Pure.
import type { Operation, Requests } from '../../generated/operations.ts';
import { Failure } from '../core/errors.ts';
import { checkBody } from '../protocol/contract.ts';
import { ToolFailure, type OperationRequest } from './port.ts';

/** @throws ToolFailure for missing, unknown and unusable path parameters */
export function urlOf({ id, template }: Operation, { path = {}, query = {} }: OperationRequest): string {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const unknown = Object.keys(path).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const has = names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none.';
    throw wrong(`/path/${unknown}`, 'unknown_field', `is not a path parameter of ${id}. ${has}`);
  }
  const url = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = path[name];
    if (typeof value !== 'string' || value === '') throw wrong(`/path/${name}`, 'required', `is required by ${id}`);
    // URL parsers remove such segments, encoded or not, and the request would go to another path.
    if (value === '.' || value === '..') throw wrong(`/path/${name}`, 'wrong_format', 'must be an identifier');
    return encoded(value, `/path/${name}`);
  });
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encoded(name, '/query')}=${encoded(queryText(value), `/query/${name}`)}`);
  return search.length === 0 ? url : `${url}?${search.join('&')}`;
}

/** Refuses a JSON body that the operation would refuse, so that nobody is asked to confirm it. @throws ToolFailure */
export function requireValid({ id }: Pick<Operation, 'id'>, body: unknown): void {
  if (body === undefined) return;
  try {
    // The validator writes defaults and spellings into the body.
    checkBody(id as keyof Requests, structuredClone(body));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { detail, errors } = error.details;
    throw new ToolFailure('validation_failed', detail!, `Correct the body of ${id}.`, errors);
  }
}

/** Returns a header value. @throws ToolFailure for characters that HTTP does not allow there (RFC 9110, section 5.5) */
export function headerValue(value: string | undefined, pointer: string): string | undefined {
  if (value === undefined || /^[\x20-\x7e]*$/.test(value)) return value;
  throw wrong(pointer, 'wrong_format', 'must have printable ASCII characters only');
}

function queryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(queryText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Encodes a path or query value. encodeURIComponent throws for unpaired surrogates. */
function encoded(text: string, pointer: string): string {
  if (!text.isWellFormed()) throw wrong(pointer, 'wrong_format', 'must not contain unpaired surrogates');
  return encodeURIComponent(text);
}

function wrong(pointer: string, code: string, detail: string): ToolFailure {
  return new ToolFailure('validation_failed', `${pointer} ${detail}`, 'Correct the argument.', [
    { pointer, code, detail },
  ]);
}

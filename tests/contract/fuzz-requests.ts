// Requests of an operation, generated from the contract: valid ones, and ones with exactly one violation and the error
// response that the contract requires. Invariant: no request leaves the machine. Addresses are local or use names that
// cannot exist, and calls go to test numbers that end immediately.
import fc from 'fast-check';
import type { Operation } from '../../generated/operations.ts';
import type { Ids, RawRequest } from '../support/contract-world.ts';
import { markedCursor } from '../support/cursor.ts';
import {
  NESTED,
  pointerTo,
  someOf,
  resolve,
  spoil,
  valid,
  violations,
  type Known,
  type Schema,
  type Violation,
} from './fuzz-values.ts';
import { CLAIMS, bodySchema, document, exampleBody, pathOf } from './sample-requests.ts';

export interface Draft {
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  body: unknown;
}

export interface Spoiled {
  /** The violated rule, for the message of a failing test. */
  kind: string;
  request: RawRequest;
  status: number;
  /** Null if the response has no pointer. */
  pointer: string | null;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

const LEVELS = 50_000;
const MAX_BODY_BYTES = 1024 * 1024;
const UNKNOWN_ID = 'none_00000000000000000000000000';

export function parametersOf(operation: Operation): Parameter[] {
  const item = document.paths[operation.template] as Record<string, { parameters?: Parameter[] }> | undefined;
  const shared = (document.components as { parameters?: Record<string, Parameter> }).parameters ?? {};
  const own = item?.[operation.method.toLowerCase()]?.parameters ?? [];
  return own.map((one) => (one.$ref ? shared[one.$ref.split('/').at(-1)!]! : one));
}

/** Requests that violate no rule of the contract. They need not make sense; half of them use ids that exist. */
export function validDrafts(operation: Operation, ids: Ids, known: Known): fc.Arbitrary<Draft> {
  const parameters = parametersOf(operation);
  const own = pathOf(operation, ids);
  const path = Object.fromEntries(
    Object.entries(own).map(([name, id]) => [
      name,
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(id) },
        { weight: 1, arbitrary: fc.constantFrom(UNKNOWN_ID, "'; --", '漢/../x') },
      ),
    ]),
  );
  const query = parameters.filter((one) => one.in === 'query' && one.name !== 'token');
  const schema = bodySchema(operation);
  return fc.record({
    path: fc.record(path, { noNullPrototype: true }),
    query: someOf(
      Object.fromEntries(query.map(({ name, schema: part }) => [name, valid(part, known, false, name)])),
      query.map(({ name }) => name),
    ).map((chosen) => Object.entries(chosen).map(([name, value]): [string, string] => [name, String(value)])),
    headers: fc.constant({}),
    body: schema ? valid(schema, known) : fc.constant(undefined),
  });
}

export function toRequest(operation: Operation, draft: Draft, credential: string | undefined): RawRequest {
  const path = operation.template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(draft.path[name]!));
  // Lists refuse cursors of other lists and cursors without any mark.
  const own = draft.query.map(([name, value]): [string, string] => [
    name,
    name === 'cursor' && value !== '' ? markedCursor(operation.id, value, draft.path) : value,
  ]);
  const query = draft.query.length === 0 ? '' : `?${new URLSearchParams(own)}`;
  return {
    url: `${path}${query}`,
    headers: {
      ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
      ...(draft.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...draft.headers,
    },
    body: draft.body === undefined ? undefined : jsonOf(draft.body),
  };
}

function jsonOf(body: unknown): string {
  return JSON.stringify(body).replace(`"${NESTED}"`, () => '['.repeat(LEVELS) + ']'.repeat(LEVELS));
}

/** Every request that differs from a valid one in one violation, grouped by violation. */
export function spoiledRequests(
  operation: Operation,
  draft: Draft,
  ids: Ids,
  credential: string | undefined,
): Spoiled[] {
  const maxBytes = operation.maxBodyBytes ?? MAX_BODY_BYTES;
  const with422 = (kind: string, pointer: string, change: Partial<Draft>): Spoiled => {
    const request = toRequest(operation, { ...draft, ...change }, credential);
    // A list with one item too many can exceed the size limit of the body first.
    const isTooLarge = Buffer.byteLength((request.body ?? '') as string) > maxBytes;
    return isTooLarge ? { kind, status: 413, pointer: null, request } : { kind, status: 422, pointer, request };
  };
  const schema = bodySchema(operation) as Schema | null;
  const inBody = schema
    ? violations(schema, draft.body).map((one) =>
        with422(`body ${one.kind}`, placeOf(one), { body: spoil(draft.body, one) }),
      )
    : operation.method === 'GET' || operation.method === 'DELETE' || operation.parts !== null
      ? []
      : [with422('body unknown', '/no_such_field', { body: { no_such_field: 1 } })];
  const missing = operation.bodyRequired ? [with422('body missing', '', { body: undefined })] : [];
  return [
    ...inBody,
    ...missing,
    ...inParameters(operation, draft, with422),
    ...wrongPaths(operation, draft, ids, credential),
    ...(schema ? wrongTransport(operation, toRequest(operation, draft, credential), maxBytes) : []),
  ];
}

/**
 * For a value that is nested too deep, the response points to the field of the body: a pointer to the value would be
 * equally deep.
 */
function placeOf({ kind, pointer, path }: Violation): string {
  return kind === 'nesting' ? pointerTo(path.slice(0, 1)) : pointer;
}

function inParameters(
  operation: Operation,
  draft: Draft,
  with422: (kind: string, pointer: string, change: Partial<Draft>) => Spoiled,
): Spoiled[] {
  const query = (name: string, ...values: string[]): Partial<Draft> => ({
    query: [
      ...draft.query.filter(([other]) => other !== name),
      ...values.map((value): [string, string] => [name, value]),
    ],
  });
  const parameters = parametersOf(operation);
  const inQuery = parameters
    .filter((one) => one.in === 'query' && one.name !== 'token')
    .flatMap(({ name, schema }) => {
      const wrong = textViolations(resolve(schema));
      const pointer = pointerTo(['query', name]);
      return [
        with422('query twice', pointer, query(name, ...twice(resolve(schema)))),
        ...wrong.map(([kind, value]) => with422(`query ${kind}`, pointer, query(name, value))),
      ];
    });
  const inHeaders = parameters
    .filter((one) => one.in === 'header' && one.name !== 'X-Workspace-Id')
    .flatMap(({ name, schema }) => {
      const { maxLength, pattern } = resolve(schema);
      const wrong = maxLength === undefined ? (pattern === undefined ? [] : ['!not-it']) : ['x'.repeat(maxLength + 1)];
      const pointer = pointerTo(['header', name.toLowerCase()]);
      return wrong.map((value) => with422('header', pointer, { headers: { ...draft.headers, [name]: value } }));
    });
  return [...inQuery, ...inHeaders, with422('query unknown', '/query/no_such', query('no_such', '1'))];
}

const twice = (schema: Schema): [string, string] => {
  const value = String(
    schema.enum?.[0] ?? (schema.format ? '2026-11-21T09:30:00Z' : schema.type === 'boolean' ? true : 10),
  );
  return [value.padEnd(schema.minLength ?? 0, '0'), value.padEnd(schema.minLength ?? 0, '0')];
};

/** A parameter is text: invalid numbers and flags, and invalid text. */
function textViolations(schema: Schema): [kind: string, value: string][] {
  if (schema.type === 'integer') {
    const out: [string, string][] = [
      ['type', 'ten'],
      ['type', '1.5'],
      ['type', ''],
    ];
    if (schema.minimum !== undefined) out.push(['minimum', String(schema.minimum - 1)]);
    if (schema.maximum !== undefined) out.push(['maximum', String(schema.maximum + 1)]);
    return out;
  }
  if (schema.type === 'boolean') return [['type', 'maybe']];
  const sample = [{ ...schema, type: 'string' }];
  const value = 'x'.repeat(Math.max(1, schema.minLength ?? 0));
  return violations(sample[0]!, value)
    .filter(({ kind }) => kind !== 'type' && kind !== 'surrogate')
    .map(({ kind, value: wrong }) => [kind, String(wrong)]);
}

function wrongPaths(operation: Operation, draft: Draft, ids: Ids, credential: string | undefined): Spoiled[] {
  const names = Object.keys(draft.path);
  // Ids are looked up after everything else is validated, so the rest of the request is the contract's example.
  const sound: Draft = { path: pathOf(operation, ids), query: [], headers: {}, body: exampleBody(operation, ids) };
  // A missing file is refused before the id is looked up; the authorization suite sends files to foreign ids.
  const isWhole = !operation.bodyRequired || sound.body !== undefined;
  return names.flatMap((name) => {
    const { maxLength = 64 } = parametersOf(operation).find((one) => one.name === name && one.in === 'path')!.schema;
    const request = (id: string) => toRequest(operation, { ...sound, path: { ...sound.path, [name]: id } }, credential);
    const broken = request('BROKEN');
    return [
      ...(isWhole
        ? [
            {
              kind: 'path unknown',
              status: CLAIMS.has(operation.id) ? 422 : 404,
              pointer: null,
              request: request(UNKNOWN_ID),
            },
          ]
        : []),
      { kind: 'path too long', status: 422, pointer: `/path/${name}`, request: request('x'.repeat(maxLength + 1)) },
      { kind: 'path nul', status: 422, pointer: `/path/${name}`, request: request('a\0b') },
      {
        kind: 'path escape',
        status: 400,
        pointer: null,
        request: { ...broken, url: broken.url.replace('BROKEN', '%zz') },
      },
    ];
  });
}

/** Violations found before the body is parsed: bytes, media type, size. */
function wrongTransport(operation: Operation, request: RawRequest, maxBytes: number): Spoiled[] {
  const text = String(request.body ?? '{}');
  const json = { ...request.headers, 'content-type': 'application/json' };
  const as = (kind: string, status: number, body: RawRequest['body'], headers = json): Spoiled => ({
    kind,
    status,
    pointer: null,
    request: { ...request, headers, body },
  });
  const takesParts = operation.media?.includes('multipart/form-data');
  const untaken = takesParts ? 'application/zip' : 'multipart/form-data; boundary=x';
  return [
    as('json cut', 400, text.slice(0, -1)),
    as('json trailing', 400, `${text},`),
    as('json comment', 400, `/* */${text}`),
    as('json polluted', 400, '{"__proto__":{"admin":true}}'),
    as('json polluted', 400, '{"constructor":{"prototype":{"admin":true}}}'),
    as('json nothing', 400, 'undefined'),
    as('utf-8 broken', 400, Uint8Array.from([0x22, 0xc3, 0x28, 0x22])),
    as('media type', 415, text, { ...json, 'content-type': 'text/plain' }),
    as('media type', 415, text, { ...json, 'content-type': untaken }),
    as('too large', 413, ' '.repeat(maxBytes) + text),
  ];
}

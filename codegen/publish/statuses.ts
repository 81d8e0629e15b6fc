// Writes out the failures of each operation: a response for each status, with an example for each error code, instead of the ranges
// 4XX and 5XX. The codes are the codes in `x-errors` and the codes with which any operation of its kind can fail (commonCodes).
// `Problem.code` becomes an enum of all codes. Invariant: a code has one example, in components, with the status and title of
// `x-error-codes`, as the service sends it.
import type { OpenApi, ResponseObject } from '../openapi.ts';
import { isAuthenticated, operationsOf, takesKey, type Place } from './walk.ts';

type Codes = NonNullable<OpenApi['x-error-codes']>;
type Responses = Record<string, ResponseObject>;

const MEDIA = 'application/problem+json';
const DESCRIPTION: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  401: 'The credentials are missing or not valid.',
  402: 'The balance is too low.',
  403: 'The credentials do not allow this.',
  404: 'The object was not found, or belongs to another workspace.',
  405: 'The path does not support this method.',
  409: 'The current state does not allow this.',
  412: 'A precondition of the request is not met.',
  413: 'The body is too large.',
  415: 'The media type is not supported.',
  416: 'The range is not satisfiable.',
  422: 'The request is not valid.',
  428: 'The request needs a precondition.',
  429: 'Too many requests, or too many concurrent calls.',
  500: 'An unexpected error of the service.',
  502: 'A provider failed.',
  503: 'The service is not available right now.',
};

export function writeStatuses(document: OpenApi): void {
  const codes = document['x-error-codes'];
  if (!codes) return;
  const components = (document.components ??= {});
  components['examples'] = {
    ...components['examples'],
    ...Object.fromEntries(Object.keys(codes).map((code) => [code, exampleOf(code, codes)])),
  };
  const shared: Record<string, unknown> = {};
  for (const place of operationsOf(document)) {
    const byStatus = Map.groupBy(
      codesOf(place).filter((code) => codes[code]),
      (code) => codes[code]!.status,
    );
    const common = new Set(commonCodes(place));
    const responses: Responses = Object.fromEntries(
      Object.entries(place.operation.responses ?? {}).filter(([status]) => !/^(default|[45]XX)$/.test(status)),
    );
    for (const status of [...byStatus.keys()].toSorted((a, b) => a - b)) {
      const names = byStatus.get(status)!.toSorted();
      const response = responseOf(status, names);
      if (!names.every((name) => common.has(name))) responses[status] = response;
      else responses[status] = sharedAs(shared, `Problem${status}`, response);
    }
    place.operation.responses = responses;
  }
  const { Problem: _, ...rest } = components['responses'] ?? {};
  components['responses'] = { ...rest, ...shared };
  openCode(document, Object.keys(codes).toSorted());
}

/** All codes with which an operation can fail: its own and the common ones. */
function codesOf(place: Place): string[] {
  return [...new Set([...commonCodes(place), ...((place.operation['x-errors'] as string[] | undefined) ?? [])])];
}

/** The common codes, in the order of the checks of a request. */
function commonCodes(place: Place): string[] {
  const { operation } = place;
  const needsScope = operation['x-scope'] === 'write' || operation['x-scope'] === 'admin';
  const authentication = [
    'unauthorized',
    'token_expired',
    'key_revoked',
    'session_revoked',
    'ip_not_allowed',
    'workspace_forbidden',
  ];
  return [
    ...(isAuthenticated(place) ? authentication : []),
    ...(isAuthenticated(place) && operation['x-without-second-factor'] !== true
      ? ['workspace_requires_second_factor']
      : []),
    'rate_limited',
    ...(needsScope ? ['forbidden_scope'] : []),
    ...(operation['x-principal'] === 'user' ? ['user_session_required'] : []),
    ...(operation.requestBody ? ['unsupported_media_type'] : []),
    ...(place.method === 'get' ? [] : ['payload_too_large']),
    'bad_request',
    'validation_failed',
    ...(takesKey(place) ? ['idempotency_in_progress', 'idempotency_answer_lost', 'idempotency_key_reused'] : []),
    'internal_error',
    'unavailable',
  ];
}

/** A reference to a shared response. Equal responses are written once, as `Problem409`, `Problem409Variant2` and so on. */
function sharedAs(shared: Record<string, unknown>, base: string, response: object): { $ref: string } {
  const text = JSON.stringify(response);
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}Variant${number}`;
    if (shared[name] !== undefined && JSON.stringify(shared[name]) !== text) continue;
    shared[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }
}

function responseOf(status: number, names: readonly string[]): ResponseObject {
  const schema = { $ref: '#/components/schemas/Problem' };
  const examples = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  const list = names.map((name) => `\`${name}\``).join(', ');
  return {
    description: `${DESCRIPTION[status] ?? 'The request failed.'} Codes: ${list}.`,
    content: { [MEDIA]: { schema, examples } },
  };
}

/** Members that only some codes have. */
const MEMBERS: Readonly<Record<string, object>> = {
  forbidden_scope: { required_scope: 'write', actual_scope: 'read-only' },
  second_factor_required: { login_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMDEifQ.c2lnbmF0dXJl' },
};

function exampleOf(code: string, codes: Codes): object {
  const { status, title, cause } = codes[code]!;
  const errors = [{ pointer: '/name', code: 'required', detail: 'is required' }];
  return {
    summary: title,
    value: {
      type: `http://127.0.0.1:3000/docs/errors#${code}`,
      title,
      status,
      detail: code === 'validation_failed' ? '/name is required' : cause,
      instance: '/v1/…',
      code,
      request_id: 'req_01jd8k3v9rj6m2t5q7x8y0z1a2',
      ...(code === 'validation_failed' ? { errors } : {}),
      ...MEMBERS[code],
    },
  };
}

/**
 * The enum is closed in types, so that a `switch` is checked, and open over time. A mock uses the example of
 * the code, not of the schema.
 */
function openCode(document: OpenApi, codes: readonly string[]): void {
  const schemas = document.components?.schemas;
  const problem = schemas?.['Problem'];
  if (!schemas || !problem?.properties?.['code']) return;
  const { example: _, ...rest } = problem;
  schemas['Problem'] = {
    ...rest,
    properties: { ...problem.properties, code: { $ref: '#/components/schemas/ErrorCode' } },
  };
  schemas['ErrorCode'] = {
    type: 'string',
    enum: [...codes],
    description:
      'Stable error code for programs. Codes are added without a new version: handle a code that you do not know by its status.',
    'x-speakeasy-unknown-values': 'allow',
    example: codes[0],
  };
}

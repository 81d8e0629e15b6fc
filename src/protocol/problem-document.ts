// A failure as a problem document (RFC 9457), for responses and for events of a stream that has already started. Invariant:
// statuses come only from generated/errors.
import { errors, type ErrorCode } from '../../generated/errors.ts';
import type { Failure, FailureDetails } from '../core/errors.ts';

/** The page that explains every code, one anchor each. */
export const ERRORS_PATH = '/docs/errors';

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  instance: string;
  code: ErrorCode;
  request_id: string;
  errors?: FailureDetails['errors'];
  [member: string]: unknown;
}

type ErrorShape = 'openai' | 'retell';

/** OpenAI's error types by status. Other statuses below 500 are invalid requests. */
const KINDS: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'insufficient_quota',
  403: 'permission_error',
  429: 'rate_limit_error',
};

const UNKNOWN_PATHS: readonly { shape: ErrorShape; paths: RegExp; detail: string }[] = [
  {
    shape: 'openai',
    paths:
      /^\/v1\/(openai|responses|completions|embeddings|chat|conversations|audio|images|moderations|files|batches)(\/|$)/,
    detail:
      "Of OpenAI's operations, there are POST /v1/openai/chat/completions and GET /v1/openai/models. A client that uses responses must be set to chat completions.",
  },
  {
    shape: 'retell',
    paths: /^\/(v[23]\/|(create|get|list|update|delete|publish|register|import|search)-)/,
    detail: "Of Retell's operations, there are POST /v2/create-phone-call and GET /v2/get-call/{call_id}.",
  },
];

/** Returns the interface to which a path without an operation belongs, and what exists of it; null for other paths. */
export function interfaceOf(path: string): { shape: ErrorShape; detail: string } | null {
  return UNKNOWN_PATHS.find(({ paths }) => paths.test(path)) ?? null;
}

/** Adds the error format of another interface to the problem, for that interface's clients. */
export function shapeProblem(shape: ErrorShape | null, problem: Problem): Problem {
  if (shape === null) return problem;
  const { title, detail, status, code, errors: fields } = problem;
  const message = detail ?? title;
  if (shape === 'retell') return { ...problem, message };
  const type = status >= 500 ? 'server_error' : (KINDS[status] ?? 'invalid_request_error');
  const pointer = fields?.[0]?.pointer ?? (code === 'agent_not_found' ? '/model' : '');
  return { ...problem, error: { message, type, param: pointer === '' ? null : paramOf(pointer), code } };
}

/** Formats `/messages/0/content` as `messages[0].content`. */
function paramOf(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  return parts.map((part, at) => (/^\d+$/.test(part) ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
}

/** @param base address of the service, which serves the page of errors */
export function problemOf(failure: Failure, requestId: string, path: string, base: string): Problem {
  const { status, title } = errors[failure.code];
  const { detail, errors: fields, members } = failure.details;
  return {
    ...members,
    type: `${base}${ERRORS_PATH}#${failure.code}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    instance: path,
    code: failure.code,
    request_id: requestId,
    ...(fields === undefined ? {} : { errors: fields }),
  };
}

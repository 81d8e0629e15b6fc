// Errors that methods throw. Invariant: every failure of a request is a ParleyError or the reason of the caller's AbortSignal.
import type { ErrorCode } from '../codes.ts';
import type { FieldError, Problem } from '../types.ts';

/** Base of all errors of this package. */
export class ParleyError extends Error {
  override name = 'ParleyError';
}

/** No complete response arrived: the connection was refused or broke. `cause` is the error of `fetch`. */
export class ConnectionError extends ParleyError {
  override name = 'ConnectionError';
}

/** No complete response arrived within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}

/** A webhook request that this service did not sign, or signed too long ago. */
export class WebhookVerificationError extends ParleyError {
  override name = 'WebhookVerificationError';
}

/** Codes of the contract, and codes of a newer service. */
export type ApiErrorCode = ErrorCode | (string & {});

/** The service rejected a request. `code` is stable; `message` is for humans. */
export class ApiError extends ParleyError {
  override name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Explanation specific to this request. Null if the service returned none. */
  readonly detail: string | null;
  /** Invalid fields of a 422. */
  readonly errors: readonly FieldError[];
  /** Identifier of the request in the logs of the service. Null if a proxy responded. */
  readonly requestId: string | null;
  /** Seconds after which the request can be repeated. Null if the service returned none. */
  readonly retryAfter: number | null;
  /** Response body as RFC 9457 problem details. Null if the body has another format. */
  readonly problem: Problem | null;
  readonly headers: Headers;

  constructor(response: Response, problem: Problem | null, retryAfter: number | null) {
    const code = problem?.code ?? `http_${response.status}`;
    const text = problem ? (problem.detail ?? problem.title) : `HTTP ${response.status} ${response.statusText}`.trim();
    const fields = (problem?.errors ?? []).map(({ pointer, detail }) => `${pointer} ${detail}`);
    super(`${code}: ${withFields(text, fields)}`);
    this.status = response.status;
    this.code = code;
    this.detail = problem?.detail ?? null;
    this.errors = problem?.errors ?? [];
    this.requestId = problem?.request_id ?? response.headers.get('x-request-id');
    this.retryAfter = retryAfter;
    this.problem = problem;
    this.headers = response.headers;
  }

  /** Narrows `code`, with completion: `if (error instanceof ApiError && error.is('agent_not_found'))`. */
  is<C extends ErrorCode>(...codes: C[]): this is this & { code: C } {
    return (codes as string[]).includes(this.code);
  }
}

/** The detail of several invalid fields begins with the first of them. */
function withFields(text: string, fields: readonly string[]): string {
  const all = fields.join('; ');
  if (fields.length > 1 && text.startsWith(fields[0]!)) return all;
  return all && !text.includes(all) ? `${text} (${all})` : text;
}

/** 400 */
export class BadRequestError extends ApiError {
  override name = 'BadRequestError';
}
/** 401 */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError';
}
/** 402 */
export class PaymentRequiredError extends ApiError {
  override name = 'PaymentRequiredError';
}
/** 403 */
export class PermissionDeniedError extends ApiError {
  override name = 'PermissionDeniedError';
}
/** 404 */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}
/** 409 */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}
/** 412 */
export class PreconditionFailedError extends ApiError {
  override name = 'PreconditionFailedError';
}
/** 422 */
export class ValidationError extends ApiError {
  override name = 'ValidationError';
}
/** 429 */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}
/** 5xx */
export class ServerError extends ApiError {
  override name = 'ServerError';
}

const BY_STATUS: Record<number, typeof ApiError> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  422: ValidationError,
  429: RateLimitError,
};

/** Reads the body of a rejected request. @throws the error of the read if the connection is lost */
export async function readError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const Class = BY_STATUS[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  return new Class(response, asProblem(text), retryAfterOf(response));
}

function asProblem(text: string): Problem | null {
  try {
    const value = JSON.parse(text) as Partial<Problem> | null;
    return typeof value?.code === 'string' && typeof value.title === 'string' ? (value as Problem) : null;
  } catch {
    // A proxy responded with its own page.
    return null;
  }
}

/** Retry-After in seconds (RFC 9110, section 10.2.3: a number or a date). Null if it is absent or invalid. */
export function retryAfterOf(response: Response): number | null {
  const value = response.headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  if (Number.isNaN(date)) return null;
  // Uses the clock of the service, so that an incorrect local clock does not matter.
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  return Math.max(0, Math.ceil((date - now) / 1000));
}

// Expected failures: an error code of the contract. http/problem.ts maps it to an HTTP status; services know no statuses.
import type { ErrorCode } from '../../generated/errors.ts';

export interface FieldError {
  /** JSON Pointer (RFC 6901) into the body, or `/query/name`, `/path/name`, `/header/name`. */
  pointer: string;
  code: string;
  detail: string;
}

export interface FailureDetails {
  /** A sentence for the API user. Default: the contract's title. */
  detail?: string;
  errors?: readonly FieldError[];
  /** Seconds after which a retry makes sense; becomes Retry-After. */
  retryAfter?: number;
  /** Size in bytes of the representation, for a range request; becomes Content-Range (RFC 9110, section 15.5.17). */
  wholeBytes?: number;
  /** Extra members of the problem document, e.g. `required_scope`. */
  members?: Readonly<Record<string, string | number | boolean | null>>;
}

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;
  constructor(code: ErrorCode, details: FailureDetails) {
    super(details.detail ?? code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** `throw fail('agent_not_found')`, `throw fail('validation_failed', { errors: [...] })`. */
export function fail(code: ErrorCode, details: FailureDetails = {}): Failure {
  return new Failure(code, details);
}

/** One wrong field: 422 with a pointer. */
export function invalid(pointer: string, code: string, detail: string): Failure {
  return fail('validation_failed', { detail, errors: [{ pointer, code, detail }] });
}

export function invalidCursor(cause?: unknown): Failure {
  const failure = invalid('/query/cursor', 'invalid_cursor', 'must be a cursor returned by this list');
  return Object.assign(fail('invalid_cursor', failure.details), { cause });
}

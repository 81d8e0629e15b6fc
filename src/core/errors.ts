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
  /** Entity tag of the current state, for a failed precondition; becomes ETag (RFC 9110, section 13.1.1). */
  etag?: string;
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

/** Creates a failure to throw, e.g. `throw fail('agent_not_found')`, `throw fail('validation_failed', { errors: [...] })`. */
export function fail(code: ErrorCode, details: FailureDetails = {}): Failure {
  return new Failure(code, details);
}

/** Creates a 422 with every invalid field, at least one. The detail names the first field and the number of errors. */
export function invalidFields(errors: readonly FieldError[]): Failure {
  const first = errors[0]!;
  const count = errors.length > 1 ? ` (first of ${errors.length} errors)` : '';
  const detail = `${first.pointer || 'the body'} ${first.detail}${count}`;
  return fail('validation_failed', { detail, errors });
}

/** Creates a 422 for one invalid field, with a pointer. The detail is a predicate of the field, such as `is required`. */
export function invalid(pointer: string, code: string, detail: string): Failure {
  return invalidFields([{ pointer, code, detail }]);
}

export function invalidCursor(cause?: unknown): Failure {
  const failure = invalid('/query/cursor', 'invalid_cursor', 'must be a cursor returned by this list');
  return Object.assign(fail('invalid_cursor', failure.details), { cause });
}

const KIB = 1024;

/** Creates a 413 that states the limit of the body in the largest unit that keeps it exact. */
export function tooLarge(limitBytes: number | undefined): Failure {
  if (limitBytes === undefined) return fail('payload_too_large');
  const units: [number, string][] = [
    [KIB * KIB, 'MiB'],
    [KIB, 'KiB'],
  ];
  const [size, unit] = units.find(([bytes]) => limitBytes % bytes === 0) ?? [1, 'bytes'];
  return fail('payload_too_large', { detail: `The body must have at most ${limitBytes / size} ${unit}.` });
}

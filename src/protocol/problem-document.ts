// A failure as a problem document (RFC 9457), whatever carries it: an answer, or an event of a stream that has begun.
// Invariant: a status comes from generated/errors and from nowhere else.
import { errors, type ErrorCode } from '../../generated/errors.ts';
import type { Failure, FailureDetails } from '../core/errors.ts';

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

export function problemOf(failure: Failure, requestId: string, path: string): Problem {
  const { status, title } = errors[failure.code];
  const { detail, errors: fields, members } = failure.details;
  return {
    ...members,
    type: `urn:parley:problem:${failure.code}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    instance: path,
    code: failure.code,
    request_id: requestId,
    ...(fields === undefined ? {} : { errors: fields }),
  };
}

// A failure as a problem document (RFC 9457), for responses and for events of a stream that has already started. Invariant: statuses
// come from generated/errors only.
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

/** @param base address of the service, where the page of errors is */
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

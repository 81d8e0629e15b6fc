// The reason why ingestion of a source failed, as a code of the contract. ingest.ts stores it in the source.
import type { KnowledgeSourceError } from '../../../../generated/types.ts';
import { cutText } from '../../../core/cut-text.ts';
import { toConnectionFailure } from '../../../providers/connection/failure.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import { VendorRefusal } from '../../../providers/vendor-http.ts';
import { Unreadable } from '../reading/reader.ts';

type SourceErrorCode = KnowledgeSourceError['code'];

export class SourceFailure extends Error {
  readonly code: SourceErrorCode;
  /** Whether the cause may be temporary, so that a retry is worthwhile. */
  readonly passing: boolean;
  /** Time after which the other side accepts the next request; null if it named none. */
  readonly retryAfterMs: number | null;
  constructor(code: SourceErrorCode, detail: string, passing = false, retryAfterMs: number | null = null) {
    super(detail);
    this.code = code;
    this.passing = passing;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Attempts at a source with a temporary failure of its site. */
const SITE_ATTEMPTS = 3;
/** Every source depends on the embedder: with the waits of turns.ts, an outage of 25 minutes fails none. */
export const EMBEDDER_ATTEMPTS = 8;

/** Returns after how many attempts the failure is stored in the source. */
export function attemptsFor({ code, passing }: SourceFailure): number {
  if (!passing) return 1;
  return code === 'embedder_failed' ? EMBEDDER_ATTEMPTS : SITE_ATTEMPTS;
}

export const DETAIL_MAX_CHARS = 500;

/** Maps any error to a failure of the source. Unknown errors are `internal_error` and may be temporary. */
export function sourceFailureOf(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof Unreadable) return new SourceFailure(error.code, cutText(error.message, DETAIL_MAX_CHARS));
  if (error instanceof ProviderError) {
    const retryAfterMs = error instanceof VendorRefusal ? error.retryAfterMs : null;
    return new SourceFailure(
      'embedder_failed',
      cutText(error.message, DETAIL_MAX_CHARS),
      error.retryable,
      retryAfterMs,
    );
  }
  const connection = toConnectionFailure(error);
  if (connection) return connectionFailure(connection.code, connection.message);
  return new SourceFailure('internal_error', 'Something went wrong on our side.', true);
}

function connectionFailure(code: string, message: string): SourceFailure {
  if (code === 'private_address') {
    return new SourceFailure('private_address', 'The address is a private or reserved one.');
  }
  if (code === 'invalid_url') return new SourceFailure('invalid_url', 'The address must be an http or https URL.');
  if (code === 'timeout') return new SourceFailure('timeout', 'The server did not answer in time.', true);
  return new SourceFailure('unreachable', cutText(`The server cannot be reached: ${message}`, DETAIL_MAX_CHARS), true);
}

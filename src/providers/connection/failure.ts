// The cause of a failed outgoing request: maps all errors of undici, OpenSSL and the resolver to a few codes.
import { errors } from 'undici';

export type ConnectionCode =
  | 'invalid_url'
  | 'private_address'
  | 'dns_failed'
  | 'timeout'
  | 'refused'
  | 'unreachable'
  | 'tls_failed'
  | 'connection_lost'
  | 'bad_answer'
  | 'aborted';

export class ConnectionFailure extends Error {
  readonly code: ConnectionCode;
  constructor(code: ConnectionCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ConnectionFailure';
    this.code = code;
  }
}

const BY_CODE: Readonly<Record<string, ConnectionCode>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'dns_failed',
  EAI_AGAIN: 'dns_failed',
  ENODATA: 'dns_failed',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  UND_ERR_SOCKET: 'connection_lost',
  EPROTO: 'tls_failed',
  UND_ERR_DESTROYED: 'aborted',
  UND_ERR_CLOSED: 'aborted',
  UND_ERR_HEADERS_OVERFLOW: 'bad_answer',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'bad_answer',
};
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;
const SENTENCES: Readonly<Record<ConnectionCode, string>> = {
  invalid_url: 'the address is not a usable URL',
  private_address: 'the address is private or reserved',
  dns_failed: 'the name could not be resolved',
  timeout: 'there was no response in time',
  refused: 'the connection was refused',
  unreachable: 'the address cannot be reached',
  tls_failed: 'the TLS handshake failed',
  connection_lost: 'the connection was lost',
  bad_answer: 'the response was not HTTP',
  aborted: 'the request was aborted',
};

export function connectionFailure(code: ConnectionCode, cause?: unknown): ConnectionFailure {
  return new ConnectionFailure(code, SENTENCES[code], cause);
}

export function isConnectionFailure(error: unknown): error is ConnectionFailure {
  return error instanceof ConnectionFailure;
}

/** @returns the failure that an error represents, or null if it is a programming error */
export function toConnectionFailure(error: unknown): ConnectionFailure | null {
  if (error instanceof ConnectionFailure) return error;
  // If several addresses were tried (RFC 8305), the first error is the most informative.
  if (error instanceof AggregateError && error.errors.length > 0) return toConnectionFailure(error.errors[0]);
  if (error instanceof errors.HTTPParserError) return connectionFailure('bad_answer', error);
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return null;
  const known = BY_CODE[code] ?? (TLS.test(code) ? 'tls_failed' : undefined);
  return known === undefined ? null : connectionFailure(known, error);
}

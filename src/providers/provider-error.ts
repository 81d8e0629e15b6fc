// Maps failures of libraries and SDKs to ProviderError, for every vendor.
// Order: an HTTP status decides, then a timeout; everything else is `unavailable`, unless the caller knows better.
import { cutText } from '../core/cut-text.ts';
import { ConnectionFailure } from './connection/failure.ts';
import { ProviderError, type ProviderErrorKind } from './ports/errors.ts';
import { kindOfStatus } from './socket.ts';

const MAX_MESSAGE_CHARS = 300;

/** The fields that SDKs and undici put on their errors. */
interface ForeignError {
  /** Set by ElevenLabs, Hume, Cartesia. */
  statusCode?: unknown;
  /** Set by Twilio. */
  status?: unknown;
  code?: unknown;
  name?: string;
  message?: string;
}

/** @param otherwise the kind of an error without an informative status, code or name */
export function toProviderError(
  provider: string,
  error: unknown,
  otherwise: ProviderErrorKind = 'unavailable',
): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof ConnectionFailure) {
    return new ProviderError(provider, error.code === 'timeout' ? 'timeout' : 'unavailable', error.message, {
      cause: error,
    });
  }
  // `fetch` wraps the actual error and adds nothing to it.
  if (error instanceof TypeError && error.message === 'fetch failed' && error.cause !== undefined) {
    return toProviderError(provider, error.cause, otherwise);
  }
  const { statusCode, status = statusCode, code, name = '', message = String(error) } = error as ForeignError;
  if (typeof status === 'number') {
    const text = cutText(message, MAX_MESSAGE_CHARS);
    return new ProviderError(provider, kindOfStatus(status), text, { status, cause: error });
  }
  if (code === undefined && name.endsWith('TimeoutError')) {
    return new ProviderError(provider, 'timeout', 'no answer in time', { cause: error });
  }
  const text = typeof code === 'string' && !message.includes(code) ? `${code} ${message}`.trim() : message;
  const kind = typeof code === 'string' && code.includes('TIMEOUT') ? 'timeout' : otherwise;
  return new ProviderError(provider, kind, text, { cause: error });
}

/** A ProviderError in the form that crosses threads, because class instances cannot be cloned. */
export interface ProviderErrorDescription {
  kind: ProviderErrorKind;
  /** Message without the provider. */
  message: string;
  status: number | undefined;
}

export function describeProviderError({ provider, kind, message, status }: ProviderError): ProviderErrorDescription {
  return { kind, message: message.slice(`${provider}: `.length), status };
}

export function fromDescription(provider: string, { kind, message, status }: ProviderErrorDescription): ProviderError {
  return new ProviderError(provider, kind, message, status === undefined ? {} : { status });
}

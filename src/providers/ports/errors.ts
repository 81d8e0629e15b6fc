// The error of every adapter.

export type ProviderErrorKind = 'auth' | 'rate_limited' | 'timeout' | 'unavailable' | 'refused' | 'protocol';

/** Callers decide by its kind, never by a vendor's message. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  readonly status: number | undefined;
  constructor(
    provider: string,
    kind: ProviderErrorKind,
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(`${provider}: ${message}`, { cause: options.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.kind = kind;
    this.status = options.status;
  }
  /** True: the cause may be temporary, so a retry may succeed if nothing was said yet. */
  get retryable(): boolean {
    return this.kind === 'timeout' || this.kind === 'unavailable' || this.kind === 'rate_limited';
  }
}

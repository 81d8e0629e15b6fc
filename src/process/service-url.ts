// The URL of the service for clients: PUBLIC_URL, or the address of the server, which is known once it listens.
// Invariant: nobody reads it before it is known, because a link without a host would reach another service.

export interface ServiceUrl {
  /** @throws Error before the URL is known */
  get(): string;
  set(url: string): void;
}

/** @param configured PUBLIC_URL; null if it is not set */
export function createServiceUrl(configured: string | null): ServiceUrl {
  let known = configured;
  return {
    get() {
      if (known === null)
        throw new Error('the URL of the service is unknown: PUBLIC_URL is not set, and no server listens');
      return known;
    },
    set: (url) => void (known = url),
  };
}

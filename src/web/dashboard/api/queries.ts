// The cache of answers. Reads are repeated after failures that can pass; what a person changes is sent by send.ts.
import { QueryClient } from '@tanstack/preact-query';
import { ApiFailure } from './failure.ts';

const FRESH_MS = 15_000;
const MOST_TRIES = 3;
const LONGEST_WAIT_MS = 15_000;

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (tries, error) => tries < MOST_TRIES - 1 && canPass(error),
        retryDelay: (tries, error) => waitMs(tries, error),
        networkMode: 'always',
        // Answers stay the objects that came, which carry their ETag.
        structuralSharing: false,
      },
    },
  });
}

function canPass(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 502;
}

function waitMs(tries: number, error: unknown): number {
  const named = error instanceof ApiFailure ? error.retryAfterSeconds : null;
  return Math.min(LONGEST_WAIT_MS, named === null ? 500 * 2 ** tries : named * 1000);
}

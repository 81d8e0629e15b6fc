// A change as a hook. Invariant: it has an Idempotency-Key, so that a retry after a lost response has no second effect.
import { useState } from 'preact/hooks';
import { refreshAnswers } from './answers.ts';
import {
  send,
  type AnswerOf,
  type BodyOf,
  type GivenParameters,
  type Method,
  type OperationAt,
  type ParametersOf,
  type PathOf,
} from './client.ts';
import { asFailure } from './failure.ts';

interface SendOptions {
  /** Paths that are refetched after a success. */
  refreshes?: readonly string[];
}

export function useSend<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
  method: M,
  path: P,
  { refreshes = [] }: SendOptions = {},
) {
  type Operation = OperationAt<M, P>;
  type Given = GivenParameters &
    Partial<ParametersOf<Operation>> & { body?: BodyOf<Operation>; ifMatch?: string | null };
  const [running, setRunning] = useState(0);
  /** @throws ApiFailure */
  const mutate = async ({ ifMatch = null, ...init }: Given): Promise<AnswerOf<Operation>> => {
    const headers: Record<string, string> = method === 'post' ? { 'idempotency-key': randomKey() } : {};
    if (ifMatch !== null) headers['if-match'] = ifMatch;
    const attempt = () => send<AnswerOf<Operation>>(method, path, { ...init, headers });
    setRunning((before) => before + 1);
    try {
      const answer = await (method === 'post' ? withRetry(attempt) : attempt());
      await refreshAnswers(refreshes);
      return answer;
    } finally {
      setRunning((before) => before - 1);
    }
  };
  return [mutate, running > 0] as const;
}

/** Repeats a request whose response was lost or unreadable. It has the same key: if it arrived, its response is returned again. */
export function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  return attempt().catch((error: unknown) => {
    if (['unreachable', 'unreadable_answer'].includes(asFailure(error).code)) return attempt();
    throw error;
  });
}

/** `crypto.randomUUID` is missing on pages without TLS. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// CSV text as the body of an operation, in addition to its JSON format.
import { send, type GivenParameters } from './client.ts';
import { randomKey, withRetry } from './send.ts';

/** Sends CSV text. A retry after a lost response has no second effect. @throws ApiFailure */
export function sendCsv<T>(path: string, params: GivenParameters, csv: string): Promise<T> {
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'idempotency-key': randomKey() };
  return withRetry(() => send<T>('post', path, { ...params, headers, body: csv }));
}

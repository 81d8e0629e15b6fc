// CSV text as the body of an operation, in addition to its JSON format.
import { authorizedFetch, urlOf, type GivenParameters } from './client.ts';
import { ApiFailure, unreachable, type ProblemAnswer } from './failure.ts';
import { randomKey } from './send.ts';

/** Sends CSV text. A retry after a lost response has no second effect. @throws ApiFailure */
export async function sendCsv<T>(path: string, params: GivenParameters, csv: string): Promise<T> {
  const key = randomKey();
  const attempt = async (): Promise<T> => {
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'idempotency-key': key };
    return (await (await answered(urlOf(path, params), { method: 'POST', headers, body: csv })).json()) as T;
  };
  return attempt().catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === 'unreachable') return attempt();
    throw error;
  });
}

async function answered(url: string, init: RequestInit): Promise<Response> {
  const response = await authorizedFetch(new Request(url, { ...init, credentials: 'omit' })).catch((cause: unknown) => {
    throw cause instanceof ApiFailure ? cause : unreachable();
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as ProblemAnswer;
  throw new ApiFailure(response.status, problem, response.headers);
}

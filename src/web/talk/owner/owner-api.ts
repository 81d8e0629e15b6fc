// Requests to the operations of the contract with the owner's key. Every failure is a ServiceError with the detail of the problem
// document.
import { ask } from '../../line/service.ts';

export interface OwnerApi {
  key: string;
  /** @throws ServiceError; the signal's reason when it is aborted */
  request<T>(
    method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<T>;
}

/** Checking a key involves its vendor, and a model may take long to respond. */
const WITHIN_MS = 60_000;

export function createOwnerApi(key: string): OwnerApi {
  return {
    key,
    async request<T>(method: string, path: string, body?: object, signal = new AbortController().signal) {
      const headers: Record<string, string> = { authorization: `Bearer ${key}` };
      if (body) headers['content-type'] = 'application/json';
      const init = { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) };
      const response = await ask(path, init, WITHIN_MS);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
  };
}

// Requests to the operations of the contract, typed by generated/paths.ts. Uses no library, because one would take a tenth of the
// shell.
// Invariants: every request names its workspace; a token that the service rejects is renewed once, for one retry; every failure
// is an ApiFailure.
import type { paths } from '../../../../generated/paths.ts';
import { readJson, requireOk } from './failure.ts';
import { accessToken } from './session.ts';
import { chosenWorkspace } from './workspace.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type PathOf<M extends Method> = {
  [P in keyof paths]: M extends keyof paths[P] ? P : never;
}[keyof paths];
export type OperationAt<M extends Method, P extends keyof paths> = M extends keyof paths[P] ? paths[P][M] : never;

type Json<C> = 'application/json' extends keyof C ? C['application/json'] : never;
/** The JSON body of the successful response. */
export type AnswerOf<O> = O extends { responses: infer R }
  ? { [S in keyof R]: R[S] extends { content: infer C } ? Json<C> : undefined }[keyof R]
  : never;
export type BodyOf<O> = O extends { requestBody?: infer B }
  ? B extends { content: infer C }
    ? Json<C>
    : undefined
  : undefined;
/** Path and query parameters. */
export interface GivenParameters {
  path?: object;
  query?: object;
}
export type ParametersOf<O> = O extends { parameters: infer P } ? Omit<P, 'header' | 'cookie'> : never;

export interface SendInit extends GivenParameters {
  /** Text and forms are sent as they are, other values as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  cache?: RequestCache;
  headers?: Record<string, string>;
}

const etags = new WeakMap<object, string>();

/** Returns the ETag of the state in this response; null if the operation has none. */
export function etagOf(answer: object): string | null {
  return etags.get(answer) ?? null;
}

/** `notSent`: if set, receives each change instead of the service, and returns the reason. */
export const changes: { notSent: ((method: Method, path: string, init: SendInit) => Error) | null } = { notSent: null };

/** Sends one request. @returns a successful response @throws ApiFailure */
export function request(method: Method, path: string, init: SendInit = {}): Promise<Response> {
  if (changes.notSent && method !== 'get') return Promise.reject(changes.notSent(method, path, init));
  const { body, headers, ...rest } = init;
  const isRaw = body === undefined || typeof body === 'string' || body instanceof FormData;
  const sent = new Request(urlOf(path, init), {
    ...rest,
    method: method.toUpperCase(),
    headers: { ...(isRaw ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isRaw ? body : JSON.stringify(body),
    credentials: 'omit',
  });
  return requireOk(authorizedFetch(sent), init.signal);
}

/** Sends one request. @returns the body of the response @throws ApiFailure */
export async function send<T>(method: Method, path: string, init?: SendInit): Promise<T> {
  const response = await request(method, path, init);
  const answer: unknown = response.status === 204 ? undefined : await readJson(response, init?.signal);
  const etag = response.headers.get('etag');
  if (etag !== null && typeof answer === 'object' && answer !== null) etags.set(answer, etag);
  return answer as T;
}

/** Returns the path with its parameters filled in, relative to this origin. */
export function urlOf(path: string, { path: inPath = {}, query = {} }: GivenParameters): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String((inPath as Record<string, unknown>)[name])),
  );
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${filled}?${text}` : filled;
}

/** Fetches with the session of this browser. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const again = request.clone();
  const token = await accessToken();
  const response = await fetch(authorized(request, token));
  if (response.status !== 401) return response;
  return fetch(authorized(again, await accessToken(token)));
}

function authorized(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  const workspace = chosenWorkspace();
  if (workspace !== null) request.headers.set('x-workspace-id', workspace);
  return request;
}

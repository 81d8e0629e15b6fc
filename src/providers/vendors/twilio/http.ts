// The SDK's HTTP client: sends requests through the guarded connection. It replaces the SDK's own client, which reads proxies and
// certificates from the environment.
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { GuardedConnection } from '../../connection.ts';

/** A request of the SDK. */
interface SdkRequest {
  method: string;
  uri: string;
  username?: string;
  password?: string;
  headers?: Record<string, string>;
  params?: object;
  data?: object;
}

const TIMEOUT_MS = 10_000;
/** A page of a hundred numbers is 150 KiB. */
const MAX_BYTES = 1024 * 1024;

export function createHttpClient(request: GuardedConnection['request']): RequestClient {
  const client = {
    async request({ method, uri, username, password, headers, params, data }: SdkRequest) {
      const query = encoded(params);
      const answer = await request(query === '' ? uri : `${uri}?${query}`, {
        method: method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
        headers: {
          ...headers,
          ...(username === undefined ? {} : { authorization: basic(username, password ?? '') }),
          ...(data ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(data ? { body: encoded(data) } : {}),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      return { statusCode: answer.status, body: answer.body.toString('utf8'), headers: answer.headers };
    },
  };
  return client as unknown as RequestClient;
}

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** Encodes fields: lists become repeated names; undefined values are omitted. */
function encoded(fields: object | undefined): string {
  const pairs = Object.entries(fields ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

// Twilio's REST API through its official SDK (150 ms, 30 MB). It is loaded on first use or by `importSdk`, so a deployment
// without an account does not load it. Invariant: every failure is a ProviderError. Nothing is retried here, because after a lost
// response only the caller can find out whether a call was placed.
import type { Twilio } from 'twilio';
import { setNewest } from '../../../core/keyed.ts';
import type { GuardedConnection } from '../../connection.ts';
import { toProviderError } from '../../provider-error.ts';
import { createHttpClient } from './http.ts';

export interface Credentials {
  accountSid: string;
  authToken: string;
}

interface ClientOptions {
  /** Null: Twilio's own URL. */
  apiUrl: string | null;
  request: GuardedConnection['request'];
}

export interface Clients {
  /** Runs a request with an account's client. @throws ProviderError */
  ask<T>(credentials: Credentials, request: (client: Twilio) => Promise<T>): Promise<T>;
}

/** Maximum number of cached clients of number owners; they are cheap to create again. */
const MAX_CLIENTS = 100;

export function createClients({ apiUrl, request: send }: ClientOptions): Clients {
  const clients = new Map<string, Promise<Twilio>>();
  const clientOf = (credentials: Credentials): Promise<Twilio> => {
    const key = `${credentials.accountSid}:${credentials.authToken}`;
    const known = clients.get(key);
    if (known) return known;
    const made = load(credentials, apiUrl, send);
    setNewest(clients, key, made, MAX_CLIENTS);
    return made;
  };
  return {
    async ask(credentials, request) {
      try {
        return await request(await clientOf(credentials));
      } catch (error) {
        throw toProviderError('twilio', error, 'protocol');
      }
    },
  };
}

export const importSdk = () => import('twilio');

async function load(
  { accountSid, authToken }: Credentials,
  apiUrl: string | null,
  send: GuardedConnection['request'],
): Promise<Twilio> {
  const { default: twilio } = await importSdk();
  const client = twilio(accountSid, authToken, {
    httpClient: createHttpClient(send),
    // The SDK would read TWILIO_EDGE and TWILIO_REGION from the environment.
    env: {},
  });
  if (apiUrl !== null) client.api.baseUrl = apiUrl;
  return client;
}

/** Returns Twilio's own error code, if Twilio reported the failure: 21211 is an invalid number. */
export function codeOf(error: unknown): number | undefined {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'number' ? cause.code : undefined;
}

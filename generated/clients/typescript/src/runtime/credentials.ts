// Credentials of the requests: an API key, or a session whose access token is refreshed.
// Invariant: if several requests find the token expired at the same time, one refresh is sent, and all of them use its result.
import type { Session } from '../types.ts';
import { abortable } from './signals.ts';

/** The tokens of a session, as login and refresh return them. */
export type SessionTokens = Pick<Session, 'access_token' | 'refresh_token'> & Partial<Pick<Session, 'expires_in'>>;

export interface Credentials {
  /** Value of the Authorization header. Null for public operations without credentials. */
  authorization(signal: AbortSignal | undefined): Promise<string | null>;
  /** Called after a 401. @returns whether the request is worth sending again. */
  renew(refused: string | null, signal: AbortSignal | undefined): Promise<boolean>;
}

export const anonymous: Credentials = {
  authorization: async () => null,
  renew: async () => false,
};

/** A key, or a function that returns the current one, for keys that rotate. */
export function keyCredentials(key: string | (() => string | Promise<string>)): Credentials {
  return {
    authorization: async () => `Bearer ${typeof key === 'string' ? key : await key()}`,
    async renew(refused) {
      return typeof key === 'function' && `Bearer ${await key()}` !== refused;
    },
  };
}

/** Seconds before the expiry of the access token at which a session is refreshed. */
const EARLY_SECONDS = 30;

export interface SessionSource {
  /** Initial tokens. Null if `login` supplies them. */
  tokens: SessionTokens | null;
  login: (() => Promise<SessionTokens>) | null;
  refresh(refreshToken: string): Promise<SessionTokens>;
  /** Called with each new pair of tokens, so that the application can store them. */
  onSession: ((tokens: SessionTokens) => void) | undefined;
}

export function sessionCredentials(source: SessionSource): Credentials {
  let tokens = source.tokens;
  let validUntil = tokens ? deadline(tokens) : 0;
  let pending: Promise<void> | null = null;

  const obtain = (): Promise<void> => {
    pending ??= next()
      .then((fresh) => {
        tokens = fresh;
        validUntil = deadline(fresh);
        source.onSession?.(fresh);
      })
      .finally(() => (pending = null));
    return pending;
  };
  const next = async (): Promise<SessionTokens> => {
    if (!tokens) return source.login!();
    try {
      return await source.refresh(tokens.refresh_token);
    } catch (error) {
      const over = (error as { status?: number }).status === 401;
      if (!over || !source.login) throw error;
      return source.login();
    }
  };

  return {
    async authorization(signal) {
      if (!tokens || performance.now() > validUntil) await abortable(obtain(), signal);
      return `Bearer ${tokens!.access_token}`;
    },
    async renew(refused, signal) {
      // Another request has renewed the token in the meantime.
      if (tokens && refused !== `Bearer ${tokens.access_token}`) return true;
      await abortable(obtain(), signal);
      return true;
    },
  };
}

/** Computed from the time since the tokens arrived, because the clock of this machine may be wrong. */
function deadline({ expires_in }: SessionTokens): number {
  return expires_in === undefined ? Infinity : performance.now() + (expires_in - EARLY_SECONDS) * 1000;
}

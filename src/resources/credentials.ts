// Looks up credentials for the HTTP layer: implements the ports of protocol/credentials.ts with the services of API keys, sessions,
// recordings and widgets.
import type { LiveCredential, Principals } from '../protocol/credentials.ts';
import type { Uses } from '../runtime.ts';
import { admitKey, createKeyFinder, liveKeys } from './api-keys/service.ts';
import { findSessionActor, liveSessions } from './auth/sessions.ts';
import { recordingActor } from './calls/recording/token.ts';
import { findVisitor } from './widgets/service/visitors.ts';

export function createPrincipals(runtime: Uses<'db' | 'clock' | 'keyUsage' | 'vault'>): Principals {
  const findKey = createKeyFinder(runtime.db);
  return {
    async byKey(value, ip) {
      const found = await findKey(value, ip);
      return typeof found === 'string' ? found : admitKey(runtime, found, ip);
    },
    bySession: (claims, workspaceId, ip) => findSessionActor(runtime, claims, workspaceId, ip),
    byScopedToken: (token, operationId) => findVisitor(runtime, token, operationId),
    byQueryToken: async (token, { path }) => recordingActor(runtime, token, path['id']),
  };
}

/** Returns a function that finds the given keys and sessions that are still valid, one entry per workspace in which they act. */
export function findLiveCredentials(
  runtime: Uses<'db' | 'clock'>,
): (ids: readonly string[]) => Promise<LiveCredential[]> {
  return async (ids) => [...(await liveKeys(runtime.db, ids)), ...(await liveSessions(runtime, ids))];
}

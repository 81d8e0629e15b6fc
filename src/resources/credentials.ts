// Looks up credentials for the HTTP layer: implements the ports of protocol/credentials.ts with the services of API keys, sessions,
// recordings and widgets.
import { findVisitor } from './widgets/service/visitors.ts';
import type { LiveCredential, Principals } from '../protocol/credentials.ts';
import type { Uses } from '../runtime.ts';
import { findKeyActor, liveKeys } from './api-keys/service.ts';
import type { KeyUsage } from './api-keys/usage.ts';
import { findSessionActor, liveSessions } from './auth/sessions.ts';
import { recordingActor } from './calls/after/recording/token.ts';

export function createPrincipals(runtime: Uses<'db' | 'clock' | 'vault'>, usage: KeyUsage): Principals {
  return {
    async byKey(value) {
      const actor = await findKeyActor(runtime.db, value);
      if (typeof actor !== 'string' && actor.kind === 'key') usage.record(actor);
      return actor;
    },
    bySession: (claims, workspaceId) => findSessionActor(runtime, claims, workspaceId),
    byScopedToken: (token, operationId) => findVisitor(runtime, token, operationId),
    byQueryToken: async (token, { path }) => recordingActor(runtime, token, path['id']),
  };
}

/** Returns a function that finds those of the given keys and sessions that are valid now, once per workspace they act in. */
export function findLiveCredentials(
  runtime: Uses<'db' | 'clock'>,
): (ids: readonly string[]) => Promise<LiveCredential[]> {
  return async (ids) => [...(await liveKeys(runtime.db, ids)), ...(await liveSessions(runtime, ids))];
}

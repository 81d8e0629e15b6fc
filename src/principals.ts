// Who is behind a credential: joins the rim's port to the services of API keys, sessions, recordings and widgets.
import type { Runtime } from './runtime.ts';
import type { Principals } from './http/authenticate.ts';
import { findKeyActor } from './resources/api-keys/service.ts';
import type { KeyUsage } from './resources/api-keys/usage.ts';
import { findSessionActor } from './resources/auth/sessions.ts';
import { recordingActor } from './resources/calls/after/recording/token.ts';
import { findVisitor } from './resources/widgets/service.ts';

export function createPrincipals(runtime: Runtime, usage: KeyUsage): Principals {
  return {
    async byKey(value) {
      const actor = await findKeyActor(runtime.db, value);
      if (typeof actor !== 'string' && actor.kind === 'key') usage.note(actor);
      return actor;
    },
    bySession: (claims, workspaceId) => findSessionActor(runtime, claims, workspaceId),
    byScopedToken: (token, operationId) => findVisitor(runtime, token, operationId),
    byQueryToken: async (token, { path }) => recordingActor(runtime, token, path['id']),
  };
}

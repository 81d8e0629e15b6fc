// Closes streams and sockets whose API key or session was revoked. All of them are checked together: immediately when the
// database notifies of a change (`look`), and by a timer in case a notification was lost. Invariants: each is notified once; no
// queries run while nothing is open; a change during a check starts another check.
import type { Logger } from 'pino';
import type { Clock, Timer } from '../core/clock.ts';
import { createCoalescedTask } from '../core/coalesced-task.ts';
import { scopeSuffices, type CredentialWatch, type LiveCredential, type OpenGrant } from '../protocol/credentials.ts';

/** Documented in openapi.yaml as the maximum time until a stream ends. */
const POLL_INTERVAL_MS = 15_000;

interface Watched {
  grant: OpenGrant;
  onLost: () => void;
}

/** Returns the given keys and sessions that are still valid, one entry per workspace in which they act. */
type FindLive = (ids: readonly string[]) => Promise<readonly LiveCredential[]>;

export function createCredentialWatch(
  { clock, log }: { clock: Clock; log: Logger },
  findLive: FindLive,
  pollMs = POLL_INTERVAL_MS,
): CredentialWatch & { look(): void; stop(): void } {
  const open = new Set<Watched>();
  let timer: Timer | null = null;
  let isStopped = false;

  const readLive = async (grants: readonly OpenGrant[]): Promise<(grant: OpenGrant) => boolean> => {
    const live = await findLive([...new Set(grants.map(({ credentialId }) => credentialId))]);
    const found = new Map(live.map((credential) => [`${credential.id} ${credential.workspaceId}`, credential]));
    return ({ credentialId, workspaceId, scope, ip }) => {
      const credential = found.get(`${credentialId} ${workspaceId}`);
      if (credential === undefined || !scopeSuffices(credential.scope, scope)) return false;
      return ip === undefined || credential.allowedFrom === undefined || credential.allowedFrom(ip);
    };
  };
  const poll = async (): Promise<void> => {
    const watched = [...open];
    const isLive = await readLive(watched.map(({ grant }) => grant));
    for (const one of watched) if (!isLive(one.grant) && open.delete(one)) one.onLost();
  };
  const schedule = (): void => {
    if (timer || isStopped || open.size === 0) return;
    timer = clock.after(pollMs, () => {
      timer = null;
      void look();
    });
  };
  const look = createCoalescedTask(async () => {
    if (isStopped || open.size === 0) return;
    await poll().catch((error: unknown) =>
      log.warn({ err: error }, 'credentials of open streams could not be checked; retrying'),
    );
    schedule();
  });
  return {
    isLive: async (grant) => (await readLive([grant]))(grant),
    watch(grant, onLost) {
      const one = { grant, onLost };
      open.add(one);
      schedule();
      return () => void open.delete(one);
    },
    look: () => void look(),
    stop() {
      isStopped = true;
      timer?.cancel();
    },
  };
}

// Ends what was opened with a key or in a session that is no more: one timer a process looks after all of them with two queries.
// Made by app.ts for the HTTP rim and the socket routes. Invariants: what is told lost is told once; without anything open
// nothing is asked. Absent on purpose: a message at once; no stream is worth more than the seconds until the next look.
import type { Holding, AccessWatch } from './core/access.ts';
import { suffices } from './core/access.ts';
import type { Timer } from './core/clock.ts';
import type { Scope } from './core/context.ts';
import type { Runtime } from './runtime.ts';
import { liveKeys } from './resources/api-keys/service.ts';
import { liveSessions } from './resources/auth/sessions.ts';

/** Documented in openapi.yaml as the time after which a stream ends. */
const LOOK_MS = 15_000;

interface Watched {
  holding: Holding;
  onLost: () => void;
}

export function createAccessWatch(
  runtime: Pick<Runtime, 'db' | 'clock' | 'log'>,
  lookMs = LOOK_MS,
): AccessWatch & { stop(): void } {
  const { clock, log } = runtime;
  const open = new Set<Watched>();
  let timer: Timer | null = null;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const watched = [...open];
    const isHeld = await readHeld(
      runtime,
      watched.map(({ holding }) => holding),
    );
    for (const one of watched) if (!isHeld(one.holding) && open.delete(one)) one.onLost();
  };
  const schedule = (): void => {
    if (timer || isStopped || open.size === 0) return;
    timer = clock.after(lookMs, () => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, 'who keeps streams open could not be checked yet'))
        .finally(() => {
          timer = null;
          schedule();
        });
    });
  };
  return {
    holds: async (holding) => (await readHeld(runtime, [holding]))(holding),
    watch(holding, onLost) {
      const one = { holding, onLost };
      open.add(one);
      schedule();
      return () => void open.delete(one);
    },
    stop() {
      isStopped = true;
      timer?.cancel();
    },
  };
}

async function readHeld(
  runtime: Pick<Runtime, 'db' | 'clock'>,
  holdings: readonly Holding[],
): Promise<(holding: Holding) => boolean> {
  const ids = [...new Set(holdings.map(({ credentialId }) => credentialId))];
  const live = [...(await liveKeys(runtime.db, ids)), ...(await liveSessions(runtime, ids))];
  const scopes = new Map<string, Scope>(live.map(({ id, workspaceId, scope }) => [`${id} ${workspaceId}`, scope]));
  return ({ credentialId, workspaceId, scope }) => {
    const actual = scopes.get(`${credentialId} ${workspaceId}`);
    return actual !== undefined && suffices(actual, scope);
  };
}

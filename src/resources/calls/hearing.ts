// A place at the recogniser that will hear a call: taken before the call is dialed, so that no call is answered by an agent
// that cannot hear, and given back when it is over. Used by admission.ts and live/calls.ts in the process that carries the call.
// Invariant: a place that was taken for a look at the queue stays only with the call that the look took.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Runtime } from '../../core/context.ts';
import { loadBlueprint } from '../agents/service.ts';
import { ownKeys } from '../providers/service.ts';
import type { CallRow } from './store.ts';

/** Gives the place back; a second time changes nothing. */
export type Place = () => void;

/** Of a recogniser without bounds. */
export const ANY_PLACE: Place = () => undefined;

/** Why a call ends that cannot wait for a place. */
export const NOT_HEARD = 'no connection to the recogniser was free';

/**
 * @param wake called when it is worth asking again; null: nobody will
 * @returns null when all connections are taken, or it is the turn of another workspace
 */
export async function reservePlace(
  db: Kysely<DB>,
  runtime: Runtime,
  call: CallRow,
  wake: (() => void) | null,
): Promise<Place | null> {
  const { workspace_id: workspaceId, agent_id: agentId, agent_version: version } = call;
  const keys = await ownKeys(db, runtime, workspaceId);
  // Voices of its own change nothing in how a call is heard, and every dial comes by here.
  const providers = runtime.providers.of({ workspaceId, keys, voices: [] });
  // Recognisers with bounds stand before those without.
  if (!providers.stt.reserve) return ANY_PLACE;
  const { settings } = await loadBlueprint(db, workspaceId, agentId, version);
  const { reserve } = providers.hears(settings.language);
  return reserve ? reserve(wake) : ANY_PLACE;
}

/** @param work takes a place by `hold`, and may run again from its beginning, as transactions do */
export async function keepingPlace<T>(
  work: (hold: (place: Place) => void) => Promise<T>,
  isTaken: (result: T) => boolean,
): Promise<T & { place: Place }> {
  let place = ANY_PLACE;
  let isKept = false;
  const hold = (next: Place): void => {
    place();
    place = next;
  };
  try {
    const result = await work(hold);
    isKept = isTaken(result);
    return { ...result, place };
  } finally {
    if (!isKept) place();
  }
}

/** What comes between a place and the run of its call. */
export async function orGiveBack<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    place();
    throw error;
  }
}

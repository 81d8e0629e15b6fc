// A place at the recogniser that will hear a call: taken before the call is dialed, so that no call is answered by an agent
// that cannot hear, and given back when it is over. Used by admission.ts and live/calls.ts in the process that carries the call.
// Invariant: a place that was taken for a look at the queue stays only with the call that the look took.
import type { SttProvider } from '../../../providers/ports.ts';
import { loadBlueprint } from '../../agents/service.ts';
import { ownKeys } from '../../providers/service.ts';
import type { CallRow } from '../rows/calls.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';

/** Gives the place back; a second time changes nothing. */
export type Place = () => void;

/** Of a recogniser without bounds. */
export const ANY_PLACE: Place = () => undefined;

/** Why a call ends that cannot wait for a place. */
export const NOT_HEARD = 'no connection to the recogniser was free';

export const NO_ROOM = 'the process that was asked carries as many calls as it can';

/** Of the whole deployment. */
export const NO_ROOM_ANYWHERE = 'every process that carries calls has as many as it can';

export const WHY_MISSING: Readonly<Record<Missing, string>> = { capacity: NO_ROOM, recogniser: NOT_HEARD };

/** What is known of a call before it has a row, too. */
type Heard = Pick<CallRow, 'workspace_id' | 'agent_id' | 'agent_version'>;

/**
 * @param wake called when it is worth asking again; null: nobody will
 * @returns null when all connections are taken, or it is the turn of another workspace
 */
export async function reservePlace(
  db: Db,
  runtime: Runtime,
  call: Heard,
  wake: (() => void) | null,
): Promise<Place | null> {
  const reserve = await reserverOf(db, runtime, call);
  return reserve ? reserve(wake) : ANY_PLACE;
}

/** What a call lacks that cannot be carried here now. */
export type Missing = 'capacity' | 'recogniser';

/**
 * Room in this process and a place at the recogniser, both or neither.
 * @param room null when this process may take no further call
 */
export async function reserveBoth(
  db: Db,
  runtime: Runtime,
  call: Heard,
  room: Place | null,
  wake: (() => void) | null,
): Promise<Place | Missing> {
  if (room === null) return 'capacity';
  const place = await orGiveBack(room, () => reservePlace(db, runtime, call, wake));
  if (place !== null) return bothOf(place, room);
  room();
  return 'recogniser';
}

/** Gives both back. */
export function bothOf(place: Place, room: Place): Place {
  return () => {
    place();
    room();
  };
}

/**
 * Whether so many calls could be heard at once now, as far as this process knows: places are of the process that carries a call.
 * Takes them all and gives them back in one breath, so that nobody else goes without one meanwhile.
 */
export async function areHeard(db: Db, runtime: Runtime, call: Heard, calls: number): Promise<boolean> {
  const reserve = await reserverOf(db, runtime, call);
  if (!reserve) return true;
  const places: Place[] = [];
  for (let place = reserve(null); place !== null; place = places.length < calls ? reserve(null) : null) {
    places.push(place);
  }
  for (const give of places) give();
  return places.length >= calls;
}

/** Of the recogniser that will hear the call; null where it takes any number. */
async function reserverOf(db: Db, runtime: Runtime, call: Heard): Promise<SttProvider['acquireSlot'] | null> {
  const { workspace_id: workspaceId, agent_id: agentId, agent_version: version } = call;
  const keys = await ownKeys(db, runtime, workspaceId);
  // Voices of its own change nothing in how a call is heard, and every dial comes by here.
  const providers = runtime.providers.forAccounts({ workspaceId, keys, voices: [] });
  // Recognisers with bounds stand before those without.
  if (!providers.stt.acquireSlot) return null;
  const { settings } = await loadBlueprint(db, workspaceId, agentId, version);
  return providers.sttFor(settings.language).acquireSlot ?? null;
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

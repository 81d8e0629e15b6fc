// STT slots: connections to the speech recognizer that will transcribe a call. A slot is acquired before the call is dialed, so
// that no call is answered by an agent without a recognizer. It is released when the call is over. Slots belong to the process
// that carries the call.
import type { Db, Trx } from '../../../database/transaction.ts';
import type { SttProvider } from '../../../providers/ports/stt.ts';
import type { Uses } from '../../../runtime.ts';
import { loadBlueprint } from '../../agents/service.ts';
import { ownKeys } from '../../providers/service.ts';
import type { CallRow } from '../rows/calls.ts';
import { NOTHING_HELD, releaseOnFailure, combineReleases, type Release } from './permits.ts';

/** End detail of a call that cannot wait for an STT slot. */
export const NO_STT_SLOT = 'no connection to the recognizer was free';

export const PROCESS_FULL = 'this process has no free call capacity';

/** No process of the deployment has free capacity. */
export const DEPLOYMENT_FULL = 'no process has free call capacity';

/** The missing permit that prevents a call from being carried here now; also the `queue_reason` of its row. */
type MissingPermit = 'capacity' | 'recogniser';

export const WHY_MISSING: Readonly<Record<MissingPermit, string>> = { capacity: PROCESS_FULL, recogniser: NO_STT_SLOT };

/** Fields of a call that are known before it has a row. */
type TranscribedCall = Pick<CallRow, 'workspace_id' | 'agent_id' | 'agent_version'>;

/**
 * @param wake called when a slot may be free again; null when the caller will not retry
 * @returns null when all connections are in use, or another workspace is next in line
 */
export async function acquireSttSlot(
  db: Db,
  runtime: Uses<'vault' | 'providers'>,
  call: TranscribedCall,
  wake: (() => void) | null,
): Promise<Release | null> {
  const acquire = await slotsOf(db, runtime, call);
  return acquire ? acquire(wake) : NOTHING_HELD;
}

/**
 * Adds an STT slot to acquired capacity. Either both are kept or both are released.
 * @param releaseCapacity releases the acquired capacity; null when this process may not take another call
 */
export async function acquirePermits(
  trx: Trx,
  runtime: Uses<'vault' | 'providers'>,
  call: TranscribedCall,
  releaseCapacity: Release | null,
  wake: (() => void) | null,
): Promise<Release | MissingPermit> {
  if (releaseCapacity === null) return 'capacity';
  const slot = await releaseOnFailure(releaseCapacity, () => acquireSttSlot(trx, runtime, call, wake));
  if (slot !== null) return combineReleases(slot, releaseCapacity);
  releaseCapacity();
  return 'recogniser';
}

/**
 * Returns whether this process could transcribe this many calls concurrently now. Acquires all slots and releases them within one
 * tick, so that no other call misses a slot.
 */
export async function hasFreeSttSlots(
  db: Db,
  runtime: Uses<'vault' | 'providers'>,
  call: TranscribedCall,
  calls: number,
): Promise<boolean> {
  const acquire = await slotsOf(db, runtime, call);
  if (!acquire) return true;
  const slots: Release[] = [];
  for (let slot = acquire(null); slot !== null; slot = slots.length < calls ? acquire(null) : null) slots.push(slot);
  for (const release of slots) release();
  return slots.length >= calls;
}

/** Returns the function that acquires a slot of the call's recognizer; null when its connections are not limited. */
async function slotsOf(
  db: Db,
  runtime: Uses<'vault' | 'providers'>,
  call: TranscribedCall,
): Promise<SttProvider['acquireSlot'] | null> {
  const { workspace_id: workspaceId, agent_id: agentId, agent_version: version } = call;
  const keys = await ownKeys(db, runtime, workspaceId);
  // The workspace's own voices do not affect transcription, and this code runs for every dial.
  const providers = runtime.providers.forAccounts({ workspaceId, keys, voices: [] });
  // Recognizers with a limit are listed before those without, so the first one decides.
  if (!providers.stt.acquireSlot) return null;
  const { settings } = await loadBlueprint(db, workspaceId, agentId, version);
  return providers.sttFor(settings.language, settings.other_languages).acquireSlot ?? null;
}

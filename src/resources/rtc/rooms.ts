// Calls in LiveKit rooms. LiveKit's signed callback (calls/callbacks/livekit.ts) reports that a browser has joined the room of
// its call. A process of the voice role then claims the call and joins the room. Invariant: the callback is only a hint. The
// first job claims the call, so a callback that is repeated, or for a room without a call, has no effect. A late one ends the room.
// As with a socket, the call ends when the key or session that requested its token ends.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CredentialWatch } from '../../protocol/credentials.ts';
import type { Uses } from '../../runtime.ts';
import type { LiveCalls } from '../calls/live-calls.ts';
import { stageOfCall } from '../calls/service.ts';
import { endForLostAccess } from './service.ts';
import { selectHolding } from './store.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'rtc.join': { callId: string };
  }
}

/** Jobs for processes of the voice role. */
export function roomJobs(live: LiveCalls, access: CredentialWatch): Job[] {
  return [
    defineJob({
      name: 'rtc.join',
      lane: 'calls',
      maxAttempts: 5,
      run: (runtime, { callId }) => join(runtime, live, access, callId),
    }),
  ];
}

/** Starts the call and returns without waiting for its end. If this process dies first, the call times out without a participant. */
async function join(
  { db, livekit, log }: Uses<'db' | 'log' | 'livekit'>,
  live: LiveCalls,
  access: CredentialWatch,
  callId: string,
): Promise<void> {
  if (!livekit) throw new Error('LiveKit is no longer configured');
  const holding = await selectHolding(db, callId);
  if (holding && !(await access.isLive(holding))) return livekit.endRoom(callId);
  // If the call has not begun yet, it begins in an empty room and ends.
  const onLost = () => endForLostAccess(live.sessionOf(callId), () => void endRoom());
  const endRoom = () =>
    livekit
      .endRoom(callId)
      .catch((error: unknown) =>
        log.warn({ err: error, callId }, 'a LiveKit room could not be closed after its credential ended'),
      );
  const reservation = live.reserveJoin();
  // The job is retried by another process.
  if (!reservation) throw new Error('this process takes no further calls');
  const stopWatching = holding && access.watch(holding, onLost);
  reservation
    .join(callId, { open: (signal) => livekit.join(callId, signal) })
    .then(async (result) => {
      // A token outlives its call by a few minutes. Nobody else would end the room that it opens again.
      const isLate = result === 'over' && (await stageOfCall(db, callId)) === 'over';
      if (isLate || result === 'full' || result === 'unfunded') await livekit.endRoom(callId);
    })
    .catch((error: unknown) => log.error({ err: error, callId }, 'a call in a LiveKit room could not be joined'))
    .finally(() => stopWatching?.());
}

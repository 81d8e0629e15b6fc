// Calls in rooms of LiveKit: its signed callback (calls/callbacks/livekit.ts) says that a browser has joined the room of its call,
// and a process of the voice role claims the call and joins it there. Invariant: the callback is a hint. Whoever comes first
// claims the call, so one that comes twice, or late, or from a room that is no call of ours, changes nothing.
// As over a socket, the call ends when the key or session has ended that asked for its token.
import type { CredentialWatch } from '../../protocol/credentials.ts';
import type { Runtime } from '../../runtime.ts';
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { LiveCalls } from '../calls/live/live-calls.ts';
import { endForLostAccess } from './service.ts';
import { findHolding } from './store.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'rtc.join': { callId: string };
  }
}

/** For processes that carry calls. */
export function roomJobs(live: LiveCalls, access: CredentialWatch): Job[] {
  return [
    defineJob({
      name: 'rtc.join',
      maxAttempts: 5,
      run: (runtime, { callId }) => join(runtime, live, access, callId),
    }) as Job,
  ];
}

/** Does not wait for the end of the call: a job is over sooner. Should this process die first, nobody joins in time. */
async function join(
  { db, livekit, log }: Runtime,
  live: LiveCalls,
  access: CredentialWatch,
  callId: string,
): Promise<void> {
  if (!livekit) throw new Error('LiveKit is no longer configured');
  const holding = await findHolding(db, callId);
  if (holding && !(await access.isLive(holding))) return livekit.endRoom(callId);
  // A call that has not begun by then begins with nobody in its room, and ends.
  const onLost = () => endForLostAccess(live.sessionOf(callId), () => void endRoom());
  const endRoom = () =>
    livekit
      .endRoom(callId)
      .catch((error: unknown) => log.warn({ err: error, callId }, 'a room could not be ended with its key'));
  const stopWatching = holding && access.watch(holding, onLost);
  live
    .join(callId, { open: (signal) => livekit.join(callId, signal) })
    .then(async (result) => {
      if (result === 'full' || result === 'unfunded') await livekit.endRoom(callId);
    })
    .catch((error: unknown) => log.error({ err: error, callId }, 'a call in a room could not be joined'))
    .finally(() => stopWatching?.());
}

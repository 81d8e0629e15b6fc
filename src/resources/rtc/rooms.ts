// Calls in rooms of LiveKit: its signed callback (calls/livekit/hooks.ts) says that a browser has joined the room of its call,
// and a process of the voice role claims the call and joins it there. Invariant: the callback is a hint. Whoever comes first
// claims the call, so one that comes twice, or late, or from a room that is no call of ours, changes nothing.
import type { Runtime } from '../../core/context.ts';
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { LiveCalls } from '../calls/live/calls.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    'rtc.join': { callId: string };
  }
}

/** For processes that carry calls. */
export function roomJobs(live: LiveCalls): Job[] {
  return [
    defineJob({
      name: 'rtc.join',
      maxAttempts: 5,
      run: async (runtime, { callId }) => join(runtime, live, callId),
    }) as Job,
  ];
}

/** Does not wait for the end of the call: a job is over sooner. Should this process die first, nobody joins in time. */
function join({ livekit, log }: Runtime, live: LiveCalls, callId: string): void {
  if (!livekit) throw new Error('LiveKit is no longer configured');
  live
    .join(callId, { open: (signal) => livekit.join(callId, signal) })
    .then(async (result) => {
      if (result === 'full') await livekit.endRoom(callId);
    })
    .catch((error: unknown) => log.error({ err: error, callId }, 'a call in a room could not be joined'));
}

// What LiveKit calls back: a browser is in the room of its call, a telephone calls one of our numbers, or has left again.
// Invariants: nothing is believed without the server's signature over the body; a callback that comes twice, late, or from a
// room that is no call of ours, changes nothing; the answer takes no longer than the rows that it writes.
import { fail } from '../../../core/errors.ts';
import type { Callback } from '../../../protocol/callback.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { leaveCaller, offerCaller } from './livekit-callers.ts';

const roomCallback: Callback = {
  path: '/hooks/livekit',
  async receive(runtime, { headers, rawBody }) {
    const { db, livekit } = runtime;
    if (!livekit) throw fail('not_found');
    const told = await livekit.readCallback(rawBody.toString('utf8'), headers.authorization);
    if (told === 'forged') throw fail('invalid_signature');
    if (told?.type === 'browser_joined') {
      await enqueue(db, 'rtc.join', { callId: told.room }, { jobKey: `join:${told.room}` });
    }
    if (told?.type === 'caller_joined') await offerCaller(runtime, livekit, told.caller);
    if (told?.type === 'phone_left') await leaveCaller(runtime, livekit, told.caller);
    return { status: 200 };
  },
};

export const callbacks: readonly Callback[] = [roomCallback];

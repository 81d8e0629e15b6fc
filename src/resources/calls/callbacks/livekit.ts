// Callbacks of LiveKit: a browser joined the room of its call, a telephone called one of our numbers, or a telephone left.
// Invariants: a callback needs the server's signature over the body. A duplicate or late callback, or one from a room that is not
// one of our calls, has no effect. The response takes no longer than the rows that it writes.
import { fail } from '../../../core/errors.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Callback } from '../../../protocol/callback.ts';
import { hangUpWithoutAgent, offerCaller } from './livekit-callers.ts';

const roomCallback: Callback = {
  path: '/hooks/livekit',
  async receive(runtime, { headers, rawBody }) {
    const { db, livekit } = runtime;
    if (!livekit) throw fail('not_found');
    const callback = await livekit.readCallback(rawBody.toString('utf8'), headers.authorization);
    if (callback === 'forged') throw fail('invalid_signature');
    if (callback?.type === 'browser_joined') {
      await enqueue(db, 'rtc.join', { callId: callback.room }, { jobKey: `join:${callback.room}` });
    }
    if (callback?.type === 'caller_joined') await offerCaller(runtime, livekit, callback.caller);
    if (callback?.type === 'phone_left') await hangUpWithoutAgent(runtime, livekit, callback.caller);
    return { status: 200 };
  },
};

export const callbacks: readonly Callback[] = [roomCallback];

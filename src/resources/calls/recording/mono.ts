// The mono version of a recording: made when first asked for, in a thread of its own (an hour of audio is some ten seconds
// of work), then kept in storage beside the stereo one.
import { Worker } from 'node:worker_threads';
import type { Clock } from '../../../core/clock.ts';
import type { Context } from '../../../core/context.ts';
import { fail } from '../../../core/errors.ts';
import { createLimiter } from '../../../core/limiter.ts';
import { readWhole, wholeKey } from './pieces.ts';

const WAITING = 16;
const TIMEOUT_MS = 120_000;

const limiter = createLimiter(1, WAITING);
const underway = new Map<string, Promise<void>>();

/** The storage key of the mono version. @throws Failure `unavailable` when too many wait already */
export async function mixToMono(ctx: Context, callId: string): Promise<string> {
  const key = `recordings/${callId}.mono.mp3`;
  if ((await ctx.storage.size(key)) !== null) return key;
  let work = underway.get(callId);
  if (!work) {
    const turn = limiter.run(async () => {
      const stereo = await readWhole(ctx, wholeKey(callId));
      await ctx.storage.put(key, await mixInThread(ctx.clock, stereo));
    });
    if (turn === null) throw fail('unavailable', { detail: 'too many recordings are being mixed', retryAfter: 10 });
    work = turn.finally(() => underway.delete(callId));
    underway.set(callId, work);
  }
  await work;
  return key;
}

function mixInThread(clock: Clock, stereo: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mono-worker.ts', import.meta.url), { workerData: stereo });
    const late = clock.after(TIMEOUT_MS, () => {
      void worker.terminate();
      reject(new Error('mixing a recording took too long'));
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      late.cancel();
      reject(new Error('the mixing thread ended without a result'));
    });
  });
}

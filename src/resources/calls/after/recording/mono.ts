// The mono version of a recording: made at the first request, in a thread of its own (an hour of audio is some ten seconds of work), then
// kept in storage beside the stereo one. Read, mixed and written piece by piece: neither version is in memory as a whole.
import { Worker } from 'node:worker_threads';
import type { Clock } from '../../../../core/clock.ts';
import { fail } from '../../../../core/errors.ts';
import { createLimiter } from '../../../../core/limiter.ts';
import { contentOf, wholeKey } from './pieces.ts';
import { recordMonoSize } from '../../rows/recordings.ts';
import type { Context } from '../../../../runtime.ts';

const WAITING = 16;
const TIMEOUT_MS = 120_000;

const limiter = createLimiter(1, WAITING);
const inProgress = new Map<string, Promise<void>>();

/** The storage key of the mono version. @throws Failure `unavailable` when too many requests wait already */
export async function mixToMono(ctx: Context, callId: string): Promise<string> {
  const key = `recordings/${callId}.mono.mp3`;
  if ((await ctx.storage.size(key)) !== null) return key;
  let work = inProgress.get(callId);
  if (!work) {
    const turn = limiter.run(() => make(ctx, callId, key));
    if (turn === null) throw fail('unavailable', { detail: 'too many recordings are being mixed', retryAfter: 10 });
    work = turn.finally(() => inProgress.delete(callId));
    inProgress.set(callId, work);
  }
  await work;
  return key;
}

async function make(ctx: Context, callId: string, key: string): Promise<void> {
  await ctx.storage.put(key, mixed(ctx, wholeKey(callId)));
  const bytes = await ctx.storage.size(key);
  if (bytes !== null) await recordMonoSize(ctx.db, callId, bytes);
}

async function* mixed(ctx: Context, stereoKey: string): AsyncGenerator<Uint8Array> {
  const stereo = await contentOf(ctx, stereoKey);
  const mixer = startMixer(ctx.clock);
  try {
    for await (const bytes of stereo) yield await mixer.mix(bytes);
    yield await mixer.mix(null);
  } finally {
    mixer.stop();
  }
}

interface Mixer {
  /** Mixes one piece, and what was left of those before it; null ends the stream. One call at a time. */
  mix(stereo: Uint8Array | null): Promise<Uint8Array>;
  stop(): void;
}

function startMixer(clock: Clock): Mixer {
  const worker = new Worker(new URL('./mono-worker.ts', import.meta.url));
  let waiting = Promise.withResolvers<Uint8Array>();
  let failed: Error | null = null;
  const failMixing = (error: Error): void => {
    failed ??= error;
    late.cancel();
    waiting.reject(failed);
  };
  const late = clock.after(TIMEOUT_MS, () => {
    failMixing(new Error('mixing a recording took too long'));
    void worker.terminate();
  });
  // It may fail while no caller waits.
  waiting.promise.catch(() => undefined);
  worker.on('message', (mono: Uint8Array) => waiting.resolve(mono));
  worker.once('error', failMixing);
  worker.once('exit', () => failMixing(new Error('the mixing thread ended without a result')));
  return {
    async mix(stereo) {
      if (failed) throw failed;
      waiting = Promise.withResolvers();
      // The thread gets a copy: a piece may be a view of a larger buffer.
      const bytes = stereo && new Uint8Array(stereo);
      worker.postMessage(bytes, bytes ? [bytes.buffer] : []);
      return waiting.promise;
    },
    stop() {
      late.cancel();
      void worker.terminate();
    },
  };
}

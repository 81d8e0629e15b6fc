// The mono version of a recording. Created on the first request, in a separate thread (about ten seconds of work per hour of
// audio), then kept in storage next to the stereo version. Read, mixed and written piece by piece, so neither version is in
// memory as a whole.
import { fail } from '../../../core/errors.ts';
import { createFairLimiter, QueueFull } from '../../../core/limiter.ts';
import type { Context } from '../../../runtime.ts';
import { createWorkerClient } from '../../../workers/worker-client.ts';
import { recordMonoSize } from '../rows/recordings.ts';
import { contentOf, monoKey, wholeKey } from './pieces.ts';

const WAITING = 16;
/** Timeout for one piece of the recording. */
const TIMEOUT_MS = 120_000;
const MIXER = new URL('./mono-worker.ts', import.meta.url);

const limiter = createFairLimiter(1, WAITING, WAITING);
const inProgress = new Map<string, Promise<void>>();

/**
 * Returns the storage key of the mono version.
 * @throws Failure `unavailable` when too many requests are waiting, `recording_not_found`
 */
export async function mixToMono(ctx: Context, callId: string): Promise<string> {
  const key = monoKey(callId);
  if ((await ctx.storage.size(key)) !== null) return key;
  let work = inProgress.get(callId);
  if (!work) {
    work = limiter.run(ctx.actor.workspaceId, () => make(ctx, callId, key)).finally(() => inProgress.delete(callId));
    inProgress.set(callId, work);
  }
  try {
    await work;
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw fail('unavailable', { detail: 'too many recordings are being mixed', retryAfter: 10 });
  }
  return key;
}

async function make(ctx: Context, callId: string, key: string): Promise<void> {
  if ((await ctx.storage.size(wholeKey(callId))) === null) throw fail('recording_not_found');
  await ctx.storage.put(key, mixed(ctx, wholeKey(callId)));
  const bytes = await ctx.storage.size(key);
  if (bytes === null || (await recordMonoSize(ctx.db, callId, bytes))) return;
  await ctx.storage.delete([key]);
  throw fail('recording_not_found');
}

async function* mixed(ctx: Context, stereoKey: string): AsyncGenerator<Uint8Array> {
  const stereo = await contentOf(ctx, stereoKey);
  const thread = createWorkerClient<Uint8Array | null, Uint8Array>({
    url: MIXER,
    timeoutMs: TIMEOUT_MS,
    clock: ctx.clock,
  });
  const mixer = thread.openStream();
  try {
    // Copied for transfer to the thread, because a piece may be a view of a larger buffer.
    for await (const bytes of stereo) yield await mixer.ask(new Uint8Array(bytes));
    yield await mixer.ask(null);
  } finally {
    await thread.close();
  }
}

// Serves recordings, whole or by range, in stereo or mixed to mono. Always from storage, never by redirect.
import type { ReplyOf } from '../../../../generated/operations.ts';
import { sleep } from '../../../core/clock.ts';
import { fail } from '../../../core/errors.ts';
import type { Context } from '../../../runtime.ts';
import { askStorage } from '../../storage/service.ts';
import { mixToMono } from '../recording/mono.ts';
import { wholeKey } from '../recording/pieces.ts';
import { parseRange } from '../recording/range.ts';
import type { CallRow } from '../rows/calls.ts';
import { requireCall, requireContent } from '../service.ts';

interface RecordingRequest {
  channels: 'stereo' | 'mono';
  range: string | undefined;
}

/** Maximum wait of a request for a recording that is being encoded, so that clients that come right after the call get it. */
const PENDING_MS = 3_000;
const PENDING_POLL_MS = 100;
/** If storage works, the job has finished by then. */
const PENDING_RETRY_SECONDS = 10;
const MEDIA_TYPE = 'audio/mpeg';

/**
 * @throws Failure `call_not_found`, `recording_not_ready`, `recording_not_found`, `recording_failed`, `content_removed`,
 * `range_not_satisfiable`, `unavailable`
 */
export async function serveRecording(
  ctx: Context,
  id: string,
  request: RecordingRequest,
): Promise<ReplyOf<'getCallRecording'>> {
  const call = await recordedCall(ctx, id);
  if (call.ended_at === null) throw fail('recording_not_ready', { detail: 'The call is not over yet.', retryAfter: 5 });
  requireContent(call, 'recording');
  if (call.recording_state === null) throw fail('recording_not_found');
  if (call.recording_state === 'pieces') {
    throw fail('recording_not_ready', {
      detail: 'The recording is being assembled. Try again later.',
      retryAfter: PENDING_RETRY_SECONDS,
    });
  }
  if (call.recording_state === 'failed') throw fail('recording_failed');
  return askStorage(() => serveStored(ctx, id, request));
}

async function serveStored(ctx: Context, id: string, request: RecordingRequest): Promise<ReplyOf<'getCallRecording'>> {
  const key = request.channels === 'mono' ? await mixToMono(ctx, id) : wholeKey(id);
  const size = await ctx.storage.size(key);
  if (size === null) throw fail('recording_not_found');
  const range = parseRange(request.range, size);
  if (range === 'unsatisfiable') {
    throw fail('range_not_satisfiable', { detail: `The recording has ${size} bytes.`, wholeBytes: size });
  }
  const stream = await ctx.storage.get(key, range ?? undefined);
  if (!stream) throw fail('recording_not_found');
  const headers = {
    'accept-ranges': 'bytes',
    // The URL may contain an access token. A cache would serve the recording after the token has expired.
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="${id}.mp3"`,
  };
  if (range === null) {
    return { status: 200, contentType: MEDIA_TYPE, stream, headers: { ...headers, 'content-length': String(size) } };
  }
  const part = {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
  };
  return { status: 206, contentType: MEDIA_TYPE, stream, headers: { ...headers, ...part } };
}

/** Returns the call. Waits while its recording is being assembled, at most PENDING_MS. */
async function recordedCall(ctx: Context, id: string): Promise<CallRow> {
  const until = ctx.clock.monotonic() + PENDING_MS;
  let call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  while (call.ended_at !== null && call.recording_state === 'pieces' && ctx.clock.monotonic() < until) {
    await sleep(ctx.clock, PENDING_POLL_MS, ctx.signal);
    call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  }
  return call;
}

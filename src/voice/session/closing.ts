// Ends a session: closes everything, then reports the end and its summary to the host.
// Invariant: the host receives one `ended`, after everything else, which is retried if it fails; a component that fails to close
// does not prevent it.
import { withDeadline } from '../../core/deadline.ts';
import type { SessionEnd, SessionSummary } from '../host.ts';
import type { SpeechInput } from '../in/speech-input.ts';
import type { SpeechOutput } from '../out/speech-output.ts';
import type { AudioRecorder } from '../recording/recorder.ts';
import type { Supervision } from '../supervision/supervision.ts';
import type { WarmTransfer } from '../transfer/warm-transfer.ts';
import type { OpenContext } from './context.ts';
import { writeWithRetries } from './host-writes.ts';
import type { Keypad } from './keypad.ts';
import type { LatencyMeter } from './latency.ts';
import type { PendingCommands } from './pending-commands.ts';
import type { TokenUsage } from './token-usage.ts';

const CLOSE_TIMEOUT_MS = 2000;

/** Components that end with the session, and its usage. */
interface ClosingParts {
  input: SpeechInput;
  output: SpeechOutput;
  warm: WarmTransfer;
  recorder: AudioRecorder | null;
  supervision: Supervision;
  pending: PendingCommands;
  keypad: Keypad;
  latency: LatencyMeter;
  tokens: TokenUsage;
}

export interface SessionResult {
  end: SessionEnd;
  summary: SessionSummary;
}

/** Never rejects. */
export async function endSession(
  { ctx, abort, hostWrites }: OpenContext,
  parts: ClosingParts,
  end: SessionEnd,
): Promise<SessionResult> {
  const { hostClock, line, host, log } = ctx;
  parts.pending.rejectAll();
  const durationMs = Math.round(ctx.nowMs());
  parts.supervision.end(durationMs);
  abort.abort(new Error('the session has ended'));
  const closing = [parts.input.close(), line.close(), parts.warm.close(), parts.keypad.idle()].map((one) =>
    withDeadline(hostClock, CLOSE_TIMEOUT_MS, one),
  );
  for (const result of await Promise.allSettled(closing)) {
    if (result.status === 'rejected')
      log.warn({ err: result.reason as Error }, 'a component of a session did not close in time');
  }
  ctx.privacy.flush();
  const recorded = (await parts.recorder?.finish(durationMs)) ?? null;
  await hostWrites.finish();
  const summary = summarize(parts, durationMs, recorded);
  try {
    await writeWithRetries(hostClock, () => host.ended(end, summary));
  } catch (error) {
    log.error({ err: error }, 'the host did not record the end of a session');
  }
  return { end, summary };
}

function summarize(
  { output, input, warm, latency, tokens }: ClosingParts,
  durationMs: number,
  recorded: Awaited<ReturnType<AudioRecorder['finish']>> | null,
): SessionSummary {
  const { counts } = output;
  const second = warm.usage();
  return {
    durationMs,
    latency: latency.summary(),
    waveform: recorded?.waveform ?? null,
    recording: recorded?.stored ?? null,
    usage: {
      ...tokens.total,
      ttsCharacters: output.characters() + second.characters,
      sttMs: input.transcribedMs(),
      fallbackSttMs: input.fallbackMs(),
      transferMs: Math.round(second.legMs),
    },
    frames: { ...counts, dropped: counts.dropped + second.dropped },
  };
}

export function internalError(detail: string): SessionEnd {
  return { status: 'failed', reason: 'internal_error', detail };
}

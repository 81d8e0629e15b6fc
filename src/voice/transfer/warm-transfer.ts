// A warm transfer: the caller hears a soft ringback while a human is called. The human hears a briefing and accepts or declines
// the call. After acceptance both lines are bridged. The turn machine decides when a transfer begins and when it is abandoned.
// Invariants: a second leg that was dialed is hung up, however the transfer ends. The caller's line is never silent for four
// seconds. Nothing of a transfer is recorded after the session's signal is aborted.
import { untilAborted, withDeadline } from '../../core/deadline.ts';
import type { DialEvent, Line } from '../../providers/ports/carrier.ts';
import type { Caption } from '../../providers/ports/stt.ts';
import { phrasesOf, type SessionAgentState } from '../session/agent-state.ts';
import type { SessionContext } from '../session/context.ts';
import type { TransferIntent } from '../vocabulary.ts';
import { bridgeLines, type LineBridge } from './bridge.ts';
import { briefHuman, type NotAccepted } from './briefing.ts';
import { startRingback } from './ringback.ts';

/** Time that an answered second leg waits for a briefing that is not ready yet. */
const BRIEFING_TIMEOUT_MS = 4000;

/** Dials a second leg over the call's carrier. @throws Error why this number may not be called */
export type DialSecondLeg = (to: string, signal: AbortSignal) => AsyncIterable<DialEvent>;

interface WarmTransferOptions {
  /** Null where no second leg can be dialed. */
  dial: DialSecondLeg | null;
  /** The recording disclosure, spoken first to the human as it was to the caller. */
  disclosure: string | null;
  /** Summarizes the call so far in a few sentences; null when no model is available. */
  summarize(signal: AbortSignal): Promise<string | null>;
}

export interface WarmTransfer {
  /** Resolves once both sides hear each other. @throws Error why they do not */
  connect(intent: TransferIntent): Promise<void>;
  /** Gives up the transfer in progress, and hangs up its second leg at once. */
  abandon(): void;
  /** Passes the caller's frame to the human, once both are bridged. */
  bridgeCallerFrame(frame: Int16Array): void;
  bridgeCallerCaption(caption: Caption): void;
  /**
   * Totals of all second legs so far: milliseconds from answer to hang-up, characters spoken on them, frames
   * that arrived too late.
   */
  usage(): { legMs: number; characters: number; dropped: number };
  /** Hangs up the second leg. */
  close(): Promise<void>;
}

type Reason = NotAccepted | Extract<DialEvent, { type: 'failed' }>['reason'] | 'refused';

/** Why no human took over. The message is sent to the model and to the sender of a control command. */
class NotConnected extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const NOT_ACCEPTED: Readonly<Record<NotAccepted, string>> = {
  declined: 'the person who answered declined the call',
  machine: 'a machine answered',
  no_decision: 'the person who answered neither accepted nor declined the call',
  hung_up: 'the person who answered hung up',
  tts_error: 'the briefing could not be spoken',
};

function notAccepted(reason: NotAccepted): NotConnected {
  return new NotConnected(reason, NOT_ACCEPTED[reason]);
}

/** The second leg, from its answer on. */
interface SecondLeg {
  line: Line;
  answeredMs: number;
}

/** One transfer. An abandoned one may still be in progress while the next one begins. */
interface Attempt {
  abort: AbortController;
  leg: SecondLeg | null;
  /** Null until the human has accepted the call. */
  bridge: LineBridge | null;
}

type Progress = (state: 'dialing' | 'ringing' | 'briefing' | 'accepted' | 'failed', reason?: string | null) => void;

export function createWarmTransfer(
  ctx: SessionContext,
  state: SessionAgentState,
  options: WarmTransferOptions,
): WarmTransfer {
  const { clock, line, taps, nowMs } = ctx;
  const used = { legMs: 0, characters: 0, dropped: 0 };
  const attempts: Attempt[] = [];
  /** Attempts and hang-ups in progress. */
  const running = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    const tracked = work.finally(() => running.delete(tracked)).catch(() => undefined);
    running.add(tracked);
  };

  /** Does not wait for the carrier, so that a slow one delays nothing. */
  const hangUp = (attempt: Attempt): void => {
    used.dropped += attempt.bridge?.dropped ?? 0;
    attempt.bridge = null;
    const { leg } = attempt;
    if (!leg) return;
    attempt.leg = null;
    used.legMs += nowMs() - leg.answeredMs;
    track(leg.line.close().catch((err: unknown) => ctx.log.warn({ err }, 'a second leg could not be hung up')));
  };

  /** @throws NotConnected, or the reason why the carrier could not be asked to dial */
  const ring = async (attempt: Attempt, to: string, signal: AbortSignal, progress: Progress): Promise<Line> => {
    if (!options.dial) throw new NotConnected('refused', 'this line cannot place calls');
    for await (const event of options.dial(to, signal)) {
      if (event.type === 'ringing') progress('ringing');
      else if (event.type === 'failed') throw new NotConnected(event.reason, event.detail);
      else {
        attempt.leg = { line: event.line, answeredMs: nowMs() };
        // Nobody waits any more for a carrier that was asked to give up, but connected the human.
        if (signal.aborted) hangUp(attempt);
        if (event.by === 'machine') throw new NotConnected('machine', NOT_ACCEPTED.machine);
        return event.line;
      }
    }
    throw new NotConnected('carrier_error', 'the carrier reported neither an answer nor a failure');
  };

  const askHuman = async (human: Line, text: string, signal: AbortSignal): Promise<void> => {
    const { voices } = state;
    const { briefing: phrases } = phrasesOf(state);
    const { disclosure } = options;
    const { decision, characters } = await briefHuman({
      clock,
      line: human,
      voices,
      phrases,
      disclosure,
      text,
      signal,
    });
    used.characters += characters;
    if (decision !== 'accepted') throw notAccepted(decision);
  };

  const run = async (attempt: Attempt, intent: TransferIntent, signal: AbortSignal): Promise<void> => {
    const { to } = intent;
    const progress: Progress = (progressState, reason = null) => {
      if (ctx.signal.aborted || (signal.aborted && progressState !== 'failed')) return;
      ctx.record({ type: 'transfer_progress', to, state: progressState, reason });
    };
    const stopRingback = startRingback({ clock, line, taps, onLineLost: (error) => reportLost(ctx, 'caller', error) });
    signal.addEventListener('abort', stopRingback, { once: true });
    try {
      progress('dialing');
      const text = briefingText(ctx, state, options, intent, signal);
      const human = await untilAborted(signal, () => {
        const ringing = ring(attempt, to, signal, progress);
        track(ringing);
        return ringing;
      });
      progress('briefing');
      await askHuman(human, await untilAborted(signal, () => text), signal);
      signal.throwIfAborted();
      attempt.bridge = join(ctx, human);
      progress('accepted');
    } catch (error) {
      hangUp(attempt);
      progress('failed', error instanceof NotConnected ? error.reason : signal.aborted ? 'canceled' : 'refused');
      throw error;
    } finally {
      signal.removeEventListener('abort', stopRingback);
      stopRingback();
    }
  };

  return {
    connect(intent) {
      const attempt: Attempt = { abort: new AbortController(), leg: null, bridge: null };
      attempts.push(attempt);
      const connected = run(attempt, intent, AbortSignal.any([ctx.signal, attempt.abort.signal]));
      track(connected);
      return connected;
    },
    abandon() {
      const attempt = attempts.at(-1);
      if (!attempt) return;
      attempt.abort.abort(new Error('the transfer was given up'));
      hangUp(attempt);
    },
    bridgeCallerFrame: (frame) => attempts.at(-1)?.bridge?.passCallerFrame(frame),
    bridgeCallerCaption: (caption) => attempts.at(-1)?.bridge?.passCallerCaption(caption),
    usage() {
      const legMs = attempts.reduce((sum, { leg }) => sum + (leg ? nowMs() - leg.answeredMs : 0), used.legMs);
      return { ...used, legMs };
    },
    async close() {
      attempts.forEach(hangUp);
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function reportLost({ log, emit, nowMs }: SessionContext, whose: 'caller' | 'human', err: Error): void {
  log.warn({ err, whose }, 'a line refused a frame during a transfer; the session ends');
  emit({ type: whose === 'caller' ? 'line_closed' : 'peer_closed', reason: 'lost', atMs: nowMs() });
}

/** Connects both lines. @throws NotConnected if the human has hung up in the meantime */
function join(ctx: SessionContext, human: Line): LineBridge {
  const { clock, line: caller, taps, emit, nowMs } = ctx;
  let isConnected = false;
  let isOver = false;
  human.onClose((reason) => {
    isOver = true;
    if (isConnected) emit({ type: 'peer_closed', reason, atMs: nowMs() });
  });
  // The turn machine ignores the end of a line that is not connected yet.
  if (isOver) throw notAccepted('hung_up');
  isConnected = true;
  const onLineLost = (whose: 'caller' | 'human', error: Error): void => reportLost(ctx, whose, error);
  const bridge = bridgeLines({ clock, caller, human, taps, onLineLost });
  human.onFrame(bridge.passHumanFrame);
  human.onCaption(bridge.passHumanCaption);
  return bridge;
}

/**
 * Returns the briefing for the human: the given text, otherwise a summary of the call, otherwise the caller's last words. Never
 * rejects.
 */
async function briefingText(
  { hostClock, warn }: SessionContext,
  state: SessionAgentState,
  { summarize }: WarmTransferOptions,
  intent: TransferIntent,
  signal: AbortSignal,
): Promise<string> {
  if (intent.briefing !== null) return intent.briefing;
  const late = new AbortController();
  try {
    const summarizing = summarize(AbortSignal.any([signal, late.signal]));
    const summary = await withDeadline(hostClock, BRIEFING_TIMEOUT_MS, summarizing);
    if (summary !== null) return summary;
  } catch (error) {
    if (signal.aborted) return '';
    warn('summary_failed', (error as Error).message);
  } finally {
    // Stops a model that takes longer; its summary would not be used.
    late.abort();
  }
  const caller = state.history.lastUserText();
  return caller === '' ? '' : phrasesOf(state).briefing.lastWords.replace('{caller}', () => caller);
}

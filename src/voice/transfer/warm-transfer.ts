// A warm transfer: the caller hears a soft ringback while a human is called, the human hears a briefing and accepts the call or
// not, then both lines are bridged. The turn machine decides when it begins and when it is abandoned.
// Invariants: a second leg that was dialed is hung up, however the transfer ends; the caller's line is never silent for four
// seconds; nothing of a transfer is recorded after the session's signal is aborted.
import type { Caption, DialEvent, Line } from '../../providers/ports.ts';
import { withDeadline } from '../../core/deadline.ts';
import { phrasesOf, type SessionAgentState } from '../session/agent-state.ts';
import type { SessionContext } from '../session/context.ts';
import type { TransferIntent } from '../vocabulary.ts';
import { bridgeLines, type LineBridge } from './bridge.ts';
import { briefHuman, type NotAccepted } from './briefing.ts';
import { startRingback } from './ringback.ts';

/** How long an answered second leg waits for a briefing that is not ready yet. */
const BRIEFING_TIMEOUT_MS = 4000;

/** Dials a second leg over the call's carrier. @throws Error why this number may not be called */
export type DialSecondLeg = (to: string, signal: AbortSignal) => AsyncIterable<DialEvent>;

export interface WarmTransferOptions {
  /** Null where no second leg can be dialed. */
  dial: DialSecondLeg | null;
  /** What the human hears first when the call is recorded, as the caller did. */
  disclosure: string | null;
  /** What the call is about so far, in a few sentences; null without a model that can say it. */
  summarize(signal: AbortSignal): Promise<string | null>;
}

export interface WarmTransfer {
  /** Resolves once both sides hear each other. @throws Error why they do not */
  connect(intent: TransferIntent): Promise<void>;
  /** Gives up the transfer that is under way. */
  abandon(): void;
  /** Passes the caller's frame to the human, once both are bridged. */
  bridgeCallerFrame(frame: Int16Array): void;
  bridgeCallerCaption(caption: Caption): void;
  /** Of second legs so far: milliseconds from answer to hang-up, characters spoken on them, frames that came too late. */
  usage(): { legMs: number; characters: number; dropped: number };
  /** Hangs up the second leg. */
  close(): Promise<void>;
}

type Reason = NotAccepted | Extract<DialEvent, { type: 'failed' }>['reason'] | 'refused';

/** Why no human took over. The message goes to the model and to the sender of a control command. */
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

/** The second leg from its answer on. */
interface SecondLeg {
  line: Line;
  answeredMs: number;
}

type Progress = (state: 'dialing' | 'ringing' | 'briefing' | 'accepted' | 'failed', reason?: string | null) => void;

export function createWarmTransfer(
  ctx: SessionContext,
  state: SessionAgentState,
  options: WarmTransferOptions,
): WarmTransfer {
  const { clock, line: caller, taps, nowMs } = ctx;
  const used = { legMs: 0, characters: 0, dropped: 0 };
  let current: AbortController | null = null;
  let running: Promise<void> = Promise.resolve();
  let leg: SecondLeg | null = null;
  let bridge: LineBridge | null = null;

  const hangUp = async (): Promise<void> => {
    used.dropped += bridge?.dropped ?? 0;
    bridge = null;
    if (!leg) return;
    const { line, answeredMs } = leg;
    leg = null;
    used.legMs += nowMs() - answeredMs;
    await line.close();
  };

  /** @throws NotConnected, or what kept the carrier from being asked */
  const ring = async (to: string, signal: AbortSignal, progress: Progress): Promise<Line> => {
    if (!options.dial) throw new NotConnected('refused', 'this line cannot call anybody');
    for await (const event of options.dial(to, signal)) {
      if (event.type === 'ringing') progress('ringing');
      else if (event.type === 'failed') throw new NotConnected(event.reason, event.detail);
      else {
        leg = { line: event.line, answeredMs: nowMs() };
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
    if (decision !== 'accepted') throw new NotConnected(decision, NOT_ACCEPTED[decision]);
  };

  const join = (human: Line): void => {
    const joined = bridgeLines({ clock, caller, human, taps });
    bridge = joined;
    human.onFrame(joined.passHumanFrame);
    human.onCaption(joined.passHumanCaption);
    human.onClose((reason) => ctx.emit({ type: 'peer_closed', reason, atMs: nowMs() }));
  };

  const run = async (intent: TransferIntent, signal: AbortSignal): Promise<void> => {
    const { to } = intent;
    const progress: Progress = (progressState, reason = null) => {
      if (!ctx.signal.aborted) ctx.record({ type: 'transfer_progress', to, state: progressState, reason });
    };
    const stopRingback = startRingback({ clock, line: caller, taps });
    signal.addEventListener('abort', stopRingback, { once: true });
    try {
      progress('dialing');
      const text = briefingText(ctx, state, options, intent, signal);
      const human = await ring(to, signal, progress);
      progress('briefing');
      await askHuman(human, await text, signal);
      progress('accepted');
      join(human);
    } catch (error) {
      await hangUp();
      progress('failed', error instanceof NotConnected ? error.reason : signal.aborted ? 'canceled' : 'refused');
      throw error;
    } finally {
      signal.removeEventListener('abort', stopRingback);
      if (!signal.aborted) stopRingback();
    }
  };

  return {
    connect(intent) {
      current = new AbortController();
      const connected = run(intent, AbortSignal.any([ctx.signal, current.signal]));
      // `close` waits for its end, however it ends.
      running = connected.catch(() => undefined);
      return connected;
    },
    abandon: () => current?.abort(new Error('the transfer was given up')),
    bridgeCallerFrame: (frame) => bridge?.passCallerFrame(frame),
    bridgeCallerCaption: (caption) => bridge?.passCallerCaption(caption),
    usage: () => ({ ...used, legMs: used.legMs + (leg ? nowMs() - leg.answeredMs : 0) }),
    async close() {
      await running;
      await hangUp();
    },
  };
}

/** What the human hears: the given briefing, else a summary of the call, else the caller's last words. Never rejects. */
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
    // A model that takes longer writes for nobody.
    late.abort();
  }
  const caller = state.history.lastUserText();
  return caller === '' ? '' : phrasesOf(state).briefing.lastWords.replace('{caller}', () => caller);
}

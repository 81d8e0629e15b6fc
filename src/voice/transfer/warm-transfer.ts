// A warm transfer as it happens: the caller hears a soft ringback while a human is called, the human hears a briefing and takes
// the call or not, then both lines are one conversation. Made by session.ts; the turn machine says when.
// Invariants: a second leg that was dialed is hung up, whatever way this ends; the caller's line is never silent for four
// seconds; nothing is told of it after the session's signal is aborted.
import type { Clock } from '../../core/clock.ts';
import type { Caption, DialEvent, Line } from '../../providers/ports.ts';
import { bridgeLines, type LineBridge } from './bridge.ts';
import { brief, type NotTaken } from './briefing.ts';
import { startRingback } from './ringback.ts';
import { withDeadline } from '../deadline.ts';
import type { SessionEvent } from '../host.ts';
import type { Phrases } from '../out/phrases.ts';
import type { Voices } from '../out/synthesis.ts';
import type { TransferIntent, TurnEvent } from '../vocabulary.ts';

/** A briefing that is not made by the time somebody has answered is waited for so long. */
const BRIEFING_TIMEOUT_MS = 4000;

export interface WarmTransferOptions {
  clock: Clock;
  /** The caller's. */
  line: Line;
  voices: Voices;
  phrases(): Phrases;
  /** Whoever joins a call that is recorded hears so, as the caller did. */
  disclosure: string | null;
  /** Calls somebody over the carrier of the call; null where nothing can. Fails with why nobody may be called. */
  connect: ((to: string, signal: AbortSignal) => AsyncIterable<DialEvent>) | null;
  /** What the call is about so far, in a few sentences; null when nobody can tell. */
  summarise(signal: AbortSignal): Promise<string | null>;
  /** The caller's, for when there is no summary. */
  lastWords(): string;
  nowMs(): number;
  /** Of the session. */
  signal: AbortSignal;
  /** The caller hears this frame at this monotonic time. */
  onFrame(frame: Int16Array, heardAt: number): void;
  onCut(): void;
  record(event: SessionEvent): void;
  emit(event: TurnEvent): void;
}

export interface WarmTransfer {
  /** Resolves once both sides hear each other. @throws Error why they do not */
  connect(intent: TransferIntent): Promise<void>;
  /** Gives up the one that is under way. */
  abandon(): void;
  fromCaller(frame: Int16Array): void;
  captionOfCaller(caption: Caption): void;
  /** Of second legs so far: milliseconds from answer to hang-up, characters spoken on them, frames that came too late. */
  usage(): { legMs: number; characters: number; dropped: number };
  /** Hangs up whoever is on the second leg. */
  close(): Promise<void>;
}

type Reason = NotTaken | Extract<DialEvent, { type: 'failed' }>['reason'] | 'refused';

/** Why nobody took over; the message is for whoever wished it, and for the model. */
class NotConnected extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const WHY: Readonly<Record<NotTaken, string>> = {
  declined: 'whoever answered declined the call',
  machine: 'a machine answered',
  no_decision: 'whoever answered neither took nor declined the call',
  hung_up: 'whoever answered hung up',
  tts_error: 'the briefing could not be spoken',
};

/** The second leg from its answer on. */
interface Leg {
  line: Line;
  answeredMs: number;
}

export function createWarmTransfer(options: WarmTransferOptions): WarmTransfer {
  const { clock, line: caller, signal, nowMs, record, emit } = options;
  const used = { legMs: 0, characters: 0, dropped: 0 };
  let going: AbortController | null = null;
  let running: Promise<void> = Promise.resolve();
  let leg: Leg | null = null;
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

  /** @throws NotConnected, or whatever keeps the carrier from being asked */
  const ring = async (to: string, on: AbortSignal, progress: Progress): Promise<Line> => {
    if (!options.connect) throw new NotConnected('refused', 'this line cannot call anybody');
    for await (const event of options.connect(to, on)) {
      if (event.type === 'ringing') progress('ringing');
      else if (event.type === 'failed') throw new NotConnected(event.reason, event.detail);
      else {
        leg = { line: event.line, answeredMs: nowMs() };
        if (event.by === 'machine') throw new NotConnected('machine', WHY.machine);
        return event.line;
      }
    }
    throw new NotConnected('carrier_error', 'the carrier told nothing');
  };

  const ask = async (human: Line, text: string, on: AbortSignal): Promise<void> => {
    const { voices, disclosure } = options;
    const phrases = options.phrases().briefing;
    const briefed = brief({ clock, line: human, voices, phrases, disclosure, text, signal: on });
    const { decision, characters } = await briefed;
    used.characters += characters;
    if (decision !== 'taken') throw new NotConnected(decision, WHY[decision]);
  };

  const join = (human: Line): void => {
    const joined = bridgeLines({ clock, caller, human, onHuman: options.onFrame });
    bridge = joined;
    human.onFrame(joined.fromHuman);
    human.onCaption(joined.captionOfHuman);
    human.onClose((reason) => emit({ type: 'peer_closed', reason, atMs: nowMs() }));
  };

  const run = async (intent: TransferIntent, on: AbortSignal): Promise<void> => {
    const { to } = intent;
    const progress: Progress = (state, reason = null) => {
      if (!signal.aborted) record({ type: 'transfer_progress', to, state, reason });
    };
    const stopComfort = startRingback({ clock, line: caller, onFrame: options.onFrame, onCut: options.onCut });
    on.addEventListener('abort', stopComfort, { once: true });
    try {
      progress('dialing');
      const text = textOf(intent, options, on);
      const human = await ring(to, on, progress);
      progress('briefing');
      await ask(human, await text, on);
      progress('accepted');
      join(human);
    } catch (error) {
      await hangUp();
      progress('failed', error instanceof NotConnected ? error.reason : on.aborted ? 'canceled' : 'refused');
      throw error;
    } finally {
      on.removeEventListener('abort', stopComfort);
      if (!on.aborted) stopComfort();
    }
  };

  return {
    connect(intent) {
      going = new AbortController();
      const connected = run(intent, AbortSignal.any([signal, going.signal]));
      // For close, which waits for the end of it and does not care how it ended.
      running = connected.catch(() => undefined);
      return connected;
    },
    abandon: () => going?.abort(new Error('the transfer was given up')),
    fromCaller: (frame) => bridge?.fromCaller(frame),
    captionOfCaller: (caption) => bridge?.captionOfCaller(caption),
    usage: () => ({ ...used, legMs: used.legMs + (leg ? nowMs() - leg.answeredMs : 0) }),
    async close() {
      await running;
      await hangUp();
    },
  };
}

type Progress = (state: 'dialing' | 'ringing' | 'briefing' | 'accepted' | 'failed', reason?: string | null) => void;

/** What the human is told: what was given, else what the call is about, else the caller's last words. Never fails. */
async function textOf(intent: TransferIntent, options: WarmTransferOptions, on: AbortSignal): Promise<string> {
  if (intent.briefing !== null) return intent.briefing;
  const { clock, summarise, record } = options;
  try {
    const summary = await withDeadline(clock, BRIEFING_TIMEOUT_MS, summarise(on));
    if (summary !== null) return summary;
  } catch (error) {
    if (on.aborted) return '';
    record({ type: 'warning', code: 'summary_failed', detail: (error as Error).message });
  }
  const caller = options.lastWords();
  return caller === '' ? '' : options.phrases().briefing.lastWords.replace('{caller}', () => caller);
}

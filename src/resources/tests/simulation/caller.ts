// The caller of a test: takes its turns when the agent listens, or while it speaks. Its words are from a script, from rules or
// from a model (CallerPart). Invariants: it never speaks after the end; every wait is limited; its random numbers depend on the
// seed.
import type { Clock, Timer } from '../../../core/clock.ts';
import type { SessionView, TurnState } from '../../../voice/vocabulary.ts';

/** Next actions of the caller, in this order: wait, speak, press, hang up. */
export interface CallerMove {
  /** Parts that are spoken with a hesitation between them. */
  say?: readonly string[];
  press?: string;
  /** Default: a natural pause. */
  waitMs?: number;
  hangUp?: boolean;
}

export interface CallerPart {
  /** @param heard agent's words since the caller's last turn. Returns null if the caller has nothing more to say */
  next(heard: string): Promise<CallerMove | null>;
  /** Whether the next move interrupts the agent instead of waiting until it has finished. */
  interruptsNext(): boolean;
}

/** Output of the caller: speech and keys. */
export interface CallerVoice {
  /** Resolves when the last part has been spoken. */
  say(parts: readonly string[], pauseMs: number): Promise<void>;
  press(digits: string): void;
  hangUp(): void;
}

interface CallerOptions {
  clock: Clock;
  part: CallerPart;
  voice: CallerVoice;
  random: () => number;
  maxTurns: number;
  /** Called when a turn of the caller begins. Turns are counted from 1. */
  onTurn(turn: number): void;
  /** Called when the caller goes on although the agent has said nothing since the words of this turn. */
  onUnanswered(turn: number): void;
  /** Called when the agent has finished and waits for the caller. */
  onListening(): void;
  onFailure(error: Error): void;
}

/** Typical response time of people. */
const REACTION_MS = 350;
const REACTION_SPREAD_MS = 300;
/** Long enough to end the turn of an agent that does not wait for the end of a sentence. */
const HESITATION_MS = 650;
const HESITATION_SPREAD_MS = 150;
/** An agent that has not answered after this time is not expected to answer. */
const UNANSWERED_MS = 30_000;
/** Time from the agent's last answer to the hang-up. */
const LEAVE_MS = 900;

interface TestCaller {
  view: SessionView;
  /** Number of turns that the caller has taken. */
  turns(): number;
  stop(): void;
}

export function createCaller({
  clock,
  part,
  voice,
  random,
  maxTurns,
  onTurn,
  onUnanswered,
  onListening,
  onFailure,
}: CallerOptions): TestCaller {
  /** `waiting`: waits until the agent listens. `unanswered`: the agent has not begun to answer the caller's speech. */
  let state: 'waiting' | 'about_to' | 'acting' | 'unanswered' | 'gone' = 'waiting';
  let timer: Timer | null = null;
  let phase: TurnState['phase']['name'] = 'opening';
  let heard: string[] = [];
  let turns = 0;
  let awaitsAnswer = false;

  const after = (ms: number, fn: () => void): void => {
    timer?.cancel();
    timer = clock.after(ms, fn);
  };
  const leave = (): void => {
    state = 'gone';
    timer?.cancel();
    voice.hangUp();
  };
  /** An agent that may not be interrupted answers the last words only after what it was saying. */
  const leaveAfterAnswer = (): void => {
    if (phase !== 'thinking' && phase !== 'speaking') return leave();
    state = 'waiting';
    after(UNANSWERED_MS * 4, leave);
  };
  const act = async (): Promise<void> => {
    state = 'acting';
    const text = heard.join(' ');
    heard = [];
    // The words of an agent that is speaking are not known yet.
    if (awaitsAnswer && text === '' && phase !== 'speaking') onUnanswered(turns);
    awaitsAnswer = false;
    const move = turns < maxTurns ? await part.next(text) : null;
    if (isGone()) return;
    if (!move) return after(LEAVE_MS, leaveAfterAnswer);
    after(move.waitMs ?? REACTION_MS + random() * REACTION_SPREAD_MS, () => void perform(move).catch(onFailure));
  };
  const perform = async ({ say, press, hangUp }: CallerMove): Promise<void> => {
    if (isGone()) return;
    onTurn(++turns);
    awaitsAnswer = say !== undefined && say.length > 0;
    if (say && say.length > 0) await voice.say(say, HESITATION_MS + random() * HESITATION_SPREAD_MS);
    if (isGone()) return;
    if (press !== undefined) voice.press(press);
    if (hangUp) return leave();
    state = 'unanswered';
    after(UNANSWERED_MS, () => void act().catch(onFailure));
    // The agent may have answered while the caller was speaking.
    if (phase !== 'listening') follow(phase);
  };
  const isGone = (): boolean => state === 'gone';
  const begin = (): void => {
    state = 'about_to';
    after(0, () => void act().catch(onFailure));
  };
  const follow = (next: TurnState['phase']['name']): void => {
    phase = next;
    if (next === 'listening') onListening();
    if (next === 'ended') {
      state = 'gone';
      timer?.cancel();
    }
    if (state === 'unanswered' && next !== 'listening') {
      state = 'waiting';
      // A failing reply, or a caller who is not heard, must not keep the test waiting.
      after(UNANSWERED_MS * 4, () => void act().catch(onFailure));
    }
    if (state !== 'waiting') return;
    if (next === 'listening' || (next === 'speaking' && part.interruptsNext())) begin();
  };
  return {
    view: {
      turnChanged: ({ phase: { name } }) => {
        if (name !== phase) follow(name);
      },
      agentSpoke: (_speech, { text }) => void heard.push(text),
      eventRecorded: () => undefined,
    },
    turns: () => turns,
    stop() {
      state = 'gone';
      timer?.cancel();
    },
  };
}

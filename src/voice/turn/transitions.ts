// The moves of the turn machine that several events share: start to speak, fall silent, listen, end.
// Called by turn.ts, hear.ts and work.ts. Pure; every move answers with the next state and the commands that lead there.
// Invariant: whoever leaves speaking or thinking silences the speeches it owned, so that two are never heard at once.
import type { SessionEnd } from '../host.ts';
import { silenceThreshold } from './endpointing.ts';
import type {
  Command,
  CallerInput,
  FollowUp,
  TurnPhase,
  TurnStep,
  TransferIntent,
  TurnState,
  PendingWork,
} from '../vocabulary.ts';

/** Silence while a function runs, before its filler sentence: fast functions need none. */
const FILLER_AFTER_MS = 300;
/**
 * Longest silence while the agent thinks, or waits for its recogniser, from the last sound of the caller; with the synthesis of
 * the filler this stays under four seconds.
 */
export const DEAD_AIR_MS = 3000;
/** A key may be followed by another one. */
const DIGITS_MS = 1500;
/** A carrier that neither connects nor refuses within this time has failed. */
const TRANSFER_MS = 30_000;
/** More than all waits of a warm transfer together: its turn at the carrier, the ring, the briefing, the decision. */
const WARM_TRANSFER_MS = 180_000;

/** Rounds of functions without a word of the caller: a model in a loop is stopped here, and asked to answer without. */
export const MAX_TOOL_ROUNDS = 5;
/** Longest stretch of a machine's greeting that is listened to. */
export const VOICEMAIL_MAX_MS = 30_000;

export const NO_INPUT: CallerInput = {
  speaking: false,
  sinceMs: null,
  stretchMs: null,
  lastMs: null,
  final: '',
  partial: '',
  digits: '',
  awaiting: false,
  answered: null,
};

/** Runs another move after this one. */
export function andThen(first: TurnStep, move: (turn: TurnState) => TurnStep): TurnStep {
  const [turn, commands] = first;
  const [next, more] = move(turn);
  return [next, [...commands, ...more]];
}

export function inputText(input: CallerInput): string {
  return [input.final, input.partial, input.digits].filter((part) => part !== '').join(' ');
}

/** Whether nothing of it may still change or be missing. */
export function isComplete(input: CallerInput): boolean {
  return input.partial === '' && inputText(input) !== '';
}

/** Forgets what was heard, but not that the caller speaks right now. */
export function clearInput(input: CallerInput): CallerInput {
  if (!input.speaking) return { ...NO_INPUT, answered: input.answered };
  return { ...NO_INPUT, speaking: true, sinceMs: input.stretchMs, stretchMs: input.stretchMs };
}

/** Every speech that is prepared or heard in this phase. */
export function speechesOf(phase: TurnPhase): number[] {
  switch (phase.name) {
    case 'listening':
      return phase.preemptive ? [phase.preemptive.speech] : [];
    case 'thinking':
      return phase.work.kind === 'reply' ? [phase.work.speech] : [];
    case 'speaking': {
      const { next } = phase;
      return next.kind === 'work' && next.work.kind === 'reply' ? [phase.speech, next.work.speech] : [phase.speech];
    }
    default:
      return [];
  }
}

/** Stops all speeches of the phase. The caller sets the next phase. */
export function stopSpeeches(turn: TurnState, interrupted: boolean): Command[] {
  return speechesOf(turn.phase).map((speech) => ({ do: 'stop', speech, interrupted }));
}

export function say(turn: TurnState, text: string, interruptible: boolean, next: FollowUp): TurnStep {
  const speech = turn.nextSpeech;
  const phase: TurnPhase = { name: 'speaking', speech, interruptible, next };
  return [
    { ...turn, nextSpeech: speech + 1, phase },
    [
      { do: 'cancel_timer', name: 'idle' },
      { do: 'say', speech, text },
    ],
  ];
}

export function endCall(turn: TurnState, how: SessionEnd): TurnStep {
  const commands: Command[] = [
    ...stopSpeeches(turn, false),
    ...commitCommands(turn.input),
    { do: 'cancel_timer', name: 'endpoint' },
    { do: 'cancel_timer', name: 'idle' },
    { do: 'end', end: how },
  ];
  return [{ ...turn, phase: { name: 'ended', end: how } }, commands];
}

/** Puts on record what was heard and will not be answered. */
export function commitInput(turn: TurnState): TurnStep {
  return [{ ...turn, input: clearInput(turn.input) }, commitCommands(turn.input)];
}

/** The caller's last words belong to the transcript, though nobody answers them. */
function commitCommands(input: CallerInput): Command[] {
  const text = inputText(input);
  const startMs = input.sinceMs ?? 0;
  return text === ''
    ? []
    : [{ do: 'commit_input', text, startMs, endMs: Math.max(startMs, input.lastMs ?? startMs), speech: null }];
}

/** Falls silent, says a last sentence that cannot be interrupted, ends. */
export function sayAndEnd(turn: TurnState, text: string, how: SessionEnd): TurnStep {
  const stopped: TurnStep = [turn, stopSpeeches(turn, false)];
  return andThen(stopped, (t) => say(t, text, false, { kind: 'end', end: how }));
}

/** Something broke: the apology, unless the apology itself is what cannot be said. */
export function failTurn(
  turn: TurnState,
  reason: 'engine_error' | 'stt_error' | 'tts_error' | 'internal_error',
  detail: string,
): TurnStep {
  const how: SessionEnd = { status: 'failed', reason, detail };
  const { phase } = turn;
  if (phase.name === 'speaking' && phase.next.kind === 'end' && phase.next.end.status === 'failed') {
    return endCall(turn, phase.next.end);
  }
  return sayAndEnd(turn, turn.settings.phrases.apology, how);
}

/** The floor is the caller's. Words that came while the agent spoke are answered now. */
export function listen(turn: TurnState, atMs: number, cut: boolean): TurnStep {
  // An answer that was prepared for words which the recogniser took back.
  const dropped: TurnStep = [turn, turn.phase.name === 'listening' ? stopSpeeches(turn, false) : []];
  return andThen(dropped, (t) => {
    const next: TurnState = { ...t, phase: { name: 'listening', sinceMs: atMs, preemptive: null, cut } };
    if (t.input.speaking) return [next, [{ do: 'cancel_timer', name: 'idle' }]];
    const isOwed = t.recogniser === 'owing' || t.recogniser === 'catching_up';
    if (isOwed && !isComplete(t.input)) return [next, [{ do: 'start_timer', name: 'endpoint', ms: DEAD_AIR_MS }]];
    if (inputText(t.input) !== '') return awaitEndpoint(next, atMs);
    const ms = t.settings.inactivity.seconds * 1000;
    return [{ ...next, input: clearInput(t.input) }, [{ do: 'start_timer', name: 'idle', ms }]];
  });
}

/** How long nobody has been heard: neither the caller nor, before the agent began to listen, the agent. */
export function silenceOf({ input, phase }: TurnState, atMs: number): number {
  if (phase.name !== 'listening') return 0;
  return atMs - Math.max(phase.sinceMs, input.lastMs ?? atMs);
}

/** Waits for the silence that means the caller is done. */
export function awaitEndpoint(turn: TurnState, atMs: number): TurnStep {
  const { input, settings } = turn;
  const text = inputText(input);
  const silentMs = input.lastMs === null ? 0 : atMs - input.lastMs;
  const threshold = input.digits === '' ? silenceThreshold(text, settings.endpointing) : DIGITS_MS;
  const ms = Math.max(0, threshold - silentMs);
  return [
    { ...turn, input: { ...input, awaiting: false } },
    [
      { do: 'cancel_timer', name: 'idle' },
      { do: 'start_timer', name: 'endpoint', ms },
    ],
  ];
}

/** Thinks on, silently; the timer sees to it that the silence, which lasts for `silentMs` already, has an end. */
export function waitFor(turn: TurnState, work: PendingWork, silentMs = 0): TurnStep {
  const floor = turn.input.speaking ? 'user' : 'agent';
  const soon = work.kind === 'tools' && work.filler !== null;
  return [
    { ...turn, phase: { name: 'thinking', work, floor } },
    [{ do: 'start_timer', name: 'idle', ms: soon ? FILLER_AFTER_MS : Math.max(0, Math.ceil(DEAD_AIR_MS - silentMs)) }],
  ];
}

/** A speech was played: what was to follow it. */
export function follow(turn: TurnState, next: FollowUp, atMs: number): TurnStep {
  switch (next.kind) {
    case 'listen':
      return listen(turn, atMs, false);
    case 'say':
      return say(turn, next.text, next.interruptible, next.next);
    case 'end':
      return endCall(turn, next.end);
    case 'transfer':
      return [
        { ...turn, phase: { name: 'transferring', intent: next.intent, closed: null } },
        [
          { do: 'start_timer', name: 'idle', ms: next.intent.mode === 'warm' ? WARM_TRANSFER_MS : TRANSFER_MS },
          { do: 'transfer', intent: next.intent },
        ],
      ];
    case 'work': {
      const waiting = waitFor(turn, next.work);
      const { work } = next;
      if (work.kind !== 'reply' || turn.input.speaking) return waiting;
      return andThen(waiting, (t) => [t, [{ do: 'play', speech: work.speech }]]);
    }
  }
}

/** What the call is on its way to, when nothing else comes: its end, or a transfer. Null: the conversation goes on. */
export function exitOf({ phase }: TurnState): 'end' | TransferIntent | null {
  if (phase.name === 'transferring') return phase.intent;
  return phase.name === 'speaking' ? exitAfter(phase.next) : null;
}

function exitAfter(next: FollowUp): 'end' | TransferIntent | null {
  if (next.kind === 'say') return exitAfter(next.next);
  if (next.kind === 'transfer') return next.intent;
  return next.kind === 'end' ? 'end' : null;
}

/** Whether the agent has no further say in it. */
export function isEnding(turn: TurnState): boolean {
  return turn.phase.name === 'bridged' || exitOf(turn) !== null;
}

// The moves of the turn machine that several events share: start to speak, fall silent, listen, end.
// Called by turn.ts, hear.ts and work.ts. Pure; every move answers with the next state and the commands that lead there.
// Invariant: whoever leaves speaking or thinking silences the speeches it owned, so that two are never heard at once.
import type { SessionEnd } from '../host.ts';
import { silenceThreshold } from './endpointing.ts';
import type { Command, Heard, Next, Phase, Step, TransferIntent, Turn, Work } from '../vocabulary.ts';

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

export const NOTHING_HEARD: Heard = {
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
export function after(first: Step, move: (turn: Turn) => Step): Step {
  const [turn, commands] = first;
  const [next, more] = move(turn);
  return [next, [...commands, ...more]];
}

export function heardText(heard: Heard): string {
  return [heard.final, heard.partial, heard.digits].filter((part) => part !== '').join(' ');
}

/** Whether nothing of it may still change or be missing. */
export function isComplete(heard: Heard): boolean {
  return heard.partial === '' && heardText(heard) !== '';
}

/** Forgets what was heard, but not that the caller speaks right now. */
export function forgetHeard(heard: Heard): Heard {
  if (!heard.speaking) return { ...NOTHING_HEARD, answered: heard.answered };
  return { ...NOTHING_HEARD, speaking: true, sinceMs: heard.stretchMs, stretchMs: heard.stretchMs };
}

/** Every speech that is prepared or heard in this phase. */
export function speechesOf(phase: Phase): number[] {
  switch (phase.name) {
    case 'listening':
      return phase.ahead ? [phase.ahead.speech] : [];
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
export function silence(turn: Turn, interrupted: boolean): Command[] {
  return speechesOf(turn.phase).map((speech) => ({ do: 'stop', speech, interrupted }));
}

export function say(turn: Turn, text: string, interruptible: boolean, next: Next): Step {
  const speech = turn.nextSpeech;
  const phase: Phase = { name: 'speaking', speech, interruptible, next };
  return [
    { ...turn, nextSpeech: speech + 1, phase },
    [
      { do: 'cancel', name: 'patience' },
      { do: 'say', speech, text },
    ],
  ];
}

export function end(turn: Turn, how: SessionEnd): Step {
  const commands: Command[] = [
    ...silence(turn, false),
    ...unanswered(turn.heard),
    { do: 'cancel', name: 'hear' },
    { do: 'cancel', name: 'patience' },
    { do: 'end', end: how },
  ];
  return [{ ...turn, phase: { name: 'ended', end: how } }, commands];
}

/** Puts on record what was heard and will not be answered. */
export function commit(turn: Turn): Step {
  return [{ ...turn, heard: forgetHeard(turn.heard) }, unanswered(turn.heard)];
}

/** The caller's last words belong to the transcript, though nobody answers them. */
function unanswered(heard: Heard): Command[] {
  const text = heardText(heard);
  const startMs = heard.sinceMs ?? 0;
  return text === ''
    ? []
    : [{ do: 'hear', text, startMs, endMs: Math.max(startMs, heard.lastMs ?? startMs), speech: null }];
}

/** Falls silent, says a last sentence that cannot be interrupted, ends. */
export function endWith(turn: Turn, text: string, how: SessionEnd): Step {
  const stopped: Step = [turn, silence(turn, false)];
  return after(stopped, (t) => say(t, text, false, { kind: 'end', end: how }));
}

/** Something broke: the apology, unless the apology itself is what cannot be said. */
export function failTurn(
  turn: Turn,
  reason: 'engine_error' | 'stt_error' | 'tts_error' | 'internal_error',
  detail: string,
): Step {
  const how: SessionEnd = { status: 'failed', reason, detail };
  const { phase } = turn;
  if (phase.name === 'speaking' && phase.next.kind === 'end' && phase.next.end.status === 'failed') {
    return end(turn, phase.next.end);
  }
  return endWith(turn, turn.settings.phrases.apology, how);
}

/** The floor is the caller's. Words that came while the agent spoke are answered now. */
export function listen(turn: Turn, atMs: number, cut: boolean): Step {
  // An answer that was prepared for words which the recogniser took back.
  const dropped: Step = [turn, turn.phase.name === 'listening' ? silence(turn, false) : []];
  return after(dropped, (t) => {
    const next: Turn = { ...t, phase: { name: 'listening', sinceMs: atMs, ahead: null, cut } };
    if (t.heard.speaking) return [next, [{ do: 'cancel', name: 'patience' }]];
    const isOwed = t.hearing === 'owing' || t.hearing === 'recalling';
    if (isOwed && !isComplete(t.heard)) return [next, [{ do: 'timer', name: 'hear', ms: DEAD_AIR_MS }]];
    if (heardText(t.heard) !== '') return awaitEndpoint(next, atMs);
    const ms = t.settings.inactivity.seconds * 1000;
    return [{ ...next, heard: forgetHeard(t.heard) }, [{ do: 'timer', name: 'patience', ms }]];
  });
}

/** How long nobody has been heard: neither the caller nor, before the agent began to listen, the agent. */
export function silenceOf({ heard, phase }: Turn, atMs: number): number {
  if (phase.name !== 'listening') return 0;
  return atMs - Math.max(phase.sinceMs, heard.lastMs ?? atMs);
}

/** Waits for the silence that means the caller is done. */
export function awaitEndpoint(turn: Turn, atMs: number): Step {
  const { heard, settings } = turn;
  const text = heardText(heard);
  const silentMs = heard.lastMs === null ? 0 : atMs - heard.lastMs;
  const threshold = heard.digits === '' ? silenceThreshold(text, settings.endpointing) : DIGITS_MS;
  const ms = Math.max(0, threshold - silentMs);
  return [
    { ...turn, heard: { ...heard, awaiting: false } },
    [
      { do: 'cancel', name: 'patience' },
      { do: 'timer', name: 'hear', ms },
    ],
  ];
}

/** Thinks on, silently; the timer sees to it that the silence, which lasts for `silentMs` already, has an end. */
export function wait(turn: Turn, work: Work, silentMs = 0): Step {
  const floor = turn.heard.speaking ? 'user' : 'agent';
  const soon = work.kind === 'tools' && work.filler !== null;
  return [
    { ...turn, phase: { name: 'thinking', work, floor } },
    [{ do: 'timer', name: 'patience', ms: soon ? FILLER_AFTER_MS : Math.max(0, Math.ceil(DEAD_AIR_MS - silentMs)) }],
  ];
}

/** A speech was played: what was to follow it. */
export function follow(turn: Turn, next: Next, atMs: number): Step {
  switch (next.kind) {
    case 'listen':
      return listen(turn, atMs, false);
    case 'say':
      return say(turn, next.text, next.interruptible, next.next);
    case 'end':
      return end(turn, next.end);
    case 'transfer':
      return [
        { ...turn, phase: { name: 'transferring', intent: next.intent, closed: null } },
        [
          { do: 'timer', name: 'patience', ms: next.intent.mode === 'warm' ? WARM_TRANSFER_MS : TRANSFER_MS },
          { do: 'transfer', intent: next.intent },
        ],
      ];
    case 'work': {
      const waiting = wait(turn, next.work);
      const { work } = next;
      if (work.kind !== 'reply' || turn.heard.speaking) return waiting;
      return after(waiting, (t) => [t, [{ do: 'play', speech: work.speech }]]);
    }
  }
}

/** What the call is on its way to, when nothing else comes: its end, or a transfer. Null: the conversation goes on. */
export function wayOut({ phase }: Turn): 'end' | TransferIntent | null {
  if (phase.name === 'transferring') return phase.intent;
  return phase.name === 'speaking' ? exitOf(phase.next) : null;
}

function exitOf(next: Next): 'end' | TransferIntent | null {
  if (next.kind === 'say') return exitOf(next.next);
  if (next.kind === 'transfer') return next.intent;
  return next.kind === 'end' ? 'end' : null;
}

/** Whether the agent has no further say in it. */
export function isEnding(turn: Turn): boolean {
  return turn.phase.name === 'bridged' || wayOut(turn) !== null;
}

// The turn machine's waits: for functions that the model called, and for the timer `idle`.
// Pure. Invariant: every wait here ends in a reply, a filler, a reminder or the end of the call.
import type { SessionEnd } from '../host.ts';
import type { Command, FollowUp, TurnStep, ToolIntent, TurnState, TurnEvent, PendingWork } from '../vocabulary.ts';
import { phrasesOf } from './language.ts';
import { isCallerSpeaking } from './loudness.ts';
import { asNoise, onWordlessTimeout } from './noise.ts';
import { onTransferTimeout } from './transfer.ts';
import {
  announcementOf,
  andThen,
  commitInput,
  DEAD_AIR_MS,
  endCall,
  apologizeAndEnd,
  follow,
  listen,
  MAX_TOOL_ROUNDS,
  owesResults,
  say,
  tellResults,
  waitFor,
} from './transitions.ts';

const AGENT_HANGUP: SessionEnd = { status: 'completed', reason: 'agent_hangup' };

type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

/** The reply calls functions while its words are still being spoken. */
export function onToolCalls(turn: TurnState, event: Of<'tool_calls'>): TurnStep {
  const { phase: before } = turn;
  // A reply calls functions once; from then on its follow-up is fixed.
  const settled = before.name === 'speaking' && before.next.kind !== 'listen';
  if (settled || !ownsFloor(turn, event.speech)) return [turn, []];
  // The model was requested to answer without functions and calls them anyway: its words are the whole answer.
  if (turn.rounds > MAX_TOOL_ROUNDS) return [turn, []];
  const allowed = turn.rounds < MAX_TOOL_ROUNDS;
  const runs: Command[] = event.calls.map((call) => ({ do: 'run_function', call, allowed }));
  const [next, more, rounds] = planToolCalls(turn, event, allowed);
  const phase = {
    name: 'speaking' as const,
    speech: event.speech,
    interruptible: next.kind === 'work' && canInterrupt(turn, event.speech),
    next,
  };
  const nextSpeech = next.kind === 'work' && next.work.kind === 'reply' ? next.work.speech + 1 : turn.nextSpeech;
  return [{ ...turn, phase, rounds, nextSpeech }, [{ do: 'cancel_timer', name: 'idle' }, ...runs, ...more]];
}

export function onIdleTimeout(turn: TurnState, atMs: number): TurnStep {
  const { phase } = turn;
  switch (phase.name) {
    case 'listening':
      return onWordlessTimeout(turn, atMs) ?? onSilence(turn.input.speaking ? asNoise(turn) : turn);
    case 'thinking':
      return fill(turn, phase.work, phase.floor);
    case 'speaking':
      return fillPause(turn);
    case 'voicemail':
      return leaveMessage(turn);
    case 'transferring':
      return onTransferTimeout(turn, atMs);
    default:
      return [turn, []];
  }
}

/** Tells a silent caller what functions have returned, or reminds the caller, or ends the call after the last reminder. */
function onSilence(turn: TurnState): TurnStep {
  if (owesResults(turn)) return tellResults(turn);
  const { reminders, byEngine } = turn.settings.inactivity;
  const reminder = reminders[turn.reminders];
  if (reminder === undefined) return endCall(turn, { status: 'completed', reason: 'inactivity' });
  const next: TurnState = { ...turn, reminders: turn.reminders + 1 };
  if (byEngine) return askReminder(next);
  const { text, language } = reminderOf(turn, reminder);
  return say(next, text, true, { kind: 'listen' }, language);
}

/** The default reminder is said in the caller's language. A reminder that the agent's owner wrote is in the agent's. */
function reminderOf(turn: TurnState, own: string): { text: string; language?: string } {
  const { phrases, language } = phrasesOf(turn);
  if (language === undefined || own !== turn.settings.phrases.reminder) return { text: own };
  return { text: phrases.reminder, language };
}

function askReminder(turn: TurnState): TurnStep {
  const speech = turn.nextSpeech;
  const asking: Command = { ...generate(speech, false), reminder: true };
  return andThen([{ ...turn, nextSpeech: speech + 1 }, [asking]], (t) => waitFor(t, { kind: 'reply', speech }));
}

/** The message for a machine; null when the call only ends. */
export function messageOf({ settings }: TurnState): string | null {
  const { action, message } = settings.voicemail;
  return action === 'message' ? message : null;
}

/** The greeting of a machine is over: leave the message, or end. */
export function leaveMessage(turn: TurnState): TurnStep {
  const how: SessionEnd = { status: 'completed', reason: 'voicemail' };
  const message = messageOf(turn);
  if (message === null) return endCall(turn, how);
  const leaving: TurnState = { ...turn, listener: 'machine' };
  return andThen(commitInput(leaving), (t) => say(t, message, false, { kind: 'end', end: how }));
}

export function onSpeechFailed(turn: TurnState, event: Of<'speech_failed'>): TurnStep {
  const { phase } = turn;
  if (phase.name === 'listening' && phase.preemptive?.speech === event.speech) {
    return [
      { ...turn, phase: { ...phase, preemptive: null } },
      [{ do: 'stop', speech: event.speech, interrupted: false }],
    ];
  }
  const behind = phase.name === 'speaking' && phase.next.kind === 'work' && phase.next.work;
  const awaited = behind && behind.kind === 'reply' && behind.speech === event.speech;
  if (!awaited && !ownsFloor(turn, event.speech)) return [turn, []];
  // A voice that cannot say the disclosure is not asked for it again.
  const isDisclosure = event.speech === turn.disclosureSpeech;
  return apologizeAndEnd(isDisclosure ? { ...turn, disclosureSpeech: null } : turn, event.reason, event.detail);
}

function fill(turn: TurnState, work: PendingWork, floor: 'agent' | 'user'): TurnStep {
  // While the caller has the floor, the agent need not fill the silence.
  if (floor === 'user') return [turn, [{ do: 'start_timer', name: 'idle', ms: DEAD_AIR_MS }]];
  const own = work.kind === 'tools' ? work.filler : null;
  const { text, language } = own === null ? nextFiller(turn) : { text: own };
  const rest: PendingWork = work.kind === 'tools' ? { ...work, filler: null } : work;
  const held: Command[] = work.kind === 'reply' ? [{ do: 'hold_speech', speech: work.speech }] : [];
  return andThen([{ ...turn, fillers: turn.fillers + 1 }, held], (t) =>
    say(t, text, true, { kind: 'work', work: rest }, language),
  );
}

/** The model pauses in a reply. Only a reply whose text is not complete is paused, so its functions are not known yet. */
export function onPlaybackPaused(turn: TurnState): TurnStep {
  const { phase } = turn;
  const isPaused = phase.name === 'speaking' && phase.next.kind === 'listen';
  return [turn, isPaused ? [{ do: 'start_timer', name: 'idle', ms: DEAD_AIR_MS }] : []];
}

/** Fills the pause of a reply: what was said is complete, and the rest is another reply behind the filler. */
function fillPause(turn: TurnState): TurnStep {
  const { phase, protectedSpeech, nextSpeech: rest } = turn;
  if (phase.name !== 'speaking') return [turn, []];
  const { speech, interruptible } = phase;
  if (isCallerSpeaking(turn)) return onPlaybackPaused(turn);
  const split: TurnState = {
    ...turn,
    nextSpeech: rest + 1,
    fillers: turn.fillers + 1,
    protectedSpeech: protectedSpeech === speech ? rest : protectedSpeech,
  };
  const { text, language } = nextFiller(turn);
  const next: FollowUp = { kind: 'work', work: { kind: 'reply', speech: rest } };
  return andThen([split, [{ do: 'split_speech', speech, rest }]], (t) => say(t, text, interruptible, next, language));
}

/** The phrases for silence take turns. */
function nextFiller(turn: TurnState): { text: string; language: string | undefined } {
  const { phrases, language } = phrasesOf(turn);
  const { fillers } = phrases;
  return { text: fillers[turn.fillers % fillers.length]!, language };
}

/** Returns what follows the reply: a goodbye, a transfer, the functions' results, or a reply without functions. */
function planToolCalls(turn: TurnState, event: Of<'tool_calls'>, allowed: boolean): [FollowUp, Command[], number] {
  const closing = event.calls.find((call) => call.kind === 'end' || call.kind === 'transfer');
  if (closing && allowed) return [farewell(turn, closing, event.said), [], turn.rounds + 1];
  if (!allowed) {
    const speech = turn.nextSpeech;
    const command: Command = { do: 'generate', speech, query: null, held: true, tools: false };
    return [{ kind: 'work', work: { kind: 'reply', speech } }, [command], turn.rounds + 1];
  }
  const first = event.calls.find((call) => call.kind === 'run' && call.fn.type !== 'dtmf');
  const filler = !event.said && first?.kind === 'run' && 'filler' in first.fn ? first.fn.filler : null;
  const work: PendingWork = { kind: 'tools', waiting: event.calls.map((call) => call.callId), filler };
  return [{ kind: 'work', work }, [], turn.rounds + 1];
}

function farewell(turn: TurnState, call: ToolIntent, said: boolean): FollowUp {
  const last: FollowUp =
    call.kind === 'transfer' ? { kind: 'transfer', intent: call } : { kind: 'end', end: AGENT_HANGUP };
  const own = call.kind === 'transfer' || call.kind === 'end' ? call.fn.message : null;
  const announced = announcementOf(turn, own, call.kind === 'transfer' ? call.mode : null);
  // The model has already announced it.
  if (announced === null || said) return last;
  return { kind: 'say', ...announced, interruptible: false, next: last };
}

/** Whether the caller can interrupt this reply. */
export function canInterrupt({ settings, protectedSpeech }: TurnState, speech: number): boolean {
  return settings.interruption.enabled && speech !== protectedSpeech;
}

export function ownsFloor(turn: TurnState, speech: number): boolean {
  const { phase } = turn;
  if (phase.name === 'speaking') return phase.speech === speech;
  return phase.name === 'thinking' && phase.work.kind === 'reply' && phase.work.speech === speech;
}

function generate(speech: number, held: boolean): Extract<Command, { do: 'generate' }> {
  return { do: 'generate', speech, query: null, held, tools: true };
}

/** Continues after a speech that owned the floor was played to its end. */
export function afterSpeech(turn: TurnState, speech: number, atMs: number): TurnStep {
  const { phase } = turn;
  if (phase.name === 'speaking' && phase.speech === speech) return follow(turn, phase.next, atMs);
  return listen(turn, atMs, false);
}

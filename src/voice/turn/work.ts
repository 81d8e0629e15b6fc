// What the turn machine does while it waits for others: functions the model asked for, and the timer `patience`.
// Called by turn.ts. Pure. Invariant: every wait here ends, in an answer, a filler, a reminder or the end of the call.
import type { SessionEnd } from '../host.ts';
import { after, commit, end, failTurn, follow, listen, MAX_TOOL_ROUNDS, say, wait } from './transitions.ts';
import { onTransferFailed } from './transfer.ts';
import type { Command, Next, Step, ToolIntent, Turn, TurnEvent, Work } from '../vocabulary.ts';

const AGENT_HANGUP: SessionEnd = { status: 'completed', reason: 'agent_hangup' };

type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

/** The reply asks for functions. What it said is still being spoken. */
export function onTools(turn: Turn, event: Of<'tools'>): Step {
  const { phase: before } = turn;
  // An answer asks once; what follows it is settled then.
  const settled = before.name === 'speaking' && before.next.kind !== 'listen';
  if (settled || !ownsFloor(turn, event.speech)) return [turn, []];
  // Asked to answer without functions, it calls them still: what it said is all there will be.
  if (turn.rounds > MAX_TOOL_ROUNDS) return [turn, []];
  const allowed = turn.rounds < MAX_TOOL_ROUNDS;
  const runs: Command[] = event.calls.map((call) => ({ do: 'run', call, allowed }));
  const [next, more, rounds] = plan(turn, event, allowed);
  const phase = { name: 'speaking' as const, speech: event.speech, interruptible: canInterrupt(turn, next), next };
  const nextSpeech = next.kind === 'work' && next.work.kind === 'reply' ? next.work.speech + 1 : turn.nextSpeech;
  return [{ ...turn, phase, rounds, nextSpeech }, [{ do: 'cancel', name: 'patience' }, ...runs, ...more]];
}

/** A function has answered; after the last one the model goes on. */
export function onToolDone(turn: Turn, event: Of<'tool_done'>): Step {
  const { phase } = turn;
  if (phase.name === 'thinking' && phase.work.kind === 'tools') {
    const work = without(phase.work, event.callId);
    if (work.waiting.length > 0) return [{ ...turn, phase: { ...phase, work } }, []];
    const speech = turn.nextSpeech;
    const held = phase.floor === 'user';
    const next: Turn = { ...turn, nextSpeech: speech + 1 };
    return after([next, [think(speech, held)]], (t) => wait(t, { kind: 'reply', speech }));
  }
  if (phase.name === 'speaking' && phase.next.kind === 'work' && phase.next.work.kind === 'tools') {
    const work = without(phase.next.work, event.callId);
    if (work.waiting.length > 0) return [{ ...turn, phase: { ...phase, next: { kind: 'work', work } } }, []];
    const speech = turn.nextSpeech;
    const next: Next = { kind: 'work', work: { kind: 'reply', speech } };
    return [{ ...turn, nextSpeech: speech + 1, phase: { ...phase, next } }, [think(speech, true)]];
  }
  return [turn, []];
}

export function onPatience(turn: Turn, atMs: number): Step {
  const { phase, settings } = turn;
  switch (phase.name) {
    case 'listening': {
      const reminder = settings.inactivity.reminders[turn.reminders];
      if (reminder === undefined) return end(turn, { status: 'completed', reason: 'inactivity' });
      const next: Turn = { ...turn, reminders: turn.reminders + 1 };
      return settings.inactivity.byEngine ? askReminder(next) : say(next, reminder, true, { kind: 'listen' });
    }
    case 'thinking':
      return fill(turn, phase.work, phase.floor);
    case 'voicemail':
      return leaveMessage(turn);
    case 'transferring':
      return onTransferFailed(turn, atMs, 'nobody was connected in time');
    default:
      return [turn, []];
  }
}

function askReminder(turn: Turn): Step {
  const speech = turn.nextSpeech;
  const asking: Command = { ...think(speech, false), reminder: true };
  return after([{ ...turn, nextSpeech: speech + 1 }, [asking]], (t) => wait(t, { kind: 'reply', speech }));
}

/** The greeting of a machine is over: the message or the end. */
export function leaveMessage(turn: Turn): Step {
  const how: SessionEnd = { status: 'completed', reason: 'voicemail' };
  const { action, message } = turn.settings.voicemail;
  if (action === 'hangup' || message === null) return end(turn, how);
  return after(commit(turn), (t) => say(t, message, false, { kind: 'end', end: how }));
}

export function onSpeechFailed(turn: Turn, event: Of<'speech_failed'>): Step {
  const { phase } = turn;
  if (phase.name === 'listening' && phase.ahead?.speech === event.speech) {
    return [{ ...turn, phase: { ...phase, ahead: null } }, [{ do: 'stop', speech: event.speech, interrupted: false }]];
  }
  const behind = phase.name === 'speaking' && phase.next.kind === 'work' && phase.next.work;
  const awaited = behind && behind.kind === 'reply' && behind.speech === event.speech;
  if (!awaited && !ownsFloor(turn, event.speech)) return [turn, []];
  return failTurn(turn, event.reason, event.detail);
}

function fill(turn: Turn, work: Work, floor: 'agent' | 'user'): Step {
  // While the caller has the floor the silence is not ours.
  if (floor === 'user') return wait(turn, work);
  const { fillers } = turn.settings.phrases;
  const own = work.kind === 'tools' ? work.filler : null;
  const text = own ?? fillers[turn.fillers % fillers.length]!;
  const rest: Work = work.kind === 'tools' ? { ...work, filler: null } : work;
  const held: Command[] = work.kind === 'reply' ? [{ do: 'hold', speech: work.speech }] : [];
  return after([{ ...turn, fillers: turn.fillers + 1 }, held], (t) => say(t, text, true, { kind: 'work', work: rest }));
}

/** What follows the reply: goodbye, transfer, the functions' results, or an answer without functions. */
function plan(turn: Turn, event: Of<'tools'>, allowed: boolean): [Next, Command[], number] {
  const closing = event.calls.find((call) => call.kind === 'end' || call.kind === 'transfer');
  if (closing && allowed) return [farewell(turn, closing, event.said), [], turn.rounds + 1];
  if (!allowed) {
    const speech = turn.nextSpeech;
    const command: Command = { do: 'think', speech, query: null, held: true, tools: false };
    return [{ kind: 'work', work: { kind: 'reply', speech } }, [command], turn.rounds + 1];
  }
  const first = event.calls.find((call) => call.kind === 'run' && call.fn.type !== 'dtmf');
  const filler = !event.said && first?.kind === 'run' && 'filler' in first.fn ? first.fn.filler : null;
  const work: Work = { kind: 'tools', waiting: event.calls.map((call) => call.callId), filler };
  return [{ kind: 'work', work }, [], turn.rounds + 1];
}

function farewell({ settings }: Turn, call: ToolIntent, said: boolean): Next {
  const last: Next = call.kind === 'transfer' ? { kind: 'transfer', intent: call } : { kind: 'end', end: AGENT_HANGUP };
  const own = call.kind === 'transfer' || call.kind === 'end' ? call.fn.message : null;
  // Who is to wait on the line is told so.
  const message = own ?? (call.kind === 'transfer' && call.mode === 'warm' ? settings.phrases.connecting : null);
  // What the model has announced itself is not announced twice.
  if (message === null || said) return last;
  return { kind: 'say', text: message, interruptible: false, next: last };
}

function canInterrupt(turn: Turn, next: Next): boolean {
  return turn.settings.interruption.enabled && next.kind === 'work';
}

export function ownsFloor(turn: Turn, speech: number): boolean {
  const { phase } = turn;
  if (phase.name === 'speaking') return phase.speech === speech;
  return phase.name === 'thinking' && phase.work.kind === 'reply' && phase.work.speech === speech;
}

function without(work: Extract<Work, { kind: 'tools' }>, callId: string): Extract<Work, { kind: 'tools' }> {
  return { ...work, waiting: work.waiting.filter((id) => id !== callId) };
}

function think(speech: number, held: boolean): Extract<Command, { do: 'think' }> {
  return { do: 'think', speech, query: null, held, tools: true };
}

/** What follows an `over` of a speech that owns the floor. */
export function afterSpeech(turn: Turn, speech: number, atMs: number): Step {
  const { phase } = turn;
  if (phase.name === 'speaking' && phase.speech === speech) return follow(turn, phase.next, atMs);
  return listen(turn, atMs, false);
}

// The turn machine: the only place that decides who speaks, what follows, and when a call ends.
// `step(turn, event)` answers with the next state and the commands that session.ts executes. Pure: no clock, no audio.
// Invariants (property-tested): one agent speech at a time; nothing is spoken after the end; `ended` absorbs everything;
// exactly one `end` command. Phases and their events live in turn/: hear.ts (the caller), work.ts (waiting), moves.ts.
import type { SessionEnd } from './host.ts';
import {
  onDtmf,
  onHearing,
  onHearTimer,
  onInterrupt,
  onSpeechEnded,
  onSpeechStarted,
  onWords,
  settleNods,
} from './turn/hear.ts';
import {
  after,
  end,
  endWith,
  failTurn,
  follow,
  listen,
  NOTHING_HEARD,
  say,
  silence,
  VOICEMAIL_MAX_MS,
} from './turn/moves.ts';
import type { Next, Step, Turn, TurnEvent, TurnSettings } from './turn/types.ts';
import {
  afterSpeech,
  leaveMessage,
  lost,
  onPatience,
  onSpeechFailed,
  onToolDone,
  onTools,
  onTransferFailed,
  ownsFloor,
} from './turn/work.ts';

/** A beep later than this is not an answering machine's. */
const BEEP_WITHIN_MS = 30_000;

export function newTurn(settings: TurnSettings): Turn {
  return {
    phase: { name: 'opening' },
    heard: NOTHING_HEARD,
    hearing: 'well',
    nextSpeech: 1,
    aheadTries: 0,
    muted: false,
    reminders: 0,
    rounds: 0,
    fillers: 0,
    settings,
  };
}

/** Decides. Never throws; events of speeches that no longer matter are ignored. */
export function step(turn: Turn, event: TurnEvent): Step {
  return turn.phase.name === 'ended' ? [turn, []] : keepMuted(decide(turn, event));
}

function decide(turn: Turn, event: TurnEvent): Step {
  switch (event.type) {
    case 'opened':
      return turn.phase.name === 'opening' ? open(turn, event.atMs) : [turn, []];
    case 'speech_started':
      return onSpeechStarted(turn, event);
    case 'speech_ended':
      return onSpeechEnded(turn, event);
    case 'words':
      return onWords(turn, event);
    case 'hearing':
      return onHearing(turn, event);
    case 'dtmf':
      return onDtmf(turn, event);
    case 'interrupt':
      return onInterrupt(turn, event.atMs);
    case 'beep':
      return onBeep(turn, event.atMs);
    case 'machine':
      return onMachine(turn);
    case 'say':
    case 'mute':
    case 'transfer':
      return onWish(turn, event);
    case 'timer':
      return event.name === 'hear' ? onHearTimer(turn, event.atMs) : onPatience(turn, event.atMs);
    case 'started':
      return onStarted(turn, event.speech);
    case 'over':
      return onOver(turn, event.speech, event.atMs);
    case 'tools':
      return onTools(turn, event);
    case 'tool_done':
      return onToolDone(turn, event);
    case 'speech_failed':
      return onSpeechFailed(turn, event);
    case 'failed':
      return failTurn(turn, event.reason, event.detail);
    case 'transferred':
      return turn.phase.name === 'transferring'
        ? end(turn, { status: 'completed', reason: 'transferred' })
        : [turn, []];
    case 'transfer_failed':
      return onTransferFailed(turn, event.atMs);
    case 'line_closed':
      return onLineClosed(turn, event.reason);
    case 'end_requested':
      return end(turn, event.end);
    case 'end_politely':
      return isEnding(turn) ? [turn, []] : endWith(turn, event.text, event.end);
  }
}

/** The disclosure comes first and cannot be interrupted; then the greeting; without one the agent waits. */
function open(turn: Turn, atMs: number): Step {
  const { answeredBy, disclosure, greeting, interruption } = turn.settings;
  if (answeredBy === 'machine') {
    return awaitBeep(turn);
  }
  const listenNext: Next = { kind: 'listen' };
  if (disclosure !== null) {
    const next: Next =
      greeting === null
        ? listenNext
        : { kind: 'say', text: greeting, interruptible: interruption.enabled, next: listenNext };
    return say(turn, disclosure, false, next);
  }
  if (greeting !== null) return say(turn, greeting, interruption.enabled, listenNext);
  return listen(turn, atMs, false);
}

function onStarted(turn: Turn, speech: number): Step {
  const { phase } = turn;
  if (phase.name !== 'thinking' || !ownsFloor(turn, speech)) return [turn, []];
  const interruptible = turn.settings.interruption.enabled;
  return [
    { ...turn, phase: { name: 'speaking', speech, interruptible, next: { kind: 'listen' } } },
    [{ do: 'cancel', name: 'patience' }],
  ];
}

function onOver(turn: Turn, speech: number, atMs: number): Step {
  if (!ownsFloor(turn, speech)) return [turn, []];
  return after(settleNods(turn, atMs), (t) => afterSpeech(t, speech, atMs));
}

/** Found out after the answer: whatever was begun is left, and the end of the machine's greeting is awaited. */
function onMachine(turn: Turn): Step {
  const { phase, settings } = turn;
  if (settings.answeredBy !== 'unknown' || phase.name === 'voicemail' || isEnding(turn)) return [turn, []];
  return after([turn, silence(turn, false)], awaitBeep);
}

function awaitBeep(turn: Turn): Step {
  return [{ ...turn, phase: { name: 'voicemail' } }, [{ do: 'timer', name: 'patience', ms: VOICEMAIL_MAX_MS }]];
}

/** Somebody outside takes the floor. Nothing is wished of a call that is on its way out, or of a machine. */
function onWish(turn: Turn, event: Extract<TurnEvent, { type: 'say' | 'mute' | 'transfer' }>): Step {
  if (isEnding(turn) || turn.phase.name === 'voicemail' || turn.phase.name === 'opening') return [turn, []];
  const stopped: Step = [turn, silence(turn, false)];
  switch (event.type) {
    case 'say':
      return after(stopped, (t) => say({ ...t, muted: false }, event.text, true, { kind: 'listen' }));
    case 'transfer':
      return after(stopped, (t) => follow(t, { kind: 'transfer', intent: event.intent }, event.atMs));
    case 'mute':
      if (event.on === turn.muted) return [turn, []];
      return after(stopped, (t) => listen({ ...t, muted: event.on }, event.atMs, false));
  }
}

/** Whatever was decided: a muted agent says nothing but what leads out, and waits without growing impatient. */
function keepMuted([turn, commands]: Step): Step {
  const { phase } = turn;
  if (!turn.muted || isEnding(turn)) return [turn, commands];
  if (phase.name === 'listening') return [turn, [...commands, { do: 'cancel', name: 'patience' }]];
  if (phase.name !== 'speaking' && phase.name !== 'thinking') return [turn, commands];
  const listening: Turn = { ...turn, phase: { name: 'listening', ahead: null, cut: false } };
  return [listening, [...commands, ...silence(turn, false), { do: 'cancel', name: 'patience' }]];
}

/** A beep tells a machine even where the carrier did not. */
function onBeep(turn: Turn, atMs: number): Step {
  if (turn.phase.name === 'voicemail') return leaveMessage(turn);
  if (turn.settings.answeredBy !== 'unknown' || atMs > BEEP_WITHIN_MS || isEnding(turn)) return [turn, []];
  return after([turn, silence(turn, false)], leaveMessage);
}

function onLineClosed(turn: Turn, reason: 'hangup' | 'lost'): Step {
  const { phase } = turn;
  // The carrier takes our leg away when it connects the other one: its own answer decides.
  if (phase.name === 'transferring') return [{ ...turn, phase: { ...phase, closed: reason } }, []];
  if (reason === 'lost') return lost(turn);
  return end(turn, hangupOf(turn));
}

function hangupOf(turn: Turn): SessionEnd {
  const { phase } = turn;
  const leavesMessage = phase.name === 'speaking' && phase.next.kind === 'end' && phase.next.end.reason === 'voicemail';
  const machine = phase.name === 'voicemail' || leavesMessage;
  return { status: 'completed', reason: machine ? 'voicemail' : 'caller_hangup' };
}

function isEnding(turn: Turn): boolean {
  const { phase } = turn;
  if (phase.name === 'transferring') return true;
  return phase.name === 'speaking' && leadsOut(phase.next);
}

function leadsOut(next: Next): boolean {
  if (next.kind === 'say') return leadsOut(next.next);
  return next.kind === 'end' || next.kind === 'transfer';
}

// The turn machine: the only place that decides who speaks, what follows, and when a call ends.
// `step(turn, event)` answers with the next state and the commands that session.ts executes. Pure: no clock, no audio.
// Invariants (property-tested): one agent speech at a time; nothing is spoken after the end; `ended` absorbs everything;
// exactly one `end` command. Phases and their events live in turn/: hear.ts (the caller), work.ts (waiting), supervise.ts,
// moves.ts.
import type { SessionEnd } from '../host.ts';
import {
  onDtmf,
  onHearing,
  onHearTimer,
  onInterrupt,
  onSpeechEnded,
  onSpeechStarted,
  onWords,
  settleNods,
} from './caller.ts';
import {
  after,
  end,
  endWith,
  failTurn,
  isEnding,
  listen,
  NOTHING_HEARD,
  say,
  silence,
  VOICEMAIL_MAX_MS,
  wayOut,
} from './transitions.ts';
import { endBarge, keepSilent, onBarge, onInformed } from './supervisor.ts';
import { decideBridged, letGo, lost, onClosedWhileTransferring, onTransferFailed, onTransferred } from './transfer.ts';
import type { Next, Step, Turn, TurnEvent, TurnSettings } from '../vocabulary.ts';
import { onWish, serveWishes } from './control-commands.ts';
import { afterSpeech, leaveMessage, onPatience, onSpeechFailed, onToolDone, onTools, ownsFloor } from './work.ts';

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
    barged: null,
    reminders: 0,
    rounds: 0,
    fillers: 0,
    disclosing: null,
    wishes: [],
    settings,
  };
}

/** Decides. Never throws; events of speeches that no longer matter are ignored. */
export function step(turn: Turn, event: TurnEvent): Step {
  if (turn.phase.name === 'ended') return [turn, []];
  const decided = keepQuiet(decide(turn, event));
  const served = serveWishes(decided, event.atMs);
  return letGo(turn, served === decided ? decided : keepQuiet(served));
}

function decide(turn: Turn, event: TurnEvent): Step {
  if (turn.phase.name === 'bridged' && !isWish(event)) return decideBridged(turn, event);
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
    case 'handoff':
      return onWish(turn, event);
    case 'barge':
      return onBarge(turn, event, isEnding(turn));
    case 'informed':
      return onInformed(turn);
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
      return onTransferred(turn, event.callId);
    case 'transfer_failed':
      return isUnderWay(turn, event.callId) ? onTransferFailed(turn, event.atMs, event.detail) : [turn, []];
    case 'peer_closed':
      // Before both sides were connected it is the transfer that fails.
      return [turn, []];
    case 'line_closed':
      return onLineClosed(turn, event.reason);
    case 'end_requested':
      return end(turn, event.end);
    case 'end_politely':
      return endPolitely(turn, event);
  }
}

/** Late news of a transfer that was given up is none of the next one. */
function isUnderWay({ phase }: Turn, callId: string): boolean {
  return phase.name === 'transferring' && phase.intent.callId === callId;
}

function isWish(event: TurnEvent): boolean {
  return event.type === 'say' || event.type === 'mute' || event.type === 'transfer' || event.type === 'handoff';
}

/** Who waits for a human is told as well; what ends anyway is not made longer. */
function endPolitely(turn: Turn, { text, end: how }: Extract<TurnEvent, { type: 'end_politely' }>): Step {
  const exit = wayOut(turn);
  const ends = exit === 'end' || (exit !== null && exit.mode === 'cold');
  return ends ? [turn, []] : endWith(turn, text, how);
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
    return say({ ...turn, disclosing: turn.nextSpeech }, disclosure, false, next);
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

/** An agent that is muted, or whose floor a supervisor has, says nothing but what leads out. */
function keepQuiet(step: Step): Step {
  const [turn] = step;
  if (turn.phase.name === 'ended' || isEnding(turn)) return endBarge(step);
  return turn.muted || turn.barged ? keepSilent(step) : step;
}

/** A beep tells a machine even where the carrier did not. */
function onBeep(turn: Turn, atMs: number): Step {
  if (turn.phase.name === 'voicemail') return leaveMessage(turn);
  if (turn.settings.answeredBy !== 'unknown' || atMs > BEEP_WITHIN_MS || isEnding(turn)) return [turn, []];
  return after([turn, silence(turn, false)], leaveMessage);
}

function onLineClosed(turn: Turn, reason: 'hangup' | 'lost'): Step {
  if (turn.phase.name === 'transferring') return onClosedWhileTransferring(turn, reason);
  if (reason === 'lost') return lost(turn);
  return end(turn, hangupOf(turn));
}

function hangupOf(turn: Turn): SessionEnd {
  const { phase } = turn;
  const leavesMessage = phase.name === 'speaking' && phase.next.kind === 'end' && phase.next.end.reason === 'voicemail';
  const machine = phase.name === 'voicemail' || leavesMessage;
  return { status: 'completed', reason: machine ? 'voicemail' : 'caller_hangup' };
}

// The turn machine: the only place that decides who speaks, what follows, and when a call ends.
// `step(turn, event)` returns the next state and the commands that the session executes. Pure: no clock, no audio.
// Invariants (property-tested): one agent speech at a time; nothing is spoken after the end; `ended` absorbs everything; exactly
// one `end` command. The other files of this folder contain the parts: caller.ts (input), noise.ts, preemptive.ts, answering.ts
// (machines that answer), disclosure.ts, work.ts (waiting), transfer.ts, supervisor.ts, control-commands.ts, and transitions.ts,
// which they share.
import type { SessionEnd } from '../host.ts';
import type { ControlEvent, FollowUp, TurnStep, TurnState, TurnEvent, TurnSettings } from '../vocabulary.ts';
import { awaitBeep, onBeep, onMachine } from './answering.ts';
import { onCallerLoudness } from './background.ts';
import {
  answerScreening,
  onDtmf,
  onRecognizer,
  onEndpointTimeout,
  onInterrupt,
  onCallerSpeechEnded,
  onCallerSpeechStarted,
  onWords,
} from './caller.ts';
import { onControlCommand, servePending } from './control-commands.ts';
import { discloseFirst } from './disclosure.ts';
import { commitIgnoredWords } from './ignored-words.ts';
import { phrasesOf, UNHEARD } from './language.ts';
import { forgetToldResults, onToolDone } from './late-results.ts';
import { NO_LOUDNESS } from './loudness.ts';
import { endBargeIn, keepSilent, onBarge } from './supervisor.ts';
import {
  decideBridged,
  abandonUnlessTransferring,
  endLost,
  onClosedWhileTransferring,
  onTransferFailed,
  onTransferredLate,
  onTransferred,
} from './transfer.ts';
import {
  andThen,
  dropPreemptive,
  endCall,
  sayAndEnd,
  apologizeAndEnd,
  isEnding,
  isVoicemail,
  listen,
  NO_INPUT,
  say,
  exitOf,
} from './transitions.ts';
import {
  afterSpeech,
  onIdleTimeout,
  onPlaybackPaused,
  onSpeechFailed,
  onToolCalls,
  canInterrupt,
  ownsFloor,
} from './work.ts';

export function newTurnState(settings: TurnSettings): TurnState {
  return {
    phase: { name: 'opening' },
    input: NO_INPUT,
    recognizer: 'connected',
    language: UNHEARD,
    loudness: NO_LOUDNESS,
    hasReportedBackground: false,
    isNoisy: false,
    isStreaming: false,
    nextSpeech: 1,
    preemptiveTries: 0,
    muted: false,
    supervisorFloor: null,
    awaitsPerson: false,
    listener: 'unknown',
    reminders: 0,
    rounds: 0,
    fillers: 0,
    abandonedCalls: [],
    lateResults: [],
    disclosureSpeech: null,
    protectedSpeech: null,
    endAfterTransfer: null,
    pendingCommands: [],
    settings,
  };
}

/** Decides one event. Never throws. Events of speeches that no longer matter are ignored. */
export function step(turn: TurnState, event: TurnEvent): TurnStep {
  if (turn.phase.name === 'ended') return [turn, []];
  const decided = keepSilentIfMuted(decide(turn, event));
  const served = servePending(decided, event.atMs);
  const quiet = served === decided ? decided : keepSilentIfMuted(served);
  return abandonUnlessTransferring(turn, discloseFirst(turn, forgetToldResults(quiet)));
}

function decide(turn: TurnState, event: TurnEvent): TurnStep {
  if (isControl(event)) return onControlCommand(turn, event);
  if (turn.phase.name === 'bridged') return decideBridged(turn, event);
  switch (event.type) {
    case 'opened':
      return turn.phase.name === 'opening' ? open(turn, event.atMs) : [turn, []];
    case 'caller_speech_started':
      return onCallerSpeechStarted(turn, event);
    case 'caller_speech_ended':
      return onCallerSpeechEnded(turn, event);
    case 'caller_loudness':
      return onCallerLoudness(turn, event);
    case 'words':
      return onWords(turn, event);
    case 'recognizer':
      return onRecognizer(turn, event);
    case 'dtmf':
      return onDtmf(turn, event);
    case 'interrupt':
      return onInterrupt(turn, event.atMs);
    case 'beep':
      return onTone(turn, event.atMs);
    case 'machine_detected':
      return onMachine(turn, event.atMs);
    case 'protect':
      return onProtect(turn, event.speech);
    case 'barge':
      return onBarge(turn, event, isEnding(turn));
    case 'context_added':
      return dropPreemptive(turn);
    case 'timer':
      return onTimer(turn, event);
    case 'playback_started':
    case 'playback_paused':
    case 'playback_resumed':
    case 'playback_ended':
      return onPlayback(turn, event);
    case 'tool_calls':
      return onToolCalls(turn, event);
    case 'tool_done':
      return onToolDone(turn, event);
    case 'speech_failed':
      return onSpeechFailed(turn, event);
    case 'failed':
      return onFailed(turn, event);
    case 'transferred':
    case 'transferred_late':
    case 'transfer_failed':
      return onTransferResult(turn, event);
    case 'peer_closed':
      // Before both sides are connected, the transfer itself reports the failure.
      return [turn, []];
    case 'line_closed':
      return onLineClosed(turn, event.reason);
    case 'end_requested':
      return endCall(turn, event.end);
    case 'end_with_message':
      return endWithMessage(turn, event);
  }
}

/** The carrier can connect the caller without the agent, so a cold transfer continues. The call ends if it fails. */
function onFailed(turn: TurnState, { reason, detail }: Extract<TurnEvent, { type: 'failed' }>): TurnStep {
  const { phase } = turn;
  const isCold = phase.name === 'transferring' && phase.intent.mode === 'cold';
  if (!isCold || reason === 'internal_error') return apologizeAndEnd(turn, reason, detail);
  const { phrases, language } = phrasesOf(turn);
  const apology = { text: phrases.apology, ...(language === undefined ? {} : { language }) };
  const end: SessionEnd = { status: 'failed', reason, detail };
  return [{ ...turn, endAfterTransfer: turn.endAfterTransfer ?? { ...apology, end } }, []];
}

/** The tone of a screening service ends its prompt. */
function onTone(turn: TurnState, atMs: number): TurnStep {
  return turn.phase.name === 'screening' ? answerScreening(turn, atMs) : onBeep(turn, atMs);
}

function onTimer(turn: TurnState, { name, atMs }: Extract<TurnEvent, { type: 'timer' }>): TurnStep {
  if (name === 'endpoint') return onEndpointTimeout(turn, atMs);
  return turn.phase.name === 'screening' ? answerScreening(turn, atMs) : onIdleTimeout(turn, atMs);
}

function onTransferResult(
  turn: TurnState,
  event: Extract<TurnEvent, { type: 'transferred' | 'transferred_late' | 'transfer_failed' }>,
): TurnStep {
  if (event.type === 'transferred_late') return onTransferredLate(turn);
  if (event.type === 'transferred') return onTransferred(turn, event.callId);
  return isUnderWay(turn, event.callId) ? onTransferFailed(turn, event.atMs, event.detail) : [turn, []];
}

/** A late event of an abandoned transfer must not affect the next one. */
function isUnderWay({ phase }: TurnState, callId: string): boolean {
  return phase.name === 'transferring' && phase.intent.callId === callId;
}

const CONTROL: ReadonlySet<TurnEvent['type']> = new Set(['say', 'mute', 'transfer', 'handoff', 'unsolicited_message']);

function isControl(event: TurnEvent): event is ControlEvent & { atMs: number } {
  return CONTROL.has(event.type);
}

/**
 * A caller who waits for a human also hears the goodbye. A call that is already ending is not prolonged. A cold transfer continues,
 * and the call ends if it fails.
 */
function endWithMessage(
  turn: TurnState,
  { text, end: how, language }: Extract<TurnEvent, { type: 'end_with_message' }>,
): TurnStep {
  const exit = exitOf(turn);
  if (exit === 'end') return [turn, []];
  if (exit === null || exit.mode === 'warm') return sayAndEnd(turn, text, how, language);
  const endAfterTransfer = { text, end: how, ...(language === undefined ? {} : { language }) };
  return [{ ...turn, endAfterTransfer: turn.endAfterTransfer ?? endAfterTransfer }, []];
}

/** The disclosure comes first and cannot be interrupted; then the greeting; without a greeting the agent listens. */
function open(turn: TurnState, atMs: number): TurnStep {
  const { answeredBy, disclosure, greeting, interruption } = turn.settings;
  if (answeredBy === 'machine') {
    return awaitBeep(turn);
  }
  const listenNext: FollowUp = { kind: 'listen' };
  if (disclosure !== null) {
    const next: FollowUp =
      greeting === null
        ? listenNext
        : { kind: 'say', text: greeting, interruptible: interruption.enabled, next: listenNext };
    return say({ ...turn, disclosureSpeech: turn.nextSpeech }, disclosure, false, next);
  }
  if (greeting !== null) return say(turn, greeting, interruption.enabled, listenNext);
  return listen(turn, atMs, false);
}

function onPlayback(turn: TurnState, event: Extract<TurnEvent, { type: `playback_${string}` }>): TurnStep {
  const { speech, atMs } = event;
  if (!ownsFloor(turn, speech)) return [turn, []];
  switch (event.type) {
    case 'playback_started':
      return onPlaybackStarted(turn, speech);
    case 'playback_paused':
      return onPlaybackPaused(turn);
    case 'playback_resumed':
      return [turn, [{ do: 'cancel_timer', name: 'idle' }]];
    case 'playback_ended':
      return andThen(commitIgnoredWords(turn, atMs), (t) => afterSpeech(t, speech, atMs));
  }
}

function onPlaybackStarted(turn: TurnState, speech: number): TurnStep {
  const { phase } = turn;
  if (phase.name !== 'thinking') return [turn, []];
  const interruptible = canInterrupt(turn, speech);
  return [
    { ...turn, phase: { name: 'speaking', speech, interruptible, next: { kind: 'listen' } } },
    [{ do: 'cancel_timer', name: 'idle' }],
  ];
}

/** Also applies to a held reply that is not heard yet. */
function onProtect(turn: TurnState, speech: number): TurnStep {
  const { phase } = turn;
  const next = { ...turn, protectedSpeech: speech };
  const isHeard = phase.name === 'speaking' && phase.speech === speech;
  return [isHeard ? { ...next, phase: { ...phase, interruptible: false } } : next, []];
}

/** While the agent is muted or a supervisor has the floor, the agent says only what ends or transfers the call. */
function keepSilentIfMuted(step: TurnStep): TurnStep {
  const [turn] = step;
  if (turn.phase.name === 'ended' || isEnding(turn)) return endBargeIn(step);
  return turn.muted || turn.supervisorFloor ? keepSilent(step) : step;
}

function onLineClosed(turn: TurnState, reason: 'hangup' | 'lost'): TurnStep {
  if (turn.phase.name === 'transferring') return onClosedWhileTransferring(turn, reason);
  if (reason === 'lost') return endLost(turn);
  return endCall(turn, hangupOf(turn));
}

function hangupOf(turn: TurnState): SessionEnd {
  return { status: 'completed', reason: isVoicemail(turn) ? 'voicemail' : 'caller_hangup' };
}

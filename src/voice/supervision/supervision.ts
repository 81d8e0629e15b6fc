// Supervisors of one live call. Each listens, whispers to the agent, or speaks instead of the agent (barge-in).
// Invariants: the call never waits for a supervisor. At most one has the floor, and only while the turn machine grants it. A
// supervisor who leaves returns the floor. No supervisor exceeds the mode that the token allows.
import type { MonitorRefused, MonitorServerMessage, RtcServerMessage } from '../../../generated/types.ts';
import type { VoiceActivityDetector } from '../../providers/ports/stt.ts';
import type { MonitorMode, Principal, SupervisorAction } from '../host.ts';
import { createBrowserView, type BrowserView } from '../lines/browser/browser-view.ts';
import { addContext, type SessionAgentState } from '../session/agent-state.ts';
import type { SessionContext } from '../session/context.ts';
import type { AudioTap } from '../session/observers.ts';
import type { SessionView } from '../vocabulary.ts';
import { createSupervisorFeed, type SupervisorFeed } from './supervisor-feed.ts';
import {
  openSupervisorSpeech,
  RECOGNIZER_FAILED,
  transcribesAudio,
  type SupervisorSpeech,
} from './supervisor-speech.ts';
import { createSupervisorVoice, type SupervisorVoice } from './supervisor-voice.ts';

/** A team leader, a trainer, a page that shows levels. A call with more listeners is a broadcast. */
const MAX_SEATS = 8;
const RANK: Readonly<Record<MonitorMode, number>> = { listen: 0, whisper: 1, barge: 2 };

/** Context for the agent. Its answer is spoken to the caller. */
const WHISPERED = 'Your supervisor tells you, and the caller does not hear it: ';
const SAID = 'Your supervisor said to the caller, in your place: ';
const SPOKE = 'A supervisor has spoken to the caller in your place. From now on you speak again.';

/** The connection of one supervisor. Methods are called synchronously and in order; they must neither throw nor wait. */
export interface Supervisor {
  by: Principal;
  /** The highest mode that the token allows. */
  allowed: MonitorMode;
  /**
   * Called first.
   * @param about `transcribes`: this service recognizes the supervisor's speech. `atMs`: time of the first piece of audio
   */
  onSeated(about: { mode: MonitorMode; transcribes: boolean; atMs: number }): void;
  /** Sends a 20 ms piece of both sides (supervisor-feed.ts). */
  sendAudio(bytes: Uint8Array): void;
  sendMessage(message: MonitorServerMessage): void;
}

/** The actions of a supervisor. A refused action is answered with the message `refused`. */
export interface SupervisorSeat {
  setMode(mode: MonitorMode): void;
  whisper(text: string): void;
  /** Receives the words that the supervisor has just spoken, where this service cannot recognize them. */
  sayAsText(text: string): void;
  /** Receives a frame of the supervisor's microphone. */
  pushFrame(frame: Int16Array): void;
  /** Idempotent. */
  leave(): void;
}

export interface Supervision {
  readonly view: SessionView;
  readonly tap: AudioTap;
  /** A mode that is not available now becomes `listen`. */
  seatSupervisor(supervisor: Supervisor, mode: MonitorMode): SupervisorSeat | 'over' | 'full';
  /** The turn machine's decision: gives the floor to the supervisor who requested it, or back to the agent. */
  setFloor(on: boolean): void;
  /** The call has ended; `durationMs` is its length. */
  end(durationMs: number): void;
}

interface Seated {
  supervisor: Supervisor;
  mode: MonitorMode;
  /** Open while the supervisor's words are needed. */
  speech: SupervisorSpeech | null;
  /** Audio was refused in this mode and this was reported; it is reported once. */
  refused: boolean;
}

type Speaking = Pick<Seated, 'supervisor' | 'mode'>;

/** State shared by the supervisors of one call. */
interface SupervisedCall {
  ctx: SessionContext;
  state: SessionAgentState;
  createVad: () => VoiceActivityDetector;
  seats: Set<Seated>;
  transcribes: boolean;
  view: BrowserView;
  feed: SupervisorFeed;
  voice: SupervisorVoice;
  /** The supervisor who has the floor or is requesting it. */
  speaker: Seated | null;
  hasFloor: boolean;
  over: boolean;
}

/** Whether a token for `allowed` also allows `mode`. */
export function modeIncludes(allowed: MonitorMode, mode: MonitorMode): boolean {
  return RANK[mode] <= RANK[allowed];
}

export function createSupervision(
  ctx: SessionContext,
  state: SessionAgentState,
  createVad: () => VoiceActivityDetector,
): Supervision {
  const call = openSupervisedCall(ctx, state, createVad);
  const { seats, feed, view, voice } = call;
  return {
    view,
    tap: feed,
    seatSupervisor(supervisor, mode) {
      if (call.over) return 'over';
      if (seats.size >= MAX_SEATS) return 'full';
      const seated: Seated = { supervisor, mode: 'listen', speech: null, refused: false };
      feed.startFeed();
      const refused = changeMode(call, seated, mode);
      recordAction(call, seated, 'started');
      const { transcribes } = call;
      supervisor.onSeated({ mode: seated.mode, transcribes, atMs: Math.round(feed.atMs()) });
      if (refused) supervisor.sendMessage(refused);
      seats.add(seated);
      if (call.hasFloor) supervisor.sendMessage({ type: 'floor', speaker: 'supervisor' });
      for (const message of view.replay()) showMessage([seated], message);
      view.follow();
      return openSeat(call, seated);
    },
    setFloor: (on) => applyFloor(call, on),
    end(durationMs) {
      feed.finishFeed(durationMs);
      call.over = true;
      voice.releaseLine();
      view.stop();
      for (const seated of seats) {
        recordAction(call, seated, 'ended');
        finishSpeech(seated);
      }
    },
  };
}

function openSupervisedCall(
  ctx: SessionContext,
  state: SessionAgentState,
  createVad: () => VoiceActivityDetector,
): SupervisedCall {
  const { clock, line, nowMs, emit, taps } = ctx;
  const seats = new Set<Seated>();
  const isWatched = () => seats.size > 0;
  return {
    ctx,
    state,
    createVad,
    seats,
    transcribes: transcribesAudio(state.active.stt),
    view: createBrowserView(clock, (message) => showMessage(seats, message), isWatched),
    feed: createSupervisorFeed({
      clock,
      elapsedMs: nowMs,
      aheadMs: line.bufferMs,
      onPiece(bytes) {
        for (const { supervisor } of seats) supervisor.sendAudio(bytes);
      },
    }),
    voice: createSupervisorVoice({
      clock,
      line,
      taps,
      onLineLost: () => emit({ type: 'line_closed', reason: 'lost', atMs: nowMs() }),
    }),
    speaker: null,
    hasFloor: false,
    over: false,
  };
}

function openSeat(call: SupervisedCall, seated: Seated): SupervisorSeat {
  const { supervisor } = seated;
  const unlessRefused = (refused: MonitorRefused | null, act: () => void): void => {
    if (refused) supervisor.sendMessage(refused);
    else if (!call.over) act();
  };
  return {
    setMode(mode) {
      const before = seated.mode;
      unlessRefused(changeMode(call, seated, mode), () => {
        supervisor.sendMessage({ type: 'mode', mode });
        if (mode !== before) recordAction(call, seated, 'mode');
      });
    },
    whisper: (text) => unlessRefused(mayWhisper(seated), () => whisper(call, seated, text)),
    sayAsText: (text) =>
      unlessRefused(maySayAsText(call, seated), () => sayToCaller(call, seated, text, call.ctx.nowMs())),
    pushFrame(frame) {
      const refused = maySendAudio(call, seated);
      if (refused && seated.refused) return;
      seated.refused = refused !== null;
      unlessRefused(refused, () => {
        if (seated.mode === 'barge') call.voice.playMicrophoneFrame(frame);
        if (call.transcribes) speechOf(call, seated).transcribeFrame(frame);
      });
    },
    leave() {
      if (!call.seats.delete(seated)) return;
      if (call.seats.size === 0) call.feed.stopFeed();
      finishSpeech(seated);
      if (call.over) return;
      recordAction(call, seated, 'ended');
      if (call.speaker === seated) releaseFloor(call);
    },
  };
}

// ── who may do what ─────────────────────────────────────────────────────────────────────────────────────────────────

function mayWhisper({ mode }: Seated): MonitorRefused | null {
  return mode === 'listen' ? refusal('mode_not_set', 'A whisper needs the mode whisper or barge.') : null;
}

function maySayAsText({ transcribes }: SupervisedCall, { mode }: Seated): MonitorRefused | null {
  if (mode !== 'barge') return refusal('mode_not_set', 'Saying something to the caller needs the mode barge.');
  return transcribes ? refusal('words_not_needed', 'This service recognizes your speech; send audio only.') : null;
}

function maySendAudio({ transcribes }: SupervisedCall, { mode }: Seated): MonitorRefused | null {
  if (mode === 'listen') return refusal('mode_not_set', 'Audio needs the mode whisper or barge.');
  if (mode === 'barge' || transcribes) return null;
  const instead = '{"type":"whisper","text":"…"}';
  // A published code, which keeps its spelling.
  return refusal('no_recogniser', `This service has no recognizer. Send the whisper as text: ${instead}.`);
}

function refusal(code: MonitorRefused['code'], detail: string): MonitorRefused {
  return { type: 'refused', code, detail };
}

// ── the floor ───────────────────────────────────────────────────────────────────────────────────────────────────────

function changeMode(call: SupervisedCall, seated: Seated, mode: MonitorMode): MonitorRefused | null {
  if (call.over || mode === seated.mode) return null;
  if (!modeIncludes(seated.supervisor.allowed, mode)) {
    return refusal('mode_not_allowed', `The token allows ${seated.supervisor.allowed}.`);
  }
  const refused = mode === 'barge' ? takeFloor(call, seated) : null;
  if (refused) return refused;
  if (seated.mode === 'barge') releaseFloor(call);
  enterMode(seated, mode);
  return null;
}

function enterMode(seated: Seated, mode: MonitorMode): void {
  finishSpeech(seated);
  seated.mode = mode;
  seated.refused = false;
}

function takeFloor(call: SupervisedCall, seated: Seated): MonitorRefused | null {
  if (call.speaker) return refusal('floor_taken', 'Another supervisor is speaking.');
  call.speaker = seated;
  const { emit, nowMs } = call.ctx;
  emit({ type: 'barge', on: true, atMs: nowMs() });
  // The turn machine has already decided: it called applyFloor if it granted the floor.
  if (call.hasFloor) return null;
  call.speaker = null;
  return refusal(
    'floor_not_free',
    'You cannot speak now: the call plays its disclosure, ends, is being transferred, or a machine answered.',
  );
}

function releaseFloor(call: SupervisedCall): void {
  call.speaker = null;
  const { emit, nowMs } = call.ctx;
  emit({ type: 'barge', on: false, atMs: nowMs() });
}

function applyFloor(call: SupervisedCall, on: boolean): void {
  call.hasFloor = on;
  for (const { supervisor } of call.seats) {
    supervisor.sendMessage({ type: 'floor', speaker: on ? 'supervisor' : 'agent' });
  }
  if (on) return call.voice.takeLine();
  call.voice.releaseLine();
  addContext(call.ctx, call.state, SPOKE);
  const { speaker } = call;
  call.speaker = null;
  if (!speaker) return;
  // The floor was taken from the supervisor, because the call ends or is transferred.
  enterMode(speaker, 'listen');
  speaker.supervisor.sendMessage({ type: 'mode', mode: 'listen' });
  recordAction(call, speaker, 'mode');
}

// ── what is said ────────────────────────────────────────────────────────────────────────────────────────────────────

function whisper(call: SupervisedCall, seated: Speaking, text: string): void {
  addContext(call.ctx, call.state, WHISPERED + text);
  recordAction(call, seated, 'whispered', text);
}

function sayToCaller(call: SupervisedCall, seated: Speaking, text: string, startMs: number): void {
  addContext(call.ctx, call.state, SAID + text);
  call.ctx.line.sendCaption({ text, final: true });
  recordAction(call, seated, 'said', text, startMs);
}

/** The last words may arrive after the mode has changed. They belong to the mode in which they were spoken. */
function speechOf(call: SupervisedCall, seated: Seated): SupervisorSpeech {
  const { supervisor, mode } = seated;
  const onFinalWords = (text: string, startMs: number): void => {
    if (mode === 'barge') sayToCaller(call, { supervisor, mode }, text, startMs);
    else whisper(call, { supervisor, mode }, text);
  };
  return (seated.speech ??= openSpeech(call, mode, onFinalWords));
}

/** Without a recognizer, the supervisor is heard, but the words are not known. Another mode tries again. */
function openSpeech(
  { ctx, state, createVad }: SupervisedCall,
  mode: MonitorMode,
  onFinalWords: (text: string, startMs: number) => void,
): SupervisorSpeech {
  const { agent, stt } = state.active;
  // The caller is spoken to in the language of the conversation.
  const language = mode === 'barge' ? state.language : agent.language;
  try {
    return openSupervisorSpeech(ctx, { stt, vad: createVad(), language }, onFinalWords);
  } catch (error) {
    ctx.warn(RECOGNIZER_FAILED, (error as Error).message);
    return { transcribeFrame: () => undefined, finish: () => undefined };
  }
}

function finishSpeech(seated: Seated): void {
  seated.speech?.finish();
  seated.speech = null;
}

function recordAction(
  { ctx }: SupervisedCall,
  { supervisor: { by }, mode }: Speaking,
  what: SupervisorAction['what'],
  text?: string,
  startMs?: number,
): void {
  const said = { ...(text === undefined ? {} : { text }), ...(startMs === undefined ? {} : { startMs }) };
  ctx.record({ type: 'monitor', action: { what, mode, by, atMs: Math.round(ctx.nowMs()), ...said } });
}

/** Sends supervisors the messages of a browser view that concern them. */
function showMessage(seats: Iterable<Seated>, message: RtcServerMessage): void {
  const monitorMessage = toMonitorMessage(message);
  if (monitorMessage) for (const { supervisor } of seats) supervisor.sendMessage(monitorMessage);
}

function toMonitorMessage(message: RtcServerMessage): MonitorServerMessage | null {
  switch (message.t) {
    case 'turn':
      return { type: 'state', turn: message.turn };
    case 'line':
      return { type: 'line', line: message.line };
    case 'cut':
      return { type: 'line', line: { id: message.id, role: 'agent', text: message.text, final: true } };
    case 'tool':
      return { type: 'tool', name: message.name, ms: message.ms, ok: message.ok };
    default:
      return null;
  }
}

// Supervisors of one live call: who listens, whispers to the agent, or speaks in its place. Made by session.ts, which feeds it
// what the recorder and the view get; each supervisor has a seat, taken by resources/calls/live for a socket.
// Invariants: the call never waits for a supervisor; one of them has the floor at most, and only while the turn machine says
// so; who leaves gives the floor back; nobody does more than he is allowed.
import type { MonitorRefused, MonitorServerMessage, RtcServerMessage } from '../../../generated/types.ts';
import type { Clock } from '../../core/clock.ts';
import type { Line, SttProvider, VoiceActivityDetector } from '../../providers/ports.ts';
import type { MonitorMode, SupervisorAction, Principal, SessionEvent } from '../host.ts';
import { createBrowserView, type BrowserView } from '../lines/browser/view.ts';
import type { AudioRecorder } from '../recording/recorder.ts';
import { createSupervisorVoice, type SupervisorVoice } from './barge.ts';
import { createSupervisorFeed, type SupervisorFeed } from './feed.ts';
import { transcribesAudio, openSupervisorSpeech, type SupervisorSpeech } from './supervisor-speech.ts';
import type { SessionView, TurnEvent } from '../vocabulary.ts';

/** A team leader, a trainer, a page that shows levels; a call with more listeners is a broadcast. */
const MOST_SEATS = 8;
const RANK: Readonly<Record<MonitorMode, number>> = { listen: 0, whisper: 1, barge: 2 };

/** What the agent is told; its answer is for the caller. */
const WHISPERED = 'Your supervisor tells you, and the caller does not hear it: ';
const SAID = 'Your supervisor said to the caller, in your place: ';
const SPOKE = 'A supervisor has spoken to the caller in your place. From now on you speak again.';

/** One who follows the call. Called at once and in order; must neither throw nor wait. */
export interface Supervisor {
  by: Principal;
  allowed: MonitorMode;
  /** The first that is told. `atMs`: where the first frame belongs, since the audio opened. */
  onSeated(about: { mode: MonitorMode; ears: boolean; atMs: number }): void;
  /** Both sides, 20 ms: see supervision/feed.ts. */
  sendAudio(bytes: Uint8Array): void;
  sendMessage(message: MonitorServerMessage): void;
}

/** What he may do. What is not done he is told by `refused`. */
export interface SupervisorSeat {
  setMode(mode: MonitorMode): void;
  whisper(text: string): void;
  /** In words what he has just spoken, where nobody here recognises speech. */
  sayAsText(text: string): void;
  /** A frame of his microphone. */
  pushFrame(frame: Int16Array): void;
  /** Idempotent. */
  leave(): void;
}

export interface SupervisionOptions {
  clock: Clock;
  line: Line;
  stt: SttProvider;
  vad(): VoiceActivityDetector;
  language: string;
  signal: AbortSignal;
  /** Milliseconds since the audio opened. */
  nowMs(): number;
  dispatch(event: TurnEvent): void;
  /** The agent knows it from its next answer on. */
  inform(text: string): void;
  record(event: SessionEvent): void;
  /** A supervisor's voice was written to the line, and is heard at this monotonic time. */
  onFrame(frame: Int16Array, heardAt: number): void;
}

export interface Supervision {
  /** What is to be known of the call. */
  readonly view: SessionView;
  /** What is to be heard of it, beside the recorder. */
  readonly taps: Pick<AudioRecorder, 'caller' | 'agent' | 'cut'>;
  /** A mode that cannot be had now becomes `listen`. */
  seatSupervisor(supervisor: Supervisor, mode: MonitorMode): SupervisorSeat | 'over' | 'full';
  /** The turn machine gives the floor to who asked for it, or back to the agent. */
  setFloor(on: boolean): void;
  /** The call is over after so long. */
  end(durationMs: number): void;
}

interface Seated {
  supervisor: Supervisor;
  mode: MonitorMode;
  /** Open while he is to be understood. */
  words: SupervisorSpeech | null;
  /** Audio was refused in this mode, and he was told so: once is enough. */
  refused: boolean;
}

/** What the supervisors of one call share. */
interface Room {
  options: SupervisionOptions;
  seats: Set<Seated>;
  ears: boolean;
  view: BrowserView;
  feed: SupervisorFeed;
  barge: SupervisorVoice;
  /** Has the floor, or asks for it right now. */
  speaker: Seated | null;
  hasFloor: boolean;
  over: boolean;
}

/** Whether who may do the one may do the other. */
export function modeIncludes(allowed: MonitorMode, mode: MonitorMode): boolean {
  return RANK[mode] <= RANK[allowed];
}

export function createSupervision(options: SupervisionOptions): Supervision {
  const room = openRoom(options);
  const { seats, feed, view, barge } = room;
  return {
    view,
    taps: feed,
    seatSupervisor(supervisor, mode) {
      if (room.over) return 'over';
      if (seats.size >= MOST_SEATS) return 'full';
      const seated: Seated = { supervisor, mode: 'listen', words: null, refused: false };
      feed.open();
      const refused = change(room, seated, mode);
      recordAction(room, seated, 'started');
      supervisor.onSeated({ mode: seated.mode, ears: room.ears, atMs: Math.round(feed.atMs()) });
      if (refused) supervisor.sendMessage(refused);
      seats.add(seated);
      if (room.hasFloor) supervisor.sendMessage({ type: 'floor', speaker: 'supervisor' });
      for (const message of view.replay()) show([seated], message);
      view.follow();
      return seatOf(room, seated);
    },
    setFloor: (on) => applyFloor(room, on),
    end(durationMs) {
      feed.finish(durationMs);
      room.over = true;
      barge.end();
      view.stop();
      for (const seated of seats) {
        recordAction(room, seated, 'ended');
        closeWords(room, seated);
      }
    },
  };
}

function openRoom(options: SupervisionOptions): Room {
  const { clock, line, nowMs, dispatch, onFrame } = options;
  const seats = new Set<Seated>();
  const isWatched = () => seats.size > 0;
  return {
    options,
    seats,
    ears: transcribesAudio(options.stt),
    view: createBrowserView(clock, (message) => show(seats, message), isWatched),
    feed: createSupervisorFeed({
      clock,
      elapsedMs: nowMs,
      aheadMs: line.bufferMs,
      onPiece(bytes) {
        for (const { supervisor } of seats) supervisor.sendAudio(bytes);
      },
    }),
    barge: createSupervisorVoice({
      clock,
      line,
      onFrame,
      onLineLost: () => dispatch({ type: 'line_closed', reason: 'lost', atMs: nowMs() }),
    }),
    speaker: null,
    hasFloor: false,
    over: false,
  };
}

function seatOf(room: Room, seated: Seated): SupervisorSeat {
  const { supervisor } = seated;
  const unless = (refused: MonitorRefused | null, act: () => void): void => {
    if (refused) supervisor.sendMessage(refused);
    else if (!room.over) act();
  };
  return {
    setMode(mode) {
      const before = seated.mode;
      unless(change(room, seated, mode), () => {
        supervisor.sendMessage({ type: 'mode', mode });
        if (mode !== before) recordAction(room, seated, 'mode');
      });
    },
    whisper: (text) => unless(mayWhisper(seated), () => whisper(room, seated, text)),
    sayAsText: (text) => unless(mayTell(room, seated), () => say(room, seated, text, room.options.nowMs())),
    pushFrame(frame) {
      const refused = maySpeak(room, seated);
      if (refused && seated.refused) return;
      seated.refused = refused !== null;
      unless(refused, () => {
        if (seated.mode === 'barge') room.barge.push(frame);
        if (room.ears) wordsOf(room, seated).hear(frame);
      });
    },
    leave() {
      if (!room.seats.delete(seated)) return;
      if (room.seats.size === 0) room.feed.close();
      closeWords(room, seated);
      if (room.over) return;
      recordAction(room, seated, 'ended');
      if (room.speaker === seated) releaseFloor(room);
    },
  };
}

// ── who may do what ─────────────────────────────────────────────────────────────────────────────────────────────────

function mayWhisper({ mode }: Seated): MonitorRefused | null {
  return mode === 'listen' ? refusal('mode_not_set', 'A whisper needs the mode whisper or barge.') : null;
}

function mayTell({ ears }: Room, { mode }: Seated): MonitorRefused | null {
  if (mode !== 'barge') return refusal('mode_not_set', 'Only who barges in says something to the caller.');
  return ears ? refusal('words_not_needed', 'Speech is recognised here.') : null;
}

function maySpeak({ ears }: Room, { mode }: Seated): MonitorRefused | null {
  if (mode === 'listen') return refusal('mode_not_set', 'Audio needs the mode whisper or barge.');
  if (mode === 'barge' || ears) return null;
  const instead = '{"type":"whisper","text":"…"}';
  return refusal('no_recogniser', `This service has no recogniser: whisper as text, ${instead}.`);
}

function refusal(code: MonitorRefused['code'], detail: string): MonitorRefused {
  return { type: 'refused', code, detail };
}

// ── the floor ───────────────────────────────────────────────────────────────────────────────────────────────────────

function change(room: Room, seated: Seated, mode: MonitorMode): MonitorRefused | null {
  if (room.over || mode === seated.mode) return null;
  if (!modeIncludes(seated.supervisor.allowed, mode)) {
    return refusal('mode_not_allowed', `The token allows ${seated.supervisor.allowed}.`);
  }
  const refused = mode === 'barge' ? takeFloor(room, seated) : null;
  if (refused) return refused;
  if (seated.mode === 'barge') releaseFloor(room);
  enter(room, seated, mode);
  return null;
}

function enter(room: Room, seated: Seated, mode: MonitorMode): void {
  closeWords(room, seated);
  seated.mode = mode;
  seated.refused = false;
}

function takeFloor(room: Room, seated: Seated): MonitorRefused | null {
  if (room.speaker) return refusal('floor_taken', 'Another supervisor speaks.');
  room.speaker = seated;
  const { dispatch, nowMs } = room.options;
  dispatch({ type: 'barge', on: true, atMs: nowMs() });
  if (room.hasFloor) return null;
  room.speaker = null;
  return refusal('floor_not_free', 'The call says its disclosure, ends or is transferred, or a machine speaks.');
}

function releaseFloor(room: Room): void {
  room.speaker = null;
  const { dispatch, nowMs } = room.options;
  dispatch({ type: 'barge', on: false, atMs: nowMs() });
}

/** As the turn machine has decided. */
function applyFloor(room: Room, on: boolean): void {
  room.hasFloor = on;
  for (const { supervisor } of room.seats)
    supervisor.sendMessage({ type: 'floor', speaker: on ? 'supervisor' : 'agent' });
  if (on) return room.barge.begin();
  room.barge.end();
  room.options.inform(SPOKE);
  const { speaker } = room;
  room.speaker = null;
  if (!speaker) return;
  // He did not give it back: the call takes its own way out.
  enter(room, speaker, 'listen');
  speaker.supervisor.sendMessage({ type: 'mode', mode: 'listen' });
  recordAction(room, speaker, 'mode');
}

// ── what is said ────────────────────────────────────────────────────────────────────────────────────────────────────

function whisper(room: Room, seated: Seated, text: string): void {
  room.options.inform(WHISPERED + text);
  recordAction(room, seated, 'whispered', text);
}

function say(room: Room, seated: Seated, text: string, startMs: number): void {
  room.options.inform(SAID + text);
  room.options.line.sendCaption({ text, final: true });
  recordAction(room, seated, 'said', text, startMs);
}

function wordsOf(room: Room, seated: Seated): SupervisorSpeech {
  const onWords = (text: string, startMs: number): void => {
    if (seated.mode === 'barge') say(room, seated, text, startMs);
    else whisper(room, seated, text);
  };
  return (seated.words ??= openSupervisorSpeech({
    ...room.options,
    onWords,
    onWarning: (code, detail) => warn(room, code, detail),
  }));
}

function closeWords(room: Room, seated: Seated): void {
  const { words } = seated;
  seated.words = null;
  words?.close().catch((error: Error) => warn(room, 'supervisor_recogniser', error.message));
}

function warn({ options }: Room, code: string, detail: string): void {
  options.record({ type: 'warning', code, detail });
}

function recordAction(
  { options }: Room,
  { supervisor: { by }, mode }: Seated,
  what: SupervisorAction['what'],
  text?: string,
  startMs?: number,
): void {
  const said = { ...(text === undefined ? {} : { text }), ...(startMs === undefined ? {} : { startMs }) };
  options.record({ type: 'monitor', action: { what, mode, by, atMs: Math.round(options.nowMs()), ...said } });
}

/** What a page in the call is shown, as far as it is news to who follows it. */
function show(seats: Iterable<Seated>, message: RtcServerMessage): void {
  const shown = toMonitor(message);
  if (shown) for (const { supervisor } of seats) supervisor.sendMessage(shown);
}

function toMonitor(message: RtcServerMessage): MonitorServerMessage | null {
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

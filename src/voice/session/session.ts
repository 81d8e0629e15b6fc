// One live conversation: connects a line and providers to the turn machine, and reports to the host.
// Invariants: events are decided one after the other. The host receives everything in order, and one `ended`, last.
// After the end nothing is written to the line and nothing keeps running.
// Wiring: the context is built first, then each component from the context and earlier components. They communicate only through
// the event queue: components emit turn events, the turn machine decides, and each of its commands has one handler.
//
// Line.onFrame → receiveFrame (in/speech-input) → taps, bridge, recognizer, VAD → emit → event-queue → turn-loop → step (turn/)
// step → commands → handlers (here) → replies → SpeechOutput → Speech → Playback (out/) → Line.write, AudioTaps.agentFrame
//
// docs/audio-path.md shows the path of a frame in both directions.
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import type { SttProvider, VoiceActivityDetector } from '../../providers/ports/stt.ts';
import type { MonitorMode, SessionAgent, SessionEnd, VoiceHost } from '../host.ts';
import { openSpeechInput } from '../in/speech-input.ts';
import type { PreparedGreeting } from '../out/greeting.ts';
import { createAudioRecorder } from '../recording/recorder.ts';
import { createSupervision, type Supervisor, type SupervisorSeat } from '../supervision/supervision.ts';
import { createWarmTransfer, type DialSecondLeg } from '../transfer/warm-transfer.ts';
import type { CommandHandlers, SessionView } from '../vocabulary.ts';
import { createAgentHandoff, turnSettings, type PrepareNextAgent } from './agent-handoff.ts';
import { openAgentSpeech } from './agent-speech.ts';
import { createSessionAgentState, phraseFor, type AgentProviders, type SessionAgentState } from './agent-state.ts';
import { createLanguageHandler } from './caller-language.ts';
import { endSession, internalError, type SessionResult } from './closing.ts';
import { openContext, type OpenContext, type SessionContext } from './context.ts';
import { carryOutControl, type ControlCommand } from './control-commands.ts';
import { createEventQueue } from './event-queue.ts';
import { createFunctionHandlers } from './function-calls.ts';
import { createKeypad } from './keypad.ts';
import { createLatencyMeter } from './latency.ts';
import { openConversation } from './opening.ts';
import { createPendingCommands } from './pending-commands.ts';
import { watchRepetition } from './repetition.ts';
import { createSpeechHandlers } from './replies.ts';
import { createTimers } from './timers.ts';
import { createTokenUsage } from './token-usage.ts';
import { createTransferHandlers, summarizeCall, type ColdTransfer } from './transfers.ts';
import { createTurnLoop } from './turn-loop.ts';
import { observeEngine } from './unsolicited-activity.ts';
import { limitDuration, watchLine } from './watchdogs.ts';

const BACKGROUND_VOICE = 'a voice that is much quieter than the caller did not interrupt the agent';
const SCREENED = 'a screening service asked who is calling; the agent answered and waits for a person';

export interface SessionOptions {
  agent: SessionAgent;
  line: Line;
  host: VoiceHost;
  clock: Clock;
  /** Clock for the deadlines of the host and its storage. Default: `clock`. */
  hostClock?: Clock;
  providers: AgentProviders & { stt: SttProvider; vad(): VoiceActivityDetector };
  answeredBy: 'human' | 'machine' | 'unknown';
  log: Logger;
  /** Result of prepareGreeting, started while the phone rings. */
  prepared?: Promise<PreparedGreeting>;
  /** Omitted where the line cannot transfer. */
  transfer?: ColdTransfer;
  /** Omitted where no second leg can be dialed. */
  connect?: DialSecondLeg;
  /** Omitted where no other agent can take over. */
  prepareNextAgent?: PrepareNextAgent;
  /** The view of a line whose other end shows the call. */
  view?: SessionView;
  /** False: no audio is recorded, regardless of the agent's settings. */
  keepsRecording?: boolean;
  /** Ends the call at once, as its reason states if that is a SessionEnded, else as failed with internal_error. */
  signal?: AbortSignal;
}

/** Reason to abort a session, or what precedes it. */
export class SessionEnded extends Error {
  readonly end: SessionEnd;
  constructor(end: SessionEnd) {
    super('the call was ended');
    this.end = end;
  }
}

export interface Session {
  /** Ends the session at once. Later ends are ignored. */
  end(how: SessionEnd): void;
  /** Says a last sentence (by default that the time is up), then ends the session. */
  endWithMessage(how: SessionEnd, text?: string): void;
  /** Resolves when the command has taken effect. @throws Error why it has not */
  control(command: ControlCommand): Promise<void>;
  /** Seats a supervisor, unless the call has ended or has the maximum number of supervisors. */
  supervise(supervisor: Supervisor, mode: MonitorMode): SupervisorSeat | 'over' | 'full';
  /** The agent that has the conversation now. */
  agent(): { name: string; language: string };
  /** Total duration of second legs so far, from answer to hang-up. */
  transferMs(): number;
  /** Resolves after the host received the end; never rejects. */
  readonly done: Promise<SessionResult>;
}

/** @throws the error of a provider that fails to open; everything opened before is then closed */
export function startSession(options: SessionOptions): Session {
  const { agent, line, providers, answeredBy } = options;
  const queue = createEventQueue();
  const opened = openContext(options, queue.emit);
  const { ctx } = opened;
  const state = createSessionAgentState(ctx, agent, providers);
  const parts = openParts(opened, state, options);
  const { input, output, warm, pending, supervision, keypad } = parts;
  const timers = createTimers(ctx.clock, (name) => ctx.emit({ type: 'timer', name, atMs: ctx.nowMs() }));
  const watchdogs = [limitDuration(ctx, state, agent.limits.max_duration_seconds * 1000), watchLine(ctx, input)];
  const cold = options.transfer ?? null;
  const prepare = options.prepareNextAgent ?? null;
  const handoff = createAgentHandoff(ctx, state, input, pending, { prepare, answeredBy });
  const ended = Promise.withResolvers<SessionResult>();
  const handlers: CommandHandlers = {
    ...createSpeechHandlers(ctx, state, output, parts),
    ...createFunctionHandlers(ctx, state, keypad),
    ...createLanguageHandler(ctx, state),
    ...createTransferHandlers(ctx, state, input, { cold, warm }),
    hand_off: handoff.hand_off,
    flush_words: () => input.flushWords(),
    report_screening: () => ctx.warn('call_screened', SCREENED),
    report_background_voice: () => ctx.warn('background_voice_ignored', BACKGROUND_VOICE),
    barge: ({ on }) => supervision.setFloor(on),
    resolve: ({ commandId, failure }) => pending.resolve(commandId, failure),
    start_timer: ({ name, ms }) => timers.start(name, ms),
    cancel_timer: ({ name }) => timers.cancel(name),
    end({ end }) {
      timers.cancelAll();
      for (const watchdog of watchdogs) watchdog.cancel();
      void endSession(opened, parts, end).then(ended.resolve);
    },
  };
  queue.start(createTurnLoop(ctx, turnSettings(agent, answeredBy), handlers, output.heardText), (error, event) => {
    ctx.log.error({ err: error, event: event.type }, 'a session could not carry out a decision; it ends');
    return { type: 'end_requested', end: internalError(error.message), atMs: ctx.nowMs() };
  });
  line.onClose((reason) => ctx.emit({ type: 'line_closed', reason, atMs: ctx.nowMs() }));
  line.onAnsweredBy?.((by) => by === 'machine' && ctx.emit({ type: 'machine_detected', atMs: ctx.nowMs() }));
  endOnAbort(ctx, options.signal);
  for (const { code, detail } of agent.notices ?? []) ctx.warn(code, detail);
  observeEngine(ctx, state);
  void openConversation(ctx, state, providers.tts, options.prepared);
  return {
    end: (end) => ctx.emit({ type: 'end_requested', end, atMs: ctx.nowMs() }),
    endWithMessage(end, text) {
      const said = text === undefined ? phraseFor(state, 'outOfTime') : { text };
      ctx.emit({ type: 'end_with_message', end, ...said, atMs: ctx.nowMs() });
    },
    control: (command) => carryOutControl(ctx, state, parts, handoff, command),
    supervise: supervision.seatSupervisor,
    agent: () => state.active.agent,
    transferMs: () => warm.usage().legMs,
    done: ended.promise,
  };
}

/** Builds the parts that the handlers use, each from the parts before it. */
function openParts({ ctx, abort }: OpenContext, state: SessionAgentState, options: SessionOptions) {
  const { agent, providers, answeredBy, view, keepsRecording = true } = options;
  const { stt } = providers;
  const { language, otherLanguages, keyterms, recording } = agent;
  const latency = createLatencyMeter();
  const tokens = createTokenUsage();
  const { privacy } = agent;
  const redacts = privacy.kinds.length > 0 || privacy.patterns.length > 0;
  const isRecorded = recording.enabled && keepsRecording && !privacy.noStore;
  const recorder = isRecorded ? openRecorder(ctx, redacts) : null;
  if (recorder) ctx.privacy.onSpan(recorder.silence);
  const supervision = createSupervision(ctx, state, () => providers.vad());
  if (recorder) ctx.taps.add(recorder);
  ctx.taps.add(supervision.tap);
  if (view) ctx.views.add(view);
  ctx.views.add(watchRepetition(ctx, state));
  ctx.views.add(supervision.view);
  try {
    const output = openAgentSpeech(ctx, state, latency);
    const warm = createWarmTransfer(ctx, state, {
      dial: options.connect ?? null,
      disclosure: recording.enabled ? recording.disclosure : null,
      summarize: (signal) => summarizeCall(ctx, state, tokens, output.heardText, signal),
    });
    const input = openSpeechInput(
      ctx,
      {
        source: ctx.line,
        stt,
        vad: providers.vad(),
        language,
        otherLanguages,
        keyterms,
        listenForBeep: answeredBy !== 'human',
        flushAfterSpeech: false,
        onTimedWords: ctx.privacy.heardWords,
      },
      {
        frameReceived(frame, atMs) {
          ctx.taps.callerFrame(frame, atMs);
          warm.bridgeCallerFrame(frame);
        },
        captionReceived: warm.bridgeCallerCaption,
      },
    );
    const [pending, keypad] = [createPendingCommands(), createKeypad(ctx)];
    return { input, output, warm, recorder, supervision, latency, tokens, pending, keypad };
  } catch (error) {
    abort.abort(error);
    supervision.end(0);
    recorder?.abandon();
    throw error;
  }
}

function openRecorder({ clock, hostClock, line, host, log, nowMs, warn }: SessionContext, redacts: boolean) {
  return createAudioRecorder({
    clock,
    storageClock: hostClock,
    redacts,
    elapsedMs: nowMs,
    aheadMs: line.bufferMs,
    isNarrowband: line.isNarrowband ?? false,
    write: (piece, bytes) => host.storeRecording(piece, bytes),
    onTrouble: (error) => log.warn({ err: error }, 'a piece of a recording could not be stored; retrying'),
    onFailure: (error) => warn('recording_failed', error.message),
  });
}

function endOnAbort(ctx: SessionContext, signal: AbortSignal | undefined): void {
  const onAbort = (): void => {
    const reason: unknown = signal?.reason;
    const end = reason instanceof SessionEnded ? reason.end : internalError('the session was aborted');
    ctx.emit({ type: 'end_requested', end, atMs: ctx.nowMs() });
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
}

// One live conversation: wires a line and providers to the turn machine and tells the host what happened.
// Called by whoever answers or dials. Invariants: events are decided one after the other; the host hears everything in
// order and `ended` exactly once, last; after the end nothing is written to the line and nothing keeps running.
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type {
  DialEvent,
  Line,
  LlmProvider,
  SttProvider,
  TtsProvider,
  VoiceActivityDetector,
} from '../../providers/ports.ts';
import { withDeadline } from '../deadline.ts';
import { createDispatcher, internalError } from './event-queue.ts';
import { openSpeechInput, type SpeechInput } from '../in/speech-input.ts';
import { openFollowers, type Followers } from './observers.ts';
import type { Audio, Prepared } from '../out/greeting.ts';
import type { MonitorMode, SessionAgent, SessionEnd, SessionEvent, SessionSummary, VoiceHost } from '../host.ts';
import { createLatencyMeter, type LatencyMeter } from './latency.ts';
import { createSpeechOutput, type SpeechOutput } from '../out/speech-output.ts';
import { attempt, createHostOutbox, type HostOutbox } from './outbox.ts';
import { phrasesFor, type Phrases } from '../out/phrases.ts';
import { createPipeline, type Pipeline } from './reply-pipeline.ts';
import type { Voices } from '../out/synthesis.ts';
import { carryOutControl, type ControlCommand } from './control.ts';
import { makeApologyReady, openSuccession, openWarmTransfer, voicesOf } from './handovers.ts';
import type { NextAgent } from './agent-handoff.ts';
import type { SupervisorSeat, Supervisor } from '../supervision/supervision.ts';
import { createTimers } from './timers.ts';
import type { Command, SessionView, TransferIntent, TurnEvent } from '../vocabulary.ts';
import type { WarmTransfer } from '../transfer/warm-transfer.ts';
import { watchDuration, watchLine } from './watchdogs.ts';
import { createPendingCommands, type PendingCommands } from './pending-commands.ts';

/** A greeting that is not ready by now is made live. */
const PREPARED_TIMEOUT_MS = 1000;
const CLOSE_TIMEOUT_MS = 2000;

export interface SessionOptions {
  agent: SessionAgent;
  line: Line;
  host: VoiceHost;
  clock: Clock;
  providers: {
    stt: SttProvider;
    tts: TtsProvider;
    /** Speaks `agent.fallbackVoiceId`; the same provider with that voice when left out. */
    fallbackTts?: TtsProvider;
    llm: LlmProvider;
    /** Answers when `llm` fails before its first word. */
    fallbackLlm?: { llm: LlmProvider; model: string };
    vad(): VoiceActivityDetector;
  };
  answeredBy: 'human' | 'machine' | 'unknown';
  log: Logger;
  /** From prepareGreeting, started while the phone rings. */
  prepared?: Promise<Prepared>;
  /** Connects the caller to somebody else and takes our leg away; rejects when it cannot. */
  transfer?: (to: string, signal: AbortSignal) => Promise<void>;
  /** Calls somebody over the carrier of the call; fails with why nobody may be called. */
  connect?: (to: string, signal: AbortSignal) => AsyncIterable<DialEvent>;
  /** Makes another agent ready to take over. @throws Error why it cannot */
  prepareNextAgent?: (agentId: string) => Promise<NextAgent>;
  view?: SessionView;
  /** Ends the call at once, as failed with internal_error. */
  signal?: AbortSignal;
}

export interface Session {
  /** Ends at once. Later ends are ignored. */
  end(how: SessionEnd): void;
  /** Says a last sentence (by default that the time is up), then ends. */
  endPolitely(how: SessionEnd, text?: string): void;
  /** Carries out what somebody outside wishes. @throws Error why it cannot */
  control(wish: ControlCommand): Promise<void>;
  /** Lets somebody follow the call, unless it is over or has supervisors enough. */
  supervise(supervisor: Supervisor, mode: MonitorMode): SupervisorSeat | 'over' | 'full';
  /** Who has the conversation now. */
  agent(): { name: string; language: string };
  /** How long second legs were open so far, from answer to hang-up. */
  transferMs(): number;
  /** Resolves after the host was told; never rejects. */
  readonly done: Promise<{ end: SessionEnd; summary: SessionSummary }>;
}

/** What the parts of one session share. */
export interface Core extends Followers {
  options: SessionOptions;
  /** In the language of whoever speaks. */
  phrases: Phrases;
  voices: Voices;
  wishes: PendingCommands;
  openedAt: number;
  nowMs(): number;
  abort: AbortController;
  outbox: HostOutbox;
  meter: LatencyMeter;
  /** Audio by text that needs no synthesis any more. */
  ready: Map<string, Audio>;
  record(event: SessionEvent): void;
  warn(code: string, detail: string): void;
  dispatch(event: TurnEvent): void;
}

export interface Parts {
  mouth: SpeechOutput;
  ears: SpeechInput;
  pipeline: Pipeline;
  warm: WarmTransfer;
}

/** @throws what a part of it fails with; whatever had begun is let go of then */
export function startSession(options: SessionOptions): Session {
  let finish!: (result: { end: SessionEnd; summary: SessionSummary }) => void;
  const done = new Promise<{ end: SessionEnd; summary: SessionSummary }>((resolve) => (finish = resolve));
  const inform = (text: string) => {
    pipeline.inform(text);
    dispatch({ type: 'context_added', atMs: core.nowMs() });
  };
  const core = createCore(options, (event) => dispatch(event), inform);
  const { clock } = options;
  const parts = openParts(core);
  const { mouth, ears, pipeline, warm } = parts;
  const succession = openSuccession(core, parts);
  const timers = createTimers(clock, (name) => dispatch({ type: 'timer', name, atMs: core.nowMs() }));
  const watches = [watchDuration(core), watchLine(core, ears)];
  const execute = (command: Command) => {
    switch (command.do) {
      case 'start_timer':
        return timers.set(command.name, command.ms);
      case 'cancel_timer':
        return timers.cancel(command.name);
      case 'flush_words':
        return ears.flushWords();
      case 'barge':
        return core.supervision.setFloor(command.on);
      case 'abandon_transfer':
        return warm.abandon();
      case 'hand_off':
        return succession.become(command.commandId);
      case 'resolve':
        return core.wishes.settle(command.commandId, command.failure);
      case 'end':
        timers.cancelAll();
        for (const watch of watches) watch.cancel();
        void endSession(core, parts, command.end).then(finish);
        return;
      default:
        return pipeline.execute(command);
    }
  };
  const dispatch = createDispatcher(core, execute, mouth.heardText);
  options.line.onClose((reason) => dispatch({ type: 'line_closed', reason, atMs: core.nowMs() }));
  options.line.onAnsweredBy?.((by) => by === 'machine' && dispatch({ type: 'machine_detected', atMs: core.nowMs() }));
  const abortedBy = () =>
    dispatch({ type: 'end_requested', end: internalError('the session was aborted'), atMs: core.nowMs() });
  options.signal?.addEventListener('abort', abortedBy, { once: true });
  if (options.signal?.aborted) abortedBy();
  void open(core);
  return {
    end: (how) => dispatch({ type: 'end_requested', end: how, atMs: core.nowMs() }),
    control: (wish) => carryOutControl(core, pipeline, succession, wish),
    supervise: core.supervision.seatSupervisor,
    agent: succession.agent,
    transferMs: () => warm.usage().legMs,
    endPolitely: (how, text = core.phrases.outOfTime) =>
      dispatch({ type: 'end_politely', end: how, text, atMs: core.nowMs() }),
    done,
  };
}

function createCore(
  options: SessionOptions,
  dispatch: (event: TurnEvent) => void,
  inform: (text: string) => void,
): Core {
  const { clock, host, log, agent, line, providers } = options;
  const openedAt = clock.monotonic();
  const nowMs = () => clock.monotonic() - openedAt;
  const abort = new AbortController();
  const outbox = createHostOutbox(clock, (error) => {
    log.error({ err: error }, 'the host of a session fails');
    // A session that has ended, or never began, has nothing left to decide.
    if (abort.signal.aborted) return;
    dispatch({ type: 'failed', reason: 'internal_error', detail: error.message, atMs: nowMs() });
  });
  const record = (event: SessionEvent) => {
    if (event.type !== 'utterance' || event.utterance.role === 'user') followers.view.eventRecorded(event);
    outbox.push(`event ${event.type}`, () => host.record(event));
  };
  const warn = (code: string, detail: string) => record({ type: 'warning', code, detail });
  const shared = { clock, line, nowMs, dispatch, inform, record, warn };
  const followers = openFollowers({
    ...shared,
    stt: providers.stt,
    vad: providers.vad,
    language: agent.language,
    signal: abort.signal,
    isRecorded: agent.recording.enabled,
    write: (piece, bytes) => host.storeRecording(piece, bytes),
    onTrouble: (error) => log.warn({ err: error }, 'a piece of a recording could not be stored yet'),
    lineView: options.view,
  });
  return {
    options,
    phrases: phrasesFor(agent.language),
    voices: voicesOf(options, warn),
    wishes: createPendingCommands(),
    openedAt,
    nowMs,
    abort,
    outbox,
    meter: createLatencyMeter(),
    ...followers,
    ready: new Map(),
    record,
    warn,
    dispatch,
  };
}

function openParts(core: Core): Parts {
  try {
    const mouth = openMouth(core, (speech, text) => pipeline.said(speech, text));
    const warm = openWarmTransfer(core, () => pipeline);
    const pipeline = openPipeline(core, mouth, warm, () => ears);
    const ears = openEars(core, warm);
    return { mouth, ears, pipeline, warm };
  } catch (error) {
    core.abort.abort(error);
    core.supervision.end(0);
    core.recorder?.abandon();
    throw error;
  }
}

function openMouth(core: Core, said: (speech: number, text: string) => void): SpeechOutput {
  const { options, dispatch, nowMs, tap, voices } = core;
  const { clock, line } = options;
  return createSpeechOutput({
    clock,
    line,
    voices,
    openedAt: core.openedAt,
    prepared: (text) => core.ready.get(text) ?? null,
    onFrame: (frame, heardAt) => tap.agent(frame, heardAt - core.openedAt),
    onCut: () => tap.cut(nowMs()),
    onStarted(speech) {
      const latency = core.meter.firstAudio(nowMs());
      if (latency) core.record({ type: 'latency', latency });
      dispatch({ type: 'playback_started', speech, atMs: nowMs() });
    },
    onOver: (speech) => dispatch({ type: 'playback_ended', speech, atMs: nowMs() }),
    onSaid(speech, utterance) {
      said(speech, utterance.text);
      core.view.agentSpoke(speech, utterance);
      core.record({ type: 'utterance', utterance });
    },
    onFailed: (speech, error) =>
      dispatch({ type: 'speech_failed', speech, reason: 'tts_error', detail: error.message, atMs: nowMs() }),
    onLineLost(error) {
      options.log.warn({ err: error }, 'a line refused a frame');
      dispatch({ type: 'line_closed', reason: 'lost', atMs: nowMs() });
    },
  });
}

function openPipeline(core: Core, mouth: SpeechOutput, warm: WarmTransfer, ears: () => SpeechInput): Pipeline {
  const { options, dispatch, record, nowMs, meter, abort } = core;
  const { agent, clock, line, host, providers, transfer } = options;
  return createPipeline({
    mind: { agent, llm: providers.llm, fallbackLlm: providers.fallbackLlm ?? null },
    clock,
    line,
    host,
    mouth,
    meter,
    async transfer(intent: TransferIntent) {
      if (intent.mode === 'cold') {
        if (!transfer) throw new Error('this line cannot transfer');
        return transfer(intent.to, abort.signal);
      }
      await warm.connect(intent);
      // Two humans talk: nobody listens in any more.
      ears().stopTranscribing();
    },
    signal: abort.signal,
    nowMs,
    emit: dispatch,
    record,
  });
}

function openEars(core: Core, warm: WarmTransfer): SpeechInput {
  const { options, dispatch, nowMs, tap } = core;
  const { clock, line, providers, agent, answeredBy } = options;
  return openSpeechInput({
    clock,
    line,
    stt: providers.stt,
    vad: providers.vad(),
    language: agent.language,
    nowMs,
    listenForBeep: answeredBy !== 'human',
    signal: core.abort.signal,
    onFrame(frame, atMs) {
      tap.caller(frame, atMs);
      warm.fromCaller(frame);
    },
    onCaption: warm.captionOfCaller,
    emit: dispatch,
    onWarning: core.warn,
  });
}

/** Waits shortly for the greeting that was made while the phone rang; the apology follows in the background. */
async function open(core: Core): Promise<void> {
  const { options, warn } = core;
  const { clock, agent, providers } = options;
  try {
    const prepared = options.prepared ? await withDeadline(clock, PREPARED_TIMEOUT_MS, options.prepared) : null;
    for (const [text, audio] of prepared ?? []) core.ready.set(text, audio);
  } catch (error) {
    warn('greeting_not_ready', (error as Error).message);
  }
  core.dispatch({ type: 'opened', atMs: core.nowMs() });
  await makeApologyReady(core, agent, providers.tts);
}

/** Lets go of everything, then tells the host. */
async function endSession(
  core: Core,
  parts: Parts,
  end: SessionEnd,
): Promise<{ end: SessionEnd; summary: SessionSummary }> {
  const { options, abort, meter, recorder, outbox, wishes } = core;
  const { clock, line, host, log } = options;
  wishes.close();
  const durationMs = Math.round(core.nowMs());
  core.supervision.end(durationMs);
  abort.abort(new Error('the session has ended'));
  const closing = [parts.ears.close(), line.close(), parts.warm.close()].map((one) =>
    withDeadline(clock, CLOSE_TIMEOUT_MS, one),
  );
  for (const result of await Promise.allSettled(closing)) {
    if (result.status === 'rejected') log.warn({ err: result.reason as Error }, 'a part of a session did not close');
  }
  const recorded = (await recorder?.finish(durationMs)) ?? null;
  await outbox.drained();
  const { counts } = parts.mouth;
  const second = parts.warm.usage();
  const summary: SessionSummary = {
    durationMs,
    latency: meter.summary(),
    waveform: recorded?.waveform ?? null,
    recording: recorded?.stored ?? null,
    usage: {
      ...parts.pipeline.usage(),
      ttsCharacters: parts.mouth.characters() + second.characters,
      sttMs: parts.ears.transcribedMs(),
      transferMs: Math.round(second.legMs),
    },
    frames: { ...counts, dropped: counts.dropped + second.dropped },
  };
  try {
    await attempt(clock, () => host.ended(end, summary));
  } catch (error) {
    log.error({ err: error }, 'the host did not take the end of a session');
  }
  return { end, summary };
}

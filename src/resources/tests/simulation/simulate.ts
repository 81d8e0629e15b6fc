// Simulates one conversation of a test: the service's own voice session on a virtual clock, with a simulated caller at the other
// end of its line. Invariants: the same seed, agent and built-in providers give the same events; nothing is dialed or sent; it
// ends after MAX_CONVERSATION_MS of virtual time at the latest, and immediately when the signal is aborted.
import type { Logger } from 'pino';
import type { TestMock } from '../../../../generated/types.ts';
import { sleep, type Clock } from '../../../core/clock.ts';
import { createVirtualClock } from '../../../core/virtual-clock.ts';
import type { SttProvider, VoiceActivityDetector } from '../../../providers/ports/stt.ts';
import type { TtsProvider } from '../../../providers/ports/tts.ts';
import { captionsStt } from '../../../providers/stt/captions.ts';
import { seededRandom, type Random } from '../../../providers/telephony/loopback/sound.ts';
import type { AgentFunction, SessionAgent, VoiceHost } from '../../../voice/host.ts';
import { prepareGreeting } from '../../../voice/out/greeting.ts';
import type { AgentProviders } from '../../../voice/session/agent-state.ts';
import { startSession } from '../../../voice/session/session.ts';
import { createAudioLine, type CallerSound } from './audio-line.ts';
import { createCaller, type CallerPart } from './caller.ts';
import { createHearing } from './hearing.ts';
import { inTime, llmInTime, ttsInTime, vadInTime, type TwoClocks } from './in-time.ts';
import { createMocks, type MockedFunctions, type RealFunction } from './mocks.ts';
import { createTimeline, type Conversation, type Timeline } from './record.ts';
import { createTestRecorder } from './recording.ts';
import { createTextLine, deafDetector, silentVoice } from './text-line.ts';

/** The agent under test, and the conditions of the test. */
interface Simulation {
  agent: SessionAgent;
  providers: AgentProviders;
  /** Null for a text line. */
  audio: AudioParts | null;
  /** Percentage of the caller's words that the recognizer gets wrong. */
  wordErrorPercent: number;
  part(random: Random): CallerPart;
  /** Language of the caller, which the recognizer of an audio line reports if the agent lists it. Omitted: unknown. */
  callerLanguage?: string | undefined;
  mocks: readonly TestMock[];
  real: RealFunction;
  searchKnowledge: VoiceHost['searchKnowledge'];
  maxTurns: number;
  /** Identifies this sample: the same text gives the same random numbers. */
  seed: string;
  realClock: Clock;
  log: Logger;
  /** Receives the usage of the conversation once it is over, also if it was aborted or has failed. */
  onUsage?(usage: SessionUsage): void;
  signal: AbortSignal;
}

type SessionUsage = Conversation['summary']['usage'];

interface AudioParts extends CallerSound {
  vad(): VoiceActivityDetector;
}

export interface Simulated {
  conversation: Omit<Conversation, 'costMicros'>;
  timeline: Timeline;
  hash: string;
  /** Sound of both sides on an audio line, as a file; null for an agent that redacts or does not store content. */
  recording: Uint8Array | null;
}

const MAX_CONVERSATION_MS = 30 * 60_000;
/** Typical time of a carrier to transfer a call. */
const TRANSFER_MS = 300;
/** Virtual time in which a session that was aborted ends. */
const END_MS = 60_000;

/** @throws Error if the conversation could not be completed, or the signal's reason */
export async function simulateConversation(simulation: Simulation): Promise<Simulated> {
  const { signal, seed, realClock } = simulation;
  const clock = createVirtualClock(realClock.now());
  const clocks: TwoClocks = { virtual: clock, real: realClock };
  const random = seededRandom(seed);
  const { audio } = simulation;
  // A separate random sequence, so that recognition errors do not change the rest of the conversation.
  const hear = createHearing(simulation.wordErrorPercent, seededRandom(`${seed} hearing`));
  const recorder = createTestRecorder();
  const { line, voice } = audio
    ? createAudioLine(clocks, random, { ...audio, recorder }, hear)
    : createTextLine(clock, hear);
  const mocks = createMocks(clock, simulation.mocks);
  const timeline = createTimeline();
  let failure: Error | null = null;
  const own = new AbortController();
  const caller = createCaller({
    clock,
    part: partInTime(clocks, simulation.part(random)),
    voice,
    random,
    maxTurns: simulation.maxTurns,
    onTurn: (turn) => timeline.turnBegan(turn, clock.monotonic()),
    onUnanswered: (turn) => timeline.turnUnanswered(turn),
    onListening: () => timeline.agentListens(clock.monotonic()),
    onFailure(error) {
      failure ??= error;
      own.abort(error);
    },
  });
  const providers = providersInTime(clocks, simulation);
  const agent = asTested(simulation.agent);
  const ends = AbortSignal.any([signal, own.signal]);
  const prepared = prepareGreeting({ agent, tts: providers.tts, clock, signal: ends, onWarning: () => undefined });
  const session = startSession({
    agent,
    line,
    clock,
    providers,
    prepared,
    host: hostOf(clocks, simulation, mocks, timeline),
    answeredBy: 'human',
    log: simulation.log,
    view: caller.view,
    transfer: async (_to, abort) => {
      await sleep(clock, TRANSFER_MS, abort);
      await line.close();
    },
    keepsRecording: false,
    signal: ends,
  });
  let result: Awaited<typeof session.done> | null = null;
  void session.done.then((ended) => {
    result = ended;
    simulation.onUsage?.(ended.summary.usage);
  });
  try {
    await clock.advanceUntil(() => result !== null || failure !== null, MAX_CONVERSATION_MS);
  } finally {
    caller.stop();
    own.abort(new Error('the test is over'));
    await clock.advanceUntil(() => result !== null, END_MS);
  }
  signal.throwIfAborted();
  if (failure) throw failure as Error;
  const { end, summary } = result!;
  const conversation = { ...timeline.finish(), missingMocks: mocks.missing(), end, summary, turns: caller.turns() };
  const recording = isPrivate(simulation.agent) ? null : recorder.finish();
  return { conversation, timeline, hash: timeline.hash(end), recording };
}

/** Whether the agent redacts or does not store content. Its audio, which may contain data of real functions, is then not recorded. */
function isPrivate({ privacy }: SessionAgent): boolean {
  return privacy.noStore || privacy.kinds.length > 0 || privacy.patterns.length > 0;
}

/**
 * Returns test settings of the agent: a warm transfer counts as accepted immediately, and content that the agent does not store
 * is stored here, because the caller is not a person.
 */
function asTested(agent: SessionAgent): SessionAgent {
  const functions = agent.functions.map((fn): AgentFunction =>
    fn.type === 'transfer_call' ? { ...fn, mode: 'cold' } : fn,
  );
  return { ...agent, functions, privacy: { ...agent.privacy, noStore: false } };
}

interface SimulatedProviders extends AgentProviders {
  stt: SttProvider;
  vad(): VoiceActivityDetector;
}

/** Returns the providers. Words are from captions on both lines, so that a speech recognition vendor does not set the pace. */
function providersInTime(clocks: TwoClocks, { providers, audio, callerLanguage }: Simulation): SimulatedProviders {
  const { llm, fallbackLlm, tts, fallbackTts } = providers;
  const voice = (provider: TtsProvider): TtsProvider => (audio ? ttsInTime(clocks, provider) : silentVoice);
  return {
    llm: llmInTime(clocks, llm),
    ...(fallbackLlm ? { fallbackLlm: { ...fallbackLlm, llm: llmInTime(clocks, fallbackLlm.llm) } } : {}),
    tts: voice(tts),
    ...(fallbackTts ? { fallbackTts: voice(fallbackTts) } : {}),
    stt: callerLanguage === undefined ? captionsStt : captionsIn(callerLanguage),
    vad: () => (audio ? vadInTime(clocks, audio.vad()) : deafDetector),
  };
}

/** Captions of a caller who speaks one language, reported like a recognizer that detects it. */
function captionsIn(language: string): SttProvider {
  return {
    ...captionsStt,
    detects: () => true,
    open: (options) => captionsStt.open({ ...options, onWords: (words) => options.onWords({ ...words, language }) }),
  };
}

function partInTime(clocks: TwoClocks, part: CallerPart): CallerPart {
  // The time that a model takes to play the caller does not count.
  return { next: (heard) => inTime(clocks, true, part.next(heard)), interruptsNext: () => part.interruptsNext() };
}

function hostOf(clocks: TwoClocks, simulation: Simulation, mocks: MockedFunctions, timeline: Timeline): VoiceHost {
  const { virtual } = clocks;
  const real: RealFunction = simulation.real && ((...call) => inTime(clocks, false, simulation.real!(...call)));
  const smsName = simulation.agent.functions.find(({ type }) => type === 'send_sms')?.name ?? 'send_sms';
  return {
    async record(event) {
      timeline.add(event, virtual.monotonic());
    },
    searchKnowledge: (query, signal) => inTime(clocks, true, simulation.searchKnowledge(query, signal)),
    runFunction: (fn, args, { signal }) =>
      mocks.run(fn.name, args, signal, real && ((_n, a, s) => real(fn.name, a, s))),
    // Never real, because it would reach a person.
    sendSms: (text, signal) => mocks.run(smsName, { text }, signal, null),
    summarize: async () => null,
    storeRecording: async () => undefined,
    ended: async () => undefined,
  };
}

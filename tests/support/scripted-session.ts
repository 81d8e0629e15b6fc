// A whole session on scripted providers, and a host that records what it receives. Tests override the parts that they are
// about.
import pino from 'pino';
import type { JsonObject } from '../../src/core/json.ts';
import { createVirtualClock, type VirtualClock } from '../../src/core/virtual-clock.ts';
import type { Passage } from '../../src/providers/ports/llm.ts';
import { DEFAULT_LIMITS } from '../../src/resources/agents/fields.ts';
import type {
  AgentLimits,
  SessionAgent,
  SessionEnd,
  SessionEvent,
  SessionSummary,
  Utterance,
  VoiceHost,
} from '../../src/voice/host.ts';
import { startSession, type Session, type SessionOptions } from '../../src/voice/session/session.ts';
import { createScriptedLine, type ScriptedLine } from './scripted-line.ts';
import {
  loudnessVad,
  scriptedLlm,
  scriptedStt,
  scriptedTts,
  type Move,
  type ScriptedLlm,
} from './scripted-providers.ts';

interface ScriptedHost extends VoiceHost {
  readonly events: SessionEvent[];
  readonly pieces: Uint8Array[];
  readonly ends: { end: SessionEnd; summary: SessionSummary }[];
  readonly functionsRun: { name: string; args: JsonObject }[];
}

interface HostScript {
  passages?: readonly Passage[];
  searchKnowledge?: VoiceHost['searchKnowledge'];
  runFunction?: VoiceHost['runFunction'];
  record?: (event: SessionEvent) => Promise<void>;
  storeRecording?: (piece: number) => Promise<void>;
  summarize?: VoiceHost['summarize'];
}

function scriptedHost(script: HostScript = {}): ScriptedHost {
  const host: ScriptedHost = {
    events: [],
    pieces: [],
    ends: [],
    functionsRun: [],
    async record(event) {
      await script.record?.(event);
      host.events.push(event);
    },
    sendSms: async () => ({ ok: false, result: { error: 'text messages cannot be sent in this call' } }),
    summarize: async (lines, signal, onUsage) => (await script.summarize?.(lines, signal, onUsage)) ?? null,
    searchKnowledge: script.searchKnowledge ?? (async () => script.passages ?? []),
    async runFunction(fn, args, run) {
      host.functionsRun.push({ name: fn.name, args });
      return (await script.runFunction?.(fn, args, run)) ?? { ok: true, result: { done: true } };
    },
    async storeRecording(piece, bytes) {
      await script.storeRecording?.(piece);
      host.pieces[piece] = bytes;
    },
    async ended(end, summary) {
      host.ends.push({ end, summary });
    },
  };
  return host;
}

export const AGENT: SessionAgent = {
  agentId: 'agent_1',
  name: 'Test',
  voiceId: 'scripted-one',
  fallbackVoiceId: null,
  language: 'en-US',
  systemPrompt: 'You are a test.',
  model: 'scripted',
  temperature: undefined,
  greeting: 'Hello there.',
  functions: [],
  hasKnowledge: false,
  interruption: { enabled: true, minMs: 200, minWords: 1, ignoreBackgroundVoices: true },
  endpointing: { minMs: 300, maxMs: 1000 },
  inactivity: { seconds: 10, reminders: [] },
  limits: { ...DEFAULT_LIMITS, max_duration_seconds: 600 },
  voicemail: { action: 'hangup', message: null },
  screeningMessage: null,
  recording: { enabled: false, disclosure: null },
  privacy: { kinds: [], patterns: [], redactModel: false, noStore: false },
};

export interface ScriptedSession {
  clock: VirtualClock;
  line: ScriptedLine;
  host: ScriptedHost;
  llm: ScriptedLlm;
  session: Session;
  /** Utterances in order, `agent: …` or `user: …`, `agent: … /` when truncated. */
  transcript(): string[];
  utterances(): Utterance[];
  ended(): SessionEnd | null;
}

export type SessionScript = Partial<Omit<SessionOptions, 'agent' | 'providers' | 'host'>> & {
  agent?: Partial<Omit<SessionAgent, 'limits'>> & { limits?: Partial<AgentLimits> };
  providers?: (clock: VirtualClock) => Partial<SessionOptions['providers']>;
  host?: HostScript;
  answer?: Parameters<typeof scriptedLlm>[1];
  bufferMs?: number;
};

export function startScripted(script: SessionScript = {}): ScriptedSession {
  const { agent, providers, host: hostScript, answer, bufferMs, ...rest } = script;
  const clock = createVirtualClock();
  const line = createScriptedLine(clock, { bufferMs: bufferMs ?? 0 });
  const host = scriptedHost(hostScript);
  const llm = scriptedLlm(clock, answer ?? ((): Move[] => ['All right.']));
  const session = startSession({
    agent: { ...AGENT, ...agent, limits: { ...AGENT.limits, ...agent?.limits } },
    line,
    host,
    clock,
    answeredBy: 'human',
    log: pino({ level: 'silent' }),
    ...rest,
    providers: { stt: scriptedStt(clock), tts: scriptedTts(clock), llm, vad: loudnessVad, ...providers?.(clock) },
  });
  const utterances = () => host.events.flatMap((event) => (event.type === 'utterance' ? [event.utterance] : []));
  return {
    clock,
    line,
    host,
    llm,
    session,
    utterances,
    transcript: () => utterances().map(({ role, text, interrupted }) => `${role}: ${text}${interrupted ? ' /' : ''}`),
    ended: () => host.ends[0]?.end ?? null,
  };
}

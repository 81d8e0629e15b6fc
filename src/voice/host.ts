// All that a session knows of the rest of Parley: the calls service implements this port over rows, tests over arrays.
// Invariant: the session awaits none of these on its audio path; it queues them in order with a bound and reports failure.
import type { Agent } from '../../generated/types.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { Passage } from '../providers/ports.ts';
import type { StoredRecording } from './recording/piece-writer.ts';

/** Why a call that was answered ended. `completed` and `failed` are statuses of the contract. */
export type SessionEnd =
  | {
      status: 'completed';
      reason:
        | 'caller_hangup'
        | 'agent_hangup'
        | 'ended_by_api'
        | 'transferred'
        | 'voicemail'
        | 'inactivity'
        | 'max_duration'
        | 'insufficient_funds';
    }
  | {
      status: 'failed';
      reason: 'engine_error' | 'stt_error' | 'tts_error' | 'media_lost' | 'internal_error';
      detail: string;
      /** Its process goes away: nobody else is to blame. */
      isLost?: true;
    };

export interface Utterance {
  role: 'agent' | 'user';
  text: string;
  /** Milliseconds since the audio opened. */
  startMs: number;
  endMs: number;
  /** The agent was cut: `text` holds only what was played. */
  interrupted: boolean;
}

export interface ToolRun {
  functionId: string | null;
  name: string;
  kind: AgentFunction['type'];
  arguments: JsonObject;
  result: Json;
  ok: boolean;
  startMs: number;
  endMs: number;
}

/** One turn's latency, milliseconds. `total` is from the end of the caller's speech to the agent's first audio. */
export interface TurnLatency {
  turn: number;
  hearMs: number;
  thinkMs: number;
  speakMs: number;
  totalMs: number;
}

/** What a session tells; each becomes one row of the call's timeline. */
export type SessionEvent =
  | { type: 'utterance'; utterance: Utterance }
  | { type: 'tool'; run: ToolRun }
  | { type: 'latency'; latency: TurnLatency }
  | { type: 'interrupted'; atMs: number; stopMs: number }
  | { type: 'dtmf'; digit: string; atMs: number; by: 'user' | 'agent' }
  | { type: 'knowledge'; query: string; passages: readonly Passage[]; ms: number }
  /** The other side was handed to a human. */
  | { type: 'transfer'; to: string; mode: 'cold' | 'warm' }
  /** How a warm transfer goes. `reason` says why it failed. */
  | {
      type: 'transfer_progress';
      to: string;
      state: 'dialing' | 'ringing' | 'briefing' | 'accepted' | 'failed';
      reason: string | null;
    }
  | { type: 'monitor'; action: SupervisorAction }
  | { type: 'agent_changed'; from: string; to: string }
  | { type: 'warning'; code: string; detail: string }
  | { type: 'error'; code: string; detail: string };

/** What a supervisor may do; each includes the ones before it. */
export type MonitorMode = 'listen' | 'whisper' | 'barge';

/** Who follows a call: a person, or the key of a program. */
export interface Principal {
  kind: string;
  id: string;
}

/** What a supervisor did. `whispered`: told the agent; `said`: told the caller. */
export interface SupervisorAction {
  what: 'started' | 'mode' | 'whispered' | 'said' | 'ended';
  mode: MonitorMode;
  by: Principal;
  atMs: number;
  text?: string;
  /** Of what was said: when it began. */
  startMs?: number;
}

/** Tokens of all models, and of these the fallback model's. */
export interface ModelUsage {
  llmInputTokens: number;
  llmOutputTokens: number;
  fallbackInputTokens: number;
  fallbackOutputTokens: number;
}

export interface SessionSummary {
  durationMs: number;
  latency: { p50Ms: number; p95Ms: number; turns: number } | null;
  /** 400 peaks for the caller, then 400 for the agent, each 0..31. */
  waveform: readonly number[] | null;
  /** What storage has of the recording; null: nothing was recorded. */
  recording: StoredRecording | null;
  usage: ModelUsage & { ttsCharacters: number; sttMs: number; transferMs: number };
  frames: { written: number; late: number; dropped: number };
}

export interface SpokenLine {
  role: 'agent' | 'user';
  text: string;
}

export interface Summary {
  text: string;
  usage: { inputTokens: number; outputTokens: number };
}

export interface VoiceHost {
  record(event: SessionEvent): Promise<void>;
  searchKnowledge(query: string, signal: AbortSignal): Promise<readonly Passage[]>;
  /** Runs a webhook function; a failure is a result the model can read, never a throw. */
  runFunction(fn: AgentFunction, args: JsonObject, signal: AbortSignal): Promise<{ ok: boolean; result: Json }>;
  /** Sends a text message to the other side; a failure is a result the model can read. */
  sendSms(text: string, signal: AbortSignal): Promise<{ ok: boolean; result: Json }>;
  /** What the conversation is about, for a human who takes over; null without a model that could tell. */
  summarise(lines: readonly SpokenLine[], signal: AbortSignal): Promise<Summary | null>;
  /**
   * Stores a piece of the recording's MP3 stream; pieces are numbered from 0 without gaps. A piece that fails is sent again.
   * @throws RecordingRefused (recording/piece-writer.ts) when no further piece will be taken
   */
  storeRecording(piece: number, bytes: Uint8Array): Promise<void>;
  /** Called exactly once, after everything else was recorded. */
  ended(end: SessionEnd, summary: SessionSummary): Promise<void>;
}

export type AgentFunction =
  | {
      /** Run by the host: an address of the owner's, or a tool of an MCP server. */
      type: 'webhook' | 'mcp';
      id: string;
      name: string;
      description: string;
      parameters: JsonObject;
      timeoutMs: number;
      filler: string | null;
    }
  | {
      type: 'transfer_call';
      id: string;
      name: string;
      description: string;
      /** Null: the engine names it in each call of the function, among `destinations`. */
      to: string | null;
      /** Empty: whatever the engine names is refused. `any`: an admin of the workspace allows every number. */
      destinations: readonly string[] | 'any';
      message: string | null;
      mode: 'cold' | 'warm';
      /** Of a warm one, what the human is told; null: the model says it, else it is made from the conversation. */
      briefing: string | null;
    }
  | { type: 'end_call'; id: string; name: string; description: string; message: string | null }
  | { type: 'dtmf'; id: string; name: string; description: string }
  | { type: 'send_sms'; id: string; name: string; description: string };

/** The agent as one session needs it: resolved, templates filled in, frozen for the call. */
type NumericSetting = { [Name in keyof Agent]: Agent[Name] extends number | null ? Name : never }[keyof Agent];

/** Settings of an agent that are plain numbers, as the contract names them: the unit is in the name. */
export type AgentLimits = Readonly<Pick<Agent, Exclude<NumericSetting, 'version' | undefined>>>;

export interface SessionAgent {
  agentId: string;
  name: string;
  voiceId: string;
  fallbackVoiceId: string | null;
  language: string;
  systemPrompt: string;
  model: string;
  temperature: number | undefined;
  greeting: string | null;
  functions: readonly AgentFunction[];
  hasKnowledge: boolean;
  interruption: { enabled: boolean; minMs: number; minWords: number };
  endpointing: { minMs: number; maxMs: number };
  /** `byEngine`: reminders are asked of the engine, as many as there are sentences. */
  inactivity: { seconds: number; reminders: readonly string[]; byEngine?: boolean };
  limits: AgentLimits;
  voicemail: { action: 'hangup' | 'message'; message: string | null };
  recording: { enabled: boolean; disclosure: string | null };
}

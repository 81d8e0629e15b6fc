// The port between a session and the rest of Parley. The calls service implements it over database rows.
// Invariant: the session never awaits these calls on its audio path. Records are queued in order, within a bound, and retried.
import type { Agent } from '../../generated/types.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { RedactionSettings } from '../core/redaction/redactor.ts';
import type { Passage } from '../providers/ports/llm.ts';
import type { StoredRecording } from './recording/piece-writer.ts';
import type { TokenCount } from './session/counted-answer.ts';

/** The reason for the end of an answered call. `completed` and `failed` are statuses of the contract. */
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
        | 'repetition'
        | 'insufficient_funds';
    }
  | {
      status: 'failed';
      reason: 'engine_error' | 'stt_error' | 'tts_error' | 'media_lost' | 'internal_error';
      detail: string;
      /** The call's process is shutting down; no provider is at fault. */
      isLost?: true;
    };

export interface Utterance {
  role: 'agent' | 'user';
  text: string;
  /** Milliseconds since the audio opened. */
  startMs: number;
  endMs: number;
  /** The agent was interrupted; `text` contains only what was played. */
  interrupted: boolean;
  /** One of the agent's languages. Only of words of the caller whose language the recognizer reported. */
  language?: string;
}

export interface ToolRun {
  functionId: string | null;
  name: string;
  /** `custom_llm`: the model's own server ran the function. */
  kind: AgentFunction['type'] | 'custom_llm';
  arguments: JsonObject;
  result: Json;
  ok: boolean;
  startMs: number;
  endMs: number;
}

/** Latency of one turn, milliseconds. `totalMs` runs from the end of the caller's speech to the agent's first audio. */
export interface TurnLatency {
  turn: number;
  hearMs: number;
  thinkMs: number;
  speakMs: number;
  totalMs: number;
}

/** Everything that a session records. Each event becomes one row of the call's timeline. */
export type SessionEvent =
  /** `agentId`: the agent that spoke; null for the caller's words. */
  | { type: 'utterance'; utterance: Utterance; agentId: string | null }
  | { type: 'tool'; run: ToolRun }
  | { type: 'latency'; latency: TurnLatency }
  | { type: 'interrupted'; atMs: number; stopMs: number }
  | { type: 'dtmf'; digit: string; atMs: number; by: 'user' | 'agent' }
  | { type: 'knowledge'; query: string; passages: readonly Passage[]; ms: number }
  /** The caller was transferred to a human. */
  | { type: 'transfer'; to: string; mode: 'cold' | 'warm' }
  /** Progress of a warm transfer. `reason`: why it failed. */
  | {
      type: 'transfer_progress';
      to: string;
      state: 'dialing' | 'ringing' | 'briefing' | 'accepted' | 'failed';
      reason: string | null;
    }
  | { type: 'monitor'; action: SupervisorAction }
  /** `handoff`: 1 for the first one of the call. Redaction may delay the event until after the next one. */
  | { type: 'agent_changed'; from: string; to: string; handoff: number }
  /** The conversation continues in another language of the agent. */
  | { type: 'language_changed'; from: string; to: string; atMs: number }
  | { type: 'warning'; code: string; detail: string }
  | { type: 'error'; code: string; detail: string };

/** Mode of a supervisor; each mode includes the ones before it. */
export type MonitorMode = 'listen' | 'whisper' | 'barge';

/** The supervisor of a call: a user, or the API key of a program. */
export interface Principal {
  kind: string;
  id: string;
}

/** An action of a supervisor. `whispered`: to the agent; `said`: to the caller. */
export interface SupervisorAction {
  what: 'started' | 'mode' | 'whispered' | 'said' | 'ended';
  mode: MonitorMode;
  by: Principal;
  atMs: number;
  text?: string;
  /** Time at which the supervisor began to say `text`. */
  startMs?: number;
}

/** Tokens of all models, and the fallback model's share of them. */
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
  /** The stored pieces of the recording; null when nothing was recorded. */
  recording: StoredRecording | null;
  usage: ModelUsage & {
    ttsCharacters: number;
    sttMs: number;
    /** The fallback recognizer's share of `sttMs`. */
    fallbackSttMs: number;
    transferMs: number;
  };
  frames: { written: number; late: number; dropped: number };
}

export interface SpokenLine {
  role: 'agent' | 'user';
  text: string;
}

export interface VoiceHost {
  record(event: SessionEvent): Promise<void>;
  searchKnowledge(query: string, signal: AbortSignal): Promise<readonly Passage[]>;
  /** Runs a function of a webhook or an MCP server. Never throws: a failure is returned as a result that the model can read. */
  runFunction(
    fn: AgentFunction,
    args: JsonObject,
    run: { /** Language of the conversation. */ language: string; signal: AbortSignal },
  ): Promise<{ ok: boolean; result: Json }>;
  /** Sends a text message to the caller. A failure is returned as a result that the model can read. */
  sendSms(text: string, signal: AbortSignal): Promise<{ ok: boolean; result: Json }>;
  /**
   * Summarizes the conversation for the human who takes over. Returns null when no model is available.
   * @param onUsage receives the tokens, also of a summary that was cut off
   */
  summarize(
    lines: readonly SpokenLine[],
    signal: AbortSignal,
    onUsage: (usage: TokenCount) => void,
  ): Promise<string | null>;
  /**
   * Stores a piece of the recording: part of its MP3 stream, or companded. Pieces are numbered from 0 without gaps. A piece that
   * failed is sent again.
   * @throws RecordingRefused (recording/piece-writer.ts) when no further piece is accepted
   */
  storeRecording(piece: number, bytes: Uint8Array): Promise<void>;
  /** Reports the end, after everything else was recorded. Called again only if a call fails or exceeds its deadline. */
  ended(end: SessionEnd, summary: SessionSummary): Promise<void>;
}

export type AgentFunction =
  | {
      /** The host runs it: a webhook of the agent's owner, or a tool of an MCP server. */
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
      /** Null: the model chooses one of `destinations` in each call of the function. */
      to: string | null;
      /** Empty: every number is refused. `any`: an admin of the workspace has allowed every number. */
      destinations: readonly string[] | 'any';
      message: string | null;
      mode: 'cold' | 'warm';
      /**
       * Spoken to the human of a warm transfer. Null: the model writes it; if the model does not, it is made
       * from the conversation.
       */
      briefing: string | null;
    }
  | { type: 'end_call'; id: string; name: string; description: string; message: string | null }
  | { type: 'dtmf'; id: string; name: string; description: string }
  | { type: 'send_sms'; id: string; name: string; description: string };

type NumericSetting = { [Name in keyof Agent]: Agent[Name] extends number | null ? Name : never }[keyof Agent];

/** Limits of an agent, as the contract names them: the unit is in the name. */
export type AgentLimits = Readonly<
  Pick<Agent, Exclude<NumericSetting, 'version' | 'published_version' | 'voice_speed' | undefined>>
>;

/** How a voice says a text. */
export interface Pronunciation {
  /** As it is written, in upper or lower case. */
  text: string;
  spoken: string;
}

/** The agent as one session uses it: resolved, with templates filled in, and fixed for the duration of the call. */
export interface SessionAgent {
  agentId: string;
  name: string;
  voiceId: string;
  fallbackVoiceId: string | null;
  language: string;
  /** Languages besides `language` that the caller may speak, and the agent then speaks. */
  otherLanguages?: readonly string[];
  systemPrompt: string;
  model: string;
  temperature: number | undefined;
  greeting: string | null;
  functions: readonly AgentFunction[];
  hasKnowledge: boolean;
  /** `ignoreBackgroundVoices`: speech that is much quieter than the caller does not interrupt. */
  interruption: { enabled: boolean; minMs: number; minWords: number; ignoreBackgroundVoices: boolean };
  endpointing: { minMs: number; maxMs: number };
  /** Default: 1, the natural speed. */
  voiceSpeed?: number;
  /** Words that the recognizer should expect, the most important first. */
  keyterms?: readonly string[];
  pronunciations?: readonly Pronunciation[];
  /** `byEngine`: the engine writes the reminders; the number of sentences here is the number of reminders. */
  inactivity: { seconds: number; reminders: readonly string[]; byEngine?: boolean };
  limits: AgentLimits;
  voicemail: { action: 'hangup' | 'message'; message: string | null };
  /** Answer to a call screening; null for the greeting. */
  screeningMessage: string | null;
  recording: { enabled: boolean; disclosure: string | null };
  privacy: RedactionSettings & {
    /** Also redacts what is sent to the model. */
    redactModel: boolean;
    /** Nothing that is said is passed to the host. */
    noStore: boolean;
  };
  /** Warnings about the agent's settings, for the timeline, recorded when the agent takes over the conversation. */
  notices?: readonly { code: string; detail: string }[];
}

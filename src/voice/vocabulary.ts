// The types that the turn machine, the session and its views share: states, events, commands, and the view of a session.
// Invariant: at most one speech owns the floor; a speech is named by a number that is never used twice in a session.
// Absent on purpose: audio, promises, providers.
// Units: milliseconds. In states, events and commands every name in …Ms is a moment, counted from when the audio opened. Durations are
// the `ms` of `start_timer` and what TurnSettings holds.
import type { JsonObject } from '../core/json.ts';
import type { LineClosed } from '../providers/ports.ts';
import type { AgentFunction, SessionAgent, SessionEnd, SessionEvent, Utterance } from './host.ts';
import type { Phrases } from './out/phrases.ts';

export interface TurnSettings {
  answeredBy: 'human' | 'machine' | 'unknown';
  disclosure: string | null;
  greeting: string | null;
  interruption: SessionAgent['interruption'];
  endpointing: SessionAgent['endpointing'];
  inactivity: SessionAgent['inactivity'];
  voicemail: SessionAgent['voicemail'];
  phrases: Phrases;
}

/** A function that the model called. `kind` says whether it was found among the agent's functions and its arguments passed. */
export type ToolIntent =
  | { callId: string; name: string; kind: 'run'; fn: AgentFunction; args: JsonObject }
  | { callId: string; name: string; kind: 'end'; fn: Extract<AgentFunction, { type: 'end_call' }>; args: JsonObject }
  | {
      callId: string;
      name: string;
      kind: 'transfer';
      fn: Extract<AgentFunction, { type: 'transfer_call' }>;
      to: string;
      /** `warm`: the human who is called hears a briefing first, and decides. */
      mode: 'cold' | 'warm';
      /** Null: made from the conversation. */
      briefing: string | null;
      args: JsonObject;
    }
  | { callId: string; name: string; kind: 'invalid'; problem: string }
  /** Well formed, but not allowed. The model reads `problem`; `warning` says what the agent's owner can change. */
  | {
      callId: string;
      name: string;
      kind: 'refused';
      fn: AgentFunction;
      args: JsonObject;
      problem: string;
      warning: string;
    };

export type TransferIntent = Extract<ToolIntent, { kind: 'transfer' }>;

/** What the caller waits for. */
export type PendingWork =
  | { kind: 'reply'; speech: number }
  /** `filler` is the sentence to say while the functions run; null when one was said already. */
  | { kind: 'tools'; waiting: readonly string[]; filler: string | null };

/** What follows once the speech that owns the floor was played to its end. */
export type FollowUp =
  | { kind: 'listen' }
  | { kind: 'work'; work: PendingWork }
  | { kind: 'say'; text: string; interruptible: boolean; next: FollowUp }
  | { kind: 'transfer'; intent: TransferIntent }
  | { kind: 'end'; end: SessionEnd };

export type TurnPhase =
  /** The audio is open, but the greeting is not ready yet. Input is kept. */
  | { name: 'opening' }
  /** A machine answered; wait for the end of its greeting. */
  | { name: 'voicemail' }
  /**
   * `sinceMs`: when the agent fell silent. `preemptive`: a reply that is being generated for words that may still change. `cut`:
   * the agent was interrupted.
   */
  | { name: 'listening'; sinceMs: number; preemptive: { speech: number; text: string } | null; cut: boolean }
  /** `floor`: `user` while the caller goes on talking; the reply is held until the words are known. */
  | { name: 'thinking'; work: PendingWork; floor: 'agent' | 'user' }
  | { name: 'speaking'; speech: number; interruptible: boolean; next: FollowUp }
  | { name: 'transferring'; intent: TransferIntent; closed: LineClosed | null }
  /** The caller talks with a human on a second leg. The agent is silent for good. */
  | { name: 'bridged' }
  | { name: 'ended'; end: SessionEnd };

/** What the caller said and the agent has not answered yet. */
export interface CallerInput {
  /** The voice-activity detector hears speech right now. */
  speaking: boolean;
  /** The moment when the caller began to speak in this utterance. */
  sinceMs: number | null;
  /** The moment when the caller last began to speak, after a pause in this utterance or at its start; null for words without audio. */
  latestSinceMs: number | null;
  /** The moment when the caller last stopped speaking. */
  lastMs: number | null;
  final: string;
  partial: string;
  /** Keys pressed on the telephone. */
  digits: string;
  /** The silence threshold has passed, and the final words are awaited. */
  awaiting: boolean;
  /** Partial words that were answered. Their final form must not count as new input when it comes before the moment `untilMs`. */
  answered: { text: string; untilMs: number } | null;
}

export interface TurnState {
  phase: TurnPhase;
  input: CallerInput;
  /**
   * `away`: the recognizer is out of reach. `owing`: it is, and the caller has spoken meanwhile. `catching_up`: it is back and
   * transcribes what it has missed.
   */
  recognizer: 'connected' | 'away' | 'owing' | 'catching_up';
  nextSpeech: number;
  /** Preemptive replies since the last utterance; bounded, because each costs a model request. */
  preemptiveTries: number;
  /** The agent is silent, except for sentences that end or transfer the call. */
  muted: boolean;
  /** A supervisor speaks in the agent's place. `owesAnswer`: the caller has said something that the agent did not answer. */
  supervisorFloor: { owesAnswer: boolean } | null;
  /** Reminders since the caller last said something. */
  reminders: number;
  /** Rounds of functions since the caller last said something. */
  rounds: number;
  /** Fillers since the caller last said something; rotates the phrases. */
  fillers: number;
  /** The speech that is the disclosure, which no command cuts. */
  disclosureSpeech: number | null;
  /** The newest reply that the caller cannot interrupt. */
  protectedSpeech: number | null;
  /** Control commands that wait until the agent is free, in order. */
  pendingCommands: readonly ControlEvent[];
  settings: TurnSettings;
}

/** `endpoint` bounds a wait for the caller's words, `idle` every other silence. A new timer replaces the one of its name. */
export type TimerName = 'endpoint' | 'idle';

export type TurnEvent = { atMs: number } & (
  | { type: 'opened' }
  | { type: 'caller_speech_started'; sinceMs: number }
  | { type: 'caller_speech_ended'; lastMs: number }
  | { type: 'words'; text: string; final: boolean }
  /** The recognizer is out of reach, or is back and transcribes what it has missed. */
  | { type: 'recognizer'; available: boolean }
  | { type: 'dtmf'; digit: string }
  /** The caller pressed the interrupt button of a browser page. */
  | { type: 'interrupt' }
  | { type: 'beep' }
  /** A control command. `commandId` names the `resolve` that reports its result; left out where no result is awaited. */
  | { type: 'say'; text: string; commandId?: string }
  | { type: 'mute'; on: boolean; commandId?: string }
  /** Resolved under `intent.callId`. `message` is said before; null: a fixed phrase before a warm one, nothing before a cold one. */
  | { type: 'transfer'; intent: TransferIntent; message: string | null }
  /** Another agent takes over, with settings of its own. It says `message` first. */
  | { type: 'handoff'; settings: TurnSettings; message: string | null; commandId: string }
  /** The model's server speaks without being asked: what it says replaces what the agent says. */
  | { type: 'own_words'; id: number; commandId?: undefined }
  /** The caller cannot interrupt this reply. */
  | { type: 'protect'; speech: number }
  /** A supervisor takes the floor from the agent, or gives it back. */
  | { type: 'barge'; on: boolean }
  /** Context was added that the next reply must know. */
  | { type: 'context_added' }
  /** The carrier has detected an answering machine. */
  | { type: 'machine_detected' }
  | { type: 'timer'; name: TimerName }
  /** The first frame of a speech was written. */
  | { type: 'playback_started'; speech: number }
  /** A speech was played to its end, or had no words. */
  | { type: 'playback_ended'; speech: number }
  | { type: 'tool_calls'; speech: number; calls: readonly ToolIntent[]; said: boolean }
  | { type: 'tool_done'; callId: string }
  | { type: 'speech_failed'; speech: number; reason: 'engine_error' | 'tts_error'; detail: string }
  | { type: 'failed'; reason: 'stt_error' | 'internal_error'; detail: string }
  /** The carrier has taken over a cold transfer; in a warm one both sides hear each other now. */
  | { type: 'transferred'; callId: string }
  | { type: 'transfer_failed'; callId: string; detail: string }
  /** The human of a warm transfer hung up, or their line is gone. */
  | { type: 'peer_closed'; reason: LineClosed }
  | { type: 'line_closed'; reason: LineClosed }
  | { type: 'end_requested'; end: SessionEnd }
  | { type: 'end_politely'; end: SessionEnd; text: string }
);

export type ControlEvent = Extract<TurnEvent, { type: 'say' | 'mute' | 'transfer' | 'handoff' | 'own_words' }>;

/** What the turn machine decides. Each `do` has one handler (CommandHandlers). */
export type Command =
  /** Speak a fixed sentence now. */
  | { do: 'say'; speech: number; text: string }
  /** Generate a reply. `query`: words that are not committed yet. `held`: stay silent until `play`. */
  | {
      do: 'generate';
      speech: number;
      query: string | null;
      held: boolean;
      tools: boolean;
      reminder?: boolean;
      ownWords?: number;
    }
  | { do: 'play'; speech: number }
  | { do: 'hold'; speech: number }
  /** Stop at once and drop the rest. */
  | { do: 'stop'; speech: number; interrupted: boolean }
  /** Commit the caller's words to the transcript; `speech` answers them, null when nothing does. */
  | { do: 'commit_input'; text: string; startMs: number; endMs: number; speech: number | null }
  /** Ask the recognizer for its final words. */
  | { do: 'flush_words' }
  | { do: 'run_function'; call: ToolIntent; allowed: boolean }
  | { do: 'transfer'; intent: TransferIntent }
  /** A supervisor has the floor from now on, or the agent has it again. */
  | { do: 'barge'; on: boolean }
  /** Give up the warm transfer that is under way. */
  | { do: 'abandon_transfer' }
  /** The next agent thinks and speaks from now on. */
  | { do: 'hand_off'; commandId: string }
  /** Reports the result of a control command. `failure`: why it was not done; null when it was. */
  | { do: 'resolve'; commandId: string; failure: string | null }
  | { do: 'start_timer'; name: TimerName; ms: number }
  | { do: 'cancel_timer'; name: TimerName }
  | { do: 'end'; end: SessionEnd };

export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

/** One handler for each command; the compiler refuses a session that lacks one. */
export type CommandHandlers = { readonly [K in Command['do']]: (command: CommandOf<K>) => void };

export type TurnStep = readonly [TurnState, readonly Command[]];

/**
 * Observes a session, for lines whose other end shows the call. Called synchronously and in order; must neither throw nor wait.
 */
export interface SessionView {
  /** After every decision. `heardText` returns what the caller has heard of a speech so far. */
  turnChanged(turn: TurnState, heardText: (speech: number) => string): void;
  /** The agent's speech is over; the same utterance goes to the host. */
  agentSpoke(speech: number, utterance: Utterance): void;
  /** Everything that the host receives, except the agent's utterances. */
  eventRecorded(event: SessionEvent): void;
}

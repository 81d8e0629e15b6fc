// The words of the turn machine: its states, the events it is told, the commands it answers with.
// Used by turn.ts and its parts, by session.ts which executes commands, and by tests.
// Invariant: at most one speech owns the floor; a speech is named by a number that is never used twice in a session.
// Absent on purpose: audio, promises, providers. Times are milliseconds since the audio opened.
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

/** A function the model asked for: found among the agent's functions and checked, or not. */
export type ToolIntent =
  | { callId: string; name: string; kind: 'run'; fn: AgentFunction; args: JsonObject }
  | { callId: string; name: string; kind: 'end'; fn: Extract<AgentFunction, { type: 'end_call' }>; args: JsonObject }
  | {
      callId: string;
      name: string;
      kind: 'transfer';
      fn: Extract<AgentFunction, { type: 'transfer_call' }>;
      to: string;
      /** `warm`: whoever is called hears a briefing first, and decides. */
      mode: 'cold' | 'warm';
      /** Null: made from the conversation. */
      briefing: string | null;
      args: JsonObject;
    }
  | { callId: string; name: string; kind: 'invalid'; problem: string }
  /** Well formed, and not allowed. The model reads `problem`; `warning` tells the agent's owner what to change. */
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

/** What goes on in the background while the caller waits. */
export type PendingWork =
  | { kind: 'reply'; speech: number }
  /** `filler` is the sentence still to be said while the functions run; null when something was said already. */
  | { kind: 'tools'; waiting: readonly string[]; filler: string | null };

/** What follows when the speech that owns the floor was played to its end. */
export type FollowUp =
  | { kind: 'listen' }
  | { kind: 'work'; work: PendingWork }
  | { kind: 'say'; text: string; interruptible: boolean; next: FollowUp }
  | { kind: 'transfer'; intent: TransferIntent }
  | { kind: 'end'; end: SessionEnd };

export type TurnPhase =
  /** The audio is open, but the greeting is not ready yet: what the caller says is kept. */
  | { name: 'opening' }
  /** A machine answered: wait for the end of its greeting. */
  | { name: 'voicemail' }
  /**
   * `sinceMs`: when the agent fell silent; `ahead` is an answer that is being prepared for words that may still change; `cut` after
   * an interruption.
   */
  | { name: 'listening'; sinceMs: number; preemptive: { speech: number; text: string } | null; cut: boolean }
  /** `floor` is the caller's while he goes on talking: the answer is held back until his words are known. */
  | { name: 'thinking'; work: PendingWork; floor: 'agent' | 'user' }
  | { name: 'speaking'; speech: number; interruptible: boolean; next: FollowUp }
  | { name: 'transferring'; intent: TransferIntent; closed: LineClosed | null }
  /** The caller talks with a human, and we carry it. The agent is silent for good. */
  | { name: 'bridged' }
  | { name: 'ended'; end: SessionEnd };

/** What the caller said and the agent has not answered yet. */
export interface CallerInput {
  /** The voice-activity detector hears speech right now. */
  speaking: boolean;
  /** Start of the first speech of this utterance, and of its latest stretch. */
  sinceMs: number | null;
  stretchMs: number | null;
  /** End of the latest speech. */
  lastMs: number | null;
  final: string;
  partial: string;
  /** Keys pressed on the telephone. */
  digits: string;
  /** The threshold passed and the final words are still awaited. */
  awaiting: boolean;
  /** Partial words that were answered: their final form, when it comes in time, must not count as something new. */
  answered: { text: string; untilMs: number } | null;
}

export interface TurnState {
  phase: TurnPhase;
  input: CallerInput;
  /**
   * `away`: no words come for now. `owing`: and the caller has said something meanwhile. `recalling`: the recogniser is back
   * and hears what it has missed.
   */
  recogniser: 'connected' | 'away' | 'owing' | 'catching_up';
  nextSpeech: number;
  /** Answers prepared ahead since the last utterance: bounded, each costs a model request. */
  preemptiveTries: number;
  /** The agent is to be silent; what leads out of the call is said all the same. */
  muted: boolean;
  /** A supervisor speaks in the agent's place; `owesAnswer`: the caller said something meanwhile that the agent did not answer. */
  supervisorFloor: { owesAnswer: boolean } | null;
  /** Reminders since the caller last said something. */
  reminders: number;
  /** Rounds of functions since the caller last said something. */
  rounds: number;
  /** Fillers since the caller last said something: rotates the phrases. */
  fillers: number;
  /** The speech that is the disclosure: nobody cuts it, whoever wishes something. */
  disclosureSpeech: number | null;
  /** What was wished before the agent was free for it, in order. */
  pendingCommands: readonly ControlEvent[];
  settings: TurnSettings;
}

/** `endpoint` waits for the caller's speech, `idle` for everything else; each is one timer that the next replaces. */
export type TimerName = 'endpoint' | 'idle';

export type TurnEvent = { atMs: number } & (
  | { type: 'opened' }
  | { type: 'caller_speech_started'; sinceMs: number }
  | { type: 'caller_speech_ended'; lastMs: number }
  | { type: 'words'; text: string; final: boolean }
  /** The recogniser has got out of reach, or is back and hears what it has missed. */
  | { type: 'recogniser'; available: boolean }
  | { type: 'dtmf'; digit: string }
  /** The other side pressed a button to stop the agent. */
  | { type: 'interrupt' }
  | { type: 'beep' }
  /** Somebody outside wishes it. `wish` names the `settle` that answers; left out where nobody waits for an answer. */
  | { type: 'say'; text: string; commandId?: string }
  | { type: 'mute'; on: boolean; commandId?: string }
  /** Answered by `intent.callId`. `message` is said before; null: the phrase of a warm one, nothing for a cold one. */
  | { type: 'transfer'; intent: TransferIntent; message: string | null }
  /** Another agent takes over, with settings of its own; `message` is said first. */
  | { type: 'handoff'; settings: TurnSettings; message: string | null; commandId: string }
  /** A supervisor takes the floor from the agent, or gives it back. */
  | { type: 'barge'; on: boolean }
  /** The agent was told something that its next answer is to know. */
  | { type: 'context_added' }
  /** The carrier found out that a machine answered. */
  | { type: 'machine_detected' }
  | { type: 'timer'; name: TimerName }
  /** The first frame of a speech was written. */
  | { type: 'playback_started'; speech: number }
  /** A speech was played to its end, or had nothing to say. */
  | { type: 'playback_ended'; speech: number }
  | { type: 'tool_calls'; speech: number; calls: readonly ToolIntent[]; said: boolean }
  | { type: 'tool_done'; callId: string }
  | { type: 'speech_failed'; speech: number; reason: 'engine_error' | 'tts_error'; detail: string }
  | { type: 'failed'; reason: 'stt_error' | 'internal_error'; detail: string }
  /** A cold transfer was taken over by the carrier; in a warm one both sides hear each other now. */
  | { type: 'transferred'; callId: string }
  | { type: 'transfer_failed'; callId: string; detail: string }
  /** The human of a warm transfer hung up, or their line is gone. */
  | { type: 'peer_closed'; reason: LineClosed }
  | { type: 'line_closed'; reason: LineClosed }
  | { type: 'end_requested'; end: SessionEnd }
  | { type: 'end_politely'; end: SessionEnd; text: string }
);

export type ControlEvent = Extract<TurnEvent, { type: 'say' | 'mute' | 'transfer' | 'handoff' }>;

/** What the turn machine decides. Each `do` has one handler (CommandHandlers). */
export type Command =
  /** Speak a fixed sentence now. */
  | { do: 'say'; speech: number; text: string }
  /** Ask the model. `query`: words that are not committed yet. `held`: prepare, but stay silent until `play`. */
  | { do: 'generate'; speech: number; query: string | null; held: boolean; tools: boolean; reminder?: boolean }
  | { do: 'play'; speech: number }
  | { do: 'hold'; speech: number }
  /** Be silent at once, forget the rest. */
  | { do: 'stop'; speech: number; interrupted: boolean }
  /** Commit the caller's words to the transcript; `speech` answers them, null when nothing does. */
  | { do: 'commit_input'; text: string; startMs: number; endMs: number; speech: number | null }
  /** Ask the recogniser for its final words. */
  | { do: 'flush_words' }
  | { do: 'run_function'; call: ToolIntent; allowed: boolean }
  | { do: 'transfer'; intent: TransferIntent }
  /** The floor is a supervisor's from now on, or the agent's again. */
  | { do: 'barge'; on: boolean }
  /** Give up the warm transfer that is under way. */
  | { do: 'abandon_transfer' }
  /** From here on it is the other agent who thinks and speaks. */
  | { do: 'hand_off'; commandId: string }
  /** Answers whoever wished; `failure` says why it was not done. */
  | { do: 'resolve'; commandId: string; failure: string | null }
  | { do: 'start_timer'; name: TimerName; ms: number }
  | { do: 'cancel_timer'; name: TimerName }
  | { do: 'end'; end: SessionEnd };

export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

/** One handler for each command; the compiler refuses a session that lacks one. */
export type CommandHandlers = { readonly [K in Command['do']]: (command: CommandOf<K>) => void };

export type TurnStep = readonly [TurnState, readonly Command[]];

/**
 * Follows a session as it happens, for lines whose other end shows it. Called at once and in order, beside the host; it must
 * neither throw nor wait.
 */
export interface SessionView {
  /** After every decision. `heardText` answers what was heard of a speech so far. */
  turnChanged(turn: TurnState, heardText: (speech: number) => string): void;
  /** The agent's speech is over; the same utterance goes to the host. */
  agentSpoke(speech: number, utterance: Utterance): void;
  /** What the host is told, except the agent's utterances. */
  eventRecorded(event: SessionEvent): void;
}

// Types that the turn machine, the session and its views share: states, events, commands, and the view of a session.
// Invariant: at most one speech owns the floor. A speech is identified by a number that is never reused in a session.
// Deliberately omitted: audio, promises, providers.
// Units: milliseconds. In states, events and commands, every name in …Ms is a point in time, counted from when the audio opened.
// Durations are names in …DurationMs, the `ms` of `start_timer` and the settings in TurnSettings.
import type { JsonObject } from '../core/json.ts';
import type { LineClosed } from '../providers/ports/carrier.ts';
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
  /** Answer to a call screening; null for the greeting. */
  screeningMessage: string | null;
  phrases: Phrases;
  /** Languages that the caller may speak, the agent's own first. Omitted: only the agent's own, and no recognizer reports it. */
  languages?: readonly string[];
}

/** The language in which the caller and the agent speak. */
export interface CallerLanguage {
  /** The agent's own until a recognizer has reported one: null. */
  current: string | null;
  /** Another language of the last words, which are too few to change to it. */
  begun: { language: string; words: readonly string[] } | null;
}

/** How loud the caller is, in dB relative to full scale, compared with speech that is heard now. */
export interface CallerLoudness {
  /** Loudness of the last answered turns, the newest last. */
  turns: readonly number[];
  /** Duration of all answered turns: from this the caller's usual loudness is known. */
  learnedDurationMs: number;
  /** Time at which speech as loud as the caller was last heard. */
  nearMs: number | null;
  /** Time at which a background voice was last heard: speech that is much quieter than the caller, and not soon after the caller. */
  backgroundMs: number | null;
}

/** A function that the model called. `kind` states whether it is one of the agent's functions and whether its arguments are valid. */
export type ToolIntent =
  | { callId: string; name: string; kind: 'run'; fn: AgentFunction; args: JsonObject }
  | { callId: string; name: string; kind: 'end'; fn: Extract<AgentFunction, { type: 'end_call' }>; args: JsonObject }
  | {
      callId: string;
      name: string;
      kind: 'transfer';
      fn: Extract<AgentFunction, { type: 'transfer_call' }>;
      to: string;
      /** `warm`: the human who is called first hears a briefing, and then decides. */
      mode: 'cold' | 'warm';
      /** Null: made from the conversation. */
      briefing: string | null;
      args: JsonObject;
    }
  | { callId: string; name: string; kind: 'invalid'; problem: string }
  /** Well formed, but not allowed. The model reads `problem`; `warning` states what the agent's owner can change. */
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

/** Work for which the caller waits. */
export type PendingWork =
  | { kind: 'reply'; speech: number }
  /** `filler` is the sentence to say while the functions run; null when one was already said. */
  | { kind: 'tools'; waiting: readonly string[]; filler: string | null };

/** The next step once the speech that owns the floor was played to its end. */
export type FollowUp =
  | { kind: 'listen' }
  | { kind: 'work'; work: PendingWork }
  /** `language`: as in the command `say`. */
  | { kind: 'say'; text: string; language?: string; interruptible: boolean; next: FollowUp }
  | { kind: 'transfer'; intent: TransferIntent }
  | { kind: 'end'; end: SessionEnd };

export type TurnPhase =
  /** The audio is open, but the greeting is not ready yet. Input is kept. */
  | { name: 'opening' }
  /** A machine answered; wait for the end of its greeting. */
  | { name: 'voicemail' }
  /** A screening service asks for the name and the reason of the call; wait for the end of its prompt. */
  | { name: 'screening' }
  /**
   * `sinceMs`: when the agent fell silent. `preemptive`: a reply that is being generated for words that may still change. `cut`:
   * the agent was interrupted.
   */
  | {
      name: 'listening';
      sinceMs: number;
      preemptive: { speech: number; text: string; language: string | null } | null;
      cut: boolean;
    }
  /** `floor`: `user` while the caller continues to talk; the reply is held until the words are known. */
  | { name: 'thinking'; work: PendingWork; floor: 'agent' | 'user' }
  | { name: 'speaking'; speech: number; interruptible: boolean; next: FollowUp }
  | { name: 'transferring'; intent: TransferIntent; closed: LineClosed | null }
  /** The caller talks with a human on a second leg. The agent stays silent for the rest of the call. */
  | { name: 'bridged' }
  | { name: 'ended'; end: SessionEnd };

/** Words of the caller that the agent has not answered yet. */
export interface CallerInput {
  /** The voice-activity detector currently detects speech. */
  speaking: boolean;
  /** Time at which the caller began to speak in this utterance. */
  sinceMs: number | null;
  /** Time at which the caller last began to speak, after a pause in this utterance or at its start; null for words without audio. */
  latestSinceMs: number | null;
  /** Time at which the caller last stopped speaking. */
  lastMs: number | null;
  final: string;
  partial: string;
  /** Parts of `final` whose language the recognizer reported. */
  languages: readonly { language: string; text: string }[];
  partialLanguage: string | null;
  /** How sure the recognizer is that the caller has finished, 0..1, with the last words; null if it does not judge that. */
  endOfTurn: number | null;
  /** The loudest speech while the agent listened, in dB relative to full scale. */
  loudestDb: number | null;
  /** Telephone keys that the caller pressed. */
  digits: string;
  /** The silence threshold has passed, and the final words are awaited. */
  awaiting: boolean;
  /** The recognizer was asked for the words of speech that continues, and has not returned any since. */
  isRequested: boolean;
  /**
   * Partial words that were answered, or committed without an answer (`isIgnored`). Their final form must not count as new input
   * if it arrives before `untilMs`.
   */
  answered: { text: string; untilMs: number; isIgnored?: boolean } | null;
}

export interface TurnState {
  phase: TurnPhase;
  input: CallerInput;
  /**
   * `away`: the recognizer is unreachable. `backlogged`: unreachable, and the caller has spoken meanwhile. `catching_up`:
   * reconnected, and transcribing what it missed.
   */
  recognizer: 'connected' | 'away' | 'backlogged' | 'catching_up';
  nextSpeech: number;
  language: CallerLanguage;
  loudness: CallerLoudness;
  /** It was reported that a background voice did not interrupt the agent. */
  hasReportedBackground: boolean;
  /** Sound in which no words were recognized was noise. Until words are heard, sound alone neither stops nor delays the agent. */
  isNoisy: boolean;
  /** The recognizer has returned partial words: it does not need the end of an utterance to return its words. */
  isStreaming: boolean;
  /** Preemptive replies since the last utterance; limited, because each costs a model request. */
  preemptiveTries: number;
  /** The agent is silent, except for sentences that end or transfer the call. */
  muted: boolean;
  /**
   * A supervisor speaks instead of the agent. `owesAnswer`: the caller has said something that the agent has not answered;
   * `toPerson`: a person who took the call from a screening service was among those who said it.
   */
  supervisorFloor: { owesAnswer: boolean; toPerson?: boolean } | null;
  /** A screening service was answered, and no person has spoken yet. */
  awaitsPerson: boolean;
  /**
   * Who hears the agent until it is silent again. `machine`: a screening service or a voicemail. `informed`: someone to whom the
   * disclosure was just said. `unknown`: everybody else, such as a person who has just taken a screened call.
   */
  listener: 'machine' | 'informed' | 'unknown';
  /** Reminders since the caller last said something. */
  reminders: number;
  /** Rounds of function calls since the caller last said something. */
  rounds: number;
  /** Fillers since the caller last said something; rotates the phrases. */
  fillers: number;
  /** Functions that still run although the agent no longer waits for them, because the caller spoke. */
  abandonedCalls: readonly string[];
  /** Those of them that have returned since the model last answered. */
  lateResults: readonly string[];
  /** The speech that contains the disclosure, which no command cuts. */
  disclosureSpeech: number | null;
  /** The newest reply that the caller cannot interrupt. */
  protectedSpeech: number | null;
  /** The goodbye and the end that were requested during a cold transfer. They apply if it fails. */
  endAfterTransfer: { text: string; end: SessionEnd; language?: string } | null;
  /** Control commands that wait until the agent is free, in order. */
  pendingCommands: readonly ControlEvent[];
  settings: TurnSettings;
}

/**
 * `endpoint` bounds a wait for more words of the caller, `idle` every other wait: silence, and speech without words. A new timer
 * replaces the one with the same name.
 */
export type TimerName = 'endpoint' | 'idle';

export type TurnEvent = { atMs: number } & (
  | { type: 'opened' }
  | { type: 'caller_speech_started'; sinceMs: number }
  | { type: 'caller_speech_ended'; lastMs: number }
  /** Loudness of the speech in the last half second, in dB relative to full scale. The first one precedes the start of the speech. */
  | { type: 'caller_loudness'; db: number }
  /** `language`: one of `TurnSettings.languages`, if the recognizer reported it. `typed`: the caller wrote the words. */
  | { type: 'words'; text: string; final: boolean; language?: string; endOfTurn?: number; typed?: true }
  /** The recognizer is unreachable, or has reconnected and transcribes what it missed. */
  | { type: 'recognizer'; available: boolean }
  | { type: 'dtmf'; digit: string }
  /** The caller pressed the interrupt button of a browser page. */
  | { type: 'interrupt' }
  | { type: 'beep' }
  /** A control command. `commandId` identifies the `resolve` that reports its result; omitted where no result is awaited. */
  | { type: 'say'; text: string; commandId?: string }
  | { type: 'mute'; on: boolean; commandId?: string }
  /**
   * Resolved under `intent.callId`. `message` is said first. Null: a fixed phrase before a warm transfer,
   * nothing before a cold one.
   */
  | { type: 'transfer'; intent: TransferIntent; message: string | null }
  /** Another agent takes over, with settings of its own. It says `message` first. */
  | { type: 'handoff'; settings: TurnSettings; message: string | null; commandId: string }
  /** The custom LLM server speaks without a request. Its words replace what the agent says. */
  | { type: 'unsolicited_message'; id: number; commandId?: undefined }
  /** The caller cannot interrupt this reply. */
  | { type: 'protect'; speech: number }
  /** A supervisor takes the floor from the agent, or gives it back. */
  | { type: 'barge'; on: boolean }
  /** Context was added that the next reply must take into account. */
  | { type: 'context_added' }
  /** The carrier has detected an answering machine. */
  | { type: 'machine_detected' }
  | { type: 'timer'; name: TimerName }
  /** The first frame of a speech was written. */
  | { type: 'playback_started'; speech: number }
  /** A speech was played as far as its text was written, and more may follow. */
  | { type: 'playback_paused'; speech: number }
  /** More of a paused speech is played, or its text is complete. */
  | { type: 'playback_resumed'; speech: number }
  /** A speech was played to its end, or had no words. */
  | { type: 'playback_ended'; speech: number }
  | { type: 'tool_calls'; speech: number; calls: readonly ToolIntent[]; said: boolean }
  | { type: 'tool_done'; callId: string }
  | { type: 'speech_failed'; speech: number; reason: 'engine_error' | 'tts_error'; detail: string }
  | { type: 'failed'; reason: 'stt_error' | 'internal_error'; detail: string }
  /** The carrier has taken over a cold transfer; in a warm transfer both sides now hear each other. */
  | { type: 'transferred'; callId: string }
  | { type: 'transfer_failed'; callId: string; detail: string }
  /** The carrier has taken over a cold transfer that was already given up. */
  | { type: 'transferred_late' }
  /** The human of a warm transfer hung up, or their line was lost. */
  | { type: 'peer_closed'; reason: LineClosed }
  | { type: 'line_closed'; reason: LineClosed }
  | { type: 'end_requested'; end: SessionEnd }
  | { type: 'end_with_message'; end: SessionEnd; text: string; language?: string }
);

export type ControlEvent = Extract<
  TurnEvent,
  { type: 'say' | 'mute' | 'transfer' | 'handoff' | 'unsolicited_message' }
>;

/** A decision of the turn machine. Each `do` has one handler (CommandHandlers). */
export type Command =
  /** Speaks a fixed sentence now. `language`: the language of the sentence. Omitted: the agent's. */
  | { do: 'say'; speech: number; text: string; language?: string }
  /**
   * Generates a reply. `query`: words that are not committed yet. `held`: stays silent until `play`. `language`: the language of the
   * conversation if the query changes it.
   */
  | {
      do: 'generate';
      speech: number;
      query: string | null;
      held: boolean;
      tools: boolean;
      language?: string;
      reminder?: boolean;
      /** The reply is about the results of these functions. */
      lateResults?: readonly string[];
      unsolicitedMessage?: number;
    }
  | { do: 'play'; speech: number }
  | { do: 'hold_speech'; speech: number }
  /** Ends a paused reply with the words that were said. What it still writes belongs to the speech `rest`, which is held. */
  | { do: 'split_speech'; speech: number; rest: number }
  /** Stops at once and drops the rest. */
  | { do: 'stop'; speech: number; interrupted: boolean }
  /** Commits the caller's words to the transcript. `speech` answers them; null when nothing does. */
  | { do: 'commit_input'; text: string; language?: string; startMs: number; endMs: number; speech: number | null }
  /** The conversation continues in another language. Precedes the words that changed it. */
  | { do: 'change_language'; language: string }
  /** Requests the recognizer's final words. */
  | { do: 'flush_words' }
  /** A screening service answered the call. */
  | { do: 'report_screening' }
  /** A background voice would have interrupted the agent. Once per call. */
  | { do: 'report_background_voice' }
  | { do: 'run_function'; call: ToolIntent; allowed: boolean }
  | { do: 'transfer'; intent: TransferIntent }
  /** A supervisor now has the floor, or the agent has it again. */
  | { do: 'barge'; on: boolean }
  /** Gives up the transfer in progress. */
  | { do: 'abandon_transfer' }
  /** The next agent thinks and speaks from now on. `language`: the caller's, if it is not the agent's own. */
  | { do: 'hand_off'; commandId: string; language?: string }
  /** Reports the result of a control command. `failure`: why it was not done; null when it was. */
  | { do: 'resolve'; commandId: string; failure: string | null }
  | { do: 'start_timer'; name: TimerName; ms: number }
  | { do: 'cancel_timer'; name: TimerName }
  | { do: 'end'; end: SessionEnd };

export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

/** One handler per command. A session that lacks one does not compile. */
export type CommandHandlers = { readonly [K in Command['do']]: (command: CommandOf<K>) => void };

export type TurnStep = readonly [TurnState, readonly Command[]];

/** Observes a session, for lines whose other end shows the call. Called synchronously and in order; must neither throw nor wait. */
export interface SessionView {
  /** Called after every decision. `heardText` returns the words heard of a speech so far. */
  turnChanged(turn: TurnState, heardText: (speech: number) => string): void;
  /** The agent's speech has ended; the host receives the same utterance. */
  agentSpoke(speech: number, utterance: Utterance): void;
  /** Receives every event that the host receives, except the agent's utterances. */
  eventRecorded(event: SessionEvent): void;
}

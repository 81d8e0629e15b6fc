// The ports of all vendors: speech recognition, language models, embeddings, speech synthesis, telephony. A call uses these
// interfaces and knows no vendor. The adapters are in the folders next to this file.
// Invariant: all audio between ports is 16 kHz mono PCM16; an adapter converts from and to its vendor's format.
import type { JsonObject } from '../core/json.ts';
import { TICK_MS } from '../core/ticker.ts';
import type { SocketRoute } from '../protocol/server-socket.ts';
import type { AccountKeeper, CarrierAccount, NumberMarket, NumberRoutes } from './numbers.ts';

export const SAMPLE_RATE = 16_000;
export const FRAME_MS = TICK_MS;
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000;

// ── speech recognition ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Text that accompanies the audio of a line, like real-time text in telephony (RFC 4103). */
export interface Caption {
  text: string;
  /** False in the middle of an utterance: a later caption replaces this one. */
  final: boolean;
}

export interface TimedWord {
  text: string;
  /** Milliseconds since the line opened, by the audio clock. */
  startMs: number;
  endMs: number;
}

export interface RecognizedWords {
  text: string;
  /** Each word of `text`, in order, if the recognizer times them. */
  words?: readonly TimedWord[];
  /** Final words are never revised; partial words replace the previous partial words. */
  final: boolean;
  /** Milliseconds since the line opened, by the audio clock. */
  startMs: number;
  endMs: number;
  /** 0..1, if the recognizer reports it. */
  confidence?: number;
}

export interface TranscriberOptions {
  language: string;
  onWords(words: RecognizedWords): void;
  /** The recognizer has failed permanently. The session decides how to tell the caller. */
  onError(error: Error): void;
  /** The recognizer is temporarily unreachable; its audio is kept. Called again while it remains unreachable. */
  onDisconnected?(error: Error): void;
  /** The recognizer is reachable again and receives the missed audio first. */
  onReconnected?(): void;
  signal: AbortSignal;
}

/** Recognizes one side of one call. */
export interface Transcriber {
  /** Called with every frame in order, including silence. Never blocks; frames that cannot be sent are buffered up to a limit. */
  write(frame: Int16Array): void;
  caption(caption: Caption): void;
  /** Requests the final words now, because the voice-activity detector found the end of speech. */
  flush(): void;
  close(): Promise<void>;
}

export interface SttProvider {
  id: string;
  /** How the provider recognizes speech, for the banner and the provider list. */
  description: string;
  languages: readonly string[] | 'all';
  /**
   * Acquires a slot for one call, from before it is dialed until it is over. Omitted if connections are not limited.
   * @param wake called when asking again may succeed; null: the caller will not ask again
   * @returns a function that releases the slot; null: no slot is free now
   */
  acquireSlot?(wake: (() => void) | null): (() => void) | null;
  open(options: TranscriberOptions): Transcriber;
}

/** Detects speech in one stream of frames. */
export interface VoiceActivityDetector {
  /** Returns the decision after this frame. Models with longer windows return their last decision. */
  write(frame: Int16Array): boolean;
  /** Resolves when all frames written so far are decided. Null, or omitted, if they already are. */
  settled?(): Promise<void> | null;
  reset(): void;
  close(): void;
}

// ── language models ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface ToolSpec {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: JsonObject;
}

export interface ToolCall {
  id: string;
  name: string;
  /** Raw JSON text as the model wrote it; the caller parses and validates it. */
  arguments: string;
}

/** Time span in which a message was spoken, in milliseconds since the audio opened. */
export interface SpokenSpan {
  startMs: number;
  endMs: number;
}

export type ChatMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; spoken?: SpokenSpan }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[]; spoken?: SpokenSpan }
  | { role: 'tool'; toolCallId: string; content: string };

export interface LlmRequest {
  model: string;
  messages: readonly ChatMessage[];
  tools: readonly ToolSpec[];
  temperature?: number | undefined;
  maxTokens?: number;
  /** Passages of the linked knowledge bases, best first. The messages already quote them; this field is for providers without a model. */
  passages?: readonly Passage[];
  /** True: the caller is silent, and the answer should prompt them to speak. */
  reminder?: boolean;
  /** Id of an unsolicited message of the custom LLM server, as reported by `EngineObserver.speaks`. The stream returns that message. */
  ownWords?: number;
  signal: AbortSignal;
}

export type LlmDelta =
  | { type: 'text'; text: string }
  | { type: 'tool_call'; call: ToolCall }
  /** Telephone keys to press. */
  | { type: 'keys'; digits: string }
  /** The caller cannot interrupt this answer. */
  | { type: 'uninterruptible' }
  | { type: 'finish'; reason: 'stop' | 'tool_calls' | 'length'; usage: { inputTokens: number; outputTokens: number } };

export interface Model {
  id: string;
  provider: string;
  name: string;
  contextTokens: number;
}

/** Observes unsolicited activity of a custom LLM server in a call. */
export interface EngineObserver {
  /** The server begins an unsolicited message. `stream` with this id as `ownWords` returns it. */
  speaks(id: number): void;
  /** A function that the server ran itself has returned. */
  ranFunction(run: { name: string; arguments: string; result: string; ms: number }): void;
}

export interface LlmProvider {
  id: string;
  description: string;
  models(): readonly Model[];
  /** Fails with ProviderError; never retries after the first delta. */
  stream(request: LlmRequest): AsyncIterable<LlmDelta>;
  /** Sends the conversation so far without requesting an answer, for servers that keep their own state of a call. */
  update?(messages: readonly ChatMessage[]): void;
  /** False: requests cost no tokens of an account here, such as requests to a customer's own server. Default: true. */
  usesTokens?: boolean;
  /** For servers that keep their own state of a call. Also reports earlier activity. */
  observe?(observer: EngineObserver): void;
}

export interface Passage {
  text: string;
  /** 0..1, best 1. A rank among the results, not a measure of relevance. */
  score: number;
  /** Cosine similarity of question and passage, -1..1; null if there are no comparable vectors. */
  similarity?: number | null;
  sourceId: string;
  title?: string;
  chunkId?: string;
  knowledgeBaseId?: string;
  /** Index within its source, from 0. */
  position?: number;
}

// ── speech synthesis ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Voice {
  /** `<provider>-<voicename>` */
  voiceId: string;
  name: string;
  provider: string;
  /** Null if the vendor does not state it. */
  gender: 'female' | 'male' | 'neutral' | null;
  /** Its best language first. */
  languages: readonly string[];
  /** Empty if the vendor states none. */
  description: string;
  /** A public recording by the vendor; null or omitted if there is none. */
  previewUrl?: string | null;
}

export interface SpeechRequest {
  voiceId: string;
  text: string;
  language: string;
  signal: AbortSignal;
}

export interface TtsProvider {
  id: string;
  description: string;
  voices(): readonly Voice[];
  /** True if an id that is not in `voices` may belong to this provider: vendors accept their own ids, listed or not. */
  takes?(voiceId: string): boolean;
  /** Chunks of any length, each as soon as the vendor sends it. Fails with ProviderError. */
  synthesize(request: SpeechRequest): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

// ── telephony ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Carries the audio of one call. The session reads and writes 20 ms frames; the line handles jitter and transport. */
export interface Line {
  /** Frames of the other side in order, one per 20 ms; the line fills its own gaps with silence. */
  onFrame(listener: (frame: Int16Array) => void): void;
  onCaption(listener: (caption: Caption) => void): void;
  onDtmf(listener: (digit: string) => void): void;
  /** On lines with text input: a complete typed utterance, in addition to recognized speech. */
  onText?(listener: (text: string) => void): void;
  /** For lines with an interrupt button: the other side requests that the agent stop talking. */
  onInterrupt?(listener: () => void): void;
  /** The other side hung up or the transport was lost. Called once. */
  onClose(listener: (reason: LineClosed) => void): void;
  /** Plays a frame; the session writes one per 20 ms and at most `bufferMs` ahead. */
  write(frame: Int16Array): void;
  /** Discards frames that were written and not yet played. */
  clear(): void;
  /** Resolves with true when all frames written so far were played, false when they were cleared. */
  mark(): Promise<boolean>;
  sendDtmf(digits: string): Promise<void>;
  /** The agent's words, for lines whose other end displays or reads text (loopback personas, the talk page's captions). */
  sendCaption(caption: Caption): void;
  /** For carriers that detect this only after the answer. Called at most once. */
  onAnsweredBy?(listener: (by: 'human' | 'machine') => void): void;
  /** Lead with which the line expects frames: 0 for lines that play at once. */
  readonly bufferMs: number;
  /** Set by lines of the telephone network (ITU-T G.711): neither side hears anything above 4 kHz, and recordings keep no more. */
  readonly isNarrowband?: boolean;
  /** Hangs up. Idempotent. */
  close(): Promise<void>;
}

export type LineClosed = 'hangup' | 'lost';

export interface DialRequest {
  callId: string;
  from: string;
  to: string;
  ringTimeoutMs: number;
  signal: AbortSignal;
  /** The carrier ends the call this long after its answer, even if this process dies. Default: the carrier's own limit. */
  maxSeconds?: number;
  /** The account of the calling number, if its owner brought one. Default: the deployment's account. */
  account?: CarrierAccount | undefined;
}

export type DialFailure = 'busy' | 'no_answer' | 'declined' | 'invalid_number' | 'carrier_error' | 'canceled';

export type DialEvent =
  | { type: 'ringing' }
  | { type: 'answered'; line: Line; by: 'human' | 'machine' | 'unknown' }
  | { type: 'failed'; reason: DialFailure; detail: string };

export interface Carrier {
  id: string;
  description: string;
  /** False: works only with accounts that number owners bring. Default: true. */
  configured?: boolean;
  /** Imports the SDK that its calls need, if it has one. */
  loadSdk?(): Promise<unknown>;
  /** True if this carrier places calls from this number to that one. */
  serves(from: string, to: string): boolean;
  /** Ends with `answered` or `failed`; aborting the signal earlier hangs up. */
  dial(request: DialRequest): AsyncIterable<DialEvent>;
  /**
   * Cold transfer: the carrier connects the other side to `to` and our leg ends. Fails with ProviderError.
   * @param limitSeconds the carrier ends the leg after this time, if it keeps the leg (`onward` is `dial`)
   */
  transfer(line: Line, to: string, limitSeconds: number, signal: AbortSignal): Promise<void>;
  /**
   * What happens to a call after a cold transfer. `dial`: the account that carries it keeps both legs open until one hangs up.
   * `refer`: the owner of the trunk connects the other side (RFC 3515), and the leg can neither be observed nor ended here.
   * Omitted if the call ends.
   */
  onward?: 'dial' | 'refer';
  /** Returns the state of the leg that a call was connected to. @param ref the carrier's id of the call @throws ProviderError */
  checkOnward?(ref: string, account: CarrierAccount | undefined): Promise<OnwardState>;
  /** Maximum calls started per second by all processes. Default: no limit. */
  callsPerSecond?: number;
  /** Checks that the carrier is reachable and accepts the deployment's key; costs nothing. @throws ProviderError */
  check?(): Promise<void>;
  /** The numbers that the carrier sells. */
  market?: NumberMarket;
  /** The routes of its numbers, for operators: the address of a deployment may change. */
  routes?: NumberRoutes;
  /** The accounts of number owners that the carrier can use. */
  accounts?: AccountKeeper;
  /** Sockets that the carrier sends audio to; the server mounts them. */
  sockets?: readonly SocketRoute[];
  /** Reports inbound calls whose audio has arrived. The call was already offered and accepted. */
  onArrival?(listener: (arrival: Arrival) => void): void;
  /** For a carrier within this process: offers an inbound call before it rings. */
  onOffer?(listener: (offer: Offer) => Promise<OfferAnswer>): void;
  /** Returns the carrier's id of a leg that we dial under this id. Omitted if the carrier assigns and reports its own id. */
  refOf?(leg: string): string;
  /**
   * Ends a leg that has no line in this process. Never rejects.
   * @param call `ref` is the carrier's id of the leg; null if the carrier did not report it
   */
  hangUp?(call: { id: string; ref: string | null }, account: CarrierAccount | undefined): Promise<void>;
  sendSms?(message: SmsRequest): Promise<void>;
}

export type OnwardState =
  /** The leg rings or is connected. */
  | { type: 'live' }
  | { type: 'over'; seconds: number }
  /** The carrier does not report its duration. */
  | { type: 'unknown' };

export interface Arrival {
  callId: string;
  /**
   * Accepts the call. Aborting the signal before the line is open gives it up.
   * @param account the account of the called number, as in DialRequest
   * @throws ProviderError if the caller has hung up
   */
  accept(account: CarrierAccount | undefined, signal: AbortSignal): Promise<Line>;
  /** Rejects the call. */
  refuse(): void;
  /** This process has no capacity now. The call may arrive again, at this process or another one; the caller hears ringing. */
  wait(): void;
}

export interface Offer {
  from: string;
  to: string;
}

export type OfferAnswer = { callId: string } | { refused: DialFailure; detail: string };

/** All fail with ProviderError. */
interface SmsRequest {
  from: string;
  to: string;
  text: string;
  account?: CarrierAccount | undefined;
  signal: AbortSignal;
}

/** One side of a call at a carrier with callbacks, as last reported. */
export interface Leg {
  /** The carrier's own id of the leg. */
  ref: string;
  status: 'offered' | 'initiated' | 'ringing' | 'answered' | 'over';
  /** The reason for its end, in the carrier's words. */
  detail: string | null;
  answeredBy: 'human' | 'machine' | null;
}

/** Updates of legs, whichever process received the callback. */
export interface LegUpdates {
  /** Reports the known state, then every change, until the returned function is called. */
  watch(callId: string, onLeg: (leg: Leg) => void): () => void;
}

// ── errors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export type ProviderErrorKind = 'auth' | 'rate_limited' | 'timeout' | 'unavailable' | 'refused' | 'protocol';

/** The error of every adapter. Callers decide by its kind, never by a vendor's message. */
export class ProviderError extends Error {
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  readonly status: number | undefined;
  constructor(
    provider: string,
    kind: ProviderErrorKind,
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(`${provider}: ${message}`, { cause: options.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.kind = kind;
    this.status = options.status;
  }
  /** True: the cause may be temporary, so a retry may succeed if nothing was said yet. */
  get retryable(): boolean {
    return this.kind === 'timeout' || this.kind === 'unavailable' || this.kind === 'rate_limited';
  }
}

// The ports behind which every vendor stands. A call knows these shapes and nothing else of who hears, thinks, speaks,
// carries or stores. Adapters live one file a vendor in the folders beside this one; the registry picks among them.
// Invariant: all audio between ports is 16 kHz mono PCM16; whatever a vendor wants differently is converted in its adapter.
import type { JsonObject } from '../core/json.ts';
import { TICK_MS } from '../core/ticker.ts';
import type { SocketRoute } from '../protocol/server-socket.ts';
import type { AccountKeeper, CarrierAccount, NumberMarket } from './numbers.ts';

export const SAMPLE_RATE = 16_000;
export const FRAME_MS = TICK_MS;
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000;

// ── hearing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Text that travels beside the audio of a line, as real-time text does in telephony (RFC 4103 is the model). */
export interface Caption {
  text: string;
  /** False while the speaker is still in mid-utterance: a later caption replaces it. */
  final: boolean;
}

export interface RecognizedWords {
  text: string;
  /** Final words are never revised; partial words replace the partial words before them. */
  final: boolean;
  /** Milliseconds since the line opened, by the audio clock. */
  startMs: number;
  endMs: number;
  /** 0..1 where the recogniser says so. */
  confidence?: number;
}

export interface TranscriberOptions {
  language: string;
  onWords(words: RecognizedWords): void;
  /** The recogniser is gone for good; the session decides what the caller hears then. */
  onError(error: Error): void;
  /** It is out of reach for now, and what it misses is kept; told again when it stays away. */
  onDisconnected?(error: Error): void;
  /** It is there, and hears what it has missed first. */
  onReconnected?(): void;
  signal: AbortSignal;
}

/** Recognises one side of one call. */
export interface Transcriber {
  /** Called with every frame in order, silence too. Never blocks; what cannot be sent is buffered with a bound. */
  write(frame: Int16Array): void;
  caption(caption: Caption): void;
  /** The voice-activity detector heard the end of speech: ask for the final words now. */
  flush(): void;
  close(): Promise<void>;
}

export interface SttProvider {
  id: string;
  /** How it hears, in words for the banner and the provider list. */
  description: string;
  languages: readonly string[] | 'all';
  /**
   * Where connections are bounded: a place for one call, from before it is dialed until it is over.
   * @param wake called when it is worth asking again; null: nobody will
   * @returns how it is given back; null: there is none now
   */
  acquireSlot?(wake: (() => void) | null): (() => void) | null;
  open(options: TranscriberOptions): Transcriber;
}

/** Detects speech in one stream of frames. */
export interface VoiceActivityDetector {
  /** Probability or decision after this frame; models with longer windows answer with their last decision. */
  write(frame: Int16Array): boolean;
  reset(): void;
  close(): void;
}

// ── thinking ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface ToolSpec {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: JsonObject;
}

export interface ToolCall {
  id: string;
  name: string;
  /** Raw JSON text as the model wrote it; the caller parses and validates. */
  arguments: string;
}

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; toolCallId: string; content: string };

export interface LlmRequest {
  model: string;
  messages: readonly ChatMessage[];
  tools: readonly ToolSpec[];
  temperature?: number | undefined;
  maxTokens?: number;
  /** Passages of the linked knowledge bases, best first. The messages quote them already; this is for what is no model. */
  passages?: readonly Passage[];
  /** The other side says nothing: something is to be said to bring it back. */
  reminder?: boolean;
  signal: AbortSignal;
}

export type LlmDelta =
  | { type: 'text'; text: string }
  | { type: 'tool_call'; call: ToolCall }
  | { type: 'finish'; reason: 'stop' | 'tool_calls' | 'length'; usage: { inputTokens: number; outputTokens: number } };

export interface Model {
  id: string;
  provider: string;
  name: string;
  contextTokens: number;
}

export interface LlmProvider {
  id: string;
  description: string;
  models(): readonly Model[];
  /** Fails with ProviderError; never retries after the first delta. */
  stream(request: LlmRequest): AsyncIterable<LlmDelta>;
  /** Told what was said so far, without being asked for an answer: for engines that follow a call by themselves. */
  update?(messages: readonly ChatMessage[]): void;
}

export interface Passage {
  text: string;
  /** 0..1, best 1: a rank, which says nothing of how well it fits. */
  score: number;
  /** How near question and passage are in meaning: cosine, -1..1; null where no vectors can be compared. */
  similarity?: number | null;
  sourceId: string;
  title?: string;
  chunkId?: string;
  /** Place in its source, from 0. */
  position?: number;
}

// ── embedding ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of every vector in the database, whoever made it. */
export const EMBEDDING_DIMENSIONS = 512;

export interface EmbedOptions {
  /** A query is waited for by somebody; passages are embedded when nobody waits. */
  purpose: 'query' | 'passage';
  signal: AbortSignal;
}

/** Turns texts into points whose nearness is nearness of meaning. */
export interface Embedder {
  /** Names the space as well as the maker: vectors of different ids are never compared. */
  id: string;
  description: string;
  /** One unit vector of EMBEDDING_DIMENSIONS a text, in order. Fails with ProviderError; an abort with its reason. */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]>;
  /** Loads what the first query would wait for. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

// ── speaking ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Voice {
  /** `<provider>-<voicename>` */
  voiceId: string;
  name: string;
  provider: string;
  /** Null where nobody says. */
  gender: 'female' | 'male' | 'neutral' | null;
  /** The one it speaks best first. */
  languages: readonly string[];
  /** Empty where nobody says. */
  description: string;
  /** A recording of the vendor's own, open to all; null or left out: there is none. */
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
  /** Whether an id that is not among `voices` is its to try: vendors speak by their own ids, listed or not. */
  takes?(voiceId: string): boolean;
  /** Chunks of any length, first one as early as the vendor gives it. Fails with ProviderError. */
  synthesize(request: SpeechRequest): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

// ── carrying ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What carries the audio of one call. The session reads and writes 20 ms frames; the line owns jitter and transport. */
export interface Line {
  /** Frames of the other side in order, one per 20 ms; the line fills its own gaps with silence. */
  onFrame(listener: (frame: Int16Array) => void): void;
  onCaption(listener: (caption: Caption) => void): void;
  onDtmf(listener: (digit: string) => void): void;
  /** On lines that have a keyboard: a typed utterance, whole, beside whatever the recogniser hears. */
  onText?(listener: (text: string) => void): void;
  /** On lines that have a button for it: the other side asks the agent to stop talking. */
  onInterrupt?(listener: () => void): void;
  /** The other side hung up or the transport is gone; called once. */
  onClose(listener: (reason: LineClosed) => void): void;
  /** Plays a frame; the session writes one per 20 ms and at most `bufferMs` ahead. */
  write(frame: Int16Array): void;
  /** Forgets what was written and not yet played. */
  clear(): void;
  /** Resolves with true when all frames written so far were played, false when they were cleared. */
  mark(): Promise<boolean>;
  sendDtmf(digits: string): Promise<void>;
  /** What the agent says, for lines whose other end can use text (loopback personas, the talk page's captions). */
  sendCaption(caption: Caption): void;
  /** For carriers that find out only after the answer; called once at most. */
  onAnsweredBy?(listener: (by: 'human' | 'machine') => void): void;
  /** How far ahead of real time the line wants its frames: 0 for lines that play at once. */
  readonly bufferMs: number;
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
  /** The carrier ends the call so long after its answer, whatever becomes of this process; its own bound when left out. */
  maxSeconds?: number;
  /** Of the caller's number, where it is on an account of its owner's; the deployment's own account when left out. */
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
  /** False where only accounts of others make it a carrier; true when left out. */
  configured?: boolean;
  /** True when a call from this number to that one is this carrier's to place. */
  serves(from: string, to: string): boolean;
  /** Ends with `answered` or `failed`; aborting the signal before that hangs up. */
  dial(request: DialRequest): AsyncIterable<DialEvent>;
  /**
   * Cold transfer: the carrier connects the other side to `to` and our leg ends. Fails with ProviderError.
   * @param limitSeconds after which the carrier ends the leg, where it keeps it (`onward` is `dial`)
   */
  transfer(line: Line, to: string, limitSeconds: number, signal: AbortSignal): Promise<void>;
  /**
   * What becomes of a call after a cold transfer. `dial`: the account that carries it keeps both legs open until one hangs up.
   * `refer`: whoever owns the trunk connects the other side (RFC 3515), and nothing of it is seen or can be ended here. Left out
   * where nothing goes on at all.
   */
  onward?: 'dial' | 'refer';
  /** How the leg stands that a call of this name was connected to. @throws ProviderError */
  checkOnward?(ref: string, account: CarrierAccount | undefined): Promise<OnwardState>;
  /** How fast calls may begin, over all processes; without one there is no bound. */
  callsPerSecond?: number;
  /** Asks whether it is there and takes the deployment's key; costs nothing. @throws ProviderError */
  check?(): Promise<void>;
  /** Numbers that it sells. */
  market?: NumberMarket;
  /** Accounts of others that it can carry calls over. */
  accounts?: AccountKeeper;
  /** Where it brings audio to; mounted by the server. */
  sockets?: readonly SocketRoute[];
  /** Tells of inbound calls whose audio has come. The call was offered and accepted before. */
  onArrival?(listener: (arrival: Arrival) => void): void;
  /** For a carrier in this process: asks whether an inbound call is taken, before it rings. */
  onOffer?(listener: (offer: Offer) => Promise<OfferAnswer>): void;
  /** Its own name of a leg that we dial under this one. Left out where it makes one up and tells it. */
  refOf?(leg: string): string;
  /**
   * Ends a leg that no line of ours carries. Never rejects.
   * @param call with the carrier's own name of its leg; null where none was told
   */
  hangUp?(call: { id: string; ref: string | null }, account: CarrierAccount | undefined): Promise<void>;
  sendSms?(message: SmsRequest): Promise<void>;
}

export type OnwardState =
  /** It rings, or two talk. */
  | { type: 'live' }
  | { type: 'over'; seconds: number }
  /** The carrier does not tell how long. */
  | { type: 'unknown' };

export interface Arrival {
  callId: string;
  /**
   * Takes the call; aborting the signal before the line is open gives it up.
   * @param account of the number that was called, as in DialRequest
   * @throws ProviderError when the caller has gone meanwhile
   */
  accept(account: CarrierAccount | undefined, signal: AbortSignal): Promise<Line>;
  /** Nobody here wants it any more. */
  refuse(): void;
  /** No room for it here now: it may arrive again, at another process or at this one. Its caller hears it ring meanwhile. */
  wait(): void;
}

export interface Offer {
  from: string;
  to: string;
}

export type OfferAnswer = { callId: string } | { refused: DialFailure; detail: string };

/** All fail with ProviderError. */
export interface SmsRequest {
  from: string;
  to: string;
  text: string;
  account?: CarrierAccount | undefined;
  signal: AbortSignal;
}

/** One side of a call at a carrier that calls back, as far as it has told. */
export interface Leg {
  /** The carrier's own name of it. */
  ref: string;
  status: 'offered' | 'initiated' | 'ringing' | 'answered' | 'over';
  /** How it was over, in the carrier's words. */
  detail: string | null;
  answeredBy: 'human' | 'machine' | null;
}

/** News of legs, whichever process was called back. */
export interface LegNews {
  /** Tells what is known already, then every change, until the returned function is called. */
  watch(callId: string, onLeg: (leg: Leg) => void): () => void;
}

// ── failing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export type ProviderErrorKind = 'auth' | 'rate_limited' | 'timeout' | 'unavailable' | 'refused' | 'protocol';

/** What every adapter throws, so that callers decide by kind and never by a vendor's words. */
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
  /** Worth one more try: nothing was said yet and the cause may pass. */
  get retryable(): boolean {
    return this.kind === 'timeout' || this.kind === 'unavailable' || this.kind === 'rate_limited';
  }
}

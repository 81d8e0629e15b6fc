// The port of speech recognition, and of the detection of speech.

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
  /** How sure the recognizer is that the speaker has finished, 0..1, with final words, if it judges that by the meaning. */
  endOfTurn?: number;
  /** Language of most words, as the vendor names it (`es`, `es-419`, `Spanish`), if the recognizer reports it. */
  language?: string;
}

export interface TranscriberOptions {
  language: string;
  /** Other languages that may be spoken. Given only to a provider that `detects` all of them together with `language`. */
  otherLanguages?: readonly string[];
  /** Words to expect, the most important first. Ignored by a provider without `acceptsKeyterms`. */
  keyterms?: readonly string[];
  onWords(words: RecognizedWords): void;
  /** The recognizer has failed permanently. The session decides how to tell the caller. */
  onError(error: Error): void;
  /** The recognizer is temporarily unreachable; its audio is kept. Called again while it remains unreachable. */
  onDisconnected?(error: Error): void;
  /** The recognizer is reachable again and receives the missed audio first. */
  onReconnected?(): void;
  /**
   * Another provider transcribes from now on, also the audio that has no final words yet. The receiver closes `failed`. `only`: the
   * language that it expects, if it does not detect the other ones.
   */
  onReplaced?(replacement: { by: SttProvider; failed: Transcriber; error: Error; only?: string }): void;
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
  acceptsKeyterms?: boolean;
  /** Whether one transcriber recognizes all of these languages and reports which one was spoken. Omitted: only one language. */
  detects?(languages: readonly string[]): boolean;
  /**
   * Acquires a slot for one call, from before it is dialed until it is over. Omitted if connections are not limited.
   * @param wake called when asking again may succeed; null: the caller will not ask again
   * @returns a function that releases the slot; null: no slot is free now
   */
  acquireSlot?(wake: (() => void) | null): (() => void) | null;
  open(options: TranscriberOptions): Transcriber;
}

/** Whether one connection recognizes all of these languages and reports which one was spoken. The first is the agent's own. */
export function detectsLanguages(stt: SttProvider, languages: readonly string[]): boolean {
  return languages.length < 2 || stt.detects?.(languages) === true;
}

/** Detects speech in one stream of frames. */
export interface VoiceActivityDetector {
  /** Returns the decision after this frame. Models with longer windows return their last decision. */
  write(frame: Int16Array): boolean;
  /** Resolves when all frames written so far are decided. Null, or omitted, if they already are. */
  settled?(): Promise<void> | null;
  close(): void;
}

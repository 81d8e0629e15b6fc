// The behavior of a telephone number of the Twilio stand-in when it is called.

export interface Callee {
  ringMs?: number;
  /** The call fails with this status instead of being answered. */
  fails?: { status: 'busy' | 'no-answer' | 'failed' | 'canceled'; sip?: string };
  /** µ-law audio, played from the moment of the answer. */
  says?: Uint8Array;
  answeredBy?: string;
  hangsUpAfterMs?: number;
  /** The reported duration of a leg to this number, which really takes a second. */
  reportedSeconds?: number;
  /** Omits the callback with the duration of such a leg. */
  unreported?: boolean;
  presses?: string;
  /** Called with each audio frame of the agent on arrival, before it is played. */
  onAudio?: () => void;
}

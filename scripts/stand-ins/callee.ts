// What a telephone number of the Twilio stand-in does when it is called.

/** The behavior of a number that is called. */
export interface Callee {
  ringMs?: number;
  /** The call fails with this status instead of an answer. */
  fails?: { status: 'busy' | 'no-answer' | 'failed' | 'canceled'; sip?: string };
  /** µ-law audio, played from the answer on. */
  says?: Uint8Array;
  answeredBy?: string;
  hangsUpAfterMs?: number;
  /** The duration that is reported for a leg to it, which really takes a second. */
  reportedSeconds?: number;
  /** Sends no callback with the duration of such a leg. */
  unreported?: boolean;
  presses?: string;
  /** Called with each frame of the agent's that arrives, before it is played. */
  onAudio?: () => void;
}

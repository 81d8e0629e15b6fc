// Briefs the human who was called for a caller, and asks whether they accept the call. The answer is a key, because that line may
// have no recognizer. Invariant: it ends, with a decision or a reason; every wait is bounded.
import type { Clock, Timer } from '../../core/clock.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import type { Phrases } from '../out/phrases.ts';
import { createSpeechOutput, type SpeechOutput } from '../out/speech-output.ts';
import type { Voices } from '../out/synthesis.ts';

/** Time to decide after the choice was spoken; long enough to find the keypad. */
const DECIDE_MS = 7000;
/** How many times the choice is spoken. */
const MAX_ASKS = 3;

/** Why the human did not accept the call. */
export type NotAccepted = 'declined' | 'machine' | 'no_decision' | 'hung_up' | 'tts_error';

interface BriefingOptions {
  clock: Clock;
  /** The line to the human. */
  line: Line;
  voices: Voices;
  phrases: Phrases['briefing'];
  /** The recording disclosure; null when the call is not recorded, or when no disclosure is required. */
  disclosure: string | null;
  text: string;
  signal: AbortSignal;
}

interface BriefingResult {
  decision: 'accepted' | NotAccepted;
  /** Characters sent to a voice. */
  characters: number;
}

/** Speaks the briefing, asks, and accepts the keys 1 and 2 from the start. Rejects only with the signal's reason. */
export function briefHuman(options: BriefingOptions): Promise<BriefingResult> {
  const { clock, line, voices, phrases, disclosure, text, signal } = options;
  const result = Promise.withResolvers<BriefingResult>();
  let timer: Timer | null = null;
  let asks = 1;
  let output: SpeechOutput | null = null;
  const stop = (): number => {
    timer?.cancel();
    signal.removeEventListener('abort', onAbort);
    output?.stopSpeech(asks);
    return output?.characters() ?? 0;
  };
  const decide = (decision: BriefingResult['decision']): void => result.resolve({ decision, characters: stop() });
  const onAbort = (): void => {
    stop();
    result.reject(signal.reason as Error);
  };
  const askAgain = (): void => {
    if (asks === MAX_ASKS) return decide('no_decision');
    output?.saySentence(++asks, phrases.choice);
  };
  line.onDtmf((digit) => {
    if (digit === '1') decide('accepted');
    if (digit === '2') decide('declined');
  });
  line.onClose(() => decide('hung_up'));
  line.onAnsweredBy?.((by) => by === 'machine' && decide('machine'));
  output = createSpeechOutput({
    clock,
    line,
    voices,
    taps: null,
    readyAudio: new Map(),
    nowMs: () => clock.monotonic(),
    onOutput(event) {
      if (event.type === 'ended') timer = clock.after(DECIDE_MS, askAgain);
      else if (event.type === 'failed') decide('tts_error');
      else if (event.type === 'line_lost') decide('hung_up');
    },
  });
  if (signal.aborted) onAbort();
  else {
    signal.addEventListener('abort', onAbort, { once: true });
    output.saySentence(asks, [phrases.hello, disclosure, text, phrases.choice].filter((part) => part).join(' '));
  }
  return result.promise;
}

// Tells a human who was called for a caller what it is about, and asks whether they take it: keys, because nobody may have a
// recogniser on that line. Called by warm-transfer.ts. Invariant: it ends, with a decision or a reason; every wait has a bound.
import type { Clock, Timer } from '../../core/clock.ts';
import type { Line } from '../../providers/ports.ts';
import { createSpeechOutput, type SpeechOutput } from '../out/speech-output.ts';
import type { Phrases } from '../out/phrases.ts';
import type { Voices } from '../out/synthesis.ts';

/** After the choice was said; long enough to find the keypad. */
const DECIDE_MS = 7000;
/** How often the choice is said in all. */
const ASKS = 3;

/** Why nobody took the call. */
export type NotTaken = 'declined' | 'machine' | 'no_decision' | 'hung_up' | 'tts_error';

export interface BriefingOptions {
  clock: Clock;
  line: Line;
  voices: Voices;
  phrases: Phrases['briefing'];
  /** That the call is recorded; null when it is not, or nobody need be told. */
  disclosure: string | null;
  text: string;
  signal: AbortSignal;
}

export interface Briefed {
  decision: 'taken' | NotTaken;
  characters: number;
}

/** Speaks, asks, and listens for 1 and 2 from the first moment on. Rejects only with the signal's reason. */
export function brief({ clock, line, voices, phrases, disclosure, text, signal }: BriefingOptions): Promise<Briefed> {
  const settled = Promise.withResolvers<Briefed>();
  let timer: Timer | null = null;
  let asks = 1;
  let mouth: SpeechOutput | null = null;
  const stop = (): number => {
    timer?.cancel();
    signal.removeEventListener('abort', onAbort);
    mouth?.stopSpeech(asks);
    return mouth?.characters() ?? 0;
  };
  const decide = (decision: Briefed['decision']): void => settled.resolve({ decision, characters: stop() });
  const onAbort = (): void => {
    stop();
    settled.reject(signal.reason as Error);
  };
  const ask = (): void => {
    if (asks === ASKS) return decide('no_decision');
    mouth?.saySentence(++asks, phrases.choice);
  };
  line.onDtmf((digit) => {
    if (digit === '1') decide('taken');
    if (digit === '2') decide('declined');
  });
  line.onClose(() => decide('hung_up'));
  line.onAnsweredBy?.((by) => by === 'machine' && decide('machine'));
  mouth = createSpeechOutput({
    clock,
    line,
    voices,
    openedAt: clock.monotonic(),
    prepared: () => null,
    onFrame: () => undefined,
    onCut: () => undefined,
    onStarted: () => undefined,
    onOver: () => (timer = clock.after(DECIDE_MS, ask)),
    onSaid: () => undefined,
    onFailed: () => decide('tts_error'),
    onLineLost: () => decide('hung_up'),
  });
  if (signal.aborted) onAbort();
  else {
    signal.addEventListener('abort', onAbort, { once: true });
    mouth.saySentence(asks, [phrases.hello, disclosure, text, phrases.choice].filter((part) => part).join(' '));
  }
  return settled.promise;
}

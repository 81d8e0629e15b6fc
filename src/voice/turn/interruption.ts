// Decides whether caller speech during agent speech is an interruption. Pure.
// Invariant: a backchannel ("mm-hm", "yeah") never interrupts; speech alone suffices when no words arrive in time.
import type { SessionAgent } from '../host.ts';
import { wordsOf } from '../../core/words.ts';

/**
 * Speech without words interrupts after this much more than minMs. Recognizers give a first partial within 300–400 ms
 * of the word's end, and a drawn-out "mm-hm" lasts about 500 ms: a shorter limit would cut the agent at every backchannel.
 */
const WORDLESS_EXTRA_MS = 500;

const BACKCHANNEL = new Set(
  (
    'mm mhm mmhm hm hmm uh huh uhhuh ah aha oh ok okay yeah yep yes yup sure right gotcha cool great nice wow really ' +
    'good fine i see ja jaja genau gut sí si claro vale bien oui ouais d accord sim tá certo sì già capito oké ' +
    'はい ええ うん ん そう そうですね そうですか なるほど 嗯 嗯嗯 对 是 的 好 好的 哦 네 네네 예 응 아 हाँ हां जी अच्छा ठीक है'
  ).split(' '),
);
/** Longer texts are no backchannel. */
const BACKCHANNEL_MAX_CHARS = 100;
/** More than the largest number of words that an agent may require. */
const COUNTED_CHARS = 1000;
/** Longer runs of such words are an answer, not a backchannel. */
const BACKCHANNEL_MAX_WORDS = 3;

export type InterruptionVerdict =
  | { kind: 'interrupt' }
  /** Not yet: judge again after `ms` more of speech. */
  | { kind: 'wait'; ms: number }
  | { kind: 'ignore' };

export interface Overlap {
  /** Duration of this stretch of caller speech. */
  speechMs: number;
  /** Whether the caller still speaks. */
  speaking: boolean;
  text: string;
}

/** Whether the words only encourage the speaker to continue. */
export function isBackchannel(text: string): boolean {
  if (text.length > BACKCHANNEL_MAX_CHARS) return false;
  const words = wordsOf(text.replaceAll('-', ' '));
  return words.length > 0 && words.length <= BACKCHANNEL_MAX_WORDS && words.every((word) => BACKCHANNEL.has(word));
}

/** Decides on caller speech during the agent's speech. `minMs` and `minWords` are the agent's sensitivity. */
export function judgeInterruption(overlap: Overlap, settings: SessionAgent['interruption']): InterruptionVerdict {
  if (!settings.enabled) return { kind: 'ignore' };
  const words = wordsOf(overlap.text.slice(-COUNTED_CHARS)).length;
  if (words > 0) {
    if (isBackchannel(overlap.text) || words < settings.minWords) return { kind: 'ignore' };
    if (overlap.speechMs >= settings.minMs) return { kind: 'interrupt' };
    return overlap.speaking ? { kind: 'wait', ms: settings.minMs - overlap.speechMs } : { kind: 'ignore' };
  }
  if (!overlap.speaking) return { kind: 'ignore' };
  const needed = settings.minMs + WORDLESS_EXTRA_MS;
  return overlap.speechMs >= needed ? { kind: 'interrupt' } : { kind: 'wait', ms: needed - overlap.speechMs };
}

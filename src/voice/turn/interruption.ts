// Decides whether caller speech during agent speech is an interruption. Pure.
// Invariant: a backchannel ("mm-hm", "yeah") never interrupts; speech alone suffices when no words arrive in time.
import { wordsOf } from '../../core/words.ts';
import type { SessionAgent } from '../host.ts';

/**
 * Speech without words interrupts after this much more than minMs. Recognizers give a first partial within 300–400 ms
 * of the word's end, and a drawn-out "mm-hm" lasts about 500 ms: a shorter limit would cut the agent at every backchannel.
 */
const WORDLESS_EXTRA_MS = 500;

const BACKCHANNELS = [
  'mm, mhm, mmhm, hm, hmm, uh, huh, uhhuh, ah, aha, oh, ok, okay, yeah, yep, yes, yup, sure, right, gotcha, cool, great, nice, wow, really',
  'good, fine, i see, got it, all right, of course',
  'ja, jaja, genau, gut, verstehe, ich verstehe, alles klar, ach so',
  'sí, si, claro, vale, bien, muy bien, de acuerdo, ya veo',
  "oui, ouais, d'accord, je vois, très bien, bien sûr, tout à fait, ça marche, c'est ça, ah bon",
  'sim, tá certo, tá bom, está bem, está bom, muito bem, pois é',
  'sì, già, capito, certo certo, va bene, oké, goed',
  'はい, ええ, うん, ん, そう, そうですね, そうですか, なるほど, 嗯, 嗯嗯, 对, 是, 是的, 的, 好, 好的, 哦',
  '네, 네네, 예, 응, 아, हाँ, हां, जी, अच्छा, ठीक, ठीक है',
];
/** Without white space, because the words of some scripts are found with a dictionary that is slow to load. */
const BACKCHANNEL = new Set(
  BACKCHANNELS.flatMap((line) => line.split(', ')).map((phrase) => phrase.replaceAll(' ', '')),
);
/** Longer texts are no backchannel. */
const BACKCHANNEL_MAX_CHARS = 100;
/**
 * Words are counted only in this many characters at the end of the text, because text without white space is slow to split. They
 * contain more than the 20 words that an agent may require (`min_words`).
 */
const COUNTED_CHARS = 1000;
/** Longer runs of such words are an answer, not a backchannel. */
const BACKCHANNEL_MAX_WORDS = 3;

type InterruptionVerdict =
  | { kind: 'interrupt' }
  /** Not yet: judge again after `ms` more of speech. */
  | { kind: 'wait'; ms: number }
  | { kind: 'ignore' }
  /** It would be an interruption if it were not a background voice. */
  | { kind: 'background' };

interface Overlap {
  /** Duration of this stretch of caller speech. */
  speechMs: number;
  /** Whether the caller still speaks. */
  speaking: boolean;
  text: string;
  /** Whether a background voice speaks. */
  isBackground: boolean;
}

/** Whether the words only encourage the speaker to continue. */
export function isBackchannel(text: string): boolean {
  if (text.length > BACKCHANNEL_MAX_CHARS) return false;
  const words = wordsOf(text.replaceAll('-', ' ').replaceAll('’', "'"));
  return words.length > 0 && words.length <= BACKCHANNEL_MAX_WORDS && arePhrases(words);
}

/** Whether the words are backchannels one after the other. */
function arePhrases(words: readonly string[]): boolean {
  if (words.length === 0) return true;
  return words.some((_, i) => BACKCHANNEL.has(words.slice(0, i + 1).join('')) && arePhrases(words.slice(i + 1)));
}

/** Decides on caller speech during the agent's speech. `minMs` and `minWords` are the agent's sensitivity. */
export function judgeInterruption(overlap: Overlap, settings: SessionAgent['interruption']): InterruptionVerdict {
  const verdict = judgeSpeech(overlap, settings);
  return verdict.kind === 'interrupt' && overlap.isBackground ? { kind: 'background' } : verdict;
}

function judgeSpeech(
  overlap: Omit<Overlap, 'isBackground'>,
  settings: SessionAgent['interruption'],
): Exclude<InterruptionVerdict, { kind: 'background' }> {
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

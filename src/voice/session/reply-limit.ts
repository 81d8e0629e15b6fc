// Limits the text of a reply. Invariant: a reply that is too long ends at the end of a sentence if one of its last sentences has one.
import { cutText } from '../../core/cut-text.ts';

/** Two minutes of speech; text beyond it is dropped. */
export const MAX_REPLY_CHARS = 2000;
/** From here on, text waits for the end of its sentence. */
const LAST_SENTENCES = 1700;

/** The mark of a sentence end, where the next sentence begins. */
const SENTENCE_END = /[.!?…]+["')\]]*(?=\s)|[。！？｡؟۔।]+["')\]」』”’）]*/g;

interface ReplyLimit {
  /** Returns the text to speak now. */
  push(text: string): string;
  /** Returns the rest at the end of the reply. */
  end(): string;
  /** Whether text was dropped. */
  isCut(): boolean;
}

export function createReplyLimit(): ReplyLimit {
  let passed = 0;
  let waiting = '';
  let isCut = false;
  const take = (end: number): string => {
    const text = waiting.slice(0, end);
    waiting = waiting.slice(end);
    passed += text.length;
    return text;
  };
  /** Returns the end of the last whole sentence that waits; 0 without one near the limit. */
  const sentenceEnd = (): number => {
    const last = [...waiting.matchAll(SENTENCE_END)].at(-1);
    const end = last ? last.index + last[0].length : 0;
    return passed + end > LAST_SENTENCES ? end : 0;
  };
  return {
    push(text) {
      if (isCut) return '';
      const kept = cutText(text, MAX_REPLY_CHARS - passed - waiting.length);
      isCut = kept.length < text.length;
      waiting += kept;
      if (!isCut) return take(passed + waiting.length <= LAST_SENTENCES ? waiting.length : sentenceEnd());
      const end = sentenceEnd();
      // What was passed may already end with a sentence.
      const said = end === 0 && passed <= LAST_SENTENCES ? take(waiting.length) : take(end);
      waiting = '';
      return said;
    },
    end: () => take(waiting.length),
    isCut: () => isCut,
  };
}

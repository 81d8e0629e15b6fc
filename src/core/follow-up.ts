// Detects questions that depend on the previous one: "And for eight?", "How much does that cost?". Pure.
// Deliberately omitted: languages other than English; each of their questions is treated as self-contained.

/** A longer sentence is self-contained. */
const MAX_WORDS = 6;
/** Earlier topics are not considered. */
const MAX_SENTENCES = 4;
const BARE = /^(?:why|where|when|who|how (?:much|long|many|come|often)|which(?: ones?)?|since when)$/;
const CONNECTED =
  /^(?:(?:and|or|but|also|ok(?:ay)? and)\b(?! (?:where|when|what|who|why|how|do|does|can|could|is|are)\b)|(?:what|how) about\b|(?:until|till|since|on|for|in|with|without|from|at|only)\b)/;
const POINTS_BACK = /\b(?:that|those|these|they|them|it|there)\b/;

/** True for a short sentence that omits its topic. */
export function isFollowUp(said: string): boolean {
  const words = said.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  const plain = words.join(' ');
  return BARE.test(plain) || CONNECTED.test(plain) || POINTS_BACK.test(plain);
}

/** Returns the last sentence, preceded by the earlier sentences that it depends on, back to the first self-contained one. */
export function withContext(sentences: readonly string[]): string {
  const near = sentences.slice(-MAX_SENTENCES);
  const at = near.findLastIndex((sentence) => !isFollowUp(sentence));
  return near.slice(Math.max(at, 0)).join(' ');
}

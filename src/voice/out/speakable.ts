// Converts a model's text to what a voice can say: models write Markdown even when the prompt forbids it. Pure.
// Absent on purpose: numbers, dates and currencies in words; every synthesizer reads those itself, and better.

/** Removes Markdown and what cannot be pronounced; may return the empty string. */
export function speakable(text: string): string {
  return withoutMarkup(text).trim();
}

/** Whether there is white space at the beginning and at the end of a text, as written or as spoken. */
export function blankEnds(text: string): { begins: boolean; ends: boolean } {
  const both = [text, withoutMarkup(text)];
  return { begins: both.some((each) => /^\s/.test(each)), ends: both.some((each) => /\s$/.test(each)) };
}

function withoutMarkup(text: string): string {
  return text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|\s)[*_](\S[^*_]*\S|\S)[*_](?=\W|$)/g, '$1$2')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, '')
    .replace(/\s+/g, ' ');
}

/** Whether the text has anything that can be pronounced. */
export function isAudible(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

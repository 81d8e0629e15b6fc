// Converts a model's text into speakable text: models write Markdown even when the prompt forbids it. Pure.
// Deliberately omitted: expanding numbers, dates and currencies. Most synthesizers do this better themselves; ElevenLabs' flash
// models read them as they are written.

/** Removes Markdown and unpronounceable characters. May return the empty string. */
export function speakable(text: string): string {
  return withoutMarkup(text).trim();
}

/** Whether a text has white space at its beginning and at its end, as written or as spoken. */
export function blankEnds(text: string): { begins: boolean; ends: boolean } {
  const both = [text, withoutMarkup(text)];
  return { begins: both.some((each) => /^\s/.test(each)), ends: both.some((each) => /\s$/.test(each)) };
}

/**
 * An emoji with its skin tone, its variation and the joiner to the next one, a half of a flag, and the frame of a key. The same
 * joiner within words of Sinhala or Malayalam is a part of them.
 */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})[\p{Emoji_Modifier}\u{FE0F}\u{E0020}-\u{E007F}]*\u{200D}?|[\u{FE0F}\u{20E3}]/gu;

function withoutMarkup(text: string): string {
  return text
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|\s)[*_](\S[^*_]*\S|\S)[*_](?=\W|$)/g, '$1$2')
    .replace(EMOJI, '')
    .replace(/\s+/g, ' ');
}

/** Whether the text contains anything pronounceable. */
export function isAudible(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

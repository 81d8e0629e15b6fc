// Counts the segments of a text message, which determine the carrier's charge (3GPP TS 23.038 and 23.040). Pure.

/** The default alphabet; one septet per character. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The extension table; an escape and a septet per character. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Septets in a single message, and in each part of a longer one, whose header uses some. */
const SEPTETS = { alone: 160, part: 153 };
/** UTF-16 units, if any character is in neither table. */
const UNITS = { alone: 70, part: 67 };

/** Returns the number of segments, at least 1. */
export function smsSegments(text: string): number {
  let septets = 0;
  for (const char of text) {
    if (BASIC.has(char)) septets += 1;
    else if (EXTENDED.has(char)) septets += 2;
    else return segments(text.length, UNITS);
  }
  return segments(septets, SEPTETS);
}

function segments(length: number, { alone, part }: typeof UNITS): number {
  return length <= alone ? 1 : Math.ceil(length / part);
}

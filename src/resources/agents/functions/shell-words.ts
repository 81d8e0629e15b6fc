// Splits a command into words like a POSIX shell: white space, backslashes, and the quotes '…', "…" and $'…'. Pure, in linear time.
// Nothing is expanded: `$NAME` and `$(command)` remain as they are. A quote that is not closed ends with the command.

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  e: '\u001B',
  E: '\u001B',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
/** A part of a word, or what separates words. Each alternative begins with another character, and none backtracks. */
const PART =
  /(?<gap>\s+)|\\(?:\r?\n|(?<escaped>[^]))|\$'(?<ansi>(?:[^'\\]|\\[^])*)(?:'|\\?$)|'(?<single>[^']*)(?:'|$)|\$?"(?<double>(?:[^"\\]|\\[^])*)(?:"|\\?$)|(?<plain>[^\s'"\\$]+|[\\$])/gy;

export function shellWords(command: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (const { groups = {} } of command.matchAll(PART)) {
    const { gap, escaped, ansi, single, double, plain } = groups;
    const text = escaped ?? single ?? plain ?? (ansi === undefined ? undefined : unescaped(ansi)) ?? unquoted(double);
    if (text !== undefined) word = (word ?? '') + text;
    else if (gap !== undefined && word !== null) {
      words.push(word);
      word = null;
    }
  }
  if (word !== null) words.push(word);
  return words;
}

/** The content of double quotes: a backslash escapes few characters there, and removes the end of a line. */
function unquoted(double: string | undefined): string | undefined {
  return double?.replaceAll(/\\(?:(["\\$`])|\r?\n)/g, (_, char?: string) => char ?? '');
}

/** The content of `$'…'`. */
function unescaped(ansi: string): string {
  const escape = /\\(?:x([\dA-Fa-f]{1,2})|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|([0-7]{1,3})|([^]))/g;
  return ansi.replaceAll(escape, (whole, x?: string, u?: string, U?: string, octal?: string, char?: string) => {
    const hex = x ?? u ?? U;
    if (hex !== undefined || octal !== undefined) {
      const code = hex === undefined ? Number.parseInt(octal!, 8) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    }
    return ESCAPES[char!] ?? char!;
  });
}

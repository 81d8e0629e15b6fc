// Splits text into tokens with the digits that they represent, written or spoken. Pure, linear in the length of the text.
// Sources: the cardinal numbers of English, German, Spanish and French. Deliberately omitted: numbers above 99 in words; people
// say cards, telephone numbers and dates in digits and pairs.

export interface Token {
  /** As written, in lower case. */
  text: string;
  start: number;
  end: number;
  kind: 'digits' | 'word' | 'mark';
  /** The digits that a token of the kind `digits` represents. */
  digits: string;
}

/** A sequence of digit tokens separated only by joiners. */
export interface DigitRun {
  /** Indexes of the first and the last token. */
  from: number;
  to: number;
  digits: string;
  /** The token index of each digit. */
  owners: number[];
}

const PIECES = /\p{N}+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?|[^\s\p{L}\p{M}\p{N}]/gu;

const UNITS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'o', 'null', 'cero', 'zéro', 'nought'],
  ['one', 'eins', 'ein', 'uno', 'un', 'une'],
  ['two', 'zwei', 'zwo', 'dos', 'deux'],
  ['three', 'drei', 'tres', 'trois'],
  ['four', 'vier', 'cuatro', 'quatre'],
  ['five', 'fünf', 'fuenf', 'cinco', 'cinq'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'siete', 'sept'],
  ['eight', 'acht', 'ocho', 'huit'],
  ['nine', 'neun', 'nueve', 'neuf'],
  ['ten', 'zehn', 'diez', 'dix'],
  ['eleven', 'elf', 'once', 'onze'],
  ['twelve', 'zwölf', 'zwoelf', 'doce', 'douze'],
  ['thirteen', 'dreizehn', 'trece', 'treize'],
  ['fourteen', 'vierzehn', 'catorce', 'quatorze'],
  ['fifteen', 'fünfzehn', 'quince', 'quinze'],
  ['sixteen', 'sechzehn', 'dieciséis', 'dieciseis', 'seize'],
  ['seventeen', 'siebzehn', 'diecisiete'],
  ['eighteen', 'achtzehn', 'dieciocho'],
  ['nineteen', 'neunzehn', 'diecinueve'],
];
const TENS: readonly (readonly string[])[] = [
  ['twenty', 'zwanzig', 'veinte', 'vingt'],
  ['thirty', 'dreißig', 'dreissig', 'treinta', 'trente'],
  ['forty', 'vierzig', 'cuarenta', 'quarante'],
  ['fifty', 'fünfzig', 'cincuenta', 'cinquante'],
  ['sixty', 'sechzig', 'sesenta', 'soixante'],
  ['seventy', 'siebzig', 'setenta', 'septante'],
  ['eighty', 'achtzig', 'ochenta', 'huitante'],
  ['ninety', 'neunzig', 'noventa', 'nonante'],
];
const ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth',
  'seventeenth eighteenth nineteenth twentieth',
]
  .join(' ')
  .split(' ');
const GERMAN_ONES = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const SPANISH_ONES = ['uno', 'dós', 'trés', 'cuatro', 'cinco', 'séis', 'siete', 'ocho', 'nueve'];

const DIGITS = new Map<string, string>();
const TENS_OF = new Map<string, string>();
UNITS.forEach((words, n) => words.forEach((word) => DIGITS.set(word, String(n))));
TENS.forEach((words, i) =>
  words.forEach((word) => {
    DIGITS.set(word, String((i + 2) * 10));
    TENS_OF.set(word, String(i + 2));
  }),
);
ORDINALS.forEach((word, i) => DIGITS.set(word, String(i + 1)));
TENS.forEach(([, tens], i) => GERMAN_ONES.forEach((one, j) => DIGITS.set(`${one}und${tens}`, `${i + 2}${j + 1}`)));
SPANISH_ONES.forEach((one, j) => DIGITS.set(`veinti${one}`, `2${j + 1}`));
const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
  ['doppel', 2],
  ['doble', 2],
]);
const UNIT_WORDS = new Set(UNITS.slice(1, 10).flat());
/** Tokens that may stand between the digits of one number. Spoken joiners count only there: "four one, and then two two". */
const JOINERS = new Set(['-', '–', '.', '/', '(', ')', ',', ';', ':', '…', '+']);
const FILLERS = new Set(
  'and then uh um er ähm äh und dann y luego et puis euh okay ok so dash hyphen minus bindestrich guion tiret plus'.split(
    ' ',
  ),
);
/** Maximum number of joiners in a row. */
const MAX_JOINERS = 3;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const word = match[0].toLowerCase();
    const digits = /^\d+$/.test(word) ? word : (DIGITS.get(word) ?? '');
    const kind = digits !== '' ? 'digits' : /^[\p{L}\p{M}]/u.test(word) ? 'word' : 'mark';
    tokens.push({ text: word, start: match.index, end: match.index + match[0].length, kind, digits });
  }
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [one, next] = [tokens[i]!, tokens[i + 1]!];
    const times = TIMES.get(one.text);
    if (times !== undefined && next.digits.length === 1) {
      Object.assign(one, { kind: 'digits', digits: next.digits.repeat(times - 1) });
    }
    // "twenty one" is 21, "forty two" 42.
    const tens = TENS_OF.get(one.text);
    if (tens !== undefined && UNIT_WORDS.has(next.text)) one.digits = tens;
  }
  return tokens;
}

function isJoiner({ kind, text }: Token): boolean {
  return (kind === 'mark' && JOINERS.has(text)) || (kind === 'word' && FILLERS.has(text));
}

export function digitRuns(tokens: readonly Token[]): DigitRun[] {
  const runs: DigitRun[] = [];
  let run: DigitRun | null = null;
  let joiners = 0;
  tokens.forEach((token, i) => {
    if (token.kind === 'digits') {
      run ??= { from: i, to: i, digits: '', owners: [] };
      run.to = i;
      run.digits += token.digits;
      for (const _ of token.digits) run.owners.push(i);
      joiners = 0;
    } else if (run && isJoiner(token) && joiners < MAX_JOINERS) joiners++;
    else {
      if (run) runs.push(run);
      run = null;
      joiners = 0;
    }
  });
  if (run) runs.push(run);
  return runs;
}

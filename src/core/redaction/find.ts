// Finds the parts of one text to redact: cards, accounts, telephone numbers, email addresses and dates of birth, written or
// spoken.
// Pure, and linear in the length of the text, apart from a bounded window. Where kinds overlap, the one that comes first in KINDS
// wins.
import { ibanLength, isCard, isDate, isIban, isPhone } from './checks.ts';
import { digitRuns, tokensOf, type DigitRun, type Token } from './tokens.ts';

export const KINDS = ['iban', 'card', 'email', 'birth_date', 'phone'] as const;

export interface Span {
  start: number;
  end: number;
  /** A kind, or the name of a custom pattern. */
  mark: string;
  /** The digits, or the text in lower case. It must not reappear in a later text. */
  value: string;
}

/** A date at least this many years ago counts as a date of birth even when nothing nearby indicates one. */
const BIRTH_YEARS = 12;
const BIRTH_WORDS =
  /\b(?:birth|birthday|born|dob|geburt\w*|geboren|nacimiento|nac[ií]|nacid[oa]|naissance|né|née)(?![\p{L}])/iu;
const MONTHS = [
  'january januar jänner enero janvier jan',
  'february februar febrero février feb',
  'march märz marzo mars',
  'april abril avril apr',
  'may mai mayo',
  'june juni junio juin jun',
  'july juli julio juillet jul',
  'august agosto août aug',
  'september septiembre septembre sep sept',
  'october oktober octubre octobre oct okt',
  'november noviembre novembre nov',
  'december dezember diciembre décembre dec dez',
];
const MONTH_OF = new Map(MONTHS.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)));
const AT = new Set(['@', 'at', 'ät', 'klammeraffe', 'arroba', 'arobase', 'arobas']);
const DOT = new Set(['.', 'dot', 'punkt', 'punto', 'point']);
const INSIDE = new Set([
  ...DOT,
  '_',
  '-',
  '+',
  'underscore',
  'dash',
  'hyphen',
  'minus',
  'unterstrich',
  'guion',
  'tiret',
  'plus',
]);
/** "Look at example dot com" is not an address. */
const NO_LOCAL = new Set(
  'me us you him her them it look is are was be find found visit site website page online us here there read see only available'.split(
    ' ',
  ),
);
const MAX_PARTS = 12;

export function findKinds(text: string, kinds: ReadonlySet<string>, thisYear: number): Span[] {
  const tokens = tokensOf(text);
  const runs = digitRuns(tokens);
  const found: Span[] = [];
  const add = (spans: readonly Span[]): void => {
    for (const span of spans) {
      if (!found.some((other) => span.start < other.end && other.start < span.end)) found.push(span);
    }
  };
  if (kinds.has('iban')) add(ibansIn(tokens));
  if (kinds.has('card')) add(runs.flatMap((run) => cardsIn(run, tokens)));
  if (kinds.has('email')) add(emailsIn(text, tokens));
  if (kinds.has('birth_date')) add(datesIn(tokens, BIRTH_WORDS.test(text), thisYear));
  if (kinds.has('phone')) add(runs.flatMap((run) => phonesIn(run, tokens, text)));
  return found;
}

function spanOf(mark: string, tokens: readonly Token[], from: number, to: number, value: string): Span {
  return { mark, start: tokens[from]!.start, end: tokens[to]!.end, value };
}

/** Finds cards in the windows of a run that begin and end with a token, longest first. */
function cardsIn(run: DigitRun, tokens: readonly Token[]): Span[] {
  const { digits, owners } = run;
  const starts = owners.flatMap((owner, i) => (i === 0 || owners[i - 1] !== owner ? [i] : []));
  const out: Span[] = [];
  for (let i = 0; i < starts.length; i++) {
    const from = starts[i]!;
    for (let length = Math.min(19, digits.length - from); length >= 13; length--) {
      const end = from + length;
      if (end < digits.length && owners[end] === owners[end - 1]) continue;
      const value = digits.slice(from, end);
      if (!isCard(value)) continue;
      out.push(spanOf('card', tokens, owners[from]!, owners[end - 1]!, value));
      while (i + 1 < starts.length && starts[i + 1]! < end) i++;
      break;
    }
  }
  return out;
}

/** Collects letters and digits from a country's letters on, whatever separates them, until the length of its IBAN is reached. */
function ibansIn(tokens: readonly Token[]): Span[] {
  const out: Span[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [one, two] = [tokens[i]!, tokens[i + 1]];
    const isSpelled = one.text.length === 1 && two?.text.length === 1;
    const country = isSpelled ? one.text + two.text : one.text;
    const length = country.length === 2 ? ibanLength(country) : undefined;
    if (length === undefined) continue;
    let value = '';
    let at = i;
    for (let joiners = 0; at < tokens.length && value.length < length; at++) {
      const { kind, text, digits } = tokens[at]!;
      // Spelled letters precede the check digits: "d e eight nine".
      if (value.length < 2 || kind === 'word') value += kind === 'word' || text.length === 1 ? text : '';
      else if (kind === 'digits') value += digits;
      else if (++joiners > MAX_PARTS) break;
      if (kind === 'word' && text.length > 6) break;
    }
    if (!isIban(value)) continue;
    out.push(spanOf('iban', tokens, i, at - 1, value.toLowerCase()));
    i = at - 1;
  }
  return out;
}

function emailsIn(text: string, tokens: readonly Token[]): Span[] {
  const out: Span[] = [];
  for (let at = 1; at < tokens.length - 2; at++) {
    if (!AT.has(tokens[at]!.text)) continue;
    const to = domainEnd(tokens, at + 1);
    const from = localStart(tokens, at - 1);
    if (to === null || from === null) continue;
    const span = spanOf('email', tokens, from, to, '');
    out.push({ ...span, value: text.slice(span.start, span.end).toLowerCase() });
    at = to;
  }
  return out;
}

/** Returns the token with the top-level domain, or null where there is no domain. */
function domainEnd(tokens: readonly Token[], first: number): number | null {
  if (tokens[first]?.kind === 'mark') return null;
  let end: number | null = null;
  let i = first;
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    // A name may have several tokens: "my bank dot com", "t minus online".
    let next = i + 1;
    if (INSIDE.has(tokens[next]?.text ?? '') && !DOT.has(tokens[next]!.text)) {
      i = next + 1;
      if (!tokens[i]) break;
      continue;
    }
    if (!DOT.has(tokens[next]?.text ?? '') && end === null && tokens[next]?.kind !== 'mark') {
      if (parts > 2 || !tokens[next]) break;
      i = next;
      continue;
    }
    if (!DOT.has(tokens[next]?.text ?? '')) break;
    next++;
    const part = tokens[next];
    if (!part || part.kind === 'mark') break;
    if (tokens[next - 1]!.text === '.' && tokens[next - 1]!.end !== part.start) break;
    if (part.kind === 'word' && /^[a-z]{2,24}$/.test(part.text)) end = next;
    i = next;
  }
  return end;
}

function localStart(tokens: readonly Token[], last: number): number | null {
  const word = tokens[last];
  if (!word || word.kind === 'mark' || NO_LOCAL.has(word.text)) return null;
  let from = last;
  const isShort = ({ kind, text }: Token) => kind === 'digits' || text.length === 1;
  for (let parts = 0; parts < 4 * MAX_PARTS && from > 0; parts++) {
    const before = tokens[from - 1]!;
    if (INSIDE.has(before.text) && from > 1 && tokens[from - 2]!.kind !== 'mark') from -= 2;
    // Accepts letters and digits that are spelled one by one.
    else if (isShort(before) && (isShort(tokens[from]!) || before.kind === 'digits')) from -= 1;
    else if (tokens[from]!.kind === 'digits' && before.kind === 'word' && !NO_LOCAL.has(before.text)) from -= 1;
    else break;
  }
  return from;
}

/** Finds day, month and year in an order that people write or say. */
function datesIn(tokens: readonly Token[], isBirth: boolean, thisYear: number): Span[] {
  const out: Span[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const parts = datePartsFrom(tokens, i);
    const date = parts && readDate(parts);
    if (!date) continue;
    const { to, day, month, year } = date;
    if (!isBirth && year > thisYear - BIRTH_YEARS) continue;
    out.push(spanOf('birth_date', tokens, i, to, `${year}${two(month)}${two(day)}`));
    i = to;
  }
  return out;
}

type DatePart =
  | { at: number; month: true; number: number }
  | { at: number; month: false; number: number; digits: string };
const BETWEEN = new Set([
  '.',
  '/',
  '-',
  ',',
  'of',
  'the',
  'de',
  'del',
  'st',
  'nd',
  'rd',
  'th',
  'dot',
  'slash',
  'punkt',
  'er',
]);

/** Returns up to five numbers and a month that follow one another: a spoken year has two parts, and so has a spoken day. */
function datePartsFrom(tokens: readonly Token[], first: number): DatePart[] | null {
  const parts: DatePart[] = [];
  for (let i = first, between = 0; i < tokens.length && parts.length < 6 && between < 3; i++) {
    const { kind, text, digits } = tokens[i]!;
    const month = MONTH_OF.get(text);
    if (month !== undefined) parts.push({ at: i, month: true, number: month });
    else if (kind === 'digits' && digits.length <= 4)
      parts.push({ at: i, month: false, number: Number(digits), digits });
    else if (parts.length > 0 && BETWEEN.has(text)) {
      between++;
      continue;
    } else break;
    between = 0;
  }
  return parts.length >= 3 ? parts : null;
}

function readDate(parts: readonly DatePart[]): { to: number; day: number; month: number; year: number } | null {
  const [a, b, c] = [parts[0]!, parts[1]!, parts[2]!];
  const named = parts.slice(0, 3).findIndex(({ month }) => month);
  if (named === 0) return fit(numberAt(parts, 1), a.number, parts);
  if (named > 0) {
    const day = numberAt(parts.slice(0, named), 0);
    return day && day.next === named ? fit({ ...day, next: named + 1 }, parts[named]!.number, parts) : null;
  }
  if (a.month || b.month || c.month) return null;
  if (a.digits.length === 4) return dated(c.at, c.number, b.number, a.number);
  const year = yearAt(parts, 2);
  if (!year) return null;
  // Day first, as most of the world writes it; otherwise month first.
  return dated(year.to, a.number, b.number, year.year) ?? dated(year.to, b.number, a.number, year.year);
}

function fit(day: { value: number; next: number } | null, month: number, parts: readonly DatePart[]) {
  const year = day && yearAt(parts, day.next);
  return day && year ? dated(year.to, day.value, month, year.year) : null;
}

/** Parses a number of one or two tokens: "twenty", "first". */
function numberAt(parts: readonly DatePart[], at: number): { value: number; next: number } | null {
  const [one, two_] = [parts[at], parts[at + 1]];
  if (!one || one.month) return null;
  if (two_ && !two_.month && two_.digits.length === 1 && (one.number === 20 || one.number === 30)) {
    return { value: one.number + two_.number, next: at + 2 };
  }
  return { value: one.number, next: at + 1 };
}

/** Parses "1984", or the pair "nineteen eighty four". */
function yearAt(parts: readonly DatePart[], at: number): { year: number; to: number } | null {
  const rest = parts.slice(at, at + 3);
  let digits = '';
  for (const part of rest) {
    if (part.month) break;
    digits += part.digits;
    if (digits.length === 4) return { year: Number(digits), to: part.at };
  }
  return null;
}

function dated(to: number, day: number, month: number, year: number) {
  return isDate(day, month, year) ? { to, day, month, year } : null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The last signs before a token: more white space than this is between no sum and its sign. */
function beforeToken(text: string, { start }: Token): string {
  return text.slice(Math.max(0, start - 20), start);
}

function phonesIn(run: DigitRun, tokens: readonly Token[], text: string): Span[] {
  const before = tokens[run.from - 1];
  const isPlus = before !== undefined && (before.text === '+' || before.text === 'plus');
  if (!isPhone(run.digits, isPlus)) return [];
  // A sum of money or a decimal number has its own signs.
  if (!isPlus && /[$€£%]\s*$/.test(beforeToken(text, tokens[run.from]!))) return [];
  return [spanOf('phone', tokens, isPlus ? run.from - 1 : run.from, run.to, run.digits)];
}

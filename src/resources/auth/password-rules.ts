// Refuses passwords that are long enough but easy to guess. Pure; the contract's maximum length limits the work. Deliberately
// omitted: rules about kinds of characters, which make passwords worse (NIST SP 800-63B, section 5.1.1.2), and lists of leaked
// passwords, which are too large to ship.

export interface Person {
  email: string;
  name?: string | undefined;
}

// Words of the most common passwords. Digits and signs around them do not make them harder to guess.
const COMMON =
  /password|passwort|passw0rd|qwerty|qwertz|azerty|asdfgh|zxcvbn|letmein|welcome|iloveyou|sunshine|princess|football|baseball|superman|monkey|dragon|shadow|master|changeme|default|secret|trustno|administrator|admin|login|parley/g;
// Keyboard rows, the alphabet and digits: sequences along them are common in passwords.
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const MAX_UNIT_LENGTH = 8;
const MIN_DIFFERENT = 5;
/** Minimum that `ownOf` must count after everything that is easy to guess was removed. */
const MIN_OWN = 5;
const MIN_RUN_LENGTH = 4;
/** Digits of a date. Users often append one to a word, and guessers add it first, so up to this many digits do not count. */
const MAX_DATE_LENGTH = 8;
/** Shorter parts of an address or a name occur in words by chance. */
const MIN_PART_LENGTH = 4;

/** Why a password is refused, as the predicate of a sentence about it; null if it is accepted. */
export function weaknessOf(password: string, person: Person): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < MIN_DIFFERENT || isRepetition(text)) {
    return 'must not repeat itself; several unrelated words are easy to remember and hard to guess';
  }
  const impersonal = partsOf(person).reduce((rest, part) => rest.replaceAll(part, ' '), text);
  if (impersonal !== text && ownOf(impersonal) < MIN_OWN) {
    return 'must not consist mainly of your email address or name';
  }
  if (ownOf(withoutRuns(text.replace(COMMON, ' '))) < MIN_OWN) {
    return 'must not be one of the most common passwords; several unrelated words are easy to remember and hard to guess';
  }
  return null;
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= Math.min(MAX_UNIT_LENGTH, text.length / 2); length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** Returns the address, its parts before and after the @, and the words of the name; longest first. */
function partsOf({ email, name = '' }: Person): string[] {
  const address = email.toLowerCase();
  const pieces = [address, ...address.split(/[@.+_-]/), ...address.split('@'), ...name.toLowerCase().split(/\s+/)];
  return [...new Set(pieces)].filter((part) => part.length >= MIN_PART_LENGTH).sort((a, b) => b.length - a.length);
}

/** Removes sequences along a row, forwards or backwards. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const length = runLength(text, at);
    rest += length >= MIN_RUN_LENGTH ? ' ' : text[at];
    at += length >= MIN_RUN_LENGTH ? length : 1;
  }
  return rest;
}

function runLength(text: string, from: number): number {
  let longest = 1;
  for (const row of ROWS) {
    for (const step of [1, -1]) {
      let length = 1;
      while (from + length < text.length && isNext(row, text[from + length - 1]!, text[from + length]!, step)) length++;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

function isNext(row: string, one: string, next: string, step: number): boolean {
  const at = row.indexOf(one);
  return at >= 0 && row[at + step] === next;
}

/** Counts distinct letters of any script, plus all digits if they are more than a date has. */
function ownOf(text: string): number {
  const letters = new Set(text.match(/\p{L}/gu)).size;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return digits > MAX_DATE_LENGTH ? letters + digits : letters;
}

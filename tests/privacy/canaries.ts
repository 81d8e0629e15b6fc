// Canaries: made-up cards, accounts, addresses and numbers that exist nowhere else, so that finding one proves a leak.
// Deterministic: an index always gives the same canary.
import { isCard, isIban } from '../../src/core/redaction/checks.ts';

export interface Canary {
  kind: 'card' | 'iban' | 'email' | 'phone';
  /** The written form. */
  written: string;
  /** The spoken form. */
  said: string;
  /** Texts that prove a leak: written, said, and without separators. */
  traces: string[];
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const spoken = (digits: string): string => [...digits].map((digit) => WORDS[Number(digit)]).join(' ');
const grouped = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

export function canary(n: number): Canary {
  const kind = (['card', 'iban', 'email', 'phone'] as const)[n % 4]!;
  const seed = String(48_271 * (n + 7) + 1_000_003 * n).padStart(10, '7');
  switch (kind) {
    case 'card': {
      const start = `4${seed.slice(-9)}${String(31_337 + 977 * n).slice(-5)}`;
      const digits = Array.from({ length: 10 }, (_, i) => `${start}${i}`).find(isCard)!;
      return {
        kind,
        written: grouped(digits),
        said: spoken(digits),
        traces: [digits, grouped(digits), spoken(digits)],
      };
    }
    case 'iban': {
      const account = `37040044${seed.slice(-10)}`;
      const iban = Array.from({ length: 98 }, (_, i) => `DE${String(i).padStart(2, '0')}${account}`).find(isIban)!;
      const said = `D E ${spoken(iban.slice(2))}`;
      return { kind, written: grouped(iban), said, traces: [iban, grouped(iban), said, spoken(account)] };
    }
    case 'email': {
      const name = `${LETTERS[n % 26]!}rvid${LETTERS[Math.floor(n / 26) % 26]!}quon${LETTERS[(n * 3) % 26]!}`;
      const written = `${name}.fell@example.net`;
      return { kind, written, said: `${name} dot fell at example dot net`, traces: [written, name] };
    }
    case 'phone': {
      const digits = `49301${seed.slice(-7)}`;
      return { kind, written: `+${digits}`, said: spoken(`0${digits.slice(2)}`), traces: [digits, digits.slice(2), spoken(digits.slice(2))] }; // prettier-ignore
    }
  }
}

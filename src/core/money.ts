// Money is decimal text in the API and integer micro-units inside, so that sums are exact.

export interface Money {
  amount: string;
  currency: string;
}

export const MICROS = 1_000_000;

/** Formats micro-units as `{"amount": "0.014200", "currency": "USD"}`, always with six decimal places. */
export function toMoney(micros: number, currency = 'USD'): Money {
  const sign = micros < 0 ? '-' : '';
  const units = Math.abs(micros);
  const fraction = String(units % MICROS).padStart(6, '0');
  return { amount: `${sign}${Math.floor(units / MICROS)}.${fraction}`, currency };
}

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** Parses a decimal number to micro-units; null if it is not one, is negative or has more than six decimal places. */
export function parseMicros(text: string): number | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  return Number(match[1]) * MICROS + Number((match[2] ?? '').padEnd(6, '0'));
}

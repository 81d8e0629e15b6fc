// Money on the wire is decimal text; inside it is integer micro-units, so that sums are exact.

export interface Money {
  amount: string;
  currency: string;
}

export const MICROS = 1_000_000;

/** Micro-units as `{"amount": "0.014200", "currency": "USD"}`, always six places. */
export function toMoney(micros: number, currency = 'USD'): Money {
  const sign = micros < 0 ? '-' : '';
  const units = Math.abs(micros);
  const fraction = String(units % MICROS).padStart(6, '0');
  return { amount: `${sign}${Math.floor(units / MICROS)}.${fraction}`, currency };
}

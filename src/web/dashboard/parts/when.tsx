// Times in the viewer's time zone. The title of each has the exact time with its zone; durations are clock-like, amounts exact.

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' });
const DATE = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'narrow' });
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** @param as `clock` 10:41, `date` 21 Nov 2026, `both` 21 Nov 2026, 10:41, `ago` 5 min. ago */
export function When({ at, as = 'both' }: { at: string; as?: 'clock' | 'date' | 'both' | 'ago' }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={EXACT.format(date)}>
      {textOf(date, as)}
    </time>
  );
}

export function textOf(date: Date, as: 'clock' | 'date' | 'both' | 'ago'): string {
  if (as === 'clock') return CLOCK.format(date);
  if (as === 'date') return DATE.format(date);
  if (as === 'ago') return agoOf(date, Date.now());
  return `${DATE.format(date)}, ${CLOCK.format(date)}`;
}

export function agoOf(date: Date, now: number): string {
  const seconds = (date.getTime() - now) / 1000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return AGO.format(Math.round(seconds / size), unit);
  }
  return 'just now';
}

/** Today, Yesterday, or the day, with its year if that is another one. */
export function dayOf(at: string): string {
  const [date, day] = [new Date(at), new Date()];
  if (date.toDateString() === day.toDateString()) return 'Today';
  const year = day.getFullYear();
  // Not 24 hours earlier: a day with a clock change is shorter or longer.
  day.setDate(day.getDate() - 1);
  if (date.toDateString() === day.toDateString()) return 'Yesterday';
  return (date.getFullYear() === year ? DAY : DATE).format(date);
}

/** 1:42, 1:02:03. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function numberOf(value: number): string {
  return value.toLocaleString('en').replaceAll(',', '\u202f');
}

/** `1 call`, `2 calls`. */
export function countOf(count: number, one: string): string {
  return `${numberOf(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** Formats with as many decimals as a small amount needs; the service's amounts have at most six. */
export function moneyOf({ amount, currency }: { amount: string; currency: string }): string {
  const value = Number(amount);
  const size = Math.abs(value);
  const digits = size === 0 || size >= 1 ? 2 : size < 0.001 ? 6 : 4;
  return new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: digits }).format(value);
}

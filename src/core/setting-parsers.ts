// Parsers for the texts of settings. Pure; each parser either returns a value or refuses with a reason.
import { parseMicros } from './money.ts';
import type { Parse } from './setting.ts';

export const WEB: readonly string[] = ['http:', 'https:'];
export const SOCKETS: readonly string[] = ['ws:', 'wss:'];

export const text: Parse<string> = (value) => value;

/** Parses items separated by commas, without empty ones. */
export const list: Parse<string[]> = (value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export function listOf<T>(item: Parse<T>): Parse<T[]> {
  return (value, refuse) => list(value, refuse).map((each) => item(each, refuse));
}

export function integer(min: number, max: number): Parse<number> {
  return (value, refuse) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    return refuse(`is "${value}", not a whole number from ${min} to ${max}`);
  };
}

/** Parses a USD amount to micro-units. */
export const money: Parse<number> = (value, refuse) =>
  parseMicros(value) ?? refuse(`is "${value}", not a decimal number with at most six decimal places`);

/** Parses `none` as null: no limit. */
export const moneyOrNone: Parse<number | null> = (value, refuse) => (value === 'none' ? null : money(value, refuse));

export function choice<const T extends string>(among: readonly T[]): Parse<T> {
  return (value, refuse) =>
    among.find((item) => item === value) ?? refuse(`is "${value}", not one of ${among.join(', ')}`);
}

export const flag: Parse<boolean> = (value, refuse) =>
  value === 'true' || value === 'false' ? value === 'true' : refuse(`is "${value}", not true or false`);

/** Accepts a URL with one of these protocols, e.g. `https:`, exactly as written. */
export function exactUrl(protocols: readonly string[]): Parse<string> {
  return (value, refuse) => {
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    return refuse(`is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
  };
}

/** Like `exactUrl`, for URLs to which a path is appended: removes a trailing slash, and refuses a query and a fragment. */
export function url(protocols: readonly string[]): Parse<string> {
  const parse = exactUrl(protocols);
  return (value, refuse) => {
    const base = parse(value, refuse);
    return /[?#]/.test(base)
      ? refuse('has a query or a fragment, but paths are appended to it')
      : base.replace(/\/+$/, '');
  };
}

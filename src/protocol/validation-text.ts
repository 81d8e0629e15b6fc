// Error texts by the violated JSON Schema keyword, each a predicate of the invalid field. Pure.
// Deliberately omitted: phone numbers and unknown fields, whose texts need the value.

type Params = Readonly<Record<string, unknown>>;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'must be a date and time with a time zone, e.g. 2026-11-21T09:30:00Z',
  email: 'must be an email address, e.g. you@example.com',
  uri: 'must be an address, e.g. https://example.com/hook',
};

const TIME = 'must be a time of day with hours and minutes, e.g. 09:30';
const COLOR = 'must be a color, e.g. #0f766e';
const AMOUNT = 'must be a decimal number as a string, e.g. "12.50"';
const COUNTRY = 'must be a country code of two capital letters, e.g. US';

/** Texts for patterns of the contract that people type. Other patterns are shown as they are. */
export const PATTERN_TEXTS: Readonly<Record<string, string>> = {
  '^https?://': 'must begin with http:// or https://',
  '^wss?://': 'must begin with ws:// or wss://',
  '^[a-zA-Z_][a-zA-Z0-9_]{0,63}$':
    'must have letters, digits and underscores only, at most 64, and not begin with a digit, e.g. lookup_order',
  '^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$':
    'must be a host without https:// and without a path, e.g. example.com, *.example.com or localhost:5173',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': TIME,
  '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$': `${TIME} or 24:00`,
  '^#[0-9a-fA-F]{6}$': COLOR,
  '^#[0-9A-Fa-f]{6}$': COLOR,
  '^[A-Z]{2}$': COUNTRY,
  '^[A-Z]{3}$': 'must be a currency code of three capital letters, e.g. USD',
  '^-?[0-9]{1,12}(\\.[0-9]{1,6})?$': AMOUNT,
  '^[0-9]{1,9}(\\.[0-9]{1,6})?$': AMOUNT,
  '^[0-9]{1,6}(\\.[0-9]{1,6})?$': AMOUNT,
};

const TEXTS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).map(String).join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  discriminator: ({ variants }) => `must be one of ${String(variants)}`,
  oneOf: () => 'must match one of the allowed shapes',
  anyOf: () => 'must match one of the allowed shapes',
  type: ({ type }) => `must be ${[type].flat().join(',').replaceAll(',', ' or ')}`,
  pattern: ({ pattern }) => PATTERN_TEXTS[String(pattern)] ?? `must match pattern "${String(pattern)}"`,
  format: ({ format }) => FORMATS[String(format)] ?? `must have the format ${String(format)}`,
  minimum: ({ limit }) => `must be ${String(limit)} or more`,
  maximum: ({ limit }) => `must be ${String(limit)} or less`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  minLength: ({ limit }) => `must have at least ${withUnit(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${withUnit(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${withUnit(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${withUnit(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${withUnit(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${withUnit(limit, 'field')}`,
  uniqueItems: ({ i, j }) => `must not repeat an item; items ${String(i)} and ${String(j)} are the same`,
};

/** @param message text of the validator, used for a keyword without its own text */
export function textOf(keyword: string, params: Params, message: string | undefined): string {
  return TEXTS[keyword]?.(params) ?? message ?? 'is not valid';
}

function withUnit(limit: unknown, unit: string): string {
  return `${String(limit)} ${unit}${limit === 1 ? '' : 's'}`;
}

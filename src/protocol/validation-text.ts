// Error texts by the violated JSON Schema keyword, each a predicate of the invalid field. Pure.
// Deliberately omitted: phone numbers and unknown fields, whose texts need the value.

type Params = Readonly<Record<string, unknown>>;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'must be a date and time with a time zone, e.g. 2026-11-21T09:30:00Z',
  email: 'must be an email address, e.g. you@example.com',
  uri: 'must be an address, e.g. https://example.com/hook',
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

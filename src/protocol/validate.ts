// Runs the precompiled validators on one part of a request and describes the errors in the contract's terms.
// Invariant: a value that passes has exactly the types of generated/operations.
import type { ValidationError, Validator } from '../../generated/validators.cjs';
import type { FieldError } from '../core/errors.ts';
import { pointerSegment } from '../core/json.ts';
import { E164_PATTERN, spellingFault } from '../core/phone/spelling.ts';
import { suggestName } from './suggest.ts';
import { textOf } from './validation-text.ts';

// Enough for a form. A body with a hundred thousand invalid items must not cause a megabyte of errors.
const MAX_ERRORS = 50;
/** Errors that are ordered and described, in the order of the validator. Every list of the body may have a thousand. */
const MAX_RANKED = 4000;

/** An error lists at most this many fields. */
const MAX_LISTED = 8;

const CODES: Record<string, string> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
  type: 'wrong_type',
  enum: 'not_allowed',
  const: 'not_allowed',
  pattern: 'wrong_format',
  format: 'wrong_format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  multipleOf: 'not_a_multiple',
  minItems: 'too_few',
  maxItems: 'too_many',
  minProperties: 'too_few',
  maxProperties: 'too_many',
  uniqueItems: 'duplicate',
  discriminator: 'unknown_variant',
  oneOf: 'no_variant_fits',
  anyOf: 'no_variant_fits',
  dependentRequired: 'required',
  not: 'not_allowed',
};

/**
 * Validates one part. `place` is the pointer's first segment, empty for the body. Returns the errors, usually none, ordered by
 * pointer and keyword, so that the order of fields in the contract does not matter.
 */
export function validatePart(validator: Validator | undefined, value: unknown, place: string): readonly FieldError[] {
  if (!validator || validator(value)) return NONE;
  return specific((validator.errors ?? []).slice(0, MAX_RANKED))
    .map((given) => ({ error: fieldError(given, place), keyword: given.keyword, given }))
    .map(({ error, keyword, given }) => ({
      error,
      given,
      rank: [inListOrder(error.pointer), keyword, error.detail].join('\0'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .slice(0, MAX_ERRORS)
    .map(({ error, given }) => withHint(error, given, value));
}

/** Makes pointers comparable as text, with the 10th item of a list after the 9th. */
function inListOrder(pointer: string): string {
  return pointer.replaceAll(/(?<=\/)\d{1,9}(?=\/|$)/g, (index) => index.padStart(9, '0'));
}

const NONE: readonly FieldError[] = [];

/** Finds text that no database column can store: NUL and unpaired surrogates. Returns the pointer of the first one, or null. */
export function findUnstorable(value: unknown, pointer = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? pointer : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const at = `${pointer}/${pointerSegment(key)}`;
    const found = findUnstorable(key) !== null ? at : findUnstorable(part, at);
    if (found !== null) return found;
  }
  return null;
}

/** Removes "no variant fits" and "is not null" where a branch has a more precise error. */
function specific(errors: readonly ValidationError[]): ValidationError[] {
  // "if" only repeats an error of its "then".
  const relevant = errors.filter(({ keyword }) => keyword !== 'if');
  if (!relevant.some(isUnion)) return relevant;
  const precise = withAncestors(relevant.filter((error) => !isVague(error)));
  return relevant.filter((error) => !isVague(error) || !precise.has(error.instancePath));
}

function isUnion({ keyword }: ValidationError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function isVague(error: ValidationError): boolean {
  return isUnion(error) || (error.keyword === 'type' && error.params['type'] === 'null');
}

/** The pointers of the errors, and of everything that contains them. */
function withAncestors(errors: readonly ValidationError[]): ReadonlySet<string> {
  const pointers = new Set<string>();
  for (const { instancePath } of errors) {
    let pointer = instancePath;
    while (!pointers.has(pointer)) {
      pointers.add(pointer);
      pointer = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
    }
  }
  return pointers;
}

function fieldError(error: ValidationError, place: string): FieldError {
  const { keyword, params } = error;
  const extra =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['tag'];
  const segment = typeof extra === 'string' ? `/${pointerSegment(extra)}` : '';
  return {
    pointer: `${place}${error.instancePath}${segment}`,
    code: CODES[keyword] ?? 'invalid',
    detail: textOf(keyword, params, error.message),
  };
}

/** Adds hints that need the value or a search: the correct spelling of a phone number, and the field that was probably meant. */
function withHint(error: FieldError, { keyword, params, instancePath }: ValidationError, value: unknown): FieldError {
  if (keyword === 'pattern' && params['pattern'] === E164_PATTERN) {
    const text = valueAt(value, instancePath);
    return { ...error, detail: spellingFault(typeof text === 'string' ? text : '') };
  }
  const unknown = params['additionalProperty'];
  if (typeof unknown !== 'string') return error;
  const known = String(params['known'] ?? '')
    .split(',')
    .filter((name) => name !== '');
  return { ...error, detail: unknownField(unknown, known) };
}

/** Returns the detail of an error about a field that does not exist, with the field that was probably meant or with all fields. */
export function unknownField(unknown: string, known: readonly string[]): string {
  const meant = suggestName(unknown, known);
  if (meant !== null) return `is not a known field; did you mean ${meant}?`;
  if (known.length === 0 || known.length > MAX_LISTED) return 'is not a known field';
  return `is not a known field; the fields are ${known.toSorted().join(', ')}`;
}

/** The value at a JSON Pointer. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, segment) => (at as Record<string, unknown> | null | undefined)?.[segment], value);
}

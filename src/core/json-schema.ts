// JSON Schemas that users write (arguments of functions, fields to extract): checked when stored, applied when used.
// Compiled validators are kept, because the same function runs in every call of an agent.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { invalid } from './errors.ts';
import type { JsonObject } from './json.ts';

const MAX_BYTES = 32 * 1024;
const MAX_KEPT = 500;

const kept = new Map<string, ValidateFunction>();

/** @throws Failure `validation_failed` with this pointer when it is no usable JSON Schema (draft 2020-12, 32 KiB at most) */
export function requireSchema(pointer: string, schema: JsonObject): void {
  if (Buffer.byteLength(JSON.stringify(schema)) > MAX_BYTES) {
    throw invalid(pointer, 'too_long', 'is longer than 32 KiB of JSON');
  }
  // An asynchronous validator answers with a promise, which everything would seem to fit.
  if ('$async' in schema) throw invalid(`${pointer}/$async`, 'unknown_field', 'is not allowed here');
  try {
    validatorOf(schema);
  } catch (error) {
    throw invalid(pointer, 'invalid_schema', `is no JSON Schema: ${(error as Error).message}`);
  }
}

/** What is wrong with the value, in words; null when it fits. */
export function explainMismatch(schema: JsonObject, value: unknown): string | null {
  const validate = validatorOf(schema);
  if (validate(value)) return null;
  return (validate.errors ?? [])
    .map(({ instancePath, message }) => `${instancePath || 'the value'} ${message ?? 'is not valid'}`)
    .join('; ');
}

function validatorOf(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(schema);
  const known = kept.get(text);
  if (known) return known;
  // One instance per schema: $id values of different users must not meet.
  const validate = new Ajv2020({ strict: false, allErrors: true, logger: false }).compile(schema);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(text, validate);
  return validate;
}

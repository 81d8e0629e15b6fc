// Validates the arguments of a tool against its schema, compiled at the first call of the tool. The schemas are ours, so
// compiling them on the main thread takes limited time. The called operations validate the values again.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldError } from '../core/errors.ts';
import { isDeeperThan } from '../core/json.ts';
import { ToolFailure, type Tool } from './port.ts';

/** Maximum nesting, as for bodies of operations. */
const MAX_LEVELS = 100;
const MAX_ERRORS = 10;

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const compiled = new Map<string, ValidateFunction>();

/** @throws ToolFailure */
export function checkArguments({ name, input }: Tool, given: unknown): void {
  if (isDeeperThan(given, MAX_LEVELS)) {
    throw new ToolFailure(
      'validation_failed',
      `The arguments nest deeper than ${MAX_LEVELS} levels.`,
      'Send flatter ones.',
    );
  }
  let check = compiled.get(name);
  if (!check) compiled.set(name, (check = ajv.compile(input)));
  if (check(given)) return;
  const errors = (check.errors ?? []).slice(0, MAX_ERRORS).map(fieldOf);
  const first = errors[0]!;
  throw new ToolFailure(
    'validation_failed',
    `${first.pointer || 'the arguments'} ${first.detail}`,
    `Correct the arguments of ${name}; its input schema describes them.`,
    errors,
  );
}

function fieldOf({ instancePath, keyword, params, message = 'is not valid' }: ErrorObject): FieldError {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
  if (missingProperty !== undefined)
    return { pointer: `${instancePath}/${missingProperty}`, code: 'required', detail: 'is required' };
  if (additionalProperty !== undefined)
    return {
      pointer: `${instancePath}/${additionalProperty}`,
      code: 'unknown_field',
      detail: 'is not a known argument',
    };
  const { allowedValues } = params as { allowedValues?: readonly unknown[] };
  const detail = allowedValues === undefined ? message : `must be one of ${allowedValues.join(', ')}`;
  return { pointer: instancePath, code: keyword, detail };
}

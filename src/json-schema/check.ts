// Compiles and applies users' JSON Schemas, in the thread of schema-worker.ts. Compiled validators are cached, because the same
// function runs in every call of an agent. Invariant: work on a schema is interrupted after a CPU time limit, so that
// backtracking patterns and exponential references do not delay other schemas. A schema that was interrupted too often is no
// longer applied. Work that cannot be interrupted, such as compiling a pattern, is ended with the thread (checker.ts).
import { createContext, Script } from 'node:vm';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject } from '../core/json.ts';
import { setNewest } from '../core/keyed.ts';
import { ENDLESS, SLOW_TO_COMPILE, TOO_SLOW } from './answers.ts';

const MAX_KEPT = 500;
/** Errors of a value that are explained. Explaining is not interrupted, and a long list may have an error at each item. */
const MAX_EXPLAINED = 10;
/** Characters of a schema in the explanation of one error. */
const MAX_SHOWN = 200;
// CPU time of this thread, so that a busy machine interrupts nothing. A thousand times the need of a normal schema.
const CHECK_CPU_MS = 50;
/** A normal schema of 32 KiB takes 50 ms on an idle machine. */
const COMPILE_CPU_MS = 500;
/**
 * The first interval after which the CPU time is checked. Work that was interrupted with CPU time left restarts with a doubled
 * interval.
 */
const INTERVAL_MS = 25;
const COMPILE_INTERVAL_MS = 1_000;
/** On a machine that gives this thread less than a fiftieth of a core, the work is given up. */
const MAX_INTERVALS = 7;
/** Garbage collection may interrupt one check, but not this many checks of the same schema. */
const MAX_CUT_OFF = 3;

interface Kept {
  validate: ValidateFunction;
  cutOff: number;
}

const kept = new Map<string, Kept>();

/** Returns why this is not a usable JSON Schema (draft 2020-12), or null if it is one. */
export function explainSchema(schema: JsonObject): string | null {
  try {
    keptOf(schema);
    return null;
  } catch (error) {
    return isTimeout(error) ? SLOW_TO_COMPILE : `is not a JSON Schema: ${(error as Error).message}`;
  }
}

/** Returns why the value does not match, or null if it does. A value that cannot be checked does not match. */
export function explainMismatch(schema: JsonObject, value: unknown): string | null {
  let one: Kept;
  try {
    one = keptOf(schema);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return TOO_SLOW;
  }
  if (one.cutOff >= MAX_CUT_OFF) return TOO_SLOW;
  try {
    if (withinLimit(() => one.validate(value), CHECK_CPU_MS, INTERVAL_MS)) return null;
  } catch (error) {
    if (error instanceof RangeError) return ENDLESS;
    if (!isTimeout(error)) throw error;
    one.cutOff++;
    return TOO_SLOW;
  }
  const errors = one.validate.errors ?? [];
  const explained = errors.slice(0, MAX_EXPLAINED).map((error) => explainError(error, 'the value'));
  const others = errors.length - explained.length;
  return [...explained, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
}

// Node interrupts a script after a timeout, whatever it calls, including the regular expression engine.
const stage: { run: () => unknown } = { run: () => undefined };
createContext(stage);
const script = new Script('run()');

/** @throws Error for which `isTimeout` is true */
function withinLimit(run: () => unknown, mostCpuMs: number, intervalMs: number): unknown {
  stage.run = run;
  for (let interval = 0; ; interval++) {
    const from = cpuMs();
    try {
      return script.runInContext(stage, { timeout: intervalMs * 2 ** interval });
    } catch (error) {
      if (!isTimeout(error) || interval === MAX_INTERVALS - 1 || cpuMs() - from >= mostCpuMs) throw error;
    }
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

function keptOf(schema: JsonObject): Kept {
  const text = JSON.stringify(schema);
  const known = kept.get(text);
  if (known) return known;
  const validate = withinLimit(() => compile(schema), COMPILE_CPU_MS, COMPILE_INTERVAL_MS) as ValidateFunction;
  const fresh: Kept = { validate, cutOff: 0 };
  setNewest(kept, text, fresh, MAX_KEPT);
  return fresh;
}

function compile(schema: JsonObject): ValidateFunction {
  // One instance per schema, because $id values of different users must not collide, and one per attempt, because an interrupted
  // compilation leaves a partial schema. References are compiled once: inlined, they would produce megabytes of code.
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, inlineRefs: false });
  try {
    return ajv.compile(schema);
  } catch (error) {
    // Ajv lists each alternative of the meta-schema that does not match. The first is the closest, and the others repeat it.
    const first = ajv.errors?.[0];
    throw first ? new Error(explainError(first, 'the schema'), { cause: error }) : error;
  }
}

/**
 * Example: `/properties/date/type must be one of "array", "boolean", "integer", "null", "number", "object", "string"`.
 * @param root names what the empty pointer points to
 */
function explainError({ instancePath, keyword, params, message }: ErrorObject, root: string): string {
  const path = instancePath || root;
  if (keyword === 'enum') {
    const values = (params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value));
    return `${path} must be one of ${shortened(values.join(', '))}`;
  }
  if (keyword === 'const') return `${path} must be ${shortened(JSON.stringify(params['allowedValue']))}`;
  if (keyword === 'type') return `${path} must be of type ${[params['type']].flat().join(' or ')}`;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    return `${path} must not have the property ${shortened(JSON.stringify(Object.values(params)[0]))}`;
  }
  return `${path} ${message ?? 'is not valid'}`;
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

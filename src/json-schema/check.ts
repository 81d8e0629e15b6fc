// Compiles JSON Schemas that users write, and applies them, in the thread of worker.ts. Compiled validators are kept, because the same
// function runs in every call of an agent. Invariant: work on a schema is cut off after a time of the processor, so that patterns
// that backtrack and references that double do not hold up the other schemas; one that was cut off too often is not applied any
// more. What cannot be cut off, such as the compilation of a pattern, ends with the thread (json-schema.ts).
import { createContext, Script } from 'node:vm';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject } from '../core/json.ts';
import { ENDLESS, TOO_SLOW } from './answers.ts';

const MAX_KEPT = 500;
// Of this thread: a busy machine that does not let it run cuts nothing off. A thousand times what an honest schema takes.
const CHECK_CPU_MS = 50;
/** An honest schema of 32 KiB takes 50 ms where the machine is idle. */
const COMPILE_CPU_MS = 500;
/** After so long it is looked whether the thread has run at all; what is under way then begins anew. */
const LOOK_MS = 25;
/** The same for a compilation, which must fit into it. */
const COMPILE_LOOK_MS = 1_000;
const MOST_LOOKS = 40;
/** A collection of garbage may cut off one check, but not this many of the same schema. */
const MOST_CUT_OFF = 3;

interface Kept {
  validate: ValidateFunction;
  cutOff: number;
}

const kept = new Map<string, Kept>();

/** Why this is not a usable JSON Schema (draft 2020-12); null when it is one. */
export function explainSchema(schema: JsonObject): string | null {
  try {
    keptOf(schema);
    return null;
  } catch (error) {
    return isTimeout(error) ? 'takes too long to compile' : `is not a JSON Schema: ${(error as Error).message}`;
  }
}

/** What is wrong with the value, in words; null when it fits. A value that cannot be checked does not fit. */
export function explainMismatch(schema: JsonObject, value: unknown): string | null {
  let one: Kept;
  try {
    one = keptOf(schema);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return TOO_SLOW;
  }
  if (one.cutOff >= MOST_CUT_OFF) return TOO_SLOW;
  try {
    if (withinLimit(() => one.validate(value), CHECK_CPU_MS, LOOK_MS)) return null;
  } catch (error) {
    if (error instanceof RangeError) return ENDLESS;
    if (!isTimeout(error)) throw error;
    one.cutOff++;
    return TOO_SLOW;
  }
  return (one.validate.errors ?? [])
    .map(({ instancePath, message }) => `${instancePath || 'the value'} ${message ?? 'is not valid'}`)
    .join('; ');
}

// Node stops a script after a time, whatever it calls, the engine of regular expressions included.
const stage: { run: () => unknown } = { run: () => undefined };
createContext(stage);
const script = new Script('run()');

/** @throws Error of which `isTimeout` is true */
function withinLimit(run: () => unknown, mostCpuMs: number, lookMs: number): unknown {
  stage.run = run;
  const from = cpuMs();
  for (let looks = 1; ; looks++) {
    try {
      return script.runInContext(stage, { timeout: lookMs });
    } catch (error) {
      if (!isTimeout(error) || looks === MOST_LOOKS || cpuMs() - from >= mostCpuMs) throw error;
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
  const validate = withinLimit(() => compile(schema), COMPILE_CPU_MS, COMPILE_LOOK_MS) as ValidateFunction;
  const fresh: Kept = { validate, cutOff: 0 };
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(text, fresh);
  return fresh;
}

function compile(schema: JsonObject): ValidateFunction {
  // One instance per schema: $id values of different users must not meet. One per try too: what was cut off leaves half of a schema
  // behind. What is referred to is compiled once: copied to where it is used, it would make megabytes of code.
  return new Ajv2020({ strict: false, allErrors: true, logger: false, inlineRefs: false }).compile(schema);
}

// JSON Schemas that users write (arguments of functions, fields to extract): checked when stored, applied when used. Called by
// the services of functions, agents and analyses.
// Compiled validators are kept, because the same function runs in every call of an agent.
// Invariant: no schema holds up the process. Patterns that backtrack and references that double can take for ever, so a check
// is cut off after CHECK_CPU_MS, and a schema that was cut off too often is not applied any more.
import { createContext, Script } from 'node:vm';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { invalid } from './errors.ts';
import type { JsonObject } from './json.ts';

const MAX_BYTES = 32 * 1024;
const MAX_KEPT = 500;
// Of this thread: a busy machine that does not let it run cuts nothing off. A thousand times what an honest schema takes, and
// about two frames of speech, which lines buffer.
const CHECK_CPU_MS = 50;
/** After so long it is looked whether the thread has run at all; what is under way then begins anew. */
const LOOK_MS = 25;
const MOST_LOOKS = 40;
/** A collection of garbage may cut off one check, but not this many of the same schema. */
const MOST_CUT_OFF = 3;

interface Kept {
  validate: ValidateFunction;
  cutOff: number;
}

const kept = new Map<string, Kept>();

/** @throws Failure `validation_failed` with this pointer when it is no usable JSON Schema (draft 2020-12, 32 KiB at most) */
export function requireSchema(pointer: string, schema: JsonObject): void {
  if (Buffer.byteLength(JSON.stringify(schema)) > MAX_BYTES) {
    throw invalid(pointer, 'too_long', 'is longer than 32 KiB of JSON');
  }
  // An asynchronous validator answers with a promise, which everything would seem to fit.
  if ('$async' in schema) throw invalid(`${pointer}/$async`, 'unknown_field', 'is not allowed here');
  try {
    keptOf(schema);
  } catch (error) {
    throw invalid(pointer, 'invalid_schema', `is no JSON Schema: ${(error as Error).message}`);
  }
}

/** What is wrong with the value, in words; null when it fits. A value that cannot be checked does not fit. */
export function explainMismatch(schema: JsonObject, value: unknown): string | null {
  const one = keptOf(schema);
  if (one.cutOff >= MOST_CUT_OFF) return TOO_SLOW;
  try {
    if (withinLimit(() => one.validate(value))) return null;
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

/**
 * The same for one member of an object that the schema describes. What the schema says of other members, and of the object as
 * a whole, does not count; references into it do.
 */
export function explainMember(schema: JsonObject, name: string, value: unknown): string | null {
  const members = Object.fromEntries(Object.entries(schema).filter(([keyword]) => OF_MEMBERS.has(keyword)));
  return explainMismatch(members, { [name]: value });
}

const OF_MEMBERS: ReadonlySet<string> = new Set(['$schema', '$id', '$anchor', '$defs', 'definitions', 'properties']);

const TOO_SLOW = 'the value cannot be checked in time against its schema';
const ENDLESS = 'the value cannot be checked: its schema refers to itself without end';

// Node stops a script after a time, whatever it calls, the engine of regular expressions included.
const stage: { run: () => unknown } = { run: () => undefined };
createContext(stage);
const script = new Script('run()');

/** @throws Error of which `isTimeout` is true */
function withinLimit(run: () => unknown): unknown {
  stage.run = run;
  const from = cpuMs();
  for (let looks = 1; ; looks++) {
    try {
      return script.runInContext(stage, { timeout: LOOK_MS });
    } catch (error) {
      if (!isTimeout(error) || looks === MOST_LOOKS || cpuMs() - from >= CHECK_CPU_MS) throw error;
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
  // One instance per schema: $id values of different users must not meet. What is referred to is compiled once: copied to
  // where it is used, it would make megabytes of code.
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, inlineRefs: false });
  const fresh: Kept = { validate: ajv.compile(schema), cutOff: 0 };
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(text, fresh);
  return fresh;
}

// Users' JSON Schemas (arguments of functions, fields to extract): checked when stored and applied when used, both in threads.
// Invariant: no schema blocks the main thread. A check is interrupted after 50 ms of CPU time (check.ts), and work that cannot be
// interrupted ends its thread. Each purpose has its own thread, so that a live call never waits for the playground or the API.
// Workspaces take turns at each thread, so that one workspace does not delay the others.
import { hash } from 'node:crypto';
import { fail, invalid } from '../core/errors.ts';
import { isDeeperThan, type JsonObject } from '../core/json.ts';
import { setNewest } from '../core/keyed.ts';
import { createFairLimiter, QueueFull } from '../core/limiter.ts';
import { createWorkerClient, WorkerFailure } from '../workers/worker-client.ts';
import { SLOW_TO_COMPILE, TOO_MANY, TOO_SLOW } from './answers.ts';
import { findCostlyPattern, MAX_CLASSES } from './patterns.ts';

const MAX_BYTES = 32 * 1024;
/** All schemas of one request together may occupy the shared thread no longer than one schema of this size. */
const MAX_BYTES_TOGETHER = 64 * 1024;
/** JSON.stringify overflows the stack at a depth of some thousands. */
const MAX_LEVELS = 100;
/** Maximum number of cached verdicts. */
const MAX_KEPT = 2_000;
const HEAP_MB = 256;
// A check of a live call must not wait longer for a thread that cannot be interrupted.
const USED_TIMEOUT_MS = 3_000;
// Compiling is bounded by its CPU time and by MAX_CLASSES, so this only ends unforeseen work, even on a machine that gives the
// thread a tenth of a core.
const GIVEN_TIMEOUT_MS = 20_000;
/** The question ended the thread. */
const LOST = Symbol('lost');
const WORKER = new URL('./schema-worker.ts', import.meta.url);

/** With a value: why does the value not match? Without: why is this not a schema? */
export type SchemaQuestion = { schema: JsonObject } | { schema: JsonObject; value: unknown };

/** Waiting questions per workspace. Further requests are refused. */
const MAX_WAITING_OF_WORKSPACE = 4;
/** Waiting questions of calls per workspace: about the number of function calls that start at once in one workspace. */
const MAX_WAITING_OF_CALLS = 64;
/** Total. Beyond it, the workspace with the most waiting questions loses its newest. */
const MAX_WAITING = 1_024;
const RETRY_SECONDS = 2;

/** Purpose of a check. Each has its own thread. */
export type CheckPurpose = 'call' | 'text' | 'analysis';

/** The workspace and purpose for which a check runs. */
export interface CheckFor {
  workspaceId: string;
  purpose: CheckPurpose;
}

const given = createLane(MAX_WAITING_OF_WORKSPACE, GIVEN_TIMEOUT_MS);
const used: Record<CheckPurpose, Lane> = {
  call: createLane(MAX_WAITING_OF_CALLS),
  text: createLane(MAX_WAITING_OF_WORKSPACE),
  // Jobs limit the number of concurrent analyses, and a refusal would lose extracted data.
  analysis: createLane(Infinity),
};
/** The error of a schema, or null for none; by hash. */
const verdicts = new Map<string, string | null>();
/** Schemas waiting or compiling, by workspace and hash. */
const inProgress = new Map<string, ReturnType<Lane>>();
/** Schemas that ended their thread when they were compiled or applied, and are refused for a while; by hash. */
const suspects = new Map<string, { losses: number; until: number }>();
/**
 * Ban after the first loss, multiplied by four after each further one. A stalled machine loses a thread once, a hostile schema
 * each time.
 */
const BAN_MS = 4_000;
const MAX_BAN_MS = 3_600_000;

/** @throws QueueFull when the workspace has reached its share */
type Lane = (workspaceId: string, question: SchemaQuestion) => Promise<string | null | typeof LOST>;

function createLane(waitingOfWorkspace: number, timeoutMs = USED_TIMEOUT_MS): Lane {
  const thread = createWorkerClient<SchemaQuestion, string | null>({
    url: WORKER,
    timeoutMs,
    heapMb: HEAP_MB,
  });
  const ask = (question: SchemaQuestion) =>
    thread.ask(question).catch((error: unknown): typeof LOST => {
      if (error instanceof WorkerFailure) return LOST;
      throw error;
    });
  const turns = createFairLimiter(1, waitingOfWorkspace, waitingOfWorkspace === Infinity ? Infinity : MAX_WAITING);
  return (workspaceId, question) => turns.run(workspaceId, () => ask(question));
}

export interface GivenSchema {
  pointer: string;
  schema: JsonObject;
}

/**
 * Call it before any transaction, because it may take seconds. A schema that was checked before is not compiled again.
 * @throws Failure `validation_failed` for the first schema that is not usable (draft 2020-12, 32 KiB at most), and for more than
 * 64 KiB of schemas or 200 wide character classes together; `rate_limited` when the workspace has reached its share
 */
export async function requireSchemas(workspaceId: string, schemas: readonly GivenSchema[]): Promise<void> {
  let bytes = 0;
  let classes = 0;
  for (const { pointer, schema } of schemas) {
    if (isDeeperThan(schema, MAX_LEVELS)) {
      throw invalid(pointer, 'too_deep', `must be nested at most ${MAX_LEVELS} levels deep`);
    }
    const length = Buffer.byteLength(JSON.stringify(schema));
    if (length > MAX_BYTES) throw invalid(pointer, 'too_long', 'must be at most 32 KiB of JSON');
    bytes += length;
    if (bytes > MAX_BYTES_TOGETHER) {
      throw invalid(
        pointer,
        'too_long',
        'makes the schemas of this request longer than 64 KiB of JSON; send them in several requests',
      );
    }
    // An asynchronous validator returns a promise, which would count as valid.
    if ('$async' in schema) throw invalid(`${pointer}/$async`, 'unknown_field', 'is not allowed here');
    const found = findCostlyPattern(schema, MAX_CLASSES - classes);
    if (found.pointer !== null) {
      const detail = `has too many wide character classes (such as . [^a] \\W \\p{L}): the patterns of a request may have at most ${MAX_CLASSES}`;
      throw invalid(`${pointer}${found.pointer}`, 'pattern_too_costly', detail);
    }
    classes += found.classes;
  }
  for (const { pointer, schema } of schemas) {
    const fault = await verdictOf(workspaceId, schema);
    if (fault !== null) throw invalid(pointer, 'invalid_schema', fault);
  }
}

async function verdictOf(workspaceId: string, schema: JsonObject): Promise<string | null> {
  const key = hashOf(schema);
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  if (isBanned(key)) return SLOW_TO_COMPILE;
  // Concurrent requests share one question about the same schema.
  const asked = `${workspaceId} ${key}`;
  const asking = inProgress.get(asked) ?? given(workspaceId, { schema }).finally(() => inProgress.delete(asked));
  inProgress.set(asked, asking);
  const answer = await asking.catch(refuse);
  if (answer === LOST) {
    ban(key);
    return SLOW_TO_COMPILE;
  }
  suspects.delete(key);
  setNewest(verdicts, key, answer, MAX_KEPT);
  return answer;
}

function refuse(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  const detail = 'Too many schemas of this workspace are waiting to be compiled. Send them one at a time.';
  throw fail('rate_limited', { detail, retryAfter: RETRY_SECONDS });
}

/**
 * Returns why the value does not match, or null if it does. A value that cannot be checked, or that exceeds the workspace's
 * share, does not match.
 */
export async function explainMismatch(
  { workspaceId, purpose }: CheckFor,
  schema: JsonObject,
  value: unknown,
): Promise<string | null> {
  const key = hashOf(schema);
  if (isBanned(key)) return TOO_SLOW;
  let answer: Awaited<ReturnType<Lane>>;
  try {
    answer = await used[purpose](workspaceId, { schema, value });
  } catch (error) {
    if (error instanceof QueueFull) return TOO_MANY;
    throw error;
  }
  if (answer !== LOST) {
    suspects.delete(key);
    return answer;
  }
  ban(key);
  return TOO_SLOW;
}

function isBanned(key: string): boolean {
  const suspect = suspects.get(key);
  return suspect !== undefined && performance.now() < suspect.until;
}

function ban(key: string): void {
  const losses = (suspects.get(key)?.losses ?? 0) + 1;
  const ms = Math.min(BAN_MS * 4 ** (losses - 1), MAX_BAN_MS);
  setNewest(suspects, key, { losses, until: performance.now() + ms }, MAX_KEPT);
}

/**
 * Checks one member of an object that the schema describes. Constraints on other members and on the object as a whole do not
 * apply; references into it do.
 */
export function explainMember(
  workspaceId: string,
  schema: JsonObject,
  name: string,
  value: unknown,
): Promise<string | null> {
  const members = Object.fromEntries(Object.entries(schema).filter(([keyword]) => OF_MEMBERS.has(keyword)));
  return explainMismatch({ workspaceId, purpose: 'analysis' }, members, { [name]: value });
}

const OF_MEMBERS: ReadonlySet<string> = new Set(['$schema', '$id', '$anchor', '$defs', 'definitions', 'properties']);

function hashOf(schema: JsonObject): string {
  return hash('sha256', JSON.stringify(schema), 'base64url');
}

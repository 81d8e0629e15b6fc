// Types of the MCP server: the port through which tools call operations of the contract, the tools, and their failures.
// Invariant: a tool reaches the service only through `OperationPort`, which sends requests with the caller's own credentials, so
// that the HTTP API's authentication, scopes, limits, idempotency and audit log apply.
import type { Operation, OperationId, Operations, Replies, Requests } from '../../generated/operations.ts';
import type { Problem } from '../../generated/types.ts';
import type { FieldError } from '../core/errors.ts';
import type { JsonObject } from '../core/json.ts';

export interface OperationRequest {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** Default: application/json. */
  mediaType?: string;
  ifMatch?: string;
  idempotencyKey?: string;
}

export interface OperationAnswer {
  status: number;
  /** Parsed JSON, or text; undefined without a body. */
  body: unknown;
  /** Whether the response was longer than the port reads. `body` is then its beginning, as text. */
  isCut: boolean;
  /** Whether this is the stored response of an earlier request with the same key. */
  isReplay: boolean;
}

export interface OperationPort {
  /** Sends a request. Rejects only when there is no response. */
  send(operation: Operation, request: OperationRequest): Promise<OperationAnswer>;
  /** Yields the data of the events of a streaming operation until it ends or the signal aborts. @throws Refused */
  events(operation: Operation, request: OperationRequest, signal: AbortSignal): AsyncIterable<unknown>;
}

type BodyOf<Id extends OperationId> = Replies[Id] extends infer Reply
  ? Reply extends { body: infer Body }
    ? Body
    : never
  : never;
type PathOf<Id extends OperationId> = Requests[Id] extends { path: infer Path } ? { path: Path } : { path?: never };
type QueryOf<Id extends OperationId> = Requests[Id] extends { query: infer Query }
  ? { query?: Partial<Query> }
  : object;

export type Calling<Id extends OperationId> = PathOf<Id> &
  QueryOf<Id> & { body?: unknown; idempotencyKey?: string | undefined };

export interface ToolContext {
  /** Returns the body of the success response. @throws Refused */
  call<Id extends OperationId>(id: Id, request: Calling<Id>): Promise<BodyOf<Id>>;
  port: OperationPort;
  operations: Operations;
  /** The published contract, from which operations are described. */
  contract: JsonObject;
  /** Asks the person, or requires `given` to be true. Returns when confirmed. @throws ToolFailure otherwise */
  confirm(consequence: string, given: boolean | undefined): Promise<void>;
  /** Reports progress to clients that requested it. */
  progress(message: string): void;
  /** Waits, or rejects when the tool is canceled. */
  pause(ms: number): Promise<void>;
  /** Aborts when the client cancels or disconnects. */
  signal: AbortSignal;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the arguments. */
  input: JsonObject & { properties: JsonObject };
  /** Hints for clients: read-only, harmless write, or able to delete or spend. */
  kind: 'reads' | 'writes' | 'risks';
  run(ctx: ToolContext, input: never): Promise<object>;
}

/** Types a tool by its arguments, which are validated against its schema first. */
export function tool<Input>(given: Omit<Tool, 'run'> & { run(ctx: ToolContext, input: Input): Promise<object> }): Tool {
  return given;
}

/** Thrown when an operation responds with a problem document. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'Refused';
    this.problem = problem;
  }
}

type ToolFailureCode =
  | 'validation_failed'
  | 'confirmation_required'
  | 'confirmation_declined'
  | 'operation_not_found'
  | 'answer_not_text';

/** A failure of a tool before it called an operation. */
export class ToolFailure extends Error {
  readonly code: ToolFailureCode;
  readonly fix: string;
  readonly errors: readonly FieldError[];
  constructor(code: ToolFailureCode, detail: string, fix: string, errors: readonly FieldError[] = []) {
    super(detail);
    this.name = 'ToolFailure';
    this.code = code;
    this.fix = fix;
    this.errors = errors;
  }
}

// The two ports of the MCP server: how tools reach the operations of the contract, and what a tool is. Types, and the failures of a tool.
// Invariant: a tool has no other way to the service than `OperationPort`, which sends requests with the caller's own credentials, so that
// authentication, scopes, limits, idempotency and the audit log are those of the HTTP API.
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
  mediaType: string | null;
  /** Parsed JSON, or text; undefined without a body. */
  body: unknown;
  /** The answer was longer than the port reads; `body` is its beginning, as text. */
  isCut: boolean;
  /** A stored answer of an earlier request with the same key. */
  isReplay: boolean;
}

export interface StreamedEvent {
  event: string;
  data: unknown;
}

export interface OperationPort {
  /** Rejects only when there is no answer. */
  send(operation: Operation, request: OperationRequest): Promise<OperationAnswer>;
  /** The events of an operation that streams them, until it ends or the signal aborts. @throws Refused */
  events(operation: Operation, request: OperationRequest, signal: AbortSignal): AsyncIterable<StreamedEvent>;
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
  /** The body of the success answer. @throws Refused */
  call<Id extends OperationId>(id: Id, request: Calling<Id>): Promise<BodyOf<Id>>;
  port: OperationPort;
  operations: Operations;
  /** The published contract, for descriptions of operations. */
  contract: JsonObject;
  /** Asks the person, or requires `given`. Returns when it is confirmed. @throws ToolFailure otherwise */
  confirm(consequence: string, given: boolean | undefined): Promise<void>;
  /** Reports what has happened so far, to clients that want it. */
  progress(message: string): void;
  /** Waits, or rejects when the tool is canceled. */
  pause(ms: number): Promise<void>;
  /** Aborts when the client cancels or goes away. */
  signal: AbortSignal;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the arguments. */
  input: JsonObject & { properties: JsonObject };
  /** Hints for clients: it changes nothing; it can delete or spend. */
  kind: 'reads' | 'writes' | 'risks';
  run(ctx: ToolContext, input: never): Promise<object>;
}

/** Types a tool by its arguments, which are checked against its schema before. */
export function tool<Input>(given: Omit<Tool, 'run'> & { run(ctx: ToolContext, input: Input): Promise<object> }): Tool {
  return given;
}

/** The answer of an operation was a problem document. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'Refused';
    this.problem = problem;
  }
}

export type ToolFailureCode =
  | 'validation_failed'
  | 'confirmation_required'
  | 'confirmation_declined'
  | 'operation_not_found'
  | 'answer_not_text';

/** What stopped a tool before an operation was asked. */
export class ToolFailure extends Error {
  readonly code: ToolFailureCode;
  readonly mend: string;
  readonly errors: readonly FieldError[];
  constructor(code: ToolFailureCode, detail: string, mend: string, errors: readonly FieldError[] = []) {
    super(detail);
    this.name = 'ToolFailure';
    this.code = code;
    this.mend = mend;
    this.errors = errors;
  }
}

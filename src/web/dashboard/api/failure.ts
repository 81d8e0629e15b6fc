// A failed request, with the contents of the problem document.

interface FieldProblem {
  pointer: string;
  detail: string;
}

export interface ProblemAnswer {
  code?: string;
  title?: string;
  detail?: string;
  errors?: FieldProblem[];
  request_id?: string;
}

export class ApiFailure extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  /** An error code of the contract, or `unreachable`. */
  readonly code: string;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly fields: readonly FieldProblem[];

  constructor(status: number, problem: ProblemAnswer, headers?: Headers) {
    super(problem.detail ?? problem.title ?? `The service answered with status ${status}.`);
    this.status = status;
    this.code = problem.code ?? `http_${status}`;
    this.requestId = problem.request_id ?? headers?.get('x-request-id') ?? null;
    this.retryAfterSeconds = Number(headers?.get('retry-after')) || null;
    this.fields = problem.errors ?? [];
  }
}

export function unreachable(): ApiFailure {
  return new ApiFailure(0, { code: 'unreachable', detail: 'The service does not answer. Check the connection.' });
}

/** @param error thrown by a request or by the page itself */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  return new ApiFailure(0, { code: 'page_error', detail: error instanceof Error ? error.message : String(error) });
}

/** Explains a failed form in one sentence: the first invalid field, or the whole request. */
export function reasonOf(error: unknown): string {
  const failure = asFailure(error);
  const [first] = failure.fields;
  return first ? `${first.pointer.replace(/^\//, '').replaceAll('/', '.')} ${first.detail}` : failure.message;
}

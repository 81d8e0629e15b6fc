// A failed request, with the contents of the problem document.

interface FieldProblem {
  pointer: string;
  detail: string;
}

interface ProblemAnswer {
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
    const seconds = Number(headers?.get('retry-after')) || null;
    super(
      status === 429 && seconds !== null
        ? `Too many requests. The service accepts the next one in ${seconds} s.`
        : (problem.detail ?? problem.title ?? `The service answered with status ${status}.`),
    );
    this.status = status;
    this.code = problem.code ?? `http_${status}`;
    this.requestId = problem.request_id ?? headers?.get('x-request-id') ?? null;
    this.retryAfterSeconds = seconds;
    this.fields = problem.errors ?? [];
  }
}

function unreachable(): ApiFailure {
  return new ApiFailure(0, { code: 'unreachable', detail: 'The service does not answer. Check the connection.' });
}

/** @returns a successful response @param signal an abort by the caller stays an AbortError @throws ApiFailure */
export async function requireOk(sent: Promise<Response>, signal?: AbortSignal): Promise<Response> {
  const response = await sent.catch((cause: unknown) => {
    throw cause instanceof ApiFailure || signal?.aborted ? cause : unreachable();
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as ProblemAnswer;
  throw new ApiFailure(response.status, problem, response.headers);
}

/** @param signal an abort by the caller stays an AbortError @throws ApiFailure */
export function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    if (!(cause instanceof SyntaxError)) throw unreachable();
    const detail = 'The answer is not JSON. A proxy may have replaced it.';
    throw new ApiFailure(response.status, { code: 'unreadable_answer', detail });
  });
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

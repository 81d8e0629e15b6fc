// Clients of the running service for tests over HTTP, typed by the contract. `send` checks every response against it.
// Deliberately omitted: anything that bypasses the service.
import type { OperationId, ReplyOf } from '../../generated/operations.ts';
import type { Problem } from '../../generated/types.ts';
import { send, type Answer, type Call as Request } from './contract-world.ts';

/** The body of an operation's success response. */
export type BodyOf<Id extends OperationId> =
  ReplyOf<Id> extends infer Reply ? (Reply extends { body: infer Body } ? Body : never) : never;

interface Refusal {
  status: number;
  code: string;
  /** The invalid fields of the request, as `pointer code`. */
  errors: string[];
  headers: Headers;
  body: Problem;
}

export interface Client {
  send(id: OperationId, request?: Request): Promise<Answer>;
  /** @throws Error when the response is not a 2xx */
  ok<Id extends OperationId>(id: Id, request?: Request): Promise<BodyOf<Id>>;
  /** @throws Error when the response is a 2xx */
  refused(id: OperationId, request?: Request): Promise<Refusal>;
}

/** A registered user with their own workspace. */
export interface Tenant extends Client {
  url: string;
  email: string;
  userId: string;
  workspaceId: string;
  jwt: string;
  refreshToken: string;
}

export const PASSWORD = 'correct horse battery staple';

export function clientOf(url: string, credential?: string): Client {
  const ask = (id: OperationId, request: Request = {}) => send(url, id, { credential, ...request });
  return {
    send: ask,
    async ok(id, request) {
      const answer = await ask(id, request);
      if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body as BodyOf<typeof id>;
    },
    async refused(id, request) {
      const { status, headers, body } = await ask(id, request);
      if (status < 300) throw new Error(`${id} answered ${status}, which is no refusal`);
      const problem = body as Problem;
      const errors = (problem.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
      return { status, code: problem.code, errors, headers, body: problem };
    },
  };
}

let users = 0;

export function newEmail(): string {
  users += 1;
  return `person${users}.${process.pid}@example.com`;
}

export async function newTenant(url: string, email = newEmail()): Promise<Tenant> {
  const body = { email, password: PASSWORD, name: 'Ada', workspace_name: 'Northwind' };
  const registered = await clientOf(url).ok('registerUser', { body });
  return {
    ...clientOf(url, registered.access_token),
    url,
    email,
    userId: registered.user.id,
    workspaceId: registered.workspace.id,
    jwt: registered.access_token,
    refreshToken: registered.refresh_token,
  };
}

/** For agents whose recordings no test reads: encoding is most of the CPU time of a call. */
export const UNRECORDED = { recording: { enabled: false } };
/** Overrides UNRECORDED. */
export const RECORDED = { recording: { enabled: true } };

/** A minimal agent plus the given fields. */
export function agentBody(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    agent_name: 'Ada',
    voice_id: 'builtin-alloy',
    language: 'en-US',
    response_engine: { type: 'service-llm', system_prompt: 'You are Ada, the assistant of Northwind.' },
    ...more,
  };
}

// Helpers for webhook tests: a runtime on its own database, a workspace, contexts, and receivers on loopback.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { eventSamples, type EventName } from '../../../generated/events.ts';
import { systemClock, type Clock } from '../../../src/core/clock.ts';
import { Failure } from '../../../src/core/errors.ts';
import { newId } from '../../../src/core/ids.ts';
import { createVault } from '../../../src/core/vault.ts';
import { createNotifications } from '../../../src/database/notifications.ts';
import type { Database } from '../../../src/database/pool.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { createConnection } from '../../../src/providers/connection.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import { publish, publishAll } from '../../../src/resources/webhooks/service/publish.ts';
import type { Context, Runtime } from '../../../src/runtime.ts';

export const MASTER = randomBytes(32);

/** Only the members that webhooks use; the rest of Runtime is missing. */
export function testRuntime(
  database: Database,
  clock: Clock = systemClock,
  master: Uint8Array = MASTER,
): Runtime & { close(): Promise<void> } {
  const log = pino({ level: 'silent' });
  const notifications = createNotifications(database, log);
  // No host name resolves, so that nothing leaves the machine.
  const connection = createConnection({ allow: ['127.0.0.0/8'], lookup: async () => [] });
  const runtime = { db: database.db, clock, log, vault: createVault(master), notifications, connection };
  const close = async () => {
    await notifications.close();
    await connection.close();
  };
  return { ...runtime, close } as unknown as Runtime & { close(): Promise<void> };
}

/** Creates a workspace and a context with all rights in it. */
export async function newCaller(runtime: Runtime): Promise<Context> {
  const workspaceId = newId('wsp');
  await runtime.db.insertInto('workspaces').values({ id: workspaceId, name: 'Northwind' }).execute();
  return {
    ...runtime,
    origin: null,
    bearer: null,
    accept: '',
    requestId: newId('req'),
    ip: '127.0.0.1',
    signal: new AbortController().signal,
    actor: { kind: 'key', workspaceId, userId: newId('usr'), keyId: newId('key'), scope: 'admin' },
  };
}

/** A clock that moves only on request; timers are real, so that nothing waits for it. */
export function handClock(start = Date.UTC(2026, 10, 21)): Clock & { move(ms: number): void; set(ms: number): void } {
  let time = start;
  return {
    ...systemClock,
    now: () => time,
    move: (ms) => void (time += ms),
    set: (ms) => void (time = ms),
  };
}

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

export interface TestReceiver {
  url: string;
  received: Received[];
  /** The response status; default 204. */
  answer: (request: Received, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** An HTTP server on a free port of loopback. */
export async function startReceiver(answer?: TestReceiver['answer']): Promise<TestReceiver> {
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString('utf8'), path: request.url ?? '' };
      receiver.received.push(one);
      receiver.answer(one, response);
    });
  });
  const receiver: TestReceiver = {
    url: '',
    received: [],
    answer: answer ?? ((_request, response) => response.writeHead(204).end()),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

export function replyWith(status: number, body = ''): TestReceiver['answer'] {
  return (_request, response) => response.writeHead(status).end(body);
}

/** Publishes this many call.ended events, each for a different call. @returns the call ids */
export async function publishMany(ctx: Context, count: number): Promise<string[]> {
  const calls = Array.from({ length: count }, () => newId('call'));
  const { workspaceId } = ctx.actor;
  const agentId = newId('agent');
  const { data } = eventSamples['call.ended'];
  const events = calls.map((callId) => ({ workspaceId, callId, agentId, name: 'call.ended' as const, data }));
  await inTransaction(ctx.db, (trx) => publishAll(trx, ctx, events));
  return calls;
}

/** The call ids that a receiver got, one entry per request. */
export function callsOf(received: readonly Received[]): string[] {
  return received.map(({ body }) => (JSON.parse(body) as { call_id: string }).call_id);
}

export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Failure)) throw new Error(`no Failure but ${String(error)}`);
  return error;
}

export async function tell(ctx: Context, name: EventName = 'call.ended', agentId = newId('agent')): Promise<string> {
  const callId = newId('call');
  const event = { workspaceId: ctx.actor.workspaceId, callId, agentId, name, data: eventSamples[name].data };
  await inTransaction(ctx.db, (trx) => publish(trx, ctx, event as Parameters<typeof publish>[2]));
  return callId;
}

export async function deliveriesOf(ctx: Context, query = {}) {
  const { body } = await handlers.listWebhookDeliveries(ctx, { query: { limit: 20, include_total: false, ...query } });
  return body.data;
}

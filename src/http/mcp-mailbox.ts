// Delivers a client's messages about a request in progress to the process that handles it. Answers to questions (elicitation) and
// cancellations arrive in separate requests, which a load balancer may route to any process. They travel as database
// notifications. Invariant: a message reaches only requests of the same session, user and workspace. Deliberately omitted: rows.
// A request in progress ends with its process, so there is nothing to read again.
import type { Logger } from 'pino';
import { parseObject, type JsonObject } from '../core/json.ts';
import type { Notifications } from '../database/notifications.ts';
import type { Db } from '../database/transaction.ts';

export interface McpMailbox {
  /** Calls `deliver` with the client's answer to the question `id`, until the returned function is called. */
  expect(owner: string, id: string, deliver: (answer: JsonObject) => void): () => void;
  /** Calls `cancel` when the client cancels its request `id`, until the returned function is called. */
  follow(owner: string, id: string | number, cancel: () => void): () => void;
  /** Accepts an answer or a cancellation that the client posted. */
  post(owner: string, message: JsonObject): Promise<void>;
  close(): void;
}

const CHANNEL = 'mcp';
/** Question ids are UUIDs. Answers with other ids belong to no question of this service. */
const QUESTION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createMailbox(notifications: Notifications, db: Db, log: Logger): McpMailbox {
  const waiting = new Map<string, (message: JsonObject) => void>();
  const keep = (key: string, deliver: (message: JsonObject) => void): (() => void) => {
    waiting.set(key, deliver);
    return () => {
      if (waiting.get(key) === deliver) waiting.delete(key);
    };
  };
  const receive = (key: string, message: JsonObject): boolean => {
    const deliver = waiting.get(key);
    deliver?.(message);
    return deliver !== undefined;
  };
  const stop = notifications.listen(CHANNEL, (payload) => {
    const { key, message } = parseObject(payload ?? '') ?? {};
    if (typeof key === 'string') receive(key, (message ?? {}) as JsonObject);
  });
  return {
    expect: (owner, id, deliver) => keep(keyOf(owner, 'answer', id), deliver),
    follow: (owner, id, cancel) => keep(keyOf(owner, 'cancel', id), () => cancel()),
    async post(owner, message) {
      const key = addressOf(owner, message);
      if (key === null || receive(key, message)) return;
      try {
        await notifications.notify(db, CHANNEL, JSON.stringify({ key, message }));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        log.info({ err: error }, 'an answer of an MCP client is too long and is dropped');
      }
    },
    close: stop,
  };
}

/** Returns the address of the request that a message concerns; null if nothing can wait for it. */
function addressOf(owner: string, { method, id, params }: JsonObject): string | null {
  if (method === undefined) return typeof id === 'string' && QUESTION.test(id) ? keyOf(owner, 'answer', id) : null;
  if (method !== 'notifications/cancelled') return null;
  const { requestId } = (params ?? {}) as JsonObject;
  return typeof requestId === 'string' || typeof requestId === 'number' ? keyOf(owner, 'cancel', requestId) : null;
}

function keyOf(owner: string, kind: 'answer' | 'cancel', id: string | number): string {
  return JSON.stringify([owner, kind, id]);
}

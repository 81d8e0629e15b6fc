// Stateless MCP sessions. The session id contains the signed initialize parameters, so any process can verify and read it.
// Invariants: an id is valid only for the user and the workspace that started it, and grants no access, because each request has
// its own credentials. Deliberately omitted: session termination, because no server-side state exists.
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { isObject, parseObject } from '../core/json.ts';

export interface ClientSession {
  /** Random, so that ids of sessions differ. */
  nonce: string;
  /** Whether the client can ask its user (form elicitation). */
  elicits: boolean;
}

interface SessionOwner {
  workspaceId: string;
  userId: string;
}

export interface SessionIds {
  seal(session: ClientSession, owner: SessionOwner): string;
  /** Returns null if the id is not one of this owner. */
  open(id: string, owner: SessionOwner): ClientSession | null;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 16;
const MAX_ID_LENGTH = 400;

export function newSession(capabilities: unknown): ClientSession {
  return { nonce: randomBytes(NONCE_BYTES).toString('base64url'), elicits: canElicit(capabilities) };
}

/** @param secret signing secret, the same in all processes */
export function createSessionIds(secret: string): SessionIds {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'parley mcp sessions', KEY_BYTES));
  const sign = (content: string, { workspaceId, userId }: SessionOwner): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([content, workspaceId, userId]))
      .digest();
  return {
    seal({ nonce, elicits }, owner) {
      const content = Buffer.from(JSON.stringify({ n: nonce, e: elicits })).toString('base64url');
      return `${content}.${sign(content, owner).toString('base64url')}`;
    },
    open(id, owner) {
      const [content = '', signature = '', ...more] = id.length > MAX_ID_LENGTH ? [] : id.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(content, owner)];
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const { n, e } = parseObject(Buffer.from(content, 'base64url').toString('utf8')) ?? {};
      return typeof n === 'string' ? { nonce: n, elicits: e === true } : null;
    },
  };
}

/** Whether a client supports forms. Clients of the first version of elicitation name no mode, which means forms. */
function canElicit(capabilities: unknown): boolean {
  const elicitation = isObject(capabilities) ? capabilities['elicitation'] : undefined;
  return isObject(elicitation) && (elicitation['url'] === undefined || elicitation['form'] !== undefined);
}

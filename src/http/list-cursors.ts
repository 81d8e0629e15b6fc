// Binds cursors to the list that issued them: a cursor begins with a mark of its operation and path parameters. Keys of different
// lists look alike (core/page.ts), so another list would start at a meaningless position and skip rows. A cursor stays valid when
// filters, the limit or the workspace change, because its key is a position in the list's sort order. Deliberately omitted: a
// signature. A forged cursor returns only rows that its client may read anyway.
import { hash } from 'node:crypto';
import { invalidCursor } from '../core/errors.ts';
import { isObject } from '../core/json.ts';
import { routeOf } from './idempotency.ts';
import type { HandlerReply } from './reply.ts';
import type { Input } from './request.ts';

/** Enough to tell lists apart: 36 bits. */
const MARK_CHARS = 6;

/**
 * Returns the input for the handler, with the mark removed from the cursor. @throws Failure `invalid_cursor` for another list's
 * cursor
 */
export function ownCursor(operationId: string, input: Input): Input {
  const { cursor } = input.query;
  if (typeof cursor !== 'string') return input;
  const mark = cursorMark(operationId, input.path);
  if (!cursor.startsWith(mark)) throw invalidCursor();
  return { ...input, query: { ...input.query, cursor: cursor.slice(MARK_CHARS) } };
}

/** Adds the list's mark to the cursors of a reply. */
export function markCursor(operationId: string, input: Input, reply: HandlerReply): HandlerReply {
  const { body } = reply;
  if (!isObject(body) || typeof body['next_cursor'] !== 'string') return reply;
  return { ...reply, body: { ...body, next_cursor: cursorMark(operationId, input.path) + body['next_cursor'] } };
}

/** Returns the prefix of a list's cursors. */
export function cursorMark(operationId: string, path: Input['path']): string {
  return hash('sha256', routeOf(operationId, path), 'base64url').slice(0, MARK_CHARS);
}

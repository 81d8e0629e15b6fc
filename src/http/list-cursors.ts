// Binds cursors to the list that issued them: a cursor begins with the mark of its operation and of the path's parameters. Keys of
// different lists look alike (core/page.ts), so another list would begin at a place without meaning and leave out rows. A cursor stays
// valid when filters, the limit or the workspace change, because its key is a place in the order of the list whatever is shown of it.
// Absent on purpose: a signature. Who makes a cursor up gets a page of what they may read anyway.
import { createHash } from 'node:crypto';
import { invalidCursor } from '../core/errors.ts';
import { isObject } from '../core/json.ts';
import { routeOf } from './idempotency.ts';
import type { HandlerReply } from './reply.ts';
import type { Input } from './request.ts';

/** Enough to tell lists apart: 36 bits. */
const MARK_CHARS = 6;

/** The input of the handler, which gets the cursor without its mark. @throws Failure `invalid_cursor` for that of another list */
export function ownCursor(operationId: string, input: Input): Input {
  const { cursor } = input.query;
  if (typeof cursor !== 'string') return input;
  const mark = cursorMark(operationId, input.path);
  if (!cursor.startsWith(mark)) throw invalidCursor();
  return { ...input, query: { ...input.query, cursor: cursor.slice(MARK_CHARS) } };
}

/** The reply with the mark of its list. */
export function markCursor(operationId: string, input: Input, reply: HandlerReply): HandlerReply {
  const { body } = reply;
  if (!isObject(body) || typeof body['next_cursor'] !== 'string') return reply;
  return { ...reply, body: { ...body, next_cursor: cursorMark(operationId, input.path) + body['next_cursor'] } };
}

/** What the cursors of a list begin with. */
export function cursorMark(operationId: string, path: Input['path']): string {
  return createHash('sha256').update(routeOf(operationId, path)).digest('base64url').slice(0, MARK_CHARS);
}

// Keyset paging: a page begins after the last row of the previous page, so that it costs the same at any depth and misses nothing
// when rows are added meanwhile. Cursors are opaque to clients: base64url of the key's parts as JSON.
import { invalidCursor } from './errors.ts';

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
  includeTotal?: boolean | undefined;
}

export interface Page<T> {
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
  total?: number;
}

/** Key of most lists: newest first, ties broken by id. */
export interface TimeKey {
  createdAt: Date;
  id: string;
}

/** A page of up to `limit` rows, from rows read with `limit + 1`. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  keyOf: (row: Row) => readonly (string | number)[],
  total?: number,
): Page<Item> {
  const has_more = rows.length > limit;
  const shown = has_more ? rows.slice(0, limit) : rows;
  const last = shown.at(-1);
  const next_cursor = has_more && last !== undefined ? encodeCursor(keyOf(last)) : null;
  return { data: shown.map(toItem), has_more, next_cursor, ...(total === undefined ? {} : { total }) };
}

function encodeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws Failure `invalid_cursor` unless `encodeCursor` made it with this number of parts */
export function decodeCursor(cursor: string, parts: number): (string | number)[] {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch (error) {
    throw invalidCursor(error);
  }
  const fits = Array.isArray(value) && value.length === parts && value.every((v) => isPart(v));
  if (!fits) throw invalidCursor();
  return value as (string | number)[];
}

/** Whether Postgres can compare the value: no NUL, no unpaired surrogates. */
function isPart(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return Number.isSafeInteger(value);
}

export function timeCursor(row: { created_at: Date; id: string }): [number, string] {
  return [row.created_at.getTime(), row.id];
}

/** Returns the time and id after which a newest-first page begins; undefined for the first page. */
export function timeKey(cursor: string | undefined): TimeKey | undefined {
  if (cursor === undefined) return undefined;
  const [time, id] = decodeCursor(cursor, 2);
  if (typeof time !== 'number' || typeof id !== 'string' || time < 0 || time > 8.64e15) throw invalidCursor();
  return { createdAt: new Date(time), id };
}

const DEFAULT_LIMIT = 20;

/** The paging parameters of a list's query. */
export function pageRequest(query: {
  limit?: number | undefined;
  cursor?: string | undefined;
  include_total?: boolean | undefined;
}): PageRequest {
  return { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor, includeTotal: query.include_total };
}

/** Returns a page of a list that is in memory. The cursor identifies the last item of the previous page. */
export function pageOfAll<Row, Item>(
  rows: readonly Row[],
  { limit, cursor, includeTotal }: PageRequest,
  toItem: (row: Row) => Item,
  keyOf: (row: Row) => string,
): Page<Item> {
  let from = 0;
  if (cursor !== undefined) {
    const [last] = decodeCursor(cursor, 1);
    from = rows.findIndex((row) => keyOf(row) === last) + 1;
    if (from === 0) throw invalidCursor();
  }
  const total = includeTotal ? rows.length : undefined;
  return pageOf(rows.slice(from, from + limit + 1), limit, toItem, (row) => [keyOf(row)], total);
}

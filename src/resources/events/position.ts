// Positions of an event stream as text for `Last-Event-ID`: the time, one or two snapshots and a row, in base 36 and separated by
// dots. Invariant: Postgres accepts the snapshots of every position that `readPosition` accepts. Pure.
import { fail, invalid } from '../../core/errors.ts';
import { readSnapshot, snapshotText, type Snapshot } from '../../database/snapshots.ts';

/** Everything visible to `from` has been sent, and of the rows visible only to `to` everything up to the row `after`. */
export interface Position {
  /** Seconds since the epoch. */
  at: number;
  from: string;
  /** Null if nothing beyond `from` has been sent. */
  to: string | null;
  after: number;
}

const DIGITS = /^[0-9a-z]{1,11}$/;

export function settledAt(atMs: number, snapshot: string): Position {
  return { at: Math.floor(atMs / 1000), from: snapshot, to: null, after: 0 };
}

export function positionText({ at, from, to, after }: Position): string {
  const parts = [at.toString(36), shorten(from)];
  if (to !== null) parts.push(shorten(to), after.toString(36));
  return parts.join('.');
}

/** @throws Failure `invalid_cursor` for text that `positionText` cannot have produced */
export function readPosition(text: string): Position {
  const [at = '', from = '', to, after, ...more] = text.split('.');
  if (more.length > 0 || (to === undefined) !== (after === undefined)) throw unknownPosition();
  return {
    at: numberOf(at),
    from: lengthen(from),
    to: to === undefined ? null : lengthen(to),
    after: after === undefined ? 0 : numberOf(after),
  };
}

/** Whether a snapshot of this database can precede `now`. A snapshot of another database may not. */
export function isBefore({ from, to }: Position, now: string): boolean {
  return readSnapshot(to ?? from).next <= readSnapshot(now).next;
}

/** Shortens `742:750:745` to `km-8-3`: numbers are relative to the first one. */
function shorten(snapshot: string): string {
  const { first, next, open } = readSnapshot(snapshot);
  return [first, next - first, ...open.map((one) => one - first)].map((one) => one.toString(36)).join('-');
}

function lengthen(text: string): string {
  const [first, span, ...open] = text.split('-').map(numberOf);
  if (first === undefined || span === undefined || first < 3) throw unknownPosition();
  const snapshot: Snapshot = { first, next: first + span, open: open.map((one) => first + one) };
  const isAscending = open.every((one, i) => one < span && (i === 0 || one > open[i - 1]!));
  if (!isAscending || !Number.isSafeInteger(snapshot.next)) throw unknownPosition();
  return snapshotText(snapshot);
}

function numberOf(digits: string): number {
  const value = DIGITS.test(digits) ? Number.parseInt(digits, 36) : NaN;
  if (!Number.isSafeInteger(value)) throw unknownPosition();
  return value;
}

function unknownPosition(): Error {
  const problem = invalid('/header/Last-Event-ID', 'invalid_cursor', 'must be the `id` of an event of this stream');
  return fail('invalid_cursor', problem.details);
}

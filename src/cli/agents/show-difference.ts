// The line-by-line difference of two texts, in the format of `diff -u`. Pure.
import { diff } from 'node:util';
import type { Paint } from '../terminal.ts';

const CONTEXT = 3;

/** Returns lines prefixed with `-` if they are only in `before`, and `+` if only in `after`; empty when the texts are equal. */
export function differenceLines(
  before: string,
  after: string,
  names: readonly [string, string],
  paint: Paint,
): string[] {
  const entries = removedFirst(
    diff(linesOf(after), linesOf(before)).map(([side, line]) => ({ mark: MARKS[side], line })),
  );
  const changed = entries.flatMap(({ mark }, index) => (mark === ' ' ? [] : [index]));
  if (changed.length === 0) return [];
  const isNear = (index: number): boolean => changed.some((each) => Math.abs(each - index) <= CONTEXT);
  const shown: string[] = [paint('bold', `--- ${names[0]}`), paint('bold', `+++ ${names[1]}`)];
  let gap = false;
  for (const [index, { mark, line }] of entries.entries()) {
    if (!isNear(index)) {
      gap = true;
      continue;
    }
    if (gap) shown.push(paint('gray', '…'));
    gap = false;
    const text = `${mark}${line}`;
    shown.push(mark === ' ' ? text : paint(mark === '+' ? 'green' : 'red', text));
  }
  return shown;
}

interface Marked {
  mark: '+' | ' ' | '-';
  line: string;
}

/** Sorts removed lines before added ones in each run of changed lines. */
function removedFirst(entries: readonly Marked[]): Marked[] {
  const ordered: Marked[] = [];
  const added: Marked[] = [];
  for (const entry of entries) {
    if (entry.mark === '+') {
      added.push(entry);
      continue;
    }
    if (entry.mark === ' ') ordered.push(...added.splice(0));
    ordered.push(entry);
  }
  return [...ordered, ...added];
}

const MARKS = { 1: '+', 0: ' ', '-1': '-' } as const;

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

// Memory and CPU time of another process, from /proc. Linux only.
import { readFileSync } from 'node:fs';

/** A process and its descendants. */
export function treeOf(pid: number): number[] {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`).trim();
  const others = children === '' ? [] : children.split(' ').map(Number);
  return [pid, ...others.flatMap(treeOf)];
}

/** A field of /proc/<pid>/status in MB of 10^6 bytes, 0 for a process that has ended. */
export function statusMb(pid: number, field: string): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readOrEmpty(`/proc/${pid}/status`))?.[1];
  return (Number(kilobytes ?? 0) * 1_024) / 1e6;
}

/** Memory that the process does not share with others, in MB of 10^6 bytes. */
export function privateMb(pid: number): number {
  const found = readOrEmpty(`/proc/${pid}/smaps_rollup`).matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm);
  return [...found].reduce((sum, [, kilobytes]) => sum + (Number(kilobytes) * 1_024) / 1e6, 0);
}

/**
 * User and system time of the process with all its threads and descendants, in seconds (man 5 proc, fields 14
 * and 15, 100 ticks a second).
 */
export function cpuSeconds(pid: number): number {
  return treeOf(pid).reduce((sum, one) => {
    const text = readOrEmpty(`/proc/${one}/stat`);
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
  }, 0);
}

/** Empty for a process that has ended. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

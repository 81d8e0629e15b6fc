// Measuring and printing for every benchmark: percentiles, CPU per operation, memory, a table with goals.
// Invariant: a missed goal of CPU, memory or ratio sets the exit code. Milliseconds are printed and gate nothing, because
// wall-clock time on a shared machine varies by a factor of two to ten.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Row {
  name: string;
  ours: number;
  floor?: number;
  unit: string;
  /** Upper bound; `gates` states whether missing it fails the run. */
  goal?: number;
  gates?: boolean;
}

/** Nearest rank; 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Milliseconds of CPU time (user and system, all threads of the process) that `work` takes. */
export async function cpuMsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes in use: the heap after a collection, and external memory. */
export function usedMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** Prints the rows, and sets the exit code if a gating goal is missed. */
export function report(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  const cells = rows.map((row) => {
    const missed = row.goal !== undefined && row.ours > row.goal;
    if (missed && row.gates) process.exitCode = 1;
    const verdict = row.goal === undefined ? '' : missed ? (row.gates ? 'MISSED' : 'missed (not gating)') : 'ok';
    const ratio = row.floor === undefined || row.floor === 0 ? '' : `${(row.ours / row.floor).toFixed(2)} ×`;
    const goal = row.goal === undefined ? '' : `≤ ${row.goal}`;
    return [
      row.name,
      number(row.ours),
      row.floor === undefined ? '' : number(row.floor),
      ratio,
      row.unit,
      goal,
      verdict,
    ];
  });
  const table = [['', 'ours', 'floor', 'ratio', 'unit', 'goal', ''], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  for (const line of table) {
    console.log(
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  ')
        .trimEnd(),
    );
  }
}

function number(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

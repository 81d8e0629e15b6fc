// B10: the number of calls that a process carries before its turns are late. Runs recorded sessions (the most expensive kind)
// with stub providers in real time, more at each step. The capacity of the process on this machine is the largest number at which
// the p95 overhead of a turn stays within 20 ms and hardly any frame is late. Run it alone, on one core: taskset -c 0 npm run
// bench -- voice-capacity
// Gates nothing; the default of CALLS_PER_PROCESS comes from it. Deliberately omitted: the database and the network of real
// calls.
// Usage: node voice-capacity.ts [seconds per step] [calls,calls,…]
import { percentile, report, type Row } from './report.ts';
import { runTurns } from './voice-turns-run.ts';

const GOAL_MS = 20;
const GOAL_LATE_PERCENT = 0.1;
const seconds = Number(process.argv[2] ?? 10);
const steps = (process.argv[3] ?? '25,50,75,100,125,150').split(',').map(Number);

const rows: Row[] = [];
for (const kind of ['recorded', 'ours'] as const) {
  let carried = 0;
  for (const calls of steps) {
    const { overheads, latePercent, cpuMs } = await runTurns(kind, calls, seconds);
    const p95 = percentile(overheads, 0.95);
    const name = `${calls} calls${kind === 'recorded' ? ' recorded' : ''}`;
    rows.push(
      { name: `${name}, overhead p95`, ours: p95, unit: 'ms', goal: GOAL_MS },
      { name: `${name}, frames over 10 ms late`, ours: latePercent, unit: '%', goal: GOAL_LATE_PERCENT },
      { name: `${name}, CPU`, ours: (cpuMs * calls) / 10, unit: '% of a core' },
    );
    if (p95 > GOAL_MS || latePercent > GOAL_LATE_PERCENT) break;
    carried = calls;
  }
  rows.push({ name: `calls carried${kind === 'recorded' ? ', recorded' : ''}`, ours: carried, unit: 'calls' });
}
report('B10 calls of a process (stub providers, real time)', rows);
process.exit();

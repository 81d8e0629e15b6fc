// B4: the cost of a turn beyond its providers, at 25 and 50 concurrent sessions in real time.
// Overhead = final words delivered → first frame written, minus the nominal delays of the stubs (100 + 80 ms); event-loop lag
// counts as overhead. Floor: the same stubs as bare async generators on the same line.
// Usage: node voice-turns.ts [seconds]
import { percentile, report, type Row } from './report.ts';
import { runTurns } from './voice-turns-run.ts';

/** Half of the CPU time per call-second that LiveKit's agents took in the same exercise (14 to 21 ms). */
const CPU_GOAL_MS = 7;
const MEGABYTES_GOAL = 4;
const seconds = Number(process.argv[2] ?? 16);

const rows: Row[] = [];
for (const [calls, goalMs] of [
  [25, 5],
  [50, 20],
] as const) {
  const floor = await runTurns('floor', calls, seconds);
  const ours = await runTurns('ours', calls, seconds);
  const recorded = await runTurns('recorded', calls, seconds);
  const telephone = await runTurns('telephone', calls, seconds);
  rows.push(
    { name: `${calls} calls, frames over 10 ms late`, ours: ours.latePercent, unit: '%', goal: 0.1 },
    { name: `${calls} calls recorded, frames over 10 ms late`, ours: recorded.latePercent, unit: '%', goal: 0.1 },
    {
      name: `${calls} calls, overhead p50`,
      ours: percentile(ours.overheads, 0.5),
      floor: percentile(floor.overheads, 0.5),
      unit: 'ms',
    },
    {
      name: `${calls} calls, overhead p95`,
      ours: percentile(ours.overheads, 0.95),
      floor: percentile(floor.overheads, 0.95),
      unit: 'ms',
      goal: goalMs,
    },
    {
      name: `${calls} calls, CPU per call-second`,
      ours: ours.cpuMs,
      floor: floor.cpuMs,
      unit: 'ms',
      goal: CPU_GOAL_MS,
      gates: true,
    },
    {
      name: `${calls} calls, memory per call`,
      ours: ours.megabytes,
      floor: floor.megabytes,
      unit: 'MB',
      goal: MEGABYTES_GOAL,
      gates: true,
    },
    {
      name: `${calls} calls recorded, overhead p95`,
      ours: percentile(recorded.overheads, 0.95),
      unit: 'ms',
      goal: goalMs,
    },
    {
      name: `${calls} calls recorded, CPU per call-second`,
      ours: recorded.cpuMs,
      floor: floor.cpuMs,
      unit: 'ms',
      goal: 2 * CPU_GOAL_MS,
      gates: true,
    },
    { name: `${calls} telephone calls recorded, CPU per call-second`, ours: telephone.cpuMs, unit: 'ms', goal: 4 },
    {
      name: `${calls} calls recorded, memory per call`,
      ours: recorded.megabytes,
      unit: 'MB',
      goal: MEGABYTES_GOAL,
      gates: true,
    },
    { name: `${calls} calls, turns measured`, ours: ours.overheads.length, unit: '' },
  );
}
report('B4 turn overhead (stub providers, real time)', rows);
process.exit();

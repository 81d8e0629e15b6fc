// B5: the time from the words that interrupt the agent to its last frame, at 10 and 25 concurrent sessions in real time.
// The clock starts when the deciding words are due at the line, so event-loop lag counts.
// Usage: node voice-interruption.ts [seconds]
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMsOf, percentile, report, type Row } from './report.ts';
import { loadLine, loadSession, type LoadLine } from './voice-load.ts';

/** As in voice-turns.ts: half of the peer's CPU time. */
const CPU_GOAL_MS = 7;
/** A question, a response of several seconds, and an interruption in it. */
const ROUND_MS = 6000;
const INTERRUPT_AT_MS = 3500;
const WORDS = 120;
const seconds = Number(process.argv[2] ?? 24);

interface Result {
  stopsMs: number[];
  /** Interruptions with a frame more than 60 ms later. */
  leaks: number;
  cpuMs: number;
}

async function run(calls: number): Promise<Result> {
  const result: Result = { stopsMs: [], leaks: 0, cpuMs: 0 };
  const lines = Array.from({ length: calls }, loadLine);
  const sessions = lines.map((line) => loadSession(line, { recording: false, words: WORDS }));
  const timers = lines.map((line, i) => converse(line, (i * ROUND_MS) / calls, result));
  result.cpuMs = (await cpuMsOf(() => pause(seconds * 1000))) / (calls * seconds);
  for (const timer of timers) clearInterval(timer);
  for (const session of sessions) session.end({ status: 'completed', reason: 'ended_by_api' });
  await Promise.all(sessions.map((session) => session.done));
  return result;
}

function converse(line: LoadLine, offsetMs: number, result: Result): NodeJS.Timeout {
  const round = () => {
    speak(line, 0, 800, 'Tell me a very long story.');
    setTimeout(() => interrupt(line, result), INTERRUPT_AT_MS);
  };
  return setInterval(() => setTimeout(round, offsetMs), ROUND_MS);
}

function speak(line: LoadLine, fromMs: number, ms: number, words: string): void {
  setTimeout(() => (line.speaking = true), fromMs);
  setTimeout(() => {
    line.speaking = false;
    line.say(words, true);
  }, fromMs + ms);
}

/** Speech begins, and its words are recognized 400 ms later. The clock starts then. */
function interrupt(line: LoadLine, result: Result): void {
  let wrote = 0;
  let lastFrameAt = 0;
  line.onWrite = () => {
    wrote++;
    lastFrameAt = performance.now();
  };
  line.speaking = true;
  const decidedAt = performance.now() + 400;
  setTimeout(() => {
    const before = wrote;
    line.say('Stop, that is enough', false);
    const clearedAt = performance.now();
    setTimeout(() => {
      line.onWrite = () => {};
      line.speaking = false;
      // Without earlier frames there is nothing to stop, so the round does not count.
      if (before === 0) return;
      result.stopsMs.push(Math.max(clearedAt, lastFrameAt) - decidedAt);
      if (lastFrameAt - decidedAt > 60) result.leaks++;
    }, 300);
  }, 400);
}

const rows: Row[] = [];
for (const [calls, goalMs] of [
  [10, 25],
  [25, 40],
] as const) {
  const result = await run(calls);
  rows.push(
    { name: `${calls} calls, stop p50`, ours: percentile(result.stopsMs, 0.5), unit: 'ms' },
    { name: `${calls} calls, stop p95`, ours: percentile(result.stopsMs, 0.95), unit: 'ms', goal: goalMs },
    { name: `${calls} calls, frames after 60 ms`, ours: result.leaks, unit: '', goal: 0, gates: true },
    { name: `${calls} calls, CPU per call-second`, ours: result.cpuMs, unit: 'ms', goal: CPU_GOAL_MS, gates: true },
    { name: `${calls} calls, interruptions measured`, ours: result.stopsMs.length, unit: '' },
  );
}
report('B5 interruption to last frame (stub providers, real time)', rows);
process.exit();

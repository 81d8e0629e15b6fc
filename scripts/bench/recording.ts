// The cost of a recording, in milliseconds of CPU time per second of the call: during the call and after it. Counts the whole
// process, so the recording thread is included. Both sides talk in turns of two seconds; neither real time nor storage is
// involved. As in a call, the caller's line has noise while the agent talks, and the agent's side is zero while the caller talks
// (track.ts): LAME takes nearly twice as long for a voice beside noise as for a voice beside zeros.
// The floor stores the samples unchanged.
// Usage: node recording.ts [rounds]
import type { CompandedHz } from '../../src/voice/recording/companded.ts';
import { mp3Of, openPieces } from '../../src/voice/recording/mp3.ts';
import { cpuMsOf, report } from './report.ts';
import { NOISE, VOICE } from './voice-load.ts';

const CALL_SECONDS = 60;
const PIECE_SECONDS = VOICE.length / 16_000;
const PIECES = CALL_SECONDS / PIECE_SECONDS;
const SILENCE = new Int16Array(VOICE.length);
/** Together with the 1.3 to 1.9 ms of the call itself (voice-turns), less than 4 ms during the call and less than 6 ms in total. */
const LIVE_GOAL_MS = 1;
const AFTER_GOAL_MS = 3.5;
const rounds = Number(process.argv[2] ?? 5);

interface Cost {
  live: number;
  after: number;
}

async function costOf(
  keep: (left: Int16Array<ArrayBuffer>, right: Int16Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<Cost> {
  const pieces: Uint8Array[] = [];
  const live = await cpuMsOf(async () => {
    for (let piece = 0; piece < PIECES; piece++) {
      const [left, right] = piece % 2 === 0 ? [VOICE, SILENCE] : [NOISE, VOICE];
      pieces.push(await keep(left.slice(), right.slice()));
    }
  });
  async function* stored() {
    yield* pieces;
  }
  const after = await cpuMsOf(async () => {
    for await (const part of mp3Of(stored())) if (part.length > 1e6) throw new Error('a piece is too long');
  });
  return { live: live / CALL_SECONDS, after: after / CALL_SECONDS };
}

async function recorded(hz: CompandedHz): Promise<Cost> {
  const stream = openPieces(hz);
  const cost = await costOf((left, right) => stream.compand(left, right));
  stream.close();
  return cost;
}

const floor = () =>
  costOf(async (left, right) => Buffer.concat([new Uint8Array(left.buffer), new Uint8Array(right.buffer)]));
const kinds = { telephone: () => recorded(8_000), browser: () => recorded(16_000), floor };
const costs: Record<string, Cost[]> = {};
for (const run of Object.values(kinds)) await run();
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(kinds)) (costs[name] ??= []).push(await run());
}
const median = (name: keyof typeof kinds, part: keyof Cost) =>
  costs[name]!.map((cost) => cost[part]).sort((a, b) => a - b)[Math.floor(rounds / 2)]!;

const unit = 'ms';
report('Recording: CPU time per second of a call', [
  {
    name: 'telephone, while it lives',
    ours: median('telephone', 'live'),
    floor: median('floor', 'live'),
    unit,
    goal: LIVE_GOAL_MS,
    gates: true,
  },
  { name: 'telephone, after it', ours: median('telephone', 'after'), unit, goal: AFTER_GOAL_MS },
  {
    name: 'browser, while it lives',
    ours: median('browser', 'live'),
    floor: median('floor', 'live'),
    unit,
    goal: LIVE_GOAL_MS,
    gates: true,
  },
  { name: 'browser, after it', ours: median('browser', 'after'), unit, goal: AFTER_GOAL_MS },
]);
process.exit();

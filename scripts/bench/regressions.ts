// B10: do tests notice regressions? The showcase agent is run 20 times unchanged, then with each of 40 planted regressions.
// Gates: at least 37 are caught, and no run of the unchanged agent fails.
// Run: node scripts/bench/regressions.ts [runs of the unchanged agent]
import pino from 'pino';
import { systemClock } from '../../src/core/clock.ts';
import { createBuiltinLlm } from '../../src/providers/llm/builtin.ts';
import type { LlmDelta, LlmProvider, LlmRequest } from '../../src/providers/ports/llm.ts';
import { createBuiltinTts } from '../../src/providers/tts/builtin.ts';
import { createSileroVad } from '../../src/providers/vad/silero.ts';
import { failuresOf } from '../../src/resources/tests/expectations.ts';
import { builtinPart } from '../../src/resources/tests/simulation/persona.ts';
import { scriptedPart } from '../../src/resources/tests/simulation/script.ts';
import { simulateConversation } from '../../src/resources/tests/simulation/simulate.ts';
import { REGRESSIONS, type Regression } from './regressions-planted.ts';
import { SHOWCASE, SUITE, type SuiteCase } from './regressions-suite.ts';

const [unchangedRuns = 20] = process.argv.slice(2).map(Number);
const MIN_CAUGHT = 37;

const log = pino({ level: 'silent' });
const tts = createBuiltinTts(systemClock);
const vad = createSileroVad(log);
const builtin = createBuiltinLlm(() => new Date(2026, 10, 23, 12));
const sound = { tts, voiceId: 'builtin-echo', language: 'en-US', noiseDbfs: null, lossPercent: 0, isTelephone: false };

/** The built-in model with the regression's change to its responses. It keeps the id `builtin`, because it takes no time. */
function modelOf({ model }: Regression): LlmProvider {
  if (!model) return builtin;
  return { ...builtin, stream: (request) => changed(request, model) };
}

async function* changed(request: LlmRequest, model: NonNullable<Regression['model']>): AsyncGenerator<LlmDelta> {
  const deltas: LlmDelta[] = [];
  for await (const delta of builtin.stream(request)) deltas.push(delta);
  yield* model(deltas, request);
}

async function failuresIn(one: SuiteCase, regression: Regression, seed: string): Promise<string[]> {
  const { caller } = one;
  try {
    const agent = regression.agent?.(SHOWCASE) ?? SHOWCASE;
    const { conversation } = await simulateConversation({
      agent,
      providers: { llm: modelOf(regression), tts },
      audio: one.isAudio ? { ...sound, vad: () => vad.create() } : null,
      wordErrorPercent: 0,
      part: (random) => (caller.type === 'script' ? scriptedPart(caller) : builtinPart(caller, 'en-US', random)),
      mocks: (one.mocks ?? []).map((mock) => regression.mock?.(mock) ?? mock),
      real: null,
      searchKnowledge: async () => [],
      maxTurns: 20,
      seed: `${seed} ${one.name}`,
      realClock: systemClock,
      log,
      signal: new AbortController().signal,
    });
    return failuresOf(one.expect, { ...conversation, costMicros: 1000 }).map(({ detail }) => `${one.name}: ${detail}`);
  } catch (error) {
    return [`${one.name}: ${(error as Error).message}`];
  }
}

/** Runs the suite until the first failure, so that a caught regression takes no more time. */
async function firstFailure(regression: Regression, seed: string): Promise<string | null> {
  for (const one of SUITE) {
    const [failure] = await failuresIn(one, regression, seed);
    if (failure !== undefined) return failure;
  }
  return null;
}

let alarms = 0;
for (let run = 1; run <= unchangedRuns; run++) {
  const failure = await firstFailure({ name: 'none' }, `run ${run}`);
  if (failure === null) continue;
  alarms++;
  console.log(`false alarm in run ${run}: ${failure}`);
}
let caught = 0;
for (const regression of REGRESSIONS) {
  const failure = await firstFailure(regression, 'run 1');
  if (failure !== null) caught++;
  console.log(
    `${failure === null ? 'MISSED' : 'caught'}  ${regression.name}${failure === null ? '' : `\n        ${failure}`}`,
  );
}
console.log(
  `\n${caught} of ${REGRESSIONS.length} regressions caught (at least ${MIN_CAUGHT}), ${alarms} false alarms in ${unchangedRuns} runs (none)`,
);
if (caught < MIN_CAUGHT || alarms > 0) process.exitCode = 1;
await tts.close();
await vad.close();

// B9: simulated conversations of tests. Measures how much faster than real time audio calls run, with the built-in voices and the
// real voice-activity detector, and how many text cases run per second. Calls run one after the other, so that CPU time belongs
// to one call.
// Run: node scripts/bench/simulations.ts [audio calls] [text cases]
// Gates on CPU time of all threads: 20 ms per second of audio call, which is 50 × real time on one core, and 40 ms per text case.
// Each call has its own seed; the first three seeds run three times, and their events must be equal.
import pino from 'pino';
import { systemClock } from '../../src/core/clock.ts';
import { createBuiltinLlm, DEMO_MODEL } from '../../src/providers/llm/builtin.ts';
import { createBuiltinTts } from '../../src/providers/tts/builtin.ts';
import { createSileroVad } from '../../src/providers/vad/silero.ts';
import { scriptedPart } from '../../src/resources/tests/simulation/script.ts';
import { simulateConversation, type Simulated } from '../../src/resources/tests/simulation/simulate.ts';
import { AGENT } from '../../tests/support/scripted-session.ts';
import { cpuMsOf, report } from './report.ts';

const [audioCalls = 40, textCases = 400] = process.argv.slice(2).map(Number);
const REPEATED = 3;

const log = pino({ level: 'silent' });
const tts = createBuiltinTts(systemClock);
const vad = createSileroVad(log);
const llm = createBuiltinLlm(() => new Date(2026, 10, 23, 12));
const agent = {
  ...AGENT,
  voiceId: 'builtin-alloy',
  model: DEMO_MODEL,
  greeting: 'Hello, this is Ada from Northwind. How can I help?',
  systemPrompt:
    'You are Ada at the front desk of Northwind. We are open from nine to five. Parking costs two euros an hour.',
};
const SAID = [
  'Hello, what are your opening hours, please?',
  'And what does parking cost?',
  'I see. Is there anything that I should bring when I come?',
  'Are you open on Sunday as well?',
  'What does parking cost for two hours?',
  'I did not understand that, could you repeat it?',
  'What are your opening hours tomorrow?',
  'Thank you very much for your help, goodbye.',
];
const script = { type: 'script' as const, turns: SAID.map((say) => ({ say })) };

function call(seed: string, isAudio: boolean): Promise<Simulated> {
  const sound = { tts, voiceId: 'builtin-echo', language: 'en-US', noiseDbfs: null, lossPercent: 0, isTelephone: true };
  return simulateConversation({
    agent,
    providers: { llm, tts },
    audio: isAudio ? { ...sound, vad: () => vad.create() } : null,
    wordErrorPercent: 0,
    part: () => scriptedPart(script),
    mocks: [],
    real: null,
    searchKnowledge: async () => [],
    maxTurns: 20,
    seed,
    realClock: systemClock,
    log,
    signal: new AbortController().signal,
  });
}

// Loads voices, detector and compiled code before anything is measured.
await call('warm', true);
await call('warm', false);

let talkMs = 0;
const hashes = new Map<string, Set<string>>();
const audioMs = await cpuMsOf(async () => {
  for (let i = 0; i < audioCalls; i++) {
    const seed = `call ${i < REPEATED * 3 ? i % REPEATED : i}`;
    const { conversation, hash } = await call(seed, true);
    talkMs += conversation.summary.durationMs;
    hashes.set(seed, (hashes.get(seed) ?? new Set()).add(hash));
  }
});
const textMs = await cpuMsOf(async () => {
  for (let i = 0; i < textCases; i++) await call(`case ${i}`, false);
});
const differing = [...hashes.values()].filter(({ size }) => size > 1).length;
const perSecond = audioMs / (talkMs / 1000);
report(
  `${audioCalls} calls with audio of ${Math.round(talkMs / audioCalls / 1000)} s, ${textCases} text cases of ${SAID.length} turns`,
  [
    { name: 'audio: CPU time per second of conversation', ours: perSecond, unit: 'ms', goal: 20, gates: true },
    { name: 'audio: times faster than real time', ours: 1000 / perSecond, unit: '×' },
    { name: 'text: CPU time per case', ours: textMs / textCases, unit: 'ms', goal: 40, gates: true },
    { name: 'text: cases per second', ours: 1000 / (textMs / textCases), unit: '' },
    { name: 'seeds whose events differ between runs', ours: differing, unit: '', goal: 0, gates: true },
  ],
);
await tts.close();
await vad.close();

// Runs sessions, or bare generators, on real-time lines with callers who take turns: the measuring part of voice-turns.ts and
// voice-capacity.ts, which describe the measurement.
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMsOf, usedMegabytes } from './report.ts';
import {
  isLoud,
  LLM_FIRST_MS,
  loadLine,
  loadSession,
  stubLlm,
  stubTts,
  TTS_FIRST_MS,
  type LoadLine,
} from './voice-load.ts';

const NOMINAL_MS = LLM_FIRST_MS + TTS_FIRST_MS;
const TURN_MS = 4000;
const SPEECH_MS = 1000;
const WORDS = 20;

interface Result {
  /** Share of frames written more than 10 ms after their time, percent; 0 for the floor, which has no playback clock. */
  latePercent: number;
  overheads: number[];
  cpuMs: number;
  megabytes: number;
}

type Engine = (line: LoadLine) => { stop(): Promise<Frames> };

interface Frames {
  written: number;
  late: number;
}

const engines = {
  ours: (line: LoadLine) => {
    const session = loadSession(line, { recording: false, words: WORDS });
    return { stop: () => stopSession(session) };
  },
  recorded: (line: LoadLine) => {
    const session = loadSession(line, { recording: true, words: WORDS });
    return { stop: () => stopSession(session) };
  },
  telephone: (line: LoadLine) => {
    const session = loadSession({ ...line, isNarrowband: true }, { recording: true, words: WORDS });
    return { stop: () => stopSession(session) };
  },
  floor: bareGenerators,
};

async function stopSession(session: ReturnType<typeof loadSession>): Promise<Frames> {
  session.end({ status: 'completed', reason: 'ended_by_api' });
  return (await session.done).summary.frames;
}

/** The providers without a session: no turn-taking, no playback clock, no transcript. Captions in, first frame out. */
function bareGenerators(line: LoadLine): { stop(): Promise<Frames> } {
  line.onFrame(isLoud);
  const audio = new Int16Array(320);
  line.onCaption(({ final }) => {
    if (final) void answer();
  });
  const answer = async () => {
    const signal = new AbortController().signal;
    let clause = '';
    for await (const delta of stubLlm(WORDS).stream({ model: '', messages: [], tools: [], signal })) {
      if (delta.type !== 'text') continue;
      clause += delta.text;
      if (!/[,.] $/.test(clause)) continue;
      for await (const _chunk of stubTts.synthesize({ voiceId: '', text: clause, language: '', signal })) {
        for (let i = 0; i < 25; i++) line.write(audio);
      }
      clause = '';
    }
  };
  return { stop: () => line.close().then(() => ({ written: 1, late: 0 })) };
}

/** @param kind `floor`: generators without a session */
export async function runTurns(kind: keyof typeof engines, calls: number, seconds: number): Promise<Result> {
  const engine: Engine = engines[kind];
  const before = usedMegabytes();
  const overheads: number[] = [];
  const lines = Array.from({ length: calls }, loadLine);
  const running = lines.map(engine);
  const timers = lines.map((line, i) => callerOf(line, (i * TURN_MS) / calls, overheads));
  await pause(3 * TURN_MS);
  overheads.length = 0;
  const cpuMs = await cpuMsOf(() => pause(seconds * 1000));
  const megabytes = (usedMegabytes() - before) / calls;
  for (const timer of timers) clearInterval(timer);
  const frames = await Promise.all(running.map((one) => one.stop()));
  const sum = (pick: (one: Frames) => number) => frames.reduce((total, one) => total + pick(one), 0);
  const latePercent = (100 * sum(({ late }) => late)) / sum(({ written }) => written);
  return { latePercent, overheads, cpuMs: cpuMs / (calls * seconds), megabytes };
}

/** A caller who speaks for one second in every four. The final words arrive when the detector has noticed the silence. */
function callerOf(line: LoadLine, offsetMs: number, overheads: number[]): NodeJS.Timeout {
  let askedAt: number | null = null;
  line.onWrite = () => {
    if (askedAt === null) return;
    overheads.push(performance.now() - askedAt - NOMINAL_MS);
    askedAt = null;
  };
  const turn = () => {
    line.speaking = true;
    setTimeout(() => (line.speaking = false), SPEECH_MS);
    const dueAt = performance.now() + SPEECH_MS + 200;
    setTimeout(() => {
      askedAt = dueAt;
      line.say('What can you tell me about it?', true);
    }, SPEECH_MS + 200);
  };
  return setInterval(() => setTimeout(turn, offsetMs), TURN_MS);
}

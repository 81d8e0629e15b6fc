// Shared setup of the voice benchmarks: a line that delivers frames in real time, providers with fixed delays, and sessions that
// use them. The harness is cheap (one ticker, sound created once), so that the measurement shows the cost of the session.
import pino from 'pino';
import { systemClock } from '../../src/core/clock.ts';
import { every20Ms } from '../../src/core/ticker.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../src/providers/ports/audio.ts';
import type { Line } from '../../src/providers/ports/carrier.ts';
import type { LlmProvider } from '../../src/providers/ports/llm.ts';
import type { Caption, SttProvider } from '../../src/providers/ports/stt.ts';
import type { TtsProvider } from '../../src/providers/ports/tts.ts';
import { DEFAULT_LIMITS } from '../../src/resources/agents/fields.ts';
import type { SessionAgent, VoiceHost } from '../../src/voice/host.ts';
import { startSession, type Session } from '../../src/voice/session/session.ts';

export const LLM_FIRST_MS = 100;
export const TTS_FIRST_MS = 80;

/** Two seconds of a voiced sound over line noise, because an encoder takes half as long for a constant signal. */
export const VOICE = voice(100 * FRAME_SAMPLES, 6000);
export const NOISE = voice(100 * FRAME_SAMPLES, 0);
const CLAUSE_AUDIO = VOICE.subarray(0, 25 * FRAME_SAMPLES);

/** Ten harmonics of a gliding 130 Hz, weighted like a vowel, swelling four times per second. */
function voice(samples: number, level: number): Int16Array {
  let phase = 0;
  return Int16Array.from({ length: samples }, (_, i) => {
    phase += (2 * Math.PI * (130 + 20 * Math.sin((2 * Math.PI * i) / 24_000))) / SAMPLE_RATE;
    let sum = 0;
    for (let harmonic = 1; harmonic <= 10; harmonic++) sum += Math.sin(harmonic * phase) / (1 + Math.abs(harmonic - 5));
    // A linear congruential generator's low bits are noise enough.
    const noise = (((i * 1_103_515_245 + 12_345) >>> 16) & 0x3f) - 32;
    return level * sum * (0.6 + 0.4 * Math.sin((2 * Math.PI * 4 * i) / SAMPLE_RATE)) + noise;
  });
}

export interface LoadLine extends Line {
  speaking: boolean;
  say(text: string, final: boolean): void;
  /** Called with every frame the agent writes, and when the line is cleared. */
  onWrite: () => void;
  onClear: () => void;
}

export function loadLine(): LoadLine {
  let onFrame = (_frame: Int16Array) => {};
  let onCaption = (_caption: Caption) => {};
  let at = 0;
  const stop = every20Ms(systemClock, () => {
    at = (at + FRAME_SAMPLES) % VOICE.length;
    onFrame((line.speaking ? VOICE : NOISE).subarray(at, at + FRAME_SAMPLES));
  });
  const line: LoadLine = {
    speaking: false,
    say: (text, final) => onCaption({ text, final }),
    onWrite: () => {},
    onClear: () => {},
    onFrame: (listener) => void (onFrame = listener),
    onCaption: (listener) => void (onCaption = listener),
    onDtmf() {},
    onClose() {},
    write() {
      line.onWrite();
      return true;
    },
    clear: () => line.onClear(),
    mark: async () => true,
    async sendDtmf() {},
    sendCaption() {},
    bufferMs: 0,
    async close() {
      stop();
    },
  };
  return line;
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const stubStt: SttProvider = {
  id: 'stub',
  description: 'reads captions',
  languages: 'all',
  open: ({ onWords }) => ({
    write() {},
    caption: ({ text, final }) => onWords({ text, final, startMs: 0, endMs: 0 }),
    flush() {},
    async close() {},
  }),
};

/** Responds with the first words after 100 ms, then one word every 20 ms. */
export function stubLlm(words: number): LlmProvider {
  return {
    id: 'stub',
    description: '',
    models: () => [],
    async *stream({ signal }) {
      await after(LLM_FIRST_MS);
      yield { type: 'text', text: 'Certainly, ' };
      for (let i = 0; i < words && !signal.aborted; i++) {
        await after(20);
        yield { type: 'text', text: i % 8 === 7 ? 'and so on. ' : 'word ' };
      }
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 100, outputTokens: words } };
    },
  };
}

/** Half a second of audio per clause, the first part after 80 ms. */
export const stubTts: TtsProvider = {
  id: 'stub',
  description: '',
  voices: () => [],
  async *synthesize() {
    await after(TTS_FIRST_MS);
    yield CLAUSE_AUDIO;
  },
  async close() {},
};

export const isLoud = (frame: Int16Array) => frame.some((sample) => sample > 1000);

const AGENT: SessionAgent = {
  agentId: 'agent_bench',
  name: 'Bench',
  voiceId: 'stub-one',
  fallbackVoiceId: null,
  language: 'en',
  systemPrompt: 'You are a benchmark.',
  model: 'stub',
  temperature: undefined,
  greeting: null,
  functions: [],
  hasKnowledge: false,
  interruption: { enabled: true, minMs: 200, minWords: 1, ignoreBackgroundVoices: true },
  // No endpointing delay, because deliberate silence is not overhead.
  endpointing: { minMs: 0, maxMs: 0 },
  inactivity: { seconds: 600, reminders: [] },
  limits: DEFAULT_LIMITS,
  voicemail: { action: 'hangup', message: null },
  screeningMessage: null,
  recording: { enabled: false, disclosure: null },
  privacy: { kinds: [], patterns: [], redactModel: false, noStore: false },
};

const HOST: VoiceHost = {
  async record() {},
  sendSms: async () => ({ ok: false, result: null }),
  summarize: async () => null,
  searchKnowledge: async () => [],
  runFunction: async () => ({ ok: true, result: null }),
  async storeRecording() {},
  async ended() {},
};

export function loadSession(line: Line, options: { recording: boolean; words: number }): Session {
  return startSession({
    agent: { ...AGENT, recording: { enabled: options.recording, disclosure: null } },
    line,
    host: HOST,
    clock: systemClock,
    providers: {
      stt: stubStt,
      tts: stubTts,
      llm: stubLlm(options.words),
      vad: () => ({ write: isLoud, close() {} }),
    },
    answeredBy: 'human',
    log: pino({ level: 'silent' }),
  });
}

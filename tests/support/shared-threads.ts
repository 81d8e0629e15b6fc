// The threads of the built-in parts, started once per test process instead of once per service: starting both takes 0.4 s of CPU
// time. A sentence that one test has had synthesized is reused by the next ones; most calls of tests say the same few sentences.
import { pino } from 'pino';
import { systemClock } from '../../src/core/clock.ts';
import type { BuiltinThreads } from '../../src/providers/registry.ts';
import { createPhraseCache } from '../../src/providers/tts/phrases.ts';
import { createSynthesizer, type Synthesizer } from '../../src/providers/tts/flite/synthesizer.ts';
import { createSileroVad } from '../../src/providers/vad/silero.ts';

/** About a quarter of an hour of speech. */
const MAX_SPEECH_BYTES = 32 * 1024 * 1024;

let shared: BuiltinThreads | null = null;

/** They do not keep the process alive, and closing a service does not end them. */
export function sharedThreads(): BuiltinThreads {
  return (shared ??= {
    synthesizer: remembering(createSynthesizer(systemClock)),
    vad: { ...createSileroVad(pino({ level: 'silent' })), close: async () => undefined },
  });
}

function remembering(synthesizer: Synthesizer): Synthesizer {
  const spoken = createPhraseCache(MAX_SPEECH_BYTES);
  return {
    ...synthesizer,
    async speak(voice, text, signal) {
      const key = JSON.stringify([voice, text]);
      const known = spoken.get(key);
      if (known) return known;
      const samples = await synthesizer.speak(voice, text, signal);
      spoken.set(key, samples);
      return samples;
    },
    close: async () => undefined,
  };
}

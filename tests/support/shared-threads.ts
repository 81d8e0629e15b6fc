// The threads of the built-in voices and of voice-activity detection. They start once per test process instead of once per service,
// which would take 0.4 s of CPU time. Most calls of tests say the same few sentences, so each is synthesized once per run and shared
// by its processes.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../../src/core/clock.ts';
import type { BuiltinThreads } from '../../src/providers/registry.ts';
import { createSynthesizer, type Synthesizer } from '../../src/providers/tts/flite/synthesizer.ts';
import { createPhraseCache } from '../../src/providers/tts/phrases.ts';
import { createSileroVad } from '../../src/providers/vad/silero.ts';
import { databasePrefix, runDirectory } from './run.ts';

/** About a quarter of an hour of speech. */
const MAX_SPEECH_BYTES = 32 * 1024 * 1024;

let shared: BuiltinThreads | null = null;

/** Returns the threads. They do not keep the process alive, and closing a service does not end them. */
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
      const samples = (await spokenElsewhere(key)) ?? (await synthesizer.speak(voice, text, signal));
      if (!spoken.get(key)) await share(key, samples);
      spoken.set(key, samples);
      return samples;
    },
    close: async () => undefined,
  };
}

/** The file of a sentence that the processes of a run share; null outside a run. */
function fileOf(key: string): string | null {
  if (databasePrefix() === null) return null;
  return join(runDirectory(), `speech-${createHash('sha256').update(key).digest('hex')}`);
}

async function spokenElsewhere(key: string): Promise<Int16Array | null> {
  const file = fileOf(key);
  if (file === null || !existsSync(file)) return null;
  const bytes = await readFile(file);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function share(key: string, samples: Int16Array): Promise<void> {
  const file = fileOf(key);
  if (file === null || existsSync(file)) return;
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, samples);
  await rename(draft, file);
}

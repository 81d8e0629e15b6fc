// A VITS (Piper), Matcha, Kokoro or Kitten model as the local voice. It speaks a sentence before it is kept, and its speed is
// printed: a voice that takes longer than the duration of its speech leaves pauses in a call.
import { cp, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_RATE } from '../../providers/ports/audio.ts';
import { createSherpaVoices, sherpaVoice, type SherpaVoices } from '../../providers/tts/sherpa.ts';
import { findVoice, licenseOf } from '../../providers/tts/sherpa/model.ts';
import type { ModelKind } from './kind.ts';
import { printLine } from './say.ts';

const SENTENCE = 'Hello, this is a short test of a voice that runs on this machine.';
const MAX_NAMED = 5;
const MS = 1000;

export const voice: ModelKind = {
  folder: 'voice',
  settings: (directory, languages) => ({
    SHERPA_VOICE_DIR: directory,
    ...(languages === null ? {} : { SHERPA_VOICE_LANGUAGES: languages }),
  }),
  async keep(source, draft) {
    await mkdir(draft);
    printLine(`License: ${licenseOf(source) ?? 'the model does not say; ask its publisher'}.`);
    const isLink = async (path: string): Promise<boolean> => (await lstat(path)).isSymbolicLink();
    for (const name of findVoice(source).parts)
      await cp(join(source, name), join(draft, name), {
        recursive: true,
        filter: async (path) => !(await isLink(path)),
      });
    findVoice(draft);
  },
  async check(directory, languages) {
    printLine('Loading the voice and speaking once …');
    const voices = open(directory, languages);
    try {
      await voices.load();
      printLine(await measured(voices));
    } catch (cause) {
      throw new Error(`the voice does not work: ${(cause as Error).message}`, { cause });
    } finally {
      await voices.close();
    }
  },
  next(directory) {
    const voices = open(directory, 'en').voices();
    const named = voices.slice(0, MAX_NAMED).map(({ voiceId }) => voiceId);
    const more = voices.length > named.length ? `, … (${voices.length} in GET /v1/voices)` : '';
    return [
      `Its voices: ${named.join(', ')}${more}`,
      `Then give one to an agent:  PATCH /v1/agents/{id} with {"voice_id":"${named[0]}"}`,
    ];
  },
};

function open(directory: string, languages: string | null): SherpaVoices {
  const settings = sherpaVoice.readSettings({
    text: (name) => (name === 'SHERPA_VOICE_DIR' ? directory : name === 'SHERPA_VOICE_LANGUAGES' ? languages : null),
    development: true,
    embedded: true,
  });
  return createSherpaVoices(settings!);
}

async function measured(voices: SherpaVoices): Promise<string> {
  const { voiceId } = voices.voices()[0]!;
  const startedAt = performance.now();
  let samples = 0;
  const { signal } = new AbortController();
  for await (const sound of voices.synthesize({ voiceId, text: SENTENCE, language: 'en', signal }))
    samples += sound.length;
  const tookMs = performance.now() - startedAt;
  const spokenMs = (samples / SAMPLE_RATE) * MS;
  const factor = (tookMs / spokenMs).toFixed(2);
  return `It spoke ${(spokenMs / MS).toFixed(1)} s in ${(tookMs / MS).toFixed(2)} s (real-time factor ${factor}; above 1 a call has pauses).`;
}

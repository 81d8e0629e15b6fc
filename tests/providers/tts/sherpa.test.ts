// Local voices: the real library with a tiny model that speaks in tones; a scripted process for faults that a real one
// cannot produce on demand; and the directory layouts of the releases.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { concatSamples } from '../../../src/core/pcm.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { SAMPLE_RATE } from '../../../src/providers/ports/audio.ts';
import { createSherpaVoices, type SherpaVoices } from '../../../src/providers/tts/sherpa.ts';
import { findVoice, licenseOf } from '../../../src/providers/tts/sherpa/model.ts';
import { createVoicePool, type SpeakingProcess } from '../../../src/providers/tts/sherpa/pool.ts';
import type { VoiceCommand, VoiceResult } from '../../../src/providers/tts/sherpa/process.ts';
import { model } from '../../support/onnx-writer.ts';
import { SAMPLES_OF_A_LETTER, TINY_VOICE_RATE, writeTinyVoice } from '../../support/tiny-voice.ts';
import { until } from '../../support/until.ts';
import { conformsToTts } from '../conformance/tts.ts';
import { collect } from '../support/sounds.ts';

let directory: string;
const SETTINGS = { languages: null, processes: 1, threads: 1 };
const { signal } = new AbortController();
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sherpa-voice-'));
  await writeTinyVoice(directory);
});
afterAll(() => rm(directory, { recursive: true }));

conformsToTts('sherpa-onnx', () => createSherpaVoices({ ...SETTINGS, directory }));

describe('a model of two speakers', () => {
  let tts: SherpaVoices;
  beforeAll(() => void (tts = createSherpaVoices({ ...SETTINGS, directory })));
  afterAll(() => tts.close());
  const speak = (voiceId: string, text: string) =>
    collect(tts.synthesize({ voiceId, text, language: 'en-US', signal })).then(concatSamples);

  test('has its speakers listed with the names and the language of its metadata', () => {
    const [first, second] = tts.voices();
    expect([first!.voiceId, second!.voiceId]).toEqual(['sherpa-onnx-tone-0', 'sherpa-onnx-tone-1']);
    expect(first!.languages).toEqual(expect.arrayContaining(['en', 'en-US', 'en-IN']));
    expect([tts.takes!('sherpa-onnx-1'), tts.takes!('sherpa-onnx-2'), tts.takes!('sherpa-onnx-x')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('speaks at 16 kHz, each speaker with its own pitch, selected by name or number', async () => {
    const [low, high, numbered] = await Promise.all(
      ['sherpa-onnx-tone-0', 'sherpa-onnx-tone-1', 'sherpa-onnx-1'].map((voice) => speak(voice, 'aaaaaaaa')),
    );
    const seconds = (8 * SAMPLES_OF_A_LETTER) / TINY_VOICE_RATE;
    expect(low!.length / SAMPLE_RATE).toBeCloseTo(seconds, 1);
    // Each letter begins a new wave, which adds a few crossings.
    expect(Math.round(pitchOf(low!) / 50)).toBe(4);
    expect(Math.round(pitchOf(high!) / 50)).toBe(10);
    expect(numbered).toEqual(high);
  });

  test('returns the audio of each sentence as soon as it is synthesized, and nothing for a text without words', async () => {
    const request = { voiceId: 'sherpa-onnx-0', text: 'One here. Two here. Three here.', language: 'en', signal };
    expect(await collect(tts.synthesize(request))).toHaveLength(3);
    expect(await speak('sherpa-onnx-0', '…')).toHaveLength(320);
  });
});

/** Rising zero crossings per second. */
function pitchOf(samples: Int16Array): number {
  const crossings = samples.filter((sample, i) => i > 0 && samples[i - 1]! < 0 && sample >= 0).length;
  return crossings / (samples.length / SAMPLE_RATE);
}

describe('synthesis processes', () => {
  interface Scripted extends SpeakingProcess {
    said: VoiceCommand[];
    answer(result: VoiceResult): void;
    die(): void;
  }
  const clock = createVirtualClock();
  function pool(size: number) {
    const started: Scripted[] = [];
    const start = (): Scripted => {
      let tell: (result: VoiceResult) => void = () => undefined;
      let gone: (error: Error) => void = () => undefined;
      const scripted: Scripted = {
        said: [],
        ready: Promise.resolve(),
        send: (command) => void scripted.said.push(command),
        onMessage: (listener) => void (tell = listener),
        onGone: (listener) => void (gone = listener),
        close: async () => undefined,
        answer: (result) => tell(result),
        die: () => gone(new Error('the voice ended with SIGKILL')),
      };
      started.push(scripted);
      return scripted;
    };
    return { pool: createVoicePool('sherpa-onnx', size, start, clock), started };
  }
  const said = (text: string) => ({ text, speaker: 0, speed: 1.1 });
  const asked = ({ said }: Scripted) => said.map(({ type, job }) => `${type} ${job}`);
  const done = (process: Scripted, job: number) => {
    process.answer({ type: 'sound', job, samples: new Float32Array(4) });
    process.answer({ type: 'done', job });
  };

  test('take one text each; further texts wait, and an abandoned text occupies its process until synthesis has stopped', async () => {
    const { pool: two, started } = pool(2);
    const abort = new AbortController();
    const texts = ['a', 'b', 'c', 'd'].map((text, i) =>
      collect(two.speak(said(text), i === 0 ? abort.signal : signal)),
    );
    await until(() => started.length === 2);
    expect(started.map(asked)).toEqual([['speak 1'], ['speak 2']]);
    expect(started[0]!.said).toEqual([{ type: 'speak', job: 1, text: 'a', speaker: 0, speed: 1.1 }]);
    abort.abort(new Error('the caller spoke'));
    await expect(texts[0]).rejects.toThrow('the caller spoke');
    expect(asked(started[0]!)).toEqual(['speak 1', 'stop 1']);
    done(started[1]!, 2);
    expect(asked(started[1]!)).toEqual(['speak 2', 'speak 3']);
    started[0]!.answer({ type: 'done', job: 1 });
    expect(asked(started[0]!)).toEqual(['speak 1', 'stop 1', 'speak 4']);
    done(started[1]!, 3);
    done(started[0]!, 4);
    expect((await Promise.all(texts.slice(1))).map((sounds) => sounds.length)).toEqual([1, 1, 1]);
  });

  test('that die or hang fail only their own text, and the next text starts another process', async () => {
    const { pool: one, started } = pool(1);
    const failure = (text: string) => collect(one.speak(said(text), signal)).catch((error: unknown) => error);
    const [first, second] = [failure('a'), failure('b')];
    await until(() => started.length === 1);
    started[0]!.die();
    expect(await first).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('SIGKILL') });
    expect(asked(started[1]!)).toEqual(['speak 2']);
    const third = collect(one.speak(said('c'), signal));
    await clock.advance(60_000);
    expect(await second).toMatchObject({ kind: 'timeout' });
    done(started[2]!, 3);
    expect(await third).toHaveLength(1);
  });

  test('refuse a text when a hundred wait, and all texts after close', async () => {
    const { pool: one } = pool(1);
    const texts = Array.from({ length: 101 }, () => collect(one.speak(said('a'), signal)));
    const settled = Promise.allSettled(texts);
    await expect(collect(one.speak(said('b'), signal))).rejects.toThrow('SHERPA_VOICE_PROCESSES');
    await one.close();
    for (const { status } of await settled) expect(status).toBe('rejected');
    await expect(collect(one.speak(said('c'), signal))).rejects.toThrow('was closed');
  });
});

describe('the directory of a voice', () => {
  const metadata = { sample_rate: 24_000, n_speakers: 2, language: 'English', license: 'MIT' };
  async function layout(files: readonly string[], about: Record<string, string | number> = metadata): Promise<string> {
    const path = await mkdtemp(join(directory, 'layout-'));
    for (const name of files) {
      if (name.endsWith('/')) await mkdir(join(path, name));
      else await writeFile(join(path, name), name.endsWith('.onnx') ? model(about) : '');
    }
    return path;
  }

  test('of Piper has the names and the language of its JSON file', async () => {
    const path = await layout(['tokens.txt', 'de_DE-x-low.onnx', 'espeak-ng-data/'], { ...metadata, n_speakers: 0 });
    const said = { language: { code: 'de_DE' }, speaker_id_map: { eva: 0 } };
    await writeFile(join(path, 'de_DE-x-low.onnx.json'), JSON.stringify(said));
    await writeFile(join(path, 'MODEL_CARD'), '# Model card\n\n* License: CC BY 4.0\n');
    expect(findVoice(path)).toMatchObject({
      kind: 'vits',
      language: 'de',
      rate: 24_000,
      speakers: [{ id: 0, slug: 'eva' }],
      config: { model: { vits: { dataDir: join(path, 'espeak-ng-data'), lexicon: '' } } },
    });
    expect(licenseOf(path)).toBe('CC BY 4.0 (MODEL_CARD)');
  });

  test('of Kokoro has the speakers of its metadata, and lexicons and rules in order', async () => {
    const files = [
      'model.onnx',
      'voices.bin',
      'tokens.txt',
      'espeak-ng-data/',
      'lexicon-us-en.txt',
      'lexicon-gb-en.txt',
    ];
    const more = ['lexicon-zh.txt', 'number-zh.fst', 'date-zh.fst', 'phone-zh.fst'];
    const path = await layout([...files, ...more], {
      ...metadata,
      model_type: 'kokoro',
      speaker_names: 'af_bella,bm_lewis',
    });
    const found = findVoice(path);
    expect(found.speakers).toEqual([
      { id: 0, name: 'af bella', slug: 'af-bella', gender: 'female' },
      { id: 1, name: 'bm lewis', slug: 'bm-lewis', gender: 'male' },
    ]);
    const listed = (...names: string[]) => names.map((name) => join(path, name)).join(',');
    expect(found.config.ruleFsts).toBe(listed('phone-zh.fst', 'date-zh.fst', 'number-zh.fst'));
    expect(found.config.model.kokoro).toMatchObject({ lexicon: listed('lexicon-us-en.txt', 'lexicon-zh.txt') });
    expect(licenseOf(path)).toBe('MIT (model.onnx)');
  });

  test('of Matcha includes its vocoder', async () => {
    const path = await layout(['model-steps-3.onnx', 'vocos-22khz-univ.onnx', 'tokens.txt', 'espeak-ng-data/']);
    expect(findVoice(path)).toMatchObject({
      kind: 'matcha',
      config: { model: { matcha: { acousticModel: join(path, 'model-steps-3.onnx') } } },
    });
  });

  test.each([
    [['a.onnx'], {}, 'contains no tokens.txt'],
    [['tokens.txt'], {}, 'contains no model'],
    [['tokens.txt', 'encoder.onnx', 'decoder.onnx', 'joiner.onnx'], {}, 'contains a recognizer, not a voice'],
    [['tokens.txt', 'model-steps-3.onnx'], {}, 'without its vocoder'],
    [['tokens.txt', 'model.onnx', 'voices.bin'], {}, 'contains no espeak-ng-data'],
    [['tokens.txt', 'model.onnx'], { sample_rate: 8_000 }, 'whose sample rate is 8000'],
  ])('that has %j is refused with one sentence', async (files, about, reason) => {
    const path = await layout(files, { ...metadata, ...about });
    expect(() => findVoice(path)).toThrow(new RegExp(`^SHERPA_VOICE_DIR ${path} .*${reason}`));
  });

  test('that is missing, damaged, or names no language is refused', async () => {
    expect(() => findVoice('/nowhere/at/all')).toThrow(/^SHERPA_VOICE_DIR \/nowhere\/at\/all cannot be read/);
    const damaged = await layout(['tokens.txt']);
    await writeFile(join(damaged, 'model.onnx'), 'not a model');
    expect(() => findVoice(damaged)).toThrow(/model\.onnx cannot be read: it is/);
    const silent = await layout(['tokens.txt', 'model.onnx'], { sample_rate: 22_050, n_speakers: 1 });
    expect(() => createSherpaVoices({ ...SETTINGS, directory: silent })).toThrow('set SHERPA_VOICE_LANGUAGES');
    const fails = createSherpaVoices({ ...SETTINGS, directory: silent, languages: ['en'] });
    await expect(fails.load()).rejects.toThrow(/^the voice ended with/);
    await fails.close();
  });
});

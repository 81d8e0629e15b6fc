// Recognizers on the operator's own machines: a transcription server; and sherpa-onnx, both the library with a tiny model
// and its process handling with a scripted recognizer.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { SttProvider, RecognizedWords } from '../../../src/providers/ports/stt.ts';
import { createSherpa, findModel, type SherpaProcess } from '../../../src/providers/stt/sherpa.ts';
import { createStreams, type SherpaResult } from '../../../src/providers/stt/sherpa/streams.ts';
import { createTranscription } from '../../../src/providers/stt/transcription.ts';
import { writeTinyTransducer } from '../../support/tiny-transducer.ts';
import { until } from '../../support/until.ts';
import { conformsToStt } from '../conformance/stt.ts';

let vendor: VoiceVendor;
let directory: string;
beforeAll(async () => {
  vendor = await startVoiceVendor();
  directory = await mkdtemp(join(tmpdir(), 'sherpa-'));
  for (const name of ['tokens.txt', 'encoder.int8.onnx', 'encoder.onnx', 'decoder.onnx', 'joiner.onnx']) {
    await writeFile(join(directory, name), '');
  }
});
afterAll(async () => {
  await vendor.close();
  await rm(directory, { recursive: true });
});

function open(stt: SttProvider, keyterms: readonly string[] = [], otherLanguages: readonly string[] = []) {
  const words: RecognizedWords[] = [];
  const errors: Error[] = [];
  const abort = new AbortController();
  const transcriber = stt.open({
    language: 'en-US',
    otherLanguages,
    keyterms,
    onWords: (each) => void words.push(each),
    onError: (error) => void errors.push(error),
    signal: abort.signal,
  });
  const frames = (count: number, sample: number) => {
    for (let i = 0; i < count; i++) transcriber.write(new Int16Array(FRAME_SAMPLES).fill(sample));
  };
  return { transcriber, words, errors, frames };
}

describe('a transcription server', () => {
  const create = () => createTranscription({ baseUrl: `${vendor.url}/v1`, apiKey: 'vendor-key', model: 'whisper-1' });

  test('receives each utterance as WAV at a pause and returns its times in order; silence is not sent', async () => {
    vendor.transcripts = ['One.', 'Two.'];
    const { transcriber, words, errors, frames } = open(create());
    frames(50, 0);
    frames(50, 3_000);
    transcriber.flush();
    frames(50, 3_000);
    transcriber.flush();
    transcriber.flush();
    await until(() => words.length === 2);
    expect(words.map(({ text, startMs, endMs, final }) => [text, startMs, endMs, final])).toEqual([
      ['One.', 700, 2_000, true],
      ['Two.', 2_000, 3_000, true],
    ]);
    const [first] = vendor.requests;
    expect([first!.path, vendor.requests.length]).toEqual(['/v1/audio/transcriptions', 2]);
    expect(first!.body.includes('RIFF')).toBe(true);
    expect(errors).toEqual([]);
    expect(first!.body.includes('name="prompt"')).toBe(false);
    await transcriber.close();
  });

  test('receives keyterms as the prompt, up to a length that the model reads', async () => {
    vendor.transcripts = ['Northwind.'];
    const before = vendor.requests.length;
    const { transcriber, words, frames } = open(create(), ['Northwind', 'Zoë', 'x'.repeat(600)]);
    frames(50, 3_000);
    transcriber.flush();
    await until(() => words.length === 1);
    const [, prompt] = /name="prompt"\r\n\r\n(.*)\r\n/.exec(vendor.requests[before]!.body.toString())!;
    expect(prompt).toMatch(/^Northwind, Zoë, x+$/);
    expect(prompt!.length).toBe(500);
    await transcriber.close();
  });

  test('of an agent with several languages receives none, and reports the spoken one', async () => {
    vendor.transcripts = [{ text: 'Quiero una mesa.', language: 'spanish' }];
    const before = vendor.requests.length;
    const { transcriber, words, frames } = open(create(), [], ['es-MX']);
    frames(50, 3_000);
    transcriber.flush();
    await until(() => words.length === 1);
    expect(words[0]).toMatchObject({ text: 'Quiero una mesa.', language: 'spanish' });
    const form = vendor.requests[before]!.body.toString();
    expect(form).not.toContain('name="language"');
    expect(form).toMatch(/name="response_format"\r\n\r\nverbose_json\r\n/);
    await transcriber.close();
  });

  test('of an agent with one language receives it, and reports none', async () => {
    vendor.transcripts = [{ text: 'A table.', language: 'english' }];
    const before = vendor.requests.length;
    const { transcriber, words, frames } = open(create());
    frames(50, 3_000);
    transcriber.flush();
    await until(() => words.length === 1);
    expect(words[0]).not.toHaveProperty('language');
    const form = vendor.requests[before]!.body.toString();
    expect(form).toMatch(/name="language"\r\n\r\nen\r\n/);
    expect(form).toMatch(/name="response_format"\r\n\r\njson\r\n/);
    await transcriber.close();
  });

  test.each([
    ['whisper-1', true],
    ['Systran/faster-whisper-small', true],
    ['gpt-4o-transcribe', false],
  ])('with the model %s detects languages: %s', (model, detects) => {
    const { detects: detected } = createTranscription({ baseUrl: `${vendor.url}/v1`, apiKey: null, model });
    expect(detected!(['en-US', 'es-MX'])).toBe(detects);
  });

  test.each([
    ['refuse', 'auth'],
    ['garbage', 'protocol'],
    ['rate_limit', 'rate_limited'],
  ] as const)('that fails (%s) ends the recognizer once, with the error %s', async (fault, kind) => {
    vendor.fault = fault;
    const { transcriber, errors, frames } = open(create());
    frames(20, 3_000);
    transcriber.flush();
    await until(() => errors.length === 1);
    expect(errors[0]).toMatchObject({ kind });
    vendor.fault = null;
    await transcriber.close();
  });
});

/** Audio received by the scripted recognizer so far; each stream has its own text. */
let script = '';
/** Makes it evaluate its script without further audio. */
let nudge = () => undefined as void;
function scriptedProcess(): SherpaProcess {
  let report: (heard: SherpaResult) => void = () => undefined;
  const receive = createStreams(
    {
      createStream: () => ({ acceptWaveform: () => undefined }),
      isReady: () => false,
      decode: () => undefined,
      getResult: () => ({ text: script }),
      isEndpoint: () => false,
      reset: () => (script = ''),
    },
    (heard) => report(heard),
  );
  return {
    ready: Promise.resolve(),
    send(message) {
      if (message.type === 'audio') nudge = () => receive({ ...message, frame: new Int16Array(0) });
      else if (message.type === 'open')
        nudge = () => receive({ ...message, type: 'audio', frame: new Int16Array(0), nowMs: 0 });
      receive(message);
    },
    onMessage: (listener) => void (report = listener),
    onGone: () => undefined,
    close: async () => undefined,
  };
}

conformsToStt('sherpa-onnx', () => {
  script = '';
  const real = createSherpa({ directory, languages: ['en'] }, scriptedProcess);
  const provider: SttProvider = { ...real };
  return {
    provider,
    async hear(transcriber, text, final) {
      script = text;
      nudge();
      if (final) transcriber.flush();
    },
  };
});

describe('sherpa-onnx with a model of two words', () => {
  let models: string;
  beforeAll(async () => {
    models = await mkdtemp(join(tmpdir(), 'sherpa-tiny-'));
    await writeTinyTransducer(models);
  });
  afterAll(() => rm(models, { recursive: true }));
  /** Noise: a constant signal leaves nothing in the speech bands. */
  const noise = (peak: number) => Int16Array.from({ length: FRAME_SAMPLES }, (_, i) => ((i * 7_919) % peak) - peak / 2);

  test('transcribes loud and quiet speech: partial words immediately, final words at a pause', async () => {
    const stt = createSherpa({ directory: models, languages: ['en'] });
    await stt.load();
    const { transcriber, words, errors } = open(stt);
    const sounds = (count: number, peak: number) => {
      for (let i = 0; i < count; i++) transcriber.write(noise(peak));
    };
    sounds(50, 2);
    sounds(50, 12_000);
    sounds(50, 2);
    transcriber.flush();
    await until(() => words.some(({ final }) => final));
    expect(words.map(({ text, final }) => [text, final])).toEqual([
      ['loud', false],
      ['loud quiet', false],
      ['loud quiet', true],
    ]);
    const [{ startMs }] = words as [RecognizedWords];
    expect(startMs).toBeGreaterThanOrEqual(1_000);
    expect(startMs).toBeLessThan(1_200);
    expect(errors).toEqual([]);
    await stt.close();
  });

  test('supports every region of its language, and no other language', () => {
    const { languages } = createSherpa({ directory: models, languages: ['en', 'pt-BR'] });
    expect(languages).toEqual(expect.arrayContaining(['en', 'en-US', 'en-IN', 'pt-BR']));
    expect(languages).not.toContain('pt-PT');
    expect(languages).not.toContain('de');
  });

  test('that is damaged is reported in one sentence, keeps this process running, and fails the call', async () => {
    await writeFile(join(models, 'joiner.onnx'), 'not a model');
    const stt = createSherpa({ directory: models, languages: ['en'] });
    await expect(stt.load()).rejects.toThrow(/^the recognizer ended with SIGABRT: .*joiner\.onnx failed/);
    const { errors } = open(stt);
    await until(() => errors.length === 1);
    expect(errors[0]).toMatchObject({ kind: 'unavailable', provider: 'sherpa-onnx' });
    await stt.close();
  });
});

describe('a model directory of sherpa-onnx', () => {
  test('is found with its quantized files first', () => {
    expect(findModel(directory).encoder).toBe(join(directory, 'encoder.int8.onnx'));
  });

  test('that is missing or incomplete is reported in one sentence', async () => {
    expect(() => findModel('/nowhere/at/all')).toThrow(/^SHERPA_MODEL_DIR \/nowhere\/at\/all cannot be read/);
    await rm(join(directory, 'joiner.onnx'));
    expect(() => createSherpa({ directory, languages: ['en'] })).toThrow(/contains no joiner/);
    await writeFile(join(directory, 'joiner.onnx'), '');
  });
});

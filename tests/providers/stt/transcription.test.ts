// Transcription servers as they are: Whisper's language codes, a shortest length of audio, and words that the model invents for
// noise.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import { createTranscription } from '../../../src/providers/stt/transcription.ts';
import { until } from '../../support/until.ts';

let server: VoiceVendor;
beforeAll(async () => {
  server = await startVoiceVendor();
});
beforeEach(() => {
  server.requests.length = 0;
  server.transcripts.length = 0;
});
afterAll(() => server.close());

function open(language = 'en-US', keyterms: readonly string[] = []) {
  const stt = createTranscription({ baseUrl: `${server.url}/v1`, apiKey: 'vendor-key', model: 'whisper-1' });
  const words: string[] = [];
  const errors: Error[] = [];
  const { signal } = new AbortController();
  const transcriber = stt.open({
    language,
    keyterms,
    onWords: ({ text }) => void words.push(text),
    onError: (error) => void errors.push(error),
    signal,
  });
  const utter = (frames: number) => {
    for (let i = 0; i < frames; i++) transcriber.write(new Int16Array(FRAME_SAMPLES).fill(3_000));
    transcriber.flush();
  };
  return { transcriber, words, errors, utter };
}

test.each(['fil', 'no', 'he', 'zh-TW'])('the language %s is named as Whisper names it', async (language) => {
  server.transcripts = ['Understood.'];
  const { transcriber, words, errors, utter } = open(language);
  utter(50);
  await until(() => words.length + errors.length > 0);
  expect([words, errors]).toEqual([['Understood.'], []]);
  await transcriber.close();
});

test('a sound of less than a tenth of a second is not sent, and does not end the recognizer', async () => {
  server.transcripts = ['A whole sentence.'];
  const { transcriber, words, errors, utter } = open();
  utter(4);
  utter(50);
  await until(() => words.length + errors.length > 0);
  expect([words, errors, server.requests.length]).toEqual([['A whole sentence.'], [], 1]);
  await transcriber.close();
});

describe('words that the model invents for noise', () => {
  test.each([
    ['Thank you for watching!'],
    ['Thanks for watching.'],
    ['Subtitles by the Amara.org community'],
    ['Untertitel im Auftrag des ZDF für funk, 2017'],
    ['Sous-titrage Société Radio-Canada'],
    ['¡Gracias por ver el video!'],
    ['Продолжение следует...'],
    ['ご視聴ありがとうございました'],
    ['시청해주셔서 감사합니다.'],
  ])('%s is not what a caller said', async (invented) => {
    server.transcripts = [invented, 'Yes, please.'];
    const { transcriber, words, utter } = open();
    utter(50);
    utter(50);
    await until(() => words.length > 0);
    expect(words).toEqual(['Yes, please.']);
    await transcriber.close();
  });

  test('the prompt, as the model repeats it, is not what a caller said; one keyterm is', async () => {
    server.transcripts = ['Northwind, Zoë.', 'Northwind.'];
    const { transcriber, words, utter } = open('en-US', ['Northwind', 'Zoë']);
    utter(50);
    utter(50);
    await until(() => words.length > 0);
    expect(words).toEqual(['Northwind.']);
    await transcriber.close();
  });

  test.each(['Thank you.', 'Thank you for watching my dog.', 'You'])('%s may be what a caller said', async (said) => {
    server.transcripts = [said];
    const { transcriber, words, utter } = open();
    utter(50);
    await until(() => words.length > 0);
    expect(words).toEqual([said]);
    await transcriber.close();
  });
});

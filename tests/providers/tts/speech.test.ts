// The formats in which OpenAI-compatible speech servers send audio, whatever was requested: they are played at their rate, or
// refused, and never played as noise.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { concatSamples } from '../../../src/core/pcm.ts';
import { SAMPLE_RATE } from '../../../src/providers/ports/audio.ts';
import { createBuiltinTts } from '../../../src/providers/tts/builtin.ts';
import { createSpeechTts } from '../../../src/providers/tts/speech.ts';
import { collect } from '../support/sounds.ts';

const { signal } = new AbortController();
let server: VoiceVendor;
beforeAll(async () => {
  server = await startVoiceVendor();
});
beforeEach(() => {
  server.speech = {};
});
afterAll(() => server.close());

async function speak(text: string): Promise<Int16Array> {
  const tts = createSpeechTts(
    { baseUrl: `${server.url}/v1`, apiKey: 'vendor-key', model: 'tts-1', rate: 24_000, languages: ['en-US'] },
    createBuiltinTts(systemClock).voices(),
  );
  try {
    return concatSamples(
      await collect(tts.synthesize({ voiceId: tts.voices()[0]!.voiceId, text, language: 'en-US', signal })),
    );
  } finally {
    await tts.close();
  }
}

/** Crossings of zero per second, twice the frequency of a tone. */
function frequencyOf(samples: Int16Array): number {
  let crossings = 0;
  for (let i = 1; i < samples.length; i++) if (samples[i - 1]! < 0 !== samples[i]! < 0) crossings++;
  return (crossings * SAMPLE_RATE) / samples.length / 2;
}

const TEXT = 'A sentence of some length.';
/** The stand-in's tone. */
const HERTZ = 440;
const SECONDS = (TEXT.length * 60) / 1000;

function expectTone(samples: Int16Array): void {
  expect(Math.abs(frequencyOf(samples) - HERTZ)).toBeLessThan(5);
  expect(Math.abs(samples.length / SAMPLE_RATE - SECONDS)).toBeLessThan(0.01);
  // A header or a title that is played is a click: a larger step than those of the tone.
  const steps = samples.subarray(1).map((sample, i) => Math.abs(sample - samples[i]!));
  expect(Math.max(...steps)).toBeLessThan(2_000);
}

describe('the audio of a speech server', () => {
  test.each([
    ['PCM at the rate of the setting', {}],
    ['a WAV file at 22.05 kHz', { container: 'wav', rate: 22_050 }],
    ['a WAV file at 16 kHz with a title after the samples', { container: 'wav', rate: 16_000, hasTitle: true }],
    ['a WAV stream of unknown length', { container: 'wav', rate: 24_000, isStreamed: true }],
    ['PCM that states its rate', { rate: 16_000, contentType: 'audio/pcm; rate=16000' }],
    ['PCM that is labeled as MP3', { contentType: 'audio/mpeg' }],
  ] as const)('as %s is played at its rate', async (_, speech) => {
    server.speech = speech;
    expectTone(await speak(TEXT));
  });

  test.each([
    ['MP3 with a title', { container: 'mp3' }, /sent MP3 instead of PCM; .*response_format/],
    ['MP3 frames', { container: 'frames', contentType: 'audio/mpeg' }, /sent MP3 or AAC instead of PCM/],
    ['a WAV file at 8 kHz', { container: 'wav', rate: 8_000 }, /sent audio at 8000 Hz/],
    ['a stereo WAV file', { container: 'wav', channels: 2 }, /sent WAV with 2 channels of 16 bits/],
  ] as const)('as %s is refused, with the remedy', async (_, speech, message) => {
    server.speech = speech;
    await expect(speak(TEXT)).rejects.toMatchObject({ kind: 'protocol', message: expect.stringMatching(message) });
  });
});

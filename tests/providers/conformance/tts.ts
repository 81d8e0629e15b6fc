// Guarantees of every speech synthesis adapter; each adapter's test calls this suite with a factory.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { concatSamples, rms } from '../../../src/core/pcm.ts';
import { SAMPLE_RATE } from '../../../src/providers/ports/audio.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import type { TtsProvider } from '../../../src/providers/ports/tts.ts';
import { collect } from '../support/sounds.ts';

const TEXT = 'Good morning, this is a short test.';

export function conformsToTts(name: string, create: () => TtsProvider): void {
  describe(`${name} as a voice provider`, () => {
    let tts: TtsProvider;
    const signal = new AbortController().signal;
    const speak = (voiceId: string, text = TEXT) =>
      collect(tts.synthesize({ voiceId, text, language: 'en-US', signal })).then(concatSamples);
    beforeAll(() => void (tts = create()));
    afterAll(() => tts.close());

    test("voice ids begin with the provider's name and are unique", () => {
      const ids = tts.voices().map((voice) => voice.voiceId);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      for (const voice of tts.voices()) expect(voice.voiceId.startsWith(`${voice.provider}-`)).toBe(true);
    });

    test('every voice produces audible speech of a plausible length', async () => {
      for (const { voiceId } of tts.voices()) {
        const samples = await speak(voiceId);
        const seconds = samples.length / SAMPLE_RATE;
        expect(seconds, voiceId).toBeGreaterThan(1);
        expect(seconds, voiceId).toBeLessThan(5);
        expect(rms(samples), voiceId).toBeGreaterThan(300);
      }
    });

    test('longer text produces longer audio', async () => {
      const { voiceId } = tts.voices()[0]!;
      const [short, long] = [await speak(voiceId), await speak(voiceId, `${TEXT} ${TEXT} ${TEXT}`)];
      expect(long.length).toBeGreaterThan(short.length * 2);
    });

    test('changing returned audio does not change later results', async () => {
      const request = { voiceId: tts.voices()[0]!.voiceId, text: TEXT, language: 'en-US', signal };
      const before = concatSamples(await collect(tts.synthesize(request)));
      for await (const chunk of tts.synthesize(request)) chunk.fill(0);
      expect(concatSamples(await collect(tts.synthesize(request)))).toEqual(before);
    });

    test('an unknown voice is refused', async () => {
      const error = await speak('nobody-nowhere').catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ProviderError);
      expect((error as ProviderError).kind).toBe('refused');
    });

    test('an aborted request rejects with the reason of its signal', async () => {
      const abort = new AbortController();
      const request = {
        voiceId: tts.voices()[0]!.voiceId,
        text: `${TEXT} once more`,
        language: 'en-US',
        signal: abort.signal,
      };
      const reason = new Error('the caller spoke');
      const result = collect(tts.synthesize(request));
      abort.abort(reason);
      await expect(result).rejects.toBe(reason);
    });

    test('a request after close rejects instead of hanging', async () => {
      const other = create();
      const { voiceId } = other.voices()[0]!;
      await other.close();
      const result = collect(other.synthesize({ voiceId, text: TEXT, language: 'en-US', signal }));
      await expect(result).rejects.toBeInstanceOf(ProviderError);
    });
  });
}

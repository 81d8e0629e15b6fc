// Every declared voice vendor and the operator's own speech servers, against a local server that speaks their wire formats;
// ElevenLabs and Hume through their official SDKs.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COLTON, MARCEL } from '../../../scripts/stand-ins/voice-library.ts';
import { startVoiceVendor, type Fault, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { concatSamples } from '../../../src/core/pcm.ts';
import { SAMPLE_RATE } from '../../../src/providers/ports/audio.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import type { TtsProvider } from '../../../src/providers/ports/tts.ts';
import { createBuiltinTts } from '../../../src/providers/tts/builtin.ts';
import { createResampler } from '../../../src/providers/tts/resample.ts';
import { createSpeechTts } from '../../../src/providers/tts/speech.ts';
import type { Adapters, DeclaredVendor, Vendor } from '../../../src/providers/vendors/define-vendor.ts';
import { vendors } from '../../../src/providers/vendors/index.ts';
import { until } from '../../support/until.ts';
import { conformsToTts } from '../conformance/tts.ts';
import { collect } from '../support/sounds.ts';

const KEY = 'vendor-key';
const CLOCKS = { call: systemClock, network: systemClock };
let vendor: VoiceVendor;
beforeAll(async () => {
  vendor = await startVoiceVendor(KEY);
});
beforeEach(() => {
  vendor.fault = null;
  vendor.permissions = null;
  vendor.requests.length = 0;
});
afterAll(() => vendor.close());

const DECLARED: readonly DeclaredVendor[] = vendors.filter(({ kind }) => kind === 'tts');
const VENDORS: Readonly<Record<string, () => Vendor>> = Object.fromEntries(
  DECLARED.map((declared) => [declared.id, () => openAtStandIn(declared)]),
);
const SPEAKERS: Readonly<Record<string, (key?: string) => TtsProvider>> = {
  ...Object.fromEntries(DECLARED.map(({ id }) => [id, (key = KEY) => VENDORS[id]!().create(key).tts!])),
  speech: (apiKey = KEY) =>
    createSpeechTts(
      { baseUrl: `${vendor.url}/v1`, apiKey, model: 'tts-1', rate: 24_000, languages: ['en-US'] },
      createBuiltinTts(systemClock).voices(),
    ),
};

/** Uses the voice of the example of the vendor's setting. */
function openAtStandIn({ settings, readSettings, open }: DeclaredVendor): Vendor {
  const { url, voices } = settings;
  const env: Record<string, string> = { [url!.name]: vendor.url, [voices!.name]: voices!.example };
  const values = readSettings({ text: (name) => env[name] ?? null, development: true, embedded: true });
  return open(values, CLOCKS, 'own');
}

function speak(tts: TtsProvider, text: string, signal = new AbortController().signal): Promise<Int16Array> {
  return collect(tts.synthesize({ voiceId: tts.voices()[0]!.voiceId, text, language: 'en-US', signal })).then(
    concatSamples,
  );
}

for (const [name, create] of Object.entries(SPEAKERS)) {
  conformsToTts(name, create);

  describe(`${name} that fails`, () => {
    test.each([
      ['refuse', 'auth'],
      ['rate_limit', 'rate_limited'],
      ['garbage', 'protocol'],
      ['break', 'unavailable'],
    ] as const)('the fault %s is reported as %s', async (fault, kind) => {
      vendor.fault = fault;
      const tts = create();
      const error = await speak(tts, 'This will not be heard to its end.').catch((caught: unknown) => caught);
      await tts.close();
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ kind });
    });

    test('a hanging request rejects with the reason of its signal', async () => {
      vendor.fault = 'hang';
      const tts = create();
      const abort = new AbortController();
      const result = speak(tts, 'Nobody answers.', abort.signal);
      await until(() => vendor.requests.length > 0);
      const reason = new Error('the caller spoke');
      abort.abort(reason);
      await expect(result).rejects.toBe(reason);
      await tts.close();
    });

    test('a short phrase is requested once and then cached; an incomplete one is not cached', async () => {
      const tts = create();
      vendor.fault = 'break' satisfies Fault;
      await speak(tts, 'One moment, please.').catch(() => undefined);
      vendor.fault = null;
      const first = await speak(tts, 'One moment, please.');
      const asked = vendor.requests.length;
      expect(await speak(tts, 'One moment, please.')).toEqual(first);
      expect(vendor.requests.length).toBe(asked);
      await tts.close();
    });

    test('receives a speed other than the natural one, which has a phrase of its own', async () => {
      const tts = create();
      const { voiceId } = tts.voices()[0]!;
      const { signal } = new AbortController();
      for (const speed of [1, 1.1, 1.1]) {
        await collect(tts.synthesize({ voiceId, text: 'One moment.', language: 'en-US', speed, signal }));
      }
      await tts.close();
      const bodies = vendor.requests.map(({ body }) => body.toString()).filter((body) => body.includes('One moment.'));
      expect(bodies).toHaveLength(2);
      expect(bodies[0]).not.toContain('"speed"');
      expect(bodies[1]).toMatch(/"speed":1\.1\b/);
    });

    test('a wrong key is an auth failure', async () => {
      const tts = create('wrong');
      await expect(speak(tts, 'Hello.')).rejects.toMatchObject({ kind: 'auth' });
      await tts.close();
    });
  });
}

describe.each(Object.keys(VENDORS))('the key of %s', (name) => {
  test('is verified by a request that costs nothing', async () => {
    const { signal } = new AbortController();
    await VENDORS[name]!().verify(KEY, signal);
    await expect(VENDORS[name]!().verify('wrong', signal)).rejects.toMatchObject({ kind: 'auth' });
    expect(vendor.requests.every(({ body }) => body.length === 0)).toBe(true);
  });
});

describe('requests to each vendor', () => {
  const bodyOf = () => JSON.parse(vendor.requests.at(-1)!.body.toString('utf8')) as Record<string, unknown>;

  test('ElevenLabs receives the voice in the path, PCM at 16 kHz, the flash model, and the language', async () => {
    await speak(SPEAKERS['elevenlabs']!(), 'A new sentence.');
    expect(vendor.requests[0]!.path).toBe('/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM/stream?output_format=pcm_16000');
    expect(bodyOf()).toMatchObject({ text: 'A new sentence.', model_id: 'eleven_flash_v2_5', language_code: 'en' });
  });

  test.each([
    [`hume-${COLTON}`, { id: COLTON, provider: 'HUME_AI' }],
    [`hume-custom-${MARCEL}`, { id: MARCEL, provider: 'CUSTOM_VOICE' }],
    ['hume-kora', { id: '5bb7de05-c8fe-426a-8fcc-ba4fc4ce9f9c', provider: 'HUME_AI' }],
  ])('Hume receives %s by its id and origin, and PCM without headers', async (voiceId, voice) => {
    const { signal } = new AbortController();
    const request = { voiceId, text: 'A new sentence.', language: 'en-US', signal };
    await collect(SPEAKERS['hume']!().synthesize(request));
    expect(vendor.requests[0]!.path).toBe('/v0/tts/stream/json');
    expect(bodyOf()).toEqual({
      utterances: [{ text: 'A new sentence.', voice }],
      format: { type: 'pcm' },
      strip_headers: true,
      instant_mode: true,
    });
  });

  test('Cartesia clauses share one socket, and an unwanted clause is canceled', async () => {
    const tts = SPEAKERS['cartesia']!();
    await Promise.all(['One.', 'Two.', 'Three.'].map((text) => speak(tts, text)));
    vendor.fault = 'hang';
    const abort = new AbortController();
    const late = speak(tts, 'Never heard.', abort.signal);
    await until(() => vendor.requests.length === 4);
    const { context_id } = bodyOf();
    abort.abort(new Error('enough'));
    await expect(late).rejects.toThrow('enough');
    await until(() => vendor.requests.length === 5);
    expect(bodyOf()).toEqual({ context_id, cancel: true });
    await tts.close();
  });
});

describe('voices cloned at ElevenLabs', () => {
  test('are created from files, spoken, and removed without an error if they no longer exist', async () => {
    const { cloning, close } = VENDORS['elevenlabs']!().create(KEY) as Required<Adapters>;
    const { signal } = new AbortController();
    const sample = { filename: 'a.wav', contentType: 'audio/wav', bytes: new Uint8Array(64) };
    const id = await cloning.clone('Ada', [sample, { ...sample, filename: 'b.wav' }], signal);
    expect(vendor.clones.get(id)).toBe('a.wav b.wav');
    const request = { voiceId: 'any', text: 'It is me.', language: 'en-US', signal };
    const samples = concatSamples(await collect(cloning.speakAs(id, request)));
    expect(samples.length).toBeGreaterThan(SAMPLE_RATE / 4);
    await cloning.remove(id, signal);
    await cloning.remove(id, signal);
    expect(vendor.clones.size).toBe(0);
    await close();
  });
});

describe('resampling', () => {
  const sine = (hertz: number, rate: number) =>
    Int16Array.from({ length: rate }, (_, i) => Math.round(10_000 * Math.sin((2 * Math.PI * hertz * i) / rate)));
  const level = (samples: Int16Array) => Math.sqrt(samples.reduce((sum, v) => sum + v * v, 0) / samples.length);
  const through = (samples: Int16Array, rate: number) => {
    const resampler = createResampler(rate);
    const out: Int16Array[] = [];
    for (let at = 0; at < samples.length; at += 1_001) out.push(resampler.push(samples.subarray(at, at + 1_001)));
    return concatSamples(out);
  };

  test.each([24_000, 44_100, 48_000])(
    'from %i Hz keeps frequencies that 16 kHz can represent and removes the others',
    (rate) => {
      const kept = through(sine(1_000, rate), rate);
      expect(Math.abs(kept.length - SAMPLE_RATE)).toBeLessThan(50);
      expect(level(kept)).toBeGreaterThan(0.98 * level(sine(1_000, rate)));
      expect(level(through(sine(9_500, rate), rate))).toBeLessThan(0.005 * level(sine(1_000, rate)));
    },
  );
});

// Deepgram through its official SDK, against a local server that speaks the protocol.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startDeepgramServer,
  type DeepgramServer,
  type DeepgramStream,
} from '../../../scripts/stand-ins/deepgram-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import type { SttProvider, RecognizedWords } from '../../../src/providers/ports/stt.ts';
import { createDeepgram, deepgram } from '../../../src/providers/vendors/deepgram/deepgram.ts';
import { until } from '../../support/until.ts';
import { conformsToStt } from '../conformance/stt.ts';

const KEY = 'dg-key';
const FRAME_BYTES = FRAME_SAMPLES * 2;

let server: DeepgramServer;
beforeAll(async () => {
  server = await startDeepgramServer({ key: KEY });
});
beforeEach(() => {
  server.streams.length = 0;
  server.refuseWith = null;
});
afterAll(() => server.close());

function provider(apiKey = KEY, model = 'nova-3'): SttProvider {
  return createDeepgram({ apiKey, url: server.url, model }, systemClock);
}

async function nthStream(n: number): Promise<DeepgramStream> {
  await until(() => server.streams.length >= n, { what: `connection ${n}` });
  return server.streams[n - 1]!;
}

describe.each([
  ['Deepgram', 'nova-3'],
  ['Deepgram Flux', 'flux-general-en'],
])('%s', (name, model) => {
  conformsToStt(name, () => {
    const real = provider(KEY, model);
    let frames = 0;
    let stream: DeepgramStream | null = null;
    return {
      provider: {
        ...real,
        open(options) {
          const at = server.streams.length;
          const transcriber = real.open(options);
          void until(() => server.streams.length > at).then(
            () => (stream = server.streams[at]!),
            () => undefined,
          );
          return {
            ...transcriber,
            write(frame) {
              frames++;
              transcriber.write(frame);
            },
          };
        },
      },
      async hear(_, text, final) {
        if (!final || stream === null) await settle();
        await until(() => stream === null || !stream.isOpen || stream.bytes >= frames * FRAME_BYTES);
        stream?.say(text, final);
        await settle();
      },
    };
    /** Waits until words have passed over loopback, for at most half a second if no connection opens. */
    async function settle(): Promise<void> {
      await until(() => stream !== null, { withinMs: 500 }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
});

function open(
  stt: SttProvider = provider(),
  keyterms: readonly string[] = [],
  [language = 'en-US', ...otherLanguages]: readonly string[] = [],
) {
  const words: RecognizedWords[] = [];
  const errors: Error[] = [];
  const reach: string[] = [];
  const abort = new AbortController();
  const transcriber = stt.open({
    language,
    otherLanguages,
    keyterms,
    onWords: (each) => void words.push(each),
    onError: (error) => void errors.push(error),
    onDisconnected: () => void reach.push('away'),
    onReconnected: () => void reach.push('back'),
    signal: abort.signal,
  });
  const frames = (count: number, sample = 0) => {
    for (let i = 0; i < count; i++) transcriber.write(new Int16Array(FRAME_SAMPLES).fill(sample));
  };
  const finals = () => words.filter((each) => each.final).map(({ text, startMs }) => `${startMs} ${text}`);
  return { transcriber, words, errors, reach, frames, finals, abort };
}

describe('Deepgram', () => {
  test('receives the key, the audio format and the language in its own spelling', async () => {
    const { transcriber } = open();
    const { query, headers } = await nthStream(1);
    expect(headers.authorization).toBe(`Token ${KEY}`);
    expect(Object.fromEntries(query)).toMatchObject({
      model: 'nova-3',
      language: 'en-US',
      encoding: 'linear16',
      sample_rate: '16000',
      interim_results: 'true',
    });
    await transcriber.close();
  });

  test.each([
    ['nova-3', 'keyterm', ['Northwind', 'pain au chocolat', 'Zoë', 'at 12:30']],
    ['nova-2-phonecall', 'keywords', ['Northwind', 'pain', 'au', 'chocolat', 'Zoë', 'at']],
    ['a-model-of-your-own', null, []],
  ] as const)('the model %s receives keyterms as %s', async (model, parameter, expected) => {
    const stt = createDeepgram({ url: server.url, model, apiKey: KEY }, systemClock);
    expect(stt.acceptsKeyterms).toBe(parameter !== null);
    const { transcriber } = open(stt, ['Northwind', 'pain au chocolat', 'Zoë', 'at 12:30']);
    const { query } = await nthStream(1);
    expect([...query.getAll('keyterm'), ...query.getAll('keywords')]).toEqual(expected);
    expect(query.has('keyterm')).toBe(parameter === 'keyterm');
    await transcriber.close();
  });

  test.each([
    ['de-AT', 'de'],
    ['es-MX', 'es-419'],
    ['fil', 'tl'],
    ['ar', 'ar'],
    ['zh-TW', 'zh-TW'],
  ])('the language %s is requested as %s', async (language, requested) => {
    expect(provider().languages).toContain(language);
    const { transcriber } = open(provider(), [], [language]);
    expect((await nthStream(1)).query.getAll('language')).toEqual([requested]);
    await transcriber.close();
  });

  test.each([
    ['nova-3', true],
    ['nova-2', false],
    ['nova-3-medical', false],
    ['nova-2-general', false],
  ])('the model %s has the further languages of nova-3: %s', (model, has) => {
    const { languages } = createDeepgram({ url: server.url, model, apiKey: KEY }, systemClock);
    expect([languages.includes('he'), languages.includes('de')]).toEqual([has, true]);
  });

  test.each([
    ['nova-3', ['en-US', 'es-MX', 'fil', 'zh-CN'], true, ['en', 'es', 'tl', 'zh']],
    ['nova-3-medical', ['en-US', 'ja'], true, []],
    ['nova-3-medical', ['en-US', 'sv'], false, []],
    ['nova-2', ['es', 'en'], true, []],
    ['nova-2', ['es', 'fr'], false, []],
    ['nova-2-phonecall', ['en', 'es'], false, []],
    ['a-model-of-your-own', ['en', 'es'], false, []],
  ] as const)(
    'the model %s and the languages %j: detected %s, with the hints %j',
    async (model, languages, detects, hints) => {
      const stt = createDeepgram({ url: server.url, model, apiKey: KEY }, systemClock);
      expect(stt.detects!(languages)).toBe(detects);
      if (!detects) return;
      const { transcriber } = open(stt, ['Northwind'], languages);
      const { query } = await nthStream(1);
      expect(query.getAll('language')).toEqual(['multi']);
      expect(query.getAll('language_hint')).toEqual(hints);
      await transcriber.close();
    },
  );

  test('words report the language of most of them, or of the whole text', async () => {
    const { transcriber, words } = open(provider(), [], ['en-US', 'es-MX']);
    const stream = await nthStream(1);
    await until(() => stream.isOpen);
    stream.say('hola', false, 'es');
    const result = (alternative: object) =>
      stream.send(
        JSON.stringify({
          type: 'Results', is_final: true, start: 0, duration: 1, channel: { alternatives: [alternative] },
        }), // prettier-ignore
      );
    const word = (text: string, language?: string) => ({
      word: text,
      start: 0,
      end: 1,
      ...(language ? { language } : {}),
    });
    result({
      transcript: 'ok quiero mesa',
      languages: ['es', 'en'],
      words: [word('ok', 'en'), word('quiero', 'es'), word('mesa', 'es')],
    });
    result({ transcript: 'una mesa', languages: ['es'], words: [word('una'), word('mesa')] });
    result({ transcript: 'hm', words: [word('hm')] });
    result({ transcript: 'hm hm', languages: 7, words: 'none' });
    await until(() => words.length === 5);
    expect(words.map(({ language }) => language)).toEqual(['es', 'es', 'es', undefined, undefined]);
    await transcriber.close();
  });

  test('keyterms beyond the limit of 500 tokens are left out, the first ones are kept', async () => {
    const keyterms = Array.from({ length: 100 }, (_, i) => `Northwind Bakery ${i}`);
    const { transcriber } = open(provider(), keyterms);
    const { query } = await nthStream(1);
    const sent = query.getAll('keyterm');
    expect(sent).toEqual(keyterms.slice(0, sent.length));
    expect(sent.length).toBeGreaterThan(30);
    // Two letters are a token.
    expect(sent.join('').length / 2).toBeLessThan(500);
    await transcriber.close();
  });

  test('transcribes audio from before the connection opened, and a pause requests final words', async () => {
    const { transcriber, frames } = open();
    frames(40);
    transcriber.flush();
    const stream = await nthStream(1);
    await until(() => stream.bytes === 40 * FRAME_BYTES && stream.controls.includes('Finalize'));
    await transcriber.close();
  });

  test('transcribes audio without final words again after an interruption, with its original times and without duplicates', async () => {
    const { transcriber, frames, finals, errors } = open();
    frames(50);
    const first = await nthStream(1);
    await until(() => first.bytes === 50 * FRAME_BYTES);
    first.say('one', true);
    await until(() => finals().length === 1);
    frames(25);
    await until(() => first.bytes === 75 * FRAME_BYTES);
    first.cut();
    frames(25);
    const second = await nthStream(2);
    await until(() => second.bytes === 50 * FRAME_BYTES, {
      what: 'half a second from before the cut, half from after',
    });
    second.say('two', true);
    await until(() => finals().length === 2);
    expect(finals()).toEqual(['1000 one', '2000 two']);
    expect(errors).toEqual([]);
    await transcriber.close();
  });

  test('loses no audio in an interruption of three seconds, which is reported until it ends', async () => {
    const { transcriber, frames, errors, reach } = open();
    const first = await nthStream(1);
    server.refuseWith = 503;
    first.close(1011);
    const began = performance.now();
    let written = 0;
    while (performance.now() - began < 3_000) {
      frames(1);
      written++;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    server.refuseWith = null;
    const second = await nthStream(2);
    await until(() => second.bytes >= written * FRAME_BYTES);
    await until(() => reach.at(-1) === 'back');
    expect(errors).toEqual([]);
    expect(reach.join(' ')).toMatch(/^back (away )+back$/);
    await transcriber.close();
  });

  test('transcribes the last fifteen seconds of a long interruption, so that memory is bounded', async () => {
    const { transcriber, frames } = open();
    frames(5_000);
    const stream = await nthStream(1);
    await until(() => stream.bytes > 0);
    expect(stream.bytes).toBeLessThanOrEqual(750 * FRAME_BYTES);
    await transcriber.close();
  });

  test('reports a refused key once, immediately', async () => {
    const { errors } = open(provider('wrong'));
    await until(() => errors.length > 0);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ kind: 'auth', status: 401 });
    expect(server.streams).toHaveLength(0);
  });

  test('ignores an invalid message and returns the next words', async () => {
    const { transcriber, finals, errors } = open();
    const stream = await nthStream(1);
    for (const garbage of ['\u0000\u0001', '<html>', '[]', '{"type":"Results","start":"x"}']) stream.send(garbage);
    stream.say('still here', true);
    await until(() => finals().length === 1);
    expect(errors).toEqual([]);
    await transcriber.close();
  });

  test('leaves no connection behind when a session is aborted', async () => {
    const { abort } = open();
    const stream = await nthStream(1);
    abort.abort();
    await until(() => !stream.isOpen);
    expect(server.streams).toHaveLength(1);
  });

  test('verifies a key by listing its projects: a valid key passes, an invalid one is an auth failure', async () => {
    const clocks = { call: systemClock, network: systemClock };
    const vendor = deepgram.open({ apiKey: null, url: server.url, model: 'nova-3' }, clocks, 'own');
    const { signal } = new AbortController();
    await vendor.verify(KEY, signal);
    const error = await vendor.verify('wrong', signal).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ kind: 'auth' });
  });
});

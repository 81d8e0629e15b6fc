// What Deepgram refuses, against a local server that refuses the same: the adapter asks only for what the model accepts, and a
// refusal states its reason.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDeepgramServer, type DeepgramServer } from '../../../scripts/stand-ins/deepgram-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import { createDeepgram, deepgram } from '../../../src/providers/vendors/deepgram/deepgram.ts';
import { until } from '../../support/until.ts';

const KEY = 'dg-key';
const { signal } = new AbortController();
let server: DeepgramServer;
beforeAll(async () => {
  server = await startDeepgramServer({ key: KEY });
});
beforeEach(() => {
  server.streams.length = 0;
  server.refuseWith = null;
  server.onlyListens = false;
  server.projectsRefused = false;
  server.closesAtOnce = false;
});
afterAll(() => server.close());

const provider = (model: string, apiKey = KEY) => createDeepgram({ apiKey, url: server.url, model }, systemClock);

function open(model: string, [language = 'en-US', ...otherLanguages]: readonly string[]) {
  const errors: Error[] = [];
  const reach: string[] = [];
  const transcriber = provider(model).open({
    language,
    otherLanguages,
    keyterms: ['Northwind'],
    onWords: () => undefined,
    onError: (error) => void errors.push(error),
    onDisconnected: () => void reach.push('away'),
    onReconnected: () => void reach.push('back'),
    signal,
  });
  return { transcriber, errors, reach };
}

describe('the reason of a refusal', () => {
  test.each([
    ['no credits', 402, 'refused', /402: .*does not have enough credits/],
    ['no permission', 403, 'auth', /403: .*sufficient permissions/],
  ])('%s is reported with the words of Deepgram', async (_, status, kind, message) => {
    server.refuseWith = status;
    const { errors } = open('nova-3', ['en-US']);
    await until(() => errors.length > 0);
    expect(errors).toMatchObject([{ kind, status, message: expect.stringMatching(message) }]);
  });

  test('a language that the model does not know is reported with the words of Deepgram', async () => {
    const { errors } = open('nova-2-phonecall', ['de']);
    await until(() => errors.length > 0);
    expect(errors[0]!.message).toMatch(/400: .*No such model\/language\/tier combination/);
  });
});

describe('the languages of a model', () => {
  test.each([
    ['nova-2-phonecall', ['en-GB', 'en-IN', 'en-US', 'en'], ['de', 'es']],
    ['nova-3-medical', ['en-GB', 'en-ZA', 'de', 'de-CH', 'pt-BR', 'ja'], ['sv', 'he']],
  ])('%s: each one that it lists is accepted', async (model, listed, unlisted) => {
    const { languages } = provider(model);
    expect(languages).toEqual(expect.arrayContaining(listed));
    for (const language of unlisted) expect(languages).not.toContain(language);
    for (const [i, language] of (languages as readonly string[]).entries()) {
      const { transcriber, errors } = open(model, [language]);
      await until(() => server.streams.length > i || errors.length > 0, { what: language });
      expect(errors, language).toEqual([]);
      await transcriber.close();
    }
  });

  test('whisper-large, which cannot transcribe a call, is refused at the start', () => {
    const env: Record<string, string> = { DEEPGRAM_MODEL: 'whisper-large' };
    const read = () => deepgram.readSettings({ text: (name) => env[name] ?? null, development: true, embedded: true });
    expect(read).toThrow(/DEEPGRAM_MODEL .*Whisper.*nova-3/);
  });
});

describe('the check of a key', () => {
  const verify = (key: string, model = 'nova-3') =>
    deepgram
      .open({ apiKey: null, url: server.url, model }, { call: systemClock, network: systemClock }, 'own')
      .verify(key, signal);

  test('works at a regional endpoint, which lists no projects', async () => {
    server.onlyListens = true;
    await verify(KEY);
    await verify(KEY, 'flux-general-en');
    await expect(verify('wrong')).rejects.toMatchObject({ kind: 'auth', status: 401 });
    await until(() => server.streams.every(({ isOpen }) => !isOpen));
  });

  test('does not need the permission to list projects', async () => {
    server.projectsRefused = true;
    await verify(KEY);
    server.refuseWith = 403;
    await expect(verify(KEY)).rejects.toMatchObject({ kind: 'auth', status: 403 });
  });
});

test('connections that are accepted and closed at once are no recovery: the recognizer is away and then fails', async () => {
  server.closesAtOnce = true;
  const { transcriber, errors, reach } = open('nova-3', ['en-US']);
  const frame = new Int16Array(FRAME_SAMPLES);
  await until(
    () => {
      transcriber.write(frame);
      return errors.length > 0;
    },
    { withinMs: 15_000 },
  );
  expect(errors).toMatchObject([{ kind: 'unavailable' }]);
  // The first one could not be known to fail.
  expect(reach.slice(1)).not.toContain('back');
}, 20_000);

// Voices over HTTP: the list and its filters, and previews with real synthesis.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewVoice } from '../../../src/resources/voices/service.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { decodeMp3, loudness } from '../calls/support.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const codeOf = (error: { code: string }): string => error.code;

const list = async (query: Record<string, string> = {}) =>
  (await tenant.ok('listVoices', { query: { limit: '100', ...query } })).data;

describe('listVoices', () => {
  test('has the six voices of the built-in provider under their names', async () => {
    const voices = await list({ provider: 'builtin' });
    const names = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'];
    expect(voices.map(({ voice_id }) => voice_id).toSorted()).toEqual(
      names.map((name) => `builtin-${name}`).toSorted(),
    );
    for (const voice of voices) {
      expect(voice.voice_id).toBe(`${voice.provider}-${voice.name.toLowerCase()}`);
      expect(voice.supported_languages).toContain('en-US');
      expect(await tenant.ok('getVoice', { path: { voice_id: voice.voice_id } })).toEqual(voice);
    }
  });

  test('filters by provider, language and gender', async () => {
    const all = await list();
    const female = await list({ gender: 'female' });
    expect(female.length).toBeGreaterThan(0);
    expect(female).toEqual(all.filter(({ gender }) => gender === 'female'));
    expect(await list({ language: 'en-US' })).toEqual(
      all.filter((voice) => voice.supported_languages.includes('en-US')),
    );
    expect(await list({ language: 'tlh' })).toEqual([]);
    expect(await list({ provider: 'nobody' })).toEqual([]);
    expect((await tenant.refused('listVoices', { query: { gender: 'loud' } })).status).toBe(422);
  });

  test('returns 404 for an unknown voice', async () => {
    const { status, code } = await tenant.refused('getVoice', { path: { voice_id: 'builtin-nobody' } });
    expect([status, code]).toEqual([404, 'voice_not_found']);
  });
});

describe('previewVoice', () => {
  /** A context in which the built-in voices belong to a provider that speaks by this function. */
  const spokenBy = (synthesize: () => AsyncGenerator<Int16Array>, provider = 'builtin'): Context => {
    const { providers } = app.runtime;
    const forAccounts: typeof providers.forAccounts = (own) => {
      const all = providers.forAccounts(own);
      const voices = all.voices().map((voice) => ({ ...voice, provider }));
      const tts: typeof all.tts = (voiceId) => ({ ...all.tts(voiceId), id: provider, synthesize });
      return { ...all, voices: () => voices, tts, voiceProvider: tts };
    };
    const actor = { workspaceId: tenant.workspaceId };
    const { signal } = new AbortController();
    return { ...app.runtime, providers: { ...providers, forAccounts }, actor, signal } as unknown as Context;
  };

  test('of a provider that speaks too slowly fails with provider_failed', async () => {
    const ctx = spokenBy(async function* () {
      yield new Int16Array(320);
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    });
    await expect(previewVoice(ctx, 'builtin-alloy', {})).rejects.toMatchObject({
      code: 'provider_failed',
      details: { detail: 'The provider did not respond in time.' },
    });
  });

  test("of a vendor's voice is charged by its characters as soon as it has begun, and needs funds", async () => {
    const buyer = await newTenant(app.url);
    const spoken = {
      ...spokenBy(async function* () {
        yield new Int16Array(320);
        if (isBroken) throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      }, 'elevenlabs'),
      actor: { workspaceId: buyer.workspaceId },
    } as Context;
    let isBroken = false;
    const text = 'x'.repeat(200);
    // 0.015 USD per 1,000 characters.
    await previewVoice(spoken, 'builtin-alloy', { text });
    isBroken = true;
    await expect(previewVoice(spoken, 'builtin-alloy', { text })).rejects.toMatchObject({ code: 'provider_failed' });
    const lines = (await buyer.ok('listTransactions')).data.filter(({ kind }) => kind === 'call');
    expect(lines.map(({ amount, call_id: id }) => [amount.amount, id?.slice(0, 4)])).toEqual([
      ['-0.003000', 'msg_'],
      ['-0.003000', 'msg_'],
    ]);
    const { totals } = await buyer.ok('getUsage');
    expect(totals).toMatchObject({ messages: 2, tts_characters: 400, cost: { amount: '0.006000' } });
    const silent = { ...spokenBy(async function* () {}, 'elevenlabs'), actor: spoken.actor } as Context;
    await previewVoice(silent, 'builtin-alloy', { text });
    await buyer.ok('updateWallet', { body: { daily_cap: { amount: '0.005', currency: 'USD' } } });
    await expect(previewVoice(spoken, 'builtin-alloy', { text })).rejects.toMatchObject({ code: 'insufficient_funds' });
    expect(
      (await buyer.send('previewVoice', { path: { voice_id: 'builtin-alloy' }, body: { text: 'Hi.' } })).status,
    ).toBe(200);
    expect((await buyer.ok('getUsage')).totals.messages).toBe(2);
  });

  const local = ['builtin', 'sherpa-onnx'];
  test.each(local)('of %s leaves the voice to calls: one at a time, few waiting per workspace', async (provider) => {
    const first = Promise.withResolvers<void>();
    let [running, most] = [0, 0];
    const ctx = spokenBy(async function* () {
      most = Math.max(most, ++running);
      await first.promise;
      yield new Int16Array(320);
      running--;
    }, provider);
    const refused: string[] = [];
    const previews = Array.from({ length: 30 }, () =>
      previewVoice(ctx, 'builtin-alloy', {}).catch((error) => void refused.push(codeOf(error))),
    );
    await until(() => refused.length === 21, { what: 'the previews that may not wait are refused' });
    first.resolve();
    await Promise.all(previews);
    expect([most, refused.length, new Set(refused)]).toEqual([1, 21, new Set(['rate_limited'])]);
  });

  const preview = async (voice_id: string, body?: object) => {
    const { status, headers, body: content } = await tenant.send('previewVoice', { path: { voice_id }, body });
    expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    return decodeMp3(new Uint8Array(content as ArrayBuffer));
  };

  test('speaks the given text: more words take longer', async () => {
    const short = await preview('builtin-alloy', { text: 'Hello.' });
    const long = await preview('builtin-alloy', { text: 'Hello, this is a much longer sentence that takes its time.' });
    expect(short.seconds).toBeGreaterThan(0.2);
    expect(long.seconds).toBeGreaterThan(short.seconds * 2);
    expect(loudness(long, 0, 0, long.seconds * 1000)).toBeGreaterThan(0.01);
  });

  test('speaks a default sentence without a body, and voices sound different', async () => {
    const [one, other] = [await preview('builtin-alloy'), await preview('builtin-onyx')];
    expect(one.seconds).toBeGreaterThan(1);
    expect(Buffer.from(one.channels[0]!.buffer).equals(Buffer.from(other.channels[0]!.buffer))).toBe(false);
  });

  test('rejects a language that the voice does not speak, and an oversized text', async () => {
    const path = { voice_id: 'builtin-alloy' };
    const foreign = await tenant.refused('previewVoice', { path, body: { language: 'tlh' } });
    expect([foreign.status, foreign.errors]).toEqual([422, ['/language language_not_spoken']]);
    const endless = await tenant.refused('previewVoice', { path, body: { text: 'x'.repeat(301) } });
    expect([endless.status, endless.errors[0]]).toEqual([422, expect.stringMatching(/^\/text /)]);
    expect((await tenant.refused('previewVoice', { path: { voice_id: 'none' }, body: {} })).code).toBe(
      'voice_not_found',
    );
  });

  test('a text without speakable words still returns audio', async () => {
    const { status } = await tenant.send('previewVoice', { path: { voice_id: 'builtin-alloy' }, body: { text: '…' } });
    expect(status).toBeLessThan(503);
    expect(status).not.toBe(500);
  });
});

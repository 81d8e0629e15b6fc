// Templates, countries, models, languages and providers over HTTP: every listed item works, and every working item is listed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const ALL = { query: { limit: '100', include_total: 'true' } };

test('listModels: the first model is the only default, and an agent can use each of them', async () => {
  const { data, total } = await tenant.ok('listModels', ALL);
  expect(total).toBe(data.length);
  expect(data.filter((model) => model.default)).toEqual([data[0]]);
  for (const { id: model } of data) {
    const engine = { type: 'service-llm', system_prompt: 'You are Ada.', model };
    await tenant.ok('createAgent', { body: agentBody({ response_engine: engine }) });
  }
});

test('listModels: without a configured model the demo responder is the default', async () => {
  const { data } = await tenant.ok('listModels');
  expect(data[0]).toMatchObject({ id: 'builtin-demo', provider: 'builtin', default: true });
});

test('listLanguages: a listed language with a voice can be given to an agent with one of the voices that speak it', async () => {
  const { data } = await tenant.ok('listLanguages', ALL);
  expect(data.map(({ code }) => code)).toContain('en-US');
  expect(new Set(data.map(({ code }) => code)).size).toBe(data.length);
  for (const { code, voices } of data) {
    const speaking = await tenant.ok('listVoices', { query: { language: code, limit: '100' } });
    expect([code, speaking.data.length]).toEqual([code, voices]);
    const [voice] = speaking.data;
    if (voice) await tenant.ok('createAgent', { body: agentBody({ language: code, voice_id: voice.voice_id }) });
  }
});

test('listAgentTemplates: each is an agent without warnings whose variables have values, and needs no function', async () => {
  const { data, total } = await tenant.ok('listAgentTemplates', ALL);
  expect(data).toHaveLength(total!);
  expect(data.map(({ id }) => id)).toEqual(['receptionist', 'reminder', 'order-status', 'qualification', 'survey']);
  for (const { name, settings } of data) {
    const body = { agent_name: name, voice_id: 'builtin-nova', ...settings };
    const agent = await tenant.ok('createAgent', { body });
    expect(agent).toMatchObject(settings);
    expect(agent).not.toHaveProperty('warnings');
  }
});

test('listCountries: each has a code, an English name and a calling code, ordered by name, and a campaign accepts it', async () => {
  const { data } = await tenant.ok('listCountries');
  expect(data.length).toBeGreaterThan(200);
  expect(new Set(data.map(({ code }) => code)).size).toBe(data.length);
  expect(data.map(({ name }) => name)).toEqual(
    data.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(data).toContainEqual({ code: 'DE', name: 'Germany', calling_code: '49' });
  for (const code of [data[0]!.code, 'XK', data.at(-1)!.code]) {
    const campaign = await tenant.ok('createCampaign', { body: { name: 'Some', default_country: code } });
    expect(campaign.default_country).toBe(code);
  }
});

describe('listProviders', () => {
  test('lists the STT, LLM, TTS and telephony providers, and the missing settings', async () => {
    const { data } = await tenant.ok('listProviders', ALL);
    const kinds = new Set(data.filter(({ configured }) => configured).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['llm', 'stt', 'tts', 'vad', 'telephony', 'embeddings']));
    expect(data.find(({ kind, id }) => kind === 'llm' && id === 'openai')).toMatchObject({
      configured: false,
      accepts_key: true,
      health: 'unknown',
    });
    const ofTheService = data.filter(({ accepts_key: accepts }) => !accepts).map(({ id }) => id);
    // Hume has ended its service: none of its keys can be verified.
    expect(ofTheService).toEqual(expect.arrayContaining(['builtin', 'captions', 'hume', 'loopback']));
  });

  test('a provider is healthy after a successful use', async () => {
    await tenant.send('previewVoice', { path: { voice_id: 'builtin-nova' }, body: { text: 'Hello.' } });
    const { data } = await tenant.ok('listProviders', ALL);
    const builtin = data.find(({ kind, id }) => kind === 'tts' && id === 'builtin')!;
    expect(builtin).toMatchObject({ configured: true, health: 'healthy', detail: null });
    expect(builtin.last_checked_at).not.toBeNull();
  });
});

test.each(['listModels', 'listLanguages', 'listProviders', 'listVoices'] as const)(
  '%s pages one by one through the same items, and refuses an invented cursor',
  async (id) => {
    const whole = await tenant.ok(id, { query: { limit: '100' } });
    const seen: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Record<string, string> = { limit: '2', ...(cursor ? { cursor } : {}) };
      const page: typeof whole = await tenant.ok(id, { query });
      seen.push(...page.data);
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(whole.data);
    for (const key of ['x', ['nothing']]) {
      const query = { cursor: markedCursor(id, key) };
      expect((await tenant.refused(id, { query })).code).toBe('invalid_cursor');
    }
  },
);

// Workspaces' own keys: verified, sealed, never returned, preferred over the deployment's keys, and unused after deletion.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Provider } from '../../../generated/types.ts';
import { startModelServer, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import { SARAH } from '../../../scripts/stand-ins/voice-library.ts';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';

const PLATFORM_KEY = 'vendor-key';
/** A model that the server lists but that does not respond. */
const EMPTY_ACCOUNT = 'listed-only';
let app: TestApp;
let vendor: VoiceVendor;
let model: ModelServer;
beforeAll(async () => {
  vendor = await startVoiceVendor(PLATFORM_KEY);
  model = await startModelServer((request) =>
    request.model === EMPTY_ACCOUNT ? { breaksAfter: '' } : 'Hello from the own account.',
  );
  app = await startTestApp({
    env: {
      ELEVENLABS_URL: vendor.url,
      CARTESIA_URL: vendor.url,
      CARTESIA_API_KEY: PLATFORM_KEY,
      OPENAI_BASE_URL: model.baseUrl,
    },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([vendor.close(), model.close()]);
});

const put = (tenant: Tenant, provider: string, api_key: string) =>
  tenant.ok('putProviderCredentials', { path: { provider }, body: { api_key } });

async function providerOf(tenant: Tenant, id: string): Promise<Provider> {
  const { data } = await tenant.ok('listProviders', { query: { limit: '100' } });
  return data.find((each) => each.id === id)!;
}

describe('own keys', () => {
  test('a key is verified, stored sealed, and never returned', async () => {
    const tenant = await newTenant(app.url);
    const stored = await put(tenant, 'elevenlabs', PLATFORM_KEY);
    expect(stored).toMatchObject({ provider: 'elevenlabs', hint: '-key' });
    expect(JSON.stringify(stored)).not.toContain(PLATFORM_KEY);
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from provider_credentials t
      union all select to_jsonb(a)::text from audit_log a`.execute(app.runtime.db);
    expect(rows.some(({ row }) => row.includes('provider_credentials.updated'))).toBe(true);
    expect(rows.filter(({ row }) => row.includes(PLATFORM_KEY))).toEqual([]);
  });

  test('a key that the vendor rejects is not stored', async () => {
    const tenant = await newTenant(app.url);
    const refused = await tenant.refused('putProviderCredentials', {
      path: { provider: 'elevenlabs' },
      body: { api_key: 'wrong-key' },
    });
    expect([refused.status, refused.errors]).toEqual([422, ['/api_key refused_by_provider']]);
    expect(await providerOf(tenant, 'elevenlabs')).toMatchObject({ configured: false, source: null });
  });

  test('an unreachable vendor returns 502, and nothing is stored', async () => {
    const tenant = await newTenant(app.url);
    const refused = await tenant.refused('putProviderCredentials', {
      path: { provider: 'deepgram' },
      body: { api_key: 'some-key-of-deepgram' },
    });
    expect([refused.status, refused.code]).toEqual([502, 'provider_failed']);
    expect(JSON.stringify(refused.body)).not.toContain('some-key-of-deepgram');
  });

  test('its voices can be selected by name if the name is unique; the id is stored', async () => {
    const mine = await newTenant(app.url);
    await put(mine, 'elevenlabs', PLATFORM_KEY);
    const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.' };
    const body = { agent_name: 'Ada', voice_id: 'elevenlabs-sarah', language: 'en-US', response_engine };
    const { agent_id: id, voice_id } = await mine.ok('createAgent', { body });
    expect(voice_id).toBe(`elevenlabs-${SARAH}`);
    const whole = { path: { id }, body: { voice_id: 'elevenlabs-Sarah - Mature, Reassuring' } };
    expect((await mine.ok('updateAgent', whole)).voice_id).toBe(`elevenlabs-${SARAH}`);
    expect((await mine.ok('getVoice', { path: { voice_id: 'elevenlabs-sarah' } })).voice_id).toBe(voice_id);
    const unknown = await mine.refused('createAgent', { body: { ...body, voice_id: 'elevenlabs-nobody' } });
    expect(unknown.errors).toEqual(['/voice_id unknown_voice']);
  });

  test('its voices are listed only in that workspace, and its agents can use them', async () => {
    const [mine, theirs] = [await newTenant(app.url), await newTenant(app.url)];
    await put(mine, 'elevenlabs', PLATFORM_KEY);
    const voices = async (tenant: Tenant) => {
      const { data } = await tenant.ok('listVoices', { query: { provider: 'elevenlabs' } });
      return data.map(({ voice_id }) => voice_id);
    };
    expect(await voices(mine)).toContain(`elevenlabs-${SARAH}`);
    expect(await voices(theirs)).toEqual([]);
    await mine.ok('createAgent', { body: agentBody({ voice_id: `elevenlabs-${SARAH}` }) });
    const refused = await theirs.refused('createAgent', { body: agentBody({ voice_id: `elevenlabs-${SARAH}` }) });
    expect(refused.errors).toEqual(['/voice_id unknown_voice']);
  });

  test('the own key has priority over the deployment’s, a new key replaces it immediately, and deletion falls back', async () => {
    const tenant = await newTenant(app.url);
    expect(await providerOf(tenant, 'cartesia')).toMatchObject({ source: 'platform', health: 'healthy' });
    await put(tenant, 'cartesia', PLATFORM_KEY);
    expect(await providerOf(tenant, 'cartesia')).toMatchObject({ source: 'own', configured: true, health: 'healthy' });
    await tenant.ok('deleteProviderCredentials', { path: { provider: 'cartesia' } });
    expect(await providerOf(tenant, 'cartesia')).toMatchObject({ source: 'platform' });
    const again = await tenant.refused('deleteProviderCredentials', { path: { provider: 'cartesia' } });
    expect(again.code).toBe('credentials_not_found');
  });

  test('a workspace’s own OpenAI key adds its models, and agents use it', async () => {
    const tenant = await newTenant(app.url);
    await put(tenant, 'openai', 'sk-of-this-workspace');
    const { data } = await tenant.ok('listModels');
    expect(data[0]).toMatchObject({ id: 'gpt-4.1-mini', provider: 'openai', default: true });
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
    const messages = [{ role: 'user', text: 'Hi' }];
    const reply = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    expect(reply).toMatchObject({ text: 'Hello from the own account.', model: 'gpt-4.1-mini' });
  });

  test('a server of the workspace’s own, with its models, answers instead of OpenAI', async () => {
    const tenant = await newTenant(app.url);
    const body = { api_key: 'sk-of-this-workspace', base_url: model.baseUrl, models: ['own-model', 'own-large'] };
    await tenant.ok('putProviderCredentials', { path: { provider: 'openai' }, body });
    const { data } = await tenant.ok('listModels');
    expect(data.filter(({ provider }) => provider === 'openai').map(({ id }) => id)).toEqual([
      'own-model',
      'own-large',
    ]);
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
    const messages = [{ role: 'user', text: 'Hi' }];
    const reply = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    expect(reply).toMatchObject({ text: 'Hello from the own account.', model: 'own-model' });
  });

  test('a key is stored after its model has answered; a failure keeps the previous key', async () => {
    const tenant = await newTenant(app.url);
    const path = { provider: 'openai' };
    const at = { base_url: model.baseUrl };
    const body = { ...at, api_key: 'sk-of-this-workspace', models: ['own-model'], try_model: 'own-model' };
    await tenant.ok('putProviderCredentials', { path, body });
    const other = { ...at, api_key: 'sk-of-an-empty-account', models: [EMPTY_ACCOUNT] };
    const refused = await tenant.refused('putProviderCredentials', { path, body: { ...other, try_model: 'default' } });
    expect([refused.status, refused.code]).toEqual([502, 'provider_failed']);
    const unknown = await tenant.refused('putProviderCredentials', {
      path,
      body: { ...other, try_model: 'own-large' },
    });
    expect(unknown.errors).toEqual(['/try_model unknown_model']);
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
    const messages = [{ role: 'user', text: 'Hi' }];
    const reply = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    expect(reply).toMatchObject({ text: 'Hello from the own account.', model: 'own-model' });
  });

  test('only a language model provider can verify a key with a model', async () => {
    const tenant = await newTenant(app.url);
    const body = { api_key: PLATFORM_KEY, try_model: 'default' };
    const refused = await tenant.refused('putProviderCredentials', { path: { provider: 'elevenlabs' }, body });
    expect(refused.errors).toEqual(['/try_model not_supported']);
  });

  test.each([
    ['openai', { base_url: 'http://10.0.0.1/v1', models: ['m'] }, '/base_url private_address'],
    ['openai', { base_url: 'http://127.0.0.1:1/v1' }, '/models required'],
    ['openai', { models: ['m'] }, '/models without_base_url'],
    ['elevenlabs', { base_url: 'http://127.0.0.1:1/v1', models: ['m'] }, '/base_url not_supported'],
  ])('%s with %j is refused', async (provider, more, error) => {
    const tenant = await newTenant(app.url);
    const body = { api_key: 'whatever-it-is', ...more };
    const refused = await tenant.refused('putProviderCredentials', { path: { provider }, body });
    expect(refused.errors).toEqual([error]);
  });

  test('providers without accounts reject keys', async () => {
    const tenant = await newTenant(app.url);
    const body = { api_key: 'whatever-it-is' };
    const refused = await tenant.refused('putProviderCredentials', { path: { provider: 'builtin' }, body });
    expect(refused.code).toBe('provider_not_found');
  });
});

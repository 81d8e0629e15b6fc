// The provider registry: what an unconfigured process offers, what configuration adds, and how use changes health.
import { afterEach, describe, expect, test } from 'vitest';
import { startOpenAiServer } from '../../scripts/stand-ins/openai-server.ts';
import { SARAH } from '../../scripts/stand-ins/voice-library.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/core/clock.ts';
import type { ProviderRegistry, WorkspaceProviders } from '../../src/providers/directory.ts';
import type { Carrier } from '../../src/providers/ports/carrier.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { ProviderSettings } from '../../src/providers/provider-settings.ts';
import { createRegistry } from '../../src/providers/registry.ts';
import type { VendorSettings } from '../../src/providers/vendors/index.ts';
import { paperCarrier } from '../support/paper-carrier.ts';
import { until } from '../support/until.ts';
import { llmRequest } from './conformance/llm.ts';
import { collect, silentLog } from './support/sounds.ts';

const open: ProviderRegistry[] = [];
afterEach(() => Promise.all(open.splice(0).map((registry) => registry.close())));

function build(
  vendors: Partial<VendorSettings> = {},
  carriers: readonly Carrier[] = [],
): ProviderRegistry & { workspace: WorkspaceProviders } {
  const { providers } = readConfig({});
  const settings: ProviderSettings = { ...providers, vendors: { ...providers.vendors, ...vendors } };
  const registry = createRegistry(settings, { clock: systemClock, log: silentLog, carriers });
  open.push(registry);
  return { ...registry, workspace: registry.forAccounts({ workspaceId: 'ws', keys: [], voices: [] }) };
}

const healthOf = ({ workspace }: { workspace: WorkspaceProviders }, kind: string, id: string) =>
  workspace.statuses().find((each) => each.kind === kind && each.id === id)!;

describe('registry without any key', () => {
  test('speaks six voices, reads captions and answers with the demo model', () => {
    const registry = build();
    expect(registry.workspace.voices().map((voice) => voice.voiceId)).toEqual(
      ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'].map((name) => `builtin-${name}`),
    );
    expect(registry.workspace.stt.id).toBe('captions');
    expect(registry.workspace.defaultModel()).toBe('builtin-demo');
    expect(registry.workspace.llm('builtin-demo').id).toBe('builtin');
    expect(registry.workspace.tts('builtin-nova').id).toBe('builtin');
  });

  test('lists only languages that a voice can speak, each with its voices', () => {
    const languages = build().workspace.languages();
    expect(languages.map(({ code }) => code)).toContain('en-US');
    expect(languages.every(({ code }) => code.startsWith('en'))).toBe(true);
    expect(
      languages.every(({ voiceIds, tts, stt }) => voiceIds.length === 6 && tts.length === 1 && stt.length === 1),
    ).toBe(true);
  });

  test('refuses voices and models that no provider offers', () => {
    const registry = build();
    expect(() => registry.workspace.tts('elevenlabs-rachel')).toThrow(expect.objectContaining({ kind: 'refused' }));
    expect(() => registry.workspace.llm('gpt-test')).toThrow(expect.objectContaining({ kind: 'refused' }));
  });

  test('has a carrier for test numbers and none for other numbers', () => {
    const registry = build();
    expect(registry.carrier('+12025550199', '+12025550100')?.id).toBe('loopback');
    expect(registry.carrier('+12025550199', '+4930123456')).toBeNull();
  });

  test('loads each built-in part once, in a thread of its own, however often it is warmed up', async () => {
    let threads = 0;
    const count = () => void threads++;
    process.on('worker', count);
    try {
      const registry = build();
      expect(threads).toBe(0);
      await registry.warmUp();
      const loaded = threads;
      await Promise.all([registry.warmUp(), registry.warmUp()]);
      // Voice activity and the voices.
      expect([loaded, threads]).toEqual([2, 2]);
      expect(healthOf(registry, 'tts', 'builtin').health).toBe('healthy');
    } finally {
      process.off('worker', count);
    }
  });

  test('loads a built-in voice before the call that needs it when voices are not kept in memory', async () => {
    const { providers } = readConfig({});
    const registry = createRegistry(providers, { clock: systemClock, log: silentLog, keepsVoices: false });
    open.push(registry);
    const health = () =>
      registry.operator.statuses().find(({ kind, id }) => kind === 'tts' && id === 'builtin')!.health;
    registry.expectCall('elevenlabs-sarah');
    expect(health()).toBe('unknown');
    registry.expectCall('builtin-nova');
    await until(() => health() === 'healthy', { what: 'the voices are loaded' });
  });

  test('reports that no language model server is configured', () => {
    expect(healthOf(build(), 'llm', 'openai')).toMatchObject({ configured: false, health: 'unknown' });
  });
});

describe('voices of a vendor that is unreachable', () => {
  test('are not listed, but an agent that uses one can still speak with it', async () => {
    const { elevenlabs } = readConfig({ ELEVENLABS_VOICES: `Sarah:${SARAH}` }).providers.vendors;
    // The discard port, where nothing listens.
    const registry = build({ elevenlabs: { ...elevenlabs, apiKey: 'k', url: 'http://127.0.0.1:9' } });
    const listed = 'elevenlabs-AnyVoiceOfTheVendor1';
    expect(registry.workspace.tts(listed).id).toBe('elevenlabs');
    expect(registry.workspace.tts('elevenlabs-sarah').id).toBe('elevenlabs');
    expect(() => registry.workspace.tts('elevenlabs-rachel')).toThrow(expect.objectContaining({ kind: 'refused' }));
    await registry.workspace.loadVoices([listed]);
    expect(registry.workspace.voicesMissing(listed)).toMatchObject({ kind: 'unavailable' });
    expect(registry.workspace.voicesMissing('elevenlabs-sarah')).toBeNull();
    expect(registry.workspace.voicesMissing('builtin-nobody')).toBeNull();
    expect(registry.workspace.voices().filter(({ provider }) => provider === 'elevenlabs')).toHaveLength(1);
    expect(healthOf(registry, 'tts', 'elevenlabs')).toMatchObject({ health: 'failing' });
  });
});

describe('health', () => {
  test('of a carrier is the result of its check, at most once a minute, and no response is a failure', async () => {
    let asked = 0;
    const well = { ...paperCarrier('well'), check: async () => void asked++ };
    const refused = new ProviderError('ill', 'auth', 'no such key');
    const ill = { ...paperCarrier('ill'), check: () => Promise.reject(refused) };
    const silent = { ...paperCarrier('silent'), check: () => new Promise<void>(() => undefined) };
    const registry = build({}, [well, ill, silent]);
    expect(healthOf(registry, 'telephony', 'well')).toMatchObject({ health: 'unknown', lastCheckAt: null });
    await registry.workspace.check();
    await registry.workspace.check();
    expect(asked).toBe(1);
    expect(healthOf(registry, 'telephony', 'well')).toMatchObject({
      health: 'healthy',
      lastCheckAt: expect.any(Number),
    });
    expect(healthOf(registry, 'telephony', 'ill')).toMatchObject({ health: 'failing', detail: 'ill: no such key' });
    expect(healthOf(registry, 'telephony', 'silent').detail).toMatch(/no answer within/);
  });

  test('is unknown before the first use, healthy after a success, failing after a failure', async () => {
    const server = await startOpenAiServer();
    const { openai } = readConfig({
      LLM_BASE_URL: server.baseUrl,
      OPENAI_API_KEY: 'k',
      LLM_MODELS: 'gpt-test,gpt-other',
    }).providers.vendors;
    const registry = build({ openai });
    expect(registry.workspace.defaultModel()).toBe('gpt-test');
    expect(registry.workspace.models().map(({ id }) => id)).toEqual(['gpt-test', 'gpt-other', 'builtin-demo']);
    const ask = () => collect(registry.workspace.llm('gpt-other').stream(llmRequest('Hi', { model: 'gpt-other' })));
    const before = healthOf(registry, 'llm', 'openai');
    await ask();
    const good = healthOf(registry, 'llm', 'openai');
    server.script({ kind: 'status', status: 401 });
    await expect(ask()).rejects.toThrow();
    const bad = healthOf(registry, 'llm', 'openai');
    await server.close();
    expect([before.health, good.health, bad.health]).toEqual(['unknown', 'healthy', 'failing']);
    expect([before.lastCheckAt, before.detail, bad.detail]).toEqual([null, null, expect.stringContaining('401')]);
  });

  test.each([
    [400, 'healthy'],
    [402, 'failing'],
  ])('after a request that the vendor refused with status %d is %s', async (status, health) => {
    const server = await startOpenAiServer();
    const { openai } = readConfig({ LLM_BASE_URL: server.baseUrl, LLM_MODELS: 'gpt-test' }).providers.vendors;
    const registry = build({ openai });
    const ask = () => collect(registry.workspace.llm('gpt-test').stream(llmRequest('Hi', { model: 'gpt-test' })));
    await ask();
    server.script({ kind: 'status', status });
    await expect(ask()).rejects.toThrow();
    await server.close();
    expect(healthOf(registry, 'llm', 'openai').health).toBe(health);
  });
});

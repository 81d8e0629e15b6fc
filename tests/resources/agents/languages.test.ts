// `other_languages` of agents over HTTP: values that are refused, and the warning about a recognizer for one language. The voices are
// those of a local server in the form of ElevenLabs, which speak many languages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDeepgramServer, type DeepgramServer } from '../../../scripts/stand-ins/deepgram-server.ts';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';

const RACHEL = 'elevenlabs-rachel';

let app: TestApp;
let tenant: Tenant;
let vendor: VoiceVendor;
let deepgram: DeepgramServer;
beforeAll(async () => {
  [vendor, deepgram] = await Promise.all([startVoiceVendor(), startDeepgramServer()]);
  app = await startTestApp({
    env: {
      ELEVENLABS_API_KEY: 'vendor-key',
      ELEVENLABS_URL: vendor.url,
      ELEVENLABS_VOICES: 'Rachel:21m00Tcm4TlvDq8ikWAM',
      // Detects English and Spanish.
      DEEPGRAM_API_KEY: 'dg-key',
      DEEPGRAM_URL: deepgram.url,
      DEEPGRAM_MODEL: 'nova-2',
    },
  });
  tenant = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await Promise.all([vendor.close(), deepgram.close()]);
});

const body = (more: Record<string, unknown>) => agentBody({ voice_id: RACHEL, language: 'en-US', ...more });
const create = (more: Record<string, unknown>) => tenant.ok('createAgent', { body: body(more) });

describe('other_languages', () => {
  test.each([
    ['a language twice', ['es', 'es'], ['/other_languages duplicate']],
    ['two regions of a language', ['es-MX', 'es-ES'], ['/other_languages/1 duplicate']],
    ['the language of the agent', ['fr', 'en-US'], ['/other_languages/1 duplicate']],
    ['another region of it', ['en-GB'], ['/other_languages/0 duplicate']],
    ['an unknown language', ['es', 'xx'], ['/other_languages/1 unknown_language']],
    ['more than nine', ['es', 'fr', 'de', 'it', 'nl', 'pt', 'ru', 'ja', 'hi', 'sv'], ['/other_languages too_many']],
  ])('refuses %s', async (_what, other_languages, errors) => {
    expect((await tenant.refused('createAgent', { body: body({ other_languages }) })).errors).toEqual(errors);
  });

  test('refuses languages that the voice does not speak, also of the fallback voice', async () => {
    const refused = async (more: Record<string, unknown>) =>
      (await tenant.refused('createAgent', { body: body({ other_languages: ['es', 'fr'], ...more }) })).errors;
    const both = ['/other_languages/0 language_not_spoken', '/other_languages/1 language_not_spoken'];
    expect(await refused({ voice_id: 'builtin-alloy' })).toEqual(both);
    expect(await refused({ fallback_voice_id: 'builtin-alloy' })).toEqual(both);
  });

  test('is checked again when the voice, the language or the list changes, and is not changed by other updates', async () => {
    const { agent_id: id } = await create({ other_languages: ['es-MX', 'fr'] });
    const refused = async (change: object) =>
      (await tenant.refused('updateAgent', { path: { id }, body: change })).errors;
    expect(await refused({ voice_id: 'builtin-alloy' })).toContain('/other_languages/0 language_not_spoken');
    const english = await tenant.ok('createAgent', { body: agentBody() });
    const addSpanish = { path: { id: english.agent_id }, body: { other_languages: ['es'] } };
    expect((await tenant.refused('updateAgent', addSpanish)).errors).toEqual([
      '/other_languages/0 language_not_spoken',
    ]);
    expect(await refused({ language: 'es-ES' })).toEqual(['/other_languages/0 duplicate']);
    expect(await refused({ other_languages: ['fr', 'en'] })).toEqual(['/other_languages/1 duplicate']);
    const patched = async (change: object) =>
      (await tenant.ok('updateAgent', { path: { id }, body: change })).other_languages;
    expect(await patched({ greeting: 'Hello.' })).toEqual(['es-MX', 'fr']);
    expect(await patched({ language: 'es-ES', other_languages: ['en-US'] })).toEqual(['en-US']);
    expect(await patched({ other_languages: null })).toEqual([]);
    const query = { compare_to: '2' };
    const { changed, diff } = await tenant.ok('getAgentVersion', { path: { id, version: '3' }, query });
    expect(changed).toEqual(expect.arrayContaining(['language', 'other_languages']));
    expect(diff!.changes.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/language']));
  });

  test('warns if the recognizer does not detect all of them', async () => {
    const pointers = ({ warnings = [] }: { warnings?: { pointer: string; code: string }[] }) =>
      warnings.map(({ pointer, code }) => `${pointer} ${code}`);
    const detected = await create({ other_languages: ['es-MX'] });
    expect(pointers(detected)).toEqual([]);
    const path = { id: detected.agent_id };
    const warned = await tenant.ok('updateAgent', { path, body: { other_languages: ['es-MX', 'fr'] } });
    expect(pointers(warned)).toEqual(['/other_languages languages_not_detected']);
    expect(warned.warnings![0]!.detail).toMatch(/^The recognizer deepgram does not detect .* speak en-US\. Deepgram/);
    // Unchanged settings are warned about as well.
    expect(pointers(await tenant.ok('updateAgent', { path, body: {} }))).toHaveLength(1);
    expect(pointers(await create({ other_languages: ['fr'] }))).toHaveLength(1);
    expect((await tenant.ok('getAgent', { path })).warnings).toBeUndefined();
  });

  test('of a draft is checked and warned about like that of the agent', async () => {
    const { agent_id: id } = await create({});
    const messages = [{ role: 'user', text: 'Hello?' }];
    const turn = (draft: object) => ({ path: { id }, body: { messages, draft } });
    const { warnings } = await tenant.ok('runAgentPlayground', turn({ other_languages: ['fr'] }));
    expect(warnings?.map(({ code }) => code)).toEqual(['languages_not_detected']);
    const { errors } = await tenant.refused('runAgentPlayground', turn({ other_languages: ['en-GB'] }));
    expect(errors).toEqual(['/draft/other_languages/0 duplicate']);
  });
});

// Voices in a vendor account: listed voices, and cloned voices, which are created from recordings with a declared consent, visible
// only in their workspace, and kept while an agent uses them.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Voice } from '../../../generated/types.ts';
import { SARAH } from '../../../scripts/stand-ins/voice-library.ts';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { toWav } from '../../../src/providers/stt/transcription.ts';
import { removeFromVendor, type RemovedVoice } from '../../../src/resources/voices/clone.ts';
import { lockClonedVoicesOf } from '../../../src/resources/voices/store.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';

const KEY = 'vendor-key';
const LIMIT = 3;
const FIRST_CLONE = 'Clone000000000000001';
const CONSENT = 'Grace Hopper agreed in writing on 2026-11-20.';
const SAMPLE = new Uint8Array(toWav([new Int16Array(320).fill(900)]));

let app: TestApp;
let vendor: VoiceVendor;
beforeAll(async () => {
  vendor = await startVoiceVendor(KEY);
  app = await startTestApp({
    env: { ELEVENLABS_URL: vendor.url, ELEVENLABS_API_KEY: KEY, CLONED_VOICES_PER_WORKSPACE: String(LIMIT) },
  });
});
afterAll(async () => {
  await app.close();
  await vendor.close();
});

async function clone(tenant: Tenant, fields: Record<string, string>, sample: Uint8Array<ArrayBuffer> = SAMPLE) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('sample', new Blob([sample], { type: 'audio/wav' }), 'grace.wav');
  const response = await fetch(`${app.url}/v1/voices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.jwt}` },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as Voice & { errors?: { pointer: string }[]; code?: string },
  };
}

const idsOf = async (tenant: Tenant) =>
  (await tenant.ok('listVoices', { query: { limit: '100' } })).data.map(({ voice_id }) => voice_id);

async function waitingRemovals({ workspaceId }: Tenant): Promise<RemovedVoice[]> {
  const { rows } = await sql<{ payload: RemovedVoice }>`
    select payload from graphile_worker._private_jobs
    where payload ->> 'workspaceId' = ${workspaceId} and payload ->> 'vendorVoiceId' is not null`.execute(
    app.runtime.db,
  );
  return rows.map(({ payload }) => payload);
}

describe('a cloned voice', () => {
  test('is created at the vendor and listed only in its workspace', async () => {
    const [mine, theirs] = [await newTenant(app.url), await newTenant(app.url)];
    const { status, body } = await clone(mine, { name: 'Grace', consent: CONSENT, gender: 'female' });
    expect([status, body.name, body.provider, body.gender]).toEqual([201, 'Grace', 'elevenlabs', 'female']);
    expect(body.voice_id).toMatch(/^elevenlabs-[0-9a-z]{26}$/);
    expect(vendor.clones.get(FIRST_CLONE)).toBe('grace.wav');
    expect(await idsOf(mine)).toContain(body.voice_id);
    expect(await idsOf(theirs)).not.toContain(body.voice_id);
    const foreign = await theirs.refused('deleteVoice', { path: { voice_id: body.voice_id } });
    expect(foreign.code).toBe('voice_not_found');
    await mine.ok('previewVoice', { path: { voice_id: body.voice_id } });
    expect(vendor.requests.at(-1)!.path).toContain(`/v1/text-to-speech/${FIRST_CLONE}/stream`);
  });

  test('is refused beyond the limit of the workspace, also if several are cloned at once; nothing stays at the vendor', async () => {
    const tenant = await newTenant(app.url);
    for (let i = 1; i < LIMIT; i++) expect((await clone(tenant, { name: 'Grace', consent: CONSENT })).status).toBe(201);
    const before = vendor.clones.size;
    const last = await Promise.all([1, 2, 3].map(() => clone(tenant, { name: 'Grace', consent: CONSENT })));
    expect(last.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
      201,
      'voice_limit_reached',
      'voice_limit_reached',
    ]);
    await until(() => vendor.clones.size === before + 1, { what: 'the voices beyond the limit are removed' });
    const { body } = await clone(tenant, { name: 'Grace', consent: CONSENT });
    expect([body.code, vendor.clones.size]).toEqual(['voice_limit_reached', before + 1]);

    // Its own account has no limit.
    await tenant.ok('putProviderCredentials', { path: { provider: 'elevenlabs' }, body: { api_key: KEY } });
    for (let i = 0; i <= LIMIT; i++) expect((await clone(tenant, { name: 'Own', consent: CONSENT })).status).toBe(201);
  });

  // The embedded database has one connection.
  if (serverUrl() !== undefined) {
    test('is counted only when another one that was cloned at the same time is stored', async () => {
      const tenant = await newTenant(app.url);
      for (let i = 1; i < LIMIT; i++) await clone(tenant, { name: 'Grace', consent: CONSENT });
      const { db } = app.runtime;
      const waits = async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(db);
        return rows.length > 0;
      };
      let last: ReturnType<typeof clone> | null = null;
      await inTransaction(db, async (trx) => {
        await lockClonedVoicesOf(trx, tenant.workspaceId);
        last = clone(tenant, { name: 'Grace', consent: CONSENT });
        await until(waits, { what: 'the clone waits for the lock' });
        await sql`insert into cloned_voices (id, workspace_id, provider, vendor_voice_id, source, name, gender, description,
            consent, consent_by)
          select ${`elevenlabs-${'0'.repeat(26)}`}, workspace_id, provider, 'other', source, name, gender, description, consent, consent_by
            from cloned_voices where workspace_id = ${tenant.workspaceId} limit 1`.execute(trx);
      });
      expect((await last!).body.code).toBe('voice_limit_reached');
    });
  }

  test('requires a consent and a recording', async () => {
    const tenant = await newTenant(app.url);
    const missing = await clone(tenant, { name: 'Grace' });
    expect([missing.status, missing.body.errors?.map(({ pointer }) => pointer)]).toEqual([422, ['/consent']]);
    const short = await clone(tenant, { name: 'Grace', consent: 'yes' });
    expect([short.status, short.body.errors?.map(({ pointer }) => pointer)]).toEqual([422, ['/consent']]);
    const text = new Uint8Array(Buffer.from('this is no recording'));
    const wrong = await clone(tenant, { name: 'Grace', consent: CONSENT }, text);
    expect([wrong.status, wrong.body.errors?.map(({ pointer }) => pointer)]).toEqual([422, ['/sample']]);
  });

  test('cannot be deleted while an agent uses it; a deletion also removes it at the vendor', async () => {
    const tenant = await newTenant(app.url);
    const { voice_id } = (await clone(tenant, { name: 'Grace', consent: CONSENT })).body;
    const vendorId = [...vendor.clones.keys()].at(-1)!;
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ voice_id }) });
    const refused = await tenant.refused('deleteVoice', { path: { voice_id } });
    expect([refused.status, refused.code]).toEqual([409, 'voice_in_use']);
    await tenant.ok('updateAgent', { path: { id }, body: { voice_id: 'builtin-alloy', fallback_voice_id: voice_id } });
    expect((await tenant.refused('deleteVoice', { path: { voice_id } })).code).toBe('voice_in_use');
    await tenant.ok('deleteAgent', { path: { id } });
    await tenant.ok('deleteVoice', { path: { voice_id } });
    expect(vendor.clones.has(vendorId)).toBe(false);
    expect(await idsOf(tenant)).not.toContain(voice_id);
  });

  test('is removed at the vendor later if the vendor fails, or the process dies, after the deletion here', async () => {
    const tenant = await newTenant(app.url);
    const { voice_id } = (await clone(tenant, { name: 'Grace', consent: CONSENT })).body;
    const vendorId = [...vendor.clones.keys()].at(-1)!;
    vendor.fault = 'refuse';
    const refused = await tenant.refused('deleteVoice', { path: { voice_id } });
    vendor.fault = null;
    expect([refused.status, refused.code]).toEqual([502, 'provider_failed']);
    expect(await idsOf(tenant)).not.toContain(voice_id);
    // Enqueued in the transaction of the deletion, so that a kill after it has the same effect.
    const waiting = await waitingRemovals(tenant);
    expect(waiting.map(({ vendorVoiceId }) => vendorVoiceId)).toEqual([vendorId]);
    await removeFromVendor(app.runtime, waiting[0]!, new AbortController().signal);
    expect(vendor.clones.has(vendorId)).toBe(false);
  });

  test('is not taken for removed while its account has no key', async () => {
    const tenant = await newTenant(app.url);
    const path = { provider: 'elevenlabs' };
    await tenant.ok('putProviderCredentials', { path, body: { api_key: KEY } });
    const { voice_id } = (await clone(tenant, { name: 'Grace', consent: CONSENT })).body;
    const vendorId = [...vendor.clones.keys()].at(-1)!;
    vendor.fault = 'refuse';
    await tenant.refused('deleteVoice', { path: { voice_id } });
    vendor.fault = null;
    await tenant.ok('deleteProviderCredentials', { path });
    const [waiting] = await waitingRemovals(tenant);
    const remove = () => removeFromVendor(app.runtime, waiting!, new AbortController().signal);
    await expect(remove()).rejects.toThrow(`the account of the voice ${vendorId} has no key`);
    await tenant.ok('putProviderCredentials', { path, body: { api_key: KEY } });
    await remove();
    expect(vendor.clones.has(vendorId)).toBe(false);
  });

  test('has no job once it was removed at the vendor', async () => {
    const tenant = await newTenant(app.url);
    const { voice_id } = (await clone(tenant, { name: 'Grace', consent: CONSENT })).body;
    await tenant.ok('deleteVoice', { path: { voice_id } });
    expect(await waitingRemovals(tenant)).toEqual([]);
  });

  test('a voice of a vendor library cannot be deleted', async () => {
    const tenant = await newTenant(app.url);
    const refused = await tenant.refused('deleteVoice', { path: { voice_id: 'builtin-alloy' } });
    expect([refused.status, refused.code]).toEqual([409, 'voice_not_own']);
  });

  test('a key cannot be deleted while its account has cloned voices', async () => {
    const tenant = await newTenant(app.url);
    const path = { provider: 'elevenlabs' };
    await tenant.ok('putProviderCredentials', { path, body: { api_key: KEY } });
    const { voice_id } = (await clone(tenant, { name: 'Grace', consent: CONSENT })).body;
    expect((await tenant.refused('deleteProviderCredentials', { path })).code).toBe('provider_in_use');
    await tenant.ok('deleteVoice', { path: { voice_id } });
    await tenant.ok('deleteProviderCredentials', { path });
  });

  test('keeps its account: a key of another account is refused, a new key of the same account is not', async () => {
    const tenant = await newTenant(app.url);
    const put = { path: { provider: 'elevenlabs' }, body: { api_key: KEY } };
    await tenant.ok('putProviderCredentials', put);
    const { voice_id } = (await clone(tenant, { name: 'Grace', consent: CONSENT })).body;
    const [vendorId, files] = [...vendor.clones].at(-1)!;
    await tenant.ok('putProviderCredentials', put);
    // Another account does not have the voice. It would answer its removal like that of a voice that is removed already.
    vendor.clones.delete(vendorId);
    const refused = await tenant.refused('putProviderCredentials', put);
    expect([refused.status, refused.code]).toEqual([409, 'provider_in_use']);
    // Whether the account has the voice is unknown. With such a key, its removal fails.
    vendor.permissions = ['text_to_speech'];
    await tenant.ok('putProviderCredentials', put).finally(() => {
      vendor.permissions = null;
    });
    vendor.clones.set(vendorId, files);
    await tenant.ok('deleteVoice', { path: { voice_id } });
    await tenant.ok('putProviderCredentials', put);
  });
});

describe('the voices of a vendor’s account', () => {
  afterEach(() => {
    vendor.listFault = null;
  });
  const listed = `elevenlabs-${SARAH}`;
  const german = 'elevenlabs-GermanLibrary0000001';
  const path = { provider: 'elevenlabs' };
  const query = { provider: 'elevenlabs', limit: '100' };

  test('are listed with the vendor’s descriptions, without voices that others cloned in the account', async () => {
    const tenant = await newTenant(app.url);
    const { data } = await tenant.ok('listVoices', { query });
    expect(data.map(({ voice_id }) => voice_id)).toEqual([german, listed]);
    const sarah = await tenant.ok('getVoice', { path: { voice_id: listed } });
    expect(sarah).toEqual(data[1]);
    expect(sarah).toMatchObject({ gender: 'female', preview_url: 'https://storage.example.com/sarah.mp3' });
    const { data: languages } = await tenant.ok('listLanguages', { query: { limit: '100' } });
    expect(languages.find(({ code }) => code === 'ja')).toMatchObject({ tts: ['elevenlabs'], voices: 2 });
    await tenant.ok('createAgent', { body: agentBody({ voice_id: german, language: 'de' }) });
    const gone = 'elevenlabs-NobodyHasThisVoice00';
    const refused = await tenant.refused('createAgent', { body: agentBody({ voice_id: gone }) });
    expect([refused.status, refused.errors]).toEqual([422, ['/voice_id unknown_voice']]);
    expect((await tenant.refused('getVoice', { path: { voice_id: gone } })).code).toBe('voice_not_found');
  });

  test('speak a reminder in the language of the agent, until a custom one is written', async () => {
    const tenant = await newTenant(app.url);
    const agent = await tenant.ok('createAgent', { body: agentBody({ voice_id: listed, language: 'de' }) });
    const changed = async (body: object) => {
      const { inactivity } = await tenant.ok('updateAgent', { path: { id: agent.agent_id }, body });
      return inactivity.reminders;
    };
    expect(agent.inactivity).toEqual({ seconds: 8, reminders: ['Sind Sie noch da?'] });
    expect(await changed({ language: 'ja' })).toEqual(['もしもし、聞こえていますか。']);
    expect(await changed({ inactivity: { seconds: 9 } })).toEqual(['もしもし、聞こえていますか。']);
    expect(await changed({ inactivity: { reminders: ['Hallo?'] }, language: 'de' })).toEqual(['Hallo?']);
    expect(await changed({ language: 'ja' })).toEqual(['Hallo?']);
    expect(await changed({ inactivity: { reminders: [] } })).toEqual([]);
    expect(await changed({ language: 'de' })).toEqual([]);
    expect(await changed({ inactivity: null })).toEqual(['Sind Sie noch da?']);
  });

  test('are all listed for a workspace’s own account, with a voice cloned here only once', async () => {
    const tenant = await newTenant(app.url);
    await tenant.ok('putProviderCredentials', { path, body: { api_key: KEY } });
    const { voice_id } = (await clone(tenant, { name: 'Grace', consent: CONSENT })).body;
    const vendorId = [...vendor.clones.keys()].at(-1)!;
    // A newly stored key loads the list again.
    await tenant.ok('putProviderCredentials', { path, body: { api_key: KEY } });
    const { data } = await tenant.ok('listVoices', { query });
    const [somebody] = data.filter(({ name }) => name === 'Somebody');
    expect(somebody).toMatchObject({ gender: null, description: '', preview_url: null });
    expect(vendor.library.elevenlabs.some((each) => each['voice_id'] === vendorId)).toBe(true);
    const ids = data.map((voice) => voice.voice_id);
    expect([ids.includes(voice_id), ids.includes(`elevenlabs-${vendorId}`)]).toEqual([true, false]);
  });

  test('cannot be chosen while the vendor’s list is unavailable, but an agent that has one keeps it and speaks', async () => {
    const tenant = await newTenant(app.url);
    const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ voice_id: listed }) });
    vendor.listFault = 'down';
    await tenant.ok('putProviderCredentials', { path, body: { api_key: KEY } });
    const refused = await tenant.refused('createAgent', { body: agentBody({ voice_id: german }) });
    expect([refused.status, refused.code]).toEqual([502, 'provider_failed']);
    expect((await tenant.refused('updateAgent', { path: { id }, body: { voice_id: german } })).status).toBe(502);
    await tenant.ok('updateAgent', { path: { id }, body: { language: 'en-GB', voice_id: listed } });
    expect(await tenant.ok('updateAgent', { path: { id }, body: { greeting: 'Hi.' } })).toMatchObject({ version: 3 });
    expect((await tenant.refused('listVoices', { query })).code).toBe('provider_failed');
    expect((await tenant.refused('getVoice', { path: { voice_id: listed } })).code).toBe('provider_failed');
    expect(await idsOf(tenant)).toContain('builtin-alloy');
    const { call_id } = await tenant.ok('createCall', { body: { agent_id: id, to_number: '+12025550105' } });
    await until(async () => (await tenant.ok('getCall', { path: { id: call_id } })).status === 'completed', {
      withinMs: 60_000,
    });
    expect(vendor.requests.some((seen) => seen.path.includes(`/v1/text-to-speech/${SARAH}/stream`))).toBe(true);
  });
});

// The storage quota: what counts, what is rejected when it is reached, what frees space, and that concurrent uploads cannot exceed
// it. A workspace may store one MiB here.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Limits } from '../../../generated/types.ts';
import { deleteOldRecordings } from '../../../src/resources/tests/service/recordings.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { CONVERSES, ended, place, talkingAgent } from '../calls/support.ts';
import { addSource, addText, article, newBase, settled, startSite, upload } from '../knowledge-bases/support.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const MIB = 1024 * 1024;
const METRICS_TOKEN = 'a-token-of-some-thirty-two-letters';
let app: TestApp;
let ada: Tenant;
let base: string;
beforeAll(async () => {
  app = await startTestApp({ env: { STORAGE_QUOTA_MIB: '1', METRICS_TOKEN } });
});
afterAll(() => app?.close());
beforeEach(async () => {
  ada = await newTenant(app.url);
  base = await newBase(ada);
});

const stored = async (): Promise<Limits['storage']> => (await ada.ok('getLimits')).storage;
const file = (bytes: number) => ({ name: 'a.txt', bytes: Buffer.alloc(bytes, ' '), type: 'text/plain' });
const filesOf = (id: string) => app.runtime.storage.list(`knowledge/${id}/`);
/** Simulates sources that use all but this many bytes. */
async function leave(bytes: number): Promise<void> {
  const { id } = await addText(ada, base, 'Large.');
  const { used_bytes: used } = await stored();
  const { stored_bytes: own } = await app.runtime.db
    .selectFrom('knowledge_sources')
    .select('stored_bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await app.runtime.db
    .updateTable('knowledge_sources')
    .set({ stored_bytes: own + MIB - used - bytes })
    .where('id', '=', id)
    .execute();
}

describe('recordings of tests in the quota', () => {
  const run = async (agentId: string) => {
    const turns = [{ say: 'Hello there, who is speaking?' }];
    const body = { name: 'Audio', agent_id: agentId, caller: { type: 'script', turns }, line: { type: 'audio' } };
    const { id: caseId } = await ada.ok('createTestCase', { body });
    const { id } = await ada.ok('createTestRun', { body: { case_ids: [caseId] } });
    await until(async () => (await ada.ok('getTestRun', { path: { id } })).ended_at !== null, {
      withinMs: 90_000,
      what: 'the run has ended',
    });
    return { id, sample: (await ada.ok('getTestRun', { path: { id } })).results[0]!.samples[0]! };
  };

  test(
    'count, are not kept if storage is full, which the result reports, and free their space after 7 days',
    { timeout: 300_000 },
    async () => {
      const { agent_id: agentId } = await ada.ok('createAgent', { body: talkingAgent() });
      const first = await run(agentId);
      expect(first.sample.recording_omitted).toBeNull();
      const heard = await fetch(first.sample.recording_url!, { headers: { authorization: `Bearer ${ada.jwt}` } });
      // A sample takes a byte in storage, after a header of 24 bytes, and two in the file, after one of 44.
      const bytes = 24 + ((await heard.arrayBuffer()).byteLength - 44) / 2;
      expect(bytes).toBeGreaterThan(16_000);
      expect(await stored()).toMatchObject({ recordings_bytes: bytes, used_bytes: bytes });

      // Recordings differ slightly in length: none fits into half the size of another, and each fits into one and a half.
      const half = Math.floor(bytes / 2);
      await leave(half);
      const { sample } = await run(agentId);
      expect([sample.status, sample.recording_url, sample.recording_omitted]).toEqual(['passed', null, 'storage_full']);
      expect((await stored()).recordings_bytes).toBe(bytes);
      const refused = await upload(ada, base, file(half + 1));
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'storage_full',
        detail: expect.stringContaining('recordings of tests go after 7 days'),
      });

      const age = (days: number) =>
        sql`update test_recordings set created_at = now() - ${`${days} days`}::interval where run_id = ${first.id}`.execute(
          app.runtime.db,
        );
      await age(6);
      await deleteOldRecordings(app.runtime, new AbortController().signal);
      expect((await stored()).recordings_bytes).toBe(bytes);
      await age(8);
      await deleteOldRecordings(app.runtime, new AbortController().signal);
      expect((await stored()).recordings_bytes).toBe(0);
      const last = await run(agentId);
      expect(last.sample.recording_omitted).toBeNull();
      expect((await stored()).recordings_bytes).toBeGreaterThan(16_000);
      await sql`delete from test_runs where id = ${last.id}`.execute(app.runtime.db);
      expect((await stored()).recordings_bytes).toBe(0);
    },
  );
});

describe('documents in the quota', () => {
  test('count with their chunks, appear in the limits, and free their space when they are deleted', async () => {
    expect(await stored()).toEqual({
      quota_bytes: MIB,
      used_bytes: 0,
      documents_bytes: 0,
      recordings_bytes: 0,
      contacts_bytes: 0,
    });
    const { id } = await addText(ada, base, 'Bread is baked at four.');
    expect(await stored()).toMatchObject({ used_bytes: 23 + 23 + 2048, documents_bytes: 23 + 23 + 2048 });
    expect((await upload(ada, base, file(1_000))).status).toBe(202);
    expect((await stored()).used_bytes).toBe(23 + 23 + 2048 + 1_000);
    await ada.ok('deleteKnowledgeBaseSource', { path: { id: base, src: id } });
    expect((await stored()).used_bytes).toBe(1_000);
    await ada.ok('deleteKnowledgeBase', { path: { id: base } });
    expect((await stored()).used_bytes).toBe(0);
  });

  test('beyond the quota are rejected with storage_full before they are stored, without leftovers', async () => {
    expect((await upload(ada, base, file(MIB - 100))).status).toBe(202);
    const before = await filesOf(base);
    const put = vi.spyOn(app.runtime.storage, 'put');
    const answer = await upload(ada, base, file(101));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'storage_full']);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    const text = await ada.refused('addKnowledgeBaseSource', {
      path: { id: base },
      body: { content: 'x'.repeat(101) },
    });
    expect([text.status, text.code]).toEqual([409, 'storage_full']);
    expect((await stored()).used_bytes).toBe(MIB - 100);
    expect(await filesOf(base)).toEqual(before);
    const other = await newTenant(app.url);
    expect((await upload(other, await newBase(other), file(101))).status).toBe(202);
  });

  test('that arrive concurrently cannot exceed the quota', async () => {
    const bases = await Promise.all(Array.from({ length: 6 }, () => newBase(ada)));
    const answers = await Promise.all(bases.map((id) => upload(ada, id, file(300_000))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 409, 409, 409]);
    expect((await stored()).used_bytes).toBe(900_000);
    const kept = await Promise.all(bases.map(filesOf));
    expect(kept.flat()).toHaveLength(3);
  });

  test('whose chunks do not fit fail with a reason, and are read once there is space', async () => {
    const first = await upload(ada, base, file(700_000));
    const content = Array.from({ length: 300 }, (_, i) => `# Part ${i}\n\nWords of part ${i}.`).join('\n\n');
    const { id } = await addSource(ada, base, { content });
    const failed = await settled(ada, base, id);
    expect([failed.status, failed.error?.code]).toEqual(['failed', 'too_large']);
    expect(failed.error!.detail).toContain('storage quota of the workspace');
    const { id: other } = first.body as { id: string };
    await ada.ok('deleteKnowledgeBaseSource', { path: { id: base, src: other } });
    await ada.ok('refreshKnowledgeBaseSource', { path: { id: base, src: id } });
    expect(await settled(ada, base, id)).toMatchObject({ status: 'ready', chunks: 300 });
  });
});

describe('a crawl in the quota', () => {
  test('fails at the page that exceeds the quota, before further pages are read, and frees its space', async () => {
    const sentences = Array.from({ length: 8_000 }, (_, i) => `This is sentence number ${i} of a long page.`);
    const site = await startSite({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 5',
      '/': article('Long', sentences.join(' '), '<a href="/next">Next</a>'),
      '/next': article('Next', 'A short page.'),
    });
    const { id } = await addSource(ada, base, { url: `${site.url}/`, crawl: { max_pages: 5 } });
    const failed = await settled(ada, base, id);
    expect([failed.status, failed.error?.code]).toEqual(['failed', 'too_large']);
    expect(failed.error!.detail).toContain('storage quota of the workspace');
    expect(site.asked).not.toContain('/next');
    expect((await stored()).used_bytes).toBe(0);
    await site.close();
  });
});

describe('contacts in the quota', () => {
  test('count, are rejected when the quota is reached, and free their space with their campaign', async () => {
    const { agent_id } = await ada.ok('createAgent', { body: talkingAgent() });
    const body = { name: 'Spring', agent_id, from_numbers: ['+12025550199'] };
    const { id } = await ada.ok('createCampaign', { body });
    await ada.ok('uploadCampaignContacts', {
      path: { id },
      body: [{ to_number: CONVERSES, variables: { name: 'Ada' } }],
    });
    const { contacts_bytes: one } = await stored();
    expect(one).toBeGreaterThan(200);
    await leave(one);
    const more = [
      { to_number: '+12025550102', variables: { name: 'Bo' } },
      { to_number: '+12025550103', variables: { name: 'Cy' } },
    ];
    const refused = await ada.refused('uploadCampaignContacts', { path: { id }, body: more });
    expect([refused.status, refused.code]).toEqual([409, 'storage_full']);
    expect((await stored()).contacts_bytes).toBe(one);
    expect((await ada.ok('getCampaign', { path: { id } })).stats.contacts).toBe(1);
    await ada.ok('deleteCampaign', { path: { id } });
    expect((await stored()).contacts_bytes).toBe(0);
  });
});

describe('recordings in the quota', () => {
  const talk = async () => {
    const { agent_id } = await ada.ok('createAgent', { body: talkingAgent() });
    return ended(ada, (await place(ada, CONVERSES, agent_id)).call_id);
  };

  test('count with their final stored size', async () => {
    const { call_id: id } = await talk();
    await until(async () => (await ada.ok('getCall', { path: { id } })).recording_status === 'ready');
    const size = await app.runtime.storage.size(`recordings/${id}.mp3`);
    expect(await stored()).toMatchObject({ recordings_bytes: size, used_bytes: size });
  });

  test('are skipped while the storage is full: the call continues and reports it', async () => {
    await leave(100);
    const call = await talk();
    expect(call).toMatchObject({ status: 'completed', recording_status: 'failed' });
    const refused = await ada.refused('getCallRecording', { path: { id: call.call_id } });
    expect([refused.status, refused.code]).toEqual([404, 'recording_failed']);
    expect((await stored()).recordings_bytes).toBe(0);
    expect(await app.runtime.storage.list(`recordings/${call.call_id}`)).toEqual([]);
  });
});

test('the metrics report the stored bytes of all workspaces and the number of full ones', async () => {
  await leave(0);
  const read = async () => {
    const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return answer.text();
  };
  await until(async () => /parley_storage_full_workspaces [1-9]/.test(await read()), { what: 'the gauge' });
  expect(await read()).toMatch(/parley_storage_bytes\{kind="documents"\} [1-9]/);
});

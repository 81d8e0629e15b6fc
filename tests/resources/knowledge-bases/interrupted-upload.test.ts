// Uploads of files whose process dies, or that are refused, around the insertion of their row: no file remains without a row, and no
// row without its file.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/core/context.ts';
import { fail } from '../../../src/core/errors.ts';
import { newId } from '../../../src/core/ids.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import { jobs } from '../../../src/resources/knowledge-bases/jobs.ts';
import { uploadKnowledgeBaseSource } from '../../../src/resources/knowledge-bases/service/sources.ts';
import { discardUpload, filesOf } from '../../../src/resources/knowledge-bases/service/upkeep.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { betweenTransactions } from '../../support/between-transactions.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { newBase } from './support.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

const FILE = { name: 'menu.txt', contentType: 'text/plain', bytes: new Uint8Array(Buffer.from('Soup of the day.')) };

/** @param ulid of the Idempotency-Key, which gives a repeated request the id of its first attempt */
function contextOf(db: Context['db'], ulid: string): Context {
  const { workspaceId, userId } = tenant;
  const actor: Actor = { kind: 'user', workspaceId, userId, sessionId: 'ses_test', role: 'owner', scope: 'admin' };
  const request = { requestId: 'req_test', ip: '127.0.0.1', origin: null, bearer: null, accept: '' };
  return { ...app.runtime, ...request, actor, createdUlid: ulid, signal: new AbortController().signal, db };
}

const newUlid = () => newId('req').slice('req_'.length);
const filesIn = (base: string) => app.runtime.storage.list(filesOf(base, null));

/** The jobs that will look for a file without a row. */
async function waiting(base: string): Promise<Parameters<typeof discardUpload>[1][]> {
  const { rows } = await sql<{ payload: Parameters<typeof discardUpload>[1] }>`
    select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
    where identifier = 'knowledge-bases.discard' and payload ->> 'baseId' = ${base}`.execute(app.runtime.db);
  return rows.map(({ payload }) => payload);
}

// A failed attempt is retried after e^attempt seconds, at most e^10.
test.each(['knowledge-bases.purge', 'knowledge-bases.discard'])('%s is retried for a week of an outage', (name) => {
  const { maxAttempts } = jobs.find((job) => job.name === name)!;
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) => Math.exp(Math.min(10, i + 1)));
  expect(waits.reduce((sum, seconds) => sum + seconds) / 86_400).toBeGreaterThan(6.5);
});

describe('uploadKnowledgeBaseSource', () => {
  test('leaves no document if its process dies between storing the file and inserting the row', async () => {
    const base = await newBase(tenant);
    const dying = betweenTransactions(app.runtime.db, 1, () => Promise.reject(new Error('killed')));
    const upload = uploadKnowledgeBaseSource(contextOf(dying.db, newUlid()), base, FILE, undefined);
    await expect(upload).rejects.toThrow('killed');
    expect(await filesIn(base)).toHaveLength(1);
    const [job, ...more] = await waiting(base);
    expect(more).toEqual([]);
    await discardUpload(app.runtime, job!);
    expect(await filesIn(base)).toEqual([]);
  });

  test('answers 503 while storage fails, and leaves no row', async () => {
    const base = await newBase(tenant);
    const context = contextOf(app.runtime.db, newUlid());
    const put = () => Promise.reject(new ProviderError('s3', 'unavailable', 'the bucket is away'));
    const storage = { ...app.runtime.storage, put };
    const upload = uploadKnowledgeBaseSource({ ...context, storage }, base, FILE, undefined);
    await expect(upload).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 10 },
      cause: { message: 's3: the bucket is away' },
    });
    const { data } = await tenant.ok('listKnowledgeBaseSources', { path: { id: base } });
    expect(data).toEqual([]);
  });

  test('leaves no job and keeps the file of an upload that succeeded', async () => {
    const base = await newBase(tenant);
    const { id } = await uploadKnowledgeBaseSource(contextOf(app.runtime.db, newUlid()), base, FILE, undefined);
    expect(await waiting(base)).toEqual([]);
    await discardUpload(app.runtime, { workspaceId: tenant.workspaceId, baseId: base, sourceId: id });
    expect(await filesIn(base)).toHaveLength(1);
  });

  // For example because the base was filled in the meantime.
  test('that is repeated after its response was lost, and refused, keeps the file of its first attempt', async () => {
    const base = await newBase(tenant);
    const ulid = newUlid();
    await uploadKnowledgeBaseSource(contextOf(app.runtime.db, ulid), base, FILE, undefined);
    const refusing = betweenTransactions(app.runtime.db, 1, () => Promise.reject(fail('knowledge_base_full')));
    const again = uploadKnowledgeBaseSource(contextOf(refusing.db, ulid), base, FILE, undefined);
    await expect(again).rejects.toMatchObject({ code: 'knowledge_base_full' });
    expect(await filesIn(base)).toHaveLength(1);
  });
});

// Uploads whose lease expired: cleaning up after one never deletes contacts of another, and a process that resumes never makes an
// upload ready that has lost contacts. The other side acts between two transactions, before each of them in turn.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/core/context.ts';
import { eraseContacts } from '../../../src/resources/campaigns/erase.ts';
import { uploadCampaignContacts } from '../../../src/resources/campaigns/upload.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { betweenTransactions } from '../../support/between-transactions.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { contacts, newCampaign } from './files.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

const rowsFrom = (first: number) =>
  Array.from({ length: 3 }, (_, i) => ({ to_number: `+1${2_025_560_000 + (first + i) * 37}` }));
const send = (id: string) => tenant.send('uploadCampaignContacts', { path: { id }, body: rowsFrom(0) });

/** Makes the lease of the running upload expire. */
const expire = (id: string) =>
  sql`update campaigns set upload_leased_until = now() - interval '1 second' where id = ${id}`.execute(app.runtime.db);

/** Leaves the campaign as a killed upload does: with contacts that are not ready, and a lease that has expired. */
async function killUpload(id: string): Promise<void> {
  await sql`insert into campaign_contacts (workspace_id, campaign_id, upload, id, position, to_number, variables, status)
    values (${tenant.workspaceId}, ${id}, 1, ${`cct_${id.slice(4)}`}, 1, '+12025569999', '{}', 'pending')`.execute(
    app.runtime.db,
  );
  await sql`update campaigns set upload_id = 'req_killed', upload_leased_until = now() - interval '1 second'
    where id = ${id}`.execute(app.runtime.db);
}

/** The contacts that are counted, listed and stored, which must agree. */
async function counted(id: string) {
  const { stats } = await tenant.ok('getCampaign', { path: { id } });
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from campaign_contacts where campaign_id = ${id}`.execute(app.runtime.db);
  return { counted: stats.contacts, listed: (await contacts(tenant, id)).length, stored: rows[0]!.n };
}

describe('the job that cleans up after a killed upload', () => {
  test.each([1, 2, 3])('deletes no contact of an upload that begins before its transaction %i', async (nth) => {
    const { id } = await newCampaign(tenant);
    await killUpload(id);
    let status = 0;
    const { db, count } = betweenTransactions(app.runtime.db, nth, async () => ({ status } = await send(id)));
    await eraseContacts({ ...app.runtime, db }, tenant.workspaceId, id);
    if (status !== 200) expect((await send(id)).status).toBe(200);
    expect(await counted(id)).toEqual({ counted: 3, listed: 3, stored: 3 });
    expect(count()).toBeGreaterThanOrEqual(nth);
  });
});

describe('an upload whose process was stopped for longer than its lease', () => {
  const actor = (): Actor => {
    const { workspaceId, userId } = tenant;
    return { kind: 'user', workspaceId, userId, sessionId: 'ses_test', role: 'owner', scope: 'admin' };
  };
  const resumed = (id: string, nth: number, meanwhile: () => Promise<unknown>) => {
    const { db } = betweenTransactions(app.runtime.db, nth, async () => {
      await expire(id);
      await meanwhile();
    });
    const request = { requestId: `req_stopped${nth}`, ip: '127.0.0.1', origin: null, bearer: null, accept: '' };
    const ctx: Context = { ...app.runtime, ...request, actor: actor(), signal: new AbortController().signal, db };
    return uploadCampaignContacts(ctx, id, rowsFrom(10));
  };
  const overtaken = { code: 'campaign_upload_in_progress' };

  // The transactions of such an upload: take the lease, write the batch, make it ready.
  test.each([2, 3])('fails if its contacts were cleaned up before its transaction %i', async (nth) => {
    const { id } = await newCampaign(tenant);
    const cleanUp = () => eraseContacts(app.runtime, tenant.workspaceId, id);
    await expect(resumed(id, nth, cleanUp)).rejects.toMatchObject(overtaken);
    expect(await counted(id)).toEqual({ counted: 0, listed: 0, stored: 0 });
  });

  test.each([2, 3])('fails if another upload was made ready before its transaction %i', async (nth) => {
    const { id } = await newCampaign(tenant);
    const other = async () => expect((await send(id)).status).toBe(200);
    await expect(resumed(id, nth, other)).rejects.toMatchObject(overtaken);
    expect(await counted(id)).toEqual({ counted: 3, listed: 3, stored: 3 });
  });
});

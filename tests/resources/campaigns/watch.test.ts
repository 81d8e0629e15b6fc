// The job that checks all campaigns every minute: it recovers the work of a lost job, once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueue } from '../../../src/jobs/enqueue.ts';
import { cron } from '../../../src/resources/campaigns/jobs.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant } from '../../support/client.ts';
import { numberLike, withShortCalls, type Dial } from '../../support/short-calls.ts';
import { until } from '../../support/until.ts';
import { becomes, draft, get, newAgent, recount, started } from './support.ts';

const BUSY = '01';

let app: TestApp;
const dials: Dial[] = [];
beforeAll(async () => {
  app = await startTestApp({ overrides: { registry: withShortCalls((dial) => dials.push(dial)) } });
});
afterAll(() => app.close());

const watch = () => enqueue(app.runtime.db, 'campaigns.watch', {});

describe('campaigns.watch', () => {
  test('runs every minute', () => {
    expect(cron).toContainEqual({ job: 'campaigns.watch', match: '* * * * *', payload: {} });
  });

  test('enqueues the lost job of a running campaign without dialing any contact twice', async () => {
    const tenant = await newTenant(app.url);
    const to = Array.from({ length: 4 }, (_, i) => numberLike(BUSY, 100 + i));
    // Two contacts wait for an hour; until then, only one job continues the campaign.
    const id = await draft(tenant, await newAgent(tenant), to, { retry: { rules: [] } });
    const { db } = app.runtime;
    await sql`update campaign_contacts set next_attempt_at = now() + interval '1 hour'
      where campaign_id = ${id} and to_number = any(${to.slice(2)}::text[])`.execute(db);
    await tenant.ok('startCampaign', { path: { id } });
    const rests = async () => {
      if ((await get(tenant, id)).stats.failed !== 2) return false;
      const { rows } = await sql`select from graphile_worker.jobs
        where key = ${`campaign:${id}`} and locked_at is null and run_at > now() + interval '30 minutes'`.execute(db);
      return rows.length === 1;
    };
    await until(rests, { withinMs: 20_000, what: 'two contacts are called and the job waits for the others' });
    const lose = () =>
      sql`select graphile_worker.remove_job(key) from graphile_worker.jobs
        where key = ${`campaign:${id}`} and run_at > now() + interval '30 minutes'`.execute(db);
    expect((await lose()).rows).toHaveLength(1);
    await sql`update campaign_contacts set next_attempt_at = now() where campaign_id = ${id} and next_attempt_at is not null`.execute(
      db,
    );
    const isOver = async () => {
      // A concurrent run of the planner or of the scheduled watch job may still restore the hour that it has read.
      await lose();
      await sql`update campaigns set next_dial_at = now() where id = ${id} and next_dial_at > now()`.execute(db);
      await Promise.all([watch(), watch()]);
      return (await get(tenant, id)).status === 'completed';
    };
    await until(isOver, { withinMs: 20_000, what: 'the campaign completes' });
    expect((await get(tenant, id)).stats).toMatchObject({ failed: 4, attempts: 4 });
    expect(dials.map((dial) => dial.to).toSorted()).toEqual(to.toSorted());
  });

  test('settles a call once when its end was never reported', async () => {
    const tenant = await newTenant(app.url);
    const to = Array.from({ length: 3 }, (_, i) => numberLike(BUSY, 200 + i));
    const id = await started(tenant, await newAgent(tenant), to, { retry: { rules: [] } });
    const before = await becomes(tenant, id, 'completed');
    const { db } = app.runtime;
    // The state after the job of an ended call is lost: the call has ended, its dial is open, the campaign waits for it.
    const { rows } = await sql<{ contact_id: string }>`
      update campaign_dials set settled_at = null, outcome = null
      where call_id = (select id from calls where campaign_id = ${id} order by id limit 1) returning contact_id`.execute(
      db,
    );
    await sql`update campaign_contacts set status = 'dialing', last_outcome = null where id = ${rows[0]!.contact_id}`.execute(
      db,
    );
    await sql`update campaign_stats set dialing = dialing + 1, failed = failed - 1,
      outcomes = jsonb_set(outcomes, '{busy}', '2') where campaign_id = ${id}`.execute(db);
    await sql`update calls set ended_at = now() - interval '2 minutes' where campaign_id = ${id}`.execute(db);
    await sql`update campaigns set status = 'running', completed_at = null where id = ${id}`.execute(db);
    await Promise.all([watch(), watch()]);
    const after = await becomes(tenant, id, 'completed');
    expect(after.stats).toEqual(before.stats);
    expect((await recount(db, tenant, id)).contacts).toEqual({ failed: 3 });
  });
});

// Reading a campaign costs the same with 1,000 and with 50,000 contacts. Measured by the rows that Postgres reads in the
// transaction, which does not depend on the load of the machine.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Trx } from '../../../src/database/transaction.ts';
import { selectCampaign, selectCampaigns } from '../../../src/resources/campaigns/store/campaigns.ts';
import { analyzeContacts, lastPosition, selectContacts } from '../../../src/resources/campaigns/store/contacts.ts';
import { lockContact, nextDue, takeDue } from '../../../src/resources/campaigns/store/dialing.ts';
import { statsOf } from '../../../src/resources/campaigns/store/stats.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { rowsTouchedOf } from '../../support/rows-touched.ts';

const W = 'wsp_a';
const SIZES = { small: 1_000, large: 50_000, fresh: 50_000 };
type Size = keyof typeof SIZES;
const PAGE = 20;
// A page, one more row, and the campaign's own rows; far below both sizes.
const MAX_ROWS = 3 * PAGE;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await db.insertInto('workspaces').values({ id: W, name: 'Northwind' }).execute();
  for (const id of ['small', 'large'] as const) await fill(db, id, SIZES[id]);
}, 120_000);
afterAll(() => database?.close());

/** One contact in a thousand has failed; the others are waiting. */
async function fill(db: Db, id: string, size: number): Promise<void> {
  const campaign = { workspace_id: W, id, name: id, dials_per_second: 1, concurrency: 1, uploads_ready: 1 };
  await db.insertInto('campaigns').values(campaign).execute();
  await db.insertInto('campaign_stats').values({ workspace_id: W, campaign_id: id, pending: size }).execute();
  await sql`insert into campaign_contacts (workspace_id, campaign_id, id, position, upload, to_number, status)
    select ${W}, ${id}, 'cct_' || lpad(n::text, 26, '0'), n, 1, '+1' || (2025000000 + n),
      case when n % 1000 = 0 then 'failed' else 'pending' end
    from generate_series(1, ${size}::int) n`.execute(db);
}

const rowsTouched = (work: (trx: Trx) => Promise<unknown>) => rowsTouchedOf('campaign%', database.db, work);

const contactId = (n: number) => `cct_${String(n).padStart(26, '0')}`;
const middle = (id: Size) => contactId(SIZES[id] / 2);
const READS: [string, (trx: Trx, id: Size) => Promise<unknown>][] = [
  ['the list of campaigns', (trx) => selectCampaigns(trx, W, {}, PAGE, undefined)],
  ['a campaign', async (trx, id) => [await selectCampaign(trx, W, id), await statsOf(trx, W, [id])]],
  ['the first page of contacts', (trx, id) => page(trx, id, {})],
  ['a page in the midst', (trx, id) => page(trx, id, {}, middle(id))],
  ['those that failed', (trx, id) => page(trx, id, { status: 'failed' })],
  ['the one with a number', (trx, id) => page(trx, id, { number: '+12025000777' })],
  ['where an upload goes on', (trx, id) => lastPosition(trx, { workspaceId: W, campaignId: id })],
];

function page(trx: Trx, campaignId: string, filter: { status?: 'failed'; number?: string }, afterId?: string) {
  return selectContacts(trx, { workspaceId: W, campaignId }, { ...filter, uploadsReady: 1 }, PAGE, afterId);
}

describe.each(['before the table is analyzed', 'after the table is analyzed'])('%s', (when) => {
  beforeAll(async () => {
    if (when === 'after') await sql`analyze campaigns, campaign_contacts, campaign_stats`.execute(database.db);
  });

  test.each(READS)('%s reads one page of rows', async (_what, read) => {
    for (const id of ['small', 'large'] as const) {
      const rows = await rowsTouched((trx) => read(trx, id));
      expect(rows).toBeGreaterThan(0);
      expect(rows, id).toBeLessThanOrEqual(MAX_ROWS);
    }
  });
});

describe('a campaign without table statistics', () => {
  beforeAll(async () => {
    const { db } = database;
    await sql`analyze campaigns, campaign_contacts, campaign_stats`.execute(db);
    await fill(db, 'fresh', SIZES.fresh);
  }, 60_000);

  test.each(READS)('%s reads one page of rows', async (_what, read) => {
    expect(await rowsTouched((trx) => read(trx, 'fresh'))).toBeLessThanOrEqual(MAX_ROWS);
  });

  test('finds a contact by id without a scan', async () => {
    const campaign = (await selectCampaign(database.db, W, 'fresh'))!;
    const rows = await rowsTouched((trx) => lockContact(trx, campaign, middle('fresh')));
    expect(rows).toBeLessThanOrEqual(MAX_ROWS);
  });

  test('finds the next contacts to dial without a scan when the upload is ready', async () => {
    await analyzeContacts(database.db);
    const campaign = (await selectCampaign(database.db, W, 'fresh'))!;
    const look = async (trx: Trx) => {
      expect(await takeDue(trx, campaign, new Date(), PAGE)).toHaveLength(PAGE);
      expect(await nextDue(trx, campaign, new Date())).toBe('now');
    };
    expect(await rowsTouched(look)).toBeLessThanOrEqual(MAX_ROWS);
  });
});

// A process is killed during an upload of 100,000 rows: no row is ever visible, and after the lease expires the same file uploads
// completely. The process has 64 MB of heap in addition to its base usage. On a server the test ends most of the lease itself.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeployment, kill, type Deployment } from '../../chaos/process.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { fileOf, newCampaign, tryUpload } from './files.ts';

const ROWS = 100_000;
// The idle service with its voices, measured at 45 to 60 MB, plus 64 MB for the import.
const HEAP_MB = 124;
// The rest of the lease of thirty seconds after a kill and a start on a busy machine.
const MIN_LEASE_SECONDS = 5;

let deployment: Deployment;
beforeAll(async () => {
  deployment = await createDeployment();
});
afterAll(() => deployment?.close());

/**
 * Leaves the killed upload two seconds of its lease. The embedded database belongs to the service's process: there the
 * lease keeps its length.
 */
async function shortenLease(): Promise<void> {
  if (deployment.databaseUrl === undefined) return;
  const db = new pg.Client({ connectionString: deployment.databaseUrl });
  await db.connect();
  const left = `upload_leased_until - now()`;
  const { rows } = await db.query<{ seconds: number }>(
    `select extract(epoch from ${left})::float8 as seconds from campaigns`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.seconds).toBeGreaterThan(MIN_LEASE_SECONDS);
  await db.query(`update campaigns set upload_leased_until = now() + interval '2 seconds'`);
  await db.end();
}

test('no row of a killed upload is visible, and the file uploads completely afterwards', async () => {
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const first = await deployment.start('all', env);
  const tenant = await newTenant(first.url);
  const { id } = await newCampaign(tenant);
  const path = { id };
  const csv = fileOf(ROWS);
  // Wait until the large upload holds the lease, not the small one.
  const insist = async (): Promise<string> => {
    const answer = await tryUpload(tenant, id, csv);
    return answer.status === 409 ? insist() : 'answered';
  };
  const broken = insist().catch(() => 'broken off');
  // Rejected: the large upload has started.
  await until(async () => (await tryUpload(tenant, id, 'phone\n')).status === 409, { withinMs: 30_000 });
  await kill(first);
  expect(await broken).toBe('broken off');

  const second = await deployment.start('all', env);
  const again: Tenant = { ...tenant, ...clientOf(second.url, tenant.jwt), url: second.url };
  const seen = await again.ok('listCampaignContacts', { path, query: { include_total: 'true' } });
  expect([seen.data, seen.total]).toEqual([[], 0]);
  expect((await tryUpload(again, id, csv)).status).toBe(409);
  await shortenLease();
  // Sent with a one-line file, because the service reads all of a file that it rejects.
  await until(async () => (await tryUpload(again, id, 'phone\n')).status !== 409, {
    withinMs: 90_000,
    what: 'the lease of the killed upload has expired',
  });
  const answer = await tryUpload(again, id, csv);
  expect([answer.status, answer.body.accepted, answer.body.duplicate]).toEqual([200, ROWS, 0]);
  expect((await again.ok('getCampaign', { path })).stats).toMatchObject({ contacts: ROWS, pending: ROWS });
}, 300_000);

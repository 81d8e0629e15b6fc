// Results as CSV: one row per contact, available at any time, without formulas that a spreadsheet would run, and valid as an upload.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { contacts, fileOf, newCampaign, results, upload } from './files.ts';
import { becomes } from './support.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

test('contain each contact’s outcome and last call, with its variables as columns', async () => {
  const { id } = await newCampaign(tenant, { dials_per_second: 20, retry: { rules: [] } });
  await tenant.ok('addDncNumbers', { body: { numbers: ['+12025550150'] } });
  await upload(tenant, id, 'to_number,name\n+12025550105,Ada\n+12025550101,Grace\n+12025550150,Eve\n');
  await tenant.ok('startCampaign', { path: { id } });
  await becomes(tenant, id, 'completed', 60_000);
  const [answered, busy, skipped, ...others] = await results(tenant, id);
  expect(others).toEqual([]);
  expect(answered).toMatchObject({ to_number: '+12025550105', status: 'completed', attempts: '1', name: 'Ada' });
  expect(answered).toMatchObject({ outcome: 'caller_hangup', currency: 'USD', cost: '0.000000' });
  const call = await tenant.ok('getCall', { path: { id: answered!['last_call_id']! } });
  expect(call).toMatchObject({
    campaign_id: id,
    start_time: answered!['start_time'],
    duration: Number(answered!['duration']),
  });
  expect(answered!['transcript_url']).toBe(call.transcript_url);
  expect(busy).toMatchObject({
    to_number: '+12025550101',
    status: 'failed',
    outcome: 'busy',
    duration: '0',
    recording_url: '',
  });
  expect(skipped).toMatchObject({ status: 'skipped', skip_reason: 'dnc', last_call_id: '', attempts: '0' });
  const ofCampaign = await tenant.ok('listCalls', { query: { campaign_id: id } });
  expect(ofCampaign.data.map(({ to_number }) => to_number).sort()).toEqual(['+12025550101', '+12025550105']);
}, 90_000);

test('contain no formula, and a new upload of them creates the same contacts', async () => {
  const cells = [
    '=1+1',
    '+1-2',
    '-3',
    '@SUM(A1)',
    '"quoted", with comma',
    'two\nlines',
    '<b>&amp;</b>',
    '+12025550100',
    "'tis",
  ];
  const { id } = await newCampaign(tenant);
  const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  await upload(tenant, id, `to_number,${cells.map((_, i) => `c${i}`).join(',')}\n+12025550143,${quoted}\n`);
  const answer = await tenant.send('exportCampaignResults', { path: { id } });
  const text = Buffer.from(answer.body as ArrayBuffer).toString('utf8');
  const [, row] = parse(text) as string[][];
  for (const cell of row!) expect(cell).not.toMatch(/^[=@\t\r-]|^\+(?!\d{7,15}$)/);
  const copy = (await newCampaign(tenant)).id;
  await upload(tenant, copy, text);
  const [before] = await contacts(tenant, id);
  const [after] = await contacts(tenant, copy);
  expect(after!.to_number).toBe(before!.to_number);
  expect(after!.variables).toMatchObject(before!.variables);
  expect(before!.variables).toEqual(Object.fromEntries(cells.map((cell, i) => [`c${i}`, cell])));
});

test('rename a variable that has the name of a result column', async () => {
  const { id } = await newCampaign(tenant);
  await upload(tenant, id, 'to_number,status,name\n+12025550143,gold,Ada\n');
  expect(await results(tenant, id)).toMatchObject([{ status: 'pending', 'variable.status': 'gold', name: 'Ada' }]);
});

test('are complete and ordered over many batches, with the columns of every upload', async () => {
  const { id } = await newCampaign(tenant);
  await upload(tenant, id, fileOf(1_500));
  await upload(tenant, id, 'to_number,plan\n+12025550143,gold\n');
  const rows = await results(tenant, id);
  expect(rows).toHaveLength(1_501);
  expect(rows.map((row) => row['first_name'])).toEqual([...Array.from({ length: 1_500 }, (_, i) => `Guest ${i}`), '']);
  expect(rows.at(-1)).toMatchObject({ plan: 'gold' });
});

test('of an unknown campaign or another workspace return 404 and no partial file', async () => {
  const other = await newTenant(app.url);
  const { id } = await newCampaign(tenant);
  for (const path of [{ id: 'cmp_none' }, { id }]) {
    expect(await other.refused('exportCampaignResults', { path })).toMatchObject({
      status: 404,
      code: 'campaign_not_found',
    });
  }
});

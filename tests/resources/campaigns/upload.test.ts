// Contact uploads over HTTP: accepted formats, reports about rejected rows, and that no partial upload is ever visible.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planCampaign } from '../../../src/resources/campaigns/planner.ts';
import { uploadCampaignContacts } from '../../../src/resources/campaigns/upload.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { contacts, fileOf, newCampaign, tryUpload, upload } from './files.ts';

let app: TestApp;
let tenant: Tenant;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());
beforeEach(async () => {
  id = (await newCampaign(tenant, { default_country: 'US' })).id;
});

const form = (content: string | Uint8Array<ArrayBuffer>, name = 'contacts.csv', type = 'application/vnd.ms-excel') => {
  const body = new FormData();
  body.append('file', new File([content], name, { type }));
  return body;
};
const numbers = async () => (await contacts(tenant, id)).map((contact) => contact.to_number);
const rowsInTable = async () =>
  (await app.runtime.db.selectFrom('campaign_contacts').select('id').where('campaign_id', '=', id).execute()).length;

describe('a contact file', () => {
  test.each([
    ['as text/csv', (csv: string) => csv],
    ['in a form, whatever its type is called', (csv: string) => form(csv)],
  ])('%s becomes contacts with variables, in the order of its rows', async (_how, wrap) => {
    const csv =
      'First name,PHONE , time_zone,plan,\r\n' +
      '"Lovelace, ""Ada""",202-555-0143,Europe/Berlin,gold\r\n' +
      'Grace,+49 30 1234567,,"two\r\nlines"\r\n';
    expect(await upload(tenant, id, wrap(csv))).toEqual({ accepted: 2, rejected: 0, duplicate: 0, dnc: 0, rows: [] });
    expect(await contacts(tenant, id)).toMatchObject([
      {
        to_number: '+12025550143',
        time_zone: 'Europe/Berlin',
        variables: { First_name: 'Lovelace, "Ada"', plan: 'gold' },
        status: 'pending',
        attempts: 0,
      },
      { to_number: '+49301234567', time_zone: null, variables: { First_name: 'Grace', plan: 'two\r\nlines' } },
    ]);
  });

  test.each<[string, Uint8Array<ArrayBuffer> | string]>([
    ['UTF-8 with a mark and semicolons', '\uFEFFto_number;name\r\n+12025550143;Zoë\r\n'],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFFto_number\tname\r\n+12025550143\tZoë\r\n', 'utf16le'))],
    ['Windows-1252', new Uint8Array(Buffer.from('to_number|name\n+12025550143|Zoë\n', 'latin1'))],
  ])('in %s is read', async (_name, bytes) => {
    expect(await upload(tenant, id, bytes)).toMatchObject({ accepted: 1 });
    expect(await contacts(tenant, id)).toMatchObject([{ to_number: '+12025550143', variables: { name: 'Zoë' } }]);
  });

  test('reports each rejected row and keeps the valid ones', async () => {
    await tenant.ok('addDncNumbers', { body: { numbers: ['+12025550150'] } });
    const rows = [
      'to_number,time_zone,note',
      '+12025550143,,ok',
      ',,no number',
      'nonsense,,',
      '202-555-0143,,again',
      '+12025550150,,unwanted',
      '+12025550151,Mars/Base,',
      `+12025550152,,${'x'.repeat(4_097)}`,
      '',
      '+12025550153,,a,b',
      '+12025550154,America/New_York,last',
      '+12025550155 ext. 5,,an extension',
      '1.20256E+10,,from a spreadsheet',
    ];
    expect(await upload(tenant, id, rows.join('\n'))).toEqual({
      accepted: 2,
      rejected: 7,
      duplicate: 1,
      dnc: 1,
      rows: [
        { row: 3, reason: 'empty' },
        { row: 4, reason: 'invalid_number' },
        { row: 5, reason: 'duplicate' },
        { row: 6, reason: 'dnc' },
        { row: 7, reason: 'invalid_time_zone' },
        { row: 8, reason: 'too_long' },
        { row: 10, reason: 'too_many_cells' },
        { row: 12, reason: 'invalid_number' },
        { row: 13, reason: 'invalid_number' },
      ],
    });
    expect(await contacts(tenant, id, { status: 'skipped' })).toMatchObject([
      { to_number: '+12025550150', skip_reason: 'dnc' },
    ]);
    const { stats } = await tenant.ok('getCampaign', { path: { id } });
    expect(stats).toMatchObject({ contacts: 3, pending: 2, skipped: 1 });
  });

  test('finds the columns of the number and the time zone in any case, and with spaces', async () => {
    const csv = 'Name,Phone Number,Time Zone\nAda,+12025550143,America/New_York\n';
    expect(await upload(tenant, id, csv)).toMatchObject({ accepted: 1 });
    expect(await contacts(tenant, id)).toMatchObject([
      { to_number: '+12025550143', time_zone: 'America/New_York', variables: { Name: 'Ada' } },
    ]);
  });

  test('reports the first 1,000 rejected rows and counts all', async () => {
    const answer = await upload(tenant, id, `phone\n${'x\n'.repeat(1_500)}`);
    expect(answer).toMatchObject({ accepted: 0, rejected: 1_500 });
    expect(answer.rows).toHaveLength(1_000);
    expect(answer.rows.at(-1)).toEqual({ row: 1_001, reason: 'invalid_number' });
  });

  test('keeps scripts, formulas and prototype names as plain text', async () => {
    const csv = 'to_number,html,__proto__,constructor\n+12025550143,<script>alert(1)</script>,=1+1,"\'=2+2"\n';
    await upload(tenant, id, csv);
    const [contact] = await contacts(tenant, id);
    const expected = '{"html":"<script>alert(1)</script>","__proto__":"=1+1","constructor":"=2+2"}';
    expect(Object.entries(contact!.variables).sort()).toEqual(Object.entries(JSON.parse(expected)).sort());
  });

  test.each([
    ['nothing', '', 422, 'required'],
    ['no column with a number', 'name,age\nAda,36\n', 422, 'no_number_column'],
    ['two columns of one name', 'phone,a b,a_b\n', 422, 'duplicate_column'],
    ['two columns with the number', 'phone,phone\n+12025550143,+12025550144\n', 422, 'duplicate_column'],
    [
      'too many columns',
      `phone,${Array.from({ length: 101 }, (_, i) => `c${i}`).join(',')}\n`,
      422,
      'too_many_columns',
    ],
    ['a name that is too long', `phone,${'n'.repeat(65)}\n`, 422, 'name_too_long'],
    ['a workbook', 'PK\x03\x04\0\0', 422, 'not_text'],
    ['a quote that is never closed', `${fileOf(12_000)}"+12025550143`, 422, 'invalid_csv'],
    ['too many rows', `phone\n${'\n'.repeat(100_001)}`, 413, 'payload_too_large'],
    ['too many bytes', `phone\n${'x'.repeat(20 * 1024 * 1024)}`, 413, 'payload_too_large'],
  ])('with %s changes nothing', async (_what, csv, status, code) => {
    const answer = await tryUpload(tenant, id, csv);
    expect([answer.status, answer.body.errors?.[0]?.code ?? answer.body.code]).toEqual([status, code]);
    expect(await rowsInTable()).toBe(0);
    expect(await upload(tenant, id, 'phone\n+12025550143\n')).toMatchObject({ accepted: 1 });
  });
});

describe('contacts as JSON', () => {
  const send = (body: unknown) => tenant.send('uploadCampaignContacts', { path: { id }, body });

  test('creates contacts with variables of any type', async () => {
    const body = [
      { to_number: '202-555-0143', time_zone: 'Europe/Berlin', variables: { name: 'Ada', age: 36, vip: true } },
      { to_number: 'nonsense' },
    ];
    const { body: answer } = await send(body);
    expect(answer).toEqual({
      accepted: 1,
      rejected: 1,
      duplicate: 0,
      dnc: 0,
      rows: [{ row: 2, reason: 'invalid_number' }],
    });
    const list = await contacts(tenant, id);
    expect(list).toMatchObject([
      { to_number: '+12025550143', time_zone: 'Europe/Berlin', variables: body[0]!.variables },
    ]);
    // The contacts in the response are a valid upload.
    const other = (await newCampaign(tenant)).id;
    const copied = await tenant.ok('uploadCampaignContacts', { path: { id: other }, body: list });
    expect(copied).toMatchObject({ accepted: 1 });
  });

  test('with an unknown field is rejected with a pointer to it', async () => {
    const { body } = await send([{ to_number: '+12025550143', timezone: 'Europe/Berlin' }]);
    expect(body).toMatchObject({ errors: [{ pointer: '/0/timezone', code: 'unknown_field' }] });
  });
});

describe('contact uploads', () => {
  test('add to the existing contacts', async () => {
    await upload(tenant, id, 'phone,a\n+12025550143,1\n');
    expect(await upload(tenant, id, 'phone,b\n+12025550143,2\n+12025550144,2\n')).toMatchObject({
      accepted: 1,
      duplicate: 1,
    });
    expect(await numbers()).toEqual(['+12025550143', '+12025550144']);
  });

  test('become visible atomically: no reader sees a part of one', async () => {
    await upload(tenant, id, fileOf(5));
    const seen = new Set<string>();
    const uploading = upload(tenant, id, fileOf(20_000, 5));
    let done = false;
    void uploading.finally(() => (done = true));
    while (!done) {
      const list = await tenant.ok('listCampaignContacts', { path: { id }, query: { include_total: 'true' } });
      const campaign = await tenant.ok('getCampaign', { path: { id } });
      seen.add(`${list.data.length} of a page`).add(`${list.total} in all`).add(`${campaign.stats.contacts} counted`);
    }
    expect(await uploading).toMatchObject({ accepted: 20_000 });
    const allowed = ['5 of a page', '20 of a page', '5 in all', '20005 in all', '5 counted', '20005 counted'];
    expect([...seen].filter((what) => !allowed.includes(what))).toEqual([]);
    expect(seen).toContain('5 counted');
  });

  test('keep their campaign from completing', async () => {
    const short = (await newCampaign(tenant, { retry: { rules: [] } })).id;
    await upload(tenant, short, 'phone\n+12025550101\n');
    const { db } = app.runtime;
    const lease = (ms: number) =>
      db
        .updateTable('campaigns')
        .set({ upload_id: 'req_other', upload_leased_until: new Date(Date.now() + ms) })
        .where('id', '=', short)
        .execute();
    const campaign = () => tenant.ok('getCampaign', { path: { id: short } });
    await tenant.ok('startCampaign', { path: { id: short } });
    await lease(30_000);
    await until(async () => (await campaign()).stats.failed === 1, { what: 'the only contact was dialed' });
    await planCampaign(app.runtime, tenant.workspaceId, short);
    expect((await campaign()).status).toBe('running');
    // Its process has ended.
    await lease(-1_000);
    await until(async () => (await campaign()).status === 'completed', { what: 'the campaign is completed' });
  });

  test('run one at a time: a second upload returns 409 with Retry-After', async () => {
    const both = await Promise.all([1, 2].map(() => tryUpload(tenant, id, fileOf(20_000))));
    const [first, second] = both.sort((a, b) => a.status - b.status);
    expect([first!.status, first!.body.accepted]).toEqual([200, 20_000]);
    expect([second!.status, second!.body.code]).toEqual([409, 'campaign_upload_in_progress']);
    expect(Number(second!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('repeated with an Idempotency-Key return the first response; another file with the same key is rejected', async () => {
    const key = { 'idempotency-key': 'upload-1' };
    const first = await tryUpload(tenant, id, fileOf(10), key);
    const again = await tryUpload(tenant, id, fileOf(10), key);
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([200, first.body, 'true']);
    const other = await tryUpload(tenant, id, fileOf(11), key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('that were interrupted do not count: the next upload starts over', async () => {
    const { db } = app.runtime;
    const { workspaceId } = tenant;
    // The state that a process leaves when it dies during an upload.
    const contact = { workspace_id: workspaceId, campaign_id: id, id: 'cct_left', position: 1, upload: 1 };
    await db
      .insertInto('campaign_contacts')
      .values({ ...contact, to_number: '+12025550143' })
      .execute();
    const lease = { upload_id: 'req_dead', upload_leased_until: new Date(Date.now() - 1_000) };
    await db.updateTable('campaigns').set(lease).where('id', '=', id).execute();
    expect(await numbers()).toEqual([]);
    // The next upload takes over; leftover rows do not count as duplicates.
    expect(await upload(tenant, id, 'phone\n+12025550143\n')).toMatchObject({ accepted: 1, duplicate: 0 });
  });

  test('leave no rows when their campaign is deleted', async () => {
    await upload(tenant, id, fileOf(6_000));
    await tenant.send('deleteCampaign', { path: { id } });
    await until(async () => (await rowsInTable()) === 0, { what: 'the contacts are erased' });
  });

  test('to a finished campaign are rejected', async () => {
    await tenant.ok('cancelCampaign', { path: { id } });
    const answer = await tryUpload(tenant, id, fileOf(1));
    expect([answer.status, answer.body.code]).toEqual([409, 'campaign_over']);
  });
});

test('the time zone of a contact is stored as IANA spells it', async () => {
  const rows = ['to_number,time_zone', '+12025550143,amEriCa/Argentina/bUenos_aires', '+12025550144,asia/kolkata'];
  expect(await upload(tenant, id, rows.join('\n'))).toMatchObject({ accepted: 2 });
  const zones = (await contacts(tenant, id)).map(({ time_zone }) => time_zone);
  expect(zones).toEqual(['America/Argentina/Buenos_Aires', 'Asia/Kolkata']);
});

test('other requests are served while rows are checked', async () => {
  let read = 0;
  const rows = Array.from({ length: 2_000 }, (_, i) => ({
    get to_number() {
      read += 1;
      return `no number ${i}`;
    },
  }));
  let most = 0;
  let before = 0;
  let isOver = false;
  const turn = () => {
    most = Math.max(most, read - before);
    before = read;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const actor = { kind: 'user', workspaceId: tenant.workspaceId };
  const request = { requestId: 'req_1', ip: '127.0.0.1', signal: new AbortController().signal };
  const ctx = { ...app.runtime, actor, ...request } as unknown as Context;
  expect((await uploadCampaignContacts(ctx, id, rows)).rejected).toBe(2_000);
  isOver = true;
  expect(most).toBeLessThanOrEqual(100);
});

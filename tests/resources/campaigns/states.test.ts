// Campaigns over HTTP: settings and defaults, states and the operations that each state rejects, lists. Dialing is tested in
// dialing.test.ts and pausing.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../../../generated/types.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { cancelContacts } from '../../../src/resources/campaigns/cancel.ts';
import { endUnretried } from '../../../src/resources/campaigns/store/contacts.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { contacts, fileOf, newCampaign, upload } from './files.ts';
import { becomes } from './support.ts';

const LATER = '2099-01-01T00:00:00.000Z';
const BUSY = '+12025550101';
const SILENT = '+12025550107';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

const at = (id: string) => ({ path: { id } });
const act = (operation: Action, id: string) => tenant.send(operation, at(id));
const update = (id: string, body: unknown) => tenant.ok('updateCampaign', { ...at(id), body });

type Action = (typeof ACTIONS)[number];
const ACTIONS = [
  'startCampaign',
  'pauseCampaign',
  'cancelCampaign',
  'retryFailedContacts',
  'deleteCampaign',
  'uploadCampaignContacts',
] as const;

/** A campaign in this state that makes no calls. */
async function inState(status: Campaign['status']): Promise<string> {
  const closed = { windows: [{ days: ['mon'], from: '00:00', to: '00:01' }], time_zone: 'Pacific/Apia' };
  const more =
    status === 'scheduled' ? { scheduled_at: LATER } : status === 'completed' ? { retry: { rules: [] } } : closed;
  const { id } = await newCampaign(tenant, more);
  await upload(tenant, id, `phone\n${BUSY}\n`);
  if (status === 'canceled') await tenant.ok('cancelCampaign', at(id));
  if (status === 'draft' || status === 'canceled') return id;
  await tenant.ok('startCampaign', at(id));
  if (status === 'paused') await tenant.ok('pauseCampaign', at(id));
  await becomes(tenant, id, status);
  return id;
}

describe('every state rejects the operations that are not allowed in it', () => {
  const OVER = 'campaign_over';
  const ACTIVE = 'campaign_active';
  const NOT = 'campaign_not_active';
  test.each<[Campaign['status'], ...(string | number)[]]>([
    // start, pause, cancel, retry-failed, delete, upload
    ['draft', 'running', NOT, 'canceled', 'draft', 204, 200],
    ['scheduled', ACTIVE, 'paused', 'canceled', 'scheduled', ACTIVE, 200],
    ['running', ACTIVE, 'paused', 'canceled', 'running', ACTIVE, 200],
    ['paused', 'running', NOT, 'canceled', 'paused', ACTIVE, 200],
    ['completed', OVER, OVER, OVER, 'running', 204, OVER],
    ['canceled', OVER, OVER, OVER, OVER, 204, OVER],
  ])(
    '%s',
    async (status, ...expected) => {
      for (const [i, action] of ACTIONS.entries()) {
        const id = await inState(status);
        const body = action === 'uploadCampaignContacts' ? [{ to_number: '+12025550102' }] : undefined;
        const answer = await tenant.send(action, { ...at(id), body });
        const { campaign, status: after, code } = (answer.body ?? {}) as Record<string, unknown>;
        const became = (campaign as Campaign | undefined)?.status ?? after;
        const found = answer.status >= 400 ? code : typeof expected[i] === 'number' ? answer.status : became;
        expect([action, found]).toEqual([action, expected[i]]);
      }
    },
    120_000,
  );
});

describe('startCampaign', () => {
  test.each([
    ['an agent', { agent_id: null }, 'phone\n+12025550143\n', /no agent/],
    ['contacts', {}, null, /no contacts/],
    ['a contact that may be dialed', {}, 'phone\n+12025550150\n', /1 are skipped/],
    [
      'a number to call from',
      {},
      'phone\n+49301234567\n',
      /would be refused: \/from_number is required, because \+49301234567 is not a test number/,
    ],
  ])('without %s returns 409 and names what is missing', async (_what, more, csv, detail) => {
    await tenant.ok('addDncNumbers', { body: { numbers: ['+12025550150'] } });
    const { id } = await newCampaign(tenant, more);
    if (csv !== null) await upload(tenant, id, csv);
    const { status, code, body } = await tenant.refused('startCampaign', at(id));
    expect([status, code]).toEqual([409, 'campaign_not_ready']);
    expect(body.detail).toMatch(detail);
  });

  test('with a future start time waits for it, and starts when the time is removed', async () => {
    const id = await inState('scheduled');
    expect(await tenant.ok('getCampaign', at(id))).toMatchObject({ scheduled_at: LATER, started_at: null });
    await update(id, { scheduled_at: null });
    expect((await becomes(tenant, id, 'running')).started_at).not.toBeNull();
  });
});

describe('updateCampaign', () => {
  test('merges fields, resets to defaults with null, and applies dial rate and windows to the next dials', async () => {
    const id = await inState('running');
    const changed = await update(id, { dials_per_second: 5, concurrency: 3, retry: { back_off: 1 }, windows: null });
    expect(changed).toMatchObject({
      dials_per_second: 5,
      concurrency: 3,
      windows: [],
      retry: { max_attempts: 3, back_off: 1 },
    });
    const throttle = app.runtime.db.selectFrom('campaign_throttles').selectAll().where('id', '=', id);
    expect(await throttle.executeTakeFirst()).toMatchObject({ dials_per_second: 5, concurrency: 3, paused: false });
    expect(await update(id, { retry: null, concurrency: null })).toMatchObject({
      concurrency: 10,
      retry: { back_off: 2 },
    });
  });

  test('with null for the windows restores the calling hours of the workspace', async () => {
    const path = { id: tenant.workspaceId };
    const hours = [{ days: ['tue' as const], from: '09:00', to: '17:00' }];
    const id = await inState('draft');
    await tenant.ok('updateWorkspace', { path, body: { calling_hours: hours } });
    expect((await update(id, { windows: null })).windows).toEqual(hours);
    expect((await update(id, { windows: [] })).windows).toEqual([]);
    await tenant.ok('updateWorkspace', { path, body: { calling_hours: null } });
  });

  test('applies new retry rules to contacts that wait for a retry', async () => {
    const rules = [rule('busy', 3_600)];
    const begun = async () => {
      const { id } = await newCampaign(tenant, { retry: { max_attempts: 2, rules } });
      await upload(tenant, id, `phone\n${BUSY}\n`);
      await tenant.ok('startCampaign', at(id));
      return id;
    };
    const [sooner, once, unruled] = [await begun(), await begun(), await begun()];
    for (const id of [sooner, once, unruled])
      await until(async () => (await tenant.ok('getCampaign', at(id))).stats.retry_scheduled === 1);
    const [contact] = await contacts(tenant, sooner);
    await update(sooner, { retry: { rules: [rule('busy', 7_200)] } });
    const [later] = await contacts(tenant, sooner);
    expect(Date.parse(later!.next_attempt_at!) - Date.parse(contact!.next_attempt_at!)).toBe(3_600_000);
    await update(sooner, { retry: { rules: [rule('busy', 1)] } });
    const { stats } = await update(once, { retry: { max_attempts: 1 } });
    expect(stats).toMatchObject({ retry_scheduled: 0, failed: 1, attempts: 1 });
    await tenant.ok('pauseCampaign', at(unruled));
    await update(unruled, { retry: { rules: [] } });
    expect(await contacts(tenant, unruled)).toMatchObject([{ status: 'failed', attempts: 1, next_attempt_at: null }]);
    // Nothing is left to dial.
    await tenant.ok('startCampaign', at(unruled));
    const ended = await Promise.all([sooner, once, unruled].map((id) => becomes(tenant, id, 'completed')));
    expect(ended.map((campaign) => [campaign.stats.failed, campaign.stats.attempts])).toEqual([
      [1, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  test('new retry delays count from the same attempt, and contacts that wait for a window move too', async () => {
    const { db } = app.runtime;
    const { id } = await newCampaign(tenant, { retry: { max_attempts: 3, back_off: 2, rules: [rule('busy', 3_600)] } });
    await upload(tenant, id, `phone\n${BUSY}\n`);
    await tenant.ok('startCampaign', at(id));
    await until(async () => (await tenant.ok('getCampaign', at(id))).stats.retry_scheduled === 1);
    await tenant.ok('pauseCampaign', at(id));
    const contact = () =>
      db.selectFrom('campaign_contacts').selectAll().where('campaign_id', '=', id).executeTakeFirstOrThrow();
    const change = (row: { next_attempt_at?: Date; round_attempts?: number }) =>
      db.updateTable('campaign_contacts').set(row).where('campaign_id', '=', id).execute();
    const first = (await contact()).retry_at!.getTime();
    await change({ next_attempt_at: new Date(first + 1_000_000) });
    await update(id, { retry: { rules: [rule('busy', 7_200)] } });
    const second = await contact();
    expect([second.retry_at, second.next_attempt_at]).toEqual(Array(2).fill(new Date(first + 3_600_000)));
    // After the second attempt, the delays were 7,200 and 14,400 seconds.
    await change({ round_attempts: 2 });
    await update(id, { retry: { rules: [rule('busy', 3_600)] } });
    expect((await contact()).retry_at).toEqual(new Date(first + 3_600_000 - 7_200_000));
    await change({ round_attempts: 1 });
  });

  test('a contact that new rules do not retry is completed if its last call was', async () => {
    const { db } = app.runtime;
    const { id } = await newCampaign(tenant, { retry: { rules: [rule('busy', 3_600)] } });
    await upload(tenant, id, `phone\n${BUSY}\n`);
    await tenant.ok('startCampaign', at(id));
    await until(async () => (await tenant.ok('getCampaign', at(id))).stats.retry_scheduled === 1);
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
    const { call_id } = await tenant.ok('createCall', { body: { agent_id, to_number: SILENT } });
    const call = async () => (await tenant.ok('getCall', at(call_id))).status;
    await until(async () => (await call()) === 'in_progress');
    await tenant.ok('endCall', at(call_id));
    await until(async () => (await call()) === 'completed');
    const ended: unknown[] = [];
    const undone = inTransaction(db, async (trx) => {
      const changed = trx.updateTable('campaign_contacts').set({ last_call_id: call_id });
      await changed.where('campaign_id', '=', id).execute();
      const of = { workspaceId: tenant.workspaceId, campaignId: id };
      ended.push(await endUnretried(trx, of, { maxAttempts: 3, unruled: ['voicemail'], moves: [] }));
      ended.push(await endUnretried(trx, of, { maxAttempts: 3, unruled: ['busy'], moves: [] }));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(ended).toEqual([
      { completed: 0, failed: 0 },
      { completed: 1, failed: 0 },
    ]);
    await tenant.ok('cancelCampaign', at(id));
  });

  test('cannot change the agent of a running campaign, but of a paused one', async () => {
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
    const running = await inState('running');
    const refused = await tenant.refused('updateCampaign', { ...at(running), body: { agent_id } });
    expect(refused).toMatchObject({ status: 409, code: 'campaign_active' });
    expect((await update(await inState('paused'), { agent_id })).agent_id).toBe(agent_id);
  });

  test.each([
    [{ windows: [{ days: ['mon'], from: '18:00', to: '09:00' }] }, '/windows/0/to out_of_order'],
    [{ time_zone: '+01:00' }, '/time_zone unknown_time_zone'],
    [{ default_country: 'XX' }, '/default_country unknown_country'],
    [{ from_numbers: ['+12025550177'] }, '/from_numbers/0 not_owned'],
    [{ agent_id: 'agent_none' }, '/agent_id not_found'],
    [{ retry: { rules: [rule('busy'), rule('busy')] } }, '/retry/rules/1/outcome duplicate'],
    [{ voicemail: { action: 'message' } }, '/voicemail/message required'],
    [{ scheduled_at: '9999-12-31T23:59:59-05:00' }, '/scheduled_at out_of_range'],
    [{ dials_per_second: 0 }, '/dials_per_second too_small'],
    [{ circuit_breaker: { failure_rate: 0.5, of: 1 } }, '/circuit_breaker/of too_small'],
  ])('%j is refused', async (body, error) => {
    const id = await inState('draft');
    expect((await tenant.refused('updateCampaign', { ...at(id), body })).errors).toContain(error);
    const created = { name: 'x', ...body };
    expect((await tenant.refused('createCampaign', { body: created })).errors).toContain(error);
  });
});

function rule(outcome: string, delay_seconds = 60) {
  return { outcome, delay_seconds };
}

describe('cancelCampaign and retryFailedContacts', () => {
  test('cancels and counts waiting contacts', async () => {
    const { id } = await newCampaign(tenant);
    await upload(tenant, id, fileOf(30));
    const { stats } = await tenant.ok('cancelCampaign', at(id));
    expect(stats).toMatchObject({ contacts: 30, pending: 0, canceled: 30 });
    expect(await contacts(tenant, id, { status: 'canceled' })).toHaveLength(30);
  });

  test('a job cancels the contacts of a large campaign in batches', async () => {
    const { id } = await newCampaign(tenant);
    await upload(tenant, id, fileOf(12_000));
    const { status, stats } = await tenant.ok('cancelCampaign', at(id));
    expect([status, stats]).toMatchObject(['canceled', { pending: 2_000, canceled: 10_000 }]);
    const statsNow = async () => (await tenant.ok('getCampaign', at(id))).stats;
    await until(async () => (await statsNow()).pending === 0, { what: 'the job has canceled the others' });
    await cancelContacts(app.runtime, tenant.workspaceId, id, 5_000);
    expect(await statsNow()).toMatchObject({ contacts: 12_000, canceled: 12_000 });
    expect(await contacts(tenant, id, { status: 'pending' })).toEqual([]);
    const draft = await inState('draft');
    await cancelContacts(app.runtime, tenant.workspaceId, draft);
    expect(await contacts(tenant, draft, { status: 'pending' })).toHaveLength(1);
  });

  test('failed contacts with the requested outcomes wait again in a new round', async () => {
    const id = await inState('completed');
    const none = await tenant.refused('retryFailedContacts', { ...at(id), body: { outcomes: ['no_answer'] } });
    expect(none).toMatchObject({ status: 409, code: 'campaign_not_ready' });
    const { retried, campaign } = await tenant.ok('retryFailedContacts', { ...at(id), body: { outcomes: ['busy'] } });
    expect([retried, campaign.round, campaign.completed_at]).toEqual([1, 2, null]);
    expect((await becomes(tenant, id, 'completed')).stats).toMatchObject({
      failed: 1,
      attempts: 2,
      outcomes: { busy: 2 },
    });
  });
});

test('an agent cannot be deleted while an unfinished campaign uses it', async () => {
  const campaign = await newCampaign(tenant);
  const agent = at(campaign.agent_id!);
  expect(await tenant.refused('deleteAgent', agent)).toMatchObject({ status: 409, code: 'agent_in_use' });
  await act('cancelCampaign', campaign.id);
  expect((await tenant.send('deleteAgent', agent)).status).toBe(204);
});

test('a campaign’s response is a valid creation request', async () => {
  const {
    id,
    stats: _stats,
    created_at: _created,
    updated_at: _updated,
    ...same
  } = await newCampaign(tenant, {
    windows: [{ days: ['mon', 'fri'], from: '09:00', to: '24:00' }],
    circuit_breaker: { failure_rate: 0.5, of: 20 },
  });
  const copy = await tenant.ok('createCampaign', { body: await tenant.ok('getCampaign', at(id)) });
  expect(copy).toMatchObject(same);
  expect(copy.id).not.toBe(id);
});

test('lists filter, page and count; a deleted campaign appears nowhere', async () => {
  const other = await newTenant(app.url);
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.unshift((await newCampaign(other, { name: `C${i}` })).id);
  await upload(other, ids[0]!, fileOf(25));
  await other.ok('cancelCampaign', at(ids[1]!));
  const list = async (query: Record<string, string>) =>
    (await other.ok('listCampaigns', { query })).data.map(({ id }) => id);
  expect(await list({})).toEqual(ids);
  expect(await list({ status: 'canceled' })).toEqual([ids[1]]);
  const first = await other.ok('listCampaigns', { query: { limit: '2', include_total: 'true' } });
  expect([first.total, first.data[0]!.stats.contacts]).toEqual([3, 25]);
  expect(await list({ limit: '2', cursor: first.next_cursor! })).toEqual([ids[2]]);
  const page = await other.ok('listCampaignContacts', {
    ...at(ids[0]!),
    query: { limit: '20', include_total: 'true' },
  });
  const rest = await other.ok('listCampaignContacts', { ...at(ids[0]!), query: { cursor: page.next_cursor! } });
  expect([...page.data, ...rest.data].map(({ variables }) => variables['first_name'])).toEqual(
    Array.from({ length: 25 }, (_, i) => `Guest ${i}`),
  );
  expect(page.total).toBe(25);
  const number = page.data[7]!.to_number;
  expect(await contacts(other, ids[0]!, { to_number: number })).toMatchObject([{ to_number: number }]);
  expect((await other.send('deleteCampaign', at(ids[0]!))).status).toBe(204);
  expect(await list({})).toEqual(ids.slice(1));
  for (const operation of ['getCampaign', 'listCampaignContacts', 'exportCampaignResults'] as const) {
    expect((await other.refused(operation, at(ids[0]!))).code).toBe('campaign_not_found');
  }
});

// The demo: available without an account, within limits; absent when it is not configured.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDemo } from '../../../src/process/demo.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { ended } from '../calls/support.ts';
import { newAgent } from '../rtc/support.ts';

let app: TestApp;
let owner: Tenant;
let widgetId: string;

beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_PER_DAY: '6' } });
  owner = await newTenant(app.url);
  widgetId = await newWidget();
}, 60_000);
afterAll(() => app?.close());

async function newWidget(): Promise<string> {
  return (await owner.ok('createWidget', { body: { name: 'Demo', agent_id: await newAgent(owner) } })).id;
}

const anybody = () => clientOf(app.url);
const start = (kind: string, body: Record<string, unknown> = {}) => ({ path: { kind }, body });

describe('startDemo', () => {
  test('is not found when the deployment has no demo', async () => {
    expect(await anybody().refused('startDemo', start('web'))).toMatchObject({ status: 404, code: 'demo_not_found' });
  });

  test('web: a browser call', async () => {
    app.openDemo(widgetId);
    const { rtc, call_id } = await anybody().ok('startDemo', start('web'));
    const caller = await joinCall(rtc!, app.runtime.voiceClock);
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.final);
    caller.send({ t: 'end' });
    expect(await ended(owner, call_id!)).toMatchObject({ status: 'completed', channel: 'web' });
  }, 60_000);

  test('chat: an answer, and a session that continues', async () => {
    app.openDemo(widgetId);
    const first = await anybody().ok('startDemo', start('chat', { message: 'When do you open?' }));
    expect(first.message?.text).toContain('seven');
    const body = { message: 'Thank you.', session_id: first.session_id };
    const second = await clientOf(app.url, first.token).ok('startDemo', start('chat', body));
    expect(second.session_id).toBe(first.session_id);
    expect((await anybody().refused('startDemo', start('chat', body))).code).toBe('widget_session_not_found');
    expect((await anybody().refused('startDemo', start('chat'))).errors).toEqual(['/message required']);
  });

  test('call: only the test numbers', async () => {
    app.openDemo(widgetId);
    const { call_id } = await anybody().ok('startDemo', start('call', { to_number: '+12025550104' }));
    expect(await ended(owner, call_id!)).toMatchObject({ end_reason: 'invalid_number' });
    const refusal = await anybody().refused('startDemo', start('call', { to_number: '+4930123456' }));
    expect(refusal.status).toBe(422);
    expect((await anybody().refused('startDemo', start('call'))).errors).toEqual(['/to_number required']);
  }, 30_000);

  test('call: its cost counts towards the budget of the widget, and nothing of the visitor is stored', async () => {
    const budget_per_day = { amount: '0.01', currency: 'USD' };
    const body = { name: 'Small', agent_id: await newAgent(owner), budget_per_day };
    const { id } = await owner.ok('createWidget', { body });
    app.openDemo(id);
    const { call_id } = await anybody().ok('startDemo', start('call', { to_number: '+12025550101' }));
    await ended(owner, call_id!);
    const { db } = app.runtime;
    const setCost = (cost_micros: number) =>
      db.updateTable('calls').set({ cost_micros }).where('id', '=', call_id!).execute();
    await setCost(10_000);
    const refusal = await anybody().refused('startDemo', start('call', { to_number: '+12025550101' }));
    await setCost(0);
    expect(refusal.code).toBe('budget_spent');
    const session = db.selectFrom('widget_sessions').selectAll().where('call_id', '=', call_id!);
    expect(await session.executeTakeFirst()).toMatchObject({ widget_id: id, address: null, origin: null });
  }, 60_000);

  test('has a daily limit for all visitors', async () => {
    app.openDemo(await newWidget());
    for (let i = 0; i < 6; i++) await anybody().ok('startDemo', start('chat', { message: 'Hello' }));
    const refusal = await anybody().refused('startDemo', start('chat', { message: 'Hello' }));
    expect(refusal).toMatchObject({ status: 429, code: 'budget_spent' });
  });

  test('rejects other kinds', async () => {
    app.openDemo(widgetId);
    expect((await anybody().refused('startDemo', start('sms'))).code).toBe('demo_not_found');
  });
});

test('the limit per minute and address is separate for calls and for openings of the talk page', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_DEMO: '2' } });
  try {
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) codes.push((await clientOf(strict.url).refused('startDemo', start('web'))).code);
    expect(codes).toEqual(['demo_not_found', 'demo_not_found', 'rate_limited']);
    expect((await fetch(`${strict.url}/talk.json`)).status).toBe(429);
    expect((await fetch(`${strict.url}/v1/widgets/wgt_none/config`)).status).toBe(404);
  } finally {
    await strict.close();
  }
}, 60_000);

test('the demo workspace has an agent and a widget after the first start, and the same ones after a restart', async () => {
  const first = await ensureDemo(app.runtime, app.localUrl);
  expect(await ensureDemo(app.runtime, app.localUrl)).toEqual(first);
  app.openDemo(first.widget_id);
  const question = start('chat', { message: 'What can you do?' });
  expect((await anybody().ok('startDemo', question)).message?.text).toContain('book a table');
});

// Calls in the dashboard, in a real browser: the list with filters in the URL and keyboard control; one call with its
// recording, transcript, response times, functions, cost and webhooks; and a failed webhook that is resent after its
// receiver is fixed.
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { newId } from '../../src/core/ids.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { appendTimeline } from '../../src/resources/calls/rows/timeline.ts';
import { plantCalls, type PlantedCall } from '../resources/analytics/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { heading, inspect, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
let tenant: Tenant;
let receiver: Awaited<ReturnType<typeof startStandIn>>;
let isMended = false;
let callId: string;

/** One call to a talking callee, one to a busy line; the receiver refuses each event. */
beforeAll(async () => {
  receiver = await startStandIn((_request, response) => {
    response.writeHead(isMended ? 200 : 422, { 'content-type': 'text/plain' });
    response.end(isMended ? 'thank you' : "KeyError: 'order_id'");
  });
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
  await tenant.ok('createWebhook', { body: { url: `${receiver.url}/hook`, events: ['call.completed'] } });
  const body = agentBody({ greeting: 'Hello, this is Ada from Northwind. How can I help?' });
  const { agent_id } = await tenant.ok('createAgent', { body });
  const place = (to_number: string) =>
    tenant.ok('createCall', { body: { agent_id, to_number, metadata: { order: '4512' } } });
  callId = (await place('+12025550100')).call_id;
  await place('+12025550102');
  const isReady = async () => {
    const { recording_status: recording, end_time: end } = await tenant.ok('getCall', { path: { id: callId } });
    return end !== null && recording === 'ready';
  };
  await until(isReady, { withinMs: 40_000, what: 'the call is over and recorded' });
});
afterEach(() => dashboard.browser.closePages());
afterAll(async () => {
  await dashboard?.close();
  await receiver?.close();
});

const expectText = (locator: Locator, text: string) =>
  until(async () => (await locator.textContent())?.includes(text) === true, { what: text });

test('a call is found by its number and opened from the keyboard', async () => {
  const page = await dashboard.open(tenant, '/app/calls');
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor();
  await inspect(page, 'calls');
  await page.getByLabel('Number or call id').fill('+12025550100');
  await page.waitForURL(/\?q=%2B12025550100$/);
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor({ state: 'detached' });
  await page.reload();
  const row = page.getByRole('link', { name: '+1 202 555 0100' });
  await row.focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Call to +1 202 555 0100');
  await page.goBack();
  await page.getByLabel('Number or call id').fill('');
  await page.getByLabel('Words that were said').fill('northwind ada');
  await page.getByRole('button', { name: 'Tag, metadata' }).click();
  await page.getByLabel('Metadata').fill('order=4512');
  await page.waitForURL(/said=northwind\+ada&metadata=order%3D4512$/);
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor({ state: 'detached' });
  await row.waitFor();
  // Rows of the previous filter are dimmed until the response to the last one arrives.
  await page.locator('.list:not(.old)').waitFor();
  await inspect(page, 'calls-said');
  await page.getByLabel('Metadata').fill('order=9');
  await heading(page, 'No call matches');
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await page.getByLabel(/^Agent/).selectOption('Ada');
  await page.waitForURL(/\?agent=agent_/);
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor();
  await page.getByLabel('Ended').selectOption('caller_hangup');
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor({ state: 'detached' });
  await page.getByLabel('Outcome').selectOption('queued');
  await heading(page, 'No call matches');
  await inspect(page, 'calls-none');
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor();
  await page.getByRole('link', { name: '+1' }).first().focus();
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement!.textContent)).toContain('+1 202 555 0100');
}, 60_000);

test('a search keeps what the user types while the list follows, and follows the address', async () => {
  const page = await dashboard.open(tenant, '/app/calls');
  const field = page.getByLabel('Words that were said');
  await field.pressSequentially('good ');
  await page.waitForURL(/\?said=good$/);
  await page.locator('.list.old').waitFor({ state: 'detached' });
  await field.pressSequentially('day');
  await page.waitForURL(/\?said=good\+day$/);
  expect(await field.inputValue()).toBe('good day');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.waitForURL(/\/app\/calls$/);
  await expect.poll(() => field.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe('good day');
});

test('a figure in the analytics links to its calls', async () => {
  const page = await dashboard.open(tenant, '/app/analytics');
  await heading(page, 'What changed since yesterday');
  await page.getByText('As a table').click();
  await inspect(page, 'analytics');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/app\/calls\?started=.*&until=/);
  await page.getByRole('link', { name: '+1 202 555 0100' }).waitFor();
  await page.goBack();
  const figure = (name: string) => page.locator('.figure', { hasText: name }).getByRole('link');
  await figure('Response time, p95').click();
  await page.waitForURL(/\/app\/calls\?started=1d&slow=\d+$/);
  await page.getByRole('link', { name: '+1 202 555 0100' }).waitFor();
  expect(await page.getByRole('link', { name: '+1 202 555 0102' }).count()).toBe(0);
  await page.goBack();
  await figure('Talk time').click();
  await page.getByRole('link', { name: '+1 202 555 0100' }).waitFor();
  expect(await page.getByRole('link', { name: '+1 202 555 0102' }).count()).toBe(0);
  await page.goBack();
  expect(await page.locator('.figure b').count()).toBe(0);
  await page.getByText('last 7 days').click();
  await page.waitForURL(/period=7d/);
  await page.getByRole('link', { name: /calls, (busy|no answer)/ }).click();
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor();
  expect(await page.getByRole('link', { name: '+1 202 555 0100' }).count()).toBe(0);
});

test('the analytics say what broke since yesterday, and each sentence links to exactly its calls', async () => {
  const owner = await newTenant(dashboard.app.url);
  const { agent_id: agentId } = await owner.ok('createAgent', { body: agentBody() });
  const plant = (hoursAgo: number, count: number, call: Partial<PlantedCall>) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const calls = Array.from({ length: count }, () => ({ at, agentId, ...call }));
    return plantCalls(dashboard.app.runtime.db, owner.workspaceId, calls);
  };
  const quick = [[100, 300, 100]] as const;
  await plant(30, 60, { turns: quick });
  const lost = await plant(2, 3, { endReason: 'media_lost', turns: quick });
  const unanswered = await plant(2, 10, { endReason: 'no_answer' });
  const fine = await plant(2, 3, { turns: quick });
  // Answered for less than a second.
  const slow = await plant(2, 4, { turns: [[100, 1800, 100]], talkMs: 400 });
  const page = await dashboard.open(owner, '/app/analytics');
  const changes = page.getByRole('region', { name: 'What changed since yesterday' }).getByRole('listitem');
  const answered = [...lost, ...fine, ...slow];
  const sentences: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^20 calls, fewer than the 60 before\.$/, [...answered, ...unanswered]],
    [/^3 calls lost their audio; 0 of 60 before\.$/, lost],
    [/^10 calls of 20 were answered, 50 %; 100 % before\.$/, answered],
    [/^One answer in twenty takes more than \d{4} ms, \d+ % slower: \d+ ms before\.$/, slow],
  ];
  await changes.nth(3).waitFor();
  await inspect(page, 'analytics-changes');
  expect(await changes.allInnerTexts()).toEqual(sentences.map(([text]) => expect.stringMatching(text)));
  for (const [text, calls] of sentences) {
    await changes.filter({ hasText: text }).getByRole('link').click();
    await heading(page, 'Calls');
    const rows = page.locator('.list:not(.old) .row-link');
    const shown = () => rows.evaluateAll((all) => all.map((one) => one.getAttribute('href')!.split('/').at(-1)!));
    await expect.poll(async () => (await shown()).toSorted(), { message: text.source }).toEqual(calls.toSorted());
    await page.goBack();
    await changes.nth(3).waitFor();
  }
}, 90_000);

test('the row for all other agents, beyond those that the analytics name, also links to their calls', async () => {
  const many = await newTenant(dashboard.app.url);
  const ids: string[] = [];
  for (let i = 0; i < 21; i++) {
    const { agent_id } = await many.ok('createAgent', { body: agentBody({ agent_name: `Agent ${i}` }) });
    await many.ok('createCall', { body: { agent_id, to_number: '+12025550101' } });
    ids.push(agent_id);
  }
  const counted = async () => (await many.ok('getAnalytics', { query: { interval: 'none' } })).totals.calls === 21;
  await until(counted, { withinMs: 60_000, what: 'all calls are counted' });
  const page = await dashboard.open(many, '/app/analytics');
  const others = page.getByRole('row', { name: /^all others/ });
  await others.getByRole('link', { name: '1', exact: true }).click();
  await page.waitForURL(/not_agent=/);
  await page.locator('[data-row]').first().waitFor();
  expect(await page.locator('[data-row]').count()).toBe(1);
  const named = new URL(page.url()).searchParams.get('not_agent')!.split(',');
  const [left] = ids.filter((id) => !named.includes(id));
  expect((await many.ok('listCalls', { query: { not_agent_id: named.join(',') } })).data[0]!.agent_id).toBe(left);
  await inspect(page, 'calls-other-agents');
  await page.getByLabel(/^Not of/).selectOption('');
  await expect.poll(() => page.locator('[data-row]').count()).toBe(21);
}, 120_000);

test('the command palette finds pages, agents and calls by keyboard alone', { timeout: 90_000 }, async () => {
  const page = await dashboard.open(tenant, '/app/calls');
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor();
  const option = (name: string | RegExp) => page.getByRole('option', { name });
  const selected = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true });
  expect(page.requested.some((url) => url.includes('palette'))).toBe(false);
  await page.keyboard.press('Control+k');
  await page.getByText(/^Every call\. The address contains the filters/).waitFor();
  await inspect(page, 'palette');
  await page.keyboard.type('webh');
  await option(/^Webhooks/).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Webhooks');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type(callId);
  await option(/^Open the call/).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Call to +1 202 555 0100');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('+1 202 555 0100');
  await option(/^\+1 202 555 0100/).waitFor();
  await page.keyboard.press('ArrowDown');
  await expectText(selected, 'All calls with +1 202 555 0100');
  await page.keyboard.press('ArrowUp');
  await inspect(page, 'palette-calls');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/app\/calls\?q=%2B1202/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('northwind');
  await option('All calls that say “northwind”').waitFor();
  await page.getByLabel('Search or jump to').fill('xyzzy');
  await page.getByText('Nothing matches “xyzzy”.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the audio track, transcript and response times share one cursor, and the recording plays', async () => {
  const page = await dashboard.open(tenant, `/app/calls/${callId}`);
  await page.getByText('to first sound').first().waitFor();
  await inspect(page, 'call');
  const slider = page.getByLabel('Position in the call');
  await slider.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^0:03 of /);
  await page.locator('.latency button').first().click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const turn = page.locator('.turn[aria-current]');
  await turn.waitFor();
  await until(async () => Number(await slider.inputValue()) > 3, { what: 'the recording plays' });
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.locator('.turn.agent .word').first().click();
  expect(Number(await slider.inputValue())).toBeLessThan(3);
  expect(page.complaints).toEqual([]);
});

test('a failed webhook is found from its call, fixed, and resent', async () => {
  const page = await dashboard.open(tenant, `/app/calls/${callId}`);
  await page.locator('summary').filter({ hasText: 'call.completed' }).click();
  await page.getByText('KeyError').waitFor();
  await inspect(page, 'call-webhook');
  await page.goto(`${dashboard.app.url}/app/webhooks`);
  await page.getByText('last attempt failed').or(page.getByText('failures')).first().waitFor();
  await inspect(page, 'webhooks');
  await page.getByRole('link', { name: receiver.url }).click();
  const delivery = page.locator('details').filter({ hasText: 'rejected' }).first();
  await delivery.locator('summary').click();
  await delivery.getByText('KeyError').waitFor();
  await inspect(page, 'webhook');
  isMended = true;
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('call.completed is sent again.').waitFor();
  await until(
    async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return (await page.locator('.delivery-rows .badge.ok').count()) === 1;
    },
    { what: 'the delivery succeeded' },
  );
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText('There is no such delivery.').waitFor();
  await page.getByLabel('Deliveries that are').selectOption('succeeded');
  const again = page.getByRole('button', { name: 'Send 1 again' });
  await again.waitFor();
  expect(await again.isDisabled()).toBe(true);
  await inspect(page, 'webhook-replay');
  await page.getByLabel('The receiver can get events twice').check();
  await again.click();
  await page.getByText('1 delivery is sent again.').waitFor();
});

test('a call shows request and answer of a function, the passages of a search, the cost and its slowest turn', async () => {
  const id = callId;
  const { runtime } = dashboard.app;
  const run = { function_id: 'fn_1', name: 'find_order', kind: 'webhook', start_ms: 1000, end_ms: 1084 };
  const tool = { ...run, arguments: { number: '4512' }, ok: true, result: { state: 'shipped' } };
  const { id: base } = await tenant.ok('createKnowledgeBase', { body: { name: 'House' } });
  const text = { type: 'text', content: 'We are open from seven to six.', metadata: { title: 'Opening hours' } };
  const { id: src } = await tenant.ok('addKnowledgeBaseSource', { path: { id: base }, body: text });
  const chunksOf = async () => (await tenant.ok('listKnowledgeBaseChunks', { path: { id: base, src } })).data;
  await until(async () => (await chunksOf()).length === 1, { what: 'the passage' });
  const read = { source_id: src, knowledge_base_id: base, position: 2, title: 'Opening hours', score: 0.87 };
  const passages = [
    { ...read, chunk_id: (await chunksOf())[0]!.id },
    { ...read, chunk_id: 'chk_gone', position: 4, title: 'Holidays' },
    { ...read, chunk_id: 'chk_deleted', source_id: newId('src'), position: 5, title: 'Prices' },
    // From a call of an earlier release.
    { source_id: 'src_old', chunk_id: null, position: 6, title: 'Parking', score: 0.1 },
  ];
  const search = { query: 'When do you open?', passages, ms: 4 };
  await inTransaction(runtime.db, (trx) =>
    appendTimeline(trx, runtime, id, [
      { type: 'tool', data: tool },
      { type: 'knowledge', data: search },
    ]),
  );
  const page = await dashboard.open(tenant, `/app/calls/${id}`);
  const box = (name: string) => page.locator('.did-box').filter({ hasText: name });
  await box('find_order').locator('summary').click();
  await box('find_order').getByText('"4512"').waitFor();
  await box('find_order').getByText('"shipped"').waitFor();
  await box('Searched knowledge').locator('summary').click();
  await box('Searched knowledge').getByText('Opening hours').waitFor();
  await box('Searched knowledge').getByText('“When do you open?”').waitFor();
  const found = box('Searched knowledge').getByRole('listitem');
  const flat = async () => (await found.allInnerTexts()).map((each) => each.replaceAll(/\s+/g, ' ').trim());
  await expect
    .poll(flat)
    .toEqual([
      'Opening hours passage 3 0.87 We are open from seven to six.',
      'Holidays passage 5 0.87 It is no longer in the source.',
      expect.stringMatching(/^Prices passage 6 0\.87 There is no source of a knowledge base src_/),
      'Parking passage 7 0.10',
    ]);
  await page.getByText(/^Turn \d+ was the slowest: [\d,]+ of [\d,]+ ms passed until the /).waitFor();
  const cost = page.getByRole('region', { name: 'Cost' });
  const { total } = await tenant.ok('getCallCost', { path: { id } });
  expect(await cost.getByRole('row', { name: /^Total/ }).textContent()).toContain(Number(total.amount).toFixed(2));
  await inspect(page, 'call-opened');
});

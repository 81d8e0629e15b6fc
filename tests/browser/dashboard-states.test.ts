// The states of each list of the dashboard, in a real browser 360 px wide: loading, without rows, and with one row, which is the
// example of the contract.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { agentBody, newTenant } from '../support/client.ts';
import type { TestPage } from './support/browser.ts';
import { startDashboard, type Dashboard } from './support/dashboard.ts';

const SLOW = { timeout: 120_000 };
const WIDTH = 360;
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

interface ListPage {
  page: string;
  /** The path of the list in the contract. */
  path: keyof typeof openapi.paths;
  /** What the page shows without rows; null: a list that always has a row. */
  empty: string | null;
  /** What the page shows of the row in the contract's example. */
  row: string;
}

const LISTS: readonly ListPage[] = [
  { page: 'agents', path: '/v1/agents', empty: 'No agents yet', row: 'Ada' },
  { page: 'calls', path: '/v1/calls', empty: 'No calls yet', row: '+1 202 555 0100' },
  { page: 'numbers', path: '/v1/phone-numbers', empty: 'No numbers yet', row: '+1 202 555 0199' },
  { page: 'campaigns', path: '/v1/campaigns', empty: 'No campaigns yet', row: 'Renewals' },
  { page: 'schedules', path: '/v1/schedules', empty: 'No schedules yet', row: '+1 202 555 0100' },
  { page: 'dnc', path: '/v1/dnc', empty: 'No numbers yet', row: 'asked to be left alone' },
  { page: 'knowledge', path: '/v1/knowledge-base', empty: 'No knowledge yet', row: 'Bakery' },
  {
    page: 'knowledge/{base}',
    path: '/v1/knowledge-base/{id}/sources',
    empty: 'Nothing to look up yet.',
    row: 'Opening hours',
  },
  {
    page: 'knowledge/unanswered',
    path: '/v1/calls/unanswered-questions',
    empty: 'Nothing is unanswered',
    row: 'Do you deliver on Sundays?',
  },
  { page: 'tests', path: '/v1/test-cases', empty: 'No test cases yet', row: 'An order is found' },
  { page: 'tests', path: '/v1/test-runs', empty: 'No runs yet', row: '2 of 2 passed' },
  { page: 'widgets', path: '/v1/widgets', empty: 'No widgets yet', row: 'Front page' },
  { page: 'webhooks', path: '/v1/webhooks', empty: 'No webhooks yet', row: 'https://example.com/hooks/parley' },
  { page: 'webhooks/{webhook}', path: '/v1/webhook-deliveries', empty: 'Nothing was sent yet', row: 'call.ended' },
  { page: 'keys', path: '/v1/api-keys', empty: 'No keys yet', row: 'Production' },
  { page: 'providers', path: '/v1/providers', empty: '0 in use', row: 'Six English voices.' },
  { page: 'settings/members', path: '/v1/members', empty: 'Nobody yet', row: 'ada@example.com' },
  { page: 'settings/audit', path: '/v1/audit-log', empty: 'No entry matches', row: 'api key used' },
  { page: 'settings/wallet', path: '/v1/payments/history', empty: 'No transactions yet', row: '-$0.0142' },
  { page: 'profile', path: '/v1/auth/sessions', empty: null, row: 'Firefox on Linux' },
  {
    page: 'agents/{agent}/functions',
    path: '/v1/agents/{id}/functions',
    empty: 'No functions yet',
    row: 'Ends the call after a goodbye.',
  },
  { page: 'agents/{agent}/versions', path: '/v1/agents/{id}/versions', empty: null, row: 'greeting, functions' },
  { page: 'agents/{agent}/knowledge', path: '/v1/knowledge-base', empty: 'No knowledge yet', row: 'Bakery' },
];

function exampleOf(path: ListPage['path']): { data: object[] } {
  const { get } = openapi.paths[path] as { get: { responses: Record<string, unknown> } };
  return (get.responses['200'] as { content: { 'application/json': { example: { data: object[] } } } }).content[
    'application/json'
  ].example;
}

/** Holds the requests of a list until they get an answer. */
async function holdList(page: TestPage, path: string) {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  let isHeld = Promise.withResolvers<object>();
  await page.route(
    (url) => pattern.test(url.pathname),
    async (route) => route.fulfill({ json: await isHeld.promise }),
  );
  return {
    answer: (json: object) => isHeld.resolve(json),
    answerNow(json: object) {
      isHeld = Promise.withResolvers();
      isHeld.resolve(json);
    },
  };
}

test('each list loads with placeholders, says that it is empty, and shows a single row', SLOW, async () => {
  const tenant = await newTenant(dashboard.app.url);
  const ids = {
    agent: (await tenant.ok('createAgent', { body: agentBody() })).agent_id,
    base: (await tenant.ok('createKnowledgeBase', { body: { name: 'Manuals' } })).id,
    webhook: (await tenant.ok('createWebhook', { body: { url: 'http://127.0.0.1:9/', events: ['call.ended'] } })).id,
  };
  const page = await dashboard.open(tenant, '/app');
  await page.setViewportSize({ width: WIDTH, height: 740 });
  const main = page.locator('main');
  const loading = main.locator('[aria-busy=true]').filter({ has: page.locator('.sk') });
  const shows = async (words: string, name: string) => {
    await main.getByText(words).locator('visible=true').first().waitFor();
    await expect.poll(() => loading.count(), { message: `${name} is loaded` }).toBe(0);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  };
  for (const { page: place, path, empty, row } of LISTS) {
    const address = `${dashboard.app.url}/app/${place.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name])}`;
    const example = exampleOf(path);
    const name = `${place} ${path}`;
    const list = await holdList(page, path);
    await page.goto(address);
    await expect.poll(() => loading.count(), { message: `${name} loads` }).toBe(1);
    // Another list of the page may begin to load later than this one.
    await loading.first().getByRole('status').getByText('Loading').waitFor();
    list.answer({ ...example, data: empty === null ? example.data : [] });
    await shows(empty ?? row, `${name} without rows`);
    if (empty === null) continue;
    list.answerNow(example);
    await page.goto(address);
    await shows(row, `${name} with a row`);
    await page.unrouteAll();
  }
  expect(page.complaints).toEqual([]);
});

// The lists of the dashboard with many rows, in a real browser: few rows in the document, keys, further pages, Back.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestRun } from '../../generated/types.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { inspect, startDashboard, type Dashboard } from './support/dashboard.ts';
import { mostInFrame, watchFrames } from './support/frames.ts';

const SLOW = { timeout: 90_000 };
let dashboard: Dashboard;
let tenant: Tenant;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

const AGENTS = 160;
const KEYS = 70;
/** Most rows near the viewport: five blocks. */
const FEW = 125;
const CASES = '.list:not(.test-runs .list)';
const RUNS = '.test-runs';
const atRow = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1));
const drawn = (page: Page) => page.evaluate(() => document.querySelectorAll('[data-row]').length);
const scrolled = (page: Page) => page.evaluate(() => document.querySelector('main')!.scrollTop);
const isAtRow = (page: Page, row: number) =>
  until(async () => (await atRow(page)) === row, { what: `the focus is in row ${row}` });

async function manyAgents(of: Tenant): Promise<void> {
  const create = (n: number) => of.ok('createAgent', { body: agentBody({ agent_name: `Agent ${n}` }) });
  for (let n = 0; n < AGENTS; n += 20) await Promise.all(Array.from({ length: 20 }, (_, i) => create(n + i)));
}

test(
  'a long list is navigated by keyboard, keeps few rows in the document, and is restored after Back',
  SLOW,
  async () => {
    await manyAgents(tenant);
    const page = await dashboard.open(tenant, '/app/agents');
    await watchFrames(page);
    await page.locator('.row-link').first().focus();
    // Jumps to the last loaded row each time, while further rows load.
    await until(
      async () => {
        await page.keyboard.press('End');
        return (await atRow(page)) === AGENTS - 1;
      },
      { what: 'the last row' },
    );
    await until(async () => (await drawn(page)) <= 80, { what: 'rows far away leave the document' });
    // The block with the focus and one more.
    expect(await mostInFrame(page)).toBeGreaterThan(0);
    expect(await mostInFrame(page)).toBeLessThanOrEqual(20);
    expect(await page.locator('table').getAttribute('aria-rowcount')).toBe(String(AGENTS + 1));
    await page.keyboard.press('PageUp');
    const row = await atRow(page);
    expect(row).toBeLessThan(AGENTS - 3);
    const name = (await page.locator(':focus').textContent())!;
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(2000);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/app\/agents\/agent_/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await isAtRow(page, row);
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(200);
    expect(await page.locator(':focus').textContent()).toBe(name);
    await page.keyboard.press('Home');
    await isAtRow(page, 0);
    await page.keyboard.press('ArrowDown');
    await isAtRow(page, 1);
    await inspect(page, 'list-long');
  },
);

test(
  'a selection among more agents than a page holds finds each by its name, and lists later keys too',
  SLOW,
  async () => {
    const many = await newTenant(dashboard.app.url);
    await manyAgents(many);
    const page = await dashboard.open(many, '/app/widgets');
    await page.getByRole('button', { name: 'New widget' }).first().click();
    const choice = page.getByLabel('Agent that answers');
    const find = page.getByLabel('Find an agent');
    await find.waitFor();
    const named = choice.locator('option', { hasText: /^Agent 7$/ });
    // One of the first twenty, so not among the newest hundred.
    await choice.locator('option', { hasText: /^Agent 140$/ }).waitFor({ state: 'attached' });
    expect(await named.count()).toBe(0);
    await find.fill('agent 7');
    await choice.selectOption({ label: 'Agent 7' });
    const chosen = await choice.inputValue();
    await inspect(page, 'choice-of-many');
    // A request for the name of the selected agent is never answered: the search result included the name.
    await page.route(/\/v1\/agents\?.*agent_id=/, () => undefined);
    await find.fill('');
    await choice.locator('option', { hasText: /^Agent 140$/ }).waitFor({ state: 'attached' });
    expect([await choice.inputValue(), await named.count()]).toEqual([chosen, 1]);
    for (let n = 0; n < KEYS; n++) await many.ok('createApiKey', { body: { name: `Key ${n}`, scope: 'read-only' } });
    await page.goto(`${dashboard.app.url}/app/keys`);
    await page
      .locator('.key-name')
      .getByText(`Key ${KEYS - 1}`, { exact: true })
      .waitFor();
    const first = page.locator('.key-name').getByText('Key 0', { exact: true });
    await until(
      async () => {
        await page.evaluate(() => (document.querySelector('main')!.scrollTop = 1e6));
        return (await first.count()) === 1;
      },
      { what: 'the key of the last page' },
    );
    await inspect(page, 'keys-many');
    await page.goto(`${dashboard.app.url}/app/settings/members`);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByText(`${KEYS} API keys made by this person: “Key ${KEYS - 1}”`).waitFor();
    await page.getByText('“Key 60” and others').waitFor();
    await inspect(page, 'leave-with-keys');
    await page.goto(`${dashboard.app.url}/app/tests`);
    await page.getByRole('button', { name: 'New case' }).first().click();
    await page.getByLabel('Find an agent').fill('agent 7');
    await page.getByRole('dialog').locator('select').first().selectOption({ label: 'Agent 7' });
  },
);

interface Many {
  page: string;
  path: string;
  item: object;
  /** The element that scrolls. */
  scrolls: string;
  /** Ancestor of the rows, if the page has other rows. */
  within?: string;
  open?: (page: Page) => Promise<void>;
  /** Further pages load with the button only. */
  byPress?: boolean;
}

/** Whatever a list calls the id of its items. */
const namesOf = (n: number) => ({ id: `row-${n}`, agent_id: `row-${n}`, version: n, position: n });

/** Serves a list of this many copies of the item, in few pages. */
const serveMany = (page: Page, path: string, item: object, count: number, perPage: number) =>
  page.route(`**/v1/${path}?*`, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const to = Math.min(count, from + perPage);
    const data = Array.from({ length: to - from }, (_, i) => ({
      ...item,
      ...namesOf(from + i),
    }));
    return route.fulfill({ json: { data, has_more: to < count, next_cursor: to < count ? `${to}` : null } });
  });

const scrollTo = (page: Page, px: number, scrolls = 'main') =>
  page.locator(scrolls).evaluate((element, top) => void (element.scrollTop = top), px);

/** Scrolls until the row is in the document. */
const reach = (page: Page, row: Locator, px: number, scrolls?: string) =>
  until(
    async () => {
      await scrollTo(page, px, scrolls);
      return (await row.count()) === 1;
    },
    { what: `the row ${row}` },
  );

/** Opens the link of a row in the middle of the viewport, and asserts that Back returns to the same position. @returns the row */
async function openAndReturn(page: Page, list: string, link: string): Promise<number> {
  const middle = () =>
    page.evaluate(
      ([rows, half]) => {
        const all = [...document.querySelectorAll<HTMLElement>(`${rows} [data-row]`)];
        const shown = all.find((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top > half && bottom < innerHeight;
        });
        return Number(shown?.dataset['row'] ?? -1);
      },
      [list, 400] as const,
    );
  await until(async () => (await drawn(page)) <= FEW && (await middle()) >= 0, { what: 'only rows near the viewport' });
  const at = await middle();
  const row = page.locator(`${list} [data-row="${at}"]`);
  const { y } = (await row.boundingBox())!;
  await row.locator(link).click();
  await page.locator('.crumb').first().waitFor();
  await page.goBack();
  await until(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - y) < 3, { what: `row ${at} where it was` });
  expect(await drawn(page)).toBeLessThan(2 * FEW);
  return at;
}

test('lists in pages, tabs, dialogs and open rows draw few of their rows, and load further pages', SLOW, async () => {
  const at = new Date().toISOString();
  const { id } = await tenant.ok('createKnowledgeBase', { body: { name: 'Manuals' } });
  const { agent_id: agent } = await tenant.ok('createAgent', { body: agentBody({ knowledge_base_ids: [id] }) });
  const source = { knowledge_base_id: id, type: 'text', metadata: {}, url: null, status: 'ready', error: null };
  const session = {
    current: false,
    device: 'Firefox on Linux',
    user_agent: null,
    last_used_at: at,
    last_used_ip: null,
    created_at: at,
  };
  const progress = { total: 2, done: 2, passed: 2, failed: 0, errors: 0 };
  const version = { changed: ['greeting'], live: false, created_at: at };
  const passage = { text: 'Turn the wheel.', heading: null };
  const base = { name: 'Manual', chunks: 1, sources: { failed: 0, pending: 0, processing: 0 } };
  const one = { agent_name: 'Ada', knowledge_base_ids: [] };
  const kb = `knowledge-base/${id}`;
  const main = 'main';
  const editor = '.editor-main';
  const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
  const lists: Many[] = [
    { page: `/app/knowledge/${id}`, path: `${kb}/sources`, item: { ...source, pages: 1, chunks: 1 }, scrolls: main },
    { page: '/app/profile', path: 'auth/sessions', item: session, scrolls: main },
    { page: '/app/tests', path: 'test-runs', item: { created_at: at, status: 'completed', progress }, scrolls: main },
    { page: `/app/agents/${agent}/versions`, path: `agents/${agent}/versions`, item: version, scrolls: editor },
    {
      page: `/app/knowledge/${id}`,
      path: `${kb}/sources/row-1/chunks`,
      item: passage,
      scrolls: '.kb-passages',
      within: '.kb-passages ',
      open: (page) => page.locator('.source summary').nth(1).click(),
    },
    {
      page: `/app/knowledge/${id}`,
      path: 'agents',
      item: one,
      scrolls: 'dialog .scrolls',
      within: 'dialog ',
      open: press('Agents'),
    },
    { page: `/app/agents/${agent}/knowledge`, path: 'knowledge-base', item: base, scrolls: editor, byPress: true },
  ];
  const page = await dashboard.open(tenant, '/app');
  for (const list of lists) {
    await serveMany(page, list.path, list.item, 180, 60);
    await page.goto(dashboard.app.url + list.page);
    await list.open?.(page);
    const row = (n: number) => page.locator(`${list.within ?? ''}[data-row="${n}"]`);
    await row(0).waitFor();
    if (list.byPress) {
      for (const last of [60, 120]) {
        await press('Load more')(page);
        await until(async () => (await page.locator('.gap').count()) > last / 60, { what: 'the next page' });
      }
    }
    await reach(page, row(170), 1e6, list.scrolls);
    await until(async () => (await page.locator(`${list.within ?? ''}[data-row]`).count()) <= FEW, {
      what: `few rows of ${list.path}`,
    });
    if (list.scrolls !== main) await inspect(page, `many-${list.path.split('/').at(-1)}`);
  }
});

const newCase = async () => {
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) });
  const caller = { type: 'script', turns: [{ say: 'Hello.' }] };
  return tenant.ok('createTestCase', { body: { name: 'Hours', agent_id, caller } });
};

async function newRun(testCase: string): Promise<TestRun> {
  const { id } = await tenant.ok('createTestRun', { body: { case_ids: [testCase] } });
  return tenant.ok('getTestRun', { path: { id } });
}

test('a list at its end loads further rows also if a refresh stops their request', SLOW, async () => {
  const { id } = await newCase();
  const run = { ...(await newRun(id)), status: 'running', ended_at: null };
  const page = await dashboard.open(tenant, '/app');
  await serveMany(page, 'test-runs', run, 120, 60);
  const refreshed = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  await page.route(/test-runs\?.*cursor=/, (route) => refreshed.promise.then(() => route.abort()), { times: 1 });
  page.on('requestfailed', (request) => request.url().includes('cursor=') && stopped.resolve());
  await page.goto(`${dashboard.app.url}/app/tests`);
  await page.locator(`${RUNS} [data-row="0"]`).waitFor();
  const further = page.waitForRequest(/test-runs\?.*cursor=/);
  await reach(page, page.locator(`${RUNS} [data-row="59"]`), 1e6);
  await further;
  await newRun(id);
  await stopped.promise;
  refreshed.resolve();
  await reach(page, page.locator(`${RUNS} [data-row="119"]`), 1e6);
});

test('a page with two lists draws few of 10 000 rows, and Back returns to the row of each', SLOW, async () => {
  const testCase = await newCase();
  const run = await newRun(testCase.id);
  const page = await dashboard.open(tenant, '/app');
  await serveMany(page, 'test-cases', { ...testCase, from_call_id: 'call_1' }, 300, 100);
  await serveMany(page, 'test-runs', run, 10_000, 2_500);
  await page.route(/test-runs\/row-/, (route) => route.fulfill({ json: run }));
  await page.goto(`${dashboard.app.url}/app/tests`);
  const row = (list: string, at: number) => page.locator(`${list} [data-row="${at}"]`);
  // Further cases load on request, so that the runs can be reached.
  for (const last of [199, 299]) {
    await page.getByRole('button', { name: 'Load more' }).first().click();
    await reach(page, row(CASES, last), last * 45);
  }
  await reach(page, row(RUNS, 9_999), 1e7);
  await until(async () => (await drawn(page)) <= FEW, { what: 'rows far away leave the document' });
  await inspect(page, 'tests-many');
  await scrollTo(page, 200_000);
  expect(await openAndReturn(page, RUNS, '.row-link')).toBeGreaterThan(3_000);
  await scrollTo(page, 9_000);
  expect(await openAndReturn(page, CASES, 'a')).toBeGreaterThan(100);
});

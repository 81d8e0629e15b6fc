// Every other list of the dashboard in Chromium, with many rows each: time until its rows are shown, cost of one scroll step
// after several pages were loaded, number of elements in the document at that point, and duration of the list's first request.
// Part of dashboard-lists.ts.
// Invariant of a list: the document contains few rows, however many were loaded.
import { setTimeout } from 'node:timers/promises';
import type { TestPage } from '../../tests/browser/support/browser.ts';
import { BASE, CAMPAIGN, WEBHOOK } from './seed-lists.ts';

/** Page address, API path of its list, and selector of its rows. */
const LISTS: readonly (readonly [page: string, list: string, row?: string])[] = [
  ['agents', '/v1/agents'],
  ['knowledge', '/v1/knowledge-base'],
  [`knowledge/${BASE}`, `/v1/knowledge-base/${BASE}/sources`, '.source'],
  ['numbers', '/v1/phone-numbers'],
  ['campaigns', '/v1/campaigns'],
  [`campaigns/${CAMPAIGN}`, `/v1/campaigns/${CAMPAIGN}/contacts`],
  ['schedules', '/v1/schedules'],
  ['dnc', '/v1/dnc'],
  ['widgets', '/v1/widgets'],
  ['webhooks', '/v1/webhooks'],
  [`webhooks/${WEBHOOK}`, '/v1/webhook-deliveries'],
  ['keys', '/v1/api-keys'],
  ['settings/audit', '/v1/audit-log'],
  ['settings/members', '/v1/members'],
  ['settings/wallet', '/v1/payments/history'],
  ['profile', '/v1/auth/sessions'],
  ['tests', '/v1/test-cases'],
];

/** Pages of rows to load before the elements of the document are counted. */
const LOADS = 12;
/** Time within which a list that loads by itself sends its request. */
const OWN_MS = 500;
const MAX_WAIT_MS = 20_000;

interface ListFigures {
  name: string;
  firstMs: number;
  requestMs: number;
  /** Pages loaded after the first. */
  loads: number;
  /** Rows in the document. */
  drawn: number;
  /** Pages were loaded by button presses. */
  byPress: boolean;
  elements: number;
  scrollMs: number;
}

/** @param cpuMs returns the CPU time of the page's main thread so far, in milliseconds */
export async function everyList(page: TestPage, origin: string, cpuMs: () => Promise<number>): Promise<ListFigures[]> {
  const figures: ListFigures[] = [];
  for (const [name, list, row = '[data-row]'] of LISTS) {
    const count = () => page.evaluate<number>(`document.querySelectorAll(${JSON.stringify(row)}).length`);
    const began = performance.now();
    await page.goto(`${origin}/app/${name}`);
    const end = began + MAX_WAIT_MS;
    while ((await count()) === 0) {
      if (performance.now() > end) throw new Error(`${name} shows no row`);
      await setTimeout(5);
    }
    const firstMs = performance.now() - began;
    const requestMs = await page.evaluate<number>(
      `performance.getEntriesByType('resource').filter((each) => new URL(each.name).pathname === ${JSON.stringify(list)})[0].duration`,
    );
    let loads = 0;
    let byPress = false;
    for (; loads < LOADS; loads++) {
      const how = await loadMore(page, list);
      if (how === null) break;
      byPress ||= how === 'press';
    }
    const before = await cpuMs();
    for (let n = 0; n < 10; n++) await wheel(page, `document.querySelector('main').scrollTop - 600`);
    const scrollMs = ((await cpuMs()) - before) / 10;
    const elements = await page.evaluate<number>(`document.querySelectorAll('*').length`);
    figures.push({ name, firstMs, requestMs, loads, drawn: await count(), byPress, elements, scrollMs });
  }
  return figures;
}

const requestsOf = (page: TestPage, list: string) =>
  page.evaluate<number>(
    `performance.getEntriesByType('resource').filter((each) => new URL(each.name).pathname === ${JSON.stringify(list)} && each.name.includes('cursor=')).length`,
  );

/** Loads one more page by scrolling to the end, or with the list's button. @returns null if there is no further page */
async function loadMore(page: TestPage, list: string): Promise<'scroll' | 'press' | null> {
  let how: 'scroll' | 'press' = 'scroll';
  const before = await requestsOf(page, list);
  await wheel(page, `document.querySelector('main').scrollHeight`);
  const button = page.getByRole('button', { name: /^(Load more|More|Older)/ }).first();
  const begun = performance.now();
  while (performance.now() < begun + MAX_WAIT_MS) {
    await setTimeout(20);
    if ((await requestsOf(page, list)) > before) {
      await wheel(page, `document.querySelector('main').scrollHeight`);
      return how;
    }
    // A list that loads by itself also has a button.
    if (
      performance.now() < begun + OWN_MS ||
      how === 'press' ||
      (await button.count()) === 0 ||
      !(await button.isEnabled())
    )
      continue;
    how = 'press';
    await button.click();
  }
  return null;
}

const wheel = (page: TestPage, px: string) =>
  page.evaluate(`new Promise((done) => {
    document.querySelector('main').scrollTop = ${px};
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  })`);

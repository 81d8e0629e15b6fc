// The call list of the dashboard in Chromium, in a workspace with many calls: time until its rows are shown, and the cost of
// scrolling and of moving through it with keys. Run: TEST_DATABASE_URL=postgres://… node scripts/bench/dashboard-lists.ts [calls]
// [rows] [repetitions]
// Times run from the start of the navigation to the frame after the first rows, with files in the browser's cache. CPU is the CPU
// time of the page's main thread. A stutter is a task of more than 50 ms of wall-clock time (PerformanceObserver `longtask`).
// Gating goals: 400 ms of CPU for the first view; at most 400 rows in the document; 35 ms of CPU to scroll by 600 px, independent
// of the number of loaded rows. Wall-clock time gates nothing; its goal is 1,000 ms to the first view. Every other list is then
// measured with as many rows (every-list.ts), with the same goals for scrolling, and at most 400 rows in lists that load by
// themselves.
// Deliberately omitted: the sums above the rows, which the seed leaves out.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CDPSession } from 'playwright-core';
import { startBrowser, type TestPage } from '../../tests/browser/support/browser.ts';
import { startTestApp } from '../../tests/support/app.ts';
import { agentBody, newTenant, PASSWORD } from '../../tests/support/client.ts';
import { everyList } from './every-list.ts';
import { percentile } from './report.ts';
import { seedCalls } from './seed-calls.ts';
import { COPIED_CASE, seedLists } from './seed-lists.ts';

const [calls = 100_000, rows = 10_000, repetitions = 10] = process.argv.slice(2).map(Number);
const ROOT = join(import.meta.dirname, '..', '..');
const MAX_FIRST_MS = 400;
const MAX_SCROLL_MS = 35;
const MAX_ROWS = 400;
const MAX_GROWTH = 1.5;
const WHEEL_PX = 600;

/** Runs in the page before its scripts. */
const PROBE = `
  globalThis.probe = { rowsAt: null, long: [] };
  new PerformanceObserver((list) => probe.long.push(...list.getEntries().map((each) => each.duration))).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.rows [data-row]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (probe.rowsAt = performance.now())));
  }).observe(document, { subtree: true, childList: true });
`;

interface Cpu {
  all: number;
  script: number;
  layout: number;
}

async function cpuOf(devtools: CDPSession): Promise<Cpu> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}

const longTasks = (page: TestPage) => page.evaluate<number[]>('probe.long.splice(0)');
const inDocument = (page: TestPage) => page.evaluate<number>(`document.querySelectorAll('[data-row]').length`);
/** Zero-based index of the last loaded row. */
const LAST_ROW = `Number([...document.querySelectorAll('[data-row]')].at(-1).dataset.row)`;
const lastRow = (page: TestPage) => page.evaluate<number>(LAST_ROW);
/** The pages' content security policy blocks Playwright's own way to wait for a condition. */
async function untilTrue(page: TestPage, condition: string): Promise<void> {
  while (!(await page.evaluate<boolean>(condition))) await setTimeout(20);
}
const scrollTo = (page: TestPage, px: string) =>
  page.evaluate(`new Promise((done) => {
    document.querySelector('main').scrollTop = ${px};
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  })`);

async function firstViews(page: TestPage, devtools: CDPSession, url: string): Promise<void> {
  const times: number[] = [];
  const cpus: Cpu[] = [];
  const stutters: number[] = [];
  for (let n = 0; n <= repetitions; n++) {
    await page.goto(url);
    await untilTrue(page, 'probe.rowsAt !== null');
    // The first run reads from the disk.
    if (n === 0) continue;
    times.push(await page.evaluate<number>('probe.rowsAt'));
    cpus.push(await cpuOf(devtools));
    stutters.push(...(await longTasks(page)));
  }
  const of = (name: keyof Cpu) =>
    percentile(
      cpus.map((each) => each[name]),
      0.5,
    );
  say('first view', `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`);
  const parts = `script ${of('script').toFixed(0)}, style and layout ${of('layout').toFixed(0)}`;
  say('  main thread', `${of('all').toFixed(0)} ms, of which ${parts}`, of('all') > MAX_FIRST_MS);
  say('  stutters', wordsOf(stutters, repetitions));
}

/** Scrolls to the end of the loaded rows until this row is drawn, or there are no more rows. */
async function scrollToRow(page: TestPage, row: number): Promise<void> {
  for (let at = 0; at < row; at = await lastRow(page)) {
    await scrollTo(page, `document.querySelector('main').scrollHeight`);
    await untilTrue(page, `${LAST_ROW} > ${at} || !document.querySelector('.more')`);
    if ((await page.locator('.more').count()) === 0) break;
  }
}

async function load(page: TestPage, devtools: CDPSession): Promise<void> {
  await longTasks(page);
  const before = await cpuOf(devtools);
  await scrollToRow(page, rows - 1);
  const after = await cpuOf(devtools);
  const loaded = (await lastRow(page)) + 1;
  const drawn = await inDocument(page);
  say(`${loaded} rows loaded`, `${((after.all - before.all) / loaded).toFixed(2)} ms of the main thread for each`);
  say('  stutters', wordsOf(await longTasks(page), loaded / 100, 'pages'));
  say('  rows in the document', String(drawn), drawn > MAX_ROWS);
}

/** @returns milliseconds of CPU per screen */
async function scroll(page: TestPage, devtools: CDPSession, name: string): Promise<number> {
  const screens = 60;
  await scrollTo(page, '0');
  await longTasks(page);
  const before = await cpuOf(devtools);
  for (let n = 1; n <= screens; n++) await scrollTo(page, String(n * WHEEL_PX));
  const after = await cpuOf(devtools);
  const each = (after.all - before.all) / screens;
  const parts = `script ${((after.script - before.script) / screens).toFixed(1)}, style and layout ${((after.layout - before.layout) / screens).toFixed(1)}`;
  say(
    `scrolling, ${name}`,
    `${each.toFixed(1)} ms of the main thread for ${WHEEL_PX} px, of which ${parts}`,
    each > MAX_SCROLL_MS,
  );
  say('  stutters', wordsOf(await longTasks(page), screens, 'screens'));
  return each;
}

async function keys(page: TestPage): Promise<void> {
  await scrollTo(page, '0');
  await page.locator('.row-link').first().focus();
  await longTasks(page);
  const times: number[] = [];
  for (const key of [
    'End',
    'Home',
    ...Array.from({ length: 20 }, () => 'PageDown'),
    ...Array.from({ length: 40 }, () => 'ArrowDown'),
  ]) {
    const began = performance.now();
    await page.keyboard.press(key);
    times.push(performance.now() - began);
  }
  const at = await page.evaluate<string>(`document.activeElement.closest('[data-row]').dataset.row`);
  say(
    '62 keys',
    `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, to row ${at}`,
  );
  say('  stutters', wordsOf(await longTasks(page), times.length, 'keys'));
}

async function others(page: TestPage, devtools: CDPSession): Promise<void> {
  const figures = await everyList(page, app.url, async () => (await cpuOf(devtools)).all);
  console.log(`\nevery other list, ${rows} rows in each`);
  for (const { name, firstMs, requestMs, loads, drawn, elements, scrollMs, byPress } of figures) {
    const first = `${firstMs.toFixed(0).padStart(4)} ms, of which its request ${requestMs.toFixed(0).padStart(3)}`;
    const held = `${drawn} rows and ${elements} elements after ${loads} more pages${byPress ? ', by presses' : ''}`;
    const isMiss = scrollMs > MAX_SCROLL_MS || (drawn > MAX_ROWS && !byPress);
    say(name, `${first}; ${held}; ${scrollMs.toFixed(1)} ms for ${WHEEL_PX} px`, isMiss);
  }
}

function wordsOf(long: readonly number[], of: number, unit = 'views'): string {
  return `${long.length} in ${Math.round(of)} ${unit}${long.length > 0 ? `, the longest ${Math.max(...long).toFixed(0)} ms` : ''}`;
}

let isMissed = false;
function say(name: string, words: string, isMiss = false): void {
  isMissed ||= isMiss;
  console.log(`${name.padEnd(26)} ${words}${isMiss ? '   MISSED' : ''}`);
}

execFileSync(process.execPath, [join(ROOT, 'scripts', 'build-web.ts')], { stdio: 'inherit' });
const app = await startTestApp({
  overrides: { webDirectory: join(ROOT, 'generated', 'web') },
  // The seeded calls have neither a timeline nor a charge, and their usage is not summed.
  breaks: ['timeline_one_end', 'charge_is_cost', 'analytics_count_every_call', 'usage_hours_are_sums'],
});
const browser = await startBrowser();
try {
  const tenant = await newTenant(app.url);
  const { agent_id: agent } = await tenant.ok('createAgent', { body: agentBody() });
  await tenant.ok('createTestCase', {
    body: { name: COPIED_CASE, agent_id: agent, caller: { type: 'script', turns: [{ say: 'Hello' }] }, expect: [] },
  });
  const owner = app.runtime.db.selectFrom('members').select('user_id').where('workspace_id', '=', tenant.workspaceId);
  const { user_id: userId } = await owner.executeTakeFirstOrThrow();
  await app.runtime.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await seedCalls(trx, tenant.workspaceId, agent, calls);
    await seedLists(trx, { workspaceId: tenant.workspaceId, agentId: agent, userId }, rows);
  });
  await sql`analyze`.execute(app.runtime.db);
  const page = await browser.newPage();
  await page.addInitScript(PROBE);
  await page.goto(`${app.url}/app/calls`);
  await page.getByLabel('Email address').fill(tenant.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.locator('.rows').waitFor();
  const devtools = await page.context().newCDPSession(page);
  // CPU time of the thread, which other work on the machine does not change.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await firstViews(page, devtools, `${app.url}/app/calls`);
  await scrollToRow(page, 101);
  const few = await scroll(page, devtools, 'few rows');
  await load(page, devtools);
  const many = await scroll(page, devtools, 'many rows');
  say('  growth', `${(many / few).toFixed(2)} times`, many > few * MAX_GROWTH);
  await keys(page);
  await others(page, devtools);
} finally {
  await browser.close();
  await app.close();
}
if (isMissed) process.exitCode = 1;

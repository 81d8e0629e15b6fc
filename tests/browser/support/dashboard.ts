// The dashboard in a browser, for its test files: a service with the built pages, and signed-in users.
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Clock } from '../../../src/core/clock.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { PASSWORD, type Tenant } from '../../support/client.ts';
import { violations } from './axe.ts';
import { startBrowser, type TestBrowser, type TestPage } from './browser.ts';

const PAGES = join(import.meta.dirname, '..', '..', '..', 'generated', 'web');
const SHOTS = process.env['SCREENSHOTS'];

export interface Dashboard {
  app: TestApp;
  browser: TestBrowser;
  /** Opens a page of the dashboard, signing in first. */
  open(tenant: Tenant, path: string): Promise<TestPage>;
  close(): Promise<void>;
}

let shared: Promise<TestApp> | null = null;

/**
 * Without arguments the files of one worker share a service, in which each test has its own workspace.
 * @param env addresses of stand-ins @param voiceClock the real one for pages that play a call
 */
export async function startDashboard(env: Record<string, string> = {}, voiceClock?: Clock): Promise<Dashboard> {
  const isShared = !voiceClock && Object.keys(env).length === 0 && process.env['SHARED_BROWSER'] === 'yes';
  const start = () => startTestApp({ env, overrides: { webDirectory: PAGES, ...(voiceClock ? { voiceClock } : {}) } });
  const [app, browser] = await Promise.all([isShared ? (shared ??= start()) : start(), startBrowser()]);
  return {
    app,
    browser,
    async open({ email }, path) {
      const page = await browser.newPage();
      await page.goto(`${app.url}${path}`);
      await signIn(page, email);
      await page.waitForURL(`${app.url}${path}`);
      // The browser logs that there was no session yet.
      page.complaints.length = 0;
      return page;
    },
    async close() {
      await browser.close();
      // The service and its database end with the run (global-setup.ts).
      await (isShared ? app.requireInvariants() : app.close());
    },
  };
}

export async function signIn(page: TestPage, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
}

/** Waits for a heading. A string is its whole name: a list without rows has a second heading, "No schedules yet". */
export const heading = (page: TestPage, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: typeof name === 'string' }).waitFor();
export const press = (page: TestPage, name: string | RegExp) => page.getByRole('button', { name }).click();

/**
 * Asserts no violations of axe's rules in both color schemes, no horizontal overflow, and no console errors (scripts,
 * policy). Takes screenshots if the environment requests them.
 */
export async function inspect(page: TestPage, name: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of SHOTS === undefined ? [360] : [1280, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 860 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // A transition that begins while axe measures would falsify its measurements.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The scheme changes colors only.
      const rule = colorScheme === 'dark' ? 'color-contrast' : undefined;
      expect(await violations(page, rule), `${name} ${width} ${colorScheme}`).toEqual([]);
      if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`) });
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(before);
  // The browser logs each refused request; some tests are about refusals.
  expect(
    page.complaints.filter((text) => !text.startsWith('Failed to load resource')),
    name,
  ).toEqual([]);
}

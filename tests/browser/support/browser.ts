// Chromium for a test file: started once, a context of its own for each test. Its microphone plays a file.
// Invariant: what a page complains about (errors, refused styles and scripts) is kept and can be asked for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

export interface TestBrowser {
  newPage(options?: BrowserContextOptions & { microphone?: boolean }): Promise<TestPage>;
  /** Ends what the pages of a test still do: an open call keeps a processor busy beside the next test. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

export interface TestPage extends Page {
  /** Errors of scripts and of the console, violations of a policy included. */
  complaints: string[];
  /** Addresses of everything that was asked for. */
  requested: string[];
}

const EXECUTABLE = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=user-gesture-required',
  '--use-fake-device-for-media-stream',
  // Plain http on a name that is not localhost is what a page in a local network is.
  '--host-resolver-rules=MAP lan.test 127.0.0.1,EXCLUDE 127.0.0.1,EXCLUDE localhost',
];

export async function startBrowser(options: { microphone?: string } = {}): Promise<TestBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'parley-browser-'));
  const sound = options.microphone ? [`--use-file-for-fake-audio-capture=${options.microphone}`] : [];
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    headless: true,
    args: [...FLAGS, ...sound],
    downloadsPath: profile,
  });
  const contexts = new Set<BrowserContext>();
  const closePages = async (): Promise<void> => {
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
  };
  return {
    closePages,
    async newPage({ microphone = true, ...rest } = {}) {
      const context = await browser.newContext({ ...rest, permissions: microphone ? ['microphone'] : [] });
      contexts.add(context);
      return watched(await context.newPage());
    },
    async close() {
      await closePages();
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function watched(page: Page): TestPage {
  const complaints: string[] = [];
  const requested: string[] = [];
  // Below vitest's own bound, so that what was waited for is named.
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => requested.push(request.url()));
  return Object.assign(page, { complaints, requested });
}

// Chromium for test files: started once for a worker, with a new context for each test. Its microphone plays a file. Uses the headless
// shell, which is the engine without the browser around it and takes a quarter of the CPU time. A shell decides on the
// microphone once for all pages, so pages without a microphone have their own shell. Invariant: errors of a page (script
// errors, blocked styles and scripts) are recorded and available to the test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { runDirectory } from '../../support/run.ts';

export interface TestBrowser {
  newPage(options?: BrowserContextOptions & { microphone?: boolean }): Promise<TestPage>;
  /** Closes the pages of a test: an open call would use CPU time during the next test. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

export interface TestPage extends Page {
  /** Script and console errors, including policy violations. */
  complaints: string[];
  /** URLs of all requests. */
  requested: string[];
}

const EXECUTABLE = '/usr/bin/chromium-headless-shell';
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
  // Plain http on a name other than localhost, like a page in a local network.
  '--host-resolver-rules=MAP lan.test 127.0.0.1,EXCLUDE 127.0.0.1,EXCLUDE localhost',
];

const MICROPHONE = '--use-fake-ui-for-media-stream';
const NO_MICROPHONE = '--use-fake-ui-for-media-stream=deny';

const launch = (profile: string, more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: EXECUTABLE, headless: true, args: [...FLAGS, ...more], downloadsPath: profile });

const shared = new Map<string, Promise<Browser>>();

/** The shell that the files of one worker share: a start takes as much CPU time as a test. It ends with the worker. */
function sharedShell(flag: string): Promise<Browser> {
  const shell = shared.get(flag) ?? launch(runDirectory(), [flag]);
  shared.set(flag, shell);
  return shell;
}

/** Without options the files of one worker share the shells where the project allows it (SHARED_BROWSER, vitest.config.ts). */
export async function startBrowser(options: { microphone?: string } = {}): Promise<TestBrowser> {
  const isShared = options.microphone === undefined && process.env['SHARED_BROWSER'] === 'yes';
  const profile = mkdtempSync(join(tmpdir(), 'parley-browser-'));
  const sound = options.microphone ? [`--use-file-for-fake-audio-capture=${options.microphone}`] : [];
  const hearing = await (isShared ? sharedShell(MICROPHONE) : launch(profile, [MICROPHONE, ...sound]));
  let refusing: Promise<Browser> | null = null;
  const openRefusing = () => (isShared ? sharedShell(NO_MICROPHONE) : launch(profile, [NO_MICROPHONE]));
  const contexts = new Set<BrowserContext>();
  const closePages = async (): Promise<void> => {
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
  };
  return {
    closePages,
    async newPage({ microphone = true, ...rest } = {}) {
      const browser = microphone ? hearing : await (refusing ??= openRefusing());
      const context = await browser.newContext({ ...rest, permissions: microphone ? ['microphone'] : [] });
      contexts.add(context);
      return watched(await context.newPage());
    },
    async close() {
      await closePages();
      if (!isShared) await Promise.all([hearing.close(), (await refusing)?.close()]);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function watched(page: Page): TestPage {
  const complaints: string[] = [];
  const requested: string[] = [];
  // Below vitest's own timeout, so that the error names the condition.
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => requested.push(request.url()));
  return Object.assign(page, { complaints, requested });
}

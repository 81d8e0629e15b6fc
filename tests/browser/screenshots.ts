// Screenshots of every page in every state, light and dark, 1280 and 360 pixels wide, for human review; and problems that a
// reviewer could miss: violations of axe's rules, and pages that scroll sideways. Not a test: it needs a running service
// with a demo.
// node tests/browser/screenshots.ts 'http://127.0.0.1:3000/#key=…' <directory> [part of a name]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { violations } from './support/axe.ts';
import { startBrowser, type TestPage } from './support/browser.ts';

const [link = '', directory = '', part = ''] = process.argv.slice(2);
const { origin } = new URL(link);
const key = new URLSearchParams(new URL(link).hash.slice(1)).get('key') ?? '';
const WIDTHS = [1280, 360];
const SCHEMES = ['light', 'dark'] as const;

type Scene = (page: TestPage) => Promise<void>;

const box = (page: TestPage) => page.getByRole('textbox', { name: 'Type a message' });
const press = (page: TestPage, name: string) => page.getByRole('button', { name }).first().click();
const go =
  (path: string): Scene =>
  async (page) =>
    void (await page.goto(`${origin}${path}`, { waitUntil: 'load' }));
const idle: Scene = async (page) => {
  await page.goto(link);
  await page.getByRole('heading', { name: /^Talk to / }).waitFor();
};
const ask = async (page: TestPage, text: string): Promise<void> => {
  const before = await page.locator('li.agent').count();
  await box(page).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('li.agent').nth(before).waitFor();
};
const call: Scene = async (page) => {
  await idle(page);
  await press(page, 'Start call');
  await page.locator('.status').getByText('Speaking').waitFor();
  await ask(page, 'Where is order 4512?');
  await page.locator('li.agent').nth(1).waitFor();
  await page.waitForTimeout(1_500);
};
const unfold = async (page: TestPage, summary: RegExp): Promise<void> => {
  const details = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: summary }) })
    .first();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
};
const edited: Scene = async (page) => {
  await idle(page);
  await unfold(page, /^Edit /);
  await page.getByLabel('Greeting').fill('Good day, {{guest. How can I help?');
};
const widget: Scene = async (page) => {
  const { data } = (await (
    await fetch(`${origin}/v1/widgets?limit=1`, { headers: { authorization: `Bearer ${key}` } })
  ).json()) as { data: { id: string }[] };
  await go(`/v1/widgets/${data[0]!.id}/preview`)(page);
  await page.getByRole('heading', { name: 'Put it on your page' }).waitFor();
};
const answer = async (page: TestPage, path: string, status: number, json: object): Promise<void> => {
  await page.route(path, (route) => route.fulfill({ status, json }));
};

const SCENES: Record<string, Scene> = {
  'visitor-idle': async (page) => {
    await go('/')(page);
    await page.getByRole('heading', { name: /^Talk to / }).waitFor();
  },
  'visitor-chat': async (page) => {
    await SCENES['visitor-idle']!(page);
    await ask(page, 'Where is order 4512?');
  },
  'owner-idle': idle,
  'owner-chat': async (page) => {
    await idle(page);
    await ask(page, 'When do you open on Saturday?');
    await ask(page, 'Where is order 4512?');
    await page.locator('li.note summary').first().click();
  },
  'owner-edited': edited,
  'owner-draft': async (page) => {
    await edited(page);
    await press(page, 'Try');
    await ask(page, 'When do you open?');
    await unfold(page, /^Edit /);
    await page.locator('.warnings li').first().waitFor();
  },
  'owner-model': async (page) => {
    await idle(page);
    await unfold(page, /^Details/);
    await page.locator('summary', { hasText: /^Connect / }).click();
    await page.getByLabel('Address').fill('http://127.0.0.1:9/v1');
    await page.getByLabel('Model').fill('llama');
    await press(page, 'Verify and use');
    await page.locator('.failed').waitFor();
    await page.locator('.failed').scrollIntoViewIfNeeded();
  },
  connecting: async (page) => {
    await page.route('**/v1/rtc/token', () => undefined);
    await idle(page);
    await press(page, 'Start call');
    await page.locator('.status').getByText('Connecting').waitFor();
  },
  'in-call': call,
  'after-call': async (page) => {
    await call(page);
    await press(page, 'End call');
    await page.locator('.report audio').waitFor();
  },
  'call-failed': async (page) => {
    const detail = 'All 20 call slots of this workspace are in use.';
    await answer(page, '**/v1/rtc/token', 429, { code: 'concurrency_limited', detail });
    await idle(page);
    await press(page, 'Start call');
    await page.locator('.status').getByText('slots').waitFor();
  },
  'preview-closed': widget,
  'preview-open': async (page) => {
    await widget(page);
    await press(page, 'Chat or talk');
    await ask(page, 'When do you open?');
  },
  'no-demo': async (page) => {
    await answer(page, '**/talk.json', 404, { code: 'demo_not_found' });
    await go('/')(page);
    await page.getByText('npm run owner').waitFor();
  },
  'no-agent': async (page) => {
    await answer(page, '**/v1/agents?*', 200, { data: [] });
    await page.goto(link);
    await page.getByRole('button', { name: 'Make an agent' }).waitFor();
  },
  unreachable: async (page) => {
    await page.route('**/talk.json', (route) => route.abort());
    await go('/')(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  },
  'bad-key': async (page) => {
    await page.goto(`${origin}/#key=sk_service_live_none`);
    await page.getByRole('heading', { name: 'This link' }).waitFor();
  },
  'unknown-widget': go('/v1/widgets/wgt_none/preview'),
  'not-found': go('/wrong'),
  docs: go('/docs'),
  'docs-operation': go('/docs/api/createAgent'),
  'docs-guide': go('/docs/guides/webhooks'),
  errors: go('/docs/errors#rate_limited'),
};

const browser = await startBrowser();
mkdirSync(directory, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
  if (!name.includes(part)) continue;
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const page = await browser.newPage({ viewport: { width, height: width === 360 ? 740 : 800 }, colorScheme });
      const shot = `${name}-${width}-${colorScheme}`;
      await scene(page).catch((error: unknown) => console.log(`${shot}: ${String(error).split('\n')[0]}`));
      await page.screenshot({ path: join(directory, `${shot}.png`) });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(`${shot}: ${wide} px too wide`);
      for (const found of await violations(page)) console.log(`${shot}: ${found.slice(0, 300)}`);
      await browser.closePages();
    }
  }
}
await browser.close();

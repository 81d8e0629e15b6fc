// The building blocks of agents in the dashboard, in a real browser: knowledge that is dropped in, searched and attached; a
// test whose result is shown next to the previous one; a widget in its editor.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { appendTimeline } from '../../src/resources/calls/rows/timeline.ts';
import { ended } from '../resources/calls/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

const HOURS = '# Hours\n\nThe bakery opens at seven in the morning and closes at six in the evening.';
const PRICES = '# Prices\n\nA rye loaf costs four dollars. A croissant costs two dollars.';
const file = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) });

/** A finished call with the search for this question on its timeline, as a conversation records it. */
async function callThatAsked(tenant: Tenant, agentId: string, query: string): Promise<string> {
  const { call_id: id } = await tenant.ok('createCall', { body: { agent_id: agentId, to_number: '+12025550101' } });
  await ended(tenant, id);
  const { runtime } = dashboard.app;
  const search = { type: 'knowledge' as const, data: { query, passages: [], ms: 4 } };
  await inTransaction(runtime.db, (trx) => appendTimeline(trx, runtime, id, [search]));
  return id;
}

test('files are imported, a question highlights the passage that answers it, and an agent gets the knowledge', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) });
  const gone = await startStandIn((_request, response) => void response.writeHead(410).end());
  const page = await dashboard.open(tenant, '/app/knowledge');
  await heading(page, 'No knowledge yet');
  await page.getByRole('button', { name: 'New knowledge base' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Bakery');
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await heading(page, 'Bakery');
  await inspect(page, 'knowledge-new');
  const sent = Promise.withResolvers<void>();
  let uploads = 0;
  await page.route(/\/sources$/, async (route) => {
    if (++uploads === 1) await sent.promise;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles([file('song.mp3', 'la'), file('prices.md', PRICES)]);
  const refused = page.getByText('cannot be read. Allowed are');
  await refused.waitFor();
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'hours.md', { type: 'text/markdown' }));
    return data;
  }, HOURS);
  await page.dispatchEvent('.kb-drop', 'drop', { dataTransfer: dropped });
  await page.getByText('Sending prices.md, 1 more wait').waitFor();
  expect([uploads, await refused.count()]).toEqual([1, 1]);
  sent.resolve();
  await press(page, 'Add an address');
  await dialog.getByLabel('Address of a page').fill(`${gone.url}/prices`);
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await page.locator('.source', { hasText: gone.url }).getByText('failed').waitFor();
  await gone.close();
  await page.locator('.source', { hasText: 'hours.md' }).getByText('1 passage').waitFor();
  await page.locator('.source', { hasText: 'prices.md' }).getByText('1 passage').waitFor();
  await page.getByLabel('A question, as a caller asks it').fill('What does a rye loaf cost?');
  await press(page, 'Find the passages');
  const lit = page.locator('.passage.on').filter({ hasText: 'A rye loaf costs four dollars.' });
  await lit.getByText('Answer 1').waitFor();
  await inspect(page, 'knowledge-asked');
  await press(page, 'Agents (0)');
  await dialog.getByLabel('Ada').check();
  await page.getByText('Ada uses “Bakery” now.').waitFor();
  const { knowledge_base_ids: attached } = await tenant.ok('getAgent', { path: { id: agent_id } });
  expect(attached).toEqual([page.url().split('/').at(-1)]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Nothing: a passage answered whatever was asked.').waitFor();
  const asked = await callThatAsked(tenant, agent_id, 'Do you deliver on Sundays?');
  await page.reload();
  const unanswered = page.getByRole('link', { name: 'Do you deliver on Sundays?' });
  expect(await unanswered.getAttribute('href')).toBe(`/app/calls/${asked}`);
  for (const name of ['hours.md', 'prices.md', gone.url]) await page.locator('.source', { hasText: name }).waitFor();
  await inspect(page, 'knowledge-unanswered');
  await press(page, /^Add an answer/);
  expect(await dialog.getByLabel('Title (optional)').inputValue()).toBe('Do you deliver on Sundays?');
  await dialog.getByLabel('Text, plain or Markdown').fill('We deliver on Sundays from eight to ten.');
  await dialog.getByRole('button', { name: 'Add the text' }).click();
  await page.locator('.source', { hasText: 'Do you deliver on Sundays?' }).getByText('1 passage').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByText('It is used by 1 agent of yours. Detach it first.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Knowledge' }).first().click();
  await page.getByText('3 sources').waitFor();
  await inspect(page, 'knowledge');
}, 90_000);

test('a source that becomes ready between the two responses of the page is shown as ready', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { id } = await tenant.ok('createKnowledgeBase', { body: { name: 'Bakery' } });
  const [published, counted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const site = await startStandIn(async (_request, response) => {
    await published.promise;
    response.setHeader('content-type', 'text/plain').end(PRICES);
  });
  const page = await dashboard.open(tenant, `/app/knowledge/${id}`);
  await heading(page, 'Bakery');
  await page.route(
    ({ pathname }) => pathname === `/v1/knowledge-base/${id}`,
    async (route) => {
      await counted.promise;
      await route.continue();
    },
  );
  await press(page, 'Add an address');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address of a page').fill(`${site.url}/prices`);
  await dialog.getByRole('button', { name: 'Read it' }).click();
  const source = page.locator('.source', { hasText: site.url });
  await source.getByText(/^(waiting|reading)$/).waitFor();
  published.resolve();
  await until(async () => {
    const { data } = await tenant.ok('listKnowledgeBaseSources', { path: { id } });
    return data.every(({ status }) => status === 'ready');
  });
  counted.resolve();
  await source.getByText('1 passage').waitFor();
  await site.close();
});

test('a question that no passage answered, of any agent, is answered in a selected knowledge base', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { id } = await tenant.ok('createKnowledgeBase', { body: { name: 'Bakery' } });
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) });
  await callThatAsked(tenant, agent_id, 'Do you deliver on Sundays?');
  const call = await callThatAsked(tenant, agent_id, 'Is there parking?');
  const page = await dashboard.open(tenant, '/app/knowledge');
  await page.getByRole('link', { name: 'Unanswered questions' }).click();
  await heading(page, 'Unanswered questions');
  const question = page.getByRole('link', { name: 'Is there parking?' });
  expect(await question.getAttribute('href')).toBe(`/app/calls/${call}`);
  await page.getByRole('link', { name: 'Do you deliver on Sundays?' }).waitFor();
  await inspect(page, 'knowledge-workspace');
  await press(page, /^Add an answer to Is there parking/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Into the knowledge base').selectOption({ label: 'Bakery' });
  await dialog.getByLabel('Text, plain or Markdown').fill('Yes, behind the house.');
  await inspect(page, 'knowledge-answer');
  await dialog.getByRole('button', { name: 'Add the text' }).click();
  await page.getByText('The answer is in “Bakery”.').waitFor();
  const { data } = await tenant.ok('listKnowledgeBaseSources', { path: { id } });
  expect(data.map(({ metadata }) => metadata['title'])).toContain('Is there parking?');
  await page.getByLabel(/^Asked/).selectOption('1d');
  await page.waitForURL(/\?asked=1d$/);
  await question.waitFor();
  await page.goto(`${dashboard.app.url}/app/knowledge/unanswered?agent=agent_none`);
  await heading(page, 'Nothing is unanswered');
}, 90_000);

test('a test case is run, and after a change of the agent its result is shown next to the previous one', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const agent = agentBody({ agent_name: 'Ada', greeting: 'Hello, this is Ada from the bakery.' });
  const { agent_id: id } = await tenant.ok('createAgent', { body: agent });
  const page = await dashboard.open(tenant, '/app/tests');
  const dialog = page.getByRole('dialog');
  await heading(page, 'No test cases yet');
  await page.getByRole('button', { name: 'New case' }).first().click();
  await dialog.getByLabel('Name').fill('Says its name');
  await dialog.getByLabel('Agent').selectOption({ label: 'Ada' });
  await dialog.getByLabel('Line 1 of the caller').fill('Hello. Goodbye.');
  await dialog.getByLabel('Value of expectation 1').fill('this is Ada');
  await inspect(page, 'tests-case');
  await dialog.getByRole('button', { name: 'Save the case' }).click();
  await press(page, 'Run Says its name');
  await dialog.getByLabel('How often each case runs').fill('2');
  await dialog.getByRole('button', { name: 'Start the run' }).click();
  await page.getByText('of 2 samples: 2 passed').waitFor();
  await tenant.ok('updateAgent', { path: { id }, body: { greeting: 'Good day, Grace speaking.' } });
  await page.getByRole('link', { name: 'Tests' }).first().click();
  await page.getByText('2 of 2 passed').waitFor();
  await inspect(page, 'tests');
  await press(page, 'Run Says its name');
  // The previous run is the one to compare with, as soon as the list of runs shows that it has ended.
  await expect.poll(() => dialog.getByLabel('Compare with').inputValue()).toMatch(/^run_/);
  await dialog.getByRole('button', { name: 'Start the run' }).click();
  await page.getByText('newly failing').click();
  await page.locator('.said-now').filter({ hasText: 'Grace speaking' }).waitFor();
  await page.locator('.said-then').filter({ hasText: 'this is Ada' }).waitFor();
  await page.locator('ins').filter({ hasText: 'Grace speaking' }).waitFor();
  await inspect(page, 'tests-beside');
  const download = page.waitForEvent('download');
  await press(page, 'JUnit report');
  expect((await download).suggestedFilename()).toMatch(/^run_.*\.xml$/);
});

test('the recorded audio of a test sample is played, from its beginning or from a line', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) });
  const caller = { type: 'script', turns: [{ say: 'Hello. Goodbye.' }] };
  const { id: testCase } = await tenant.ok('createTestCase', {
    body: { agent_id, name: 'On the line', caller, line: { type: 'audio' } },
  });
  const { id } = await tenant.ok('createTestRun', { body: { case_ids: [testCase] } });
  const over = async () => (await tenant.ok('getTestRun', { path: { id } })).ended_at !== null;
  await until(over, { withinMs: 60_000, what: 'the run has ended' });
  const page = await dashboard.open(tenant, `/app/tests/runs/${id}`);
  await page.getByText('no expectations').waitFor();
  await page.getByText('On the line').click();
  await press(page, /^Play the recording/);
  const at = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(0);
  const lines = page.getByRole('button', { name: /^Hear it from/ });
  await lines.last().waitFor();
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.pause());
  await lines.last().click();
  const { results } = await tenant.ok('getTestRun', { path: { id }, query: { case_id: testCase } });
  const last = results[0]!.samples[0]!.transcript!.at(-1)!;
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThanOrEqual(last.start_ms / 1000);
  await inspect(page, 'tests-recording');

  await keepNothing(id);
  await page.reload();
  await page.getByText('On the line').click();
  await page.getByText('The audio is not kept: the storage is full.').waitFor();
  expect(await page.getByRole('button', { name: /^Play the recording/ }).count()).toBe(0);
}, 120_000);

/** A run as it ends when storage is full. */
async function keepNothing(runId: string): Promise<void> {
  const { db } = dashboard.app.runtime;
  await sql`delete from test_recordings where run_id = ${runId}`.execute(db);
  await sql`update test_results set recording_omitted = 'storage_full' where run_id = ${runId}`.execute(db);
}

test('a widget shows its settings before they are saved, and answers in the editor', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id } = await tenant.ok('createAgent', {
    body: agentBody({ agent_name: 'Ada', greeting: 'Good day!' }),
  });
  const page = await dashboard.open(tenant, '/app/widgets');
  const dialog = page.getByRole('dialog');
  await heading(page, 'No widgets yet');
  await page.getByRole('button', { name: 'New widget' }).first().click();
  await dialog.getByLabel('Name, for yourself').fill('Front page');
  await dialog.getByLabel('Agent that answers').selectOption({ label: 'Ada' });
  await dialog.getByRole('button', { name: 'Create the widget' }).click();
  await heading(page, 'Front page');
  const id = page.url().split('/').at(-1)!;
  const preview = page.getByLabel('Preview');
  await preview.getByText('Good day!').waitFor();
  // The window moves in while it opens.
  const distanceToCorner = async () => {
    const box = (await preview.locator('.studio-page').boundingBox())!;
    const window = (await preview.locator('.window').boundingBox())!;
    return [box.x + box.width - window.x - window.width, box.y + box.height - window.y - window.height].map(Math.round);
  };
  await expect.poll(distanceToCorner).toEqual([17, 17]);
  await page.getByLabel('Title; empty: the agent’s name').fill('Ask the bakery');
  await preview.getByRole('heading', { name: 'Ask the bakery' }).waitFor();
  await page.getByLabel('Corner').selectOption('bottom-left');
  await page.getByLabel(/^Hosts whose pages/).fill('shop.example.com');
  // Another user saves first: the unsaved input is kept.
  await tenant.ok('updateWidget', { path: { id }, body: { greeting: 'Hello there!' } });
  await press(page, 'Save');
  await page.getByText('What you typed is kept.').waitFor();
  await preview.getByText('Hello there!').waitFor();
  await press(page, 'Save');
  await page.getByText('The widget is saved.').waitFor();
  expect(await tenant.ok('getWidget', { path: { id } })).toMatchObject({
    agent_id,
    title: 'Ask the bakery',
    greeting: 'Hello there!',
    allowed_domains: ['shop.example.com'],
    theme: { position: 'bottom-left' },
  });
  await inspect(page, 'widget');
  await preview.getByRole('textbox').fill('Hello');
  await preview.getByRole('textbox').press('Enter');
  await preview.locator('.window li').nth(2).waitFor();
  await page.getByText(`/v1/widgets/${id}/embed.js`).waitFor();
  await page.getByText(`script-src ${dashboard.app.url}`).waitFor();
  await preview.getByRole('button', { name: 'Start voice call' }).click();
  await preview.getByRole('button', { name: 'End call' }).click();
  await preview.getByText('you hung up').first().waitFor();
  await press(page, 'Switch off');
  await page.getByText('The widget is off. Switch it on to see it.').waitFor();
  // Longer than the delay after which the preview restarts.
  await page.waitForTimeout(400);
  await press(page, 'Switch on');
  await preview.getByText('Hello there!').waitFor();
  expect(page.complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a widget whose script cannot be loaded is shown after another try, without its saved settings from a cache', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id } = await tenant.ok('createAgent', {
    body: agentBody({ agent_name: 'Ada', greeting: 'Good day!' }),
  });
  const { id } = await tenant.ok('createWidget', { body: { name: 'Shop', agent_id, greeting: 'Welcome!' } });
  const page = await dashboard.open(tenant, '/app/widgets');
  await page.route('**/embed.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Shop' }).click();
  await page.getByRole('alert').getByText('This could not be loaded').waitFor();
  await page.unroute('**/embed.js');
  await tenant.ok('updateWidget', { path: { id }, body: { greeting: 'Good evening!' } });
  await press(page, 'Try again');
  await page.getByLabel('Preview').getByText('Good evening!').waitFor();
});

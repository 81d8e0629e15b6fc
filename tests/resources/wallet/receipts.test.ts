// Receipts of the service: a page for everyone with the link, with every value escaped and no scripts.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptUrl } from '../../../src/resources/wallet/receipt/token.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

async function paid(): Promise<{ id: string; url: string }> {
  const { id } = await tenant.ok('createTopup', { body: { amount: '20.5' } });
  const line = (await tenant.ok('listTransactions')).data.find(({ payment_id }) => payment_id === id)!;
  return { id, url: line.receipt_url! };
}

test('a top-up has a receipt that opens without credentials and shows the workspace, the amount and the date', async () => {
  const { id, url } = await paid();
  const answer = await fetch(url);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const part of ['<h1>Receipt</h1>', 'Wallet of Northwind', '20.500000 USD', id]) expect(page).toContain(part);
});

test('it loads and runs nothing: the policy allows only its own style sheet', async () => {
  const { url } = await paid();
  const answer = await fetch(url);
  const page = await answer.text();
  const policy = answer.headers.get('content-security-policy')!;
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!;
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src|\*/);
  expect(page).not.toMatch(/<script|style=|href=|src=| on\w+=/i);
});

test('the workspace name is escaped', async () => {
  const name = `<script>alert(1)</script>"'&`;
  await app.runtime.db.updateTable('workspaces').set({ name }).where('id', '=', tenant.workspaceId).execute();
  const page = await (await fetch((await paid()).url)).text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;'&amp;");
  expect(page).not.toContain('<script');
});

test('a link opens only its own receipt, for 90 days', async () => {
  const [first, second] = [await paid(), await paid()];
  const token = new URL(first.url).searchParams.get('token')!;
  const moved = await fetch(`${app.url}/receipts/${second.id}?token=${token}`);
  expect([moved.status, ((await moved.json()) as { code: string }).code]).toEqual([403, 'invalid_signature']);
  expect((await fetch(`${app.url}/receipts/${first.id}`)).status).toBe(403);
  const cut = first.url.slice(0, -3);
  expect((await fetch(cut)).status).toBe(403);
  const then = app.runtime.clock.now() - 91 * 86_400_000;
  const past = { ...app.runtime, clock: { ...app.runtime.clock, now: () => then } };
  expect((await fetch(receiptUrl(past, tenant.workspaceId, first.id))).status).toBe(403);
});

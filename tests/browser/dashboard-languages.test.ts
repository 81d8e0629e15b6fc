// The languages of an agent in the dashboard, in a real browser: the editor offers those of a voice that has several, and the
// transcript of a call contains the language of each utterance of the caller.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startVoiceVendor, type VoiceVendor } from '../../scripts/stand-ins/voice-vendor.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { appendTimeline } from '../../src/resources/calls/rows/timeline.ts';
import { ended, NEVER_ANSWERS, place } from '../resources/calls/support.ts';
import { agentBody, newTenant } from '../support/client.ts';
import { inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
let vendor: VoiceVendor;
beforeAll(async () => {
  vendor = await startVoiceVendor();
  dashboard = await startDashboard({
    ELEVENLABS_API_KEY: 'vendor-key',
    ELEVENLABS_URL: vendor.url,
    ELEVENLABS_VOICES: 'Rachel:21m00Tcm4TlvDq8ikWAM',
  });
});
afterEach(() => dashboard.browser.closePages());
afterAll(async () => {
  await dashboard?.close();
  await vendor?.close();
});

test('languages of callers are added to an agent whose voice speaks them, and shown in transcripts', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
  const page = await dashboard.open(tenant, `/app/agents/${id}`);
  const field = page.getByLabel(/^Other languages/);
  await page.getByLabel('Language').waitFor();
  // The built-in voices speak English only.
  expect(await field.count()).toBe(0);
  await page.getByLabel(/^Rachel/).check();
  await field.fill(' es-MX \n\nfr');
  await inspect(page, 'agent-languages');
  await press(page, 'Save, live at once');
  await page.getByText('Version 2 is saved.').waitFor();
  // Another voice does not hide the languages, which it does not speak.
  await page.getByLabel(/^Onyx/).check();
  expect(await field.inputValue()).toBe('es-MX\nfr');
  await press(page, 'Discard');
  const { other_languages } = await tenant.ok('getAgent', { path: { id } });
  expect(other_languages).toEqual(['es-MX', 'fr']);

  const { call_id: callId } = await place(tenant, NEVER_ANSWERS, id);
  await ended(tenant, callId);
  const { runtime } = dashboard.app;
  const said = (text: string, start_ms: number, language: string) => ({
    type: 'utterance' as const,
    data: { role: 'user', language, text, start_ms, end_ms: start_ms + 900, interrupted: false },
  });
  await inTransaction(runtime.db, (trx) =>
    appendTimeline(trx, runtime, callId, [
      said('A table, please.', 100, 'en-US'),
      said('Una mesa, por favor.', 2000, 'es-MX'),
    ]),
  );
  await page.goto(`${dashboard.app.url}/app/calls/${callId}`);
  const lines = page.locator('.turn.user');
  await lines.filter({ hasText: 'Una mesa' }).getByText('es-MX').waitFor();
  await lines.filter({ hasText: 'A table' }).getByText('en-US').waitFor();
}, 90_000);

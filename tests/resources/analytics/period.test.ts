// The default period of analytics.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant } from '../../support/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('without a start the period is 30 days, or hours for a single day', async () => {
  const { ok } = await newTenant(app.url);
  const days = async (query: Record<string, string>): Promise<number> => {
    const { from, to } = await ok('getAnalytics', { query });
    return (Date.parse(to) - Date.parse(from)) / 86_400_000;
  };
  for (const to of ['2026-01-01T00:00:00Z', '2026-01-01T10:00:00Z']) {
    expect([to, await days({ to })]).toEqual([to, 30]);
    expect([to, await days({ to, interval: 'none' })]).toEqual([to, 30]);
    expect([to, await days({ to, interval: 'hour' })]).toEqual([to, 1]);
  }
});

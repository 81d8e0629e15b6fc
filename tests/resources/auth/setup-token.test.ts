// The first user of a deployment with closed registration, who registers with the token of the start-up message.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { banner } from '../../../src/process/banner.ts';
import { newSetupToken } from '../../../src/resources/auth/setup-token.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newEmail, PASSWORD } from '../../support/client.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { REGISTRATION: 'closed' } });
});
afterAll(() => app?.close());

const register = (setup_token?: string) =>
  clientOf(app.url).send('registerUser', {
    body: { email: newEmail(), password: PASSWORD, name: 'Ada', ...(setup_token === undefined ? {} : { setup_token }) },
  });
const tokenAt = (ms: number) =>
  newSetupToken({ vault: app.runtime.vault, clock: { ...app.runtime.clock, now: () => ms } });

const printed = (setupToken: string | null, env: { databaseUrl: string | null; publicUrl: string | null }) =>
  banner({
    url: 'http://127.0.0.1:3000',
    localUrl: 'http://127.0.0.1:3000',
    config: { ...app.runtime.config, ...env },
    role: 'all',
    providers: app.runtime.providers.operator,
    demo: null,
    setupToken,
    hasEnvFile: false,
    notes: [],
    startedInMs: 1,
  });

test('the start-up message has the link with which the first user registers, and lists missing settings', () => {
  const text = printed('abc/', { databaseUrl: 'postgres://db/parley', publicUrl: null });
  expect(text).toMatch(/^ {4}http:\/\/127\.0\.0\.1:3000\/#setup=abc%2F$/m);
  expect(text).toContain('npm run owner -- you@example.com');
  expect(text).toContain('PUBLIC_URL is not set');
  const whole = printed(null, { databaseUrl: null, publicUrl: 'https://voice.example.com' });
  expect(whole).not.toMatch(/#setup|owner|PUBLIC_URL/);
});

test('a token works once, for one of several requests, and neither an invalid nor an expired one works', async () => {
  const now = app.runtime.clock.now();
  for (const token of [undefined, 'wrong', tokenAt(now - HOUR_MS)]) {
    expect(await register(token)).toMatchObject({ status: 403, body: { code: 'registration_closed' } });
  }
  const token = tokenAt(now);
  const answers = await Promise.all([register(token), register(token), register(tokenAt(now))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  const late = await register(token);
  expect(late).toMatchObject({ status: 403, body: { detail: expect.stringContaining('there is a user already') } });
});

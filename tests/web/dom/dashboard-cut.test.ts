// How the dashboard truncates long texts: at whole characters, because the contract forbids half of one.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Draft from '../../../src/web/dashboard/pages/agent/talk/draft-service.ts';
import { stubPageGlobals } from '../../support/page-globals.ts';

let messagesOf: typeof Draft.messagesOf;
beforeAll(async () => {
  stubPageGlobals();
  vi.stubGlobal('location', new URL('http://127.0.0.1/dashboard'));
  ({ messagesOf } = await import('../../../src/web/dashboard/pages/agent/talk/draft-service.ts'));
});
// Other files share the process.
afterAll(() => void vi.unstubAllGlobals());

test('a long message of the playground is cut between characters', () => {
  const line = { id: 1, role: 'user', text: `a${'😀'.repeat(5_000)}` };
  const [message] = messagesOf([line] as unknown as Parameters<typeof messagesOf>[0]);
  expect(message!.text.length).toBeLessThan(line.text.length);
  expect(message!.text.isWellFormed()).toBe(true);
});

// A campaign with calls in progress does not appear as waiting.
import { expect, test } from 'vitest';
import type { Campaign } from '../../generated/types.ts';
import { nextDialOf } from '../../src/web/dashboard/pages/campaigns/next-dial.ts';

const AT = '2026-03-02T09:00:00.000Z';

function campaign(status: Campaign['status'], dialing: number, next: string | null): Campaign {
  return { status, next_dial_at: next, stats: { dialing } } as Campaign;
}

test('a running campaign waits if its next dial is later and it has no calls', () => {
  expect(nextDialOf(campaign('running', 0, AT))).toBe(AT);
  expect(nextDialOf(campaign('running', 2, AT))).toBeNull();
  expect(nextDialOf(campaign('running', 0, null))).toBeNull();
  expect(nextDialOf(campaign('paused', 0, AT))).toBeNull();
});

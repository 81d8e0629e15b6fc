// Purchases that the carrier refuses, a number that two runs bought, and releases that the carrier refuses: the caps and the
// carrier's account are as before.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import { provisionNumber } from '../../../src/resources/phone-numbers/service/purchase.ts';
import { retireNumber } from '../../../src/resources/phone-numbers/service/release.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';

const carrier = paperCarrier();
let app: TestApp;
let tenant: Tenant;
let last = 0;
beforeAll(async () => {
  const env = { WALLET_FREE_BALANCE: '10', NEW_WORKSPACE_DAILY_CAP: 'none' };
  app = await startTestApp({ env, overrides: { carriers: [carrier] } });
});
afterAll(() => app?.close());
beforeEach(async () => {
  carrier.before = () => undefined;
  carrier.asked.length = 0;
  tenant = await newTenant(app.url);
});

const nextNumber = () => `+1415555${String(++last).padStart(4, '0')}`;
const buy = () => tenant.ok('buyPhoneNumber', { body: { number: nextNumber() } });
const gone = () => {
  throw new ProviderError('paper', 'refused', 'sold to somebody else');
};
const down = () => {
  throw new ProviderError('paper', 'unavailable', '503');
};
const refOf = async (id: string) =>
  (
    await app.runtime.db
      .selectFrom('phone_numbers')
      .select('carrier_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).carrier_ref;

describe('a purchase that the carrier refuses', () => {
  test('does not use up the spend caps', async () => {
    const cap = { amount: '2', currency: 'USD' };
    await tenant.ok('updateWallet', { body: { daily_cap: cap, monthly_cap: cap } });
    carrier.before = gone;
    for (let i = 0; i < 3; i++) {
      const refused = await tenant.refused('buyPhoneNumber', { body: { number: nextNumber() } });
      expect(refused.code).toBe('phone_number_taken');
    }
    carrier.before = () => undefined;
    expect((await buy()).status).toBe('active');
    expect((await tenant.refused('buyPhoneNumber', { body: { number: nextNumber() } })).code).toBe(
      'insufficient_funds',
    );
  });

  test('on a later day changes the month of the purchase, and no other day', async () => {
    carrier.before = down;
    const { id } = await buy();
    const spent = () =>
      app.runtime.db
        .selectFrom('wallets')
        .select(['spent_day_micros as day', 'spent_month_micros as month'])
        .where('workspace_id', '=', tenant.workspaceId)
        .executeTakeFirstOrThrow();
    expect(await spent()).toEqual({ day: 1_500_000, month: 1_500_000 });
    const moved = { spent_on: sql<string>`spent_on + 1` };
    await app.runtime.db.updateTable('wallets').set(moved).where('workspace_id', '=', tenant.workspaceId).execute();
    carrier.before = gone;
    await provisionNumber(app.runtime, tenant.workspaceId, id);
    const tomorrow = new Date(Date.now() + 86_400_000).getUTCMonth();
    const isSameMonth = tomorrow === new Date().getUTCMonth();
    expect(await spent()).toEqual({ day: 1_500_000, month: isSameMonth ? 0 : 1_500_000 });
  });
});

describe('releasePhoneNumber', () => {
  test('releases the number that another run bought meanwhile, too', async () => {
    const { id, number } = await buy();
    const { workspaceId } = tenant;
    carrier.before = async (asked) => {
      if (!asked.startsWith('release') || asked.endsWith('second')) return;
      const second = { carrier_ref: `ref-${number}-second` };
      await app.runtime.db.updateTable('phone_numbers').set(second).where('id', '=', id).execute();
    };
    await tenant.ok('releasePhoneNumber', { path: { id } });
    await until(() => !carrier.held.has(`ref-${number}`), { what: 'the first is released' });
    await until(async () => (await refOf(id)) !== `ref-${number}`);
    expect(await refOf(id)).toBe(`ref-${number}-second`);
    await retireNumber(app.runtime, workspaceId, id);
    expect(carrier.asked.at(-1)).toBe(`release ref-${number}-second`);
    expect(await refOf(id)).toBeNull();
  });

  test('of an account that no longer accepts its key is completed, so that the owner can import the number again', async () => {
    const account = { type: 'twilio', account_sid: `AC${'0'.repeat(32)}`, auth_token: 'x'.repeat(32) };
    const number = nextNumber();
    const { id } = await tenant.ok('importPhoneNumber', { body: { number, account } });
    carrier.before = () => {
      throw new ProviderError('paper', 'auth', 'the token was replaced');
    };
    await tenant.ok('releasePhoneNumber', { path: { id } });
    await retireNumber(app.runtime, tenant.workspaceId, id);
    carrier.before = () => undefined;
    const body = { number, account: { ...account, auth_token: 'y'.repeat(32) } };
    expect((await tenant.ok('importPhoneNumber', { body })).status).toBe('active');
  });

  test('of the deployment’s own account is repeated until the carrier accepts its key', async () => {
    const { id, number } = await buy();
    carrier.before = () => {
      throw new ProviderError('paper', 'auth', 'the operator replaced the token');
    };
    await tenant.ok('releasePhoneNumber', { path: { id } });
    await expect(retireNumber(app.runtime, tenant.workspaceId, id)).rejects.toMatchObject({ kind: 'auth' });
    expect(await refOf(id)).toBe(`ref-${number}`);
    carrier.before = () => undefined;
    await retireNumber(app.runtime, tenant.workspaceId, id);
    expect(await refOf(id)).toBeNull();
  });
});

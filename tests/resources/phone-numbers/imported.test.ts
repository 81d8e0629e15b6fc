// Imported numbers: they give no rights over other numbers, open no country, and use only their own account. Also the price of
// calls by destination on the operator's account.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { NAMED_TRUNKS } from '../../../src/providers/numbers.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import { findAnsweringNumber } from '../../../src/resources/phone-numbers/service/inbound.ts';
import { retireNumber } from '../../../src/resources/phone-numbers/service/release.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';

const SOMALIA = '+252612345600';
const TRUNK = { type: 'sip_trunk', host: 'sip.example.com' };
const TWILIO = { type: 'twilio', account_sid: `AC${'a'.repeat(32)}`, auth_token: 'b'.repeat(32) };
const carrier = paperCarrier();
let app: TestApp;
let tenant: Tenant;
let agentId: string;
let bought: string;
let last = 0;

beforeAll(async () => {
  app = await startTestApp({
    env: { WALLET_FREE_BALANCE: '5', NEW_WORKSPACE_DAILY_CAP: 'none', CALL_PRICES: '+99=0.5,+4479=0.30' },
    overrides: { carriers: [carrier] },
  });
});
afterAll(() => app?.close());
beforeEach(async () => {
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
  bought = `+1415555${String(2000 + last++)}`;
  const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number: bought, country: 'US', carrier: 'paper' };
  await app.runtime.db.insertInto('phone_numbers').values(row).execute();
});

const imports = (number: string, account: object = TRUNK, client: Tenant = tenant) =>
  client.ok('importPhoneNumber', { body: { number, account } });
const call = (from_number: string, to_number: string) =>
  tenant.send('createCall', { body: { agent_id: agentId, from_number, to_number } });
const errorsOf = async (from: string, to: string) => {
  const { status, body } = await call(from, to);
  const { errors = [] } = body as { errors?: { pointer: string; code: string }[] };
  return [status, errors.map(({ pointer, code }) => `${pointer} ${code}`)];
};
const allow = (countries: string[]) =>
  app.runtime.db
    .updateTable('phone_numbers')
    .set({ allowed_countries: countries })
    .where('number', '=', bought)
    .execute();

describe('a number behind a trunk of its owner', () => {
  test('does not open its country for other numbers of the workspace', async () => {
    await imports(SOMALIA);
    expect(await errorsOf(bought, '+252612345678')).toEqual([422, ['/to_number country_not_allowed']]);
    expect((await call(SOMALIA, '+252612345678')).status).toBe(201);
    expect(await errorsOf(SOMALIA, '+441212345678')).toEqual([422, ['/to_number country_not_allowed']]);
  });

  test('uses only its own carrier', async () => {
    const { id } = await imports(SOMALIA);
    await app.runtime.db.updateTable('phone_numbers').set({ carrier: 'gone' }).where('id', '=', id).execute();
    expect(await errorsOf(SOMALIA, '+252612345678')).toEqual([422, ['/to_number unroutable']]);
  });

  test('does not reserve it: the workspace that proves ownership answers it', async () => {
    const [squatter, owner, third] = [tenant, await newTenant(app.url), await newTenant(app.url)];
    const number = `+1415555${String(4000 + last++)}`;
    await imports(number, TRUNK, squatter);
    await imports(number, TRUNK, third);
    const proven = await imports(number, TWILIO, owner);
    expect((await findAnsweringNumber(app.runtime.db, number))!.id).toBe(proven.id);
    const again = await squatter.refused('importPhoneNumber', { body: { number, account: TRUNK } });
    expect([again.status, again.code]).toEqual([409, 'phone_number_taken']);
    const outsider = await newTenant(app.url);
    const late = await outsider.refused('importPhoneNumber', { body: { number, account: TWILIO } });
    expect([late.status, late.code]).toEqual([409, 'phone_number_taken']);
  });

  test('never answers its calls, not even while the number of its owner is suspended', async () => {
    const { db } = app.runtime;
    const owner = await newTenant(app.url);
    const number = `+1415555${String(4000 + last++)}`;
    const { id } = await owner.ok('buyPhoneNumber', { body: { number, carrier: 'paper' } });
    await imports(number);
    await db.updateTable('phone_numbers').set({ status: 'suspended' }).where('id', '=', id).execute();
    expect(await findAnsweringNumber(db, number)).toBeUndefined();
    await db.updateTable('phone_numbers').set({ status: 'active' }).where('id', '=', id).execute();
    expect((await findAnsweringNumber(db, number))!.id).toBe(id);
  });

  test('is not imported again over itself: the carrier would change the trunk of the number in use', async () => {
    const number = `+1415555${String(4000 + last++)}`;
    await imports(number);
    carrier.asked.length = 0;
    const account = { ...TRUNK, host: 'other.example.com' };
    const refused = await tenant.refused('importPhoneNumber', { body: { number, account } });
    expect([refused.status, refused.code, carrier.asked]).toEqual([409, 'phone_number_taken', []]);
  });

  test('is imported again only when its release is complete, which deletes its trunk at the carrier', async () => {
    const number = `+1415555${String(4000 + last++)}`;
    const { id } = await imports(number);
    carrier.before = (asked) => {
      if (asked.startsWith('abandon')) throw new ProviderError('paper', 'unavailable', '503');
    };
    await tenant.ok('releasePhoneNumber', { path: { id } });
    carrier.asked.length = 0;
    const refused = await tenant.refused('importPhoneNumber', { body: { number, account: TRUNK } });
    expect([refused.status, refused.code, refused.body.detail]).toEqual([
      409,
      'phone_number_taken',
      `${number} is still being released at its carrier. Try again in a few minutes.`,
    ]);
    expect(carrier.asked).not.toContain(`adopt ${number}`);
    carrier.before = () => undefined;
    await retireNumber(app.runtime, tenant.workspaceId, id);
    expect((await imports(number)).status).toBe('active');
  });

  test('can still be bought by others', async () => {
    const number = `+1415555${String(4000 + last++)}`;
    await imports(number);
    const other = await newTenant(app.url);
    expect((await other.ok('buyPhoneNumber', { body: { number, carrier: 'paper' } })).status).toBe('active');
  });

  test('can be imported only with admin scope', async () => {
    const { key } = await tenant.ok('createApiKey', { body: { name: 'writer', scope: 'write' } });
    const refused = await clientOf(app.url, key).refused('importPhoneNumber', {
      body: { number: SOMALIA, account: TRUNK },
    });
    expect(refused.status).toBe(403);
  });
});

describe('a call over the operator’s account', () => {
  const reserved = async () => Number((await tenant.ok('getWallet')).reserved.amount);

  test('has the price of its longest matching prefix, in the reserve and in the published prices', async () => {
    await allow(['US', 'GB']);
    const perMinute = async (to: string) => {
      const hold = (await call(bought, to)).body as { call_id: string };
      const { prices } = await app.runtime.db
        .selectFrom('wallet_holds')
        .select('prices')
        .where('call_id', '=', hold.call_id)
        .executeTakeFirstOrThrow();
      return (prices as unknown as { item: string; micros: number }[]).find(({ item }) => item === 'telephony')!.micros;
    };
    expect(await perMinute('+12125552368')).toBe(14_000);
    expect(await perMinute('+441212345678')).toBe(25_000);
    expect(await perMinute('+447400123456')).toBe(70_000);
    expect(await perMinute('+447912345678')).toBe(300_000);
    const { destinations } = await clientOf(app.url).ok('getPricing');
    const priceOf = (prefix: string) => destinations!.find((one) => one.prefix === prefix)?.per_minute.amount;
    expect([priceOf('+4479'), priceOf('+447'), priceOf('+1876')]).toEqual(['0.300000', '0.070000', '0.400000']);
  });

  test('is also one from a number on the operator’s trunk, even when a workspace imported the number', async () => {
    const { id } = await imports(SOMALIA);
    const made = { carrier_ref: NAMED_TRUNKS };
    await app.runtime.db.updateTable('phone_numbers').set(made).where('id', '=', id).execute();
    expect(await errorsOf(SOMALIA, '+252612345678')).toEqual([422, ['/to_number no_price']]);
  });

  test('is rejected when the destination has no price', async () => {
    await allow(['US', 'SO']);
    expect(await errorsOf(bought, '+252612345678')).toEqual([422, ['/to_number no_price']]);
    expect(await reserved()).toBe(0);
  });
});

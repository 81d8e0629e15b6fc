// Daily caps by country: what counts, what is rejected, and that concurrent calls cannot exceed a cap together.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { RATES, pricesOf, type RateTable } from '../../../src/resources/wallet/rates.ts';
import {
  holdForCall,
  legHoldId,
  reserveSecondLeg,
  reserveSms,
  settleCall,
} from '../../../src/resources/wallet/service/holds.ts';
import { cancelLeg, holdForLeg, settleLeg } from '../../../src/resources/wallet/service/legs.ts';
import { extendReserves, openMeter } from '../../../src/resources/wallet/service/meter.ts';
import type { Context } from '../../../src/runtime.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import {
  booksOf,
  PRICING,
  FIRST_HOLD_MICROS,
  newCallId,
  newOwner,
  PLAIN_RATES,
  SECOND_MICROS,
  used,
  walletRuntime,
  type WalletRuntime,
} from './support.ts';

const BRITISH = '+442079460000';
const GERMAN = '+493012345678';
const AMERICAN = '+12125550123';
const SATELLITE = '+870773111111';
/** The cost of three first minutes. */
const CAP = 3 * FIRST_HOLD_MICROS;
const CAPPED: RateTable = {
  ...PLAIN_RATES,
  // One price for all destinations, so that only the caps differ.
  countryCaps: new Map([
    ['*', CAP],
    ['US', null],
  ]),
};

let base: TestDatabase;
let runtime: WalletRuntime;
let ctx: Context;
beforeAll(async () => {
  base = await testDatabase();
  runtime = walletRuntime(base, CAPPED);
});
beforeEach(async () => {
  ctx = await newOwner(runtime, 100_000_000);
});
afterAll(async () => {
  await runtime.close();
  await base.close();
});

const callTo = async (to: string): Promise<string> => {
  const callId = newCallId();
  const pricing = { ...PRICING, destinations: [to] };
  await inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, ctx.actor.workspaceId, callId, pricing));
  return callId;
};
const settle = (callId: string, seconds: number) =>
  inTransaction(ctx.db, (trx) => settleCall(trx, ctx, callId, used(seconds)));
const spendOf = async (country: string): Promise<{ held: number; spent: number } | undefined> => {
  const { rows } = await sql<{ held: number; spent: number }>`
    select held_micros as held, spent_micros as spent from country_spend
    where workspace_id = ${ctx.actor.workspaceId} and country = ${country}`.execute(base.db);
  return rows[0];
};
const REFUSED = { code: 'insufficient_funds', details: { detail: expect.stringContaining('daily cap') } };
const legTo = (to: string, maxSeconds: number) => {
  const id = legHoldId(newCallId());
  const request = { workspaceId: ctx.actor.workspaceId, id, maxSeconds, destinations: [to] };
  return inTransaction(ctx.db, (trx) => holdForLeg(trx, ctx, request)).then((seconds) => ({ id, seconds }));
};

describe('a new call and the daily cap of its country', () => {
  test('is rejected beyond the cap of its country, while calls to other countries continue', async () => {
    for (let call = 0; call < 3; call++) await callTo(BRITISH);
    await expect(callTo(BRITISH)).rejects.toMatchObject(REFUSED);
    await callTo(GERMAN);
    expect(await spendOf('GB')).toEqual({ held: CAP, spent: 0 });
    expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: 4 * FIRST_HOLD_MICROS });
  });

  test('ten concurrent calls do not exceed the cap', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => callTo(BRITISH)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await spendOf('GB')).toEqual({ held: CAP, spent: 0 });
  });

  test('counts toward the cap of its own workspace only', async () => {
    for (let call = 0; call < 3; call++) await callTo(BRITISH);
    ctx = await newOwner(runtime, 100_000_000);
    await callTo(BRITISH);
  });

  test('to a country without a cap does not count', async () => {
    for (let call = 0; call < 5; call++) await callTo(AMERICAN);
    expect(await spendOf('US')).toBeUndefined();
  });

  test('to a number without a country also counts', async () => {
    for (let call = 0; call < 3; call++) await callTo(SATELLITE);
    await expect(callTo(SATELLITE)).rejects.toMatchObject(REFUSED);
  });

  test('can use what an ended call had reserved, minus its cost', async () => {
    const [first] = [await callTo(BRITISH), await callTo(BRITISH), await callTo(BRITISH)];
    await settle(first, 30);
    expect(await spendOf('GB')).toEqual({ held: 2 * FIRST_HOLD_MICROS, spent: 30 * SECOND_MICROS });
    await expect(callTo(BRITISH)).rejects.toMatchObject(REFUSED);
  });

  test('ignores the costs of the previous day', async () => {
    const calls = [await callTo(BRITISH), await callTo(BRITISH), await callTo(BRITISH)];
    for (const callId of calls) await settle(callId, 60);
    await expect(callTo(BRITISH)).rejects.toMatchObject(REFUSED);
    await sql`update country_spend set spent_on = spent_on - 1 where workspace_id = ${ctx.actor.workspaceId}`.execute(
      base.db,
    );
    await callTo(BRITISH);
    expect(await spendOf('GB')).toEqual({ held: FIRST_HOLD_MICROS, spent: 0 });
  });
});

test('an end after midnight in a transaction from the previous day does not reduce the new day’s use', async () => {
  const callId = await callTo(BRITISH);
  await sql`
    update country_spend set spent_on = spent_on + 1, spent_micros = 5
    where workspace_id = ${ctx.actor.workspaceId}`.execute(base.db);
  await settle(callId, 60);
  expect((await spendOf('GB'))!.spent).toBe(5 + FIRST_HOLD_MICROS);
});

test.skipIf(serverUrl() === undefined)(
  'checks the wallet for a second leg before it counts toward its country’s cap',
  async () => {
    const callId = await callTo(AMERICAN);
    let leg: Promise<unknown> = Promise.resolve();
    await inTransaction(base.db, async (trx) => {
      await sql`select from wallets where workspace_id = ${ctx.actor.workspaceId} for update`.execute(trx);
      leg = inTransaction(ctx.db, (other) => reserveSecondLeg(other, ctx, callId, [BRITISH]));
      leg.catch(() => undefined);
      const waiting = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => (await waiting.execute(base.db)).rows[0]!.n === 1, {
        what: 'the leg is waiting for the wallet lock',
      });
      const pricing = { ...PRICING, destinations: [BRITISH] };
      await holdForCall(trx, ctx, ctx.actor.workspaceId, newCallId(), pricing);
    });
    await leg;
    expect((await spendOf('GB'))!.held).toBe(3 * FIRST_HOLD_MICROS);
  },
);

describe('a running call and the daily cap of its country', () => {
  const extended = async (callId: string, elapsedMs: number) => {
    const meter = (await openMeter(runtime, callId))!;
    return extendReserves(base.db, [{ meter, elapsedMs, transferMs: 0 }]);
  };

  test('ends when its country’s cap is reached, while a call to another country continues', async () => {
    const [british, german] = [await callTo(BRITISH), await callTo(GERMAN)];
    await callTo(BRITISH);
    expect((await extended(british, 50_000)).exhausted).toEqual([]);
    // At most one extension more than the cap.
    expect((await spendOf('GB'))!.held).toBe(110_000 + FIRST_HOLD_MICROS);
    await callTo(BRITISH).catch(() => undefined);
    expect((await extended(british, 100_000)).exhausted).toEqual([]);
    expect((await spendOf('GB'))!.held).toBeGreaterThan(CAP);
    expect((await extended(british, 150_000)).exhausted).toEqual([british]);
    expect((await extended(german, 50_000)).exhausted).toEqual([]);
  });

  test('counts for the country of its second leg, which is rejected when that cap is reached', async () => {
    const callId = await callTo(AMERICAN);
    const second = (to: string) => inTransaction(ctx.db, (trx) => reserveSecondLeg(trx, ctx, callId, [to]));
    for (let call = 0; call < 3; call++) await callTo(BRITISH);
    const before = await booksOf(base, ctx.actor.workspaceId);
    await expect(second(BRITISH)).rejects.toMatchObject(REFUSED);
    expect(await booksOf(base, ctx.actor.workspaceId)).toEqual(before);
    await second(GERMAN);
    expect((await spendOf('DE'))!.held).toBe(2 * FIRST_HOLD_MICROS);
  });
});

describe('a leg that continues at the carrier', () => {
  test('is limited to the rest of its country’s cap, rejected below a minute, and releases its reserve when it is dropped', async () => {
    const rates = {
      ...CAPPED,
      rates: CAPPED.rates.map((rate) => (rate.item === 'transfer' ? { ...rate, micros: 60_000 } : rate)),
    };
    ctx = { ...ctx, rates };
    await callTo(BRITISH);
    const { id, seconds } = await legTo(BRITISH, 3_600);
    expect(seconds).toBe(120);
    await expect(legTo(BRITISH, 3_600)).rejects.toMatchObject(REFUSED);
    await inTransaction(ctx.db, (trx) => cancelLeg(trx, id));
    expect(await spendOf('GB')).toEqual({ held: FIRST_HOLD_MICROS, spent: 0 });
    expect((await legTo(GERMAN, 3_600)).seconds).toBe(180);
  });
});

describe('a text message and the daily cap of its country', () => {
  const rates: RateTable = {
    ...CAPPED,
    rates: CAPPED.rates.map((rate) => (rate.item === 'sms' ? { ...rate, micros: 50_000 } : rate)),
  };

  test('counts for its country and is rejected beyond the cap', async () => {
    ctx = { ...ctx, rates };
    const callId = await callTo(BRITISH);
    const write = (segments: number) => reserveSms(ctx, callId, { segments, to: BRITISH });
    expect(await write(2)).toHaveProperty('release');
    expect(await spendOf('GB')).toEqual({ held: FIRST_HOLD_MICROS + 100_000, spent: 0 });
    expect(await write(1)).toEqual({ refused: expect.stringContaining('daily cap') });
    expect(await spendOf('GB')).toEqual({ held: FIRST_HOLD_MICROS + 100_000, spent: 0 });
  });

  test('makes its call count for the country of the message', async () => {
    ctx = { ...ctx, rates };
    const callId = await callTo(AMERICAN);
    const message = await reserveSms(ctx, callId, { segments: 1, to: GERMAN });
    if ('refused' in message) throw new Error(message.refused);
    expect((await spendOf('DE'))!.held).toBe(FIRST_HOLD_MICROS + 50_000);
    await message.release();
    expect((await spendOf('DE'))!.held).toBe(FIRST_HOLD_MICROS);
    await settle(callId, 10);
    expect(await spendOf('DE')).toEqual({ held: 0, spent: 10 * SECOND_MICROS });
  });

  test('is charged at the message price of the longest matching prefix, not at a call price', () => {
    const priceTo = (textsTo: string | null) =>
      pricesOf(RATES, { ...PRICING, textsTo, destinations: [BRITISH] }).find(({ item }) => item === 'sms')!.micros;
    expect([priceTo(null), priceTo(AMERICAN), priceTo(BRITISH), priceTo('+18765550123')]).toEqual([
      8_000, 8_000, 120_000, 120_000,
    ]);
  });
});

test('a leg is charged for its duration, whatever the name of its hold is', async () => {
  const { workspaceId } = ctx.actor;
  const id = newCallId();
  const request = { workspaceId, id, maxSeconds: 120, destinations: [AMERICAN] };
  await inTransaction(ctx.db, (trx) => holdForLeg(trx, { ...ctx, rates: RATES }, request));
  const { held } = await booksOf(base, workspaceId);
  await inTransaction(ctx.db, (trx) => settleLeg(trx, ctx, { workspaceId, id, seconds: 60 }));
  const { rows } = await sql<{ total: number }>`
    select total_micros as total from wallet_holds where call_id = ${id}`.execute(base.db);
  expect(held).toBeGreaterThan(0);
  expect(rows[0]!.total).toBe(held / 2);
});

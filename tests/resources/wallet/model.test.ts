// The wallet against an in-memory model: random reserves, extensions, settlements and top-ups; after each step the ledger
// equals the model. Also the constraints of the database, and many concurrent clients around a balance of zero.
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { Failure } from '../../../src/core/errors.ts';
import { newId } from '../../../src/core/ids.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { RATES } from '../../../src/resources/wallet/rates.ts';
import { callCost, holdForCall, reserveSms, settleCall } from '../../../src/resources/wallet/service/holds.ts';
import { createTopup } from '../../../src/resources/wallet/service/payments.ts';
import { extendHold } from '../../../src/resources/wallet/store.ts';
import type { Context } from '../../../src/runtime.ts';
import { seed, size } from '../../support/sizes.ts';
import {
  booksOf,
  PRICING,
  FIRST_HOLD_MICROS,
  newCallId,
  newOwner,
  SECOND_MICROS,
  used,
  startWallets,
} from './support.ts';

const { base, runtime, close } = await startWallets({ poolSize: 40 });
afterAll(close);

async function hold(ctx: Context, callId: string): Promise<boolean> {
  const attempt = inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, ctx.actor.workspaceId, callId, PRICING));
  return attempt.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'insufficient_funds') return false;
      throw error;
    },
  );
}

const settle = (ctx: Context, callId: string, seconds: number | null) =>
  inTransaction(ctx.db, (trx) => settleCall(trx, ctx, callId, seconds === null ? null : used(seconds)));
const extend = (ctx: Context, callId: string, micros: number) => extendHold(ctx.db, callId, micros);

interface Model {
  posted: number;
  holds: Map<string, number>;
}

const heldOf = ({ holds }: Model) => [...holds.values()].reduce((sum, micros) => sum + micros, 0);
const availableOf = (model: Model) => model.posted - heldOf(model);

type Step =
  | { op: 'hold' }
  | { op: 'extend'; pick: number; more: number }
  | { op: 'settle'; pick: number; seconds: number | null }
  | { op: 'topup' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ op: 'hold' } as const) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('extend' as const), pick: fc.nat(), more: fc.nat(200_000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('settle' as const),
      pick: fc.nat(),
      seconds: fc.option(fc.nat(400)),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ op: 'topup' } as const) },
);

/** Applies the step to both and compares the results. */
async function apply(ctx: Context, model: Model, next: Step): Promise<void> {
  if (next.op === 'hold') {
    const callId = newCallId();
    const allowed = availableOf(model) >= FIRST_HOLD_MICROS;
    expect(await hold(ctx, callId)).toBe(allowed);
    if (allowed) model.holds.set(callId, FIRST_HOLD_MICROS);
    return;
  }
  if (next.op === 'topup') {
    await createTopup(ctx, { amount: '1', currency: 'USD' });
    model.posted += 1_000_000;
    return;
  }
  const callId = [...model.holds.keys()][next.pick % Math.max(1, model.holds.size)];
  if (callId === undefined) return;
  const held = model.holds.get(callId)!;
  if (next.op === 'extend') {
    // A debt prevents new reserves; existing reserves are kept.
    const allowed = next.more === 0 || availableOf(model) >= next.more;
    expect(await extend(ctx, callId, held + next.more)).toBe(allowed ? held + next.more : null);
    if (allowed) model.holds.set(callId, held + next.more);
    return;
  }
  const charged = (next.seconds ?? 0) * SECOND_MICROS;
  expect(await settle(ctx, callId, next.seconds)).toBe(charged);
  model.holds.delete(callId);
  model.posted -= charged;
}

test(
  'for any sequence of operations the ledger equals the model, and nothing is reserved beyond the balance',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: size(0, 200), maxLength: size(60, 200) }), async (steps) => {
        const ctx = await newOwner(runtime, 500_000);
        const model: Model = { posted: 500_000, holds: new Map() };
        for (const next of steps) {
          await apply(ctx, model, next);
          const books = await booksOf(base, ctx.actor.workspaceId);
          const held = heldOf(model);
          expect(books).toEqual({ posted: model.posted, held, open: held, legs: model.posted, unbalanced: 0 });
        }
      }),
      { numRuns: size(25, 1_000) },
    );
  },
  size(120_000, 3 * 3_600_000),
);

/** Number of operations by 32 clients on one wallet that is nearly always empty. */
async function crowd(operations: number): Promise<void> {
  const balance = 5 * FIRST_HOLD_MICROS + 1;
  const ctx = await newOwner(runtime, balance);
  const { workspaceId } = ctx.actor;
  let left = operations;
  let expected = balance;
  const client = async (random: () => number) => {
    while (left-- > 0) {
      const callId = newCallId();
      if (!(await hold(ctx, callId))) {
        if (random() > 0.05) continue;
        await createTopup(ctx, { amount: '1', currency: 'USD' });
        expected += 1_000_000;
        continue;
      }
      if (random() < 0.3) await extend(ctx, callId, FIRST_HOLD_MICROS + Math.floor(random() * 100_000));
      const charged = await settle(ctx, callId, random() < 0.2 ? null : Math.floor(random() * 200));
      expected -= charged;
    }
  };
  const reader = async () => {
    while (left > 0) {
      const { posted, held, open, legs } = await booksOf(base, workspaceId);
      expect([held, posted]).toEqual([open, legs]);
      expect(held).toBeGreaterThanOrEqual(0);
    }
  };
  await Promise.all([reader(), ...Array.from({ length: 32 }, (_, index) => client(randomFrom(seed + index)))]);
  const books = await booksOf(base, workspaceId);
  expect(books, `seed ${seed}`).toEqual({ posted: expected, held: 0, open: 0, legs: expected, unbalanced: 0 });
}

/** Numbers from 0 to 1 (mulberry32), the same sequence for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a balance of zero', () => {
  test('32 concurrent clients reserve the whole balance and no call more', async () => {
    const ctx = await newOwner(runtime, 10 * FIRST_HOLD_MICROS + 59_999);
    const results = await Promise.all(Array.from({ length: 32 }, () => hold(ctx, newCallId())));
    expect(results.filter(Boolean)).toHaveLength(10);
    const books = await booksOf(base, ctx.actor.workspaceId);
    expect(books).toMatchObject({ held: 10 * FIRST_HOLD_MICROS, open: 10 * FIRST_HOLD_MICROS });
  });

  test('32 clients that use more than they reserved are charged in full, and the rest becomes a debt', async () => {
    const balance = 20 * FIRST_HOLD_MICROS;
    const ctx = await newOwner(runtime, balance);
    const charged = await Promise.all(
      Array.from({ length: 32 }, async () => {
        const callId = newCallId();
        return (await hold(ctx, callId)) ? settle(ctx, callId, 100) : 0;
      }),
    );
    const books = await booksOf(base, ctx.actor.workspaceId);
    const total = charged.reduce((sum, micros) => sum + micros, 0);
    expect(books).toMatchObject({ posted: balance - total, legs: balance - total, held: 0, open: 0, unbalanced: 0 });
    expect(charged.every((micros) => micros === 0 || micros === 100 * SECOND_MICROS)).toBe(true);
    expect(total).toBeGreaterThan(balance - 100 * SECOND_MICROS);
  });

  test(
    '32 clients that reserve, use, extend and pay continuously keep the ledger consistent for every reader',
    async () => {
      for (let round = 0; round < size(1, 50); round++) await crowd(size(640, 10_000));
    },
    size(60_000, 3 * 3_600_000),
  );

  test('a call settled by 8 clients at once has one settlement and one ledger line', async () => {
    const ctx = await newOwner(runtime, 1_000_000);
    const callId = newCallId();
    await hold(ctx, callId);
    const results = await Promise.all(Array.from({ length: 8 }, () => settle(ctx, callId, 30)));
    expect(results).toEqual(Array(8).fill(30_000));
    expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ posted: 970_000, held: 0, legs: 970_000 });
    const { rows } = await base.pool.query('select id from ledger_movements where call_id = $1', [callId]);
    expect(rows).toEqual([{ id: (await callCost(ctx.db, callId, true)).transaction_id }]);
  });

  test('a charge beyond the balance is a debt: nothing can be reserved until it is paid', async () => {
    const ctx = await newOwner(runtime, 70_000);
    const { workspaceId } = ctx.actor;
    const callId = newCallId();
    await hold(ctx, callId);
    expect(await settle(ctx, callId, 90)).toBe(90_000);
    const cost = await callCost(ctx.db, callId, true);
    expect(cost.total.amount).toBe('0.090000');
    expect(cost.items.filter(({ amount }) => Number(amount.amount) !== 0)).toMatchObject([
      { item: 'telephony', quantity: 90, amount: { amount: '0.090000' } },
    ]);
    expect(await booksOf(base, workspaceId)).toEqual({
      posted: -20_000,
      held: 0,
      open: 0,
      legs: -20_000,
      unbalanced: 0,
    });
    const attempt = inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, workspaceId, newCallId(), PRICING));
    await expect(attempt).rejects.toMatchObject({
      code: 'insufficient_funds',
      details: { detail: expect.stringContaining('owes 0.020000 USD') },
    });
    const { rows } = await base.pool.query('select action, changes from audit_log where workspace_id = $1', [
      workspaceId,
    ]);
    expect(rows).toContainEqual({
      action: 'wallet.overdrawn',
      changes: { charge: callId, balance: { amount: '-0.020000', currency: 'USD' } },
    });
    await createTopup(ctx, { amount: '1', currency: 'USD' });
    expect(await hold(ctx, newCallId())).toBe(true);
  });

  test('usage beyond a daily cap is still charged', async () => {
    const ctx = await newOwner(runtime, 1_000_000);
    const { workspaceId } = ctx.actor;
    await base.pool.query('update wallets set daily_cap_micros = 70000 where workspace_id = $1', [workspaceId]);
    const callId = newCallId();
    await hold(ctx, callId);
    expect(await settle(ctx, callId, 90)).toBe(90_000);
    expect([(await booksOf(base, workspaceId)).posted, await hold(ctx, newCallId())]).toEqual([910_000, false]);
  });

  test('a call extended by 8 clients at once has the largest requested reserve, and none after a concurrent settlement', async () => {
    const ctx = await newOwner(runtime, 1_000_000);
    const { workspaceId } = ctx.actor;
    const callId = newCallId();
    await hold(ctx, callId);
    const targets = [200_000, 500_000, 100_000, 400_000, 50_000, 300_000, 450_000, 250_000];
    const raised = await Promise.all(targets.map((micros) => extend(ctx, callId, micros)));
    expect(raised.every((micros, index) => micros !== null && micros >= targets[index]!)).toBe(true);
    expect(await booksOf(base, workspaceId)).toMatchObject({ held: 500_000, open: 500_000 });
    await Promise.all([...targets.map((micros) => extend(ctx, callId, 500_000 + micros)), settle(ctx, callId, 30)]);
    expect(await booksOf(base, workspaceId)).toMatchObject({ posted: 970_000, held: 0, open: 0, legs: 970_000 });
  });

  test('a settled call cannot be extended', async () => {
    const ctx = await newOwner(runtime, 1_000_000);
    const callId = newCallId();
    await hold(ctx, callId);
    await settle(ctx, callId, 1);
    expect(await extend(ctx, callId, 500_000)).toBeNull();
    expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: 0, posted: 999_000 });
  });
});

describe('text messages of a call', () => {
  const priced = async (micros: number) => {
    const ctx = { ...(await newOwner(runtime, micros)), rates: RATES };
    const callId = newCallId();
    expect(await hold(ctx, callId)).toBe(true);
    const { held } = await booksOf(base, ctx.actor.workspaceId);
    return { ctx, callId, held, heldNow: async () => (await booksOf(base, ctx.actor.workspaceId)).held };
  };

  test('are reserved before they are sent, and only three of many concurrent requests succeed', async () => {
    const { ctx, callId, held, heldNow } = await priced(1_000_000);
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => reserveSms(ctx, callId, { segments: 2, to: null })),
    );
    expect(asked.filter((one) => 'release' in one)).toHaveLength(3);
    expect(await heldNow()).toBe(held + 3 * 16_000);
    // The minutes of the call are extended separately.
    expect(await extend(ctx, callId, held + 10_000)).toBe(held + 10_000);
    expect(await heldNow()).toBe(held + 3 * 16_000 + 10_000);
    for (const one of asked) if ('release' in one) await one.release();
    expect(await heldNow()).toBe(held + 10_000);
    expect(await reserveSms(ctx, callId, { segments: 1, to: null })).toHaveProperty('refused');
  });

  test('are charged by their reserves, including messages whose outcome was unknown at the end of the call', async () => {
    const { ctx, callId } = await priced(1_000_000);
    const [sent, refused] = [
      await reserveSms(ctx, callId, { segments: 2, to: null }),
      await reserveSms(ctx, callId, { segments: 3, to: null }),
    ];
    if (!('release' in sent) || !('release' in refused)) throw new Error('not reserved');
    await refused.release();
    await inTransaction(ctx.db, (trx) => settleCall(trx, ctx, callId, used(10)));
    const { items } = await callCost(ctx.db, callId, true);
    expect(items.find(({ item }) => item === 'sms')).toMatchObject({ quantity: 2, amount: { amount: '0.016000' } });
    // The carrier rejects it after the call was charged: nothing is released twice.
    await sent.release();
    expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: 0 });
  });

  test('are not reserved when the wallet does not cover them', async () => {
    const { ctx, callId, held, heldNow } = await priced(30_000);
    expect(await reserveSms(ctx, callId, { segments: 2, to: null })).toEqual({
      refused: 'the wallet does not cover the message',
    });
    expect(await heldNow()).toBe(held);
  });
});

describe('the wallet’s database constraints reject', () => {
  const movement = `insert into ledger_movements (workspace_id, id, kind, call_id) values ($1, $2, 'call', $2)`;
  const leg = 'insert into ledger_entries (workspace_id, movement_id, account, amount_micros) values ($1, $2, $3, $4)';
  const legs = `insert into ledger_entries (workspace_id, movement_id, account, amount_micros)
    values ($1, $2, 'wallet', $3), ($1, $2, 'revenue', $4)`;

  async function inOne(statements: [string, unknown[]][]): Promise<void> {
    const client = await base.pool.connect();
    try {
      await client.query('begin');
      for (const [text, values] of statements) await client.query(text, values);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  test('legs that do not sum to zero, a single leg, and a movement without legs', async () => {
    const { actor } = await newOwner(runtime, 1_000_000);
    const id = newId('txn');
    const moved: [string, unknown[]] = [movement, [actor.workspaceId, id]];
    const written: [string, unknown[]][][] = [
      [moved, [legs, [actor.workspaceId, id, -10, 9]]],
      [moved, [leg, [actor.workspaceId, id, 'wallet', -10]], [leg, [actor.workspaceId, id, 'revenue', 10]]],
      [moved],
    ];
    for (const statements of written) {
      await expect(inOne(statements)).rejects.toMatchObject({ constraint: 'ledger_entries_balanced' });
    }
    const late = [moved, [legs, [actor.workspaceId, id, -10, 10]], [leg, [actor.workspaceId, id, 'promotion', 5]]];
    await expect(inOne(late as [string, unknown[]][])).rejects.toMatchObject({ constraint: 'ledger_entries_balanced' });
    expect(await booksOf(base, actor.workspaceId)).toMatchObject({ posted: 1_000_000 });
  });

  test('a reserve beyond the balance, and a negative one', async () => {
    const ctx = await newOwner(runtime, 100_000);
    const { workspaceId } = ctx.actor;
    await hold(ctx, newCallId());
    const below = base.pool.query('update wallets set held_micros = -1 where workspace_id = $1', [workspaceId]);
    await expect(below).rejects.toMatchObject({ constraint: 'wallets_funds' });
    const reserve = base.pool.query('update wallets set held_micros = 100001 where workspace_id = $1', [workspaceId]);
    await expect(reserve).rejects.toMatchObject({ constraint: 'wallets_funds' });
  });

  test.each(['ledger_movements', 'ledger_entries'])('changes to %s', async (table) => {
    await newOwner(runtime, 100_000);
    await expect(base.pool.query(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(base.pool.query(`update ${table} set workspace_id = 'other'`)).rejects.toThrow('append-only');
  });
});

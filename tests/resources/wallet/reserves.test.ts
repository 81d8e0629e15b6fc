// The reserves of a process's running calls are extended together: one statement for all, as many calls as the balance covers,
// and a concurrent change of one call or wallet does not affect the others.
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { holdForCall, settleCall } from '../../../src/resources/wallet/service/holds.ts';
import { extendReserves, openMeter, type MeteredCall } from '../../../src/resources/wallet/service/meter.ts';
import type { Context } from '../../../src/runtime.ts';
import { serverUrl } from '../../support/database.ts';
import { openDatabase } from '../../support/open-database.ts';
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

const PLENTY_MICROS = 100_000_000;
/** The reserve of a call after an extension at its 30th second: 60 s ahead. */
const AT_30_S = 90 * SECOND_MICROS;
const LOCK_MS = 300;

const { base, runtime, close } = await startWallets();
afterAll(close);

async function startCall(ctx: Context): Promise<string> {
  const callId = newCallId();
  await inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, ctx.actor.workspaceId, callId, PRICING));
  return callId;
}

const atSecond = async (callId: string, seconds: number): Promise<MeteredCall> => ({
  meter: (await openMeter(runtime, callId))!,
  elapsedMs: seconds * 1000,
  transferMs: 0,
});

async function heldOf(callId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select held_micros as held from wallet_holds where call_id = ${callId}`.execute(base.db);
  return rows[0]!.held;
}

/** Counts statements: each takes one connection from the pool. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => void count++;
  base.pool.on('acquire', note);
  try {
    await work();
  } finally {
    base.pool.off('acquire', note);
  }
  return count;
}

test('a hundred calls of ten workspaces are extended in one statement; calls with enough reserve need none', async () => {
  const calls: MeteredCall[] = [];
  const owners: Context[] = [];
  for (let workspace = 0; workspace < 10; workspace++) {
    const ctx = await newOwner(runtime, PLENTY_MICROS);
    owners.push(ctx);
    for (let call = 0; call < 10; call++) calls.push(await atSecond(await startCall(ctx), 30));
  }
  expect(await statementsOf(() => extendReserves(base.db, calls))).toBe(1);
  for (const { meter } of calls) expect(await heldOf(meter.callId)).toBe(AT_30_S);
  for (const { actor } of owners) {
    expect(await booksOf(base, actor.workspaceId)).toMatchObject({ held: 10 * AT_30_S, open: 10 * AT_30_S });
  }
  expect(await statementsOf(() => extendReserves(base.db, calls))).toBe(0);
});

test('a balance that does not cover all calls extends as many as it can, and only the others must end', async () => {
  // One of the five calls is longer and needs much more; the balance then covers two others.
  const ctx = await newOwner(runtime, 5 * FIRST_HOLD_MICROS + 2 * (AT_30_S - FIRST_HOLD_MICROS) + 1);
  const far = await atSecond(await startCall(ctx), 50);
  const near = [];
  for (let call = 0; call < 4; call++) near.push(await atSecond(await startCall(ctx), 30));
  const rich = await newOwner(runtime, PLENTY_MICROS);
  const other = await atSecond(await startCall(rich), 50);
  const { exhausted, failures } = await extendReserves(base.db, [far, ...near, other]);
  expect(failures).toEqual([]);
  const held = await Promise.all(near.map(({ meter }) => heldOf(meter.callId)));
  expect(held.toSorted((a, b) => a - b)).toEqual([FIRST_HOLD_MICROS, FIRST_HOLD_MICROS, AT_30_S, AT_30_S]);
  // At the 30th second 30 more are reserved, which is enough for a goodbye; 10 at the 50th second are not.
  expect(exhausted).toEqual([far.meter.callId]);
  expect(await heldOf(other.meter.callId)).toBe(110 * SECOND_MICROS);
  const later = near.map((call) => ({ ...call, elapsedMs: 40_000 }));
  const second = await extendReserves(base.db, later);
  const uncovered = near.filter((_, index) => held[index] === FIRST_HOLD_MICROS).map(({ meter }) => meter.callId);
  expect(second.exhausted.toSorted()).toEqual(uncovered.toSorted());
  expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: 3 * FIRST_HOLD_MICROS + 2 * AT_30_S });
});

test('a spend cap applies to the sum of all calls', async () => {
  const ctx = await newOwner(runtime, PLENTY_MICROS);
  const calls = [await atSecond(await startCall(ctx), 30), await atSecond(await startCall(ctx), 30)];
  const cap = FIRST_HOLD_MICROS + AT_30_S;
  await sql`update wallets set daily_cap_micros = ${cap} where workspace_id = ${ctx.actor.workspaceId}`.execute(
    base.db,
  );
  await extendReserves(base.db, calls);
  expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: cap, open: cap });
});

test('reserves for text messages are kept in addition to those for seconds', async () => {
  const ctx = await newOwner(runtime, PLENTY_MICROS);
  const call = await atSecond(await startCall(ctx), 30);
  const { callId } = call.meter;
  await inTransaction(ctx.db, async (trx) => {
    const text = { held_micros: sql<number>`held_micros + 16000`, sms_micros: 16_000, sms_count: 1 };
    await trx.updateTable('wallet_holds').set(text).where('call_id', '=', callId).execute();
    const more = { held_micros: sql<number>`held_micros + 16000` };
    await trx.updateTable('wallets').set(more).where('workspace_id', '=', ctx.actor.workspaceId).execute();
  });
  expect(await extendReserves(base.db, [call])).toEqual({ exhausted: [], failures: [] });
  expect(await heldOf(callId)).toBe(AT_30_S + 16_000);
  expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: AT_30_S + 16_000, open: AT_30_S + 16_000 });
});

test('a call that has ended in the meantime gets no new reserve', async () => {
  const ctx = await newOwner(runtime, PLENTY_MICROS);
  const [over, going] = [await atSecond(await startCall(ctx), 30), await atSecond(await startCall(ctx), 30)];
  await inTransaction(ctx.db, (trx) => settleCall(trx, ctx, over.meter.callId, used(30)));
  expect(await extendReserves(base.db, [over, going])).toEqual({ exhausted: [], failures: [] });
  expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: AT_30_S, open: AT_30_S });
});

// The embedded database has one session, so no other session can hold a lock.
describe.skipIf(serverUrl() === undefined)('during a concurrent write', () => {
  test('a call that is being settled is skipped without delaying the others', async () => {
    const ctx = await newOwner(runtime, PLENTY_MICROS);
    const [ending, going] = [await atSecond(await startCall(ctx), 30), await atSecond(await startCall(ctx), 30)];
    await inTransaction(ctx.db, async (trx) => {
      await sql`select from wallet_holds where call_id = ${ending.meter.callId} for update`.execute(trx);
      expect(await extendReserves(base.db, [ending, going])).toEqual({ exhausted: [], failures: [] });
      expect(await heldOf(going.meter.callId)).toBe(AT_30_S);
      await settleCall(trx, ctx, ending.meter.callId, used(30));
    });
    expect(await booksOf(base, ctx.actor.workspaceId)).toMatchObject({ held: AT_30_S, open: AT_30_S });
  });

  test('a wallet that stays locked prevents only the extensions of its own workspace', async () => {
    const [locked, free] = [await newOwner(runtime, PLENTY_MICROS), await newOwner(runtime, PLENTY_MICROS)];
    const [waiting, going] = [await atSecond(await startCall(locked), 30), await atSecond(await startCall(free), 30)];
    const impatient = await openDatabase({ url: base.url! }, { lockTimeoutMs: LOCK_MS });
    await inTransaction(base.db, async (trx) => {
      await sql`select from wallets where workspace_id = ${locked.actor.workspaceId} for update`.execute(trx);
      const { exhausted, failures } = await extendReserves(impatient.db, [waiting, going]);
      expect(exhausted).toEqual([]);
      expect(failures).toMatchObject([{ code: '55P03' }]);
    });
    expect(await heldOf(going.meter.callId)).toBe(AT_30_S);
    await impatient.close();
    expect(await heldOf(waiting.meter.callId)).toBe(FIRST_HOLD_MICROS);
    await extendReserves(base.db, [waiting]);
    expect(await heldOf(waiting.meter.callId)).toBe(AT_30_S);
  });
});

test('concurrent starts, extensions and ends in two processes leave a consistent ledger', async () => {
  const owners = [await newOwner(runtime, 30 * FIRST_HOLD_MICROS), await newOwner(runtime, 30 * FIRST_HOLD_MICROS)];
  const processOf = async (): Promise<void> => {
    const calls: { callId: string; ctx: Context; call: MeteredCall }[] = [];
    for (let round = 1; round <= 8; round++) {
      for (const ctx of owners) {
        const callId = await startCall(ctx).catch(() => null);
        if (callId !== null) calls.push({ callId, ctx, call: await atSecond(callId, 0) });
      }
      for (const one of calls) one.call.elapsedMs += 15_000;
      const ending = calls.splice(0, round % 3);
      const extending = extendReserves(
        base.db,
        [...ending, ...calls].map(({ call }) => call),
      );
      for (const { callId, ctx } of ending) await inTransaction(ctx.db, (trx) => settleCall(trx, ctx, callId, used(1)));
      const { failures } = await extending;
      expect(failures).toEqual([]);
    }
  };
  await Promise.all([processOf(), processOf(), processOf()]);
  for (const { actor } of owners) {
    const books = await booksOf(base, actor.workspaceId);
    expect(books.held).toBe(books.open);
    expect(books.held).toBeLessThanOrEqual(books.posted);
    expect(books.posted).toBe(books.legs);
  }
});

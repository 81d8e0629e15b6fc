// The details of `insufficient_funds` name the balance or the cap that refuses, with its sum and its period.
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { RATES } from '../../../src/resources/wallet/rates.ts';
import { holdForCall, requireModelFunds } from '../../../src/resources/wallet/service/holds.ts';
import type { Context } from '../../../src/runtime.ts';
import { FIRST_HOLD_MICROS, newCallId, newOwner, PRICING, startWallets } from './support.ts';

const { base, runtime, close } = await startWallets();
afterAll(close);

const PLENTY_MICROS = 100_000_000;
const failing = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );
const hold = (ctx: Context, id = newCallId()) =>
  inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, ctx.actor.workspaceId, id, PRICING));
const cap = (ctx: Context, column: string, micros: number) =>
  base.pool.query(`update wallets set ${column} = $2 where workspace_id = $1`, [ctx.actor.workspaceId, micros]);

test.each([
  ['daily_cap_micros', 'The daily spend cap of the workspace', 'today'],
  ['monthly_cap_micros', 'The monthly spend cap of the workspace', 'this month'],
  ['operator_cap_micros', 'The daily spend cap that the operator of the service set', 'today'],
])('%s is named with its sum and its period', async (column, name, period) => {
  const ctx = await newOwner(runtime, PLENTY_MICROS);
  await hold(ctx);
  await cap(ctx, column, FIRST_HOLD_MICROS + 1);
  const detail = await failing(hold(ctx));
  expect(detail).toContain(name);
  expect(detail).toContain('(0.060001 USD;');
  expect(detail).toContain(`the call, which needs 0.060000 USD: 0.060000 USD are spent or reserved ${period} (UTC).`);
});

test('a call beyond the balance states what it needs and what is available', async () => {
  const ctx = await newOwner(runtime, 1_000);
  expect(await failing(hold(ctx))).toBe('0.060000 USD are needed for the call, and 0.001000 USD are available.');
});

test('usage that is charged afterwards names no sum that it reserves', async () => {
  const ctx = await newOwner(runtime, 0);
  const pricing = { ...PRICING, llm: 'openai' };
  const asked = () => failing(requireModelFunds(ctx.db, { rates: RATES }, ctx.actor.workspaceId, pricing));
  expect(await asked()).toBe('Funds are needed for the use of the language model, and 0.000000 USD are available.');
  const rich = await newOwner(runtime, PLENTY_MICROS);
  await cap(rich, 'daily_cap_micros', 0);
  const capped = await failing(requireModelFunds(rich.db, { rates: RATES }, rich.actor.workspaceId, pricing));
  expect(capped).toContain('does not allow the use of the language model: 0.000000 USD are spent');
});

// Money in handoffs: the second leg of a warm transfer, and the prices of an agent that takes over.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { chargesOf, sumOf, type Used } from '../../../src/resources/wallet/charges.ts';
import { higherOf, pricesOf, RATES, type Price, type PricingKey } from '../../../src/resources/wallet/rates.ts';
import { callCost, holdForCall, raisePrices, settleCall } from '../../../src/resources/wallet/service/holds.ts';
import { extendReserves, openMeter, type CallMeter } from '../../../src/resources/wallet/service/meter.ts';
import type { Context } from '../../../src/runtime.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { PRICING, newCallId, newOwner, walletRuntime, type WalletRuntime } from './support.ts';

const HOSTED: PricingKey = { ...PRICING, llm: 'openai', tts: 'somebody' };
const USED = { durationMs: 60_000, sttMs: 0, llmInputTokens: 1_000, llmOutputTokens: 0, ttsCharacters: 1_000 };

let base: TestDatabase;
let runtime: WalletRuntime;
beforeAll(async () => {
  base = await testDatabase();
  runtime = walletRuntime(base, RATES);
});
afterAll(async () => {
  await runtime.close();
  await base.close();
});

/** A workspace with this balance and a call that has not been dialed. */
async function reserved(micros: number): Promise<{ ctx: Context; id: string }> {
  const ctx = await newOwner(runtime, micros);
  const id = newCallId();
  await inTransaction(ctx.db, (trx) => holdForCall(trx, runtime, ctx.actor.workspaceId, id, PRICING));
  return { ctx, id };
}

test('the seconds of a second leg are charged as telephony only, rounded up', () => {
  const prices = pricesOf(RATES, PRICING);
  const quantities = (transferMs: number) =>
    Object.fromEntries(chargesOf(prices, { ...USED, transferMs }).map(({ item, quantity }) => [item, quantity]));
  expect(quantities(30_001)).toEqual({ ...quantities(0), telephony: 91 });
});

test('each item has the higher price of the two agents, in either order', () => {
  const [cheap, expensive] = [pricesOf(RATES, PRICING), pricesOf(RATES, HOSTED)];
  expect(higherOf(cheap, expensive)).toEqual(expensive);
  expect(higherOf(expensive, cheap)).toEqual(expensive);
});

describe('tokens of a call that is handed over', () => {
  const TOKENS = { durationMs: 60_000, sttMs: 0, llmInputTokens: 100_000, llmOutputTokens: 10_000, ttsCharacters: 0 };
  const FALLBACK = { fallbackInputTokens: 40_000, fallbackOutputTokens: 4_000 };
  const paid: PricingKey = { ...PRICING, llm: 'openai' };
  const [withFreeFallback, freeWithPaidFallback] = [
    { ...paid, fallbackLlm: 'builtin' },
    { ...PRICING, llm: 'builtin', fallbackLlm: 'openai' },
  ];
  const cheap: PricingKey = { ...PRICING, llm: 'builtin' };

  const llmOf = (prices: readonly Price[], used: Used): number =>
    sumOf(chargesOf(prices, used).filter(({ item }) => item.startsWith('llm')));
  const allPaid = llmOf(pricesOf(RATES, paid), TOKENS);

  test.each<[string, PricingKey, PricingKey]>([
    ['to an agent of the same model without a fallback', withFreeFallback, paid],
    ['to the same agent', withFreeFallback, withFreeFallback],
    ['from an agent without a fallback', paid, withFreeFallback],
    ['between a paid model and a paid fallback', withFreeFallback, freeWithPaidFallback],
  ])('are charged once: %s', (_what, first, next) => {
    const prices = higherOf(pricesOf(RATES, first), pricesOf(RATES, next));
    expect(llmOf(prices, TOKENS)).toBe(allPaid);
    expect(llmOf(prices, { ...TOKENS, ...FALLBACK })).toBeLessThanOrEqual(allPaid);
    expect(higherOf(prices, pricesOf(RATES, next))).toEqual(prices);
  });

  test('of a paid fallback model have its price, whichever agent has it', () => {
    for (const [first, next] of [
      [cheap, freeWithPaidFallback],
      [freeWithPaidFallback, cheap],
    ] as const) {
      const prices = higherOf(pricesOf(RATES, first), pricesOf(RATES, next));
      expect(llmOf(prices, TOKENS)).toBe(0);
      expect(llmOf(prices, { ...TOKENS, ...FALLBACK })).toBe(
        llmOf(pricesOf(RATES, paid), { ...TOKENS, llmInputTokens: 40_000, llmOutputTokens: 4_000 }),
      );
    }
  });

  test('are settled once', async () => {
    const ctx = await newOwner(runtime, 10_000_000);
    const id = newCallId();
    await inTransaction(ctx.db, (trx) => holdForCall(trx, runtime, ctx.actor.workspaceId, id, withFreeFallback));
    await inTransaction(ctx.db, (trx) => raisePrices(trx, runtime, id, paid));
    await inTransaction(ctx.db, (trx) => settleCall(trx, runtime, id, TOKENS));
    const { items } = await callCost(ctx.db, id, true);
    const tokens = items.filter(({ item }) => item === 'llm_input');
    expect(tokens.map(({ quantity }) => quantity)).toEqual([100_000]);
  });
});

test('a call that is handed to a more expensive agent is charged at its prices; raising them again changes nothing', async () => {
  const { ctx, id } = await reserved(10_000_000);
  for (const pricing of [HOSTED, HOSTED, PRICING]) {
    await inTransaction(ctx.db, (trx) => raisePrices(trx, runtime, id, pricing));
  }
  await inTransaction(ctx.db, (trx) => settleCall(trx, runtime, id, USED));
  const { items } = await callCost(ctx.db, id, true);
  expect(items.find(({ item }) => item === 'tts')!.amount.amount).toBe('0.015000');
});

async function covers(meter: CallMeter, elapsedMs: number, transferMs: number): Promise<boolean> {
  const { exhausted, failures } = await extendReserves(runtime.db, [{ meter, elapsedMs, transferMs }]);
  expect(failures).toEqual([]);
  return exhausted.length === 0;
}

test('the reserve of a call grows with its second leg and with raised prices', async () => {
  const after = async (transferMs: number, raised: boolean): Promise<number> => {
    const { ctx, id } = await reserved(10_000_000);
    const meter = (await openMeter(runtime, id))!;
    if (raised) await inTransaction(ctx.db, (trx) => raisePrices(trx, runtime, id, HOSTED));
    await meter.refresh();
    expect(await covers(meter, 60_000, transferMs)).toBe(true);
    return Number((await callCost(ctx.db, id, false)).reserved.amount);
  };
  const plain = await after(0, false);
  expect(await after(30_000, false)).toBeGreaterThan(plain);
  expect(await after(0, true)).toBeGreaterThan(plain);
});

test('a wallet that covers the call but not its second leg returns an error', async () => {
  const { id } = await reserved(60_000);
  const meter = (await openMeter(runtime, id))!;
  expect(await covers(meter, 60_000, 0)).toBe(true);
  expect(await covers(meter, 90_000, 60_000)).toBe(false);
});

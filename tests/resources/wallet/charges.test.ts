// Prices and amounts: exact integers, the published rounding, and free test numbers with any provider.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMicros, toMoney } from '../../../src/core/money.ts';
import { assumedFor, chargesOf, reserveFor, sumOf } from '../../../src/resources/wallet/charges.ts';
import { pricesOf, RATES, type PricingKey } from '../../../src/resources/wallet/rates.ts';

const HOSTED: PricingKey = { route: 'phone', stt: 'somebody', llm: 'openai', tts: 'somebody' };
const USED = {
  durationMs: 61_001,
  sttMs: 30_500,
  llmInputTokens: 9_123,
  llmOutputTokens: 611,
  ttsCharacters: 1_457,
  smsSegments: 3,
};

describe('chargesOf', () => {
  test('rounds seconds up and each item down to a millionth', () => {
    const charges = chargesOf(pricesOf(RATES, HOSTED), USED);
    expect(charges.map(({ item, quantity, amountMicros }) => [item, quantity, amountMicros])).toEqual([
      ['telephony', 62, 14_466],
      ['stt', 31, 3_100],
      ['llm_input', 9_123, 3_649],
      ['llm_output', 611, 977],
      ['tts', 1_457, 21_855],
      ['platform', 62, 10_333],
      ['sms', 3, 24_000],
      ['transfer', 0, 0],
    ]);
    expect(sumOf(charges)).toBe(78_380);
  });

  test('a call over the loopback network is free with any provider', () => {
    const charges = chargesOf(pricesOf(RATES, { ...HOSTED, route: 'loopback' }), USED);
    expect(charges.map(({ micros, amountMicros }) => [micros, amountMicros])).toEqual(charges.map(() => [0, 0]));
    expect(charges).toHaveLength(8);
  });

  test('a provider uses its own rate, or the default rate if it has none', () => {
    const micros = (llm: string) =>
      pricesOf(RATES, { ...HOSTED, llm }).find(({ item }) => item === 'llm_input')!.micros;
    expect([micros('builtin'), micros('somebody else')]).toEqual([0, 400_000]);
  });

  test('tokens of a fallback model are charged at its price, and those of the main model at its own', () => {
    const prices = pricesOf(RATES, { ...HOSTED, fallbackLlm: 'builtin' });
    const tokens = (used: typeof USED & { fallbackInputTokens: number }) =>
      chargesOf(prices, used).flatMap(({ item, quantity, amountMicros }) =>
        item === 'llm_input' ? [[quantity, amountMicros]] : [],
      );
    expect(tokens({ ...USED, fallbackInputTokens: 4_123 })).toEqual([
      [5_000, 2_000],
      [4_123, 0],
    ]);
    expect(tokens({ ...USED, fallbackInputTokens: 0 })).toEqual([[9_123, 3_649]]);
  });

  test('a fallback model with the same price has no separate line', () => {
    const used = { ...USED, fallbackInputTokens: 4_123 };
    const prices = pricesOf(RATES, { ...HOSTED, fallbackLlm: 'openai' });
    expect(chargesOf(prices, used)).toEqual(chargesOf(pricesOf(RATES, HOSTED), USED));
  });

  test('the reserve of a minute covers both models', () => {
    const free = pricesOf(RATES, { ...HOSTED, llm: 'builtin' });
    const expensive = pricesOf(RATES, HOSTED);
    const either = pricesOf(RATES, { ...HOSTED, llm: 'builtin', fallbackLlm: 'openai' });
    expect(reserveFor(free, 60)).toBeLessThan(reserveFor(expensive, 60));
    expect(reserveFor(either, 60)).toBe(reserveFor(expensive, 60));
  });

  test('seconds of a fallback recognizer are charged at its price, and the reserve covers both', () => {
    const free = { ...HOSTED, stt: 'captions' };
    const either = pricesOf(RATES, { ...free, fallbackStt: 'somebody' });
    const seconds = (used: typeof USED & { fallbackSttMs: number }) =>
      chargesOf(either, used).flatMap(({ item, quantity, amountMicros }) =>
        item === 'stt' ? [[quantity, amountMicros]] : [],
      );
    expect(seconds({ ...USED, fallbackSttMs: 10_100 })).toEqual([
      [21, 0],
      [11, 1_100],
    ]);
    expect(seconds({ ...USED, fallbackSttMs: 0 })).toEqual([[31, 0]]);
    // The tokens have one price, because there is no fallback model.
    const tokens = chargesOf(either, USED).filter(({ item }) => item === 'llm_input');
    expect(tokens).toEqual(chargesOf(pricesOf(RATES, HOSTED), USED).filter(({ item }) => item === 'llm_input'));
    expect(reserveFor(either, 60)).toBe(reserveFor(pricesOf(RATES, HOSTED), 60));
  });

  test('the reserve covers a fallback model together with a fallback recognizer', () => {
    const key = { ...HOSTED, stt: 'captions', llm: 'builtin' };
    const prices = pricesOf(RATES, { ...key, fallbackStt: 'somebody', fallbackLlm: 'openai' });
    expect(reserveFor(prices, 60)).toBe(reserveFor(pricesOf(RATES, HOSTED), 60));
    const cheaperModel = pricesOf(RATES, {
      ...HOSTED,
      stt: 'captions',
      fallbackStt: 'somebody',
      fallbackLlm: 'builtin',
    });
    expect(reserveFor(cheaperModel, 60)).toBe(reserveFor(pricesOf(RATES, HOSTED), 60));
  });

  test('intermediate amounts beyond 2^53 are exact', () => {
    const price = { item: 'llm_input', unit: 'token', per: 1_000_000, micros: 90_000_001 } as const;
    const [charge] = chargesOf([price], { ...USED, llmInputTokens: 900_000_001 });
    expect(charge!.amountMicros).toBe(81_000_000_990);
  });

  test('a longer call never reserves less than a shorter one', () => {
    const prices = pricesOf(RATES, HOSTED);
    fc.assert(
      fc.property(fc.nat(7_200), fc.nat(600), (seconds, more) => {
        expect(reserveFor(prices, seconds + more)).toBeGreaterThanOrEqual(reserveFor(prices, seconds));
        expect(sumOf(chargesOf(prices, assumedFor(seconds)))).toBe(reserveFor(prices, seconds));
      }),
    );
  });
});

test('money survives serialization and parsing', () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat().map((micros) => micros % 10 ** 15),
      (micros) => {
        expect(parseMicros(toMoney(micros).amount)).toBe(micros);
      },
    ),
  );
  expect(['5', '5.25', '0.000001'].map(parseMicros)).toEqual([5_000_000, 5_250_000, 1]);
  expect(['-1', '1e3', '0.0000001', '', '1.', '9999999999'].map(parseMicros)).toEqual(Array(6).fill(null));
});

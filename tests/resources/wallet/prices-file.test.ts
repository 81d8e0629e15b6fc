// PRICES_FILE: the operator's prices override the defaults, in the format of the GET /v1/pricing response; errors name the
// location.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { SettingError } from '../../../src/core/setting.ts';
import { destinationPrice } from '../../../src/resources/wallet/destinations.ts';
import { pricesOf, RATES, ratesOf, type PricingKey } from '../../../src/resources/wallet/rates.ts';
import { toPricing } from '../../../src/resources/wallet/wire.ts';

const directory = mkdtempSync(join(tmpdir(), 'parley-prices-'));
const path = join(directory, 'prices.json');
afterAll(() => rmSync(directory, { recursive: true }));

const write = (content: unknown) =>
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
const rates = (content: unknown, env: Record<string, string> = {}) => {
  write(content);
  return ratesOf(readConfig({ PRICES_FILE: path, ...env }));
};
const CALL: PricingKey = { route: 'phone', stt: 'deepgram', llm: 'openai', tts: 'cartesia' };
const priceOf = (table: ReturnType<typeof rates>, item: string, call = CALL) =>
  pricesOf(table, call).find((price) => price.item === item);

describe('a file of prices', () => {
  test('overrides the prices that it names and keeps the rest', () => {
    const table = rates({
      rates: [
        { item: 'telephony', price: '0.02' },
        { item: 'stt', applies_to: 'deepgram', price: { amount: '0.0043', currency: 'USD' } },
        { item: 'llm_output', applies_to: 'openai', per: 1000, price: 0.0006 },
      ],
      number_rents: [{ type: 'local', per_month: '1.15' }],
      destinations: [
        { prefix: '+44', per_minute: '0.011' },
        { prefix: '+882', per_minute: '2' },
      ],
      text_destinations: [{ prefix: '+49', per_segment: '0.07' }],
      free_routes: ['loopback', 'web'],
    });
    expect(priceOf(table, 'telephony')).toMatchObject({ unit: 'second', per: 60, micros: 20_000 });
    expect(priceOf(table, 'stt')).toMatchObject({ per: 60, micros: 4_300 });
    expect(priceOf(table, 'stt', { ...CALL, stt: 'sherpa-onnx' })).toMatchObject({ micros: 6_000 });
    expect(priceOf(table, 'llm_output')).toMatchObject({ per: 1000, micros: 600 });
    expect(priceOf(table, 'platform')).toMatchObject({ micros: 10_000 });
    expect(priceOf(table, 'platform', { ...CALL, route: 'web' })).toMatchObject({ micros: 0 });
    expect(table.numberRents).toContainEqual({ type: 'local', micros: 1_150_000 });
    expect(table.numberRents).toHaveLength(RATES.numberRents.length);
    const minuteTo = (to: string) => destinationPrice(table.destinations!, to);
    expect(['+442079460000', '+8821234', '+4930123456'].map(minuteTo)).toEqual([11_000, 2_000_000, 25_000]);
    expect(destinationPrice(table.texts!, '+4915112345')).toBe(70_000);
  });

  test('without free routes charges calls to the test numbers, except for the line', () => {
    const call: PricingKey = { ...CALL, route: 'loopback' };
    expect(priceOf(rates({}), 'tts', call)).toMatchObject({ micros: 0 });
    const table = rates({ free_routes: [] });
    expect(['telephony', 'tts', 'platform'].map((item) => priceOf(table, item, call)!.micros)).toEqual([
      0, 15_000, 10_000,
    ]);
  });

  test('may be a GET /v1/pricing response, which then does not change', () => {
    const published = toPricing(ratesOf(readConfig({})));
    expect(new Map(Object.entries(toPricing(rates(published))))).toEqual(new Map(Object.entries(published)));
  });

  test('is overridden by CALL_PRICES', () => {
    const table = rates({ destinations: [{ prefix: '+44', per_minute: '0.011' }] }, { CALL_PRICES: '+44=0.5' });
    expect(destinationPrice(table.destinations!, '+442079460000')).toBe(500_000);
  });

  test.each([
    ['{', /which is not JSON/],
    [[], /the whole is \[\]; it must be an object/],
    [{ rate: [] }, /\/rate is not known; allowed are rates, number_rents/],
    [{ currency: 'EUR' }, /\/currency is "EUR"; prices are in USD/],
    [{ rates: {} }, /\/rates is \{\}; it must be a list/],
    [{ rates: [{ item: 'phone', price: '1' }] }, /\/rates\/0\/item is "phone"; it must be one of telephony, stt/],
    [
      { rates: [{ item: 'tts', applies_to: 'eleven', price: '1' }] },
      /\/rates\/0\/applies_to is "eleven"; it must be one of/,
    ],
    [
      { rates: [{ item: 'tts', unit: 'token', price: '1' }] },
      /\/rates\/0\/unit is "token"; it must be one of character/,
    ],
    [{ rates: [{ item: 'tts', per: 0, price: '1' }] }, /\/rates\/0\/per is 0; it must be a whole number/],
    [{ rates: [{ item: 'tts' }] }, /\/rates\/0\/price is missing; it must be USD/],
    [{ rates: [{ item: 'tts', price: '-1' }] }, /\/rates\/0\/price is "-1"; it must be USD/],
    [{ rates: [{ item: 'tts', price: { amount: '1', currency: 'EUR' } }] }, /\/price\/currency is "EUR"/],
    [
      { rates: ['1', '2'].map((price) => ({ item: 'tts', price })) },
      /\/rates\/1 repeats tts of \*, which \/rates\/0 has/,
    ],
    [
      { destinations: [{ prefix: '44', per_minute: '1' }] },
      /\/destinations\/0\/prefix is "44"; it must be the beginning/,
    ],
    [{ free_routes: ['phones'] }, /\/free_routes\/0 is "phones"; it must be one of loopback, phone, web/],
  ])('is refused: %j', (content, reason) => {
    const read = () => rates(content);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(reason);
    expect(read).toThrow(path);
  });

  test('that does not exist is refused with its path', () => {
    expect(() => readConfig({ PRICES_FILE: '/nonexistent/prices.json' })).toThrow(
      /^PRICES_FILE names \/nonexistent\/prices.json, which cannot be read \(ENOENT\)\. Example/,
    );
  });
});

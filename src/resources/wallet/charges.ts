// From prices and usage to amounts, in exact integers. Pure; the rules are those that rates.ts publishes.
import { ASSUMPTIONS, type Item, type Price } from './rates.ts';

/** What a call used. */
export interface Used {
  durationMs: number;
  sttMs: number;
  /** Of all models. */
  llmInputTokens: number;
  llmOutputTokens: number;
  /** Of these, the fallback model's. */
  fallbackInputTokens?: number;
  fallbackOutputTokens?: number;
  ttsCharacters: number;
  /** Of text messages; none when left out. */
  smsSegments?: number;
  /** Of a leg that went on at the carrier after a transfer; none when left out. */
  transferSeconds?: number;
  /** Of second legs, from answer to hang-up. */
  transferMs?: number;
}

export const NOTHING: Used = { durationMs: 0, sttMs: 0, llmInputTokens: 0, llmOutputTokens: 0, ttsCharacters: 0 };

/** A line of a charge. `adjustment` stands in charges of earlier versions only: what the wallet could not cover, taken off. */
export interface Charge extends Omit<Price, 'item'> {
  item: Item | 'adjustment';
  quantity: number;
  amountMicros: number;
}

export function chargesOf(prices: readonly Price[], used: Used): Charge[] {
  const isSplit = prices.some(isFallback);
  const charges = prices.map((price) => {
    const quantity = quantityOf(price, used, isSplit);
    return { ...price, quantity, amountMicros: amountOf(price, quantity) };
  });
  return charges.filter((charge) => charge.quantity > 0 || !isFallback(charge));
}

export function sumOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { amountMicros }) => sum + amountMicros, 0);
}

/** What must be reserved for a call that lasts so long, by the published assumptions, whichever of its models answers. */
export function reserveFor(prices: readonly Price[], seconds: number, transferSeconds = 0): number {
  const used = { ...assumedFor(seconds), transferMs: transferSeconds * 1000 };
  const { llmInputTokens: fallbackInputTokens, llmOutputTokens: fallbackOutputTokens } = used;
  const byFallback = { ...used, fallbackInputTokens, fallbackOutputTokens };
  return Math.max(...[used, byFallback].map((one) => sumOf(chargesOf(prices, one))));
}

function isFallback({ by }: Pick<Price, 'by'>): boolean {
  return by === 'fallback';
}

export function assumedFor(seconds: number): Used {
  const share = (perMinute: number) => Math.ceil((perMinute * seconds) / 60);
  return {
    durationMs: seconds * 1000,
    sttMs: seconds * 1000,
    llmInputTokens: share(ASSUMPTIONS.llmInputTokens),
    llmOutputTokens: share(ASSUMPTIONS.llmOutputTokens),
    ttsCharacters: share(ASSUMPTIONS.ttsCharacters),
  };
}

/** @param isSplit the fallback model's tokens have a price of their own */
function quantityOf({ item, by }: Price, used: Used, isSplit: boolean): number {
  const tokens = (all: number, byFallback = 0) => (by === 'fallback' ? byFallback : isSplit ? all - byFallback : all);
  switch (item) {
    case 'telephony':
      return Math.ceil(used.durationMs / 1000) + Math.ceil((used.transferMs ?? 0) / 1000);
    case 'platform':
      return Math.ceil(used.durationMs / 1000);
    case 'stt':
      return Math.ceil(used.sttMs / 1000);
    case 'llm_input':
      return tokens(used.llmInputTokens, used.fallbackInputTokens);
    case 'llm_output':
      return tokens(used.llmOutputTokens, used.fallbackOutputTokens);
    case 'tts':
      return used.ttsCharacters;
    case 'sms':
      return used.smsSegments ?? 0;
    case 'transfer':
      return used.transferSeconds ?? 0;
  }
}

/** BigInt, because price × tokens can pass 2^53; the quotient is safe again. */
function amountOf({ micros, per }: Price, quantity: number): number {
  return Number((BigInt(micros) * BigInt(quantity)) / BigInt(per));
}

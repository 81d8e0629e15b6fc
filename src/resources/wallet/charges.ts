// Computes amounts from prices and usage, in exact integers, by the rules that rates.ts publishes. Pure.
import { ASSUMPTIONS, isOfFallback, type Item, type Price } from './rates.ts';

/** The usage of a call. */
export interface Used {
  durationMs: number;
  /** Audio that all recognizers transcribed. */
  sttMs: number;
  /** The fallback recognizer's share of it. */
  fallbackSttMs?: number;
  /** Tokens of all models. */
  llmInputTokens: number;
  llmOutputTokens: number;
  /** The fallback model's share of these tokens. */
  fallbackInputTokens?: number;
  fallbackOutputTokens?: number;
  ttsCharacters: number;
  /** Segments of text messages; default 0. */
  smsSegments?: number;
  /** Seconds of a leg that continued at the carrier after a transfer; default 0. */
  transferSeconds?: number;
  /** Duration of second legs, from answer to hang-up. */
  transferMs?: number;
}

export const NOTHING: Used = { durationMs: 0, sttMs: 0, llmInputTokens: 0, llmOutputTokens: 0, ttsCharacters: 0 };

/** A line of a charge. Only charges of earlier versions have `adjustment`: the part that the wallet could not cover. */
export interface Charge extends Omit<Price, 'item'> {
  item: Item | 'adjustment';
  quantity: number;
  amountMicros: number;
}

export function chargesOf(prices: readonly Price[], used: Used): Charge[] {
  const split = new Set(prices.filter(isOfFallback).map(({ item }) => item));
  const charges = prices.map((price) => {
    const isSplit = split.has(price.item);
    const quantity = quantityOf(price, used, isSplit);
    return { ...price, quantity, amountMicros: amountOf(price, quantity) };
  });
  return charges.filter((charge) => charge.quantity > 0 || !isOfFallback(charge));
}

export function sumOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { amountMicros }) => sum + amountMicros, 0);
}

/**
 * Returns the reserve for a call of this duration, by the published assumptions and the more expensive of its
 * models and recognizers.
 */
export function reserveFor(prices: readonly Price[], seconds: number, transferSeconds = 0): number {
  const used = { ...assumedFor(seconds), transferMs: transferSeconds * 1000 };
  const { llmInputTokens: fallbackInputTokens, llmOutputTokens: fallbackOutputTokens, sttMs: fallbackSttMs } = used;
  const byModels = [used, { ...used, fallbackInputTokens, fallbackOutputTokens }];
  const all = byModels.flatMap((one) => [one, { ...one, fallbackSttMs }]);
  return Math.max(...all.map((one) => sumOf(chargesOf(prices, one))));
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

/** @param isSplit whether what a fallback used of this item has its own price */
function quantityOf({ item, by }: Price, used: Used, isSplit: boolean): number {
  const share = (all: number, byFallback = 0) => (by === 'fallback' ? byFallback : isSplit ? all - byFallback : all);
  switch (item) {
    case 'telephony':
      return Math.ceil(used.durationMs / 1000) + Math.ceil((used.transferMs ?? 0) / 1000);
    case 'platform':
      return Math.ceil(used.durationMs / 1000);
    case 'stt':
      return Math.ceil(share(used.sttMs, used.fallbackSttMs) / 1000);
    case 'llm_input':
      return share(used.llmInputTokens, used.fallbackInputTokens);
    case 'llm_output':
      return share(used.llmOutputTokens, used.fallbackOutputTokens);
    case 'tts':
      return used.ttsCharacters;
    case 'sms':
      return used.smsSegments ?? 0;
    case 'transfer':
      return used.transferSeconds ?? 0;
  }
}

/** Computes with BigInt because price × tokens can exceed 2^53; the quotient is a safe integer again. */
function amountOf({ micros, per }: Price, quantity: number): number {
  return Number((BigInt(micros) * BigInt(quantity)) / BigInt(per));
}

// Finds operations of the contract by words. A word has more weight if fewer operations contain it, and more in the id and the
// summary than in the description. Pure; the index is built once per contract.
import { stemmer } from 'stemmer';
import type { Operation } from '../../generated/operations.ts';
import { isObject, type JsonObject } from '../core/json.ts';

/** Weights by the place where a word is found. */
const PLACES = { id: 4, summary: 3, path: 2, description: 1 } as const;

interface Entry {
  operation: Operation;
  summary: string;
  /** Greatest weight of each stem. */
  weights: ReadonlyMap<string, number>;
}

export interface OperationIndex {
  find(query: string, tag: string | undefined, most: number): { operation: Operation; summary: string }[];
}

export function indexOperations(operations: readonly Operation[], contract: JsonObject): OperationIndex {
  const entries = operations.filter(({ deprecation }) => deprecation === null).map((each) => entryOf(each, contract));
  const spread = new Map<string, number>();
  for (const { weights } of entries) for (const stem of weights.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const rarity = (stem: string): number => Math.log(1 + entries.length / (spread.get(stem) ?? entries.length));
  return {
    find(query, tag, most) {
      const wanted = new Set(stemsOf(query));
      return entries
        .filter(({ operation }) => tag === undefined || operation.tag === tag)
        .map((entry) => ({ entry, score: scoreOf(entry, wanted, rarity) }))
        .filter(({ score }) => score > 0 || wanted.size === 0)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, most)
        .map(({ entry: { operation, summary } }) => ({ operation, summary }));
    },
  };
}

function scoreOf({ weights }: Entry, wanted: ReadonlySet<string>, rarity: (stem: string) => number): number {
  let score = 0;
  for (const stem of wanted) score += (weights.get(stem) ?? 0) * rarity(stem);
  return score;
}

/** Returns the operation's part of the published document. */
export function documentOf({ template, method }: Operation, contract: JsonObject): JsonObject {
  const path = (contract['paths'] as JsonObject | undefined)?.[template];
  const found = isObject(path) ? path[method.toLowerCase()] : undefined;
  return isObject(found) ? found : {};
}

function entryOf(operation: Operation, contract: JsonObject): Entry {
  const { summary, description } = documentOf(operation, contract) as { summary?: string; description?: string };
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const stem of stemsOf(text)) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  };
  add(operation.id, PLACES.id);
  add(summary ?? '', PLACES.summary);
  add(`${operation.tag} ${operation.template}`, PLACES.path);
  add(`${description ?? ''} ${tagText(operation.tag, contract)}`, PLACES.description);
  return { operation, summary: summary ?? '', weights };
}

function tagText(name: string, { tags }: JsonObject): string {
  const found = Array.isArray(tags)
    ? (tags as { name?: string; description?: string }[]).find((tag) => tag.name === name)
    : undefined;
  return found?.description ?? '';
}

const MAX_QUERY_LENGTH = 500;

/** Returns the stems of a text's words, including the words of camelCase names. */
function stemsOf(text: string): string[] {
  const spaced = text
    .slice(0, MAX_QUERY_LENGTH * 10)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return [...spaced.matchAll(/[a-z0-9]{2,40}/g)].map(([word]) => stemmer(word));
}

// Results of tools as MCP sends them: one object, as structured content and as compact JSON text. Invariants: a text is never
// longer than MAX_CHARS, since a model reads all of it; an error has the code of the contract with its cause and remedy.
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { errorTexts } from '../../generated/error-texts.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { Operation } from '../../generated/operations.ts';
import { cutText } from '../core/cut-text.ts';
import { isObject } from '../core/json.ts';
import { Refused, ToolFailure, type ToolContext } from './port.ts';

type Operations = ToolContext['operations'];

/** Approximately 7,500 tokens. */
const MAX_CHARS = 30_000;

export function resultOf(value: object): CallToolResult {
  const text = JSON.stringify(value);
  if (text.length <= MAX_CHARS) return { content: [{ type: 'text', text }], structuredContent: { ...value } };
  const note = {
    cut: `The result has ${text.length} characters; these are the first. Ask for less: a smaller limit, a filter, or one object.`,
    beginning: cutText(text, MAX_CHARS - 400),
  };
  // Quotes inside quotes grow when escaped, so the length is measured after serialization.
  while (JSON.stringify(note).length > MAX_CHARS) note.beginning = shorter(note.beginning);
  return { content: [{ type: 'text', text: JSON.stringify(note) }], structuredContent: note };
}

function shorter(text: string): string {
  return cutText(text, Math.floor(text.length * 0.8));
}

/**
 * Returns the result for a failure that a model can act on; null for an internal error. Requests in its texts (`GET /v1/limits`) are
 * followed by the id of their operation, because tools do not take paths.
 */
export function failureResult(error: unknown, operations: Operations): CallToolResult | null {
  const shown = error instanceof Refused ? ofProblem(error) : error instanceof ToolFailure ? ofFailure(error) : null;
  if (shown === null) return null;
  const named = mapTexts(shown, (text) => nameOperations(text, operations));
  return { ...resultOf({ error: named }), isError: true };
}

const REQUEST = /\b(GET|POST|PUT|PATCH|DELETE) (\/v1\/[\w/{}-]+)/g;

function nameOperations(text: string, operations: Operations): string {
  return text.replace(REQUEST, (request, method: string, path: string) => {
    const all: readonly Operation[] = Object.values(operations);
    const found = all.find((each) => each.method === method && each.template === path);
    return found ? `${request} (operation ${found.id})` : request;
  });
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, change)]));
}

function ofProblem({ problem }: Refused): object {
  const { type: _page, instance: _path, code, ...rest } = problem;
  const texts = errorTexts[code as ErrorCode] as { cause: string; fix: string } | undefined;
  return { code, ...rest, ...(texts === undefined ? {} : { cause: texts.cause, fix: texts.fix }) };
}

function ofFailure({ code, message, fix, errors }: ToolFailure): object {
  return { code, detail: message, fix, ...(errors.length > 0 ? { errors } : {}) };
}

/** Removes members without information: null, empty texts, lists and objects. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  const kept = Object.entries(value)
    .map(([name, member]) => [name, withoutEmpty(member)] as const)
    .filter(([, member]) => !isEmpty(member));
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** Returns the named members that are not empty, in this order. */
export function pickMembers<T extends object>(value: T, names: readonly (keyof T & string)[]): Record<string, unknown> {
  return withoutEmpty(Object.fromEntries(names.map((name) => [name, value[name]]))) as Record<string, unknown>;
}

/** Formats a page of a list, each entry with `row`. */
export function pageOf<T>(
  page: { data: readonly T[]; next_cursor: string | null },
  row: (item: T) => unknown,
): { data: unknown[]; next_cursor?: string } {
  const data = page.data.map(row);
  return page.next_cursor === null ? { data } : { data, next_cursor: page.next_cursor };
}

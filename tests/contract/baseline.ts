// The parts of the contract that clients rely on, as a flat table: operations with the fields and types of their requests
// and responses. `node tests/contract/baseline.ts` writes baseline.json; baseline.test.ts compares. A commit that removes
// something from that file is a decision to break clients.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContract } from '../../codegen/load.ts';
import type { Media, OperationObject, ParameterObject, Schema } from '../../codegen/openapi.ts';
import { operations, type Operation } from '../../generated/operations.ts';

export interface Field {
  type: string;
  required: boolean;
  /** Allowed values, sorted; absent when any value of the type is allowed. */
  values?: string[];
}

export interface Shape {
  method: string;
  template: string;
  aliases: string[];
  scope: string;
  statuses: number[];
  /** Query parameters by `/name`. Missing in a baseline from before they were recorded. */
  query?: Record<string, Field>;
  request: Record<string, Field>;
  reply: Record<string, Field>;
}

export type Baseline = Record<string, Shape>;

// The service accepts more than the published document asks clients to send.
const contract = loadContract(fileURLToPath(new URL('../../openapi.yaml', import.meta.url)));
const follow = (schema: Schema): Schema => contract.resolve<Schema>(schema as { $ref: string });

const FILE = fileURLToPath(new URL('./baseline.json', import.meta.url));
// Deeper than any of our payloads; bounds recursive schemas.
const DEEPEST = 6;
const RANK = ['public', 'read-only', 'write', 'admin'];

export function currentShapes(): Baseline {
  return Object.fromEntries(Object.values(operations).map((operation) => [operation.id, shapeOf(operation)]));
}

function shapeOf(operation: Operation): Shape {
  const { method, template, aliases, scope, replies } = operation;
  const request: Record<string, Field> = {};
  const reply: Record<string, Field> = {};
  const source = contract.document.paths[template]?.[method.toLowerCase()] as OperationObject;
  const content = source.requestBody
    ? contract.resolve(source.requestBody as { content?: Record<string, Media> }).content
    : {};
  const body = content?.['application/json']?.schema;
  if (body) collect(body, '', request, 0);
  for (const { serializer } of replies) {
    const schema = serializer ? contract.document.components?.schemas?.[serializer] : undefined;
    if (schema) collect(schema, '', reply, 0);
  }
  return {
    method,
    template,
    aliases: [...aliases],
    scope,
    statuses: replies.map(({ status }) => status),
    query: sorted(queryOf(template, source)),
    request: sorted(request),
    reply: sorted(reply),
  };
}

function queryOf(template: string, { parameters = [] }: OperationObject): Record<string, Field> {
  const shared = contract.document.paths[template]?.['parameters'] as OperationObject['parameters'];
  const all = [...(shared ?? []), ...parameters].map((each) => contract.resolve<ParameterObject>(each));
  const own = all.filter((each) => each.in === 'query');
  return Object.fromEntries(
    own.map(({ name, schema, required = false }) => [`/${name}`, fieldOf(follow(schema), required)]),
  );
}

/** Sorted by path, so that the order of fields in the contract does not change the file. */
function sorted(fields: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(source: Schema, path: string, into: Record<string, Field>, depth: number): void {
  if (depth > DEEPEST) return;
  const schema = follow(source);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const at = `${path}/${name}`;
    into[at] = fieldOf(follow(property), schema.required?.includes(name) ?? false);
    collect(property, at, into, depth + 1);
  }
  if (schema.items) collect(schema.items, `${path}/*`, into, depth + 1);
  const variants = (schema.oneOf ?? []).map((part) => {
    const fields: Record<string, Field> = {};
    collect(part, path, fields, depth + 1);
    return fields;
  });
  for (const at of new Set(variants.flatMap((fields) => Object.keys(fields)))) into[at] = united(variants, at);
}

/** A field of a union: required if all variants require it; allowed values are those of any variant. */
function united(variants: readonly Record<string, Field>[], at: string): Field {
  const found = variants.flatMap((fields) => (fields[at] ? [fields[at]] : []));
  const required = found.length === variants.length && found.every((field) => field.required);
  const isOpen = found.some(({ values }) => values === undefined);
  const values = [...new Set(found.flatMap((field) => field.values ?? []))].sort();
  return { type: found[0]!.type, required, ...(isOpen ? {} : { values }) };
}

function fieldOf(schema: Schema, required: boolean): Field {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const type = [schema.type ?? 'any'].flat().sort().join('|');
  return { type, required, ...(values ? { values: values.map(String).sort() } : {}) };
}

/** Descriptions of the changes that would break a client written for `before`. */
export function breakingChanges(before: Baseline, after: Baseline): string[] {
  return Object.entries(before).flatMap(([id, old]) => {
    const now = after[id];
    if (!now) return [`${id} is gone`];
    const query = old.query ? inputChanges('query parameter', old.query, now.query ?? {}) : [];
    const request = inputChanges('request field', old.request, now.request);
    return [...addressChanges(old, now), ...query, ...request, ...replyChanges(old, now)].map(
      (change) => `${id}: ${change}`,
    );
  });
}

function addressChanges(old: Shape, now: Shape): string[] {
  const changes: string[] = [];
  if (old.method !== now.method || old.template !== now.template) changes.push('another method or path');
  for (const alias of old.aliases) if (!now.aliases.includes(alias)) changes.push(`the alias ${alias} is gone`);
  if (RANK.indexOf(now.scope) > RANK.indexOf(old.scope)) changes.push(`needs ${now.scope}, needed ${old.scope}`);
  for (const status of old.statuses) if (!now.statuses.includes(status)) changes.push(`never answers ${status}`);
  return changes;
}

function inputChanges(what: string, old: Record<string, Field>, now: Record<string, Field>): string[] {
  const gone = Object.entries(old).flatMap(([path, field]) => {
    const next = now[path];
    if (!next) return [`the ${what} ${path} is refused`];
    const lost = (field.values ?? []).filter((value) => next.values && !next.values.includes(value));
    return [
      ...(covers(next.type, field.type) ? [] : [`the ${what} ${path} was ${field.type}, is ${next.type}`]),
      ...(next.required && !field.required ? [`the ${what} ${path} is now required`] : []),
      ...lost.map((value) => `the ${what} ${path} no longer takes ${value}`),
    ];
  });
  const demanded = Object.entries(now).filter(([path, field]) => field.required && isTopLevel(path));
  const added = demanded.filter(([path]) => !old[path]).map(([path]) => `the new ${what} ${path} is required`);
  return [...gone, ...added];
}

function replyChanges(old: Shape, now: Shape): string[] {
  return Object.entries(old.reply).flatMap(([path, field]) => {
    const next = now.reply[path];
    if (!next) return [`the answer has no ${path}`];
    return [
      ...(covers(field.type, next.type) ? [] : [`${path} of the answer was ${field.type}, is ${next.type}`]),
      ...(field.required && !next.required ? [`${path} of the answer may be missing`] : []),
    ];
  });
}

/** A required field inside an optional object does not break clients that omit the object. */
function isTopLevel(path: string): boolean {
  return path.lastIndexOf('/') === 0;
}

/** Whether every value of type `narrow` is also a value of type `wide`. */
export function covers(wide: string, narrow: string): boolean {
  const types = wide.split('|');
  return wide === 'any' || narrow.split('|').every((type) => types.includes(type));
}

if (import.meta.main) writeFileSync(FILE, `${JSON.stringify(currentShapes(), null, 1)}\n`);

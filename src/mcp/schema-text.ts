// Describes an operation of the contract briefly: parameters, fields of the body with type and first sentence, errors. A model
// reads this instead of the JSON Schema, which is about ten times as long. Pure.
import type { Operation } from '../../generated/operations.ts';
import { isObject, type JsonObject } from '../core/json.ts';
import { documentOf } from './operation-search.ts';

/** Levels of nested objects that are shown. Deeper ones are shown when their field is requested. */
const LEVELS = 2;

export function describeOperation(operation: Operation, contract: JsonObject, field: string | undefined): object {
  const document = documentOf(operation, contract);
  const body = bodyOf(document, contract);
  if (field !== undefined) return { operation: operation.id, field, schema: fieldOf(body, field, contract) };
  const parameters = ((document['parameters'] ?? []) as JsonObject[]).map((each) => resolved(each, contract));
  const shown = parameters.filter((each) => each['in'] !== 'header');
  return {
    operation: operation.id,
    request: `${operation.method} ${operation.template}`,
    summary: document['summary'],
    ...(document['description'] === undefined ? {} : { description: document['description'] }),
    scope: operation.principal === 'user' ? `${operation.scope}, sessions of users only` : operation.scope,
    ...(shown.length === 0 ? {} : { parameters: Object.fromEntries(shown.map((each) => parameterOf(each, contract))) }),
    ...(body === null ? {} : { body: textOf(body, contract, LEVELS), example: exampleOf(document) }),
    ...(operation.media !== null && !operation.media.includes('application/json') ? { media: operation.media } : {}),
    errors: operation.errors,
  };
}

function parameterOf(parameter: JsonObject, contract: JsonObject): [string, string] {
  const { name, required, description } = parameter as { name: string; required?: boolean; description?: string };
  const place = parameter['in'] === 'path' ? 'path' : required === true ? 'query, required' : 'query';
  return [name, `${place}: ${typeOf(parameter['schema'], contract)}${sentence(description)}`];
}

function contentOf(document: JsonObject, part: 'schema' | 'example'): unknown {
  const content = (document['requestBody'] as JsonObject | undefined)?.['content'] as JsonObject | undefined;
  const media = content?.['application/json'] ?? Object.values(content ?? {})[0];
  return isObject(media) ? media[part] : undefined;
}

function bodyOf(document: JsonObject, contract: JsonObject): JsonObject | null {
  const schema = contentOf(document, 'schema');
  return isObject(schema) ? resolved(schema, contract) : null;
}

function exampleOf(document: JsonObject): unknown {
  return contentOf(document, 'example');
}

/** Resolves a local reference. */
function resolved(schema: JsonObject, contract: JsonObject): JsonObject {
  const { $ref: ref } = schema;
  if (typeof ref !== 'string') return schema;
  let at: unknown = contract;
  for (const part of ref.slice(2).split('/')) at = isObject(at) ? at[part] : undefined;
  return isObject(at) ? at : {};
}

/** Returns the complete schema of a field, given by its dotted path. */
function fieldOf(body: JsonObject | null, field: string, contract: JsonObject): unknown {
  let at: JsonObject | null = body;
  for (const name of field.split('.')) {
    const next: unknown = at === null ? undefined : membersOf(at, contract)[name];
    at = isObject(next) ? resolved(next, contract) : null;
  }
  return at === null ? `There is no field ${field}.` : textOf(at, contract, LEVELS + 2);
}

function membersOf(schema: JsonObject, contract: JsonObject): JsonObject {
  const { properties, items } = schema;
  if (isObject(properties) && Object.hasOwn(schema, 'properties')) return properties;
  if (isObject(items)) return membersOf(resolved(items, contract), contract);
  const variants = (schema['oneOf'] ?? schema['anyOf'] ?? []) as JsonObject[];
  return Object.assign({}, ...variants.map((each) => membersOf(resolved(each, contract), contract))) as JsonObject;
}

/** Describes an object by its fields, and anything else in one line. */
function textOf(schema: JsonObject, contract: JsonObject, levels: number): unknown {
  const { properties, oneOf, items } = schema;
  if (isObject(properties) && levels > 0) return fieldsOf(schema, properties, contract, levels);
  const variants = Array.isArray(oneOf) ? (oneOf as JsonObject[]).map((each) => resolved(each, contract)) : [];
  const objects = variants.filter((each) => isObject(each['properties']));
  if (objects.length > 1 && levels > 0) return { one_of: objects.map((each) => textOf(each, contract, levels)) };
  if (objects.length === 1 && levels > 0) return textOf(objects[0]!, contract, levels);
  if (isObject(items) && levels > 0) {
    const inner = textOf(resolved(items, contract), contract, levels);
    if (typeof inner !== 'string') return [inner];
  }
  return line(schema, contract);
}

function fieldsOf(schema: JsonObject, properties: JsonObject, contract: JsonObject, levels: number): JsonObject {
  const required = new Set((schema['required'] ?? []) as string[]);
  const entries = Object.entries(properties).map(([name, given]) => {
    const member = isObject(given) ? resolved(given, contract) : {};
    const inner = levels > 1 ? textOf(member, contract, levels - 1) : line(member, contract);
    return [`${name}${required.has(name) ? '*' : ''}`, inner];
  });
  return Object.fromEntries(entries) as JsonObject;
}

function line(schema: JsonObject, contract: JsonObject): string {
  return `${typeOf(schema, contract)}${sentence(schema['description'])}`;
}

function typeOf(given: unknown, contract: JsonObject): string {
  const schema = isObject(given) ? resolved(given, contract) : {};
  const { enum: values, type, items, oneOf, anyOf, const: only } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join('|');
  const variants = (oneOf ?? anyOf) as unknown[] | undefined;
  if (Array.isArray(variants)) return [...new Set(variants.map((each) => typeOf(each, contract)))].join('|');
  const own = (Array.isArray(type) ? type : [type ?? 'any']).join('|');
  return own.includes('array') && isObject(items) ? own.replace('array', `${typeOf(items, contract)}[]`) : own;
}

/** Returns a dash and the first sentence of a description, or its part before a colon; empty without a description. */
function sentence(description: unknown): string {
  if (typeof description !== 'string' || description === '') return '';
  return ` — ${/^.*?[.:](?=\s|$)/s.exec(description)?.[0] ?? description}`.slice(0, 180);
}
